"""Win chances: what curves may not do, and whether those of the package are true."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from typing import Any

import pytest
from played import TABLES, game

from contract.nim import RULESET as NIM
from rosace.analysis import calibrate
from rosace.analysis.calibrate import Sample, fit, grouped, table
from rosace.analysis.win_chances import (
    AT_ITS_WORD,
    CALIBRATION,
    WinChances,
    interpolate,
    scale_of,
    squash,
    unsquash,
)
from rosace.core import registry

STAGES = (0.0, 0.1, 0.25, 0.6, 0.95, 1.0)
VALUES = [number / 20 for number in range(-20, 21)]
# Positions of games that the curves were not fitted to; `python -m rosace.analysis.calibrate play --seed 2`.
KEPT = json.loads((Path(__file__).parent / "won.json").read_text(encoding="utf-8"))


def curves(name: str, seats: int) -> WinChances:
    return WinChances.of(registry.get(name), seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_chances_sum_to_one(name: str, seats: int) -> None:
    """A lone player's chance is that of winning: it needs no sum."""
    for progress in STAGES:
        for value in VALUES:
            values = [value, -value, 0.3, -0.7][:seats]
            for chances in (
                curves(name, seats).from_search(values, progress, to_move=0),
                curves(name, seats).from_leads([[9 * one for one in values]] * 2, progress),
            ):
                assert all(0 <= chance <= 1 for chance in chances)
                assert seats == 1 or sum(chances) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_more_is_never_less(name: str, seats: int) -> None:
    """A higher value is a higher chance, and a greater lead, at every stage of a game."""
    others = [-0.1] * (seats - 1)
    for progress in STAGES:
        by_search = [curves(name, seats).from_search([one, *others], progress, 0)[0] for one in VALUES]
        by_leads = [curves(name, seats).from_leads([[20 * one, *others]], progress)[0] for one in VALUES]
        for rising in (by_search, by_leads):
            assert all(less <= more for less, more in pairwise(rising)), progress
            assert rising[-1] - rising[0] > (0.3 if progress > 0.5 else 0.01), progress


def test_seats_are_alike_but_for_the_move() -> None:
    """Exchanged values are exchanged chances; only who is to move makes a difference."""
    chances = curves("basilica", 2)
    assert chances.from_leads([[3, -3]], 0.4) == tuple(reversed(chances.from_leads([[-3, 3]], 0.4)))
    here = chances.from_search([0.2, -0.2], 0.4, to_move=0)
    assert here == tuple(reversed(chances.from_search([-0.2, 0.2], 0.4, to_move=1)))
    assert here != chances.from_search([0.2, -0.2], 0.4, to_move=1)


def test_squash_and_back() -> None:
    assert [unsquash(squash(number)) for number in (-3.0, 0.0, 0.5)] == pytest.approx([-3, 0, 0.5])
    assert unsquash(1.0) == unsquash(0.999) < 100, "a few simulations cannot tell the two apart"


