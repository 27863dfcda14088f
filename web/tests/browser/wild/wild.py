"""Wild noughts and crosses: a game that the client knows nothing about, for the test of the generic board.

W1  Two seats in turn put a cross or a nought, as they like, on a free cell of a three by three board.
W2  Three equal signs in a line win the game for the seat that put the last of them; a full board is a draw.

With this folder on PYTHONPATH the registry finds the game: it has the entry point of an installed package.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from rosace.core.documents import Node
from rosace.core.errors import BadDocument
from rosace.core.families import Families, Family, Field
from rosace.core.rng import Rng, scatter
from rosace.core.ruleset import Event, Option, Phrase, Reason, Ruleset, Say, ScoreLine, ScoreSheet, Spec
from rosace.core.state import OVER

CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
SIGNS = ("x", "o")
ACTIONS = Families(Family("put", Field("sign", SIGNS), Field("cell", CELLS)))
RULES = os.environ.get("WILD_RULES", "1")  # an update may change them
LEGAL, NO_SUCH, OVER_NOW, TAKEN = range(4)


class WildState:
    """signs: what is on each cell, None where nothing is; winner: a seat, or -1."""

    seats = 2

    def __init__(self) -> None:
        self.signs: list[str | None] = [None] * len(CELLS)
        self.turn = 0
        self.winner = -1

    def is_over(self) -> bool:
        return self.winner >= 0 or None not in self.signs

    def to_move(self) -> int:
        return OVER if self.is_over() else self.turn

    def mid_action(self) -> bool:
        return False

    def check(self, action: int) -> int:
        if not 0 <= action < len(SIGNS) * len(CELLS):
            return NO_SUCH
        if self.is_over():
            return OVER_NOW
        return LEGAL if self.signs[action % len(CELLS)] is None else TAKEN

    def legal(self) -> list[int]:
        return [action for action in range(len(SIGNS) * len(CELLS)) if self.check(action) == LEGAL]

    def chance(self) -> list[tuple[int, int]]:
        return []

    def sample(self, rng: Rng) -> int:
        raise ValueError("there is no chance in this game")

    def apply(self, action: int) -> None:
        sign, cell = divmod(action, len(CELLS))
        self.signs[cell] = SIGNS[sign]
        if any(all(self.signs[one] == SIGNS[sign] for one in line) for line in LINES):
            self.winner = self.turn
        self.turn = 1 - self.turn

    def clone(self) -> WildState:
        copy = WildState()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: WildState) -> None:
        self.signs, self.turn, self.winner = other.signs[:], other.turn, other.winner

    def determinize(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def score(self, seat: int) -> int:
        return int(self.winner == seat)

    def utility(self, seat: int) -> float:
        return 0.0 if self.winner < 0 else 1.0 if self.winner == seat else -1.0

    def evaluate(self, seat: int) -> float:
        return self.utility(seat)

    def key(self, seat: int = -1) -> int:
        found = self.turn
        for sign in self.signs:
            found = scatter(found, 0 if sign is None else 1 + SIGNS.index(sign))
        return found


class Wild(Ruleset):
    """The game in words. It has an option without a message: the client shows its name."""

    spec = Spec("wild", (2,), (Option("first_sign", ("any",)),), ACTIONS, max_decisions=9, rules=RULES)

    def new(self, seats: int | None = None, options: Mapping[str, Any] | None = None) -> WildState:
        self.validate_options(seats, options)
        return WildState()

    def options_of(self, state: WildState) -> dict[str, Any]:
        return {"first_sign": "any"}

    def write_position(self, state: WildState) -> dict[str, Any]:
        return self.document_header(state) | {
            "signs": list(state.signs),
            "turn": state.turn,
            "winner": state.winner,
        }

    def read_position(self, document: Mapping[str, Any]) -> WildState:
        self.check_document_header(document)
        node, state = Node(document), WildState()
        signs = node.get("signs", list)
        if len(signs) != len(CELLS) or any(sign not in (None, *SIGNS) for sign in signs):
            raise BadDocument("signs are nine, each x, o or null (W1)")
        state.signs, state.turn, state.winner = (
            signs[:],
            node.number("turn", 0, 1),
            node.number("winner", -1, 1),
        )
        return state

    def touch(self, state: WildState, action: int) -> tuple[str, ...]:
        sign, cell = divmod(action, len(CELLS))
        return (f"sign:{SIGNS[sign]}", f"cell:{CELLS[cell]}")

    def why_not(self, state: WildState, action: int) -> Reason | None:
        code = state.check(action)
        if code == TAKEN:
            return Reason("wild/taken", "W1", self.touch(state, action), {"cell": CELLS[action % len(CELLS)]})
        if code == OVER_NOW:
            return Reason("core/over", "W2")
        return Reason("core/no-such-action", "core") if code == NO_SUCH else None

    def ask(self, state: WildState) -> Phrase:
        return Phrase("ask-wild-put")

    def label(self, state: WildState, action: int) -> Phrase:
        sign, cell = divmod(action, len(CELLS))
        return Phrase("choice-wild-put", {"sign": f"@wild-sign-{SIGNS[sign]}", "cell": CELLS[cell]})

    def view(self, state: WildState, seat: int | None) -> dict[str, Any]:
        return {
            "game": "wild",
            "viewer": seat,
            "to_move": state.to_move(),
            "signs": list(state.signs),
            "winner": state.winner,
        }

    def narrate(self, before: WildState, action: int, after: WildState) -> list[Event]:
        sign, cell = divmod(action, len(CELLS))
        seat = f"@player-{before.turn}"
        params = {"seat": seat, "sign": f"@wild-sign-{SIGNS[sign]}", "cell": CELLS[cell]}
        told = [Event("wild-put", params, self.touch(before, action))]
        if after.winner >= 0:
            told.append(Event("wild-won", {"seat": seat}))
        return told

    def score_sheet(self, state: WildState) -> ScoreSheet:
        lines = (ScoreLine(seat, state.score(seat), "wild-won", "W2") for seat in range(2))
        return ScoreSheet(tuple(lines), 2)

    def draw(self, view: Mapping[str, Any], say: Say, width: int = 80) -> str:
        signs = [sign or "." for sign in view["signs"]]
        return "\n".join(" ".join(signs[row : row + 3]) for row in (0, 3, 6))

    def picture(self, view: Mapping[str, Any]) -> str:
        """A board with signs; and a script, which the client must not run."""
        signs = (
            f'<text x="{50 + 100 * (place % 3)}" y="{80 + 100 * (place // 3)}">{sign}</text>'
            for place, sign in enumerate(view["signs"])
            if sign
        )
        lines = "M100 0V300M200 0V300M0 100H300M0 200H300"
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300"'
            ' onload="parent.hacked = true" font-size="90" text-anchor="middle">'
            "<script>globalThis.hacked = parent.hacked = true</script>"
            '<rect width="300" height="300" fill="#f4efe6"/>'
            f'<path d="{lines}" stroke="#2b2e35" stroke-width="4"/>'
            f"{''.join(signs)}</svg>"
        )


RULESET = Wild()
