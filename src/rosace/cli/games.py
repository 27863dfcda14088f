"""`rosace games`: which games there are, and their options."""

from __future__ import annotations

from rich.table import Table

from rosace.cli.common import AsJson, Language, console, print_json, speaker
from rosace.cli.options import describe, written
from rosace.core import registry


def games(json: AsJson = False, lang: Language = None) -> None:
    """List the games with their options; the first value of an option is its default."""
    words = speaker(lang)
    found = [registry.get(name) for name in registry.names()]
    if json:
        print_json(
            [
                {
                    "game": game.spec.name,
                    "rules": game.spec.rules,
                    "seats": list(game.spec.seats),
                    "options": {option.name: list(option.values) for option in game.spec.options},
                    "actions": game.spec.actions.size,
                    "max_decisions": game.spec.max_decisions,
                }
                for game in found
            ]
        )
        return
    for game in found:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for option in game.spec.options:
            text = describe(game.spec.name, option, words)
            table.add_row(option.name, "|".join(map(written, option.values)), text)
        seats = words.say("cli-seats", count=", ".join(map(str, game.spec.seats)))
        console().print(f"[bold]{game.spec.name.capitalize()}[/bold]  ({seats}, {game.spec.rules})")
        console().print(table)
