"""The games as games of OpenSpiel: its own tests of the API, and its search."""

from __future__ import annotations

import unittest

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402
from open_spiel.python.algorithms.sample_some_states import sample_some_states  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import rosace.rl.openspiel  # noqa: E402, F401
from rosace.core import registry  # noqa: E402
from rosace.core.errors import IllegalAction  # noqa: E402
from rosace.core.rng import Rng  # noqa: E402
from sampling import sampled  # noqa: E402

NAMES = [
    "python_rosace_basilica",
    "python_rosace_basilica(variant=2010,festum=True,first=2)",
    "python_rosace_fantazja",
    "python_rosace_sagrada(players=1,difficulty=5,two_private=True)",
    "python_rosace_sagrada(players=3)",
]


def first_decision(name: str, seed: int = 1) -> pyspiel.State:
    rng, state = np.random.default_rng(seed), pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=weights)))
    return state


@pytest.mark.parametrize("name", sampled(NAMES, NAMES[2:4].__contains__))
def test_openspiels_random_simulation_passes(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES[::2])
def test_openspiels_api_tests_pass(name: str) -> None:
    class Own(api_test.EnforceAPIOnPartialTreeBase):
        game, game_name = pyspiel.load_game(name), name

        @classmethod
        def setUpClass(cls) -> None:
            cls.some_states = sample_some_states(cls.game, max_states=40)
            cls.game_type = cls.game.get_type()

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Own).run(result)
    assert result.testsRun >= 5
    assert result.failures + result.errors == []


def test_every_game_is_registered_with_its_options() -> None:
    registered = pyspiel.registered_names()
    assert {f"python_rosace_{name}" for name in registry.names()} <= set(registered)
    game = pyspiel.load_game(NAMES[1])
    assert game.setup.options == {"variant": "2010", "festum": True, "remove_six": False, "first": "2"}
    assert pyspiel.load_game(NAMES[0]).setup.options["first"] == "random"
    assert str(game) == "python_rosace_basilica(festum=True,first=2,players=2,remove_six=False,variant=2010)"
    with pytest.raises(Exception, match="first must be one of random, 1, 2, not 7"):
        pyspiel.load_game("python_rosace_basilica(first=7)")


@pytest.mark.parametrize("name", NAMES)
def test_ids_texts_and_observations_are_ours(name: str) -> None:
    state = first_decision(name)
    setting, player = state.get_game().setup, state.current_player()
    assert state.legal_actions() == state.position.legal()
    assert state.get_game().num_distinct_actions() == setting.decisions
    texts = [state.action_to_string(player, action) for action in state.legal_actions()]
    assert texts == [setting.ruleset.text(action) for action in state.position.legal()]
    ours = setting.observation.vector(state.position, player)
    assert state.observation_tensor(player) == list(ours)
    seen = make_observation(state.get_game())
    seen.set_from(state, player)
    assert seen.dict["phase"].sum() == 1
    assert seen.tensor.tolist() == list(ours)


def observed(private: pyspiel.PrivateInfoType) -> pyspiel.IIGObservationType:
    return pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=private)


def test_a_player_is_told_nothing_that_it_cannot_know() -> None:
    state = first_decision("python_rosace_fantazja")
    other = state.clone()
    other.position.determinize(0, Rng(3))
    assert other.position.key() != state.position.key()
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_tensor(0) == state.observation_tensor(0)
    everybodys = make_observation(state.get_game(), observed(pyspiel.PrivateInfoType.NONE))
    assert everybodys.string_from(state, 0) == everybodys.string_from(other, 1)
    with pytest.raises(ValueError, match="nobody's observation"):
        state.get_game().make_py_observer(observed(pyspiel.PrivateInfoType.ALL_PLAYERS))
    remembering = pyspiel.IIGObservationType(perfect_recall=True)
    with pytest.raises(ValueError, match="no information states"):
        make_observation(state.get_game(), remembering)
    with pytest.raises(ValueError, match="no information states"):
        state.information_state_string(0)
    with pytest.raises(IndexError, match="no seat 2"):
        make_observation(state.get_game()).set_from(state, 2)
    with pytest.raises(ValueError, match="no parameters"):
        state.get_game().make_py_observer(params={"a": 1})


def test_a_clone_goes_its_own_way() -> None:
    state = first_decision("python_rosace_basilica")
    key, clone = state.position.key(), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.position.key() == key != clone.position.key()


@pytest.mark.parametrize("name", NAMES[::2])
def test_what_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    """pyspiel does not ask, and a compiled game would write wherever a wrong id leads it."""
    start, state = pyspiel.load_game(name).new_initial_state(), first_decision(name)
    for position in (start, state):
        key, history = position.position.key(), position.history()
        for wrong in (-2, position.get_game().num_distinct_actions(), 10**6):
            with pytest.raises(IllegalAction):
                position.apply_action(wrong)
        assert (position.position.key(), position.history()) == (key, history)


@pytest.mark.parametrize("name", NAMES[::2])
def test_openspiels_search_plays(name: str) -> None:
    state = first_decision(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    chance = np.random.RandomState(2)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 4, evaluator, random_state=chance, solve=False)
    assert bot.step(state) in state.legal_actions()
