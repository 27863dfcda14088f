"""What the commands share: reading files, writing JSON, speaking."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path
from shutil import copymode
from typing import Annotated, Any

import typer
from rich.console import Console

from rosace import players as computers
from rosace.core import documents, registry
from rosace.core.errors import BadDocument, BadOptions, BadRecord, RosaceError
from rosace.core.ruleset import Phrase, Ruleset, ScoreLine, ScoreSheet
from rosace.i18n import Translator, languages, preferred

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(registry.names())}.", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="Write only JSON to stdout.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(languages()),
        help="Language. Default: your environment's (LANG), or English.",
        show_default=False,
    ),
]
Players = Annotated[
    int | None,
    typer.Option(
        min=1,
        metavar="N",
        help="Number of seats. Default: the number of players named, or else the default that"
        " [bold]rosace games[/bold] shows.",
        show_default=False,
    ),
]
LARGEST = 1 << 24  # bytes of a file we read: devices have no end

Seed = Annotated[int, typer.Option(min=0, help="Seed for draws and rolls; the same seed repeats the result.")]


def _named(level: str, seconds: float) -> str:
    return f"{level} ({seconds:g} s per move)" if seconds else level


# Whom a help names: the levels from gentle to strong, then the others there are.
COMPUTERS = ", ".join(
    [
        *(_named(level, seconds) for level, seconds in computers.LEVELS.items()),
        *(name for name in computers.names() if name not in computers.LEVELS),
    ]
)


class BadFile(RosaceError):
    """A file that cannot be read or written."""


def console(**settings: Any) -> Console:
    """Where a command prints for people; Rich leaves colours out by itself if it is no terminal."""
    return Console(highlight=False, **settings)


def speaker(lang: str | None) -> Translator:
    return Translator(preferred() if lang is None else lang)


def read_text(path: str) -> str:
    """The text of a file, `-` being stdin; BadFile, in one line, if it has none."""
    if path == "-" and sys.stdin is None:
        raise BadFile("cannot read -: stdin is closed")
    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadFile(f"{path} is too long for a record or a position")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{path} is not a UTF-8 text file") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot read {path}: {_cause(error)}") from None


def read_document(path: str) -> tuple[Ruleset, dict[str, Any]]:
    """A position document, and the game it is of."""
    text = read_text(path)
    with naming(path):
        document = documents.parse(text)
        if not isinstance(document.get("game"), str):
            raise BadDocument("not a position: it names no game")
        return registry.get(document["game"]), document


@contextmanager
def naming(path: str) -> Iterator[None]:
    """Say of what is wrong with a file's content which file it is."""
    try:
        yield
    except (BadDocument, BadOptions, BadRecord) as error:
        raise type(error)(f"{path}: {error}") from None
    except ValueError as error:  # a number of a thousand digits
        raise BadDocument(f"{path}: {error}") from None


def write_text(path: str, text: str) -> None:
    """Write a file as a whole: what was there stays until all of the new is there."""
    data, target = text.encode("utf-8", "replace"), Path(path)
    draft = target.with_name(f".rosace-{os.getpid()}.new")
    try:
        if target.is_symlink() or (target.exists() and not target.is_file()):  # as /dev/stdout
            target.write_bytes(data)
            return
        try:
            draft.write_bytes(data)
            if target.exists():
                copymode(target, draft)
            draft.replace(target)
        except PermissionError:  # of the folder; the file itself may be ours
            target.write_bytes(data)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot write {path}: {_cause(error)}") from None


def check_writable(path: str) -> None:
    """Refuse a file that could not be written, before hours of work; it is left as it is."""
    target = Path(path)
    try:
        if target.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        with suppress(FileNotFoundError):
            os.stat(target)  # refuses links in a circle, and names that are too long
        if not os.access(target if target.exists() else target.parent, os.W_OK):
            code = EACCES if target.parent.is_dir() else ENOENT
            raise OSError(code, os.strerror(code))
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot write {path}: {_cause(error)}") from None


def _cause(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def print_json(value: Any) -> None:
    """JSON on stdout: what its encoding does not have is escaped."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(json.dumps(value, ensure_ascii=not encoding.lower().startswith("utf"), indent=2))


def plain(value: Any) -> Any:
    """Parameters of words as JSON."""
    if isinstance(value, Phrase):
        return {"key": value.key, "params": plain(value.params)}
    if isinstance(value, Mapping):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def sheet_json(sheet: ScoreSheet, words: Translator) -> dict[str, Any]:
    return {"totals": list(sheet.totals), "lines": [_line_json(line, words) for line in sheet.lines]}


def _line_json(line: ScoreLine, words: Translator) -> dict[str, Any]:
    return {
        "seat": line.seat,
        "points": line.points,
        "kind": line.kind,
        "clause": line.clause,
        "text": words.line(line),
        "params": plain(line.params),
        "elements": list(line.elements),
    }


def ending(ruleset: Ruleset, how: str, seat: int | None, words: Translator) -> str:
    """How a game ended otherwise than by its rules."""
    return words.say("cli-ended", how=how, seat="" if seat is None else words(ruleset.seat_name(seat)))


def seated(names: Sequence[str] | None, number: int, flag: str) -> list[str]:
    """Who sits at so many seats: a name for each of them, or one name for all; BadOptions otherwise."""
    names = list(names or ())
    if len(names) == 1:
        return names * number
    if len(names) != number:
        raise BadOptions(
            f"there are {number} seats, but {flag} is given {len(names)} times:"
            " give it once for each seat, or once for all"
        )
    return names
