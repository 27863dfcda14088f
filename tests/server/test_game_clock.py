"""The game time goes on evenly, whatever is done to the wall clock, and is the same for all workers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from rosace.core import registry
from rosace.match import Bank, Match, Refused, Terms, entries
from rosace.match.commands import Decide, OfferDraw, RunOut
from rosace.match.entries import Sat
from rosace.server.bots import Bots
from rosace.server.game_clock import JUMP_MS, RESTART_MS, SAME_TIME_MS, GameClock, Moment, Sign
from rosace.server.hub import RUN_OUT_GRACE_MS, Hub
from rosace.server.live_table import LiveTable, ignore_watchers
from rosace.server.storage import Store

START = 1_700_000_000_000
SECOND, HOUR = 1000, 3_600_000
PATIENCE = 60.0
BANK_S = 60

jumps = pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR])


@dataclass
class Machine:
    """The two clocks of a machine, which a test moves."""

    wall: int = START
    monotonic: int = 5_000

    def clock(self) -> GameClock:
        return GameClock(lambda: self.wall, lambda: self.monotonic)

    def pass_time(self, ms: int) -> None:
        self.wall += ms
        self.monotonic += ms


@jumps
def test_the_game_time_goes_on_evenly_when_the_wall_clock_is_set(jump: int) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.pass_time(10 * SECOND)
    machine.wall += jump
    assert clock.moment() == Moment(START + 10 * SECOND, START + 10 * SECOND + jump)
    machine.pass_time(SECOND)
    assert clock.now() == START + 11 * SECOND
    assert clock.by_the_wall(clock.now() + 60) == machine.wall + 60


def test_both_times_are_one_as_long_as_they_hardly_differ() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall += SAME_TIME_MS - 1
    assert clock.moment() == (START, START)
    machine.wall += 1
    assert clock.moment() == (START, START + SAME_TIME_MS)


def test_only_a_jump_is_reported_and_once() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.pass_time(HOUR)
    machine.wall += JUMP_MS - 1
    assert clock.wall_jump() == 0
    machine.wall -= HOUR
    assert (clock.wall_jump(), clock.wall_jump()) == (-HOUR, 0)


@pytest.mark.parametrize(
    ("away", "counted"),
    [
        (RESTART_MS, RESTART_MS),  # it was stopped and started
        (RESTART_MS + 1, 0),  # no server ran, and nobody could play
        (5 * HOUR, 0),
        (-5 * HOUR, 0),  # the wall clock was set meanwhile
    ],
)
def test_a_server_that_starts_goes_on_where_the_last_one_was(away: int, counted: int) -> None:
    machine = Machine(wall=START + away)
    clock = machine.clock()
    clock.resume(Sign(game=123 * HOUR, wall=START))
    assert clock.now() == 123 * HOUR + counted


def test_nobody_is_behind_another_worker_and_nobody_is_set_back() -> None:
    machine = Machine()
    clock = machine.clock()
    clock.follow(START + 300)
    assert clock.now() == START + 300
    clock.follow(START - HOUR)
    assert clock.now() == START + 300


@pytest.mark.parametrize(
    ("moment", "game_time"), [(Moment(START, START), 0), (Moment(START, START + HOUR), START)]
)
def test_an_entry_has_the_game_time_where_it_is_not_that_on_the_wall(moment: Moment, game_time: int) -> None:
    entry = moment.stamp(entries.Resigned(START, 1))
    assert (entry.when, entry.game_time, entry.seat) == (moment.wall, game_time, 1)
    assert entries.read(entries.write(entry)) == entry and entry.clock_time == START
    assert (b"game_time" in entries.write(entry)) is (game_time != 0)


# At a table.


@asynccontextmanager
async def hub_at(url: str, machine: Machine) -> AsyncIterator[Hub]:
    store, bots = await Store.open(url), Bots(1)
    hub = Hub(store, bots, machine.clock())
    try:
        yield hub
    finally:
        await hub.close()
        bots.close()
        await store.close()


async def opened_at(hub: Hub) -> LiveTable:
    """Two people with a minute each; seat 0 is to move."""
    sitting = [Sat(0, seat, name, user=name) for seat, name in enumerate(("ann", "bob"))]
    terms = Terms("sagrada", 2, clock=Bank(BANK_S))
    return await hub.table((await hub.open(terms, sitting, registry.get("sagrada").spec.rules)).name)


def decision(match: Match) -> Decide:
    return Decide(match.to_move, match.position, match.state.legal()[0])


def left(table: LiveTable) -> list[int]:
    assert table.match.clocks is not None
    return list(table.match.clocks.left)


@jumps
async def test_a_wall_clock_that_is_set_neither_wins_nor_loses_a_game(url: str, jump: int) -> None:
    machine = Machine()
    async with hub_at(url, machine) as hub:
        table = await opened_at(hub)
        machine.pass_time(10 * SECOND)
        machine.wall += jump
        await hub._tick(True)
        assert table.match.status == "playing"
        await table.commit(decision(table.match))
        assert left(table)[0] == 50 * SECOND
        machine.pass_time(5 * SECOND)
        spent = left(table)[table.match.to_move] - 5 * SECOND
        mover = table.match.to_move
        await table.commit(decision(table.match))
        assert left(table)[mover] == spent
        log = [entries.read(entry) for entry in await hub.store.read(table.name)]
        assert log[-1].when == machine.wall and log[-1].clock_time == START + 15 * SECOND
        again = Match.load(log)
        assert again.clocks is not None and list(again.clocks.left) == left(table)
        assert again.deadline() == table.match.deadline()


@jumps
async def test_nor_does_one_that_is_set_before_the_server_starts_again(url: str, jump: int) -> None:
    machine = Machine()
    async with hub_at(url, machine) as hub:
        await hub.start()
        table = await opened_at(hub)
        machine.pass_time(10 * SECOND)
        await hub._agree_on_time(True)
    restarted = Machine(wall=machine.wall + jump, monotonic=77)
    async with hub_at(url, restarted) as hub:
        await hub.start()
        await hub._tick(True)
        again = await hub.table(table.name)
        assert again.match.status == "playing"
        await again.commit(decision(again.match))
        assert left(again)[0] == 50 * SECOND


async def test_time_that_is_used_up_is_over_on_every_machine(url: str) -> None:
    """After the grace for decisions that are on their way; also where the table is not in memory."""
    machine = Machine()
    async with hub_at(url, machine) as hub:
        table = await opened_at(hub)
        machine.pass_time(BANK_S * SECOND + RUN_OUT_GRACE_MS - 1)
        await hub._tick(True)
        assert table.match.status == "playing"
        with pytest.raises(Refused, match="out-of-time"):
            await table.commit(decision(table.match))
        del hub.tables[table.name]
        machine.pass_time(1)
        await hub._tick(True)
        match = (await hub.table(table.name)).match
        assert match.result is not None and (match.result.kind, match.result.seat) == ("time", 0)


async def test_a_decision_that_came_in_time_counts_however_long_it_is_stored(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The storage is slow with the entry before it; meanwhile the clock runs out, and that is noticed."""
    machine = Machine()
    async with hub_at(url, machine) as hub:
        table = await opened_at(hub)
        usual, storing, go_on = hub.store.append, asyncio.Event(), asyncio.Event()

        async def slow(*given: Any) -> None:
            storing.set()
            await go_on.wait()
            await usual(*given)

        machine.pass_time(BANK_S * SECOND - 1)
        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "append", slow)
            async with asyncio.timeout(PATIENCE):
                offering = asyncio.ensure_future(table.commit(OfferDraw(1), "bob"))
                await storing.wait()
                deciding = asyncio.ensure_future(table.commit(decision(table.match)))
                await asyncio.sleep(0)
                machine.pass_time(10 * SECOND)
                running_out = asyncio.ensure_future(table.commit(RunOut()))
                await asyncio.sleep(0)
                go_on.set()
                await asyncio.gather(offering, deciding)
                with pytest.raises(Refused, match="time-left"):
                    await running_out
        assert table.match.moves == 1 and left(table)[0] == 1


