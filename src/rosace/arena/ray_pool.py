"""Games spread over the machines of a Ray cluster, each watched there as it would be here.

Ray is an extra (`rosace[ray]`). Every machine needs the same Rosace, and a bot from a file
must lie at the same path on each.
"""

from __future__ import annotations

import logging
import os
import re
import socket
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from rosace.arena.pool import TRIES, ArenaStopped, LocalPool
from rosace.arena.worker import Forfeit, Report, Task
from rosace.core.errors import BadOptions
from rosace.core.extras import install_hint

LOCAL = "local"
WAIT = 0.5  # seconds until one may look up from waiting
KNOCKING = 5.0  # seconds for a cluster to answer
CLOSING = 5.0  # seconds for the machines to tidy up


class Host:
    """What runs on a machine of the cluster: a pool of one process."""

    def __init__(self, folder: str):
        with suppress(OSError):  # there players may be named by a path that begins here
            os.chdir(folder)
        self._pool = LocalPool(1)

    def play(self, task: dict[str, Any]) -> dict[str, Any]:
        self._pool.submit(Task(**task))
        while True:
            for report in self._pool.wait():
                return asdict(report)

    def close(self) -> None:
        self._pool.close()


class RayPool:
    """Processes of a Ray cluster, by default one a processor; the address "local" starts a cluster here."""

    def __init__(self, address: str, jobs: int | None = None):
        self._ray = _connected(address, jobs)
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._jobs = min(jobs or processors, processors)  # more would wait for a place and never get it
        self._kind = self._ray.remote(num_cpus=1)(Host)
        self._free: list[Any] = []
        self._busy: dict[Any, tuple[Any, Task, int]] = {}  # what is waited for -> host, task, tries

    def has_room(self) -> bool:
        return len(self._busy) < self._jobs

    def is_idle(self) -> bool:
        return not self._busy

    def submit(self, task: Task) -> None:
        self._begin(task, 0)

    def _begin(self, task: Task, tries: int) -> None:
        host = self._free.pop() if self._free else self._kind.remote(os.getcwd())
        self._busy[host.play.remote(asdict(task))] = host, task, tries

    def wait(self) -> list[Report]:
        if not self._busy:
            return []
        ready, _ = self._ray.wait(list(self._busy), timeout=WAIT)
        found = [self._finished(one) for one in ready]
        return [report for report in found if report is not None]

    def _finished(self, one: Any) -> Report | None:
        host, task, tries = self._busy.pop(one)
        try:
            report = self._ray.get(one)
        except self._ray.exceptions.RayTaskError as error:
            raise ArenaStopped(f"a machine of the cluster cannot play: {error.cause}") from None
        except self._ray.exceptions.RayError as error:  # the machine is gone
            if tries + 1 == TRIES:
                raise ArenaStopped(f"a game was lost with its machine {TRIES} times: {error}") from None
            self._begin(task, tries + 1)
            return None
        self._free.append(host)
        forfeit = report.pop("forfeit")
        return Report(**report, forfeit=forfeit and Forfeit(**forfeit))

    def close(self) -> None:
        hosts = [*self._free, *(host for host, _, _ in self._busy.values())]
        with suppress(Exception):  # whatever is left of it, it is over
            self._ray.wait([host.close.remote() for host in self._free], timeout=CLOSING)
        for host in hosts:
            with suppress(Exception):
                self._ray.kill(host)
        self._ray.shutdown()


def _connected(address: str, jobs: int | None) -> Any:
    try:
        # Nothing is reported to anybody, and what its processes print stays in its own logs.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray
    except ImportError:
        raise BadOptions(f"--ray needs Ray, which is not installed here: {install_hint('ray')}") from None
    started: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **started)
    except Exception as error:
        text = " ".join(str(error).split())
        raise ArenaStopped(f"cannot reach a Ray cluster at {address}: {text}") from None
    return ray


def _knock(address: str) -> None:
    """Fail at once where nobody answers: Ray itself would go on trying for many minutes."""
    found = re.fullmatch(r"(?:ray://)?([^/:]+):(\d+)", address)
    if found is not None:
        socket.create_connection((found[1], int(found[2])), timeout=KNOCKING).close()
