"""What an arena keeps in its folder, so that a finished game is never lost nor played twice.

    journal.jsonl   the set-up, then a line of JSON for each finished game, on the disk before it counts
    games/          a record of each game: 000012.record
    printed.txt     what the players printed

A last line that was cut short by a power cut or a kill is dropped, and that game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from rosace.arena.referee import Result, record_of
from rosace.arena.setup import FORMAT, Setup
from rosace.arena.worker import Forfeit
from rosace.core import record as records
from rosace.core.documents import Node, parse
from rosace.core.errors import BadDocument, BadRecord, RosaceError
from rosace.core.record import Record

JOURNAL, GAMES, PRINTED = "journal.jsonl", "games", "printed.txt"


class BadFolder(RosaceError):
    """A folder that cannot be written, or that holds something else."""


class Ledger:
    """The results so far, by the number of the game, each also on the disk."""

    def __init__(self, setup: Setup, folder: str | Path):
        self.folder = Path(folder)
        self.results: dict[int, Result] = {}
        self._setup = setup
        self._journal = self.folder / JOURNAL
        try:
            (self.folder / GAMES).mkdir(parents=True, exist_ok=True)
            self._file = os.open(self._journal, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        except (OSError, ValueError) as error:
            raise BadFolder(f"cannot write to {folder}: {_cause(error)}") from None
        try:
            self._lock()
            self._read()
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        os.close(self._file)

    @property
    def printed(self) -> Path:
        return self.folder / PRINTED

    def record_path(self, number: int) -> Path:
        return self.folder / GAMES / f"{number:06}.record"

    def add(self, finished: Iterable[tuple[Result, Record]]) -> None:
        """Keep finished games: the records, then the lines, and return when all of it is on the disk."""
        found = list(finished)
        lines = []
        for result, record in found:
            self._write_record(result.fixture.number, record)
            lines.append(json.dumps(_line(result)) + "\n")
        self._append("".join(lines))
        for result, _ in found:
            self.results[result.fixture.number] = result

    def _append(self, text: str) -> None:
        rest = text.encode()
        try:
            while rest:
                rest = rest[os.write(self._file, rest) :]
            os.fsync(self._file)
        except OSError as error:
            raise BadFolder(f"cannot write {self._journal}: {_cause(error)}") from None

    def _write_record(self, number: int, record: Record) -> None:
        path = self.record_path(number)
        try:
            draft = path.with_suffix(".new")
            draft.write_text(record.dumps(), encoding="utf-8", errors="surrogateescape")
            draft.replace(path)
        except OSError as error:
            raise BadFolder(f"cannot write {path}: {_cause(error)}") from None

    # Reading what is there.

    def _lock(self) -> None:
        """Let no second arena write here at the same time, where the system can tell."""
        with suppress(ImportError):
            from fcntl import LOCK_EX, LOCK_NB, flock

            try:
                flock(self._file, LOCK_EX | LOCK_NB)
            except OSError:
                raise BadFolder(f"another arena is writing to {self.folder}") from None

    def _read(self) -> None:
        try:
            with open(self._journal, "rb") as file:
                data = file.read()
        except OSError as error:
            raise BadFolder(f"cannot read {self._journal}: {_cause(error)}") from None
        heading = (json.dumps(self._setup.document) + "\n").encode()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").splitlines()
        fresh = not whole and heading.startswith(data)  # new, or cut short while the set-up was written
        if fresh or (len(lines) == 1 and _heading(lines[0])):  # what played no game gives way
            self._cut(0)
            self._append(heading.decode())
            return
        self._check(lines[0] if lines else "")
        for number, line in enumerate(lines[1:], 2):
            try:
                result = _parsed(self._setup, parse(line))
            except BadDocument as error:
                raise BadFolder(f"{self._journal}: line {number} is damaged: {error}") from None
            if result.fixture.number in self.results:
                raise BadFolder(f"{self._journal}: line {number} is damaged: its game stands there twice")
            self.results[result.fixture.number] = result
        self._cut(len(whole))
        self._mend()

    def _cut(self, length: int) -> None:
        """Drop what was only begun to be written."""
        os.ftruncate(self._file, length)
        os.lseek(self._file, length, os.SEEK_SET)

    def _check(self, heading: str) -> None:
        found, ours = _heading(heading), self._setup.document
        if not found:
            raise BadFolder(f"{self._journal} is not the journal of an arena")
        if found != ours:
            differs = _difference(found, ours)
            raise BadFolder(f"{self.folder} holds another arena ({differs}): choose another with --out")

    def _mend(self) -> None:
        """Write the records anew that did not reach the disk."""
        for number, result in self.results.items():
            path = self.record_path(number)
            if not path.is_file() or not path.stat().st_size:
                record = record_of(self._setup, result.fixture, list(result.actions))
                try:
                    record.key = records.replay(record).key()
                except BadRecord as error:
                    raise BadFolder(f"{self._journal}: game {number} is damaged: {error}") from None
                self._write_record(number, record)


def _heading(line: str) -> dict[str, Any]:
    """The set-up that a journal begins with; empty where it is none."""
    try:
        found = parse(line)
    except BadDocument:
        return {}
    return found if found.get("format") == FORMAT else {}


def _difference(found: Mapping[str, Any], ours: Mapping[str, Any]) -> str:
    """The first thing in which two set-ups differ, in words."""
    for name in ours:
        theirs, mine = found.get(name), ours[name]
        if theirs != mine:
            if name == "players" and _names(theirs) == _names(mine):
                return "a player has changed: its file, or the version of its package"
            return f"{name} is {_shown(theirs)} there and {_shown(mine)} here"
    return "its set-up has more in it"


def _names(value: Any) -> list[str]:
    """The names of players in a set-up, as far as it has any."""
    listed = value if isinstance(value, list) else []
    return [str(one.get("name")) for one in listed if isinstance(one, dict)]


def _shown(value: Any) -> str:
    return ", ".join(_names(value)) or json.dumps(value)


def _line(result: Result) -> dict[str, Any]:
    """A result as a line of the journal; what the number of the game says is left out."""
    lost = result.forfeit
    return {
        "game": result.fixture.number,
        "places": result.places,
        "scores": result.scores,
        "ending": result.ending,
        "forfeit": lost and {"seat": lost.seat, "code": lost.code, "said": lost.said},
        "asked": result.asked,
        "seconds": [round(value, 6) for value in result.seconds],
        "longest": [round(value, 6) for value in result.longest],
        "actions": result.actions,
    }


def _parsed(setup: Setup, line: dict[str, Any]) -> Result:
    """The result of a line; BadDocument if it cannot be one."""
    node = Node(line).only(
        ("game", "places", "scores", "ending", "forfeit", "asked", "seconds", "longest", "actions")
    )
    seats = setup.seats
    forfeit = None
    if line.get("forfeit") is not None:
        lost = node.node("forfeit")
        forfeit = Forfeit(lost.number("seat", 0, seats - 1), lost.get("code", str), lost.get("said", str))
    places = _numbers(node, "places", seats)
    if min(places) != 0:
        raise BadDocument("nobody has the first place")
    return Result(
        setup.fixture(node.number("game", 0, 1 << 40)),
        places,
        _numbers(node, "scores", seats),
        node.get("ending", str),
        forfeit,
        _numbers(node, "asked", seats),
        _numbers(node, "seconds", seats, float),
        _numbers(node, "longest", seats, float),
        _numbers(node, "actions", None),
    )


def _numbers(node: Node, name: str, size: int | None, kind: type = int) -> Any:
    values = node.get(name, list)
    if size is not None and len(values) != size:
        raise BadDocument(f"{name} has {len(values)} numbers, not {size}")
    for value in values:
        if type(value) is not int and type(value) is not kind:
            raise BadDocument(f"{name} has {value!r} in it, which is no number of that kind")
    return tuple(values)


def _cause(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
