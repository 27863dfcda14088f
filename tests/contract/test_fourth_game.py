"""A game of somebody else's, Nim, wherever ours are played: the server, learners, and the levels offered.

It is in plain Python, without chance and without secrets. `docs/adding-a-game.md` installs it and plays it in
the terminal and the arena; the browser plays it in web/tests/browser/generic.test.mjs.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from starlette.testclient import TestClient

from rosace import i18n, players
from rosace.arena import simulate
from rosace.arena.setup import Setup
from rosace.cli.terminal_game import TerminalGame
from rosace.core import registry
from rosace.core.errors import BadOptions, IllegalAction
from rosace.core.state import OVER
from rosace.rl import VectorGame, gymnasium_env, pettingzoo_env
from rosace.server import table_routes
from rosace.server.app import create
from rosace.server.settings import Settings
from server.playing.people import Person

from .cups import RULESET as CUPS
from .nim import EXAMPLE
from .nim import RULESET as NIM

CAN_PLAY = ["novice", "apprentice"]


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nim as an installed package, here and in the processes of computer players."""
    about = tmp_path / "nim-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[rosace.games]\nnim = nim.game:RULESET\n")
    path = [str(tmp_path), str(EXAMPLE), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path))
    monkeypatch.setitem(registry._found(), "nim", ("nim.game", "RULESET"))
    i18n._bundle.cache_clear()
    yield
    i18n._bundle.cache_clear()


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Person]:
    app: Any = create(Settings.read({}, data=str(tmp_path / "data"), messages_a_minute=100_000, bots=1))
    with TestClient(app) as first:
        person = Person(app, first.portal)
        yield person
        person.leave()


def test_a_whole_game_on_a_server(ann: Person) -> None:
    (nim,) = (game for game in ann.get("/games")["games"] if game["name"] == "nim")
    assert nim["levels"] == CAN_PLAY and nim["seats"] == [2]
    assert "choice-nim-take" in ann.get("/games/nim/words", lang="pl")
    table = ann.open("nim", "me", "apprentice", assist={"hints": True})
    assert ann.watch(table, want=["view", "choices", "sheet", "picture"])["terms"]["stand_in"] == "apprentice"
    assert len(ann.views[table]["choices"]) == 12 and ann.views[table]["picture"].startswith("<svg")
    hint = ann.post(f"/tables/{table}/hint")
    assert hint["action"] in [choice["id"] for choice in ann.views[table]["choices"]]
    while ann.views[table]["status"] == "playing":
        if ann.views[table]["mover"] == 0:
            ann.decide(table)
        else:
            ann.hear()
    result = ann.views[table]["result"]
    assert result["kind"] == "rules" and sorted(result["scores"]) == [0, 1]
    assert "game: nim" in ann.get(f"/tables/{table}/record")


def test_a_server_refuses_a_level_that_cannot_play(ann: Person) -> None:
    for asked in ({"places": ["me", "journeyman"]}, {"places": ["me", "free"], "stand_in": "master"}):
        refused = ann.post("/tables", 400, game="nim", **asked)
        assert refused["code"] == "player-cannot-play"
        assert "nim is not compiled" in refused["message"] and "novice, apprentice" in refused["message"]
    table = ann.open("nim", "me", "free")
    assert ann.post(f"/tables/{table}/bots", 400, seat=1, player="master")["code"] == "player-cannot-play"
    assert ann.post(f"/tables/{table}/bots", seat=1, player="novice")["status"] == "playing"
    assert ann.open("fantazja", "me", "journeyman", stand_in="master")


def test_games_that_are_broken_are_left_out(
    ann: Person, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_routes, "_left_out", set())
    monkeypatch.setitem(registry._found(), "gone", ("no_such_module", "RULESET"))
    monkeypatch.setitem(registry._found(), "cups", ("contract.cups", "RULESET"))  # no words lie beside it
    monkeypatch.setattr(logging.getLogger("rosace.server"), "propagate", True)
    with caplog.at_level(logging.WARNING, "rosace.server"):
        for _ in range(2):
            names = [game["name"] for game in ann.get("/games")["games"]]
    assert names == ["basilica", "fantazja", "nim", "sagrada"]
    said = {record.fields["game"]: record.fields["said"] for record in caplog.records}
    assert len(caplog.records) == 2  # once each
    assert "no_such_module" in said["gone"] and "has no words" in said["cups"]


def test_the_levels_of_a_game_in_plain_python() -> None:
    assert list(players.levels_for(NIM)) == CAN_PLAY
    assert players.default_level(NIM) == players.default_level(NIM, "grandmaster") == "apprentice"
    assert players.default_level(NIM, "novice") == "novice"
    for game in ("basilica", "fantazja", "sagrada"):
        assert players.levels_for(registry.get(game)).keys() == players.LEVELS.keys()
        assert players.default_level(registry.get(game)) == "journeyman"


