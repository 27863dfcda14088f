"""Reviews of finished games: made once and read often, and nothing of a game that is played."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Semaphore
from typing import Any
from unittest.mock import patch

import pytest

from rosace.analysis import document
from rosace.server import review_routes, reviews
from rosace.server.settings import Settings
from rosace.server.storage import StorageError
from rosace.server.worker_process import WorkerProcess, WorkFailed
from server.playing.people import Person

POLL_S = 0.1  # a person may ask so often for a long time
LONGEST_S = 60  # for a test that hangs


def played(person: Person, game: str = "fantazja", **more: Any) -> str:
    """A table whose game somebody has played to its end, with both seats."""
    table = person.open(game, "me", "me", **more)
    finish(person, table)
    return table


def finish(person: Person, table: str) -> None:
    """Play the first legal decisions to the end."""
    view = person.watch(table, seat=0, want=[])
    while view["status"] == "playing":
        if view["mover"] != view["seat"]:
            view = person.watch(table, seat=view["mover"], want=[])
        person.send("decide", table=table, at=view["at"], action=view["legal"][0])
        view = person.hear_of(table, view["at"] + 1)


def reviewed(person: Person, table: str) -> dict[str, Any]:
    """The quick review of a table, when it is made."""
    while (answer := person.post(f"/tables/{table}/review", quality="quick"))["state"] != "done":
        assert answer["review"] is None and answer["state"] in ("queued", "running")
        time.sleep(POLL_S)
    assert answer["progress"] == 1.0
    return answer["review"]  # type: ignore[no-any-return]


def test_a_review_is_made_once_and_read_often(ann: Person, bob: Person) -> None:
    table = played(ann)
    path = f"/tables/{table}/review"
    assert bob.get(path, quality="quick") == {"state": "none", "progress": 0.0, "review": None}
    found = reviewed(ann, table)
    assert found["quality"] == "quick" and len(found["graph"]) == len(found["decisions"]) + 1
    with patch.object(reviews.Reviews, "start", side_effect=AssertionError("made again")):
        assert bob.post(path, quality="quick")["review"] == found
        assert bob.get(path, quality="quick")["review"] == found
    assert bob.get(path)["state"] == "none", "another quality is another review"


@pytest.mark.usefixtures("made_at_once")
def test_a_review_says_what_a_client_shows_without_rules(ann: Person) -> None:
    """Every decision has the move that a replay shows before it, and its words and elements."""
    table = played(ann)
    found = reviewed(ann, table)
    assert found["simulations"] > 0 and found["rollouts"] > 0
    last = found["graph"][-1]
    assert last["move"] == ann.get(f"/tables/{table}")["moves"]
    assert [one["move"] for one in found["graph"][:-1]] == [one["move"] for one in found["decisions"]]
    for one in found["decisions"]:
        assert one["played"] and one["best"]
        for told in (*one["played"], *one["best"]):
            assert told["text"] and told["label"]["key"].startswith("choice-") and told["touch"]
    for one in (found["decisions"][0], found["decisions"][-1]):
        before = ann.get(f"/tables/{table}/moves/{one['move']}")
        after = ann.get(f"/tables/{table}/moves/{one['move'] + 1}")
        assert before["mover"] == one["seat"] and after["action"] == one["played"][0]["text"]


@pytest.mark.usefixtures("made_at_once")
def test_a_fork_is_reviewed_from_where_it_was_forked(ann: Person) -> None:
    """What came before was decided elsewhere, and by others."""
    table = played(ann)
    fork = ann.post("/tables", 201, fork={"table": table, "move": 20}, places=["me", "me"])["table"]
    finish(ann, fork)
    found = reviewed(ann, fork)
    info = ann.get(f"/tables/{fork}")
    assert found["graph"][0]["move"] < found["graph"][-1]["move"] == info["moves"]
    assert len(found["decisions"]) <= info["moves"]
    for one in found["decisions"]:
        after = ann.get(f"/tables/{fork}/moves/{one['move'] + 1}")
        assert after["action"] == one["played"][0]["text"]
    terms = zip(*(found[name] for name in ("start", "luck", "skill", "rest", "result")), strict=True)
    for *parts, result in terms:
        assert sum(parts) == pytest.approx(result, abs=0.001)


def test_the_progress_of_a_review_is_told(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part is made when what was told of the one before has been read."""
    table = played(ann)
    path = f"/tables/{table}/review"
    parts, read = (0.25, 0.5, 0.75), Semaphore(0)

    def made(process: WorkerProcess, line: bytes, limit_s: float, report: Any) -> bytes:
        for part in parts:
            report(part)
            assert read.acquire(timeout=LONGEST_S)
        raise WorkFailed("enough")

    monkeypatch.setattr(WorkerProcess, "ask", made)
    assert ann.post(path, quality="quick")["state"] in ("queued", "running")
    for part in parts:
        while (answer := ann.get(path, quality="quick"))["progress"] != part:
            assert answer["state"] in ("queued", "running") and answer["progress"] < part
            time.sleep(POLL_S)
        read.release()


