"""Each promise of docs/security.md names the test that holds it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/security.md").read_text(encoding="utf-8")
PROMISE = re.compile(r"^\| .+ \| `(tests/[\w/]+\.py)::(\w+)` \|$", re.MULTILINE)


def test_every_promise_names_a_test_that_is_there() -> None:
    """A promise whose test was renamed or deleted would go on being promised."""
    promises = PROMISE.findall(PAGE)
    missing = [
        name for path, name in promises if f"def {name}(" not in (ROOT / path).read_text(encoding="utf-8")
    ]
    assert not missing


def test_every_row_is_a_promise_with_a_test() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and line != "| promise | test |"]
    assert len(rows) == len(PROMISE.findall(PAGE)) > 40
