"""Prints the tables of docs/analysis.md from the results that `reviews/` keeps.

    python benchmarks/review_tables.py

A test compares them with the page.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import stdev
from typing import Any

KEPT = Path(__file__).parent / "reviews"
FEW_POSITIONS = 100  # a cell of fewer is left empty
PLAYERS = ("search", "greedy")
JUDGES = {"search of 3000": "a search", "24 rollouts": "quick games"}
CURVES = {
    "of the package": "the package, fitted to other games",
    "of the other half of the games": "fitted to the other half of these games",
}


def kept(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    return data


def called(game: str, seats: int) -> str:
    """A game with its number of seats, as the page calls it."""
    if game != "sagrada":
        return game.capitalize()
    return f"Sagrada, {'solo' if seats == 1 else f'{seats} seats'}"


def win_chances() -> Iterator[str]:
    """A row for each player and way of judging; with two seats of the upper half, which the lower mirrors."""
    found = kept("win-chances")["tables"]
    for one in sorted(found, key=lambda one: (one["seats"] != 2, one["game"], one["seats"])):
        if one["judged_by"] in JUDGES:
            tenths = one["tenths"][5:] if one["seats"] == 2 else one["tenths"]
            head = [called(one["game"], one["seats"]), f"{one['games']:,}, {one['player']}"]
            yield row(*head, JUDGES[one["judged_by"]], *map(cell, tenths))


def cell(tenth: list[float]) -> str:
    number, predicted, observed = tenth[:3]
    return f"{100 * predicted:.0f} : {100 * observed:.0f} ({number:,})" if number >= FEW_POSITIONS else ""


def games_of_win_chances() -> Iterator[str]:
    """How many games were played and by whom, and what they were judged by."""
    data = kept("win-chances")
    tables = sorted({(one["game"], one["seats"], one["curves"]) for one in data["tables"]})
    for game, seats, curves in tables:
        runs = [one for one in data["runs"] if (one["game"], one["seats"]) == (game, seats)]
        games = {player: sum(one["games"] for one in runs if one["player"] == player) for player in PLAYERS}
        simulations = " or ".join(
            map(str, sorted({one["simulations"] for one in runs if one["player"] == "search"}))
        )
        searched = f"{games['search']:,}, {simulations} simulations a decision"
        yield row(called(game, seats), searched, f"{games['greedy']:,}", CURVES[curves])


def planted() -> Iterator[str]:
    for data in results("planted"):
        total, with_mistakes = data["summary"], sum(one["with_mistakes"] for one in data["results"])
        yield row(
            data["game"].capitalize(),
            f"{with_mistakes} + {len(data['results']) - with_mistakes}",
            f"{total['found']} of {total['planted']}",
            f"{total['false_with_mistakes']:.1f}",
            f"{total['false_without']:.1f}",
            seconds(total["cpu_seconds_median"], total["cpu_seconds_most"]),
        )


def explained() -> Iterator[str]:
    """How much luck, skill and the unexplained rest differ from game to game, in percentage points."""
    for data in results("planted"):
        games = data["results"]
        spreads = (stdev(one[name] for one in games) for name in ("luck", "skill", "rest"))
        yield row(data["game"].capitalize(), str(len(games)), *(f"{100 * one:.0f}" for one in spreads))


def repeated() -> Iterator[str]:
    for data in results("repeated"):
        total = data["summary"]
        shared = (f"{total[name]} of {total['games']}" for name in ("two_or_three_shared", "all_shared"))
        yield row(data["game"].capitalize(), *shared)


def timed() -> Iterator[str]:
    for data in results("timed"):
        total = data["summary"]
        spent = (seconds(one["median"], one["most"]) for one in total["cpu_seconds"].values())
        yield row(called(data["game"], data["seats"]), str(total["games"]), *spent)


def results(what: str) -> Iterator[dict[str, Any]]:
    """The kept results of a measurement, in the order of their files."""
    for path in sorted(KEPT.glob(f"{what}-*.json")):
        yield kept(path.stem)


def seconds(median: float, most: float) -> str:
    return f"{median:.0f} s, {most:.0f} s" if most >= 10 else f"{median:.1f} s, {most:.1f} s"


def row(*cells: str) -> str:
    return "".join(f"| {it} " if it else "|  " for it in cells) + "|"


TABLES = (win_chances, games_of_win_chances, planted, explained, repeated, timed)

if __name__ == "__main__":
    for rows in TABLES:
        print("", *rows(), sep="\n")
