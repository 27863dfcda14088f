"""Position documents: written and read again from anywhere in a game.

tests/games/fantazja/test_documents_refused.py has the refusals.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.actions import CELL_OF, CELL_WORDS
from rosace.games.fantazja.kernel.component_data import COMPONENTS, POINTS, TYPE

from .boards import RULESET, again, check_same, finish, walk


def at(right: int, down: int) -> str:
    """The name of a cell, seen from the castle."""
    return CELL_WORDS[(down + c.REACH) * c.SIDE + right + c.REACH]


def check_tiles(state: Any) -> None:
    """F1.1: each tile is in one place; the fields that say a thing twice agree."""
    named = [0] * 54
    for seat in (0, 1):
        for tile in range(c.TILES):
            places = (state.hand[seat], state.pool[seat], state.discards[seat])
            named[seat * 27 + tile] += sum(place >> tile & 1 for place in places)
        for tile in state.face_down[seat * 27 :][: state.num_face_down[seat]]:
            named[seat * 27 + tile] += 1
        for tile in state.bottom[seat * 27 :][: state.num_bottom[seat]]:
            named[seat * 27 + tile] += 1
    points, count = [0, 0], [0] * 10
    for stack in range(1, state.stacks):
        layers = state.tile[stack * 3 : stack * 3 + state.height[stack]]
        for tile in layers:
            named[tile] += 1
        assert layers[-1] == state.owner[stack] * 27 + state.top[stack] // 4
        points[layers[-1] // 27] += POINTS[layers[-1] % 27]
        count[layers[-1] // 27 * 5 + TYPE[layers[-1] % 27]] += 1
    assert named == [1] * 54
    assert (list(state.points), list(state.count)) == (points, count)
    assert sum(state.bonus) + state.bonus_left == c.BONUS_TOKENS


@pytest.mark.parametrize("seed", range(4))
def test_a_document_is_the_position_it_was_written_from(seed: int) -> None:
    for state in walk(seed):
        check_tiles(state)
        copy = again(state)
        check_tiles(copy)
        check_same(state, copy)


@pytest.mark.parametrize("seed", range(4, 7))
def test_a_game_goes_on_from_a_document_as_it_would_have(seed: int) -> None:
    """Played on in the same way, the original and the copy end with the same key."""
    for number, state in enumerate(walk(seed)):
        if number % 13 == 0:
            one, other = state.clone(), again(state)
            assert finish(one, random.Random(number)).key() == finish(other, random.Random(number)).key()


def test_every_phase_and_everything_that_can_be_known_is_written_and_read() -> None:
    met = set()
    for seed in range(10, 22):
        for state in walk(seed):
            document = RULESET.write_position(state)
            here = {document["now"]["phase"], *(name for name in document["now"] if name != "phase")}
            for player in document["players"]:
                here |= {name for name in ("under", "open", "seen") if player[name]}
                here |= {"known" for item in player["face_down"] if "known" in item}
                here |= {"bonus"} if player["bonus"] else set()
            here |= {"guarded"} if isinstance(document["tokens"]["military"], dict) else set()
            here |= {f"{len(stack['tiles'])} layers" for stack in document["stacks"]}
            if here - met:
                check_same(state, again(state))
            met |= here
    names = {"using", "begun", "given", "taken", "shown", "sunk", "under", "open", "seen", "known"}
    assert met == {*c.PHASES, *names, "bonus", "guarded", "1 layers", "2 layers", "3 layers"}


def middle(seed: int = 3) -> Any:
    """A state from the middle of a game."""
    return next(state for i, state in enumerate(walk(seed)) if i >= 120 and state.phase == c.P_TURN)


def test_what_may_be_left_out_of_a_document_may_be_left_out() -> None:
    def less(value: Any) -> Any:
        if isinstance(value, list):
            return [less(item) for item in value]
        if not isinstance(value, dict):
            return value
        kept = {name: less(item) for name, item in value.items()}
        return {name: item for name, item in kept.items() if item not in ([], {}, None, False, 0)}

    for state in (middle(3), middle(4)):
        document = RULESET.write_position(state)
        short = document | {name: less(document[name]) for name in ("stacks", "players", "tokens", "turn")}
        # A mark of 0 says something.
        for before, after in zip(document["players"], short["players"], strict=True):
            after |= {"open": before["open"], "seen": before["seen"]}
        del short["rules"], short["options"], short["turn"]["dealt"]
        assert len(json.dumps(short)) < len(json.dumps(document))
        assert RULESET.read_position(short).key() == state.key()


def test_the_order_of_names_stacks_and_tiles_does_not_matter() -> None:
    state = middle()
    text = json.dumps(RULESET.write_position(state))
    document = json.loads(text, object_pairs_hook=lambda pairs: dict(reversed(pairs)))
    document["stacks"].reverse()
    for player in document["players"]:
        player["hand"].reverse()
        player["discards"].reverse()
    check_same(state, RULESET.read_position(document))


def test_stacks_are_written_row_by_row() -> None:
    cells = [CELL_OF[stack["cell"]] for stack in RULESET.write_position(middle())["stacks"]]
    assert len(cells) > 3
    assert cells == sorted(cells)


def test_reading_does_not_change_the_document() -> None:
    document = RULESET.write_position(middle())
    before = json.dumps(document)
    finish(RULESET.read_position(document), random.Random(0))
    assert json.dumps(document) == before


def test_a_document_does_not_change_as_the_game_goes_on() -> None:
    """Uncompiled, a list of the state must not be handed out."""
    state = middle()
    document = RULESET.write_position(state)
    before = json.dumps(document)
    finish(state, random.Random(0))
    assert json.dumps(document) == before


def test_a_document_holds_what_is_hidden() -> None:
    state = middle()
    players = RULESET.write_position(state)["players"]
    assert [len(player["hand"]) for player in players] == [hand.bit_count() for hand in state.hand]
    assert [len(player["face_down"]) for player in players] == list(state.num_face_down)
    assert sum(state.num_face_down) > 0


@pytest.mark.parametrize(("right", "down"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_thirty_stacks_in_a_line_reach_the_edge(right: int, down: int) -> None:
    """F11.1: there, every array of the land is full."""
    small = [(seat, tile) for seat in (1, 2) for tile in COMPONENTS.tiles if tile.level < 2]
    dark = [item for item in small if item[1].dark]
    light = [item for item in small if not item[1].dark]
    order = [item for pair in zip(light, dark, strict=False) for item in pair] + light[len(dark) :]
    assert len(order) == 30
    stacks = [
        {
            "cell": at(right * i, down * i),
            "tiles": [{"owner": seat, "tile": tile.name, "turn": i % 2 * 180}],
        }
        for i, (seat, tile) in enumerate(order, 1)
    ]
    large = [tile.name for tile in COMPONENTS.tiles if tile.level > 1]
    player = {"hand": large[:5], "face_down": [{"tile": large[6]}], "discards": large[7:]}
    document = {
        "format": "rosace-position 1", "game": "fantazja", "stacks": stacks, "players": [player, player],
        "turn": {"seat": 1}, "now": {"phase": "turn"},
    }  # fmt: skip
    kinds = Counter((seat, c.TYPES[tile.type]) for seat, tile in order)
    assert all(kinds[1, name] == kinds[2, name] for name in c.TYPES)  # so the tokens are in the pool (F7.2)
    state = RULESET.read_position(document)
    check_tiles(state)
    check_same(state, again(state))
    assert state.stacks == 31
    assert state.opens == c.OPEN == 64  # beside the line, and one at each end
    finish(state, random.Random(1))
    check_tiles(state)
