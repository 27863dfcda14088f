"""REST: lessons, each a prepared game with texts at some of its positions."""

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
    """A text about a position. With `choices` the learner decides: `want` is right, `touch` its path."""

    say: str
    elements: list[str]
    view: dict[str, Any]
    sheet: dict[str, Any]
    ask: dict[str, Any] | None
    want: int | None
    touch: list[str]
    choices: list[dict[str, Any]] | UnsetType = UNSET


class LessonInfo(Struct, frozen=True):
    """A lesson for the player of `seat`."""

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
    """The encoded answer, which never changes while the server runs."""
    ruleset, path = game_named(name), lesson.path_of(name)
    if path is None:
        raise Problem(404, "no-such-lesson", f"{name} has no lesson")
    script = lesson.read(path)
    return msgspec.json.encode({"game": name, "seat": script.seat, "steps": lesson.tell(ruleset, script)})
