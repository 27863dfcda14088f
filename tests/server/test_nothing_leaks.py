"""Nobody is sent what depends on something he cannot know, or what would let him be somebody else."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec import structs

from contract.walks import darkness, jugglers, powers, tools
from rosace.core import fair_dice
from rosace.core.rng import Rng
from rosace.core.ruleset import Phrase, Reason
from rosace.match import Match, Result, messages
from rosace.match import match as match_module
from rosace.server import analysis_process, metrics, protocol, record_routes, review_routes, table_routes
from rosace.server.analysis_process import Log
from rosace.server.app import API as ENDPOINTS
from rosace.server.hub import new_id
from rosace.server.logs import Lines
from rosace.server.sockets import HANDLERS
from sampling import sampled
from server.twins import Clock, Counsel, Lean, Script, Thinker, Twins
from server.visitors import Line, Site, Visitor, running

HELPFUL = {"legal": True, "score": True, "unseen": True, "hints": True}
BARE = {"legal": False, "score": False, "unseen": False, "hints": False}


@dataclass(frozen=True)
class Case:
    """A pair of tables: the game, whose eyes, and of ten hidden things that may differ how many do not."""

    game: str
    seats: int
    eyes: int
    seed: int
    dealt: int = 0
    decided: int = 0
    lean: Lean | None = None

    def __str__(self) -> str:
        leaning = f"-{self.lean.__name__}" if self.lean else ""
        return f"{self.game}-{self.seats}p-seat{self.eyes}-{self.seed}-{self.dealt}-{self.decided}{leaning}"

    @property
    def options(self) -> dict[str, Any]:
        return {"variant": "2022", "festum": True} if self.game == "basilica" else {}


# Private objectives differ from the deal to the end; windows until all are shown, but for who chose last;
# hands and tiles laid face down as long as the others find something to do at both tables; Jugglers' answers
# until the last is given.
PRIVATE = [Case("sagrada", 2, eyes, 8, decided=10, lean=tools) for eyes in range(2)]
PRIVATE += [Case("sagrada", 3, eyes, 1, decided=10, lean=tools) for eyes in range(3)]
WINDOWS = [Case("sagrada", seats, eyes, 1, dealt=10) for seats, eyes in ((2, 1), (3, 0), (3, 1), (3, 2))]
HANDS = [
    Case("fantazja", 2, eyes, seed, 9, 3, lean)
    for eyes, seed, lean in (
        (0, 3, None), (1, 0, None), (0, 2, powers), (1, 1, powers), (0, 4, darkness), (1, 3, darkness)
    )
]  # fmt: skip
JUGGLED = [Case("basilica", 2, eyes, seed, lean=jugglers) for eyes, seed in ((0, 6), (0, 7), (1, 4))]


@asynccontextmanager
async def twins(patch: pytest.MonkeyPatch, database: str, case: Case, **terms: Any) -> AsyncIterator[Twins]:
    clock, script = Clock(), Script(case.eyes, Rng(case.seed), case.dealt)
    patch.setattr(time, "time_ns", clock)
    patch.setattr(time, "monotonic_ns", clock)
    patch.setattr("rosace.match.match.Journal", script.journal)
    async with running(database) as site:
        site.app.bots.close()
        site.app.bots = Thinker()  # type: ignore[assignment]
        site.app.advisor = Counsel()  # type: ignore[assignment]
        made = Twins(site, script, clock, case.seats, case.decided, case.lean)
        clocked = {"clock": {"kind": "bank", "seconds": 3600, "increment": 5}, "visibility": "public"}
        yield await made.open(game=case.game, options=case.options, **clocked | terms)


KINDS = {"changed", "snapshot", "preview", "error", "why", "hint", "move", "record", "table", "lists", "fork"}


CASES = PRIVATE + WINDOWS + HANDS + JUGGLED
FEW = (PRIVATE[4], WINDOWS[0], HANDS[2], HANDS[5], JUGGLED[2])


@pytest.mark.parametrize("case", sampled(CASES, FEW.__contains__), ids=str)
async def test_a_seat_and_spectators_are_sent_the_same_whatever_is_hidden_from_them(
    monkeypatch: pytest.MonkeyPatch, sqlite: str, case: Case
) -> None:
    assist = BARE if case.seed % 2 and case.eyes else HELPFUL
    async with twins(monkeypatch, sqlite, case, assist=assist) as pair:
        await pair.play()
        assert pair.compared.keys() >= KINDS
        assert pair.unlike >= 40
        assert case in WINDOWS or pair.matches[0].moves >= 36


# Would the test notice? Every kind of answer is made to depend on everything.


def peek(found: Any) -> int:
    """Of a match, a number that depends on all there is."""
    return int(found.state.key() % 1_000_003) if found.journal else 0


def spoil_standing(patch: pytest.MonkeyPatch, pair: Twins) -> None:
    before = messages.public_standing
    patch.setattr(
        messages, "public_standing", lambda match, *more: before(match, *more) | {"peek": peek(match)}
    )


def spoil_preview(patch: pytest.MonkeyPatch, pair: Twins) -> None:
    patch.setattr(messages, "preview", lambda match, *_: {"peek": peek(match)})


def spoil_reasons(patch: pytest.MonkeyPatch, pair: Twins) -> None:
    """Reasons may say what they like of the position they are given: it must be the one that a seat knows."""
    game = type(pair.matches[0].ruleset)
    patch.setattr(game, "why_not", lambda self, state, action: Reason("x", "x", (), {"peek": state.key()}))


def spoil_knowledge(patch: pytest.MonkeyPatch, pair: Twins) -> None:
    spoil_reasons(patch, pair)
    patch.setattr(Match, "determinized", lambda self, seat: self.state)


@dataclass(frozen=True)
class Peeking:
    """An explanation that tells what is hidden."""

    key: int

    def sentences(self) -> list[Phrase]:
        return [Phrase("x", {"peek": self.key})]

    @property
    def elements(self) -> tuple[str, ...]:
        return ()


def spoil_hint(patch: pytest.MonkeyPatch, pair: Twins) -> None:
    """The reasons depend on the position itself, not on what the seat knows."""
    patch.setattr(Log, "known", lambda self: self.journal().state)
    patch.setattr(analysis_process, "explain_known", lambda ruleset, state, *_, **__: Peeking(state.key()))


def spoil_views(patch: pytest.MonkeyPatch, pair: Twins) -> None:
    patch.setattr(messages, "view", lambda match, state, seat: {"peek": state.key()})


def spoil_lists(patch: pytest.MonkeyPatch, pair: Twins) -> None:
    before = table_routes.info_of

    def telling_all(call: Any, row: Any) -> Any:
        return structs.replace(before(call, row), moves=peek(pair.site.app.hub.tables[row.table].match))

    patch.setattr(table_routes, "info_of", telling_all)


def spoil_ends(patch: pytest.MonkeyPatch, pair: Twins) -> None:
    for one in pair.matches:
        one.result = Result("draw", (0.0, 0.0), (0, 0))


SPOILT: dict[str, Callable[[pytest.MonkeyPatch, Twins], None]] = {
    "changed": spoil_standing,
    "snapshot": spoil_standing,
    "preview": spoil_preview,
    "error": spoil_knowledge,
    "why": spoil_knowledge,
    "hint": spoil_hint,
    "move": spoil_views,
    "record": spoil_ends,
    "table": spoil_lists,
    "lists": spoil_lists,
    "fork": spoil_ends,
}


@pytest.mark.parametrize("kind", sorted(KINDS))
async def test_the_comparison_would_notice(monkeypatch: pytest.MonkeyPatch, sqlite: str, kind: str) -> None:
    async with twins(monkeypatch, sqlite, PRIVATE[0], assist=HELPFUL) as pair:
        await pair.step()
        while pair.matches[0].to_move != pair.script.eyes:
            await pair.step()
        await ask_for(pair, kind)
        SPOILT[kind](monkeypatch, pair)
        with pytest.raises(AssertionError, match=f"^{kind}: "):
            await ask_for(pair, kind)
        monkeypatch.undo()


async def test_reasons_are_of_what_a_seat_knows_whatever_they_say(
    monkeypatch: pytest.MonkeyPatch, sqlite: str
) -> None:
    async with twins(monkeypatch, sqlite, PRIVATE[0], assist=HELPFUL) as pair:
        spoil_reasons(monkeypatch, pair)
        await pair.play(30, probes_every=2)
        assert pair.compared["why"] > 50 and pair.differ


async def ask_for(pair: Twins, kind: str) -> None:
    """Everything there is of a kind of answer, a few times."""
    for _ in range(4):
        for one, probe in pair.questions():
            if one == kind:
                await pair.compare(kind, probe)
    if kind == "changed":
        await pair.step()


# Other things that are nobody else's business.


async def test_what_another_answers_beforehand_is_not_told(
    monkeypatch: pytest.MonkeyPatch, sqlite: str
) -> None:
    async with twins(monkeypatch, sqlite, JUGGLED[0]) as pair:
        other = pair.people[1]
        for table, answer in zip(pair.tables, ("never", "always"), strict=True):
            message = {"type": "answers", "table": table, "answers": {"pay": {"promote": answer}}}
            assert json.loads(await pair.ask(other, message))["type"] == "done"
        await pair.collect()
        assert pair.compared["changed"] == 2
        snapshot = json.loads(await pair.ask(other, {"type": "watch", "table": pair.tables[0]}))
        assert snapshot["answers"] == {"pay": {"promote": "never"}}


async def test_who_rises_no_longer_sees_with_the_eyes_of_the_seat(sqlite: str) -> None:
    async with running(sqlite) as site:
        before, after, other = (Visitor(site, name) for name in ("Before", "After", "Other"))
        for visibility in ("link", "private"):
            opened = (
                await before.post("/tables", game="fantazja", places=["me", "free"], visibility=visibility)
            ).json()
            table, line = opened["table"], await before.socket()
            await line.ask({"type": "watch", "id": 1, "table": table})
            await before.post(f"/tables/{table}/rise", seat=0)
            for visitor, seat in ((after, 0), (other, 1)):
                sat = {"seat": seat, "invitation": opened["invitation"]}
                assert (await visitor.post(f"/tables/{table}/seats", **sat)).status == 200
            _, told = await line.ask({"type": "ping", "id": 2})
            found = [json.loads(text) for text in told]
            if visibility == "private":
                assert found == []
            else:
                assert found[-1]["status"] == "playing" and "can_take_back" not in found[-1]
                assert [player["hand"] for player in found[-1]["view"]["players"]] == [None, None]
                assert not any(event["kind"] == "fantazja-draw" for event in found[-1]["events"])


async def test_who_holds_no_seat_is_a_spectator(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann, guest = Visitor(site, "Ann"), Visitor(site, "Guest")
        opened = await ann.post("/tables", game="sagrada", places=["me", "me"])
        line, table = await guest.socket(), opened.json()["table"]
        text, _ = await line.ask({"type": "watch", "id": 1, "table": table})
        found = json.loads(text)
        assert found["seat"] is None and found["view"]["viewer"] is None
        assert not found.keys() & {"choices", "legal", "ask", "can_take_back", "answers", "secret", "nonces"}
        text, _ = await line.ask({"type": "watch", "id": 2, "table": table, "seat": 0})
        assert json.loads(text)["code"] == "not-your-seat"
        for path in ("moves/0?seat=0", "moves/0?all=true"):
            assert (await guest.get(f"/tables/{table}/{path}")).status == 403


# A private table, and one that does not exist.

BODIES: dict[Any, dict[str, Any]] = {
    table_routes.Sitting: {},
    table_routes.Invitation: {"invitation": "x" * 24},
    table_routes.SeatOnly: {"seat": 0},
    table_routes.BotSitting: {"seat": 1, "player": "novice"},
    table_routes.Claim: {"secret": "x" * 24},
    record_routes.Asked: {"action": 0},
    review_routes.ReviewQuery: {},
    None: {},
}
FIELDS = {"at": 1, "action": 0, "on": True, "answers": {}}


async def test_a_private_table_is_to_others_as_none(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann, guest = Visitor(site, "Ann"), Visitor(site, "Guest")
        private = {"game": "basilica", "visibility": "private"}
        opened = (await ann.post("/tables", places=["me", "me"], **private)).json()
        waiting = (await ann.post("/tables", places=["me", "free"], **private)).json()
        for table in (opened["table"], waiting["table"]):
            assert (await ann.get(f"/tables/{table}")).status == 200
            await same_over_rest(guest, table, new_id())
            await same_over_socket(guest, table, new_id())
        wrong = {"invitation": opened["invitation"]}
        assert (await guest.post(f"/tables/{waiting['table']}/seats", **wrong)).status == 404
        right = {"invitation": waiting["invitation"]}
        assert (await guest.post(f"/tables/{waiting['table']}/seats", **right)).status == 200
        assert (await guest.get(f"/tables/{waiting['table']}")).status == 200


async def same_over_rest(guest: Visitor, table: str, none: str) -> None:
    asked = 0
    for endpoint in ENDPOINTS.endpoints:
        if "{table}" not in endpoint.path:
            continue
        found = []
        for name in (table, none):
            path = endpoint.path.replace("{table}", name).replace("{move}", "0")
            body = BODIES[endpoint.body]
            found.append(await (guest.get(path) if endpoint.method == "GET" else guest.post(path, **body)))
        assert found[0] == found[1] and found[0].status == 404, endpoint.path
        asked += 1
    forks = [
        await guest.post("/tables", places=["me", "me"], fork={"table": name, "move": 0})
        for name in (table, none)
    ]
    assert asked >= 9 and forks[0] == forks[1] and forks[0].status == 404


async def same_over_socket(guest: Visitor, table: str, none: str) -> None:
    line = await guest.socket()
    for kind in HANDLERS:
        if issubclass(kind, protocol.OfTable):
            needed = {name: FIELDS[name] for name in kind.__struct_fields__ if name in FIELDS}
            message = {"type": kind.__struct_config__.tag, "id": 1, **needed}
            answers = [(await line.ask(message | {"table": name}))[0] for name in (table, none)]
            assert answers[0] == answers[1] and '"type":"error"' in answers[0], kind
    await line.hang_up()


# Keys: what would let somebody be somebody else, or know what will be dealt.


async def test_no_key_is_told_to_others_nor_logged(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    """A whole game with a spectator. The secret of the dice and the nonces are told when it is over."""
    caplog.set_level(logging.DEBUG)
    async with running(sqlite) as site:
        people = [Visitor(site, f"Player {seat}") for seat in range(2)]
        guest = Visitor(site, "Guest")
        opened = await people[0].post("/tables", game="sagrada", places=["free", "free"])
        table, invitation = opened.json()["table"], opened.json()["invitation"]
        sat = [
            await person.post(f"/tables/{table}/seats", seat=seat, nonce=f"nonce-{seat}")
            for seat, person in enumerate(people)
        ]
        links = [one.json()["links"][str(seat)] for seat, one in enumerate(sat)]
        match = site.app.hub.tables[table].match
        assert match.opened.secret and len({*links, invitation}) == 3
        own = [{visitor.user, visitor.cookie} for visitor in (*people, guest)]
        for keys, link in zip(own, links, strict=False):
            keys |= {link, invitation}
        lines = await play_to_the_end(site, table, [*people, guest], match.opened.secret)
        for visitor, keys in zip((*people, guest), own, strict=True):
            others = set().union(*own) - keys
            assert find(others | {visitor.user}, visitor.came) == set()
        ended = json.loads((await lines[2].ask({"type": "watch", "id": 9, "table": table}))[0])
        assert ended["secret"] == match.opened.secret and ended["nonces"] == ["nonce-0", "nonce-1"]
        written = [Lines().format(record) for record in caplog.records] + [metrics.text().decode()]
        everything = set().union(*own, {table, match.opened.secret, "nonce-"})
        assert len(written) > 20 and find(everything, written) == set()
        assert find(everything, [*written, "a nonce-0"]) == {"nonce-"}


async def play_to_the_end(site: Site, table: str, visitors: list[Visitor], secret: str) -> list[Line]:
    """Random decisions through the sockets of all; until the end nobody hears of the dice."""
    lines = [await visitor.socket() for visitor in visitors]
    for line in lines:
        await line.ask({"type": "watch", "id": 1, "table": table})
    rng, match = Rng(5), site.app.hub.tables[table].match
    while match.status == "playing":
        await visitors[-1].get(f"/tables/{table}/moves/{match.moves}")
        assert find({secret, "nonce-"}, [text for visitor in visitors for text in visitor.came[-3:]]) == set()
        legal = match.state.legal()
        action = legal[rng.pick(len(legal))]
        decided = {"type": "decide", "id": 2, "table": table, "at": match.position, "action": action}
        assert '"done"' in (await lines[match.to_move].ask(decided))[0]
    return lines


def find(keys: set[str], texts: list[str]) -> set[str]:
    whole = "\n".join(texts)
    return {key for key in keys if key in whole}


async def test_what_hints_draw_from_says_nothing_of_the_dice(
    monkeypatch: pytest.MonkeyPatch, sqlite: str
) -> None:
    """Both come from the table's secret, but by words that are never the same."""
    words: dict[str, list[bytes]] = {"dice": [], "hints": []}

    def listening(kind: str, real: Any) -> Any:
        return lambda key, word, how: words[kind].append(word) or real(key, word, how)

    monkeypatch.setattr(fair_dice, "digest", listening("dice", fair_dice.digest))
    monkeypatch.setattr(match_module, "digest", listening("hints", match_module.digest))
    async with running(sqlite) as site:
        site.app.advisor = counsel = Counsel()  # type: ignore[assignment]
        ann = Visitor(site, "Ann")
        opened = await ann.post("/tables", game="sagrada", places=["me", "me"], assist={"hints": True})
        table = opened.json()["table"]
        found = [(await ann.post(f"/tables/{table}/hint")).json() for _ in range(2)]
        assert found[0] == found[1] and {asked.seed for asked in counsel.asked} == {
            site.app.hub.tables[table].match.bot_seed()
        }
    assert words["dice"] and words["hints"] and not set(words["dice"]) & set(words["hints"])
    assert all(word.startswith(b"rosace-dice 1\n") for word in words["dice"])
    assert not any(word.startswith(b"rosace-dice") for word in words["hints"])
