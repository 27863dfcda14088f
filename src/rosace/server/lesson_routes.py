"""REST: lessons, each a game played beforehand with something said at some of its positions."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType
from starlette.responses import Response

from rosace.match import lesson
from rosace.server.api import JSON, Api, Call
from rosace.server.problems import Problem
from rosace.server.table_routes import game_named

api = Api()


class LessonStep(Struct, frozen=True):
    """What is said of a position. With `choices` the learner decides; `want` is right, `touch` the way."""

    say: str
    elements: list[str]
    view: dict[str, Any]
    sheet: dict[str, Any]
    ask: dict[str, Any] | None
    want: int | None
    touch: list[str]
    choices: list[dict[str, Any]] | UnsetType = UNSET


class LessonInfo(Struct, frozen=True):
    """A lesson for who sits in `seat`."""

    game: str
    seat: int
    steps: list[LessonStep]


@api.get("/lessons/{game}", answer=LessonInfo, summary="A lesson in a game")
async def lesson_of(call: Call) -> Response:
    ruleset = game_named(call.path["game"])
    body = await asyncio.to_thread(_written, ruleset.spec.name)
    return Response(body, headers={"cache-control": "no-store"}, media_type=JSON)


@cache
def _written(name: str) -> bytes:
    """The answer: it never changes while the server runs."""
    ruleset, path = game_named(name), lesson.path_of(name)
    if path is None:
        raise Problem(404, "no-such-lesson", f"there is no lesson in {name}")
    found = lesson.read(path)
    return msgspec.json.encode({"game": name, "seat": found.seat, "steps": lesson.tell(ruleset, found)})
