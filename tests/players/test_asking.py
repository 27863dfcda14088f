"""What a player is shown and given, and how its name says more than who it is."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from rosace import players
from rosace.arena.contest import contest
from rosace.arena.ledger import Ledger
from rosace.arena.pool import LocalPool
from rosace.arena.setup import Setup
from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.rng import Rng
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE
from rosace.players import BadPlayer, Budget, Observation, decide, parse, stream

RULESET = registry.get("sagrada")


def position(seed: int = 3, ruleset: Ruleset = RULESET) -> Any:
    """A position in which there is something to choose."""
    state, rng = ruleset.new(2), Rng(seed)
    while state.to_move() == CHANCE or len(state.legal()) < 2:
        state.apply(state.sample(rng) if state.to_move() == CHANCE else state.legal()[0])
    return state


class Asked:
    """Answers with the first choice and remembers what it was given."""

    def __init__(self) -> None:
        self.observation: Observation | None = None
        self.budget: Any = None

    def choose(self, observation: Observation, budget: Budget) -> int:
        self.observation, self.given = observation, budget
        return observation.legal[0]


def asked(state: Any, seat: int, budget: Budget | None = None) -> tuple[Observation, Budget]:
    player = Asked()
    decide(player, RULESET, state, seat, Rng(5), budget)
    assert player.observation is not None
    return player.observation, player.given


def test_what_is_seen() -> None:
    state = position()
    seat = state.to_move()
    observation, budget = asked(state, seat)
    assert (observation.ruleset, observation.seat, budget) == (RULESET, seat, Budget())
    assert observation.legal == tuple(state.legal()) == tuple(observation.state.legal())
    assert observation.state is observation.state, "one state, on which it may go on"
    assert observation.view == RULESET.view(state, seat)
    assert isinstance(observation.rng, Rng)


def test_the_view_stays_right_whatever_is_done_to_the_state() -> None:
    state = position()
    observation, _ = asked(state, state.to_move())
    observation.state.apply(observation.legal[0])
    assert observation.state.key() != state.key()
    assert observation.view == RULESET.view(state, state.to_move())


def test_the_view_is_made_only_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    real = type(RULESET).view
    monkeypatch.setattr(type(RULESET), "view", lambda *given: made.append(given) or real(*given))
    observation, _ = asked(position(), position().to_move())
    assert made == []
    assert observation.view == observation.view and len(made) == 1


def test_a_player_may_draw_the_hidden_things_again() -> None:
    state = position()
    observation, _ = asked(state, state.to_move())
    keys = set()
    for _ in range(20):
        observation.state.determinize(observation.seat, observation.rng)
        assert RULESET.view(observation.state, observation.seat) == observation.view
        keys.add(observation.state.key())
    assert len(keys) > 1


def test_streams_differ_by_seed_seat_and_moment() -> None:
    words = {stream(*given).word() for given in ((1, 0, 5), (2, 0, 5), (1, 1, 5), (1, 0, 6))}
    assert len(words) == 4
    assert stream(1, 0, 5).word() == stream(1, 0, 5).word()


# Budgets.


@pytest.mark.parametrize(
    "given",
    [
        {"seconds": 0},
        {"seconds": -1},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"simulations": 0},
    ],
)
def test_budgets_that_are_none(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Budget(**given)


def test_a_budget_cannot_be_raised_by_the_player() -> None:
    with pytest.raises(AttributeError):
        Budget(1.0).seconds = 100.0  # type: ignore[misc]


def test_a_budget_of_the_table_and_one_of_ones_own(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "class Bot:\n    given = []\n    def choose(self, observation, budget):\n"
        "        self.given.append(budget)\n        return observation.legal[0]\n"
    )
    state = position()
    table = Budget(seconds=2.0, simulations=9)
    for settings, expected in (
        ("", table),
        (":time=0.5", Budget(seconds=0.5)),
        (":simulations=4", Budget(simulations=4)),
        (":time=1,simulations=4", Budget(1, 4)),
    ):
        player = players.get(f"{bot}:Bot{settings}")
        decide(player, RULESET, state, state.to_move(), Rng(0), table)
        assert player._player.given[-1] == expected  # type: ignore[attr-defined]


# Names.


@pytest.mark.parametrize(
    ("full", "path", "base", "settings", "budget"),
    [
        ("greedy", None, "greedy", {}, None),
        ("greedy:leaves=3", None, "greedy", {"leaves": 3}, None),
        ("champion:time=0.1", None, "champion", {}, Budget(0.1)),
        ("my-net:file=a/b.py:C,x=1.5", None, "my-net", {"file": "a/b.py:C", "x": 1.5}, None),
        ("bot.py:Bot", "bot.py", "Bot", {}, None),
        ("a/bot.py:Bot:depth=2,time=3", "a/bot.py", "Bot", {"depth": 2}, Budget(3)),
        ("C:\\bots\\bot.py:Bot:x=C:\\y", "C:\\bots\\bot.py", "Bot", {"x": "C:\\y"}, None),
        ("./a:b=c/bot.py:Bot", "./a:b=c/bot.py", "Bot", {}, None),
        (
            "x:a=true,b=False,c=-1,d=1e-3,e= text ",
            None,
            "x",
            {"a": True, "b": False, "c": -1, "d": 1e-3, "e": "text"},
            None,
        ),
        ("x:url=http://h:80/?q=1", None, "x", {"url": "http://h:80/?q=1"}, None),
    ],
)
def test_names_are_taken_apart(
    full: str, path: str | None, base: str, settings: dict[str, Any], budget: Budget | None
) -> None:
    name = parse(full)
    assert (name.full, name.path, name.base) == (full, path, base)
    assert name.settings == settings and name.budget == budget
    assert players.is_file(full) == (path is not None)


@pytest.mark.parametrize(
    ("full", "words"),
    [
        ("greedy:", "a setting is written NAME=VALUE, not ''"),
        ("greedy:leaves", "a setting is written NAME=VALUE, not 'leaves'"),
        ("greedy:leaves=3,", "a setting is written NAME=VALUE, not ''"),
        ("greedy:3=leaves", "a setting is written NAME=VALUE"),
        ("greedy:leaves=3,leaves=4", "leaves is set twice"),
        ("greedy:time=soon", "time is a number of seconds"),
        ("greedy:time=true", "time is a number of seconds"),
        ("greedy:simulations=1.5", "simulations a whole number"),
        ("greedy:time=0", "more than 0 seconds"),
        ("greedy:depth=3", "there is no setting depth; there are time, simulations, leaves"),
        ("random:x=1", "there is no setting x; there are time, simulations"),
        ("greedy\nrandom", "there is no player"),
    ],
)
def test_settings_that_are_refused(full: str, words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        players.get(full)


@pytest.mark.parametrize("leaves", ["0", "-3", "1.5", "many", "true"])
def test_settings_a_player_refuses(leaves: str) -> None:
    with pytest.raises(BadPlayer, match=rf"^player greedy:leaves={leaves}: leaves is a whole number"):
        players.get(f"greedy:leaves={leaves}")


def test_settings_reach_the_class(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "class Bot:\n    def __init__(self, number=0, **more):\n"
        "        self.number, self.more = number, more\n"
        "    def choose(self, observation, budget):\n        return observation.legal[self.number]\n"
    )
    state = position()
    player = players.get(f"{bot}:Bot:number=-1,name=x")
    assert decide(player, RULESET, state, state.to_move(), Rng(0)) == state.legal()[-1]
    assert player._player.more == {"name": "x"}  # type: ignore[attr-defined]
    assert players.name_of(player) == f"{bot}:Bot:number=-1,name=x"


def test_a_player_of_another_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry point, in an arena too: the processes there look for it themselves."""
    (tmp_path / "rosace_test_club.py").write_text(
        "class Member:\n    def __init__(self, number=0): self.number = number\n"
        "    def choose(self, observation, budget):\n        return observation.legal[self.number]\n"
    )
    info = tmp_path / "rosace_test_club-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: rosace-test-club\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[rosace.players]\nmember = rosace_test_club:Member\n")
    monkeypatch.syspath_prepend(tmp_path)
    players._entry_points.cache_clear()
    try:
        assert "member" in players.names() and not players.is_file("member:number=1")
        state = position()
        for number in (0, -1):
            player = players.get(f"member:number={number}")
            assert decide(player, RULESET, state, state.to_move(), Rng(0)) == state.legal()[number]
        made = Setup.make(RULESET, ["member", "member:number=-1"])
        assert {one["package"] for one in made.document["players"]} == {"rosace-test-club 1.0"}
        with Ledger(made, tmp_path / "out") as ledger:
            pool = LocalPool(1)
            try:
                assert [one.forfeit for one in contest(made, 2, ledger, pool)] == [None, None]
            finally:
                pool.close()
    finally:
        players._entry_points.cache_clear()


