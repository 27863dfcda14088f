"""`rosace games`: list the games and their options."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from rosace.cli.common import AsJson, Language, console, print_json, translator_for
from rosace.cli.errors import print_error
from rosace.cli.options import describe, option_text
from rosace.core import registry
from rosace.core.errors import RosaceError
from rosace.core.ruleset import Ruleset
from rosace.i18n import Translator, check_words
from rosace.players import LEVELS, levels_for


def games(json: AsJson = False, lang: Language = None) -> None:
    """List the games and their options; the first value of an option is its default.

    A game that cannot be loaded, or has no words, is left out and reported on stderr.
    """
    translator = translator_for(lang)
    rulesets, errors = _load_games()
    if json:
        print_json([_as_json(game) for game in rulesets])
    else:
        _print(rulesets, translator)
    for line in errors:
        print_error(line)


def _load_games() -> tuple[list[Ruleset], list[str]]:
    """The games that can be played, and the errors of the others."""
    rulesets, errors = [], []
    for name in registry.names():
        try:
            ruleset = registry.get(name)
            check_words(name)
            levels_for(ruleset)  # makes a first position
        except RosaceError as error:
            errors.append(str(error))
        except Exception as error:  # of somebody else's game
            errors.append(f"the game {name!r} cannot be played: {error!r}")
        else:
            rulesets.append(ruleset)
    return rulesets, errors


def _as_json(ruleset: Ruleset) -> dict[str, Any]:
    return {
        "game": ruleset.spec.name,
        "rules": ruleset.spec.rules,
        "seats": list(ruleset.spec.seats),
        "options": {option.name: list(option.values) for option in ruleset.spec.options},
        "actions": ruleset.spec.actions.size,
        "max_decisions": ruleset.spec.max_decisions,
        "levels": levels_for(ruleset),
    }


def _print(rulesets: list[Ruleset], translator: Translator) -> None:
    for ruleset in rulesets:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for option in ruleset.spec.options:
            text = describe(ruleset.spec.name, option, translator)
            table.add_row(option.name, "|".join(map(option_text, option.values)), text)
        if levels_for(ruleset).keys() != LEVELS.keys():
            table.add_row(translator.say("cli-games-levels"), "|".join(levels_for(ruleset)))
        numbers = ", ".join(map(str, sorted(ruleset.spec.seats)))
        key = "cli-seats" if len(ruleset.spec.seats) == 1 else "cli-seats-default"
        seats = translator.say(key, count=numbers, default=ruleset.spec.seats[0])
        console().print(f"[bold]{ruleset.spec.name.capitalize()}[/bold]  ({seats}, {ruleset.spec.rules})")
        console().print(table)
