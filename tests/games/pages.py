"""The worked example of a rules page, to be read in any language and compared with the game."""

from __future__ import annotations

import re

from rosace.rulebook import page

Table = list[list[str]]


def example(game: str, lang: str) -> str:
    """The one section of the page that has a heading of the third level."""
    (section,) = re.findall(r"^### .*?(?=^## )", page(game, lang), re.MULTILINE | re.DOTALL)
    return str(section)


def tables(text: str) -> list[Table]:
    """The tables of a text, each without its heading and the ruler below that."""
    matches = re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE)
    return [[cells(line) for line in table.splitlines()[2:]] for table in matches]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def numbers(line: str) -> list[int]:
    """The numbers that stand alone: those of a line, not those in the name of a cell or a clause."""
    return [int(number) for number in re.findall(r"(?<![\w.])\d+(?![\w])(?!\.\d)", line)]


def cited(text: str) -> set[str]:
    """The clauses a text names."""
    return set(re.findall(r"[A-Z]\d+\.\d+", text))
