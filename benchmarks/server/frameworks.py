"""The cost of web frameworks on Granian, against a bare function: an echoing socket and a small JSON answer.

    python benchmarks/server/frameworks.py                   the table, about four minutes
    python benchmarks/server/frameworks.py --json FILE       also kept as JSON

Every contender is served by one Granian worker and asked over 200 open connections by a client without a
library, which sends the next message of a connection when the answer has come. Rounds are interleaved
(A B C, A B C, ...), so ratios hold on a busy machine where rates do not. CPU is that of the worker process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

FRAMEWORKS = ("bare", "starlette", "fastapi", "litestar")
LOOPS = ("uvloop", "asyncio")
CONNECTIONS = 200
MESSAGE = json.dumps({"type": "decide", "id": 1, "pad": "x" * 62}).encode()  # 100 bytes
ANSWER = {"status": "ok", "tables": 3}
ANSWER_BYTES = json.dumps(ANSWER).encode()
MASK = b"\0\0\0\0"  # a mask of zeros leaves the message as it is
FRAME = bytes([0x81, 0x80 | len(MESSAGE)]) + MASK + MESSAGE
ECHO_BYTES = 2 + len(MESSAGE)  # bytes of the frame that comes back
CLOCK_TICKS_PER_S = os.sysconf("SC_CLK_TCK")


# The contenders. Only the one that is served is imported.


async def bare(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": json.dumps(ANSWER).encode()})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})


def make_bare() -> Any:
    return bare


def make_starlette() -> Any:
    from starlette.applications import Starlette
    from starlette.responses import JSONResponse
    from starlette.routing import Route, WebSocketRoute

    async def small(request: Any) -> Any:
        return JSONResponse(ANSWER)

    return Starlette(routes=[Route("/json", small), WebSocketRoute("/echo", _echo)])


async def _echo(socket: Any) -> None:
    from starlette.websockets import WebSocketDisconnect

    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_text(await socket.receive_text())


def make_fastapi() -> Any:
    from fastapi import FastAPI

    app = FastAPI()

    @app.get("/json")
    async def small() -> dict[str, Any]:
        return ANSWER

    app.router.add_websocket_route("/echo", _echo)
    return app


def make_litestar() -> Any:
    import litestar
    from litestar.exceptions import WebSocketDisconnect

    async def small() -> dict[str, Any]:
        return ANSWER

    async def echo(socket: litestar.WebSocket) -> None:
        await socket.accept()
        with suppress(WebSocketDisconnect):
            while True:
                await socket.send_text(await socket.receive_text())

    small.__annotations__ = {"return": dict}
    echo.__annotations__ = {"socket": litestar.WebSocket, "return": None}
    return litestar.Litestar([litestar.get("/json")(small), litestar.websocket("/echo")(echo)])


def create() -> Any:
    """The app for Granian: the contender that the environment names."""
    return globals()[f"make_{os.environ['CONTENDER']}"]()


# The client.


class Asker(asyncio.Protocol):
    """One connection: sends the question, and again whenever `size` bytes have come back."""

    def __init__(self, hello: bytes, question: bytes, count: list[int], size: int | None):
        self.hello, self.question, self.count, self.size = hello, question, count, size
        self.begun = False
        self.got = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        if not self.begun:  # the answer to the handshake, or to a request whose length is not known yet
            assert data.startswith((b"HTTP/1.1 101", b"HTTP/1.1 200")), data
            self.begun = True
            self.size = self.size or len(data)
        else:
            self.got += len(data)
            assert self.size is not None, "known from the first answer"
            if self.got < self.size:
                return
            assert self.got == self.size, "two answers to one question"
            self.got = 0
            self.count[0] += 1
        self.transport.write(self.question)


def asker(what: str, count: list[int]) -> Asker:
    if what == "http":
        question = b"GET /json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        return Asker(question, question, count, None)
    hello = (
        b"GET /echo HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    return Asker(hello, FRAME, count, ECHO_BYTES)


async def ask(what: str, port: int, worker: int, seconds: float) -> dict[str, float]:
    """Rate and CPU microseconds per message, after half a second of warming up."""
    count = [0]
    loop = asyncio.get_running_loop()
    opened = [
        await loop.create_connection(lambda: asker(what, count), "127.0.0.1", port)
        for _ in range(CONNECTIONS)
    ]
    await asyncio.sleep(0.5)
    started, before, cpu = time.perf_counter(), count[0], cpu_seconds(worker)
    await asyncio.sleep(seconds)
    passed, done, used = time.perf_counter() - started, count[0] - before, cpu_seconds(worker) - cpu
    for transport, _ in opened:
        transport.abort()
    await asyncio.sleep(0.1)
    return {"rate": done / passed, "cpu_us": used / done * 1e6}


# The servers.


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS_PER_S


def memory_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    line = next(line for line in lines if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def served(framework: str, loop: str) -> Iterator[tuple[int, int]]:
    """A server's port, and the process id of its worker."""
    port = free_port()
    options = ["--interface", "asginl", "--factory", "--loop", loop, "--port", str(port), "--no-log"]
    process = subprocess.Popen(
        [sys.executable, "-m", "granian", *options, "frameworks:create"],
        cwd=Path(__file__).parent,
        env=os.environ | {"CONTENDER": framework},
    )
    try:
        for _ in range(200):
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        yield port, int(children[-1])
    finally:
        process.terminate()
        process.wait(10)


