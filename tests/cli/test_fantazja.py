"""The command with a game of hidden hands, whose board grows."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from conftest import CURTAIN, random_game, write
from rosace.core import record as records
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.i18n import Translator
from sampling import also

RULESET = registry.get("fantazja")
WORDS = Translator()
NEW = ["play", "fantazja", "--first", "1", "--seed", "3"]
HOT = ["--seat", "human", "--seat", "human"]
FINAL = Path(__file__).parents[2] / "examples" / "fantazja-final.json"


def hands(seed: int) -> list[set[str]]:
    """The first hands of a game in which seat 1 begins."""
    journal = Journal(RULESET, 2, {"first": "1"}, seed)
    journal.deal()
    return [set(RULESET.view(journal.state, seat)["players"][seat]["hand"]) for seat in (0, 1)]


def named(text: str) -> set[str]:
    """The tiles that a text names, by their ids or in words."""
    ids = set(re.findall(r"[A-Za-z]+", text)) & set(TILES)
    flat = " ".join(text.split())
    return ids | {name for name, word in TILES.items() if re.search(rf"\b{word}\b", flat)}


TILES = {
    name: WORDS.say(f"fantazja-tile-{name}") for name in RULESET.spec.actions.families[0].fields[0].words
}


@pytest.mark.parametrize("lang", [also("en"), "pl", also("fr")])
def test_a_person_can_play_to_the_end(run: Any, lang: str) -> None:
    """Always the first choice; every message on the way must exist."""
    answer = run("play", "fantazja", "--seed", "2", "--lang", lang, typed="1\n" * 300)
    assert answer.status == 0 and answer.err == ""
    assert "{" not in answer.out, "a message is missing"
    assert {"en": "Score sheet", "pl": "Arkusz wyników", "fr": "Feuille de score"}[lang] in answer.out


def test_a_turn_is_shown_before_it_is_chosen(run: Any) -> None:
    """Each place says what the tile would show on every side, and a picture shows it."""
    out = run(*NEW, typed="build MIc\n").out
    assert "Place on n1, rotated 180° (▲W1 ▶F1 ▼E2 ◀A1)" in out
    lines = [line.split() for line in out.splitlines()]
    middle = next(i for i, line in enumerate(lines) if line[:3] == ["A1", "MIc", "F1"])
    assert [lines[middle + i][0] for i in (-1, 1, 2)] == ["W1", "1", "E2"]


def test_a_refusal_names_the_clause_and_the_neighbour(run: Any) -> None:
    out = run(*NEW, typed="build MIc\nlay n1 0\nlay n9 0\nlay castle 0\n").out
    assert "The elements don’t match: W1 next to E1 (Magic Castle). (F4.2)" in out
    assert "n9 doesn’t share a side with any tile. (F4.1)" in out
    assert "Magic Castle is taken: this tile goes on an empty cell. (F4.1)" in out


def test_a_cell_is_never_taken_for_a_number_of_the_menu(run: Any) -> None:
    """A cell alone is a choice; notation of a cell that is not open is refused."""
    out = run(*NEW, *HOT, typed="\nbuild MIc\ne1\n").out
    assert "Nature built Military I c on e1" in out


def test_a_list_of_many_places_says_what_each_would_show(run: Any) -> None:
    """Without pictures, since they would fill the screen; the words are whole."""
    journal = with_many_places()
    labels = [WORDS(RULESET.label(journal.state, action)) for action in journal.state.legal()]
    shown = " ".join(run("play", "--resume", "-", typed=journal.record().dumps()).out.split())
    for label in labels:
        assert re.match(r"Place on \S+, rotated \d+° \(▲\S+ ▶\S+ ▼\S+ ◀\S+\)", label)
        assert label.removeprefix("Place on ") in shown  # the menu leaves out what all of them begin with


def with_many_places() -> Journal:
    """A game in which a tile has been begun that may go to more than nine places."""
    for seed in range(100):
        journal = random_game("fantazja", ["human", "greedy"], seed, decisions=20)
        for action in journal.state.legal():
            after = journal.state.clone()
            after.apply(action)
            if after.to_move() == 0 and len(after.legal()) > 9 and RULESET.text(action).startswith("build"):
                journal.submit(0, action)
                return journal
    raise AssertionError("no game with so many places was found")


# Secrets.


def test_the_other_hand_is_never_on_the_screen(run: Any) -> None:
    """Neither by the ids of its tiles nor in words."""
    own, hidden = hands(3)
    out = run(*NEW, typed="look\nlog\nscore\nboard\nhelp\nhelp magic\n").out
    assert named(out) == own and hidden - own


def test_between_two_people_each_sees_the_own_hand_alone(screens: Any) -> None:
    """On every screen at most one seat looks; a tile drawn or put face down is named to its owner."""
    typed = "\nlog\nlook\nscore\nboard\n1 1\n1\n" * 18
    shown = screens("fantazja", "--first", "1", "--seed", "3", *HOT, typed=typed)
    lookers: set[str] = set()
    assert len(shown) > 20
    told = r"(Nature|Light) (?:drew (?!a tile|\d)[\w ]+|put (?!a tile)[\w ]+ face down)"
    for screen in shown:
        looking = set(re.findall(r"^(Nature|Light)  ", screen, re.MULTILINE))
        hears = set(re.findall(told, " ".join(screen.split())))
        assert len(looking) <= 1 and hears <= looking, screen
        for board in screen.split("Nature Sculptors: points")[1:]:
            sides = board.split("\n\n")[0].split("Engineers of Light: points")
            held = [bool(re.search(r"^ +[EAWF]\d", side, re.MULTILINE)) for side in sides]
            assert held == ["Nature" in looking, "Light" in looking], board
        lookers |= hears
    assert lookers == {"Nature", "Light"}


def test_the_next_person_is_told_what_happened_meanwhile(screens: Any) -> None:
    """Between them the screen is a spectator's, who hears that a tile was drawn, not which."""
    arguments = ["fantazja", "--first", "1", "--seed", "3", *HOT]
    *_, between, second, _ = screens(*arguments, typed="\nbuild MIc\nlay e1 180\n\n")
    assert CURTAIN in between and "Light, it’s your turn." in between
    for screen in (between, second):
        assert "Nature built Military I c on e1" in screen
        assert "Nature drew a tile" in screen
    assert named(between) == {"MIc"}
    assert named(second) == hands(3)[1] | {"MIc"}


