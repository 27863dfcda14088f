"""Players: found by name, asked with a copy that knows no more than the seat, and held to the rules."""

import sys
from pathlib import Path
from typing import Any

import pytest

from rosace import players
from rosace.arena.simulate import play_game, simulate
from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.rng import Rng, scatter
from rosace.players import BadPlayer, Budget, Observation, decide
from rosace.players.greedy import Greedy, _sample

RULESET = registry.get("basilica")


class Toy:
    """A tree of decisions: a state is a nested dict, or a number at the end of an action.

    `seat` is the seat to move at the top; a key "foe" as first move hands the move to the other.
    """

    seats = 2

    def __init__(self, tree: Any, seat: int = 0, depth: int = 0):
        self.tree, self.seat, self.depth = tree, seat, depth

    def to_move(self) -> int:
        return self.seat

    def mid_action(self) -> bool:
        return self.depth > 0 and isinstance(self.tree, dict)

    def legal(self) -> list[int]:
        return [key for key in self.tree if isinstance(key, int)]

    def apply(self, action: int) -> None:
        self.tree = self.tree[action]
        self.depth += 1
        if isinstance(self.tree, dict):
            self.seat = 1 if "foe" in self.tree else 0

    def clone(self) -> "Toy":
        return Toy(self.tree, self.seat, self.depth)

    def copy_from(self, other: "Toy") -> None:
        self.tree, self.seat, self.depth = other.tree, other.seat, other.depth

    def determinize(self, seat: int, rng: Rng) -> None:
        pass

    def evaluate(self, seat: int) -> float:
        return float(self.tree if seat == 0 else -self.tree)


def greedy(tree: Any, seed: int = 0, leaves: int = 4_000) -> int:
    return decide(Greedy(leaves), RULESET, Toy(tree), 0, Rng(seed))


def test_names() -> None:
    assert players.names() == sorted(["greedy", "random", "search", *players.LEVELS])
    for name in (*players.names(), "greedy:leaves=3", "random:time=2"):
        assert players.name_of(players.get(name)) == name


@pytest.mark.parametrize("name", ["nobody", "", "base", "nobody:Class", "no/such/file.py:Bot"])
def test_unknown_players_are_refused(name: str) -> None:
    with pytest.raises(BadOptions, match="there is no (player|file)"):
        players.get(name)


def bot(tmp_path: Path, body: str, name: str = "Bot") -> str:
    path = tmp_path / "bot.py"
    path.write_text(f"class Bot:\n    def choose(self, observation, budget):\n        {body}\n")
    return f"{path}:{name}"


def test_a_bot_from_a_file(tmp_path: Path) -> None:
    player = players.get(bot(tmp_path, "return observation.legal[-1]"))
    assert decide(player, RULESET, Toy({1: 0, 2: 0}), 0, Rng(0)) == 2
    assert players.name_of(player).endswith("bot.py:Bot")


@pytest.mark.parametrize("body", ["return 9", "return None", "return 'x'", "return 1.0"])
def test_what_is_not_legal_is_refused_by_name(tmp_path: Path, body: str) -> None:
    with pytest.raises(BadPlayer, match=r"player .*bot.py:Bot chose .* not legal"):
        decide(players.get(bot(tmp_path, body)), RULESET, Toy({1: 0, 2: 0}), 0, Rng(0))


def test_a_bot_that_fails_says_where(tmp_path: Path) -> None:
    with pytest.raises(BadPlayer, match=r"bot.py:Bot failed in bot.py, line 3: ZeroDivisionError: "):
        decide(players.get(bot(tmp_path, "return 1 // 0")), RULESET, Toy({1: 0, 2: 0}), 0, Rng(0))


def test_files_that_are_no_players(tmp_path: Path) -> None:
    with pytest.raises(BadPlayer, match="no class with a method choose"):
        players.get(bot(tmp_path, "pass", name="Missing"))
    (tmp_path / "broken.py").write_text("def (")
    with pytest.raises(BadPlayer, match="cannot be loaded: SyntaxError"):
        players.get(f"{tmp_path}/broken.py:Bot")
    (tmp_path / "picky.py").write_text(
        "class Bot:\n    def __init__(self, x): ...\n    def choose(self): ...\n"
    )
    with pytest.raises(BadPlayer, match="cannot be made: TypeError"):
        players.get(f"{tmp_path}/picky.py:Bot")


