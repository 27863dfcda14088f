"""The public search: budgets, threads, stopping and results.

Simulations run in compiled chunks without the GIL. Between chunks Python checks the clock, the stop flag,
and whether the choice can still change. Each thread has its own tree, and all run their chunks in step, so
the same number of simulations always gives the same result.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from threading import Event, Lock
from typing import Any

from rosace.core.rng import scatter
from rosace.core.state import Kernel
from rosace.search.results import MoveStats, SearchResult
from rosace.search.settings import Settings
from rosace.search.tree import Tree

CHUNK_S = 0.004  # how long a chunk should take
CHECK_SIMULATIONS = 512  # of each thread, between two checks whether to stop early
PROGRESS_S = 0.1  # between two calls of `progress`
MAX_THREADS = 256  # each has a tree of its own


@dataclass
class SearchBudget:
    """The limits of a search and what it has used; simulations are those of each thread."""

    simulations: int | None
    seconds: float | None
    clock: Callable[[], float]
    started: float
    done: int = 0

    def elapsed(self) -> float:
        """Seconds so far, never 0: some clocks tick slowly."""
        return max(1e-6, self.clock() - self.started)

    def simulations_left(self) -> float:
        """Simulations still to come, estimated from the rate so far if the time is limited."""
        left = float("inf") if self.simulations is None else float(self.simulations - self.done)
        if self.seconds is not None and self.done:
            elapsed = self.elapsed()
            left = min(left, (self.seconds - elapsed) * self.done / elapsed)
        return max(0.0, left)

    def is_spent(self) -> bool:
        if self.simulations is not None and self.done >= self.simulations:
            return True
        return self.seconds is not None and self.elapsed() >= self.seconds

    def next_chunk(self) -> int:
        """How many simulations to run next: about CHUNK_S seconds, and never past the next check."""
        size = 8
        if self.done:
            elapsed = self.elapsed()
            seconds_left = CHUNK_S if self.seconds is None else self.seconds - elapsed
            size = max(1, int(self.done / elapsed * min(CHUNK_S, seconds_left)))
        size = min(size, CHECK_SIMULATIONS - self.done % CHECK_SIMULATIONS)
        return size if self.simulations is None else min(size, self.simulations - self.done)


class Search:
    """Searches positions of any compiled game, one at a time, in trees that are allocated once.

    `clock` measures seconds; `time.thread_time` is fairer on a busy machine.

    >>> from rosace.core import registry
    >>> from rosace.core.journal import Journal
    >>> journal = Journal(registry.get("sagrada"), seed=4)
    >>> events = journal.deal()
    >>> result = Search().run(journal.state, simulations=500, seed=1)
    >>> result.action in journal.state.legal(), result.simulations
    (True, 500)
    """

    def __init__(
        self,
        settings: Settings | None = None,
        threads: int = 1,
        clock: Callable[[], float] = time.perf_counter,
    ):
        if not 1 <= threads <= MAX_THREADS:
            raise ValueError(f"threads cannot be {threads}")
        self.settings = settings or Settings()
        self._clock = clock
        self._trees = [Tree(self.settings) for _ in range(threads)]
        self._busy = Lock()

    def run(
        self,
        state: Any,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        seed: int = 0,
        only: Sequence[int] = (),
        paired: bool = False,
        stop: Event | None = None,
        progress: Callable[[SearchResult], object] | None = None,
    ) -> SearchResult:
        """Find a decision for the seat to move, within a number of simulations, or of seconds, or both.

        With `only` it decides among some of the legal decisions. With `paired` two searches with one seed
        draw the same hidden information in their simulations, so that their values are compared fairly.

        Every simulation resamples hidden information, whatever the state holds. With neither limit the
        search runs until `stop` is set. `progress` is called now and then with the result so far.
        """
        started = self._clock()
        if not isinstance(state, Kernel):
            raise TypeError(f"{type(state).__name__} is no kernel: only compiled games are searched")
        if simulations is not None and simulations < len(self._trees):
            raise ValueError(f"{simulations} simulations are fewer than {len(self._trees)} threads")
        if simulations is None and seconds is None and stop is None:
            raise ValueError("a search needs a limit: simulations, seconds or stop")
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("this search is running already; make another one for another thread")
        try:
            for number, tree in enumerate(self._trees):
                tree.begin(state, scatter(seed, number), only, paired)
            per_tree = None if simulations is None else simulations // len(self._trees)
            budget = SearchBudget(per_tree, seconds, self._clock, started)
            ended = self._run_until_done(budget, stop, progress)
            return self._result(ended, started)
        finally:
            self._busy.release()

    def line_of(self, action: int) -> tuple[int, ...]:
        """The most visited decisions that begin with this one, in the search that was run last."""
        first = self._trees[0]
        (number,) = (number for number in range(first.width) if first.root_action(number) == action)
        tree = max(self._trees, key=lambda tree: tree.root_visits(number))
        return tuple(tree.line_from(number))

    def _run_until_done(
        self, budget: SearchBudget, stop: Event | None, progress: Callable[[SearchResult], object] | None
    ) -> str:
        """Run until the search ends; return why it did."""
        if self.settings.early and self._trees[0].width == 1:
            return "forced"
        next_progress = time.perf_counter() + PROGRESS_S
        with ExitStack() as stack:
            helpers = len(self._trees) - 1
            pool = stack.enter_context(ThreadPoolExecutor(helpers)) if helpers else None
            while True:
                size = budget.next_chunk()
                running = [pool.submit(tree.run, size) for tree in self._trees[1:]] if pool else []
                self._trees[0].run(size)
                for helper in running:
                    helper.result()
                budget.done += size
                if budget.is_spent():
                    return "budget"
                if stop is not None and stop.is_set():
                    return "stopped"
                if (
                    budget.done % CHECK_SIMULATIONS == 0
                    and self.settings.early
                    and self._is_decided(budget.simulations_left())
                ):
                    return "early"
                if progress is not None and time.perf_counter() >= next_progress:
                    progress(self._result("running", budget.started))
                    next_progress = time.perf_counter() + PROGRESS_S

    def _root_visits(self, number: int) -> int:
        """The visits of a root decision in the trees of all threads."""
        return sum(int(tree.root_visits(number)) for tree in self._trees)

    def _is_decided(self, left: float) -> bool:
        """Whether no other decision can become the most visited in `left` simulations per thread."""
        visits = sorted(self._root_visits(number) for number in range(self._trees[0].width))
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0) > left * len(self._trees)

    def _result(self, ended: str, started: float) -> SearchResult:
        first = self._trees[0]
        simulations = sum(tree.simulations for tree in self._trees)
        moves = []
        for number in range(first.width):
            visits = self._root_visits(number)
            sums = [
                sum(seat) for seat in zip(*(tree.root_values(number) for tree in self._trees), strict=True)
            ]
            values = tuple(total / visits for total in sums) if visits else ()
            share = visits / simulations if simulations else 1 / first.width
            moves.append((MoveStats(first.root_action(number), visits, share, values), number))
        # The most visited first; then the higher value, then the lower id.
        moves.sort(
            key=lambda ranked: (-ranked[0].visits, -_mean_value(ranked[0], first.seat), ranked[0].action)
        )
        best, _ = moves[0]
        return SearchResult(
            action=best.action,
            seat=first.seat,
            moves=tuple(move for move, _ in moves),
            line=self.line_of(best.action),
            simulations=simulations,
            decisions=sum(tree.decisions for tree in self._trees),
            nodes=sum(tree.used for tree in self._trees),
            ended=ended,
            seconds=self._clock() - started,
        )


def _mean_value(move: MoveStats, seat: int) -> float:
    return move.values[seat] if move.values else -1.0
