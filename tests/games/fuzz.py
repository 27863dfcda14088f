"""Valid documents damaged at random: either refused with BadDocument, or playable to the end.

A game's tests are `Damaged` with what is its own: documents to begin with, values that could be right in
one, things to move about, and what must never be lost.
"""

from __future__ import annotations

import contextlib
import copy
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from games.playing import Playing
from rosace.core.errors import BadDocument
from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER

ODDITIES = (None, True, False, 0, 1, 2, 3, -1, 2**70, 1.5, "", "x", [], {}, [None])


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of a document with every name or number in it."""
    for name in list(node) if isinstance(node, dict) else range(len(node)):
        yield node, name
        if isinstance(node[name], (dict, list)):
            yield from places(node[name])


class Damaged:
    """The tests of a game's reader."""

    playing: Playing
    tables: Sequence[tuple[int, dict[str, Any]]] = ((2, {}),)  # seats and options of the games begun with
    oddities: tuple[Any, ...] = ()  # more values that are rarely right

    def likely(self, rng: random.Random) -> Any:
        """A value that could be right somewhere."""
        raise NotImplementedError

    def rearrange(self, document: dict[str, Any], rng: random.Random) -> None:
        """Change what a reader cannot refuse at a glance: pieces elsewhere, another phase, another turn."""
        raise NotImplementedError

    def check_counts(self, state: Any) -> None:
        """Nothing is lost or there twice."""
        raise NotImplementedError

    def seeds(self, rng: random.Random) -> list[dict[str, Any]]:
        """Documents from two random games, those from the middle of an action or the end more than once."""
        documents = []
        for _ in range(2):
            for state in self.playing.walk(rng.randrange(1000), *rng.choice(self.tables)):
                number = 8 if state.to_move() == OVER else 3 if state.mid_action() else 1
                documents += [self.playing.ruleset.write_position(state)] * number
        return documents

    def damage(self, document: dict[str, Any], rng: random.Random) -> None:
        """Delete, replace, swap, add, count up or down, or rearrange something."""
        node, name = rng.choice(list(places(document)))
        other, there = rng.choice(list(places(document)))
        kind = rng.randrange(9)
        if kind == 0:
            del node[name]
        elif kind == 1:
            node[name] = copy.deepcopy(rng.choice(ODDITIES + self.oddities))
        elif kind == 2:
            node[name] = self.likely(rng)
        elif kind == 3:
            node[name], other[there] = copy.deepcopy(other[there]), copy.deepcopy(node[name])
        elif kind == 4 and isinstance(node, list):
            node.insert(name, self.likely(rng))
        elif kind == 5 and isinstance(node[name], int):
            node[name] += rng.choice((-1, 1))
        else:
            # What is looked for may have been damaged before.
            with contextlib.suppress(AttributeError, IndexError, KeyError, TypeError, ValueError):
                self.rearrange(document, rng)

    def check_plays(self, document: dict[str, Any], rng: random.Random) -> bool:
        """Whether the document is accepted; if so, everything about it works."""
        ruleset, again = self.playing.ruleset, self.playing.again
        try:
            state = ruleset.read_position(document)
        except BadDocument as error:
            assert str(error)
            assert "\n" not in str(error)
            return False
        self.check_counts(state)
        assert again(state).key() == state.key()
        assert ruleset.score_sheet(state).totals == tuple(map(state.score, range(state.seats)))
        self.check_views(state, rng)
        while state.to_move() != OVER and rng.random() < 0.9:
            assert bool(state.chance()) == (state.to_move() == CHANCE)
            assert all(weight > 0 for _, weight in state.chance())
            action = self.playing.liked(state, rng)
            after = state.clone()
            after.apply(action)
            ruleset.narrate(state, action, after)
            assert again(after).key() == after.key()
            self.check_counts(after)
            state = after
        self.playing.finish(state, rng)
        self.check_counts(state)
        assert again(state).key() == state.key()
        return True

    def check_views(self, state: Any, rng: random.Random) -> None:
        """Everybody sees something, and the same whatever it is that they cannot know."""
        ruleset = self.playing.ruleset
        assert ruleset.view(state, None)
        for seat in range(state.seats):
            drawn = state.clone()
            drawn.determinize(seat, Rng(rng.getrandbits(32)))
            self.check_counts(drawn)
            assert ruleset.view(drawn, seat) == ruleset.view(state, seat)

    def damage_many(self, seed: int, number: int) -> int:
        """Damage documents; say how many were accepted all the same."""
        rng = random.Random(seed)
        valid = self.seeds(rng)
        accepted = 0
        for _ in range(number):
            document = copy.deepcopy(rng.choice(valid))
            for _ in range(rng.choice((1, 1, 1, 2, 3))):
                self.damage(document, rng)
            accepted += self.check_plays(document, rng)
        return accepted

    @pytest.mark.parametrize("seed", range(5))
    def test_a_damaged_document_is_refused_or_plays_to_the_end(self, seed: int) -> None:
        assert 0 < self.damage_many(seed, 40) < 40

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(100, 130))
    def test_many_damaged_documents_are_refused_or_play_to_the_end(self, seed: int) -> None:
        assert self.damage_many(seed, 2000) > 0

    def test_an_undamaged_document_is_accepted(self) -> None:
        rng = random.Random(1)
        assert all(self.check_plays(document, rng) for document in self.seeds(rng)[::13])
