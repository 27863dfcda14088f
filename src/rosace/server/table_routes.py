"""REST: opening tables, finding them, taking seats. Play goes through the socket."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.responses import PlainTextResponse, Response

from rosace import i18n, players
from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.ruleset import Option, Ruleset
from rosace.match import Agreement, Assist, Bank, Days, Match, Terms, daily, entries, lesson
from rosace.match.commands import JoinSeat, SeatBot, Sit, StandUp
from rosace.server import bots
from rosace.server.access import is_sealed, may_see
from rosace.server.account_routes import free_name, own_name
from rosace.server.api import Api, Call
from rosace.server.game_clock import wall_ms
from rosace.server.hub import NoSuchTable, new_id
from rosace.server.live_table import LiveTable, summary_of
from rosace.server.logs import note
from rosace.server.problems import Problem
from rosace.server.protocol import SeatNumber, TableId, Word
from rosace.server.session_routes import MAX_TYPED_NAME
from rosace.server.storage import Summary

api = Api()
WATCHABLE_MS = 24 * 3600 * 1000  # a running game is offered to spectators for so long after its last move
PAGE_TABLES = 50  # in the lobby
PAGE_OWN_TABLES = 100
post_change = partial(api.post, problems=(409, 503))  # refused by the table, or not storable

Nonce = Annotated[str, Meta(pattern="^([A-Za-z0-9_]?|[A-Za-z0-9_-]{2,64})$")]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{24}$")]
MoveNumber = Annotated[int, Meta(ge=0, le=100_000)]
Page = Annotated[int, Meta(ge=1, le=1000)]
SeatLabel = Annotated[str, Meta(max_length=MAX_TYPED_NAME)]
OptionValue = Annotated[str, Meta(max_length=40)] | int | bool


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Another game up to a move."""

    table: TableId
    move: MoveNumber


