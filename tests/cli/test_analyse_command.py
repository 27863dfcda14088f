"""`rosace analyse`: positions and records, what it prints, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rosace
from conftest import game_with_secret, random_game, random_journal, write
from rosace.core.state import OVER

EXAMPLES = Path(__file__).parents[2] / "examples"
BASILICA = str(EXAMPLES / "basilica.record")
FANTAZJA = str(EXAMPLES / "fantazja-middle.json")
LITTLE = ("--simulations", "120")


def test_a_move_of_a_record(run: Any) -> None:
    answer = run("analyse", f"{BASILICA}@60", *LITTLE)
    assert (answer.status, answer.err) == (0, "")
    first, *rest = answer.out.splitlines()
    assert first == "White: 1 action left: place a vault, place a builder or use an order."
    assert "Judged only by what White may know. 120 simulations," in answer.out
    seats = [line.split() for line in rest if line.startswith(("White", "Black"))]
    assert [row[0] for row in seats] == ["White", "Black"]
    assert sum(int(row[2].rstrip("%")) for row in seats) in (99, 100, 101)
    assert sum("%  " in line and "±" in line for line in rest) == 2 + 3, "two seats and three lines"


def test_the_same_again_and_by_another_seed(run: Any) -> None:
    def analysed(*more: str) -> Any:
        found = run("analyse", f"{BASILICA}@60", *LITTLE, "--json", *more).json
        assert found.pop("seconds") >= 0
        return found

    assert analysed() == analysed("--seed", "0")
    assert analysed()["points"] != analysed("--seed", "1")["points"]


def test_json(run: Any) -> None:
    found = run("analyse", f"{BASILICA}@60", "--simulations", "600", "--json", "--lines", "2").json
    assert (found["game"], found["seat"], found["players"]) == ("basilica", 0, ["White", "Black"])
    assert (found["simulations"], found["seed"], len(found["lines"])) == (600, 0, 2)
    assert found["wins"] == found["lines"][0]["wins"]
    assert sum(found["wins"]) == pytest.approx(1)
    best = found["lines"][0]
    assert best["ids"] and best["action"] and best["text"]
    assert {"seat", "id", "notation", "text"} == set(best["continuation"][0])
    points = found["points"][0]
    assert points["low"] <= points["mean"] <= points["high"]


def test_a_position_from_a_file_or_a_pipe(run: Any) -> None:
    text = Path(FANTAZJA).read_text(encoding="utf-8")
    by_file, by_pipe = (
        run("analyse", target, *LITTLE, "--json", typed=text).json for target in (FANTAZJA, "-")
    )
    assert by_file["lines"] == by_pipe["lines"]
    assert by_file["game"] == "fantazja"


@pytest.mark.parametrize(
    ("lang", "words", "number"),
    [
        ("en", "Judged only by what", "."),
        ("pl", "Ocena tylko na podstawie", ","),
        ("fr", "Jugé seulement", ","),
    ],
)
def test_three_languages(run: Any, lang: str, words: str, number: str) -> None:
    out = run("analyse", FANTAZJA, *LITTLE, "--lang", lang).out
    assert words in out
    assert f"{number}" in next(line for line in out.splitlines() if "±" in line)


def test_players_have_their_names(run: Any, tmp_path: Path) -> None:
    journal = random_game("sagrada", ["Ada", "Bob & Co"], seed=3)
    record = write(tmp_path / "game.record", journal.record().dumps())
    out = run("analyse", f"{record}@60", *LITTLE).out
    assert "Ada" in out and "Bob & Co" in out and "Player 1" not in out


def test_a_file_may_have_an_at_in_its_name(run: Any, tmp_path: Path) -> None:
    record = write(tmp_path / "game@60", random_journal(1).record().dumps())
    assert "the game is over" in run("analyse", record).err
    assert run("analyse", f"{record}@40", *LITTLE).status == 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((BASILICA,), f"the game is over: choose one of its moves, such as {BASILICA}@244"),
        ((f"{BASILICA}@245",), "there is no move 245: the game has 244"),
        ((f"{BASILICA}@0",), "there is no move 0: the game has 244"),
        ((f"{BASILICA}@x",), "the move after @ is a number, not 'x'"),
        ((f"{BASILICA}@1",), "move 1 is a draw or a roll: nobody decides there; the next decision is move 9"),
        ((f"{FANTAZJA}@3",), "a position has no moves: only a record takes a number after @"),
        (("no-such-file",), "cannot read no-such-file: No such file or directory"),
        ((BASILICA, "--simulations", "0"), "0 is not in the range x>=1"),
        ((FANTAZJA, "--lines", "0"), "0 is not in the range x>=1"),
    ],
)
def test_what_it_refuses(refused: Any, arguments: tuple[str, ...], why: str) -> None:
    assert why in refused("analyse", *arguments)


@pytest.mark.parametrize("content", ["", "nonsense", "{}", '{"game": "chess"}', "rosace-record 1\n"])
def test_files_that_are_no_game(refused: Any, tmp_path: Path, content: str) -> None:
    assert "broken" in refused("analyse", write(tmp_path / "broken", content))


def test_a_finished_position_is_refused(refused: Any, tmp_path: Path) -> None:
    over = write(tmp_path / "over.json", rosace.load(BASILICA).position())
    assert "no seat decides now: the game is over" in refused("analyse", over)


def test_a_running_game_with_secrets_is_refused(refused: Any, tmp_path: Path) -> None:
    """What its seat to move knows is nobody else's business; a finished game may be looked at anywhere."""
    journal = game_with_secret()
    assert journal.state.to_move() != OVER
    record = write(tmp_path / "game.record", journal.record().dumps())
    for target in (record, f"{record}@20"):
        assert "the game is still going and has secrets" in refused("analyse", target)


def test_json_is_all_there_is_on_stdout(run: Any) -> None:
    answer = run("analyse", FANTAZJA, *LITTLE, "--json")
    assert json.loads(answer.out) and answer.err == ""
