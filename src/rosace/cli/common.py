"""What the commands share: reading files, writing JSON, speaking."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from rosace.core import registry
from rosace.core.errors import BadDocument, RosaceError
from rosace.core.game import Game, Line, Phrase, Sheet
from rosace.words import Words, languages, preferred

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(registry.names())}.", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON to stdout, and nothing else.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(languages()),
        help="The language; by default the one of your environment (LANG), or else English.",
        show_default=False,
    ),
]
Seed = Annotated[int, typer.Option(min=0, help="What chance is dealt from: the same seed, the same result.")]


class BadFile(RosaceError):
    """A file that cannot be read or written."""


def complain(text: str) -> None:
    """Say one line on stderr."""
    print("rosace:", " ".join(text.split()), file=sys.stderr)


def console(**settings: Any) -> Console:
    """Where a command prints for people; Rich leaves colours out by itself if it is no terminal."""
    return Console(highlight=False, **settings)


def speaker(lang: str | None) -> Words:
    return Words(preferred() if lang is None else lang)


def read_text(path: str) -> str:
    """The text of a file, `-` being stdin; BadFile, in one line, if it has none."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{path} is not a text file in UTF-8") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot read {path}: {_cause(error)}") from None


def read_document(path: str) -> tuple[Game, dict[str, Any]]:
    """A position document, and the game it is of."""
    try:
        document = json.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise BadDocument(f"{path} is not JSON: {error}") from None
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadDocument(f"{path} is not a position: it names no game")
    return registry.get(document["game"]), document


def write_text(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile(f"cannot write {path}: {_cause(error)}") from None


def _cause(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def plain(value: Any) -> Any:
    """Parameters of words as JSON."""
    if isinstance(value, Phrase):
        return {"key": value.key, "params": plain(value.params)}
    if isinstance(value, Mapping):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def sheet_json(sheet: Sheet, words: Words) -> dict[str, Any]:
    return {"totals": list(sheet.totals), "lines": [_line_json(line, words) for line in sheet.lines]}


def _line_json(line: Line, words: Words) -> dict[str, Any]:
    return {
        "seat": line.seat,
        "points": line.points,
        "kind": line.kind,
        "clause": line.clause,
        "text": words.line(line),
        "params": plain(line.params),
        "elements": list(line.elements),
    }


def seat_name(words: Words, seat: int) -> str:
    """What a seat is called: by its game's words (White, Black), or else by its number."""
    key = f"seat-{seat}"
    return words.say(key) if words.has(key) else words.say("cli-seat", number=seat + 1)
