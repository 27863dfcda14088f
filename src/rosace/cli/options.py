"""The options of games as options of commands: every game brings its own, this module knows none."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import wraps
from typing import Annotated, Any

import typer

from rosace.core import registry
from rosace.core.errors import BadOptions, RosaceError
from rosace.core.ruleset import Option
from rosace.i18n import Translator

PANEL = "Options of games"


def with_game_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Replace a command's parameter `options` by a flag for every option of every game.

    `--option NAME=VALUE` sets the same, for programs that do not know the games and for an option
    that is called like a parameter of the command.
    """
    own = inspect.signature(command, eval_str=True)
    flags = {
        name: _flag(name, where)
        for name, where in _options_of_games().items()
        if name.isidentifier() and name not in {*own.parameters, "option", "help"}
    }
    kept = [parameter for parameter in own.parameters.values() if parameter.name != "options"]

    @wraps(command)
    def run(**values: Any) -> Any:
        given = _pairs(values.pop("option") or ())
        for name in flags:
            value = values.pop(name)
            if value is not None:
                _put(given, name, value)
        return command(**values, options=given)

    run.__signature__ = own.replace(parameters=[*kept, *flags.values(), _generic()])  # type: ignore[attr-defined]
    return run


def _options_of_games() -> dict[str, list[tuple[str, Option]]]:
    """Option name -> the games that have it, each with its own form of it.

    A game that cannot be loaded has none here: the command that needs it says what is wrong with it.
    """
    found: dict[str, list[tuple[str, Option]]] = {}
    for game in registry.names():
        with suppress(RosaceError):
            for option in registry.get(game).spec.options:
                found.setdefault(option.name, []).append((game, option))
    return found


def _flag(name: str, where: list[tuple[str, Option]]) -> inspect.Parameter:
    switch = f"--{name.replace('_', '-')}"
    is_bool = all(set(option.values) == {False, True} for _, option in where)
    values = dict.fromkeys(written(value) for _, option in where for value in option.values)
    kind: Any = bool | None if is_bool else str | None
    info = typer.Option(
        f"{switch}/--no-{switch[2:]}" if is_bool else switch,
        help=" ".join(f"{_capital(describe(game, option))} ({game})." for game, option in where),
        metavar=None if is_bool else "|".join(values),
        rich_help_panel=PANEL,
        show_default=False,
    )
    return _parameter(name, kind, info)


def _generic() -> inspect.Parameter:
    info = typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="Any game option by name.",
        rich_help_panel=PANEL,
        show_default=False,
    )
    return _parameter("option", list[str] | None, info)


def _parameter(name: str, kind: Any, info: Any) -> inspect.Parameter:
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, info]
    )


def _pairs(texts: Iterable[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"write an option as NAME=VALUE, not {text!r}")
        _put(found, name.strip().replace("-", "_"), value.strip())
    return found


def _put(given: dict[str, Any], name: str, value: Any) -> None:
    before = written(given.setdefault(name, value))
    if before != written(value):
        raise BadOptions(f"option {name} is given twice: {before} and {written(value)}")


def _capital(text: str) -> str:
    """The text with its first letter, and no other, made large."""
    return text[:1].upper() + text[1:]


def describe(game: str, option: Option, words: Translator | None = None) -> str:
    """What an option of a game does, in words."""
    words = words or Translator()
    key = f"option-{game}-{option.name.replace('_', '-')}"
    values = ", ".join(written(value) for value in option.values)
    return words.say(key) if words.has(key) else values


def written(value: Any) -> str:
    """A value as it is written on a command line."""
    return str(value).lower()
