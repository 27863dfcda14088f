"""How players are named: `name`, `path/to/bot.py:Class`, and either with settings behind a colon.

    greedy
    greedy:leaves=100
    champion:time=0.5,level=3
    path/to/bot.py:Bot:depth=2

`time` (seconds) and `simulations` are the player's own budget, whoever it is; all other settings are
handed to its class as keyword arguments. A value is a whole number, a number, true, false, or a text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from rosace.core.errors import BadOptions
from rosace.players.base import Budget

# A player by its name, with settings: these may hold anything, even `.py:`, so they are looked for first.
_SET = re.compile(r"([^\W\d][\w-]*):(?=\w+=)(.*)", re.DOTALL)
_FILE = re.compile(r"(.*?\.py):([^:]*)(?::(.*))?", re.DOTALL)


@dataclass(frozen=True)
class Name:
    """A player's name taken apart: `base` is a name we know, or `path` a file with class `base`."""

    full: str
    base: str
    path: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    budget: Budget | None = None


def parse(full: str) -> Name:
    """Take a name apart; BadOptions if its settings cannot be read. There need not be such a player.

    >>> parse("bots/mine.py:Bot:depth=2,time=0.5")
    Name(full='bots/mine.py:Bot:depth=2,time=0.5', base='Bot', path='bots/mine.py', settings={'depth': 2}, \
budget=Budget(seconds=0.5, simulations=None))
    """
    path, base, text = split(full)
    settings = _settings(full, text)
    seconds, simulations = settings.pop("time", None), settings.pop("simulations", None)
    if seconds is None and simulations is None:
        return Name(full, base, path, settings)
    if isinstance(seconds, (str, bool)) or not isinstance(simulations, (int, type(None))):
        raise BadOptions(f"player {full}: time is a number of seconds, simulations a whole number")
    return Name(full, base, path, settings, Budget(seconds, simulations))


def split(full: str) -> tuple[str | None, str, str | None]:
    """The path, if there is one, the name or class, and the settings, if there are any."""
    found = _SET.fullmatch(full)
    if found is not None:
        return None, found[1], found[2]
    found = _FILE.fullmatch(full)
    if found is not None:
        return found[1], found[2], found[3]
    base, colon, text = full.partition(":")
    return None, base, text if colon else None


def _settings(full: str, text: str | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in [] if text is None else text.split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not key.isidentifier():
            raise BadOptions(f"player {full}: a setting is written NAME=VALUE, not {part!r}")
        if key in found:
            raise BadOptions(f"player {full}: {key} is set twice")
        found[key] = _value(value)
    return found


def _value(text: str) -> Any:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return {"true": True, "false": False}.get(text.lower(), text)
