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
from rosace.core.ruleset import Ruleset
from rosace.i18n import Translator


def games(json: AsJson = False, lang: Language = None) -> None:
    """List the games and their options; the first value of an option is its default.

    A game that fails to load is reported on stderr after the others, and the exit status is 2.
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


def _games() -> tuple[list[Ruleset], list[str]]:
    """The games, and what is wrong with those that cannot be loaded."""
    found, broken = [], []
    for name in registry.names():
        try:
            found.append(registry.get(name))
        except RosaceError as error:
            broken.append(str(error))
    return found, broken


def _as_json(ruleset: Ruleset) -> dict[str, Any]:
    return {
        "game": ruleset.spec.name,
        "rules": ruleset.spec.rules,
        "seats": list(ruleset.spec.seats),
        "options": {option.name: list(option.values) for option in ruleset.spec.options},
        "actions": ruleset.spec.actions.size,
        "max_decisions": ruleset.spec.max_decisions,
    }


def _print(found: list[Ruleset], words: Translator) -> None:
    for ruleset in found:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for option in ruleset.spec.options:
            text = describe(ruleset.spec.name, option, words)
            table.add_row(option.name, "|".join(map(written, option.values)), text)
        numbers = ", ".join(map(str, sorted(ruleset.spec.seats)))
        key = "cli-seats" if len(ruleset.spec.seats) == 1 else "cli-seats-default"
        seats = words.say(key, count=numbers, default=ruleset.spec.seats[0])
        console().print(f"[bold]{ruleset.spec.name.capitalize()}[/bold]  ({seats}, {ruleset.spec.rules})")
        console().print(table)
