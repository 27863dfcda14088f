"""Lessons: what is wrong with one is said clearly, and those of the games can be given."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rosace.core import registry
from rosace.core.ruleset import Ruleset
from rosace.i18n import LOCALES, languages
from rosace.match import lesson
from rosace.match.lesson import BadLesson, Lesson

from .teaching import ACTIONS, DEALT, RULESET, small


def given(tmp_path: Path, **changed: Any) -> list[dict[str, Any]]:
    path = tmp_path / lesson.FILE
    path.write_text(json.dumps(small(**changed)))
    return lesson.tell(RULESET, lesson.read(path))


def test_a_step_shows_the_position_after_so_many_actions(tmp_path: Path) -> None:
    first, second, third = given(tmp_path)
    assert first["say"] == "lesson-basilica-welcome" and first["view"]["viewer"] == 0
    assert first["view"] == second["view"] != third["view"]
    assert first["ask"]["key"].startswith("ask-basilica-") and set(first["sheet"]) == {"lines", "totals"}
    assert "choices" not in first and first["want"] is None and first["touch"] == ()


def test_where_the_learner_decides_the_next_action_is_wanted(tmp_path: Path) -> None:
    step = given(tmp_path)[1]
    assert RULESET.text(step["want"]) == ACTIONS[DEALT]
    (choice,) = [one for one in step["choices"] if one["id"] == step["want"]]
    assert step["touch"] == choice["touch"] and step["elements"] == ("vault:0",)


def step(**changed: Any) -> list[dict[str, Any]]:
    return [{"after": 0, "say": "lesson-x"} | changed]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"seats": 3}, "basilica takes 2 seats, not 3"),
        ({"options": {"colour": "red"}}, "basilica has no option colour"),
        ({"seat": 2}, "no seat 2"),
        ({"actions": ["fly a1"]}, "action 1: 'fly a1' is not an action"),
        ({"actions": ["place 1 a1"]}, r"action 1, place 1 a1: core/chance \(core\)"),
        ({"steps": []}, r"Expected `array` of length >= 1 - at `\$.steps`"),
        ({"steps": step(after=99)}, "step 1 comes after 99 actions, not 0 to "),
        ({"steps": [*step(after=2), *step(after=1)]}, "step 2 comes after 1 actions, not 2 to "),
        ({"steps": step(**{"try": True})}, "step 1: seat 0 is not to move after 0 actions"),
        ({"seat": 1, "steps": step(after=DEALT, **{"try": True})}, "seat 1 is not to move"),
        ({"steps": step(after=len(ACTIONS), **{"try": True})}, "seat 0 is not to move"),
        ({"steps": step(say="Some words")}, r"at `\$.steps\[0\].say`"),
        ({"steps": step(elements=["the tile"])}, r"at `\$.steps\[0\].elements\[0\]`"),
        ({"steps": step(pause=3)}, "unknown field `pause`"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, changed: dict[str, Any], message: str) -> None:
    with pytest.raises(BadLesson, match=message):
        given(tmp_path, **changed)


def test_a_file_that_is_no_lesson_is_named(tmp_path: Path) -> None:
    for text in ("", "{", '{"seats": 2}', "\xff"):
        (tmp_path / lesson.FILE).write_text(text, encoding="latin-1")
        with pytest.raises(BadLesson, match=r"^lesson\.json: "):
            lesson.read(tmp_path / lesson.FILE)


# The lessons of the games: as many as there are.


@pytest.fixture(params=registry.names())
def taught(request: pytest.FixtureRequest) -> tuple[Ruleset, Lesson]:
    path = lesson.path_of(request.param)
    if path is None:
        pytest.skip("there is no lesson in this game")
    return registry.get(request.param), lesson.read(path)


def test_the_lesson_of_a_game_can_be_given(taught: tuple[Ruleset, Lesson]) -> None:
    game, written = taught
    steps = lesson.tell(game, written)
    assert any(one["want"] is not None for one in steps)


def test_what_a_lesson_says_is_said_in_every_language(taught: tuple[Ruleset, Lesson]) -> None:
    ruleset, written = taught
    for lang in languages():
        text = (LOCALES / lang / f"{ruleset.spec.name}-lesson.ftl").read_text(encoding="utf-8")
        keys = set(re.findall(r"^([a-z][a-z0-9-]*) *=", text, re.MULTILINE))
        assert {step.say for step in written.steps} <= keys, lang
