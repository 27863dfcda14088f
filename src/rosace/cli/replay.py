"""`rosace replay`: check a record and show where it leads."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from rosace.cli.common import (
    AsJson,
    Language,
    console,
    ending_text,
    name_file_in_errors,
    print_json,
    read_text,
    sheet_json,
    translator_for,
)
from rosace.cli.sheet import visible_sheet_table
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
    translator = translator_for(lang)
    text = read_text(file)
    with name_file_in_errors(file):
        ruleset, record = load(text, translator)
        state = records.replay(record)
    described = _describe_moves(record, translator, hiding=ruleset.secret(state)) if moves else None
    if json:
        print_json(_as_json(record, state, described, translator))
        return
    out = console()
    for number, move in enumerate(described or (), 1):
        seat_name = "" if move["seat"] is None else f"{translator(ruleset.seat_name(move['seat']))}: "
        text = move["action"] or translator.say("cli-replay-secret")
        out.print(Text(f"{number:4}  {seat_name}{text}", style="dim" if move["seat"] is None else ""))
        for line in move["events"]:
            out.print(Text(f"      {line}"))
    out.print(ruleset.draw(ruleset.view(state, None), translator, out.width))
    out.print(visible_sheet_table(ruleset, ruleset.score_sheet(state), None, translator))
    unfinished_key = "cli-replay-open" if record.ended is None else "cli-replay-ended"
    key = "cli-replay-over" if state.to_move() == OVER else unfinished_key
    out.print(translator.say(key, actions=len(record.actions)))
    if record.ended is not None:
        out.print(ending_text(ruleset, *record.ended, translator))


def _describe_moves(record: Record, translator: Translator, hiding: bool) -> list[dict[str, Any]]:
    """Every action with the events that a spectator saw.

    `hiding` leaves out the notation of an action that has a secret event: it would give the secret away.
    """
    ruleset = registry.get(record.game)
    state = ruleset.new(len(record.seats) or None, record.options)
    described = []
    for action in record.actions:
        before = state.clone()
        state.apply(action)
        events = ruleset.narrate(before, action, state)
        secret = any(event.audience is not None for event in events)
        described.append(
            {
                "seat": None if before.to_move() == CHANCE else before.to_move(),
                "action": None if hiding and secret else ruleset.text(action),
                "events": [translator.event(event) for event in events if event.seen_by(None)],
            }
        )
    return described


def _as_json(
    record: Record, state: Any, described: list[dict[str, Any]] | None, translator: Translator
) -> dict[str, Any]:
    ruleset = registry.get(record.game)
    secret = ruleset.secret(state)  # seed and key would give the hidden cards away
    document = {
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "players": record.seats,
        "seed": None if secret else record.seed,
        "actions": len(record.actions),
        "over": state.to_move() == OVER,
        "ended": None if record.ended is None else record.ended._asdict(),
        "key": None if secret else f"{state.key():016x}",
        "score": sheet_json(ruleset.score_sheet(state).seen_by(None), translator),
        "position": ruleset.view(state, None),
    }
    return document if described is None else document | {"moves": described}
