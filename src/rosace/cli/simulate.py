"""`rosace simulate`: many games between computer players."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich import box
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from rosace.arena import simulate as arena
from rosace.cli.common import (
    COMPUTERS,
    AsJson,
    GameName,
    Players,
    Seed,
    console,
    players_for_seats,
    print_json,
)
from rosace.cli.options import option_text, with_game_options
from rosace.core import registry

QUANTILE_NAMES = ("min", "5%", "25%", "median", "75%", "95%", "max")


@with_game_options
def simulate(
    game: GameName,
    options: dict[str, Any],
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    seed: Seed = 0,
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help=f"The player of a seat, once per seat in order: {COMPUTERS}, or file.py:Class."
            " Given once with --players, it plays every seat. Default: random.",
            show_default=False,
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes; the result stays the same.")] = 1,
    json: AsJson = False,
) -> None:
    """Play many games between computer players and summarise the results.

    The same seed gives the same games on every machine, with any number of processes,
    compiled or not. Only the timing differs; --json reports it under its own key.
    """
    ruleset = registry.get(game)
    seat_count = players or len(player or ()) or ruleset.spec.seats[0]
    names = players_for_seats(player or ["random"], seat_count, "--player")
    started = time.perf_counter()
    err = console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        results = arena.simulate(
            ruleset, names, options, games, seed, jobs, lambda done: bar.update(task, completed=done)
        )
    seconds = time.perf_counter() - started
    result = {
        "game": game,
        "rules": ruleset.spec.rules,
        "options": ruleset.validate_options(len(names), options)[1],
        "players": names,
        "seed": seed,
        **arena.summary(results, len(names)),
    }
    rate = result["decisions"] / seconds
    if json:
        timing = {"seconds": seconds, "jobs": jobs, "decisions_per_second": rate}
        print_json(result | {"timing": timing})
    else:
        _print(result, rate)


def _print(result: dict[str, Any], rate: float) -> None:
    out = console()
    options = ", ".join(f"{name} {option_text(value)}" for name, value in result["options"].items())
    endings = ", ".join(f"{name} {number:,}" for name, number in result["endings"].items())
    out.print(
        f"[bold]{result['games']:,} games of {result['game']}[/bold], seed {result['seed']} ({options})"
    )
    out.print(
        f"{result['decisions']:,} decisions ({result['mean_decisions']:.1f} per game), "
        f"{result['chance_events']:,} chance events; {rate:,.0f} decisions per second"
    )
    out.print(f"ended by: {endings}")
    if "statistics" in result:
        counted = (f"{name.replace('_', ' ')} {number:,}" for name, number in result["statistics"].items())
        out.print(f"counted: {', '.join(counted)}")
    out.print(_table(result))
    if len(result["seats"]) > 1:
        ties = result["ties"]
        out.print(f"Ties: {ties['number']:,}, {ties['share']:.1%} ({_interval(ties)}).", end=" ")
    out.print("Wilson intervals.")


def _table(result: dict[str, Any]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for number, name in enumerate(result["players"], 1):
        table.add_column(Text(f"seat {number}\n{name}"), justify="right")
    seats = result["seats"]
    wins = [seat["wins"] for seat in seats]
    table.add_row("wins" if len(seats) > 1 else "won", *(f"{share['number']:,}" for share in wins))
    table.add_row("of all games", *(f"{share['share']:.1%}" for share in wins))
    table.add_row("95% interval", *map(_interval, wins), end_section=True)
    table.add_row("mean score", *(f"{seat['mean_score']:.1f}" for seat in seats))
    for name, share in zip(QUANTILE_NAMES, map(str, arena.QUANTILES), strict=True):
        table.add_row(name, *(str(seat["score_quantiles"][share]) for seat in seats))
    return table


def _interval(share: dict[str, Any]) -> str:
    low, high = share["interval"]
    return f"{low * 100:.1f}..{high:.1%}"
