"""F1.2, F5.1, F8.6: what nobody else may know; and what is drawn anew for a seat that cannot know it."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from contract.walks import LEANINGS, walk
from rosace.core.errors import BadDocument
from rosace.core.rng import Rng
from rosace.games.fantazja.kernel.constants import P_OVER, PHASES

from .boards import (
    NAMES,
    RULESET,
    build,
    choices,
    document,
    events_of,
    play,
    position,
    seen,
    settle,
    step,
    written,
)

POWERS = LEANINGS["fantazja"][0]
# What the others see is being asked while a choice is not complete.
OUTER = {"lay": "turn", "take": "give"}


# Positions that differ only in what a seat cannot know, made by the tests themselves.


def marks(player: dict[str, Any]) -> dict[str, int]:
    """F8.6: tiles known to have been in hand, and how many tiles lay face down then, at the latest."""
    found = dict(player["open"])
    for tile, number in player["seen"].items():
        found[tile] = max(number, found.get(tile, 0))
    return found


def drawable(found: dict[str, Any], seat: int) -> list[str]:
    """The tiles of a draw stack whose order nobody knows."""
    player = found["players"][seat]
    named = {*player["hand"], *player["discards"], *player["stack_bottom"]}
    named |= {item["tile"] for item in player["face_down"]}
    named |= {item["tile"] for stack in found["stacks"] for item in stack["tiles"] if item["owner"] == seat}
    return [name for name in NAMES if name not in named]


def redealt(
    found: dict[str, Any], seat: int, rng: random.Random, keep: set[str] = frozenset(), slot: int = -1
) -> dict[str, Any]:
    """The document with all that the seat cannot know dealt anew, but for tiles kept in hand or in a slot."""
    found = copy.deepcopy(found)
    player = found["players"][1 - seat]
    known, places = marks(player), [("hand", i) for i in range(len(player["hand"]))]
    lying = player["face_down"]
    places += [("slot", i) for i, item in enumerate(lying) if not item.get("known") and i != slot]
    hidden = [*player["hand"], *(lying[i]["tile"] for kind, i in places if kind == "slot")]
    hidden += drawable(found, 1 - seat)
    dealt: dict[str, tuple[str, int]] = {}
    # Who has the fewest places goes first.
    for tile in sorted(hidden, key=lambda tile: (tile not in keep, -known.get(tile, -1), rng.random())):
        possible = places
        if tile in keep:
            possible = [place for place in places if place[0] == "hand"]
        elif tile in known:
            possible = [place for place in places if place[0] == "hand" or place[1] >= known[tile]]
        if possible:
            dealt[tile] = rng.choice(possible)
            places = [place for place in places if place != dealt[tile]]
    assert not places
    player["hand"] = [tile for tile, (kind, _) in dealt.items() if kind == "hand"]
    for tile, (kind, i) in dealt.items():
        if kind == "slot":
            lying[i] = {"tile": tile}
    if found["turn"]["dealt"] == 2:
        look_elsewhere(found, seat, rng)
    return found


def look_elsewhere(found: dict[str, Any], seat: int, rng: random.Random) -> None:
    """The other side has seen other tiles of the seat's hand, and is shown others now, if it uses Magic."""
    player, now = found["players"][seat], found["now"]
    lying = len(player["face_down"])
    player["seen"] = {tile: rng.randint(0, lying) for tile in player["hand"] if rng.random() < 0.4}
    if found["turn"]["seat"] == 1 - seat and now.get("shown"):
        now["shown"] = sorted(rng.sample(player["hand"], len(now["shown"])), key=NAMES.index)
        player["seen"] |= dict.fromkeys(now["shown"], len(player["face_down"]))


