"""Two Cups: a tiny game with chance, secrets and actions of two decisions; `docs/adding-a-game.md` shows it.

C1  Three white and three black pebbles lie in a bag. The seats take turns, seat 1 first.
C2  In a turn a pebble is drawn at random; only the seat whose turn it is looks at it.
C3  It goes into the left cup (seat 1's) or the right one (seat 2's). A cup holds four pebbles.
C4  Then the seat decides whether to show it: open, or hidden from the other seat.
C5  When the bag is empty the game is over. A white pebble in a cup is a point for its owner.
    Equal points are a tie.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core.documents import Node
from rosace.core.errors import BadDocument
from rosace.core.families import Families, Family, Field
from rosace.core.rng import Rng, scatter
from rosace.core.ruleset import Event, Phrase, Reason, Ruleset, Say, ScoreLine, ScoreSheet, Spec
from rosace.core.state import CHANCE, OVER

COLOURS = ("white", "black")
ACTIONS = Families(
    Family("put", Field("cup", ("left", "right"))),
    Family("show"),
    Family("hide"),
    Family("draw", Field("pebble", COLOURS), chance=True),
)
SHOW, HIDE, DRAW = 2, 3, 4
PER_COLOUR, CUP_HOLDS = 3, 4

LEGAL, NO_SUCH, OVER_NOW, IMPOSSIBLE, NOT_NOW, CUP_FULL = range(6)
REASONS = {
    NO_SUCH: ("core/no-such-action", "core"),
    OVER_NOW: ("core/over", "C5"),
    IMPOSSIBLE: ("core/impossible-outcome", "C2"),
    NOT_NOW: ("cups/not-now", "C2"),
    CUP_FULL: ("cups/cup-full", "C3"),
}


class CupsState:
    """placed: (seat, cup, pebble, shown) of every pebble that lies in a cup; hand: the one drawn."""

    seats = 2

    def __init__(self) -> None:
        self.placed: list[tuple[int, int, int, bool]] = []
        self.hand = -1
        self.cup = -1

    def to_move(self) -> int:
        if len(self.placed) == 2 * PER_COLOUR:
            return OVER
        return CHANCE if self.hand < 0 else len(self.placed) % 2

    def mid_action(self) -> bool:
        return self.cup >= 0

    def bag(self) -> list[int]:
        """How many pebbles of each colour are left."""
        drawn = [pebble for _, _, pebble, _ in self.placed] + [self.hand]
        return [PER_COLOUR - drawn.count(colour) for colour in range(2)]

    def check(self, action: int) -> int:
        if not 0 <= action < ACTIONS.size:
            return NO_SUCH
        if self.to_move() == OVER:
            return OVER_NOW
        if (action >= DRAW) != (self.to_move() == CHANCE):
            return NOT_NOW
        if action >= DRAW:
            return LEGAL if self.bag()[action - DRAW] else IMPOSSIBLE
        if (action >= SHOW) != self.mid_action():
            return NOT_NOW
        full = action < SHOW and sum(cup == action for _, cup, _, _ in self.placed) == CUP_HOLDS
        return CUP_FULL if full else LEGAL

    def legal(self) -> list[int]:
        return [action for action in range(DRAW) if self.check(action) == LEGAL]

    def chance(self) -> list[tuple[int, int]]:
        if self.to_move() != CHANCE:
            return []
        return [(DRAW + colour, number) for colour, number in enumerate(self.bag()) if number]

    def sample(self, rng: Rng) -> int:
        drawn = [action for action, weight in self.chance() for _ in range(weight)]
        return drawn[rng.pick(len(drawn))]

    def apply(self, action: int) -> None:
        if action >= DRAW:
            self.hand = action - DRAW
        elif action < SHOW:
            self.cup = action
        else:
            self.placed.append((len(self.placed) % 2, self.cup, self.hand, action == SHOW))
            self.hand = self.cup = -1

    def clone(self) -> CupsState:
        copy = CupsState()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: CupsState) -> None:
        self.placed, self.hand, self.cup = other.placed[:], other.hand, other.cup

    def known(self, seat: int) -> list[int]:
        """The pebbles as a seat knows them, -1 where it does not; last the one drawn."""
        placed = [p if owner == seat or shown else -1 for owner, _, p, shown in self.placed]
        return [*placed, self.hand if self.to_move() == seat else -1]

    def determinize(self, seat: int, rng: Rng) -> None:
        """Deal the pebbles the seat has not seen anew from those it cannot account for."""
        known = self.known(seat)
        rest = [c for c in range(2) for _ in range(PER_COLOUR - known.count(c))]
        for i, (owner, cup, _, shown) in enumerate(self.placed):
            pebble = known[i] if known[i] >= 0 else rest.pop(rng.pick(len(rest)))
            self.placed[i] = owner, cup, pebble, shown
        if self.hand >= 0 and known[-1] < 0:
            self.hand = rest.pop(rng.pick(len(rest)))

    def score(self, seat: int) -> int:
        return sum(cup == seat and pebble == 0 for _, cup, pebble, _ in self.placed)

    def utility(self, seat: int) -> float:
        lead = self.score(seat) - self.score(1 - seat)
        return float((lead > 0) - (lead < 0))

    def evaluate(self, seat: int) -> float:
        return float(self.score(seat) - self.score(1 - seat))

    def key(self, seat: int = -1) -> int:
        pebbles = self.known(seat) if seat >= 0 else [p for _, _, p, _ in self.placed] + [self.hand]
        found = self.cup + 1
        for value in (*pebbles, *(cup * 2 + shown for _, cup, _, shown in self.placed), self.hand >= 0):
            found = scatter(found, value + 1)
        return found


class Cups(Ruleset):
    """The game in words."""

    spec = Spec("cups", (2,), (), ACTIONS, max_decisions=12, rules="1")

    def new(self, seats: int | None = None, options: Mapping[str, Any] | None = None) -> CupsState:
        self.validate_options(seats, options)
        return CupsState()

    def options_of(self, state: CupsState) -> dict[str, Any]:
        return {}

    def write_position(self, state: CupsState) -> dict[str, Any]:
        placed = [[seat, cup, COLOURS[pebble], shown] for seat, cup, pebble, shown in state.placed]
        hand = COLOURS[state.hand] if state.hand >= 0 else None
        return self.document_header(state) | {"placed": placed, "hand": hand, "cup": state.cup}

    def read_position(self, document: Mapping[str, Any]) -> CupsState:
        self.check_document_header(document)
        node = Node(document)
        state = CupsState()
        for entry in node.get("placed", list):
            good = isinstance(entry, list) and len(entry) == 4 and entry[0] == len(state.placed) % 2
            if not good or entry[1] not in (0, 1) or entry[2] not in COLOURS or type(entry[3]) is not bool:
                raise BadDocument(f"{entry!r} is not the next pebble: seat, cup, colour, shown")
            state.placed.append((entry[0], entry[1], COLOURS.index(entry[2]), entry[3]))
        hand = node.word("hand", COLOURS, None)
        state.hand = -1 if hand is None else COLOURS.index(hand)
        state.cup = node.number("cup", -1, 1)
        cups = [cup for _, cup, _, _ in state.placed]
        if min(state.bag()) < 0 or max(cups.count(0), cups.count(1)) > CUP_HOLDS:
            raise BadDocument("more pebbles than there are, or than a cup holds (C1, C3)")
        if state.cup >= 0 and state.hand < 0:
            raise BadDocument("a cup is chosen for a pebble in hand (C3)")
        return state

    def touch(self, state: CupsState, action: int) -> tuple[str, ...]:
        return (f"cup:{action}" if action < SHOW else ACTIONS.text(action),)

    def why_not(self, state: CupsState, action: int) -> Reason | None:
        code = state.check(action)
        return Reason(*REASONS[code]) if code else None

    def ask(self, state: CupsState) -> Phrase:
        return Phrase("ask-cups")

    def label(self, state: CupsState, action: int) -> Phrase:
        return Phrase("choice-cups", {"action": ACTIONS.text(action)})

    def view(self, state: CupsState, seat: int | None) -> dict[str, Any]:
        known = state.known(-1 if seat is None else seat)
        return {
            "pebbles": [None if pebble < 0 else COLOURS[pebble] for pebble in known],
            "cups": [cup for _, cup, _, _ in state.placed],
            "shown": [shown for _, _, _, shown in state.placed],
            "drawn": state.hand >= 0,
            "cup": state.cup,
        }

    def narrate(self, before: CupsState, action: int, after: CupsState) -> list[Event]:
        if action >= DRAW:
            return [Event("cups-draw", {"pebble": COLOURS[action - DRAW]}, ("bag",), (after.to_move(),))]
        if action == SHOW:
            return [Event("cups-show", {"pebble": COLOURS[before.hand]})]
        return [Event("cups-put" if action < SHOW else "cups-hide")]

    def score_sheet(self, state: CupsState) -> ScoreSheet:
        white = [cup for _, cup, pebble, _ in state.placed if pebble == 0]
        return ScoreSheet(
            tuple(ScoreLine(cup, 1, "cups-pebble", "C5", {}, (f"cup:{cup}",)) for cup in white), 2
        )

    def draw(self, view: Mapping[str, Any], say: Say, width: int = 80) -> str:
        return " ".join(pebble or "?" for pebble in view["pebbles"])

    def secret(self, state: CupsState) -> bool:
        return not all(shown for _, _, _, shown in state.placed) or state.hand >= 0


RULESET = Cups()
