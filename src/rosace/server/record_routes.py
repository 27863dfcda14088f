"""REST: records, positions of a game, score sheets, why not, hints."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import PlainTextResponse, Response

from rosace.core import registry
from rosace.core.errors import BadAction, BadDocument
from rosace.core.ruleset import Reason as Because
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE, OVER, Kernel
from rosace.match import Match, Refused, daily, entries, gestures, messages
from rosace.players import default_level
from rosace.server import tellings, updates
from rosace.server.access import is_sealed
from rosace.server.analysis_process import HintAnswer, HintTask, Log
from rosace.server.api import Api, Call
from rosace.server.bots import Question
from rosace.server.game_clock import wall_ms
from rosace.server.problems import Problem
from rosace.server.protocol import ActionNumber, FollowUps, Notation, SeatNumber, Word
from rosace.server.scheduling import Urgency
from rosace.server.storage import Summary
from rosace.server.table_routes import MoveNumber, game_named, table_of, unreadable
from rosace.server.worker_process import WorkFailed

api = Api()

HINT_PLAYER = "master"
PLAIN_TEXT = "text/plain"

Touched = Annotated[tuple[Word, ...], Meta(min_length=1, max_length=8)]


class MoveQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The viewer: a seat, by default a spectator, or all seats at once when the game is over.

    With `picture` the answer has the view as an SVG document, too.
    """

    seat: SeatNumber | None = None
    all: bool = False
    picture: bool = False


class Phrase(Struct, frozen=True):
    key: str
    params: dict[str, Any]


class Reason(Struct, frozen=True):
    code: str
    clause: str
    elements: list[str]
    params: dict[str, Any]


class MoveInfo(Struct, frozen=True):
    """A position of a game: the last action and its events, the view, and the number of moves."""

    table: str
    move: int
    moves: int
    mover: int
    action: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    sheet: dict[str, Any] | None
    picture: str | None | UnsetType = UNSET


class SheetInfo(Struct, frozen=True):
    """A score sheet: lines with message, clause and elements, and the total of each seat.

    `corrections` are there if a real game breaks the rules: sets of `elements` (`pieces` in notation) to take
    away from a seat, with its total without them. A seat's first is its best.
    """

    lines: list[dict[str, Any]]
    totals: list[int]
    corrections: list[dict[str, Any]] | UnsetType = UNSET


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """An action to explain, by id or notation, at a move or now; or `touch`, elements in order.

    `after` are decisions of the seat that are not taken yet: the question is about the position after them.
    """

    action: ActionNumber | Notation | None = None
    touch: Touched | None = None
    move: MoveNumber | None = None
    after: FollowUps = ()


class AskedOf(Struct, frozen=True, forbid_unknown_fields=True):
    """A position document, and an action to explain there, or touched elements."""

    position: dict[str, Any]
    action: ActionNumber | Notation | None = None
    touch: Touched | None = None


class Why(Struct, frozen=True):
    """Why the rules refuse an action; no reason if it is legal.

    `text` is its notation, empty if the touched elements do not determine one action.
    """

    legal: bool
    text: str
    reason: Reason | None


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """A position document, or the part of one that scoring needs."""

    position: dict[str, Any]


class Hint(Struct, frozen=True):
    """What a computer player would do here, and why rather than the next best decision.

    `reason` has sentences as messages, about `elements`; `win` is the seat's chance to win with the hint.
    Without a search there are no reasons.
    """

    at: int
    action: int
    text: str
    label: dict[str, Any]
    reason: list[Phrase] = []
    elements: list[str] = []
    win: float | None = None
    next_best: str | None = None


@api.get(
    "/tables/{table}/record",
    answer=str,
    media=PLAIN_TEXT,
    problems=(409,),
    summary="A finished game as a record",
)
async def record(call: Call) -> Response:
    """By rules that this server does not have, as it was told when it had them."""
    if (row := await unreadable(call)) is not None:
        return _download(row.game, row.table, await told_record(call, row))
    table = await table_of(call)
    async with table.reading() as match:
        if match.result is None:
            raise _not_over()
        if match.journal is None:
            raise Problem(409, "not-playing", "the game was ended before it had begun")
        return _download(match.ruleset.spec.name, table.name, record_of(match))


def file_name(game: str, table: str) -> str:
    return f"{game}-{table}.rosace"


def record_of(match: Match) -> str:
    """The record of a finished game; while its day lasts, that of a game of the day keeps the secret."""
    record = match.record().signed()
    return (replace(record, secret=None) if is_sealed(match) else record).dumps()


def _not_over() -> Problem:
    return Problem(409, "not-over", "a game can be downloaded only when it is over")