@pytest.mark.parametrize("level", ["journeyman", "search:depth=2"])
def test_a_level_that_cannot_play_is_refused_before_the_game(level: str) -> None:
    names = [level, "random"]
    for begin in (
        lambda: TerminalGame.new(NIM, names, {}, 1),
        lambda: simulate.simulate(NIM, names, games=1),
        lambda: Setup.make(NIM, names),
        lambda: gymnasium_env("nim", opponent=level),
    ):
        with pytest.raises(BadOptions, match="searches, and nim is not compiled .* random, greedy, novice"):
            begin()


def test_a_name_that_differs_from_the_entry_point_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._found(), "marienbad", ("nim.game", "RULESET"))
    with pytest.raises(BadOptions, match="its spec calls it 'nim'"):
        registry.get("marienbad")
    rulesets, errors = registry.load_all()
    assert NIM in rulesets and list(errors) == ["marienbad"]


# Learners.


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_environments_of_a_game_in_plain_python(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo_env("nim", last_wins=False), num_cycles=100)
    assert "Passed API test" in capsys.readouterr().out
    env = gymnasium_env("nim", opponent="apprentice", seat=1)
    check_env(env.unwrapped, skip_render_check=True)
    observation, _ = env.reset(seed=5)
    assert observation["observation"].shape == (4,) and observation["action_mask"].shape == (15,)


def test_openspiel_knows_that_nothing_is_drawn_or_hidden(capfd: pytest.CaptureFixture[str]) -> None:
    import pyspiel

    from rosace.rl import openspiel

    openspiel._register(NIM)
    game = pyspiel.load_game("python_rosace_nim(last_wins=False)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    assert game.max_chance_outcomes() == 0 and not game.new_initial_state().position.last_wins
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    sagrada = pyspiel.load_game("python_rosace_sagrada").get_type()
    assert sagrada.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert sagrada.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


@pytest.mark.parametrize("auto_reset", [True, False])
def test_a_batch_of_a_game_in_plain_python(auto_reset: bool) -> None:
    batch = VectorGame("nim", 3, seed=4, threads=2, auto_reset=auto_reset)
    alone, rng, ended = [NIM.new() for _ in range(3)], np.random.default_rng(2), 0
    for _ in range(40):
        chosen = batch.legal[np.arange(3), (rng.random(3) * batch.counts).astype(int)]
        batch.step(chosen)
        for i, state in enumerate(alone):
            waited = state.to_move() == OVER
            if not waited:
                state.apply(int(chosen[i]))
            over = state.to_move() == OVER
            assert batch.done[i] == over
            worth = [state.utility(seat) if over and not waited else 0 for seat in range(2)]
            assert batch.rewards[i].tolist() == worth
            assert not over or batch.points[i].tolist() == [state.score(seat) for seat in range(2)]
            ended += over and not waited
            if over and auto_reset:
                state.copy_from(NIM.new())
            assert batch.to_move[i] == state.to_move() and batch.state(i).key() == state.key()
            assert batch.observations[i].tolist() == [*state.heaps, 1]
            assert np.flatnonzero(batch.masks[i]).tolist() == state.legal()
            assert batch.legal[i, : batch.counts[i]].tolist() == state.legal()
    assert ended > 3 if auto_reset else ended == 3
    if not auto_reset:
        batch.restart()
        assert batch.to_move.tolist() == [0, 0, 0]
    with pytest.raises(IllegalAction):
        batch.step([4, 0, 0])  # five stones of a heap of three
    batch.close()


def test_chance_of_a_batch_is_drawn_from_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two Cups has chance; it is shown to learners as the number of pebbles that lie in cups."""
    from rosace.core.observation import Block, ObservationSpec

    def encode(state: Any, seat: int, out: Any) -> int:
        out[0] = len(state.placed)
        return 1

    spec = ObservationSpec(1, (Block("placed", (1,), "pebbles in cups"),), encode)
    monkeypatch.setitem(registry._found(), "cups", ("contract.cups", "RULESET"))
    monkeypatch.setattr(type(CUPS), "observation", spec)

    def hands(seed: int) -> list[int]:
        batch = VectorGame("cups", 40, seed=seed)
        assert batch.masks.shape == (40, 4) and not batch.observations.any()
        return [batch.state(i).hand for i in range(40)]

    assert hands(1) == hands(1) != hands(2)
    assert set(hands(1)) == {0, 1}


def test_a_compiled_game_with_an_encoder_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its batch is stepped in Python, and deals what the compiled one deals."""
    compiled = VectorGame("sagrada", 2, seats=2, seed=3)
    monkeypatch.setattr(registry.get("sagrada").observation, "address", 0)
    plain = VectorGame("sagrada", 2, seats=2, seed=3)
    for _ in range(20):
        for name in ("observations", "masks", "counts", "to_move", "rewards"):
            assert (getattr(plain, name) == getattr(compiled, name)).all(), name
        chosen = compiled.legal[:, 0].copy()
        compiled.step(chosen)
        plain.step(chosen)


def test_a_game_without_an_observation_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(NIM), "observation", None)
    for make in (pettingzoo_env, gymnasium_env, lambda name: VectorGame(name, 2)):
        with pytest.raises(BadOptions, match="nim has no observation: give its ruleset an ObservationSpec"):
            make("nim")
