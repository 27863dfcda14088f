"""The examples in docstrings are run."""

from __future__ import annotations

import doctest
import importlib

import pytest

MODULES = (
    *("rosace.core.chance", "rosace.core.dice", "rosace.core.families"),
    *("rosace.core.observation", "rosace.core.svg"),
    *("rosace.search.engine", "rosace.words"),
    *("rosace.players.base", "rosace.players.naming"),
    *("rosace.arena.figures", "rosace.arena.setup", "rosace.arena.drawing", "rosace.arena.wording"),
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried > 0
    assert failed == 0
