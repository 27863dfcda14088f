"""The same games and the same result, however they are played, interrupted and gone on with."""

import json
import os
from pathlib import Path

import pytest
from arenas import FIRST, Here, bot, play, result, setup, timeless

from rosace.arena import ledger as ledgers
from rosace.arena.contest import DEALS_AHEAD, contest
from rosace.arena.ledger import Ledger
from rosace.arena.pool import ArenaStopped, LocalPool
from rosace.arena.referee import _places, judge
from rosace.arena.statistics import Hypotheses, Sprt
from rosace.arena.worker import Report, Task
from rosace.cli.terminal_game import TerminalGame
from rosace.core import record as records
from rosace.core.errors import BadOptions
from rosace.core.state import OVER
from rosace.players import Budget


def test_every_game_is_played_once(tmp_path: Path) -> None:
    made, pool = setup("greedy", "random", "greedy:leaves=2"), Here()
    found = play(made, 4, tmp_path, pool)
    assert sorted(pool.played) == list(range(12))
    assert [one.fixture for one in found] == list(made.fixtures(2))
    assert all(one.forfeit is None and len(one.actions) > 20 for one in found)


def test_the_order_in_which_games_end_changes_nothing(tmp_path: Path) -> None:
    made = setup("greedy", "random")
    found = [play(made, 12, tmp_path / str(room), Here(room)) for room in (1, 7)]
    assert timeless(found[0]) == timeless(found[1])


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    made = setup("greedy", "random", options={"festum": True})
    here = play(made, 8, tmp_path / "here")
    pool = LocalPool(2)
    try:
        there = play(made, 8, tmp_path / "there", pool)
    finally:
        pool.close()
    assert timeless(here) == timeless(there)
    assert all(sum(one.decisions) > 0 and sum(one.seconds) > 0 for one in there)


def test_a_deal_is_the_same_from_both_seats(tmp_path: Path) -> None:
    made = setup(bot(tmp_path, FIRST, "one"), bot(tmp_path, FIRST, "two"))
    found = play(made, 6, tmp_path / "out")
    for first, second in zip(found[::2], found[1::2], strict=True):
        assert first.actions == second.actions and first.scores == second.scores
    assert len({one.actions for one in found}) == 3


def test_a_game_can_be_had_again_at_the_table(tmp_path: Path) -> None:
    """With the seed of a record, `rosace play` has the same players do the same, move by move."""
    made = setup("greedy", "random", game="sagrada")
    play(made, 2, tmp_path)
    record = records.loads((tmp_path / "games/000001.record").read_text())
    assert record.seats == ["random", "greedy"] and record.seed is not None
    table = TerminalGame.new(made.ruleset, record.seats, record.options, record.seed)
    table.deal()
    while not table.is_over():
        table.decide(table.computer_decision())
        table.deal()
    assert table.journal.actions == record.actions


def test_records_replay_to_the_score_and_the_seed(tmp_path: Path) -> None:
    made = setup("greedy", "random", "greedy:leaves=1", game="sagrada", seats=3)
    for one in play(made, 3, tmp_path):
        record = records.loads((tmp_path / f"games/{one.fixture.number:06}.record").read_text())
        assert record.seats == made.names(one.fixture) and record.seed == one.fixture.seed
        state = records.replay(record)
        assert state.to_move() == OVER and state.key() == record.key
        assert tuple(state.score(seat) for seat in range(3)) == one.scores


def test_going_on_plays_only_what_is_missing(tmp_path: Path) -> None:
    made = setup("greedy", "random")
    whole = play(made, 20, tmp_path / "whole")

    class Interrupted(Here):
        def wait(self) -> list[Report]:
            if len(self.played) == 7:
                raise KeyboardInterrupt
            return super().wait()

    first, second = Interrupted(), Here()
    with pytest.raises(KeyboardInterrupt):
        play(made, 20, tmp_path / "parts", first)
    found = play(made, 20, tmp_path / "parts", second)
    assert sorted(first.played + second.played) == list(range(20)), "none is lost, none played twice"
    assert timeless(found) == timeless(whole)


def test_more_and_fewer_games_than_before(tmp_path: Path) -> None:
    made, pool = setup("greedy", "random"), Here()
    four = play(made, 4, tmp_path)
    ten = play(made, 10, tmp_path, pool)
    assert sorted(pool.played) == [4, 5, 6, 7, 8, 9]
    assert timeless(ten)[:4] == timeless(four)
    again = Here()
    assert timeless(play(made, 4, tmp_path, again)) == timeless(four)
    assert again.played == [] and again.tasks == []


def test_a_sequential_test_stops_and_counts_no_further(tmp_path: Path) -> None:
    made = setup("greedy", "random")
    stops = []
    for room in (1, 9):
        pool, test = Here(room), Sprt(Hypotheses(0.5, 0.8))
        found = play(made, 200, tmp_path / str(room), pool, test)
        assert test.accepted == "H1" and len(found) == 2 * test.deals < 40
        assert len(pool.played) <= len(found) + 2 * room
        stops.append(timeless(found))
    assert stops[0] == stops[1], "however many are played at a time"
    again, test = Here(), Sprt(Hypotheses(0.5, 0.8))
    assert timeless(play(made, 200, tmp_path / "1", again, test)) == stops[0]
    assert again.played == []


