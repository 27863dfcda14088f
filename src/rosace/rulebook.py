"""The numbered clauses of the rules of a game, from `rules.md`, `rules.pl.md` and `rules.fr.md`."""

from __future__ import annotations

import re
from functools import cache

from rosace.core import registry

_CLAUSE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* (.*)$")
_CHAPTER = re.compile(r"^## ([A-Z]\d+) (.*)$")


@cache
def clauses(game: str, lang: str = "en") -> dict[str, str]:
    """Clause id -> text, and chapter id -> title; empty if the game has no rules page.

    clauses("sagrada")["S3.2"]
    """
    return _parse(page(game, lang))


def page(game: str, lang: str = "en") -> str:
    """The rules of a game as Markdown: in English if not translated, empty if there are none."""
    folder = registry.folder(game)
    if folder is None:
        return ""
    paths = (folder / name for name in (f"rules.{lang}.md", "rules.md"))
    return next((path.read_text(encoding="utf-8") for path in paths if path.is_file()), "")


def _parse(text: str) -> dict[str, str]:
    clauses: dict[str, str] = {}
    for line in text.splitlines():
        match = _CLAUSE.match(line) or _CHAPTER.match(line)
        if match:
            clauses[match[1]] = re.sub(r"\*\*|`|\[([^]]*)\]\([^)]*\)", r"\1", match[2])
    return clauses
