"""How players are named: `name`, `path/to/bot.py:Class`, and either with settings behind a colon.

    greedy
    greedy:leaves=100
    champion:time=0.5,level=3
    path/to/bot.py:Bot:depth=2

`time` (seconds) and `simulations` are the budget of any player. All other settings are passed to its class
as keyword arguments. A value is a whole number, a number, true, false, or a text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from rosace.core.errors import BadOptions
from rosace.players.base import Budget

# A name with settings. These may hold anything, even `.py:`, so this pattern is tried first.
_WITH_SETTINGS = re.compile(r"([^\W\d][\w-]*):(?=\w+=)(.*)", re.DOTALL)
_IN_FILE = re.compile(r"(.*?\.py):([^:]*)(?::(.*))?", re.DOTALL)


@dataclass(frozen=True)
class PlayerName:
    """A parsed name: `base` is the name of a player, or the class in the file at `path`."""

    full: str
    base: str
    path: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    budget: Budget | None = None


def parse(full: str) -> PlayerName:
    """Parse a name; BadOptions if its settings cannot be read. The player need not exist.

    >>> name = parse("bots/mine.py:Bot:depth=2,time=0.5")
    >>> name.path, name.base, name.settings, name.budget
    ('bots/mine.py', 'Bot', {'depth': 2}, Budget(seconds=0.5, simulations=None))
    """
    path, base, text = split(full)
    settings = _settings(full, text)
    seconds, simulations = settings.pop("time", None), settings.pop("simulations", None)
    if seconds is None and simulations is None:
        return PlayerName(full, base, path, settings)
    if isinstance(seconds, (str, bool)) or not isinstance(simulations, (int, type(None))):
        raise BadOptions(f"player {full}: time is a number of seconds, simulations a whole number")
    return PlayerName(full, base, path, settings, Budget(seconds, simulations))


def split(full: str) -> tuple[str | None, str, str | None]:
    """The path or None, the name or class, and the settings as text or None."""
    match = _WITH_SETTINGS.fullmatch(full)
    if match is not None:
        return None, match[1], match[2]
    match = _IN_FILE.fullmatch(full)
    if match is not None:
        return match[1], match[2], match[3]
    base, colon, text = full.partition(":")
    return None, base, text if colon else None


def _settings(full: str, text: str | None) -> dict[str, Any]:
    settings: dict[str, Any] = {}
    for part in [] if text is None else text.split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not key.isidentifier():
            raise BadOptions(f"player {full}: a setting is written NAME=VALUE, not {part!r}")
        if key in settings:
            raise BadOptions(f"player {full}: {key} is set twice")
        settings[key] = _value(value)
    return settings


def _value(text: str) -> Any:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return {"true": True, "false": False}.get(text.lower(), text)
