"""The kernel against the reference model: the same games, node by node, in every variant.

Each way of playing is there for some rare rules; a run asserts that its games have met them.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from rosace.games.basilica.kernel import constants as names
from rosace.games.basilica.kernel.state import BasilicaState

from ..differential import AgainstModel, SideBySide, Way, uniform
from .pieces import Back, Builder, Cathedral, Cell, Tile, areas, around, number, points_of
from .reference import Reference

VARIANTS = [
    (edition, festum, removed)
    for festum, removed in ((False, 0), (True, 0), (True, 6))
    for edition in (2010, 2022)
]

# Ways of playing: how much an action is liked, given what it means to the reference, and how chance leans.


def kind_of(meaning: Any) -> str:
    """The kind of action that is meant, or the rank; nothing for cells, moves and answers."""
    return meaning[0] if isinstance(meaning, tuple) and isinstance(meaning[0], str) else ""


def order_of(game: Reference, meaning: Any) -> str:
    return game.order_row[meaning[1]].back.order


def tile_of(game: Reference, meaning: Any) -> Tile:
    return game.vault_row[meaning[1]]


def crowd(game: Reference, meaning: Any) -> float:
    """Many builders, ranks, glass and altars, on the same tiles."""
    kind = kind_of(meaning)
    if kind == "place":
        return 1.0 / len(game.node.options)
    if kind == "builder":
        return 4.0
    if kind == "order":
        likes = {"promote": 4.0, "recruit": 2.0, "glass": 4.0, "altar": 4.0, "confuse": 1.0}
        return likes.get(order_of(game, meaning), 0.2)
    if kind in ("juggler", "strongman"):
        return 3.0
    if meaning in game.cathedral.vaults:
        return 1.0 + 5.0 * (meaning in game.cathedral.builders) + 10.0 * (meaning in game.cathedral.glass)
    return 1.0


def rivals(game: Reference, meaning: Any) -> float:
    """Large areas, where both have builders with ranks."""
    kind = kind_of(meaning)
    if kind == "place":
        tile, vaults = tile_of(game, meaning), game.cathedral.vaults
        near = [vaults[cell] for cell in around(meaning[2]) if cell in vaults]
        same = sum(not set(tile.colours).isdisjoint(neighbour.colours) for neighbour in near)
        return (0.1 + 10.0 * same) / len(game.node.options)
    if kind == "builder":
        return 5.0
    if kind == "order":
        return {"promote": 8.0, "recruit": 4.0, "move": 1.0, "confuse": 1.0}.get(order_of(game, meaning), 0.1)
    return 1.0


def busy(game: Reference, meaning: Any) -> float:
    """Orders, of all kinds."""
    return 0.01 if kind_of(meaning) == "place" else 1.0


def tower(game: Reference, meaning: Any) -> float:
    """Always the deepest cell."""
    kind = kind_of(meaning)
    if kind in ("order", "builder"):
        return 1e6 if kind == "order" and order_of(game, meaning) == "scaffolding" else 0.1
    cell = meaning[2] if kind == "place" else meaning
    return 4.0 ** cell[1] if isinstance(cell, tuple) and isinstance(cell[1], int) else 1.0


def spire(game: Reference, meaning: Any) -> float:
    """As deep as can be: all scaffolding, no crowns if there is something else to do."""
    kind, cathedral = kind_of(meaning), game.cathedral
    if kind == "order":
        return {"scaffolding": 50.0, "disaster": 1e-3}.get(order_of(game, meaning), 1.0)
    if kind == "builder":
        return 1.0
    cell = meaning[2] if kind == "place" else meaning
    if isinstance(cell, tuple) and isinstance(cell[1], int):
        rows = [row for _, row in cathedral.vaults.keys() | cathedral.scaffolding]
        if cell[1] <= max(rows, default=-1):
            return 1e-6
        if kind == "place" and tile_of(game, meaning).crown:
            return 1e-5 if game.marker % 10 == 9 else 0.01
    return 1.0


def burn(game: Reference, meaning: Any) -> float:
    """Orders before all, crowns last: the stack runs out, and again."""
    kind = kind_of(meaning)
    if kind == "place":
        return (1e-5 if tile_of(game, meaning).crown else 1.0) / len(game.node.options)
    return 0.5 if kind == "builder" else 5.0


def lean_to_open_crowns_at_last(game: Reference, meaning: Any) -> float:
    if not isinstance(meaning, Back):
        return 1.0
    crowns = {tile.crown for tile in game.unseen[-1] if tile.back == meaning}
    return 50.0 if (len(crowns) == 2) == (game.stack < 5) else 1.0


def hoard(game: Reference, meaning: Any) -> float:
    """Wild tiles stay in the display, and the cells without a wild neighbour are used up."""
    kind = kind_of(meaning)
    if kind == "place":
        tile, cell = tile_of(game, meaning), meaning[2]
        if tile.wild:
            return 1.0 if cell[0] in (1, 3) else 1e-3
        return (0.1 if tile.crown else 1.0) * (0.01 if game.touches_wild(cell) else 1.0)
    if kind == "builder":
        return 3.0
    if kind == "order":
        return {"disaster": 20.0, "scaffolding": 5.0}.get(order_of(game, meaning), 3.0)
    if meaning in game.cathedral.vaults and not game.cathedral.vaults[meaning].wild:
        return 20.0
    return 1.0


def lean_to_wild(game: Reference, meaning: Any) -> float:
    return 20.0 if isinstance(meaning, Back) and len(meaning.colours) == 2 else 1.0


def starve(game: Reference, meaning: Any) -> float:
    """A scoring clears the cathedral just before the stack runs out; then two wild tiles stop all others."""
    kind, late = kind_of(meaning), game.stack < 8
    if kind == "place":
        tile, cell = tile_of(game, meaning), meaning[2]
        if cell[1] > 1:
            return 1e-6
        if tile.wild:
            return 1e3 if late and len(game.cathedral.vaults) < 2 and cell in ((1, 0), (3, 0)) else 1e-6
        if tile.crown and game.marker % 10 == 9:
            return 1e2 if late else 1e-6
        return 1.0
    if kind == "order":
        return 0.1 if late else 5.0
    return 1.0


def lean_to_wild_at_last(game: Reference, meaning: Any) -> float:
    late = game.stack < 14
    return 50.0 if isinstance(meaning, Back) and (len(meaning.colours) == 2) == late else 1.0


WAYS = {
    "uniform": Way(
        uniform,
        games=180,
        rare=("third scoring ends the game", "disaster cuts tiles off", "scaffolding supports scaffolding"),
    ),
    "crowd": Way(
        crowd,
        games=84,
        rare=(
            "promote paid",
            "promote declined",
            "token replaced",
            "recruit paid",
            "recruit declined",
            "confuse paid",
            "confuse declined",
            "confuse needs the vault left",
            "token taken back by confuse",
            "builder taken back from an altar",
            "confused onto an altar",
            "altar protects the only movable builder",
            "altars run out",
            "altar slides",
            "glass slides",
            "glass with altar",
            "active juggles",
            "other juggles",
            "both juggle",
            "added colour joins an area",
            "added colours of neighbours connect",
            "three-colour tile in its third area",
        ),
        seed=17,
    ),
    "rivals": Way(
        rivals,
        games=90,
        rare=(
            "tie",
            "strongman breaks tie",
            "strongmen cancel out",
            "mason in minority",
            "architect helps the foe",
            "two architects double once",
            "no other rank for a paid promotion",
        ),
        seed=71,
    ),
    "busy": Way(
        busy,
        games=48,
        rare=("reshuffle", "new crown after reshuffle", "disaster breaks glass", "rows slide over a gap"),
    ),
    "tower": Way(
        tower,
        games=48,
        rare=("deeper than 12 rows", "deeper than 24 rows", "rows slide over a gap"),
    ),
    "spire": Way(spire, games=24, rare=("deeper than 36 rows", "deeper than 48 rows")),
    "burn": Way(
        burn,
        games=48,
        rare=("reshuffle", "stack ends the game", "old crown after reshuffle"),
        lean=lean_to_open_crowns_at_last,
    ),
    "hoard": Way(
        hoard,
        games=36,
        rare=(
            "wild display replaced",
            "wild display replaced again",
            "wild display replaced before a builder",
        ),
        lean=lean_to_wild,
    ),
    "starve": Way(
        starve,
        games=120,
        rare=(
            "stack ends with a scoring due",
            "wild display replaced, stack short",
            "stack ends while the wild display is replaced",
        ),
        lean=lean_to_wild_at_last,
        seed=48,
    ),
}


class Basilica(SideBySide):
    size = names.NUM_ACTIONS
    tables = VARIANTS

    def new(self, table: Any, rng: random.Random) -> tuple[BasilicaState, Reference, str]:
        variant = (*table, rng.choice((-1, -1, 0, 1)))
        return BasilicaState(*variant), Reference(*variant), f"BasilicaState{variant}"

    def any_state(self, rng: random.Random) -> BasilicaState:
        return BasilicaState(2010, False, 0, 0)

    def compare_more(self, kernel: BasilicaState, model: Reference, thorough: bool) -> None:
        if thorough:
            compare_areas(kernel, model)
        if min(model.node.options, default=0) in range(names.A_JUGGLE, names.A_FIRST):
            compare_areas(kernel, model, model.added)

    def compare_end(self, kernel: BasilicaState, model: Reference, played: list[int]) -> None:
        """B6.6: most points win, equal points are shared."""
        ahead = model.points(0) - model.points(1)
        assert kernel.utility(0) == -kernel.utility(1)
        assert (kernel.utility(0) > 0, kernel.utility(0) < 0) == (ahead > 0, ahead < 0)
        assert draws(played) <= bound(model)


def compare_areas(
    kernel: BasilicaState, reference: Reference, added: Mapping[Cell, str] | None = None
) -> None:
    """The areas and what each gives, by printed colours or with those that Jugglers added."""
    expected = [
        (names.COLOURS.index(area.colour), sorted(map(number, area.cells)), tuple(points))
        for area in areas(reference.cathedral.vaults, added)
        for points, _ in [points_of(area, reference.cathedral)]
    ]
    answer = kernel.areas(added is not None)
    kernel_areas = [(area["colour"], sorted(area["cells"]), area["gain"]) for area in answer]
    assert sorted(kernel_areas) == sorted(expected)


def draws(played: list[int]) -> int:
    """How many vaults were placed and orders executed."""
    return sum(action < names.A_PROMOTE and action != names.A_BUILDER for action in played)


def bound(game: Reference) -> int:
    """B13.1: the stack after set-up, the discards but for five tiles in the display, and the last draw."""
    return (game.tiles - 6) + (game.tiles - 5) + 1


SIDE_BY_SIDE = Basilica()


class TestKernel(AgainstModel):
    side_by_side, ways = SIDE_BY_SIDE, WAYS


# The reference itself on the worked examples of the books (B12).


def tile(*colours: str) -> Tile:
    return Tile(colours, "glass", False)


def test_example_of_placement() -> None:
    """B12.1."""
    game = Reference(first=0)
    game.cathedral.vaults = {(1, 0): tile("green"), (2, 0): tile("red", "blue"), (2, 1): tile("yellow")}
    cells = game.free_cells()
    assert {(0, 0), (3, 0), (1, 1), (2, 2)} <= set(cells)
    assert (4, 2) not in cells
    assert max(column for column, _ in cells) == 4
    assert game.touches_wild((3, 0))
    assert not game.touches_wild((1, 1))


def test_example_of_areas() -> None:
    """B12.2."""
    vaults = {
        (0, 0): tile("green"),
        (0, 1): tile("green", "blue"),
        (1, 1): tile("blue"),
        (2, 1): tile("yellow", "blue"),
        (3, 1): tile("blue"),
        (3, 2): tile("blue"),
        (2, 2): tile("red"),
        (4, 1): tile("yellow", "green"),
    }
    assert set(areas(vaults)) == {
        ("green", frozenset({(0, 0), (0, 1)})),
        ("blue", frozenset({(0, 1), (1, 1), (2, 1), (3, 1), (3, 2)})),
        ("red", frozenset({(2, 2)})),
    }


def test_example_of_points() -> None:
    """B12.3."""
    game = Reference(first=0)
    game.cathedral = Cathedral(
        vaults={
            (0, 0): tile("yellow"),
            (1, 0): tile("yellow", "blue"),
            (2, 0): tile("blue"),
            (3, 0): tile("blue"),
            (3, 1): tile("blue"),
        },
        builders={
            (0, 0): Builder(0),
            (1, 0): Builder(0, ("architect", "mason")),
            (2, 0): Builder(1, ("mason", "architect")),
        },
        glass={(3, 0)},
    )
    assert [game.score(0), game.score(1)] == [5, 10]
