"""Every game and variant has a golden game, and plays it to the letter."""

from __future__ import annotations

import pytest

from contract.conftest import Table

from .writing import FOLDER, TABLES, path_of, playthrough


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_golden_game_is_played_to_the_letter(table: Table) -> None:
    path = path_of(table)
    assert path.exists(), f"no golden game {path.name}: make goldens writes it"
    assert playthrough(table) == path.read_text(encoding="utf-8")


def test_no_golden_game_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(table).name for table in TABLES}
