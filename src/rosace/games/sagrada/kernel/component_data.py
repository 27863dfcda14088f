"""The components of components.json as masks and numbers for the kernel."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from rosace.core.documents import components_text, parse
from rosace.core.errors import BadComponents, BadDocument
from rosace.games.sagrada.kernel.constants import CELLS, LETTERS, NUM_CARDS, NUM_WINDOWS, OBJECTIVES, TOOLS


@dataclass(frozen=True)
class Window:
    """A face of a window card: its name, favour tokens, and 20 signs, `.` for a white cell."""

    name: str
    tokens: int
    signs: str

    @property
    def slug(self) -> str:
        return self.name.lower().replace("'", "").replace(" ", "-")


@dataclass(frozen=True)
class Components:
    """The component list, checked."""

    windows: tuple[Window, ...]
    cards: tuple[tuple[int, int], ...]  # the two faces of each card
    tool_colours: tuple[int, ...]
    points: tuple[int, ...]  # of the public objectives
    drawn: tuple[int, ...]  # dice a round, by seats
    status: dict[str, list[str]]
    digest: str


def load(text: str) -> Components:
    """Read a component list; BadComponents if the rules could not be played with it."""
    try:
        data = parse(text)
        windows = tuple(Window(w["name"], w["tokens"], "".join(w["rows"])) for w in data["windows"])
        names = [window.name for window in windows]
        components = Components(
            windows=windows,
            cards=tuple((names.index(a), names.index(b)) for a, b in data["window_cards"]),
            tool_colours=tuple(LETTERS.index(tool["colour"]) for tool in data["tools"]),
            points=tuple(item["points"] for item in data["public_objectives"]),
            drawn=tuple(data["dice"]["drawn_per_round"][str(seats)] for seats in range(1, 5)),
            status=data["status"],
            digest=hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:8],
        )
    except BadDocument as error:
        raise BadComponents(f"components: {error}") from None
    except (KeyError, TypeError, ValueError) as error:
        raise BadComponents(f"components: {error!r}") from None
    faces = sorted(face for card in components.cards for face in card)
    refusals = {
        "24 windows of 20 cells are needed (S1.2)": (
            len(windows) != NUM_WINDOWS
            or any(len(w.signs) != CELLS or set(w.signs) - set(".RYGBP123456") for w in windows)
        ),
        "12 cards with each face once are needed (S1.2)": (
            len(components.cards) != NUM_CARDS or faces != list(range(NUM_WINDOWS))
        ),
        "windows have 3 to 6 favour tokens (S1.2)": any(w.tokens not in (3, 4, 5, 6) for w in windows),
        "public objectives have points above 0 (S5.1)": any(
            type(number) is not int or number < 1 for number in components.points
        ),
        "the 12 tools and 10 public objectives are needed (S4.3, S5.1)": (
            len(components.tool_colours) != len(TOOLS) or len(components.points) != len(OBJECTIVES)
        ),
        "5, 7 or 9 dice a round, solo 4 (S2.1)": components.drawn != (4, 5, 7, 9),
    }
    for refusal, refused in refusals.items():
        if refused:
            raise BadComponents(f"components: {refusal}")
    return components


def accepting(window: Window, sign: str, signs: str) -> int:
    """The cells whose printed sign of this sort (`signs`: colours or values) admits `sign` (S3.3)."""
    return sum(1 << i for i, printed in enumerate(window.signs) if printed not in signs or printed == sign)


COMPONENTS = load(components_text("rosace.games.sagrada"))
COLOUR_OK = [accepting(w, letter, LETTERS) for w in COMPONENTS.windows for letter in LETTERS]
VALUE_OK = [accepting(w, value, "123456") for w in COMPONENTS.windows for value in "123456"]


def weights(text: str) -> list[int]:
    """The weights of cell_values.py in one list: with others, then alone, turn by turn, fact by fact."""
    data = parse(text)
    return [weight for table in ("others", "alone") for turn in data[table] for weight in turn]


WEIGHTS = weights(components_text("rosace.games.sagrada", "weights.json"))
