"""Playing in the terminal, with what a person types as a script."""

from pathlib import Path
from typing import Any

import pytest

from conftest import game_with_secret, random_journal, write
from rosace.cli.terminal_game import TerminalGame
from rosace.core import record as records
from rosace.core import registry
from rosace.core.journal import Journal
from sampling import also

RULESET = registry.get("basilica")
NEW = ["play", "basilica", "--first", "1", "--seed", "7"]


def test_a_game_begins_and_ends_politely(run: Any) -> None:
    answer = run(*NEW)
    assert answer.status == 0 and answer.err == ""
    assert "Seed 7" in answer.out and "White" in answer.out and "Goodbye!" in answer.out


def test_the_seed_is_printed_and_repeats_the_game(run: Any) -> None:
    first = run("play", "basilica", "--seat", "greedy", "--seat", "random").out
    seed = first.split("--seed ")[1].split()[0]
    again = run("play", "basilica", "--seat", "greedy", "--seat", "random", "--seed", seed).out
    assert first == again
    assert "Score sheet" in again and "{" not in again


@pytest.mark.parametrize("lang", [also("en"), also("pl"), "fr"])
def test_a_person_can_play_to_the_end(run: Any, lang: str) -> None:
    """Always the first choice; every message on the way must exist."""
    answer = run(*NEW, "--lang", lang, typed="1\n" * 300)
    assert answer.status == 0 and answer.err == ""
    assert "{" not in answer.out, "a message is missing"
    assert {"en": "Score sheet", "pl": "Arkusz wyników", "fr": "Feuille de score"}[lang] in answer.out


def test_language_comes_from_the_environment(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Do widzenia." in run(*NEW).out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Goodbye!" in run(*NEW).out


def test_choices_by_number_word_and_notation(run: Any) -> None:
    said = "White placed a vault (blue, crown) on c1"
    for typed in ("1 c1", "place 1 c1", "1\nc1", "1\n3"):
        assert said in run(*NEW, typed=f"{typed}\n").out


def test_refusals_name_the_clause(run: Any) -> None:
    assert "(B3.1)" in run(*NEW, typed="why place 1 e5\n").out
    assert "(B3.1)" in run(*NEW, typed="place 1 e5\n").out
    assert "(B2.2)" in run(*NEW, typed="why builder\n").out
    assert "That’s allowed" in run(*NEW, typed="why place 1 a1\n").out
    assert "Which move?" in run(*NEW, typed="why\n").out


@pytest.mark.parametrize(
    "typed", ["dance", "99", "place", "place 9 z9", "top red.move", "[bold]", "\\", "{x}", "@"]
)
def test_nonsense_changes_nothing(run: Any, typed: str) -> None:
    answer = run(*NEW, typed=f"{typed}\nlog\n")
    assert answer.status == 0 and answer.err == ""
    assert "White placed" not in answer.out


def test_undo_until_something_was_shown(run: Any) -> None:
    out = run(*NEW, typed="undo\n").out
    assert "You can’t undo now" in out
    out = run(*NEW, typed="1 c1\nundo\n").out
    assert "You can’t undo now" in out and "Undone" not in out
    out = run(*NEW, typed="1 c1\nbuilder\nundo\nlog\n").out
    assert "Undone: Place a builder on c1" in out
    assert "White placed a builder" not in out.split("Undone")[1]


def test_commands_answer(run: Any) -> None:
    out = run(
        *NEW, typed="help\nscore\nlog\nboard\nrules B3.2\nrules B3\nrules Q9\nrules\nsave\nresume\n"
    ).out
    for words in (
        "why MOVE",
        "Score sheet",
        "wild tile",
        "B3.5",
        "no clause Q9",
        "Save where?",
        "Resume what?",
    ):
        assert words in out


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Ruling"), ("pl", "Rozstrzygnięcie"), ("fr", "Arbitrage")]
)
def test_rules_are_shown_in_the_language_of_the_player(lang: str, words: str, run: Any) -> None:
    assert words in run(*NEW, "--lang", lang, typed="rules B3.2\n").out


