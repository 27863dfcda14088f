"""Tree search over the contract of games, rules-agnostic and compiled."""

from __future__ import annotations

from rosace.search.engine import Search
from rosace.search.results import Move, SearchResult
from rosace.search.settings import Settings

__all__ = ["Move", "Search", "SearchResult", "Settings"]
