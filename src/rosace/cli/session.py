"""A game in the terminal: the questions to people, and the commands they type."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from rosace import rulebook
from rosace.cli import saving, screen
from rosace.cli.common import name_file_in_errors, read_text
from rosace.cli.menu import Choice, has_words, is_numbered, pick
from rosace.cli.sheet import visible_sheet_table
from rosace.cli.terminal_game import TerminalGame, load
from rosace.core.errors import BadAction, RosaceError
from rosace.core.journal import CannotTakeBack
from rosace.core.ruleset import Event, Reason, Ruleset
from rosace.i18n import Translator
from rosace.players import BadPlayer

COMMANDS = ("help", "why", "undo", "board", "look", "score", "log", "rules", "save", "resume", "quit")
ALWAYS_COMMANDS = ("board", "look", "score", "log", "rules", "save", "save!", "resume", "quit")
MAX_NAMED_CHOICES = 8  # in one line
_LETTER_AND_NUMBER = re.compile(r"([^\d\s]+)(\d+)")


class Quit(Exception):
    """The person leaves the game."""


class Session:
    """Asks people and computer players for decisions and prints events until the game is over."""

    def __init__(self, game: TerminalGame, translator: Translator, out: Console):
        self.game = game
        self.translator = translator
        self.out = out
        self._choices: list[Choice] = []  # of the current question
        self._menu: list[Choice] = []  # the choices on the screen
        self._saved_actions = 0  # how many actions the saved file has
        self._warned = False  # about a screen that cannot be cleared
        self._last_board = ""
        self._seat_at_screen: int | None = None
        self._groups_shown: dict[int | None, int] = {}  # by seat
        self._reset_progress()
        self._commands: dict[str, Callable[[str], None]] = {
            name: getattr(self, f"_do_{name}") for name in COMMANDS
        } | {"save!": lambda rest: self._save(rest, overwrite=True)}

    def run(self) -> None:
        """Play to the end, or until a person leaves."""
        try:
            self.game.deal()
            self._print_news()
            while True:
                while not self.game.is_over():
                    self._play_decision()
                self._show_end()
                if not self.game.humans:
                    return
                self._after_end()
        except (Quit, EOFError, KeyboardInterrupt) as leaving:
            if self.game.has_secrets:
                self._wipe()
            elif not isinstance(leaving, Quit):
                self.out.print()
            self._print_message("cli-bye")

    # Decisions.

    def _play_decision(self) -> None:
        game = self.game
        if game.to_move in game.humans:
            action = self._ask()
            if action is None:  # undone, or another game was resumed
                return
        else:
            try:
                action = game.computer_decision()
            except BadPlayer as error:
                self._handle_failed_player(error)
                return
        game.decide(action)
        game.deal()
        self._print_news()

    def _ask(self) -> int | None:
        """A legal decision of the person to move; None if a command changed the position."""
        self._hand_over_screen()
        self._show_board()
        self._choices = self._menu = self._legal()
        asked_at = (self.game, len(self.game.journal.actions))
        self._show_menu()
        while True:
            typed = self._read()
            if self._is_command(typed):
                self._command(typed)
                if asked_at != (self.game, len(self.game.journal.actions)):
                    return None
                continue
            choices = self._matching_choices(typed)
            if len(choices) == 1:
                return choices[0].action
            if typed and not choices:
                self._refuse(typed)
                continue
            self._menu = choices or self._choices
            self._show_menu()

    def _legal(self) -> list[Choice]:
        ruleset, state, translator = self.game.ruleset, self.game.state, self.translator
        return [
            Choice(
                action,
                ruleset.text(action),
                translator(ruleset.label(state, action)),
                ruleset.touch(state, action),
                ruleset.preview(state, action, translator),
            )
            for action in state.legal()
        ]

    def _matching_choices(self, typed: str) -> list[Choice]:
        """The choices a text can mean. A complete notation means exactly that action, legal or not.

        A number is one of the list on the screen; a word may belong to any legal choice.
        """
        typed = self._to_notation(typed)
        action = _parse_notation(self.game.ruleset, typed)
        if action is not None:
            return [choice for choice in self._choices if choice.action == action]
        return pick(typed, self._menu) or ([] if is_numbered(typed) else pick(typed, self._choices))

    def _is_command(self, typed: str) -> bool:
        """Whether a text begins with a command and is not the notation of a choice."""
        return _command_of(typed)[0] in self._commands and all(
            choice.notation != typed for choice in self._choices
        )

    def _handle_failed_player(self, error: BadPlayer) -> None:
        """A computer player has failed: let a person save, undo, or ask it again."""
        if not self.game.humans:
            raise error
        self._print_message("cli-player-failed", error=str(error))
        try:
            typed = self._read()
        except EOFError:
            raise error from None
        if _command_of(typed)[0] in ("undo", *ALWAYS_COMMANDS):
            self._command(typed)

    # Secrets between people at one screen.

    def _hand_over_screen(self) -> None:
        """Hand the screen to the next person without showing secrets of the last one.

        Between them the screen shows what a spectator may see. The next person then gets the events since
        that seat last looked.
        """
        seat, before = self.game.to_move, self._seat_at_screen
        self._seat_at_screen = seat
        if not self.game.has_secrets:
            return
        self._warn_about_secrets()
        if before != seat:
            if before is not None:
                self._wipe()
                self._print_events(self.game.events_for(None, self._groups_shown[None]))
            self._groups_shown[None] = len(self.game.event_groups)
            self._read(
                self.translator.say("cli-curtain", seat=self.translator(self.game.ruleset.seat_name(seat)))
            )
            if before is not None:
                self._wipe()
        self._print_events(self.game.events_for(seat, self._groups_shown[seat]))
        self._groups_shown[seat] = len(self.game.event_groups)

    def _wipe(self) -> None:
        self._last_board = ""
        screen.wipe(self.out)

    def _warn_about_secrets(self) -> None:
        """Warn once if a screen with secrets cannot be cleared."""
        if not self._warned and not screen.can_wipe(self.out):
            self.out.print(Text(self.translator.say("cli-cannot-wipe"), style="yellow"))
        self._warned = True

    def _reset_progress(self) -> None:
        """Start with a new game: count its events so far as shown."""
        self._last_board = ""
        self._saved_actions = len(self.game.journal.actions)
        self._seat_at_screen = None
        self._groups_shown = dict.fromkeys((None, *range(len(self.game.seats))), len(self.game.event_groups))

    # Refusals.

    def _refuse(self, typed: str) -> None:
        """Print why a text is refused: the rule, what it could mean, or that it is not understood."""
        actions = self._actions_meant(self._to_notation(typed))
        reasons = {
            self._reason_text(reason): reason for reason in map(self._why_not, actions) if reason is not None
        }
        if len(reasons) == 1:
            self._explain(*reasons.values())
        elif actions:
            self._print_alternatives([self.game.ruleset.text(action) for action in actions])
        else:
            self._print_message("cli-not-understood", typed=typed, example=self._example)

    def _actions_meant(self, typed: str) -> list[int]:
        """The actions a text may name, legal or not: a complete notation, or part of one asked for now."""
        ruleset = self.game.ruleset
        kinds = dict.fromkeys(choice.notation.split()[0] for choice in self._choices)
        whole = _first_notation(ruleset, [typed, *(f"{kind} {typed}" for kind in kinds)])
        if whole or is_numbered(typed) or not typed:
            return whole
        notations = _notations(ruleset).items()
        partial_matches = [
            action for text, action in notations if text.split()[0] in kinds and has_words(typed, text)
        ]
        others = [family.kind for family in ruleset.spec.actions.families if not family.chance]
        return partial_matches or _first_notation(ruleset, [f"{kind} {typed}" for kind in others])

    def _why_not(self, action: int) -> Reason | None:
        return self.game.ruleset.why_not(self.game.state, action)

    def _reason_text(self, reason: Reason) -> str:
        return f"{self.translator.reason(reason)} ({reason.clause})"

    def _print_alternatives(self, texts: Sequence[str]) -> None:
        more = ["…"] if len(texts) > MAX_NAMED_CHOICES else []
        shown = [self._shown_notation(text) for text in texts[:MAX_NAMED_CHOICES]]
        self._print_message("cli-which", choices=", ".join([*shown, *more]))

    def _explain(self, reason: Reason) -> None:
        self.out.print(Text(self._reason_text(reason), style="yellow"))

    # Notation, with the letters of the reader's language.

    @property
    def _example(self) -> str:
        return self._shown_notation(self._choices[0].notation)

    def _letters(self) -> dict[str, str]:
        """Letters of the notation -> letters shown."""
        return {letter: self.translator.say(key) for letter, key in self.game.ruleset.shown_letters.items()}

    def _shown_notation(self, notation: str) -> str:
        return _with_letters(notation, self._letters())

    def _to_notation(self, typed: str) -> str:
        """The text with letters of the notation; in lower case, too, where the notation has no such word."""
        letters = {shown: letter for letter, shown in self._letters().items()}
        lower = {shown.lower(): letter for shown, letter in letters.items()}
        known = _notation_words(self.game.ruleset) if letters else frozenset()
        words = []
        for word in typed.split():
            written = _with_letters(word, letters)
            if written == word and word.lower() not in known:
                written = _with_letters(word.lower(), lower)
            words.append(written)
        return " ".join(words)

    # The screen.

    def _print_message(self, key: str, **params: Any) -> None:
        self.out.print(Text(self.translator.say(key, **params)))

    def _print_news(self) -> None:
        """Print new events, unless they must wait until the screen is handed over."""
        if self.game.has_secrets:
            return
        self._print_events(self.game.events_for(self.game.viewer, self._groups_shown[self._seat_at_screen]))
        self._groups_shown = dict.fromkeys(self._groups_shown, len(self.game.event_groups))

    def _print_events(self, events: Sequence[Event], style: str = "") -> None:
        screen.print_events(self.out, self.translator, events, style)

    def _show_board(self, again: bool = False) -> None:
        ruleset = self.game.ruleset
        board = ruleset.draw(ruleset.view(self.game.state, self.game.viewer), self.translator, self.out.width)
        if again or board != self._last_board:
            self.out.print()
            self.out.print(board)
        self._last_board = board

    def _show_menu(self) -> None:
        ask = Text(f"\n{self.translator(self.game.ruleset.seat_name(self.game.to_move))}", style="bold")
        ask.append(f"  {self.translator(self.game.ruleset.ask(self.game.state))}", style="not bold")
        self.out.print(ask)
        screen.print_menu(self.out, self._menu)

    def _show_end(self) -> None:
        self._show_board()
        self._do_score("")

    def _after_end(self) -> None:
        """After the game: look at it, save it, or resume another."""
        warned = False
        while self.game.is_over():
            self._print_message("cli-after-end")
            typed = self._read()
            if not typed:
                if warned or self._saved_actions == len(self.game.journal.actions):
                    raise Quit
                self._print_message("cli-unsaved")
                warned = True
            elif _command_of(typed)[0] in ALWAYS_COMMANDS:
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
            self._print_message("cli-failed", error=str(error))

    def _do_help(self, rest: str) -> None:
        topics = self._help_topics()
        if rest:
            tokens = rest.lower().split()
            matches = [topic for topic in topics if all(_matches_topic(token, topic) for token in tokens)]
            for name, text, _ in matches:
                self.out.print(Text(name, style="bold").append(f"  {text}", style="not bold"))
            if not matches:
                self._print_message("cli-help-none", typed=rest)
            return
        clauses = rulebook.clauses(self.game.ruleset.spec.name, self.translator.lang)
        params = {
            "example": self._example,
            "clause": next((name for name in clauses if "." in name), ""),
            "word": topics[0][0] if topics else "",
        }
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 1))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        for name in ("help", *(["help-word"] if topics else []), *COMMANDS[1:]):
            grid.add_row(
                self.translator.say(f"cli-command-{name}"),
                self.translator.say(f"cli-command-{name}-help", **params),
            )
        self._print_message("cli-help", **params)
        self.out.print(grid)

    def _help_topics(self) -> list[tuple[str, str, str]]:
        """Name, help and key of the game's topics and of things named in events so far.

        Keys without help in the locale files are left out.
        """
        params = [
            value for event in self.game.events_for(self.game.viewer) for value in event.params.values()
        ]
        named = [value[1:] for value in params if isinstance(value, str) and value.startswith("@")]
        keys = dict.fromkeys([*self.game.ruleset.topics, *named])
        return [
            (self.translator.say(key), self.translator.say(f"{key}.help"), key)
            for key in keys
            if self.translator.has(f"{key}.help")
        ]

    def _do_why(self, rest: str) -> None:
        choices = self._matching_choices(rest)
        if not rest:
            self._print_message("cli-why-what", example=self._example)
        elif len(choices) == 1:
            self._print_message("cli-why-legal", choice=choices[0].label)
        elif choices:
            self._print_alternatives([choice.notation for choice in choices])
        else:
            self._refuse(rest)

    def _do_undo(self, rest: str) -> None:
        try:
            undone = self.game.take_back()
        except CannotTakeBack:
            self._print_message("cli-cannot-undo")
            return
        self._saved_actions = min(self._saved_actions, len(self.game.journal.actions))
        self._groups_shown = {
            seat: min(shown, len(self.game.event_groups)) for seat, shown in self._groups_shown.items()
        }
        self._print_message(
            "cli-undone", choice=self.translator(self.game.ruleset.label(self.game.state, undone))
        )

    def _do_board(self, rest: str) -> None:
        self._show_board(again=True)

    def _do_look(self, rest: str) -> None:
        ruleset = self.game.ruleset
        details = ruleset.details(ruleset.view(self.game.state, self.game.viewer), self.translator)
        if details:
            self.out.print()
            self.out.print(details)
        else:
            self._print_message("cli-look-nothing")

    def _do_score(self, rest: str) -> None:
        game = self.game
        self.out.print()
        self.out.print(
            visible_sheet_table(
                game.ruleset, game.ruleset.score_sheet(game.state), game.viewer, self.translator
            )
        )

    def _do_log(self, rest: str) -> None:
        self._print_events(self.game.events_for(self.game.viewer), style="dim")

    def _do_rules(self, rest: str) -> None:
        clauses = rulebook.clauses(self.game.ruleset.spec.name, self.translator.lang)
        wanted = rest.upper()
        text = {name: clauses[name] for name in clauses if f"{name}.".startswith(f"{wanted}.")}
        if not wanted or not text:
            text = {name: title for name, title in clauses.items() if "." not in name}
            if wanted:
                self._print_message("cli-rules-none", clause=rest)
            self._print_message(
                "cli-rules-chapters" if text else "cli-rules-elsewhere", clause=next(iter(text), "")
            )
        for name, clause in text.items():
            self.out.print(Text(name, style="bold").append(f"  {clause}", style="not bold"))

    def _do_save(self, rest: str) -> None:
        self._save(rest)

    def _save(self, rest: str, overwrite: bool = False) -> None:
        path = saving.file_of(rest)
        if not rest:
            self._print_message("cli-save-where")
        elif saving.save(self.game, path, overwrite):
            self._saved_actions = len(self.game.journal.actions)
            secret = self.game.ruleset.secret(self.game.state)
            key = "cli-saved-sealed" if secret else "cli-saved"
            self._print_message(key, command=saving.resume_command(self.game, path))
        else:
            self._print_message("cli-save-other", file=rest)

    def _do_resume(self, rest: str) -> None:
        if not rest:
            self._print_message("cli-resume-which")
            return
        path = saving.file_of(rest)
        text = read_text(path)
        with name_file_in_errors(path):
            ruleset, record = load(text, self.translator)
            resumed = TerminalGame.resumed(ruleset, record, None)
        if self.game.has_secrets:
            self._wipe()
        self.game = resumed
        self._reset_progress()
        self._print_message("cli-resumed", file=rest, actions=len(record.actions))
        self.game.deal()
        self._print_news()

    def _do_quit(self, rest: str) -> None:
        raise Quit


def _matches_topic(token: str, topic: tuple[str, str, str]) -> bool:
    """Whether a word of the topic's name or key starts with the token; a number must be the whole word."""
    words = f"{topic[0]} {topic[2].replace('-', ' ')}".lower().split()
    return token in words if token.isdecimal() else any(word.startswith(token) for word in words)


