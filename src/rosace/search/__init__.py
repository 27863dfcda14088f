"""Compiled tree search for every game, without knowledge of its rules."""

from __future__ import annotations

from rosace.search.engine import Search
from rosace.search.results import MoveStats, SearchResult
from rosace.search.settings import Settings

__all__ = ["MoveStats", "Search", "SearchResult", "Settings"]
