"""How strength is measured: when a match ends, what is kept of it, and a page that says nothing else."""

from __future__ import annotations

import json
import random
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import rosace
from rosace.arena.statistics import Sprt, wilson
from rosace.core import record as records
from rosace.core import registry
from sampling import sampled

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "benchmarks"))

import strength  # noqa: E402 (a program, and no part of the package)

NAMES = [*registry.names(), strength.SOLO]
NOVICE, *_, TIME = strength.MATCHES


def figures(folder: Path, name: str) -> list[dict[str, Any]]:
    return json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))["figures"]


@pytest.fixture
def quick(tmp_path: Path) -> Any:
    """Run the command with tiny budgets; everything lands in a folder of the test."""

    def run(*arguments: str) -> Path:
        assert strength.main([*arguments, "--quick", "--jobs", "1", "--out", str(tmp_path)]) == 0
        return tmp_path

    return run


# The page and what is kept.


def test_the_page_is_what_the_kept_figures_give() -> None:
    """`python benchmarks/strength.py --page` writes it."""
    assert (ROOT / "docs" / "strength.md").read_text(encoding="utf-8") == strength.page(strength.RESULTS)


def test_without_figures_the_page_says_that_nothing_is_measured(tmp_path: Path) -> None:
    text = strength.page(tmp_path / "nothing")
    assert text.count("Nothing is measured yet.") == len(NAMES)
    assert "|" not in text


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_is_whole(name: str) -> None:
    """No figure of a trial run, and each as its own games give it."""
    for figure in strength.read_figures(strength.RESULTS, name):
        assert figure["quick"] is False
        points = figure["wins"] + figure.get("draws", 0) / 2
        assert figure["share"] == pytest.approx(points / figure["games"], abs=1e-6)
        assert figure["interval"] == pytest.approx(wilson(points, figure["games"]), abs=1e-6)
        assert {"date", "machine", "jobs", "rules", "code", "seed", "options", "time"} <= set(figure)
        if name != strength.SOLO:
            assert figure["games"] <= figure["most"]
            (match,) = [one for one in strength.MATCHES if str(one) == figure["match"]]
            clear = figure["interval"][0] > strength.MIN_SHARE or (match.only_time and is_won(figure))
            assert clear if figure["ended"] == "clear" else figure["games"] == figure["most"]


def is_won(figure: dict[str, Any]) -> bool:
    """Whether Wald's test is for the first player; nearly, as it is not asked deal by deal."""
    test = strength.TIME_TEST
    ahead = figure["share"] - (test.low + test.high) / 2
    return bool((test.high - test.low) * ahead / figure["by_deals"]["error"] ** 2 > Sprt.bounds[1])


def test_what_is_not_measured_says_so(quick: Any) -> None:
    folder = quick("sagrada", "--only", "apprentice against novice")
    text = strength.page(folder)
    assert [figure["match"] for figure in figures(folder, "sagrada")] == ["apprentice against novice"]
    assert text.count("not measured yet") == len(strength.MATCHES) - 1
    (row,) = [line for line in text.splitlines() if line.startswith("| apprentice against novice |")]
    assert row.count("|") == len(strength.MATCH_COLUMNS) + 1 and " 2 of 200 | " in row
    assert "tiny budgets" in text


def test_the_page_is_written_where_it_belongs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    assert strength.main(["--page", "--kept", str(tmp_path)]) == 0
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == strength.page(tmp_path)


# Measuring.


def test_the_matches_climb_the_ladder() -> None:
    assert [str(match) for match in strength.MATCHES] == [
        "novice against random",
        "apprentice against novice",
        "journeyman against apprentice",
        "master against journeyman",
        "grandmaster against master",
        "grandmaster against greedy",
        "grandmaster:time=1 against grandmaster:time=0.1",
    ]


