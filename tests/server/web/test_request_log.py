"""Logs, figures and probes."""

import logging
import logging.config
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from starlette.testclient import TestClient

from rosace.server import health
from rosace.server.identity import Identity, Seal
from rosace.server.logs import Lines, configuration, note
from server.web.toys import TABLE, Shared, make_app

CUPS = f"/api/v1/cups/{TABLE}"


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture, lines: Any) -> Any:
    caplog.set_level(logging.INFO, "rosace.server")
    return lines


def test_a_request_is_one_line_with_the_template_of_its_path(client: TestClient, logged: Any) -> None:
    client.get(f"{CUPS}?limit=7&game=secret")
    (line,) = logged()
    assert line.pop("time").endswith("+00:00") and line.pop("ms") >= 0
    assert line == {
        "level": "info",
        "event": "request",
        "method": "GET",
        "route": "/api/v1/cups/{table}",
        "status": 200,
    }


def test_a_refusal_has_its_code(client: TestClient, logged: Any) -> None:
    client.post(CUPS, json={"colour": "red"})
    client.get("/api/v1/wherever/it/may/be")
    refused, unknown = logged()
    assert (refused["status"], refused["code"]) == (409, "no-red")
    assert (unknown["status"], unknown["code"], unknown["route"]) == (404, "unknown", "unknown")


def test_addresses_are_logged_only_if_asked_for(logged: Any) -> None:
    for wanted in (False, True):
        TestClient(make_app(Shared(log_addresses=wanted))).get("/api/v1/me")
    without, with_address = logged()
    assert "address" not in without and with_address["address"] == "testclient"


def test_probes_are_not_logged(client: TestClient, logged: Any) -> None:
    for path in ("/livez", "/readyz", "/healthz", "/metrics"):
        client.get(path)
    assert logged() == []


def test_cookies_and_passwords_never_reach_a_line() -> None:
    cookie = Seal(b"k" * 32).write(Identity("u" * 22, "Anna", account=True))
    text = f"cannot open postgresql://me:pa55@db/x, asked with rosace={cookie}; by"
    record = logging.LogRecord("rosace", logging.ERROR, "", 1, "%s", (text,), None)
    line = Lines().format(record)
    assert "pa55" not in line and cookie.split(".")[1] not in line
    assert "postgresql://***@db/x" in line and "rosace=***; by" in line


def test_lines_go_to_stderr(capfd: pytest.CaptureFixture[str]) -> None:
    script = (
        "import logging.config; from rosace.server import logs;"
        "logging.config.dictConfig(logs.configuration('warning'));"
        "logs.note('quiet'); logs.note('loud', logging.WARNING, tables=3, path={1})"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
    out, err = capfd.readouterr()
    assert out == "" and err.count("\n") == 1 and '"event":"loud","tables":3' in err


def test_requests_and_refusals_are_counted(client: TestClient) -> None:
    labels = {"method": "POST", "route": "/api/v1/cups/{table}", "status": "409"}
    before = counted("rosace_requests_total", **labels), counted("rosace_errors_total", code="no-red")
    client.post(CUPS, json={"colour": "red"})
    after = counted("rosace_requests_total", **labels), counted("rosace_errors_total", code="no-red")
    assert after == (before[0] + 1, before[1] + 1)


def test_an_invented_method_makes_no_figure_of_its_own(client: TestClient) -> None:
    client.request("BREW", CUPS)
    assert 'method="BREW"' not in client.get("/metrics").text


def test_metrics_are_told_in_prometheus_text(client: TestClient) -> None:
    client.get("/api/v1/me")
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    for name in (
        'rosace_request_seconds_bucket{le="0.0005",route="/api/v1/me"}',
        "rosace_sockets ",
        "rosace_tables_resident ",
        "rosace_decision_seconds_count",
        "rosace_bot_failures_total ",
    ):
        assert name in answer.text


def test_the_figures_of_all_workers_are_added(tmp_path: Path) -> None:
    """What a worker has open ends with it; what it has counted stays."""
    script = (
        "import sys; from rosace.server import metrics\n"
        "metrics.bot_failures.inc(2); metrics.sockets.inc(3)\n"
        "if sys.argv[1] == 'ends': metrics.worker_ends()\n"
        "else: print(metrics.text().decode())"
    )

    def worker(how: str) -> str:
        environment = {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
        return subprocess.run(
            [sys.executable, "-c", script, how], check=True, env=environment, capture_output=True, text=True
        ).stdout

    worker("ends")
    told = worker("tells")
    assert "rosace_bot_failures_total 4.0" in told and "rosace_sockets 3.0" in told


@pytest.mark.parametrize("path", ["/readyz", "/healthz"])
def test_a_server_is_ready_while_its_database_stores(
    client: TestClient, shared: Shared, logged: Any, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(health, "CACHE_S", 0)
    assert client.get(path).json() == {"status": "ok"}
    shared.store.broken = True
    for _ in range(2):
        answer = client.get(path)
        assert answer.status_code == 503 and "secret" not in answer.text
        assert answer.json() == {
            "status": "unhealthy",
            "reason": "failed",
            "message": health.REASONS["failed"],
        }
    assert client.get("/livez").json() == {"status": "ok"}
    shared.store.broken = False
    assert client.get(path).status_code == 200
    unhealthy, again = logged()
    assert (unhealthy["event"], again["event"]) == ("unhealthy", "healthy-again")
    assert "secret" not in str(unhealthy)


def test_a_server_that_stops_is_not_ready_and_still_lives(client: TestClient, shared: Shared) -> None:
    shared.shutdown.stopping = True
    assert client.get("/readyz").json()["reason"] == "stopping" and client.get("/livez").is_success


def test_half_an_answer_is_broken_off(shared: Shared, logged: Any) -> None:
    """A failure after the status is out cannot be told any more."""
    from rosace.server.request_log import RequestLog

    async def half(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError, match="in the middle"):
        TestClient(RequestLog(half, shared.settings)).get("/")
    assert [line["event"] for line in logged()] == ["failed", "request"]


def test_a_note_has_its_fields(logged: Any) -> None:
    note("table-woken", table="abc", entries=12)
    (line,) = logged()
    assert (line["event"], line["entries"]) == ("table-woken", 12)


def test_the_configuration_is_one_that_logging_takes() -> None:
    logging.config.DictConfigurator(configuration("debug"))
