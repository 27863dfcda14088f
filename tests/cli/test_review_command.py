"""`rosace review`: what it prints and writes, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from conftest import random_game, write
from rosace.analysis import QUALITIES
from rosace.analysis.review import Quality
from rosace.core.record import Ended

EXAMPLES = Path(__file__).parents[2] / "examples"
FANTAZJA = str(EXAMPLES / "fantazja.record")
SECTIONS = ["Win chance with everything open", "Accuracy", "Luck and skill", "Turning points"]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick reviews are quicker still: what they find does not matter here."""
    hasty = Quality(60, suspects=3, rounds=4, round_simulations=40, rollouts=40, graph_rollouts=4, reasons=20)
    monkeypatch.setitem(QUALITIES, "quick", hasty)


def review(run: Any, *arguments: str) -> Any:
    answer = run("review", *arguments, "--quality", "quick")
    assert (answer.status, answer.err) == (0, "")
    return answer


def test_a_review_in_the_terminal(run: Any) -> None:
    out = review(run, FANTAZJA).out
    lines = [line.rstrip() for line in out.splitlines()]
    assert lines[0].startswith("Fantazja: game review  Nature ")
    assert [line for line in lines if line in SECTIONS] == SECTIONS
    assert "start + luck + skill + unexplained = result" in lines
    assert lines[-1] == "Quality: quick. Seed: 0."
    result = next(line for line in lines if line.startswith("result "))
    assert re.findall(r"\d+%", result) in (["0%", "100%"], ["100%", "0%"], ["50%", "50%"])
    graph = [line for line in lines if "█" in line or "▁" in line]
    assert len(graph) == 2, "a row for each seat"


def test_the_same_again_and_by_another_seed(run: Any) -> None:
    first = review(run, FANTAZJA, "--json").json
    assert review(run, FANTAZJA, "--json", "--seed", "0").json == first
    other = review(run, FANTAZJA, "--json", "--seed", "1").json
    assert other["seed"] == 1 and other["luck"] != first["luck"]


def test_json(run: Any) -> None:
    answer = review(run, FANTAZJA, "--json")
    found = json.loads(answer.out)
    assert (found["game"], found["seats"], found["quality"]) == ("fantazja", 2, "quick")
    assert found["players"] == ["Nature", "Light"]
    assert len(found["words"]) == len(found["decisions"])
    assert [one["position"] for one in found["words"]] == [one["position"] for one in found["decisions"]]
    assert [sum(one.values()) for one in found["classes"]] == [
        sum(one["seat"] == seat for one in found["decisions"]) for seat in (0, 1)
    ]
    for seat in (0, 1):
        parts = sum(found[part][seat] for part in ("start", "luck", "skill", "rest"))
        assert parts == pytest.approx(found["result"][seat], abs=1e-4)


def test_a_page_beside_it(run: Any, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    out = review(run, FANTAZJA, "--html", str(page)).out
    assert str(page) in out.replace("\n", "")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("lang", "title"),
    [("pl", "Fantazja: analiza partii"), ("fr", "Fantazja\N{NO-BREAK SPACE}: analyse de la partie")],
)
def test_other_languages(run: Any, tmp_path: Path, lang: str, title: str) -> None:
    page = tmp_path / "review.html"
    out = review(run, FANTAZJA, "--lang", lang, "--html", str(page)).out
    assert title in out
    assert f'<html lang="{lang}">' in page.read_text(encoding="utf-8")


def test_a_solo_game(run: Any) -> None:
    """There is one column, and nobody to compare with."""
    record = random_game("sagrada", ["Ada"], seed=5).record().dumps()
    out = run("review", "-", "--quality", "quick", typed=record).out
    assert out.startswith("Sagrada: game review  Ada ")
    assert "Ada " in out and "Player 2" not in out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((FANTAZJA, "--quality", "best"), "--quality is one of quick, standard, deep, not 'best'"),
        ((str(EXAMPLES / "fantazja-final.json"),), "fantazja-final.json"),
        (("no-such-file",), "cannot read no-such-file"),
        ((FANTAZJA, "--html", "/no/such/folder/page.html"), "/no/such/folder/page.html"),
    ],
)
def test_what_it_refuses(refused: Any, arguments: tuple[str, ...], why: str) -> None:
    assert why in refused("review", *arguments)


def test_games_without_a_result_are_refused(refused: Any, tmp_path: Path) -> None:
    """One that goes on, and one that was resigned."""
    journal = random_game("basilica", ["Ada", "Bob"], seed=5, decisions=9)
    for name, record in (("going", journal.record()), ("resigned", journal.record(Ended("resigned", 0)))):
        path = write(tmp_path / name, record.dumps())
        error = refused("review", path, "--quality", "quick")
        assert f"{name}: only a game that is over can be reviewed" in error