@pytest.mark.parametrize("is_first", [True, False])
async def test_two_workers_decide_alike_whether_time_ran_out_while_a_decision_was_stored(
    url: str, monkeypatch: pytest.MonkeyPatch, is_first: bool
) -> None:
    """What is stored first counts, on both: the other worker is refused and reads it."""
    machine = Machine()
    async with hub_at(url, machine) as hub:
        table = await opened_at(hub)
        log = [entries.read(entry) for entry in await hub.store.read(table.name)]
        other = LiveTable(table.name, Match.load(log), hub.store, ignore_watchers, clock=machine.clock())
        usual, storing, go_on = hub.store.append, asyncio.Event(), asyncio.Event()

        async def slow(*given: Any) -> None:
            storing.set()
            await go_on.wait()
            await usual(*given)

        machine.pass_time(BANK_S * SECOND - 1)
        monkeypatch.setattr(hub.store, "append", slow)
        async with asyncio.timeout(PATIENCE):
            deciding = asyncio.ensure_future(table.commit(decision(table.match)))
            await storing.wait()
            monkeypatch.setattr(hub.store, "append", usual)
            machine.pass_time(2 * SECOND)
            if is_first:
                go_on.set()
                await deciding
                with pytest.raises(Refused, match="time-left"):
                    await other.commit(RunOut())
            else:
                await other.commit(RunOut())
                go_on.set()
                with pytest.raises(Refused, match="not-playing"):
                    await deciding
            for one in (table, other):
                await one.catch_up()
                assert (one.match.status == "playing") is is_first
                assert (one.match.seq, one.match.moves) == (len(log) + 1, int(is_first))


async def test_workers_agree_on_the_time_of_the_one_that_is_ahead(url: str) -> None:
    async with hub_at(url, Machine()) as one:
        await one.start()
        slow = Machine(wall=START - HOUR, monotonic=9)
        two = Hub(one.store, one.bots, slow.clock())
        await two._resume_clock()
        assert two.clock.now() == START
        await one.store.store_game_clock(START + 4_000, START)
        await one.store.store_game_clock(START + 1_000, START)  # nobody sets it back
        for hub in (one, two):
            await hub._agree_on_time(True)
            assert hub.clock.now() == START + 4_000
