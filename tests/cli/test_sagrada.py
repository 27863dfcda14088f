"""The command with a game for one to four, in which every seat has a secret all the time."""

import itertools
import json
import re
import subprocess
import sys
import zlib
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from conftest import CURTAIN, random_game, write
from rosace.core import record as records
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.i18n import Translator
from sampling import also, sampled

RULESET = registry.get("sagrada")
WORDS = Translator()
COLOURS = ("red", "yellow", "green", "blue", "purple")


def privates(seats: int, seed: int) -> dict[str, int]:
    """The private objectives of a game by their English names, with whose they are."""
    journal = Journal(RULESET, seats, {}, seed)
    journal.deal()
    players = [RULESET.view(journal.state, seat)["players"][seat] for seat in range(seats)]
    return {f"Shades of {player['private'][0].title()}": seat for seat, player in enumerate(players)}


# Every number of seats.


EVERY_TABLE = list(itertools.product((1, 2, 3, 4), ("en", "pl", "fr")))
EACH_ONCE = ((1, "en"), (2, "pl"), (3, "fr"), (4, "en"))


@pytest.mark.parametrize(("seats", "lang"), [one if one in EACH_ONCE else also(*one) for one in EVERY_TABLE])
def test_a_person_can_play_to_the_end(run: Any, seats: int, lang: str) -> None:
    """Always the first choice, against computers or alone; every message on the way must exist."""
    answer = run("play", "sagrada", "--players", str(seats), "--seed", "2", "--lang", lang, typed="1\n" * 200)
    assert answer.status == 0 and answer.err == ""
    assert "{" not in answer.out, "a message is missing"
    assert {"en": "Score sheet", "pl": "Arkusz wyników", "fr": "Feuille de score"}[lang] in answer.out


def test_solo_ends_won_or_lost(run: Any) -> None:
    out = run("play", "sagrada", "--seat", "greedy", "--difficulty", "5", "--seed", "1").out
    assert re.search(r"(Won|Lost): -?\d+ points", out)
    assert "Player 1: Computer (greedy)" in out


@pytest.mark.parametrize("seats", [1, also(2), also(3), 4])
def test_the_score_sheet_has_a_column_for_each_seat(run: Any, seats: int) -> None:
    out = run("play", "sagrada", "--players", str(seats), "--seat", "greedy", "--seed", "4").out
    heading = next(line for line in out.splitlines() if "scored for" in line)
    assert re.findall(r"Player \d", heading) == [f"Player {seat + 1}" for seat in range(seats)]


def test_players_or_the_names_say_how_many(run: Any) -> None:
    two, three = "Player 1: you, Player 2: Computer (greedy)", ", Player 3: Computer (greedy)"
    assert f"{two}. " in run("play", "sagrada").out
    assert two + three in run("play", "sagrada", "--players", "3").out
    assert "Sagrada. Player 1: you. " in run("play", "sagrada", "--seat", "human").out
    arguments = ["play", "sagrada", "--players", "2", "--seat", "human"]
    assert "Player 1: at the keyboard, Player 2: at the keyboard. " in run(*arguments).out
    arguments = ["simulate", "sagrada", "--games", "1", "--json"]
    assert run(*arguments).json["players"] == ["random"] * 2
    assert run(*arguments, "--players", "4").json["players"] == ["random"] * 4
    assert run(*arguments, "--players", "3", "--player", "greedy").json["players"] == ["greedy"] * 3
    assert run(*arguments, "--player", "greedy").json["players"] == ["greedy"]


# Menus.


def test_windows_are_drawn_at_their_choice(run: Any) -> None:
    journal = Journal(RULESET, 1, {}, 3)
    journal.deal()
    lines = run("play", "sagrada", "--players", "1", "--seed", "3").out.splitlines()
    for action in journal.state.legal():
        picture = Text.from_markup(RULESET.preview(journal.state, action, WORDS) or "").plain.splitlines()
        assert len(picture) >= 4
        for row in picture:
            assert any(row.strip() in line for line in lines), row


def test_a_die_is_chosen_first_and_then_its_cell(run: Any) -> None:
    new = ["play", "sagrada", "--players", "1", "--seed", "3"]
    out = run(*new, typed="1\n").out
    assert re.search(r"1  R4 to …  a2 a5 b1", out)
    assert re.search(r"\d  End turn", out)
    for typed in ("1\na5", "1 a5", "R4 a5", "place R4 a5", "1\n2"):
        assert "Player 1 placed R4 on a5" in run(*new, typed=f"1\n{typed}\n").out