def before_the_choice(found: dict[str, Any], seat: int) -> dict[str, Any]:
    """The document without what the other side, if it is on turn, has begun to choose."""
    found = copy.deepcopy(found)
    now = found["now"]
    if found["turn"]["seat"] == 1 - seat:
        now["phase"] = OUTER.get(now["phase"], now["phase"])
        if now["phase"] == "turn" and now.get("using") == "special":
            now["phase"] = "exchange"
        for name in ("begun", "given", "taken"):
            now.pop(name, None)
    return found


def read(found: dict[str, Any]) -> Any:
    """The state, or None where the hand dealt leaves nothing to decide: then the turn would have ended."""
    try:
        return RULESET.read_position(found)
    except BadDocument as error:
        assert "nothing to decide" in str(error), error
        return None


def games() -> Iterator[tuple[Any, int]]:
    """Games in which powers are used wherever they can be, and some in which they need not."""
    for seed in range(3):
        yield from walk(RULESET.new(), seed, lean=POWERS if seed < 2 else None)


def test_positions_that_differ_in_secrets_alone_look_the_same() -> None:
    """View and key of a seat, and what is drawn anew for it, in games with every power."""
    rng, used, met = random.Random(1), Counter[int](), Counter[str]()
    for state, _ in games():
        if state.phase == P_OVER:
            used.update({kind: state.powers[kind] for kind in range(5)})
            continue
        for seat in (0, 1):
            other = read(redealt(before_the_choice(written(state), seat), seat, rng))
            if other is None:
                continue
            assert json.dumps(seen(other, seat)) == json.dumps(seen(state, seat))
            assert other.key(seat) == state.key(seat)
            met[f"{PHASES[state.phase]} {'own' if seat == state.seat else 'other'}"] += 1
            met["different"] += other.key() != state.key()
            drawn = [state.clone(), other]
            for each in drawn:
                each.determinize(seat, Rng(met.total()))
            assert drawn[0].key() == drawn[1].key()
    assert all(used[kind] > 1 for kind in range(5)), used
    expected = {f"{phase} {whose}" for phase in PHASES[1:-1] for whose in ("own", "other")}
    assert expected <= set(met)
    assert met["different"] > 1000


SECRET = ("build", "imagine", "give", "exchange", "draw", "show")


def heard(state: Any, action: int, seat: int) -> tuple[list[Any], Any]:
    """What a seat is told of an action, and the state after it."""
    after = state.clone()
    after.apply(action)
    return [event for event in RULESET.narrate(state, action, after) if event.seen_by(seat)], after


def test_events_tell_a_seat_nothing_it_cannot_know() -> None:
    """The same words for another tile where the tile is secret, and for the same tile from another hand."""
    rng, met = random.Random(2), Counter[str]()
    for state, action in games():
        kind = "" if action < 0 else RULESET.text(action).split()[0]
        if not kind or state.dealt < 2:
            continue
        for seat in (0, 1):
            found, now = written(state), written(state)["now"]
            mine = seat == state.seat
            keep = set() if mine else {now.get("begun", ""), *now.get("given", [])} - {""}
            slot = -1 if mine else paying_slot(state, action, found)
            other = read(redealt(found, seat, rng, keep, slot))
            if other is None:
                continue
            possible = other.legal() or [outcome for outcome, _ in other.chance()]
            if not mine and kind in SECRET:
                possible = [each for each in possible if RULESET.text(each).split()[0] == kind]
                chosen = rng.choice(possible) if possible else -1
            else:
                chosen = action if action in possible else -1
            if chosen < 0:
                continue
            told_here, after = heard(state, action, seat)
            told_there, other = heard(other, chosen, seat)
            if after.phase == P_OVER:
                continue  # nothing is secret any more
            assert moment(after) == moment(other)
            assert told_here == told_there
            assert after.key(seat) == other.key(seat)
            assert seen(after, seat) == seen(other, seat)
            met[f"{kind} {'own' if mine else 'other'}"] += 1
    families = {family.kind for family in RULESET.spec.actions.families} - {"first"}
    assert {f"{kind} {whose}" for kind in families for whose in ("own", "other")} <= set(met)


