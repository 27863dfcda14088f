"""The reference model itself: the worked examples of the book (F10), and the rules by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from .lists import OTHER
from .pieces import COMPONENTS, ON_TABLE, POOL, TYPES, Cell, Guard, Laid, Tile, names, tiles_of
from .reference import Reference

TILES = {tile.name: tile for tile in tiles_of(COMPONENTS)}


def tiles(text: str) -> list[Tile]:
    return [TILES[name] for name in text.split()]


def stack(cell: Cell, text: str) -> list[Laid]:
    """A stack from the bottom, such as `"0:RIa 1:RIIb"`: owners and tiles.

    With one order of elements on all tiles, every second cell has its tile upside down.
    """
    turn = 180 if sum(cell) % 2 else 0
    pairs = [item.split(":") for item in text.split()]
    return [Laid(int(owner), TILES[name], turn) for owner, name in pairs]


def game(
    table: Mapping[Cell, str] = {},
    mine: str = "",
    theirs: str = "",
    points: str = "",
    discards: str = "",
    power: str = "",
    draw: str = "",
) -> Reference:
    """A turn of seat 0 that begins: the table, the hands, and what else seat 0 has."""
    made = Reference(first=0)
    made.table = {cell: stack(cell, text) for cell, text in table.items()}
    me, foe = made.players
    me.stack, foe.stack = tiles(draw), []
    me.hand, foe.hand = tiles(mine), tiles(theirs)
    me.imagination, me.discards = tiles(points), tiles(discards)
    for each in power.split():
        made.tokens[each] = 0
    made.active = 0
    made.follow(made.turns())
    return made


def play(made: Reference, *actions: str) -> Reference:
    for action in actions:
        made.apply(action)
    return made


def legal(made: Reference, start: str) -> list[str]:
    """The last parts of the legal actions that begin so."""
    return [text.removeprefix(start + " ") for text in made.legal() if text.startswith(start)]


# F10: the worked examples.


def test_example_of_symbols() -> None:
    """F10.1: more of the same symbols may join fewer, not the other way round."""
    joins = game({(1, 0): "0:RIc"}, mine="RIa")  # fire 1 to the right of it; RIa has 2 there
    assert "e2 0" in legal(play(joins, "build RIa"), "lay")
    not_so = game({(1, 0): "0:RIa"}, mine="RIc")
    assert "e2 0" not in legal(play(not_so, "build RIc"), "lay")
    assert "w1 180" in legal(not_so, "lay")


def test_example_of_levels() -> None:
    """F10.2: II on I, then III on II; never III on I."""
    made = game({(1, 0): "0:MIb"}, mine="MIIb MIII", theirs="RIa RIb RIc", points="PIa PIb", draw="GIa GIb")
    assert legal(made, "build") == ["MIIb"]
    play(made, "build MIIb", "lay e1 180", "pay PIa", "draw GIa", "draw GIb", "imagine RIa")
    play(made, "build MIII")
    assert legal(made, "lay") == ["e1 180"]
    play(made, "lay e1 180")
    assert [laid.tile.name for laid in made.table[1, 0]] == ["MIb", "MIIb", "MIII"]
    assert made.players[0].bonus == 1
    assert names(made.players[0].discards) == ["PIa", "PIb"]


CUT_OFF = {(1, 0): "1:RIa", (2, 0): "0:MIc", (3, 0): "1:GIb"}


def test_example_of_dark_energy() -> None:
    """F10.3: both dark buildings go, and the two behind them."""
    made = game(CUT_OFF, mine="PIa", theirs="PIb")
    play(made, "build PIa", "lay n1e1 0")
    assert made.table == {}
    assert names(made.players[0].discards) == ["PIa", "MIc"]
    assert sorted(names(made.players[1].discards)) == ["GIb", "RIa"]


def test_example_of_dark_energy_by_a_large_building() -> None:
    """F10.3: the same by level II on a building beside it, which goes too."""
    made = game(CUT_OFF | {(1, 1): "1:PIb", (0, 1): "0:RIb"}, mine="PIIa", theirs="PIb", points="Sa")
    play(made, "build PIIa", "lay s1e1 0")
    assert list(made.table) == [(0, 1)]
    assert names(made.players[0].discards) == ["PIIa", "MIc", "Sa"]
    assert sorted(names(made.players[1].discards)) == ["GIb", "PIb", "RIa"]


def test_example_of_the_final_count() -> None:
    """F10.4."""
    mine = "PIII Sa RIa MIIa MIII GIa Sb"
    theirs = "GIII PIa RIa RIIa MIIa RIb"
    made = game({(i, 1): f"0:{name}" for i, name in enumerate(mine.split())})
    made.table |= {(i, 2): stack((i, 2), f"1:{name}") for i, name in enumerate(theirs.split())}
    made.players[0].bonus = made.players[1].bonus = 1
    assert [made.score(0), made.score(1)] == [18, 16]
    assert made.winner() == 0


# F3 and F9: the turn and the end.


def test_set_up_and_first_turn() -> None:
    """F1.1, F1.2: six tiles each, the seat that begins first."""
    made = Reference()
    assert made.chance() == [("first 1", 1), ("first 2", 1)]
    made.apply("first 2")
    assert len(made.chance()) == 27
    for _ in range(12):
        made.apply(made.chance()[0][0])
    assert [len(player.hand) for player in made.players] == [6, 6]
    assert made.to_move() == 1
    assert len(legal(made, "imagine")) == 6


def test_a_turn_passes_where_nothing_can_be_done() -> None:
    """F3.1, F9.1: an empty hand and no power; two such turns end the game."""
    made = game({}, mine="", theirs="RIa")
    assert made.to_move() == 1
    play(made, "imagine RIa")
    assert made.over
    assert made.happened["turns"] == 4
    assert made.winner() == 1  # F9.3


def test_a_power_in_a_turn_without_a_main_action() -> None:
    """F3.1, F3.2: it may be used or not, and the turn counts as skipped."""
    made = game({}, discards="Sa Sb", power="production")
    assert made.legal() == ["end", "power production"]
    play(made, "power production", "recall Sb")
    assert made.over
    assert names(made.players[0].imagination) == ["Sb"]


def test_drawing_up() -> None:
    """F3.3, F8.4: the stack, then what was put under it in its order, without chance."""
    made = game({}, mine="RIa RIb", theirs="Sa", draw="PIa PIb")
    made.players[0].bottom = tiles("Sc Sb Sa")
    play(made, "imagine RIa")
    assert made.chance() == [("draw PIa", 1), ("draw PIb", 1)]
    play(made, "draw PIb", "draw PIa")
    assert names(made.players[0].hand) == ["RIb", "PIb", "PIa", "Sc", "Sb", "Sa"]
    assert made.to_move() == 1


# F4 and F6: building.


def test_small_and_special_buildings() -> None:
    """F4.1, F4.2, F6.3: each shared side by itself; special ones need a point."""
    made = game({(1, 0): "0:Sc", (0, 1): "0:Sc"}, mine="RIb MIc Sb")
    assert legal(made, "build") == ["MIc", "RIb"]
    play(made, "build MIc")  # 2 to the top, else 1: beside a Sc only with that side
    assert legal(made, "lay") == ["n1 180", "s2 0", "w1 180"]
    made = game({(1, 0): "0:Sc"}, mine="Sb", points="Sa")
    assert legal(made, "build") == ["Sb"]


def test_level_two_goes_on_the_buildings_of_both_but_not_on_covered_or_other_ones() -> None:
    """F6.2."""
    table = {(1, 0): "0:RIa", (2, 0): "1:RIb", (3, 0): "1:PIa", (0, 1): "0:RIc 0:RIIb"}
    made = game(table, mine="RIIa RIII", points="Sa")
    play(made, "build RIIa")
    assert legal(made, "lay") == ["e1 180", "e2 0"]


@pytest.mark.parametrize(("below", "left", "bonus"), [("0:RIa 0:RIIb", 8, 1), ("0:RIa 1:RIIb", 8, 0)])
def test_bonus(below: str, left: int, bonus: int) -> None:
    """F6.4: the owner of level II decides."""
    made = game({(1, 0): below}, mine="RIII", theirs="Sa", points="Sa")
    play(made, "build RIII", "lay e1 180")
    assert made.players[0].bonus == bonus
    assert made.bonus_left == left - bonus


def test_no_bonus_is_left() -> None:
    """F6.4."""
    made = game({(1, 0): "1:RIa 0:RIIb"}, mine="RIII", theirs="Sa", points="Sa")
    made.bonus_left = 0
    play(made, "build RIII", "lay e1 180")
    assert made.players[0].bonus == 0


def test_dark_energy_takes_all_that_it_touches() -> None:
    """F6.5, F6.6."""
    table = {(1, 0): "1:RIa", (0, 1): "1:MIa 0:MIIa", (2, 0): "1:Sb", (1, 2): "0:Sa", (0, 2): "0:GIc"}
    made = game(table, mine="RIc RIIa", theirs="Sa", points="Sc")
    made.table[1, 1] = stack((1, 1), "0:RIc")
    play(made, "build RIIa", "lay s1e1 0")
    assert made.table == {}
    assert sorted(names(made.players[0].discards)) == ["GIc", "MIIa", "RIIa", "RIc", "Sa", "Sc"]


# F7: power tokens.


@pytest.mark.parametrize(
    ("mine", "theirs", "holder", "after"),
    [
        (2, 1, POOL, 0),
        (2, 1, 1, 0),  # from the opponent
        (1, 0, POOL, POOL),  # one is too few
        (1, 0, 1, 1),
        (2, 2, 0, POOL),
        (0, 0, 1, POOL),
        (1, 2, 0, 0),  # kept without a lead
        (1, 2, POOL, POOL),  # not the opponent's turn
    ],
)
def test_tokens(mine: int, theirs: int, holder: Any, after: Any) -> None:
    """F7.1 to F7.3."""
    owners = [0] * mine + [1] * theirs
    cells = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    table = {cell: f"{owner}:RIc" for cell, owner in zip(cells, owners, strict=False)}
    made = game(table)
    made.active = 0
    made.tokens["residential"] = holder
    made.adjust_tokens()
    assert made.tokens == dict.fromkeys(TYPES, POOL) | {"residential": after}


def test_the_token_on_the_table_is_left_alone() -> None:
    """F7.4."""
    made = game({(1, 0): "1:MIa"})
    made.tokens["military"] = ON_TABLE
    made.guard = Guard(1, (1, 0))
    made.adjust_tokens()
    assert made.tokens["military"] == ON_TABLE


# F8: powers.


def test_a_power_that_would_do_nothing() -> None:
    """F8."""
    made = game({}, mine="RIa", power=" ".join(TYPES))
    assert legal(made, "power") == []
    made = game({(1, 0): "1:RIa"}, mine="RIb", theirs="RIa", discards="Sa", power=" ".join(TYPES))
    assert legal(made, "power") == ["magic", "military", "production", "residential"]
    made = game({(1, 0): "0:RIa"}, mine="RIb", power="special")
    assert legal(made, "power") == ["special"]


def test_swap() -> None:
    """F8.1: at once, so that what is given cannot be taken."""
    made = game({}, mine="RIa RIb RIc", theirs="Sa", discards="PIa PIb", power="residential")
    play(made, "power residential")
    assert made.legal() == ["give RIa", "give RIb", "give RIc"]
    play(made, "give RIa")
    assert made.legal() == ["enough", "give RIb", "give RIc"]
    play(made, "give RIb")  # no more than there are discards
    assert made.legal() == ["take PIa", "take PIb"]
    play(made, "take PIa")
    assert made.legal() == ["take PIb"]
    play(made, "take PIb")
    assert names(made.players[0].hand) == ["RIc", "PIa", "PIb"]
    assert names(made.players[0].discards) == ["RIa", "RIb"]
    assert legal(made, "power") == []


def test_swap_of_three_at_most() -> None:
    """F8.1."""
    made = game({}, mine="RIa RIb RIc PIc", theirs="Sa", discards="PIa PIb Sa Sb", power="residential")
    play(made, "power residential", "give RIa", "give RIb", "give RIc")
    assert legal(made, "take") == ["PIa", "PIb", "Sa", "Sb"]


def test_guard() -> None:
    """F8.3, F4.3: who put it there may build, the opponent may not, and then it comes off."""
    table = {(1, 0): "1:MIb", (0, 1): "0:MIb", (0, 2): "0:MIc", (2, 0): "0:MIc"}
    made = game(table, mine="RIa RIb", theirs="Sb RIa MIIb GIc", power="military")
    made.players[1].imagination = tiles("RIc")
    play(made, "power military")
    assert legal(made, "guard") == ["e1", "e2", "s1", "s2"]
    play(made, "guard e1", "build RIa")
    assert "s1e1 0" in legal(made, "lay")
    play(made, "lay w1 180")
    assert made.to_move() == 1
    assert made.tokens["military"] == ON_TABLE
    play(made, "build MIIb")
    assert legal(made, "lay") == ["e2 0", "s1 180", "s2 0"]
    play(made, "lay e2 0")
    assert made.to_move() == 0
    assert made.guard is None
    assert made.tokens["military"] == POOL  # two to two
    made = game(table, mine="RIa RIb", theirs="Sb RIa", power="military")
    play(made, "power military", "guard e1", "imagine RIa", "build RIa")
    assert "s1e1 0" not in legal(made, "lay")
    play(made, "lay w1 180")
    assert made.tokens["military"] == 0
    assert legal(made, "power") == ["military"]


def test_the_token_goes_with_its_building() -> None:
    """F8.3."""
    made = game({(1, 0): "1:RIa"}, mine="PIa", theirs="Sa", power="military")
    play(made, "power military", "guard e1", "build PIa", "lay n1e1 0")
    assert made.table == {}
    assert made.guard is None
    assert made.tokens["military"] == POOL


def test_magic() -> None:
    """F8.4: four are shown, two go under the stack, the first above the second."""
    made = game({}, mine="RIa", theirs="RIa RIb RIc PIa PIb", power="magic")
    made.players[1].bottom = tiles("Sc")
    play(made, "power magic")
    assert [weight for _, weight in made.chance()] == [1] * 5
    play(made, "show RIb", "show PIa", "show RIa", "show RIc")
    assert made.legal() == ["enough", "under PIa", "under RIa", "under RIb", "under RIc"]
    play(made, "under RIc")
    assert made.legal() == ["enough", "under PIa", "under RIa", "under RIb"]
    play(made, "under PIa")
    assert legal(made, "imagine") == ["RIa"]
    assert names(made.players[1].bottom) == ["Sc", "RIc", "PIa"]
    assert names(made.players[1].hand) == ["RIa", "RIb", "PIb"]


def test_magic_leaves_a_tile() -> None:
    """F8.4."""
    made = game({}, mine="RIa RIb", theirs="Sa Sb", power="magic")
    play(made, "power magic", "show Sb", "show Sa", "under Sa")
    assert legal(made, "imagine") == ["RIa", "RIb"]
    made = game({}, mine="RIa", theirs="Sa", power="magic")
    play(made, "power magic", "show Sa")
    assert legal(made, "imagine") == ["RIa"]


def test_exchange() -> None:
    """F8.5: an own visible building for one of its level; the old one may be played at once."""
    table = {(1, 0): "0:RIc 0:RIIb", (0, 1): "1:PIb", (0, -1): "0:Sb", (-1, 0): "0:RIa"}
    made = game(table, mine="MIb GIIa Sa", theirs="Sa", points="Sc", power="special")
    play(made, "power special")
    assert made.legal() == ["exchange GIIa", "exchange MIb"]
    play(made, "exchange GIIa")
    assert legal(made, "lay") == ["e1 180"]
    play(made, "lay e1 180")
    assert [laid.tile.name for laid in made.table[1, 0]] == ["RIc", "GIIa"]
    assert legal(made, "build") == ["MIb", "RIIb", "Sa"]


def test_exchange_with_dark_energy() -> None:
    """F8.5: numbers are not checked, Dark Energy is."""
    made = game({(1, 0): "0:Sc", (2, 0): "0:RIb", (3, 0): "1:MIa"}, mine="GIa", theirs="Sa", power="special")
    play(made, "power special", "exchange GIa", "lay e2 0")
    assert list(made.table) == [(1, 0)]
    assert names(made.players[0].hand) == ["RIb"]
    assert names(made.players[0].discards) == ["GIa"]


# F2.4: other orders of the elements.


def test_elements_of_a_tile_before_those_of_its_type() -> None:
    elements = {tile.name: [side.element for side in tile.sides] for tile in tiles_of(OTHER)}
    assert elements["RIa"] == ["earth", "air", "water", "fire"]
    assert elements["GIa"] == ["earth", "water", "air", "fire"]  # its type's
    assert elements["GIb"] == ["earth", "air", "earth", "air"]  # its own
    assert elements["PIb"] == ["fire", "fire", "fire", "fire"]


def test_elements_refuse_cells_and_allow_several_turns() -> None:
    """F2.4, F4.2, F6.2."""
    made = Reference(first=0, components=OTHER)
    here = {tile.name: tile for tile in tiles_of(OTHER)}
    assert made.places(here["PIb"]) == [((-1, 0), 0), ((-1, 0), 270)]  # the castle shows fire 2 to the left
    assert {cell for cell, _ in made.places(here["GIb"])} == {(1, 0), (0, 1)}  # neither water nor fire
    made.table[1, 0] = [Laid(0, here["GIa"], 270)]
    assert made.places(here["GIIa"]) == [((1, 0), 270)]
    assert made.places(here["GIIb"]) == []
