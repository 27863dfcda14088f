"""Run as a program: games by another component list, in which elements refuse cells (F2.4).

The kernel makes its tables when it is imported, so the list is put in its place before that. Every tile,
cell and turn is judged by the tests' own rules (judging.py). Prints how often each rare thing was met.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

from rosace.core import documents

from .judging import Verdict, after, check_places, check_tiles
from .lists import changed

LIST = changed()
for tile in LIST["tiles"]:
    tile["dark"] = tile["dark"] or tile["id"] == "RIII"  # F6.4: a bonus, and Dark Energy with the same tile

documents.components_text = lambda package: json.dumps(LIST)


def note(met: Counter[str], verdicts: list[Verdict | None]) -> None:
    """What the four turns of each cell have in common."""
    for i in range(0, len(verdicts), 4):
        turns = verdicts[i : i + 4]
        codes = {verdict.code if verdict else "" for verdict in turns}
        met[f"{turns.count(None)} turns"] += 1
        if len(codes) == 1 and "" not in codes:
            met[f"no turn: {codes.pop()}"] += 1
        for verdict in turns:
            if verdict and verdict.code in ("element", "exchange-element"):
                met[f"{verdict.code} of {len(verdict.guilty)}"] += 1


def judge(game: Any, state: Any, met: Counter[str]) -> None:
    """Every choice of a turn."""
    met.update(check_tiles(game, state, LIST))
    for text in map(game.text, state.legal()):
        if text.startswith("build"):
            note(met, check_places(game, after(game, state, text), LIST))
        elif text == "power special":
            chosen = after(game, state, text)
            met.update(check_tiles(game, chosen, LIST))
            for action in chosen.legal():
                note(met, check_places(game, after(game, chosen, game.text(action)), LIST))


def play(games: int) -> Counter[str]:
    from contract.walks import LEANINGS, walk
    from rosace.core import registry
    from rosace.core.state import OVER
    from rosace.games.fantazja.kernel.constants import P_TURN

    ruleset, met = registry.get("fantazja"), Counter[str]()
    for lean in (None, *LEANINGS["fantazja"]):
        for seed in range(games):
            for number, (state, _) in enumerate(walk(ruleset.new(), seed, lean=lean)):
                if state.phase == P_TURN and number % 6 == 0:
                    judge(ruleset, state, met)
            met["games"] += state.to_move() == OVER
    return met


def dark_bonus() -> list[Any]:
    """F6.4: RIII, dark in this list, on the own RIIb beside a dark tile: the bonus tokens and the land."""
    from .boards import bonus, build, land, position

    state = position("e1 nRIb nRIIb e2 lMIa w1 nMIc", hand="RIII", points="PIa")
    struck = build(state, "RIII", "e1")
    return [bonus(struck), land(struck)]


if __name__ == "__main__":
    print(json.dumps(play(4) if sys.argv[1] == "games" else dark_bonus()))