def write_bot(path: Path, text: str) -> str:
    path.write_text(text)
    return f"{path}:Bot"


CHOOSE = "    def choose(self, observation, budget):\n        return observation.legal[0]\n"


@pytest.mark.parametrize(
    "head",
    [
        "class Bot:\n    __slots__ = ()\n",
        "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\n"
        "class Bot:\n    x: int = 3\n",
        "class Bot:\n    name = property(lambda self: 1 // 0)\n",
        "class Bot:\n    def __repr__(self): raise ValueError\n",
    ],
    ids=["slots", "dataclass", "name", "repr"],
)
def test_bots_of_every_make(tmp_path: Path, head: str) -> None:
    player = players.get(write_bot(tmp_path / "made.py", head + CHOOSE))
    assert decide(player, RULESET, Toy({1: 0, 2: 0}), 0, Rng(0)) == 1
    assert players.name_of(player).endswith("made.py:Bot")


def test_a_bot_may_import_what_lies_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.path", [*sys.path])
    (tmp_path / "rosace_test_helper.py").write_text(
        "def last(observation):\n    return observation.legal[-1]\n"
    )
    text = (
        "from rosace_test_helper import last\nclass Bot:\n    def choose(self, observation, budget):\n"
        "        import rosace_test_helper\n        return last(observation)\n"
    )
    player = players.get(write_bot(tmp_path / "importing.py", text))
    assert decide(player, RULESET, Toy({1: 0, 2: 0}), 0, Rng(0)) == 2
    assert sys.path[-1] == str(tmp_path), "behind everything else, so that it hides nothing"


def test_a_bot_that_cannot_be_loaded_leaves_no_module(tmp_path: Path) -> None:
    before = set(sys.modules)
    with pytest.raises(BadPlayer, match="cannot be loaded: ZeroDivisionError"):
        players.get(write_bot(tmp_path / "broken.py", "1 // 0"))
    assert not {name for name in set(sys.modules) - before if name.startswith("rosace_player")}


@pytest.mark.parametrize(
    "raised", ["SystemExit", "SystemExit(0)", "BaseException('x')", "GeneratorExit", "Mute"]
)
def test_whatever_a_bot_raises_is_named(tmp_path: Path, raised: str) -> None:
    mute = "class Mute(Exception):\n    def __str__(self): return 1 // 0\n"
    names = {
        "load": f"{mute}raise {raised}\n",
        "make": f"{mute}class Bot:\n    def __init__(self): raise {raised}\n{CHOOSE}",
        "fail": f"{mute}class Bot:\n    def choose(self, observation, budget): raise {raised}\n",
    }
    for name, text in names.items():
        with pytest.raises(BadPlayer, match=rf"{name}.py:Bot (cannot be loaded|cannot be made|failed in)"):
            decide(
                players.get(write_bot(tmp_path / f"{name}.py", text)), RULESET, Toy({1: 0, 2: 0}), 0, Rng(0)
            )


def test_an_interruption_is_no_failure_of_the_bot(tmp_path: Path) -> None:
    player = players.get(bot(tmp_path, "raise KeyboardInterrupt"))
    with pytest.raises(KeyboardInterrupt):
        decide(player, RULESET, Toy({1: 0, 2: 0}), 0, Rng(0))


@pytest.mark.parametrize(
    ("returned", "shown"),
    [
        ("type('X', (), {'__repr__': lambda self: 1 // 0})()", "chose a X, which"),
        ("type('X', (), {'__index__': lambda self: 1 // 0})()", "chose <"),
        ("'x' * 1000", "…, which is not legal"),
    ],
)
def test_whatever_a_bot_returns_is_shown(tmp_path: Path, returned: str, shown: str) -> None:
    with pytest.raises(BadPlayer, match=shown) as caught:
        decide(players.get(bot(tmp_path, f"return {returned}")), RULESET, Toy({1: 0, 2: 0}), 0, Rng(0))
    assert len(str(caught.value)) < len(str(tmp_path)) + 200


def test_a_name_that_is_no_file_at_all() -> None:
    for name in ("x" * 5000 + ".py:Bot", "a\0b.py:Bot"):
        with pytest.raises(BadOptions, match="there is no file"):
            players.get(name)


