"""The five levels and the search they are made of: time, settings, strength."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest

from rosace import players
from rosace.arena.game_loop import play_game
from rosace.core import registry
from rosace.core.rng import Rng, scatter
from rosace.core.state import CHANCE, is_compiled
from rosace.players import BadPlayer, Budget, decide, levels
from rosace.search import Search, SearchResult, Settings

ROOT = Path(__file__).parent.parent.parent
SEARCHING = ("search", "journeyman", "master", "grandmaster")
BUSY = 30.0  # seconds too many, on the wall of a busy machine


def position(game: str = "basilica", choices: int = 5) -> Any:
    """A position with at least so many choices."""
    state, rng = registry.get(game).new(2), Rng(3)
    while state.to_move() == CHANCE or len(state.legal()) < choices:
        state.apply(state.sample(rng) if state.to_move() == CHANCE else state.legal()[0])
    return state


def forced() -> Any:
    """A position of Sagrada with a single choice."""
    state, rng = registry.get("sagrada").new(2), Rng(3)
    while len(legal := state.legal()) != 1:
        state.apply(legal[rng.pick(len(legal))] if legal else state.sample(rng))
    return state


def ask(player: players.Player, state: Any, budget: Budget | None = None, seed: int = 5) -> int:
    return decide(player, registry.get(_name(state)), state, state.to_move(), Rng(seed), budget)


def _name(state: Any) -> str:
    return str(type(state).__module__.split(".")[2])


class Recorder(Search):
    """A search that remembers what it was asked for and what it found."""

    runs: list[tuple[dict[str, Any], SearchResult]] = []

    def run(self, state: Any, **given: Any) -> SearchResult:
        result = super().run(state, **given)
        self.runs.append((given, result))
        return result


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[dict[str, Any], SearchResult]]:
    """The searches that players make from now on."""
    monkeypatch.setattr(levels, "Search", Recorder)
    monkeypatch.setattr(Recorder, "runs", [])
    return Recorder.runs


# Names and what is said of them.


def test_the_levels_from_gentle_to_strong() -> None:
    assert list(players.LEVELS) == ["novice", "apprentice", "journeyman", "master", "grandmaster"]
    assert set(players.LEVELS) < set(players.names())
    assert list(players.LEVELS.values()) == sorted(players.LEVELS.values())


def test_every_level_takes_the_time_that_is_stated() -> None:
    stated = {name: getattr(levels, name.title()) for name in players.LEVELS}
    for name, kind in stated.items():
        assert getattr(kind, "seconds", 0.0) == players.LEVELS[name]
        assert issubclass(kind, levels.Searcher) == (players.LEVELS[name] > 0)
    assert levels.Searcher.seconds == players.LEVELS["grandmaster"]


@pytest.mark.parametrize("place", ["src/rosace/players/levels.py", "docs/bots.md", "README.md"])
def test_the_documentation_states_the_same_times(place: str) -> None:
    text = (ROOT / place).read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `?(\w+)`? \|.*\| ([^|]+) \|$", text, re.MULTILINE))
    for name, seconds in players.LEVELS.items():
        own = (
            ""
            if place.endswith(".py")
            else "".join(
                f", {ruleset.spec.seconds_per_decision[name]:g} s in {ruleset.spec.name.title()}"
                for ruleset in map(registry.get, registry.names())
                if name in ruleset.spec.seconds_per_decision
            )
        )
        assert rows[name] == (f"{seconds:g} s{own}" if seconds else "negligible")


def test_a_game_may_have_a_pace_of_its_own(runs: list[Any], monkeypatch: Any) -> None:
    fantazja = registry.get("fantazja")
    assert players.levels_for(fantazja) == players.LEVELS | {"master": 0.04}
    assert players.levels_for(registry.get("basilica")) == players.LEVELS
    monkeypatch.setattr(Recorder, "run", lambda self, state, **given: runs.append(given) or _first(state))
    for name, seconds in (("master", 0.04), ("journeyman", 0.005), ("master:time=0.5", 0.5)):
        runs.clear()
        ask(players.get(name), position("fantazja"))
        assert runs[0]["seconds"] == seconds


# Budgets.


@pytest.mark.parametrize("name", SEARCHING)
def test_a_level_thinks_as_long_as_it_states(name: str, runs: list[Any], monkeypatch: Any) -> None:
    monkeypatch.setattr(Recorder, "run", lambda self, state, **given: runs.append(given) or _first(state))
    ask(players.get(name), position())
    assert (runs[0]["seconds"], runs[0]["simulations"]) == (players.LEVELS.get(name, 1.0), None)


def _first(state: Any) -> Any:
    return SearchResult(state.legal()[0], state.to_move(), (), (), 0, 0, 0, "budget", 0.0)


@pytest.mark.parametrize(
    ("settings", "table", "seconds", "simulations"),
    [
        ("", Budget(seconds=0.02), 0.02, None),
        ("", Budget(simulations=30), None, 30),
        ("", Budget(0.02, 30), 0.02, 30),
        (":time=0.01", Budget(), 0.01, None),
        (":time=0.01", Budget(seconds=60), 0.01, None),
        (":simulations=20", Budget(seconds=60), None, 20),
        (":time=60,simulations=20", Budget(simulations=10**9), 60, 20),
    ],
)
@pytest.mark.parametrize("name", SEARCHING)
def test_a_budget_of_the_name_or_of_the_caller_is_what_is_spent(
    name: str,
    settings: str,
    table: Budget,
    seconds: float | None,
    simulations: int | None,
    runs: list[tuple[dict[str, Any], SearchResult]],
) -> None:
    ask(players.get(name + settings), position(), table)
    ((given, result),) = runs
    assert (given["seconds"], given["simulations"]) == (seconds, simulations)
    if simulations is not None:
        assert 0 < result.simulations <= simulations


def test_all_simulations_are_made_where_nothing_ends_them(
    runs: list[tuple[dict[str, Any], SearchResult]],
) -> None:
    for number in (1, 37, 600):
        ask(players.get(f"search:simulations={number},early=false"), position())
    assert [result.simulations for _, result in runs] == [1, 37, 600]


def test_a_player_of_some_time_takes_it() -> None:
    for seconds in (0.03, 0.2):
        player = players.get(f"master:time={seconds},early=false")
        began = time.perf_counter()
        ask(player, position())
        assert seconds <= time.perf_counter() - began < seconds + BUSY


@pytest.mark.parametrize("name", ["novice", "apprentice"])
def test_the_gentle_levels_take_no_time_to_speak_of(name: str) -> None:
    """With any budget: they are done when they are done."""
    began = time.perf_counter()
    ask(players.get(name), position(), Budget(seconds=60))
    assert time.perf_counter() - began < BUSY


@pytest.mark.parametrize("name", players.LEVELS)
def test_a_single_choice_is_taken_at_once(name: str, runs: list[tuple[dict[str, Any], SearchResult]]) -> None:
    state = forced()
    began = time.perf_counter()
    assert [ask(players.get(f"{name}:time=60"), state)] == state.legal()
    assert time.perf_counter() - began < BUSY
    assert runs == []


# Settings.


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ("depth=-1", "depth cannot be -1"),
        ("depth=99999999999", "depth cannot be 99999999999"),
        ("depth=deep", "depth is a whole number, not 'deep'"),
        ("depth=1.5", "depth is a whole number, not 1.5"),
        ("exploration=-0.1", "exploration cannot be -0.1"),
        ("exploration=nan", "exploration cannot be nan"),
        ("exploration=inf", "exploration cannot be inf"),
        ("exploration=true", "exploration is a number, not True"),
        ("scale=0", "scale cannot be 0"),
        ("scale=inf", "scale cannot be inf"),
        ("margin=2", "margin cannot be 2"),
        ("prior=-1", "prior cannot be -1"),
        ("prior=inf", "prior cannot be inf"),
        ("preference=-1.0", "preference cannot be -1.0"),
        ("patience=-1", "patience cannot be -1"),
        ("patience=2147483648", "patience cannot be 2147483648"),
        ("nodes=5", "nodes cannot be 5"),
        ("suggests=1", "suggests is true or false, not 1"),
        ("keyed=no", "keyed is true or false, not 'no'"),
        ("plain=1", "plain is true or false, not 1"),
        ("threads=0", "threads cannot be 0"),
        ("threads=99999", "threads cannot be 99999"),
        ("threads=two", "threads is a whole number, not 'two'"),
        (
            "nonsense=1",
            "there is no setting nonsense; there are time, simulations, threads, plain, exploration,"
            " suggests, depth, scale, margin, prior, preference, patience, keyed, early, nodes",
        ),
    ],
)
@pytest.mark.parametrize("name", SEARCHING)
def test_settings_that_cannot_be_are_refused_when_the_player_is_made(
    name: str, settings: str, words: str
) -> None:
    with pytest.raises(BadPlayer) as caught:
        players.get(f"{name}:{settings}")
    assert str(caught.value) == f"player {name}:{settings}: {words}"


@pytest.mark.parametrize("name", registry.names())
def test_settings_change_those_of_the_game_or_the_plain_ones(
    name: str, runs: list[tuple[dict[str, Any], SearchResult]]
) -> None:
    ruleset, state = registry.get(name), position(name, 3)
    for settings, expected in (
        ("", Settings.of(ruleset)),
        (",depth=3,margin=1", Settings.of(ruleset, depth=3, margin=1)),
        (",plain=true", Settings()),
        (",plain=true,depth=3,exploration=0.5", Settings(depth=3, exploration=0.5)),
    ):
        player = players.get(f"search:simulations=4{settings}")
        ask(player, state)
        assert player._player._search.settings == expected  # type: ignore[attr-defined]


def test_threads_are_those_of_the_name(runs: list[tuple[dict[str, Any], SearchResult]]) -> None:
    ask(players.get("search:threads=2,early=false"), position(), Budget(simulations=601))
    assert runs[0][1].simulations == 600, "shared out evenly"


# Games that cannot be searched.


class Plain:
    """A state of a game in plain Python."""

    def legal(self) -> list[int]:
        return [1, 2]

    def clone(self) -> Plain:
        return self

    def determinize(self, seat: int, rng: Rng) -> None:
        pass


@pytest.mark.parametrize("name", SEARCHING)
def test_a_game_that_is_not_compiled_is_refused_in_words(name: str) -> None:
    """Whatever the game: here it is called Sagrada."""
    with pytest.raises(BadPlayer) as caught:
        decide(players.get(name), registry.get("sagrada"), Plain(), 0, Rng(0))
    assert str(caught.value) == (
        f"player {name}: sagrada is not compiled: greedy plays it, a search does not"
    )


# Repeating, and memory.


def game_of(names: list[str], game: str, number: int, budget: Budget | None = None) -> Any:
    ruleset = registry.get(game)
    return play_game(
        ruleset,
        [players.get(name) for name in names],
        ruleset.validate_options(2, {})[1],
        scatter(8, number),
        budget,
    )


@pytest.mark.parametrize("game", registry.names())
def test_games_repeat_with_a_number_of_simulations(game: str) -> None:
    number = 20 if is_compiled() else 3
    names = [f"master:simulations={number}", f"search:simulations={number},plain=true"]
    first, again = (game_of(names, game, 1) for _ in range(2))
    assert first == again
    assert first != game_of(names, game, 2)


def test_the_generator_of_the_seat_decides(runs: list[tuple[dict[str, Any], SearchResult]]) -> None:
    """The same one, the same search; another, another."""
    for seed in (5, 5, 6):
        ask(players.get("master"), position(), Budget(simulations=50), seed)
    seeds = [given["seed"] for given, _ in runs]
    assert seeds[0] == seeds[1] != seeds[2]
    assert runs[0][1] == runs[1][1] != runs[2][1]


@pytest.mark.parametrize("game", registry.names())
def test_one_search_serves_all_decisions_of_a_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its trees are large: to make them anew for each decision would cost more than thinking."""
    made: list[Search] = []

    class Counted(Search):
        def __init__(self, *given: Any):
            super().__init__(*given)
            made.append(self)

    monkeypatch.setattr(levels, "Search", Counted)
    outcome = game_of(["journeyman", "random"], game, 1, Budget(simulations=2))
    assert outcome.decisions > 20
    assert len(made) == 1


