"""The commands to a match, as data. `Match.check` decides whether one is possible now.

A seat of None means the user's own seat.
"""

from __future__ import annotations

from msgspec import Struct

from rosace.match.entries import Answers, By


class Command(Struct, frozen=True):
    pass


class SeatCommand(Command, frozen=True):
    """A command of a seat."""

    seat: int | None


class Decide(SeatCommand, frozen=True):
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


class TakeBack(SeatCommand, frozen=True):
    """Undo the last decision, or the `whole` action that it belongs to, as far as that may be undone."""

    position: int
    whole: bool = False


class Resign(SeatCommand, frozen=True):
    pass


class Leave(SeatCommand, frozen=True):
    """Leave a running game."""


class ReturnToSeat(SeatCommand, frozen=True):
    """Take the seat back from the computer player that stands in."""


class OfferDraw(SeatCommand, frozen=True):
    """Offer a draw, or agree to one that was offered."""


class DeclineDraw(SeatCommand, frozen=True):
    pass


class TakeVacation(SeatCommand, frozen=True):
    """Begin or end days off."""

    on: bool


class SetAnswers(SeatCommand, frozen=True):
    """Answer recurring questions in advance; replaces all earlier answers."""

    answers: Answers


class VoteRematch(SeatCommand, frozen=True):
    pass


# Commands of users who need not have a seat.


class Sit(Command, frozen=True):
    """Take a seat; None is any free one."""

    seat: int | None
    user: str
    name: str
    nonce: str = ""
    account: bool = False


class SeatBot(Command, frozen=True):
    """Give a seat to a computer player; `user` must have opened the table."""

    seat: int
    player: str
    user: str


class JoinSeat(Command, frozen=True):
    """Let another user hold the seat too: the same person on another device, or signed in."""

    seat: int
    user: str


class StandUp(Command, frozen=True):
    """Free a seat before the game: the user's own, or a computer player's at a table the user has opened."""

    seat: int
    user: str


# Commands of the server.


class GiveStandingAnswer(Command, frozen=True):
    """Decide for the seat to move by its standing answer."""


class Forget(Command, frozen=True):
    """Give the seat of a deleted account a neutral name."""

    seat: int
    name: str


class RunOut(Command, frozen=True):
    """The seat to move has run out of time."""


class Follow(Command, frozen=True):
    """Name the table of the rematch."""

    table: str
