"""Shared by the commands: options, reading and writing files, JSON, translation."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import asdict
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from rosace import players as computers
from rosace.core import documents, registry
from rosace.core.errors import BadDocument, BadOptions, BadRecord, RosaceError
from rosace.core.files import write_whole
from rosace.core.ruleset import Phrase, Ruleset, ScoreLine, ScoreSheet
from rosace.i18n import Translator, languages, preferred

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(registry.names())}.", show_default=False)
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME. Default: that of [bold]rosace serve[/bold].",
        show_default=False,
    ),
]
DataFolder = Annotated[
    str | None,
    typer.Option(
        metavar="FOLDER",
        help="Folder for all data. Default: $XDG_DATA_HOME/rosace, or ~/.local/share/rosace.",
        show_default=False,
    ),
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
MAX_FILE_BYTES = 1 << 24  # devices have no end

Seed = Annotated[int, typer.Option(min=0, help="Seed for draws and rolls; the same seed repeats the result.")]


def _level_text(level: str, seconds: float) -> str:
    return f"{level} ({seconds:g} s per move)" if seconds else level


# For help texts: the levels from weak to strong, then the other players.
COMPUTERS = ", ".join(
    [
        *(_level_text(level, seconds) for level, seconds in computers.LEVELS.items()),
        *(name for name in computers.names() if name not in computers.LEVELS),
    ]
)


class BadFile(RosaceError):
    """A file that cannot be read or written."""


def console(**settings: Any) -> Console:
    """A console for people; Rich omits colours unless it is a terminal."""
    return Console(highlight=False, **settings)


def translator_for(lang: str | None) -> Translator:
    return Translator(preferred() if lang is None else lang)


def read_text(path: str) -> str:
    """The text of a file, or of stdin for `-`; BadFile if it cannot be read."""
    if path == "-" and sys.stdin is None:
        raise BadFile("cannot read -: stdin is closed")
    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
        if len(data) > MAX_FILE_BYTES:
            raise BadFile(f"{path} is too long for a record or a position")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{path} is not a UTF-8 text file") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot read {path}: {_error_text(error)}") from None


def read_document(path: str) -> tuple[Ruleset, dict[str, Any]]:
    """A position document and its game."""
    text = read_text(path)
    with name_file_in_errors(path):
        document = documents.parse(text)
        if not isinstance(document.get("game"), str):
            raise BadDocument("not a position: it names no game", "other-game", "game")
        return registry.get(document["game"]), document


@contextmanager
def name_file_in_errors(path: str, translator: Translator | None = None) -> Iterator[None]:
    """Put the name of the file in front of errors about its content."""
    try:
        yield
    except documents.UnknownFormat as error:
        text = translator.say("document-unknown-format", **error.params) if translator else str(error)
        raise documents.UnknownFormat(error.found, f"{path}: {text}") from None
    except BadDocument as error:
        raise error.with_text(f"{path}: {error}") from None
    except BadOptions as error:  # or OtherRules, which makes its own sentence
        raise BadOptions(f"{path}: {error}") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    except ValueError as error:  # such as an int with thousands of digits
        raise BadDocument(f"{path}: {error}", "not-json") from None


def write_text(path: str, text: str) -> None:
    """Write a file atomically; BadFile if it cannot be written."""
    try:
        write_whole(Path(path), text.encode("utf-8", "replace"))
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot write {path}: {_error_text(error)}") from None


def check_writable(path: str) -> None:
    """Refuse a file that cannot be written, before hours of work. Writes nothing."""
    target = Path(path)
    try:
        if target.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        with suppress(FileNotFoundError):
            os.stat(target)  # refuses circular links and names that are too long
        if not os.access(target if target.exists() else target.parent, os.W_OK):
            code = EACCES if target.parent.is_dir() else ENOENT
            raise OSError(code, os.strerror(code))
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot write {path}: {_error_text(error)}") from None


def _error_text(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def print_json(value: Any) -> None:
    """Print JSON; letters that the encoding of stdout lacks are escaped."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(json.dumps(value, ensure_ascii=not encoding.lower().startswith("utf"), indent=2))


def to_json(value: Any) -> Any:
    """Parameters of messages as JSON values."""
    if isinstance(value, Phrase):
        return {"key": value.key, "params": to_json(value.params)}
    if isinstance(value, Mapping):
        return {name: to_json(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_json(item) for item in value]
    return value


def sheet_json(sheet: ScoreSheet, translator: Translator) -> dict[str, Any]:
    lines = [_line_json(line, translator) for line in sheet.lines]
    corrections = [to_json(asdict(correction)) for correction in sheet.corrections]
    return {"totals": list(sheet.totals), "lines": lines} | (
        {"corrections": corrections} if corrections else {}
    )


def _line_json(line: ScoreLine, translator: Translator) -> dict[str, Any]:
    return {
        "seat": line.seat,
        "points": line.points,
        "kind": line.kind,
        "clause": line.clause,
        "text": translator.line(line),
        "params": to_json(line.params),
        "elements": list(line.elements),
    } | ({"unclaimed": True} if line.unclaimed else {})


def ending_text(ruleset: Ruleset, how: str, seat: int | None, translator: Translator) -> str:
    """How a game ended outside its rules, as a sentence."""
    return translator.say(
        "cli-ended", how=how, seat="" if seat is None else translator(ruleset.seat_name(seat))
    )


def players_for_seats(names: Sequence[str] | None, number: int, flag: str) -> list[str]:
    """One name for each seat: as given, or a single name repeated; BadOptions otherwise."""
    names = list(names or ())
    if len(names) == 1:
        return names * number
    if len(names) != number:
        raise BadOptions(
            f"there are {number} seats, but {flag} is given {len(names)} times:"
            " give it once for each seat, or once for all"
        )
    return names
