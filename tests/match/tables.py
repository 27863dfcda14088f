"""Tables for the tests: people who sit down and decide at random, a second apart."""

from __future__ import annotations

from typing import Any

from rosace.core import registry
from rosace.core.rng import Rng
from rosace.match import Match, Outcome, Terms, entries
from rosace.match.commands import Command, Decide, Sit
from rosace.match.entries import By, Opened

SECRET = "5e" * 32
GAMES = ("basilica", "fantazja", "sagrada")


class Played:
    """A match with its log, and a clock that the test moves."""

    def __init__(self, game: str = "basilica", seats: int = 2, given: list[int] | None = None, **terms: Any):
        rules = registry.get(game).spec.rules
        self.now = 1_000_000
        opened = Opened(self.now, Terms(game, seats, **terms), rules, SECRET, given=given or [])
        self.match = Match(opened)
        self.log: list[Any] = [opened]

    def do(self, command: Command, after: int = 1000) -> Outcome:
        """Something that a person wants, `after` so many milliseconds."""
        self.now += after
        checked = self.match.check(command, self.now)
        self.log.append(entries.read(entries.write(checked.entry)))
        return self.match.apply(checked.entry, checked.decisions)

    def sit_all(self) -> Played:
        for seat in range(len(self.match.seats)):
            self.do(Sit(seat, f"user-{seat}", f"Name {seat}", f"nonce-{seat}"), after=0)
        return self

    def decide(self, action: int | None = None, after: int = 1000) -> Outcome:
        """The seat to move decides: the first legal action, unless another is given."""
        match = self.match
        chosen = match.state.legal()[0] if action is None else action
        by: By = "bot" if self.match.seats[match.to_move].player else ""
        return self.do(Decide(match.to_move, match.position, chosen, by), after=after)

    def play(self, seed: int, most: int = 10_000) -> Played:
        """Random decisions, to the end or for so many."""
        rng = Rng(seed)
        while self.match.status == "playing" and self.match.moves < most:
            legal = self.match.state.legal()
            self.decide(legal[rng.pick(len(legal))])
        return self
