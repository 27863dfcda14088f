"""Whatever is sent, there is one answer, it is no failure of ours, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from rosace.core.rng import Rng
from rosace.server import protocol, sockets
from rosace.server.guard import Limits
from rosace.server.hub import new_id
from sampling import also
from server.spoiling import doubled, garbled, pick, spoilt
from server.visitors import Line, Site, Visitor, running

HARMLESS = (protocol.Ping, protocol.Watch, protocol.Unwatch, protocol.Preview)
CODES = {
    "malformed", "no-such-table", "not-your-seat", "not-watching", "stale", "doubled", "illegal",
    "not-your-turn", "no-such-action", "would-reveal", "no-take-back", "no-such-question",
}  # fmt: skip


# At each of three games, and altogether: more than ten thousand, of which `make test` sends a half.
SPOILT_MESSAGES, INVENTED = 3200, 600


class Siege:
    """A table in the middle of its game: Ann is to decide, Bob sits opposite, the stranger watches."""

    def __init__(self, site: Site):
        self.site = site
        self.ann, self.bob, self.stranger = (Visitor(site, name) for name in ("Ann", "Bob", "Stranger"))
        self.lines: dict[str, Line] = {}
        self.sent = 0
        self.codes: dict[str, int] = {}

    async def begin(self, game: str) -> Siege:
        terms = {"game": game, "places": ["me", "free"], "take_back": False}
        self.table = (await self.ann.post("/tables", **terms)).json()["table"]
        private = await Visitor(self.site, "Owner").post("/tables", **terms | {"visibility": "private"})
        self.foreign = [private.json()["table"], new_id()]
        await self.bob.post(f"/tables/{self.table}/seats")
        for visitor in (self.ann, self.bob, self.stranger):
            self.lines[visitor.user] = await visitor.socket()
        people = (self.ann, self.bob)
        while self.match.moves < 6 or self.match.to_move != 0:
            await self.decide(people[self.match.to_move])
        for line in self.lines.values():
            line.heard()
        self.log = await self.site.app.store.read(self.table)
        self.key = self.now()
        return self

    @property
    def match(self) -> Any:
        return self.site.app.hub.tables[self.table].match

    def now(self) -> tuple[Any, ...]:
        match = self.match
        return match.seq, match.position, match.state.key(), len(match.journal.actions), match.status

    async def decide(self, visitor: Visitor) -> None:
        message = self.messages()["decide"] | {"id": 7, "seat": self.match.to_move}
        assert '"done"' in (await self.lines[visitor.user].ask(message))[0]

    def messages(self) -> dict[str, dict[str, Any]]:
        """A good message of every type."""
        match = self.match
        more: dict[str, dict[str, Any]] = {
            "watch": {"seat": -1, "since": 1, "want": ["view", "choices", "events", "sheet"]},
            "decide": {"at": match.position, "action": match.state.legal()[0], "seat": 0},
            "preview": {
                "at": match.position,
                "action": match.ruleset.text(match.state.legal()[0]),
                "seat": 0,
            },
            "take-back": {"at": match.position},
            "vacation": {"on": True},
            "answers": {"answers": {"pay": {"promote": "never"}}},
        }
        plain = ("unwatch", "resign", "leave", "return", "offer-draw", "decline-draw", "rematch")
        found = {kind: {"type": kind, "id": 1, "table": self.table} for kind in (*more, *plain)}
        return {"ping": {"type": "ping", "id": 1}} | {
            kind: one | more.get(kind, {}) for kind, one in found.items()
        }

    def is_bad(self, visitor: Visitor, data: str | bytes) -> bool:
        """Whether nothing may come of it: it is no message, is harmless, or is not for who sends it to do."""
        try:
            message = protocol.read(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return True
        if isinstance(message, HARMLESS) or message.table != self.table or visitor is self.stranger:
            return True
        if visitor is self.ann and isinstance(message, protocol.Decide):
            legal = [*self.match.state.legal(), *map(self.match.ruleset.text, self.match.state.legal())]
            return message.at != self.match.position or message.action not in legal
        return isinstance(message, protocol.Decide | protocol.TakeBack)

    async def send(self, visitor: Visitor, data: str | bytes) -> None:
        """Send something bad: exactly one answer, and the table is as it was."""
        line = self.lines[visitor.user]
        line.say_raw(data)
        _, answers = await line.ask({"type": "ping", "id": 2**53})
        assert len(answers) == 1, (data, answers)
        found = json.loads(answers[0])
        if found["type"] == "error":
            assert found["code"] in CODES, (data, found)
            self.codes[found["code"]] = self.codes.get(found["code"], 0) + 1
        else:
            assert isinstance(protocol.read(data), HARMLESS), (data, found)
        assert self.now() == self.key, data
        self.sent += 1

    async def end(self) -> None:
        """Nothing has reached the log; and good messages are still taken."""
        assert await self.site.app.store.read(self.table) == self.log
        await self.decide(self.ann)


@pytest.mark.parametrize("number", [SPOILT_MESSAGES // 2, also(SPOILT_MESSAGES)])
@pytest.mark.parametrize("game", ["basilica", "fantazja", "sagrada"])
async def test_bad_messages_are_each_refused_and_change_nothing(sqlite: str, game: str, number: int) -> None:
    async with running(sqlite) as site:
        siege, rng = await Siege(site).begin(game), Rng(1)
        good = siege.messages()
        actions = range(siege.match.ruleset.spec.actions.size)
        others = [
            *good,
            *siege.foreign,
            siege.table,
            siege.match.position - 1,
            *(pick(actions, rng) for _ in range(9)),
        ]
        while siege.sent < number:
            visitor = pick((siege.ann, siege.bob, siege.stranger), rng)
            message = pick(list(good.values()), rng)
            kind = rng.pick(10)
            if kind < 7:
                data: str | bytes = json.dumps(spoilt(message, rng, others))
            elif kind < 9:
                data = garbled(json.dumps(message), rng)
            else:
                data = doubled(message, rng)
            if siege.is_bad(visitor, data):
                await siege.send(visitor, data)
        await siege.end()
        assert siege.codes.keys() >= {"malformed", "no-such-table", "not-your-seat", "stale", "illegal"}


WORDS = st.sampled_from(
    [
        "type",
        "id",
        "table",
        "seat",
        "at",
        "action",
        "want",
        "since",
        "on",
        "answers",
        "ping",
        "watch",
        "decide",
    ]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30) | WORDS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=9), inner, max_size=6)
    ),
    max_leaves=12,
)
TYPED = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["ping", "watch", "unwatch", "decide", "preview", "answers", "vacation"]),
        "id": VALUES,
    },
    optional=dict.fromkeys(("table", "seat", "at", "action", "want", "since", "on", "answers"), VALUES),
)
RAW = (VALUES | TYPED | TYPED).map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60)


@pytest.mark.parametrize("number", [INVENTED // 10, also(INVENTED)])
def test_messages_that_nobody_thought_of_are_refused(sqlite: str, number: int) -> None:
    with asyncio.Runner() as runner:

        async def begin() -> tuple[AsyncExitStack, Siege]:
            stack = AsyncExitStack()
            return stack, await Siege(await stack.enter_async_context(running(sqlite))).begin("sagrada")

        stack, siege = runner.run(begin())

        @settings(
            max_examples=number // 10,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
        )
        @given(st.lists(RAW, min_size=10, max_size=10))
        def refused(messages: list[str | bytes]) -> None:
            async def send() -> None:
                for data in messages:
                    await siege.send(siege.ann, data)

            runner.run(send())

        refused()
        runner.run(siege.end())
        runner.run(stack.aclose())
        assert siege.sent >= number


async def test_what_is_sent_twice_happens_once(sqlite: str) -> None:
    async with running(sqlite) as site:
        siege = await Siege(site).begin("basilica")
        line = siege.lines[siege.ann.user]
        for kind, twice in (
            ("decide", "doubled"),
            ("offer-draw", "offered-already"),
            ("resign", "not-playing"),
        ):
            before, message = siege.match.seq, siege.messages()[kind] | {"seat": siege.match.to_move}
            line = siege.lines[(siege.ann, siege.bob)[siege.match.to_move].user]
            line.say(message)
            line.say(message)
            _, answers = await line.ask({"type": "ping", "id": 9})
            assert [json.loads(one).get("code") for one in answers] == [None, twice]
            assert siege.match.seq == before + 1


async def test_a_message_too_large_is_the_last(sqlite: str) -> None:
    async with running(sqlite, message_bytes=1000) as site:
        line = await Visitor(site, "Ann").socket()
        line.say_raw(json.dumps({"type": "ping", "id": 1}).ljust(1000))
        assert json.loads(await line.hear()) == {"type": "pong", "id": 1}
        line.say_raw(json.dumps({"type": "ping", "id": 1}).ljust(1001))
        line.say({"type": "ping", "id": 2})
        assert json.loads(await line.hear()) == {
            "type": "error",
            "id": None,
            "code": "too-large",
            "limit": 1000,
        }
        await line.task
        assert line.closed == 1009 and line.heard() == []


# Those who send much, or nothing, or do not listen.


async def test_who_sends_too_much_is_slowed_down_and_nobody_else(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause = 1.0
    monkeypatch.setattr(sockets, "RATE_LIMIT_PAUSE_S", pause)
    # However long all this takes, no further message comes to be allowed meanwhile.
    monkeypatch.setattr("rosace.server.app.Limits", lambda settings: Limits(settings, clock=lambda: 0.0))
    async with running(sqlite, messages_a_minute=60) as site:
        flooding, other = await Visitor(site, "Flood").socket(), await Visitor(site, "Other").socket()
        for number in range(63):
            flooding.say({"type": "ping", "id": number})
        began = time.monotonic()
        assert [json.loads(await flooding.hear())["type"] for _ in range(60)] == ["pong"] * 60
        refused = json.loads(await flooding.hear())
        assert refused["code"] == "too-often" and refused["retry"] >= 1
        await other.ask({"type": "ping", "id": 1})
        assert flooding.heard() == []
        assert [json.loads(await flooding.hear())["code"] for _ in range(2)] == ["too-often"] * 2
        assert time.monotonic() - began > 2 * pause


async def test_who_does_not_read_is_dropped_and_nobody_waits(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others go on at once, however long the goodbye may take, and it ends although nobody takes it."""
    async with running(sqlite, waiting_bytes=20_000) as site:
        siege = await Siege(site).begin("sagrada")
        table = site.app.hub.tables[siege.table]
        for goodbye, ends in ((3600, False), (0.05, True)):
            monkeypatch.setattr(sockets, "GOODBYE_TIMEOUT_S", goodbye)
            deaf = await siege.stranger.socket()
            await deaf.ask({"type": "watch", "id": 1, "table": siege.table})
            deaf.reads.clear()
            for _ in range(12):
                await asyncio.wait_for(siege.decide((siege.ann, siege.bob)[siege.match.to_move]), 60)
            await asyncio.sleep(0)
            assert table.watchers == {}
            if ends:
                await asyncio.wait_for(deaf.task, 60)
            else:
                assert not deaf.task.done()
                deaf.task.cancel()
            assert deaf.closed is None


