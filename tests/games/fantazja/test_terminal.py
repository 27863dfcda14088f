"""The table as a terminal shows it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from contract.walks import walk
from rosace.core.ruleset import Phrase
from rosace.games.fantazja.kernel.constants import TYPES
from rosace.i18n import Translator, languages

from .boards import RULESET, document, position, seen, step

SAY = Translator("en", strict=True)
WIDE = "w4 nRIc w3 lRIb w2 nPIb w1 lPIc e1 nMIc e2 lGIb e3 nRIb e4 lGIc e5 nMIb"


def drawn(state: Any, viewer: int | None = None, width: int = 80, say: Translator = SAY) -> list[str]:
    """What stands on the screen, line by line."""
    return Text.from_markup(RULESET.draw(seen(state, viewer), say, width)).plain.splitlines()


def cells(line: str) -> list[str]:
    """The columns that a line of labels names; empty if it is none."""
    cell_words = line.split()
    return (
        cell_words
        if all(re.fullmatch(r"[we]\d+|·", word) for word in cell_words) and len(cell_words) > 1
        else []
    )


# The width.


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [40, 60, 80, 100, 200])
def test_a_wide_land_is_drawn_in_blocks_of_columns_and_never_wraps(width: int, lang: str) -> None:
    """Each block has its labels; together they have every column once, from west to east."""
    state = position(WIDE, hand="RIa PIa MIa GIa Sa Sb")
    lines = drawn(state, 0, width, Translator(lang, strict=True))
    land = lines[: lines.index(next(line for line in lines if line == SAYINGS[lang]))]
    assert max(map(cell_len, land)) <= width
    labels = [cell_words for line in land if (cell_words := cells(line))]
    west, east = [f"w{i}" for i in range(5, 0, -1)], [f"e{i}" for i in range(1, 7)]
    assert sum(labels, []) == [*west, "·", *east]
    assert len(labels) == -(-12 // ((width - 4) // 10))
    shown = re.findall(r"\b[RPMG]I[abc]\b|⌂", "\n".join(land))
    assert len(shown) == 10
    tiles = [line for line in lines[len(land) :] if re.search(r"[A-Z]\d ?(RIa|PIa|MIa|GIa|Sa|Sb)", line)]
    assert tiles and max(map(cell_len, tiles)) <= width


SAYINGS = {lang: Translator(lang)(Phrase("fantazja-board-tokens")) for lang in languages()}


def test_a_land_that_fits_is_one_block() -> None:
    """Seven columns fit in 80 signs, eight do not."""
    seven = position("e1 nMIc e2 lGIb w1 lPIc w2 nPIb")
    assert [cell_words for line in drawn(seven) if (cell_words := cells(line))] == [
        ["w3", "w2", "w1", "·", "e1", "e2", "e3"]
    ]
    eight = position("e1 nMIc e2 lGIb e3 nRIb w1 lPIc w2 nPIb")
    assert [cell_words for line in drawn(eight) if (cell_words := cells(line))] == [
        ["w3", "w2", "w1", "·"], ["e1", "e2", "e3", "e4"],
    ]  # fmt: skip
    assert len([cell_words for line in drawn(eight, width=84) if (cell_words := cells(line))]) == 1


@pytest.mark.parametrize("lang", languages())
def test_the_lines_of_the_tokens_fit_too(lang: str) -> None:
    """The longest there is: a type, who has the token without leading, and where it goes."""
    say = Translator(lang, strict=True)
    state = position(f"{WIDE} n1 lSa", tokens={"residential": 2, "special": 1}, hand="RIa", guard="e5")
    assert {token["kept"] for token in seen(state)["tokens"].values()} == {False, True}
    lines = drawn(state, 0, 80, say)
    start = lines.index(SAYINGS[lang])
    assert max(map(cell_len, lines[start : start + 6])) <= 80
    assert any("→" in line for line in lines[start + 1 : start + 6])


def test_nothing_but_words_is_wider_than_the_terminal_in_whole_games() -> None:
    """The land and the hands; sentences may wrap between words."""
    for seed in (1, 2):
        for state, _ in walk(RULESET.new(), seed):
            for line in drawn(state, 0):
                assert cell_len(line) <= 80 or re.search(r"[a-z]{3}.*:", line), line


# What is known of a hand (F8.6).


def known(state: Any, viewer: int | None) -> list[str]:
    return [line.strip() for line in drawn(state, viewer) if "Known" in line]


IN_HAND, OR_DOWN = "Known in hand:", "Known in hand, or face down by now:"
SWAP = ("power residential", "give MIb", "enough", "take PIa")


def swapping(**rest: Any) -> Any:
    ground = "e1 nRIb e2 nRIc"
    return position(ground, **({"tokens": "residential", "hand": "MIa MIb", "discards": "PIa PIb"} | rest))


def test_f8_6_a_known_tile_is_in_hand_while_nothing_has_been_put_face_down_since() -> None:
    state = step(swapping(points="GIII"), *SWAP)
    for viewer in (1, None):
        assert known(state, viewer) == [f"{IN_HAND} PIa"]
    assert known(state, 0) == []  # its owner sees the hand


@pytest.mark.parametrize("tile", ["PIa", "MIa"])
def test_f8_6_afterwards_it_may_lie_face_down(tile: str) -> None:
    """Whether it is that tile or another one."""
    state = step(swapping(points="GIII"), *SWAP, f"imagine {tile}")
    assert known(state, 1) == [f"{OR_DOWN} PIa"]


@pytest.mark.parametrize(("points", "older", "label"), [
    ("Sc Sa!", 1, IN_HAND), ("Sc! Sa!", 0, IN_HAND), ("Sc Sa", 2, IN_HAND),
    ("Sc Sa!", 0, OR_DOWN), ("Sc Sa", 1, OR_DOWN), ("Sc! Sa", 1, OR_DOWN),
])  # fmt: skip
def test_f8_6_older_points_and_points_that_both_know_cannot_be_the_tile(
    points: str, older: int, label: str
) -> None:
    position_document = document(hand="PIa MIa", points=points)
    position_document["players"][0]["open"] = {"PIa": older}
    assert known(RULESET.read_position(position_document), 1) == [f"{label} PIa"]


def test_f8_6_certain_and_uncertain_tiles_stand_on_lines_of_their_own() -> None:
    position_document = document(hand="PIa MIa GIb", points="Sc")
    position_document["players"][0]["open"] = {"PIa": 0, "MIa": 1}
    assert known(RULESET.read_position(position_document), 1) == [f"{IN_HAND} MIa", f"{OR_DOWN} PIa"]


# Barred cells (F4.3).


def signs(state: Any, viewer: int | None) -> tuple[int, int]:
    land = drawn(state, viewer)
    land = land[: land.index(SAYINGS["en"])]
    return sum(line.count("×") for line in land), len(seen(state, viewer)["open"])


def test_f4_3_a_cell_is_marked_for_whom_it_is_barred() -> None:
    """The token of seat 1 lies on e1: seat 0 may not build beside it, seat 1 may."""
    state = position("e1 nMIc", guard="e1", hand="RIb RIc")
    barred = {cell["at"] for cell in seen(state)["open"] if cell["barred"]}
    assert barred == {"e2", "n1e1", "s1e1"}
    assert signs(state, 0) == signs(state, None) == (3, 6)
    assert signs(state, 1) == (0, 6)


# Words.


@pytest.mark.parametrize("lang", languages())
def test_the_details_explain_every_sign_of_the_board(lang: str) -> None:
    say = Translator(lang, strict=True)
    details = RULESET.details(seen(position(WIDE)), say)
    for sign in "✶⛨×·⌂":
        assert f"{sign} " in details
    for letter, kind in zip("RPMGS", TYPES, strict=True):
        assert f"{letter} {say(Phrase(f'fantazja-type-{kind}'))}" in details
    assert "I, II" in details


@pytest.mark.parametrize("lang", languages())
def test_the_castle_has_its_name_in_words_and_its_notation_in_records(lang: str) -> None:
    say = Translator(lang, strict=True)
    castle = say(Phrase("fantazja-castle"))
    state = step(position("e1 nMIc nMIIb", hand="MIII RIc RIb", points="Sa"), "build RIc")
    tried = [(state, "lay castle 0"), (state, "lay s1 0")]
    tried.append((step(position("e1 nMIc nMIIb", hand="MIII", points="Sa"), "build MIII"), "lay castle 0"))
    military = position("e1 nMIb e2 nMIc", tokens="military", hand="RIb RIc")
    tried.append((step(military, "power military"), "guard castle"))
    for position_, notation in tried:
        assert RULESET.text(RULESET.parse(notation)) == notation
        reason = RULESET.why_not(position_, RULESET.parse(notation))
        assert reason is not None
        text = say.reason(reason)
        assert castle in text and not re.search(r"\bcastle\b", text), text


def test_topics_have_a_help_in_every_language() -> None:
    for lang in languages():
        say = Translator(lang, strict=True)
        for key in RULESET.topics:
            assert say(Phrase(key)) and say(Phrase(f"{key}.help"))
    assert {f"fantazja-power-{kind}" for kind in TYPES} < set(RULESET.topics)
