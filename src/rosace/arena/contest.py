"""An arena: play, judge and keep every game of a setup that is not in the ledger yet."""

from __future__ import annotations

from collections.abc import Callable

from rosace.arena.ledger import Ledger
from rosace.arena.pool import Pool, check_players_load
from rosace.arena.referee import Result, judge
from rosace.arena.setup import Fixture, Setup
from rosace.arena.statistics import Sprt
from rosace.arena.worker import Report, Task
from rosace.core.errors import BadOptions

DEALS_AHEAD = 4  # how far games run ahead of a sequential test, plus one deal for each game at a time


def contest(
    setup: Setup,
    games: int,
    ledger: Ledger,
    pool: Pool,
    test: Sprt | None = None,
    progress: Callable[[Result], object] = lambda result: None,
) -> list[Result]:
    """Play `games` games of each line-up, or until a sequential test has decided; return results in order.

    The result does not depend on the pool, nor on which games end first. After an interruption, call it
    again: it continues where it stopped.
    """
    deals = setup.deals(games)
    check_test(setup, test)
    todo = [fixture for fixture in setup.fixtures(deals) if fixture.number not in ledger.results]
    todo.reverse()
    if not _decided(setup, ledger, deals, test) and todo:
        check_players_load(pool, setup.ruleset.spec.name, setup.players, setup.file_digests)
    reports: list[Report] = []
    running, max_running = 0, 0  # games being played: now, and the highest number so far
    while not _decided(setup, ledger, deals, test):
        # The next games start before the last are judged and saved, so no process waits for the disk.
        running -= len(reports)
        try:
            while (
                todo
                and pool.has_room()
                and (test is None or todo[-1].deal <= test.deals + DEALS_AHEAD + max_running)
            ):
                pool.submit(_task(setup, todo.pop()))
                running += 1
                max_running = max(max_running, running)
        finally:
            judged = [judge(setup, report) for report in reports]
            ledger.add(judged)
            for result, _ in judged:
                progress(result)
        if reports:
            reports = []
        elif pool.is_idle():
            break
        else:
            reports = pool.wait()
    if test is not None and test.accepted is not None:
        deals = test.deals
    last = deals * setup.games_a_deal
    return [ledger.results[number] for number in sorted(ledger.results) if number < last]


def check_test(setup: Setup, test: Sprt | None) -> None:
    """Refuse a sequential test unless it compares two players at two seats."""
    if test is not None and (len(setup.players), setup.seats) != (2, 2):
        raise BadOptions("a sequential test compares two players at two seats")


def _decided(setup: Setup, ledger: Ledger, deals: int, test: Sprt | None) -> bool:
    """Give the test every deal that is complete now, in order; return whether it has decided."""
    if test is None:
        return False
    size = setup.games_a_deal
    while test.accepted is None and test.deals < deals:
        numbers = range(test.deals * size, (test.deals + 1) * size)
        if not all(number in ledger.results for number in numbers):
            break
        test.add(sum(_points_of_first(ledger.results[number]) for number in numbers), size)
    return test.accepted is not None


def _points_of_first(result: Result) -> float:
    return result.points[result.fixture.seats.index(0)]


def _task(setup: Setup, fixture: Fixture) -> Task:
    names = setup.names(fixture)
    return Task(
        fixture.number,
        setup.ruleset.spec.name,
        dict(setup.options),
        names,
        [setup.decision_timeout(name) for name in names],
        fixture.seed,
        setup.budget.seconds,
        setup.budget.simulations,
        file_digests=setup.file_digests,
    )
