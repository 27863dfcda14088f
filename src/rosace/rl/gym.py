"""Gymnasium: one seat of a game as an environment, the other seats played by players of ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from rosace import players
from rosace.core.errors import BadOptions
from rosace.rl.aec import space_of
from rosace.rl.env_game import EnvGame
from rosace.rl.rendering import MODES, render
from rosace.rl.spaces import make_setting


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):  # type: ignore[misc]
    """A seat against players of a name, or alone where the game is for one.

    The reward is that of the end, from -1 to 1. An illegal action loses the game at once, with -1.
    """

    def __init__(
        self,
        name: str,
        opponent: str,
        seat: int,
        seats: int | None,
        render_mode: str | None,
        options: Mapping[str, Any],
    ):
        setting = make_setting(name, seats, options)
        if not 0 <= seat < setting.seats:
            raise BadOptions(f"seat is one of 0 to {setting.seats - 1}, not {seat}")
        if render_mode not in (None, *MODES):
            raise BadOptions(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.setting = setting
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(setting.decisions)
        self.observation_space = space_of(setting)
        self._opponent = players.load(opponent)
        self._playing = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        own = seed if seed is not None else int(self.np_random.integers(1 << 62))
        self.table = EnvGame(self.setting, own)
        self._players = [self._opponent.make() for _ in range(self.setting.seats)]
        self._answer()
        return self.table.observe(self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self._playing:
            raise ResetNeeded("no game is being played: reset() begins one")
        if not self.table.is_legal(int(action)):
            self._playing = False
            reason = self.setting.ruleset.why_not(self.table.state, int(action))
            assert reason is not None
            return self.table.observe(self.seat), -1.0, True, False, {"illegal": reason.code}
        self.table.submit(int(action))
        self._answer()
        if self.render_mode == "human":
            self.render()
        over = self.table.over
        info = {"points": self.table.points()} if over else {}
        return self.table.observe(self.seat), self.table.rewards()[self.seat], over, False, info

    def action_masks(self) -> Any:
        """Which decisions are legal, as maskable learners ask for it."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return render(self.table.shown(self.seat), self.render_mode)

    def _repr_svg_(self) -> str:
        return self.table.shown(self.seat).svg

    def _answer(self) -> None:
        """Let the others play until the seat is asked or the game is over."""
        table = self.table
        self._playing = False  # should one of them fail
        while not table.over and table.mover != self.seat:
            mover = table.mover
            rng = players.stream(table.seed, mover, len(table.actions))
            table.submit(players.decide(self._players[mover], self.setting.ruleset, table.state, mover, rng))
        self._playing = not table.over
