"""Games on the machines of a Ray cluster, each watched there by a local pool.

Ray is an extra (`rosace[ray]`). Every machine needs the same version of Rosace, and a bot from a file
must have the same path on each.
"""

from __future__ import annotations

import logging
import os
import re
import socket
from contextlib import suppress
from dataclasses import asdict
from typing import Any

from rosace.arena.pool import MAX_TRIES, ArenaStopped, LocalPool
from rosace.arena.worker import Forfeit, Report, Task
from rosace.core.errors import BadOptions
from rosace.core.extras import install_hint

LOCAL_CLUSTER = "local"
POLL_S = 0.5  # how long one wait for results lasts
CONNECT_TIMEOUT_S = 5.0  # for a cluster to answer
CLOSE_TIMEOUT_S = 5.0  # for the machines to clean up


class RemoteWorker:
    """Runs on a machine of the cluster: a pool of one process."""

    def __init__(self, folder: str):
        with suppress(OSError):  # relative paths of bots start from the same folder
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
    """Workers on a Ray cluster, by default one per processor; the address "local" starts one here."""

    def __init__(self, address: str, jobs: int | None = None):
        self._ray = _connect(address, jobs)
        processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._jobs = min(jobs or processors, processors)  # more would wait for a processor and never get one
        self._worker_class = self._ray.remote(num_cpus=1)(RemoteWorker)
        self._free: list[Any] = []
        self._busy: dict[Any, tuple[Any, Task, int]] = {}  # future -> worker, task, tries

    def has_room(self) -> bool:
        return len(self._busy) < self._jobs

    def is_idle(self) -> bool:
        return not self._busy

    def submit(self, task: Task) -> None:
        self._start(task, 0)

    def _start(self, task: Task, tries: int) -> None:
        worker = self._free.pop() if self._free else self._worker_class.remote(os.getcwd())
        self._busy[worker.play.remote(asdict(task))] = worker, task, tries

    def wait(self) -> list[Report]:
        if not self._busy:
            return []
        ready, _ = self._ray.wait(list(self._busy), timeout=POLL_S)
        reports = [self._finished(future) for future in ready]
        return [report for report in reports if report is not None]

    def _finished(self, future: Any) -> Report | None:
        worker, task, tries = self._busy.pop(future)
        try:
            report = self._ray.get(future)
        except self._ray.exceptions.RayTaskError as error:
            raise ArenaStopped(f"a machine of the cluster cannot play: {error.cause}") from None
        except self._ray.exceptions.RayError as error:  # the machine is gone
            if tries + 1 == MAX_TRIES:
                raise ArenaStopped(f"a game was lost with its machine {MAX_TRIES} times: {error}") from None
            self._start(task, tries + 1)
            return None
        self._free.append(worker)
        forfeit = report.pop("forfeit")
        return Report(**report, forfeit=forfeit and Forfeit(**forfeit))

    def close(self) -> None:
        workers = [*self._free, *(worker for worker, _, _ in self._busy.values())]
        with suppress(Exception):  # errors no longer matter here
            self._ray.wait([worker.close.remote() for worker in self._free], timeout=CLOSE_TIMEOUT_S)
        for worker in workers:
            with suppress(Exception):
                self._ray.kill(worker)
        self._ray.shutdown()


def _connect(address: str, jobs: int | None) -> Any:
    try:
        # Ray sends no usage statistics, and the output of its processes stays in its own logs.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray
    except ImportError:
        raise BadOptions(f"--ray needs Ray, which is not installed here: {install_hint('ray')}") from None
    cluster_options: dict[str, Any] = (
        {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL_CLUSTER else {}
    )
    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **cluster_options)
    except Exception as error:
        text = " ".join(str(error).split())
        raise ArenaStopped(f"cannot reach a Ray cluster at {address}: {text}") from None
    return ray


def _check_reachable(address: str) -> None:
    """Fail at once if nothing answers: Ray itself would keep trying for many minutes."""
    match = re.fullmatch(r"(?:ray://)?([^/:]+):(\d+)", address)
    if match is not None:
        socket.create_connection((match[1], int(match[2])), timeout=CONNECT_TIMEOUT_S).close()
