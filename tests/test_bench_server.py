"""The server's benchmark: frames, the game that both servers have, and latencies that hide no waiting."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import Distribution
from pathlib import Path

import pytest

from rosace.core.state import OVER

FOLDER = Path(__file__).parent.parent / "benchmarks" / "server"
sys.path += [str(FOLDER), str(FOLDER / "noughts")]

import load  # noqa: E402 (programs, and no part of the package)
import noughts  # noqa: E402
import wire  # noqa: E402


class Listener(wire.Socket):
    """A connection whose server is the test."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[bytes] = []
        self.written: list[bytes] = []
        self.write = self.written.append
        self.connection_made(self)

    def heard(self, text: bytes) -> None:
        self.said.append(text)


def server_frame(payload: bytes, opcode: int = wire.TEXT) -> bytes:
    """A frame as a server makes it: without a mask."""
    made = wire.frame(payload, opcode)
    head = len(made) - len(payload) - 4
    return bytes((made[0], made[1] & 0x7F)) + made[2:head] + payload


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_frame_says_how_long_it_is(size: int) -> None:
    payload = b"x" * size
    made = server_frame(payload)
    assert wire.unframe(b"." + made + b"more", 1) == (wire.TEXT, 1 + len(made) - size, 1 + len(made))
    assert wire.unframe(made[:-1], 0) is None


def test_what_comes_is_heard_once_however_it_is_cut() -> None:
    async def listen() -> None:
        stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + server_frame(b"one")
        stream += server_frame(b"are you there", wire.PING) + server_frame(b"t" * 300)
        for size in (1, 2, 7, 50, len(stream)):
            listener = Listener()
            for start in range(0, len(stream), size):
                listener.data_received(stream[start : start + size])
            assert listener.said == [b"one", b"t" * 300]
            assert listener.written == [wire.frame(b"are you there", wire.PONG)]

    asyncio.run(listen())


def test_masked_and_fragmented_frames_are_refused() -> None:
    for wrong in (wire.frame(b"masked"), b"\x01\x01a"):
        with pytest.raises(wire.WireError):
            wire.unframe(wrong, 0)


def test_the_scripted_people_play_to_the_end_and_draw_every_round() -> None:
    state = noughts.RULESET.new()
    for number in range(noughts.ROUNDS * 9):
        assert state.to_move() == number % 2
        assert state.check(load.scripted(number)) == 0
        state.apply(load.scripted(number))
    assert state.to_move() == OVER
    assert state.points == [0, 0]


def test_both_servers_have_the_same_game() -> None:
    theirs = (FOLDER / "boardgameio" / "server.js").read_text(encoding="utf-8")

    def constant(name: str) -> object:
        match = re.search(rf"^const {name} = (.*);$", theirs, re.MULTILINE)
        return match and json.loads(match[1])

    assert constant("ROUNDS") == noughts.ROUNDS
    assert constant("LINES") == [list(line) for line in noughts.LINES]


def test_the_other_server_is_pinned_and_its_lock_names_no_address() -> None:
    """Without the override its lobby answers 404 to everything."""
    lock = json.loads((FOLDER / "boardgameio" / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"]["node_modules/koa-compose"]["version"] == "4.1.0"
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


class Slow(load.Table):
    """A table that needs a while for each move."""

    def __init__(self, owner: load.Load, seconds: float):
        super().__init__(owner)
        self.moves = 0
        self._seconds = seconds

    async def begin(self) -> None:
        self.turn(self._take)

    def close(self) -> None:
        pass

    def _take(self) -> None:
        self.moves += 1
        asyncio.get_running_loop().call_later(self._seconds, self._done)

    def _done(self) -> None:
        self.acknowledged()
        self.turn(self._take)


def measured(drive: Callable[[load.Load], Awaitable[load.Phase]], tables: int = 1) -> load.Phase:
    async def run() -> load.Phase:
        owner = load.Load(time.perf_counter)
        await owner.seat([Slow(owner, 0.01) for _ in range(tables)])
        return await drive(owner)

    return asyncio.run(run())


def test_at_saturation_every_table_is_always_busy() -> None:
    phase = measured(lambda owner: owner.saturate(0, 0.3), tables=3)
    assert 0.01 <= phase.latency(0.5) < 0.1
    assert phase.rate == pytest.approx(3 / phase.latency(0.5), rel=0.5)


def test_moves_that_wait_for_a_slow_server_have_waited() -> None:
    """One table does at most a hundred moves a second: a thousand due wait longer and longer."""
    phase = measured(lambda owner: owner.offer(1000, 0, 0.5))
    assert phase.latency(0.99) > 10 * 0.01


def test_a_failure_beside_the_moves_ends_the_measurement() -> None:
    async def fail() -> None:
        raise wire.WireError("gone")

    def drive(owner: load.Load) -> Awaitable[load.Phase]:
        owner.beside(fail())
        return owner.saturate(0, 5)

    with pytest.raises(wire.WireError, match="gone"):
        measured(drive)


def test_the_game_is_found_by_its_entry_point() -> None:
    """As the measured server finds it, which has the folder on its path and nothing installed."""
    (distribution,) = Distribution.discover(path=[str(FOLDER / "noughts")])
    (point,) = distribution.entry_points.select(group="rosace.games")
    assert point.load() is noughts.RULESET
