"""The kernel against the reference model: the same games, node by node, for every number of seats.

Each way of playing is there for some rare rules; a run asserts that its games have met them.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from rosace.games.sagrada.kernel import constants as names
from rosace.games.sagrada.kernel.state import SagradaState

from ..differential import AgainstModel, SideBySide, Way, uniform
from .pieces import (
    COMPONENTS,
    ROUNDS,
    Die,
    Player,
    Window,
    destinations,
    number,
    private_points,
    public_points,
    spaces,
)
from .reference import Reference

# seats, tools in a solo game (nothing with more seats), private objectives
TABLES = [(2, 1, 1), (3, 5, 1), (4, 3, 1)]
SOLO = [(1, difficulty, privates) for privates in (1, 2) for difficulty in (1, 2, 3, 4, 5)]

# Ways of playing: how much an action is liked, given what it means to the reference, and how chance leans.


def handy(game: Reference, meaning: Any) -> float:
    """Tools, as often as they can be had."""
    what = meaning[0]
    if what == "window":
        return 4.0 ** COMPONENTS["windows"][meaning[1]]["tokens"]
    if what == "tool":
        return 20.0 / (1 + game.happened[f"{meaning[1]} multi"])
    if what == "pass":
        return 0.1 if game.drafted else 0.3
    return 4.0 / len(game.node.options)


def late(game: Reference, meaning: Any) -> float:
    """Tokens are kept for the last rounds, when windows are full of dice and the bag runs empty."""
    what = meaning[0]
    if what in ("window", "pass"):
        return handy(game, meaning)
    if what == "tool":
        return 20.0 if game.round > (ROUNDS - 1 if meaning[1] == 11 else ROUNDS - 3) else 1e-3
    return 4.0 / len(game.node.options)


def lean_to_movers(game: Reference, meaning: Any) -> float:
    """Tool cards that move dice, and the Flux Remover."""
    return 20.0 if meaning[0] == "tool card" and meaning[1] + 1 in (4, 11, 12) else 1.0


def sparse(game: Reference, meaning: Any) -> float:
    """Windows with a few dice, which are moved about."""
    what = meaning[0]
    if what in ("place", "put"):
        return (1.0 if len(game.me.window) < 3 else 1e-3) / len(game.node.options)
    if what == "tool":
        return 20.0 if meaning[1] in (2, 3, 4, 12) else 0.5
    return handy(game, meaning)


def lean_to_all_movers(game: Reference, meaning: Any) -> float:
    return 20.0 if meaning[0] == "tool card" and meaning[1] + 1 in (2, 3, 4, 12) else 1.0


def idle(game: Reference, meaning: Any) -> float:
    """Next to nothing is done, so that many games are tied."""
    return 1.0 if meaning[0] == "pass" else 0.15 / len(game.node.options)


def gain(game: Reference, meaning: Any) -> int:
    """What a placement adds to the score."""
    _, die, cell = meaning
    before = game.score(game.active)
    game.me.window[cell] = die
    after = game.score(game.active)
    del game.me.window[cell]
    return after - before


def greedy(game: Reference, meaning: Any) -> float:
    """Points at once, and printed cells before white ones, so that windows fill."""
    what = meaning[0]
    if what == "place":
        return 2.0 ** gain(game, meaning) * (1.0 if game.me.printed[meaning[2]] == "." else 8.0)
    if what == "pass":
        return 1.0 if game.drafted else 1e-6
    return 1.0


def lean_to_few_pips(game: Reference, meaning: Any) -> float:
    """Solo: two useful dice a round, and two that the target hardly feels."""
    if meaning[0] != "die":
        return 1.0
    player, die = game.players[0], meaning[1]
    if len(game.pool) < 2:
        return (die.value**2 if die.colour in player.privates else 1.0) if spaces(player, die) else 1e-3
    return 50.0 ** (1 - die.value)


def choke(game: Reference, meaning: Any) -> float:
    """Solo: dice go to tools and into the window until none is left."""
    what = meaning[0]
    if what == "tool":
        return 20.0
    if what == "pass":
        return 1e-3
    return 4.0 / len(game.node.options)


def lean_to_payments(game: Reference, meaning: Any) -> float:
    """Solo: dice in the colours of the tools that are still there."""
    if meaning[0] != "die":
        return 1.0
    letters = [COMPONENTS["tools"][tool - 1]["colour"] for tool in game.tools if tool not in game.gone]
    return 8.0 if meaning[1].colour[0].upper() in letters else 1.0


WAYS = {
    "uniform": Way(uniform, 120, TABLES + SOLO, ("bag empty", "solo lost", "9 pays in vain")),
    "handy": Way(
        handy,
        150,
        TABLES,
        (
            *(f"{tool} multi" for tool in range(1, 13)),
            *(f"{tool} after a draft" for tool in (2, 3, 4, 8, 12)),
            "tool for 1",
            "tool for 2",
            "0 tokens for a tool of 1",
            "0 tokens for a tool of 2",
            "1 tokens for a tool of 2",
            "1 at the end",
            "1 fits one way",
            "1 does not help every die",
            "printed colour ignored",
            "printed value ignored",
            "5 refused, empty track",
            "5 refused, nothing on the track fits",
            "5 refuses a die of the track",
            "6 fits nowhere",
            "7 rolls equal colours",
            "running pliers skip a turn",
            "the last turn of the round skipped",
            "the turn right after skipped",
            "isolated",
            "isolated first die",
            "10 does not help every die",
            "11 put",
            "11 returned",
            "12 refused, empty track",
            "12 refuses a colour",
        ),
    ),
    "handy solo": Way(
        handy,
        120,
        SOLO,
        (
            *(f"{tool} solo" for tool in range(1, 13)),
            "no die to pay with",
            "a tool that is gone",
            "6 fits nowhere",
            "7 rolls equal colours",
            "running pliers skip a turn",
            "isolated first die",
            "11 put",
            "11 returned",
            "12 refused, empty track",
        ),
    ),
    "late": Way(
        late,
        90,
        TABLES,
        (
            "bag empty",
            "11 with an empty bag",
            "11 fits nowhere",
            "4 refused, no second die can be moved",
            "4 refuses a first move",
            "4 refuses the same die",
            "4 second move opened by the first",
            "4 second die into the cell of the first",
            "12 one die, no other",
            "12 one die, stopped",
            "12 two dice",
            "12 refuses the same die",
            "12 second die into the cell of the first",
        ),
        lean_to_movers,
    ),
    "sparse": Way(
        sparse,
        90,
        TABLES + SOLO[::3],
        (
            "the only die moved",
            "4 moves the only two dice",
            "4 refused, no second die can be moved",
            "4 refuses a first move",
            "12 one die, no other",
            "printed colour ignored",
            "printed value ignored",
        ),
        lean_to_all_movers,
    ),
    "idle": Way(
        idle,
        180,
        TABLES,
        (
            "negative score",
            "tie decided by private",
            "tie decided by tokens",
            "tie decided by turn order",
            "5 equal dice on the track",
        ),
    ),
    "greedy": Way(
        greedy,
        90,
        TABLES,
        (*(f"{objective} met" for objective in names.OBJECTIVES), "full window", "tie decided by private"),
    ),
    "lucky": Way(
        greedy,
        120,
        SOLO,
        (
            *(f"{objective} met" for objective in names.OBJECTIVES),
            "solo won",
            "solo lost",
            "solo lost by reaching the target",
            "two privates that differ",
            "1 pays in vain",
            "10 pays in vain",
        ),
        lean_to_few_pips,
    ),
    "choke": Way(
        choke,
        240,
        SOLO,
        ("nothing left for the track", "track empty after the first round", "8 pays in vain"),
        lean_to_payments,
    ),
}


class Sagrada(SideBySide):
    size = names.NUM_ACTIONS

    def new(self, table: Any, rng: random.Random) -> tuple[SagradaState, Reference, str]:
        options = (*table, rng.choice((-1, -1, *range(table[0]))), rng.random() < 0.3)
        return SagradaState(*options), Reference(*options), f"SagradaState{options}"

    def any_state(self, rng: random.Random) -> SagradaState:
        return SagradaState(rng.randint(1, 4), rng.randint(1, 5), 1, -1, rng.random() < 0.5)

    def how_often(self, model: Reference) -> float:
        """Within tools more often than elsewhere."""
        common = {names.A_PASS, names.A_DIE + 5, names.A_DIE + 11}
        return 0.02 if common & model.node.options.keys() else 0.25


SIDE_BY_SIDE = Sagrada()


class TestKernel(AgainstModel):
    side_by_side, ways = SIDE_BY_SIDE, WAYS


# The reference itself on the worked examples of the book and of the cards (S7), and by hand.


def dice(*rows: str) -> Window:
    """A window from rows such as `".. G4 R2 Y5 P6"`."""
    colours = dict(zip(names.LETTERS, names.COLOURS, strict=True))
    return {
        (row, column): Die(colours[sign[0]], int(sign[1]))
        for row, line in enumerate(rows)
        for column, sign in enumerate(line.split())
        if sign != ".."
    }


def player(name: str, *rows: str) -> Player:
    """A player with a window by its name and the dice in it."""
    (face,) = [face for face in COMPONENTS["windows"] if face["name"] == name]
    printed = {(row, column): face["rows"][row][column] for row in range(4) for column in range(5)}
    return Player(printed=printed, window=dice(*rows))


FRACTAL_DROPS = (".. G4 R2 Y5 P6", "R3 B1 .. G1 Y2", "P5 G6 .. P6 R3", "B4 Y3 G4 B2 G4")


def test_example_of_scoring() -> None:
    """S7.1."""
    game = Reference(first=0)
    game.players[0] = player("Fractal Drops", *FRACTAL_DROPS)
    game.players[0].privates = ["purple"]
    game.publics = ["column-colours", "light-shades", "colour-variety"]
    window = game.players[0].window
    assert [public_points(objective, window) for objective in game.publics] == [10, 4, 12]
    assert private_points(["purple"], window) == 17
    assert game.score(0) == 40
    game.players[0].tokens = 2
    assert game.score(0) == 42


def test_example_of_diagonals() -> None:
    """The picture on the card: seven dice, the one that has two such neighbours once."""
    window = dice(
        ".. .. .. .. ..",
        ".. B1 .. .. Y1",
        "B2 .. B3 Y2 ..",
        ".. .. Y3 B4 ..",
    )
    assert public_points("colour-diagonals", window) == 7


@pytest.mark.parametrize(
    ("objective", "points"),
    [
        ("row-colours", 6),
        ("column-colours", 15),
        ("row-shades", 10),
        ("column-shades", 4),
        ("light-shades", 8),
        ("medium-shades", 4),
        ("deep-shades", 4),
        ("shade-variety", 10),
        ("colour-diagonals", 8),
        ("colour-variety", 8),
    ],
)
def test_objectives(objective: str, points: int) -> None:
    """S5.1: counted by hand."""
    window = dice(
        "R1 Y2 G3 B4 P5",  # five colours, five values
        "Y3 G1 R2 Y5 R6",  # five values, but two reds and two yellows
        "B4 R3 .. P6 ..",
        "G1 B2 Y2 R1 Y6",  # full, but a colour and values come twice
    )
    assert public_points(objective, window) == points


def test_a_row_that_is_not_full_counts_nothing() -> None:
    """S5.1."""
    window = dice("R1 Y2 G3 B4 ..", "Y3 .. .. .. ..", "B4 .. .. .. ..")
    for objective in ("row-colours", "row-shades", "column-colours", "column-shades"):
        assert public_points(objective, window) == 0


def test_placing() -> None:
    """S3.1 to S3.4 on Fractal Drops: .4.Y6 R.2.. ..RP1 BY..."""
    nobody = player("Fractal Drops")
    assert (1, 1) not in spaces(nobody, Die("red", 4))  # an inner cell
    assert [number(cell) for cell in spaces(nobody, Die("green", 4))] == [0, 1, 2, 9, 10, 17, 18, 19]
    one = player("Fractal Drops", ".. .. .. .. ..", ".. R3 .. .. ..")
    assert spaces(one, Die("green", 4)) == [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1)]
    assert spaces(one, Die("red", 4)) == [(0, 0), (0, 2), (2, 0), (2, 2)]
    assert spaces(one, Die("green", 3)) == [(0, 0), (0, 2), (2, 0)]
    apart = spaces(one, Die("green", 4), apart=True)
    assert apart == [(1, 3), (1, 4), (3, 2), (3, 3), (3, 4)]


def test_moving() -> None:
    """S4.4: the die leaves its cell before the new one is judged; tools 2 and 3 ignore what is printed."""
    one = player("Fractal Drops", ".. .. .. .. ..", ".. .. .. .. ..", "R3 .. .. .. ..")
    free = list(destinations(one, (2, 0)))
    assert (1, 1) not in free and (2, 0) not in free
    assert (0, 0) in free and (1, 0) in free and (1, 4) in free
    assert (0, 1) not in free and (0, 3) not in free
    assert (0, 3) in destinations(one, (2, 0), "colour") and (0, 1) not in destinations(one, (2, 0), "colour")
    assert (0, 1) in destinations(one, (2, 0), "value") and (0, 3) not in destinations(one, (2, 0), "value")


def test_dice_and_turns_of_a_round() -> None:
    """S7.2, and the bag goes on (S1.4)."""
    for seats, drawn, order in (
        (2, 5, [1, 0, 0, 1]),
        (3, 7, [2, 0, 1, 1, 0, 2]),
        (4, 9, [3, 0, 1, 2, 2, 1, 0, 3]),
    ):
        game = Reference(seats, first=seats - 1)
        rounds: dict[int, list[int]] = {1: [], 2: []}
        most = 0
        while game.round < 3:
            most = max(most, len(game.pool))
            if names.A_PASS in game.node.options:
                rounds[game.round].append(game.to_move())
                game.apply(names.A_PASS)
            else:
                game.apply(min(game.node.options))
        assert most == drawn
        assert rounds[1] == order
        assert rounds[2] == [(seat + 1) % seats for seat in order]


def tied(seats: int = 4) -> Reference:
    """A game at its end with all windows empty; seat 1 begins, so seat 2 does in the last round."""
    game = Reference(seats, first=1)
    for each, colour in zip(game.players, names.COLOURS, strict=False):
        each.privates = [colour]
        each.tokens = 3
    return game


def test_ties() -> None:
    """S5.4."""
    game = tied()
    assert game.turn_order(ROUNDS) == [2, 3, 0, 1]
    assert game.ranking() == [1, 0, 3, 2]
    assert [game.utility(seat) for seat in range(4)] == [-1 / 3, 1.0, -1 / 3, -1 / 3]
    game.players[3].window = dice("G1")
    game.players[3].tokens = 2
    assert game.score(3) == game.score(0)
    assert game.ranking() == [1, 0, 2, 3]  # fewer tokens
    game.players[2].window = dice("G1")
    game.players[2].tokens = 1
    assert game.score(2) == game.score(0)
    assert game.ranking() == [2, 1, 0, 3]  # a point of the private objective
    game.players[3].tokens = 3
    assert game.ranking() == [3, 2, 1, 0]  # a point more


def test_solo_target() -> None:
    """S6.4: more than the target wins."""
    game = Reference(1, 1, 2)
    game.players[0] = player("Fractal Drops", *FRACTAL_DROPS)
    game.players[0].privates = ["red", "purple"]
    assert game.score(0) == 17 - 9
    game.track = [[Die("red", 5)], [], [Die("red", 3)]]
    assert game.utility(0) == -1.0
    game.track = [[Die("red", 5)], [], [Die("red", 2)]]
    assert game.utility(0) == 1.0