@pytest.mark.parametrize(
    ("lang", "red", "green", "placed"),
    [("pl", "C", "Zi", "Gracz 1 umieszcza kostkę C4 na a5"), ("fr", "R", "V", "Joueur 1 place R4 en a5")],
)
def test_dice_are_shown_and_typed_with_the_letters_of_the_language(
    run: Any, lang: str, red: str, green: str, placed: str
) -> None:
    """The notation works, too; a refused die is understood in either case of letters."""
    new = ["play", "sagrada", "--players", "1", "--seed", "3", "--lang", lang]
    for typed in (f"{red}4 a5", f"place {red}4 a5", "R4 a5"):
        assert placed in run(*new, typed=f"1\n{typed}\n").out
    out = run(*new, typed=f"1\nwhy {green}6 b3\nwhy {green.lower()}6 b3\nwhy G6 b3\n").out
    refused = re.findall(rf"{green}6[^\n]*\(S2\.3\)", out)
    assert len(refused) == 3 and len(set(refused)) == 1


def test_tools_have_their_price_and_their_help(run: Any) -> None:
    out = run("play", "sagrada", "--first", "1", "--seed", "8", typed="1\nhelp tool\nhelp\n").out
    journal = Journal(RULESET, 2, {"first": "1"}, 8)
    journal.deal()
    for tool in RULESET.view(journal.state, 0)["tools"]:
        key = f"sagrada-tool-{tool['number']}"
        told = " ".join(out.split())
        assert f"{WORDS.say(key)} {WORDS.say(f'{key}.help')}" in told
    assert "(1 token)" in out and "help NAME" in out
    out = run("play", "sagrada", "--seed", "8", typed="help nonsense\nhelp shades\n").out
    assert "There’s no help on “nonsense”" in out and "The sum of the values of your" in out
    assert "help NAME" not in run("play", "basilica", typed="help\n").out, "nothing there has a help"


def test_refusals_name_the_clause(run: Any) -> None:
    new = ["play", "sagrada", "--players", "1", "--seed", "3"]
    assert "(S3.1)" in run(*new, typed="1\nwhy place R4 b2\n").out
    assert "(S2.3)" in run(*new, typed="1\nplace G1 a1\n").out
    assert "S3.1" in run(*new, typed="rules S3.1\n").out


# Secrets.


HOT_SEATS = [
    ["human", "human"],
    ["human", "human", "human"],
    ["human", "greedy", "human"],
    ["greedy", "human", "random", "human"],
    ["human", "human", "human", "human"],
]


@pytest.mark.parametrize("seats", sampled(HOT_SEATS, (HOT_SEATS[0], HOT_SEATS[3]).__contains__), ids="-".join)
def test_nobody_sees_anothers_private_objective(screens: Any, seats: list[str]) -> None:
    owner = privates(len(seats), 5)
    arguments = itertools.chain.from_iterable(("--seat", name) for name in seats)
    typed = "1\nlog\nscore\nboard\nhelp shades\n1\n1\n" * 45
    shown = screens("sagrada", "--seed", "5", *arguments, typed=typed)
    lookers = set()
    assert len(shown) > 20
    for screen in shown[:-1]:
        if "The tenth round ended" in screen:
            break
        looking = {int(number) - 1 for number in re.findall(r"^Player (\d)  ", screen, re.MULTILINE)}
        seen = {owner[name] for name in re.findall(r"Shades of \w+", screen)}
        assert len(looking) <= 1 and seen <= looking, screen
        lookers |= seen
    humans = {seat for seat, name in enumerate(seats) if name == "human"}
    assert lookers == humans, "each of them saw their own"


def test_leaving_takes_the_secrets_away(screens: Any) -> None:
    arguments = ["sagrada", "--players", "2", "--seat", "human", "--seed", "5"]
    *_, last = screens(*arguments, typed="\n1\n\n")
    assert last.split() == ["Goodbye!"]
    *_, last = screens(*arguments, typed="\n1\n\nquit\n")
    assert last.split() == ["Goodbye!"]


