"""What a person types while playing: choices, questions, saves, and nothing that loses the game."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from conftest import random_journal, write
from rosace.cli import screen
from rosace.core import record as records
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER

RULESET = registry.get("basilica")
NEW = ["play", "basilica", "--first", "1", "--seed", "7"]
BOT = "class Bot:\n    def choose(self, observation, budget):\n        return observation.legal[0]\n"


def told(answer: Any) -> str:
    return " ".join(answer.out.split())


# Choices.


def test_a_number_out_of_the_list_is_not_one_of_the_list_before(run: Any) -> None:
    """The first menu has a fourth row, an order; the list of five cells behind row 1 has no sixth."""
    out = run(*NEW, typed="order 3\n").out
    assert "White used" in out
    for typed in ("1\n6", "1\n9 c1", "builder\n", "1\n0"):
        assert "White used" not in run(*NEW, typed=f"{typed}\nlog\n").out
    assert "I don’t understand “6”" in run(*NEW, typed="1\n6\n").out
    assert "White used" in run(*NEW, typed="1\norder 3\n").out, "words may still widen"


def at_rank() -> Journal:
    """A game that asks for a rank with both sides of a token to choose from."""
    for seed in range(500):
        journal = Journal(RULESET, options={"first": "1"}, seed=seed, names=["human", "human"])
        journal.deal()
        rng = Rng(seed)
        while journal.state.to_move() != OVER:
            legal = journal.state.legal()
            texts = [RULESET.text(action) for action in legal]
            if {"rank juggler/architect", "rank architect/juggler"} <= set(texts):
                return journal
            best = [
                a for a, text in zip(legal, texts, strict=True) if text.startswith(("promote", "builder"))
            ]
            best = best or legal
            journal.submit(journal.state.to_move(), best[rng.pick(len(best))])
            journal.deal()
    raise AssertionError("nobody was promoted")


def test_whole_notation_means_itself(run: Any, tmp_path: Path) -> None:
    journal = at_rank()
    path = write(tmp_path / "game.txt", journal.record().dumps())
    kept = tmp_path / "kept.txt"
    for text in ("rank juggler/architect", "rank architect/juggler", "RANK  Architect/Juggler"):
        run("play", "--resume", path, typed=f"{text}\nsave! {kept}\n")
        actions = records.loads(kept.read_text()).actions
        assert RULESET.text(actions[len(journal.actions)]) == " ".join(text.lower().split())


def test_whole_notation_that_is_refused_is_not_something_like_it(run: Any) -> None:
    answer = run(*NEW, typed="rank architect/juggler\nlog\n")
    assert "(B" in answer.out and "White" in answer.out and "· White promoted" not in answer.out


def test_why_explains_what_is_clear_and_asks_otherwise(run: Any) -> None:
    assert "Which one? place 1 a1, place 1 b1" in told(run(*NEW, typed="why 1\n"))
    assert "That’s allowed: " in told(run(*NEW, typed="1\nwhy 3\n"))
    assert "(B3.1)" in told(run(*NEW, typed="why e5\n")), "for the same reason with every vault"
    assert "Which one? place 1 a1, place 2 a1, place 3 a1" in told(run(*NEW, typed="why a1\n"))
    assert "I don’t understand “9”" in told(run(*NEW, typed="why 9\n"))


def test_texts_of_ones_own_are_no_messages(run: Any) -> None:
    out = run(*NEW, typed="@cli-seed\nhelp @cli-seed\nrules @cli-seed\nresume @cli-seed\n").out
    assert out.count("Seed") == 1 and out.count("@CLI-SEED".lower()) == 4


def test_commands_in_capitals(run: Any, tmp_path: Path) -> None:
    path = write(tmp_path / "game.txt", random_journal(3).record().dumps())
    assert "Score sheet" in run(*NEW, typed="SCORE\n").out
    assert run("play", "--resume", path, typed="SCORE\nScore\n").out.count("Score sheet") == 3


# Looking.


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
@pytest.mark.parametrize("game", ["basilica", "sagrada"])
def test_look(run: Any, game: str, lang: str) -> None:
    out = run("play", game, "--seed", "7", "--lang", lang, typed="look\nhelp\n").out
    assert " look " in out and "{" not in out


def test_look_shows_the_details_of_the_game(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        type(RULESET), "details", lambda self, view, say: f"[bold]It is {view['game']}[/bold]"
    )
    monkeypatch.setattr(type(RULESET), "view", lambda self, state, seat: {"game": f"seen by {seat}"})
    monkeypatch.setattr(type(RULESET), "draw", lambda self, view, say, width: "")
    assert "It is seen by 0\n" in run(*NEW, typed="look\n").out
    monkeypatch.setattr(type(RULESET), "details", lambda self, view, say: "")
    assert "There’s nothing more to look at." in run(*NEW, typed="look\n").out


# Saving.


def test_save_replaces_a_save_of_the_same_game_only(run: Any, tmp_path: Path) -> None:
    path, other = tmp_path / "my game.txt", tmp_path / "other.txt"
    out = told(run(*NEW, typed=f"save {path}\n1 c1\nsave {path}\n"))
    assert out.count("Saved.") == 2
    assert f"rosace play --resume '{path}'" in out
    run("play", "basilica", "--first", "1", "--seed", "8", typed=f"save {other}\n")
    before = other.read_text()
    out = told(run(*NEW, typed=f"save {other}\n"))
    assert "isn’t a save of this game" in out and f"save! {other}" in out and other.read_text() == before
    assert "Saved." in run(*NEW, typed=f"SAVE! {other}\n").out and other.read_text() != before


def test_save_at_home(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert "Saved." in run(*NEW, typed="save ~/game.txt\n").out and (tmp_path / "game.txt").is_file()
    assert "0 actions" not in run(*NEW, typed="resume ~/game.txt\n").out
    assert "That didn’t work" in run(*NEW, typed="save ~nobody-of-this-name/x\n").out


def test_no_save_that_fails_loses_the_game(run: Any, tmp_path: Path) -> None:
    places = ["x" * 300, f"{tmp_path}/{'y' * 300}/z", f"{tmp_path}/no/such", "/dev/full"]
    typed = "".join(f"save! {place}\nsave {place}\nresume {place}\n" for place in places)
    answer = run(*NEW, typed=f"{typed}1 c1\n")
    assert answer.status == 0 and answer.err == ""
    assert "White placed a vault (blue, crown) on c1" in answer.out


def test_the_end_does_not_leave_without_a_word(run: Any, tmp_path: Path) -> None:
    record = random_journal(3).record()
    record.key = None
    while records.replay(record).to_move() in (OVER, CHANCE):
        record.actions.pop()
    path = write(tmp_path / "game.txt", record.dumps())
    out = run("play", "--resume", path, "--seat", "human", typed="1\n" * 9 + "\n").out
    assert "This game isn’t saved yet: save FILE keeps it." in out
    assert out.count("The game is over. Type") >= 2
    kept = tmp_path / "kept.txt"
    out = run("play", "--resume", path, "--seat", "human", typed="1\n" * 9 + f"save {kept}\n\n").out
    assert "isn’t saved" not in out and kept.is_file()


# Players from files.


def test_a_record_does_not_run_the_code_it_names(run: Any, refused: Any, tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    bot = write(tmp_path / "bot.py", f"import os\nos.mkdir({str(trace)!r})\n{BOT}")
    record = random_journal(3, decisions=4).record()
    record.seats = ["human", f"{bot}:Bot"]
    path = write(tmp_path / "game.txt", record.dumps())
    assert "if you trust it, use --seat" in refused("play", "--resume", path)
    assert "if you trust it" in told(run(*NEW, typed=f"resume {path}\n"))
    assert not trace.exists()
    arguments = ["--seat", "human", "--seat", f"{bot}:Bot"]
    out = told(run("play", "--resume", path, *arguments, typed=f"save {path}\n"))
    assert trace.exists() and f"--seat human --seat {bot}:Bot" in out


def test_a_bot_that_fails_does_not_lose_the_game(run: Any, tmp_path: Path) -> None:
    bot = write(tmp_path / "bot.py", BOT.replace("return observation.legal[0]", "raise SystemExit"))
    kept = tmp_path / "kept.txt"
    arguments = [*NEW[:2], "--seed", "7", "--first", "2", "--seat", "human", "--seat", f"{bot}:Bot"]
    answer = run(*arguments, typed=f"save {kept}\n\nquit\n")
    assert answer.status == 0
    assert told(answer).count("bot.py:Bot failed in bot.py, line 3: SystemExit") == 3
    assert records.loads(kept.read_text()).seats[0] == "human"
    answer = run(*arguments)
    assert answer.status == 2 and answer.err.count("\n") == 1 and "SystemExit" in answer.err


# Wiping.


def test_the_screen_is_cleared_before_what_scrolled_away() -> None:
    out = Console(file=io.StringIO(), force_terminal=True, _environ={"TERM": "xterm"})
    screen.wipe(out)
    option_text = out.file.getvalue()  # type: ignore[attr-defined]
    assert screen.can_wipe(out) and 0 <= option_text.index("\x1b[2J") < option_text.index("\x1b[3J")


@pytest.mark.parametrize("terminal", [True, False])
def test_what_cannot_be_cleared_is_moved_away(terminal: bool) -> None:
    out = Console(file=io.StringIO(), force_terminal=terminal, _environ={"TERM": "dumb"})
    screen.wipe(out)
    option_text = out.file.getvalue()  # type: ignore[attr-defined]
    assert not screen.can_wipe(out) and option_text.count("\n") >= 100 and "\x1b" not in option_text


def test_people_are_warned_once_of_a_screen_that_cannot_be_cleared(run: Any) -> None:
    new = ["play", "sagrada", "--seed", "5"]
    out = told(run(*new, "--players", "2", "--seat", "human", typed="\n1\n\n1\n\n"))
    assert out.count("This terminal can’t be cleared") == 1
    assert "can’t be cleared" not in run(*new).out
