"""Many games in one call: what each does, whatever the others and the threads do."""

from __future__ import annotations

import numpy as np
import pytest

from contract.conftest import SHIPPED, Table
from rosace.core.errors import BadOptions, IllegalAction
from rosace.core.rng import Rng, scatter
from rosace.core.state import CHANCE, OVER, is_compiled
from rosace.rl import VectorGame
from rosace.rl.lane import Lane

from .digests import stepped

FEW = [table for table in SHIPPED if "first" not in str(table)]


def any_legal(batch: VectorGame, rng: np.random.Generator) -> np.ndarray:
    rows = np.arange(batch.games)
    return batch.legal[rows, (rng.random(batch.games) * batch.counts).astype(np.int32)]


@pytest.mark.parametrize("table", FEW, ids=str)
def test_a_game_of_a_batch_is_the_game_played_alone(table: Table) -> None:
    """State by state through the public methods, with the stream of that game."""
    batch = VectorGame(table.ruleset.spec.name, 4, seats=table.seats, seed=9, **dict(table.options))
    observation, rng = batch.observation, np.random.default_rng(1)
    alone, streams = [table.new() for _ in range(4)], [Rng(scatter(9, i)) for i in range(4)]
    ended = 0
    for _ in range(250):
        for i, state in enumerate(alone):
            while state.to_move() == CHANCE:
                state.apply(state.sample(streams[i]))
            seat = state.to_move()
            assert batch.to_move[i] == seat
            assert batch.observations[i].tobytes() == observation.vector(state, seat).tobytes()
            assert batch.legal[i, : batch.counts[i]].tolist() == state.legal()
            assert np.flatnonzero(batch.masks[i]).tolist() == state.legal()
        chosen = any_legal(batch, rng)
        batch.step(chosen)
        for i, state in enumerate(alone):
            state.apply(int(chosen[i]))
            while state.to_move() == CHANCE:
                state.apply(state.sample(streams[i]))
            over = state.to_move() == OVER
            assert batch.done[i] == over
            expected = [state.utility(seat) if over else 0.0 for seat in range(table.seats)]
            assert batch.rewards[i].tolist() == pytest.approx(expected)
            if over:
                ended += 1
                assert batch.points[i].tolist() == [state.score(seat) for seat in range(table.seats)]
                alone[i] = table.new()
    assert ended >= 4


@pytest.mark.parametrize("table", [FEW[0], FEW[-1], *FEW[4:7]], ids=str)
@pytest.mark.parametrize("auto_reset", [True, False])
def test_threads_change_nothing(table: Table, auto_reset: bool) -> None:
    one = stepped(table, 7, 120, threads=1, auto_reset=auto_reset)
    assert [stepped(table, 7, 120, threads=n, auto_reset=auto_reset) for n in (2, 3, 16)] == [one] * 3


def test_the_same_seed_deals_the_same_games_and_another_one_others() -> None:
    batch = VectorGame("sagrada", 8, seed=1)
    first = batch.observations.copy()
    assert len({row.tobytes() for row in first}) == 8
    batch.step(batch.legal[:, 0].copy())
    batch.reset(1)
    assert (batch.observations == first).all()
    batch.reset(2)
    assert (batch.observations != first).any(axis=1).all()


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    batch = VectorGame("sagrada", 5, seed=1, threads=2)
    before, chosen = batch.observations.copy(), batch.legal[:, 0].copy()
    chosen[3] = 612  # pass, before the windows are chosen
    with pytest.raises(IllegalAction, match="sagrada/not-now"):
        batch.step(chosen)
    assert (batch.observations == before).all()
    for wrong in (-1, batch.decisions, 2**31 - 1):
        chosen[3] = wrong
        with pytest.raises(IllegalAction):
            batch.step(chosen)
    with pytest.raises(ValueError, match="5 actions are needed"):
        batch.step(chosen[:4])


def test_a_number_that_is_no_decision_is_not_made_one() -> None:
    """A cast to 32 bits would take 2**32 for 0, and one from floats scores of a network for decisions."""
    batch = VectorGame("sagrada", 2, seed=1)
    chosen = batch.legal[:, 0].astype(np.int64)
    for wrong in (chosen + 2**32, chosen - 2**32, (chosen + 2**32).astype(np.uint64)):
        with pytest.raises(IllegalAction):
            batch.step(wrong)
    for kind in (np.float32, np.bool_, object):
        with pytest.raises(TypeError, match="actions are whole numbers"):
            batch.step(chosen.astype(kind))
    before = batch.observations.copy()
    batch.step(chosen.astype(np.uint16))
    assert (batch.observations != before).any(axis=1).all()


