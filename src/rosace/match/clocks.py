"""Whose clock runs, and when it runs out. Times are game times in milliseconds, spans are milliseconds."""

from __future__ import annotations

from rosace.match.terms import Bank, Days

SECOND_MS = 1000
DAY_MS = 24 * 3600 * SECOND_MS
NOBODY = -1


class Clocks:
    """The clocks of a table, advanced entry by entry.

    left      the remaining time of each seat; with days, of its current turn
    off       the remaining days off of each seat
    resting   which seats are on days off
    """

    def __init__(self, rule: Bank | Days, seats: int):
        self._rule = rule
        self.left = [self._first()] * seats
        self.off = [rule.vacation * DAY_MS if isinstance(rule, Days) else 0] * seats
        self.resting = [False] * seats
        self.running = NOBODY
        self.now = 0
        self._before = (NOBODY, list(self.left), 0)  # the clock before, the times then, and when

    def _first(self) -> int:
        return self._rule.seconds * SECOND_MS if isinstance(self._rule, Bank) else self._rule.days * DAY_MS

    def advance(self, now: int) -> None:
        """Advance the clocks to now. If the time goes backwards, they stand still."""
        passed = max(0, now - self.now)
        self.now = max(self.now, now)
        for seat, resting in enumerate(self.resting):
            rested = min(passed, self.off[seat]) if resting else 0
            self.off[seat] -= rested
            self.resting[seat] = resting and self.off[seat] > 0
            if seat == self.running:
                self.left[seat] -= passed - rested

    def hand_over(self, seat: int) -> None:
        """Stop the running clock, and start that of a seat, or none (NOBODY)."""
        if seat == self.running:
            return
        self._before = self.running, list(self.left), self.now
        if self.running != NOBODY and isinstance(self._rule, Bank):
            self.left[self.running] += self._rule.increment * SECOND_MS
        if seat != NOBODY and isinstance(self._rule, Days):
            self.left[seat] = self._first()
        self.running = seat

    def hand_back(self, seat: int) -> None:
        """Undo the last `hand_over`: the time since then counts for the seat before."""
        before, left, when = self._before
        if self.running != seat == before:
            self.left = left
            self.left[seat] -= self.now - when
            self.running = seat

    def deadline(self) -> int | None:
        """When the time of the seat to move runs out; None while no clock runs."""
        if self.running == NOBODY:
            return None
        off = self.off[self.running] if self.resting[self.running] else 0
        return self.now + self.left[self.running] + off