def moment(state: Any) -> tuple[int, int, int]:
    return state.phase_seen_by(None), state.seat, state.to_move()


def paying_slot(state: Any, action: int, found: dict[str, Any]) -> int:
    """The face-down tile that the action turns up, which everybody sees; -1 if there is none."""
    lying = [item["tile"] for item in found["players"][state.seat]["face_down"]]
    kind, *fields = RULESET.text(action).split()
    if kind == "pay":
        return lying.index(fields[0])
    return 0 if kind == "lay" and len(lying) == 1 else -1


# Views.


def test_a_view_holds_the_own_hand_and_points_and_no_other() -> None:
    state = position("e1 nRIb", hand=("RIa GIII", "PIa MIII"), points=("Sa Sb!", "Sc GIIa!"))
    for viewer in (None, 0, 1):
        for seat, player in enumerate(seen(state, viewer)["players"]):
            mine = seat == viewer
            hands, down = ["RIa GIII", "PIa MIII"], [["Sa", "Sb"], ["Sc", "GIIa"]]
            assert player["hand"] == (hands[seat].split() if mine else None)
            assert player["hand_size"] == 2
            assert player["face_down"] == (down[seat] if mine else [None, down[seat][1]])


def test_at_the_end_everybody_sees_everything() -> None:
    state = position(hand=("", ""), stack=("", ""), points=("Sa", "Sb Sc"), phase="over", skipped=2)
    for viewer in (None, 0, 1):
        assert [player["face_down"] for player in seen(state, viewer)["players"]] == [["Sa"], ["Sb", "Sc"]]
    drawn = state.clone()
    drawn.determinize(0, Rng(1))
    assert drawn.key() == state.key()


GROUND = "e1 nRIb e2 nRIc s1 nSa s2 nSb w1 nGIb w2 nGIc"
EVERY = {"tokens": "residential special magic", "discards": "PIa PIb PIc"}


def mighty(**rest: Any) -> Any:
    return position(GROUND, **(EVERY | {"hand": ("MIa MIb GIa RIIa", "RIa PIb MIc Sa")} | rest))


@pytest.mark.parametrize(
    ("begin", "secret"),
    [
        ((), "build MIa"),
        (("power residential",), "give MIa"),
        (("power residential", "give MIa"), "give MIb"),
        (("power residential", "give MIa"), "enough"),
        (("power residential", "give MIa", "give MIb", "enough"), "take PIa"),
        (("power special",), "exchange MIa"),
    ],
)
def test_the_opponent_does_not_see_what_is_begun(begin: tuple[str, ...], secret: str) -> None:
    state = step(mighty(), *begin)
    after = step(state, secret)
    assert after.key(0) != state.key(0)
    for viewer in (None, 1):
        assert json.dumps(seen(after, viewer)) == json.dumps(seen(state, viewer))
    assert after.key(1) == state.key(1)
    assert all(event.audience == (0,) for event in events_of(state, secret))
    view = seen(after, 0)
    assert view["begun"] or view["given"] or view["taken"]
    hidden = seen(after, 1)
    assert (hidden["begun"], hidden["given"], hidden["taken"]) == (None, [], [])


def test_for_the_opponent_the_position_is_the_one_before_the_choice() -> None:
    """What is drawn anew knows nothing of the tile begun, and can be played on."""
    for begin in (
        ("build MIa",),
        ("power residential", "give MIa", "enough"),
        ("power special", "exchange MIa"),
    ):
        state = step(mighty(), *begin)
        state.determinize(1, Rng(1))
        assert (state.begun, state.given, state.taken) == (-1, 0, 0)
        assert PHASES[state.phase] == {"build": "turn", "power residential": "give"}.get(
            begin[0].replace(" MIa", ""), "exchange"
        )


