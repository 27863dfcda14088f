"""Games stored by an earlier server are read, replay to the same positions, and go on.

`version_0_1/stored.sql` is such a database, and `expected.json` what that server said about its tables.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rosace import __version__, load_record, verify
from rosace.match import Match, entries
from rosace.server.app import create
from rosace.server.settings import Settings
from server.playing.people import Person

FOLDER = Path(__file__).parent / "version_0_1"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
ACCOUNT = {"name": "Ann", "password": "correct horse battery"}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("stored") / "rosace.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / "stored.sql").read_text(encoding="utf-8"))
    return path


@pytest.fixture(scope="module")
def ann(database: Path) -> Iterator[Person]:
    """She signs in with her old account."""
    app: Any = create(Settings.read({}, data=str(database.parent), bots=1))
    with TestClient(app) as client:
        person = Person(app, client.portal)
        person.post("/session", **ACCOUNT)
        yield person
        person.leave()


def log_of(database: Path, table: str) -> list[Any]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT entry FROM entries WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
    connection.close()
    return [entries.read(entry) for (entry,) in rows]


def test_there_is_something_of_everything() -> None:
    """Each game unfinished and finished, solo, with a computer; a decision that was taken back."""
    kinds = {(row["game"], row["status"]) for row in EXPECTED.values()}
    games = ("basilica", "fantazja", "sagrada")
    assert kinds >= {(game, status) for game in games for status in ("playing", "over")}
    stored = (FOLDER / "stored.sql").read_text(encoding="utf-8")
    assert b'"kind":"took-back"'.hex().upper() in stored


@pytest.mark.parametrize("table", EXPECTED)
def test_a_stored_log_leads_to_the_same_position(database: Path, table: str) -> None:
    expected, log = EXPECTED[table], log_of(database, table)
    match = Match.load(log)
    assert len(log) >= expected["seq"] and match.moves == expected["moves"]
    assert (f"{match.state.key():016x}" if match.journal else None) == expected["key"]


@pytest.mark.parametrize("table", EXPECTED)
def test_a_stored_table_is_served(ann: Person, table: str) -> None:
    info, expected = ann.get(f"/tables/{table}"), EXPECTED[table]
    assert [info[name] for name in ("game", "status", "moves")] == [
        expected[name] for name in ("game", "status", "moves")
    ]
    if expected["record"]:
        record = ann.get(f"/tables/{table}/record")
        assert record.replace(f"written-by: Rosace {__version__}\n", "") == expected["record"]


@pytest.mark.parametrize("table", [table for table, row in EXPECTED.items() if row["record"]])
def test_an_old_record_is_verified_and_replayed(table: str) -> None:
    record = EXPECTED[table]["record"]
    assert verify.verify(record).decisions == EXPECTED[table]["moves"]
    game = load_record(record)
    assert f"key: {game.state.key():016x}\n" in record


def test_an_old_game_goes_on(ann: Person) -> None:
    """By an old account, at a table where it is her turn."""
    listed = {row["table"]: row for row in ann.get("/me/tables")["tables"]}
    assert listed.keys() == EXPECTED.keys()
    (table, *_) = [name for name, row in listed.items() if row["status"] == "playing" and row["mover"] == 0]
    view = ann.watch(table)
    after = ann.decide(table)
    assert after["moves"] == view["moves"] + 1