def test_another_game_has_a_search_of_its_own(runs: list[tuple[dict[str, Any], SearchResult]]) -> None:
    player = players.get("journeyman:simulations=2")
    used = []
    for game in ("basilica", "basilica", "sagrada"):
        ask(player, position(game, 3))
        used.append(player._player._search)  # type: ignore[attr-defined]
    assert used[0] is used[1] is not used[2]
    assert used[2].settings == Settings.of(registry.get("sagrada"))


# Strength, in a few games with a few simulations; docs/strength.md has what was measured.


def wins(first: str, second: str, game: str, games: int) -> int:
    """How many games the first wins, in either seat by turns."""
    won = 0
    for number in range(games):
        names = [first, second] if number % 2 == 0 else [second, first]
        won += game_of(names, game, number).winner == number % 2
    return won


@pytest.mark.parametrize("game", registry.names())
def test_novice_is_better_than_chance(game: str) -> None:
    assert wins("novice", "random", game, 20) >= 14


@pytest.mark.parametrize("game", registry.names())
def test_apprentice_is_better_than_novice(game: str) -> None:
    assert wins("apprentice", "novice", game, 10) >= 7


@pytest.mark.skipif(not is_compiled(), reason="takes minutes uncompiled")
@pytest.mark.parametrize("game", registry.names())
def test_what_searches_is_better_than_novice(game: str) -> None:
    """The three strongest levels differ in their time alone; this is about what journeyman's allows."""
    assert wins("journeyman:simulations=400", "novice", game, 10) >= 9
