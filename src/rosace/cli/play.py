"""`rosace play`: a game in the terminal, against a computer player or another person."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import typer
from rich.text import Text

from rosace.cli.common import COMPUTERS, Language, Players, console, naming, read_text, seated, speaker
from rosace.cli.options import with_game_options
from rosace.cli.session import Session
from rosace.cli.terminal_game import HUMAN, TerminalGame, load
from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.ruleset import Ruleset
from rosace.core.state import Kernel, is_compiled
from rosace.i18n import Translator

# Who sits opposite where nobody is named: the middle of the levels, and one that does not search where
# nothing is compiled, since a search would see next to nothing in its time there.
OPPONENT, WITHOUT_SEARCH = "journeyman", "apprentice"


@with_game_options
def play(
    options: dict[str, Any],
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help=f"The game: {', '.join(registry.names())}.", show_default=False),
    ] = None,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="WHO",
            help=f"The player of a seat, once per seat: {HUMAN}; a computer player, from easiest to"
            f" hardest: {COMPUTERS}; or file.py:Class. Given once with --players, it plays every seat."
            f" Default: you, then {OPPONENT} ({WITHOUT_SEARCH} if the game isn't compiled).",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="Seed for draws and rolls. Default: random.", show_default=False),
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="FILE", help="Continue a saved game.", show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal: solo, against the computer, or with a friend beside you.

    Type a number or a move; [bold]help[/bold] lists the commands: why, undo, look, score, save ...
    If players have secrets from each other, the screen is cleared between turns; a terminal that
    can't be cleared gets empty lines and a warning.
    """
    words, out = speaker(lang), console()
    if resume is not None:
        if options or seed is not None or players is not None:
            raise BadOptions("a saved game has its own options, seats and seed: leave them out with --resume")
        table = _resumed(resume, game, seat, words)
    elif game is None:
        raise BadOptions(f"which game? Choose one of {', '.join(registry.names())}")
    else:
        found = registry.get(game)
        number = players or len(seat or ()) or found.spec.seats[0]
        names = seated(seat or [HUMAN, *[_opponent(found)] * (number - 1)], number, "--seat")
        table = TerminalGame.new(found, names, options, secrets.randbelow(10**9) if seed is None else seed)
    title, who = table.ruleset.spec.name.capitalize(), ", ".join(table.seats)
    out.print(Text(words.say("cli-welcome", game=title, players=who)))
    if table.journal.seed is not None:
        out.print(Text(words.say("cli-seed", seed=str(table.journal.seed)), style="dim"))
    Session(table, words, out).run()


def _opponent(ruleset: Ruleset) -> str:
    return OPPONENT if is_compiled() and isinstance(ruleset.new(), Kernel) else WITHOUT_SEARCH


def _resumed(path: str, game: str | None, seats: list[str] | None, words: Translator) -> TerminalGame:
    text = read_text(path)
    with naming(path):
        found, record = load(text, words)
    if game not in (None, found.spec.name):
        raise BadOptions(f"{path} is a game of {found.spec.name}, not of {game}")
    if seats:
        seats = seated(seats, len(record.seats) or found.spec.seats[0], "--seat")
    with naming(path):
        return TerminalGame.resumed(found, record, seats or None)
