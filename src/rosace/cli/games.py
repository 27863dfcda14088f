"""`rosace games`: which games there are, and their options."""

from __future__ import annotations

from typing import Any

import typer
from rich.table import Table

from rosace.cli.common import AsJson, Language, console, print_json, speaker
from rosace.cli.errors import complain
from rosace.cli.options import describe, written
from rosace.core import registry
from rosace.core.errors import RosaceError
from rosace.core.ruleset import Game
from rosace.i18n import Words


def games(json: AsJson = False, lang: Language = None) -> None:
    """List the games with their options; the first value of an option is its default.

    A game that cannot be loaded is named on stderr, after the others; the status is then 2.
    """
    words = speaker(lang)
    found, broken = _games()
    if json:
        print_json([_as_json(game) for game in found])
    else:
        _print(found, words)
    for line in broken:
        complain(line)
    if broken:
        raise typer.Exit(2)


def _games() -> tuple[list[Game], list[str]]:
    """The games, and what is wrong with those that cannot be loaded."""
    found, broken = [], []
    for name in registry.names():
        try:
            found.append(registry.get(name))
        except RosaceError as error:
            broken.append(str(error))
    return found, broken


def _as_json(game: Game) -> dict[str, Any]:
    return {
        "game": game.spec.name,
        "rules": game.spec.rules,
        "seats": list(game.spec.seats),
        "options": {option.name: list(option.values) for option in game.spec.options},
        "actions": game.spec.actions.size,
        "max_decisions": game.spec.max_decisions,
    }


def _print(found: list[Game], words: Words) -> None:
    for game in found:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for option in game.spec.options:
            text = describe(game.spec.name, option, words)
            table.add_row(option.name, "|".join(map(written, option.values)), text)
        numbers = ", ".join(map(str, sorted(game.spec.seats)))
        key = "cli-seats" if len(game.spec.seats) == 1 else "cli-seats-default"
        seats = words.say(key, count=numbers, default=game.spec.seats[0])
        console().print(f"[bold]{game.spec.name.capitalize()}[/bold]  ({seats}, {game.spec.rules})")
        console().print(table)
