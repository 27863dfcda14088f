"""REST: the review of a finished game."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from rosace.core.state import OVER, Kernel
from rosace.match import Match
from rosace.server.access import is_sealed
from rosace.server.analysis_process import Log, ReviewTask
from rosace.server.api import Api, Call
from rosace.server.problems import Problem
from rosace.server.reviews import Making, Quality
from rosace.server.table_routes import table_of

api = Api()

PATH = "/tables/{table}/review"
PROBLEMS = (409, 503)


class ReviewQuery(Struct, frozen=True, forbid_unknown_fields=True):
    quality: Quality = "standard"


class ReviewInfo(Struct, frozen=True):
    """A review: `done`, or how far it is. `none` if no one has asked for it."""

    state: Literal["none", "queued", "running", "done"]
    progress: float
    review: msgspec.Raw | None = None


@api.get(
    PATH,
    query=ReviewQuery,
    answer=ReviewInfo,
    problems=PROBLEMS,
    summary="How far a review is, or the review",
)
async def review_info(call: Call) -> ReviewInfo:
    quality = call.query.quality
    await _task_of(call, quality)
    return await _found(call, quality) or ReviewInfo("none", 0.0)


@api.post(PATH, body=ReviewQuery, answer=ReviewInfo, problems=PROBLEMS, summary="Review a finished game")
async def review(call: Call) -> ReviewInfo:
    """A review is made once, and everyone who may see the table may read it."""
    quality = call.body.quality
    task = await _task_of(call, quality)
    found = await _found(call, quality)
    if found is not None:
        return found
    reviews, owner = call.app.reviews, call.owner
    reviews.check_room(owner)
    call.app.limits.check_request("review", call.request.scope)
    return _progress(reviews.start(call.path["table"], task, owner))


async def _found(call: Call, quality: Quality) -> ReviewInfo | None:
    """The review, or how far it is; None if it is to be made."""
    table, reviews = call.path["table"], call.app.reviews
    making = await reviews.making(table, quality)
    document = await reviews.stored(table, quality)  # after `making`: it may just have been finished
    if document is not None:
        return ReviewInfo("done", 1.0, msgspec.Raw(document))
    return None if making is None else _progress(making)


def _progress(making: Making) -> ReviewInfo:
    return ReviewInfo("running" if making.is_running else "queued", making.progress)


async def _task_of(call: Call, quality: Quality) -> ReviewTask:
    """What there is to review; a Problem if it may not or cannot be."""
    table = await table_of(call)
    async with table.reading() as match:
        check_reviewable(match)
        assert match.journal is not None
        log = Log(match.ruleset.spec.name, len(match.seats), match.options, tuple(match.journal.actions))
        begin = len(match.opened.given)  # what a fork was given was not played here
    return ReviewTask(log, quality, begin)


def check_reviewable(match: Match) -> None:
    """Refuse while anyone plays, and what the search cannot play or no one has played to the end."""
    if match.result is None:
        raise Problem(409, "not-over", "a game can be reviewed only when it is over")
    if is_sealed(match):
        raise Problem(409, "day-is-running", "a game of the day can be reviewed only after the day")
    if match.journal is None or match.state.to_move() != OVER:
        raise Problem(409, "no-analysis", "the game was given up before its end: it cannot be reviewed")
    if not isinstance(match.state, Kernel):
        raise Problem(409, "no-analysis", "the game is not compiled for a search: it cannot be reviewed")
