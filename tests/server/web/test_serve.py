"""A real server: how it starts, and how it stops."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rosace.server.serve import listen, make_data_folder
from rosace.server.settings import BadSettings, Settings
from server.real.processes import PATIENCE, free_port

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")

TESTS = Path(__file__).parents[2]
SCRIPT = """
import sys
from rosace.server.serve import serve
from rosace.server.settings import Settings
sys.exit(serve(Settings.read(), lambda: print("listening", flush=True), "server.web.served:" + sys.argv[1]))
"""


Start = Callable[..., tuple[subprocess.Popen[str], int]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a server in a session of its own, as a terminal would; with its port."""
    begun: list[subprocess.Popen[str]] = []

    def run(app: str = "create", **settings: str) -> tuple[subprocess.Popen[str], int]:
        port = free_port()
        environment = os.environ | {f"ROSACE_{name.upper()}": value for name, value in settings.items()}
        environment |= {"ROSACE_PORT": str(port), "ROSACE_DATA": str(tmp_path / "data")}
        environment |= {"PYTHONPATH": str(TESTS), "TOLD": str(tmp_path / "told")}
        process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, app],
            env=environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        begun.append(process)
        assert process.stdout is not None and process.stdout.readline() == "listening\n"
        return process, port

    yield run
    for process in begun:
        process.kill()
        process.communicate(timeout=PATIENCE)  # their workers hold the pipes, so these have ended, too


@pytest.fixture
def connected() -> Iterator[Callable[[int], Any]]:
    """Connect to a port as soon as the worker is there."""
    with ExitStack() as stack:

        def enter(port: int) -> Any:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    return stack.enter_context(connect(f"ws://127.0.0.1:{port}/"))
                except OSError:
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.05)

        yield enter


def ending(client: Any) -> tuple[str, int]:
    """The last message, and the code with which the socket is closed."""
    last = client.recv(timeout=PATIENCE)
    with pytest.raises(ConnectionClosed) as closed:
        client.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None, "the connection broke"
    return last, closed.value.rcvd.code


@pytest.mark.parametrize(
    "stop",
    [
        pytest.param(lambda process: process.terminate(), id="terminated"),
        pytest.param(lambda process: os.killpg(process.pid, signal.SIGINT), id="ctrl-c"),
        pytest.param(lambda process: os.kill(process.pid, signal.SIGHUP), id="terminal-closed"),
    ],
)
def test_every_socket_is_told_goodbye_before_the_server_ends(
    start: Start, connected: Any, tmp_path: Path, stop: Callable[[Any], None]
) -> None:
    process, port = start()
    clients = [connected(port) for _ in range(3)]
    stop(process)
    assert [ending(client) for client in clients] == [('{"type":"bye","code":"restart"}', 1012)] * 3
    assert process.wait(PATIENCE) == 0
    assert (tmp_path / "told").read_text().split() == ["bye", "bye", "bye", "shutdown"]


def test_two_workers_say_goodbye_as_one(start: Start, connected: Any, tmp_path: Path) -> None:
    process, port = start(workers="2", database="postgresql://nobody@nowhere/none")
    until = time.monotonic() + PATIENCE
    while len(list(tmp_path.glob("begun-*"))) < 2 and time.monotonic() < until:
        time.sleep(0.05)  # a worker that has not begun says no goodbye
    clients = [connected(port) for _ in range(4)]
    process.terminate()
    assert {ending(client)[1] for client in clients} == {1012}
    assert process.wait(PATIENCE) == 0
    assert sorted((tmp_path / "told").read_text().split()) == ["bye"] * 4 + ["shutdown"] * 2


def test_workers_do_not_outlive_the_main_process(start: Start, connected: Any, tmp_path: Path) -> None:
    process, port = start()
    client = connected(port)
    process.kill()
    assert ending(client)[1] == 1012
    process.communicate(timeout=PATIENCE)
    assert (tmp_path / "told").read_text().split() == ["bye", "shutdown"]


def test_whoever_left_before_is_not_waited_for(start: Start, connected: Any, tmp_path: Path) -> None:
    process, port = start()
    connected(port).close()
    staying = connected(port)
    process.terminate()
    assert ending(staying)[1] == 1012 and process.wait(PATIENCE) == 0
    assert (tmp_path / "told").read_text().split() == ["left", "bye", "shutdown"]


def test_the_app_knows_where_it_is_mounted(start: Start, connected: Any) -> None:
    process, port = start(root_path="/games")
    connected(port).close()
    assert urlopen(f"http://127.0.0.1:{port}/games/x").read() == b"/games"


def test_a_worker_that_cannot_start_ends_the_server_with_a_status(start: Start) -> None:
    process, _ = start("fails")
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1 and "cannot be made" in errors


def test_a_port_in_use_is_refused(tmp_path: Path) -> None:
    """Workers share a port: of two servers each would get half of the connections."""
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings.read({}, port=taken.getsockname()[1], data=str(tmp_path))
        with pytest.raises(BadSettings, match=r"cannot listen at 127.0.0.1 port \d+: Address already in use"):
            listen(settings)
    (socket_,) = listen(settings)
    with socket_:
        assert socket_.getsockname() == ("127.0.0.1", settings.port)


def test_a_host_may_be_a_name() -> None:
    (socket_,) = listen(Settings.read({}, host="localhost", port=free_port()))
    with socket_:
        assert socket_.getsockname()[0] in ("127.0.0.1", "::1")


def test_a_host_that_is_not_here_is_refused() -> None:
    with pytest.raises(BadSettings, match="cannot listen at 192.0.2.1 port 8000"):
        listen(Settings.read({}, host="192.0.2.1"))


def test_the_data_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    make_data_folder(Settings.read({}, data=str(tmp_path / "a/b")))
    assert (tmp_path / "a/b").stat().st_mode & 0o777 == 0o700
    (tmp_path / "file").touch()
    with pytest.raises(BadSettings, match="cannot create the folder .*/file/b: Not a directory"):
        make_data_folder(Settings.read({}, data=str(tmp_path / "file/b")))
