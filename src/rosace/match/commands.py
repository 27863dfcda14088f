"""The commands to a match, as data. `Match.check` decides whether one is possible now.

A seat of None means the user's own seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from rosace.match.entries import Answers, By


@dataclass(frozen=True)
class Command:
    pass


@dataclass(frozen=True)
class SeatCommand(Command):
    """A command of a seat."""

    seat: int | None


@dataclass(frozen=True)
class Decide(SeatCommand):
    """A decision of the game. `position` is the number of the position it answers.

    `then` are further decisions of the same seat, to be taken right after it: all of them or none.
    """

    position: int
    action: int
    by: By = ""
    then: tuple[int, ...] = ()

    @property
    def actions(self) -> tuple[int, ...]:
        return (self.action, *self.then)


@dataclass(frozen=True)
class TakeBack(SeatCommand):
    """Undo the last decision, or the `whole` action that it belongs to, as far as that may be undone."""

    position: int
    whole: bool = False


@dataclass(frozen=True)
class Resign(SeatCommand):
    pass


@dataclass(frozen=True)
class Leave(SeatCommand):
    """Leave a running game."""


@dataclass(frozen=True)
class ReturnToSeat(SeatCommand):
    """Take the seat back from the computer player that stands in."""


@dataclass(frozen=True)
class OfferDraw(SeatCommand):
    """Offer a draw, or agree to one that was offered."""


@dataclass(frozen=True)
class DeclineDraw(SeatCommand):
    pass


@dataclass(frozen=True)
class TakeVacation(SeatCommand):
    """Begin or end days off."""

    on: bool


@dataclass(frozen=True)
class SetAnswers(SeatCommand):
    """Answer recurring questions in advance; replaces all earlier answers."""

    answers: Answers


@dataclass(frozen=True)
class VoteRematch(SeatCommand):
    pass


# Commands of users who need not have a seat.


@dataclass(frozen=True)
class Sit(Command):
    """Take a seat; None is any free one."""

    seat: int | None
    user: str
    name: str
    nonce: str = ""
    account: bool = False


@dataclass(frozen=True)
class SeatBot(Command):
    """Give a seat to a computer player; `user` must have opened the table."""

    seat: int
    player: str
    user: str


@dataclass(frozen=True)
class JoinSeat(Command):
    """Let another user hold the seat too: the same person on another device, or signed in."""

    seat: int
    user: str


@dataclass(frozen=True)
class StandUp(Command):
    """Free a seat before the game: the user's own, or a computer player's at a table the user has opened."""

    seat: int
    user: str


# Commands of the server.


@dataclass(frozen=True)
class GiveStandingAnswer(Command):
    """Decide for the seat to move by its standing answer."""


@dataclass(frozen=True)
class Forget(Command):
    """Give the seat of a deleted account a neutral name."""

    seat: int
    name: str


@dataclass(frozen=True)
class RunOut(Command):
    """The seat to move has run out of time."""


@dataclass(frozen=True)
class Follow(Command):
    """Name the table of the rematch."""

    table: str
