"""Noughts and crosses in rounds: the game of the server's benchmark, the same in ../boardgameio/server.js.

N1  Two seats mark cells of a three by three board in turn, through all the rounds, seat 1 first.
N2  A cell is marked once a round.
N3  Three marks of a seat in a line win the round, a point; without a line the round ends with the ninth mark.
N4  After 111 rounds the game is over, and more points win.

With this folder on PYTHONPATH the registry finds the game: it has the entry point of an installed package.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core.documents import Node
from rosace.core.errors import BadDocument
from rosace.core.families import Families, Family, Field
from rosace.core.rng import Rng, scatter
from rosace.core.ruleset import Event, Phrase, Reason, Ruleset, Say, ScoreLine, ScoreSheet, Spec
from rosace.core.state import OVER

ROUNDS = 111
CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
SIGNS = ("x", "o")
EMPTY = -1
SHOWN = (*SIGNS, None)  # by the seat that marked a cell; the last is for EMPTY
ACTIONS = Families(Family("mark", Field("cell", CELLS)))
TOUCHES = tuple((f"cell:{cell}",) for cell in CELLS)
LABELS = tuple(Phrase("choice-noughts-mark", {"cell": cell}) for cell in CELLS)

LEGAL, NO_SUCH, OVER_NOW, TAKEN = range(4)


class NoughtsState:
    """marks: the seat that marked each cell, EMPTY where none did; points: the rounds a seat has won."""

    __slots__ = ("marks", "points", "rounds", "turn")
    seats = 2

    def __init__(self) -> None:
        self.marks = [EMPTY] * len(CELLS)
        self.points = [0, 0]
        self.rounds = 0
        self.turn = 0

    def to_move(self) -> int:
        return OVER if self.rounds == ROUNDS else self.turn

    def mid_action(self) -> bool:
        return False

    def check(self, action: int) -> int:
        if not 0 <= action < len(CELLS):
            return NO_SUCH
        if self.rounds == ROUNDS:
            return OVER_NOW
        return LEGAL if self.marks[action] == EMPTY else TAKEN

    def legal(self) -> list[int]:
        if self.rounds == ROUNDS:
            return []
        return [cell for cell, mark in enumerate(self.marks) if mark == EMPTY]

    def chance(self) -> list[tuple[int, int]]:
        return []

    def sample(self, rng: Rng) -> int:
        raise ValueError("there is no chance in this game")

    def apply(self, action: int) -> None:
        self.marks[action] = self.turn
        won = self.has_line(self.turn)
        if won or EMPTY not in self.marks:
            self.points[self.turn] += won
            self.rounds += 1
            if self.rounds < ROUNDS:
                self.marks = [EMPTY] * len(CELLS)
        self.turn = 1 - self.turn

    def has_line(self, seat: int) -> bool:
        marks = self.marks
        return any(marks[a] == marks[b] == marks[c] == seat for a, b, c in LINES)

    def clone(self) -> NoughtsState:
        copy = NoughtsState.__new__(NoughtsState)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: NoughtsState) -> None:
        self.marks, self.points = other.marks[:], other.points[:]
        self.rounds, self.turn = other.rounds, other.turn

    def determinize(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def score(self, seat: int) -> int:
        return self.points[seat]

    def utility(self, seat: int) -> float:
        lead = self.points[seat] - self.points[1 - seat]
        return float((lead > 0) - (lead < 0))

    def evaluate(self, seat: int) -> float:
        return float(self.points[seat] - self.points[1 - seat])

    def key(self, seat: int = -1) -> int:
        key = self.turn
        for value in (*self.marks, *self.points, self.rounds):
            key = scatter(key, value + 1)
        return key


class Noughts(Ruleset):
    """The game in words."""

    spec = Spec("noughts", (2,), (), ACTIONS, max_decisions=ROUNDS * len(CELLS), rules="1")

    def new(self, seats: int | None = None, options: Mapping[str, Any] | None = None) -> NoughtsState:
        self.validate_options(seats, options)
        return NoughtsState()

    def options_of(self, state: NoughtsState) -> dict[str, Any]:
        return {}

    def write_position(self, state: NoughtsState) -> dict[str, Any]:
        return self.document_header(state) | {
            "marks": [SHOWN[mark] for mark in state.marks],
            "points": list(state.points),
            "rounds": state.rounds,
            "turn": state.turn,
        }

    def read_position(self, document: Mapping[str, Any]) -> NoughtsState:
        self.check_document_header(document)
        node, state = Node(document), NoughtsState()
        marks, points = node.get("marks", list), node.get("points", list)
        if len(marks) != len(CELLS) or any(mark not in (None, *SIGNS) for mark in marks):
            raise BadDocument("marks are nine, each x, o or null (N1)")
        state.marks = [EMPTY if mark is None else SIGNS.index(mark) for mark in marks]
        state.rounds, state.turn = node.number("rounds", 0, ROUNDS), node.number("turn", 0, 1)
        if len(points) != 2 or any(type(item) is not int or item < 0 for item in points):
            raise BadDocument("points are two numbers (N3)")
        state.points = points[:]
        if sum(points) > state.rounds:
            raise BadDocument("more rounds are won than were played (N3)")
        if abs(state.marks.count(0) - state.marks.count(1)) > 1:
            raise BadDocument("the seats mark in turn (N1)")
        if state.rounds < ROUNDS and (state.has_line(0) or state.has_line(1) or EMPTY not in state.marks):
            raise BadDocument("the round on the board has ended (N3)")
        return state

    def touch(self, state: NoughtsState, action: int) -> tuple[str, ...]:
        return TOUCHES[action]

    def why_not(self, state: NoughtsState, action: int) -> Reason | None:
        code = state.check(action)
        if code == TAKEN:
            return Reason("noughts/taken", "N2", self.touch(state, action), {"cell": CELLS[action]})
        if code == OVER_NOW:
            return Reason("core/over", "N4")
        return Reason("core/no-such-action", "core") if code == NO_SUCH else None

    def ask(self, state: NoughtsState) -> Phrase:
        return Phrase("ask-noughts-mark")

    def label(self, state: NoughtsState, action: int) -> Phrase:
        return LABELS[action]

    def view(self, state: NoughtsState, seat: int | None) -> dict[str, Any]:
        return {
            "game": self.spec.name,
            "viewer": seat,
            "to_move": state.to_move(),
            "marks": [SHOWN[mark] for mark in state.marks],
            "points": list(state.points),
            "rounds": state.rounds,
        }

    def narrate(self, before: NoughtsState, action: int, after: NoughtsState) -> list[Event]:
        seat = before.turn
        params = {"seat": f"@player-{seat}", "cell": CELLS[action]}
        events = [Event("noughts-mark", params, self.touch(before, action))]
        if after.rounds > before.rounds:
            won = after.points[seat] > before.points[seat]
            events.append(Event("noughts-round", {"winner": f"@player-{seat}" if won else "none"}))
        return events

    def score_sheet(self, state: NoughtsState) -> ScoreSheet:
        lines = (ScoreLine(seat, points, "noughts-rounds", "N3") for seat, points in enumerate(state.points))
        return ScoreSheet(tuple(lines), 2)

    def draw(self, view: Mapping[str, Any], say: Say, width: int = 80) -> str:
        signs = [mark or "." for mark in view["marks"]]
        return "\n".join(" ".join(signs[row : row + 3]) for row in (0, 3, 6))


RULESET = Noughts()
