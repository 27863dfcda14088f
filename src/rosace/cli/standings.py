"""The tables of `rosace arena`: while it plays and when it is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Any, Self

from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from rosace.arena.formatting import (
    COLUMNS,
    CONDUCT_COLUMNS,
    RESULT_COLUMNS,
    cells,
    conditions,
    format_forfeit,
    format_percent,
    legend,
    localize_numbers,
    pairwise_shares,
    short_names,
    title,
    verdict,
)
from rosace.arena.referee import Result
from rosace.arena.setup import Setup
from rosace.cli.common import console
from rosace.i18n import Translator, printable

MAX_LISTED_FORFEITS = 10  # more are only counted


class LiveStandings:
    """The standings while the arena plays, on stderr if that is a terminal."""

    def __init__(self, setup: Setup, results: Iterable[Result], total: int, translator: Translator):
        self._names = list(short_names(setup.players).values())
        self._translator = translator
        self._games = [0] * len(setup.players)
        self._points = [0.0] * len(setup.players)
        bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*bar)
        self._task = self._bar.add_task(translator.say("arena-games"), total=total)
        for result in results:
            self._count(result)
        # In one step: the remaining time is estimated from the games played now.
        self._bar.update(self._task, completed=sum(self._games) // setup.seats)
        err = console(stderr=True)
        self._live: Live | None = None
        if err.is_terminal:
            self._live = Live(get_renderable=self._render, console=err, transient=True, refresh_per_second=4)

    def __enter__(self) -> Self:
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._live is not None:
            self._live.stop()

    def add(self, result: Result) -> None:
        """Count a finished game."""
        self._count(result)
        self._bar.advance(self._task)

    def _count(self, result: Result) -> None:
        for player, points in zip(result.fixture.seats, result.points, strict=True):
            self._games[player] += 1
            self._points[player] += points

    def _render(self) -> Group:
        translate = self._translator.say
        table = Table(box=box.SIMPLE_HEAD)
        for name in ("player", "games", "points", "share"):
            side: Any = "left" if name == "player" else "right"
            table.add_column(self._translator.say(f"arena-{name}"), justify=side)
        for name, games, points in zip(self._names, self._games, self._points, strict=True):
            share = format_percent(points / games, translate) if games else ""
            table.add_row(Text(name), str(games), localize_numbers(f"{points:g}", translate), share)
        return Group(table, self._bar)


def show(result: dict[str, Any], already_played: int, translator: Translator, out: Console) -> None:
    """Print the result of an arena; `already_played` games come from earlier runs."""
    out.print(Text(title(result, translator.say), style="bold"))
    out.print(Text(conditions(result, translator.say)))
    if already_played:
        out.print(translator.say("arena-found", games=already_played))
    names = short_names(result["players"])
    out.print(_ladder(result, RESULT_COLUMNS, names, translator))
    out.print(_ladder(result, CONDUCT_COLUMNS, names, translator))
    if len(names) > 2:
        out.print(_matrix(result, names, translator))
    if "test" in result:
        out.print(Text(verdict(result["test"], names, translator.say)))
    _show_forfeits(result, translator, out)
    out.print(Text(legend(result, translator.say), style="dim"))
    out.print(Text(translator.say("arena-folder", folder=result["folder"])))


def _ladder(
    result: dict[str, Any], columns: Sequence[str], names: dict[str, str], translator: Translator
) -> Table:
    """Some columns of the ladder; all of them together are too wide for a terminal."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(translator.say("arena-player"), overflow="fold")
    for name in columns:
        table.add_column(translator.say(f"arena-{name}"), justify="right", no_wrap=True)
    for row in result["ladder"]:
        texts = dict(zip(COLUMNS, cells(row, names, translator.say), strict=True))
        table.add_row(*(Text(texts[name]) for name in ("player", *columns)))
    return table


def _matrix(result: dict[str, Any], names: dict[str, str], translator: Translator) -> Table:
    heading = translator.say("arena-matrix")
    table = Table(box=box.SIMPLE_HEAD, title=heading, title_justify="left", title_style="bold")
    ranked = [row["player"] for row in result["ladder"]]
    share_against = pairwise_shares(result)
    table.add_column("", overflow="fold")
    for name in ranked:
        table.add_column(Text(names[name]), justify="right", overflow="fold")
    for name in ranked:
        shares = (share_against.get((name, opponent)) for opponent in ranked)
        texts = ("" if share is None else format_percent(share, translator.say) for share in shares)
        table.add_row(Text(names[name]), *texts)
    return table


def _show_forfeits(result: dict[str, Any], translator: Translator, out: Console) -> None:
    forfeits = result["forfeits"]
    if not forfeits:
        return
    out.print(Text(translator.say("arena-forfeits-title", games=len(forfeits)), style="bold"))
    for forfeit in forfeits[:MAX_LISTED_FORFEITS]:
        out.print(Text(printable(format_forfeit(forfeit, translator.say))))
    if len(forfeits) > MAX_LISTED_FORFEITS:
        out.print(translator.say("arena-forfeits-more", games=len(forfeits) - MAX_LISTED_FORFEITS))