def test_seeds_may_be_numpys() -> None:
    ours, numpys = VectorGame("basilica", 2, seed=9), VectorGame("basilica", 2, seed=np.int64(9))
    assert (ours.observations == numpys.observations).all()
    with pytest.raises(TypeError):
        ours.reset(0.5)  # type: ignore[arg-type]


def test_restart_leaves_alone_what_was_dealt_anew_already() -> None:
    batch, rng = VectorGame("sagrada", 4, seats=1, seed=4), np.random.default_rng(2)
    while not batch.done.any():
        batch.step(any_legal(batch, rng))
    keys, done, points = [batch.state(i).key() for i in range(4)], batch.done.copy(), batch.points.copy()
    batch.restart()
    assert [batch.state(i).key() for i in range(4)] == keys
    assert (batch.done == done).all() and (batch.points == points).all()


def test_without_auto_reset_a_game_waits_to_be_dealt_anew() -> None:
    batch, rng = VectorGame("sagrada", 3, seats=1, seed=4, auto_reset=False), np.random.default_rng(2)
    while not batch.done.all():
        batch.step(np.where(batch.counts > 0, any_legal(batch, rng), -7))
    points = batch.points.copy()
    assert (batch.to_move == OVER).all() and not batch.masks.any() and (points != 0).any()
    batch.step([-7, -7, -7])
    assert batch.done.all() and not batch.rewards.any() and (batch.points == points).all()
    batch.restart()
    assert not batch.done.any() and (batch.to_move == 0).all() and batch.masks.any(axis=1).all()
    assert (batch.state(2).to_move(), batch.state(0).key()) == (0, batch.state(0).key())


def test_arrays_of_the_callers_are_written_and_others_left_out() -> None:
    whole = VectorGame("fantazja", 6, seed=3)
    mine = np.ones((6, whole.observation.size), np.int16)
    batch = VectorGame("fantazja", 6, seed=3, arrays={"observations": mine, "masks": None})
    assert batch.observations is mine and (mine == whole.observations).all()
    with pytest.raises(AttributeError, match="no masks"):
        batch.masks  # noqa: B018
    batch.step(batch.legal[:, 0].copy())
    whole.step(whole.legal[:, 0].copy())
    assert (mine == whole.observations).all()


def test_nonsense_written_into_arrays_leads_nowhere_beyond_them() -> None:
    batch = VectorGame("sagrada", 3, seed=1, threads=2)
    chosen = batch.legal[:, 0].copy()
    for count, action in ((2**31 - 1, -(2**30)), (4096, batch.decisions), (-1, 2**31 - 1)):
        batch.counts[:], batch.legal[:] = count, action
        batch.step(chosen)
        for i in range(3):
            assert batch.legal[i, : batch.counts[i]].tolist() == batch.state(i).legal()
        chosen = batch.legal[:, 0].copy()


@pytest.mark.skipif(not is_compiled(), reason="uncompiled games are observed by plain functions")
def test_an_encoder_without_an_address_is_refused() -> None:
    """It would be called, at 0."""
    batch = VectorGame("sagrada", 1)
    with pytest.raises(TypeError, match="is not compiled"):
        Lane(batch.state(0), 0, 1, True).bind({"observations": batch.observations}, None, 0)


SAME = np.zeros(2, np.int32)
FIXED = np.zeros(2, np.bool_)
FIXED.flags.writeable = False


@pytest.mark.parametrize(
    "arrays",
    [
        {"masks": np.zeros((2, 5), np.bool_)},
        {"done": np.zeros(2, np.int8)},
        {"done": FIXED},
        {"done": [False, False]},
        {"rewards": np.zeros((2, 4), np.float32)[:, ::2]},
        {"to_move": np.zeros(2, ">i4")},
        {"to_move": SAME, "counts": SAME},
        {"counts": None},
        {"spirits": np.zeros(2)},
    ],
)
def test_arrays_that_do_not_fit_are_refused(arrays: dict[str, np.ndarray]) -> None:
    with pytest.raises(BadOptions):
        VectorGame("sagrada", 2, arrays=arrays)


def test_a_batch_of_nothing_is_refused() -> None:
    with pytest.raises(BadOptions, match="one game and one thread"):
        VectorGame("sagrada", 0)
    with pytest.raises(IndexError, match="no game 2"):
        VectorGame("sagrada", 2).state(2)
