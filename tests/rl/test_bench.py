"""The bench of learners: decisions are counted, and a line says where the comparison is missing."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "benchmarks" / "rl.py"


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    # It asks libraries for one thread, which is not meant for the tests after it.
    for name in ("OPENBLAS_NUM_THREADS", "XLA_FLAGS"):
        monkeypatch.setenv(name, "")
    for name in ("pgx", "jax"):
        monkeypatch.setitem(sys.modules, name, None)
    spec = importlib.util.spec_from_file_location("bench_rl", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_steps_say_how_many_decisions_they_were(bench: ModuleType) -> None:
    assert bench.vector_game_steps("sagrada", 2, 8)(50) == 48
    assert bench.vector_game_steps("fantazja", 2, 8)(1) == 8
    assert bench.pettingzoo_steps("basilica", 2)(150) == 150


def test_without_pgx_our_own_figures_are_given(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    short = ["rl.py", "--games", "4", "--seconds", "0.001", "--repeat", "2"]
    monkeypatch.setattr(sys, "argv", short)
    bench.main()
    table = capsys.readouterr().out
    assert table.count("| VectorGame") == table.count("| PettingZoo") == 4
    assert table.endswith("Pgx is not installed: its figures are missing\n")
    monkeypatch.setattr(sys, "argv", [*short, "--json"])
    bench.main()
    kept = json.loads(capsys.readouterr().out)
    assert len(kept["runs"]) == 8 and all(len(runs) == 2 for runs in kept["runs"].values())


def test_ratios_are_of_the_same_game_and_of_the_faster_pgx(bench: ModuleType) -> None:
    rates = {
        "VectorGame x (2)": [80.0, 100.0, 90.0],
        "PettingZoo x (2)": [9.0],
        "Pgx a": [10.0],
        "Pgx b": [45.0],
    }
    lines = bench.report(rates).splitlines()
    assert lines[2] == "| VectorGame x (2) | 90 (80 to 100) | 10 | 2.0 |"
    assert lines[3] == "| PettingZoo x (2) | 9 (9 to 9) |  |  |"
