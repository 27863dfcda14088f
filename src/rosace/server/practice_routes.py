"""REST: practice. Puzzles of the package, the puzzle of the day, and a user's own clear mistakes.

A puzzle is a position of a game that is over, by what its seat knew. Its solution is told with the first
attempt; nothing here is about a game that is still played.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, convert

from rosace import players
from rosace.analysis import puzzles
from rosace.analysis.puzzles import EQUALLY_GOOD, Incomplete, Puzzle, Tried
from rosace.analysis.review import CLASSES
from rosace.core.errors import BadAction, IllegalAction
from rosace.core.ruleset import Ruleset
from rosace.match import Refused, Terms, daily, messages
from rosace.server.analysis_process import AttemptTask
from rosace.server.api import Api, Call
from rosace.server.game_clock import wall_ms
from rosace.server.mistakes import mistakes_in, puzzle_name, puzzle_of
from rosace.server.problems import Problem
from rosace.server.protocol import ActionNumber, Notation, Word
from rosace.server.record_routes import Phrase
from rosace.server.review_routes import check_reviewable
from rosace.server.reviews import is_current
from rosace.server.storage import Practised
from rosace.server.table_routes import Seated, check_player, game_named, sat, seated, table_of
from rosace.server.worker_process import WorkFailed

api = Api()

SHOWN = "shown"  # the verdict of who looks at the solution first
QUALITIES = ("standard", "quick")  # of reviews, the better first

PATH = "/practice/{game}/{puzzle}"
Actions = Annotated[tuple[ActionNumber | Notation, ...], Meta(max_length=16)]


class DayPuzzle(Struct, frozen=True):
    """The puzzle of a day (UTC). `verdict` is that of the user's first try, empty before it.

    `streak` is the number of days in a row, up to this one, on which the user solved it; until it is solved
    today, up to yesterday. `ends` is in milliseconds since 1970.
    """

    puzzle: str
    day: str
    ends: int
    solved: bool
    verdict: str
    streak: int


class PuzzleLine(Struct, frozen=True):
    """A puzzle in a list. `difficulty` is 1 (to be seen at once), 2 or 3; `number` counts them from 1."""

    puzzle: str
    number: int
    seats: int
    options: dict[str, Any]
    difficulty: int
    solved: bool


class MistakeLine(Struct, frozen=True):
    """A clear mistake of the user in a reviewed game: at which position of the log, and what it cost."""

    puzzle: str
    table: str
    position: int
    seat: int
    verdict: str
    loss: float
    reviewed: int
    solved: bool


class PracticeInfo(Struct, frozen=True):
    """What there is to practise in a game. What is solved comes last."""

    game: str
    daily: DayPuzzle | None
    mistakes: list[MistakeLine]
    puzzles: list[PuzzleLine]


class PuzzleInfo(Struct, frozen=True):
    """A position to solve, as its seat sees it. `move` is that of `table`, if it is of a played game."""

    game: str
    puzzle: str
    seats: int
    seat: int
    options: dict[str, Any]
    difficulty: int | None
    table: str | None
    move: int | None
    view: dict[str, Any]
    sheet: dict[str, Any]
    ask: Phrase
    choices: list[dict[str, Any]]


class Previewed(Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions of the seat, the first ones of its action."""

    actions: Annotated[Actions, Meta(min_length=1)]


class PreviewInfo(Struct, frozen=True):
    """The position after these decisions; with `ask` and `choices` if the action goes on."""

    final: bool
    view: dict[str, Any]
    sheet: dict[str, Any]
    ask: Phrase | UnsetType = UNSET
    choices: list[dict[str, Any]] | UnsetType = UNSET


class Attempted(Struct, frozen=True, forbid_unknown_fields=True):
    """A complete action; an empty one gives up, to see the solution."""

    actions: Actions


class Decision(Struct, frozen=True):
    """A decision of the best action: its notation, the elements to touch, and its label."""

    text: str
    touch: list[str]
    label: Phrase


class AttemptInfo(Struct, frozen=True):
    """Whether an action is the best or as good, and the solution.

    `loss` is what the action gives away of the win chance `win_best`, with a standard error `noise`; null if
    that is not known. `reason` has sentences as messages, about `elements`.
    """

    right: bool
    verdict: str
    loss: float | None
    noise: float | None
    win: float | None
    win_best: float
    best: list[Decision]
    reason: list[Phrase]
    elements: list[str]
    daily: DayPuzzle | None


class Opponent(Struct, frozen=True, forbid_unknown_fields=True):
    """The computer player of the other seats; by default the usual one."""

    player: Word | None = None


# What there is.


@api.get("/practice/{game}", answer=PracticeInfo, summary="What there is to practise in a game")
async def practice(call: Call) -> PracticeInfo:
    game = game_named(call.path["game"]).spec.name
    solved = await call.app.store.solved(call.identity.user, game)
    lines = [
        PuzzleLine(one.id, number, one.seats, dict(one.options), one.difficulty, one.id in solved)
        for number, one in enumerate(await asyncio.to_thread(puzzles.puzzles_of, game), 1)
    ]
    mistakes = await _mistakes(call, game, solved)
    lines.sort(key=lambda line: line.solved)
    mistakes.sort(key=lambda line: line.solved)
    return PracticeInfo(game, await _daily(call, game), mistakes, lines)


