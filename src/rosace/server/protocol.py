"""The messages of a socket, version 1. docs/protocol.md explains them with examples.

A message is a JSON object with a `type`; the server may send several at once as a list. A client's message
has an `id`, and gets exactly one answer with it: `done`, `table`, `missed`, `preview`, `pong` or
`error`.
`at` is the number of the position that a message is about: if it is not the current position, the message
is refused, so nothing is done twice or too late.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rosace.match import commands
from rosace.match.entries import Answer

VERSION = 1

Id = Annotated[int, Meta(ge=0, le=2**53)]
TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Position = Annotated[int, Meta(ge=0, le=2**31)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
AnyAction = ActionNumber | Notation
FollowUps = Annotated[tuple[AnyAction, ...], Meta(max_length=16)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Cases = Annotated[dict[Word, Answer], Meta(max_length=64)]
Want = Literal["view", "choices", "events", "sheet", "picture", "presence", "story"]

# Messages from clients.


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    id: Id


class Ping(Message, frozen=True, tag="ping"):
    pass


class OfTable(Message, frozen=True):
    table: TableId


class OfSeat(OfTable, frozen=True):
    """`seat` is needed only if the user holds several seats and means one that is not to move."""

    seat: SeatNumber | None = None


class Watch(OfTable, frozen=True, tag="watch"):
    """Watch a table: from the user's own seat, from `seat`, or as a spectator (-1).

    With `since` the answer includes the events after that entry.
    """

    seat: Annotated[int, Meta(ge=-1, le=15)] | None = None
    since: Position | None = None
    want: Annotated[tuple[Want, ...], Meta(max_length=8)] = ("view", "choices", "events")


class Unwatch(OfTable, frozen=True, tag="unwatch"):
    pass


class Missed(OfTable, frozen=True, tag="missed", kw_only=True):
    """The events after an entry, a page of them; `seat` as in `watch`."""

    seat: Annotated[int, Meta(ge=-1, le=15)] | None = None
    since: Position


class Decide(OfSeat, frozen=True, tag="decide", kw_only=True):
    """A decision, and further decisions of the same seat to be taken right after it (`then`)."""

    at: Position
    action: AnyAction
    then: FollowUps = ()


class Preview(OfSeat, frozen=True, tag="preview", kw_only=True):
    at: Position
    action: AnyAction
    then: FollowUps = ()
    picture: bool = False


# Commands of a seat other than decisions; `command` is the same without its message.


class TakeBack(OfSeat, frozen=True, tag="take-back", kw_only=True):
    at: Position
    whole: bool = False

    def command(self) -> commands.SeatCommand:
        return commands.TakeBack(self.seat, self.at, self.whole)


class Resign(OfSeat, frozen=True, tag="resign"):
    def command(self) -> commands.SeatCommand:
        return commands.Resign(self.seat)


class Leave(OfSeat, frozen=True, tag="leave"):
    def command(self) -> commands.SeatCommand:
        return commands.Leave(self.seat)


class Return(OfSeat, frozen=True, tag="return"):
    def command(self) -> commands.SeatCommand:
        return commands.ReturnToSeat(self.seat)


class OfferDraw(OfSeat, frozen=True, tag="offer-draw"):
    def command(self) -> commands.SeatCommand:
        return commands.OfferDraw(self.seat)


class DeclineDraw(OfSeat, frozen=True, tag="decline-draw"):
    def command(self) -> commands.SeatCommand:
        return commands.DeclineDraw(self.seat)


class Vacation(OfSeat, frozen=True, tag="vacation", kw_only=True):
    on: bool

    def command(self) -> commands.SeatCommand:
        return commands.TakeVacation(self.seat, self.on)


class Answers(OfSeat, frozen=True, tag="answers", kw_only=True):
    answers: Annotated[dict[Word, Cases], Meta(max_length=8)]

    def command(self) -> commands.SeatCommand:
        return commands.SetAnswers(self.seat, self.answers)


class Rematch(OfSeat, frozen=True, tag="rematch"):
    def command(self) -> commands.SeatCommand:
        return commands.VoteRematch(self.seat)


SeatRequest = TakeBack | Resign | Leave | Return | OfferDraw | DeclineDraw | Vacation | Answers | Rematch

Received = Ping | Watch | Unwatch | Missed | Decide | Preview | SeatRequest

# Decodes a message; msgspec.DecodeError or ValidationError if it is not one.
read: Callable[[bytes | str], Received] = msgspec.json.Decoder(Received).decode

# Messages from the server: plain data, since most of it depends on the game.

write: Callable[[dict[str, Any]], bytes] = msgspec.json.Encoder().encode


def hello(you: dict[str, Any]) -> dict[str, Any]:
    return {"type": "hello", "protocol": VERSION, "you": you}


def done(number: int, table: str, seq: int, at: int) -> dict[str, Any]:
    """The command is stored durably."""
    return {"type": "done", "id": number, "table": table, "seq": seq, "at": at}


def error(number: int | None, code: str, **more: Any) -> dict[str, Any]:
    return {"type": "error", "id": number, "code": code, **more}


def presence(table: str, here: list[int], watching: int) -> dict[str, Any]:
    """The seats of people with an open page, and how many spectators watch."""
    return {"type": "presence", "table": table, "here": here, "watching": watching}


def bye(code: str, retry: int) -> dict[str, Any]:
    """The server stops; the client should reconnect after `retry` milliseconds."""
    return {"type": "bye", "code": code, "retry": retry}
