"""The cost of a socket message by what speaks WebSocket, and what unfinished messages make each keep.

    python benchmarks/server/transports.py        granian, picows and wsproto are not locked: install them

Each echoes 100 bytes over 200 connections, as in `frameworks.py`; rounds are interleaved, and CPU is that of
the process that speaks. Then eight connections send 32 MB each as fragments of a message that never ends.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from frameworks import ask, asker, free_port, memory_mb

CONTENDERS = ("ours", "granian", "websockets-sansio", "wsproto", "picows")
FRAGMENT_BYTES, ATTACKERS, ATTACK_BYTES = 60_000, 8, 32 << 20
LIMIT = 16 << 10  # bytes of a message, where a server has such a setting


def serve(contender: str, port: int) -> None:
    """Serve an echo until the process is killed."""
    import uvloop

    if contender == "picows":
        uvloop.run(serve_picows(port))
    elif contender == "granian":
        from granian import Granian
        from granian.constants import Interfaces

        Granian("frameworks:make_bare", port=port, interface=Interfaces.ASGINL, factory=True).serve()
    else:
        serve_uvicorn(contender, port)


def serve_uvicorn(contender: str, port: int) -> None:
    from frameworks import bare
    from uvicorn import Server

    from rosace.server.connections import Connection, Door, ServerConfig
    from rosace.server.settings import Settings

    async def echo(scope: Any, receive: Any, send: Any) -> None:
        """`bare` with the text as bytes, as our sockets give it."""
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["bytes"].decode()})

    ours = contender == "ours"
    config = ServerConfig(
        echo if ours else bare,
        port=port,
        http=Connection if ours else "httptools",
        ws=Connection if ours else contender,
        ws_max_size=LIMIT,
        lifespan="off",
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
    )
    config.door = Door(Settings.read({}))
    Server(config).run()


async def serve_picows(port: int) -> None:
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

    class Echo(WSListener):  # type: ignore[misc]
        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            transport.send(WSMsgType.TEXT, frame.get_payload_as_bytes())

    def accept(request: WSUpgradeRequest) -> Echo:
        return Echo()

    server = await ws_create_server(accept, "127.0.0.1", port)
    await server.serve_forever()


@contextmanager
def served(contender: str) -> Iterator[tuple[int, int]]:
    """A server's port, and the process that speaks."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, __file__, "--serve", contender, "--port", str(port)],
        env=os.environ | {"CONTENDER": "bare"},
        stderr=subprocess.DEVNULL,
    )
    try:
        asyncio.run(answered(port))
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        yield port, int(children[-1]) if contender == "granian" else process.pid
    finally:
        process.terminate()
        process.wait(20)


async def answered(port: int) -> None:
    for _ in range(400):
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        await asyncio.sleep(0.05)


async def attack(port: int) -> None:
    """Send fragments without an end, until all are sent or the connection is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(asker("socket", [0]).hello)
    await reader.readuntil(b"\r\n\r\n")
    head = b"\xfe" + FRAGMENT_BYTES.to_bytes(2, "big") + bytes(4)
    with suppress(OSError):
        for number in range(ATTACK_BYTES // FRAGMENT_BYTES):
            writer.write((b"\x00" if number else b"\x02") + head + bytes(FRAGMENT_BYTES))
            await asyncio.wait_for(writer.drain(), 10)
    await asyncio.sleep(1)  # for the server to read them


async def kept_mb(port: int, process: int) -> float:
    before = memory_mb(process)
    attacks = [asyncio.create_task(attack(port)) for _ in range(ATTACKERS)]
    most, began = before, time.monotonic()
    while not all(one.done() for one in attacks) and time.monotonic() < began + 60:
        most = max(most, memory_mb(process))
        await asyncio.sleep(0.02)
    return most - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--serve")
    parser.add_argument("--port", type=int)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.port)
        return
    figures: dict[str, list[float]] = {contender: [] for contender in CONTENDERS}
    with ExitStack() as stack:
        running = {contender: stack.enter_context(served(contender)) for contender in CONTENDERS}
        for _ in range(arguments.rounds):
            for contender, (port, process) in running.items():
                asked = asyncio.run(ask("socket", port, process, arguments.seconds))
                figures[contender].append(asked["cpu_us"])
        print("| | CPU a message | times ours | kept of unfinished messages |\n|---|---|---|---|")
        for contender, (port, process) in running.items():
            ratios = [one / ours for one, ours in zip(figures[contender], figures["ours"], strict=True)]
            print(
                f"| {contender} | {statistics.median(figures[contender]):.0f} µs |"
                f" {statistics.median(ratios):.2f} ({min(ratios):.2f}..{max(ratios):.2f}) |"
                f" {asyncio.run(kept_mb(port, process)):.0f} MB |",
                flush=True,
            )


if __name__ == "__main__":
    main()