async def _daily(call: Call, game: str) -> DayPuzzle | None:
    day = daily.day_of(wall_ms())
    puzzle = await asyncio.to_thread(puzzles.of_day, game, day)
    if puzzle is None:
        return None
    user, store = call.identity.user, call.app.store
    done = await store.practised(user, game, day)
    streak = daily.streak(day, await store.days_practised(user, game, day))
    if done is None:
        return DayPuzzle(puzzle.id, day, daily.end_of(day), False, "", streak)
    return DayPuzzle(puzzle.id, day, daily.end_of(day), done.solved, done.verdict, streak)


async def _mistakes(call: Call, game: str, solved: set[str]) -> list[MistakeLine]:
    """The user's own clear mistakes, of the newest review first; of two reviews of a game the better one."""
    found: dict[str, list[MistakeLine]] = {}
    rows = await call.app.store.reviews_with_puzzles(call.identity.user, game)
    for row, day in sorted(rows, key=lambda one: QUALITIES.index(one[0].quality)):
        is_sealed = day is not None and wall_ms() < daily.end_of(day)
        if is_sealed or row.table in found or not is_current(row):
            continue
        summary = await call.app.store.summary(row.table)
        own = {seat for seat, user in summary.holders if user == call.identity.user}
        found[row.table] = [
            MistakeLine(
                *(name := puzzle_name(row.table, one.position), row.table, one.position, one.seat),
                *(one.verdict, one.loss, row.created, name in solved),
            )
            for one in mistakes_in(row.document)
            if one.seat in own
        ]
    lines = [line for of_table in found.values() for line in of_table]
    return sorted(lines, key=lambda line: (-line.reviewed, -line.loss, line.puzzle))


# One puzzle.


@api.get(PATH, answer=PuzzleInfo, problems=(409,), summary="A position to solve")
async def puzzle_info(call: Call) -> PuzzleInfo:
    puzzle = await _puzzle(call)
    ruleset, table = game_named(puzzle.game), await _table_of_mistake(call, puzzle)
    state = await asyncio.to_thread(puzzle.state)
    seen = messages.position(ruleset, state, puzzle.seat)
    return PuzzleInfo(
        *(puzzle.game, puzzle.id, puzzle.seats, puzzle.seat, dict(puzzle.options)),
        difficulty=None if table else puzzle.difficulty,
        table=table[0] if table else None,
        move=table[1] if table else None,
        view=seen["view"],
        sheet=seen["sheet"],
        ask=Phrase(**messages.phrase(ruleset.ask(state))),
        choices=messages.choices(ruleset, state),
    )


async def _puzzle(call: Call) -> Puzzle:
    """The puzzle of a request: one of the package, or a mistake of the user in a game that is over."""
    game, name = game_named(call.path["game"]).spec.name, call.path["puzzle"]
    if "." in name:
        puzzle = await _own_mistake(call, game, name)
    else:
        puzzle = await asyncio.to_thread(puzzles.named, game, name)
    if puzzle is None:
        raise Problem(404, "no-such-puzzle", "there is no such puzzle, or it is not yours")
    return puzzle


async def _own_mistake(call: Call, game: str, name: str) -> Puzzle | None:
    table_name, position = name.rsplit(".", 1)
    table = await table_of(call, table_name)
    documents = [await call.app.reviews.stored(table_name, quality) for quality in QUALITIES]
    async with table.reading() as match:
        check_reviewable(match)
        if match.ruleset.spec.name != game:
            return None
        for document in filter(None, documents):
            puzzle = await asyncio.to_thread(puzzle_of, match, table_name, document, int(position))
            own = match.seats_of(call.identity.user)
            return puzzle if puzzle is not None and puzzle.seat in own else None
    return None


async def _table_of_mistake(call: Call, puzzle: Puzzle) -> tuple[str, int] | None:
    """The table and the move of a mistake."""
    if "." not in puzzle.id:
        return None
    table = await table_of(call, puzzle.id.rsplit(".", 1)[0])
    async with table.reading() as match:
        return table.name, match.log_lengths.index(len(puzzle.log))


@api.post(
    PATH + "/preview", body=Previewed, answer=PreviewInfo, problems=(409,), summary="Preview decisions there"
)
async def preview(call: Call) -> PreviewInfo:
    puzzle = await _puzzle(call)
    ruleset = game_named(puzzle.game)
    actions = _ids(ruleset, call.body.actions)
    seen = await asyncio.to_thread(_after, ruleset, puzzle, actions)
    if seen is None:
        raise Problem(409, "would-reveal", "the decision would reveal something")
    return convert(seen, PreviewInfo)


