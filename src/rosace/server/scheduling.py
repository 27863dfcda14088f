"""Who thinks next: a fair order of the work that waits for a process. No I/O, and the clock is given.

The most urgent work goes first; work that has waited long becomes more urgent. Among equally urgent work the
network address goes first that has used the least time, and within it the person who has: everybody who
waits gets an equal share, however much work one of them has. An address that comes back after a while has
saved up nothing (start-time fair queueing).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from math import inf

AGE_S = 10.0  # seconds of waiting after which work is as urgent as the next more urgent kind
MIN_COST_S = 0.01  # seconds that even the shortest work takes


class Urgency(IntEnum):
    """The kinds of work, the most urgent first."""

    MOVE = 0  # at a watched table
    HINT = 1  # or another analysis that a person waits for
    UNATTENDED = 2  # a move that no one watches


@dataclass(frozen=True)
class Owner:
    """For whom work is done. `network` is where they come from (`asgi.network_of`); it is never stored."""

    person: str
    network: str = ""

    @property
    def share(self) -> str:
        """The key of the share: a person whose network is not known has their own."""
        return self.network or f"person {self.person}"


@dataclass(eq=False)
class Job:
    """Work that waits: its owner, the seconds that it should take, and how urgent it is at this moment."""

    owner: Owner
    cost: float = MIN_COST_S
    is_quick: bool = False
    urgency: Callable[[], Urgency] = lambda: Urgency.MOVE
    number: int = field(default=0, init=False)
    queued: float = field(default=0.0, init=False)


class Shares:
    """The time that each key has used; `now` is the time used by the key that was served last."""

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self._present: Counter[str] = Counter()  # work of each key that waits or is being done
        self._now = 0.0

    def enter(self, key: str) -> None:
        if not self._present[key]:
            self.used[key] = max(self.used.get(key, 0.0), self._now)
        self._present[key] += 1

    def begin(self, key: str, cost: float) -> None:
        self._now = max(self._now, self.used[key])
        self.used[key] += cost

    def correct(self, key: str, seconds: float) -> None:
        self.used[key] += seconds

    def leave(self, key: str) -> None:
        self._present[key] -= 1
        if not self._present[key]:
            del self._present[key]
            self._forget()

    def _forget(self) -> None:
        """Forget who is gone, unless they have used more than others yet; if all are gone, all are equal."""
        before = self._now if self._present else inf
        for key in [key for key, used in self.used.items() if used <= before and key not in self._present]:
            del self.used[key]


class Scheduler:
    """The work that waits. `take` gives the next, `finish` says how long it took."""

    def __init__(self, clock: Callable[[], float]):
        self._clock = clock
        self._waiting: dict[int, Job] = {}
        self._numbers = count()
        self._networks = Shares()
        self._people: dict[str, Shares] = {}  # of each network

    def __len__(self) -> int:
        return len(self._waiting)

    def waiting_of(self, owner: Owner) -> int:
        """How much work waits for an owner's share."""
        return sum(job.owner.share == owner.share for job in self._waiting.values())

    def put(self, job: Job) -> None:
        job.number, job.queued = next(self._numbers), self._clock()
        self._waiting[job.number] = job
        share = job.owner.share
        self._networks.enter(share)
        self._people.setdefault(share, Shares()).enter(job.owner.person)

    def take(self, only_quick: bool = False) -> Job | None:
        """The next work, which begins now; None if there is none, or no quick work."""
        now = self._clock()
        fit = (job for job in self._waiting.values() if job.is_quick or not only_quick)
        job = min(fit, key=lambda job: self._rank(job, now), default=None)
        if job is not None:
            del self._waiting[job.number]
            share = job.owner.share
            self._networks.begin(share, job.cost)
            self._people[share].begin(job.owner.person, job.cost)
        return job

    def _rank(self, job: Job, now: float) -> tuple[int, float, float, int]:
        share = job.owner.share
        urgency = max(0, job.urgency() - int((now - job.queued) / AGE_S))
        used = self._networks.used[share], self._people[share].used[job.owner.person]
        return urgency, *used, job.number

    def finish(self, job: Job, seconds: float) -> None:
        """Work that was taken is done, and took so long."""
        share, extra = job.owner.share, max(seconds, MIN_COST_S) - job.cost
        self._networks.correct(share, extra)
        self._people[share].correct(job.owner.person, extra)
        self._leave(job)

    def remove(self, job: Job) -> bool:
        """Remove work that is not wanted any more; False if it does not wait."""
        if self._waiting.pop(job.number, None) is None:
            return False
        self._leave(job)
        return True

    def _leave(self, job: Job) -> None:
        share = job.owner.share
        self._networks.leave(share)
        self._people[share].leave(job.owner.person)
        for gone in self._people.keys() - self._networks.used.keys():
            del self._people[gone]
