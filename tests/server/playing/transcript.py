"""Transcripts in a page of documentation: fenced blocks that are played against the server.

    ```http                       a request: method and path, an empty line, the body
    ```json 201                   the answer to it: its status, its body; `text` for what is not JSON
    ```json sent                  a message over the socket
    ```json received              a message from the server

`by NAME` after `http`, `sent` or `received` is somebody else than Ada. In an example `"…"` stands for any
value, as the last element of a list for more elements, as a key for more keys. A word in capitals stands
for a value that differs each time: the same one wherever it stands again.
"""

from __future__ import annotations

import json
import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from textwrap import dedent
from typing import Any

from server.playing.people import Person

BLOCK = re.compile(r"^ *```(http|json|text)(?: ([^\n]+))?\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"[A-Z][A-Z0-9]+")
MORE = "…"
ECHO = {"type": "ping", "id": 2**53}
ECHOED = {"type": "pong", "id": 2**53}
LATEST = 60.0  # seconds until the server has done what it does by itself


@dataclass(frozen=True)
class Block:
    """`kind` is http, sent, received, or the status of an answer."""

    line: int
    kind: str
    person: str
    text: str

    @property
    def message(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found

    @contextmanager
    def named(self) -> Iterator[None]:
        """What fails in here says at which line of the page."""
        try:
            yield
        except Exception as error:
            error.add_note(f"at line {self.line} of the page")
            raise


def blocks(page: str) -> list[Block]:
    found = []
    for block in BLOCK.finditer(page):
        language, about, text = block.groups()
        kind, _, person = (about or language).partition(" by ")
        if language == "http" and about:
            kind, person = "http", about.removeprefix("by ")
        found.append(Block(page.count("\n", 0, block.start()) + 1, kind, person or "Ada", dedent(text)))
    return found


class Play:
    """Plays blocks one after the other, and knows what the words in capitals stand for."""

    def __init__(self, come: Callable[[], Person], values: dict[str, Any]):
        self._people: defaultdict[str, Person] = defaultdict(come)
        self._values = values
        self._heard: Counter[str] = Counter()  # how much of what each was told has been compared
        self._answer: Any = None

    def play(self, block: Block) -> None:
        """AssertionError if the server does not answer as the block says."""
        person = self._people[block.person]
        if block.kind == "http":
            head, _, body = block.text.strip().partition("\n\n")
            method, path = head.split(" ")
            content = json.dumps(self._filled(json.loads(body))) if body else None
            headers = {"content-type": "application/json"} if body else {}
            path = re.sub(NAME, lambda word: str(self._values.get(word[0], word[0])), path)
            self._answer = person.client.request(method, path, content=content, headers=headers)
        elif block.kind == "sent":
            assert person.socket is not None
            person.socket.send_json(self._filled(block.message))
        elif block.kind == "received":
            self._compare(block.message, self._next(block.person, block.message["type"]))
        else:
            assert self._answer.status_code == int(block.kind), self._answer.text
            self._compare_answer(block.text)

    def _next(self, name: str, kind: str) -> dict[str, Any]:
        """The next message; those that tell only of a change may be left out of a page."""
        if kind == "hello":
            self._people[name].connect()
        until = time.monotonic() + LATEST
        while True:
            for found in self._people[name].told[self._heard[name] :]:
                self._heard[name] += 1
                if found != ECHOED and (found["type"] == kind or found["type"] != "changed"):
                    return found
            assert time.monotonic() < until, "nothing more is told"
            self._listen(self._people[name])

    def _listen(self, person: Person) -> None:
        """Take what has been told. An echo says where that ends, so that nothing waits for ever."""
        assert person.socket is not None
        time.sleep(0.005)
        person.socket.send_json(ECHO)
        person.until(lambda found: found == ECHOED)

    def _compare_answer(self, text: str) -> None:
        if not text.strip():
            assert self._answer.content == b""
        elif self._answer.headers["content-type"].startswith("application/json"):
            self._compare(json.loads(text), self._answer.json())
        else:
            self._compare(_lines(text), _lines(self._answer.text))

    def _filled(self, example: Any) -> Any:
        """A message with its words in capitals replaced."""
        if isinstance(example, dict):
            return {key: self._filled(value) for key, value in example.items()}
        if isinstance(example, list):
            return [self._filled(value) for value in example]
        return self._values.get(example, example) if isinstance(example, str) else example

    def _compare(self, example: Any, found: Any, where: str = "") -> None:
        if example == MORE:
            return
        if isinstance(example, str) and NAME.fullmatch(example):
            assert self._values.setdefault(example, found) == found, where
        elif isinstance(example, dict):
            assert isinstance(found, dict), where
            shown = example.keys() - {MORE}
            missing = shown - found.keys() if MORE in example else shown ^ found.keys()
            assert not missing, f"{where} {sorted(missing)} in {found}"
            for key in shown:
                self._compare(example[key], found[key], f"{where}.{key}")
        elif isinstance(example, list) and MORE in example:
            shown_items = example[: example.index(MORE)]
            assert len(found) >= len(shown_items), where
            self._compare(shown_items, found[: len(shown_items)], where)
        elif isinstance(example, list):
            assert len(example) == len(found), f"{where}: {found}"
            for number, value in enumerate(example):
                self._compare(value, found[number], f"{where}[{number}]")
        else:
            assert example == found, where


def _lines(text: str) -> list[Any]:
    """The lines of a record, taken apart, so that a value can be compared."""
    return [line if line == MORE else line.split(": ") for line in text.splitlines()]