def test_save_and_resume(run: Any, tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    assert "Saved" in run(*NEW, typed=f"1 c1\nbuilder\nsave {path}\nquit\n").out
    record = records.loads(Path(path).read_text())
    assert record.seats == ["human", "greedy"] and record.seed == 7
    out = run("play", "--resume", path, typed="log\nundo\n").out
    assert "White placed a builder on c1" in out
    assert "Undone" in out
    out = run(*NEW, typed=f"resume {path}\nlog\nsave {path}\n").out
    assert "White placed a builder on c1" in out and "Saved" in out
    assert Path(path).read_text() == record.dumps()


def test_a_resumed_game_goes_on_as_it_would_have(run: Any, tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    whole = run(*NEW, typed="1 c1\nbuilder\n1\n1\nlog\n").out.splitlines()
    run(*NEW, typed=f"1 c1\nbuilder\nsave {path}\n")
    resumed = run("play", "--resume", path, typed="1\n1\nlog\n").out.splitlines()
    assert [line for line in whole if line.startswith("·")][-30:] == [
        line for line in resumed if line.startswith("·")
    ][-30:]


def test_save_spares_other_files(run: Any, tmp_path: Path) -> None:
    precious = write(tmp_path / "precious.txt", "precious")
    out = run(*NEW, typed=f"save {precious}\nsave {tmp_path}\nsave {tmp_path}/no/such\nsave a\0b\n").out
    assert Path(precious).read_text() == "precious"
    told = " ".join(out.split())
    assert told.count("isn’t a save of this game") == 2 and told.count("That didn’t work") == 2


def test_resume_says_what_is_wrong(run: Any, refused: Any, tmp_path: Path) -> None:
    out = run(*NEW, typed="resume no-such-file\nresume .\nlog\n").out
    assert out.count("That didn’t work. Nothing changed") == 2
    record = random_journal(3, decisions=5).record()
    record.seats = ["Anna", "greedy"]
    path = write(tmp_path / "game.txt", record.dumps())
    assert "choose who plays it now with --seat" in refused("play", "--resume", path)
    assert "leave them out with --resume" in refused("play", "--resume", path, "--seed", "3")
    arguments = ["play", "basilica", "--resume", path, "--seat", "human", "--seat", "greedy"]
    assert run(*arguments).status == 0
    assert "there are 2 seats, but --seat is given 3 times" in refused(*arguments, "--seat", "greedy")


def test_a_finished_game_can_be_looked_at_and_kept(run: Any, tmp_path: Path) -> None:
    path = write(tmp_path / "over.txt", random_journal(5).record().dumps())
    out = run("play", "--resume", path, typed=f"log\nnonsense\nundo\nsave {path}\n\n").out
    assert "Score sheet" in out and "Saved" in out and "Goodbye!" in out


def test_interrupting_is_polite(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    answer = run(*NEW)
    assert answer.status == 0 and answer.err == "" and "Goodbye!" in answer.out


def test_a_record_without_a_seed_goes_on(run: Any, tmp_path: Path) -> None:
    record = random_journal(3, decisions=5).record()
    record.seed = None
    path = write(tmp_path / "game.txt", record.dumps())
    arguments = ["play", "--resume", path, "--seat", "greedy", "--seat", "greedy"]
    assert "Score sheet" in run(*arguments).out


# Secrets between two people at one screen.


@pytest.fixture(scope="module")
def secret_game() -> Journal:
    return game_with_secret()


def test_a_secret_choice_does_not_stay_on_the_screen(
    run: Any, tmp_path: Path, secret_game: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = secret_game.record()
    chosen = record.actions.pop()  # the other seat's last answer, to be typed again
    record.key = None
    path = write(tmp_path / "game.txt", record.dumps())
    cleared: list[int] = []
    monkeypatch.setattr("rich.console.Console.clear", lambda self: cleared.append(1))
    saved = tmp_path / "saved.txt"
    out = run("play", "--resume", path, typed=f"{RULESET.text(chosen)}\n\nlog\nsave {saved}\nundo\n").out
    assert cleared == [1, 1, 1], "at the curtain, behind it, and on leaving"
    before, after = out.split("press Enter when no one else is looking.")
    assert "White secretly chose a colour for a Juggler" in after
    assert "White added" not in out
    assert "Saved and sealed" in after and "You can’t undo now" in after
    assert "juggle" not in saved.read_text() and "\n\n" not in saved.read_text()
    assert records.loads(saved.read_text()) == secret_game.record().signed()
    again = run("play", "--resume", str(saved), typed="\nlog\n").out
    assert "Black, it’s your turn" in again and "White added" not in again


def test_the_viewer_is_the_person_who_decides(secret_game: Journal) -> None:
    record = secret_game.record()
    assert TerminalGame.resumed(RULESET, record, ["human", "human"]).viewer == 1
    assert TerminalGame.resumed(RULESET, record, ["human", "greedy"]).viewer == 0
    assert TerminalGame.resumed(RULESET, record, ["greedy", "greedy"]).viewer is None
