"""Gymnasium: one seat of a game as an environment, the other seats played by computer players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from rosace import players
from rosace.core.errors import BadOptions
from rosace.rl.aec import observation_space_of
from rosace.rl.env_game import EnvGame
from rosace.rl.rendering import MODES, render
from rosace.rl.spaces import make_setup


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):  # type: ignore[misc]
    """One seat against computer players, or solo where the game allows it.

    The reward comes at the end, from -1 to 1. An illegal action loses at once with -1.
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
        setup = make_setup(name, seats, options)
        if not 0 <= seat < setup.seats:
            raise BadOptions(f"seat is one of 0 to {setup.seats - 1}, not {seat}")
        if render_mode not in (None, *MODES):
            raise BadOptions(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.metadata = {"render_modes": list(MODES), "render_fps": 1}
        self.setup = setup
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(setup.decisions)
        self.observation_space = observation_space_of(setup)
        if setup.seats > 1:
            players.check_can_play(opponent, setup.ruleset)
        self._opponent = players.load(opponent)
        self._playing = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = seed if seed is not None else int(self.np_random.integers(1 << 62))
        self.game = EnvGame(self.setup, game_seed)
        self._players = [self._opponent.make() for _ in range(self.setup.seats)]
        self._play_opponents()
        return self.game.observe(self.seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self._playing:
            raise ResetNeeded("no game is being played: reset() begins one")
        if not self.game.is_legal(int(action)):
            self._playing = False
            reason = self.setup.ruleset.why_not(self.game.state, int(action))
            assert reason is not None
            return self.game.observe(self.seat), -1.0, True, False, {"illegal": reason.code}
        self.game.submit(int(action))
        self._play_opponents()
        if self.render_mode == "human":
            self.render()
        over = self.game.over
        info = {"points": self.game.points()} if over else {}
        return self.game.observe(self.seat), self.game.rewards()[self.seat], over, False, info

    def action_masks(self) -> Any:
        """The mask of legal decisions, under the name that maskable learners use."""
        return self.game.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return render(self.game.drawing(self.seat), self.render_mode)

    def _repr_svg_(self) -> str:
        return self.game.drawing(self.seat).svg

    def _play_opponents(self) -> None:
        """Play the other seats until ours is to move or the game is over."""
        game = self.game
        self._playing = False  # in case one of them fails
        while not game.over and game.to_move != self.seat:
            to_move = game.to_move
            rng = players.stream(game.seed, to_move, len(game.actions))
            game.submit(players.decide(self._players[to_move], self.setup.ruleset, game.state, to_move, rng))
        self._playing = not game.over
