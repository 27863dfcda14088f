"""An arena: every game of a set-up that is not in the ledger yet, played, judged and kept."""

from __future__ import annotations

from collections.abc import Callable

from rosace.arena.ledger import Ledger
from rosace.arena.pool import Pool, roll_call
from rosace.arena.referee import Result, judge
from rosace.arena.setup import Fixture, Setup
from rosace.arena.statistics import Sprt
from rosace.arena.worker import Report, Task
from rosace.core.errors import BadOptions

AHEAD = 4  # deals, and one more for each game at a time, that are played before a test has asked for them


def contest(
    setup: Setup,
    games: int,
    ledger: Ledger,
    pool: Pool,
    test: Sprt | None = None,
    progress: Callable[[Result], object] = lambda result: None,
) -> list[Result]:
    """Play so many games of each line-up, or until a sequential test has decided; the results in order.

    What is counted does not depend on the pool, nor on which games end first. Interrupted at any moment,
    it goes on where it was when it is called again.
    """
    deals = setup.deals(games)
    check_test(setup, test)
    todo = [one for one in setup.fixtures(deals) if one.number not in ledger.results]
    todo.reverse()
    if not _decided(setup, ledger, deals, test) and todo:
        roll_call(pool, setup.ruleset.spec.name, setup.players, setup.contents)
    reports: list[Report] = []
    begun, most = 0, 0  # games that are being played, now and at most
    while not _decided(setup, ledger, deals, test):
        # The next games begin before the last are judged and kept: nobody waits for the disk.
        begun -= len(reports)
        try:
            while todo and pool.has_room() and (test is None or todo[-1].deal <= test.deals + AHEAD + most):
                pool.submit(_task(setup, todo.pop()))
                begun += 1
                most = max(most, begun)
        finally:
            found = [judge(setup, report) for report in reports]
            ledger.add(found)
            for result, _ in found:
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
    """Refuse a sequential test where there is more to compare than two players."""
    if test is not None and (len(setup.players), setup.seats) != (2, 2):
        raise BadOptions("a sequential test compares two players at two seats")


def _decided(setup: Setup, ledger: Ledger, deals: int, test: Sprt | None) -> bool:
    """Whether the test has decided, asked about every deal that is complete now, in their order."""
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
        [setup.limit(name) for name in names],
        fixture.seed,
        setup.budget.seconds,
        setup.budget.simulations,
        contents=setup.contents,
    )
