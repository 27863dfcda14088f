"""`rosace arena`: measure how good players are by games between them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

import rosace
from rosace.arena import report_page
from rosace.arena.contest import check_test, contest
from rosace.arena.ledger import GAMES_FOLDER, JOURNAL_FILE, OUTPUT_FILE, Ledger
from rosace.arena.pool import LocalPool, Pool
from rosace.arena.ray_pool import RayPool
from rosace.arena.setup import DEFAULT_TIMEOUT_S, TIMEOUT_FACTOR, TIMEOUT_GRACE_S, Setup
from rosace.arena.statistics import Hypotheses, Sprt
from rosace.arena.summary import summary
from rosace.cli import common
from rosace.cli.common import (
    COMPUTERS,
    AsJson,
    BadFile,
    GameName,
    Language,
    Seed,
    console,
    print_json,
    translator_for,
)
from rosace.cli.errors import print_error
from rosace.cli.options import with_game_options
from rosace.cli.standings import LiveStandings, show
from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.i18n import Translator
from rosace.players import Budget, parse


@with_game_options
def arena(
    game: GameName,
    options: dict[str, Any],
    player: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help=f"A player, given at least twice: {COMPUTERS}, or file.py:Class;"
            " add settings as NAME:time=0.5,other=3.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, help="Games per pair of players (per line-up with more than two seats).")
    ] = 100,
    seats: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Number of seats. Default: 2.", show_default=False),
    ] = None,
    time: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", help="Thinking time per decision.", show_default=False),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(min=1, help="Simulations per decision; makes games repeatable.", show_default=False),
    ] = None,
    allowance: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            help="A player who takes longer for a decision loses the game. Default:"
            f" {TIMEOUT_FACTOR:g} times --time plus {TIMEOUT_GRACE_S:g} s; {DEFAULT_TIMEOUT_S:g} s without"
            " --time.",
            show_default=False,
        ),
    ] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as a sequential test between two players is decided.")
    ] = False,
    sprt_shares: Annotated[
        str | None,
        typer.Option(
            metavar="P0,P1",
            help="Shares of the points to test for the first player; --sprt alone means 0.5,0.55.",
            show_default=False,
        ),
    ] = None,
    seed: Seed = 0,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="Number of processes. Default: one per processor.", show_default=False),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Run the games on a Ray cluster; [bold]local[/bold] starts one here.",
            show_default=False,
        ),
    ] = None,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="FOLDER",
            help="Folder for the games, also used to continue. Default: named after the set-up.",
            show_default=False,
        ),
    ] = None,
    html: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Also write the result as a web page.", show_default=False),
    ] = None,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Rank computer players: every pair plays, each deal twice with seats swapped.

    Every finished game is saved at once. Run the same command again to continue after an interruption,
    or with more games to play only the new ones.
    """
    translator = translator_for(lang)
    ruleset = registry.get(game)
    budget, limit = Budget(time, simulations), Budget(allowance).seconds
    setup = Setup.make(ruleset, player or [], options, seats, seed, budget, limit, rosace.__version__)
    test = None
    if sprt or sprt_shares is not None:
        test = Sprt(Hypotheses.parse("0.5,0.55" if sprt_shares is None else sprt_shares))
    check_test(setup, test)
    total = setup.deals(games) * setup.games_a_deal
    if out == "":
        raise BadOptions("--out needs the name of a folder")
    folder = out or f"arena-{game}-{setup.digest}"
    if html is not None:
        _check_page(html, folder, setup)  # better now than after hours of play
    started = _now()
    with Ledger(setup, folder) as ledger:
        known_games = set(ledger.results)
        with (
            _explain_interrupt(ledger, total, translator),
            closing(_pool(ray, jobs, ledger)) as pool,
            LiveStandings(setup, ledger.results.values(), total, translator) as live,
        ):
            results = contest(setup, games, ledger, pool, test, live.add)
        played = len(ledger.results) - len(known_games)
    result = summary(setup, results, test) | {"folder": folder}
    if json:
        print_json(result | {"timing": {"seconds": _now() - started, "games_played": played}})
    else:
        already_played = sum(finished.fixture.number in known_games for finished in results)
        show(result, already_played, translator, console())
    if html is not None:
        common.write_text(html, report_page.write(result, translator.say, translator.lang))


def _check_page(path: str, folder: str, setup: Setup) -> None:
    """Refuse a page that cannot be written, or that would overwrite a file of the arena."""
    common.check_writable(path)
    page_file, arena_folder = Path(os.path.realpath(path)), Path(os.path.realpath(folder))
    bots = (parse(name).path for name in setup.players)
    needed = {Path(os.path.realpath(bot)) for bot in bots if bot is not None}
    needed |= {
        arena_folder,
        *arena_folder.parents,
        arena_folder / JOURNAL_FILE,
        arena_folder / OUTPUT_FILE,
        arena_folder / GAMES_FOLDER,
    }
    if page_file in needed or arena_folder / GAMES_FOLDER in page_file.parents:
        raise BadFile(f"cannot write a page to {path}: the arena needs what is there")


def _now() -> float:
    return time.perf_counter()


def _pool(ray: str | None, jobs: int | None, ledger: Ledger) -> Pool:
    if ray is not None:
        return RayPool(ray, jobs)
    return LocalPool(jobs or _processors(), ledger.output_path)


def _processors() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _explain_interrupt(ledger: Ledger, total: int, translator: Translator) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        print_error(
            translator.say(
                "arena-interrupted", done=len(ledger.results), total=total, folder=str(ledger.folder)
            )
        )
        raise
