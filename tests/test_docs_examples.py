"""Every example of the documentation is executed, or says in its source why it cannot be.

The pages of docs/, README.md and CONTRIBUTING.md are read block by block, in their order, each in a folder
of its own. Commands in `sh` and programs in `python` run as they stand, unless a comment says otherwise:

    <!-- not run: REASON -->     counted below
    <!-- file: NAME -->          is written to this file, after what earlier blocks wrote to it
    <!-- part of: PATH -->       stands in this file of the project, word for word
    <!-- typed: ONE, TWO -->     these lines are typed
    <!-- with: OPTIONS -->       each command gets these options too, so that it takes less time
    <!-- serves -->              runs until it is interrupted
    <!-- prints -->              is what the block before it printed; ... stands for anything
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import dropwhile
from pathlib import Path

import pytest

from rosace.core import registry
from server.real.processes import free_port, wait_until_open

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = ["CONTRIBUTING.md", "README.md", *sorted(str(path.relative_to(ROOT)) for path in DOCS.rglob("*.md"))]
ELSEWHERE = {"docs/protocol.md"}  # a conversation with a server: tests/server/playing/test_protocol_page.py

RUN = {"python", "sh"}
SHOWN = {"fluent", "http", "json", "markdown", "nginx", "text", "toml"}
NOTES = {"", "not run", "file", "part of", "typed", "with", "serves", "prints"}

# How many examples of a page are not run. A reason stands above each: may there never be many.
NOT_RUN = {
    "README.md": 1,
    "docs/chaos.md": 1,
    "docs/operating.md": 6,
    "docs/rl.md": 1,
    "docs/start/operator.md": 1,
    "docs/start/player.md": 1,
}

PATIENCE = 300  # seconds, for a busy machine
ASSIGNMENT = re.compile(r"\w+=")
BLOCK = re.compile(
    r"^ *(?:<!-- (?P<note>[a-z ]+?)(?:: (?P<value>.+?))? -->\n *)?"
    r"```(?P<language>\w*)(?P<title>[^\n]*)\n(?P<text>.*?)^ *```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    page: str
    line: int
    language: str
    note: str
    value: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    def is_run(self) -> bool:
        return self.language in RUN and self.note not in ("not run", "file", "part of")


def blocks(page: str) -> list[Block]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [
        Block(
            page,
            text.count("\n", 0, found.start()) + 1,
            found["language"],
            found["note"] or "",
            found["value"] or "",
            re.sub(r"^ +(?=\S)" if found[0].startswith(" ") else "^$", "", found["text"], flags=re.MULTILINE),
        )
        for found in BLOCK.finditer(text)
    ]


ALL = {page: blocks(page) for page in PAGES}


class Reader:
    """Does what a page says, in a folder that looks like that of the project after the set-up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.printed = ""
        (folder / ".venv").symlink_to(sys.prefix)
        for name in ("benchmarks", "examples"):
            (folder / name).symlink_to(ROOT / name)
        self.port = free_port()
        self.environment = os.environ | {
            "PATH": f"{sys.prefix}/bin:{os.environ['PATH']}",
            "HOME": str(folder),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "100",
            "ROSACE_DATA": str(folder / "data"),
            "ROSACE_PORT": str(self.port),
        }

    def follow(self, block: Block) -> None:
        if block.note == "file":
            path = self.folder / block.value
            path.parent.mkdir(parents=True, exist_ok=True)
            before = path.read_text(encoding="utf-8") if path.exists() else ""
            path.write_text(before + block.text, encoding="utf-8")
        elif block.note == "prints":
            printed = re.sub(" +$", "", self.printed, flags=re.MULTILINE)
            matches = doctest.OutputChecker().check_output(block.text, printed, doctest.ELLIPSIS)
            assert matches, f"{block}: this is printed:\n{self.printed}"
        elif block.note == "serves":
            self.serve(block)
        elif block.is_run():
            self.run(block)

    def run(self, block: Block) -> None:
        if block.language == "python":
            (self.folder / "example.py").write_text(block.text, encoding="utf-8")
            command = [sys.executable, "example.py"]
        else:
            command = ["bash", "-euo", "pipefail", "-c", commands(block)]
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            input="".join(f"{line}\n" for line in block.value.split(", ") if block.note == "typed"),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, f"{block}: {done.stderr}{done.stdout}"
        self.printed = done.stdout

    def serve(self, block: Block) -> None:
        words = shlex.split(block.text, comments=True)
        command = list(dropwhile(ASSIGNMENT.match, words))  # of `NAME=VALUE command`, as a shell has it
        set_before = dict(word.split("=", 1) for word in words[: len(words) - len(command)])
        running = subprocess.Popen(
            command,
            cwd=self.folder,
            env=self.environment | set_before,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        try:
            wait_until_open(f"http://127.0.0.1:{self.port}", running)
            running.send_signal(signal.SIGINT)
            assert running.wait(PATIENCE) == 0, f"{block}: {running.communicate()[0]!r}"
        finally:
            running.kill()
            running.communicate()


def commands(block: Block) -> str:
    """The text of a block for the shell; further options stand before a comment."""
    more = block.value if block.note == "with" else ""
    return re.sub(r"^(\S.*?)(?=\s+#|$)", rf"\1 {more}", block.text, flags=re.MULTILINE)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page not in ELSEWHERE and any(block.is_run() for block in ALL[page])]
)
def test_the_examples_of_a_page_run(page: str, tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for block in ALL[page]:
        reader.follow(block)


@pytest.mark.parametrize("page", PAGES)
def test_every_block_says_what_it_is(page: str) -> None:
    """A block without a language, or with a note that nobody knows, would be run by nobody."""
    for block in ALL[page]:
        assert block.language in RUN | SHOWN, block
        assert block.note in NOTES, block
        assert block.note != "not run" or len(block.value) > 10, f"{block}: why not?"
    assert 2 * len(ALL[page]) == len(re.findall("^ *```", (ROOT / page).read_text("utf-8"), re.MULTILINE))


def test_what_is_not_run_is_counted() -> None:
    left_out = Counter(block.page for found in ALL.values() for block in found if block.note == "not run")
    assert left_out == NOT_RUN


def test_parts_of_files_stand_there() -> None:
    parts = [block for found in ALL.values() for block in found if block.note == "part of"]
    assert parts
    for block in parts:
        assert block.text in (ROOT / block.value).read_text(encoding="utf-8"), block


def test_positions_can_be_scored() -> None:
    """As whoever copies one from a page will do; one is but a heading."""
    shown = (block.text for found in ALL.values() for block in found if block.language == "json")
    positions = [json.loads(text) for text in shown if '"format": "rosace-position' in text]
    whole = [position for position in positions if position.keys() - {"format", "game", "rules", "options"}]
    assert len(whole) == len(positions) - 1 > 2
    for position in whole:
        assert registry.get(position["game"]).score_document(position).lines


def test_the_worked_example_is_the_folder_that_the_laws_and_the_browser_are_tested_with() -> None:
    example = ROOT / "examples" / "nim"
    files = [path for path in example.rglob("*.*") if path.is_file() and "__pycache__" not in path.parts]
    assert len(files) == 6
    for path in files:
        name = str(path.relative_to(example))
        shown = "".join(
            block.text
            for block in ALL["docs/adding-a-game.md"]
            if (block.note, block.value) == ("file", name)
        )
        assert without_blank_lines(shown) == without_blank_lines(path.read_text(encoding="utf-8")), name


def without_blank_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_notes_are_understood(tmp_path: Path) -> None:
    """An example that fails is noticed, and so is one that prints something else."""
    reader = Reader(tmp_path)

    def block(language: str, text: str, note: str = "", value: str = "") -> Block:
        return Block("page.md", 1, language, note, value, text)

    reader.follow(block("text", "one\n", "file", "a/note.txt"))
    reader.follow(block("text", "two\n", "file", "a/note.txt"))
    reader.follow(block("sh", "head a/note.txt   # both\n", "with", "-n 1"))
    reader.follow(block("text", "on...\n", "prints"))
    reader.follow(block("sh", "cat\n", "typed", "x, y"))
    assert reader.printed == "x\ny\n"
    with pytest.raises(AssertionError, match="this is printed"):
        reader.follow(block("text", "z\n", "prints"))
    for failing in (block("python", "1 / 0\n"), block("sh", "false\ntrue\n")):
        with pytest.raises(AssertionError, match=r"page\.md:1"):
            reader.follow(failing)
