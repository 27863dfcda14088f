"""Makes rows of tables again from their logs, where a row is older than its log, or says something else.

A server looks for older rows when it starts, in the background; `rosace repair` compares every row.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import msgspec

from rosace.match import Match, Refused, entries
from rosace.server.live_table import summary_of
from rosace.server.storage import Store, Summary

PAGE_ROWS = 1000  # rows that are looked at in one query
REST_SHARE = 4  # seconds of rest for every second of work beside a running server


@dataclass
class Repaired:
    """How many rows were compared with their logs, made again, or left because a log cannot be replayed."""

    checked: int = 0
    mended: int = 0
    unreadable: int = 0


async def repair_all(store: Store) -> Repaired:
    """Compare every row with its log."""
    repaired, last = Repaired(), ""
    while page := await store.lengths(last, PAGE_ROWS):
        for last, _, _ in page:
            await _repair(store, last, repaired)
    return repaired


async def repair_older(store: Store, limit_s: float) -> tuple[Repaired, bool]:
    """Make the rows again that are older than their logs, and leave most of the time to others.

    Returns what was done, and whether it was done with all before the limit.
    """
    repaired, last, end = Repaired(), "", time.monotonic() + limit_s
    while page := await store.lengths(last, PAGE_ROWS):
        for last, seq, length in page:
            if seq < length:
                began = time.monotonic()
                if began > end:
                    return repaired, False
                await _repair(store, last, repaired)
                await asyncio.sleep(REST_SHARE * (time.monotonic() - began))
    return repaired, True


async def _repair(store: Store, table: str, repaired: Repaired) -> None:
    repaired.checked += 1
    log, row = await store.read(table), await store.summary(table)
    try:
        summary = await asyncio.to_thread(_summary, table, log)
    except (Refused, msgspec.DecodeError, ValueError, AssertionError):  # of other rules, or damaged
        repaired.unreadable += 1
        return
    if summary != row and (row is None or row.seq <= summary.seq):
        await store.append(table, summary.seq, [], summary)
        repaired.mended += 1


def _summary(table: str, log: list[bytes]) -> Summary:
    return summary_of(table, Match.load(map(entries.read, log)))
