"""The order in which work for computer players is done, with a clock that the test moves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from rosace.server.scheduling import AGE_S, MIN_COST_S, Job, Owner, Scheduler, Urgency

FLOOD, NEIGHBOUR, STRANGER = Owner("eve", "10.0.0.1"), Owner("bob", "10.0.0.1"), Owner("ann", "10.0.0.2")


@dataclass
class Machine:
    """Processes that work off what a scheduler gives them, in simulated time."""

    processes: int = 2
    now: float = 0.0
    done: list[tuple[float, Job]] = field(default_factory=list)
    running: list[tuple[float, Job]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scheduler = Scheduler(lambda: self.now)

    def put(self, owner: Owner, cost: float = 1.0, urgency: Urgency = Urgency.MOVE) -> Job:
        job = Job(owner, cost, urgency=lambda: urgency)
        self.scheduler.put(job)
        return job

    def run(self, until: float) -> None:
        """Work until a time; every job takes as long as it should."""
        while True:
            while len(self.running) < self.processes and (job := self.scheduler.take()) is not None:
                self.running.append((self.now + job.cost, job))
            if not self.running or min(self.running, key=lambda one: one[0])[0] > until:
                self.now = until
                return
            ended, job = min(self.running, key=lambda one: one[0])
            self.running.remove((ended, job))
            self.now = ended
            self.scheduler.finish(job, job.cost)
            self.done.append((ended, job))

    def ended(self, job: Job) -> float:
        return next(when for when, one in self.done if one is job)


def taken(scheduler: Scheduler) -> list[Job]:
    found = []
    while (job := scheduler.take()) is not None:
        found.append(job)
    return found


def test_a_stranger_waits_for_one_piece_of_work_of_a_flood_and_not_for_all() -> None:
    machine = Machine()
    for _ in range(600):
        machine.put(FLOOD)
    machine.run(until=30.5)
    job = machine.put(STRANGER)
    machine.run(until=40)
    assert machine.ended(job) == 32.0  # half a second until a process is free, then a second of work


def test_those_who_wait_get_equal_shares_however_much_work_they_have() -> None:
    machine = Machine()
    owners = [Owner(name, name) for name in ("a", "b", "c", "d")]
    for number, owner in enumerate(owners, 1):
        for _ in range(100 * number):
            machine.put(owner)
    machine.run(until=100)
    shares = Counter(job.owner.person for _, job in machine.done)
    assert max(shares.values()) - min(shares.values()) <= 1 and sum(shares.values()) == 200


def test_short_work_is_no_whole_turn() -> None:
    """Who needs little time for each decision has more of them for the same share."""
    machine = Machine(processes=1)
    long, short = Owner("long", "1"), Owner("short", "2")
    for _ in range(200):
        machine.put(long, 1.0)
        machine.put(short, 0.2)
    machine.run(until=40)
    spent = {
        owner.person: sum(job.cost for _, job in machine.done if job.owner is owner)
        for owner in (long, short)
    }
    assert spent["long"] == pytest.approx(spent["short"], abs=2)


def test_many_guests_at_one_address_have_one_share_and_divide_it_among_them() -> None:
    machine = Machine(processes=1)
    guests = [Owner(f"guest {number}", "10.0.0.1") for number in range(20)]
    for owner in (*guests, STRANGER):
        for _ in range(200):
            machine.put(owner)
    machine.run(until=120)
    shares = Counter(job.owner.person for _, job in machine.done)
    assert shares["ann"] == 60 and {shares[guest.person] for guest in guests} == {3}


def test_a_newcomer_at_a_crowded_address_is_not_behind_the_crowd() -> None:
    machine = Machine(processes=1)
    for _ in range(300):
        machine.put(FLOOD)
    machine.run(until=50)
    job = machine.put(NEIGHBOUR)
    machine.run(until=60)
    assert machine.ended(job) <= 52


def test_time_without_work_is_not_saved_up() -> None:
    """Who comes back shares from now on; nobody makes up for a night."""
    machine = Machine(processes=1)
    machine.put(STRANGER)
    for _ in range(400):
        machine.put(FLOOD)
    machine.run(until=101)
    for _ in range(100):
        machine.put(STRANGER)
    before = len(machine.done)
    machine.run(until=141)
    shares = Counter(job.owner.person for _, job in machine.done[before:])
    assert abs(shares["ann"] - shares["eve"]) <= 1


def test_urgent_work_goes_first() -> None:
    machine = Machine()
    order = [Urgency.UNATTENDED, Urgency.HINT, Urgency.MOVE]
    jobs = {urgency: machine.put(Owner(urgency.name, urgency.name), urgency=urgency) for urgency in order}
    assert taken(machine.scheduler) == [jobs[urgency] for urgency in sorted(order)]


def test_urgency_is_that_of_the_moment() -> None:
    """Somebody begins to watch a table whose move waits."""
    machine, watched = Machine(), False
    first = machine.put(STRANGER, urgency=Urgency.UNATTENDED)
    job = Job(FLOOD, urgency=lambda: Urgency.MOVE if watched else Urgency.UNATTENDED)
    machine.scheduler.put(job)
    watched = True
    assert taken(machine.scheduler) == [job, first]


def test_nobody_starves() -> None:
    """Unattended work is done even while there is always more urgent work, of others and of its owner."""
    machine = Machine(processes=1)
    job = machine.put(STRANGER, urgency=Urgency.UNATTENDED)
    for owner in (FLOOD, Owner("other", "10.0.0.3"), STRANGER):
        for _ in range(100):
            machine.put(owner)
    machine.run(until=300)
    assert 2 * AGE_S < machine.ended(job) < 3 * AGE_S + 100


def test_old_unattended_work_of_one_owner_takes_no_more_than_its_share() -> None:
    machine = Machine(processes=1)
    for _ in range(300):
        machine.put(FLOOD, urgency=Urgency.UNATTENDED)
    machine.run(until=50)
    waits = []
    for _ in range(20):
        began, job = machine.now, machine.put(STRANGER)
        machine.run(until=began + 2.5)
        waits.append(machine.ended(job) - began)
    assert max(waits) <= 2.0


def test_quick_work_is_given_to_a_process_that_does_nothing_else() -> None:
    scheduler = Scheduler(lambda: 0.0)
    slow, quick = Job(FLOOD, 1.0), Job(FLOOD, MIN_COST_S, is_quick=True)
    scheduler.put(slow)
    assert scheduler.take(only_quick=True) is None
    scheduler.put(quick)
    assert scheduler.take(only_quick=True) is quick
    assert scheduler.take() is slow


def test_work_that_is_not_wanted_any_more_costs_nothing() -> None:
    scheduler = Scheduler(lambda: 0.0)
    first, second = Job(FLOOD, 1.0), Job(STRANGER, 1.0)
    scheduler.put(first)
    scheduler.put(second)
    assert scheduler.remove(first) and not scheduler.remove(first)
    assert taken(scheduler) == [second] and len(scheduler) == 0


def test_an_estimate_is_corrected_by_what_the_work_took() -> None:
    """Who has been charged too much is not behind afterwards."""
    scheduler = Scheduler(lambda: 0.0)
    jobs = [Job(owner, 1.0) for owner in (FLOOD, STRANGER, FLOOD, STRANGER)]
    for job in jobs:
        scheduler.put(job)
    first, second = scheduler.take(), scheduler.take()
    assert [first, second] == jobs[:2] and first is not None and second is not None
    scheduler.finish(second, 0.1)
    scheduler.finish(first, 1.0)
    assert taken(scheduler) == [jobs[3], jobs[2]]


def test_people_whose_address_is_not_known_have_shares_of_their_own() -> None:
    """After a restart nobody has come yet."""
    machine = Machine(processes=1)
    for name in ("a", "b"):
        for _ in range(20):
            machine.put(Owner(name))
    machine.run(until=10)
    assert Counter(job.owner.person for _, job in machine.done) == {"a": 5, "b": 5}


def test_nothing_is_remembered_of_those_who_are_gone() -> None:
    machine = Machine()
    for number in range(1000):
        machine.put(Owner(f"guest {number}", f"10.0.{number // 256}.{number % 256}"), 0.01)
        machine.run(until=machine.now + 0.003)
    machine.run(until=machine.now + 100)
    assert machine.scheduler._networks.used == {} == machine.scheduler._people
