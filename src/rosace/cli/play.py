"""`rosace play`: a game in the terminal, against a computer player or another person."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import typer
from rich.text import Text

from rosace import players
from rosace.cli.common import Language, console, read_text, speaker
from rosace.cli.options import with_game_options
from rosace.cli.session import Session
from rosace.cli.table import HUMAN, Table, load
from rosace.core import registry
from rosace.core.errors import BadOptions

OPPONENT = "greedy"


@with_game_options
def play(
    options: dict[str, Any],
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=f"The game: {', '.join(registry.names())}.", show_default=False),
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="WHO",
            help=f"Who sits where, once for each seat: {HUMAN}, {', '.join(players.names())},"
            f" or file.py:Class. By default you, then {OPPONENT}.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="What chance is dealt from; random if not given.", show_default=False),
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Go on with a saved game.", show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, against the computer or with somebody beside you.

    Type a number or a choice; [bold]help[/bold] lists the commands: why, undo, score, log, rules, save ...
    """
    words, out = speaker(lang), console()
    if resume is not None:
        table = _resumed(resume, game, seat, options, seed)
    elif game is None:
        raise BadOptions(f"which game? There are {', '.join(registry.names())}")
    else:
        found = registry.get(game)
        names = seat or [HUMAN, *[OPPONENT] * (found.spec.seats[0] - 1)]
        table = Table.new(found, names, options, secrets.randbelow(10**9) if seed is None else seed)
    title, who = table.game.spec.name.capitalize(), ", ".join(table.seats)
    out.print(Text(words.say("cli-welcome", game=title, players=who)))
    if table.journal.seed is not None:
        out.print(Text(words.say("cli-seed", seed=str(table.journal.seed)), style="dim"))
    Session(table, words, out).run()


def _resumed(
    path: str, game: str | None, seats: list[str] | None, options: dict[str, Any], seed: int | None
) -> Table:
    if options or seed is not None:
        raise BadOptions("a saved game has its options and its seed: give neither with --resume")
    found, record = load(read_text(path))
    if game not in (None, found.spec.name):
        raise BadOptions(f"{path} is a game of {found.spec.name}, not of {game}")
    return Table.resumed(found, record, seats)
