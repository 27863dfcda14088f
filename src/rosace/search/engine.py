"""The search as others call it: budgets, threads, stopping, and what was found.

Simulations run in compiled chunks without the GIL. Between chunks Python looks at the clock, at the
stop flag, and at whether the choice can still change. Threads each have a tree of their own and take
their chunks in step, so that a number of simulations gives the same result whenever it is repeated.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from threading import Event, Lock
from typing import Any

from rosace.core.rng import scatter
from rosace.core.state import Kernel
from rosace.search.results import Move, SearchResult
from rosace.search.settings import Settings
from rosace.search.tree import Tree

CHUNK = 0.004  # seconds that a chunk should take
CHECK = 512  # simulations of a thread after which an early end is considered
REPORT = 0.1  # seconds between two calls of `progress`
THREADS = 256  # the most of a search; each has a tree of its own


@dataclass
class Budget:
    """What a search may spend, and what it has spent; simulations are those of each thread."""

    simulations: int | None
    seconds: float | None
    clock: Callable[[], float]
    began: float
    done: int = 0

    def elapsed(self) -> float:
        """Seconds, never none at all: some clocks tick slowly."""
        return max(1e-6, self.clock() - self.began)

    def left(self) -> float:
        """Simulations still to come, by the rate so far where only time is limited."""
        found = float("inf") if self.simulations is None else float(self.simulations - self.done)
        if self.seconds is not None and self.done:
            elapsed = self.elapsed()
            found = min(found, (self.seconds - elapsed) * self.done / elapsed)
        return max(0.0, found)

    def spent(self) -> bool:
        if self.simulations is not None and self.done >= self.simulations:
            return True
        return self.seconds is not None and self.elapsed() >= self.seconds

    def chunk(self) -> int:
        """How many simulations to run next: about CHUNK seconds, and never past the next check."""
        size = 8
        if self.done:
            elapsed = self.elapsed()
            left = CHUNK if self.seconds is None else self.seconds - elapsed
            size = max(1, int(self.done / elapsed * min(CHUNK, left)))
        size = min(size, CHECK - self.done % CHECK)
        return size if self.simulations is None else min(size, self.simulations - self.done)


class Search:
    """Searches positions of any compiled game, one at a time, in trees that are allocated once.

    `clock` is what seconds are read from; `time.thread_time` is fairer on a busy machine.

    >>> from rosace.core import registry
    >>> from rosace.core.journal import Journal
    >>> journal = Journal(registry.get("sagrada"), seed=4)
    >>> events = journal.deal()
    >>> found = Search().run(journal.state, simulations=500, seed=1)
    >>> found.action in journal.state.legal(), found.simulations
    (True, 500)
    """

    def __init__(
        self,
        settings: Settings | None = None,
        threads: int = 1,
        clock: Callable[[], float] = time.perf_counter,
    ):
        if not 1 <= threads <= THREADS:
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
        stop: Event | None = None,
        progress: Callable[[SearchResult], object] | None = None,
    ) -> SearchResult:
        """What the seat to move should do, within a number of simulations, or of seconds, or both.

        What the seat cannot know is drawn anew for every simulation, whatever the state holds. With
        neither limit the search goes on until `stop` is set. `progress` is told now and then what was
        found so far.
        """
        began = self._clock()
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
                tree.begin(state, scatter(seed, number))
            each = None if simulations is None else simulations // len(self._trees)
            budget = Budget(each, seconds, self._clock, began)
            ended = self._spend(budget, stop, progress)
            return self._found(ended, began)
        finally:
            self._busy.release()

    def _spend(
        self, budget: Budget, stop: Event | None, progress: Callable[[SearchResult], object] | None
    ) -> str:
        """Run until something ends it; say what."""
        if self.settings.early and self._trees[0].width == 1:
            return "forced"
        report = time.perf_counter() + REPORT
        with ExitStack() as stack:
            helpers = len(self._trees) - 1
            pool = stack.enter_context(ThreadPoolExecutor(helpers)) if helpers else None
            while True:
                size = budget.chunk()
                running = [pool.submit(tree.run, size) for tree in self._trees[1:]] if pool else []
                self._trees[0].run(size)
                for helper in running:
                    helper.result()
                budget.done += size
                if budget.spent():
                    return "budget"
                if stop is not None and stop.is_set():
                    return "stopped"
                if budget.done % CHECK == 0 and self.settings.early and self._decided(budget.left()):
                    return "early"
                if progress is not None and time.perf_counter() >= report:
                    progress(self._found("running", budget.began))
                    report = time.perf_counter() + REPORT

    def _visits(self, number: int) -> int:
        """How often all threads together took a decision of the root."""
        return sum(int(tree.taken(number)) for tree in self._trees)

    def _decided(self, left: float) -> bool:
        """Whether no other decision can become the most visited in what is left."""
        visits = sorted(self._visits(number) for number in range(self._trees[0].width))
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0) > left * len(self._trees)

    def _found(self, ended: str, began: float) -> SearchResult:
        first = self._trees[0]
        simulations = sum(tree.simulations for tree in self._trees)
        moves = []
        for number in range(first.width):
            visits = self._visits(number)
            sums = [sum(seat) for seat in zip(*(tree.worths(number) for tree in self._trees), strict=True)]
            values = tuple(total / visits for total in sums) if visits else ()
            share = visits / simulations if simulations else 1 / first.width
            moves.append((Move(first.action(number), visits, share, values), number))
        # The most visited first; of equals the one worth more, then the lower id.
        moves.sort(key=lambda item: (-item[0].visits, -_worth(item[0], first.seat), item[0].action))
        best, number = moves[0]
        tree = max(self._trees, key=lambda tree: tree.taken(number))
        return SearchResult(
            action=best.action,
            seat=first.seat,
            moves=tuple(move for move, _ in moves),
            line=tuple(tree.line(number)),
            simulations=simulations,
            decisions=sum(tree.decisions for tree in self._trees),
            nodes=sum(tree.used for tree in self._trees),
            ended=ended,
            seconds=self._clock() - began,
        )


def _worth(move: Move, seat: int) -> float:
    return move.values[seat] if move.values else -1.0
