"""What was agreed when a table was opened; it holds until the end and is kept with the game."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rosace.core.ruleset import AIDS

Seconds = Annotated[int, Meta(ge=10, le=24 * 3600)]
Increment = Annotated[int, Meta(ge=0, le=3600)]
DaysEach = Annotated[int, Meta(ge=1, le=30)]
DaysOff = Annotated[int, Meta(ge=0, le=60)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Bank(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """Seconds for the whole game, and more of them whenever the turn is handed over."""

    seconds: Seconds
    increment: Increment = 0


class Days(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """Days for every turn, and days off during which the clock of a seat stands still."""

    days: DaysEach
    vacation: DaysOff = 0


class Assist(Struct, frozen=True, forbid_unknown_fields=True):
    """How the table helps: light up what is legal, show the score, count what is unseen, give hints.

    The first is for the client, which is told the legal decisions in any case: it knows no rules.
    """

    legal: bool = True
    score: bool = True
    unseen: bool = True
    hints: bool = False

    def names(self) -> tuple[str, ...]:
        """The kinds of help that are given."""
        return tuple(name for name in self.__struct_fields__ if getattr(self, name))

    def missing(self) -> tuple[str, ...]:
        """The aids that a view is to be without."""
        return tuple(name for name in AIDS if not getattr(self, name))


class Agreement(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What people agree on, whatever they play.

    absent      what becomes of a seat whose time runs out or that leaves: it loses, or a computer player,
                `stand_in`, goes on for it
    visibility  private: for who holds a seat; link: for whoever knows the address; public: in the lobby, too
    """

    clock: Bank | Days | None = None
    absent: Literal["lose", "bot"] = "lose"
    stand_in: Name = "journeyman"
    assist: Assist = Assist()
    take_back: bool = True
    visibility: Literal["private", "link", "public"] = "link"

    def agreed(self) -> dict[str, Any]:
        """Only this, by name."""
        return {name: getattr(self, name) for name in Agreement.__struct_fields__}


class Terms(Agreement, frozen=True, forbid_unknown_fields=True):
    """The terms of a table."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
