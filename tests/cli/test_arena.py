"""`rosace arena`, as a person or a script would see it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from conftest import write
from rosace.arena.referee import judge
from rosace.arena.setup import Setup
from rosace.arena.worker import Forfeit, Report
from rosace.cli.standings import LiveStandings
from rosace.core import registry
from rosace.i18n import Translator
from sampling import also

COMMAND = [sys.executable, "-c", "import sys; from rosace.cli import main; sys.exit(main())"]
ONE = ["arena", "basilica", "--player", "greedy"]
TWO = [*ONE, "--player", "random"]


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    ladder = [
        {name: value for name, value in one.items() if not name.endswith("_seconds")}
        for one in found["ladder"]
    ]
    kept = {name: value for name, value in found.items() if name not in ("timing", "folder")}
    return kept | {"ladder": ladder}


@pytest.mark.parametrize(("lang", "word"), [also("en", "player"), ("pl", "gracz"), also("fr", "joueur")])
def test_an_arena_is_told(run: Any, tmp_path: Path, lang: str, word: str) -> None:
    every = {"en": "100.0%", "pl": "100,0%", "fr": "100,0\u00a0%"}[lang]
    answer = run(*TWO, "--games", "4", "--lang", lang, "--out", str(tmp_path / "out"))
    assert (answer.status, answer.err) == (0, "")
    assert word in answer.out and "4/0/0" in answer.out and every in answer.out
    assert str(tmp_path / "out") in answer.out.replace("\n", "") and "{" not in answer.out


@pytest.mark.parametrize("lang", [also("en"), also("pl"), "fr"])
def test_names_are_whole_in_a_narrow_terminal(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    arguments = [
        "--player",
        "greedy:leaves=2",
        "--games",
        "20",
        "--jobs",
        "1",
        "--out",
        str(tmp_path / "out"),
    ]
    said = run(*TWO, *arguments, "--lang", lang).out
    lines = [line.split() for line in said.splitlines()]
    for name in ("greedy", "random", "greedy:leaves=2"):
        assert sum(name in line[:1] for line in lines) >= 3, "two ladders and the matrix"
    assert max(map(len, said.splitlines())) <= 80


def test_games_played_before_are_told(run: Any, tmp_path: Path) -> None:
    """Also where the test decides before all that is kept has been counted, or plays ahead."""
    out = ["--out", str(tmp_path / "out")]
    assert "earlier run" not in run(*TWO, "--games", "10", *out).out
    assert (
        "10 of these games were played in an earlier run" in run(*TWO, "--games", "400", "--sprt", *out).out
    )


def test_three_players_have_a_matrix(run: Any, tmp_path: Path) -> None:
    answer = run(*TWO, "--player", "greedy:leaves=2", "--games", "2", "--out", str(tmp_path / "out"))
    assert "Row against column" in answer.out and "greedy:leaves=2" in answer.out


def test_as_json(run: Any, tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    found = run(*TWO, "--games", "6", "--seed", "3", "--json", "--out", out, "--festum", "--jobs", "2").json
    assert (found["game"], found["seed"], found["games"], found["folder"]) == ("basilica", 3, 6, out)
    assert found["options"]["festum"] is True and found["timing"]["games_played"] == 6
    assert [one["player"] for one in found["ladder"]] == ["greedy", "random"]
    again = run(*TWO, "--games", "6", "--seed", "3", "--json", "--out", out, "--festum").json
    assert again["timing"]["games_played"] == 0 and without_times(again) == without_times(found)
    other = run(
        *TWO, "--games", "6", "--seed", "3", "--json", "--out", f"{out}2", "-o", "festum=true", "--jobs", "1"
    ).json
    assert without_times(other) == without_times(found), "whatever the number of processes"


def test_a_folder_named_after_the_setup(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = run(*TWO, "--games", "2", "--json").json
    more = run(*TWO, "--games", "4", "--json").json
    other = run(*TWO, "--games", "2", "--seed", "1", "--json").json
    assert first["folder"] == more["folder"] != other["folder"]
    assert more["timing"]["games_played"] == 2
    assert "2 of these games were played in an earlier run" in run(*TWO, "--games", "2").out


def test_records_can_be_replayed(run: Any, tmp_path: Path) -> None:
    run(*TWO, "--games", "2", "--out", str(tmp_path))
    for path in sorted((tmp_path / "games").iterdir()):
        found = run("replay", str(path), "--json").json
        assert found["over"] and sorted(found["players"]) == ["greedy", "random"]


def test_a_sequential_test_is_told(run: Any, tmp_path: Path) -> None:
    found = run(*TWO, "--games", "400", "--sprt", "--json", "--out", str(tmp_path)).json
    assert found["test"]["accepted"] == "H1" and found["games"] == found["test"]["games"] < 100
    said = " ".join(run(*TWO, "--games", "400", "--sprt", "--out", str(tmp_path)).out.split())
    assert f"decided after {found['games']} games: greedy scores 55.0% of the points or more" in said
    other = run(
        *("arena", "basilica", "--player", "random", "--player", "greedy", "--sprt-shares", "0.2,0.8"),
        *("--games", "400", "--json", "--out", str(tmp_path / "other")),
    ).json
    assert other["test"]["accepted"] == "H0" and other["test"]["shares"] == [0.2, 0.8]


def test_forfeits_are_told(run: Any, tmp_path: Path) -> None:
    bot = write(
        tmp_path / "bad.py", "class Bot:\n    def choose(self, observation, budget):\n        return None\n"
    )
    arguments = ["--player", f"{bot}:Bot", "--games", "4", "--out", str(tmp_path / "out")]
    answer = run(*TWO, *arguments)
    assert answer.status == 0
    said = " ".join(answer.out.split())
    assert "8 games were forfeited" in said
    assert "illegal move: player" in said and "bad.py:Bot chose None, which is not legal now" in said
    assert "game 2, illegal move" in said


def test_the_page(run: Any, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    run(*TWO, "--games", "2", "--out", str(tmp_path / "out"), "--html", str(page), "--lang", "fr")
    assert "<h2>Classement</h2>" in page.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out", "page.html"], "no draft is left"


def test_the_page_of_a_bot_that_says_half_a_letter(run: Any, tmp_path: Path) -> None:
    """It is written all the same, and the terminal is not steered by what somebody else says."""
    body = "raise ValueError('half \\ud800 of a letter, \\x1b[2J and a clear screen')"
    bot = write(
        tmp_path / "bad.py", f"class Bot:\n    def choose(self, observation, budget):\n        {body}\n"
    )
    page, out = tmp_path / "page.html", tmp_path / "out"
    answer = run(*TWO, "--player", f"{bot}:Bot", "--games", "2", "--out", str(out), "--html", str(page))
    assert answer.status == 0 and "a clear screen" in answer.out and "\x1b" not in answer.out
    assert "a clear screen" in page.read_text(encoding="utf-8")


def test_a_page_is_written_where_a_link_points_and_keeps_its_mode(run: Any, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    there, link = tmp_path / "site/page.html", tmp_path / "link.html"
    there.write_text("old")
    there.chmod(0o640)
    link.symlink_to(there)
    for path in (link, there):
        run(*TWO, "--games", "2", "--out", str(tmp_path / "out"), "--html", str(path))
        assert link.is_symlink() and "<html" in there.read_text(encoding="utf-8")
        assert there.stat().st_mode & 0o777 == 0o640


def test_a_page_does_not_take_the_place_of_what_the_arena_needs(
    run: Any, refused: Any, tmp_path: Path
) -> None:
    bot = write(
        tmp_path / "bot.py",
        "class Bot:\n    def choose(self, observation, budget): return observation.legal[0]\n",
    )
    two = ["arena", "basilica", "--player", f"{bot}:Bot", "--player", "random", "--games", "2"]
    out = tmp_path / "out"
    assert run(*two, "--out", str(out)).status == 0
    for path in (out, out / "games", tmp_path):
        assert "cannot write" in refused(*two, "--out", str(out), "--html", str(path))
    assert "arena needs" in refused(*two, "--out", str(tmp_path / "new"), "--html", str(tmp_path / "new"))
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert "cannot write" in refused(*two, "--out", str(out), "--html", str(tmp_path / "loop"))
    for path in (Path(bot), out / "journal.jsonl", out / "games/000000.record"):
        before = path.read_bytes()
        assert "the arena needs what is there" in refused(*two, "--out", str(out), "--html", str(path))
        assert path.read_bytes() == before
    page = tmp_path / "page.html"
    assert "no player 'nobody'" in refused(*TWO, "--player", "nobody", "--html", str(page))
    assert not page.exists(), "nothing is left of an arena that was refused"
    assert "directory" in refused(*two, "--out", str(out), "--html", str(tmp_path)).lower()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["arena", "chess"], "unknown game 'chess'"),
        (["arena", "basilica"], "two players or more, not 0"),
        (["arena", "basilica", "--player", "greedy"], "two players or more, not 1"),
        ([*TWO, "--player", "greedy"], "player greedy is named 2 times"),
        ([*TWO, "--player", "nobody"], "there is no player 'nobody'"),
        ([*TWO, "--player", "no.py:Bot"], "there is no file no.py"),
        ([*TWO, "--player", "greedy:leaves"], "a setting is written NAME=VALUE"),
        ([*TWO, "--player", "greedy:depth=3"], "there is no setting depth"),
        ([*TWO, "--player", "greedy:leaves=0"], "leaves is a whole number from 1 on"),
        ([*TWO, "--games", "5"], "a multiple of 2, not 5"),
        ([*TWO, "--games", "0"], "--games"),
        ([*TWO, "--seats", "3"], "basilica takes 2 seats, not 3"),
        (["arena", "sagrada", "--seats", "1", *TWO[2:]], "two seats or more"),
        (["arena", "sagrada", "--seats", "3", *TWO[2:], "--games", "4"], "a multiple of 3, not 4"),
        ([*TWO, "--variant", "1999"], "option variant must be one of"),
        ([*TWO, "-o", "depth=3"], "no option depth"),
        ([*TWO, "--time", "0"], "more than 0 seconds"),
        ([*TWO, "--time", "nan"], "more than 0 seconds"),
        ([*TWO, "--allowance", "-1"], "more than 0 seconds"),
        ([*TWO, "--simulations", "0"], "--simulations"),
        ([*TWO, "--sprt-shares", "0.6,0.5"], "a sequential test is between two shares"),
        ([*TWO, "--player", "random:time=1", "--sprt"], "two players at two seats"),
        ([*TWO, "--sprt-shares", ""], "two shares are written P0,P1"),
        ([*TWO, "--out", ""], "--out needs the name of a folder"),
        ([*TWO, "--jobs", "0"], "--jobs"),
        ([*TWO, "--seed", "-1"], "--seed"),
        ([*TWO, "--lang", "xx"], "unknown language 'xx'"),
        ([*TWO, "--games", "2", "--html", "/no/such/folder/page.html"], "cannot write /no/such/folder"),
        ([*TWO, "--ray", "127.0.0.1:9"], "a Ray cluster at 127.0.0.1:9"),
    ],
)
def test_bad_command_lines_are_one_line(
    refused: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if "--ray" in arguments:
        pytest.importorskip("ray")
    assert words in refused(*arguments)


def test_bad_folders_are_one_line(run: Any, refused: Any, tmp_path: Path) -> None:
    write(tmp_path / "file", "x")
    assert "cannot write to" in refused(*TWO, "--out", str(tmp_path / "file"))
    out = str(tmp_path / "out")
    run(*TWO, "--games", "2", "--out", out)
    assert "holds another arena (seed is 0 there and 1 here)" in refused(*TWO, "--seed", "1", "--out", out)
    journal = tmp_path / "out/journal.jsonl"
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join([lines[0], "x" + lines[1], lines[2], ""]))
    assert "line 2 is damaged" in refused(*TWO, "--out", out)


def test_broken_bots_are_one_line(refused: Any, tmp_path: Path) -> None:
    bot = write(tmp_path / "bot.py", "import os; os._exit(4)\n")
    out = ["--out", str(tmp_path / "out")]
    assert "bot.py:Bot ended its process: exit status 4" in refused(*TWO, "--player", f"{bot}:Bot", *out)
    bot = write(tmp_path / "other.py", "class Bot: pass\n")
    assert "no class with a method choose" in refused(*TWO, "--player", f"{bot}:Bot", *out[:1], f"{out[1]}2")


# Interrupted.


GAMES = 60


class Held:
    """Arenas with a bot that begins no game before as many are allowed to be over: none outruns the test."""

    def __init__(self, folder: Path):
        self.out, self._allowed = folder / "out", folder / "allowed"
        self.bot = folder / "held.py"
        self.bot.write_text(
            "import time\nfrom pathlib import Path\n"
            f"journal, allowed = Path({str(self.out / 'journal.jsonl')!r}), Path({str(self._allowed)!r})\n"
            "def lines(): return journal.read_bytes().count(b'\\n')\n"
            "class Bot:\n"
            "    def __init__(self):\n"
            "        while journal.exists() and lines() > int(allowed.read_text()):\n"
            "            time.sleep(0.01)\n"
            "    def choose(self, observation, budget):\n"
            "        return observation.legal[0]\n"
        )

    def start(self, allowed: int, out: Path | None = None) -> "subprocess.Popen[str]":
        self._allowed.write_text(str(allowed))
        return started(out or self.out, "--player", f"{self.bot}:Bot")


def started(out: Path, *players: str) -> "subprocess.Popen[str]":
    two = players or ("--player", "random")
    return subprocess.Popen(
        [*COMMAND, *ONE, *two, "--games", str(GAMES), "--json", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8", "TERM": "dumb", "COLUMNS": "500"},
        start_new_session=True,
    )


def lines_of(out: Path) -> int:
    journal = out / "journal.jsonl"
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def wait_for(out: Path, lines: int, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while lines_of(out) < lines and time.monotonic() < until:
        time.sleep(0.01)
    assert lines_of(out) >= lines


def test_interrupted_and_killed_it_goes_on(tmp_path: Path) -> None:
    """Ctrl-C, then a kill, then to the end: every game is there once, and the result is the same."""
    held = Held(tmp_path)
    out = held.out
    arena = held.start(allowed=10)
    wait_for(out, 10)
    os.killpg(arena.pid, signal.SIGINT)  # as the terminal does, to all of them
    said = arena.communicate(timeout=60)
    assert arena.returncode == 130 and said[0] == ""
    first = lines_of(out) - 1
    how, last = said[1].splitlines()
    told = re.fullmatch(
        rf"rosace: (\d+) of {GAMES} games are saved in {out}\. Run the same command to continue\.", how
    )
    assert last == "rosace: interrupted"
    assert told is not None and first - 2 <= int(told[1]) <= first, "some may just have been written"
    arena = held.start(allowed=first + 10)
    wait_for(out, first + 10)
    arena.kill()
    arena.communicate(timeout=60)
    assert first < lines_of(out) - 1 < GAMES
    found, error = held.start(allowed=10**6).communicate(timeout=120)
    assert error == ""
    result = json.loads(found)
    assert result["games"] == GAMES and 0 < result["timing"]["games_played"] < GAMES - first
    games = [json.loads(line)["game"] for line in (out / "journal.jsonl").read_text().splitlines()[1:]]
    assert sorted(games) == list(range(GAMES))
    whole = json.loads(held.start(10**6, tmp_path / "whole").communicate(timeout=120)[0])
    assert without_times(whole) == without_times(result)


@pytest.mark.parametrize("later", [0.1, also(0.0), also(0.3)])
def test_interrupted_while_its_processes_come_up(tmp_path: Path, later: float) -> None:
    """One line or two, and no traceback of a process that was not ready yet."""
    arena = started(tmp_path)
    wait_for(tmp_path, 1)
    time.sleep(later)
    os.killpg(arena.pid, signal.SIGINT)
    _, said = arena.communicate(timeout=60)
    assert arena.returncode == 130 and said.endswith("rosace: interrupted\n"), said
    assert all(line.startswith("rosace: ") for line in said.splitlines()), said


# While it plays.


def test_live_standings_are_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Setup.make(registry.get("basilica"), ["greedy", "random"])
    forfeit = Forfeit(1, "ended", "gone")  # once by each player: they change seats
    games = [judge(made, Report(number, [], forfeit=forfeit))[0] for number in range(3)]
    with LiveStandings(made, [], 4, Translator("en")) as live:
        assert live._live is None
    monkeypatch.setenv("FORCE_COLOR", "1")
    with LiveStandings(made, games[:1], 4, Translator("en")) as live:
        assert live._live is not None
        for game in games[1:]:
            live.add(game)
        out = Console(width=80, color_system=None)
        with out.capture() as said:
            out.print(live._render())
    rows = [line.split() for line in said.get().splitlines()]
    assert ["greedy", "3", "2", "66.7%"] in rows and ["random", "3", "1", "33.3%"] in rows
    assert "3/4" in rows[-1]