def _download(game: str, table: str, text: str) -> Response:
    name = file_name(game, table)
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def told_record(call: Call, row: Summary) -> str:
    """The record of a game that cannot be replayed here."""
    result = updates.result_of(row)
    if result is None:
        raise _not_over()
    opened: Any = entries.read((await call.app.store.read(row.table))[0])
    telling = await call.app.store.telling(row.table)
    if telling is None:
        raise Refused("old-rules", rules=row.rules, present=registry.get(row.game).spec.rules)
    told_seq, data = telling
    kind, seat = result["kind"], result["seat"]
    how = "" if kind == "rules" else kind if seat is None else f"{kind} {seat + 1}"
    names = [person["name"] for person in msgspec.json.decode(row.data)["people"]]
    secret = "" if opened.day and wall_ms() < daily.end_of(opened.day) else opened.secret
    missing = row.seq - told_seq - (kind == updates.ENDED)
    return tellings.told(data, opened, names, how, max(0, missing), secret)


# Positions of a game.


@api.get(
    "/tables/{table}/moves/{move}",
    query=MoveQuery,
    answer=MoveInfo,
    problems=(403,),
    summary="A position of a game",
)
async def move(call: Call) -> MoveInfo:
    table = await table_of(call)
    wanted = int(call.path["move"])
    async with table.reading() as match:
        seat = _eyes(match, call)
        if match.journal is None or wanted > match.moves:
            raise Problem(404, "no-such-move", f"the game has {match.moves} moves")
        actions = list(match.journal.actions[: match.log_lengths[wanted]])
        first = match.log_lengths[wanted - 1] if wanted else 0
    return await asyncio.to_thread(_move_info, table.name, match, seat, call.query, wanted, actions, first)


def _eyes(match: Match, call: Call) -> int | None:
    """The viewer a user may choose: during the game their own seat or a spectator, afterwards anyone."""
    wanted = call.query.seat
    if wanted is not None and wanted >= len(match.seats):
        raise Problem(404, "no-such-seat", f"there are {len(match.seats)} seats")
    own = wanted is None or wanted in match.seats_of(call.identity.user)
    if match.result is None and (call.query.all or not own):
        raise Problem(403, "secret", "while a game is played, its secrets are")
    return wanted


def _move_info(
    name: str, match: Match, seat: int | None, query: MoveQuery, number: int, actions: list[int], first: int
) -> MoveInfo:
    ruleset, everything = match.ruleset, query.all
    state, events, action_text = ruleset.new(len(match.seats), match.options), [], None
    for index, action in enumerate(actions):
        before = state.clone()
        state.apply(action)
        if index >= first:
            events += ruleset.narrate(before, action, state)
            if index == first and number:
                action_text = ruleset.text(action)
    open_to_all = everything or match.result is not None
    secret = any(event.audience is not None for event in events)
    hidden = action_text is not None and not open_to_all and secret
    sheet = (
        messages.sheet(ruleset.score_sheet(state), seat, everything) if messages.shows_score(match) else None
    )
    view = messages.view(match, state, seat)
    if number == match.moves:
        messages.add_winners(match, view)
    return MoveInfo(
        table=name,
        move=number,
        moves=match.moves,
        mover=state.to_move(),
        action=None if hidden else action_text,
        events=messages.events(events, seat, len(match.seats) if everything else 0),
        view=view,
        sheet=sheet,
        picture=messages.picture(match, state, seat) if query.picture else UNSET,
    )


# Rules queries.


@api.post("/tables/{table}/why", body=Asked, answer=Why, problems=(409,), summary="Why an action is refused")
async def why(call: Call) -> Why:
    """For the seat to move or, when the game is over, for everyone at any move."""
    table = await table_of(call)
    async with table.reading() as match:
        if match.journal is None:
            raise Refused("not-playing")
        if match.result is None:
            seat = match.to_move
            if call.body.move not in (None, match.moves) or seat not in match.seats_of(call.identity.user):
                raise Refused("not-your-turn")
            state = _after(match.ruleset, match.determinized(seat), call.body.after)
        else:
            wanted = match.moves if call.body.move is None else call.body.move
            if wanted > match.moves:
                raise Problem(404, "no-such-move", f"the game has {match.moves} moves")
            state = match.position_after(wanted)
    return await asyncio.to_thread(_why, match.ruleset, state, call.body)


def _after(ruleset: Ruleset, state: Any, actions: Sequence[int | str]) -> Any:
    """The position after decisions of the seat to move; Refused if one is not legal."""
    seat = state.to_move()
    for action in actions:
        try:
            number = ruleset.parse(action) if isinstance(action, str) else action
        except BadAction as error:
            raise Problem(400, "no-such-action", str(error)) from None
        if state.to_move() != seat:
            raise Refused("not-your-turn")
        if state.check(number) != 0:
            raise Refused("illegal", ruleset.why_not(state, number))
        state.apply(number)
    if state.to_move() != seat:
        raise Refused("not-your-turn")
    return state


