"""Goodbyes, as far as they go without a server."""

import asyncio

import pytest

from rosace.server import shutdown
from rosace.server.shutdown import Shutdown


async def socket(farewell: Shutdown, said: list[str], name: str, slow: bool = False) -> None:
    with farewell.present():
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            if slow:
                await asyncio.sleep(60)
            said.append(name)


def test_every_socket_ends_before_the_goodbye_is_over() -> None:
    async def main() -> list[str]:
        farewell, said = Shutdown(), list[str]()
        tasks = [asyncio.create_task(socket(farewell, said, name)) for name in "abc"]
        await asyncio.sleep(0)
        await farewell.say()
        assert farewell.stopping and all(task.done() for task in tasks)
        return said

    assert sorted(asyncio.run(main())) == ["a", "b", "c"]


def test_whoever_comes_during_the_goodbye_is_told_too() -> None:
    async def main() -> list[str]:
        farewell, said = Shutdown(), list[str]()
        await farewell.say()
        await socket(farewell, said, "late")
        return said

    assert asyncio.run(main()) == ["late"]


def test_a_socket_that_does_not_end_is_waited_for_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutdown, "GOODBYES_TIMEOUT_S", 0.05)

    async def main() -> list[str]:
        farewell, said = Shutdown(), list[str]()
        slow = asyncio.create_task(socket(farewell, said, "slow", slow=True))
        quick = asyncio.create_task(socket(farewell, said, "quick"))
        await asyncio.sleep(0)
        await farewell.say()
        assert quick.done() and not slow.done()
        slow.cancel()
        return said

    assert asyncio.run(main()) == ["quick"]
