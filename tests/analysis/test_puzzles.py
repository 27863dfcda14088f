"""Puzzles: what is kept with the games can be solved, and says what is true."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest

from rosace.analysis import make_puzzles, puzzles
from rosace.analysis.make_puzzles import CERTAIN, FEWEST_CHOICES, LEAST_LOSS, LEAST_WIN, Maker
from rosace.analysis.puzzles import EQUALLY_GOOD, Incomplete, Puzzle, Tried
from rosace.core import registry
from rosace.core.errors import IllegalAction
from rosace.core.journal import Journal
from sampling import also

GAMES = ("basilica", "fantazja", "sagrada")
ENOUGH = 14  # puzzles of a game: none comes again within two weeks


def data_of(game: str) -> dict[str, object]:
    home = registry.folder(game)
    assert home is not None
    return json.loads((home / puzzles.FILE).read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def cheapest_first(game: str) -> list[Puzzle]:
    """With few actions to compare, late in their games."""
    return sorted(puzzles.puzzles_of(game), key=lambda one: (len(one.tried), -len(one.log), one.id))


@pytest.mark.parametrize("game", GAMES)
class TestKept:
    def test_they_are_as_they_were_made_and_for_the_present_rules(self, game: str) -> None:
        data, found = data_of(game), puzzles.puzzles_of(game)
        assert data["rules"] == registry.get(game).spec.rules
        assert data["digest"] == puzzles.digest(found)
        assert data["made"] and len(found) >= ENOUGH
        assert [one.id for one in found] == sorted({one.id for one in found})

    def test_each_is_a_position_where_its_seat_decides(self, game: str) -> None:
        ruleset = registry.get(game)
        for one in puzzles.puzzles_of(game):
            journal = Journal(ruleset, one.seats, one.options)
            journal.restore(one.actions())
            assert journal.state.to_move() == one.seat and not journal.state.mid_action()
            assert len(journal.state.legal()) >= FEWEST_CHOICES
            assert one.id == puzzles.name_of(game, one.rules, one.seats, one.options, one.log)

    def test_the_solution_is_clearly_the_best(self, game: str) -> None:
        for one in puzzles.puzzles_of(game):
            losses = [tried.loss for tried in one.tried]
            others = [tried for tried in one.tried if tried.loss >= EQUALLY_GOOD]
            assert losses[0] == 0 and losses == sorted(losses) and others
            assert all(tried.loss >= max(LEAST_LOSS, CERTAIN * tried.noise) for tried in others), one.id
            assert one.best.win >= LEAST_WIN and 1 <= len(one.solutions) <= make_puzzles.MOST_SOLUTIONS
            for tried in one.tried:
                assert puzzles.look_up(one, puzzles.ids(registry.get(game), tried)) == tried

    def test_a_player_who_looks_one_action_ahead_finds_few(self, game: str) -> None:
        found = puzzles.puzzles_of(game)
        assert sum(one.quick for one in found) <= 0.5 * len(found)
        assert {one.difficulty for one in found} >= {2, 3}

    def test_each_has_a_reason(self, game: str) -> None:
        for one in puzzles.puzzles_of(game):
            keys = [sentence["key"] for sentence in one.reason["sentences"]]
            assert "analysis-gains" in keys and one.reason["elements"], one.id

    @pytest.mark.parametrize("number", [0, *map(also, range(1, 8))])
    def test_they_hold_with_other_luck_and_more_simulations(self, game: str, number: int) -> None:
        """The whole list is checked by `python -m rosace.analysis.make_puzzles check`."""
        found = cheapest_first(game)
        one = found[number * len(found) // 8]
        holds, loss, noise = make_puzzles.holds_of(Maker(registry.get(game)), one, 77, 3000)
        assert holds, f"{one.id}: {loss} ± {noise}"


def one() -> Puzzle:
    """A puzzle whose solution has several decisions."""
    return next(one for one in puzzles.puzzles_of("basilica") if len(one.best.actions) > 1)


class TestAttempts:
    def test_an_action_that_is_not_complete_is_none(self) -> None:
        best = puzzles.ids(registry.get("basilica"), one().best)
        with pytest.raises(Incomplete) as refused:
            puzzles.look_up(one(), best[:-1])
        assert not refused.value.is_too_long
        with pytest.raises(Incomplete) as refused:
            puzzles.look_up(one(), (*best, best[0]))
        assert refused.value.is_too_long

    def test_an_action_against_the_rules_is_refused(self) -> None:
        with pytest.raises(IllegalAction):
            puzzles.look_up(one(), [registry.get("basilica").parse("place 1 a1")] * 2)

    def test_what_was_not_compared_is_judged(self) -> None:
        puzzle = one()
        worst = puzzle.tried[-1]
        judged = puzzles.judge(puzzle, puzzles.ids(registry.get("basilica"), worst))
        assert (
            abs(judged.loss - worst.loss) < 3 * (judged.noise + worst.noise)
            and judged.loss > CERTAIN * judged.noise
        )
        assert judged == puzzles.judge(puzzle, puzzles.ids(registry.get("basilica"), worst)), "always alike"
        assert puzzles.judge(puzzle, puzzles.ids(registry.get("basilica"), puzzle.best)).loss == 0


class TestDays:
    def test_none_comes_again_before_all_others(self) -> None:
        number, first = len(puzzles.puzzles_of("basilica")), date(2026, 11, 15)
        days = [(first + timedelta(days=day)).isoformat() for day in range(2 * number)]
        found = [puzzles.of_day("basilica", day) for day in days]
        assert len({one.id for one in found[:number] if one is not None}) == number
        assert found[:number] == found[number:]

    def test_a_game_without_puzzles_has_none(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setattr(registry, "folder", lambda game: tmp_path)
        puzzles.puzzles_of.cache_clear()
        assert puzzles.of_day("basilica", "2026-11-15") is None
        puzzles.puzzles_of.cache_clear()

    def test_puzzles_for_other_rules_are_left_out(self, tmp_path: Path) -> None:
        path = tmp_path / puzzles.FILE
        path.write_text(json.dumps(data_of("basilica") | {"rules": "0.1"}), encoding="utf-8")
        assert list(puzzles.read(path)) == []


class TestMaking:
    def test_a_file_grows_and_is_the_same_each_time(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """One game has a puzzle, which is made to be found at once."""
        made: list[int] = []

        def found(
            self: Maker, seats: int, options: object, seed: int, number: int, easy: bool
        ) -> list[Puzzle]:
            made.append(number)
            return [puzzles.puzzles_of("basilica")[number]]

        monkeypatch.setattr(Maker, "puzzles", found)
        out = tmp_path / "basilica.json"
        for games in ("2", "3"):
            make_puzzles.main(["basilica", "--games", games, "--seed", "5", "--out", str(out)])
        assert made == [0, 1, 2], "a game is played once"
        kept = list(puzzles.read(out))
        assert kept == list(puzzles.puzzles_of("basilica")[:3])
        assert json.loads(out.read_text())["made"][0]["games"] == 3

    @pytest.mark.parametrize("number", [0, also(-1)])
    @pytest.mark.parametrize("game", GAMES)
    def test_a_position_is_always_judged_alike(self, game: str, number: int) -> None:
        """If the search or its win chances change, all are judged again: `make_puzzles again FILE`."""
        puzzle = cheapest_first(game)[number]
        assert Maker(registry.get(game)).judged(make_puzzles.journal_of(puzzle)) == puzzle

    def test_games_are_looked_through_for_positions_that_may_be_puzzles(self) -> None:
        maker, judged = Maker(registry.get("fantazja")), puzzles.puzzles_of("fantazja")[0]
        looked: list[Journal] = []

        def judge(journal: Journal) -> Puzzle:
            looked.append(journal.clone())
            return judged

        with patch.object(maker, "judged", judge), patch.object(make_puzzles, "PLAYING", 150):
            found = [one for number in range(2) for one in maker.puzzles(2, {}, 1, number, True)]
        assert found == [judged] * len(looked) and looked
        for journal in looked:
            assert not journal.state.mid_action() and len(journal.state.legal()) >= FEWEST_CHOICES

    def test_unclear_positions_are_none(self) -> None:
        compared = make_puzzles.Compared
        best = compared((1,), (0.8, 0.8, 0.8))
        clear, near, noisy = (
            compared((2,), wins) for wins in ((0.5, 0.5, 0.51), (0.7, 0.7, 0.7), (0.1, 0.9, 0.7))
        )
        assert make_puzzles.is_puzzle([best, clear])
        assert not make_puzzles.is_puzzle([best, clear, near])
        assert not make_puzzles.is_puzzle([best, noisy])
        assert not make_puzzles.is_puzzle([best])
        lost = compared((1,), (0.2, 0.2, 0.2))
        assert not make_puzzles.is_puzzle([lost, compared((2,), (0.0, 0.0, 0.0))])


def test_a_puzzle_is_judged_by_what_its_seat_knows() -> None:
    """The position is the same whatever the hidden part of the log was."""
    for puzzle in puzzles.puzzles_of("fantazja")[:5]:
        ruleset = registry.get("fantazja")
        state = puzzle.state()
        again = puzzles.known(state)
        assert ruleset.view(state, puzzle.seat) == ruleset.view(again, puzzle.seat)


def test_a_tried_action_is_written_as_it_is_read() -> None:
    puzzle = one()
    assert Puzzle.read(puzzle.game, puzzle.rules, json.loads(json.dumps(puzzle.document()))) == puzzle
    assert Tried(**puzzle.document()["tried"][0]) == puzzle.best
