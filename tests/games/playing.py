"""Playing a game by its notation, for the tests of every game."""

from __future__ import annotations

from typing import Any

from rosace.core.game import Game
from rosace.core.state import CHANCE


class Playing:
    """Functions on states of one game."""

    def __init__(self, game: Game):
        self.game = game

    def texts(self, state: Any, start: str = "") -> set[str]:
        """The legal decisions that begin so."""
        return {text for text in map(self.game.text, state.legal()) if text.startswith(start)}

    def ends(self, state: Any, start: str) -> set[str]:
        """The last words of the legal decisions that begin so: mostly cells."""
        return {text.split()[-1] for text in self.texts(state, start + " ")}

    def outcomes(self, state: Any) -> dict[str, int]:
        """The outcomes of a chance node with their weights."""
        return {self.game.text(action): weight for action, weight in state.chance()}

    def settle(self, state: Any) -> Any:
        """Let the first possible outcome happen, in place, until a seat decides or the game is over."""
        while state.to_move() == CHANCE:
            state.apply(state.chance()[0][0])
        return state

    def step(self, state: Any, *notations: str) -> Any:
        """The state right after these decisions and outcomes, chance not asked."""
        state = state.clone()
        for notation in notations:
            action = self.game.parse(notation)
            assert state.check(action) == 0, f"{notation} is refused: {self.game.why_not(state, action)}"
            possible = {found for found, _ in state.chance()} | set(state.legal())
            assert action in possible, f"{notation} is not listed"
            state.apply(action)
        return state

    def play(self, state: Any, *notations: str) -> Any:
        """The state after these decisions; chance outcomes not named among them are the first possible.

        It stops at the next decision, or right after a chance outcome if that is named last.
        """
        state = state.clone()
        for notation in notations:
            if not self._is_chance(notation):
                self.settle(state)
            state = self.step(state, notation)
        return state if notations and self._is_chance(notations[-1]) else self.settle(state)

    def _is_chance(self, notation: str) -> bool:
        return self.game.spec.actions.family(self.game.parse(notation)).chance
