"""People who play on a server to which everything happens, and what they remember of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Literal

import psutil
import psycopg
from sqlalchemy.exc import SQLAlchemyError

from rosace.match import Match
from server.real.chaos import jumping
from server.real.chaos.disk import Disk
from server.real.chaos.postgres import Postgres
from server.real.chaos.wire import Wire
from server.real.checking import Fault, examine
from server.real.people import Guest, Person
from server.real.processes import Log, Server, read_logs

Kind = Literal["sqlite", "postgres"]

TESTS = Path(__file__).parents[3]
SCRIPT = f"""
import sys
sys.path.insert(0, {str(TESTS)!r})
from rosace.server.serve import make_data_folder, prepare_database, serve
from rosace.server.settings import BadSettings, Settings
settings = Settings.read()
try:
    make_data_folder(settings)
    prepare_database(settings)
    sys.exit(serve(settings, app="server.real.chaos.jumping:create"))
except BadSettings as error:
    sys.exit(str(error))
"""
DISK_MB = {"sqlite": 256, "postgres": 512}
BANK = {"kind": "bank", "seconds": 7200, "increment": 0}  # nobody runs out of it, unless a clock is wrong
GAMES = [
    ("basilica", ["me", "free"], None),
    ("basilica", ["me", "novice"], BANK),
    ("sagrada", ["me", "novice", "free"], BANK),
    ("sagrada", ["apprentice", "me"], None),
    ("fantazja", ["novice", "me"], None),
    ("fantazja", ["me", "free"], BANK),
]
STUCK_S = 300.0  # seconds without any acknowledgement, after which nobody waits any longer
SUPERVISION_S = 0.1  # seconds between two looks at whether everything runs


class World:
    """A server with its database and its people. Whatever has ended is started again, as by a supervisor.

    people     at each table that was ever opened
    finished   tables that were found right after their end
    wrong      tables at which something was, of which no more is said
    faults     what was wrong in what people were told
    restarts   how often the supervisor has started the server again
    """

    def __init__(self, kind: Kind, folder: Path, seed: int):
        self.kind = kind
        self.random = Random(seed)
        self.people: dict[str, list[Person]] = {}
        self.finished: set[str] = set()
        self.wrong: set[str] = set()
        self.faults: list[Fault] = []
        self.restarts: Counter[str] = Counter()
        self.clock = jumping.Clock(folder / "clock")
        self.disk = Disk(folder / "disk", DISK_MB[kind], self._writers)
        self.postgres: Postgres | None = None
        self.to_database: Wire | None = None
        self._folder = folder
        self._networks = count()
        self._supervised = True
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(person.done) for people in self.people.values() for person in people)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Everything is there and people play; at the end all of it is gone."""
        try:
            await self._start()
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self.kill_everything()
            for wire in (self.to_server, self.to_database):
                if wire is not None and wire.port:
                    await wire.stop()
            self.disk.unmount()

    async def _start(self) -> None:
        if self.kind == "postgres":
            data = self.disk.folder / "postgres"
            data.mkdir()
            self.postgres = Postgres(data)
            self.postgres.start()
            await self.postgres.ready()
            with self.postgres.connect() as connection:
                connection.execute("CREATE DATABASE rosace")
            self.to_database = Wire(self.postgres.port)
            await self.to_database.start()
            self.database = Postgres.url(self.postgres.port, "rosace")
            where = Postgres.url(self.to_database.port, "rosace")
        else:
            self.database = where = f"sqlite:///{self.disk.folder}/rosace.db"
        usual = dict.fromkeys(("tables_a_minute", "messages_a_minute", "requests_a_minute"), 6000)
        self.server = Server(
            where,
            self._folder,
            ["-c", SCRIPT],
            workers=2 if self.postgres else 1,
            behind_proxy="true",
            **usual,
        )
        self.server.environment |= {jumping.VARIABLE: str(self.clock.file)}
        self.to_server = Wire(self.server.port)
        await self.to_server.start()
        self.server.start()
        self._tasks.append(asyncio.create_task(self._supervise()))
        self._tasks += [asyncio.create_task(self._play(*game)) for game in GAMES]

    def guest(self) -> Guest:
        """Somebody new, at an address of their own."""
        number = next(self._networks)
        return Guest(
            f"http://127.0.0.1:{self.to_server.port}", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
        )

    async def _play(self, game: str, places: list[str], clock: Any) -> None:
        """One game after another."""
        guests = [self.guest() for place in places if place in ("me", "free")]
        random = Random(self.random.random())
        more = {} if clock is None else {"clock": clock}

        async def nothing() -> None: ...

        while True:
            table = await guests[0].open(game, places, **more)
            seats = [await guest.sit(table) for guest in guests]
            people = [Person(guest, table, seat, random) for guest, seat in zip(guests, seats, strict=True)]
            self.people[table] = people
            playing = [asyncio.create_task(person.play(nothing)) for person in people]
            try:
                await asyncio.gather(*playing)
            except (AssertionError, KeyError) as error:
                self.faults.append(Fault("told wrong", f"{type(error).__name__}: {error}"))
            finally:
                for task in playing:
                    task.cancel()

    # Processes.

    def _writers(self) -> Iterator[psutil.Process]:
        """Who writes to the disk."""
        if self.postgres is not None:
            yield from self.postgres.processes
        else:
            yield from self.server.processes()

    async def _supervise(self) -> None:
        """Start again what has ended."""
        while True:
            if self._supervised:
                if self.postgres is not None and not self.postgres.is_running:
                    self.restarts["postgres"] += 1
                    self.postgres.start()
                if not self.server.is_running:
                    self.restarts["server"] += 1
                    self.server.start()
            await asyncio.sleep(SUPERVISION_S)

    def kill_everything(self) -> None:
        self._supervised = False
        if hasattr(self, "server"):
            self.server.kill()
        if self.postgres is not None:
            self.postgres.kill()

    # What is stored.

    async def goes_on(self, number: int) -> None:
        """Wait for so many acknowledgements, without those that are on their way already."""
        await asyncio.sleep(0.1)
        wanted = self.acknowledged + number
        async with asyncio.timeout(STUCK_S):
            while self.acknowledged < wanted:
                await asyncio.sleep(0.005)

    async def check(self) -> list[Fault]:
        """Hold what is stored of all tables against what people were told; the new faults."""
        while True:
            with suppress(SQLAlchemyError, psycopg.Error):  # the database has not come back yet
                logs = read_logs(self.database, self.people.keys() - self.finished)
                break
            await asyncio.sleep(0.1)
        # From here on nothing is awaited, so that nobody is told anything between reading and comparing. What
        # they were told before was stored, so it is in the logs.
        for table, log in logs.items():
            self._check_table(table, log)
        found, self.faults = self.faults, []
        return found

    def _check_table(self, table: str, log: Log) -> None:
        people = self.people[table]
        match, faults = examine(log, people)
        self.faults += faults
        if match.result is not None and match.result.kind != "rules":
            self.faults.append(
                Fault("told wrong", f"{table} ended by {match.result.kind}: a clock was wrong")
            )
        if faults:
            self.wrong.add(table)
        if faults or (match.status == "over" and all(person.is_over for person in people)):
            self.finished.add(table)

    async def calm(self) -> list[Fault]:
        """Let everybody stop playing, stop the server in order, and look at everything once more."""
        players = self._tasks[1:]
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await self._bots_have_decided()
        self._supervised = False
        status = await self.server.stop()
        if status:
            self.faults.append(Fault("told wrong", f"the server stopped with {status}"))
        self.finished = set(self.wrong)
        found = await self.check()
        return found + await self._wrong_rows()

    async def _bots_have_decided(self) -> None:
        """Without anybody coming to a table, computer players go on until a person is to decide."""
        async with asyncio.timeout(STUCK_S):
            while True:
                with suppress(SQLAlchemyError):
                    logs = read_logs(self.database, self.people.keys() - self.finished)
                    if all(Match.load(log).bot() is None for log in logs.values()):
                        return
                await asyncio.sleep(0.5)

    async def _wrong_rows(self) -> list[Fault]:
        """Rows by which tables are found that are not as their logs."""
        from rosace.match import entries
        from rosace.server.live_table import summary_of
        from rosace.server.storage import Store

        store, faults = await Store.open(self.database), []
        try:
            for table in self.people:
                log, row = await store.read(table), await store.summary(table)
                wanted = summary_of(table, Match.load(map(entries.read, log)))
                found = [name for name in ROW if row is None or getattr(row, name) != getattr(wanted, name)]
                if found:
                    faults.append(Fault("told wrong", f"{found} of the row of {table} are not as in its log"))
        finally:
            await store.close()
        return faults


ROW = ("status", "visibility", "deadline", "bot_due", "holders")  # what must be current in a row
