"""Rules version 1, in which tools and public objectives lay open before the windows were chosen (S1.3).

`rules_1/` has records that this version wrote, one dealt from a seed and one with dice.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rosace import verify
from rosace.core import record as records
from rosace.core.errors import BadDocument, BadRecord
from rosace.core.journal import Journal

from .helpers import RULESET, seen, settle

OLD = f"1.{RULESET.spec.rules.partition('.')[2]}"
RECORDS = sorted((Path(__file__).parent / "rules_1").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_version_1_replays_to_its_key_and_stays_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    read = records.loads(text)
    assert (read.rules, read.options["open_setup"]) == (OLD, True) and read.dumps() == text
    assert records.replay(read).key() == read.key
    assert Journal.resume(RULESET, read).record(assist=read.assist).dumps() == text


def test_the_dice_of_version_1_are_verified() -> None:
    text = (RECORDS[0].parent / "dice.record").read_text(encoding="utf-8")
    assert verify.verify(text).events == 63


def test_a_record_is_read_by_the_version_that_it_names() -> None:
    text = (RECORDS[0].parent / "seed.record").read_text(encoding="utf-8")
    by_book = text.replace(f"rules: {OLD}", f"rules: {RULESET.spec.rules}")
    with pytest.raises(BadRecord, match="action 1 .* is not legal"):
        records.replay(records.loads(by_book))
    with pytest.raises(BadRecord, match=r"made with rules '1\.00000000'"):
        records.loads(text.replace(OLD, "1.00000000"))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_of_version_1_is_read_in_its_order(seats: int) -> None:
    state = settle(RULESET.new(seats, {"open_setup": True}))
    document = RULESET.write_position(state)
    old = document | {
        "rules": OLD,
        "options": {k: v for k, v in document["options"].items() if k != "open_setup"},
    }
    read = RULESET.read_position(old)
    assert read.key() == state.key() and len(seen(read)["tools"]) == 3
    assert RULESET.write_position(read) == document
    with pytest.raises(BadDocument, match="no option open_setup in rules 1"):
        RULESET.read_position(document | {"rules": OLD})
    with pytest.raises(BadDocument, match="tools are dealt later"):
        RULESET.read_position(old | {"rules": RULESET.spec.rules})
