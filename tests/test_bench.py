"""The bench: honest counts, figures that fit together, and a clear word where the comparison is missing."""

import json
import random
import sys
from typing import Any

import pytest

from rosace import bench
from rosace.cli import main


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Samples of a few games: what is tested is the arithmetic."""
    quick = tuple((name, game, 5) for name, game, _ in bench.OPEN_SPIEL[:3])
    monkeypatch.setattr(bench, "OPEN_SPIEL", quick)


def without_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)


@pytest.mark.parametrize("own", bench.OUR_GAMES)
def test_own_decisions_are_counted(own: Any) -> None:
    contender = bench.OurPlayouts(*own)
    decisions, events = contender.play(10)
    assert decisions > 100 and events > 100
    assert f"({contender.played['seats']})" in contender.name


def test_without_open_spiel_our_own_figures_are_given(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_open_spiel(monkeypatch)
    assert main(["bench", "--seconds", "0.01", "--repeat", "2", "--json"]) == 0
    out, _ = capsys.readouterr()
    report = json.loads(out)
    assert "OpenSpiel is not installed" in report["comparison_missing"]
    assert [own["name"] for own in report["contenders"]] == [name for name, *_ in bench.OUR_GAMES]
    assert [own["played"]["seats"] for own in report["contenders"]] == [2, 2, 4, 2]
    searched = [item["name"] for item in report["searches"]]
    assert searched == [name + more for more in ("", ", 2 threads") for name, *_ in bench.OUR_GAMES]
    for item in report["searches"]:
        assert item["ratio_to_go"] is None and item["simulations_per_second"]["min"] > 0
        assert (item["of_plain_games"] is None) == (item["threads"] > 1)
    for own in report["contenders"]:
        assert own["ratio_to_go"] is None and len(own["runs"]) == 2
        rates = own["decisions_per_second"]
        assert 0 < rates["min"] <= rates["median"] <= rates["max"]
    assert main(["bench", "--seconds", "0.01", "--repeat", "1"]) == 0
    assert "OpenSpiel is not installed" in capsys.readouterr().out


def test_beside_open_spiel(capfd: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    assert main(["bench", "--seconds", "0.01", "--repeat", "2", "--json"]) == 0
    out, _ = capfd.readouterr()
    report = json.loads(out)
    ours = len(bench.OUR_GAMES)
    names = [item["name"] for item in report["contenders"]]
    assert names[: ours + 1] == [*(name for name, *_ in bench.OUR_GAMES), bench.REFERENCE]
    assert all(item["ratio_to_go"]["median"] > 0 for item in report["contenders"])
    go = report["contenders"][ours]
    assert go["ratio_to_go"] == {"median": 1, "min": 1, "max": 1}
    for run in go["runs"]:
        assert run["decisions"] == pytest.approx(run["games"] * go["length"]["decisions"], rel=0.01)
    backgammon = report["contenders"][ours + 2]
    assert backgammon["chance_events_per_second"]["median"] > 0
    searched = {item["name"]: item for item in report["searches"]}
    assert set(searched) > {bench.REFERENCE, "OpenSpiel backgammon", *(name for name, *_ in bench.OUR_GAMES)}
    assert searched[bench.REFERENCE]["ratio_to_go"] == {"median": 1, "min": 1, "max": 1}
    assert searched[bench.REFERENCE]["decisions_per_second"] is None
    assert report["machine"]["core"] in ("compiled", "uncompiled")
    assert main(["bench", "--seconds", "0.01", "--repeat", "1"]) == 0
    assert "C++" in capfd.readouterr().out


def test_open_spiel_plays_as_many_games_as_asked() -> None:
    """The rollouts hide behind a search bot: ten times the games must take about ten times as long."""
    pyspiel = pytest.importorskip("pyspiel")
    go = bench.OpenSpielPlayouts(pyspiel, "go", "go(board_size=9)", 5)
    few = min(bench.run_once(go, 40).seconds for _ in range(3))
    many = min(bench.run_once(go, 400).seconds for _ in range(3))
    assert 4 < many / few < 30


@pytest.mark.parametrize("own", bench.OUR_GAMES)
def test_searches_have_something_to_choose_and_are_counted(own: Any) -> None:
    search = bench.OurSearch(*own, 1)
    assert len(search._root.legal()) > bench.MIN_CHOICES
    few, many = search.play(50)[0], search.play(100)[0]
    assert 0 < few < many < 3 * few


def test_open_spiel_searches_as_often_as_asked() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    go = bench.OpenSpielSearch(pyspiel, "go", "go(board_size=9)")
    few = min(bench.run_once(go, 40).seconds for _ in range(3))
    many = min(bench.run_once(go, 400).seconds for _ in range(3))
    assert 4 < many / few < 30


def test_lengths_count_decisions_and_chance() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    state = pyspiel.load_game("tic_tac_toe").new_initial_state()
    assert 5 <= bench._random_game_length(state, random.Random(1))[0] <= 9
    state = pyspiel.load_game("kuhn_poker").new_initial_state()
    decisions, events = bench._random_game_length(state, random.Random(1))
    assert events == 2 and 2 <= decisions <= 3


def test_games_are_measured_in_turns() -> None:
    order: list[str] = []

    class Fake:
        length: dict[str, Any] = {}
        threads = 1

        def __init__(self, name: str):
            self.name = name

        def play(self, games: int) -> tuple[float, float]:
            order.append(self.name)
            sum(range(20_000 * games))
            return games, 0

    bench.measure([Fake("a"), Fake("b")], 0.01, 3)
    assert order[-6:] == ["a", "b"] * 3
