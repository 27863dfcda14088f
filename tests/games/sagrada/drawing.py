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
from rosace.games.sagrada.kernel.actions import CELL_WORDS, WINDOW_OF, WINDOW_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import LETTERS
from rosace.games.sagrada.text.elements import beside

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

    def window(self, face: str, number: int) -> dict[str, str]:
        """A legal window of so many dice, laid row by row."""
        found: dict[str, str] = {}
        signs = COMPONENTS.windows[WINDOW_OF[face]].signs
        for cell in range(number):
            near = [found[CELL_WORDS[i]] for i in beside(cell) if CELL_WORDS[i] in found]
            letters = signs[cell] if signs[cell] in LETTERS else LETTERS
            values = signs[cell] if signs[cell].isdigit() else "123456"
            letters = "".join(one for one in letters if all(die[0] != one for die in near))
            values = "".join(one for one in values if all(die[1] != one for die in near))
            # Keep clear of what the next cells ask for.
            ahead = {signs[i] for i in beside(cell) if i > cell}
            letters = "".join(one for one in letters if one not in ahead) or letters
            values = "".join(one for one in values if one not in ahead) or values
            found[CELL_WORDS[cell]] = self.take(letters, values)
        return found


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
    """A complete document.

    The dice of the round are in the pool, as many as it takes if `pool` is not given. Dice that are
    missing lie on the spaces of the track before this round, or if `track` is given, in the windows
    of the seats not drawn. `tokens` are those of the seats, and the rest lies on the tools, the last
    ones first; or `on` says what lies on which tool, and the last seats have paid it.
    """
    round = round or (10 if phase == "over" else 2 if track is not None else 3)
    faces = tuple(faces) + tuple(face for face in FACES if face not in faces)
    windows = [dice(drawings[seat]) if seat < len(drawings) else {} for seat in range(seats)]
    spaces = [(track or {}).get(number, "").split() for number in range(1, 11)]
    drawn = DRAWN[seats - 1]
    lying = [die for window in windows for die in window.values()]
    out = [*lying, *(die for space in spaces for die in space), *paid.split()]
    out += [now["hand"]] if "hand" in now else []
    rolling = [c[0].upper() + "1" for c, number in now.get("rolling", {}).items() for _ in range(number)]
    wanted = drawn * round - (phase == "colour")
    bag = Bag([*out, *rolling, *(pool or "").split()])
    if pool is None:
        here = 0 if phase == "over" else max(0, min(drawn, wanted - len(out) - len(rolling)))
        pool = " ".join(bag.take() for _ in range(here))
    elif phase == "die":
        wanted = drawn * (round - 1) + len(pool.split())
    missing = wanted - len(out) - len(rolling) - len(pool.split())
    assert missing >= 0, f"{-missing} dice too many"
    free = spaces[: 0 if track is not None else 10 if phase == "over" else round - 1]
    over = missing - drawn * len(free)
    for seat in range(len(drawings), seats):
        number = max(0, min(over, 20))
        windows[seat] = bag.window(faces[seat], number)
        over, missing = over - number, missing - number
    for space in free:
        while missing and len(space) < drawn:
            space.append(bag.take())
            missing -= 1
    assert missing == 0, f"there is no place for {missing} dice more"
    held, paid_on = favour(seats, faces, tools, tokens, on)
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
            {"window": faces[seat], "tokens": held[seat], "dice": windows[seat]} for seat in range(seats)
        ],
        "pool": pool.split(),
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
    if phase == "over":
        found["turn"]["turns_done"] = 2 * seats
    return found


def favour(
    seats: int, faces: Sequence[str], tools: Sequence[int], tokens: Any, on: Any
) -> tuple[list[int], dict[int, int]]:
    """The favour tokens of the seats and on the tools."""
    had = [COMPONENTS.windows[WINDOW_OF[face]].tokens if seats > 1 else 0 for face in faces[:seats]]
    lying = dict.fromkeys(tools, 0) | dict(on or {})
    if tokens is None:
        rest = sum(lying.values())
        for seat in reversed(range(seats)):
            gives = min(rest, had[seat])
            had[seat], rest = had[seat] - gives, rest - gives
        return had, lying
    rest = sum(had) - sum(tokens)
    if on is None and rest:
        if rest % 2 == 0:
            lying[tools[-2]], rest = 1, rest - 1
        lying[tools[-1]] = rest
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
