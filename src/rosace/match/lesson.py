"""A lesson: a game played beforehand, and what is said at some of its positions.

`lesson.json` in a game's folder has the whole log, chance outcomes among it, in notation:

    {"seats": 2, "options": {}, "seat": 0, "actions": ["first 1", ...],
     "steps": [{"after": 3, "say": "lesson-basilica-vault", "elements": ["vault:0"], "try": true}, ...]}

A step is shown in the position after so many actions. With `try` the learner, who sits in `seat`, decides
there, and what is wanted is the action that comes next in the log.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rosace.core import registry
from rosace.core.errors import BadAction, BadOptions, RosaceError
from rosace.core.ruleset import Ruleset
from rosace.match import messages

FILE = "lesson.json"

Number = Annotated[int, Meta(ge=0)]
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Element = Annotated[str, Meta(pattern=r"^[a-z][a-z-]*(:\S+)?$")]


class BadLesson(RosaceError):
    """A lesson that cannot be given."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said after so many actions, and about which elements; whether the learner decides."""

    after: Number
    say: Key
    elements: tuple[Element, ...] = ()
    try_: bool = msgspec.field(default=False, name="try")


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    seats: Number
    options: dict[str, Any]
    seat: Number
    actions: tuple[str, ...]
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]


def path_of(game: str) -> Path | None:
    """Where a game's lesson is; None if there is none."""
    home = registry.folder(game)
    return home / FILE if home is not None and (home / FILE).is_file() else None


def read(path: Path) -> Lesson:
    """The lesson of a file; BadLesson if it is none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Lesson)
    except (OSError, ValueError) as error:  # among them all of msgspec's
        raise BadLesson(f"{path.name}: {error}") from None


def tell(ruleset: Ruleset, lesson: Lesson) -> list[dict[str, Any]]:
    """The steps as a client shows them; BadLesson if the game cannot go like that."""
    positions = list(_positions(ruleset, lesson))
    before, found = 0, []
    for number, step in enumerate(lesson.steps, 1):
        if not before <= step.after < len(positions):
            raise BadLesson(
                f"step {number} comes after {step.after} actions, not {before} to {len(positions) - 1}"
            )
        before = step.after
        try:
            found.append(_told(ruleset, lesson, step, positions[step.after]))
        except BadLesson as error:
            raise BadLesson(f"step {number}: {error}") from None
    return found


def _positions(ruleset: Ruleset, lesson: Lesson) -> Iterator[Any]:
    """The position before the first action, and after each."""
    try:
        state = ruleset.new(lesson.seats, lesson.options)
    except BadOptions as error:
        raise BadLesson(str(error)) from None
    if lesson.seat >= state.seats:
        raise BadLesson(f"there is no seat {lesson.seat}")
    yield state.clone()
    for number, text in enumerate(lesson.actions, 1):
        try:
            action = ruleset.parse(text)
        except BadAction as error:
            raise BadLesson(f"action {number}: {error}") from None
        reason = ruleset.why_not(state, action)
        if reason is not None:
            raise BadLesson(f"action {number}, {text}: {reason.code} ({reason.clause})")
        state.apply(action)
        yield state.clone()


def _told(ruleset: Ruleset, lesson: Lesson, step: Step, state: Any) -> dict[str, Any]:
    asked = state.to_move() == lesson.seat
    found = {
        "say": step.say,
        "elements": step.elements,
        "view": ruleset.view(state, lesson.seat),
        "sheet": messages.sheet(ruleset.score_sheet(state), lesson.seat),
        "ask": messages.phrase(ruleset.ask(state)) if asked else None,
        "want": None,
        "touch": (),
    }
    if not step.try_:
        return found
    if not asked or step.after == len(lesson.actions):
        raise BadLesson(f"seat {lesson.seat} is to decide, but does not after {step.after} actions")
    wanted = ruleset.parse(lesson.actions[step.after])
    touch = ruleset.touch(state, wanted)
    return found | {"choices": messages.choices(ruleset, state), "want": wanted, "touch": touch}