def test_a_sequential_test_does_not_run_far_ahead_of_a_slow_game(tmp_path: Path) -> None:
    class Slow(Here):
        """The first game ends when nothing else is left to play."""

        def wait(self) -> list[Report]:
            self.tasks.sort(key=lambda task: task.played and task.number == 0)
            first, *others = self.tasks
            self.tasks = [first]
            found = super().wait()
            self.tasks += others
            return found

    pool, test = Slow(2), Sprt(Hypotheses(0.5, 0.8))
    found = play(setup("greedy", "random"), 400, tmp_path, pool, test)
    assert test.accepted == "H1" and len(found) < 40
    assert len(pool.played) <= max(len(found), 2 * (DEALS_AHEAD + 2 + 1)) + 2


def test_a_sequential_test_that_has_not_decided_plays_all(tmp_path: Path) -> None:
    test = Sprt(Hypotheses(0.5, 0.51))
    assert len(play(setup("greedy", "random"), 6, tmp_path, Here(), test)) == 6
    assert (test.accepted, test.deals) == (None, 3)


def test_a_sequential_test_compares_two(tmp_path: Path) -> None:
    for made in (
        setup("greedy", "random", "random:time=1"),
        setup("greedy", "random", game="sagrada", seats=3),
    ):
        with pytest.raises(BadOptions, match="two players at two seats"):
            play(made, made.seats, tmp_path / made.digest, Here(), Sprt(Hypotheses()))


def test_budgets_reach_the_players(tmp_path: Path) -> None:
    body = f"assert (budget.seconds, budget.simulations) == ({{}}, {{}}), budget\n{FIRST}"
    one = bot(tmp_path, body.format(0.25, None), "one")
    two = bot(tmp_path, body.format(2.5, 40), "two") + ":time=2.5,simulations=40"
    found = play(setup(one, two, budget=Budget(seconds=0.25)), 2, tmp_path / "out")
    assert [one.forfeit for one in found] == [None, None]


def test_a_player_is_new_in_every_game(tmp_path: Path) -> None:
    """What it remembered would let results depend on which process played what before."""
    counting = tmp_path / "counting.py"
    counting.write_text(
        "class Bot:\n    def __init__(self): self.asked = 0\n"
        "    def choose(self, observation, budget):\n        self.asked += 1\n"
        "        assert self.asked < 900, 'an old one'\n        return observation.legal[0]\n"
    )
    pool = LocalPool(1)
    try:
        found = play(setup(f"{counting}:Bot", "random"), 60, tmp_path / "out", pool)
    finally:
        pool.close()
    assert sum(one.decisions[one.fixture.seats.index(0)] for one in found) > 900
    assert all(one.forfeit is None for one in found)


# The referee.


def test_a_log_that_is_not_of_the_game_is_not_believed() -> None:
    made = setup("greedy", "random")
    board = Here()
    board.submit(
        Task(0, "basilica", dict(made.options), ["greedy", "random"], [60.0] * 2, made.fixture(0).seed)
    )
    (true,) = board.wait()
    judged, record = judge(made, true)
    assert min(judged.places) == 0 and record.key is not None
    for actions in (true.actions[:-1], [true.actions[1], *true.actions[1:]], [*true.actions, 0], []):
        with pytest.raises(ArenaStopped, match="game 0 does not replay"):
            judge(made, Report(0, actions, true.decisions, true.seconds, true.longest_seconds))
    with pytest.raises(ArenaStopped, match="the seed deals"):
        judge(made, Report(2, true.actions, true.decisions, true.seconds, true.longest_seconds))


def test_places_and_points() -> None:
    assert _places([1.0, -1.0], (3, 9)) == (0, 1), "the rules say who wins, not the points"
    assert _places([0.0, 0.0], (5, 5)) == (0, 0)
    third = -1 / 3
    assert _places([third, 1.0, third, third], (7, 20, 9, 7)) == (2, 0, 1, 2)
    made = setup("greedy", "random", "random:time=1", "random:time=2", game="sagrada", seats=4)
    assert result(made, 0, (0, 0, 2, 3), (9, 9, 5, 1)).points == [0.5, 0.5, 0.0, 0.0]
    assert result(made, 0, (0, 0, 2, 3), (9, 9, 5, 1)).margins == [0, 0, -4, -8]


def test_unwritable_ledgers_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fills up in the middle: what was kept stays, and the arena goes on later."""
    made = setup("greedy", "random")
    real, left = os.write, [3000]

    def write(file: int, data: bytes) -> int:
        if left[0] < len(data):
            raise OSError(28, "No space left on device")
        left[0] -= len(data)
        return real(file, data)

    monkeypatch.setattr(ledgers.os, "write", write)
    with pytest.raises(ledgers.BadFolder, match=r"cannot write .*journal.jsonl: No space left on device"):
        play(made, 30, tmp_path)
    monkeypatch.undo()
    with Ledger(made, tmp_path) as ledger:
        kept = set(ledger.results)
        assert 0 < len(kept) < 30
        pool = Here()
        assert len(contest(made, 30, ledger, pool)) == 30
        assert kept.isdisjoint(pool.played)


def test_a_pool_that_stops_does_not_take_a_finished_game_along(tmp_path: Path) -> None:
    class Stops(Here):
        def submit(self, task: Task) -> None:
            if self.played:
                raise ArenaStopped("no more")
            super().submit(task)

    pool = Stops(1)
    with pytest.raises(ArenaStopped, match="no more"):
        play(setup("greedy", "random"), 4, tmp_path, pool)
    with Ledger(setup("greedy", "random"), tmp_path) as ledger:
        assert pool.played == [0] == list(ledger.results)


def test_lines_of_the_journal_are_json(tmp_path: Path) -> None:
    play(setup("greedy", "random"), 2, tmp_path)
    lines = [json.loads(line) for line in (tmp_path / "journal.jsonl").read_text().splitlines()]
    assert lines[0]["format"] == "rosace-arena 1" and sorted(line["game"] for line in lines[1:]) == [0, 1]
