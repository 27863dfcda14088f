"""PettingZoo: a game as an AEC environment, one agent a seat, with action masks."""

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
from rosace.rl.spaces import Setting, make_setting


def make(name: str, seats: int | None, render_mode: str | None, options: Mapping[str, Any]) -> Any:
    """The environment in PettingZoo's usual wrappers: whoever acts illegally loses, with -1."""
    env: Any = TableEnv(make_setting(name, seats, options), render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def make_parallel(name: str, seats: int | None, render_mode: str | None, options: Mapping[str, Any]) -> Any:
    return turn_based_aec_to_parallel(make(name, seats, render_mode, options))


def space_of(setting: Setting) -> spaces.Dict:
    """What a seat sees: the numbers, and which decisions are legal."""
    bounds = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(bounds.min, bounds.max, (setting.observation.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (setting.decisions,), np.int8),
        }
    )


class TableEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game, unwrapped: agents `seat_0`, `seat_1`, ... act as the game asks them.

    `reset(seed=...)` deals from that seed; without one the seeds of the games follow from the first.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None):
        super().__init__()
        if render_mode not in (None, *MODES):
            raise BadOptions(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.metadata = {
            "name": f"rosace_{setting.ruleset.spec.name}_v{setting.observation.version}",
            "render_modes": list(MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.setting = setting
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self._actions = {agent: spaces.Discrete(setting.decisions) for agent in self.possible_agents}
        self._observations = {agent: space_of(setting) for agent in self.possible_agents}
        self._seed, self._games = secrets.randbits(63), 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seed, self._games = index(seed), 0
        # The first game is that of the seed itself: the same as anywhere else.
        own = self._seed if self._games == 0 else scatter(self._seed, self._games)
        self._games += 1
        self.table = EnvGame(self.setting, own)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.mover]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.table.submit(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            points = zip(self.possible_agents, self.table.points(), strict=True)
            self.infos = {agent: {"points": number} for agent, number in points}
        else:
            self.agent_selection = self.possible_agents[self.table.mover]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return render(self.table.shown(self._viewer()), self.render_mode)

    def _repr_svg_(self) -> str:
        return self.table.shown(self._viewer()).svg

    def _viewer(self) -> int | None:
        """Whoever decides; everybody once it is over."""
        return None if self.table.over else self.table.mover

    def close(self) -> None:
        """Nothing is held open."""
