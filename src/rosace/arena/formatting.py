"""How results are written, in a terminal as on a page; `say(key, **params)` gives the words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rosace.players import parse

Say = Callable[..., str]

# The ladder's columns, as the locale files name them: how good, and how played.
RESULTS = ("rating", "results", "share", "wilson")
CONDUCT = ("by-deals", "margin", "seconds", "longest", "forfeits")
COLUMNS = ("player", *RESULTS, *CONDUCT)


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Players by what one can call them: files without their folders, as long as that tells them apart.

    >>> short_names(["bots/one.py:Bot:depth=2", "greedy"])
    {'bots/one.py:Bot:depth=2': 'one.py:Bot:depth=2', 'greedy': 'greedy'}
    """
    short = {name: _short(name) for name in names}
    return {name: short[name] if list(short.values()).count(short[name]) == 1 else name for name in names}


def _short(name: str) -> str:
    path = parse(name).path
    return name if path is None else Path(path).name + name[len(path) :]


def percent(value: float) -> str:
    return f"{value:.1%}"


def interval(values: Sequence[float]) -> str:
    """Two shares as an interval."""
    low, high = values
    return f"{low * 100:.1f}..{high:.1%}"


def number(value: float | None, form: str) -> str:
    """A number, or nothing where there is none."""
    return "" if value is None else format(value, form)


def duration(seconds: float | None) -> str:
    """A time as one reads it.

    >>> duration(0.00123), duration(1.5), duration(None)
    ('1.2 ms', '1.5 s', '')
    """
    if seconds is None:
        return ""
    return f"{seconds * 1000:.2g} ms" if seconds < 0.0995 else f"{seconds:.3g} s"


def rating_text(rating: dict[str, Any]) -> str:
    return f"{rating['mu']:.1f} ±{rating['interval'][1] - rating['mu']:.1f}"


def cells(one: dict[str, Any], names: dict[str, str]) -> list[str]:
    """A line of the ladder in the order of COLUMNS."""
    deals = one["by_deals"]
    return [
        names[one["player"]],
        rating_text(one["rating"]),
        f"{one['wins']}/{one['draws']}/{one['losses']}",
        number(one["share"], ".1%"),
        interval(one["interval"]),
        interval(deals["interval"]) if deals else "",
        number(one["mean_margin"], "+.1f"),
        duration(one["mean_seconds"]),
        duration(one["longest_seconds"]),
        str(sum(one["forfeits"].values()) or ""),
    ]


def title(result: dict[str, Any], say: Say) -> str:
    game = result["game"].capitalize()
    return say("arena-title", game=game, games=result["games"], deals=result["deals"])


def conditions(result: dict[str, Any], say: Say) -> str:
    """What was played: seats, options, seed, and how long the players might think."""
    options = ", ".join(f"{name} {str(value).lower()}" for name, value in result["options"].items())
    said = [say("arena-conditions", seats=result["seats"], seed=str(result["seed"]), options=options)]
    if result["time"] is not None:
        said.append(say("arena-time", seconds=f"{result['time']:g}"))
    if result["simulations"] is not None:
        said.append(say("arena-simulations", simulations=result["simulations"]))
    return " ".join(said)


def legend(result: dict[str, Any], say: Say) -> str:
    """What the columns mean."""
    return say("arena-legend", share=percent(1 / result["seats"]))


def verdict(test: dict[str, Any], names: dict[str, str], say: Say) -> str:
    """What a sequential test found, in a sentence."""
    low, high = map(percent, test["shares"])
    key = {"H0": "arena-test-low", "H1": "arena-test-high", None: "arena-test-open"}[test["accepted"]]
    return say(key, player=names[test["player"]], low=low, high=high, games=test["games"])


def forfeit_text(one: dict[str, Any], say: Say) -> str:
    """How a game was lost otherwise than by the rules."""
    reason = say(f"arena-reason-{one['code']}")
    return say("arena-forfeit", game=str(one["game"]), reason=reason, said=one["said"])


def shares(result: dict[str, Any]) -> dict[tuple[str, str], float]:
    """(one, other) -> the share of the one against the other, where they met."""
    found = {}
    for pair in result["head_to_head"]:
        first, second = pair["players"]
        if pair["share"] is not None:
            found[first, second], found[second, first] = pair["share"], 1 - pair["share"]
    return found
