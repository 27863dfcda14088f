"""`rosace play`: a game in the terminal, against a computer player or another person."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import typer
from rich.text import Text

from rosace.cli.common import (
    COMPUTERS,
    Language,
    Players,
    console,
    name_file_in_errors,
    players_for_seats,
    read_text,
    translator_for,
)
from rosace.cli.options import with_game_options
from rosace.cli.session import Session
from rosace.cli.terminal_game import HUMAN, TerminalGame, load
from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.ruleset import Ruleset
from rosace.core.state import is_compiled
from rosace.i18n import Translator
from rosace.players import DEFAULT_LEVEL, default_level

# The default opponent: the middle level, or the strongest below it that can play the game. Without compiled
# rules one that does not search, because an uncompiled search is too slow to play well.
OPPONENT, WITHOUT_SEARCH = DEFAULT_LEVEL, "apprentice"


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
    translator, out = translator_for(lang), console()
    if resume is not None:
        if options or seed is not None or players is not None:
            raise BadOptions("a saved game has its own options, seats and seed: leave them out with --resume")
        terminal_game = _resume(resume, game, seat, translator)
    elif game is None:
        raise BadOptions(f"which game? Choose one of {', '.join(registry.names())}")
    else:
        ruleset = registry.get(game)
        seat_count = players or len(seat or ()) or ruleset.spec.seats[0]
        names = players_for_seats(
            seat or [HUMAN, *[_opponent(ruleset)] * (seat_count - 1)], seat_count, "--seat"
        )
        terminal_game = TerminalGame.new(
            ruleset, names, options, secrets.randbelow(10**9) if seed is None else seed
        )
    title = terminal_game.ruleset.spec.name.capitalize()
    out.print(Text(translator.say("cli-welcome", game=title, players=_who_plays(terminal_game, translator))))
    if terminal_game.journal.seed is not None:
        out.print(Text(translator.say("cli-seed", seed=str(terminal_game.journal.seed)), style="dim"))
    Session(terminal_game, translator, out).run()


def _who_plays(game: TerminalGame, translator: Translator) -> str:
    """The seats and who plays them: `Player 1: you, Player 2: Computer (Novice)`."""
    person = translator.say("cli-player-you" if len(game.humans) == 1 else "cli-player-person")
    players = []
    for seat, name in enumerate(game.seats):
        key = f"web-level-{name}"
        level = translator.say(key) if translator.has(key) else name
        who = person if name == HUMAN else translator.say("cli-player-computer", level=level)
        players.append(translator.say("cli-player", seat=translator(game.ruleset.seat_name(seat)), who=who))
    return ", ".join(players)


def _opponent(ruleset: Ruleset) -> str:
    return default_level(ruleset, OPPONENT if is_compiled() else WITHOUT_SEARCH)


def _resume(path: str, game: str | None, seats: list[str] | None, translator: Translator) -> TerminalGame:
    text = read_text(path)
    with name_file_in_errors(path):
        ruleset, record = load(text, translator)
    if game not in (None, ruleset.spec.name):
        raise BadOptions(f"{path} is a game of {ruleset.spec.name}, not of {game}")
    if seats:
        seats = players_for_seats(seats, len(record.seats) or ruleset.spec.seats[0], "--seat")
    with name_file_in_errors(path):
        return TerminalGame.resumed(ruleset, record, seats or None)
