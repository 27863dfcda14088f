"""`rosace analyse`: what a position is worth, and the best ways to go on."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, replace
from itertools import groupby
from pathlib import Path
from threading import Event
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.live import Live
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rosace.analysis.review_words import Numbers, names_of
from rosace.cli.common import (
    AsJson,
    Language,
    Seed,
    console,
    name_file_in_errors,
    print_json,
    read_text,
    translator_for,
)
from rosace.cli.terminal_game import load
from rosace.core import documents
from rosace.core import record as records
from rosace.core.errors import BadOptions
from rosace.core.record import Record
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE, OVER
from rosace.game import AnalysisInWords, Game, LegalAction, LineInWords, load_position, load_record
from rosace.i18n import Translator

BAR_LETTERS = 20
MOST_FOLLOWING = 4  # decisions of a continuation that are shown
SECONDS = 5.0


def analyse(
    target: Annotated[
        str,
        typer.Argument(
            metavar="FILE[@MOVE]",
            help="A position document (JSON), or a record and the number of a move in it, as"
            " [bold]rosace replay --moves[/bold] counts them. The position before that move is analysed;"
            " without a number, the one at the end of the record. - for stdin.",
        ),
    ],
    seconds: Annotated[
        float | None,
        typer.Option(
            min=0.001,
            help=f"Time limit. Default: {SECONDS:g} seconds, or none with --simulations.",
            show_default=False,
        ),
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(min=1, help="Limit of simulations; the same number and seed repeat the result."),
    ] = None,
    lines: Annotated[int, typer.Option(min=1, help="How many moves to show.")] = 3,
    seed: Seed = 0,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Analyse a position: win chances, expected points, and the best moves with what is likely to follow.

    It uses only what the player to move may know. Press Ctrl-C to stop early and see the result so far.
    """
    translator = translator_for(lang)
    game, players = _read(target, translator)
    if seconds is None and simulations is None:
        seconds = SECONDS
    names = names_of(game.ruleset, players, translator)
    shown = _Screen(game, names, translator)
    out = console()
    live = Live(console=out, transient=True, auto_refresh=False) if out.is_terminal and not json else None
    with live or nullcontext(), _stop_at_interrupt() as stop:
        analysis = game.analyse(
            seconds=seconds,
            simulations=simulations,
            lines=lines,
            seed=seed,
            stop=stop,
            progress=None if live is None else lambda known: live.update(shown.render(known), refresh=True),
        )
    if json:
        print_json(_as_json(game, analysis, names, seed))
    else:
        out.print(shown.render(analysis))


