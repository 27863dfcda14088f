"""Games that can be read when the rules they were played by are played no more.

A log has decisions by their numbers, and no chance outcomes: it means nothing without its rules. So whenever
a table is left alone, its record is stored, too: a text with the notation of every action. It has no names,
since those may have to be forgotten: the row of the table has them.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rosace import __version__
from rosace.core import registry
from rosace.core.record import COMMENT, Record
from rosace.match.entries import Opened

# For whoever finds such a record: in English, as its headings are.
EXPLANATION = """\
This game was played by rules {rules} of {game}, and Rosace {version} has the rules {present}.
{writer}, which wrote it, can replay it: rosace replay FILE. So can every version with these rules.
Without them its lines can be read: docs/records.md explains the headings and the notation.
"""
SHORTENED = "The server was killed before it could write the end: {missing} entries of its log are missing.\n"


def written(record: Record) -> bytes:
    """The record of a game, without names."""
    seats = [str(number) for number in range(1, len(record.seats) + 1)]
    return zlib.compress(replace(record, seats=seats).signed().dumps().encode())


def told(data: bytes, opened: Opened, names: Sequence[str], how: str, missing: int, secret: str) -> str:
    """The text of such a record, with the players' names, and an explanation.

    `how` says how the game ended otherwise than by its rules, `missing` how many entries of the log were not
    told; the secret of the dice is empty where it is not to be shown.
    """
    first, *lines = zlib.decompress(data).decode().splitlines()
    body = lines.index("")
    headings = [line.partition(": ")[::2] for line in lines[:body]]
    found = [first, *_explained(opened, dict(headings)["written-by"], missing)]
    found += _headings(headings, names, how, secret)
    return "\n".join([*found, *lines[body:], ""])


def _explained(opened: Opened, writer: str, missing: int) -> Iterator[str]:
    game = opened.terms.game
    text = EXPLANATION + (SHORTENED if missing else "")
    present = registry.get(game).spec.rules
    known = {"rules": opened.rules, "game": game, "version": __version__, "present": present}
    for line in text.format(**known, writer=writer, missing=missing).splitlines():
        yield f"{COMMENT} {line}"


def _headings(
    headings: Iterable[tuple[str, str]], names: Sequence[str], how: str, secret: str
) -> Iterator[str]:
    """The headings as they were written, with names, and with what the end of the game has added."""
    for name, value in headings:
        if name == "seat":
            value = names[int(value) - 1]
        if name == "key":
            if how:
                yield f"ended: {how}"
            if secret:
                yield f"secret: {secret}"
        if name not in ("ended", "secret"):
            yield f"{name}: {value}"
