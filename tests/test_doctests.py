"""The examples in docstrings are run."""

from __future__ import annotations

import doctest
import importlib

import pytest

MODULES = (
    *("rosace.core.chance", "rosace.core.fair_dice", "rosace.core.families"),
    *("rosace.core.observation", "rosace.core.svg"),
    *("rosace.search.engine", "rosace.i18n"),
    *("rosace.players.base", "rosace.players.naming"),
    *("rosace.arena.statistics", "rosace.arena.setup", "rosace.arena.plots", "rosace.arena.formatting"),
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried > 0
    assert failed == 0
