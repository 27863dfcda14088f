"""The command with a game of hidden hands, whose board grows."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from conftest import random_game, write

from rosace.core import registry
from rosace.core.journal import Journal

GAME = registry.get("fantazja")
NEW = ["play", "fantazja", "--first", "1", "--seed", "3"]


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_a_person_can_play_to_the_end(run: Any, lang: str) -> None:
    """Always the first choice; every message on the way must exist."""
    answer = run("play", "fantazja", "--seed", "2", "--lang", lang, typed="1\n" * 300)
    assert answer.status == 0 and answer.err == ""
    assert "{" not in answer.out, "a message is missing"
    assert {"en": "Score sheet", "pl": "Arkusz wyników", "fr": "Feuille de score"}[lang] in answer.out


def test_a_turn_is_shown_before_it_is_chosen(run: Any) -> None:
    """Each place says what the tile would show on every side, and a picture shows it."""
    out = run(*NEW, typed="build MIc\n").out
    assert "n1, turned 180°: ▲W1 ▶F1 ▼E2 ◀A1" in out
    lines = [line.split() for line in out.splitlines()]
    middle = next(i for i, line in enumerate(lines) if line[:3] == ["A1", "MIc", "F1"])
    assert [lines[middle + i][0] for i in (-1, 1, 2)] == ["W1", "1", "E2"]


def test_a_refusal_names_the_clause_and_the_neighbour(run: Any) -> None:
    out = run(*NEW, typed="build MIc\nlay n1 0\nlay n9 0\nlay castle 0\n").out
    assert "Another element meets the tile there: W1 beside E1 (castle). (F4.2)" in out
    assert "n9 shares no side with a tile in play. (F4.1)" in out
    assert "castle is taken: this tile goes onto an empty cell. (F4.1)" in out


def test_a_cell_is_never_taken_for_a_number_of_the_menu(run: Any) -> None:
    """A cell alone is a choice; notation of a cell that is not open is refused."""
    out = run(*NEW, "--seat", "human", "--seat", "human", typed="\nbuild MIc\ne1\n").out
    assert "Nature builds Military I c on e1, turned 180°." in out


def test_the_other_hand_is_never_on_the_screen(run: Any) -> None:
    journal = Journal(GAME, 2, {"first": "1"}, 3)
    journal.deal()
    hidden = set(GAME.view(journal.state, 1)["players"][1]["hand"])
    own = set(GAME.view(journal.state, 0)["players"][0]["hand"])
    out = run(*NEW, typed="look\nlog\nscore\n").out
    shown = set(re.findall(r"[A-Za-z]+", out))
    assert not shown & (hidden - own) and own <= shown


def test_details_say_where_the_facts_come_from(run: Any) -> None:
    out = " ".join(run(*NEW, typed="look\n").out.split())
    assert "reconstructed. docs/components/fantazja.md" in out
    assert "Letters on the sides: E earth, A air, W water, F fire." in out


def test_simulations_count_powers_and_dark_energy(run: Any) -> None:
    found = run("simulate", "fantazja", "--games", "60", "--seed", "1", "--json").json["statistics"]
    assert set(found) == {
        *(f"power_{kind}" for kind in ("residential", "production", "military", "magic", "special")),
        "dark_energy",
        "tiles_removed",
    }
    assert all(found.values()) and found["tiles_removed"] >= 2 * found["dark_energy"]
    out = run("simulate", "fantazja", "--games", "60", "--seed", "1").out
    assert f"dark energy {found['dark_energy']}" in " ".join(out.split())


def test_score_says_who_would_get_a_token(run: Any, tmp_path: Path) -> None:
    found: dict[str, Any] = {}
    for seed in range(40):
        journal = random_game("fantazja", ["human"] * 2, seed, decisions=45)
        path = write(tmp_path / "position.json", GAME.write_position(journal.state))
        for line in run("score", path, "--json").json["lines"]:
            if line["kind"] == "fantazja-majority":
                found.setdefault(line["params"]["next"], line)
        if {"mine", "same"} <= set(found):
            break
    assert {"mine", "same"} <= set(found)
    assert found["mine"]["params"]["mine"] >= 2


def test_the_final_count_of_the_book(run: Any) -> None:
    """F10.4."""
    found = run("score", str(Path(__file__).parents[2] / "examples" / "fantazja-final.json"), "--json").json
    assert found["totals"] == [18, 16]
    assert json.dumps(found)
