"""`rosace legal`: list the legal actions, or the chance outcomes, of a position."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from rosace.cli.common import (
    AsJson,
    Language,
    console,
    name_file_in_errors,
    print_json,
    read_document,
    translator_for,
)
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE, OVER
from rosace.i18n import Translator


def legal(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position document (JSON); - for stdin.")],
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the legal moves in a position, or the outcomes of its chance event with their weights."""
    translator = translator_for(lang)
    ruleset, document = read_document(file)
    with name_file_in_errors(file, translator):
        state = ruleset.read_position(document)
    if json:
        print_json(_as_json(ruleset, state, translator))
    else:
        _print(ruleset, state, translator)


def _as_json(ruleset: Ruleset, state: Any, translator: Translator) -> dict[str, Any]:
    to_move = state.to_move()
    document: dict[str, Any] = {"game": ruleset.spec.name, "rules": ruleset.spec.rules}
    if to_move == OVER:
        return document | {"to_move": "over"}
    if to_move == CHANCE:
        outcomes = [{"id": o, "notation": ruleset.text(o), "weight": weight} for o, weight in state.chance()]
        return document | {"to_move": "chance", "outcomes": outcomes}
    decisions = [
        {
            "id": action,
            "notation": ruleset.text(action),
            "label": translator(ruleset.label(state, action)),
            "touch": list(ruleset.touch(state, action)),
        }
        for action in state.legal()
    ]
    return document | {"to_move": to_move, "ask": translator(ruleset.ask(state)), "decisions": decisions}


def _print(ruleset: Ruleset, state: Any, translator: Translator) -> None:
    to_move = state.to_move()
    if to_move == OVER:
        console().print(translator.say("cli-over"))
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    if to_move == CHANCE:
        total = sum(weight for _, weight in state.chance())
        title = translator.say("cli-chance")
        for column in ("id", "notation", "weight"):
            table.add_column(translator.say(f"cli-column-{column}"))
        for outcome, weight in state.chance():
            table.add_row(str(outcome), ruleset.text(outcome), f"{weight}/{total}")
    else:
        title = f"{translator(ruleset.seat_name(to_move))}: {translator(ruleset.ask(state))}"
        for column in ("id", "notation", "label", "touch"):
            table.add_column(translator.say(f"cli-column-{column}"))
        for action in state.legal():
            label = Text(translator(ruleset.label(state, action)))
            table.add_row(str(action), ruleset.text(action), label, " > ".join(ruleset.touch(state, action)))
    console().print(Text(title, style="bold"))
    console().print(table)