def _after(ruleset: Ruleset, puzzle: Puzzle, actions: tuple[int, ...]) -> dict[str, Any] | None:
    state = puzzle.state()
    try:
        puzzles.after_action(ruleset, state, actions)
    except IllegalAction as error:
        raise Refused("illegal", error.reason) from None
    except Incomplete as error:
        if error.is_too_long:
            raise _incomplete(error) from None
    return messages.preview_of(ruleset, state, puzzle.seat, actions)


@api.post(
    PATH + "/attempt",
    body=Attempted,
    answer=AttemptInfo,
    problems=(409,),
    kind="hint",
    summary="Is this the best action?",
)
async def attempt(call: Call) -> AttemptInfo:
    puzzle = await _puzzle(call)
    ruleset = game_named(puzzle.game)
    actions = _ids(ruleset, call.body.actions)
    tried = await _tried(call, ruleset, puzzle, actions) if actions else None
    right = tried is not None and tried.loss < EQUALLY_GOOD
    verdict = _verdict(tried) if actions else SHOWN
    await _store_progress(call, puzzle, right, verdict)
    today = await _daily(call, puzzle.game)
    return AttemptInfo(
        right=right,
        verdict=verdict,
        loss=None if tried is None else max(0.0, tried.loss),
        noise=None if tried is None else tried.noise,
        win=None if tried is None else tried.win,
        win_best=puzzle.best.win,
        best=await asyncio.to_thread(_best, ruleset, puzzle),
        reason=[Phrase(**sentence) for sentence in puzzle.reason.get("sentences", ())],
        elements=list(puzzle.reason.get("elements", ())),
        daily=today if today is not None and today.puzzle == puzzle.id else None,
    )


async def _tried(call: Call, ruleset: Ruleset, puzzle: Puzzle, actions: tuple[int, ...]) -> Tried | None:
    """What a complete action is worth, if that is known or can be found out in time."""
    try:
        known = await asyncio.to_thread(puzzles.look_up, puzzle, actions)
    except IllegalAction as error:
        raise Refused("illegal", error.reason) from None
    except Incomplete as error:
        raise _incomplete(error) from None
    if known is None:
        with suppress(WorkFailed):
            known = await call.app.advisor.judge(AttemptTask(puzzle, actions), call.owner)
    return known


def _verdict(tried: Tried | None) -> str:
    """best, good, inaccuracy, mistake, blunder; empty if it is not known."""
    if tried is None:
        return ""
    if tried.loss < EQUALLY_GOOD:
        return "best"
    return [name for name, least in CLASSES.items() if tried.loss >= least][-1]


async def _store_progress(call: Call, puzzle: Puzzle, right: bool, verdict: str) -> None:
    user, store, day = call.identity.user, call.app.store, daily.day_of(wall_ms())
    today = await asyncio.to_thread(puzzles.of_day, puzzle.game, day)
    if today is not None and today.id == puzzle.id:
        await store.store_practised(Practised(user, puzzle.game, day, right, verdict))
    if right:
        await store.store_solved(user, puzzle.game, puzzle.id)


def _best(ruleset: Ruleset, puzzle: Puzzle) -> list[Decision]:
    state, found = puzzle.state(), []
    for action in puzzles.ids(ruleset, puzzle.best):
        label = Phrase(**messages.phrase(ruleset.label(state, action)))
        found.append(Decision(ruleset.text(action), list(ruleset.touch(state, action)), label))
        state.apply(action)
    return found


def _ids(ruleset: Ruleset, actions: Actions) -> tuple[int, ...]:
    try:
        return tuple(ruleset.parse(one) if isinstance(one, str) else one for one in actions)
    except BadAction as error:
        raise Problem(400, "no-such-action", str(error)) from None


def _incomplete(error: Incomplete) -> Problem:
    return Problem(409, "incomplete", str(error))


@api.post(
    PATH + "/table",
    body=Opponent,
    answer=Seated,
    status=201,
    problems=(409, 503),
    kind="table",
    summary="Play on from there against the computer",
)
async def play_on(call: Call) -> Seated:
    puzzle = await _puzzle(call)
    ruleset, table = game_named(puzzle.game), await _table_of_mistake(call, puzzle)
    player = call.body.player or players.default_level(ruleset)
    check_player(player, ruleset)
    terms = Terms(puzzle.game, puzzle.seats, dict(puzzle.options), stand_in=players.default_level(ruleset))
    sitting = [await sat(call, seat, "me" if seat == puzzle.seat else player) for seat in range(puzzle.seats)]
    if puzzle.seats > 1:
        call.app.hub.check_bot_seats(call.owner, puzzle.seats - 1, call.app.settings.bot_seats)
    opened = await call.app.hub.open(
        terms,
        sitting,
        rules=ruleset.spec.rules,
        network=call.owner.network,
        opener=call.identity.user,
        given=list(await asyncio.to_thread(puzzle.actions)),
        origin=f"{table[0]}/{table[1]}" if table else "",
    )
    return await seated(call, opened)
