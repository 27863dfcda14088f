"""What lies in examples/ works, and the documentation shows what is there."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest

from rosace import players
from rosace.arena.game_loop import play_game
from rosace.core import record, registry
from rosace.core.state import OVER
from rosace.players import Budget
from rosace.verify import verify
from sampling import sampled

ROOT = Path(__file__).parent.parent
RECORDS = sorted((ROOT / "examples").glob("*.record"))
SCORES = {
    "basilica-b12-3.json": (5, 10),
    "fantazja-final.json": (18, 16),
    "fantazja-middle.json": (12, 21),
    "sagrada-s7-1.json": (40,),
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_key(path: Path) -> None:
    read = record.loads(path.read_text(encoding="utf-8"))
    assert read.key is not None
    assert (read.seed is None) != (read.secret is None)
    assert record.replay(read).to_move() == OVER
    assert read.dumps() == path.read_text(encoding="utf-8")


def test_every_game_has_a_record_and_one_was_dealt_with_dice() -> None:
    assert {path.stem for path in RECORDS} == {*registry.names(), "sagrada-dice"}


def test_the_record_with_dice_is_verified() -> None:
    assert verify((ROOT / "examples" / "sagrada-dice.record").read_text(encoding="utf-8")).events == 63


@pytest.mark.parametrize("name", SCORES)
def test_a_score_document_gives_its_points(name: str) -> None:
    document = json.loads((ROOT / "examples" / name).read_text(encoding="utf-8"))
    assert registry.get(document["game"]).score_document(document).totals == SCORES[name]


def test_every_score_document_is_tested() -> None:
    assert {path.name for path in (ROOT / "examples").glob("*.json")} == set(SCORES)


@pytest.mark.parametrize("name", sampled(registry.names(), "sagrada".__eq__))
def test_the_bot_is_better_than_chance(name: str) -> None:
    ruleset, won = registry.get(name), 0
    sampler, random = players.get(f"{ROOT}/examples/bot.py:Sampler"), players.get("random")
    for number in range(10):
        seats = [sampler, random] if number % 2 == 0 else [random, sampler]
        outcome = play_game(
            ruleset, seats, ruleset.validate_options(2, {})[1], number, Budget(simulations=100)
        )
        won += outcome.winner == number % 2
    assert won >= 8


def test_the_bot_keeps_to_its_time() -> None:
    ruleset, sampler = (
        registry.get("basilica"),
        players.get(f"{ROOT}/examples/bot.py:Sampler:games=100000000"),
    )
    began = time.perf_counter()
    outcome = play_game(
        ruleset,
        [sampler, players.get("random")],
        ruleset.validate_options(2, {})[1],
        1,
        Budget(seconds=0.002),
    )
    assert time.perf_counter() - began < 0.002 * outcome.decisions + 60, "it would take days"


def test_the_documentation_shows_the_beginning_of_a_real_record() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    (shown,) = re.findall("^```text\n(rosace-record .*?)^```", page, re.MULTILINE | re.DOTALL)
    beginning = shown.rstrip().removesuffix("...").rstrip()
    assert (ROOT / "examples" / "basilica.record").read_text(encoding="utf-8").startswith(beginning)
    assert beginning in "\n".join(line.removeprefix("    ") for line in record.__doc__.splitlines())
