"""`rosace legal`: what may be decided in a position, or what chance may bring."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from rosace.cli.common import AsJson, Language, console, naming, print_json, read_document, speaker
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE, OVER
from rosace.i18n import Translator


def legal(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position document (JSON); - for stdin.")],
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the legal moves in a position, or the outcomes of its chance event with their weights."""
    words = speaker(lang)
    ruleset, document = read_document(file)
    with naming(file):
        state = ruleset.read_position(document)
    if json:
        print_json(_as_json(ruleset, state, words))
    else:
        _print(ruleset, state, words)


def _as_json(ruleset: Ruleset, state: Any, words: Translator) -> dict[str, Any]:
    mover = state.to_move()
    found: dict[str, Any] = {"game": ruleset.spec.name, "rules": ruleset.spec.rules}
    if mover == OVER:
        return found | {"to_move": "over"}
    if mover == CHANCE:
        outcomes = [{"id": o, "notation": ruleset.text(o), "weight": weight} for o, weight in state.chance()]
        return found | {"to_move": "chance", "outcomes": outcomes}
    decisions = [
        {
            "id": action,
            "notation": ruleset.text(action),
            "label": words(ruleset.label(state, action)),
            "touch": list(ruleset.touch(state, action)),
        }
        for action in state.legal()
    ]
    return found | {"to_move": mover, "ask": words(ruleset.ask(state)), "decisions": decisions}


def _print(ruleset: Ruleset, state: Any, words: Translator) -> None:
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
            table.add_row(str(outcome), ruleset.text(outcome), f"{weight}/{total}")
    else:
        title = f"{words(ruleset.seat_name(mover))}: {words(ruleset.ask(state))}"
        for column in ("id", "notation", "label", "touch"):
            table.add_column(words.say(f"cli-column-{column}"))
        for action in state.legal():
            label = Text(words(ruleset.label(state, action)))
            table.add_row(str(action), ruleset.text(action), label, " > ".join(ruleset.touch(state, action)))
    console().print(Text(title, style="bold"))
    console().print(table)
