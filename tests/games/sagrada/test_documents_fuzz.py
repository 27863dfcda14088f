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
from rosace.games.sagrada.actions import CELL_WORDS, DIE_WORDS, WINDOW_WORDS
from rosace.games.sagrada.constants import COLOURS, OBJECTIVES, PHASES

from .helpers import GAME, count_dice, finish, liked, seen
from .test_documents import TABLES, check_counts

ODDITIES = [
    None, True, False, 0, 1, 2, 3, 4, 10, -1, 2**70, 1.5, "", "x", [], {}, [None], {"a1": "R1"}, ["R1"],
]  # fmt: skip


def seeds(rng: random.Random) -> list[dict[str, Any]]:
    """Documents from two random games, those from the middle of a tool more than once."""
    found = []
    for seats, options in rng.sample(TABLES, 2):
        state = GAME.new(seats, options)
        while state.to_move() != OVER:
            number = 3 if state.using >= 0 else 1
            found += [GAME.write_position(state)] * number
            state.apply(liked(state, rng))
        found += [GAME.write_position(state)] * 5
    return found


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a document with every name or number in it."""
    for name in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, name
        if isinstance(node[name], (dict, list)):
            yield from places(node[name])


def likely(rng: random.Random) -> Any:
    """A value that could be right somewhere."""
    cell, die = rng.choice(CELL_WORDS), rng.choice(DIE_WORDS)
    return rng.choice([
        cell, die, [die], {cell: die}, rng.choice(PHASES), rng.choice(WINDOW_WORDS), rng.choice(COLOURS),
        rng.choice(OBJECTIVES), [rng.choice(COLOURS)], rng.randint(0, 12), rng.randint(0, 12),
        {"number": rng.randint(1, 12), "tokens": rng.randint(0, 3)}, [rng.randint(1, 12), rng.randint(1, 12)],
        {rng.choice(COLOURS): rng.randint(0, 3)}, bool(rng.getrandbits(1)),
    ])  # fmt: skip


def damage(document: dict[str, Any], rng: random.Random) -> None:
    """Delete, replace, swap, add or copy something."""
    node, name = rng.choice(list(places(document)))
    other, there = rng.choice(list(places(document)))
    kind = rng.randrange(9)
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
    """Change what a reader cannot refuse at a glance: dice elsewhere, another phase, another turn."""
    change = rng.randrange(9)
    try:
        die = rng.choice(DIE_WORDS)
        if change == 0:
            document["now"]["phase"] = rng.choice(PHASES)
        elif change == 1:
            document["now"][rng.choice(("hand", "moved"))] = rng.choice([die, rng.choice(CELL_WORDS)])
        elif change == 2:
            document["turn"]["number"] = rng.randint(0, 2 * document["seats"])
        elif change == 3:
            document["turn"][rng.choice(("drafted", "tool_used"))] = bool(rng.getrandbits(1))
        elif change == 4:  # a die turned to another face
            where = rng.choice([document["pool"], *document["track"], document["paid"]])
            i = rng.randrange(len(where))
            where[i] = where[i][0] + rng.choice("123456")
        elif change == 5:  # a die from one place to another
            spaces = [document["pool"], *document["track"], document["paid"]]
            rng.choice(spaces).append(rng.choice(spaces).pop())
        elif change == 6:  # a die of a window elsewhere
            dice = rng.choice(document["windows"])["dice"]
            dice[rng.choice(CELL_WORDS)] = dice.pop(rng.choice(list(dice)))
        elif change == 7:
            document["now"]["using"] = rng.choice(document["tools"])["number"]
        else:
            document["first"] = rng.randint(1, document["seats"])
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        pass  # it has been damaged before


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
    assert GAME.score_sheet(state).totals == tuple(state.score(seat) for seat in range(state.seats))
    for seat in (None, *range(state.seats)):
        seen(state, seat)
    while state.to_move() != OVER and rng.random() < 0.9:
        assert bool(state.chance()) == (state.to_move() == CHANCE)
        action = liked(state, rng)
        after = state.clone()
        after.apply(action)
        GAME.narrate(state, action, after)
        assert GAME.read_position(GAME.write_position(after)).key() == after.key()
        assert count_dice(after) == [18] * 5
        state = after
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
    accepted = run(seed, 120)
    assert 0 < accepted < 120


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
def test_many_damaged_documents_are_refused_or_play_to_the_end(seed: int) -> None:
    assert run(seed, 2000) > 0


def test_an_undamaged_document_is_accepted() -> None:
    rng = random.Random(1)
    assert all(check_plays(document, rng) for document in seeds(rng)[::13])
