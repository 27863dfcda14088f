"""Printing in the terminal: events, menus, and clearing the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from rosace.cli.menu import Choice, Row, is_list, rows
from rosace.core.ruleset import Event
from rosace.i18n import Translator

try:
    import readline  # line editing for `input`
except ImportError:  # not on every platform
    readline = None  # type: ignore[assignment]

EMPTY_LINES = 100  # more than a screen has


def can_wipe(out: Console) -> bool:
    """Whether the screen can be cleared: not in a pipe, nor where TERM is dumb."""
    return out.is_terminal and not out.is_dumb_terminal


def wipe(out: Console) -> None:
    """Clear the screen and the history of input; where that is impossible, scroll it out of sight."""
    if readline is not None:
        readline.clear_history()
    out.clear()
    if can_wipe(out):
        # Clear the scrollback last: on some terminals clearing the screen scrolls it there.
        out.file.write("\x1b[3J")
        out.file.flush()
    else:
        out.print("\n" * EMPTY_LINES)


def print_events(out: Console, translator: Translator, events: Sequence[Event], style: str = "") -> None:
    """Print one line per event; neighbours such as the dice of a round share a line."""
    for line in translator.events(events):
        out.print(Text(f"· {line}", style=style))


def print_menu(out: Console, choices: Sequence[Choice]) -> None:
    """Print the choices with their numbers: as pictures, as a list or as rows."""
    menu = rows(choices)
    if any(choice.picture for choice in choices) and len(menu) == len(choices):
        _print_pictures(out, choices)
    elif is_list(menu):
        _print_list(out, Row(tuple(choices)))
    else:
        _print_rows(out, menu)


def _print_rows(out: Console, menu: Sequence[Row]) -> None:
    grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column(overflow="fold")
    for number, row in enumerate(menu, 1):
        text = Text(row.label)
        if len(row.choices) > 1:
            separator = " / " if any(" " in word for word in row.words) else " "
            text.append(f"  {separator.join(row.words)}", style="dim")
        grid.add_row(str(number), text)
    out.print(grid)


def _print_pictures(out: Console, choices: Sequence[Choice]) -> None:
    pictures = []
    for number, choice in enumerate(choices, 1):
        title = Text(f"{number:>3}", style="bold").append(f" {choice.label}", style="not bold")
        pictures.append(Group(title, Padding(Text.from_markup(choice.picture or ""), (0, 0, 1, 4))))
    out.print(Columns(pictures, padding=(0, 2)))


def _print_list(out: Console, row: Row) -> None:
    if row.label != "…":  # where they share some words
        out.print(Padding(Text(row.label), (0, 2)))
    entries = []
    for number, word in enumerate(row.words, 1):
        entry = Text(f"{number:>3}", style="bold")
        entries.append(entry.append(f" {word}", style="not bold"))
    out.print(Columns(entries, padding=(0, 2)))
