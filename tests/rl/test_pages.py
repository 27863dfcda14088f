"""The pages of tables are current; notebook and example run. docs/rl.md is run with all the other pages."""

from __future__ import annotations

import ast
import contextlib
import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rosace
from rosace.rl.pages import PAGES, main

ROOT = Path(__file__).parent.parent.parent
TOUR = ROOT / "examples" / "tour.ipynb"


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_of_tables_are_current(name: str) -> None:
    """Write them anew with `make pages`."""
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == PAGES[name]()


def test_the_pages_are_written_where_they_are_wanted(tmp_path: Path) -> None:
    main(str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == set(PAGES)


def cells() -> list[str]:
    notebook = json.loads(TOUR.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_runs() -> None:
    """Cell by cell in one namespace, the last expression of each shown as a notebook would."""
    names: dict[str, object] = {}
    drawn = 0
    with contextlib.redirect_stdout(io.StringIO()) as out:
        for number, source in enumerate(cells()):
            *before, last = ast.parse(source).body
            where = f"tour.ipynb, cell {number + 1}"
            exec(compile(ast.Module(before, []), where, "exec"), names)
            if isinstance(last, ast.Expr):
                ending = eval(compile(ast.Expression(last.value), where, "eval"), names)
                drawn += "<svg" in getattr(ending, "_repr_svg_", str)()
            else:
                exec(compile(ast.Module([last], []), where, "exec"), names)
    assert drawn >= 3
    assert "%" in out.getvalue()


def test_the_notebook_is_kept_without_what_it_printed() -> None:
    notebook = json.loads(TOUR.read_text(encoding="utf-8"))
    assert all(not cell.get("outputs") and not cell.get("execution_count") for cell in notebook["cells"])


def won_after(rounds: int) -> int:
    """The share of its games that the example wins against choices at random, in percent."""
    command = [sys.executable, ROOT / "examples" / "learn.py", "--rounds", str(rounds)]
    done = subprocess.run(command, capture_output=True, text=True)
    last = done.stdout.splitlines()[-1:]
    match = re.fullmatch(r"wins (\d+)% of 512 games against choices at random", "".join(last))
    assert match, done.stderr
    return int(match[1])


@pytest.mark.skipif(not rosace.compiled(), reason="the core is not compiled: it would take an hour")
def test_the_example_learns_something_in_seconds() -> None:
    assert won_after(2) > 60


@pytest.mark.slow
@pytest.mark.skipif(not rosace.compiled(), reason="the core is not compiled")
def test_before_the_example_has_learned_anything_it_loses_more_than_it_wins() -> None:
    assert won_after(0) < 50


@pytest.mark.slow
@pytest.mark.skipif(not rosace.compiled(), reason="the core is not compiled")
def test_the_example_learns_to_beat_chance_clearly() -> None:
    assert won_after(60) >= 88