class NewTable(Agreement, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to open. `places` are the seats: me, free, or the name of a computer player.

    `names` has a name for each place, where several people share this device: for places that are mine,
    if there are several; an empty one is my own.
    `stand_in` is by default journeyman, or the strongest level below it that can play the game.
    A fork has game, options and seats from the other game. To give a nonce, leave your own place free and
    take it afterwards, when the table has committed to its secret.
    """

    places: Annotated[list[Word], Meta(min_length=1, max_length=16)]
    names: Annotated[list[SeatLabel], Meta(max_length=16)] = []
    game: Word | None = None
    stand_in: Word | None = None  # type: ignore[assignment]
    options: Annotated[dict[Word, OptionValue], Meta(max_length=16)] = {}
    fork: Fork | None = None


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to take: `seat`, or any free one. A private table needs its invitation."""

    seat: SeatNumber | None = None
    nonce: Nonce = ""
    invitation: Secret | None = None


class SeatOnly(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class BotSitting(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    player: Word


class Invitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The word of an invitation: in a body, since addresses are logged on their way."""

    invitation: Secret


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret word in the link of a seat."""

    secret: Secret


class Seated(Struct, frozen=True):
    """A table, the user's seats with the words of their links, and the invitation for others."""

    table: str
    seats: list[int]
    links: dict[str, str]
    invitation: str
    commitment: str


class Person(Struct, frozen=True):
    kind: str
    name: str
    bot: str
    out: bool
    account: bool = False  # whether it is the name of an account


class TableInfo(Struct, frozen=True):
    """A table in a list. `present`, in the lobby: whether somebody with a seat was there a moment ago."""

    table: str
    game: str
    status: str
    visibility: str
    created: int
    changed: int
    seats: list[int]
    deadline: int | None
    mover: int
    moves: int
    people: list[Person]
    options: dict[str, Any]
    clock: Bank | Days | None
    assist: Assist
    result: dict[str, Any] | None
    commitment: str
    day: str | None
    rules: str
    readable: bool  # whether this server can play and show games of these rules
    present: bool | None = None


class TableList(Struct, frozen=True):
    """Tables, and whether there is another page of them."""

    tables: list[TableInfo]
    more: bool = False


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Secret | None = None


class LobbyQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables of one game or of all, that wait for players (`open`) or can be watched (`playing`)."""

    game: Word | None = None
    status: Literal["open", "playing"] = "open"
    page: Annotated[int, Meta(ge=1, le=40)] = 1


class OwnQuery(Struct, frozen=True, forbid_unknown_fields=True):
    page: Page = 1


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """An option. It applies only with these numbers of `seats`, if there are any, and where the other options
    have the values of `needs`. With `names_seat` its numbers are seats from 1.
    """

    name: str
    values: list[Any]
    seats: list[int] = []
    needs: dict[str, Any] = {}
    names_seat: bool = False


class QuestionInfo(Struct, frozen=True):
    name: str
    cases: list[str]


class GameInfo(Struct, frozen=True):
    """What a client needs to open a table of a game; the first value of an option is its default.

    `levels` are the computer players that can play it, from weak to strong; `pace` has the seconds per
    decision of computer players where this game has its own. `lesson` says whether the game has one.
    """

    name: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    questions: list[QuestionInfo]
    levels: list[str]
    pace: dict[str, float]
    lesson: bool


class WordsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    lang: Word = i18n.ENGLISH


class GameList(Struct, frozen=True):
    """The games, and the computer players with their seconds per decision."""

    games: list[GameInfo]
    players: dict[str, float]


@api.get("/games", answer=GameList, summary="The games, and the computer players")
async def games(call: Call) -> GameList:
    infos = (_available(name) for name in registry.names())
    return GameList([info for info in infos if info is not None], dict(players.LEVELS))


_left_out: set[str] = set()  # games of which the log has said so


def _available(name: str) -> GameInfo | None:
    """A game for the list; None, with a line in the log, if somebody else's package is broken."""
    try:
        info = _game_info(registry.get(name))
        i18n.check_words(name)
        return info
    except Exception as error:
        if name not in _left_out:
            _left_out.add(name)
            note("game-left-out", logging.WARNING, game=name, said=str(error))
        return None


def _option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        option.name, list(option.values), list(option.seats), dict(option.needs), option.names_seat
    )


def _game_info(ruleset: Ruleset) -> GameInfo:
    spec = ruleset.spec
    return GameInfo(
        spec.name,
        spec.rules,
        list(spec.seats),
        [_option_info(option) for option in spec.options],
        [QuestionInfo(question.name, list(question.cases)) for question in ruleset.questions],
        list(players.levels_for(ruleset)),
        dict(spec.seconds_per_decision),
        lesson.path_of(spec.name) is not None,
    )


@api.get(
    "/games/{game}/words", query=WordsQuery, answer=str, media="text/plain", summary="The messages of a game"
)
async def words(call: Call) -> Response:
    """Fluent messages, English first: the last one of a name counts, so English fills the gaps."""
    name = game_named(call.path["game"]).spec.name
    text = await asyncio.to_thread(i18n.game_messages, name, call.query.lang)
    return PlainTextResponse(text, headers={"cache-control": "no-cache"})


# Opening.


@api.post(
    "/tables",
    body=NewTable,
    answer=Seated,
    status=201,
    problems=(404, 409, 422, 503),
    kind="table",
    summary="Open a table",
)
async def open_table(call: Call) -> Seated:
    wanted = call.body
    given: list[int] = []
    origin = ""
    if wanted.fork is not None:
        if wanted.game is not None or wanted.options:
            raise Problem(400, "bad-options", "a fork takes game and options from the other game")
        async with (await table_of(call, wanted.fork.table)).reading() as other:
            given, origin = _given(other, wanted), f"{wanted.fork.table}/{wanted.fork.move}"
            ruleset, options = other.ruleset, dict(other.options)
    elif wanted.game is None:
        raise Problem(400, "malformed", "give a game, or a game to fork")
    else:
        ruleset = game_named(wanted.game)
        options = dict(wanted.options)
    number = len(wanted.places)
    try:
        _, options = ruleset.validate_options(number, options)
    except BadOptions as error:
        raise Problem(400, "bad-options", str(error)) from None
    stand_in = wanted.stand_in or players.default_level(ruleset)
    for place in (*(place for place in wanted.places if place not in ("me", "free")), stand_in):
        check_player(place, ruleset)
    if "me" not in wanted.places and "free" not in wanted.places:
        raise Problem(400, "nobody-there", "at least one place must be me or free")
    agreed = wanted.agreed() | {"stand_in": stand_in}
    terms = Terms(ruleset.spec.name, number, options, **agreed)
    names = await _names_of_places(call, wanted)
    sitting = [
        await sat(call, seat, place, names[seat])
        for seat, place in enumerate(wanted.places)
        if place != "free"
    ]
    seated_bots = sum(place not in ("me", "free") for place in wanted.places)
    if seated_bots:
        call.app.hub.check_bot_seats(call.owner, seated_bots, call.app.settings.bot_seats)
    name, lobby, user = new_id(), call.app.lobby, call.identity.user
    async with AsyncExitStack() as stack:
        listed = None
        if terms.visibility == "public" and "free" in wanted.places:
            priority = await stack.enter_async_context(lobby.room(call.owner, name))
            listed = lobby.row(name, terms, user, priority, created=wall_ms())
        table = await call.app.hub.open(
            terms,
            sitting,
            rules=ruleset.spec.rules,
            name=name,
            network=call.owner.network,
            listed=listed,
            opener=user,
            given=given,
            origin=origin,
        )
    return await seated(call, table, invited=True)


async def _names_of_places(call: Call, wanted: NewTable) -> list[str]:
    """The names of people who share this device; for one person it is the name of the user."""
    places = wanted.places
    named = [place for place, name in zip(places, wanted.names, strict=False) if name]
    if len(wanted.names) > len(places) or set(named) - {"me"} or (named and places.count("me") < 2):
        raise Problem(400, "malformed", "names are for several places that are mine", where="$.names")
    names = [await free_name(call, name) if name else "" for name in wanted.names]
    return names + [""] * (len(places) - len(names))


def check_player(name: str, ruleset: Ruleset) -> None:
    """Refuse a computer player that does not exist, or that cannot play a game."""
    if name not in bots.names():
        raise Problem(400, "no-such-player", f"there is no computer player {name!r}")
    try:
        players.check_can_play(name, ruleset)
    except BadOptions as error:
        raise Problem(400, "player-cannot-play", str(error)) from None


async def sat(call: Call, seat: int, place: str, name: str = "") -> entries.Entry:
    """The entry of a seat that is taken at once: `me`, perhaps by another name, or a computer player."""
    now = wall_ms()
    if place != "me":
        return entries.Sat(now, seat, place, player=place)
    identity, named = call.identity, name or await own_name(call)
    account = identity.account and named == identity.name
    return entries.Sat(now, seat, named, identity.user, account=account)


def _given(match: Match, wanted: NewTable) -> list[int]:
    """The log of a finished game up to a move; a running game has secrets."""
    assert wanted.fork is not None
    if match.result is None:
        raise Problem(409, "not-over", "a game can be forked only when it is over")
    if is_sealed(match):
        raise Problem(409, "day-not-over", "a game of the day can be forked only after the day")
    if wanted.fork.move > match.moves:
        raise Problem(404, "no-such-move", f"the game has {match.moves} moves")
    if len(wanted.places) != len(match.seats):
        raise Problem(400, "bad-options", f"the game has {len(match.seats)} seats")
    if "free" in wanted.places and match.ruleset.secret(match.position_after(wanted.fork.move)):
        raise Problem(409, "secrets-known", "its secrets are known: only one person can continue it")
    assert match.journal is not None
    return match.journal.actions[: match.log_lengths[wanted.fork.move]]


# Finding.


async def table_of(call: Call, name: str | None = None) -> LiveTable:
    """The table of a request; a hidden table looks like one that does not exist."""
    table: LiveTable = await call.app.hub.table(name or call.path["table"])
    if not may_see(table.match, call.identity):
        await table.look_for(call.identity.user)
    async with table.reading() as match:
        if not may_see(match, call.identity):
            raise NoSuchTable
    return table


async def _invited_table_of(call: Call, invitation: str | None) -> LiveTable:
    """The table of a request, also for who is invited to it."""
    if call.app.links.invites(call.path["table"], invitation or ""):
        table: LiveTable = await call.app.hub.table(call.path["table"])
        return table
    return await table_of(call)


def game_named(name: str) -> Ruleset:
    try:
        return registry.get(name)
    except BadOptions as error:
        raise Problem(404, "no-such-game", str(error)) from None


@api.get(
    "/lobby", query=LobbyQuery, answer=TableList, summary="Public tables: with a free seat, or being played"
)
async def lobby(call: Call) -> TableList:
    """Open tables: where somebody is there first, then those that were left last."""
    query, store, now = call.query, call.app.store, wall_ms()
    page = {"limit": PAGE_TABLES + 1, "skip": (query.page - 1) * PAGE_TABLES}
    if query.status == "open":
        waiting = await store.lobby(now, query.game, **page)
        infos = [info_of(call, row, call.app.lobby.is_present(listed)) for row, listed in waiting]
    else:
        infos = [info_of(call, row) for row in await store.watchable(now - WATCHABLE_MS, query.game, **page)]
    return TableList(infos[:PAGE_TABLES], more=len(infos) > PAGE_TABLES)


@api.get("/me/tables", query=OwnQuery, answer=TableList, summary="The tables at which the user has a seat")
async def my_tables(call: Call) -> TableList:
    limit, skip = PAGE_OWN_TABLES + 1, (call.query.page - 1) * PAGE_OWN_TABLES
    rows = await call.app.store.tables_of(call.identity.user, limit, skip)
    infos = [info_of(call, row) for row in rows[:PAGE_OWN_TABLES]]
    return TableList(infos, more=len(rows) > PAGE_OWN_TABLES)


@api.get("/tables/{table}", query=Invited, answer=TableInfo, summary="A table")
async def table_info(call: Call) -> TableInfo:
    """An invitation in the query is for programs from before the next endpoint: proxies may log it."""
    if (row := await unreadable(call)) is not None:
        return info_of(call, row)
    return await _info(call, await _invited_table_of(call, call.query.invitation))


@api.post(
    "/tables/{table}/invitation", body=Invitation, answer=TableInfo, summary="A table one is invited to"
)
async def invited_table(call: Call) -> TableInfo:
    """A private table with its invitation, to see the commitment before giving a nonce."""
    return await _info(call, await _invited_table_of(call, call.body.invitation))


def is_readable(row: Summary) -> bool:
    return row.game in registry.names() and registry.get(row.game).plays(row.rules)


async def unreadable(call: Call) -> Summary | None:
    """The row of a request's table, if it was played by rules that this server does not have."""
    row: Summary | None = await call.app.store.summary(call.path["table"])
    if row is None or is_readable(row):
        return None
    sealed = row.day is not None and wall_ms() < daily.end_of(row.day)
    closed = row.visibility == "private" or sealed
    if closed and all(holder != call.identity.user for _, holder in row.holders):
        raise NoSuchTable
    return row


async def _info(call: Call, table: LiveTable) -> TableInfo:
    async with table.reading() as match:
        return info_of(call, summary_of(table.name, match))


def info_of(call: Call, row: Summary, present: bool | None = None) -> TableInfo:
    data = _data.decode(row.data)
    mine = [seat for seat, holder in row.holders if holder == call.identity.user]
    deadline = None if row.deadline is None else call.app.hub.clock.by_the_wall(row.deadline)
    return TableInfo(
        row.table, row.game, row.status, row.visibility, row.created, row.changed, mine, deadline,
        data.mover, data.moves, data.people, data.options, data.clock, data.assist, data.result,
        data.commitment, row.day, row.rules, is_readable(row), present,
    )  # fmt: skip


class _Data(Struct, frozen=True):
    """The part of a table's row that lists use."""

    mover: int
    moves: int
    people: list[Person]
    options: dict[str, Any]
    clock: Bank | Days | None
    assist: Assist
    result: dict[str, Any] | None
    commitment: str


_data = msgspec.json.Decoder(_Data)


# Seats.


@post_change("/tables/{table}/seats", body=Sitting, answer=Seated, summary="Take a seat")
async def sit(call: Call) -> Seated:
    table = await _invited_table_of(call, call.body.invitation)
    identity, wanted = call.identity, call.body
    sitting = Sit(wanted.seat, identity.user, await own_name(call), wanted.nonce, identity.account)
    await table.commit(sitting)
    await call.app.lobby.came(table)
    table.network = call.owner.network
    return await seated(call, table)


@post_change(
    "/tables/{table}/rise", body=SeatOnly, answer=TableInfo, summary="Give up a seat before the game"
)
async def stand_up(call: Call) -> TableInfo:
    table = await table_of(call)
    await table.commit(StandUp(call.body.seat, call.identity.user))
    await call.app.lobby.left(table)
    return await _info(call, table)


@post_change("/tables/{table}/bots", body=BotSitting, answer=TableInfo, summary="Seat a computer player")
async def seat_bot(call: Call) -> TableInfo:
    """Only the user who opened a table may add computer players."""
    table = await table_of(call)
    check_player(call.body.player, table.match.ruleset)
    call.app.hub.check_bot_seats(call.owner, 1, call.app.settings.bot_seats)
    await table.commit(SeatBot(call.body.seat, call.body.player, call.identity.user))
    return await _info(call, table)


@post_change("/tables/{table}/claim", body=Claim, answer=Seated, summary="Use a seat on this device, too")
async def claim(call: Call) -> Seated:
    table = await call.app.hub.table(call.path["table"])
    async with table.reading() as match:
        seat = call.app.links.seat_of(table.name, match, call.body.secret)
        is_new = seat not in match.seats_of(call.identity.user)
    if seat is None:
        raise NoSuchTable
    if is_new:
        await table.commit(JoinSeat(seat, call.identity.user))
    return await seated(call, table)


async def seated(call: Call, table: LiveTable, invited: bool = False) -> Seated:
    links = call.app.links
    async with table.reading() as match:
        seats = match.seats_of(call.identity.user)
        words = {str(seat): links.seat(table.name, seat, match.seats[seat].users[0]) for seat in seats}
    invitation = links.invitation(table.name) if seats or invited else ""
    return Seated(table.name, seats, words, invitation, match.commitment)
