"""The clauses of the rules, as the pages of a game number them: `rules.md`, `rules.pl.md`, `rules.fr.md`."""

from __future__ import annotations

import re
from functools import cache

from rosace.core import registry

_CLAUSE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* (.*)$")
_CHAPTER = re.compile(r"^## ([A-Z]\d+) (.*)$")


@cache
def clauses(game: str, lang: str = "en") -> dict[str, str]:
    """Clause id -> its text, and chapter id -> its title; empty where the rules are not at hand."""
    return _parse(page(game, lang))


def page(game: str, lang: str = "en") -> str:
    """The rules of a game as Markdown: in English where the language has none, empty where there are none."""
    folder = registry.folder(game)
    if folder is None:
        return ""
    found = (folder / name for name in (f"rules.{lang}.md", "rules.md"))
    return next((path.read_text(encoding="utf-8") for path in found if path.is_file()), "")


def _parse(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in text.splitlines():
        match = _CLAUSE.match(line) or _CHAPTER.match(line)
        if match:
            found[match[1]] = re.sub(r"\*\*|`|\[([^]]*)\]\([^)]*\)", r"\1", match[2])
    return found