@pytest.mark.parametrize(
    ("points_to", "words"),
    [
        ("rosace_odd", "rosace_odd is no class with a method choose"),
        ("rosace_odd:Bot-x", "Bot-x is no class with a method choose"),
        ("rosace_odd:Outer.Missing", "Outer.Missing is no class"),
        ("rosace_nowhere:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("", "cannot be loaded: ValueError"),
        ("rosace_odd:Outer.Inner", None),
        ("rosace_odd : Outer [fast]", None),
    ],
)
def test_an_odd_entry_point_is_told_and_harms_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, points_to: str, words: str | None
) -> None:
    (tmp_path / "rosace_odd.py").write_text(
        "class Outer:\n    def choose(self, observation, budget): return observation.legal[0]\n"
        "    class Inner:\n        def choose(self, observation, budget): return observation.legal[0]\n"
    )
    entry_point = EntryPoint("odd", points_to, "rosace.players")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(players, "_entry_points", lambda: {"odd": entry_point})
    assert "odd" in players.names() and players.get("greedy")
    if words is None:
        assert players.get("odd")
    else:
        with pytest.raises(BadPlayer, match=words):
            players.get("odd")


def test_two_bots_do_not_share_what_has_the_same_name_beside_them(tmp_path: Path) -> None:
    for folder, module in (("one", "rosace_beside"), ("two", "rosace_beside"), ("three", "rosace_other")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"{module}.py").write_text(f"WHOSE = {folder!r}\n")
        (tmp_path / folder / "bot.py").write_text(
            f"from {module} import WHOSE\nclass Bot:\n    whose = WHOSE\n"
            "    def choose(self, observation, budget): return observation.legal[0]\n"
        )
    try:
        for folder in ("one", "three", "one"):
            assert players.get(f"{tmp_path / folder}/bot.py:Bot")._player.whose == folder  # type: ignore[attr-defined]
        with pytest.raises(BadPlayer, match="rosace_beside lies beside it, and beside another .*one"):
            players.get(f"{tmp_path / 'two'}/bot.py:Bot")
    finally:
        for module in ("rosace_beside", "rosace_other"):
            del sys.modules[module]