def test_leaving_takes_the_secrets_away(screens: Any) -> None:
    *_, last = screens("fantazja", "--first", "1", "--seed", "3", *HOT, typed="\nbuild MIc\n")
    assert last.split() == ["Goodbye!"]


def test_undo_is_for_the_person_who_decided(run: Any) -> None:
    """A tile begun can be taken back; a turn is over once a tile was drawn."""
    out = run(*NEW, *HOT, typed="\nbuild MIc\nundo\nlog\nbuild GIb\nlay e1 180\n\nundo\n").out
    assert "Undone: Military I c (▲E2 ▶A1 ▼W1 ◀F1): build" in out
    back = out.split("Undone: ")[1]
    assert "chose Military I c" not in back and "Nature built Magic I b on e1" in back
    assert out.count("You can’t undo now") == 1


# Saving.


def test_people_save_sealed_and_go_on(run: Any, screens: Any, tmp_path: Path) -> None:
    """In the file no tile can be read; behind the curtain the game goes on where it was."""
    path = tmp_path / "game.txt"
    typed = f"\nbuild MIc\nlay e1 180\n\nimagine Sc\n\nbuild GIb\nsave {path}\n"
    shown = screens("fantazja", "--first", "1", "--seed", "3", *HOT, typed=typed)
    assert "Saved and sealed" in "".join(shown)
    text = path.read_text()
    assert not named(text) and "seed" not in text and "key" not in text
    record = records.loads(text)
    assert records.replay(record).key() == record.key and record.dumps(sealed=True) == text
    assert RULESET.text(record.actions[-1]) == "build GIb"

    first, *_ = screens("--resume", str(path), typed=f"\nlog\nsave {path}\n")
    before, after = first.split(CURTAIN)
    assert not named(before) and "Nature  Magic I b: choose a cell." in after
    assert "Light put a tile face down: +1 Imagination Point" in after and "Special c" not in after
    assert path.read_text() == text

    for arguments in ((), ("--moves",), ("--moves", "--json"), ("--json",)):
        assert named(run("replay", str(path), *arguments).out) <= {"MIc"}


