"""The examples that the rules page shows beside its clauses: the game judges and scores them as they say."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

import rosace
from rosace.core import registry
from rosace.core.documents import POSITION_FORMAT
from rosace.i18n import Translator, languages
from rosace.rulebook import page

GAMES = ("basilica", "fantazja", "sagrada")


def examples(game: str) -> list[dict[str, Any]]:
    text = resources.files(f"rosace.games.{game}").joinpath("examples.json").read_text("utf-8")
    return list(json.loads(text))


EVERY = [(game, one) for game in GAMES for one in examples(game)]
TRIED = [(game, one) for game, one in EVERY if "tries" in one]
SCORED = [(game, one) for game, one in EVERY if "tries" not in one]


def named(cases: list[tuple[str, dict[str, Any]]]) -> Any:
    ids = [f"{game} {one['id']}" for game, one in cases]
    return pytest.mark.parametrize(("game", "example"), cases, ids=ids)


@named(TRIED)
def test_each_try_is_legal_or_refused_by_the_clause(game: str, example: dict[str, Any]) -> None:
    ruleset = registry.get(game)
    document = rosace.build_position(game, **example["parts"])
    for one in example["tries"]:
        playing = rosace.load_position(document, seed=1)
        *before, last = one["actions"]
        for action in before:
            playing.play(action)
        refusal = ruleset.why_not(playing.state, ruleset.parse(last))
        if one["legal"]:
            assert refusal is None, one
        else:
            assert refusal is not None and refusal.clause == one.get("refused_by", example["clause"]), one
        if "lost" in one:
            there = {stack["at"] for stack in playing.view()["stacks"]} | {one["cell"]}
            playing.play(last)
            assert there - {stack["at"] for stack in playing.view()["stacks"]} == set(one["lost"])


@named(SCORED)
def test_each_score_is_that_of_the_game(game: str, example: dict[str, Any]) -> None:
    ruleset = registry.get(game)
    if "parts" in example:
        sheet = ruleset.score_document(rosace.build_position(game, **example["parts"]))
    else:
        heading = {"format": POSITION_FORMAT, "game": game}
        sheet = ruleset.score_document(heading | example["document"])
    if "total" in example:
        assert list(sheet.totals) == example["total"]
        return
    wanted = (example["points"], {f"cell:{cell_number(game, cell)}" for cell in example["cells"]})
    assert wanted in [(line.points, set(line.elements)) for line in sheet.lines]


def cell_number(game: str, cell: str) -> str:
    """A cell as score sheets write it."""
    if game == "sagrada":
        return f"0,{int(cell[1]) - 1},{'abcd'.index(cell[0])}"
    return f"{'abcde'.index(cell[0])},{int(cell[1:]) - 1}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_examples_stand_beside_clauses_of_the_page_and_have_a_sentence(game: str, lang: str) -> None:
    text, words = page(game, lang), Translator(lang, strict=True)
    clauses = [one["clause"] for one in examples(game)]
    assert len(set(clauses)) >= 6
    for one in examples(game):
        assert f"- **{one['clause']}**" in text, one["clause"]
        assert words.say(f"{game}-example-{one['id']}")