def start_seconds(framework: str) -> float:
    """How long Python takes to start and to make the contender."""
    code = "import frameworks; frameworks.create()"
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        cwd=Path(__file__).parent,
        env=os.environ | {"CONTENDER": framework},
    )
    return time.perf_counter() - started


Figures = dict[str, dict[str, list[float]]]  # by contender and quantity, a value a round


def measure(rounds: int, seconds: float) -> Figures:
    contenders = [(framework, loop) for loop in LOOPS for framework in FRAMEWORKS]
    figures: Figures = {"/".join(contender): {} for contender in contenders}
    with ExitStack() as stack:
        running = {contender: stack.enter_context(served(*contender)) for contender in contenders}
        memory = {contender: memory_mb(worker) for contender, (_, worker) in running.items()}
        for _ in range(rounds):
            for contender in contenders:
                port, worker = running[contender]
                measured = {"memory_mb": memory[contender], "start_s": start_seconds(contender[0])}
                for what in ("socket", "http"):
                    asked = asyncio.run(ask(what, port, worker, seconds))
                    measured |= {f"{what}_{name}": value for name, value in asked.items()}
                for name, value in measured.items():
                    figures["/".join(contender)].setdefault(name, []).append(value)
    return figures


def table(figures: Figures) -> Iterator[str]:
    """CPU relative to the bare function on the same loop in the same round: median, minimum and maximum."""

    def times(name: str, quantity: str) -> str:
        mine, bare = figures[name][quantity], figures["bare/" + name.split("/")[1]][quantity]
        ratios = [one / other for one, other in zip(mine, bare, strict=True)]
        return f"{statistics.median(ratios):.2f} ({min(ratios):.2f}..{max(ratios):.2f})"

    def middle(name: str, quantity: str) -> float:
        return statistics.median(figures[name][quantity])

    yield "| | CPU a message | times bare | CPU a GET | times bare | start | memory |"
    yield "|---|---|---|---|---|---|---|"
    for name in figures:
        socket_cpu, http_cpu = (f"{middle(name, f'{what}_cpu_us'):.0f} µs" for what in ("socket", "http"))
        yield (
            f"| {name.replace('/', ', ')} | {socket_cpu} | {times(name, 'socket_cpu_us')} | {http_cpu} |"
            f" {times(name, 'http_cpu_us')} | {middle(name, 'start_s'):.2f} s |"
            f" {middle(name, 'memory_mb'):.0f} MB |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    result = measure(arguments.rounds, arguments.seconds)
    if arguments.json:
        arguments.json.write_text(json.dumps(result, indent=2) + "\n")
    print("\n".join(table(result)))


if __name__ == "__main__":
    main()
