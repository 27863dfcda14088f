"""What a link to a table shows in a chat: words in the head of the page, and a picture.

Only of tables that everyone may see: finished ones and public ones, as a spectator sees them. The page of any
other table is the same as that of a table that does not exist.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from html import escape
from typing import Annotated, Any, Protocol

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from rosace import i18n
from rosace.i18n import Translator
from rosace.match import Match, daily, messages
from rosace.server import result_picture, updates
from rosace.server.access import is_sealed
from rosace.server.api import ROOT, Api, Call
from rosace.server.asgi import Scope, header, host_of, is_https, path_of
from rosace.server.game_clock import wall_ms
from rosace.server.guard import Limits
from rosace.server.live_table import summary_of
from rosace.server.problems import Problem
from rosace.server.protocol import Word
from rosace.server.result_picture import Row, game_name, person_name
from rosace.server.settings import Settings
from rosace.server.storage import StorageError, Store, Summary
from rosace.server.table_routes import is_readable, table_of
from rosace.server.worker_process import WorkerProcess, WorkFailed

api = Api()

PAGE = re.compile(r"/(?:table|replay)/([A-Za-z0-9_-]{22})(?:/[0-9]{1,6})?")
HOST = re.compile(r"[a-z0-9.\-]+(:[0-9]{1,5})?|\[[0-9a-f:.]+\](:[0-9]{1,5})?")
LOCALES = {"en": "en_GB", "pl": "pl_PL", "fr": "fr_FR"}
CACHED_PICTURES = 64  # the last ones, of about 60 kB each
MAX_WAITING_PICTURES = 16  # each takes about 80 ms
PICTURE_LIMIT_S = 20.0  # for one picture, on a busy machine
CACHE_A_DAY = "public, max-age=86400"

Key = tuple[str, int, str]  # table, length of its log, language


class PictureQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The language of the words; `at` makes the address another one when the game has moved on."""

    lang: Word = i18n.ENGLISH
    at: Annotated[int, Meta(ge=0)] | None = None


class Site(Protocol):
    """The part of the app's shared object that this module uses."""

    settings: Settings
    limits: Limits
    store: Store


class _Data(Struct, frozen=True):
    """The part of a table's row used here."""

    moves: int
    people: list[dict[str, Any]]
    result: dict[str, Any] | None


_data = msgspec.json.Decoder(_Data)


def language_of(accepted: str) -> str:
    """The reader's language by the header Accept-Language.

    >>> language_of("de, fr-CH;q=0.8, en;q=0.5")
    'fr'
    """
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(","):
        name, _, weight = part.partition(";q=")
        with suppress(ValueError):
            wanted.append((-float(weight or 1), name.strip()[:2].lower()))
    known = [name for _, name in sorted(wanted, key=lambda one: one[0]) if name in LOCALES]
    return known[0] if known else i18n.ENGLISH


def is_for_everybody(row: Summary) -> bool:
    """Whether a stranger may see this table without being sent its address: a finished or a public one."""
    sealed = row.day is not None and wall_ms() < daily.end_of(row.day)
    return row.visibility != "private" and not sealed and (row.status == "over" or row.visibility == "public")


# The words.


async def head(site: Site, scope: Scope) -> str:
    """Tags for the head of a page, for programs that show links; empty for a page that shows none."""
    page = PAGE.fullmatch(path_of(scope))
    if page is None:
        return ""
    try:
        site.limits.check_request("request", scope)
        row = await site.store.summary(page[1])
    except (Problem, StorageError):
        return ""  # the page itself is not refused
    if row is None or not is_for_everybody(row):
        return ""
    say = Translator(language_of(header(scope, b"accept-language") or ""))
    data = _data.decode(row.data)
    address = _address(site.settings, scope)
    title, line = title_of(row, data, say), line_of(row.status, data, say)
    readable = is_readable(row)
    line += "" if data.result is None or not readable else f" {say.say('preview-see')}"
    image = f"{address}{ROOT}/tables/{row.table}/picture?lang={say.lang}&at={data.moves}"
    tags = {
        "og:type": "website",
        "og:site_name": "Rosace",
        "og:locale": LOCALES[say.lang],
        "og:title": title,
        "og:description": line,
    }
    if address:
        tags["og:url"] = address + path_of(scope)
    if address and readable:
        tags |= {
            "og:image": image,
            "og:image:type": "image/png",
            "og:image:width": str(result_picture.WIDTH),
            "og:image:height": str(result_picture.HEIGHT),
            "og:image:alt": title,
            "twitter:image": image,
        }
    card = "summary_large_image" if readable else "summary"
    tags |= {"twitter:card": card, "twitter:title": title, "twitter:description": line}
    kinds = {name: "property" if name.startswith("og:") else "name" for name in tags}
    return "".join(f'<meta {kinds[name]}="{name}" content="{escape(text)}" />' for name, text in tags.items())


def _address(settings: Settings, scope: Scope) -> str:
    """Our own address as the reader knows it; empty if the header does not hold a host."""
    host = host_of(scope, settings.behind_proxy)
    scheme = "https" if is_https(scope, settings.behind_proxy) else "http"
    return f"{scheme}://{host}{settings.root_path}" if HOST.fullmatch(host) else ""