def test_the_next_person_is_told_what_happened_meanwhile(screens: Any) -> None:
    arguments = ["sagrada", "--players", "3", "--seat", "human", "--first", "1", "--seed", "5"]
    shown = screens(*arguments, typed="\n1\n\n1\n\n1\n\n1\n1\npass\n\n")
    between, second = shown[-3:-1]
    assert "Player 1 placed" in between and CURTAIN in between and "Player 2, it’s your turn." in between
    assert "Player 1 placed" in second and "Player 2 got a private objective" not in second


def test_the_same_person_goes_on_without_a_curtain(screens: Any) -> None:
    """S2.2: the last player of a round has two turns in a row."""
    arguments = ["sagrada", "--players", "2", "--seat", "human", "--first", "1", "--seed", "5"]
    shown = screens(*arguments, typed="\n1\n\n1\n\npass\n\npass\n")
    assert "Player 2 ended the turn" in shown[-2] and shown[-2].count("Player 2  Place a die") == 1
    assert "Player 2  Your second turn this round: place a die" in shown[-2]


def test_alone_among_computers_there_is_no_curtain(screens: Any) -> None:
    [screen] = screens("sagrada", "--players", "4", "--seed", "5", typed="1\n" * 20)
    assert CURTAIN not in screen
    owner = privates(4, 5)
    assert {owner[name] for name in re.findall(r"Shades of \w+", screen)} == {0}


def test_scores_leave_out_what_is_secret(run: Any) -> None:
    new = ["play", "sagrada", "--first", "1", "--seed", "5", "--players", "2"]
    out = run(*new, typed="1\n1 1\npass\npass\nscore\n").out
    sheet = out.rpartition("Score sheet")[2]
    assert "Secret points aren’t counted yet." in sheet
    mine = next(name for name, seat in privates(2, 5).items() if seat == 0)
    assert re.findall(r"Shades of \w+", sheet) == [mine]
    rows = [line.split("│") for line in sheet.splitlines() if line.startswith("│")]
    assert all(cells[-2].strip() == "" for cells in rows if mine in cells[1])
    columns = [[int(cells[i]) for cells in rows if cells[i].strip()] for i in (3, 4)]
    assert all(sum(column[:-1]) == column[-1] for column in columns)
    assert "Secret points" not in run(*new, typed="1\n" * 200).out.rpartition("Score sheet")[2]


def test_undo_is_for_the_person_who_decided(run: Any) -> None:
    new = ["play", "sagrada", "--players", "2", "--seat", "human", "--first", "1", "--seed", "5"]
    out = run(*new, typed="\n1\n\nundo\n").out
    assert "You can’t undo now" in out
    out = run(*new, typed="\n1\n\n1\n\n1\n1\nundo\nlog\n1\n2\nlog\n").out
    back, again = out.split("Undone: ")[1].split("\n", 1)
    assert "Player 1 placed" not in again.split("> ")[1]
    assert "Player 1 placed" in again


# Saving.


def test_the_computers_secrets_are_sealed_too(run: Any, tmp_path: Path) -> None:
    """Neither its objective nor the seed that dealt it may be read at a glance, in the file or by replay."""
    path = tmp_path / "game.txt"
    out = run("play", "sagrada", "--players", "3", "--seed", "5", typed=f"1\n1\nsave {path}\n").out
    assert "Saved and sealed" in out
    text = path.read_text()
    assert "private " not in text and "seed" not in text and "key" not in text
    assert records.loads(text).seed == 5
    told = json.loads(run("replay", str(path), "--json").out)
    assert told["seed"] is None and told["key"] is None


