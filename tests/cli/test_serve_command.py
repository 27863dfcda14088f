"""`rosace serve`, as far as it goes without a server."""

import socket
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from rosace.cli.serve import _why_not_ready
from rosace.server.settings import Settings
from server.real.processes import free_port


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings with which a server would have been run."""
    found: list[Settings] = []

    def serve(settings: Settings, listening: Any) -> int:
        found.append(settings)
        listening()
        return 0

    class Thread:
        """One that does all of its work when it is started."""

        def __init__(self, target: Any, args: list[Any], daemon: bool):
            self.start = lambda: target(*args)

    monkeypatch.setattr("rosace.cli.serve.threading.Thread", Thread)
    monkeypatch.setattr("rosace.cli.serve._why_not_ready", lambda settings: "")
    monkeypatch.setattr("rosace.server.serve.serve", serve)
    for name in ("make_data_folder", "prepare_database"):
        monkeypatch.setattr(f"rosace.server.serve.{name}", lambda settings: None)
    return found


def test_it_says_where_it_listens_and_what_it_keeps_where(run: Any, served: Any, tmp_path: Path) -> None:
    answer = run("serve", "--port", "8123", "--data", str(tmp_path))
    assert (answer.status, answer.err) == (0, "")
    assert answer.out == (
        "Play at http://127.0.0.1:8123/\n"
        f"Database: sqlite:///{tmp_path}/rosace.db\n"
        f"Data folder: {tmp_path}\n"
        "Press Ctrl-C to stop. Games are saved.\n"
    )


def test_no_password_is_shown(run: Any, served: Any) -> None:
    out = run("serve", "--database", "postgresql://me:secret@db/rosace").out
    assert "postgresql://me:***@db/rosace" in out and "secret" not in out


def test_options_become_settings(run: Any, served: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROSACE_HOST", "0.0.0.0")
    monkeypatch.setenv("ROSACE_LOG_LEVEL", "error")
    run(
        "serve",
        "--origin",
        "https://a.example",
        "--origin",
        "https://b.example",
        "--behind-proxy",
        "--root-path",
        "/x",
    )
    (settings,) = served
    assert settings.origins == ("https://a.example", "https://b.example")
    assert (settings.behind_proxy, settings.root_path) == (True, "/x")
    assert (settings.host, settings.log_level) == ("0.0.0.0", "error")


@pytest.mark.parametrize(
    ("arguments", "opens"),
    [([], False), (["--open"], True), (["--no-open"], False)],
)
def test_a_browser_is_opened_if_asked_for(
    run: Any, served: Any, monkeypatch: pytest.MonkeyPatch, arguments: list[str], opens: bool
) -> None:
    """By default only in a terminal, and the tests have none."""
    shown: list[str] = []
    monkeypatch.setattr("rosace.cli.serve._open_browser", shown.append)
    run("serve", *arguments)
    assert shown == (["http://127.0.0.1:8000/"] if opens else [])


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "disk of the database is full"), ("pl", "jest pełny"), ("fr", "est plein")],
)
def test_a_server_is_called_open_only_when_it_answers(
    run: Any, served: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, said: str
) -> None:
    """It was called open while its workers were still starting, or could not store anything."""
    reasons = ["starting", "disk-full", "disk-full", ""]
    monkeypatch.setattr("rosace.cli.serve._why_not_ready", lambda settings: reasons.pop(0))
    monkeypatch.setattr("rosace.cli.serve.LATE_S", 0)
    monkeypatch.setattr("rosace.cli.serve.POLL_S", 0)
    notified = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(notified))
        monkeypatch.setenv("NOTIFY_SOCKET", str(notified))
        answer = run("serve", "--lang", lang)
        assert systemd.recv(99, socket.MSG_DONTWAIT) == b"READY=1"
    assert reasons == [] and "http://127.0.0.1:8000/" in answer.out
    assert said in answer.err and answer.err.count("\n") == 2


def test_a_server_is_asked_and_says_why_it_is_not_ready(tmp_path: Path) -> None:
    settings = Settings.read({}, host="localhost", port=free_port())
    assert _why_not_ready(settings) == "starting"
    answers = [(503, b'{"reason": "locked"}'), (502, b"a proxy"), (200, b"{}")]

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            assert self.path == "/readyz"
            status, body = answers.pop(0)
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with HTTPServer((settings.host, settings.port), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        assert [_why_not_ready(settings) for _ in range(3)] == ["locked", "failed", ""]
        server.shutdown()


def test_what_cannot_be_served_is_one_line(refused: Any, tmp_path: Path) -> None:
    assert "SQLite allows one worker" in refused("serve", "--workers", "2")
    assert "sqlite:///FILE" in refused("serve", "--database", "mysql://x/y")
    assert "port cannot be 70000" in refused("serve", "--port", "70000")
    assert "'--port'" in refused("serve", "--port", "abc")
    assert "workers cannot be 0" in refused("serve", "--workers", "0")
    assert "root-path cannot be 'x'" in refused("serve", "--root-path", "x")
    assert "log-level cannot be 'loud'" in refused("serve", "--log-level", "loud")
    assert "origins cannot be ['here']" in refused("serve", "--origin", "here")
    data = ["--data", str(tmp_path)]
    assert "the path of a file" in refused("serve", *data, "--database", "sqlite:///")
    assert "/nowhere has no index.html" in refused("serve", *data, "--static", "/nowhere")
    assert "File exists" in refused("serve", "--data", __file__)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert "in use" in refused("serve", "--port", str(port), "--data", str(tmp_path))
        data = ["--data", str(tmp_path), "--database", f"postgresql://me:secret@127.0.0.1:{port + 1}/none"]
        said = refused("serve", *data)
        assert "127.0.0.1" in said and "secret" not in said


def test_it_speaks_other_languages(run: Any, served: Any) -> None:
    assert "Stoły są otwarte" in run("serve", "--lang", "pl").out
    assert "Les tables sont ouvertes" in run("serve", "--lang", "fr").out
