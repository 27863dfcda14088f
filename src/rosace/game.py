"""A game being played, for programs: what `rosace.new_game` gives.

>>> import rosace
>>> game = rosace.new_game("basilica", variant="2022", first=1, seed=17)
>>> game.to_move, len(game.legal_actions())
(0, 16)
>>> events = game.play("place 1 a1")
>>> print(game.why_not("place 2 a1"))
a1 is already taken (B3.1).
>>> game.undo()
LegalAction('place 1 a1')

Seats are counted from 0. Whoever holds a `Game` owns it: it shows and undoes everything. What one seat may
know is in `view`, `observation` and `events`, which take the seat.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field, fields
from math import inf
from os import PathLike
from pathlib import Path
from threading import Event as StopEvent
from typing import Any, Literal

from rosace.analysis import QUALITIES, Analysis, Analyst, Estimate, Reviewer
from rosace.analysis.analyst import walk
from rosace.analysis.reasons import Explanation, explain
from rosace.analysis.review_words import ReviewInWords, review_in_words
from rosace.core import documents, registry
from rosace.core import record as records
from rosace.core.chance import deal
from rosace.core.documents import UnknownFormat
from rosace.core.errors import BadAction, BadDocument, BadOptions, BadRecord, IllegalAction, RosaceError
from rosace.core.fair_dice import Outcomes
from rosace.core.families import Action
from rosace.core.files import write_whole
from rosace.core.journal import CannotTakeBack, Journal, MaybeDraw, Step
from rosace.core.record import Record
from rosace.core.ruleset import Event, Reason, Ruleset, ScoreSheet, winners
from rosace.core.state import CHANCE, OVER
from rosace.i18n import ENGLISH, Translator

__all__ = [
    "AnalysisInWords",
    "CompleteAction",
    "ExplanationInWords",
    "Game",
    "LegalAction",
    "LineInWords",
    "Refusal",
    "SheetInWords",
    "build_position",
    "load",
    "load_position",
    "load_record",
    "new_game",
]

SECONDS_BY_DEFAULT = 1.0  # of an analysis
ROLLOUTS = 200  # of each action that is compared

Chance = Sequence["int | str"] | Callable[[Outcomes], "int | str"]


@dataclass(frozen=True)
class LegalAction:
    """A decision: its id, its notation, its words, and what it is made of."""

    id: int
    notation: str = field(compare=False)
    text: str = field(compare=False)
    action: Action = field(compare=False)

    def __repr__(self) -> str:
        return f"LegalAction({self.notation!r})"

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class CompleteAction:
    """All decisions of one action, such as both cells of a scaffolding; `Game.play` takes it as one."""

    steps: tuple[LegalAction, ...]

    @property
    def notation(self) -> str:
        return "; ".join(step.notation for step in self.steps)

    @property
    def text(self) -> str:
        """Its decisions in words."""
        return " → ".join(step.text for step in self.steps)

    def __repr__(self) -> str:
        return f"CompleteAction({self.notation!r})"

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal now: the words, the clause of the rules, and what is in the way."""

    text: str
    reason: Reason

    @property
    def clause(self) -> str:
        return self.reason.clause

    def __str__(self) -> str:
        end = "." if self.text.endswith(".") else ""
        return f"{self.text.removesuffix('.')} ({self.clause}){end}"


@dataclass(frozen=True)
class SheetInWords(ScoreSheet):
    """A score sheet with a sentence for each of its lines."""

    texts: tuple[str, ...] = ()

    def __str__(self) -> str:
        rows = [
            f"{'' if line.seat is None else f'seat {line.seat}':6}  {line.points:4}  {text}"
            for line, text in zip(self.lines, self.texts, strict=True)
        ]
        return "\n".join([*rows, f"totals  {', '.join(map(str, self.totals))}"])


@dataclass(frozen=True)
class LineInWords:
    """A way to go on: a complete action, what it is worth to every seat, and what is likely to follow.

    `continuation` has the decisions after it, each with its seat. What chance brings in between is not told.
    """

    action: CompleteAction
    wins: tuple[float, ...]
    points: tuple[Estimate, ...]
    visits: int
    continuation: tuple[tuple[int, LegalAction], ...]


