"""What lies in an arena's folder survives kills and cuts, and is refused where it is something else."""

import json
from pathlib import Path
from typing import Any

import pytest
from arenas import FIRST, Here, bot, play, setup, timeless

from rosace.arena.ledger import BadFolder, Ledger

MADE = setup("greedy", "random")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an arena of six games in it."""
    play(MADE, 6, tmp_path)
    return tmp_path


def journal(folder: Path) -> Path:
    return folder / "journal.jsonl"


def test_reading_gives_back_what_was_written(folder: Path) -> None:
    with Ledger(MADE, folder) as ledger:
        found = [ledger.results[number] for number in range(6)]
    assert timeless(found) == timeless(play(MADE, 6, folder / "again"))
    assert all(one.decisions and one.seconds and one.longest_seconds for one in found)


def test_a_journal_cut_anywhere_goes_on(folder: Path, tmp_path: Path) -> None:
    """Whatever was being written when the lights went out: the whole lines count, the rest is played."""
    data = journal(folder).read_bytes()
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
    whole = timeless(play(MADE, 6, folder))
    for cut in (0, 1, ends[0] - 1, ends[0], ends[0] + 1, ends[2] - 1, ends[2], ends[2] + 30, len(data) - 1):
        journal(folder).write_bytes(data[:cut])
        pool = Here()
        assert timeless(play(MADE, 6, folder, pool)) == whole, cut
        kept = max(0, sum(end <= cut for end in ends) - 1)
        assert len(pool.played) == 6 - kept
        assert journal(folder).read_bytes().count(b"\n") == 7


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda line: line[:20], "line 3 is damaged: not JSON"),
        (lambda line: "", "line 3 is damaged"),
        (lambda line: "[]", "line 3 is damaged"),
        (lambda line: "\x00\x01", "line 3 is damaged"),
        (lambda line: line.replace('"game": ', '"game": -'), "line 3 is damaged: game is -"),
        (lambda line: line.replace('"scores": [', '"scores": [1, '), "scores has 3 numbers, not 2"),
        (lambda line: line.replace('"places": [', '"places": ["'), "line 3 is damaged"),
        (lambda line: line.replace('"ending"', '"end"'), "end is not a known name"),
        (lambda line: line.replace('"forfeit": null', '"forfeit": {"seat": 7}'), "forfeit.seat is 7"),
        (lambda line: line.replace('"actions": [', '"actions": [0.5, '), "actions has 0.5 in it"),
    ],
)
def test_a_damaged_line_is_named_and_nothing_is_touched(folder: Path, change: Any, words: str) -> None:
    lines = journal(folder).read_text().splitlines()
    lines[2] = change(lines[2])
    journal(folder).write_text("\n".join([*lines, ""]))
    before = journal(folder).read_bytes()
    with pytest.raises(BadFolder, match=words):
        Ledger(MADE, folder)
    assert journal(folder).read_bytes() == before


def test_a_game_that_stands_there_twice(folder: Path) -> None:
    lines = journal(folder).read_text().splitlines()
    journal(folder).write_text("\n".join([*lines, lines[1], ""]))
    with pytest.raises(BadFolder, match="line 8 is damaged: its game stands there twice"):
        Ledger(MADE, folder)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (setup("greedy", "random", seed=4), "seed is 0 there and 4 here"),
        (setup("random", "greedy"), "players is greedy, random there and random, greedy here"),
        (setup("greedy", "random", game="sagrada"), 'game is "basilica" there and "sagrada" here'),
        (setup("greedy", "random", options={"festum": True}), "options is"),
        (setup("greedy", "random", allowance=3.0), "allowance is null there and 3.0 here"),
    ],
)
def test_another_arena_is_refused(folder: Path, other: Any, words: str) -> None:
    before = journal(folder).read_bytes()
    with pytest.raises(BadFolder, match=f"holds another arena .{words}"):
        Ledger(other, folder)
    assert journal(folder).read_bytes() == before


def test_an_arena_that_played_no_game_gives_way(tmp_path: Path) -> None:
    """A player that cannot be made leaves a folder: with its name mended the same command goes on there."""
    with Ledger(setup("greedy", "random", seed=4), tmp_path):
        pass
    play(MADE, 2, tmp_path)
    with Ledger(MADE, tmp_path) as ledger:
        assert len(ledger.results) == 2
    with pytest.raises(BadFolder, match="holds another arena"):
        Ledger(setup("greedy", "random", seed=4), tmp_path)


def test_a_bot_that_was_changed_is_another_arena(tmp_path: Path) -> None:
    name = bot(tmp_path, FIRST)
    play(setup(name, "random"), 2, tmp_path / "out")
    bot(tmp_path, "return observation.legal[-1]")
    with pytest.raises(BadFolder, match="a player has changed: its file, or the version"):
        Ledger(setup(name, "random"), tmp_path / "out")


@pytest.mark.parametrize(
    "content", ["hello\n", "{}\n", "[1]\n", "hello", '{"format": "rosace-record 1"}\n', "\n"]
)
def test_a_file_that_is_no_journal_is_left_alone(tmp_path: Path, content: str) -> None:
    journal(tmp_path).write_text(content)
    with pytest.raises(BadFolder, match="is not the journal of an arena"):
        Ledger(MADE, tmp_path)
    assert journal(tmp_path).read_text() == content


def test_folders_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file/below", "a\0b", "/proc/no-such-folder"):
        with pytest.raises(BadFolder, match="cannot write to"):
            Ledger(MADE, folder)
    journal(tmp_path).mkdir()
    with pytest.raises(BadFolder, match="cannot write to .*: Is a directory"):
        Ledger(MADE, tmp_path)


def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with Ledger(MADE, tmp_path), pytest.raises(BadFolder, match="another arena is writing"):
        Ledger(MADE, tmp_path)
    with Ledger(MADE, tmp_path):
        pass


def test_records_that_did_not_reach_the_disk_are_written_again(folder: Path) -> None:
    path = folder / "games/000003.record"
    text = path.read_text()
    for damage in (path.unlink, lambda: path.write_text("")):
        damage()
        with Ledger(MADE, folder):
            pass
        assert path.read_text() == text


def test_a_log_that_does_not_replay_is_damage(folder: Path) -> None:
    lines = journal(folder).read_text().splitlines()
    line = json.loads(lines[2])
    line["actions"][0] += 1
    lines[2] = json.dumps(line)
    journal(folder).write_text("\n".join([*lines, ""]))
    (folder / f"games/{line['game']:06}.record").unlink()
    with pytest.raises(BadFolder, match=f"game {line['game']} is damaged"):
        Ledger(MADE, folder)
