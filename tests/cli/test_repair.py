"""`rosace repair` corrects the lists of a database, here one that an earlier server has left."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

STORED = Path(__file__).parents[1] / "server/storage/version_0_1/stored.sql"


@pytest.fixture
def database(tmp_path: Path) -> str:
    with closing(sqlite3.connect(tmp_path / "rosace.db")) as connection:
        connection.executescript(STORED.read_text(encoding="utf-8"))
    return f"sqlite:///{tmp_path}/rosace.db"


def test_every_row_of_an_earlier_server_is_made_again_once(run: Any, database: str) -> None:
    first = run("repair", "--database", database, "--json").json
    assert first["checked"] == first["mended"] > 0 == first["unreadable"]
    assert run("repair", "--database", database, "--json").json == first | {"mended": 0}


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "tables checked, 0 corrected"), ("pl", "poprawiono: 0"), ("fr", "corrections : 0")],
)
def test_it_says_what_it_has_done(run: Any, database: str, lang: str, said: str) -> None:
    run("repair", "--database", database)
    assert said in run("repair", "--database", database, "--lang", lang).out


def test_a_database_that_is_not_there_is_one_line(run: Any, tmp_path: Path) -> None:
    for file in ("/dev/null/rosace.db", f"{tmp_path}/none/rosace.db"):
        answer = run("repair", "--database", f"sqlite:///{file}")
        assert answer.status != 0 and answer.err.count("\n") == 1 and "cannot open" in answer.err
    assert not (tmp_path / "none").exists()
