"""Who is at a table: told to those who ask for it, soon, and without names."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rosace.server import hub, presence
from rosace.server.storage import StorageError
from server.visitors import Line, Site, Visitor, running

TOLD_WITHIN_S = 2.0
WANT = ["view", "events", "presence"]


async def opened(visitor: Visitor, *places: str, **more: Any) -> str:
    answer = await visitor.post("/tables", game="sagrada", places=list(places), **more)
    return str(answer.json()["table"])


async def watching(visitor: Visitor, table: str, want: list[str] = WANT) -> Line:
    line = await visitor.socket()
    line.say({"type": "watch", "id": 1, "table": table, "want": want})
    return line


async def told(line: Line, here: list[int], watching: int) -> None:
    """Hear until this is told."""
    async with asyncio.timeout(30):
        while True:
            message = json.loads(await line.hear())
            if message["type"] == "presence" and (message["here"], message["watching"]) == (here, watching):
                return


def presences(line: Line) -> list[tuple[list[int], int]]:
    messages = [json.loads(text) for text in line.came if text.startswith('{"type"')]
    return [(one["here"], one["watching"]) for one in messages if one["type"] == "presence"]


async def two_at_a_table(site: Site) -> tuple[Visitor, Visitor, str]:
    ann, bob = Visitor(site, "Ann"), Visitor(site, "Bob")
    table = await opened(ann, "me", "free")
    await bob.post(f"/tables/{table}/seats")
    return ann, bob, table


async def test_a_closed_page_is_seen_by_the_others_within_two_seconds(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    delays: list[float] = []
    loop = asyncio.get_running_loop()
    call_later = loop.call_later

    def noted(delay: float, callback: Callable[..., Any], *given: Any) -> asyncio.TimerHandle:
        if getattr(callback, "__func__", None) is presence.Presence._refresh:
            delays.append(delay)
        return call_later(delay, callback, *given)

    monkeypatch.setattr(loop, "call_later", noted)
    async with running(sqlite) as site:
        ann, bob, table = await two_at_a_table(site)
        line = await watching(ann, table)
        await told(line, [0], 0)
        others = await watching(bob, table)
        await told(line, [0, 1], 0)
        await told(others, [0, 1], 0)
        began = time.monotonic()
        await others.hang_up()
        await told(line, [0], 0)
        assert time.monotonic() - began + presence.TIMER_ERROR_S >= presence.GRACE_S
        assert delays and max(delays) < TOLD_WITHIN_S


async def test_a_page_that_is_loaded_again_does_not_flicker(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann, bob, table = await two_at_a_table(site)
        line = await watching(ann, table)
        first = await watching(bob, table)
        await told(line, [0, 1], 0)
        await first.hang_up()
        second = await watching(bob, table)
        await told(second, [0, 1], 0)
        spectator = await watching(Visitor(site, "Eve"), table)  # something to wait for
        await told(line, [0, 1], 1)
        await spectator.hang_up()
        await told(line, [0, 1], 0)  # after the time in which a departure of Bob would have been told
        assert [0] not in [here for here, _ in presences(line)][1:]


async def test_spectators_are_counted_once_and_have_no_names(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann, _, table = await two_at_a_table(site)
        eve = Visitor(site, "Eve Eavesdropper")
        line = await watching(ann, table)
        await watching(eve, table)
        await told(line, [0], 1)
        twice = await watching(eve, table)
        await told(twice, [0], 1)
        await watching(Visitor(site, "Oscar"), table)
        await told(line, [0], 2)
        assert max(watching for _, watching in presences(line)) == 2
        assert not any(word in text for text in line.came for word in ("Eavesdropper", eve.user))


async def test_only_those_who_want_it_are_told(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann, bob, table = await two_at_a_table(site)
        quiet = await watching(ann, table, ["view"])
        line = await watching(bob, table)
        await told(line, [0, 1], 0)
        await quiet.ask({"type": "ping", "id": 9})
        assert not presences(quiet)


async def test_who_takes_a_seat_while_watching_is_there(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann, bob = Visitor(site, "Ann"), Visitor(site, "Bob")
        table = await opened(ann, "me", "free")
        line = await watching(bob, table)
        await told(line, [], 1)
        await bob.post(f"/tables/{table}/seats")
        await told(line, [1], 0)


async def test_a_device_with_two_seats_is_at_both(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        line = await watching(ann, await opened(ann, "me", "me"))
        await told(line, [0, 1], 0)


async def both(stack: AsyncExitStack, postgres: str) -> list[Site]:
    return [await stack.enter_async_context(running(postgres)) for _ in range(2)]


def as_at(site: Site, visitor: Visitor) -> Visitor:
    """The same visitor at another worker."""
    other = Visitor(site, "")
    other.user, other.cookie = visitor.user, visitor.cookie
    return other


async def test_workers_tell_each_other(postgres: str) -> None:
    async with AsyncExitStack() as stack:
        one, two = await both(stack, postgres)
        ann, bob, table = await two_at_a_table(one)
        line = await watching(ann, table)
        there = await watching(as_at(two, bob), table)
        await told(line, [0, 1], 0)
        await told(there, [0, 1], 0)
        eve = await watching(Visitor(two, "Eve"), table)
        await told(line, [0, 1], 1)
        await eve.hang_up()
        await told(line, [0, 1], 0)
        await there.hang_up()
        await told(line, [0], 0)


async def test_a_worker_that_starts_later_asks_who_is_there_before_it_tells_anything(postgres: str) -> None:
    async with running(postgres) as one:
        ann, bob, table = await two_at_a_table(one)
        await told(await watching(ann, table), [0], 0)
        async with running(postgres) as two:
            line = await watching(as_at(two, bob), table)
            await told(line, [0, 1], 0)
            assert presences(line) == [([0, 1], 0)]  # Ann was never called absent


async def test_a_worker_that_gives_no_sign_of_life_is_forgotten(postgres: str, monkeypatch: Any) -> None:
    async with AsyncExitStack() as stack:
        one, two = await both(stack, postgres)
        ann, bob, table = await two_at_a_table(one)
        line = await watching(ann, table)
        await watching(as_at(two, bob), table)
        await told(line, [0, 1], 0)
        monkeypatch.setattr(presence, "SILENCE_S", 0.0)
        monkeypatch.setattr(presence, "BEAT_S", 0.0)
        two.app.hub.presence._send = lambda note: None  # as if it was killed
        await told(line, [0], 0)


class Notes:
    """A shared store that keeps the notes, or fails to."""

    is_shared = True

    def __init__(self) -> None:
        self.sent: list[presence.Note] = []
        self.fails = False

    def announce(self, note: str) -> asyncio.Future[None]:
        done = asyncio.get_running_loop().create_future()
        if self.fails:
            done.set_exception(StorageError("the database fails"))
        else:
            self.sent.append(msgspec.json.decode(note, type=presence.Note))
            done.set_result(None)
        return done


async def test_a_departure_that_could_not_be_announced_is_announced_later() -> None:
    """Otherwise the other workers would show a seat as present for as long as this worker lives."""
    store = Notes()
    here = presence.Presence(store, {})  # type: ignore[arg-type]
    there = presence.Room(local=presence.Present(frozenset({0})))
    table = SimpleNamespace(name="table", watchers={})
    here._rooms["table"] = there
    store.fails = True
    here.watchers_changed(table)  # type: ignore[arg-type]
    await until(lambda: bool(here._unsent))
    store.fails = False
    here.beat()
    assert presence.Note(here._worker, "table") in store.sent
    assert not here._unsent and not here.is_watched("table")


# The first turn of a computer.


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def bot_begins(visitor: Visitor) -> str:
    options = {"first": "2"}
    answer = await visitor.post("/tables", game="basilica", places=["me", "novice"], options=options)
    return str(answer.json()["table"])


async def test_a_computer_that_begins_waits_until_somebody_sees_the_board(
    sqlite: str, monkeypatch: Any
) -> None:
    monkeypatch.setattr(hub, "FIRST_TURN_WAIT_S", 600.0)  # more than the test waits
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        tables = [await bot_begins(ann) for _ in range(2)]
        matches = [(await site.app.hub.table(table)).match for table in tables]
        assert all(match.bot() for match in matches)
        await watching(ann, tables[0])
        await until(lambda: matches[0].moves > 0 and matches[0].bot() is None)
        assert matches[1].moves == 0


async def test_a_computer_does_not_wait_for_somebody_who_does_not_come(sqlite: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(hub, "FIRST_TURN_WAIT_S", 0.05)
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        match = (await site.app.hub.table(await bot_begins(ann))).match
        await until(lambda: match.moves > 0 and match.bot() is None)