def test_the_magic_user_remembers_and_the_owner_does_not_learn_what_was_shown() -> None:
    state = step(mighty(), "power magic", "show RIa", "show PIb", "show MIc", "show Sa", "under Sa", "enough")
    remembered = {item["tile"] for item in seen(state, 0)["players"][1]["known"]}
    assert remembered == {"RIa", "PIb", "MIc"}
    assert seen(state, 1)["players"][1]["known"] == seen(state, None)["players"][1]["known"] == []
    later = settle(play(state, "imagine MIa", "imagine PIb"))
    known = {item["tile"]: item["older_face_down"] for item in seen(later, 0)["players"][1]["known"]}
    assert known == {"RIa": 0, "PIb": 0, "MIc": 0}
    # Which of them is face down now, the user does not know; it is one of them or a tile drawn since.
    assert seen(later, 0)["players"][1]["face_down"] == [None]


def test_who_was_looked_at_has_one_view_and_key_whatever_was_shown() -> None:
    hand = "RIa PIb MIc Sa RIb PIc"
    start = step(mighty(hand=("MIa MIb", hand)), "power magic")
    views, keys = set(), set()
    for shown in (("RIa", "PIb", "MIc", "Sa"), ("PIc", "RIb", "Sa", "MIc"), ("RIb", "RIa", "PIc", "PIb")):
        state = step(start, *(f"show {tile}" for tile in shown))
        for after in (state, step(state, "enough")):
            views.add(json.dumps(seen(after, 1)))
            keys.add(after.key(1))
    assert (len(views), len(keys)) == (2, 2)


def test_keys_tell_apart_what_a_seat_knows() -> None:
    """The user of Magic has seen other tiles, the opponent has not: the user's key alone differs."""
    start = step(mighty(hand=("MIa MIb", "RIa PIb MIc Sa RIb PIc")), "power magic")
    keys = []
    for shown in ("RIa PIb MIc Sa", "RIb PIb MIc Sa", "RIa PIb MIc PIc"):
        keys.append(
            [step(start, *(f"show {tile}" for tile in shown.split()), "enough").key(seat) for seat in (0, 1)]
        )
    assert [len({key[seat] for key in keys}) for seat in (0, 1)] == [3, 1]


def test_a_tile_known_to_the_user_is_forgotten_when_it_is_seen_by_all() -> None:
    state = step(mighty(), "power magic", "show RIa", "show PIb", "show MIc", "show Sa", "enough")
    state = settle(play(state, "imagine MIa"))
    state = build(state, "RIa", "n1e1")
    assert "RIa" not in {item["tile"] for item in seen(state, 0)["players"][1]["known"]}


def test_a_tile_openly_taken_is_known_to_both() -> None:
    """By a swap; then it may lie in hand or face down, and both know that."""
    state = step(mighty(), "power residential", "give MIa", "enough", "take PIa")
    for viewer in (None, 0, 1):
        assert seen(state, viewer)["players"][0]["known"] == [{"tile": "PIa", "older_face_down": 0}]
    hidden = [step(state, f"imagine {tile}") for tile in ("PIa", "MIb")]
    for after in hidden:
        assert {"tile": "PIa", "older_face_down": 0} in seen(after, 1)["players"][0]["known"]
        assert seen(after, 1)["players"][0]["face_down"] == [None]
    assert hidden[0].key(1) == hidden[1].key(1)
    assert json.dumps(seen(hidden[0], 1)) == json.dumps(seen(hidden[1], 1))


def test_the_slots_that_are_too_old_are_told_apart() -> None:
    """A point that lay there before the tile was known in hand cannot be that tile."""
    state = mighty(points="Sc GIII")
    state = step(state, "power residential", "give MIa", "enough", "take PIa")
    assert seen(state, 1)["players"][0]["known"] == [{"tile": "PIa", "older_face_down": 2}]
    state = step(state, "imagine PIa")
    slots = Counter[int]()
    for seed in range(200):
        drawn = state.clone()
        drawn.determinize(1, Rng(seed))
        lying = [item["tile"] for item in written(drawn)["players"][0]["face_down"]]
        slots[lying.index("PIa") if "PIa" in lying else -1] += 1
    assert set(slots) == {-1, 2}


