"""Nim: a whole game in plain Python; `docs/adding-a-game.md` explains it line by line.

N1  Three heaps of stones lie on the table: 3, 4 and 5. The seats take turns, seat 1 first.
N2  In a turn a seat takes one stone or more, all from the same heap.
N3  The game is over when no stone is left. Who took the last one wins, or loses if that was agreed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core.documents import Node
from rosace.core.errors import BadDocument
from rosace.core.families import Families, Family, Field
from rosace.core.observation import Block, ObservationSpec
from rosace.core.rng import scatter
from rosace.core.ruleset import (
    Event,
    Option,
    Phrase,
    Reason,
    Ruleset,
    Say,
    ScoreLine,
    ScoreSheet,
    Spec,
    State,
)
from rosace.core.state import OVER

HEAPS = {"a": 3, "b": 4, "c": 5}
MOST = max(HEAPS.values())
ACTIONS = Families(
    Family("take", Field("heap", tuple(HEAPS)), Field("stones", tuple(str(n + 1) for n in range(MOST))))
)


def parts(action: int) -> tuple[int, int]:
    """The heap, as a number from 0 on, and how many stones are taken from it."""
    heap, rest = divmod(action, MOST)
    return heap, rest + 1


LEGAL, NO_SUCH, OVER_NOW, TOO_MANY = range(4)
REASONS = {
    NO_SUCH: ("core/no-such-action", "core"),
    OVER_NOW: ("core/over", "N3"),
    TOO_MANY: ("nim/too-many", "N2"),
}


class NimState(State):
    """heaps: the stones left; turn: the seat that takes next; last_wins: whether the last stone wins."""

    seats = 2

    def __init__(self, last_wins: bool) -> None:
        self.heaps = list(HEAPS.values())
        self.turn = 0
        self.last_wins = last_wins

    def to_move(self) -> int:
        return self.turn if any(self.heaps) else OVER

    def check(self, action: int) -> int:
        if not 0 <= action < ACTIONS.size:
            return NO_SUCH
        if self.to_move() == OVER:
            return OVER_NOW
        heap, stones = parts(action)
        return LEGAL if stones <= self.heaps[heap] else TOO_MANY

    def legal(self) -> list[int]:
        return [action for action in range(ACTIONS.size) if self.check(action) == LEGAL]

    def apply(self, action: int) -> None:
        heap, stones = parts(action)
        self.heaps[heap] -= stones
        self.turn = 1 - self.turn

    def clone(self) -> NimState:
        copy = NimState(self.last_wins)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: NimState) -> None:
        self.heaps, self.turn, self.last_wins = other.heaps[:], other.turn, other.last_wins

    def score(self, seat: int) -> int:
        took_the_last = not any(self.heaps) and seat != self.turn
        lost = any(self.heaps) or took_the_last != self.last_wins
        return 0 if lost else 1

    def utility(self, seat: int) -> float:
        return float(self.score(seat) - self.score(1 - seat))

    def evaluate(self, seat: int) -> float:
        a, b, c = self.heaps
        only_single_stones = max(self.heaps) <= 1
        mover_loses = (a ^ b ^ c == 0) != (only_single_stones and not self.last_wins)
        return 1.0 if mover_loses == (seat != self.turn) else -1.0

    def key(self, seat: int = -1) -> int:
        number = self.turn + 2 * self.last_wins
        for stones in self.heaps:
            number = scatter(number, stones)
        return number


def encode(state: NimState, seat: int, out: Any) -> int:
    """The numbers that a learner is shown, written into `out`; how many they are."""
    numbers = [*state.heaps, int(state.last_wins)]
    for place, number in enumerate(numbers):
        out[place] = number
    return len(numbers)


OBSERVATION = ObservationSpec(
    1,
    (
        Block("heaps", (3,), "the stones left", tuple(HEAPS)),
        Block("last_wins", (1,), "1 if the last stone wins, 0 if it loses"),
    ),
    encode,
)


class Nim(Ruleset):
    """The game in words."""

    spec = Spec("nim", (2,), (Option("last_wins", (True, False)),), ACTIONS, max_decisions=12, rules="1")
    observation = OBSERVATION

    def new(self, seats: int | None = None, options: Mapping[str, Any] | None = None) -> NimState:
        _, chosen = self.validate_options(seats, options)
        return NimState(chosen["last_wins"])

    def options_of(self, state: NimState) -> dict[str, Any]:
        return {"last_wins": state.last_wins}

    def write_position(self, state: NimState) -> dict[str, Any]:
        return self.document_header(state) | {"heaps": state.heaps[:], "turn": state.turn}

    def read_position(self, document: Mapping[str, Any]) -> NimState:
        state = NimState(self.check_document_header(document)["last_wins"])
        node = Node(document)
        heaps = node.get("heaps", list)
        good = len(heaps) == len(HEAPS) and all(type(stones) is int for stones in heaps)
        if not good or not all(0 <= left <= most for left, most in zip(heaps, HEAPS.values(), strict=True)):
            raise BadDocument(f"heaps are at most {', '.join(map(str, HEAPS.values()))} stones (N1)")
        state.heaps, state.turn = heaps[:], node.number("turn", 0, 1)
        return state

    def touch(self, state: NimState, action: int) -> tuple[str, ...]:
        heap, stones = ACTIONS.action(action).fields.values()
        return (f"heap:{heap}", f"stones:{stones}")

    def why_not(self, state: NimState, action: int) -> Reason | None:
        code = state.check(action)
        return Reason(*REASONS[code]) if code else None

    def ask(self, state: NimState) -> Phrase:
        return Phrase("ask-nim-take")

    def label(self, state: NimState, action: int) -> Phrase:
        return Phrase("choice-nim-take", self._params(action))

    def _params(self, action: int) -> dict[str, Any]:
        heap, stones = parts(action)
        return {"heap": tuple(HEAPS)[heap].upper(), "stones": stones}

    def view(self, state: NimState, seat: int | None) -> dict[str, Any]:
        return {"heaps": dict(zip(HEAPS, state.heaps, strict=True)), "last_wins": state.last_wins}

    def narrate(self, before: NimState, action: int, after: NimState) -> list[Event]:
        params = {"seat": f"@player-{before.turn}"} | self._params(action)
        return [Event("nim-take", params, self.touch(before, action))]

    def score_sheet(self, state: NimState) -> ScoreSheet:
        won = (ScoreLine(seat, 1, "nim-won", "N3") for seat in range(2) if state.score(seat))
        return ScoreSheet(tuple(won), 2)

    def draw(self, view: Mapping[str, Any], say: Say, width: int = 80) -> str:
        return "\n".join(f"{heap.upper()}  {'o' * stones}" for heap, stones in view["heaps"].items())

    def picture(self, view: Mapping[str, Any]) -> str:
        stones = [(row, place) for row, n in enumerate(view["heaps"].values()) for place in range(n)]
        circles = "".join(f'<circle cx="{60 + 80 * x}" cy="{60 + 80 * y}" r="30"/>' for y, x in stones)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 280" fill="#86735c">{circles}</svg>'


RULESET = Nim()
