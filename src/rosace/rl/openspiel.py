"""OpenSpiel: importing this registers the games in `pyspiel`, with chance nodes of their own.

    import pyspiel
    import rosace.rl.openspiel

    game = pyspiel.load_game("python_rosace_sagrada(players=3)")

Parameters are the number of seats (`players`) and the options of the game.
Decisions have the ids they have everywhere; an outcome of chance is its id less the number of decisions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core import registry
from rosace.core.errors import IllegalAction
from rosace.core.extras import extra
from rosace.core.ruleset import Option, Ruleset
from rosace.core.state import CHANCE, OVER
from rosace.rl.rendering import Shown
from rosace.rl.spaces import Setting, make_setting

with extra("openspiel"):
    import numpy as np
    import pyspiel

PREFIX = "python_rosace_"


def _parameter(option: Option, value: Any) -> Any:
    """The value of an option as a parameter.

    OpenSpiel takes what looks like a number for one, so options with such values are numbers, and a word
    among these is 0: `first=0` is `random`.
    """
    if any(str(item).isdigit() for item in option.values):
        return int(value) if str(value).isdigit() else 0
    return value


def _options(ruleset: Ruleset, params: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters stand for."""
    found = {}
    for option in ruleset.spec.options:
        if option.name in params:
            meant = [value for value in option.values if _parameter(option, value) == params[option.name]]
            found[option.name] = meant[0] if meant else params[option.name]
    return found


def _is_zero_sum(ruleset: Ruleset) -> bool:
    """What one seat wins the other loses, where there are two and never more or fewer."""
    return ruleset.spec.seats == (2,)


def _type_of(ruleset: Ruleset) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"{PREFIX}{ruleset.spec.name}",
        long_name=f"Rosace {ruleset.spec.name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
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
    """A game of ours with its seats and options; each has a class derived from this one."""

    kind: Any
    name: str

    def __init__(self, params: Mapping[str, Any] | None = None):
        given = params or {}
        options = _options(registry.get(self.name), given)
        self.setting: Setting = make_setting(self.name, given.get("players"), options)
        spec = self.setting.ruleset.spec
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setting.decisions,
            max_chance_outcomes=spec.actions.size - self.setting.decisions,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if _is_zero_sum(self.setting.ruleset) else None,
            max_game_length=spec.max_decisions,
        )
        super().__init__(self.kind, information, dict(given))

    def new_initial_state(self) -> RosaceState:
        return RosaceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            raise ValueError(f"there are no parameters for an observation, and not {params}")
        if iig_obs_type is None:
            return Observer(self.setting)
        if iig_obs_type.perfect_recall:
            raise ValueError("there are no information states: an observation is of one position")
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players know together is nobody's observation")
        alone = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.setting) if alone else Spectator(self.setting)


class _Held:
    """A position that copies itself quickly: pyspiel clones a state by copying its fields deeply."""

    def __init__(self, position: Any):
        self.position = position

    def __deepcopy__(self, memo: Any) -> _Held:
        return _Held(self.position.clone())


class RosaceState(pyspiel.State):  # type: ignore[misc]
    """A position; `position` is ours, true and with its secrets."""

    def __init__(self, game: RosaceGame):
        super().__init__(game)
        self.setting = game.setting
        self._held = _Held(game.setting.new())

    @property
    def position(self) -> Any:
        return self._held.position

    def current_player(self) -> Any:
        mover = self.position.to_move()
        return {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(mover, mover)

    def is_terminal(self) -> bool:
        return bool(self.position.to_move() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.to_move() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.chance()
        total = sum(weight for _, weight in outcomes)
        return [(action - self.setting.decisions, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        own = self._own(action)
        if self.position.check(own) != 0:  # pyspiel asks nobody, and a kernel trusts its caller
            reason = self.setting.ruleset.why_not(self.position, own)
            assert reason is not None
            raise IllegalAction(reason)
        self.position.apply(own)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return self.setting.ruleset.text(action + (self.setting.decisions if chance else 0))

    def _own(self, action: int) -> int:
        """Our id of an action of OpenSpiel's."""
        return action + (self.setting.decisions if self.position.to_move() == CHANCE else 0)

    def returns(self) -> list[float]:
        seats = range(self.setting.seats)
        return [self.position.utility(seat) if self.is_terminal() else 0.0 for seat in seats]

    def __str__(self) -> str:
        return str(Shown(self.setting.ruleset, self.position, None))


class Observer:
    """What a player sees, as OpenSpiel asks for it: a flat tensor, the blocks in their shapes, a text."""

    def __init__(self, setting: Setting):
        self._setting = setting
        self._numbers = np.zeros(setting.observation.size, np.int16)
        self.tensor = np.zeros(setting.observation.size, np.float32)
        self.dict = setting.observation.split(self.tensor)

    def set_from(self, state: RosaceState, player: int) -> None:
        self._setting.observation.encode(state.position, player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: RosaceState, player: int) -> str:
        return str(Shown(self._setting.ruleset, state.position, player))


class Spectator:
    """What everybody sees, as a text; there are no numbers of it."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def __init__(self, setting: Setting):
        self._setting = setting

    def set_from(self, state: RosaceState, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: RosaceState, player: int) -> str:
        return str(Shown(self._setting.ruleset, state.position, None))


def _register(ruleset: Ruleset) -> None:
    # A class, and not a function that makes one: pyspiel's list of games outlives the interpreter, and
    # what it lets go of then must not be the last reference.
    kind = _type_of(ruleset)
    own = type(f"Rosace{ruleset.spec.name.title()}", (RosaceGame,), {"kind": kind, "name": ruleset.spec.name})
    pyspiel.register_game(kind, own)


for _game in map(registry.get, registry.names()):
    if _game.observation is not None:
        _register(_game)
