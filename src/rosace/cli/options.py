"""The options of the registered games as flags of commands."""

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
    signature = inspect.signature(command, eval_str=True)
    flags = {
        name: _flag(name, variants)
        for name, variants in _options_of_games().items()
        if name.isidentifier() and name not in {*signature.parameters, "option", "help"}
    }
    parameters = [parameter for parameter in signature.parameters.values() if parameter.name != "options"]

    @wraps(command)
    def run(**values: Any) -> Any:
        options = _parse_pairs(values.pop("option") or ())
        for name in flags:
            value = values.pop(name)
            if value is not None:
                _set_option(options, name, value)
        return command(**values, options=options)

    run.__signature__ = signature.replace(parameters=[*parameters, *flags.values(), _generic_flag()])  # type: ignore[attr-defined]
    return run


def _options_of_games() -> dict[str, list[tuple[str, Option]]]:
    """Option name -> the games that have it, each with its own variant of it.

    A game that cannot be loaded is skipped: the command that needs it reports the error.
    """
    options: dict[str, list[tuple[str, Option]]] = {}
    for game in registry.names():
        with suppress(RosaceError):
            for option in registry.get(game).spec.options:
                options.setdefault(option.name, []).append((game, option))
    return options


def _flag(name: str, variants: list[tuple[str, Option]]) -> inspect.Parameter:
    switch = f"--{name.replace('_', '-')}"
    is_bool = all(set(option.values) == {False, True} for _, option in variants)
    values = dict.fromkeys(option_text(value) for _, option in variants for value in option.values)
    kind: Any = bool | None if is_bool else str | None
    info = typer.Option(
        f"{switch}/--no-{switch[2:]}" if is_bool else switch,
        help=_help(variants),
        metavar=None if is_bool else "|".join(values),
        rich_help_panel=PANEL,
        show_default=False,
    )
    return _parameter(name, kind, info)


def _help(variants: list[tuple[str, Option]]) -> str:
    """The descriptions of an option; games with the same one share it: `First player (basilica, sagrada).`"""
    games: dict[str, list[str]] = {}
    for game, option in variants:
        games.setdefault(_capitalize(describe(game, option)), []).append(game)
    return " ".join(f"{description} ({', '.join(names)})." for description, names in games.items())


def _generic_flag() -> inspect.Parameter:
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


def _parse_pairs(texts: Iterable[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"write an option as NAME=VALUE, not {text!r}")
        _set_option(options, name.strip().replace("-", "_"), value.strip())
    return options


def _set_option(options: dict[str, Any], name: str, value: Any) -> None:
    before = option_text(options.setdefault(name, value))
    if before != option_text(value):
        raise BadOptions(f"option {name} is given twice: {before} and {option_text(value)}")


def _capitalize(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def describe(game: str, option: Option, translator: Translator | None = None) -> str:
    """What an option of a game does, as a sentence."""
    translator = translator or Translator()
    key = f"option-{game}-{option.name.replace('_', '-')}"
    values = ", ".join(option_text(value) for value in option.values)
    return translator.say(key) if translator.has(key) else values


def option_text(value: Any) -> str:
    """A value as it is written on a command line."""
    return str(value).lower()
