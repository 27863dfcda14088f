"""What scripts rely on: results on stdout, errors in one line on stderr with status 2."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rosace
from conftest import random_journal, write
from rosace.cli.app import COMMANDS as app_commands
from rosace.cli.app import version_text
from rosace.core import registry
from rosace.core.state import CHANCE

RULESET = registry.get("basilica")
COMMANDS = ["play", "games", "score", "legal", "replay", "verify", "simulate", "arena", "serve", "perft"]
COMMANDS += ["bench", "analyse", "review", "repair", "tidy"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Any, command: str) -> None:
    answer = run(command, "--help")
    assert answer.status == 0 and answer.err == ""
    assert f"rosace {command}" in answer.out


def test_help_lists_every_command(run: Any) -> None:
    assert sorted(COMMANDS) == sorted(app_commands)
    out = run("--help").out
    assert all(command in out for command in COMMANDS)


def test_version_says_what_is_in_use(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("--version").out == f"{version_text()}\n"
    monkeypatch.setattr(rosace, "compiled", lambda: True)
    assert version_text() == f"rosace {rosace.__version__}, compiled core"
    monkeypatch.setattr(rosace, "compiled", lambda: False)
    monkeypatch.setenv("ROSACE_PURE", "1")
    assert version_text().endswith(", uncompiled core (ROSACE_PURE=1)")
    monkeypatch.setenv("ROSACE_PURE", "0")
    assert version_text().endswith(", uncompiled core: no compiled modules found")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play"], "which game"),
        (["play", "chess"], "unknown game 'chess'"),
        (["play", "basilica", "--variant", "1999"], "option variant must be one of 2022, 2010"),
        (["play", "basilica", "--remove-six"], "festum"),
        (["play", "basilica", "--lang", "de"], "unknown language 'de'; choose one of en, fr, pl"),
        (["play", "basilica", "--seat", "human", "--seat", "nobody"], "there is no player 'nobody'"),
        (["play", "basilica", "--seat", "human"], "basilica takes 2 seats, not 1"),
        (["play", "basilica", "--seed", "x"], "--seed"),
        (["play", "basilica", "--seed", "-1"], "--seed"),
        (["play", "--resume", "no-such-file"], "cannot read no-such-file: No such file"),
        (["play", "basilica", "--option", "variant"], "write an option as NAME=VALUE"),
        (["play", "basilica", "-o", "depth=3"], "basilica has no option depth"),
        (["perft", "basilica", "--variant", "2010", "-o", "variant=2022"], "option variant is given twice"),
        (["perft", "basilica", "-o", "festum=true", "--no-festum"], "option festum is given twice"),
        (["perft", "basilica", "-o", "variant=2010", "-o", "variant=2022"], "option variant is given twice"),
        (["simulate", "chess"], "unknown game 'chess'"),
        (["simulate", "basilica", "--player", "nobody", "--player", "random"], "there is no player 'nobody'"),
        (["simulate", "basilica", "--player", "random"], "basilica takes 2 seats, not 1"),
        (["simulate", "basilica", "--player", "bot.py:Bot", "--player", "random"], "there is no file bot.py"),
        (["simulate", "basilica", "--games", "0"], "--games"),
        (["simulate", "basilica", "--players", "3"], "basilica takes 2 seats, not 3"),
        (["simulate", "sagrada", "--players", "5"], "seats, not 5"),
        (["simulate", "sagrada", "--players", "0"], "--players"),
        (
            ["simulate", "sagrada", "--players", "4", "--player", "greedy", "--player", "random"],
            "there are 4 seats, but --player is given 2 times",
        ),
        (
            ["simulate", "sagrada", "--players", "2", "--difficulty", "5"],
            "option difficulty is for 1 seat, not 2",
        ),
        (
            ["play", "sagrada", "--players", "2", *["--seat", "human"] * 3],
            "there are 2 seats, but --seat is given 3 times",
        ),
        (["play", "sagrada", "--seat", "human", "--seat", "human", "--first", "3"], "first is 3"),
        (["play", "--resume", "x", "--players", "2"], "leave them out with --resume"),
        (["perft", "sagrada", "--players", "9"], "seats, not 9"),
        (["score", "no-such-file"], "cannot read no-such-file: No such file"),
        (["score", "."], "cannot read .: Is a directory"),
        (["legal", "no-such-file"], "cannot read no-such-file: No such file"),
        (["replay", "no-such-file"], "cannot read no-such-file: No such file"),
        (["perft", "chess"], "unknown game 'chess'"),
        (["perft", "basilica", "--depth", "-1"], "--depth"),
        (["games", "--lang", "xx"], "unknown language 'xx'"),
        (["nonsense"], "nonsense"),
        (["games", "--nonsense"], "--nonsense"),
    ],
)
def test_bad_command_lines_are_one_line(refused: Any, arguments: list[str], words: str) -> None:
    assert words in refused(*arguments)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "not JSON: line 1"),
        ("{", "not JSON: line 1"),
        ("[" * 100_000, "nested too deeply"),
        ("[]", "a document must be a JSON object"),
        ('{"game": "basilica", "game": "basilica"}', "'game' appears twice"),
        ('{"game": ' + "9" * 5000 + "}", "digits"),
        ('{"game": 3}', "names no game"),
        ('{"game": "chess"}', "unknown game 'chess'"),
        ('{"game": "basilica"}', "format"),
        ('{"game": "basilica", "format": "rosace-position 2"}', ""),
    ],
)
@pytest.mark.parametrize("command", ["score", "legal"])
def test_bad_documents_are_one_line(
    refused: Any, tmp_path: Path, command: str, content: str, words: str
) -> None:
    said = refused(command, write(tmp_path / "position.json", content))
    assert words in said and "position.json: " in said


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "has the format"), ("pl", "ma format"), ("fr", "au format")]
)
@pytest.mark.parametrize("command", ["score", "legal"])
def test_an_unknown_format_is_named_in_every_language(
    refused: Any, tmp_path: Path, command: str, lang: str, words: str
) -> None:
    content = '{"game": "basilica", "format": "rosace-position 9"}'
    said = refused(command, write(tmp_path / "position.json", content), "--lang", lang)
    assert "position.json: " in said and words in said and "rosace-position 9" in said


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "1 tile, no builders"),
        ("pl", "jeden kafelek, bez Budowniczych"),
        ("fr", "1 tuile, sans bâtisseur"),
    ],
)
def test_a_score_sheet_has_the_areas_without_builders(
    run: Any, tmp_path: Path, lang: str, words: str
) -> None:
    vaults, builders = {"a1": "R1", "e1": "B1"}, [{"seat": 0, "at": "a1"}]
    document = {
        "format": "rosace-position 2",
        "game": "basilica",
        "cathedral": {"vaults": vaults, "builders": builders},
    }
    path = write(tmp_path / "position.json", document)
    row = next(line for line in run("score", path, "--lang", lang).out.splitlines() if "B7.10" in line)
    assert words in row and "0" not in row.replace("B7.10", "")
    sheet = run("score", path, "--json", "--lang", lang).json
    assert [(line["seat"], line.get("unclaimed")) for line in sheet["lines"]] == [(0, None), (None, True)]
    assert sheet["totals"] == [1, 0] and words in sheet["lines"][1]["text"]


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of Unix")
def test_a_file_without_end_is_one_line(refused: Any) -> None:
    for command in ("score", "legal", "replay"):
        assert "/dev/zero is too long" in refused(command, "/dev/zero")


def test_a_file_that_is_no_text_is_one_line(refused: Any, tmp_path: Path) -> None:
    path = tmp_path / "binary"
    path.write_bytes(b"\xff\xfe\x00")
    for command in ("score", "legal", "replay"):
        assert "is not a UTF-8 text file" in refused(command, str(path))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "", "not a record"),
        (lambda text: text.replace("game: basilica", "game: chess"), "unknown game"),
        (lambda text: text.replace("key: ", "key: 1"), "key"),
        (lambda text: text.replace("seed: 3", "seed: 4"), "seed deals"),
        (lambda text: f"{text}dance\n", "dance"),
        (lambda text: f"{text}juggle red\n", "(juggle red) isn’t legal: Not now. "),
    ],
)
def test_bad_records_are_one_line(refused: Any, tmp_path: Path, change: Any, words: str) -> None:
    text = random_journal(3, decisions=9).record().dumps()
    path = write(tmp_path / "record.txt", change(text))
    for arguments in (["replay", path], ["play", "--resume", path]):
        said = refused(*arguments)
        assert words in said and "record.txt: " in said


def test_a_refused_record_is_told_in_ones_language(refused: Any, tmp_path: Path) -> None:
    text = random_journal(3, decisions=9).record().dumps()
    path = write(tmp_path / "record.txt", f"{text}juggle red\n")
    assert "est refusée" in refused("replay", path, "--lang", "fr")


def test_no_arguments_show_the_help_and_nothing_else(run: Any) -> None:
    answer = run()
    assert answer.err == "" and answer.out.strip() == run("--help").out.strip()


def test_the_same_option_may_be_said_twice(run: Any) -> None:
    arguments = ["perft", "basilica", "--depth", "1", "--json", "--variant", "2010", "--festum"]
    found = run(*arguments, "-o", "variant=2010", "-o", "festum=TRUE").json
    assert found["options"]["variant"] == "2010" and found["options"]["festum"] is True


def test_games_lists_options(run: Any) -> None:
    out = run("games").out
    assert "Basilica" in out and "remove_six" in out and "2022|2010" in out
    assert "(2 players, " in out and "(1, 2, 3, 4 players (default: 2), " in out
    basilica, fantazja, sagrada = run("games", "--json").json
    assert basilica["game"] == "basilica" and basilica["options"]["variant"] == ["2022", "2010"]
    assert fantazja["seats"] == [2] and fantazja["options"] == {"first": ["random", "1", "2"]}
    assert sagrada["seats"] == [2, 1, 3, 4] and sagrada["options"]["difficulty"] == [3, 1, 2, 4, 5]


def test_score_sums_its_lines(run: Any, tmp_path: Path) -> None:
    journal = random_journal(5, decisions=40)
    path = write(tmp_path / "position.json", RULESET.write_position(journal.state))
    found = run("score", path, "--json").json
    assert found["totals"] == [journal.state.score(0), journal.state.score(1)]
    for seat, total in enumerate(found["totals"]):
        assert total == sum(line["points"] for line in found["lines"] if line["seat"] == seat)
    assert all(re.match(r"B\d", line["clause"]) for line in found["lines"])
    text = run("score", path).out
    assert "Score sheet" in text and "White" in text
    assert "Arkusz wyników" in run("score", path, "--lang", "pl").out


def test_score_reads_stdin(run: Any) -> None:
    document = json.dumps(RULESET.write_position(random_journal(5, decisions=12).state))
    assert run("score", "-", "--json", typed=document).status == 0


def test_legal_lists_decisions(run: Any, tmp_path: Path) -> None:
    state = random_journal(5, decisions=12).state
    path = write(tmp_path / "position.json", RULESET.write_position(state))
    found = run("legal", path, "--json").json
    assert found["to_move"] == state.to_move()
    assert [item["id"] for item in found["decisions"]] == state.legal()
    assert all(RULESET.parse(item["notation"]) == item["id"] for item in found["decisions"])
    assert all(item["label"] and item["touch"] for item in found["decisions"])
    assert found["decisions"][0]["notation"] in run("legal", path).out


def test_legal_lists_outcomes_of_chance(run: Any, tmp_path: Path) -> None:
    state = RULESET.new()
    assert state.to_move() == CHANCE
    path = write(tmp_path / "position.json", RULESET.write_position(state))
    found = run("legal", path, "--json").json
    assert found["to_move"] == "chance"
    assert [(item["id"], item["weight"]) for item in found["outcomes"]] == state.chance()
    assert found["outcomes"][0]["notation"] in run("legal", path).out


def test_legal_of_a_finished_game(run: Any, tmp_path: Path) -> None:
    path = write(tmp_path / "position.json", RULESET.write_position(random_journal(5).state))
    assert run("legal", path, "--json").json["to_move"] == "over"
    assert "over" in run("legal", path).out


def test_perft_divides_into_its_count(run: Any) -> None:
    found = run("perft", "basilica", "--seed", "4", "--depth", "2", "--divide", "--json").json
    assert found["nodes"] == sum(found["divide"].values()) > 0
    assert (
        f"depth 2: {found['nodes']:,} positions"
        in run("perft", "basilica", "--seed", "4", "--depth", "2").out
    )
    assert "place 1 a1" in run("perft", "basilica", "--seed", "4", "--depth", "1", "--divide").out
    other = run("perft", "basilica", "--seed", "4", "--depth", "2", "--variant", "2010", "--json").json
    assert other["options"]["variant"] == "2010"


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_replay_tells_a_whole_game(run: Any, tmp_path: Path, lang: str) -> None:
    journal = random_journal(8, festum=True)
    path = write(tmp_path / "record.txt", journal.record().dumps())
    out = run("replay", path, "--moves", "--lang", lang).out
    assert out.count("\n") > 2 * len(journal.actions)
    assert "{" not in out, "a message is missing"


def test_replay_as_json(run: Any, tmp_path: Path) -> None:
    journal = random_journal(8)
    path = write(tmp_path / "record.txt", journal.record().dumps())
    found = run("replay", path, "--json", "--moves").json
    assert found["over"] and found["key"] == f"{journal.state.key():016x}"
    assert [move["action"] for move in found["moves"]] == [RULESET.text(action) for action in journal.actions]
    assert found["score"]["totals"] == [journal.state.score(0), journal.state.score(1)]
    assert "moves" not in run("replay", path, "--json").json


def test_simulate_prints_what_happened(run: Any) -> None:
    answer = run(
        "simulate", "basilica", "--games", "20", "--seed", "2", "--player", "greedy", "--player", "random"
    )
    assert answer.status == 0
    assert "20 games of basilica" in answer.out and "greedy" in answer.out and "seat 2" in answer.out


def test_simulate_as_json_differs_in_timing_only(run: Any) -> None:
    arguments = ["simulate", "basilica", "--games", "60", "--seed", "5", "--festum", "--json"]
    one = run(*arguments).json
    assert one["timing"].pop("decisions_per_second") > 0
    for again in (arguments, [*arguments, "--jobs", "2"]):
        other = run(*again).json
        assert other.pop("timing") and other == {name: one[name] for name in one if name != "timing"}
    assert one["options"]["festum"] is True
    assert sum(one["endings"].values()) == 60


def test_simulate_is_the_same_uncompiled() -> None:
    """A figure that depends on the build would be no figure of the game."""
    results = []
    for pure in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", "import sys; from rosace.cli import main; sys.exit(main())"]
            + ["simulate", "basilica", "--games", "6", "--seed", "3", "--json"]
            + ["--player", "greedy", "--player", "random"],
            env={"ROSACE_PURE": pure, "PATH": ""},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        del found["timing"]
        results.append(found)
    assert results[0] == results[1]


def test_a_bot_of_ones_own(run: Any, refused: Any, tmp_path: Path) -> None:
    first = write(
        tmp_path / "first.py",
        "class First:\n    def choose(self, observation, budget):\n        return observation.legal[0]\n",
    )
    arguments = ["simulate", "basilica", "--games", "2", "--player", "random", "--player"]
    found = run(*arguments, f"{first}:First", "--json").json
    assert found["players"][1].endswith("first.py:First")
    wrong = write(
        tmp_path / "wrong.py", "class Wrong:\n    def choose(self, observation, budget):\n        return -1\n"
    )
    assert "wrong.py:Wrong chose -1, which is not legal now" in refused(*arguments, f"{wrong}:Wrong")
    assert "no class with a method choose" in refused(*arguments, f"{wrong}:Missing")


def test_interrupting_is_one_line(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rosace.arena.simulate.simulate", interrupt)
    answer = run("simulate", "basilica")
    assert (answer.status, answer.out, answer.err) == (130, "", "rosace: interrupted\n")


def test_lines_that_read_the_same_share_a_row(run: Any, tmp_path: Path) -> None:
    path = write(tmp_path / "position.json", RULESET.write_position(random_journal(5).state))
    assert run("score", path).out.count("Scoring 1") == 1
    assert len(run("score", path, "--json").json["lines"]) >= 2
