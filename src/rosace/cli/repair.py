"""`rosace repair`: make the lists of a server's database again from the games."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rosace.cli.common import AsJson, DatabaseUrl, DataFolder, Language, print_json, translator_for

if TYPE_CHECKING:
    from rosace.server.repair import Repaired


def repair(
    database: DatabaseUrl = None,
    data: DataFolder = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Compare every table in a server's lists with its game, and correct the lists.

    The games themselves stay as they are. With SQLite stop the server first; with PostgreSQL it may run.
    """
    from rosace.server.settings import Settings  # slow to import

    translator = translator_for(lang)
    url = Settings.read(database=database, data=data).database
    check_there(url)
    repaired = asyncio.run(_repair(url))
    if json:
        print_json(asdict(repaired))
        return
    print(translator.say("cli-repair-done", checked=repaired.checked, mended=repaired.mended))
    if repaired.unreadable:
        print(translator.say("cli-repair-unreadable", count=repaired.unreadable))


def check_there(url: str) -> None:
    """Refuse a file that is not there: opening it would make an empty database."""
    from rosace.server.settings import BadSettings

    file = url.removeprefix("sqlite:///")
    if file != url and not Path(file).is_file():
        raise BadSettings(f"cannot open {file}: there is no such database")


async def _repair(url: str) -> Repaired:
    from rosace.server.repair import repair_all
    from rosace.server.storage import Store

    store = await Store.open(url)
    try:
        return await repair_all(store)
    finally:
        await store.close()
