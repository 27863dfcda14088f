"""The tables of `rosace arena`: while it plays and when it is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Any, Self

from rich import box
from rich.console import Console, Group
from rich.live import Live as Screen
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
    pairwise_shares,
    short_names,
    title,
    verdict,
)
from rosace.arena.referee import Result
from rosace.arena.setup import Setup
from rosace.cli.common import console
from rosace.i18n import Translator, printable

FEW = 10  # forfeits that are told one by one


class Live:
    """How it stands, on stderr, as long as that is a terminal."""

    def __init__(self, setup: Setup, results: Iterable[Result], total: int, words: Translator):
        self._names = list(short_names(setup.players).values())
        self._words = words
        self._games = [0] * len(setup.players)
        self._points = [0.0] * len(setup.players)
        bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*bar)
        self._task = self._bar.add_task(words.say("arena-games"), total=total)
        for result in results:
            self._count(result)
        # Not step by step: the time that remains goes by the games that are played now.
        self._bar.update(self._task, completed=sum(self._games) // setup.seats)
        err = console(stderr=True)
        self._screen: Screen | None = None
        if err.is_terminal:
            self._screen = Screen(
                get_renderable=self._drawn, console=err, transient=True, refresh_per_second=4
            )

    def __enter__(self) -> Self:
        if self._screen is not None:
            self._screen.start()
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._screen is not None:
            self._screen.stop()

    def add(self, result: Result) -> None:
        """Take another finished game."""
        self._count(result)
        self._bar.advance(self._task)

    def _count(self, result: Result) -> None:
        for player, points in zip(result.fixture.seats, result.points, strict=True):
            self._games[player] += 1
            self._points[player] += points

    def _drawn(self) -> Group:
        table = Table(box=box.SIMPLE_HEAD)
        for name in ("player", "games", "points", "share"):
            side: Any = "left" if name == "player" else "right"
            table.add_column(self._words.say(f"arena-{name}"), justify=side)
        for name, games, points in zip(self._names, self._games, self._points, strict=True):
            table.add_row(
                Text(name), str(games), f"{points:g}", format_percent(points / games) if games else ""
            )
        return Group(table, self._bar)


def show(result: dict[str, Any], found: int, words: Translator, out: Console) -> None:
    """Print the result of an arena, of whose games so many had been played before."""
    out.print(Text(title(result, words.say), style="bold"))
    out.print(Text(conditions(result, words.say)))
    if found:
        out.print(words.say("arena-found", games=found))
    names = short_names(result["players"])
    out.print(_ladder(result, RESULT_COLUMNS, names, words))
    out.print(_ladder(result, CONDUCT_COLUMNS, names, words))
    if len(names) > 2:
        out.print(_matrix(result, names, words))
    if "test" in result:
        out.print(Text(verdict(result["test"], names, words.say)))
    _show_forfeits(result, words, out)
    out.print(Text(legend(result, words.say), style="dim"))
    out.print(Text(words.say("arena-folder", folder=result["folder"])))


def _ladder(
    result: dict[str, Any], columns: Sequence[str], names: dict[str, str], words: Translator
) -> Table:
    """Some columns of the ladder: all of them are too wide for a terminal."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(words.say("arena-player"), overflow="fold")
    for name in columns:
        table.add_column(words.say(f"arena-{name}"), justify="right", no_wrap=True)
    for one in result["ladder"]:
        texts = dict(zip(COLUMNS, cells(one, names), strict=True))
        table.add_row(*(Text(texts[name]) for name in ("player", *columns)))
    return table


def _matrix(result: dict[str, Any], names: dict[str, str], words: Translator) -> Table:
    heading = words.say("arena-matrix")
    table = Table(box=box.SIMPLE_HEAD, title=heading, title_justify="left", title_style="bold")
    order = [one["player"] for one in result["ladder"]]
    against = pairwise_shares(result)
    table.add_column("", overflow="fold")
    for name in order:
        table.add_column(Text(names[name]), justify="right", overflow="fold")
    for name in order:
        row = (against.get((name, other)) for other in order)
        table.add_row(Text(names[name]), *("" if share is None else format_percent(share) for share in row))
    return table


def _show_forfeits(result: dict[str, Any], words: Translator, out: Console) -> None:
    forfeits = result["forfeits"]
    if not forfeits:
        return
    out.print(Text(words.say("arena-forfeits-title", games=len(forfeits)), style="bold"))
    for one in forfeits[:FEW]:
        out.print(Text(printable(format_forfeit(one, words.say))))
    if len(forfeits) > FEW:
        out.print(words.say("arena-forfeits-more", games=len(forfeits) - FEW))
