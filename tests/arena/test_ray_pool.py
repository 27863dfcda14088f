"""The arena over a Ray cluster, which these tests start on this machine."""

import builtins
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from arenas import bot, play, setup, timeless

from rosace.arena import ray_pool
from rosace.arena.pool import ArenaStopped
from rosace.arena.ray_pool import RayPool
from rosace.arena.worker import Task
from rosace.core.errors import BadOptions
from sampling import also

Check = Callable[[RayPool, Path], None]


@pytest.fixture
def pool() -> Iterator[RayPool]:
    pytest.importorskip("ray")
    made = RayPool("local", jobs=2)
    yield made
    made.close()


def same_games(pool: RayPool, folder: Path) -> None:
    made = setup("greedy", "random", options={"festum": True})
    there, here = play(made, 4, folder / "there", pool), play(made, 4, folder / "here")
    assert timeless(there) == timeless(here)
    assert all(sum(one.seconds) > 0 for one in there)


def broken_bot(pool: RayPool, folder: Path) -> None:
    broken = bot(folder, "return 0", head="raise ValueError('not here')")
    with pytest.raises(ArenaStopped, match="cannot be loaded: ValueError: not here"):
        play(setup(broken, "random"), 2, folder / "out", pool)
    while not pool.is_idle():
        pool.wait()


def watched_bots(pool: RayPool, folder: Path) -> None:
    body = "self.asked = getattr(self, 'asked', 0) + 1\nif self.asked < 4: return observation.legal[0]\n"
    ending = bot(folder, f"{body}import os; os._exit(3)", "ending")
    hanging = bot(folder, f"{body}while True: pass", "hanging")
    found = play(setup(ending, hanging, "random", allowance=1.0), 2, folder / "out", pool)
    reasons = {one.forfeit.code for one in found if one.forfeit is not None}
    assert len(found) == 6 and reasons == {"ended", "out-of-time"}
    assert all(one.forfeit is not None and one.fixture.seats[one.forfeit.seat] < 2 for one in found)


def lost_machine(pool: RayPool, folder: Path) -> None:
    made = setup(bot(folder, "import time; time.sleep(0.05)\nreturn observation.legal[0]"), "random")
    names = list(made.players)
    pool.submit(Task(0, "basilica", dict(made.options), names, [60.0] * 2, made.fixture(0).seed))
    ((host, _, _),) = pool._busy.values()
    pool._ray.kill(host)
    found: list[Any] = []
    while not found:
        found = pool.wait()
    assert found[0].number == 0 and found[0].forfeit is None and len(found[0].actions) > 20


@pytest.mark.parametrize(
    "checks", [(same_games, broken_bot), also((watched_bots, lost_machine))], ids=["games", "bots that fail"]
)
def test_a_cluster(pool: RayPool, tmp_path: Path, checks: tuple[Check, ...]) -> None:
    """Several in one test, as starting a cluster takes seconds."""
    for number, check in enumerate(checks):
        folder = tmp_path / str(number)
        folder.mkdir()
        check(pool, folder)


# Without a cluster.


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nonsense"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    pytest.importorskip("ray")
    with pytest.raises(ArenaStopped, match=f"cannot reach a Ray cluster at {address}: "):
        RayPool(address)


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def absent(name: str, *rest: Any) -> Any:
        if name == "ray":
            raise ModuleNotFoundError("No module named 'ray'")
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", absent)
    monkeypatch.delitem(sys.modules, "ray", raising=False)
    with pytest.raises(BadOptions, match=r"--ray needs Ray, .* pip install 'rosace\[ray\]'"):
        ray_pool._connect("local", 1)
