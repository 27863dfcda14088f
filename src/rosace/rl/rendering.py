"""Draw positions: as text, as SVG, and in notebooks."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from rosace.core import registry
from rosace.core.ruleset import Ruleset
from rosace.i18n import Translator

TEXT_WIDTH = 110  # letters per line


class Drawing:
    """A drawn position: `str()` is the text, `svg` the picture; notebooks show the picture."""

    def __init__(self, ruleset: Ruleset, state: Any, seat: int | None):
        if seat is not None and not 0 <= seat < state.seats:
            raise IndexError(f"there is no seat {seat}")
        self._ruleset = ruleset
        self._view = ruleset.view(state, seat)

    def __str__(self) -> str:
        console = Console(file=StringIO(), width=TEXT_WIDTH, color_system=None, force_terminal=False)
        console.print(
            self._ruleset.draw(self._view, Translator(), TEXT_WIDTH), highlight=False, soft_wrap=True
        )
        assert isinstance(console.file, StringIO)
        return console.file.getvalue()

    def _repr_svg_(self) -> str:
        return self._ruleset.picture(self._view)

    @property
    def svg(self) -> str:
        """The drawing as an SVG document."""
        return self._repr_svg_()


def show(state: Any, seat: int | None = None) -> Drawing:
    """A position as a seat sees it, by default a spectator. A notebook draws it.

    show(env.unwrapped.game.state)
    """
    return Drawing(ruleset_of(state), state, seat)


def ruleset_of(state: Any) -> Ruleset:
    """The ruleset of a state."""
    for ruleset in registry.load_all()[0]:
        if type(ruleset.new()) is type(state):
            return ruleset
    raise TypeError(f"a {type(state).__name__} is no position of a game that is registered")


MODES = ("human", "ansi", "svg")


def render(drawing: Drawing, mode: str | None) -> str | None:
    """The result of `render()` of an environment: text or SVG; `human` prints the text."""
    if mode == "svg":
        return drawing.svg
    if mode == "human":
        print(drawing)
        return None
    return str(drawing) if mode == "ansi" else None
