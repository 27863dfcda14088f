"""Practice over the network: puzzles, that of the day, one's own mistakes; nothing of a running game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from rosace.analysis import puzzles
from rosace.analysis.puzzles import Puzzle
from rosace.core import registry
from rosace.match import daily
from rosace.server import advisor, practice_routes, review_routes
from rosace.server.game_clock import wall_ms
from rosace.server.settings import Settings
from rosace.server.storage import Store
from rosace.server.worker_process import WorkFailed
from server.playing.people import Person
from server.playing.test_review_routes import played, reviewed

DAY_MS = 24 * 3600 * 1000


def path_of(puzzle: Puzzle) -> str:
    return f"/practice/{puzzle.game}/{puzzle.id}"


def attempt(person: Person, puzzle: Puzzle, actions: Any, status: int = 200) -> dict[str, Any]:
    return person.post(f"{path_of(puzzle)}/attempt", status, actions=list(actions))


def texts(decisions: list[dict[str, Any]]) -> list[str]:
    """The notation of the decisions of a review."""
    return [one["text"] for one in decisions]


def some(game: str = "basilica", today: bool = False) -> Puzzle:
    """A puzzle whose solution has several decisions, not that of today; or that of today."""
    of_day = puzzles.of_day(game, daily.day_of(wall_ms()))
    assert of_day is not None
    if today:
        return of_day
    others = (one for one in puzzles.puzzles_of(game) if one.id != of_day.id)
    return next(one for one in others if len(one.best.actions) > 1)


class TestPuzzles:
    def test_the_list_has_them_all_and_the_solved_ones_last(self, ann: Person, bob: Person) -> None:
        puzzle, kept = some(), puzzles.puzzles_of("basilica")
        before = ann.get("/practice/basilica")
        assert [one["puzzle"] for one in before["puzzles"]] == [one.id for one in kept]
        assert [one["number"] for one in before["puzzles"]] == list(range(1, len(kept) + 1))
        assert before["mistakes"] == []
        attempt(ann, puzzle, puzzle.best.actions)
        assert ann.get("/practice/basilica")["puzzles"][-1]["puzzle"] == puzzle.id
        assert not any(one["solved"] for one in bob.get("/practice/basilica")["puzzles"])

    def test_a_position_has_the_view_of_its_seat_and_its_choices(self, ann: Person) -> None:
        for game in ("basilica", "fantazja", "sagrada"):
            puzzle = puzzles.puzzles_of(game)[0]
            found, ruleset = ann.get(path_of(puzzle)), registry.get(game)
            seen = json.loads(json.dumps(ruleset.view(puzzle.state(), puzzle.seat)))
            assert found["view"] == seen and found["seat"] == puzzle.seat
            assert [one["id"] for one in found["choices"]] == puzzle.state().legal()
            assert "log" not in found and "tried" not in found and "best" not in found

    def test_nothing_hidden_is_in_a_position(self, ann: Person) -> None:
        """However the hidden tiles lie, the answer is the same."""
        puzzle = puzzles.puzzles_of("fantazja")[0]
        before = ann.get(path_of(puzzle))
        for seed in (1, 2):
            rng = puzzles.Rng(seed)
            with patch.object(puzzles, "Rng", lambda _, rng=rng: rng):
                assert ann.get(path_of(puzzle)) == before

    def test_the_solution_and_an_action_with_the_same_effect_are_right(self, ann: Person) -> None:
        puzzle = some()
        found = attempt(ann, puzzle, puzzle.best.actions)
        assert (found["right"], found["verdict"], found["loss"]) == (True, "best", 0)
        assert [one["text"] for one in found["best"]] == list(puzzle.best.actions)
        assert found["reason"] and found["elements"] and found["daily"] is None
        by_number = puzzles.ids(registry.get(puzzle.game), puzzle.best)
        assert attempt(ann, puzzle, by_number)["right"]

    def test_a_worse_action_is_wrong_and_says_by_how_much(self, ann: Person) -> None:
        puzzle = some()
        worse = puzzle.tried[-1]
        found = attempt(ann, puzzle, worse.actions)
        assert (found["right"], found["loss"], found["win"]) == (False, worse.loss, worse.win)
        assert found["verdict"] in ("mistake", "blunder")
        assert not ann.get("/practice/basilica")["puzzles"][-1]["solved"]

    def test_an_action_that_was_not_compared_is_judged_if_that_is_possible(self, ann: Person) -> None:
        puzzle, ruleset = some(), registry.get("basilica")
        state = puzzle.state()
        single = (action for action in state.legal() if ruleset.text(action).startswith(("place", "builder")))
        action = next(
            one for one in single if _is_complete(puzzle, one) and puzzles.look_up(puzzle, [one]) is None
        )
        found = attempt(ann, puzzle, [action])
        assert found["loss"] is not None and found["noise"] is not None
        assert found["right"] == (found["loss"] < puzzles.EQUALLY_GOOD)
        with patch.object(advisor.Advisor, "judge", side_effect=WorkFailed("busy")):
            unknown = attempt(ann, puzzle, [action])
        assert (unknown["right"], unknown["loss"], unknown["verdict"]) == (False, None, "")

    def test_decisions_are_previewed(self, ann: Person) -> None:
        puzzle = some()
        first = ann.post(f"{path_of(puzzle)}/preview", actions=[puzzle.best.actions[0]])
        assert first["choices"] and first["ask"]
        whole = ann.post(f"{path_of(puzzle)}/preview", actions=list(puzzle.best.actions))
        assert "choices" not in whole and whole["view"] != ann.get(path_of(puzzle))["view"]
        with patch.object(practice_routes.messages, "preview_of", lambda *_: None):
            refused = ann.post(f"{path_of(puzzle)}/preview", 409, actions=[puzzle.best.actions[0]])
            assert refused["code"] == "would-reveal"

    def test_what_is_no_action_is_refused(self, ann: Person) -> None:
        puzzle = some()
        best = list(puzzle.best.actions)
        assert attempt(ann, puzzle, best[:1], 409)["code"] == "incomplete"
        assert attempt(ann, puzzle, best + best, 409)["code"] == "incomplete"
        assert attempt(ann, puzzle, ["place 1 a1", "place 1 a1"], 409)["code"] in ("illegal", "incomplete")
        assert attempt(ann, puzzle, ["dance"], 400)["code"] == "no-such-action"
        assert attempt(ann, puzzle, ["x"] * 17, 400)["code"] == "malformed"
        assert ann.post(f"{path_of(puzzle)}/preview", 400, actions=[])["code"] == "malformed"
        assert ann.post(f"{path_of(puzzle)}/preview", 409, actions=best + best)["code"] == "incomplete"

    def test_what_is_no_puzzle_is_not_found(self, ann: Person) -> None:
        assert ann.get("/practice/chess", 404)["code"] == "no-such-game"
        assert ann.get(f"/practice/basilica/{'0' * 12}", 404)["code"] == "no-such-puzzle"
        assert ann.get(f"/practice/fantazja/{some().id}", 404)["code"] == "no-such-puzzle"
        assert ann.get("/practice/basilica/first", 404)["code"] == "unknown"
        assert ann.get(f"/practice/basilica/{'A' * 22}.3", 404)["code"] == "no-such-table"

    def test_a_puzzle_is_played_on_against_the_computer(self, ann: Person) -> None:
        puzzle = some()
        table = ann.post(f"{path_of(puzzle)}/table", 201, player="novice")
        assert table["seats"] == [puzzle.seat]
        view = ann.watch(table["table"], seat=puzzle.seat)
        assert view["mover"] == puzzle.seat and view["view"] == ann.get(path_of(puzzle))["view"]
        assert ann.post(f"{path_of(puzzle)}/table", 400, player="nobody")["code"] == "no-such-player"


def _is_complete(puzzle: Puzzle, action: int) -> bool:
    try:
        puzzles.after_action(registry.get(puzzle.game), puzzle.state(), [action])
    except puzzles.Incomplete:
        return False
    return True


class TestDays:
    def test_it_is_the_same_for_everyone(self, ann: Person, bob: Person) -> None:
        assert ann.get("/practice/sagrada")["daily"] == bob.get("/practice/sagrada")["daily"]
        assert ann.get("/practice/sagrada")["daily"]["puzzle"] == some("sagrada", today=True).id

    def test_the_first_try_has_the_verdict_and_a_later_one_may_solve_it(self, ann: Person) -> None:
        puzzle = some(today=True)
        found = attempt(ann, puzzle, puzzle.tried[-1].actions)["daily"]
        assert (found["solved"], found["streak"]) == (False, 0) and found["verdict"] in ("mistake", "blunder")
        again = attempt(ann, puzzle, puzzle.best.actions)["daily"]
        assert (again["solved"], again["verdict"], again["streak"]) == (True, found["verdict"], 1)
        assert attempt(ann, puzzle, puzzle.tried[-1].actions)["daily"]["solved"], "it stays solved"

    def test_who_looks_at_the_solution_first_has_not_solved_it(self, ann: Person) -> None:
        puzzle = some(today=True)
        shown = attempt(ann, puzzle, [])
        assert (shown["right"], shown["verdict"], shown["loss"]) == (False, "shown", None)
        assert shown["best"]
        found = attempt(ann, puzzle, puzzle.best.actions)["daily"]
        assert (found["solved"], found["verdict"], found["streak"]) == (False, "shown", 0)

    def test_days_in_a_row_are_counted(self, ann: Person) -> None:
        now = wall_ms()
        for day in (0, 1):
            with patch.object(practice_routes, "wall_ms", lambda day=day: now + day * DAY_MS):
                today = puzzles.of_day("basilica", daily.day_of(now + day * DAY_MS))
                assert today is not None
                assert attempt(ann, today, today.best.actions)["daily"]["streak"] == day + 1

    def test_what_a_guest_has_solved_goes_along_to_an_account(self, ann: Person, bob: Person) -> None:
        puzzle = some(today=True)
        bob.post("/account", 201, name="Bob", password="long enough")
        attempt(ann, puzzle, puzzle.best.actions)
        ann.post("/session", name="Bob", password="long enough")
        assert ann.get("/practice/basilica")["daily"]["solved"]
        assert ann.get("/practice/basilica")["puzzles"][-1]["solved"]


@pytest.mark.usefixtures("made_at_once")
class TestMistakes:
    def test_clear_mistakes_of_reviewed_games_are_there_to_be_solved(self, ann: Person, bob: Person) -> None:
        table = played(ann)
        assert ann.get("/practice/fantazja")["mistakes"] == [], "not before a review"
        review = reviewed(ann, table)
        found = ann.get("/practice/fantazja")["mistakes"]
        wrong = [one for one in review["decisions"] if one["verdict"] in ("mistake", "blunder")]
        assert [one["position"] for one in found] == [
            one["position"] for one in sorted(wrong, key=lambda one: (-one["loss"], one["position"]))
        ]
        assert bob.get("/practice/fantazja")["mistakes"] == []
        mistake = found[0]
        path = f"/practice/fantazja/{mistake['puzzle']}"
        (judged,) = [one for one in wrong if one["position"] == mistake["position"]]
        position = ann.get(path)
        assert (position["table"], position["seat"]) == (table, judged["seat"])
        played_again = ann.post(f"{path}/attempt", actions=texts(judged["played"]))
        assert (played_again["right"], played_again["loss"]) == (False, judged["loss"])
        assert ann.post(f"{path}/attempt", actions=texts(judged["best"]))["right"]
        assert ann.get("/practice/fantazja")["mistakes"][-1]["puzzle"] == mistake["puzzle"], "solved: last"
        forked = ann.post(f"{path}/table", 201, player="novice")
        assert ann.watch(forked["table"], seat=judged["seat"])["mover"] == judged["seat"]
        assert bob.get(path, 404)["code"] == "no-such-puzzle", "not his seat"
        assert bob.post(f"{path}/attempt", 404, actions=texts(judged["best"]))["code"] == "no-such-puzzle"

    def test_a_good_decision_is_no_puzzle_nor_is_one_of_another_game(self, ann: Person) -> None:
        table = played(ann)
        review = reviewed(ann, table)
        good = next(one for one in review["decisions"] if one["verdict"] == "best")
        name = f"{table}.{good['position']}"
        assert ann.get(f"/practice/fantazja/{name}", 404)["code"] == "no-such-puzzle"
        assert ann.get(f"/practice/basilica/{name}", 404)["code"] == "no-such-puzzle"
        assert ann.get(f"/practice/fantazja/{table}.999999", 404)["code"] == "no-such-puzzle"

    def test_nothing_can_be_asked_of_a_running_game(self, ann: Person) -> None:
        table = ann.open("fantazja", "me", "me")
        for ask in (ann.get, ann.post):
            suffix = "" if ask == ann.get else "/attempt"
            body = {} if ask == ann.get else {"actions": []}
            refused = ask(f"/practice/fantazja/{table}.3{suffix}", 409, **body)
            assert refused["code"] == "not-over"

    def test_a_sealed_game_of_the_day_is_not_practised_with(self, ann: Person) -> None:
        table = played(ann)
        reviewed(ann, table)
        name = ann.get("/practice/fantazja")["mistakes"][0]["puzzle"]
        with patch.object(review_routes, "is_sealed", lambda match: True):
            assert ann.get(f"/practice/fantazja/{name}", 409)["code"] == "day-is-running"
        found, today = Store.reviews_with_puzzles, daily.day_of(wall_ms())

        async def of_today(store: Store, *about: Any) -> Any:
            return [(row, today) for row, _ in await found(store, *about)]

        with patch.object(Store, "reviews_with_puzzles", of_today):
            assert ann.get("/practice/fantazja")["mistakes"] == []


class TestQuota:
    @pytest.fixture
    def settings(self, tmp_path: Path) -> Settings:
        return Settings.read({}, data=str(tmp_path), messages_a_minute=100_000, bots=1, hints_a_minute=2)

    def test_attempts_are_limited_for_each_user(self, ann: Person, bob: Person) -> None:
        puzzle = some()
        ann.get("/me")  # from here on she is known by her cookie
        for _ in range(2):
            attempt(ann, puzzle, puzzle.best.actions)
        refused = attempt(ann, puzzle, puzzle.best.actions, 429)
        assert refused["code"] == "too-often" and refused["params"]["retry"] > 0
        assert attempt(bob, puzzle, puzzle.best.actions)["right"], "somebody else may"
