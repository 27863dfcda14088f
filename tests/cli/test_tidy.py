"""`rosace tidy` removes what is not kept, and says before what it would remove."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

STORED = Path(__file__).parents[1] / "server/storage/version_0_1/stored.sql"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Tables of a guest alone: one was never played."""
    with closing(sqlite3.connect(tmp_path / "rosace.db")) as connection:
        connection.executescript(STORED.read_text(encoding="utf-8"))
        connection.execute("DELETE FROM users")
        connection.execute("UPDATE tables SET changed = 86400000")
        connection.execute("UPDATE tables SET status = 'open' WHERE rowid = 1")
        connection.commit()
    return f"sqlite:///{tmp_path}/rosace.db"


def test_a_dry_run_prints_what_goes_and_then_it_goes(run: Any, database: str) -> None:
    before = run("tidy", "--database", database, "--dry-run", "--json").json
    assert before["unplayed"] == 1 and before["guest_games"] == len(before["tables"]) - 1 > 1
    said = run("tidy", "--database", database, "--dry-run").out
    assert all(f"{one['table']}  1970-01-02  {one['game']}" in said for one in before["tables"])
    kept = run("tidy", "--database", database, "--guest-games-days", "0", "--json").json
    assert kept == {"unplayed": 1, "guest_games": 0, "guests": 0}
    done = run("tidy", "--database", database, "--json").json
    assert done == {"unplayed": 0, "guest_games": before["guest_games"], "guests": 0}
    assert run("tidy", "--database", database, "--dry-run", "--json").json == {
        **dict.fromkeys(("unplayed", "guest_games", "guests"), 0),
        "tables": [],
    }


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "never played: 1"), ("pl", "nie rozpoczęto partii: 1"), ("fr", "jamais jouées\u00a0: 1")],
)
def test_it_says_what_it_has_done(run: Any, database: str, lang: str, said: str) -> None:
    assert said in run("tidy", "--database", database, "--lang", lang).out
