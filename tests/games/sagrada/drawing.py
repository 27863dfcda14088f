"""Documents drawn in the tests.

A window is drawn row by row, five cells a row, a die as in the notation:

    R4 .. B2 .. ..
    .. Y1 .. .. ..        rows left out at the bottom are empty

The cells of four faces stand in FACES below; a test that needs a printed cell names its face.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rosace.core import registry
from rosace.core.documents import POSITION_FORMAT
from rosace.games.sagrada.kernel.actions import WINDOW_OF, WINDOW_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import LETTERS

RULESET = registry.get("sagrada")

# The faces of seats 1 to 4 unless a test says otherwise, all on different cards.
#   luz-celestial   sun-catcher   fractal-drops   kaleidoscopic-dream
#   ..R5.           .B2.Y         .4.Y6           YB..1
#   P4.G3           .4.R.         R.2..           G.5.4
#   6..B.           ..5Y.         ..RP1           3.R.G
#   .Y2..           G3..P         BY...           2..BY
FACES = ("luz-celestial", "sun-catcher", "fractal-drops", "kaleidoscopic-dream")
PUBLIC = ("row-colours", "light-shades", "colour-diagonals")
DRAWN = (4, 5, 7, 9)
MOVED = {2: 1}  # on the tools: a die was moved, so others may have lost their contact (S4.4)


def dice(drawing: str) -> dict[str, str]:
    """Cell -> die of a drawing."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    assert len(rows) <= 4
    assert all(len(row) == 5 for row in rows), rows
    return {
        f"{letter}{column}": mark
        for letter, row in zip("abcd", rows, strict=False)
        for column, mark in enumerate(row, 1)
        if mark != ".."
    }


class Bag:
    """Hands out dice to pad a position with, of the colour of which most are left."""

    def __init__(self, out: Iterable[str]):
        self.left = dict.fromkeys(LETTERS, 18)
        self.number = 0
        for die in out:
            self.left[die[0]] -= 1

    def take(self, letters: str = LETTERS, values: str = "123456") -> str:
        letter = max(letters, key=lambda one: self.left[one])
        self.left[letter] -= 1
        assert self.left[letter] >= 0, "too many dice of a colour"
        self.number += 1
        return letter + values[self.number % len(values)]

    def more(self, number: int, alike: Sequence[str] = ()) -> list[str]:
        """So many dice, like the last of these if there are any."""
        return [self.take(*alike[-1]) if alike else self.take() for _ in range(number)]

    def add_to(self, space: list[str], alike: Sequence[str]) -> None:
        space += self.more(1, alike)


