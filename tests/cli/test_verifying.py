"""`rosace verify`: 0 if all agrees, 1 if something does not, 2 if there is nothing to verify."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from conftest import random_journal, write
from rosace.cli.saving import save
from rosace.cli.terminal_game import TerminalGame
from rosace.core import record as records
from rosace.core import registry
from rosace.core.record import Ended

EXAMPLE = Path(__file__).parents[2] / "examples" / "sagrada-dice.record"
TEXT = EXAMPLE.read_text(encoding="utf-8")
LANGUAGES = ["en", "pl", "fr"]


def given_up() -> str:
    """The example's first half, as if seat 2 had resigned."""
    record = records.loads(TEXT)
    record.actions, record.key, record.ended = record.actions[:60], None, Ended("resigned", 1)
    record.key = records.replay(record).key()
    return record.dumps()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_record_is_told_line_by_line(run: Any, lang: str) -> None:
    answer = run("verify", str(EXAMPLE), "--lang", lang)
    assert answer.status == 0 and answer.err == ""
    assert "{" not in answer.out and answer.out.count("\n") == 6
    for fact in ("866f712a", "2", "63", "83", "385464433e1ce54d"):
        assert fact in answer.out


def test_a_good_record_as_json(run: Any) -> None:
    answer = run("verify", str(EXAMPLE), "--json")
    assert answer.status == 0
    read = records.loads(TEXT)
    assert answer.json == {
        "verified": True,
        "game": "sagrada",
        "commitment": read.commitment,
        "nonces": read.nonces,
        "events": 63,
        "given": 0,
        "decisions": 83,
        "ended": None,
        "key": "385464433e1ce54d",
    }


def test_stdin_is_read(run: Any) -> None:
    assert run("verify", "-", typed=TEXT).status == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_does_not_agree_is_told_with_status_1(run: Any, lang: str) -> None:
    text = TEXT.replace("\nprivate purple\n", "\nprivate red\n")
    answer = run("verify", "-", "--lang", lang, typed=text)
    assert answer.status == 1 and answer.err == ""
    assert all(fact in answer.out for fact in ("1", "private red", "private purple"))
    found = run("verify", "-", "--lang", lang, "--json", typed=text)
    assert found.status == 1 and found.json == {
        "verified": False,
        "code": "verify-wrong-outcome",
        "params": {"number": 1, "action": "private red", "expected": "private purple"},
        "text": answer.out.rstrip("\n"),
    }


def test_a_refused_action_is_told_with_its_reason(run: Any) -> None:
    answer = run("verify", "-", typed=f"{TEXT}pass\n")
    assert answer.status == 1 and answer.out == "Action 147 (pass) isn’t legal: The game is over. (S1.4)\n"
    assert run("verify", "-", "--json", typed=f"{TEXT}pass\n").json["params"]["reason"]["key"]


def test_what_cannot_be_verified_is_one_line_with_status_2(refused: Any, tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", random_journal(3, decisions=5).record().dumps())
    assert "game.txt: The record has no commitment, so it can’t be verified" in refused("verify", path)
    assert "rejouée" in refused("verify", path, "--lang", "fr", "--json")
    assert "not a record" in refused("verify", write(tmp_path / "empty.txt", ""))
    assert "cannot read" in refused("verify", str(tmp_path / "missing"))
    assert "Is a directory" in refused("verify", str(tmp_path))
    assert "Missing argument" in refused("verify")
    (tmp_path / "binary").write_bytes(b"\x7fELF\xff\x00")
    assert "not a UTF-8 text file" in refused("verify", str(tmp_path / "binary"))
    assert "not a record" in refused("verify", write(tmp_path / "prose.txt", "Once upon a time\n"))
    unknown = TEXT.replace("game: sagrada", "game: chess")
    assert "unknown game 'chess'" in refused("verify", write(tmp_path / "chess.txt", unknown))


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "was made with"), ("pl", "powstał według"), ("fr", "suit les règles")]
)
def test_a_record_of_other_rules_is_refused_in_words(
    refused: Any, tmp_path: Path, lang: str, words: str
) -> None:
    other = TEXT.replace("rules: ", "rules: 9.", 1)
    message = refused("verify", write(tmp_path / "other.txt", other), "--lang", lang)
    assert "other.txt: " in message and words in message and " 9." in message
    signed = other.replace("\nseat: ", "\nwritten-by: Rosace 9.1\nseat: ", 1)
    assert "Rosace 9.1" in refused("verify", write(tmp_path / "signed.txt", signed), "--lang", lang)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Player 2 resigned."), ("pl", "Gracz 2 poddaje partię."), ("fr", "Abandon\u00a0: ")],
)
def test_how_a_game_was_given_up_is_told(run: Any, lang: str, words: str) -> None:
    for command in ("verify", "replay"):
        answer = run(command, "-", "--lang", lang, typed=given_up())
        assert answer.status == 0 and words in answer.out, command
    assert "the game ended early" in run("replay", "-", typed=given_up()).out
    assert run("verify", "-", "--json", typed=given_up()).json["ended"] == "resigned 2"
    assert run("replay", "-", "--json", typed=given_up()).json["ended"] == {"how": "resigned", "seat": 1}


def test_a_beginning_from_another_game_is_told(run: Any) -> None:
    out = run("verify", "-", typed=TEXT.replace("assist:", "given: 3\nassist:")).out
    assert "60 draws and rolls match the secret." in out
    assert "3 draws and rolls were copied from another game" in out


def test_a_game_is_gone_on_with_where_its_dice_are_known(run: Any) -> None:
    table = TerminalGame.resumed(registry.get("sagrada"), records.loads(given_up()), ["greedy", "greedy"])
    while not table.is_over():
        table.decide(table.computer_decision())
        table.deal()
    assert len(table.journal.actions) > 60
    assert run("verify", "-", typed=table.journal.record().dumps()).status == 0


def test_a_save_takes_the_place_of_a_record_of_the_same_dice_alone(tmp_path: Path) -> None:
    """Also if another decision was taken since, as with a seed."""
    table = TerminalGame.resumed(registry.get("sagrada"), records.loads(given_up()), ["human", "human"])
    table.decide(next(action for action in table.state.legal() if action != records.loads(TEXT).actions[60]))
    same, other = write(tmp_path / "same.txt", TEXT), write(tmp_path / "other.txt", "")
    assert save(table, same)
    write(Path(other), TEXT.replace("commitment: 8", "commitment: 9"))
    assert not save(table, other)