def test_nothing_is_reviewed_before_the_end(ann: Person, bob: Person) -> None:
    table = ann.open("basilica", "me", "me")
    for person in (ann, bob):
        for answer in (
            person.post(f"/tables/{table}/review", 409, quality="quick"),
            person.get(f"/tables/{table}/review", 409),
        ):
            assert answer["code"] == "not-over"


def test_a_game_that_was_given_up_is_not_reviewed(ann: Person) -> None:
    table = ann.open("basilica", "me", "me")
    ann.watch(table)
    ann.send("resign", table=table, seat=0)
    assert ann.post(f"/tables/{table}/review", 409, quality="quick")["code"] == "no-analysis"


def test_a_game_of_the_day_is_reviewed_only_after_the_day(ann: Person) -> None:
    table = played(ann)
    with patch.object(review_routes, "is_sealed", lambda match: True):
        assert ann.post(f"/tables/{table}/review", 409, quality="quick")["code"] == "day-is-running"
        assert ann.get(f"/tables/{table}/review", 409)["code"] == "day-is-running"


@pytest.mark.usefixtures("made_at_once")
def test_a_private_table_has_no_review_for_others(ann: Person, bob: Person) -> None:
    table = played(ann, visibility="private")
    reviewed(ann, table)
    assert bob.get(f"/tables/{table}/review", 404, quality="quick")["code"] == "no-such-table"
    assert bob.post(f"/tables/{table}/review", 404, quality="quick")["code"] == "no-such-table"
    assert bob.post(f"/tables/{'A' * 22}/review", 404, quality="quick")["code"] == "no-such-table"


@pytest.mark.usefixtures("made_at_once")
def test_a_review_of_another_format_or_by_other_rules_is_made_anew(ann: Person) -> None:
    table = played(ann)
    found = reviewed(ann, table)
    with patch.object(reviews, "FORMAT", document.FORMAT + 1):
        assert ann.get(f"/tables/{table}/review", quality="quick")["state"] == "none"
        assert reviewed(ann, table) == found, "stored in place of the other"
    assert ann.get(f"/tables/{table}/review", quality="quick")["state"] == "none"


@pytest.mark.usefixtures("made_at_once")
def test_a_review_that_fails_can_be_asked_for_again(ann: Person) -> None:
    """The process dies, or the database does not answer: nothing is half stored."""
    table = played(ann)
    path = f"/tables/{table}/review"
    for where, name, error in (
        (reviews.WorkerProcess, "ask", reviews.WorkFailed("killed")),
        (reviews.Store, "store_review", StorageError("gone")),
    ):
        with patch.object(where, name, side_effect=error):
            ann.post(path, quality="quick")
            while ann.get(path, quality="quick")["state"] != "none":
                time.sleep(0.02)
    assert reviewed(ann, table)["game"] == "fantazja"


@pytest.mark.usefixtures("made_at_once")
class TestQuota:
    @pytest.fixture
    def settings(self, tmp_path: Path) -> Settings:
        return Settings.read({}, data=str(tmp_path), messages_a_minute=100_000, bots=1, reviews_an_hour=1)

    def test_a_user_may_ask_for_so_many_new_reviews(self, ann: Person, bob: Person) -> None:
        first, second = played(ann), played(ann)
        reviewed(ann, first)
        refused = ann.post(f"/tables/{second}/review", 429, quality="quick")
        assert refused["code"] == "too-often" and refused["params"]["retry"] > 60
        assert reviewed(bob, second), "somebody else may"
        assert reviewed(ann, second), "what there is may be read"