def test_paying_with_an_older_point_moves_the_slots_up() -> None:
    state = mighty(points="Sc GIII", hand=("MIa RIIb", "RIa"))
    state = step(state, "power residential", "give MIa", "enough", "take PIa")
    after = build(state, "RIIb", "e1", "pay Sc")
    assert seen(after, 1)["players"][0]["known"] == [{"tile": "PIa", "older_face_down": 1}]
    assert seen(after, 1)["players"][0]["face_down"] == [None]


def test_the_log_is_secret_until_the_game_is_over() -> None:
    assert not RULESET.secret(RULESET.new())
    for state, _ in walk(RULESET.new(), 1):
        assert RULESET.secret(state) == (PHASES[state.phase] not in ("first", "over"))


# determinize()


def test_what_is_drawn_anew_fits_what_the_seat_knows() -> None:
    """Tiles conserved, what is known where it can be, everything else as it was."""
    changed = 0
    for number, (state, _) in enumerate(games()):
        if state.phase == P_OVER or state.seat < 0:
            continue
        before = written(state)
        for seat in (0, 1):
            drawn = state.clone()
            drawn.determinize(seat, Rng(number))
            check_consistent(before, written(drawn), seat)
            assert drawn.key(seat) == state.key(seat)
            assert json.dumps(seen(drawn, seat)) == json.dumps(seen(state, seat))
            changed += drawn.key() != state.key()
    assert changed > 500


def check_consistent(before: dict[str, Any], after: dict[str, Any], seat: int) -> None:
    for name in ("stacks", "tokens", "turn"):
        assert after[name] == before[name]
    mine, its = (found["players"][seat] for found in (before, after))
    assert {**mine, "seen": {}} == {**its, "seen": {}}
    old, new = (found["players"][1 - seat] for found in (before, after))
    for name in ("discards", "stack_bottom", "bonus", "open", "seen"):
        assert new[name] == old[name]
    assert len(new["hand"]) == len(old["hand"])
    assert len(new["face_down"]) == len(old["face_down"])
    lying = [item["tile"] for item in new["face_down"]]
    for there, item in zip(old["face_down"], new["face_down"], strict=True):
        assert there == item if there.get("known") or item.get("known") else True
    hidden = [[*found["hand"], *(item["tile"] for item in found["face_down"])] for found in (old, new)]
    pools = [drawable(found, 1 - seat) for found in (before, after)]
    assert sorted(hidden[0] + pools[0]) == sorted(hidden[1] + pools[1])
    for tile, number in marks(old).items():
        assert tile in new["hand"] or lying.index(tile) >= number
    if before["turn"]["seat"] == seat:
        assert after["now"] == before["now"]
        assert set(after["now"].get("shown", [])) <= set(new["hand"])
    elif before["now"].get("shown"):
        assert len(after["now"]["shown"]) == len(before["now"]["shown"])
        assert set(after["now"]["shown"]) <= set(its["hand"])


def test_what_is_drawn_anew_can_be_played_on() -> None:
    """Where somebody decides there is something to decide, and nothing contradicts the rules."""
    for number, (state, _) in enumerate(games()):
        for seat in (0, 1):
            drawn = state.clone()
            drawn.determinize(seat, Rng(number))
            assert bool(drawn.legal()) == (drawn.to_move() >= 0), PHASES[state.phase]
            assert bool(drawn.chance()) == (drawn.to_move() == -1)
            assert RULESET.read_position(written(drawn)).key() == drawn.key()


