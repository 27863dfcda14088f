"""Results as text, for the terminal and for pages; `translate(key, **params)` gives the words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rosace.players import parse

Translate = Callable[..., str]

# The columns of the ladder by their locale keys: how good a player is, and how it played.
RESULT_COLUMNS = ("rating", "results", "share", "wilson")
CONDUCT_COLUMNS = ("by-deals", "margin", "seconds", "longest", "forfeits")
COLUMNS = ("player", *RESULT_COLUMNS, *CONDUCT_COLUMNS)


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Full name -> short name: a file without its folder, unless two players would look alike.

    >>> short_names(["bots/one.py:Bot:depth=2", "greedy"])
    {'bots/one.py:Bot:depth=2': 'one.py:Bot:depth=2', 'greedy': 'greedy'}
    """
    short = {name: _short(name) for name in names}
    return {name: short[name] if list(short.values()).count(short[name]) == 1 else name for name in names}


def _short(name: str) -> str:
    path = parse(name).path
    return name if path is None else Path(path).name + name[len(path) :]


def localize_numbers(text: str, translate: Translate) -> str:
    """The text with numbers as the language writes them: `12.5%` is `12,5 %` in French."""
    text = re.sub(r"(?<=\d)\.(?=\d)", translate("arena-decimal"), text)
    return re.sub(r"(\d)%", lambda match: translate("arena-percent", number=match[1]), text)


def format_percent(value: float, translate: Translate) -> str:
    return localize_numbers(f"{value:.1%}", translate)


def format_interval(values: Sequence[float]) -> str:
    """Two shares as an interval: `40.4..59.6%`."""
    low, high = values
    return f"{low * 100:.1f}..{high:.1%}"


def format_number(value: float | None, form: str) -> str:
    """A number, or an empty text for None."""
    return "" if value is None else format(value, form)


def format_duration(seconds: float | None) -> str:
    """A time in milliseconds or seconds.

    >>> format_duration(0.00123), format_duration(1.5), format_duration(None)
    ('1.2 ms', '1.5 s', '')
    """
    if seconds is None:
        return ""
    return f"{seconds * 1000:.2g} ms" if seconds < 0.0995 else f"{seconds:.3g} s"


def format_rating(rating: dict[str, Any]) -> str:
    return f"{rating['mu']:.1f} ±{rating['interval'][1] - rating['mu']:.1f}"


def cells(row: dict[str, Any], names: dict[str, str], translate: Translate) -> list[str]:
    """A row of the ladder as texts, in the order of COLUMNS."""
    deals = row["by_deals"]
    numbers = [
        format_rating(row["rating"]),
        f"{row['wins']}/{row['draws']}/{row['losses']}",
        format_number(row["share"], ".1%"),
        format_interval(row["interval"]),
        format_interval(deals["interval"]) if deals else "",
        format_number(row["mean_margin"], "+.1f"),
        format_duration(row["mean_seconds"]),
        format_duration(row["longest_seconds"]),
        str(sum(row["forfeits"].values()) or ""),
    ]
    return [names[row["player"]], *(localize_numbers(text, translate) for text in numbers)]


def title(result: dict[str, Any], translate: Translate) -> str:
    game = result["game"].capitalize()
    return translate("arena-title", game=game, games=result["games"], deals=result["deals"])


def conditions(result: dict[str, Any], translate: Translate) -> str:
    """What was played: seats, options, seed, and the thinking time of the players."""
    options = ", ".join(f"{name} {str(value).lower()}" for name, value in result["options"].items())
    sentences = [
        translate("arena-conditions", seats=result["seats"], seed=str(result["seed"]), options=options)
    ]
    if result["time"] is not None:
        seconds = localize_numbers(f"{result['time']:g}", translate)
        sentences.append(translate("arena-time", seconds=seconds))
    if result["simulations"] is not None:
        sentences.append(translate("arena-simulations", simulations=result["simulations"]))
    return " ".join(sentences)


def legend(result: dict[str, Any], translate: Translate) -> str:
    """What the columns mean."""
    return translate("arena-legend", share=format_percent(1 / result["seats"], translate))


def verdict(test: dict[str, Any], names: dict[str, str], translate: Translate) -> str:
    """The result of a sequential test as a sentence."""
    low, high = (format_percent(share, translate) for share in test["shares"])
    key = {"H0": "arena-test-low", "H1": "arena-test-high", None: "arena-test-open"}[test["accepted"]]
    return translate(key, player=names[test["player"]], low=low, high=high, games=test["games"])


def format_forfeit(forfeit: dict[str, Any], translate: Translate) -> str:
    """How a game was lost outside the rules."""
    reason = translate(f"arena-reason-{forfeit['code']}")
    return translate("arena-forfeit", game=str(forfeit["game"]), reason=reason, said=forfeit["said"])


def pairwise_shares(result: dict[str, Any]) -> dict[tuple[str, str], float]:
    """(first, second) -> the share of the first against the second, for players who met."""
    shares = {}
    for pair in result["head_to_head"]:
        first, second = pair["players"]
        if pair["share"] is not None:
            shares[first, second], shares[second, first] = pair["share"], 1 - pair["share"]
    return shares
