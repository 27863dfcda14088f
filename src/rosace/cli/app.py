"""The commands put together."""

from __future__ import annotations

import os
from typing import Annotated

import typer

import rosace
from rosace.cli import arena, bench, games, legal, perft, play, replay, score, serve, simulate, verify

app = typer.Typer(
    help="Play, study and simulate board games about stone and coloured glass. An unofficial fan work.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play.play,
    games.games,
    score.score,
    legal.legal,
    replay.replay,
    verify.verify,
    simulate.simulate,
    arena.arena,
    serve.serve,
    perft.perft,
    bench.bench,
):
    app.command()(command)


def version_text() -> str:
    """The version, and whether the rules in use are compiled."""
    if rosace.compiled():
        core = "compiled core"
    elif os.environ.get("ROSACE_PURE", "0") not in ("", "0"):
        core = "uncompiled core (ROSACE_PURE=1)"
    else:
        core = "uncompiled core: no compiled modules were found"
    return f"rosace {rosace.__version__}, {core}"


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_text())
        raise typer.Exit()


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Say the version and stop."),
    ] = False,
) -> None:
    pass
