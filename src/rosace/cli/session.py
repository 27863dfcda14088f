"""Playing at a table in the terminal: the screen, the questions and the commands."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from rosace import rulebook
from rosace.cli.common import read_text, seat_name, write_text
from rosace.cli.menu import Choice, Row, is_list, pick, rows
from rosace.cli.sheet import sheet_table
from rosace.cli.table import Table, load
from rosace.core.errors import BadAction, RosaceError
from rosace.core.game import Event, Reason
from rosace.core.journal import CannotTakeBack
from rosace.core.record import FORMAT
from rosace.words import Words

try:
    import readline  # line editing for `input`
except ImportError:  # not everywhere
    readline = None  # type: ignore[assignment]

COMMANDS = ("help", "why", "undo", "board", "score", "log", "rules", "save", "resume", "quit")


class Leave(Exception):
    """The person has had enough."""


class Session:
    """Asks people, lets computers answer, and tells what happens, until the game is over."""

    def __init__(self, table: Table, words: Words, out: Console):
        self.table = table
        self.words = words
        self.out = out
        self._shown = ""  # the board as last drawn
        self._looking: int | None = None  # the person before the screen
        self._commands: dict[str, Callable[[str], None]] = {
            name: getattr(self, f"_do_{name}") for name in COMMANDS
        }

    def run(self) -> None:
        """Play to the end, or until a person leaves."""
        try:
            self._tell(self.table.deal())
            while True:
                while not self.table.is_over():
                    self._one_decision()
                self._show_end()
                if not self.table.humans:
                    return
                self._after_end()
        except (Leave, EOFError, KeyboardInterrupt) as leaving:
            if not isinstance(leaving, Leave):
                self.out.print()
            self._say("cli-bye")

    # Decisions.

    def _one_decision(self) -> None:
        table = self.table
        if table.mover in table.humans:
            action = self._ask()
            if action is None:  # the table has changed: taken back, or another game
                return
        else:
            action = table.computer_decision()
        self._tell(table.decide(action))
        self._tell(table.deal())

    def _ask(self) -> int | None:
        """A legal decision of the person to move; None if a command changed the position."""
        self._curtain()
        self._show_board()
        choices = self._choices()
        narrowed = choices
        asked_at = (self.table, len(self.table.journal.actions))
        self._show_menu(narrowed)
        while True:
            typed = self._read()
            command, _, rest = typed.partition(" ")
            if command.lower() in self._commands:
                self._command(command.lower(), rest.strip())
                if asked_at != (self.table, len(self.table.journal.actions)):
                    return None
                continue
            found = pick(typed, narrowed) or pick(typed, choices)
            if len(found) == 1:
                return found[0].action
            if typed and not found:
                self._refuse(typed, choices)
                continue
            narrowed = found or choices
            self._show_menu(narrowed)

    def _choices(self) -> list[Choice]:
        game, state = self.table.game, self.table.state
        return [
            Choice(a, game.text(a), self.words(game.label(state, a)), game.touch(state, a))
            for a in state.legal()
        ]

    def _curtain(self) -> None:
        """Between two people: what one chose in secret must not stay on the screen for the other."""
        seat, before = self.table.mover, self._looking
        self._looking = seat
        if before in (None, seat) or not self.table.game.secret(self.table.state):
            return
        self._wipe()
        self._read(self.words.say("cli-curtain", seat=seat_name(self.words, seat)))
        self._wipe()

    def _wipe(self) -> None:
        self._shown = ""
        if readline is not None:
            readline.clear_history()
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J")  # the lines scrolled away, too
        self.out.clear()

    def _refuse(self, typed: str, choices: Sequence[Choice]) -> None:
        action = self._meant(typed, choices)
        reason = None if action is None else self.table.game.why_not(self.table.state, action)
        if reason is None:
            self._say("cli-not-understood", typed=typed, example=choices[0].notation)
        else:
            self._explain(reason)

    def _meant(self, typed: str, choices: Sequence[Choice]) -> int | None:
        """The action a text names, legal or not: whole, or without the kind if that is clear."""
        kinds = dict.fromkeys(choice.notation.split()[0] for choice in choices)
        for text in (typed, *(f"{kind} {typed}" for kind in kinds)):
            with contextlib.suppress(BadAction):
                return self.table.game.parse(text.lower())
        return None

    def _explain(self, reason: Reason) -> None:
        self.out.print(Text(f"{self.words.reason(reason)} ({reason.clause})", style="yellow"))

    # The screen.

    def _say(self, key: str, **params: Any) -> None:
        self.out.print(Text(self.words.say(key, **params)))

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            if event.seen_by(self.table.viewer):
                self.out.print(Text(f"· {self.words.event(event)}"))

    def _show_board(self, again: bool = False) -> None:
        game = self.table.game
        board = game.draw(game.view(self.table.state, self.table.viewer), self.words)
        if again or board != self._shown:
            self.out.print()
            self.out.print(board)
        self._shown = board

    def _show_menu(self, choices: Sequence[Choice]) -> None:
        ask = Text(f"\n{seat_name(self.words, self.table.mover)}", style="bold")
        ask.append(f"  {self.words(self.table.game.ask(self.table.state))}", style="not bold")
        self.out.print(ask)
        menu = rows(choices)
        if is_list(menu):
            self._show_list(Row(tuple(choices)))
        else:
            self._show_rows(menu)

    def _show_rows(self, menu: Sequence[Row]) -> None:
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column(overflow="fold")
        for number, row in enumerate(menu, 1):
            text = Text(row.label)
            if len(row.choices) > 1:
                text.append(f"  {' '.join(row.words)}", style="dim")
            grid.add_row(str(number), text)
        self.out.print(grid)

    def _show_list(self, row: Row) -> None:
        self.out.print(Padding(Text(row.label), (0, 2)))
        items = []
        for number, word in enumerate(row.words, 1):
            item = Text(f"{number:>3}", style="bold")
            items.append(item.append(f" {word}", style="not bold"))
        self.out.print(Columns(items, padding=(0, 2)))

    def _show_end(self) -> None:
        self._show_board()
        self._do_score("")

    def _after_end(self) -> None:
        """The game is over; what is left is looking at it and keeping it. Another may be resumed."""
        while self.table.is_over():
            self._say("cli-after-end")
            typed = self._read()
            command, _, rest = typed.partition(" ")
            if not typed:
                raise Leave
            if command in ("log", "score", "board", "save", "resume", "rules", "quit"):
                self._command(command, rest.strip())

    def _read(self, prompt: str = "") -> str:
        return self.out.input(Text(f"{prompt}> " if not prompt else f"{prompt} ", style="bold")).strip()

    # The commands.

    def _command(self, name: str, rest: str) -> None:
        try:
            self._commands[name](rest)
        except RosaceError as error:
            self._say("cli-failed", error=str(error))

    def _do_help(self, rest: str) -> None:
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 1))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        for name in COMMANDS:
            grid.add_row(self.words.say(f"cli-command-{name}"), self.words.say(f"cli-command-{name}-help"))
        self._say("cli-help")
        self.out.print(grid)

    def _do_why(self, rest: str) -> None:
        choices = self._choices()
        if not rest:
            self._say("cli-why-what", example=choices[0].notation)
            return
        if len(pick(rest, choices)) == 1:
            self._say("cli-why-legal", choice=pick(rest, choices)[0].label)
        else:
            self._refuse(rest, choices)

    def _do_undo(self, rest: str) -> None:
        try:
            undone = self.table.take_back()
        except CannotTakeBack:
            self._say("cli-cannot-undo")
            return
        self._say("cli-undone", choice=self.words(self.table.game.label(self.table.state, undone)))

    def _do_board(self, rest: str) -> None:
        self._show_board(again=True)

    def _do_score(self, rest: str) -> None:
        self.out.print()
        self.out.print(sheet_table(self.table.game.score_sheet(self.table.state), self.words))

    def _do_log(self, rest: str) -> None:
        for event in self.table.seen():
            self.out.print(Text(f"· {self.words.event(event)}", style="dim"))

    def _do_rules(self, rest: str) -> None:
        found = rulebook.clauses(self.table.game.spec.name)
        wanted = rest.upper()
        text = {name: found[name] for name in found if f"{name}.".startswith(f"{wanted}.")}
        if not wanted or not text:
            text = {name: title for name, title in found.items() if "." not in name}
            if wanted:
                self._say("cli-rules-none", clause=rest)
            self._say("cli-rules-chapters" if text else "cli-rules-elsewhere")
        for name, clause in text.items():
            self.out.print(Text(name, style="bold").append(f"  {clause}", style="not bold"))

    def _do_save(self, rest: str) -> None:
        if not rest:
            self._say("cli-save-where")
        elif self.table.game.secret(self.table.state):
            self._say("cli-save-secret")
        elif Path(rest).exists() and not _is_record(rest):
            self._say("cli-save-other", file=rest)
        else:
            write_text(rest, self.table.journal.record().dumps())
            self._say("cli-saved", file=rest)

    def _do_resume(self, rest: str) -> None:
        if not rest:
            self._say("cli-resume-which")
            return
        game, record = load(read_text(rest))
        self.table = Table.resumed(game, record, None)
        self._shown = ""
        self._looking = None
        self._say("cli-resumed", file=rest, actions=len(record.actions))
        self._tell(self.table.deal())

    def _do_quit(self, rest: str) -> None:
        raise Leave


def _is_record(path: str) -> bool:
    with contextlib.suppress(RosaceError):
        return read_text(path).startswith(FORMAT)
    return False
