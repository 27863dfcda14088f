"""The clauses of the rules, as the `rules.md` of a game numbers them."""

from __future__ import annotations

import re
from functools import cache

from rosace.core import registry

_CLAUSE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* (.*)$")
_CHAPTER = re.compile(r"^## ([A-Z]\d+) (.*)$")


@cache
def clauses(game: str) -> dict[str, str]:
    """Clause id -> its text, and chapter id -> its title; empty where the rules are not at hand."""
    folder = registry.folder(game)
    path = folder / "rules.md" if folder else None
    return _parse(path.read_text(encoding="utf-8")) if path and path.is_file() else {}


def _parse(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in text.splitlines():
        match = _CLAUSE.match(line) or _CHAPTER.match(line)
        if match:
            found[match[1]] = re.sub(r"\*\*|`|\[([^]]*)\]\([^)]*\)", r"\1", match[2])
    return found
