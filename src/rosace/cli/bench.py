"""`rosace bench`: speed, in decisions per CPU second and as ratios."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich import box
from rich.progress import Progress
from rich.table import Table

from rosace import bench as measuring
from rosace.cli.common import AsJson, console, print_json


def bench(
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="CPU seconds per measurement.")] = 1.0,
    repeat: Annotated[int, typer.Option(min=1, help="Measurements per game.")] = 5,
    json: AsJson = False,
) -> None:
    """Measure the speed of random games and searches, compared with OpenSpiel's C++.

    The games are Basilica (2022 with Festum Fatuorum), Sagrada with two and four seats, and Fantazja.
    Times are CPU time, or wall time for two threads. Without OpenSpiel only our own figures are shown.
    """
    err = console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("getting ready", total=None)
        contenders, missing = measuring.contenders()
        searches = measuring.searches()
        bar.update(task, description="measuring", total=repeat * (len(contenders) + len(searches)))
        runs = measuring.measure(contenders, seconds, repeat, lambda: bar.advance(task))
        search_runs = measuring.measure(searches, seconds, repeat, lambda: bar.advance(task))
    result = measuring.report(contenders, runs, missing)
    result["searches"] = measuring.report_searches(searches, search_runs, runs)
    if json:
        print_json(result)
    else:
        _print(result, seconds, repeat)


def _print(result: dict[str, Any], seconds: float, repeat: int) -> None:
    out, machine = console(), result["machine"]
    out.print(
        f"Random games on one core: {repeat} measurements of about {seconds:g} CPU seconds each, interleaved."
        f" {machine['cpu']}, {machine['system']}, {machine['python']}, Rosace {machine['rosace']} with its "
        f"{machine['core']} core, OpenSpiel {machine['open_spiel'] or 'not installed'}."
    )
    out.print(_table(result))
    out.print(_search_table(result))
    if result["comparison_missing"]:
        out.print(f"{result['comparison_missing']}.")
        return
    out.print(
        "The first block is Rosace, with seats in brackets; the second is OpenSpiel."
        " Median (min..max), in thousands per CPU second, and decisions per game."
        " A decision is one choice among the legal actions; chance events are counted separately."
        " Ours are counted during play. OpenSpiel's rollouts run in C++ (RandomRolloutEvaluator) and report"
        " no counts: theirs are games times the mean length of a sample, with its standard error."
        " Searches make one random playout per simulation; OpenSpiel's is its C++ MCTSBot. The last"
        " column compares their decisions with those of plain random games. Two threads: wall time."
    )


def _table(result: dict[str, Any]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", no_wrap=True)
    for name in ("decisions", "times Go", "chance", "per game"):
        table.add_column(name, justify="right", no_wrap=True)
    last_owner = ""
    for contender in result["contenders"]:
        owner, _, name = contender["name"].partition(" ")  # the text below the table explains the owner
        if last_owner not in ("", owner):
            table.add_section()
        last_owner = owner
        table.add_row(
            name,
            _spread(contender["decisions_per_second"], 1000, 0),
            _spread(contender["ratio_to_go"], 1, 2) if contender["ratio_to_go"] else "",
            f"{contender['chance_events_per_second']['median'] / 1000:,.0f}",
            _length(contender),
        )
    return table


def _search_table(result: dict[str, Any]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("search", no_wrap=True)
    for name in ("simulations", "times Go", "of plain games"):
        table.add_column(name, justify="right", no_wrap=True)
    last_owner = ""
    for search in result["searches"]:
        owner, _, name = search["name"].partition(" ")
        if last_owner not in ("", owner):
            table.add_section()
        last_owner = owner
        table.add_row(
            name,
            _spread(search["simulations_per_second"], 1000, 1),
            _spread(search["ratio_to_go"], 1, 1) if search["ratio_to_go"] else "",
            f"{search['of_plain_games']:.2f}" if search["of_plain_games"] else "",
        )
    return table


def _spread(values: dict[str, float], unit: float, digits: int) -> str:
    median, low, high = (values[name] / unit for name in ("median", "min", "max"))
    return f"{median:,.{digits}f} ({low:,.{digits}f}..{high:,.{digits}f})"


def _length(contender: dict[str, Any]) -> str:
    length = contender["length"]
    if "decisions" in length:
        return f"{length['decisions']:.1f} ±{length['standard_error']:.1f}"
    run = contender["runs"][0]
    return f"{run['decisions'] / run['games']:.1f}"
