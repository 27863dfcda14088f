"""A real server is killed again and again while people play; what was acknowledged is there, once.

Moments and decisions are drawn from a seed, which a failure names; ROSACE_KILLING_SEED sets it.
"""

import asyncio
import os
import secrets
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from rosace.match import Match
from rosace.server.sockets import RECONNECT_DELAY_MS
from sampling import also
from server.real.checking import check
from server.real.people import Guest, Person
from server.real.processes import Log, Server, read_logs, running, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")

PARTIES = [
    ("basilica", ["me", "journeyman"]),
    ("basilica", ["me", "free"]),
    ("sagrada", ["me", "novice", "free"]),
    ("sagrada", ["journeyman", "me"]),
    ("fantazja", ["novice", "me"]),
    ("fantazja", ["me", "free"]),
]


class Parties:
    """People at the tables of a server; each party plays one game after another, as long as `playing` lasts.

    Whoever loses the connection comes back when the server is open.
    """

    def __init__(self, database: str, folder: Path, seed: int):
        self.database = database
        self.server = Server(database, folder)
        self.random = Random(seed)
        self.people: dict[str, list[Person]] = {}  # at each table that was ever opened
        self.finished: set[str] = set()  # tables that were found right after their end
        self.open = asyncio.Event()
        self.rounds = 0  # of playing and being killed, in some of them twice
        self.kills = 0
        self.gone_on = 0  # decisions of computer players that nobody waited for

    @property
    def acknowledged(self) -> int:
        return sum(len(person.done) for people in self.people.values() for person in people)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        async with running(self.server), asyncio.TaskGroup() as group:
            parties = [group.create_task(self._play(*party)) for party in PARTIES]
            self.open.set()
            yield
            for party in parties:
                party.cancel()

    async def _play(self, game: str, places: list[str]) -> None:
        guests = [Guest(self.server.address) for place in places if place in ("me", "free")]
        random = Random(self.random.random())
        while True:
            await self.open.wait()
            table = await guests[0].open(game, places)
            seats = [await guest.sit(table) for guest in guests]
            people = [Person(guest, table, seat, random) for guest, seat in zip(guests, seats, strict=True)]
            self.people[table] = people
            await asyncio.gather(*(person.play(self.open.wait) for person in people))

    async def some_are_acknowledged(self, number: int) -> None:
        before = self.acknowledged
        await until(lambda: self.acknowledged >= before + number)

    async def kill(self) -> None:
        """Kill the server, start it again, and see that everything is as it was."""
        self.rounds += 1
        self.open.clear()
        killed = time.time() * 1000
        self.server.kill()
        self.server.start()
        self.kills += 1
        if self.random.random() < 0.1:  # it may happen while it starts, too
            await asyncio.sleep(self.random.uniform(0.0, 3.0))
            self.server.kill()
            self.server.start()
            self.kills += 1
        await self.server.ready()
        await self.bots_have_decided()
        for table, log in self.logs().items():
            people = self.people[table]
            self.gone_on += sum(getattr(entry, "by", "") == "bot" for entry in log if entry.when > killed)
            if check(log, people).status == "over" and all(person.is_over for person in people):
                self.finished.add(table)
        self.open.set()

    async def bots_have_decided(self) -> None:
        """Without anybody coming to a table, computer players go on until a person is to decide."""

        def nobody_is_due() -> bool:
            return all(Match.load(log).bot() is None for log in self.logs().values())

        await until(nobody_is_due)

    def logs(self) -> dict[str, Log]:
        """Of the tables whose end has not been checked yet."""
        return read_logs(self.database, self.people.keys() - self.finished)

    def check_all(self) -> None:
        """Once more, of every table there ever was."""
        self.finished.clear()
        for table, log in self.logs().items():
            check(log, self.people[table])


async def kill_often(database: str, folder: Path, kills: int) -> Parties:
    seed = int(os.environ.get("ROSACE_KILLING_SEED", secrets.randbelow(2**32)))
    parties = Parties(database, folder, seed)
    try:
        async with parties.playing():
            while parties.kills < kills:
                await parties.some_are_acknowledged(11)
                await asyncio.sleep(parties.random.uniform(0.05, 1.5))
                await parties.kill()
        parties.check_all()
        assert not parties.server.failures()
    except BaseException as error:
        error.add_note(f"seed {seed}, after {parties.kills} kills, {parties.acknowledged} acknowledged")
        raise
    return parties


async def test_what_was_acknowledged_is_there_after_a_kill(url: str, tmp_path: Path) -> None:
    parties = await kill_often(url, tmp_path, 1)
    assert parties.acknowledged > 10 * parties.rounds


@pytest.mark.slow
async def test_what_was_acknowledged_is_there_after_200_kills(url: str, tmp_path: Path) -> None:
    began = time.monotonic()
    parties = await kill_often(url, tmp_path, 200)
    assert parties.acknowledged > 10 * parties.rounds and parties.gone_on > 0
    print(
        f"{parties.kills} kills in {time.monotonic() - began:.0f} s, {len(parties.people)} tables,",
        f"{parties.acknowledged} decisions acknowledged, none lost and none doubled;",
        f"{parties.gone_on} decisions of computer players after a restart before anybody came",
    )


# Who is told goodbye does not depend on the database.
@pytest.mark.parametrize("url", ["sqlite", also("postgres")], indirect=True)
async def test_whoever_plays_when_the_server_stops_is_told_goodbye_and_loses_nothing(
    url: str, tmp_path: Path
) -> None:
    parties = Parties(url, tmp_path, 1)
    async with parties.playing():
        await until(lambda: len(parties.people) >= len(PARTIES))
        await parties.some_are_acknowledged(50)
        parties.open.clear()
        assert await parties.server.stop() == 0
        people = [person for there in parties.people.values() for person in there]
        there = [person for person in people if person.tables and not person.is_over]
        await until(lambda: all(person.goodbyes or person.cut for person in there))
    # A client that sends while the server closes gets a reset from the system and loses what it has not read,
    # the close frame among it. Only a client with an unanswered message can have been sending.
    assert all(was_waiting for person in there for was_waiting in person.cut)
    told = [person for person in there if not person.cut]
    assert len(told) > len(PARTIES) // 2
    for person in told:
        ((bye, code),) = person.goodbyes
        assert (bye, code) == ({"type": "bye", "code": "restart", "retry": RECONNECT_DELAY_MS}, 1012)
    parties.check_all()
    assert not parties.server.failures()
