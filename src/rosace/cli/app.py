"""The command line application. Each command is imported on first use, so `rosace score` starts fast."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

import rosace

TYPER_SETTINGS: dict[str, Any] = {
    "add_completion": False,
    "pretty_exceptions_enable": False,
    "rich_markup_mode": "rich",
    "context_settings": {"help_option_names": ["-h", "--help"]},
}

# In the order of the help. Each is the function of that name in the module of that name.
COMMANDS = (
    "play",
    "games",
    "score",
    "legal",
    "analyse",
    "review",
    "replay",
    "verify",
    "simulate",
    "arena",
    "serve",
    "repair",
    "tidy",
    "perft",
    "bench",
)


class Commands(TyperGroup):
    def __init__(self, **settings: Any):
        super().__init__(**settings)
        self.commands: Any = dict.fromkeys(COMMANDS)  # Typer suggests these for a mistyped name

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        command_app = typer.Typer(**TYPER_SETTINGS)
        command_app.command(cmd_name)(getattr(import_module(f"rosace.cli.{cmd_name}"), cmd_name))
        return get_command(command_app)


app = typer.Typer(
    cls=Commands,
    help="Play, study and simulate board games of stone and coloured glass. Unofficial fan project.",
    no_args_is_help=True,
    **TYPER_SETTINGS,
)


def version_text() -> str:
    """The version, and whether the rules in use are compiled."""
    if rosace.compiled():
        core = "compiled core"
    elif os.environ.get("ROSACE_PURE", "0") not in ("", "0"):
        core = "uncompiled core (ROSACE_PURE=1)"
    else:
        core = "uncompiled core: no compiled modules found"
    return f"rosace {rosace.__version__}, {core}"


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_text())
        raise typer.Exit()


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    pass
