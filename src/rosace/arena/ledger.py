"""The folder of an arena: no finished game is lost or played twice.

    journal.jsonl   the setup, then a line of JSON for each finished game, on the disk before it counts
    games/          a record of each game: 000012.record
    printed.txt     what the players printed

A last line cut short by a power cut or a kill is dropped, and its game is played again.
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

JOURNAL_FILE, GAMES_FOLDER, OUTPUT_FILE = "journal.jsonl", "games", "printed.txt"


class BadFolder(RosaceError):
    """A folder that cannot be written, or that holds something other than this arena."""


class Ledger:
    """The results so far by game number, each also on the disk."""

    def __init__(self, setup: Setup, folder: str | Path):
        self.folder = Path(folder)
        self.results: dict[int, Result] = {}
        self._setup = setup
        self._journal = self.folder / JOURNAL_FILE
        try:
            (self.folder / GAMES_FOLDER).mkdir(parents=True, exist_ok=True)
            self._file = os.open(self._journal, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        except (OSError, ValueError) as error:
            raise BadFolder(f"cannot write to {folder}: {_error_text(error)}") from None
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
    def output_path(self) -> Path:
        return self.folder / OUTPUT_FILE

    def record_path(self, number: int) -> Path:
        return self.folder / GAMES_FOLDER / f"{number:06}.record"

    def add(self, finished: Iterable[tuple[Result, Record]]) -> None:
        """Save finished games, records first, then journal lines; return when all of it is on the disk."""
        games = list(finished)
        lines = []
        for result, record in games:
            self._write_record(result.fixture.number, record)
            lines.append(json.dumps(_journal_line(result)) + "\n")
        self._append("".join(lines))
        for result, _ in games:
            self.results[result.fixture.number] = result

    def _append(self, text: str) -> None:
        unwritten = text.encode()
        try:
            while unwritten:
                unwritten = unwritten[os.write(self._file, unwritten) :]
            os.fsync(self._file)
        except OSError as error:
            raise BadFolder(f"cannot write {self._journal}: {_error_text(error)}") from None

    def _write_record(self, number: int, record: Record) -> None:
        path = self.record_path(number)
        try:
            draft = path.with_suffix(".new")
            draft.write_text(record.dumps(), encoding="utf-8", errors="surrogateescape")
            draft.replace(path)
        except OSError as error:
            raise BadFolder(f"cannot write {path}: {_error_text(error)}") from None

    # Reading an existing folder.

    def _lock(self) -> None:
        """Refuse a second arena in the same folder, where the system has file locks."""
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
            raise BadFolder(f"cannot read {self._journal}: {_error_text(error)}") from None
        heading = (json.dumps(self._setup.document) + "\n").encode()
        complete = data[: data.rfind(b"\n") + 1]
        lines = complete.decode("utf-8", "replace").splitlines()
        is_new = not complete and heading.startswith(data)  # or cut short while the setup was written
        if is_new or (len(lines) == 1 and _parse_heading(lines[0])):  # an arena without games is replaced
            self._truncate(0)
            self._append(heading.decode())
            return
        self._check_setup(lines[0] if lines else "")
        for number, line in enumerate(lines[1:], 2):
            try:
                result = _parse_result(self._setup, parse(line))
            except BadDocument as error:
                raise BadFolder(f"{self._journal}: line {number} is damaged: {error}") from None
            if result.fixture.number in self.results:
                raise BadFolder(f"{self._journal}: line {number} is damaged: its game stands there twice")
            self.results[result.fixture.number] = result
        self._truncate(len(complete))
        self._rewrite_missing_records()

    def _truncate(self, length: int) -> None:
        """Drop everything after `length` bytes: it was not written completely."""
        os.ftruncate(self._file, length)
        os.lseek(self._file, length, os.SEEK_SET)

    def _check_setup(self, heading: str) -> None:
        theirs, ours = _parse_heading(heading), self._setup.document
        if not theirs:
            raise BadFolder(f"{self._journal} is not the journal of an arena")
        if theirs != ours:
            differs = _difference(theirs, ours)
            raise BadFolder(f"{self.folder} holds another arena ({differs}): choose another with --out")

    def _rewrite_missing_records(self) -> None:
        """Write the records again that did not reach the disk."""
        for number, result in self.results.items():
            path = self.record_path(number)
            if not path.is_file() or not path.stat().st_size:
                record = record_of(self._setup, result.fixture, list(result.actions))
                try:
                    record.key = records.replay(record).key()
                except BadRecord as error:
                    raise BadFolder(f"{self._journal}: game {number} is damaged: {error}") from None
                self._write_record(number, record)


def _parse_heading(line: str) -> dict[str, Any]:
    """The setup on the first line of a journal; empty if the line is no setup."""
    try:
        setup = parse(line)
    except BadDocument:
        return {}
    return setup if setup.get("format") == FORMAT else {}


def _difference(stored: Mapping[str, Any], ours: Mapping[str, Any]) -> str:
    """The first difference between two setups, in words."""
    for name in ours:
        stored_value, our_value = stored.get(name), ours[name]
        if stored_value != our_value:
            if name == "players" and _names(stored_value) == _names(our_value):
                return "a player has changed: its file, or the version of its package"
            return f"{name} is {_format_value(stored_value)} there and {_format_value(our_value)} here"
    return "its set-up has more in it"


def _names(value: Any) -> list[str]:
    """The names of the players of a setup; `value` may be anything a journal holds."""
    players = value if isinstance(value, list) else []
    return [str(player.get("name")) for player in players if isinstance(player, dict)]


def _format_value(value: Any) -> str:
    return ", ".join(_names(value)) or json.dumps(value)


def _journal_line(result: Result) -> dict[str, Any]:
    """A result as a line of the journal, without what follows from the number of the game."""
    forfeit = result.forfeit
    return {
        "game": result.fixture.number,
        "places": result.places,
        "scores": result.scores,
        "ending": result.ending,
        "forfeit": forfeit and {"seat": forfeit.seat, "code": forfeit.code, "said": forfeit.message},
        "asked": result.decisions,
        "seconds": [round(value, 6) for value in result.seconds],
        "longest": [round(value, 6) for value in result.longest_seconds],
        "actions": result.actions,
    }


def _parse_result(setup: Setup, line: dict[str, Any]) -> Result:
    """Read a line of the journal back; BadDocument if it is not a result."""
    node = Node(line).only(
        ("game", "places", "scores", "ending", "forfeit", "asked", "seconds", "longest", "actions")
    )
    seats = setup.seats
    forfeit = None
    if line.get("forfeit") is not None:
        forfeit_node = node.node("forfeit")
        forfeit = Forfeit(
            forfeit_node.number("seat", 0, seats - 1),
            forfeit_node.get("code", str),
            forfeit_node.get("said", str),
        )
    places = _numbers(node, "places", seats)
    if min(places) != 0:
        raise BadDocument("no seat has the first place")
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


def _error_text(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
