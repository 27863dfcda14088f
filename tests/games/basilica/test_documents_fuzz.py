"""Valid documents damaged at random: either refused with BadDocument, or playable to the end."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from rosace.core.errors import BadDocument
from rosace.core.state import CHANCE, OVER
from rosace.games.basilica.constants import COLOURS, ORDERS, PHASES, RANKS, STEPS
from rosace.games.basilica.tables import COMPONENTS

from .helpers import GAME, count_tiles, finish, play, position, seen, step

OPTIONS = [
    {"variant": variant, "festum": festum, "remove_six": six}
    for variant in ("2010", "2022")
    for festum, six in ((False, False), (True, False), (True, True))
]
ODDITIES = [
    None,
    True,
    False,
    0,
    1,
    2,
    3,
    4,
    10,
    20,
    30,
    -1,
    2**70,
    1.5,
    "",
    "x",
    [],
    {},
    [None],
    {"a1": "R1"},
]


def seeds(rng: random.Random) -> list[dict[str, Any]]:
    """Documents from a random game, and of what random games seldom meet."""
    state = GAME.new(options=rng.choice(OPTIONS))
    found = []
    while state.to_move() != OVER:
        found.append(GAME.write_position(state))
        if state.to_move() == CHANCE:
            state.apply(rng.choice(state.chance())[0])
        else:
            legal = state.legal()
            fond = [action for action in legal if GAME.text(action).startswith(("builder", "order", "pay"))]
            state.apply(rng.choice(fond or legal))
    asked = play(position("R@1j Y B@2j . .", vaults=("B+", "Y", "G"), marker=9), "place 1 e1")
    stuck = position(". RB . . .", vaults=("YG", "RY", "GB"), orders=("RG.glass", ".move", ".disaster"))
    stuck = step(stuck, "place 1 d1")
    rare = [state, asked, step(asked, "juggle yellow"), step(stuck, GAME.text(stuck.chance()[0][0]))]
    return found + 5 * [GAME.write_position(one) for one in rare]


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a document with every name or number in it."""
    for name in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, name
        if isinstance(node[name], (dict, list)):
            yield from places(node[name])


def likely(rng: random.Random) -> Any:
    """A value that could be right somewhere."""
    cell = f"{rng.choice('abcde')}{rng.randint(1, 5)}"
    tile = rng.choice(COMPONENTS.box(festum=True)).id
    colours = rng.choice([*COLOURS, "red-blue", "yellow-green"])
    back = f"{colours}.{rng.choice(ORDERS)}"
    builder = {"seat": rng.randint(1, 2), "at": cell}
    return rng.choice([
        cell, tile, back, builder, [cell], [tile], rng.choice(PHASES), rng.choice(RANKS), rng.choice(STEPS),
        rng.choice(COLOURS), rng.randint(0, 6), rng.randint(0, 60), [rng.randint(1, 6)], {cell: tile},
        [rng.choice(RANKS), rng.choice(RANKS)], "stack", "scoring", [rng.randint(0, 2), rng.randint(0, 2)],
    ])  # fmt: skip


def damage(document: dict[str, Any], rng: random.Random) -> None:
    """Delete, replace, swap, add or copy something."""
    node, name = rng.choice(list(places(document)))
    other, there = rng.choice(list(places(document)))
    kind = rng.randrange(7)
    if kind == 0:
        del node[name]
    elif kind == 1:
        node[name] = copy.deepcopy(rng.choice(ODDITIES))
    elif kind == 2:
        node[name] = likely(rng)
    elif kind == 3:
        node[name], other[there] = copy.deepcopy(other[there]), copy.deepcopy(node[name])
    elif kind == 4 and isinstance(node, list):
        node.insert(name, likely(rng))
    elif kind == 5 and isinstance(node[name], int):
        node[name] += rng.choice((-1, 1))
    else:
        rearrange(document, rng)


def rearrange(document: dict[str, Any], rng: random.Random) -> None:
    """Change what a reader cannot refuse at a glance: pieces on other cells, another phase, another turn."""
    change = rng.randrange(7)
    try:
        vaults = document["cathedral"]["vaults"]
        cell = rng.choice([*vaults, "a1"])
        if change == 0:
            document["now"]["phase"] = rng.choice(PHASES)
        elif change == 1:
            document["now"][rng.choice(("space", "lays_left"))] = rng.randint(1, 3)
        elif change == 2:
            document["cathedral"]["builders"].append({"seat": rng.randint(1, 2), "at": cell})
        elif change == 3:
            document["cathedral"][rng.choice(("glass", "altars"))].append(cell)
        elif change == 4:
            document["turn"]["just_placed"] = cell
        elif change == 5:
            document["coins"] = rng.choice(([0, 2], [1, 1], [2, 0]))
        else:
            tiles = rng.sample(list(vaults.values()), len(vaults))
            document["cathedral"]["vaults"] = dict(zip(vaults, tiles, strict=True))
    except (AttributeError, KeyError, TypeError):
        pass  # it has been damaged before


def check_counts(state: Any) -> None:
    view = seen(state)
    assert count_tiles(state) == (66 if view["festum"] else 58)
    standing = [found["builder"] for found in view["cathedral"] if "builder" in found]
    for number, seat in enumerate(view["seats"]):
        own = [found for found in standing if found["seat"] == number]
        assert seat["builders"] + len(own) == 5
        assert len(seat["tokens"]) + sum(found["rank"] is not None for found in own) == 4
    assert sum(seat["coins"] for seat in view["seats"]) == 2
    assert view["altars_left"] + sum("altar" in found for found in view["cathedral"]) == 14 * view["festum"]
    assert min([weight for _, weight in state.chance()], default=1) > 0


def check_plays(document: dict[str, Any], rng: random.Random) -> bool:
    """Whether the document is accepted; if so, everything about it works."""
    try:
        state = GAME.read_position(document)
    except BadDocument as error:
        assert str(error)
        return False
    check_counts(state)
    again = GAME.read_position(json.loads(json.dumps(GAME.write_position(state))))
    assert again.key() == state.key()
    assert GAME.score_sheet(state).totals == (state.score(0), state.score(1))
    finish(state, rng)
    check_counts(state)
    return True


def run(seed: int, number: int) -> int:
    """Damage documents; say how many were accepted all the same."""
    rng = random.Random(seed)
    valid = seeds(rng)
    accepted = 0
    for _ in range(number):
        document = copy.deepcopy(rng.choice(valid))
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            damage(document, rng)
        accepted += check_plays(document, rng)
    return accepted


@pytest.mark.parametrize("seed", range(10))
def test_a_damaged_document_is_refused_or_plays_to_the_end(seed: int) -> None:
    accepted = run(seed, 100)
    assert 0 < accepted < 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
def test_many_damaged_documents_are_refused_or_play_to_the_end(seed: int) -> None:
    assert run(seed, 2000) > 0


def test_an_undamaged_document_is_accepted() -> None:
    rng = random.Random(1)
    assert all(check_plays(document, rng) for document in seeds(rng)[::13])