@pytest.mark.parametrize("name", sampled(registry.names(), "fantazja".__eq__))
def test_the_matches_of_a_game_are_played_kept_and_not_played_twice(
    name: str, quick: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = quick(name)
    measured = figures(folder, name)
    assert [figure["match"] for figure in measured] == [str(match) for match in strength.MATCHES]
    for figure in measured:
        assert (figure["games"], figure["quick"], figure["ended"]) == (2, True, "whole")
        assert figure["forfeits"] == [] and len(set(figure["players"])) == 2
        assert figure["options"] == registry.get(name).validate_options(2, strength.OPTIONS.get(name))[1]
        assert all(figure["time"][player]["decisions"] > 10 for player in figure["players"])
    assert all(f"\n| {match} | not shown |" in strength.page(folder) for match in strength.MATCHES)
    assert capsys.readouterr().out.count(f"{name}, ") == len(strength.MATCHES)

    monkeypatch.setattr(strength, "LocalPool", None)  # whoever wanted to play would need it
    before = (folder / f"{name}.json").read_bytes()
    quick(name)
    assert (folder / f"{name}.json").read_bytes() == before
    assert capsys.readouterr().out == ""


def test_games_are_gone_on_with_and_results_are_the_same(quick: Any) -> None:
    """The results are lost, and one game of the four; the others are not played again."""
    arguments = ["sagrada", "--only", "grandmaster against greedy", "--games", "4"]
    folder = quick(*arguments)
    (first,) = figures(folder, "sagrada")
    (journal,) = folder.glob("*/journal.jsonl")
    lines = journal.read_text().splitlines(keepends=True)
    assert len(lines) == 5
    journal.write_text("".join(lines[:4]))
    (folder / "sagrada.json").unlink()
    quick(*arguments)
    (again,) = figures(folder, "sagrada")
    assert journal.read_text().splitlines(keepends=True)[:4] == lines[:4]
    assert {name: first[name] for name in ("share", "wins", "mean_margin", "games")} == {
        name: again[name] for name in ("share", "wins", "mean_margin", "games")
    }


def test_other_deals_are_other_games_and_the_page_names_their_seed(quick: Any) -> None:
    arguments = ["sagrada", "--only", "novice against random"]
    folder = quick(*arguments)
    assert ", seed " not in strength.page(folder)
    quick(*arguments, "--seed", "2")
    quick(*arguments)  # which stands
    (figure,) = figures(folder, "sagrada")
    assert figure["seed"] == 2 and ", seed 2, load" in strength.page(folder)
    games = [path.read_text() for path in folder.glob("*/games/*.record")]
    assert len(games) == len(set(games)) == 2 * strength.QUICK_GAMES


def test_more_games_are_played_when_more_are_asked_for(quick: Any) -> None:
    match = ["sagrada", "--only", "novice against random", "--games"]
    assert figures(quick(*match, "2"), "sagrada")[0]["games"] == 2
    assert figures(quick(*match, "6"), "sagrada")[0]["games"] == 6
    assert figures(quick(*match, "4"), "sagrada")[0]["games"] == 6, "what is measured stands"
    assert figures(quick(*match, "4", "--again"), "sagrada")[0]["games"] == 4


def test_a_clear_match_ends_early_unless_all_of_it_is_wanted(quick: Any) -> None:
    match = ["sagrada", "--only", "novice against random", "--games", "120"]
    folder = quick(*match)
    (figure,) = figures(folder, "sagrada")
    assert figure["ended"] == "clear" and strength.MIN_GAMES <= figure["games"] < figure["most"] == 120
    assert figure["interval"][0] > strength.MIN_SHARE
    assert "| novice against random | yes |" in strength.page(folder)
    (whole,) = figures(quick(*match, "--whole"), "sagrada")
    assert (whole["ended"], whole["games"]) == ("whole", 120)


def test_solo_is_played_at_every_difficulty(quick: Any) -> None:
    folder = quick("solo")
    measured = figures(folder, "solo")
    assert [(figure["difficulty"], figure["games"]) for figure in measured] == [(n, 2) for n in range(1, 6)]
    assert {figure["options"]["difficulty"] for figure in measured} == {1, 2, 3, 4, 5}
    assert {figure["player"] for figure in measured} == {"grandmaster:simulations=8"}
    assert "not measured yet" not in strength.page(folder).partition("## Sagrada solo")[2]


def test_victories_in_solo_are_those_of_the_records(quick: Any) -> None:
    folder = quick("solo", "--player", "greedy", "--games", "60", "--only", "5")
    (figure,) = figures(folder, "solo")
    ends = [records.replay(records.loads(path.read_text())) for path in folder.glob("*/games/*.record")]
    won = sum(registry.get("sagrada").view(end, None)["ending"] == "won" for end in ends)
    assert len(ends) == 60
    assert 0 < figure["wins"] == won < 60


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["basilica", "--games", "3"], "a multiple of 2, not 3"),
        (["basilica", "--games", "0"], "a multiple of 2, not 0"),
        (["basilica", "--jobs", "0"], "--jobs must be at least 1, not 0"),
        (["basilica", "--seed", "-1"], "a seed is 0 or more, not -1"),
        (["solo", "--player", "nobody"], "there is no player 'nobody'"),
        (["fantazja", "--only", "nosuch"], "no match has 'nosuch' in its name; choose from novice against"),
        (["solo", "--only", "9"], "no match has '9' in its name; choose from 1, 2, 3, 4, 5"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    arguments: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert strength.main([*arguments, "--out", str(tmp_path), "--kept", str(tmp_path)]) == 2
    output = capsys.readouterr().err
    assert words in output and output.count("\n") == 1
    assert not list(tmp_path.glob("*.json"))


def test_an_interrupted_measurement_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*given: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(strength, "contest", interrupted)
    assert strength.main(["fantazja", "--quick", "--out", str(tmp_path)]) == 130
    assert "the same command goes on" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["chess"], ["basilica", "--page"]])