def document(
    *drawings: str,
    seats: int = 2,
    faces: Sequence[str] = FACES,
    tools: Sequence[int] = (2, 8, 12),
    public: Sequence[str] | None = None,
    private: Sequence[str | Sequence[str]] = ("red", "yellow", "green", "blue"),
    pool: str | None = None,
    track: Mapping[int, str] | None = None,
    paid: str = "",
    gone: Sequence[int] = (),
    tokens: Sequence[int] | None = None,
    on: Mapping[int, int] | None = None,
    round: int | None = None,
    first: int = 1,
    turn: int = 0,
    drafted: bool = False,
    tool_used: bool = False,
    skipped: Sequence[int] = (),
    phase: str = "turn",
    **now: Any,
) -> dict[str, Any]:
    """A complete document that a game can come to.

    `pool` and `track` name the dice that matter. Where more must lie, those are there more than once, and
    dice of the bag where none is named: the legal actions stay the same, since dice alike are one choice.
    The round is the third, or the first one in which the windows can be so full. `tokens` are those of
    the seats, and the rest lies on the tools, the last ones first; or `on` says what lies on which tool,
    and the seats have paid it, the one to move first.
    """
    faces = tuple(faces) + tuple(face for face in FACES if face not in faces)
    windows = [dice(drawings[seat]) if seat < len(drawings) else {} for seat in range(seats)]
    drawn = DRAWN[seats - 1]
    turn = 2 * seats if phase == "over" else turn
    placed = int(drafted and phase not in ("adjust", "swap", "roll", "value", "put", "colour"))
    fullest = max(len(window) - placed for window in windows)
    least_round = 10 if phase == "over" else 2 if track else 1 if track == {} else 3
    round = round or max(least_round, (fullest + 1) // 2 + (phase != "over"))
    spaces = [(track or {}).get(number, "").split() for number in range(1, 11)]
    over = spaces[: 10 if phase == "over" else round - 1]
    lying = [die for window in windows for die in window.values()]
    out = [*lying, *(die for space in spaces for die in space), *paid.split()]
    out += [now["hand"]] if "hand" in now else []
    out += [c[0].upper() + "1" for c, number in now.get("rolling", {}).items() for _ in range(number)]
    bag = Bag([*out, *(pool or "").split()])
    taken_now = sum(max(0, len(window) - 2 * (round - 1)) for window in windows)
    taken_now = max(taken_now, placed + 2 * len(skipped))
    held = len(out) - len(lying) - sum(map(len, spaces)) - len(paid.split()) + (phase == "colour")
    here = (pool or "").split()
    if phase not in ("over", "die"):
        here += bag.more(drawn - taken_now - held - len(here), alike=here)
    wanted = drawn * round - (phase == "colour") - (drawn - len(here) if phase == "die" else 0)
    missing = wanted - len(out) - len(here)
    assert missing >= 0, f"{-missing} dice too many"
    named = [die for space in spaces for die in space]
    for _ in range(missing):
        bag.add_to(min(over, key=len), alike=named)
    assert all(len(space) <= drawn for space in over), "there is no place for so many dice"
    there = turn if turn < seats else 2 * seats - 1 - turn
    to_move = (first - 1 + there) % seats
    payers = list(dict.fromkeys([to_move, *(seat - 1 for seat in skipped), *reversed(range(seats))]))
    if seats == 1:  # S6.1
        tokens_held, paid_on = [0], dict.fromkeys(tools, 0)
    else:
        tokens_held, paid_on = favour(faces[:seats], tools, tokens, on, payers)
    found: dict[str, Any] = {
        "format": POSITION_FORMAT,
        "game": "sagrada",
        "rules": RULESET.spec.rules,
        "options": {},
        "seats": seats,
        "tools": [
            {"number": tool, "tokens": paid_on[tool]} | ({"gone": True} if tool in gone else {})
            for tool in tools
        ],
        "public": list(PUBLIC[: 2 if seats == 1 else 3] if public is None else public),
        "private": [[one] if isinstance(one, str) else list(one) for one in private[:seats]],
        "choices": choices(faces[:seats]),
        "windows": [
            {"window": faces[seat], "tokens": tokens_held[seat], "dice": windows[seat]}
            for seat in range(seats)
        ],
        "pool": here,
        "track": spaces,
        "paid": paid.split(),
        "round": round,
        "first": first - 1,
        "turn": {
            "turns_done": turn,
            "drafted": drafted,
            "tool_used": tool_used or "tool" in now,
            "skipped": [seat - 1 for seat in skipped],
        },
        "now": {"phase": phase, **now},
    }
    if seats == 1:
        found["options"] = {"difficulty": len(tools), "two_private": len(found["private"][0]) == 2}
    return found


def favour(
    faces: Sequence[str], tools: Sequence[int], tokens: Any, on: Any, payers: Sequence[int]
) -> tuple[list[int], dict[int, int]]:
    """The favour tokens of the seats, and on the tools; each payer has paid one before any pays more."""
    had = [COMPONENTS.windows[WINDOW_OF[face]].tokens for face in faces]
    lying = dict.fromkeys(tools, 0) | dict(on or {})
    if tokens is None:
        held, rest = list(had), sum(lying.values())
        for seat in payers[:rest]:
            held[seat], rest = held[seat] - 1, rest - 1
        for seat in payers:
            gives = min(rest, held[seat])
            held[seat], rest = held[seat] - gives, rest - gives
        return held, lying
    spent = [most - left for most, left in zip(had, tokens, strict=True)]
    if on is None and sum(spent):
        paid = sum(number % 2 for number in spent) or 2  # who has spent an odd number was the first at a tool
        for tool in tools[-paid:]:
            lying[tool] = 1
        lying[tools[-1]] += sum(spent) - paid
    return list(tokens), lying


def choices(faces: Sequence[str]) -> list[list[str]]:
    """The windows on two cards for each seat, the first card with its face."""
    cards = COMPONENTS.cards
    first = [next(i for i, card in enumerate(cards) if WINDOW_OF[face] in card) for face in faces]
    other = [card for card in range(12) if card not in first]
    dealt = [(card, other[seat]) for seat, card in enumerate(first)]
    return [[WINDOW_WORDS[face] for card in pair for face in cards[card]] for pair in dealt]


def window(
    drawing: str,
    *public: str,
    face: str = FACES[0],
    private: Sequence[str] = (),
    tokens: int = 0,
    seats: int = 2,
    **options: Any,
) -> dict[str, Any]:
    """A document with one window alone."""
    return {
        "format": POSITION_FORMAT,
        "game": "sagrada",
        "options": options,
        "seats": seats,
        "window": face,
        "dice": dice(drawing),
        "tokens": tokens,
        "public": list(public),
        "private": list(private),
    }