@dataclass(frozen=True)
class AnalysisInWords:
    """What a position is worth by what the seat to move may know; the best of the `lines` comes first.

    `wins` are the win chances of the seats if the best line is played (a game of one seat: that it is won),
    and `points` what they are expected to have at the end. Comparisons ignore `seconds`.
    """

    seat: int
    wins: tuple[float, ...]
    points: tuple[Estimate, ...]
    lines: tuple[LineInWords, ...]
    simulations: int
    ended: str
    seconds: float = field(compare=False)

    @property
    def best(self) -> CompleteAction:
        """The action to play."""
        return self.lines[0].action

    def __str__(self) -> str:
        seats = [
            f"seat {seat}  {win:6.1%}{_interval(self.points, seat)}" for seat, win in enumerate(self.wins)
        ]
        lines = [f"{line.wins[self.seat]:6.1%}  {line.visits:9,}  {line.action.text}" for line in self.lines]
        return "\n".join([*seats, f"seat {self.seat} to move, {self.simulations:,} simulations", *lines])


def _interval(points: Sequence[Estimate], seat: int) -> str:
    if not points:  # none are known before the end of an analysis
        return ""
    of_seat = points[seat]
    return f"  {of_seat.mean:.1f} points ({of_seat.low:.1f} to {of_seat.high:.1f})"


@dataclass(frozen=True)
class ExplanationInWords(Explanation):
    """Why an action is better than another, with one or two sentences."""

    text: str = ""

    def __str__(self) -> str:
        return self.text


Playable = int | str | Action | LegalAction | CompleteAction


