"""Playing at a table in the terminal: the questions and the commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from rosace import rulebook
from rosace.cli import saving, screen
from rosace.cli.common import naming, read_text
from rosace.cli.menu import Choice, has_words, is_numbered, pick
from rosace.cli.sheet import seen_table
from rosace.cli.terminal_game import TerminalGame, load
from rosace.core.errors import BadAction, RosaceError
from rosace.core.journal import CannotTakeBack
from rosace.core.ruleset import Event, Reason, Ruleset
from rosace.i18n import Translator
from rosace.players import BadPlayer

COMMANDS = ("help", "why", "undo", "board", "look", "score", "log", "rules", "save", "resume", "quit")
WITHOUT_QUESTION = ("board", "look", "score", "log", "rules", "save", "save!", "resume", "quit")
FEW = 8  # choices named in a line


class Leave(Exception):
    """The person has had enough."""


class Session:
    """Asks people, lets computers answer, and tells what happens, until the game is over."""

    def __init__(self, table: TerminalGame, words: Translator, out: Console):
        self.table = table
        self.words = words
        self.out = out
        self._choices: list[Choice] = []  # of the question asked now
        self._menu: list[Choice] = []  # those of them on the screen
        self._saved = 0  # how much of the game a file has
        self._warned = False  # that the screen cannot be wiped
        self._shown = ""  # the board as last drawn
        self._looking: int | None = None  # the person before the screen
        self._heard: dict[int | None, int] = {}  # how much of the story a seat has been told
        self._forget()
        self._commands: dict[str, Callable[[str], None]] = {
            name: getattr(self, f"_do_{name}") for name in COMMANDS
        } | {"save!": lambda rest: self._save(rest, replacing=True)}

    def run(self) -> None:
        """Play to the end, or until a person leaves."""
        try:
            self.table.deal()
            self._tell()
            while True:
                while not self.table.is_over():
                    self._one_decision()
                self._show_end()
                if not self.table.humans:
                    return
                self._after_end()
        except (Leave, EOFError, KeyboardInterrupt) as leaving:
            if self.table.hushed:
                self._wipe()
            elif not isinstance(leaving, Leave):
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
            try:
                action = table.computer_decision()
            except BadPlayer as error:
                self._without_player(error)
                return
        table.decide(action)
        table.deal()
        self._tell()

    def _ask(self) -> int | None:
        """A legal decision of the person to move; None if a command changed the position."""
        self._curtain()
        self._show_board()
        self._choices = self._menu = self._legal()
        asked_at = (self.table, len(self.table.journal.actions))
        self._show_menu()
        while True:
            typed = self._read()
            if self._is_command(typed):
                self._command(typed)
                if asked_at != (self.table, len(self.table.journal.actions)):
                    return None
                continue
            found = self._understood(typed)
            if len(found) == 1:
                return found[0].action
            if typed and not found:
                self._refuse(typed)
                continue
            self._menu = found or self._choices
            self._show_menu()

    def _legal(self) -> list[Choice]:
        ruleset, state, say = self.table.ruleset, self.table.state, self.words
        return [
            Choice(
                action,
                ruleset.text(action),
                say(ruleset.label(state, action)),
                ruleset.touch(state, action),
                ruleset.preview(state, action, say),
            )
            for action in state.legal()
        ]

    def _understood(self, typed: str) -> list[Choice]:
        """The choices a text can mean. Whole notation means itself, legal or not, and nothing like it.

        A number is one of the list on the screen; a word may be of any choice there is.
        """
        action = _whole(self.table.ruleset, typed)
        if action is not None:
            return [choice for choice in self._choices if choice.action == action]
        return pick(typed, self._menu) or ([] if is_numbered(typed) else pick(typed, self._choices))

    def _is_command(self, typed: str) -> bool:
        """Whether a text begins with a command and is not the notation of a choice."""
        return _command_of(typed)[0] in self._commands and all(
            choice.notation != typed for choice in self._choices
        )

    def _without_player(self, error: BadPlayer) -> None:
        """A computer player has failed: let a person keep the game, undo, or have it asked again."""
        if not self.table.humans:
            raise error
        self._say("cli-player-failed", error=str(error))
        try:
            typed = self._read()
        except EOFError:
            raise error from None
        if _command_of(typed)[0] in ("undo", *WITHOUT_QUESTION):
            self._command(typed)

    # Secrets between people at one screen.

    def _curtain(self) -> None:
        """Between two people: what only one of them may know must not stay on the screen for the other.

        While they change places the screen is a spectator's. Then the next one is told what has
        happened since that seat last looked.
        """
        seat, before = self.table.mover, self._looking
        self._looking = seat
        if not self.table.hushed:
            return
        self._warn()
        if before != seat:
            if before is not None:
                self._wipe()
                self._print_events(self.table.seen(None, self._heard[None]))
            self._heard[None] = len(self.table.story)
            self._read(self.words.say("cli-curtain", seat=self.words(self.table.ruleset.seat_name(seat))))
            if before is not None:
                self._wipe()
        self._print_events(self.table.seen(seat, self._heard[seat]))
        self._heard[seat] = len(self.table.story)

    def _wipe(self) -> None:
        self._shown = ""
        screen.wipe(self.out)

    def _warn(self) -> None:
        """Say, once, that a screen with secrets cannot be wiped."""
        if not self._warned and not screen.can_wipe(self.out):
            self.out.print(Text(self.words.say("cli-cannot-wipe"), style="yellow"))
        self._warned = True

    def _forget(self) -> None:
        """Take the story so far as told: the table is a new one."""
        self._shown = ""
        self._saved = len(self.table.journal.actions)
        self._looking = None
        self._heard = dict.fromkeys((None, *range(len(self.table.seats))), len(self.table.story))

    # Refusals.

    def _refuse(self, typed: str) -> None:
        """Say why a text cannot be chosen: the reason, or what it could mean, or that it means nothing."""
        meant = self._meant(typed)
        reasons = {self._reason(reason): reason for reason in map(self._why_not, meant) if reason is not None}
        if len(reasons) == 1:
            self._explain(*reasons.values())
        elif meant:
            self._say_which([self.table.ruleset.text(action) for action in meant])
        else:
            self._say("cli-not-understood", typed=typed, example=self._choices[0].notation)

    def _meant(self, typed: str) -> list[int]:
        """The actions a text may name, legal or not: a whole notation, or parts of one now in question."""
        ruleset = self.table.ruleset
        kinds = dict.fromkeys(choice.notation.split()[0] for choice in self._choices)
        whole = _first_whole(ruleset, [typed, *(f"{kind} {typed}" for kind in kinds)])
        if whole or is_numbered(typed) or not typed:
            return whole
        known = _notations(ruleset).items()
        found = [action for text, action in known if text.split()[0] in kinds and has_words(typed, text)]
        others = [family.kind for family in ruleset.spec.actions.families if not family.chance]
        return found or _first_whole(ruleset, [f"{kind} {typed}" for kind in others])

    def _why_not(self, action: int) -> Reason | None:
        return self.table.ruleset.why_not(self.table.state, action)

    def _reason(self, reason: Reason) -> str:
        return f"{self.words.reason(reason)} ({reason.clause})"

    def _say_which(self, texts: Sequence[str]) -> None:
        more = ["…"] if len(texts) > FEW else []
        self._say("cli-which", choices=", ".join([*texts[:FEW], *more]))

    def _explain(self, reason: Reason) -> None:
        self.out.print(Text(self._reason(reason), style="yellow"))

    # The screen.

    def _say(self, key: str, **params: Any) -> None:
        self.out.print(Text(self.words.say(key, **params)))

    def _tell(self) -> None:
        """Tell what has happened, unless it must wait for the curtain."""
        if self.table.hushed:
            return
        self._print_events(self.table.seen(self.table.viewer, self._heard[self._looking]))
        self._heard = dict.fromkeys(self._heard, len(self.table.story))

    def _print_events(self, events: Sequence[Event], style: str = "") -> None:
        screen.print_events(self.out, self.words, events, style)

    def _show_board(self, again: bool = False) -> None:
        ruleset = self.table.ruleset
        board = ruleset.draw(ruleset.view(self.table.state, self.table.viewer), self.words, self.out.width)
        if again or board != self._shown:
            self.out.print()
            self.out.print(board)
        self._shown = board

    def _show_menu(self) -> None:
        ask = Text(f"\n{self.words(self.table.ruleset.seat_name(self.table.mover))}", style="bold")
        ask.append(f"  {self.words(self.table.ruleset.ask(self.table.state))}", style="not bold")
        self.out.print(ask)
        screen.print_menu(self.out, self._menu)

    def _show_end(self) -> None:
        self._show_board()
        self._do_score("")

    def _after_end(self) -> None:
        """The game is over; what is left is looking at it and keeping it. Another may be resumed."""
        told = False
        while self.table.is_over():
            self._say("cli-after-end")
            typed = self._read()
            if not typed:
                if told or self._saved == len(self.table.journal.actions):
                    raise Leave
                self._say("cli-unsaved")
                told = True
            elif _command_of(typed)[0] in WITHOUT_QUESTION:
                self._command(typed)

    def _read(self, prompt: str = "") -> str:
        self.out.print(Text(f"{prompt} " if prompt else "> ", style="bold"), end="")
        try:
            return input().strip()
        except (OSError, RuntimeError, ValueError):  # closed, or the terminal has gone
            raise EOFError from None

    # The commands.

    def _command(self, typed: str) -> None:
        name, rest = _command_of(typed)
        try:
            self._commands[name](rest)
        except RosaceError as error:
            self._say("cli-failed", error=str(error))

    def _do_help(self, rest: str) -> None:
        helps = self._helps()
        if rest:
            tokens = rest.lower().split()
            found = [item for item in helps if all(_names(token, item) for token in tokens)]
            for name, text, _ in found:
                self.out.print(Text(name, style="bold").append(f"  {text}", style="not bold"))
            if not found:
                self._say("cli-help-none", typed=rest)
            return
        clauses = rulebook.clauses(self.table.ruleset.spec.name, self.words.lang)
        params = {
            "example": self._choices[0].notation,
            "clause": next((name for name in clauses if "." in name), ""),
            "word": helps[0][0] if helps else "",
        }
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 1))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        for name in ("help", *(["help-word"] if helps else []), *COMMANDS[1:]):
            grid.add_row(
                self.words.say(f"cli-command-{name}"), self.words.say(f"cli-command-{name}-help", **params)
            )
        self._say("cli-help", **params)
        self.out.print(grid)

    def _helps(self) -> list[tuple[str, str, str]]:
        """Name, help and key of the game's topics and of whatever else the story so far has named.

        What has no help in the locale files is left out.
        """
        told = [value for event in self.table.seen(self.table.viewer) for value in event.params.values()]
        named = [value[1:] for value in told if isinstance(value, str) and value.startswith("@")]
        keys = dict.fromkeys([*self.table.ruleset.topics, *named])
        return [
            (self.words.say(key), self.words.say(f"{key}.help"), key)
            for key in keys
            if self.words.has(f"{key}.help")
        ]

    def _do_why(self, rest: str) -> None:
        found = self._understood(rest)
        if not rest:
            self._say("cli-why-what", example=self._choices[0].notation)
        elif len(found) == 1:
            self._say("cli-why-legal", choice=found[0].label)
        elif found:
            self._say_which([choice.notation for choice in found])
        else:
            self._refuse(rest)

    def _do_undo(self, rest: str) -> None:
        try:
            undone = self.table.take_back()
        except CannotTakeBack:
            self._say("cli-cannot-undo")
            return
        self._saved = min(self._saved, len(self.table.journal.actions))
        self._heard = {seat: min(told, len(self.table.story)) for seat, told in self._heard.items()}
        self._say("cli-undone", choice=self.words(self.table.ruleset.label(self.table.state, undone)))

    def _do_board(self, rest: str) -> None:
        self._show_board(again=True)

    def _do_look(self, rest: str) -> None:
        ruleset = self.table.ruleset
        found = ruleset.details(ruleset.view(self.table.state, self.table.viewer), self.words)
        if found:
            self.out.print()
            self.out.print(found)
        else:
            self._say("cli-look-nothing")

    def _do_score(self, rest: str) -> None:
        table = self.table
        self.out.print()
        self.out.print(
            seen_table(table.ruleset, table.ruleset.score_sheet(table.state), table.viewer, self.words)
        )

    def _do_log(self, rest: str) -> None:
        self._print_events(self.table.seen(self.table.viewer), style="dim")

    def _do_rules(self, rest: str) -> None:
        found = rulebook.clauses(self.table.ruleset.spec.name, self.words.lang)
        wanted = rest.upper()
        text = {name: found[name] for name in found if f"{name}.".startswith(f"{wanted}.")}
        if not wanted or not text:
            text = {name: title for name, title in found.items() if "." not in name}
            if wanted:
                self._say("cli-rules-none", clause=rest)
            self._say("cli-rules-chapters" if text else "cli-rules-elsewhere", clause=next(iter(text), ""))
        for name, clause in text.items():
            self.out.print(Text(name, style="bold").append(f"  {clause}", style="not bold"))

    def _do_save(self, rest: str) -> None:
        self._save(rest)

    def _save(self, rest: str, replacing: bool = False) -> None:
        path = saving.file_of(rest)
        if not rest:
            self._say("cli-save-where")
        elif saving.save(self.table, path, replacing):
            self._saved = len(self.table.journal.actions)
            secret = self.table.ruleset.secret(self.table.state)
            key = "cli-saved-sealed" if secret else "cli-saved"
            self._say(key, command=saving.resume_command(self.table, path))
        else:
            self._say("cli-save-other", file=rest)

    def _do_resume(self, rest: str) -> None:
        if not rest:
            self._say("cli-resume-which")
            return
        path = saving.file_of(rest)
        text = read_text(path)
        with naming(path):
            game, record = load(text, self.words)
            table = TerminalGame.resumed(game, record, None)
        if self.table.hushed:
            self._wipe()
        self.table = table
        self._forget()
        self._say("cli-resumed", file=rest, actions=len(record.actions))
        self.table.deal()
        self._tell()

    def _do_quit(self, rest: str) -> None:
        raise Leave


def _names(token: str, item: tuple[str, str, str]) -> bool:
    """Whether a typed word begins a word of a thing's name or key; a number must be the whole word."""
    words = f"{item[0]} {item[2].replace('-', ' ')}".lower().split()
    return token in words if token.isdecimal() else any(word.startswith(token) for word in words)


def _command_of(typed: str) -> tuple[str, str]:
    """The first word of a text in small letters, and the rest of it."""
    words = typed.split(maxsplit=1)
    return (words[0].lower() if words else "", words[1] if len(words) > 1 else "")


def _first_whole(ruleset: Ruleset, texts: list[str]) -> list[int]:
    """The first of the texts that is a whole notation, as the only item; empty if none is."""
    found = (_whole(ruleset, text) for text in texts)
    return [action for action in found if action is not None][:1]


def _whole(ruleset: Ruleset, typed: str) -> int | None:
    """The action whose whole notation a text is."""
    with suppress(BadAction):
        return ruleset.parse(typed)
    return _notations(ruleset).get(" ".join(typed.lower().split()))


@cache
def _notations(ruleset: Ruleset) -> dict[str, int]:
    """The actions by their notation in small letters: a person need not know which letters are large."""
    return {ruleset.text(action).lower(): action for action in range(ruleset.spec.actions.size)}
