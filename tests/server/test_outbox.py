"""What is said to clients: in one frame where it is said at once, and whoever is gone harms nobody else."""

import asyncio
from typing import Any

import pytest

from rosace.server.outbox import FlushQueue, Outbox


class Client:
    """The other end of an outbox; `failing` is what becomes of the frames sent to it."""

    def __init__(self, post: FlushQueue, failing: str = ""):
        self.frames: list[str] = []
        self.broken = 0
        self._failing = failing
        self.box = Outbox(self._sent if failing == "at once" else self._sent_later, post, self._break)

    def _break(self) -> None:
        self.broken += 1

    def _sent(self, message: dict[str, Any]) -> Any:
        raise ConnectionError("gone")

    async def _sent_later(self, message: dict[str, Any]) -> None:
        if self._failing:
            raise ConnectionError("gone")
        self.frames.append(message["text"])


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_what_is_said_at_once_is_one_frame() -> None:
    async def talk() -> None:
        client = Client(FlushQueue())
        assert [client.box.put(b"1"), client.box.put(b"22")] == [1, 3]
        await settled()
        assert client.box.put(b"3") == 1
        await settled()
        assert client.frames == ["[1,22]", "3"]

    asyncio.run(talk())


@pytest.mark.parametrize("failing", ["at once", "later"])
def test_one_who_is_gone_keeps_nothing_from_the_others(failing: str) -> None:
    async def talk() -> None:
        post = FlushQueue()
        gone, there = Client(post, failing), Client(post)
        for number in range(2):
            for client in (gone, there):
                client.box.put(b"%d" % number)
            await settled()
        assert there.frames == ["0", "1"] and there.broken == 0
        assert gone.broken >= 1

    asyncio.run(talk())
