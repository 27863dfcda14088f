"""A worker has not heard yet of what another one has stored, as while the database starts again.

Chaos found it: whoever came from a worker that was killed was shown an older position than before.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from rosace.server.hub import Hub
from rosace.server.storage import Store
from server.visitors import Line, Site, Visitor, running


@asynccontextmanager
async def deaf(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    """A worker that hears nothing of others."""
    with monkeypatch.context() as patch:
        patch.setattr(Hub, "_heard", lambda *_: None)
        async with running(url) as site:
            patch.undo()
            yield site


def again(site: Site, visitor: Visitor) -> Visitor:
    """The same person at another worker."""
    found = Visitor(site, "")
    found.user, found.cookie = visitor.user, visitor.cookie
    return found


class Played:
    """A table at which Ann plays alone for both seats; she watches it at one worker, Bob at a deaf one."""

    def __init__(self, here: Site, deaf: Site):
        self.here, self.deaf = here, deaf
        self.ann = Visitor(here, "Ann")
        self.there = again(deaf, self.ann)

    async def begin(self) -> dict[str, Any]:
        """Ann decides twice, and the deaf worker has the table as it was before; her last message."""
        opened = await self.ann.post("/tables", game="fantazja", places=["me", "me"])
        self.table = opened.json()["table"]
        await self.watch(await self.there.socket(), seat=0)
        line = await self.ann.socket()
        told = await self.watch(line, seat=0)
        for _ in range(2):
            text, _ = await line.ask(self.decision())
            assert json.loads(text)["type"] == "done", text
            told = json.loads(await line.hear())
        assert self.deaf.app.hub.tables[self.table].match.seq == told["seq"] - 2
        return told

    def decision(self) -> dict[str, Any]:
        """What the seat to move may decide now."""
        match = self.here.app.hub.tables[self.table].match
        now = {"at": match.position, "seat": match.to_move, "action": match.state.legal()[0]}
        return {"type": "decide", "id": 2, "table": self.table, **now}

    async def watch(self, line: Line, **more: Any) -> dict[str, Any]:
        text, _ = await line.ask({"type": "watch", "id": 1, "table": self.table, **more})
        return dict(json.loads(text))


async def test_who_has_seen_more_is_shown_no_older_position(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(postgres) as here, deaf(postgres, monkeypatch) as there:
        played = Played(here, there)
        told = await played.begin()
        found = await played.watch(await played.there.socket(), seat=0, since=told["seq"] - 1)
        assert (found["seq"], found["at"]) == (told["seq"], told["at"])
        assert [missed["seq"] for missed in found["missed"]] == [told["seq"]]


async def test_a_decision_about_a_later_position_is_not_late(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was refused as stale, though it was sent about the newest position there is."""
    async with running(postgres) as here, deaf(postgres, monkeypatch) as there:
        played = Played(here, there)
        await played.begin()
        text, _ = await (await played.there.socket()).ask(played.decision())
        assert json.loads(text)["type"] == "done", text


async def test_who_has_just_taken_a_seat_is_no_stranger_elsewhere(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were shown the table as a spectator, and a private one not at all."""
    async with running(postgres) as here, deaf(postgres, monkeypatch) as there:
        ann, bob = Visitor(here, "Ann"), Visitor(here, "Bob")
        opened = (
            await ann.post("/tables", game="fantazja", places=["me", "free"], visibility="private")
        ).json()
        invitation, path = opened["invitation"], f"/tables/{opened['table']}"
        await again(there, ann).get(path)  # so that the deaf worker has it in memory
        assert (await bob.post(f"{path}/seats", invitation=invitation)).status == 200
        bob_there = again(there, bob)
        text, _ = await (await bob_there.socket()).ask({"type": "watch", "id": 1, "table": opened["table"]})
        assert json.loads(text).get("seat") == 1, text
        eve = await Visitor(there, "Eve").socket()
        text, _ = await eve.ask({"type": "watch", "id": 1, "table": opened["table"]})
        assert json.loads(text)["code"] == "no-such-table"


async def test_without_notifications_every_look_is_at_what_is_stored(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is not connected to PostgreSQL as a listener, a worker does not rely on being told."""
    async with running(postgres) as here, deaf(postgres, monkeypatch) as there:
        played = Played(here, there)
        told = await played.begin()
        monkeypatch.setattr(Store, "hears_others", False)
        assert (await played.watch(await Visitor(there, "Eve").socket()))["seq"] == told["seq"]


async def test_who_says_to_have_seen_more_than_there_is_gets_what_there_is(sqlite: str) -> None:
    async with running(sqlite) as site:
        ann = Visitor(site, "Ann")
        table = (await ann.post("/tables", game="fantazja", places=["me", "me"])).json()["table"]
        text, _ = await (await ann.socket()).ask({"type": "watch", "id": 1, "table": table, "since": 10**6})
        assert json.loads(text)["type"] == "table" and json.loads(text)["missed"] == []
