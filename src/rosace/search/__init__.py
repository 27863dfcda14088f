"""Tree search over the contract of games, rules-agnostic and compiled."""

from __future__ import annotations

from rosace.search.engine import Search
from rosace.search.results import Found, Move
from rosace.search.settings import Settings

__all__ = ["Found", "Move", "Search", "Settings"]
