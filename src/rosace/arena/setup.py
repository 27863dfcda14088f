"""The setup of an arena: who plays whom, how often, with which seeds and limits.

A deal is one seed. Each line-up of players plays each deal once from every rotation of its seats, so seat
and luck favour no player. With two seats the line-ups are the pairs, and a deal is played twice with seats
swapped. Games are numbered deal by deal, so asking for more games later only adds to those played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, combinations_with_replacement
from json import dumps
from typing import Any

from rosace import players
from rosace.core.errors import BadOptions
from rosace.core.rng import scatter
from rosace.core.ruleset import Ruleset
from rosace.players import Budget

FORMAT = "rosace-arena 1"
TIMEOUT_FACTOR = 3.0  # a decision may take this many times its budget,
TIMEOUT_GRACE_S = 10.0  # and this much more, before the game is lost
DEFAULT_TIMEOUT_S = 60.0  # without a time budget


@dataclass(frozen=True)
class Fixture:
    """One game to be played: the number of the player at each seat, and the seed."""

    number: int
    deal: int
    seats: tuple[int, ...]
    seed: int


@dataclass(frozen=True)
class Setup:
    """An arena before its first game. `allowance`: seconds a decision may take before the game is lost."""

    ruleset: Ruleset
    options: Mapping[str, Any]
    seats: int
    players: tuple[str, ...]
    seed: int
    budget: Budget
    allowance: float | None
    version: str

    @classmethod
    def make(
        cls,
        ruleset: Ruleset,
        names: Sequence[str],
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        seed: int = 0,
        budget: Budget | None = None,
        allowance: float | None = None,
        version: str = "",
    ) -> Setup:
        """Check everything that can be checked without running a player; BadOptions says what is wrong."""
        seat_count, validated = ruleset.validate_options(
            _default_seats(ruleset) if seats is None else seats, options
        )
        ruleset.new(seat_count, validated)  # refuses options that do not go together
        if seat_count < 2:
            raise BadOptions("an arena needs two seats or more; rosace simulate plays games for one")
        if len(names) < 2:
            raise BadOptions(f"an arena needs two players or more, not {len(names)}: give --player for each")
        for name in names:
            players.check(name)
            players.check_can_play(name, ruleset)
            if names.count(name) > 1:
                raise BadOptions(f"player {name} is named {names.count(name)} times: once is enough")
        return cls(ruleset, validated, seat_count, tuple(names), seed, budget or Budget(), allowance, version)

    @cached_property
    def lineups(self) -> list[tuple[int, ...]]:
        return lineups(len(self.players), self.seats)

    @property
    def games_a_deal(self) -> int:
        return len(self.lineups) * self.seats

    def deals(self, games: int) -> int:
        """How many deals give every line-up this many games; BadOptions if no number does."""
        if games < 1 or games % self.seats:
            raise BadOptions(
                f"games are played from each of {self.seats} seatings: --games is a multiple of"
                f" {self.seats}, not {games}"
            )
        return games // self.seats

    def fixture(self, number: int) -> Fixture:
        """The game with a number."""
        deal, remainder = divmod(number, self.games_a_deal)
        lineup, rotation = divmod(remainder, self.seats)
        seats = self.lineups[lineup]
        return Fixture(number, deal, seats[rotation:] + seats[:rotation], scatter(self.seed, deal))

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        """All games of the first `deals` deals, in order."""
        return map(self.fixture, range(deals * self.games_a_deal))

    def names(self, fixture: Fixture) -> list[str]:
        """The names of the players, seat by seat."""
        return [self.players[player] for player in fixture.seats]

    def decision_timeout(self, player: str) -> float:
        """Seconds a decision of a player may take before its game is lost."""
        if self.allowance is not None:
            return self.allowance
        seconds = (players.parse(player).budget or self.budget).seconds
        return DEFAULT_TIMEOUT_S if seconds is None else TIMEOUT_FACTOR * seconds + TIMEOUT_GRACE_S

    @cached_property
    def document(self) -> dict[str, Any]:
        """Everything the games depend on, as JSON, with a digest of each bot's file."""
        return {
            "format": FORMAT,
            "rosace": self.version,
            "game": self.ruleset.spec.name,
            "rules": self.ruleset.spec.rules,
            "options": dict(self.options),
            "seats": self.seats,
            "players": [{"name": name} | players.identity(name) for name in self.players],
            "seed": self.seed,
            "time": self.budget.seconds,
            "simulations": self.budget.simulations,
            "allowance": self.allowance,
        }

    @property
    def file_digests(self) -> dict[str, str]:
        """Name of a bot -> digest of its file."""
        return {player["name"]: player["sha256"] for player in self.document["players"] if "sha256" in player}

    @property
    def digest(self) -> str:
        """A short hash of the document."""
        return sha256(dumps(self.document, sort_keys=True).encode()).hexdigest()[:8]


def lineups(players: int, seats: int) -> list[tuple[int, ...]]:
    """Every choice of players that fills the seats. With too few players all take part, some at two seats.

    >>> lineups(3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> lineups(2, 3)
    [(0, 0, 1), (0, 1, 1)]
    """
    if players >= seats:
        return list(combinations(range(players), seats))
    choices = combinations_with_replacement(range(players), seats)
    return [lineup for lineup in choices if len(set(lineup)) == players]


def _default_seats(ruleset: Ruleset) -> int:
    """The first number of seats of a game that is more than one."""
    return next((number for number in ruleset.spec.seats if number > 1), ruleset.spec.seats[0])