def test_between_knots_lies_a_straight_line() -> None:
    knots, values = (0.0, 0.5, 1.0), (1.0, 3.0, 2.0)
    places = (-1, 0.0, 0.25, 0.5, 0.75, 1.0, 2.0)
    assert [interpolate(knots, values, at) for at in places] == [1, 1, 2, 3, 2.5, 2, 2]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_progress_goes_from_nothing_to_all(name: str, seats: int) -> None:
    """The curves change along it; outside of 0 to 1 they would stand still."""
    journal = game(name, seats)
    found = [journal.ruleset.progress(step.before) for step in journal.steps()]
    found.append(journal.ruleset.progress(journal.state))
    assert found == sorted(found)
    assert (found[0], found[-1]) == (0.0, 1.0)
    assert 0.3 < found[len(found) // 2] < 0.8


def test_a_game_without_curves_is_taken_at_its_word() -> None:
    chances = WinChances.of(NIM, 2)
    assert chances.search is AT_ITS_WORD
    assert chances.from_search((0.5, -0.5), 0.0, 0) == pytest.approx((0.75, 0.25))


def test_the_file_says_how_it_was_made() -> None:
    data = json.loads(CALIBRATION.read_text(encoding="utf-8"))
    assert set(data["curves"]) == {f"{game}/{seats}" for game, seats in TABLES}
    for curve in data["curves"].values():
        players = {run["player"] for run in curve["made_from"]}
        assert players == {"search", "greedy"}
        for run in curve["made_from"]:
            assert {"games", "simulations", "seed", "samples"} <= set(run)


# Whether they are true.


def kept(name: str, seats: int) -> list[Sample]:
    return [Sample(**sample) for sample in KEPT if (sample["game"], sample["seats"]) == (name, seats)]


def predicted(samples: Sequence[Sample], way: str, chances: WinChances) -> Iterator[tuple[float, float]]:
    """The chance of every seat, and its share of the victory."""
    for one in samples:
        if way == "search":
            found = chances.from_search(one.values, one.progress, one.to_move)
        else:
            found = chances.from_leads(one.leads, one.progress)
        yield from list(zip(found, one.won, strict=True))[: 1 if one.seats == 2 else None]


@pytest.mark.parametrize("way", ["search", "rollouts"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_curves_of_the_package_are_true(name: str, seats: int, way: str) -> None:
    """Thirds of the predictions, in games that the curves have not seen: within three standard errors."""
    pairs = list(predicted(kept(name, seats), way, curves(name, seats)))
    assert len(pairs) >= 120
    thirds: list[list[tuple[float, float]]] = [[], [], []]
    for chance, won in pairs:
        thirds[min(2, int(3 * chance))].append((chance, won))
    for third in (third for third in thirds if len(third) >= 20):
        mean = sum(chance for chance, _ in third) / len(third)
        observed = sum(won for _, won in third) / len(third)
        assert abs(mean - observed) < 3 * sqrt(max(0.01, mean * (1 - mean)) / len(third)), third


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_curves_say_more_than_values_at_their_word(name: str, seats: int) -> None:
    samples = kept(name, seats)
    at_their_word = WinChances(AT_ITS_WORD, AT_ITS_WORD, scale_of(registry.get(name)))

    def surprise(chances: WinChances) -> float:
        """By the results, with the chances of all seats by search and by rollouts."""
        pairs = [pair for way in ("search", "rollouts") for pair in predicted(samples, way, chances)]
        held = [(min(0.999, max(0.001, chance)), won) for chance, won in pairs]
        return -sum(won * log(chance) + (1 - won) * log(1 - chance) for chance, won in held)

    assert surprise(curves(name, seats)) < surprise(at_their_word)


# The program that fits them.


def sample(number: int, value: float, won: float) -> Sample:
    return Sample("basilica", 2, number, "search", 0, 0.5, 400, [value, -value], [], [won, 1 - won])


def test_tenths_compare_predictions_and_results() -> None:
    """All seats count; with two of them one half mirrors the other."""
    found = [(sample(number, 0, float(number < 3)), (0.72, 0.28)) for number in range(4)]
    rows = [tenth.row() for tenth in table(found)]
    noise = round(sqrt(3 * 0.28**2 + 0.72**2) / 4, 3)
    assert (rows[7], rows[2]) == ([4, 0.72, 0.75, noise], [4, 0.28, 0.25, noise])
    assert sum(number for number, *_ in rows) == 8
    three = Sample("sagrada", 3, 0, "search", 0, 0.5, 400, [0, 0, 0], [], [1, 0, 0])
    assert [one.positions for one in table([(three, (0.5, 0.35, 0.15))])][:6] == [0, 1, 0, 1, 0, 1]


def test_positions_of_one_game_tell_no_more_than_one() -> None:
    """Four positions of a game, which share its result, say as little as one; those of four games more."""
    one_game, four_games = (
        table([(sample(number if apart else 0, 0, 1.0), (0.72, 0.28)) for number in range(4)])[7].row()
        for apart in (False, True)
    )
    assert (one_game[3], four_games[3]) == (0.28, 0.14)


def test_tables_of_other_games_can_be_added() -> None:
    """As if all had been played at once; a table without its like stays, one of other curves is refused."""

    def tenths(first: list[float]) -> list[list[float]]:
        return [first] + [[0, 0.0, 0.0, 0.0]] * 9

    one = {"game": "sagrada", "seats": 2, "player": "greedy", "judged_by": "24 rollouts", "curves": "old"}
    some = one | {"games": 10, "tenths": tenths([30, 0.05, 0.10, 0.04])}
    more = one | {"games": 5, "tenths": tenths([10, 0.09, 0.02, 0.08])}
    other = some | {"player": "search"}
    summed = calibrate.added([some, other], [more])
    noise = round(sqrt((30 * 0.04) ** 2 + (10 * 0.08) ** 2) / 40, 3)
    assert summed == [one | {"games": 15, "tenths": tenths([40, 0.06, 0.08, noise])}, other]
    without_noise = some | {"tenths": [row[:3] for row in tenths([30, 0.05, 0.10, 0.04])]}
    assert calibrate.added([without_noise], [more])[0]["tenths"][0] == [40, 0.06, 0.08]
    with pytest.raises(SystemExit, match="other curves"):
        calibrate.added([some | {"curves": "new"}], [more])


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are kept, half a game is played again, and samples of other runs are left alone."""
    played: list[int] = []

    def play_all(tasks: Sequence[calibrate.Task], jobs: int) -> Iterator[Sample]:
        for task in tasks:
            played.append(task.number)
            yield from [sample(task.number, 0.1, 1.0)] * calibrate.SAMPLES_A_GAME

    monkeypatch.setattr(calibrate, "play_all", play_all)
    run = {"game": "basilica", "seats": 2, "player": "greedy", "simulations": 500, "seed": 1}
    at_once, in_parts = tmp_path / "at-once.jsonl", tmp_path / "in-parts.jsonl"
    calibrate.play_into(at_once, run, games=3, jobs=1)
    text = at_once.read_text(encoding="utf-8")
    in_parts.write_text(text[: text.index('"number": 1') + 400], encoding="utf-8")
    played.clear()
    calibrate.play_into(in_parts, run, games=3, jobs=1)
    assert played == [1, 2]
    assert in_parts.read_text(encoding="utf-8") == text
    with pytest.raises(SystemExit, match="another run"):
        calibrate.play_into(in_parts, run | {"seed": 2}, games=3, jobs=1)
    assert in_parts.read_text(encoding="utf-8") == text


def test_samples_come_in_groups_of_a_game_and_its_seats() -> None:
    alone = Sample("sagrada", 1, 0, "search", 0, 0.5, 400, [0], [], [1])
    groups: list[Any] = list(grouped([alone, sample(0, 0, 1), sample(1, 0, 1)]))
    assert [(key, len(group)) for key, group in groups] == [(("basilica", 2), 2), (("sagrada", 1), 1)]


def test_the_fit_finds_a_curve_that_was_there() -> None:
    """Where a value of 0.6 wins nine times in ten, the fitted curve says so."""
    pytest.importorskip("scipy")
    samples = []
    for number in range(200):
        value = 0.6 if number % 2 else -0.6
        better = number % 20 >= 2
        leads = [[30 * value, -30 * value]]
        one = sample(number, value, float(better == (value > 0)))
        samples.append(Sample(**{**vars(one), "leads": leads}))
    found = WinChances.read(fit(samples), scale_of(registry.get("basilica")))
    assert found.from_search([0.6, -0.6], 0.5, 0)[0] == pytest.approx(0.9, abs=0.02)
    assert found.from_leads([[-18, 18]], 0.5)[0] == pytest.approx(0.1, abs=0.02)