def test_solo_has_no_secrets_and_is_saved_in_the_open(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert "Saved. " in run("play", "sagrada", "--players", "1", "--seed", "5", typed=f"1\nsave {path}\n").out
    assert "\nprivate " in path.read_text() and "sealed" not in path.read_text()


def test_why_knows_what_may_not_be_chosen_at_all_now(run: Any) -> None:
    typed = "1\nplace P4 d4\nwhy Y3 a2\n"
    out = run("play", "sagrada", "--seed", "3", typed=typed).out
    assert "You’ve already drafted a die this turn. (S2.3)" in out


@pytest.mark.parametrize("seats", [2, also(3), also(4)])
def test_people_save_sealed(run: Any, screens: Any, tmp_path: Path, seats: int) -> None:
    path = tmp_path / "game.txt"
    new = ["sagrada", "--players", str(seats), "--seat", "human", "--first", "1", "--seed", "5"]
    typed = "\n1\n" * seats + f"\n1\n1\nsave {path}\n"
    assert "Saved and sealed" in "".join(screens(*new, typed=typed))
    text = path.read_text()
    assert not re.search(rf"\b({'|'.join(COLOURS)})\b", text, re.IGNORECASE)
    assert "private " not in text and "window" not in text and text.count("\n") < 20
    record = records.loads(text)
    assert record.dumps(sealed=True) == text and len(record.actions) > 10
    assert records.loads(record.dumps()) == record
    assert records.replay(record).key() == record.key

    first = screens("--resume", str(path), typed=f"\nlog\nscore\nsave {path}\nlog\n")[0]
    owner = privates(seats, 5)
    assert first.index(CURTAIN) < first.index("Shades of")
    assert {owner[name] for name in re.findall(r"Shades of \w+", first)} == {0}
    assert path.read_text() == text

    for arguments in (["--moves"], ["--moves", "--json"]):
        out = run("replay", str(path), *arguments).out
        assert "Shades of" not in out and not re.search(r"private (red|yellow|green|blue|purple)", out)


def test_a_finished_game_is_open(run: Any, tmp_path: Path) -> None:
    journal = random_game("sagrada", ["human"] * 3, 6)
    path = write(tmp_path / "over.txt", journal.record().dumps(sealed=True))
    out = run("replay", path, "--moves").out
    assert all(name in out for name in privates(3, 6)) and "private red" in out + " private red"
    assert "still secret" not in out and "Secret points" not in out
    saved = tmp_path / "again.txt"
    out = run("play", "--resume", path, typed=f"log\nsave {saved}\n").out
    assert CURTAIN not in out and saved.read_text() == journal.record().signed().dumps()


@pytest.mark.parametrize(
    ("sealed", "words"),
    [
        ("%%%", "is damaged"),
        ("AAAA", "is damaged"),
        (b64encode(zlib.compress(b"\xff\xfe")).decode(), "is damaged"),
        (b64encode(zlib.compress(b"first 1" * 9)[:-6]).decode(), "cut short"),
        (b64encode(zlib.compress(bytes(1 << 24))).decode(), "too long"),
        (b64encode(zlib.compress(b"first 1\ndance")).decode(), "sealed line 2"),
        (b64encode(zlib.compress(b"first 1")).decode() + "\n\nfirst 1", "no actions after its headings"),
        (b64encode(zlib.compress(b"pass")).decode(), "isn’t legal"),
    ],
)
def test_bad_seals_are_one_line(refused: Any, tmp_path: Path, sealed: str, words: str) -> None:
    text = f"rosace-record 1\ngame: sagrada\nseat: human\nseat: human\nsealed: {sealed}\n"
    path = write(tmp_path / "record.txt", text)
    assert words in refused("replay", path)
    assert words in refused("play", "--resume", path)


# Commands on files.


def test_replay_of_a_running_game_tells_what_a_spectator_may_know(run: Any, tmp_path: Path) -> None:
    journal = random_game("sagrada", ["human"] * 3, 7, decisions=20)
    path = write(tmp_path / "game.txt", journal.record().dumps())
    found = run("replay", path, "--moves", "--json").json
    hidden = [
        RULESET.text(action)
        for action, move in zip(journal.actions, found["moves"], strict=True)
        if move["action"] is None
    ]
    assert {text.split()[0] for text in hidden} == {"private", "window"}
    assert not any(line["kind"] == "sagrada-private" for line in found["score"]["lines"])
    assert all(player["private"] is None for player in found["position"]["players"])
    out = run("replay", path, "--moves").out
    assert "(still secret)" in out and "Player 3: " in out and "Secret points" in out


@pytest.mark.parametrize("seats", [1, also(2), also(3), 4])
def test_positions_of_every_number_of_seats(run: Any, tmp_path: Path, seats: int) -> None:
    state = random_game("sagrada", ["x"] * seats, 7, decisions=14).state
    path = write(tmp_path / "position.json", RULESET.write_position(state))
    found = run("legal", path, "--json").json
    assert [item["id"] for item in found["decisions"]] == state.legal()
    assert run("legal", path).out.startswith(f"Player {state.to_move() + 1}: ")
    found = run("score", path, "--json").json
    assert found["totals"] == [state.score(seat) for seat in range(seats)], "a document hides nothing"
    assert len({line["seat"] for line in found["lines"] if line["kind"] == "sagrada-private"}) == seats
    out = run("score", path).out
    assert out.count("Shades of") == seats and "still secret" not in out and "Secret points" not in out


WINDOW = {
    "format": "rosace-position 2",
    "game": "sagrada",
    "window": "fractal-drops",
    "dice": {
        "a2": "G4", "a3": "R2", "a4": "Y5", "a5": "P6", "b1": "R3", "b2": "B1", "b4": "G1", "b5": "Y2",
        "c1": "P5", "c2": "G6", "c4": "P6", "c5": "R3", "d1": "B4", "d2": "Y3", "d3": "G4", "d4": "B2",
        "d5": "G4",
    },
    "public": ["column-colours", "light-shades", "colour-variety"],
    "private": ["purple"],
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_score_of_a_window_alone_names_a_broken_die(run: Any, tmp_path: Path, lang: str) -> None:
    """S7.1, S5.5: one column, the points of the book, and the red 3 on a printed 1."""
    path = write(tmp_path / "window.json", WINDOW)
    found = run("score", path, "--json").json
    assert len(found["totals"]) == 1
    broken = [line for line in found["lines"] if line["clause"] == "S5.5"]
    assert any((line["params"]["die"], line["params"]["cell"]) == ("R3", "c5") for line in broken)
    out = run("score", path, "--lang", lang).out
    red = {"en": "R3", "pl": "C3", "fr": "R3"}[lang]
    assert "{" not in out and "S5.5" in out and red in out
    assert out.count(WORDS.say("player-0") if lang == "en" else "1") and "Player 2" not in out


def test_perft_of_every_number_of_seats(run: Any) -> None:
    for seats in (1, 2, 3, 4):
        found = run("perft", "sagrada", "--players", str(seats), "--depth", "1", "--divide", "--json").json
        assert found["seats"] == seats and found["nodes"] == sum(found["divide"].values()) == 4
        assert all(text.startswith("window ") for text in found["divide"])
    found = run("perft", "sagrada", "--players", "4", "--depth", "4", "--json").json
    assert found["nodes"] == 4**4, "all four choose at the same time"
    assert run("perft", "sagrada", "--depth", "2", "--json").json["seats"] == 2


# Simulations.


def test_simulate_sums_four_seats(run: Any) -> None:
    found = run("simulate", "sagrada", "--players", "4", "--games", "40", "--seed", "1", "--json").json
    assert sum(seat["wins"]["number"] for seat in found["seats"]) == 40 and found["ties"]["number"] == 0
    assert found["endings"] == {"rounds": 40} and len(found["seats"]) == 4
    out = run("simulate", "sagrada", "--players", "4", "--games", "5", "--seed", "1").out
    assert "seat 4" in out and "Ties: " in out


def test_simulate_alone_counts_games_won(run: Any) -> None:
    arguments = ["simulate", "sagrada", "--players", "1", "--difficulty", "5", "--games", "30", "--seed", "1"]
    found = run(*arguments, "--json").json
    endings = {"won": 0, "lost": 0} | found["endings"]
    assert found["seats"][0]["wins"]["number"] == endings["won"] and sum(endings.values()) == 30
    assert found["ties"]["number"] == 0 and found["options"]["difficulty"] == 5
    out = run(*arguments).out
    assert "ended by: lost" in out and "won" in out and "Ties" not in out


@pytest.mark.slow  # test_commands.py has the same of Basilica
@pytest.mark.parametrize("seats", [["--players", "1"], ["--player", "greedy", *["--player", "random"] * 2]])
def test_simulate_is_the_same_uncompiled(seats: list[str]) -> None:
    results = []
    for pure in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-c", "import sys; from rosace.cli import main; sys.exit(main())"]
            + ["simulate", "sagrada", "--games", "3", "--seed", "3", "--json", *seats],
            env={"ROSACE_PURE": pure, "PATH": ""},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        del found["timing"]
        results.append(found)
    assert results[0] == results[1]
