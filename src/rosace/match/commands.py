"""What may be asked of a match, as data: `Match.check` says whether it is possible now.

A seat of None is the one that the asking user holds.
"""

from __future__ import annotations

from dataclasses import dataclass

from rosace.match.entries import Answers, By


@dataclass(frozen=True)
class Command:
    pass


@dataclass(frozen=True)
class SeatCommand(Command):
    """A command of somebody who sits at the table."""

    seat: int | None


@dataclass(frozen=True)
class Decide(SeatCommand):
    """A decision of the game. `position` is the number of the position it answers."""

    position: int
    action: int
    by: By = ""


@dataclass(frozen=True)
class TakeBack(SeatCommand):
    position: int


@dataclass(frozen=True)
class Resign(SeatCommand):
    pass


@dataclass(frozen=True)
class Leave(SeatCommand):
    """Leave a running game for good."""


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
    """Answer beforehand what is asked again and again; replaces what was answered before."""

    answers: Answers


@dataclass(frozen=True)
class VoteRematch(SeatCommand):
    pass


# What is asked by somebody who need not sit there.


@dataclass(frozen=True)
class Sit(Command):
    """Take a seat, or any free one with None."""

    seat: int | None
    user: str
    name: str
    nonce: str = ""


@dataclass(frozen=True)
class SeatBot(Command):
    """Give a seat to a computer player; `user`, who asks for it, must have opened the table."""

    seat: int
    player: str
    user: str


@dataclass(frozen=True)
class JoinSeat(Command):
    """Let another user hold a seat as well: the same person on another device, or by account."""

    seat: int
    user: str


@dataclass(frozen=True)
class StandUp(Command):
    """Free a seat before the game: one's own, or a computer player's at a table that one has opened."""

    seat: int
    user: str


# What the server does by itself.


@dataclass(frozen=True)
class GiveStandingAnswer(Command):
    """Decide for the seat to move as it has answered beforehand."""


@dataclass(frozen=True)
class RunOut(Command):
    """End the time of the seat to move."""


@dataclass(frozen=True)
class Follow(Command):
    """Name the table at which the same people play again."""

    table: str
