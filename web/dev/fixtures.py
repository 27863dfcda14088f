"""Positions of every game for looking at boards: views, choices and score sheets in the course of a game.

python web/dev/fixtures.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from rosace.core import registry
from rosace.core.journal import Journal
from rosace.match import messages
from rosace.players import decide, get, stream

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "basilica": ("basilica", 2, {"festum": True}),
    "basilica-2010": ("basilica", 2, {"variant": "2010"}),
    "sagrada": ("sagrada", 2, {}),
    "sagrada-four": ("sagrada", 4, {}),
    "sagrada-solo": ("sagrada", 1, {"difficulty": 3}),
    "fantazja": ("fantazja", 2, {}),
}
SHARES = {"start": 0.0, "early": 0.2, "middle": 0.5, "late": 0.85, "end": 1.0}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for label, (name, seats, options) in GAMES.items():
        actions = played(name, seats, options)
        for moment, share in SHARES.items():
            found = position(name, seats, options, actions[: int(len(actions) * share)])
            (folder / f"{label}-{moment}.json").write_bytes(msgspec.json.encode(found))


def played(name: str, seats: int, options: dict[str, Any]) -> list[int]:
    """A game between players that look one decision ahead, its decisions."""
    game = registry.get(name)
    journal, player = Journal(game, seats, options, seed=7), get("greedy")
    journal.deal()
    decided = []
    while (seat := journal.state.to_move()) >= 0:
        decided.append(decide(player, game, journal.state, seat, stream(1, seat, len(decided))))
        journal.submit(seat, decided[-1])
        journal.deal()
    return decided


def position(name: str, seats: int, options: dict[str, Any], actions: list[int]) -> dict[str, Any]:
    game = registry.get(name)
    journal = Journal(game, seats, options, seed=7)
    journal.deal()
    for action in actions:
        journal.submit(journal.state.to_move(), action)
        journal.deal()
    state, seat = journal.state, max(0, journal.state.to_move())
    over = state.to_move() < 0
    names = ["Ada", "Bruno", "Clara", "Dymitr"][:seats]
    return {
        "game": name,
        "seat": seat,
        "view": game.view(state, seat),
        "choices": [] if over else messages.choices(game, state),
        "ask": None if over else messages.phrase(game.ask(state)),
        "sheet": messages.sheet(game.score_sheet(state), seat),
        "people": [{"kind": "person", "name": one, "bot": "", "out": False} for one in names],
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