def title_of(row: Summary, data: _Data, say: Translator) -> str:
    """The game and its players, with their points when it was played out: "Sagrada: Anna 54 – 47 Bob"."""
    names = [person_name(person, say) for person in data.people]
    if data.result is not None and data.result["kind"] == "rules":
        points = [str(score).replace("-", "−") for score in data.result["scores"]]
        if len(names) == 2:
            score = f"{names[0]} {points[0]} – {points[1]} {names[1]}"
        else:
            score = ", ".join(f"{name} {point}" for name, point in zip(names, points, strict=True))
    else:
        score = ", ".join(names)
    return say.say("preview-title", game=game_name(row.game, say), players=score)


def line_of(status: str, data: _Data, say: Translator) -> str:
    """How the game stands, in a sentence."""
    if data.result is None:
        return say.say("preview-playing" if status == "playing" else "preview-open")
    if data.result["kind"] == updates.ENDED:
        return say.say("preview-update")
    utilities, scores = data.result["utilities"], data.result["scores"]
    names = [person_name(person, say) for person in data.people]
    winners = [seat for seat, utility in enumerate(utilities) if utility > 0]
    if len(names) == 1 and data.result["kind"] != "rules":
        return say.say("preview-given-up", name=names[0])
    if len(names) == 1:
        return say.say("preview-solo", name=names[0], points=scores[0])
    if len(winners) != 1:
        return say.say("preview-draw")
    name = names[winners[0]]
    others = [score for seat, score in enumerate(scores) if seat != winners[0]]
    margin = scores[winners[0]] - max(others)
    if data.result["kind"] != "rules" or margin <= 0:
        return say.say("preview-won", name=name)
    return say.say("preview-won-by", name=name, margin=margin)


# The picture.


class Pictures:
    """The last pictures. New ones are drawn by one process, one after the other: drawing holds the GIL."""

    def __init__(self) -> None:
        self._made: OrderedDict[Key, bytes] = OrderedDict()
        self._drawing: dict[Key, asyncio.Future[bytes]] = {}
        self._process = WorkerProcess("rosace.server.result_picture:work")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="picture")

    def get(self, key: Key) -> bytes | None:
        if key in self._made:
            self._made.move_to_end(key)
        return self._made.get(key)

    async def make(self, key: Key, svg: str) -> bytes:
        if key not in self._drawing:
            if len(self._drawing) == MAX_WAITING_PICTURES:
                raise Problem(503, "busy", "too many pictures are being drawn")
            self._drawing[key] = asyncio.ensure_future(self._draw(key, svg))
        try:
            return await asyncio.shield(self._drawing[key])
        except WorkFailed as error:
            raise Problem(503, "busy", str(error)) from None

    async def _draw(self, key: Key, svg: str) -> bytes:
        question, loop = msgspec.json.encode(svg), asyncio.get_running_loop()
        try:
            line = await loop.run_in_executor(self._thread, self._process.ask, question, PICTURE_LIMIT_S)
        finally:
            del self._drawing[key]
        self._made[key] = msgspec.json.decode(line, type=bytes)
        if len(self._made) > CACHED_PICTURES:
            self._made.popitem(last=False)
        return self._made[key]

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._process.end()


@api.get(
    "/tables/{table}/picture",
    query=PictureQuery,
    answer=bytes,
    media="image/png",
    problems=(409, 503),
    kind="picture",
    summary="A finished or public game as a picture",
)
async def picture(call: Call) -> Response:
    """The board, the names and the points, for links and for sharing."""
    table = await table_of(call)
    lang = call.query.lang if call.query.lang in i18n.languages() else i18n.ENGLISH
    async with table.reading() as match:
        if match.result is None and match.terms.visibility != "public":
            raise Problem(409, "not-over", "a game that is not public has a picture when it is over")
        if is_sealed(match):
            raise Problem(409, "day-not-over", "a game of the day has a picture after the day")
        row = summary_of(table.name, match)
        key = (table.name, match.seq, lang)
        body = call.app.pictures.get(key)
        svg = "" if body else _draw(match, row, Translator(lang))
    if body is None:
        body = await call.app.pictures.make(key, svg)
    is_open = is_for_everybody(row)
    headers = {
        "cache-control": CACHE_A_DAY if is_open and match.result is not None else "no-store",
        "cross-origin-resource-policy": "cross-origin" if is_open else "same-origin",
    }
    return Response(body, headers=headers, media_type="image/png")


def _draw(match: Match, row: Summary, say: Translator) -> str:
    data = _data.decode(row.data)
    result, board, scores = match.result, None, None
    if match.journal is not None:
        board = messages.draw(match, messages.view(match, match.state, None) | {"board_only": True})
    if result is not None:
        scores = result.scores if result.kind == "rules" else None
    elif match.journal is not None and messages.shows_score(match):
        scores = match.ruleset.score_sheet(match.state).seen_by(None).totals
    rows = [
        Row(
            person_name(person, say),
            None if scores is None else scores[seat],
            result is not None and result.utilities[seat] > 0,
        )
        for seat, person in enumerate(data.people)
    ]
    return result_picture.draw(board, game_name(row.game, say), rows, line_of(row.status, data, say))