def test_a_bot_called_like_a_level_has_no_pace_of_that_level(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "class master:\n    def choose(self, observation, budget):\n"
        "        self.had = budget\n        return observation.legal[0]\n"
    )
    fantazja = registry.get("fantazja")
    assert "master" in fantazja.spec.seconds_per_decision
    state = position(ruleset=fantazja)
    player = players.get(f"{bot}:master")
    decide(player, fantazja, state, state.to_move(), Rng(0))
    assert player._player.had == Budget()  # type: ignore[attr-defined]


def test_a_name_over_two_lines(tmp_path: Path) -> None:
    bot = tmp_path / "b\not.py"
    bot.write_text("class Bot:\n    def choose(self, observation, budget):\n        return 0\n")
    with pytest.raises(BadOptions, match="one line"):
        players.get(f"{bot}:Bot")


def test_looking_at_a_name_runs_no_code(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(f"open({str(tmp_path / 'trace')!r}, 'w')\n")
    assert players.check(f"{bot}:Bot").path == str(bot)
    assert not (tmp_path / "trace").exists()


def test_every_player_of_a_kind_is_a_new_one(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("class Bot:\n    def choose(self, observation, budget):\n        return 0\n")
    kind = players.load(f"{bot}:Bot")
    assert kind.make()._player is not kind.make()._player  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "answer", ["True", "type('N', (int,), {'__eq__': lambda *a: True, '__hash__': lambda s: 0})(99)"]
)
def test_an_answer_is_the_number_it_is(tmp_path: Path, answer: str) -> None:
    """A number that calls itself equal to every other must not be taken for a legal one."""
    bot = tmp_path / "bot.py"
    bot.write_text(f"class Bot:\n    def choose(self, observation, budget):\n        return {answer}\n")
    state = position()
    player = players.get(f"{bot}:Bot")
    if 1 in state.legal() and answer == "True":
        assert type(decide(player, RULESET, state, state.to_move(), Rng(0))) is int
    else:
        with pytest.raises(BadPlayer, match="not legal now"):
            decide(player, RULESET, state, state.to_move(), Rng(0))


def test_a_long_complaint_is_cut(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "class Bot:\n    def choose(self, observation, budget):\n        raise ValueError('x' * 10_000)\n"
    )
    state = position()
    with pytest.raises(BadPlayer) as caught:
        decide(players.get(f"{bot}:Bot"), RULESET, state, state.to_move(), Rng(0))
    assert len(str(caught.value)) < 400 + len(str(bot)) and caught.value.code == "failed"