def test_what_a_bot_prints_goes_to_stderr(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (
        "print('loaded')\nclass Bot:\n    def __init__(self): print('made')\n"
        "    def choose(self, observation, budget):\n"
        "        print('asked')\n        return observation.legal[0]\n"
    )
    simulate(RULESET, [write_bot(tmp_path / "loud.py", text), "random"], games=1)
    out, err = capsys.readouterr()
    assert out == "" and all(word in err for word in ("loaded", "made", "asked"))


def test_a_single_choice_is_not_asked_for() -> None:
    class Mute:
        def choose(self, observation: Observation, budget: Budget) -> int:
            raise AssertionError("asked")

    assert decide(Mute(), RULESET, Toy({5: 0}), 0, Rng(0)) == 5


def test_a_player_gets_a_copy_drawn_anew() -> None:
    """A player must not reach the true state, nor what its seat cannot know."""
    asked: list[Observation] = []

    class Nosy:
        def choose(self, observation: Observation, budget: Budget) -> int:
            asked.append(observation)
            return observation.legal[0]

    class Secret(Toy):
        def clone(self) -> "Secret":
            return Secret(self.tree, self.seat, self.depth)

        def determinize(self, seat: int, rng: Rng) -> None:
            self.tree = {1: "drawn anew for", 2: seat}

    state = Secret({1: "true", 2: "true"})
    decide(Nosy(), RULESET, state, 0, Rng(0))
    assert asked[0].state.tree == {1: "drawn anew for", 2: 0}
    assert state.tree == {1: "true", 2: "true"}
    held = [value for value in vars(asked[0]).values() if isinstance(value, Toy)]
    assert held and all(value.tree != state.tree for value in held), "not even behind an underscore"


# Greedy.


def test_greedy_takes_the_best() -> None:
    assert greedy({1: 3, 2: 5, 3: 4}) == 2


def test_greedy_follows_an_action_to_its_end() -> None:
    assert greedy({1: 3, 2: {1: 0, 2: {1: 1, 2: 9}}, 3: 4}) == 2


def test_greedy_expects_the_worst_answer() -> None:
    assert greedy({1: 3, 2: {"foe": True, 1: 9, 2: 1}}) == 1
    assert greedy({1: 3, 2: {"foe": True, 1: 9, 2: {1: 1, 2: 4}}}) == 2


def test_greedy_breaks_ties_by_its_generator() -> None:
    chosen = {greedy({1: 3, 2: 3, 3: 0}, seed) for seed in range(20)}
    assert chosen == {1, 2}
    assert [greedy({1: 3, 2: 3}, 5) for _ in range(3)] == [greedy({1: 3, 2: 3}, 5)] * 3


def test_greedy_looks_at_a_bounded_number_of_ends() -> None:
    seen = 0

    class Counted(Toy):
        def clone(self) -> "Counted":
            return Counted(self.tree, self.seat, self.depth)

        def evaluate(self, seat: int) -> float:
            nonlocal seen
            seen += 1
            return super().evaluate(seat)

    tree = {i: {j: {k: i + j + k for k in range(9)} for j in range(9)} for i in range(9)}
    for leaves, expected in ((4_000, 729), (100, 100), (9, 9), (3, 3)):
        seen = 0
        decide(Greedy(leaves), RULESET, Counted(tree), 0, Rng(1))
        assert 0 < seen <= expected


def test_sampling_draws_without_repeating() -> None:
    for seed in range(20):
        sample = _sample(list(range(10)), 4, Rng(seed))
        assert len(set(sample)) == 4 and set(sample) <= set(range(10))
    assert _sample([1, 2, 3], 3, Rng(0)) == [1, 2, 3]


def test_decisions_of_a_game_repeat() -> None:
    seats = [players.get("greedy"), players.get("random")]
    outcomes = [play_game(RULESET, seats, {"festum": True}, scatter(1, 2)) for _ in range(2)]
    assert outcomes[0] == outcomes[1]


# Strength: one look ahead must beat none, from either seat.


def wins_of_greedy(games: int, seat: int, **options: Any) -> int:
    names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
    outcomes = simulate(RULESET, names, options, games=games, seed=20)
    return sum(outcome.winner == seat for outcome in outcomes)


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    assert wins_of_greedy(10, seat, festum=True) >= 9


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"variant": "2010"}, {"variant": "2022"}, {"festum": True}])
@pytest.mark.parametrize("seat", [0, 1])
def test_strength_of_greedy(seat: int, options: dict[str, Any]) -> None:
    assert wins_of_greedy(100, seat, **options) >= 95