def _command_of(typed: str) -> tuple[str, str]:
    """The first word of a text in lower case, and the rest of it."""
    words = typed.split(maxsplit=1)
    return (words[0].lower() if words else "", words[1] if len(words) > 1 else "")


def _first_notation(ruleset: Ruleset, texts: list[str]) -> list[int]:
    """The action of the first text that is a complete notation, as a list; empty if none is."""
    actions = (_parse_notation(ruleset, text) for text in texts)
    return [action for action in actions if action is not None][:1]


def _parse_notation(ruleset: Ruleset, typed: str) -> int | None:
    """The action of a complete notation, in any case of letters; None if there is none."""
    with suppress(BadAction):
        return ruleset.parse(typed)
    return _notations(ruleset).get(" ".join(typed.lower().split()))


def _with_letters(text: str, letters: Mapping[str, str]) -> str:
    """The text with other letters before its numbers."""
    return _LETTER_AND_NUMBER.sub(lambda match: letters.get(match[1], match[1]) + match[2], text)


@cache
def _notation_words(ruleset: Ruleset) -> frozenset[str]:
    return frozenset(word for text in _notations(ruleset) for word in text.split())


@cache
def _notations(ruleset: Ruleset) -> dict[str, int]:
    """Notation in lower case -> action, so that people may type either case."""
    return {ruleset.text(action).lower(): action for action in range(ruleset.spec.actions.size)}
