"""Writes docs/speed.md from the newest results that are kept here: `python benchmarks/speed.py`.

`rosace bench --json` makes `results-*.json`, and `benchmarks/server/run.py` makes `server/results-*.json`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks"
PAGE = ROOT / "docs" / "speed.md"

HEAD = """\
# Speed

How fast games are played, searched and served, compared with other software.
`python benchmarks/speed.py` writes this page from the newest results in `benchmarks/`;
[the page there](../benchmarks/README.md) explains how to measure them.
"""
GAMES = """\
## Random games

Decisions per second of CPU time on one core, with chance events in a separate column:
the median, with minimum and maximum, to three figures.
*Times Go* compares runs of the same round,
and carries over to other machines far better than the rates.
"""
SEARCHES = """\
## Searches

Simulations per second, each with one random game to the end:
by CPU time on one thread, by wall time with several.
*Of plain games* divides the decisions of a search by those of the random games above.
"""
SERVER = """\
## The server

Acknowledged moves of people at hundreds of tables, on one worker pinned to one core.
Rosace acknowledges a move when it is on disk, boardgame.io when it is in memory.
Medians of all rounds; latencies in milliseconds, at half of the maximum load.
"""
NOTHING = "Nothing is measured yet.\n"

GAME_COLUMNS = ("", "decisions per second", "times Go 9x9", "chance events per second", "decisions per game")
SEARCH_COLUMNS = ("", "simulations per second", "times Go 9x9", "of plain games")
SERVER_COLUMNS = (
    *("server", "game", "moves per second", "times", "moves per CPU second", "times"),
    *("p50", "p99", "kB per table"),
)


def page(kept: Path) -> str:
    """The page made from the results of a folder."""
    return "\n".join([HEAD, *_bench_parts(_newest(kept)), *_server_part(_newest(kept / "server"))])


def _newest(folder: Path) -> Path | None:
    return max(folder.glob("results-*.json"), default=None)


def _read(path: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


# Games and searches.


def _bench_parts(path: Path | None) -> Iterator[str]:
    if path is None:
        yield f"{GAMES}\n{NOTHING}"
        yield f"{SEARCHES}\n{NOTHING}"
        return
    result = _read(path)
    games, searches = result["contenders"], result["searches"]
    seconds = median(run["seconds"] for item in games for run in item["runs"])
    there = result["machine"]
    measured = (
        f"Measured {_date(path)}: {there['cpu']}, {there['system']}, {there['python']},"
        f" Rosace {there['rosace']} ({there['core']}), OpenSpiel {there['open_spiel'] or 'not installed'};"
        f" {len(games[0]['runs'])} runs of about {seconds:.1f} s each, interleaved.\n"
    )
    yield f"{GAMES}\n{_table(GAME_COLUMNS, map(_game_row, games))}\n{measured}"
    yield f"{SEARCHES}\n{_table(SEARCH_COLUMNS, map(_search_row, searches))}"


def _game_row(contender: dict[str, Any]) -> Sequence[str]:
    chance = contender["chance_events_per_second"]["median"]
    return (
        *(contender["name"], _spread(contender["decisions_per_second"], _rate), _ratio(contender)),
        *(_rate(chance) if chance else "none", _length(contender)),
    )


def _search_row(contender: dict[str, Any]) -> Sequence[str]:
    plain = f"{contender['of_plain_games']:.2f}" if contender["of_plain_games"] else ""
    return contender["name"], _spread(contender["simulations_per_second"], _rate), _ratio(contender), plain


def _ratio(contender: dict[str, Any]) -> str:
    return _spread(contender["ratio_to_go"], "{:.2f}".format) if contender["ratio_to_go"] else ""


def _length(contender: dict[str, Any]) -> str:
    """Counted, or the mean of a sample with its standard error."""
    length = contender["length"]
    if "decisions" in length:
        return f"{length['decisions']:.1f} ± {length['standard_error']:.1f}"
    run = contender["runs"][0]
    return f"{run['decisions'] / run['games']:.1f}"


# The server.


def _server_part(path: Path | None) -> Iterator[str]:
    if path is None:
        yield f"{SERVER}\n{NOTHING}"
        return
    document = _read(path)
    results, there, plan = document["results"], document["conditions"], document["plan"]
    measured = (
        f"Measured {_date(path)}: {there['cpu']}, {there['system']}, {there['python']},"
        f" Rosace {there['rosace']}; {plan['tables']} tables,"
        f" {plan['rounds']} rounds of {plan['seconds']:g} s each.\n"
    )
    yield f"{SERVER}\n{_table(SERVER_COLUMNS, (_server_row(one, results[0]) for one in results))}\n{measured}"


def _server_row(result: dict[str, Any], first: dict[str, Any]) -> Sequence[str]:
    rates = (
        cell
        for name in ("moves_per_s", "moves_per_cpu_s")
        for cell in (_median(result, "saturation", name, _rate), _times(result, first, name))
    )
    latencies = (_median(result, "half", name, "{:.1f}".format) for name in ("p50_ms", "p99_ms"))
    idle = f"{result['idle'][-1]['kb_each']:.1f}" if "idle" in result else ""
    return result["server"], result["game"], *rates, *latencies, idle


def _median(result: dict[str, Any], phase: str, name: str, format_value: Callable[[float], str]) -> str:
    values = [phases[phase][name] for phases in result["rounds"] if phase in phases]
    return format_value(median(values)) if values else ""


def _times(result: dict[str, Any], first: dict[str, Any], name: str) -> str:
    """The median of the rounds' ratios to the first server, if both play the same game."""
    if result["game"] != first["game"]:
        return ""
    pairs = zip(result["rounds"], first["rounds"], strict=True)
    return f"{median(one['saturation'][name] / other['saturation'][name] for one, other in pairs):.2f}"


# Numbers and tables.


def _date(path: Path) -> str:
    return path.stem.removeprefix("results-")


def _rate(value: float) -> str:
    """Rounded to three figures."""
    return f"{float(f'{value:.3g}'):,.0f}"


def _spread(values: dict[str, float], format_value: Callable[[float], str]) -> str:
    middle, least, most = (format_value(values[name]) for name in ("median", "min", "max"))
    return f"{middle} ({least} to {most})"


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    PAGE.write_text(page(RESULTS), encoding="utf-8")
