"""docs/protocol.md is true: its conversation is played, and its tables are compared with the source."""

import ast
import inspect
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args
from unittest.mock import patch

import pytest

from match.teaching import small
from rosace import server
from rosace.match import checks, match
from rosace.server import lesson_routes, live_table, protocol, sockets
from rosace.server.api import ROOT
from rosace.server.app import API
from server.playing.people import Person
from server.playing.transcript import Block, Play, blocks
from server.real.processes import free_port, wait_until_open

PROJECT = Path(__file__).parents[3]
PAGE = (PROJECT / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = blocks(PAGE)
AT_THE_END = "received at the end"
SECRET = "5e" * 32  # from which everything at the tables of the page is dealt

# Where a code stands in a call that refuses something: in which argument.
REFUSING = {"Refused": 0, "Problem": 1, "_refuse": 1, "__init__": 1}
UNTOLD = {"time-left"}  # only the server itself looks at the clocks


@pytest.fixture
def small_lesson(tmp_path: Path) -> Iterator[None]:
    """The lesson of the page, whatever that of the game is."""
    path = tmp_path / "lesson.json"
    path.write_text(json.dumps(small()), encoding="utf-8")
    lesson_routes._written.cache_clear()
    with patch("rosace.match.lesson.path_of", lambda game: path):
        yield
    lesson_routes._written.cache_clear()


@pytest.mark.usefixtures("small_lesson")
def test_the_conversation_of_the_page_takes_place(come: Callable[[], Person]) -> None:
    position = json.loads((PROJECT / "examples" / "fantazja-middle.json").read_text(encoding="utf-8"))
    play = Play(come, {"POSITION": position})
    with patch("rosace.server.hub.new_secret", lambda: SECRET):
        for block in BLOCKS:
            if block.kind != AT_THE_END:
                with block.named():
                    play.play(block)


def test_the_goodbye_is_as_the_page_says() -> None:
    (goodbye,) = [block.message for block in BLOCKS if block.kind == AT_THE_END]
    assert goodbye == protocol.bye("restart", sockets.RECONNECT_DELAY_MS)


def _of(*kinds: str) -> Iterator[Block]:
    return (block for block in BLOCKS if block.kind in kinds)


def test_the_page_has_an_example_of_every_message_that_clients_send() -> None:
    there_are = {kind.__struct_config__.tag for kind in get_args(protocol.Received)}
    assert {block.message["type"] for block in _of("sent")} == there_are


def test_the_page_has_an_example_of_every_message_that_the_server_sends() -> None:
    source = "".join(inspect.getsource(module) for module in (protocol, sockets, live_table))
    there_are = set(re.findall(r'\{"type": "(\w+)"', source))
    assert {block.message["type"] for block in _of("received", AT_THE_END)} == there_are


def test_the_page_has_an_example_of_every_endpoint() -> None:
    asked = [block.text.split("\n")[0].partition("?")[0] for block in _of("http")]
    for endpoint in API.endpoints:
        pattern = re.sub(r"{\w+}", r"\\w+", f"{endpoint.method} {ROOT}{endpoint.path}")
        assert any(re.fullmatch(pattern, line) for line in asked), endpoint.path


def _codes_raised() -> set[str]:
    """Every code with which something is refused, wherever it stands in the source."""
    found: set[str] = set()
    for path in (Path(checks.__file__), Path(match.__file__), *Path(server.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", None) or getattr(node.func, "attr", "")
            place = REFUSING.get(name, len(node.args))
            for part in ast.walk(node.args[place]) if place < len(node.args) else ():
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
    return found


def test_the_page_explains_every_code_that_the_source_raises_and_no_other() -> None:
    table = PAGE.partition("## Errors")[2].partition("\n## ")[0]
    explained = re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE)
    assert len(explained) == len(set(explained))
    assert set(explained) == _codes_raised() - UNTOLD


def test_the_page_shows_the_example_bot_as_it_is() -> None:
    source = (PROJECT / "examples" / "network_bot.py").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert shown in source


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where a real server answers."""
    port = free_port()
    rosace = Path(sys.executable).with_name("rosace")
    command = [rosace, "serve", "--port", str(port), "--data", tmp_path, "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        wait_until_open(f"http://127.0.0.1:{port}", process)
        yield f"http://127.0.0.1:{port}/"
        process.terminate()


@pytest.mark.parametrize("words", ["", "nonsense", "nonsense sagrada x", "http://127.0.0.1:1/ sagrada x"])
def test_the_example_bot_says_in_a_line_what_is_wrong(words: str) -> None:
    bot = PROJECT / "examples" / "network_bot.py"
    said = subprocess.run([sys.executable, bot, *words.split()], capture_output=True, text=True, timeout=60)
    assert said.returncode == 1 and said.stdout == ""
    assert said.stderr.count("\n") == 1 and "127.0.0.1" in said.stderr


def test_the_example_bot_plays_a_game_at_a_real_server(address: str) -> None:
    bot = PROJECT / "examples" / "network_bot.py"
    playing = [sys.executable, bot, address, "sagrada", "novice"]
    said = subprocess.run(playing, capture_output=True, text=True, timeout=60)
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["kind"] == "rules"
