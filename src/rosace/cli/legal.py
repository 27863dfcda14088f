"""`rosace legal`: what may be decided in a position, or what chance may bring."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from rosace.cli.common import AsJson, Language, console, naming, print_json, read_document, speaker
from rosace.core.ruleset import Game
from rosace.core.state import CHANCE, OVER
from rosace.i18n import Words


def legal(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position document (JSON); - is stdin.")],
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the legal decisions of a position, or the outcomes of its chance event with their weights."""
    words = speaker(lang)
    game, document = read_document(file)
    with naming(file):
        state = game.read_position(document)
    if json:
        print_json(_as_json(game, state, words))
    else:
        _print(game, state, words)


def _as_json(game: Game, state: Any, words: Words) -> dict[str, Any]:
    mover = state.to_move()
    found: dict[str, Any] = {"game": game.spec.name, "rules": game.spec.rules}
    if mover == OVER:
        return found | {"to_move": "over"}
    if mover == CHANCE:
        outcomes = [{"id": o, "notation": game.text(o), "weight": weight} for o, weight in state.chance()]
        return found | {"to_move": "chance", "outcomes": outcomes}
    decisions = [
        {
            "id": action,
            "notation": game.text(action),
            "label": words(game.label(state, action)),
            "touch": list(game.touch(state, action)),
        }
        for action in state.legal()
    ]
    return found | {"to_move": mover, "ask": words(game.ask(state)), "decisions": decisions}


def _print(game: Game, state: Any, words: Words) -> None:
    mover = state.to_move()
    if mover == OVER:
        console().print(words.say("cli-over"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    if mover == CHANCE:
        total = sum(weight for _, weight in state.chance())
        title = words.say("cli-chance")
        for column in ("id", "notation", "weight"):
            table.add_column(words.say(f"cli-column-{column}"))
        for outcome, weight in state.chance():
            table.add_row(str(outcome), game.text(outcome), f"{weight}/{total}")
    else:
        title = f"{words(game.seat_name(mover))}: {words(game.ask(state))}"
        for column in ("id", "notation", "label", "touch"):
            table.add_column(words.say(f"cli-column-{column}"))
        for action in state.legal():
            label = Text(words(game.label(state, action)))
            table.add_row(str(action), game.text(action), label, " > ".join(game.touch(state, action)))
    console().print(Text(title, style="bold"))
    console().print(table)
