"""PettingZoo: a game as an AEC environment, one agent per seat, with action masks."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from rosace.core.errors import BadOptions
from rosace.core.rng import scatter
from rosace.rl.env_game import EnvGame
from rosace.rl.rendering import MODES, render
from rosace.rl.spaces import GameSetup, make_setup


def make(name: str, seats: int | None, render_mode: str | None, options: Mapping[str, Any]) -> Any:
    """The environment in PettingZoo's usual wrappers; an illegal action loses with -1."""
    env: Any = GameEnv(make_setup(name, seats, options), render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def make_parallel(name: str, seats: int | None, render_mode: str | None, options: Mapping[str, Any]) -> Any:
    return turn_based_aec_to_parallel(make(name, seats, render_mode, options))


def observation_space_of(setup: GameSetup) -> spaces.Dict:
    """The observation space of a seat: the numbers, and the mask of legal decisions."""
    bounds = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(bounds.min, bounds.max, (setup.observation.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (setup.decisions,), np.int8),
        }
    )


class GameEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game without wrappers: agents `seat_0`, `seat_1`, ... act when the game asks them.

    `reset(seed=...)` deals from that seed; without one, later seeds follow from the first.
    """

    def __init__(self, setup: GameSetup, render_mode: str | None = None):
        super().__init__()
        if render_mode not in (None, *MODES):
            raise BadOptions(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.metadata = {
            "name": f"rosace_{setup.ruleset.spec.name}_v{setup.observation.version}",
            "render_modes": list(MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.setup = setup
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.seats)]
        self._actions = {agent: spaces.Discrete(setup.decisions) for agent in self.possible_agents}
        self._observations = {agent: observation_space_of(setup) for agent in self.possible_agents}
        self._seed, self._games = secrets.randbits(63), 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed, self._games = index(seed), 0
        # The first game uses the seed itself, so it is the same game as everywhere else.
        game_seed = self._seed if self._games == 0 else scatter(self._seed, self._games)
        self._games += 1
        self.game = EnvGame(self.setup, game_seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.game.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.game.submit(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.game.rewards(), strict=True))
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            points = zip(self.possible_agents, self.game.points(), strict=True)
            self.infos = {agent: {"points": number} for agent, number in points}
        else:
            self.agent_selection = self.possible_agents[self.game.to_move]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return render(self.game.drawing(self._viewer()), self.render_mode)

    def _repr_svg_(self) -> str:
        return self.game.drawing(self._viewer()).svg

    def _viewer(self) -> int | None:
        """The seat to move; None, a spectator, once the game is over."""
        return None if self.game.over else self.game.to_move

    def close(self) -> None:
        """Nothing is held open."""