def test_the_command_wants_a_game_or_the_page(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        strength.main(arguments)
    assert "usage" in capsys.readouterr().err


# When a match is clear.


def test_a_match_is_not_clear_before_its_fewest_games() -> None:
    test = strength.StopWhenClear(NOVICE)
    while test.accepted is None:
        test.add(2, 2)
    assert test.deals * 2 == strength.MIN_GAMES


def test_draws_make_nothing_clear() -> None:
    test = strength.StopWhenClear(NOVICE)
    for _ in range(500):
        test.add(1, 2)
    assert test.accepted is None


@pytest.mark.parametrize(("match", "stated"), [(NOVICE, 1.5), (TIME, 5.3)])
def test_equal_players_are_rarely_told_apart(match: Any, stated: float) -> None:
    """The share of cases that the page states, as far as a thousand cases can tell."""
    rng, wrong, cases = random.Random(1), 0, 1000
    for _ in range(cases):
        test = strength.StopWhenClear(match)
        while test.accepted is None and 2 * test.deals < match.games:
            test.add(rng.getrandbits(1) + rng.getrandbits(1), 2)
        wrong += test.accepted is not None
    assert 100 * wrong / cases == pytest.approx(stated, abs=1.5)
    assert f"{stated} %" in strength.INTRO


def test_more_time_has_only_to_win() -> None:
    """58 of 100 games: too little for a better player, enough where only the time differs."""
    ladder, time = strength.StopWhenClear(NOVICE), strength.StopWhenClear(TIME)
    for deal in range(400):
        points = 2 if deal % 50 < 8 else 1
        ladder.add(points, 2)
        time.add(points, 2)
    assert (ladder.accepted, time.accepted) == (None, "H1")
    assert (NOVICE.games, TIME.games) == (200, 900)


def test_less_time_is_never_called_better() -> None:
    """Wald's other hypothesis ends no match: more games may still show the first to be better."""
    test = strength.StopWhenClear(TIME)
    for _ in range(100):
        test.add(0, 2)
    assert test.accepted is None


# Whose games they are.


def test_games_are_of_the_code_that_played_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed search, kernel or component list begins anew; changed words do not."""
    ruleset = registry.get("basilica")
    package = tmp_path / "rosace"
    ours = Path(rosace.__file__).parent
    shutil.copytree(ours, package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    code = strength.code_of(ruleset)
    monkeypatch.setattr(rosace, "__file__", str(package / "__init__.py"))
    assert strength.code_of(ruleset) == code
    for name in ("games/basilica/text/terminal.py", "games/sagrada/kernel/turn_order.py", "cli/play.py"):
        (package / name).write_text("\n")
        assert strength.code_of(ruleset) == code
    seen = {code}
    for name in (
        "search/tree.py",
        "search/engine.py",
        "games/basilica/play/playout_policy.py",
        "players/levels.py",
    ):
        (package / name).write_text("\n")
        seen.add(strength.code_of(ruleset))
    monkeypatch.setitem(strength.LEVELS, "master", 5.0)
    seen.add(strength.code_of(ruleset))
    assert len(seen) == 6


def test_figures_stand_for_code_that_plays_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = registry.get("sagrada")
    today = strength.code_of(ruleset)
    monkeypatch.setattr(strength, "EQUIVALENT_CODE", {today: ("earlier",), "other's": ("other",)})
    plan = strength.Plan(None, False, False, 1, Path(), Path(), False)
    figure = {"games": strength.GAMES, "quick": False}
    for code, shown in {
        today: today,
        "earlier": f"earlier (which plays like {today})",
        "other": "other (an earlier one)",
        "other's": "other's (an earlier one)",
    }.items():
        assert strength.is_measured({**figure, "code": code}, ruleset, plan) == (today in shown)
        assert strength._code({**figure, "code": code}, ruleset) == shown