@contextmanager
def _stop_at_interrupt() -> Iterator[Event]:
    """An event that the first Ctrl-C sets; the second interrupts."""
    stop = Event()

    def interrupt(number: int, frame: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


# Reading.


def _read(target: str, translator: Translator) -> tuple[Game, list[str]]:
    """The game of a file at the move that is meant, and its players' names: empty if there are none."""
    path, move = _path_and_move(target)
    text = read_text(path)
    with name_file_in_errors(path, translator):
        if text.lstrip().startswith("{"):
            if move is not None:
                raise BadOptions("a position has no moves: only a record takes a number after @")
            # Nothing may be drawn here: chance that is due is refused by the analysis.
            game = load_position(documents.parse(text), chance=(), language=translator.lang)
            return game, [""] * game.seats
        ruleset, record = load(text, translator)
        state = records.replay(record)
        _check_open(ruleset, state)
        place = len(record.actions) if move is None else _place(ruleset, record, state, move)
        if move is None and state.to_move() == OVER:
            raise BadOptions(f"the game is over: choose one of its moves, such as {path}@{place}")
        part = replace(
            record, actions=record.actions[:place], key=None, ended=None, given=min(record.given, place)
        )
        return load_record(part, translator.lang), record.seats or [""] * state.seats


def _path_and_move(target: str) -> tuple[str, int | None]:
    """`game.txt@12` is move 12 of game.txt, unless there is a file of that name."""
    path, at, number = target.rpartition("@")
    if at and path and not Path(target).exists():
        if not (number.isascii() and number.isdecimal() and len(number) < 10):
            raise BadOptions(f"the move after @ is a number, not {number!r}")
        return path, int(number)
    return target, None


def _check_open(ruleset: Ruleset, state: Any) -> None:
    """BadOptions for a running game with secrets: what its seat to move knows is not for everybody."""
    if state.to_move() != OVER and ruleset.secret(state):
        raise BadOptions("the game is still going and has secrets: analyse it when it is over")


def _place(ruleset: Ruleset, record: Record, end: Any, move: int) -> int:
    """How many actions lead to the position before a move; BadOptions if nobody decides there."""
    deciders = _deciders(ruleset, record, end)
    if not 1 <= move <= len(deciders):
        raise BadOptions(f"there is no move {move}: the game has {len(deciders)}")
    if deciders[move - 1] == CHANCE:
        later = [number for number, seat in enumerate(deciders, 1) if number > move and seat >= 0]
        hint = f"; the next decision is move {later[0]}" if later else ""
        raise BadOptions(f"move {move} is a draw or a roll: nobody decides there{hint}")
    return move - 1


def _deciders(ruleset: Ruleset, record: Record, end: Any) -> list[int]:
    """Who was to move before each action; in a game that goes on also who is to move now."""
    state = ruleset.new(len(record.seats) or None, record.options)
    deciders = []
    for action in record.actions:
        deciders.append(state.to_move())
        state.apply(action)
    return [*deciders, end.to_move()] if end.to_move() >= 0 else deciders


# Showing.


class _Screen:
    """An analysis as a table."""

    def __init__(self, game: Game, names: Sequence[str], translator: Translator):
        self._ask = translator(game.ruleset.ask(game.state)) if game.to_move is not None else ""
        self._names = names
        self._say = translator.say
        self._numbers = Numbers(translator)

    def render(self, analysis: AnalysisInWords) -> Group:
        name = self._names[analysis.seat]
        used = self._say(
            "cli-analyse-used",
            simulations=analysis.simulations,
            seconds=self._numbers.points(analysis.seconds),
        )
        known = Text(f"{self._say('cli-analyse-known', name=name)} {used}", style="dim")
        return Group(
            Text(self._say("cli-analyse-who", name=name, moves=self._ask), style="bold"),
            Padding(self._seats(analysis), (1, 0)),
            self._lines(analysis),
            # Not padded to the full width: a terminal's ^C after it would begin another line.
            Padding(known, (1, 0, 0, 0), expand=False),
        )

    def _seats(self, analysis: AnalysisInWords) -> Table:
        """A row for each seat: win chance as a bar and a number, and points."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        table.add_column(self._say("cli-analyse-win"), no_wrap=True)
        table.add_column("", justify="right")
        table.add_column(self._say("cli-analyse-points"), justify="right", no_wrap=True)
        for seat, win in enumerate(analysis.wins):
            filled = round(win * BAR_LETTERS)
            bar = Text("━" * filled, style="yellow").append("┄" * (BAR_LETTERS - filled), style="dim")
            style = "bold" if seat == analysis.seat else ""
            table.add_row(
                Text(self._names[seat], style=style),
                bar,
                self._numbers.percent(win),
                self._points(analysis, seat),
            )
        return table

    def _points(self, analysis: AnalysisInWords | LineInWords, seat: int) -> str:
        if not analysis.points:
            return "…"
        points = analysis.points[seat]
        return f"{self._numbers.points(points.mean)} ± {self._numbers.points(points.high - points.mean)}"

    def _lines(self, analysis: AnalysisInWords) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(self._say("cli-analyse-win"), justify="right", no_wrap=True)
        table.add_column(self._say("cli-analyse-points"), justify="right", no_wrap=True)
        table.add_column(self._say("cli-analyse-visits"), justify="right", no_wrap=True)
        table.add_column(self._say("cli-analyse-move"))
        for line in analysis.lines:
            words = Text(line.action.text)
            if line.continuation:
                words.append(f"\n{self._continuation(line)}", style="dim")
            table.add_row(
                self._numbers.percent(line.wins[analysis.seat], 1),
                self._points(line, analysis.seat),
                self._numbers.percent(line.visits / analysis.simulations),
                words,
            )
        return table

    def _continuation(self, line: LineInWords) -> str:
        """The next few decisions, those of a seat together."""
        told = []
        for seat, decisions in groupby(line.continuation[:MOST_FOLLOWING], lambda one: one[0]):
            moves = " → ".join(action.text for _, action in decisions)
            told.append(self._say("cli-analyse-who", name=self._names[seat], moves=moves))
        return self._say("cli-analyse-then", moves=" · ".join(told))


def _as_json(game: Game, analysis: AnalysisInWords, names: Sequence[str], seed: int) -> dict[str, Any]:
    return {
        "game": game.name,
        "rules": game.ruleset.spec.rules,
        "options": game.options,
        "players": list(names),
        "seat": analysis.seat,
        "wins": list(analysis.wins),
        "points": [asdict(points) for points in analysis.points],
        "lines": [
            {
                "action": line.action.notation,
                "text": line.action.text,
                "ids": [step.id for step in line.action.steps],
                "wins": list(line.wins),
                "points": [asdict(points) for points in line.points],
                "visits": line.visits,
                "continuation": [{"seat": seat, **_action_json(step)} for seat, step in line.continuation],
            }
            for line in analysis.lines
        ],
        "simulations": analysis.simulations,
        "seed": seed,
        "ended": analysis.ended,
        "seconds": analysis.seconds,
    }


def _action_json(action: LegalAction) -> dict[str, Any]:
    return {"id": action.id, "notation": action.notation, "text": action.text}
