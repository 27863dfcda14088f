"""A lesson: a prepared game with texts at some of its positions.

`lesson.json` in a game's folder has the whole log in notation, including chance outcomes:

    {"seats": 2, "options": {}, "seat": 0, "actions": ["first 1", ...],
     "steps": [{"after": 3, "say": "lesson-basilica-vault", "elements": ["vault:0"], "try": true}, ...]}

A step is shown in the position after `after` actions. With `try` the learner, who plays `seat`, must find
the next action of the log.
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
    """A lesson that cannot be shown."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A text after so many actions, its elements, and whether the learner must decide."""

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
    """The path of a game's lesson; None if it has none."""
    home = registry.folder(game)
    return home / FILE if home is not None and (home / FILE).is_file() else None


def read(path: Path) -> Lesson:
    """Read a lesson; BadLesson if the file is not one."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Lesson)
    except (OSError, ValueError) as error:  # includes msgspec's errors
        raise BadLesson(f"{path.name}: {error}") from None


def tell(ruleset: Ruleset, lesson: Lesson) -> list[dict[str, Any]]:
    """The steps as a client shows them; BadLesson if the log breaks the rules."""
    positions = list(_positions(ruleset, lesson))
    before, shown = 0, []
    for number, step in enumerate(lesson.steps, 1):
        if not before <= step.after < len(positions):
            raise BadLesson(
                f"step {number} comes after {step.after} actions, not {before} to {len(positions) - 1}"
            )
        before = step.after
        try:
            shown.append(_shown_step(ruleset, lesson, step, positions[step.after]))
        except BadLesson as error:
            raise BadLesson(f"step {number}: {error}") from None
    return shown


def _positions(ruleset: Ruleset, lesson: Lesson) -> Iterator[Any]:
    """The position before the first action, and after each."""
    try:
        state = ruleset.new(lesson.seats, lesson.options)
    except BadOptions as error:
        raise BadLesson(str(error)) from None
    if lesson.seat >= state.seats:
        raise BadLesson(f"no seat {lesson.seat}")
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


def _shown_step(ruleset: Ruleset, lesson: Lesson, step: Step, state: Any) -> dict[str, Any]:
    asked = state.to_move() == lesson.seat
    shown = {
        "say": step.say,
        "elements": step.elements,
        **messages.position(ruleset, state, lesson.seat),
        "ask": messages.phrase(ruleset.ask(state)) if asked else None,
        "want": None,
        "touch": (),
    }
    if not step.try_:
        return shown
    if not asked or step.after == len(lesson.actions):
        raise BadLesson(f"seat {lesson.seat} is not to move after {step.after} actions")
    wanted = ruleset.parse(lesson.actions[step.after])
    touch = ruleset.touch(state, wanted)
    return shown | {"choices": messages.choices(ruleset, state), "want": wanted, "touch": touch}