async def test_a_slow_reader_who_catches_up_misses_nothing(sqlite: str) -> None:
    async with running(sqlite) as site:
        siege = await Siege(site).begin("sagrada")
        slow = await siege.stranger.socket()
        await slow.ask({"type": "watch", "id": 1, "table": siege.table})
        slow.reads.clear()
        for _ in range(5):
            await siege.decide((siege.ann, siege.bob)[siege.match.to_move])
        slow.reads.set()
        _, told = await slow.ask({"type": "ping", "id": 2})
        assert [json.loads(text)["at"] for text in told] == [
            siege.match.position - 4 + number for number in range(5)
        ]


async def test_who_says_nothing_is_dismissed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite, idle_seconds=60) as site:
        silent, alive = await Visitor(site, "Silent").socket(), await Visitor(site, "Alive").socket()
        now = time.monotonic()
        monkeypatch.setattr(sockets, "time", SimpleNamespace(monotonic=lambda: now + 61))
        await alive.ask({"type": "ping", "id": 1})
        site.app.sockets.close_idle()
        assert json.loads(await silent.hear()) == {"type": "bye", "code": "idle", "retry": 0}
        await silent.task
        assert silent.closed == 1001 and alive.closed is None
        await alive.ask({"type": "ping", "id": 2})


