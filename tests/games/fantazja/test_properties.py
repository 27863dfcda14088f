"""What holds at every moment of every game, recomputed by the test from the stacks and the printed list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from contract.walks import LEANINGS, walk
from rosace.games.fantazja.kernel.actions import CELL_WORDS
from rosace.games.fantazja.kernel.constants import CELLS, MARGIN, ON_BUILDING, SIDE, T_MILITARY, TILES, TYPES

from .boards import NAMES, RULESET
from .pieces import CASTLE, COMPONENTS, TURNS, Cell, Laid, beside, castle_of, cell_of, fits, tiles_of, written

FACES = tiles_of(COMPONENTS)
ALL = (1 << TILES) - 1
LEANS = {"none": None, "powers": LEANINGS["fantazja"][0], "darkness": LEANINGS["fantazja"][1]}


def stacks(state: Any) -> dict[Cell, list[Laid]]:
    """The stacks without the castle, from the bottom, as the layers of the state say."""
    stacks_by_cell = {}
    for stack in range(1, state.stacks):
        cell = state.cell[stack] - MARGIN
        layers = range(stack * 3, stack * 3 + state.height[stack])
        stacks_by_cell[cell % SIDE - 30, cell // SIDE - 30] = [
            Laid(state.tile[i] // TILES, FACES[state.tile[i] % TILES], state.turn[i] * 90) for i in layers
        ]
    return stacks_by_cell


def tops(state: Any) -> dict[Cell, Laid]:
    return {CASTLE: castle_of(COMPONENTS)} | {cell: tiles[-1] for cell, tiles in stacks(state).items()}


def face_down(state: Any, seat: int) -> list[int]:
    return list(state.face_down[seat * TILES : seat * TILES + state.num_face_down[seat]])


def bottom(state: Any, seat: int) -> list[int]:
    return list(state.bottom[seat * TILES : seat * TILES + state.num_bottom[seat]])


def tiles_in(mask: int) -> list[int]:
    assert 0 <= mask <= ALL
    return [tile for tile in range(TILES) if mask >> tile & 1]


# The laws.


def tiles_are_conserved(state: Any) -> None:
    """All 54, each in one place."""
    for seat in (0, 1):
        places = tiles_in(state.hand[seat]) + tiles_in(state.pool[seat]) + tiles_in(state.discards[seat])
        places += face_down(state, seat) + bottom(state, seat)
        for tiles in stacks(state).values():
            places += [NAMES.index(laid.tile.name) for laid in tiles if laid.owner == seat]
        assert Counter(places) == Counter(range(TILES))


def hands_are_not_too_large(state: Any) -> None:
    assert all(hand.bit_count() <= 6 for hand in state.hand)


def all_stacks_hang_together_with_the_castle(state: Any) -> None:
    """F6.6."""
    there, connected, rest = set(tops(state)), {CASTLE}, [CASTLE]
    while rest:
        near = {cell for cell in beside(rest.pop()) if cell in there} - connected
        connected |= near
        rest += near
    assert connected == there


def stacks_rise_by_levels(state: Any) -> None:
    """F6.2, F6.3, F8.5; the field for the visible tile is the uppermost layer."""
    stacks_by_cell = stacks(state)
    assert len(stacks_by_cell) == state.stacks - 1 <= 30
    for tiles in stacks_by_cell.values():
        assert [laid.tile.level for laid in tiles] in ([0], [1], [1, 2], [1, 2, 3])
    for stack in range(1, state.stacks):
        layer = stack * 3 + state.height[stack] - 1
        assert state.top[stack] == state.tile[layer] % TILES * 4 + state.turn[layer]
        assert state.owner[stack] == state.tile[layer] // TILES


def shared_sides_show_equal_elements(state: Any) -> None:
    """F4.2 asks for it, F6.2 and F8.5 keep it."""
    there = tops(state)
    for cell, laid in there.items():
        for direction, near in enumerate(beside(cell)):
            if near in there:
                assert laid.side(direction).element == there[near].side((direction + 2) % 4).element


def no_two_dark_tiles_touch(state: Any) -> None:
    """F6.5."""
    dark = {cell for cell, laid in tops(state).items() if laid.tile.dark}
    assert not any(near in dark for cell in dark for near in beside(cell))


def counts_and_points_are_those_of_the_visible_tiles(state: Any) -> None:
    """F2.3, F7, F9.2."""
    visible = [tiles[-1] for tiles in stacks(state).values()]
    for seat in (0, 1):
        mine = [laid.tile for laid in visible if laid.owner == seat]
        number = Counter(tile.type for tile in mine)
        assert list(state.count[seat * 5 : seat * 5 + 5]) == [number[kind] for kind in TYPES]
        assert state.points[seat] == sum(tile.points for tile in mine)
        assert state.score(seat) == state.points[seat] + 5 * state.bonus[seat]


def bonus_tokens_are_eight(state: Any) -> None:
    """F1.3."""
    assert sum(state.bonus) + state.bonus_left == 8
    assert min(*state.bonus, state.bonus_left) >= 0


def tokens_are_where_they_belong(state: Any) -> None:
    """F7, F8.3: in the pool, with a seat, or the military one on a building that is there."""
    places = {-1, 0, 1}
    assert all(state.token[kind] in places for kind in range(5) if kind != T_MILITARY)
    assert state.token[T_MILITARY] in places | {ON_BUILDING}
    lies = state.token[T_MILITARY] == ON_BUILDING
    assert lies == (state.guarded >= 0) == (state.guard_by >= 0)
    if lies:
        assert state.stack_at(state.guarded - MARGIN) > 0


def open_cells_are_the_empty_ones_beside_a_tile(state: Any) -> None:
    there = tops(state)
    expected = {written(near) for cell in there for near in beside(cell) if near not in there}
    open_cells = [CELL_WORDS[cell - MARGIN] for cell in state.open_cell[: state.opens]]
    assert len(set(open_cells)) == len(open_cells)
    assert set(open_cells) == expected == {CELL_WORDS[cell] for cell in range(CELLS) if state.is_open(cell)}
    assert {written(cell) for cell in there} == {
        CELL_WORDS[cell] for cell in range(CELLS) if state.stack_at(cell) >= 0
    }


def rows_have_the_same_cells_as_bits(state: Any) -> None:
    """The rows by which `legal` finds cells in ascending order."""
    for rows, cells in (
        (state.open_row, state.open_cell[: state.opens]),
        (state.built_row, state.cell[1 : state.stacks]),
    ):
        bits = {
            row * SIDE + column for row, word in enumerate(rows) for column in range(64) if word >> column & 1
        }
        assert bits == set(cells)


def what_fits_an_open_cell_is_what_every_neighbour_allows(state: Any) -> None:
    """F4.2, for level I and special tiles in every turn."""
    there = tops(state)
    for i in range(state.opens):
        x, y = cell_of(CELL_WORDS[state.open_cell[i] - MARGIN])
        demands = [
            (direction, there[near].side((direction + 2) % 4))
            for direction, near in enumerate(beside((x, y)))
            if near in there
        ]
        for number, tile in enumerate(FACES):
            word = state.fit[i * 2 + number // 16] >> number % 16 * 4 & 15
            expected = [tile.level < 2 and fits(tile, turn, demands) for turn in TURNS]
            assert [bool(word >> turn & 1) for turn in range(4)] == expected


def what_is_known_is_true_and_of_hidden_tiles(state: Any) -> None:
    """F8.6: in hand, or one of the tiles put face down since."""
    for seat in (0, 1):
        lying = face_down(state, seat)
        known = tiles_in(state.face_known[seat])
        assert set(known) <= set(lying)
        for marks in (state.open_mark, state.seen_mark):
            for tile, mark in enumerate(marks[seat * TILES : seat * TILES + TILES]):
                if mark:
                    assert tile not in known
                    assert state.hand[seat] >> tile & 1 or lying.index(tile) >= mark - 1
                    assert mark - 1 <= len(lying)


LAWS: list[Callable[[Any], None]] = [
    tiles_are_conserved,
    hands_are_not_too_large,
    all_stacks_hang_together_with_the_castle,
    stacks_rise_by_levels,
    shared_sides_show_equal_elements,
    no_two_dark_tiles_touch,
    counts_and_points_are_those_of_the_visible_tiles,
    bonus_tokens_are_eight,
    tokens_are_where_they_belong,
    open_cells_are_the_empty_ones_beside_a_tile,
    rows_have_the_same_cells_as_bits,
    what_fits_an_open_cell_is_what_every_neighbour_allows,
    what_is_known_is_true_and_of_hidden_tiles,
]


def moments(lean: str) -> Iterator[Any]:
    """Games with a leaning: the states in which the land has changed, and some others."""
    for seed in range(3):
        before = None
        for number, (state, _) in enumerate(walk(RULESET.new(), seed, lean=LEANS[lean])):
            now = (state.stacks, sum(state.height[: state.stacks]), list(state.top[: state.stacks]))
            if now != before or number % 5 == 0:
                yield state
            before = now


@pytest.mark.parametrize("lean", LEANS)
@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_at_every_moment(law: Callable[[Any], None], lean: str) -> None:
    for state in moments(lean):
        law(state)


def test_the_games_have_what_the_laws_are_for() -> None:
    """Else they would hold for nothing: every power, Dark Energy, stacks of three, tiles known to both."""
    met: Counter[str] = Counter()
    for lean in LEANS:
        for state in moments(lean):
            met["guarded"] += state.guarded >= 0
            met["level III"] += 3 in state.height[1 : state.stacks]
            met["under a stack"] += any(state.num_bottom)
            met["known points"] += any(state.face_known)
            met["openly known"] += any(state.open_mark)
            met["seen"] += any(state.seen_mark)
            met["bonus"] += any(state.bonus)
            met["mixed"] += any(len({laid.owner for laid in tiles}) > 1 for tiles in stacks(state).values())
            met["struck"] += state.fired > 0
            for kind in range(5):
                met[TYPES[kind]] += state.powers[kind] > 0
    assert all(met.values()), met
