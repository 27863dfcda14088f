"""Valid documents damaged at random: either refused with BadDocument, or playable to the end."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from rosace.core.errors import BadDocument
from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER
from rosace.games.fantazja.actions import CELL_WORDS, TILE_WORDS
from rosace.games.fantazja.constants import PHASES, TYPES
from rosace.games.fantazja.game import GAME

from .test_documents import at, check_tiles, finish, liked, walk

ODDITIES = [
    None, True, False, 0, 1, 2, 3, 27, 28, -1, 2**70, 1.5, "", "x", [], {}, [None], {"RIa": 1}, ["RIa"],
]  # fmt: skip


def seeds(rng: random.Random) -> list[dict[str, Any]]:
    """Documents from two random games, those from the middle of a power more than once."""
    found = []
    for _ in range(2):
        for state in walk(rng.randrange(1000)):
            over = state.to_move() == OVER
            found += [GAME.write_position(state)] * (8 if over else 3 if state.using >= 0 else 1)
    return found


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a document with every name or number in it."""
    for name in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, name
        if isinstance(node[name], (dict, list)):
            yield from places(node[name])


def likely(rng: random.Random) -> Any:
    """A value that could be right somewhere."""
    cell, tile, seat = at(rng.randint(-3, 3), rng.randint(-3, 3)), rng.choice(TILE_WORDS), rng.randint(1, 2)
    laid = {"owner": seat, "tile": tile, "turn": rng.choice((0, 90, 180, 270))}
    return rng.choice([
        cell, rng.choice(CELL_WORDS), tile, [tile], {"tile": tile}, {"tile": tile, "known": True}, laid,
        {"cell": cell, "tiles": [laid]}, {"cell": cell, "by": seat}, {tile: rng.randint(0, 3)}, seat,
        rng.randint(0, 8), rng.choice((0, 90, 180, 270)), rng.choice(PHASES), rng.choice(TYPES),
        bool(rng.getrandbits(1)), [],
    ])  # fmt: skip


def damage(document: dict[str, Any], rng: random.Random) -> None:
    """Delete, replace, swap, add or copy something."""
    node, name = rng.choice(list(places(document)))
    other, there = rng.choice(list(places(document)))
    kind = rng.randrange(10)
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
    elif kind == 5 and type(node[name]) is int:
        node[name] += rng.choice((-1, 1))
    else:
        rearrange(document, rng)


def rearrange(document: dict[str, Any], rng: random.Random) -> None:
    """Change what a reader cannot refuse at a glance: tiles elsewhere, another phase, another turn."""
    change = rng.randrange(11)
    try:
        player = rng.choice(document["players"])
        stack = rng.choice(document["stacks"]) if document["stacks"] else {}
        if change == 0:
            document["now"]["phase"] = rng.choice(PHASES)
        elif change == 1:
            document["now"]["using"] = rng.choice(TYPES)
        elif change == 2:
            document["now"]["begun"] = rng.choice(player["hand"])
        elif change == 3:
            document["now"][rng.choice(("given", "taken", "shown"))] = rng.sample(player["hand"], 2)
        elif change == 4:
            name = rng.choice(("main_done", "power_used"))
            document["turn"][name] = not document["turn"][name]
        elif change == 5:
            document["turn"]["seat"] = 3 - document["turn"]["seat"]
        elif change == 6:  # a tile from one list to another, or into the draw stack
            lists = [player["hand"], player["discards"], player["under"], []]
            one = rng.choice(lists)
            rng.choice(lists).append(one.pop(rng.randrange(len(one))))
        elif change == 7:  # a stack elsewhere
            stack["cell"] = at(rng.randint(-3, 3), rng.randint(-3, 3))
        elif change == 8:  # a stack without its top, which goes back to its owner's draw stack
            stack["tiles"].pop()
        elif change == 9:
            document["tokens"][rng.choice(TYPES)] = rng.choice((None, 1, 2))
        else:
            player[rng.choice(("open", "seen"))][rng.choice(player["hand"])] = rng.randint(0, 3)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        pass  # it has been damaged before


def check_plays(document: dict[str, Any], rng: random.Random) -> bool:
    """Whether the document is accepted; if so, everything about it works."""
    try:
        state = GAME.read_position(document)
    except BadDocument as error:
        assert str(error)
        assert "\n" not in str(error)
        return False
    check_tiles(state)
    again = GAME.read_position(json.loads(json.dumps(GAME.write_position(state))))
    assert again.key() == state.key()
    assert GAME.score_sheet(state).totals == (state.score(0), state.score(1))
    for seat in (0, 1):
        drawn = state.clone()
        drawn.determinize(seat, Rng(rng.getrandbits(32)))
        check_tiles(drawn)
        assert GAME.view(drawn, seat) == GAME.view(state, seat)
    GAME.view(state, None)
    while state.to_move() != OVER and rng.random() < 0.9:
        assert bool(state.chance()) == (state.to_move() == CHANCE)
        action = liked(state, rng)
        after = state.clone()
        after.apply(action)
        GAME.narrate(state, action, after)
        assert GAME.read_position(GAME.write_position(after)).key() == after.key()
        state = after
    finish(state, rng)
    check_tiles(state)
    assert GAME.read_position(GAME.write_position(state)).key() == state.key()
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
    accepted = run(seed, 120)
    assert 0 < accepted < 120


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
def test_many_damaged_documents_are_refused_or_play_to_the_end(seed: int) -> None:
    assert run(seed, 2000) > 0


@pytest.mark.parametrize("seed", range(3))
def test_damaged_short_forms_are_refused_or_counted(seed: int) -> None:
    rng = random.Random(seed)
    kinds = ["RI", "RII", "RIII", "PI", "MIIa", "GIII", "S", "Sa"]
    accepted = 0
    for _ in range(300):
        document: dict[str, Any] = {
            "format": "rosace-position 1",
            "game": "fantazja",
            "bonus": [rng.randint(0, 2), rng.randint(0, 7)],
            "visible": [rng.choices(kinds, k=rng.randint(0, 4)) for _ in range(2)],
        }
        if rng.random() < 0.5:
            damage(document, rng)
        try:
            sheet = GAME.score_document(document)
        except BadDocument as error:
            assert str(error)
            continue
        accepted += 1
        assert len(sheet.totals) == 2
    assert 0 < accepted < 300


def test_an_undamaged_document_is_accepted() -> None:
    rng = random.Random(1)
    for document in rng.sample(seeds(rng), 40):
        assert check_plays(document, rng)