async def test_many_sockets_are_told_and_leave_nothing_behind(sqlite: str) -> None:
    async with running(sqlite) as site:
        siege = await Siege(site).begin("sagrada")
        crowd = [await Visitor(site, f"Guest {number}").socket() for number in range(300)]
        for line in crowd:
            await line.ask({"type": "watch", "id": 1, "table": siege.table})
        await siege.decide(siege.ann)
        told = {await line.hear() for line in crowd}
        assert len(told) == 1 and json.loads(told.pop())["at"] == siege.match.position
        for line in crowd:
            await line.hang_up()
        assert site.app.hub.tables[siege.table].watchers == {}
        await siege.decide((siege.ann, siege.bob)[siege.match.to_move])


async def test_a_socket_watches_so_many_tables_and_no_more(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MAX_WATCHED_TABLES", 3)
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        line = await ann.socket()
        codes = []
        for _ in range(5):
            opened = await ann.post("/tables", game="sagrada", places=["me", "free"])
            text, _ = await line.ask({"type": "watch", "id": 1, "table": opened.json()["table"]})
            codes.append(json.loads(text).get("code"))
        assert codes == [None] * 3 + ["too-many-tables"] * 2


@pytest.mark.parametrize(
    ("limit", "code"),
    [
        ("sockets_a_user", "too-many-sockets"),
        ("sockets_an_address", "address-full"),
        ("sockets", "server-full"),
    ],
)
async def test_there_are_so_many_sockets_though_all_come_at_once(sqlite: str, limit: str, code: str) -> None:
    """A person, a network or all together could open sockets until the memory is full."""
    async with running(sqlite, **{limit: 3}) as site:
        ann = Visitor(site, "Ann")
        lines = [site.connect(ann.headers()) for _ in range(8)]
        async with asyncio.timeout(60):
            while sum(line.closed == 1013 for line in lines) < 5:
                await asyncio.sleep(0.01)
        there = [line for line in lines if line.closed is None]
        assert [json.loads(await line.hear())["type"] for line in there] == ["hello"] * 3
        refused = next(line for line in lines if line.closed == 1013)
        assert json.loads(await refused.hear()) == {"type": "bye", "code": code, "retry": 15000}
        await there[0].hang_up()
        await ann.socket()


async def test_a_network_of_ipv6_has_the_room_of_one_address(sqlite: str) -> None:
    """Whoever has a /64 has as many addresses as they like."""
    async with running(sqlite, sockets_an_address=2) as site:
        heard = []
        for address in ("2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:1::3", "2001:db8:0:2::1"):
            line = site.connect(Visitor(site, "Ann").headers(), client=(address, 1))
            heard.append(json.loads(await line.hear()))  # they come one after the other
        assert [one.get("code", "hello") for one in heard] == ["hello", "hello", "address-full", "hello"]
