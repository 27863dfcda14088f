"""`rosace serve`: tables for people at other screens."""

from __future__ import annotations

import os
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from typing import Annotated
from urllib.error import URLError
from urllib.request import urlopen

import typer

from rosace.cli.common import DataFolder, Language, console, translator_for
from rosace.i18n import Translator
from rosace.server.settings import Settings

BROWSER_WAIT_S = 20.0  # for the server to answer before a browser is opened


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            help="Address to listen on. Default: 127.0.0.1, this machine only; 0.0.0.0 lets others in.",
            show_default=False,
        ),
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port. Default: 8000.", show_default=False)] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://USER@HOST/NAME. Default: a file in the data folder.",
            show_default=False,
        ),
    ] = None,
    data: DataFolder = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="Number of processes; more than one needs PostgreSQL.", show_default=False
        ),
    ] = None,
    static: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", help="Serve these client files instead of ours.", show_default=False),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="Another site whose pages may use this server; repeatable.",
            show_default=False,
        ),
    ] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name of this server, such as games.example; repeatable.",
            show_default=False,
        ),
    ] = None,
    behind_proxy: Annotated[
        bool | None,
        typer.Option(
            "--behind-proxy",
            help="Trust X-Forwarded-* headers; only behind a proxy that sets them.",
            show_default=False,
        ),
    ] = None,
    root_path: Annotated[
        str | None,
        typer.Option(metavar="PATH", help="Path under which a proxy serves this server.", show_default=False),
    ] = None,
    log_level: Annotated[
        str | None,
        typer.Option(
            metavar="debug|info|warning|error",
            help="What to log to stderr. Default: info, or warning in a terminal.",
            show_default=False,
        ),
    ] = None,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open", help="Open a browser. Default: only in a terminal.", show_default=False
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Run a server for players in their browsers, until Ctrl-C.

    Every option can also be set in the environment: ROSACE_PORT, ROSACE_DATABASE and so on.
    """
    from rosace.server import serve as serving  # slow to import

    translator = translator_for(lang)
    settings = Settings.read(
        host=host,
        port=port,
        database=database,
        data=data,
        workers=workers,
        static=static,
        origins=origin,
        hosts=allow_host,
        behind_proxy=behind_proxy,
        root_path=root_path,
        log_level=log_level or _default_log_level(),
    )

    def on_listening() -> None:
        _print_addresses(settings, translator)
        if sys.stdout.isatty() if open_browser is None else open_browser:
            threading.Thread(target=_open_browser, args=[settings.address], daemon=True).start()

    serving.make_data_folder(settings)
    serving.prepare_database(settings)  # first, so that its errors are a single line
    status = serving.serve(settings, on_listening)
    if status:
        raise typer.Exit(status)


def _default_log_level() -> str | None:
    """Warnings only in a terminal, unless the environment sets a level (None)."""
    terminal = sys.stderr is not None and sys.stderr.isatty()
    return "warning" if terminal and "ROSACE_LOG_LEVEL" not in os.environ else None


def _print_addresses(settings: Settings, translator: Translator) -> None:
    from rosace.server.storage import shown

    out = console(soft_wrap=True)
    out.print(translator.say("cli-serve-address", address=settings.address), markup=False)
    out.print(translator.say("cli-serve-database", database=shown(settings.database)), markup=False)
    out.print(translator.say("cli-serve-data", folder=settings.data), markup=False)
    out.print(translator.say("cli-serve-stop"), markup=False)


def _open_browser(address: str) -> None:
    """Open the address in a graphical browser as soon as the server answers."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is webbrowser.GenericBrowser:  # would run in this terminal
            return
        if _wait_for_server(f"{address}healthz"):
            browser.open(address)


def _wait_for_server(url: str) -> bool:
    deadline = time.monotonic() + BROWSER_WAIT_S
    while time.monotonic() < deadline:
        with suppress(URLError, OSError), urlopen(url, timeout=1):
            return True
        time.sleep(0.1)
    return False
