"""`rosace tidy`: remove from a server's database what is not kept any longer."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from rosace.cli.common import AsJson, DatabaseUrl, DataFolder, Language, print_json, translator_for
from rosace.cli.repair import check_there

if TYPE_CHECKING:
    from rosace.i18n import Translator
    from rosace.server.settings import Settings
    from rosace.server.storage import Aged
    from rosace.server.tidying import Tidied

DaysKept = Annotated[
    int | None,
    typer.Option(metavar="DAYS", help="Instead of the server's setting; 0 keeps them.", show_default=False),
]


def tidy(
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only print what would be removed, and remove nothing.")
    ] = False,
    unplayed_days: DaysKept = None,
    guest_games_days: DaysKept = None,
    guests_days: DaysKept = None,
    database: DatabaseUrl = None,
    data: DataFolder = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Remove tables that were never played, old games of guests, and what guests practised long ago.

    Games of accounts stay. A server does the same by itself. With SQLite stop it first.
    """
    from rosace.server.settings import Settings  # slow to import

    translator = translator_for(lang)
    settings = Settings.read(
        database=database,
        data=data,
        keep_unplayed_days=unplayed_days,
        keep_guest_games_days=guest_games_days,
        keep_guests_days=guests_days,
    )
    check_there(settings.database)
    tidied = asyncio.run(_tidy(settings, dry_run, translator))
    counts = asdict(tidied)
    del counts["tables"]
    if json:
        print_json(counts | ({"tables": list(map(_shown, tidied.tables))} if dry_run else {}))
        return
    for row in map(_shown, tidied.tables):
        kind = translator.say(f"cli-tidy-{row['status']}")
        print(row["table"], row["changed"], row["game"], kind, sep="  ")
    print(translator.say("cli-tidy-would" if dry_run else "cli-tidy-done"))
    for name, count in counts.items():
        print(translator.say(f"cli-tidy-{name.replace('_', '-')}", count=count))


def _shown(one: Aged) -> dict[str, str]:
    day = datetime.fromtimestamp(one.changed / 1000, UTC).date().isoformat()
    return {"table": one.table, "game": one.game, "status": one.status, "changed": day}


async def _tidy(settings: Settings, dry_run: bool, translator: Translator) -> Tidied:
    from rosace.server.storage import Store
    from rosace.server.tidying import GRACE_S, Retention, Tidying

    store = await Store.open(settings.database)
    try:
        if dry_run:
            return await Tidying(store, Retention.of(settings)).would_remove()
        grace_s = GRACE_S if store.is_shared else 0.0  # nobody else has a file of SQLite
        if grace_s:
            print(translator.say("cli-tidy-waiting", seconds=round(grace_s)), file=sys.stderr)
        return await Tidying(store, Retention.of(settings), grace_s=grace_s).remove()
    finally:
        await store.close()
