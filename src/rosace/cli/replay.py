"""`rosace replay`: check a record and show where it leads."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from rosace.cli.common import (
    AsJson,
    Language,
    console,
    print_json,
    read_text,
    seat_name,
    sheet_json,
    speaker,
)
from rosace.cli.sheet import sheet_table
from rosace.core import record as records
from rosace.core import registry
from rosace.core.record import Record
from rosace.core.state import CHANCE, OVER
from rosace.words import Words


def replay(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record of a game; - is stdin.")],
    moves: Annotated[bool, typer.Option("--moves", help="Tell every action in words.")] = False,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Replay a record, checking every action, the seed and the key; show the last position and its score."""
    words = speaker(lang)
    record = records.loads(read_text(file))
    state = records.replay(record)
    game = registry.get(record.game)
    told = _moves(record, words) if moves or json else []
    if json:
        print_json(_as_json(record, state, told if moves else None, words))
        return
    out = console()
    for number, move in enumerate(told, 1):
        who = "" if move["seat"] is None else f"{seat_name(words, move['seat'])}: "
        out.print(Text(f"{number:4}  {who}{move['action']}", style="dim" if move["seat"] is None else ""))
        for line in move["events"]:
            out.print(Text(f"      {line}"))
    out.print(game.draw(game.view(state, None), words))
    out.print(sheet_table(game.score_sheet(state), words))
    key = "cli-replay-over" if state.to_move() == OVER else "cli-replay-open"
    out.print(words.say(key, actions=len(record.actions)))


def _moves(record: Record, words: Words) -> list[dict[str, Any]]:
    """Every action with what a spectator saw of it; an action nobody else could see is not shown."""
    game = registry.get(record.game)
    state = game.new(len(record.seats) or None, record.options)
    told = []
    for action in record.actions:
        before = state.clone()
        state.apply(action)
        events = [event for event in game.narrate(before, action, state) if event.seen_by(None)]
        told.append(
            {
                "seat": None if before.to_move() == CHANCE else before.to_move(),
                "action": game.text(action),
                "events": [words.event(event) for event in events],
            }
        )
    return told


def _as_json(record: Record, state: Any, told: list[dict[str, Any]] | None, words: Words) -> dict[str, Any]:
    game = registry.get(record.game)
    found = {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "players": record.seats,
        "seed": record.seed,
        "actions": len(record.actions),
        "over": state.to_move() == OVER,
        "key": f"{state.key():016x}",
        "score": sheet_json(game.score_sheet(state), words),
        "position": game.view(state, None),
    }
    return found if told is None else found | {"moves": told}
