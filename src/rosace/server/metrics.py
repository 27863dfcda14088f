"""Metrics for Prometheus: GET /metrics.

With several workers each writes its metrics to files below PROMETHEUS_MULTIPROC_DIR, which must be set
before this module is imported; any worker answers with the sums.
"""

from __future__ import annotations

import asyncio
import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

MULTIPROCESS_FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
PATH = "/metrics"
LATENCY_BUCKETS_S = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
WAIT_BUCKETS_S = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120)

requests = Counter("rosace_requests", "Requests by route and status", ["method", "route", "status"])
request_seconds = Histogram(
    "rosace_request_seconds", "Time of a request", ["route"], buckets=LATENCY_BUCKETS_S
)
errors = Counter("rosace_errors", "Refusals and failures, of requests and sockets, by code", ["code"])
sockets = Gauge("rosace_sockets", "Sockets open", multiprocess_mode="livesum")
tables = Gauge("rosace_tables_resident", "Tables in memory", multiprocess_mode="livesum")
decision_seconds = Histogram(
    "rosace_decision_seconds", "Time until something is acknowledged", buckets=LATENCY_BUCKETS_S
)
work_running = Gauge(
    "rosace_work_running", "Decisions and hints being worked on", ["pool"], multiprocess_mode="livesum"
)
work_waiting = Gauge(
    "rosace_work_waiting", "Decisions and hints that wait", ["pool"], multiprocess_mode="livesum"
)
work_wait_seconds = Histogram(
    "rosace_work_wait_seconds",
    "Time until a process began with a decision or a hint",
    ["pool", "pace"],
    buckets=WAIT_BUCKETS_S,
)
bot_failures = Counter("rosace_bot_failures", "Decisions that a computer player did not come to")


def text() -> bytes:
    """All metrics, of all workers."""
    if MULTIPROCESS_FOLDER_VARIABLE not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def worker_ends() -> None:
    """Remove the gauges of this worker; its counters stay."""
    if MULTIPROCESS_FOLDER_VARIABLE in os.environ:
        multiprocess.mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def route() -> Route:
    async def metrics(request: Request) -> Response:
        request.scope["template"] = PATH
        return Response(await asyncio.to_thread(text), headers={"content-type": CONTENT_TYPE_LATEST})

    return Route(PATH, metrics)
