"""What lies in examples/ works, and the documentation shows what is there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rosace.core import record, registry
from rosace.core.state import OVER

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
    assert read.seed is not None
    assert record.replay(read).to_move() == OVER
    assert read.dumps() == path.read_text(encoding="utf-8")


def test_every_game_has_a_record() -> None:
    assert {path.stem for path in RECORDS} == set(registry.names())


@pytest.mark.parametrize("name", SCORES)
def test_a_score_document_gives_its_points(name: str) -> None:
    document = json.loads((ROOT / "examples" / name).read_text(encoding="utf-8"))
    assert registry.get(document["game"]).score_document(document).totals == SCORES[name]


def test_every_score_document_is_tested() -> None:
    assert {path.name for path in (ROOT / "examples").glob("*.json")} == set(SCORES)


def test_the_documentation_shows_the_beginning_of_a_real_record() -> None:
    shown = (ROOT / "docs" / "records.md").read_text(encoding="utf-8").split("```")[1].strip()
    beginning = shown.removesuffix("...").rstrip()
    assert (ROOT / "examples" / "basilica.record").read_text(encoding="utf-8").startswith(beginning)
    assert beginning in "\n".join(line.removeprefix("    ") for line in record.__doc__.splitlines())
