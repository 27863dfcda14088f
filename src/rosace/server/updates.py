"""What becomes of games whose rules this version cannot play: they end in a draw, and stay in all lists.

Games of old rules that the present ones can play with an option go on (`Spec.older_rules`). Of the others a
record can still be read (`tellings`). They end when a server starts, by an entry in their log like any other:
where a version has their rules, it shows the same end.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from msgspec import DecodeError

from rosace.core import registry
from rosace.core.ruleset import Ruleset
from rosace.match import entries
from rosace.server.game_clock import GameClock, Moment
from rosace.server.storage import Conflict, Store, Summary

ENDED = "update"  # the kind of result


async def end_games_of_other_rules(store: Store, clock: GameClock) -> int:
    """End the open and running games that cannot be played here; how many they were.

    A game that is not installed is none of them: it may be again. Nor is one of newer rules.
    """
    ended = 0
    for game, rules in await store.unfinished_rules():
        if game in registry.names() and _are_gone(registry.get(game), rules):
            for table in await store.unfinished(game, rules):
                with suppress(Conflict, DecodeError):  # another server does the same, or it is damaged
                    ended += await _end(store, table, clock.moment())
    return ended


def _are_gone(ruleset: Ruleset, rules: str) -> bool:
    """Whether an update has left games of these rules behind. Newer ones wait for the server that has them.

    The number in front of the point says which are newer; where there is none, nobody knows.
    """
    numbers = [text.partition(".")[0] for text in (rules, ruleset.spec.rules)]
    is_newer = all(map(str.isdecimal, numbers)) and int(numbers[0]) > int(numbers[1])
    return not ruleset.plays(rules) and not is_newer


async def _end(store: Store, table: str, now: Moment) -> bool:
    """End a game, if the log, too, says that it is of rules that are not played here."""
    log, row = await store.read(table), await store.summary(table)
    opened = entries.read(log[0]) if log else None
    if row is None or not isinstance(opened, entries.Opened):
        return False
    ruleset = registry.get(row.game)
    if not _are_gone(ruleset, opened.rules):
        return False
    entry = now.stamp(entries.Updated(now.wall, ruleset.spec.rules))
    await store.append(table, len(log), [entries.write(entry)], _ended(row, len(log) + 1, now))
    return True


def _ended(row: Summary, seq: int, now: Moment) -> Summary:
    """The row of a game when it has ended so. Its points cannot be counted without the rules."""
    data = msgspec.json.decode(row.data)
    nothing = [0] * len(data["people"])
    data |= {"mover": -1, "result": {"kind": ENDED, "utilities": nothing, "scores": nothing, "seat": None}}
    return msgspec.structs.replace(
        row,
        status="over",
        changed=now.wall,
        deadline=None,
        bot_due=False,
        seq=seq,
        data=msgspec.json.encode(data),
    )


def result_of(row: Summary) -> dict[str, Any] | None:
    """The result of a game, as its row has it."""
    return msgspec.json.decode(row.data)["result"]
