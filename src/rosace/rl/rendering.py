"""Positions drawn: as text, as SVG, and by themselves in a notebook."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from rosace.core import registry
from rosace.core.ruleset import Ruleset
from rosace.i18n import Translator

WIDTH = 110  # signs of a line, where no terminal says how wide it is


class Shown:
    """A view of a position: `str` is text, and a notebook finds the SVG."""

    def __init__(self, ruleset: Ruleset, state: Any, seat: int | None):
        if seat is not None and not 0 <= seat < state.seats:
            raise IndexError(f"there is no seat {seat}")
        self._game = ruleset
        self._view = ruleset.view(state, seat)

    def __str__(self) -> str:
        console = Console(file=StringIO(), width=WIDTH, color_system=None, force_terminal=False)
        console.print(self._game.draw(self._view, Translator(), WIDTH), highlight=False, soft_wrap=True)
        assert isinstance(console.file, StringIO)
        return console.file.getvalue()

    def _repr_svg_(self) -> str:
        return self._game.picture(self._view)

    @property
    def svg(self) -> str:
        """The drawing as an SVG document."""
        return self._repr_svg_()


def show(state: Any, seat: int | None = None) -> Shown:
    """A position as a seat sees it, or a spectator; the last line of a notebook's cell draws it."""
    return Shown(game_of(state), state, seat)


def game_of(state: Any) -> Ruleset:
    """The game a state is of."""
    for ruleset in map(registry.get, registry.names()):
        if type(ruleset.new()) is type(state):
            return ruleset
    raise TypeError(f"a {type(state).__name__} is no position of a game that is registered")


MODES = ("human", "ansi", "svg")


def render(shown: Shown, mode: str | None) -> str | None:
    """What `render()` of an environment returns: text or SVG; `human` prints the text."""
    if mode == "svg":
        return shown.svg
    if mode == "human":
        print(shown)
        return None
    return str(shown) if mode == "ansi" else None