class Game:
    """A game being played: a ruleset, a position, and the log that led there."""

    def __init__(self, journal: Journal, language: str = ENGLISH):
        self._journal = journal
        self._translate = Translator(language)
        self._happened: list[tuple[int, Event]] = []  # each with the length of the log after it
        self._before: list[int] = []  # the length of the log before each decision
        self._note(list(journal.steps()))
        self._resolve_chance()

    # The position.

    @property
    def ruleset(self) -> Ruleset:
        return self._journal.ruleset

    @property
    def name(self) -> str:
        return self.ruleset.spec.name

    @property
    def options(self) -> dict[str, Any]:
        return dict(self._journal.options)

    @property
    def seats(self) -> int:
        return len(self._journal.names)

    @property
    def state(self) -> Any:
        """The bare position: the fast and trusted door, whose `apply` checks nothing. Clone it first."""
        return self._journal.state

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the game is over, or waits for a chance outcome."""
        seat = self.state.to_move()
        return seat if seat >= 0 else None

    @property
    def is_over(self) -> bool:
        return bool(self.state.to_move() == OVER)

    @property
    def is_chance(self) -> bool:
        """Whether a chance outcome must be given by `deal`: in games without a seed."""
        return bool(self.state.to_move() == CHANCE)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat if they were counted now."""
        return tuple(self.state.score(seat) for seat in range(self.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won: several share a tie; none before the end, or in a lost solo game."""
        if not self.is_over:
            return ()
        return tuple(winners(self.state))

    def score_sheet(self) -> SheetInWords:
        """The score now, line by line with its clause; its totals are `scores`."""
        sheet = self.ruleset.score_sheet(self.state)
        texts = tuple(map(self._translate.line, sheet.lines))
        return SheetInWords(sheet.lines, sheet.seats, sheet.corrections, texts)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, as JSON; None is a spectator."""
        return self.ruleset.view(self.state, self._seat(seat))

    def observation(self, seat: int) -> Any:
        """What a seat sees as numbers, as learners are shown it (docs/observations.md)."""
        if self.ruleset.observation is None:
            raise BadOptions(f"{self.name} has no observation as numbers")
        return self.ruleset.observation.vector(self.state, self._player(seat))

    def position(self) -> dict[str, Any]:
        """The complete position as a JSON document, hidden things included; `load_position` reads it."""
        return self.ruleset.write_position(self.state)

    # Decisions.

    def legal_actions(self) -> list[LegalAction]:
        """The decisions that may be taken now, one gesture each."""
        return [self._described(self.state, action) for action in self.state.legal()]

    def complete_actions(self) -> Iterator[CompleteAction]:
        """Every action with all the decisions it asks for, up to the next chance event.

        >>> game = new_game("sagrada", seed=3)
        >>> [action.notation for action in game.complete_actions()][0]
        'window gravitas'
        """
        return self._complete(self.state, ())

    def _complete(self, state: Any, steps: tuple[LegalAction, ...]) -> Iterator[CompleteAction]:
        seat = state.to_move()
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            taken = (*steps, self._described(state, action))
            if after.to_move() == seat and after.mid_action():
                yield from self._complete(after, taken)
            else:
                yield CompleteAction(taken)

    def why_not(self, action: Playable) -> Refusal | None:
        """Why an action may not be taken now; None if it may. BadAction if it names no action of the game."""
        try:
            self._journal.check(self.state.to_move(), self._ids(action))
        except IllegalAction as error:
            return Refusal(self._translate.reason(error.reason), error.reason)
        return None

    def play(self, action: Playable) -> list[Event]:
        """Take a decision, or a complete action, and resolve the chance after it; what happened.

        It is given as a notation, an id, or anything that `legal_actions` and `complete_actions` list; the
        decisions of a complete action are separated by semicolons. IllegalAction, and nothing changed, if the
        rules refuse it.
        """
        with self._in_words():
            checked = self._journal.check(self.state.to_move(), self._ids(action))
        return self._go_on(lambda: self._journal.commit(checked))

    def undo(self) -> LegalAction:
        """Take the last decision back, with the chance after it. A seed deals the same again."""
        if not self._before:
            raise CannotTakeBack("nothing has been decided yet")
        length = self._before.pop()
        undone = self._journal.actions[length]
        self._journal.rewind(length)
        self._forget(length)
        return self._described(self.state, undone)

    def take_back(self, seat: int) -> LegalAction:
        """Take a seat's last decision back as at a table: not if something was shown or answered since."""
        undone = self._journal.take_back(self._player(seat))
        self._before.pop()
        self._forget(len(self._journal.actions))
        return self._described(self.state, undone)

    def deal(self, outcome: int | str) -> list[Event]:
        """Enter a chance outcome, where `is_chance`; what happened."""
        number = self._id(outcome)
        with self._in_words():
            return self._go_on(lambda: [self._journal.enter_outcome(number)])

    def chance_outcomes(self) -> dict[str, float]:
        """The outcomes that are possible where `is_chance`, with their probabilities."""
        outcomes = self.state.chance()
        total = sum(weight for _, weight in outcomes)
        return {self.ruleset.text(action): weight / total for action, weight in outcomes}

    # What it is worth.

    def analyse(
        self,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        lines: int = 3,
        seed: int = 0,
        stop: StopEvent | None = None,
        progress: Callable[[AnalysisInWords], object] | None = None,
    ) -> AnalysisInWords:
        """Judge the position for the seat to move, by what it may know: for a second by default.

        With the same `simulations` and `seed` the result is always the same. `stop` ends the analysis early,
        and `progress` is called about ten times a second with what is known so far, without points.

        >>> game = new_game("basilica", first=1, seed=17)
        >>> analysis = game.analyse(simulations=300, lines=2)
        >>> len(analysis.lines), round(sum(analysis.wins), 6)
        (2, 1.0)
        >>> events = game.play(analysis.best)
        """
        _check_analysis(seconds, simulations, lines, seed)
        self._check_asked()
        if seconds is None and simulations is None:
            seconds = SECONDS_BY_DEFAULT
        analysis = Analyst(self.ruleset).analyse(
            self.state,
            seconds=seconds,
            simulations=simulations,
            lines=lines,
            seed=seed,
            stop=stop,
            progress=None if progress is None else lambda known: progress(self._analysis_in_words(known)),
        )
        return self._analysis_in_words(analysis)

    def _check_asked(self) -> None:
        """BadOptions unless a seat decides now: nothing else can be judged."""
        if self.to_move is None:
            why = "the game is over" if self.is_over else "an outcome of chance is due"
            raise BadOptions(f"no seat decides now: {why}")

    def _analysis_in_words(self, analysis: Analysis) -> AnalysisInWords:
        lines = []
        for line in analysis.lines:
            decisions = [action for _, action in line.continuation]
            described = [
                (state.to_move(), self._described(state, action))
                for state, action in walk(self.state, (*line.actions, *decisions))
            ]
            action = CompleteAction(tuple(step for _, step in described[: len(line.actions)]))
            following = tuple(described[len(line.actions) :])
            lines.append(LineInWords(action, line.wins, line.points, line.visits, following))
        return AnalysisInWords(
            analysis.seat,
            analysis.wins,
            analysis.points,
            tuple(lines),
            analysis.simulations,
            analysis.ended,
            analysis.seconds,
        )

    def explain(
        self, better: Playable, worse: Playable, *, rollouts: int = ROLLOUTS, seed: int = 0
    ) -> ExplanationInWords:
        """Why an action is better than another for the seat to move, by what it may know.

        Both are anything that `play` takes, and are played on quickly, up to so many times each. Swapped,
        they give the same with other signs.

        >>> game = new_game("fantazja", seed=4)
        >>> first, *_, last = game.legal_actions()
        >>> explanation = game.explain(last, first, rollouts=20)
        >>> sum(line.difference for line in explanation.lines) == explanation.total
        True
        """
        _check_number("seed", seed)
        _check_count("rollouts", rollouts)
        self._check_asked()
        actions = []
        for action in (better, worse):
            with self._in_words():
                checked = self._journal.check(self.state.to_move(), self._ids(action))
            actions.append(tuple(step.action for step in checked.steps))
        found = explain(self.ruleset, self.state, *actions, rollouts=rollouts, seed=seed)
        known = {field.name: getattr(found, field.name) for field in fields(found)}
        return ExplanationInWords(**known, text=found.in_words(self._translate))

    def review(
        self,
        quality: str = "standard",
        *,
        seed: int = 0,
        progress: Callable[[float], object] | None = None,
        stop: StopEvent | None = None,
    ) -> ReviewInWords:
        """Judge every decision of a game that is over, and measure its luck; the quality is one of QUALITIES.

        With the same quality and seed the result is always the same. `progress` is called with the part that
        is done, from 0 to 1. `stop` ends the review with `rosace.analysis.Stopped`.
        """
        _check_number("seed", seed)
        if quality not in QUALITIES:
            raise BadOptions(f"quality is one of {', '.join(QUALITIES)}, not {quality!r}")
        reviewer = Reviewer(self._journal, quality, seed, stop=stop, progress=progress)
        return review_in_words(reviewer.review(), self._journal, self._translate)

    # What happened.

    def __len__(self) -> int:
        """How many decisions led here."""
        return len(self._before)

    def events(self, since: int = 0, seat: int | None | Literal["all"] = "all") -> list[Event]:
        """What happened from decision `since` on: all of it, or what a seat (None: a spectator) saw."""
        _check_number("since", since)
        after = -1 if since <= 0 else [*self._before, len(self._journal.actions)][min(since, len(self))]
        viewer = seat if seat == "all" else self._seat(seat)
        happened = (event for length, event in self._happened if length > after)
        return [deepcopy(event) for event in happened if viewer == "all" or event.seen_by(viewer)]

    def story(self, since: int = 0, seat: int | None | Literal["all"] = "all") -> list[str]:
        """The same in words."""
        return [self._translate.event(event) for event in self.events(since, seat)]

    # Keeping it.

    def record(self) -> Record:
        """The game so far; `str(game.record().dumps())` is a text that replays everywhere."""
        return self._journal.record()

    def save(self, path: str | PathLike[str]) -> None:
        """Write a record, or the position where the game began from one; `load` reads both.

        If that fails, an older file stays as it was.
        """
        try:
            text = self.record().signed().dumps()
        except RosaceError:
            text = json.dumps(self.position(), indent=2) + "\n"
        write_whole(_path(path), text.encode())

    def clone(self) -> Game:
        """An independent copy."""
        copied = object.__new__(Game)
        copied._journal, copied._translate = self._journal.clone(), self._translate
        copied._happened, copied._before = list(self._happened), list(self._before)
        return copied

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: by the record, from which only a game with a seed can go on."""
        if self._journal.seed is None:
            raise TypeError(
                "only a game that was begun with a seed can be pickled; pickle its position() instead"
            )
        return load_record, (self.record().dumps(), self._translate.lang)

    def __repr__(self) -> str:
        asked = "over" if self.is_over else "chance" if self.is_chance else f"seat {self.to_move} to move"
        return f"<Game {self.name}, {len(self)} decisions, {asked}>"

    def __str__(self) -> str:
        """The table as text, as the seat to move sees it."""
        from rich.text import Text  # which takes its time to import

        return Text.from_markup(self.ruleset.draw(self.view(self.to_move), self._translate)).plain

    def _repr_svg_(self) -> str:
        """The table as a picture, as the seat to move sees it: for notebooks."""
        return self.ruleset.picture(self.view(self.to_move))

    # Within.

    def _seat(self, seat: int | None) -> int | None:
        """A seat, or None for a spectator."""
        return None if seat is None else self._player(seat)

    def _player(self, seat: int) -> int:
        if type(seat) is not int or seat not in range(self.seats):
            raise BadOptions(f"no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat

    def _described(self, state: Any, action: int) -> LegalAction:
        text = self._translate(self.ruleset.label(state, action))
        structure = self.ruleset.action(action)  # shared by all games, so a copy is handed out
        copied = Action(structure.kind, dict(structure.fields))
        return LegalAction(action, self.ruleset.text(action), text, copied)

    def _ids(self, action: Playable | Iterable[Playable]) -> list[int]:
        try:
            return self._nested_ids(action)
        except RecursionError:
            raise BadAction("a list of actions is nested too deeply") from None

    def _nested_ids(self, action: Playable | Iterable[Playable]) -> list[int]:
        if isinstance(action, str):
            return [self.ruleset.parse(part) for part in action.split(";")]
        if isinstance(action, CompleteAction):
            action = action.steps
        if not isinstance(action, Iterable) or isinstance(action, (Action, LegalAction, bytes)):
            return [self._id(action)]
        ids = [number for part in action for number in self._nested_ids(part)]
        if not ids:
            raise BadAction("a list of actions is empty: nothing would be played")
        return ids

    def _id(self, action: Any) -> int:
        if isinstance(action, LegalAction):
            if self.ruleset.parse(action.notation) != action.id:
                raise BadAction(f"{action!r} is an action of another game")
            return action.id
        if isinstance(action, Action):
            return self._id_of_structure(action)
        if isinstance(action, str):
            return self.ruleset.parse(action)
        if type(action) is not int:
            raise BadAction(f"an action is a notation or an id, not {action!r}")
        return action

    def _id_of_structure(self, action: Action) -> int:
        families = {family.kind: family for family in self.ruleset.spec.actions.families}
        if not isinstance(action.kind, str) or action.kind not in families:
            raise BadAction(f"{action.kind!r} is no action of {self.name}")
        names = [field.name for field in families[action.kind].fields]
        if not isinstance(action.fields, Mapping) or set(names) != action.fields.keys():
            raise BadAction(f"{action.kind} has the fields {', '.join(names) or 'none'}")
        return self.ruleset.parse(" ".join((action.kind, *(str(action.fields[name]) for name in names))))

    @contextmanager
    def _in_words(self) -> Iterator[None]:
        """Refusals with a sentence."""
        try:
            yield
        except IllegalAction as error:
            text = str(Refusal(self._translate.reason(error.reason), error.reason))
            raise IllegalAction(error.reason, text) from None

    def _go_on(self, enter: Callable[[], Sequence[Step]]) -> list[Event]:
        """Enter something and resolve the chance after it; all of it or, if that fails, nothing."""
        length, happened = len(self._journal.actions), len(self._happened)
        try:
            self._note(enter())
            self._resolve_chance()
        except Exception:
            self._journal.rewind(length)
            self._forget(length)
            raise
        return [deepcopy(event) for _, event in self._happened[happened:]]

    def _resolve_chance(self) -> None:
        if self._journal.deals:
            self._note(self._journal.resolve_chance())

    def _note(self, steps: Sequence[Step]) -> None:
        length = len(self._journal.actions) - len(steps)
        for number, step in enumerate(steps, length):
            if step.seat != CHANCE:
                self._before.append(number)
            self._happened += [(number + 1, event) for event in self._journal.narrate([step])]

    def _forget(self, length: int) -> None:
        self._happened = [(number, event) for number, event in self._happened if number <= length]
        self._before = [number for number in self._before if number < length]


def new_game(
    name: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    chance: Chance | None = None,
    names: Iterable[str] = (),
    language: str = ENGLISH,
    **options: Any,
) -> Game:
    """A new game, dealt from a seed: a random one by default.

    `chance` gives the outcomes instead, in their order: a known deck, known dice. It is a list of notations
    or ids, or a function that chooses among the possible `(id, weight)`. After the end of a list the seed
    deals; without a seed, `Game.deal` enters outcomes.

    >>> game = new_game("sagrada", seats=1, difficulty=5, seed=4)
    >>> game.seats, game.options["difficulty"]
    (1, 5)
    """
    ruleset = registry.get(name)
    _check_optional_number("seed", seed)
    _check_optional_number("seats", seats)
    _check_list("names", names)
    names = list(names)
    if any(not isinstance(one, str) for one in names):
        raise BadOptions(f"names are texts, not {names!r}")
    if chance is None:
        seed = secrets.randbelow(2**32) if seed is None else seed
        return Game(Journal(ruleset, seats, options, seed, names), language)
    draw = _drawing(ruleset, chance, seed)
    return Game(Journal(ruleset, seats, options, names=names, draw=draw), language)


def load_record(source: str | PathLike[str] | Record, language: str = ENGLISH) -> Game:
    """The game of a record: a `Record`, its text, or its file. BadRecord if it does not replay."""
    if not isinstance(source, (str, PathLike, Record)):
        raise BadRecord(f"a record is a Record, its text, or the path of its file, not {source!r}")
    record = source if isinstance(source, Record) else records.loads(_text_of(source, BadRecord))
    return Game(Journal.resume(registry.get(record.game), record), language)


def load_position(
    source: Mapping[str, Any] | str | PathLike[str],
    *,
    seed: int | None = None,
    chance: Chance | None = None,
    language: str = ENGLISH,
) -> Game:
    """A game that goes on from a position document: the document, its text, or the path of its file.

    BadDocument, with the reason, if no game can come there. Chance is dealt as in `new_game`.
    """
    if not isinstance(source, (str, PathLike, Mapping)):
        raise _not_a_document(f"a position is a document, its text, or the path of its file, not {source!r}")
    document = source if isinstance(source, Mapping) else documents.parse(_text_of(source, _not_a_document))
    name = document.get("game")
    if not isinstance(name, str):
        raise BadDocument("game is missing: a position document names its game", "other-game", "game")
    ruleset = registry.get(name)
    try:
        state = ruleset.read_position(document)
    except UnknownFormat as error:
        text = Translator(language).say("document-unknown-format", **error.params)
        raise UnknownFormat(error.found, text) from None
    options = ruleset.options_of(state)
    _check_optional_number("seed", seed)
    if chance is None:
        seed = secrets.randbelow(2**32) if seed is None else seed
        return Game(Journal(ruleset, state.seats, options, seed, start=state), language)
    draw = _drawing(ruleset, chance, seed)
    return Game(Journal(ruleset, state.seats, options, draw=draw, start=state), language)


def build_position(name: str, *, seed: int = 0, **parts: Any) -> dict[str, Any]:
    """A complete position document made of a few parts of one; `load_position` plays on from it.

    What is given stays as it is. The seed chooses the rest so that it fits, the same every time. The parts
    are those of the game's document (docs/positions), options of the game, and `to_move`, the seat to move.
    BadDocument, which names the place, if they contradict the rules or each other.

    >>> document = build_position("sagrada", round=4, windows=[{"window": "via-lux", "dice": {"a1": "Y3"}}])
    >>> game = load_position(document, seed=1)
    >>> game.view()["round"], game.view()["players"][0]["window"], game.to_move
    (4, 'via-lux', 0)
    """
    _check_number("seed", seed)
    return registry.get(name).build_position(parts, seed)


def load(path: str | PathLike[str], language: str = ENGLISH) -> Game:
    """The game of a file that `Game.save` wrote: a record or a position document."""
    text = _read_text(_path(path), BadRecord)
    if text.lstrip().startswith("{"):
        return load_position(documents.parse(text), language=language)
    return load_record(records.loads(text), language)


def _check_number(name: str, value: int) -> None:
    if type(value) is not int:
        raise BadOptions(f"{name} is a whole number, not {value!r}")


def _check_analysis(seconds: float | None, simulations: int | None, lines: int, seed: int) -> None:
    _check_number("seed", seed)
    _check_count("lines", lines)
    if simulations is not None:
        _check_count("simulations", simulations)
    is_number = isinstance(seconds, (int, float)) and not isinstance(seconds, bool)
    if seconds is not None and not (is_number and 0 < seconds < inf):
        raise BadOptions(f"seconds is a number above 0, not {seconds!r}")


def _check_count(name: str, number: int) -> None:
    if type(number) is not int or number < 1:
        raise BadOptions(f"{name} is a whole number from 1 on, not {number!r}")


def _check_optional_number(name: str, value: int | None) -> None:
    if value is not None:
        _check_number(name, value)


def _check_list(name: str, values: object) -> None:
    if isinstance(values, (str, bytes)) or not isinstance(values, Iterable):
        raise BadOptions(f"{name} is a list, not {values!r}")


def _drawing(ruleset: Ruleset, chance: Chance, seed: int | None) -> MaybeDraw:
    """Chance from somebody else: checked, since a wrong outcome is easily written."""
    if not callable(chance):
        _check_list("chance", chance)
    listed = [] if callable(chance) else list(chance)

    def draw(number: int, outcomes: Outcomes) -> int | None:
        if callable(chance):
            given = chance(outcomes)
        elif number < len(listed):
            given = listed[number]
        else:
            return None if seed is None else deal(seed, number, outcomes)
        outcome = ruleset.parse(given) if isinstance(given, str) else given
        if type(outcome) is not int or outcome not in dict(outcomes):
            possible = ", ".join(ruleset.text(action) for action, _ in outcomes)
            raise BadOptions(f"chance outcome {number + 1} is {given!r}; possible are {possible}")
        return outcome

    return draw


def _text_of(source: str | PathLike[str], refusal: Callable[[str], RosaceError]) -> str:
    if isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{")):
        return source
    return _read_text(_path(source), refusal)


def _path(path: str | PathLike[str]) -> Path:
    if not isinstance(path, (str, PathLike)) or "\0" in str(path):
        raise BadOptions(f"a file is named by its path, not {path!r}")
    return Path(path)


def _read_text(path: Path, refusal: Callable[[str], RosaceError]) -> str:
    """The text of a file. One that is not there is an OSError, as everywhere in Python."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refusal(f"{str(path)!r} is not a UTF-8 text file") from None


def _not_a_document(text: str) -> BadDocument:
    return BadDocument(text, "not-json")
