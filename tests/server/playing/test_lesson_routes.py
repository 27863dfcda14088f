"""Lessons over the network: made once, and not found where there is none."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from match.teaching import RULESET, small
from rosace.match import lesson
from rosace.server import lesson_routes
from server.playing.people import Person


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    found = tmp_path / lesson.FILE
    found.write_text(json.dumps(small()), encoding="utf-8")
    monkeypatch.setattr(lesson, "path_of", lambda game: found if game == "basilica" else None)
    lesson_routes._written.cache_clear()
    yield found
    lesson_routes._written.cache_clear()


def test_a_lesson_is_made_once_and_kept(ann: Person, path: Path) -> None:
    found = ann.get("/lessons/basilica")
    assert (found["game"], found["seat"], len(found["steps"])) == ("basilica", 0, 3)
    step = found["steps"][1]
    assert step["want"] in [choice["id"] for choice in step["choices"]]
    assert [step["touch"]] == [one["touch"] for one in step["choices"] if one["id"] == step["want"]]
    assert "choices" not in found["steps"][0]
    path.unlink()
    assert ann.get("/lessons/basilica") == found


def test_where_there_is_no_lesson(ann: Person, path: Path) -> None:
    assert ann.get("/lessons/sagrada", 404)["code"] == "no-such-lesson"
    assert ann.get("/lessons/chess", 404)["code"] == "no-such-game"
    assert ann.get("/lessons/Basilica", 404)["code"] == "unknown"


def test_a_lesson_lies_in_the_folder_of_its_game() -> None:
    home = lesson.path_of(RULESET.spec.name)
    assert home is None or home.parent.name == "basilica"
