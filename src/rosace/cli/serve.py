"""`rosace serve`: tables for people at other screens."""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from dataclasses import replace
from http.client import HTTPException
from typing import Annotated
from urllib.error import HTTPError
from urllib.request import ProxyHandler, build_opener

import typer

from rosace.cli.common import DataFolder, Language, console, translator_for
from rosace.i18n import Translator
from rosace.server.settings import Settings

POLL_S = 0.1  # between two requests to a server that does not answer yet
ANSWER_LIMIT_S = 5.0  # for its answer
LATE_S = 5.0  # after which it is said why it does not answer


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

    opens = sys.stdout.isatty() if open_browser is None else open_browser

    def on_listening() -> None:
        threading.Thread(target=_say_when_open, args=[settings, translator, opens], daemon=True).start()

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


def _say_when_open(settings: Settings, translator: Translator, opens_browser: bool) -> None:
    """Say where the server is as soon as it answers, and meanwhile why it does not."""
    from rosace.server.serve import say_ready

    _wait_until_ready(settings, translator)
    _print_addresses(settings, translator)
    say_ready()
    if opens_browser:
        _open_browser(settings.address)


def _wait_until_ready(settings: Settings, translator: Translator) -> None:
    late, told = time.monotonic() + LATE_S, ""
    while reason := _why_not_ready(settings):
        if time.monotonic() > late and reason != told:
            told = reason
            problem = translator.say(f"cli-not-ready-{reason}")
            print(translator.say("cli-serve-waiting", problem=problem), file=sys.stderr)
        time.sleep(POLL_S)


def _why_not_ready(settings: Settings) -> str:
    """Why the server cannot serve players yet, as a code; empty if it has just stored something."""
    try:
        host = socket.getaddrinfo(settings.host, None, flags=socket.AI_PASSIVE)[0][4][0]
        url = f"{replace(settings, host=str(host)).address}readyz"  # a name might be no name of the server's
        with build_opener(ProxyHandler({})).open(url, timeout=ANSWER_LIMIT_S):
            return ""
    except HTTPError as refusal:
        with suppress(ValueError, KeyError, TypeError):
            return str(json.load(refusal)["reason"])
        return "failed"
    except (HTTPException, OSError):
        return "starting"


def _open_browser(address: str) -> None:
    """Open the address in a graphical browser."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser:  # that one would run in this terminal
            browser.open(address)