def test_a_hand_drawn_anew_allows_the_exchange_that_its_seat_is_choosing() -> None:
    """F8.0: a power that could change nothing may not be used, so one in use can be carried out."""
    state = position(
        "e1 nRIb nRIIb nRIII s1 nSa", tokens="special", hand="PIII RIa RIc", discards=("", ""), points="Sb"
    )
    chosen = step(state, "power special")
    for begun in (chosen, step(chosen, "exchange PIII")):
        for seed in range(20):
            drawn = begun.clone()
            drawn.determinize(1, Rng(seed))
            assert drawn.legal()


def chi_square(found: Counter[Any], cells: int) -> float:
    expected = found.total() / cells
    return sum((number - expected) ** 2 / expected for number in found.values()) + expected * (
        cells - len(found)
    )


def small_case(open_marks: dict[str, int], seen_marks: dict[str, int]) -> dict[str, Any]:
    """Seat 1 has 2 tiles in hand, 3 face down, one of them known to both, and 2 in the draw stack."""
    found = document(
        "e1 nRIb",
        hand=("Sc", "RIa RIb"),
        points=("", "PIa PIb! PIc"),
        stack=("", "Sa Sb"),
        discards=("", ""),
    )
    found["players"][1] |= {"open": open_marks, "seen": seen_marks}
    return found


# What is known, and the chi-square that one run in ten thousand exceeds for so many arrangements.
SMALL = [
    ({}, {}),
    ({"RIa": 0}, {}),
    ({"RIa": 3}, {}),
    ({}, {"RIa": 1}),
    ({"RIa": 0, "RIb": 3}, {}),
    ({"PIc": 1}, {"RIa": 2, "RIb": 3}),
    ({"PIc": 2}, {"PIc": 1, "RIb": 0}),
]


def arrangements(found: dict[str, Any]) -> set[Any]:
    """Every hand and every order of points that agrees with what seat 0 knows, by trying them all."""
    player = found["players"][1]
    known, free = marks(player), [0, 2]
    hidden = [*player["hand"], *(player["face_down"][i]["tile"] for i in free), *drawable(found, 1)]
    possible = set()
    for order in permutations(hidden, 4):
        hand, slots = frozenset(order[:2]), dict(zip(free, order[2:], strict=True))
        where = {tile: i for i, tile in slots.items()}
        if all(tile in hand or where.get(tile, -1) >= number for tile, number in known.items()):
            possible.add((hand, order[2:]))
    return possible


@pytest.mark.parametrize(("open_marks", "seen_marks"), SMALL)
def test_every_arrangement_that_can_be_is_as_likely_as_any_other(
    open_marks: dict[str, int], seen_marks: dict[str, int]
) -> None:
    found = small_case(open_marks, seen_marks)
    possible, state = arrangements(found), RULESET.read_position(found)
    rng, met = Rng(len(possible)), Counter[Any]()
    for _ in range(40 * len(possible)):
        drawn = state.clone()
        drawn.determinize(0, rng)
        player = written(drawn)["players"][1]
        down = [item["tile"] for item in player["face_down"]]
        assert down[1] == "PIb"
        met[frozenset(player["hand"]), (down[0], down[2])] += 1
    assert set(met) == possible
    # The mean of the distribution is the degrees of freedom f, its variance 2 f: five deviations.
    freedom = len(possible) - 1
    assert chi_square(met, len(possible)) < freedom + 5 * (2 * freedom) ** 0.5 + 8


def test_what_the_other_side_looks_at_is_drawn_anew_uniformly() -> None:
    """Seat 1 does not know which four of its six tiles are shown: 15 sets."""
    state = step(mighty(hand=("MIa MIb", "RIa PIb MIc Sa RIb PIc")), "power magic")
    state = settle(state)
    rng, met = Rng(5), Counter[Any]()
    for _ in range(1500):
        drawn = state.clone()
        drawn.determinize(1, rng)
        met[tuple(written(drawn)["now"]["shown"])] += 1
        assert choices(drawn, "under") == set(written(drawn)["now"]["shown"])
    assert len(met) == 15
    assert chi_square(met, 15) < 42.6  # one run in ten thousand exceeds it
