"""OpenSpiel: importing this registers the games in `pyspiel`, with explicit chance nodes.

    import pyspiel
    import rosace.rl.openspiel

    game = pyspiel.load_game("python_rosace_sagrada(players=3)")

Parameters are the number of seats (`players`) and the options of the game.
Decisions keep their ids; a chance outcome has its id minus the number of decisions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core import registry
from rosace.core.errors import IllegalAction
from rosace.core.extras import extra
from rosace.core.ruleset import Option, Ruleset
from rosace.core.state import CHANCE, OVER
from rosace.rl.rendering import Drawing
from rosace.rl.spaces import GameSetup, make_setup

with extra("openspiel"):
    import numpy as np
    import pyspiel

PREFIX = "python_rosace_"


def _parameter(option: Option, value: Any) -> Any:
    """The value of an option as a parameter.

    OpenSpiel reads a value that looks like a number as a number. Options with such values are therefore
    numbers, and a word among them is 0: `first=0` is `random`.
    """
    if any(str(choice).isdigit() for choice in option.values):
        return int(value) if str(value).isdigit() else 0
    return value


def _options(ruleset: Ruleset, params: Mapping[str, Any]) -> dict[str, Any]:
    """The options that the parameters mean."""
    options = {}
    for option in ruleset.spec.options:
        if option.name in params:
            matching = [value for value in option.values if _parameter(option, value) == params[option.name]]
            options[option.name] = matching[0] if matching else params[option.name]
    return options


def _is_zero_sum(ruleset: Ruleset) -> bool:
    """Zero-sum: the game is always for exactly two seats."""
    return ruleset.spec.seats == (2,)


def _type_of(ruleset: Ruleset) -> Any:
    utility = pyspiel.GameType.Utility
    chance, information = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"{PREFIX}{ruleset.spec.name}",
        long_name=f"Rosace {ruleset.spec.name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if ruleset.has_chance else chance.DETERMINISTIC,
        information=(
            information.IMPERFECT_INFORMATION if ruleset.has_secrets else information.PERFECT_INFORMATION
        ),
        utility=utility.ZERO_SUM if _is_zero_sum(ruleset) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(ruleset.spec.seats),
        min_num_players=min(ruleset.spec.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": ruleset.spec.seats[0],
            **{option.name: _parameter(option, option.values[0]) for option in ruleset.spec.options},
        },
    )


class RosaceGame(pyspiel.Game):  # type: ignore[misc]
    """A Rosace game with its seats and options; each game has a subclass."""

    game_type: Any
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None):
        parameters = params or {}
        options = _options(registry.get(self.name), parameters)
        self.setup: GameSetup = make_setup(self.name, parameters.get("players"), options)
        spec = self.setup.ruleset.spec
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setup.decisions,
            max_chance_outcomes=spec.actions.size - self.setup.decisions,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if _is_zero_sum(self.setup.ruleset) else None,
            max_game_length=spec.max_decisions,
        )
        super().__init__(self.game_type, information, dict(parameters))

    def new_initial_state(self) -> RosaceState:
        return RosaceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise ValueError(f"there are no parameters for an observation, and not {params}")
        if iig_obs_type is None:
            return Observer(self.setup)
        if iig_obs_type.perfect_recall:
            raise ValueError("there are no information states: an observation is of one position")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players know together is nobody's observation")
        single_player = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.setup) if single_player else Spectator(self.setup)


class _PositionHolder:
    """Makes deep copies of a position fast: pyspiel clones a state with deepcopy."""

    def __init__(self, position: Any):
        self.position = position

    def __deepcopy__(self, memo: Any) -> _PositionHolder:
        return _PositionHolder(self.position.clone())


class RosaceState(pyspiel.State):  # type: ignore[misc]
    """A position; `position` is the true Rosace state, hidden information included."""

    def __init__(self, game: RosaceGame):
        super().__init__(game)
        self.setup = game.setup
        self._holder = _PositionHolder(game.setup.new())

    @property
    def position(self) -> Any:
        return self._holder.position

    def current_player(self) -> Any:
        to_move = self.position.to_move()
        return {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(to_move, to_move)

    def is_terminal(self) -> bool:
        return bool(self.position.to_move() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.to_move() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.chance()
        total = sum(weight for _, weight in outcomes)
        return [(action - self.setup.decisions, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        our_id = self._our_id(action)
        if self.position.check(our_id) != 0:  # neither pyspiel nor the kernel checks it
            reason = self.setup.ruleset.why_not(self.position, our_id)
            assert reason is not None
            raise IllegalAction(reason)
        self.position.apply(our_id)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return self.setup.ruleset.text(action + (self.setup.decisions if chance else 0))

    def _our_id(self, action: int) -> int:
        """The Rosace id of an OpenSpiel action."""
        return action + (self.setup.decisions if self.position.to_move() == CHANCE else 0)

    def returns(self) -> list[float]:
        seats = range(self.setup.seats)
        return [self.position.utility(seat) if self.is_terminal() else 0.0 for seat in seats]

    def __str__(self) -> str:
        return str(Drawing(self.setup.ruleset, self.position, None))


class Observer:
    """A player's observation for OpenSpiel: a flat tensor, blocks in their shapes, and a text."""

    def __init__(self, setup: GameSetup):
        self._setting = setup
        self._numbers = np.zeros(setup.observation.size, np.int16)
        self.tensor = np.zeros(setup.observation.size, np.float32)
        self.dict = setup.observation.split(self.tensor)

    def set_from(self, state: RosaceState, player: int) -> None:
        self._setting.observation.encode(state.position, player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: RosaceState, player: int) -> str:
        return str(Drawing(self._setting.ruleset, state.position, player))


class Spectator:
    """The public observation, as text only."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def __init__(self, setup: GameSetup):
        self._setting = setup

    def set_from(self, state: RosaceState, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: RosaceState, player: int) -> str:
        return str(Drawing(self._setting.ruleset, state.position, None))


def _register(ruleset: Ruleset) -> None:
    # A class, not a function: pyspiel's list of games outlives the interpreter, so it must not hold the
    # last reference.
    game_type = _type_of(ruleset)
    game_class = type(
        f"Rosace{ruleset.spec.name.title()}",
        (RosaceGame,),
        {"game_type": game_type, "name": ruleset.spec.name},
    )
    pyspiel.register_game(game_type, game_class)


for _game in registry.load_all()[0]:
    if _game.observation is not None:
        _register(_game)