def test_against_the_computer_the_save_is_sealed_too(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert "Saved and sealed" in run(*NEW, typed=f"build MIc\n1\nsave {path}\n").out
    assert not named(path.read_text())
    out = run("play", "--resume", str(path), typed="log\n").out
    assert "Nature built Military I c on n1" in out and "Light drew a tile" in out


def test_a_finished_game_is_open(run: Any, tmp_path: Path) -> None:
    journal = random_game("fantazja", ["human"] * 2, 6)
    path = write(tmp_path / "over.txt", journal.record().dumps(sealed=True))
    found = run("replay", path, "--moves", "--json").json
    assert [move["action"] for move in found["moves"]] == [RULESET.text(action) for action in journal.actions]
    assert found["over"] and found["seed"] == 6
    saved = tmp_path / "again.txt"
    out = run("play", "--resume", path, typed=f"save {saved}\n").out
    assert CURTAIN not in out and saved.read_text() == journal.record().signed().dumps()


# Words.


def test_help_knows_the_powers_before_anybody_has_used_one(run: Any) -> None:
    out = " ".join(run(*NEW, typed="help magic\nhelp dark\nhelp bonus\nhelp nonsense\nhelp\n").out.split())
    for key in ("fantazja-power-magic", "fantazja-dark", "fantazja-token-bonus"):
        assert f"{WORDS.say(key)} {WORDS.say(f'{key}.help')}" in out
    assert "There’s no help on “nonsense”" in out and "help NAME" in out
    assert WORDS.say("fantazja-power-military.help") not in out


def test_details_say_where_the_facts_come_from(run: Any) -> None:
    out = " ".join(run(*NEW, typed="look\n").out.split())
    assert "reconstructed. See docs/components/fantazja.md" in out
    assert "Letters on the sides: E earth, A air, W water, F fire." in out
    assert "Signs: ✶ Dark Energy, ⛨ the military token" in out and "R residential, P production" in out


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_board_is_as_wide_as_the_terminal(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """A land of 14 columns: what is printed is what was drawn for this width, and no line is broken."""
    journal = random_game("fantazja", ["human"] * 2, 11, decisions=70)
    columns = {re.sub(r"[ns]\d+", "", cell["at"]) for cell in RULESET.view(journal.state, None)["open"]}
    assert len(columns) > 7
    path = write(tmp_path / "game.txt", journal.record().dumps())
    monkeypatch.setenv("COLUMNS", str(width))
    lines = [line.rstrip() for line in run("replay", path).out.splitlines()]
    board = Text.from_markup(RULESET.draw(RULESET.view(journal.state, None), WORDS, width)).plain.splitlines()
    land = [line.rstrip() for line in board[: board.index(WORDS.say("fantazja-board-tokens"))]]
    assert lines[: len(land)] == land and max(map(len, land)) <= width


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
        path = write(tmp_path / "position.json", RULESET.write_position(journal.state))
        for line in run("score", path, "--json").json["lines"]:
            if line["kind"] == "fantazja-majority":
                found.setdefault(line["params"]["next"], line)
        if {"seat", "same"} <= set(found):
            break
    assert {"seat", "same"} <= set(found)
    taken = found["seat"]
    assert taken["params"]["to"] == f"@fantazja-seat-{journal.state.to_move()}"
    assert max(taken["params"]["nature"], taken["params"]["light"]) >= 2
    assert taken["text"].endswith(f"goes to {WORDS.say(taken['params']['to'][1:])} at the end of the turn")


def test_the_final_count_of_the_book(run: Any) -> None:
    """F10.4."""
    found = run("score", str(FINAL), "--json").json
    assert found["totals"] == [18, 16]
    assert sum(line["points"] for line in found["lines"]) == 34
    assert found["lines"][-1]["text"] == "Nature wins 18–16"
    assert found["lines"][-1]["clause"] == "F9.3"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Equal points: Light wins on Imagination Points left, 3–1"),
        ("pl", "Remis na punkty: Światło wygrywa dzięki Punktom Wyobraźni, 3 : 1"),
        ("fr", "Égalité aux points\u00a0: Lumière l’emporte grâce aux points d’imagination restants, 3 à 1"),
    ],
)
def test_a_tie_on_a_real_table_is_decided(run: Any, tmp_path: Path, lang: str, text: str) -> None:
    """F9.3, and buildings of one kind share a row whoever wins."""
    table = {"format": "rosace-position 2", "game": "fantazja", "visible": [["RI", "S"], ["S", "GI"]]}
    path = write(tmp_path / "table.json", table | {"imagination": [1, 3], "bonus": [1, 1]})
    assert run("score", path, "--lang", lang, "--json").json["lines"][-1]["text"] == text
    out = run("score", path).out
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in out.splitlines() if "│" in line]
    assert ["Special", "F9.2", "2", "2"] in rows and ["Bonus tokens: 1 × 5", "F6.4", "5", "5"] in rows
    assert ["Residential I", "F9.2", "1", ""] in rows and ["total", "", "8", "8"] in rows


def test_score_of_a_position_without_its_moment_says_what_is_missing(refused: Any, tmp_path: Path) -> None:
    position = RULESET.write_position(random_game("fantazja", ["human"] * 2, 1, decisions=9).state)
    del position["now"]
    assert refused("score", write(tmp_path / "position.json", position)).endswith(
        ": now is missing [missing]\n"
    )
