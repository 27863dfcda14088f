"""`rosace replay`: check a record and show where it leads."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from rosace.cli.common import (
    AsJson,
    Language,
    console,
    ending,
    naming,
    print_json,
    read_text,
    sheet_json,
    speaker,
)
from rosace.cli.sheet import seen_table
from rosace.cli.terminal_game import load
from rosace.core import record as records
from rosace.core import registry
from rosace.core.record import Record
from rosace.core.state import CHANCE, OVER
from rosace.i18n import Translator


def replay(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record of a game; - for stdin.")],
    moves: Annotated[bool, typer.Option("--moves", help="Describe every action in words.")] = False,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Replay a record, checking every action, draw and roll, and the key; show the final position and score.

    If the game is still going, this shows only what a spectator may know.
    """
    words = speaker(lang)
    text = read_text(file)
    with naming(file):
        ruleset, record = load(text, words)
        state = records.replay(record)
    told = _moves(record, words, hiding=ruleset.secret(state)) if moves else None
    if json:
        print_json(_as_json(record, state, told, words))
        return
    out = console()
    for number, move in enumerate(told or (), 1):
        who = "" if move["seat"] is None else f"{words(ruleset.seat_name(move['seat']))}: "
        text = move["action"] or words.say("cli-replay-secret")
        out.print(Text(f"{number:4}  {who}{text}", style="dim" if move["seat"] is None else ""))
        for line in move["events"]:
            out.print(Text(f"      {line}"))
    out.print(ruleset.draw(ruleset.view(state, None), words, out.width))
    out.print(seen_table(ruleset, ruleset.score_sheet(state), None, words))
    unfinished = "cli-replay-open" if record.ended is None else "cli-replay-ended"
    key = "cli-replay-over" if state.to_move() == OVER else unfinished
    out.print(words.say(key, actions=len(record.actions)))
    if record.ended is not None:
        out.print(ending(ruleset, *record.ended, words))


def _moves(record: Record, words: Translator, hiding: bool) -> list[dict[str, Any]]:
    """Every action with what a spectator heard of it.

    `hiding` leaves out an action of which anything was told to some alone: the notation would tell it
    to everybody, whatever else the action brought about.
    """
    ruleset = registry.get(record.game)
    state = ruleset.new(len(record.seats) or None, record.options)
    told = []
    for action in record.actions:
        before = state.clone()
        state.apply(action)
        events = ruleset.narrate(before, action, state)
        secret = any(event.audience is not None for event in events)
        told.append(
            {
                "seat": None if before.to_move() == CHANCE else before.to_move(),
                "action": None if hiding and secret else ruleset.text(action),
                "events": [words.event(event) for event in events if event.seen_by(None)],
            }
        )
    return told


def _as_json(
    record: Record, state: Any, told: list[dict[str, Any]] | None, words: Translator
) -> dict[str, Any]:
    ruleset = registry.get(record.game)
    secret = ruleset.secret(state)  # the seed deals every card again, and the key tells them apart
    found = {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "players": record.seats,
        "seed": None if secret else record.seed,
        "actions": len(record.actions),
        "over": state.to_move() == OVER,
        "ended": None if record.ended is None else record.ended._asdict(),
        "key": None if secret else f"{state.key():016x}",
        "score": sheet_json(ruleset.score_sheet(state).seen_by(None), words),
        "position": ruleset.view(state, None),
    }
    return found if told is None else found | {"moves": told}