def _why(ruleset: Ruleset, state: Any, asked: Asked | AskedOf) -> Why:
    if asked.touch is not None and asked.action is None:
        explained = gestures.explain(ruleset, state, asked.touch)
        text = "" if explained.action is None else ruleset.text(explained.action)
        return _answered(text, explained.reason)
    if asked.action is None or asked.touch is not None:
        raise Problem(400, "malformed", "give an action or touched elements", where="$")
    try:
        number = ruleset.parse(asked.action) if isinstance(asked.action, str) else asked.action
        text = ruleset.text(number)
    except BadAction as error:
        raise Problem(400, "no-such-action", str(error)) from None
    return _answered(text, ruleset.why_not(state, number))


def _answered(text: str, refusal: Because | None) -> Why:
    if refusal is None:
        return Why(True, text, None)
    return Why(
        False, text, Reason(refusal.code, refusal.clause, list(refusal.elements), dict(refusal.params))
    )


@api.post(
    "/why", body=AskedOf, answer=Why, problems=(404, 409), summary="Why an action is refused in a position"
)
async def why_of(call: Call) -> Why:
    game, state = await asyncio.to_thread(_read, call.body.position)
    if state.to_move() in (CHANCE, OVER):
        raise Problem(409, "nobody-decides", "no seat is to move in this position")
    return await asyncio.to_thread(_why, game, state, call.body)


def _read(document: dict[str, Any]) -> tuple[Ruleset, Any]:
    ruleset = _game_of(document)
    try:
        return ruleset, ruleset.read_position(document)
    except BadDocument as error:
        raise _bad_position(error) from None


def _bad_position(error: BadDocument) -> Problem:
    """`why` is the code of the refusal (docs/records.md), `place` where in the document, if that is known."""
    problem = Problem(400, "bad-position", str(error), why=error.code)
    if error.place:
        problem.params["place"] = error.place
    return problem


def _game_of(document: dict[str, Any]) -> Ruleset:
    name = document.get("game")
    if not isinstance(name, str):
        raise _bad_position(BadDocument("a position names its game", "other-game", "game"))
    return game_named(name)


@api.post("/score", body=Position, answer=SheetInfo, problems=(404,), summary="The points of a position")
async def score(call: Call) -> SheetInfo:
    """Score a position that was entered by hand, perhaps from a real game."""
    document = call.body.position
    ruleset = _game_of(document)
    try:
        sheet = await asyncio.to_thread(ruleset.score_document, document)
    except BadDocument as error:
        raise _bad_position(error) from None
    message = messages.sheet(sheet, None, everything=True)
    return SheetInfo(message["lines"], list(message["totals"]), message.get("corrections", UNSET))


@api.post(
    "/tables/{table}/hint",
    answer=Hint,
    problems=(409,),
    kind="hint",
    summary="A hint: what a computer player would do",
)
async def hint(call: Call) -> Hint:
    """A hint for the seat to move, at a table that gives hints."""
    table = await table_of(call)
    async with table.reading() as match:
        if not match.terms.assist.hints:
            raise Refused("no-hints")
        if match.to_move < 0 or match.to_move not in match.seats_of(call.identity.user):
            raise Refused("not-your-turn")
        assert match.journal is not None
        actions, at, seat = tuple(match.journal.actions), match.position, match.to_move
        state, ruleset, seed = match.state.clone(), match.ruleset, match.bot_seed()
        log = Log(ruleset.spec.name, len(match.seats), match.options, actions)
    answer = await _advised(call, log, state, seed)
    if answer is None:
        player = default_level(ruleset, HINT_PLAYER)
        asked = Question(log.game, log.seats, log.options, actions, seat, player, seed)
        answer = HintAnswer(await call.app.bots.decide(asked, call.owner, lambda: Urgency.HINT), None)
    return _hint(ruleset, state, at, answer)


async def _advised(call: Call, log: Log, state: Any, seed: int) -> HintAnswer | None:
    """The hint with its reason; None if the game cannot be searched, or not in time."""
    if not isinstance(state, Kernel):
        return None
    with suppress(WorkFailed):
        return cast(HintAnswer, await call.app.advisor.hint(HintTask(log, seed), call.owner))
    return None


def _hint(ruleset: Ruleset, state: Any, at: int, answer: HintAnswer) -> Hint:
    action, other, why = answer.action, answer.next_best, answer.why
    return Hint(
        at,
        action,
        ruleset.text(action),
        messages.phrase(ruleset.label(state, action)),
        reason=[] if why is None else [Phrase(**sentence) for sentence in why.sentences],
        elements=list(ruleset.touch(state, action)) if why is None else why.elements,
        win=answer.win,
        next_best=None if other is None else ruleset.text(other),
    )
