"""The fixed settings of a table, stored with the game."""

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
    """Seconds for the whole game, and an increment when the turn passes on."""

    seconds: Seconds
    increment: Increment = 0


class Days(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="days"):
    """Days per turn, and days off during which the clock of a seat stops."""

    days: DaysEach
    vacation: DaysOff = 0


class Assist(Struct, frozen=True, forbid_unknown_fields=True):
    """The aids of a table: highlight legal actions, show the score, count unseen components, give hints.

    The first concerns only the client, which gets the legal actions in any case: it knows no rules.
    """

    legal: bool = True
    score: bool = True
    unseen: bool = True
    hints: bool = False

    def names(self) -> tuple[str, ...]:
        """The names of the aids that are on."""
        return tuple(name for name in self.__struct_fields__ if getattr(self, name))

    def missing(self) -> tuple[str, ...]:
        """The aids to remove from views."""
        return tuple(name for name in AIDS if not getattr(self, name))


class Agreement(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings that do not depend on the game.

    absent      what happens to a seat that runs out of time or leaves: it loses, or a computer player,
                `stand_in`, takes over
    visibility  private: only for its seats; link: for anyone with the address; public: also in the lobby
    """

    clock: Bank | Days | None = None
    absent: Literal["lose", "bot"] = "lose"
    stand_in: Name = "journeyman"
    assist: Assist = Assist()
    take_back: bool = True
    visibility: Literal["private", "link", "public"] = "link"

    def agreed(self) -> dict[str, Any]:
        """These settings by name, without those of a subclass."""
        return {name: getattr(self, name) for name in Agreement.__struct_fields__}


class Terms(Agreement, frozen=True, forbid_unknown_fields=True):
    """The terms of a table."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
