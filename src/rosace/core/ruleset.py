"""What a game is: `Ruleset` in words, `State` in numbers. `docs/adding-a-game.md` explains both.

A Game is immutable plain Python and made once. A State is mutable and made of ints: either a
compiled kernel (`rosace.core.state.Kernel`) or any object with the methods of `State`.
Everything verbal is a function of states and lives in the Game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self

from rosace.core.documents import POSITION_FORMAT, POSITION_FORMATS, UnknownFormat, one_line
from rosace.core.errors import BadAction, BadDocument, BadOptions, OtherRules
from rosace.core.families import Action, Families
from rosace.core.observation import ObservationSpec
from rosace.core.rng import Rng

AIDS = ("unseen", "score")  # what a table may be played without: see `Ruleset.aids`


@dataclass(frozen=True)
class Phrase:
    """A message of the locale files and its parameters.

    A parameter `"@key"` is itself a message; a list is spoken item by item.
    """

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


Say = Callable[[Phrase], str]  # a Phrase in somebody's language


@dataclass(frozen=True)
class Reason:
    """Why the rules refuse an action: a stable code, the clause, and what stands in the way."""

    code: str
    clause: str
    elements: tuple[str, ...] = ()
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Event:
    """Something that happened, for a log or an animation.

    `audience` None is everybody; None among the seats of an audience stands for spectators. An action
    of which anything is not for everybody is itself not to be shown while the game has secrets.
    `moves` are the pieces that travelled, each from one element to another: `("vault:1", "cell:2,0")`.
    """

    kind: str
    params: Mapping[str, Any] = field(default_factory=dict)
    elements: tuple[str, ...] = ()
    audience: tuple[int | None, ...] | None = None
    moves: tuple[tuple[str, str], ...] = ()

    def seen_by(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience


@dataclass(frozen=True)
class ScoreLine:
    """A line of a score sheet: `points` for `seat`, by a clause, for these elements.

    `audience` None is everybody; a secret objective's line is for its owner alone. `unclaimed` is something
    that would score but is nobody's: its seat is None, and it has no points.
    """

    seat: int | None
    points: int
    kind: str
    clause: str
    params: Mapping[str, Any] = field(default_factory=dict)
    elements: tuple[str, ...] = ()
    audience: tuple[int, ...] | None = None
    unclaimed: bool = False


@dataclass(frozen=True)
class Correction:
    """A way to put right what breaks the rules on a real table: take `elements` away from a seat.

    `pieces` names them in notation, and `total` is what the seat scores without them.
    """

    seat: int
    total: int
    clause: str
    pieces: tuple[str, ...]
    elements: tuple[str, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """The score as a table; its lines sum to the totals.

    `corrections` are for positions of a real table that break the rules; a seat's first is its best.
    """

    lines: tuple[ScoreLine, ...]
    seats: int
    corrections: tuple[Correction, ...] = ()

    def seen_by(self, seat: int | None) -> ScoreSheet:
        """The lines a seat may see; None is a spectator."""
        seen = (line for line in self.lines if line.audience is None or seat in line.audience)
        return ScoreSheet(tuple(seen), self.seats, self.corrections)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(line.points for line in self.lines if line.seat == s) for s in range(self.seats))


def winners(state: Any) -> list[int]:
    """The seats that have won a game that is over: several share it, and a lost solo game has none."""
    return best_seats([state.utility(seat) for seat in range(state.seats)])


def best_seats(utilities: Sequence[float]) -> list[int]:
    """The seats of the best result; none if all have lost."""
    return [seat for seat, utility in enumerate(utilities) if utility == max(utilities) > -1]


@dataclass(frozen=True)
class Option:
    """A switch of the table: its values as they are written, the first being the default.

    Where it does not apply only the default is allowed: with other numbers of seats than `seats` (empty:
    none), or where the other options have other values than `needs`. With `names_seat` its numbers are seats
    from 1, which must exist. `clause` is the rule that says so.
    """

    name: str
    values: tuple[Any, ...]
    seats: tuple[int, ...] = ()
    needs: Mapping[str, Any] = field(default_factory=dict)
    names_seat: bool = False
    clause: str = ""

    def __post_init__(self) -> None:
        if not self.values:
            raise ValueError(f"option {self.name} has no values")

    def parse(self, value: Any) -> Any:
        for known in self.values:
            if value is known or str(value).lower() == str(known).lower():
                return known
        allowed = ", ".join(str(known).lower() for known in self.values)
        raise BadOptions(f"option {self.name} must be one of {allowed}, not {value!r}")

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """BadOptions if its value does not apply at a table with these seats and options."""
        value, source = options[self.name], f" ({self.clause})" if self.clause else ""
        if value == self.values[0]:
            return
        if self.seats and seats not in self.seats:
            allowed = " or ".join(map(str, self.seats))
            noun = "seat" if self.seats == (1,) else "seats"
            raise BadOptions(f"option {self.name} is for {allowed} {noun}, not {seats}{source}")
        for name, needed in self.needs.items():
            if options[name] != needed:
                needs = name if needed is True else f"{name} {needed}"
                raise BadOptions(f"option {self.name} needs {needs}{source}")
        if self.names_seat and value.isdecimal() and int(value) > seats:
            raise BadOptions(f"{self.name} is {value}, but there are {seats} seats{source}")


@dataclass(frozen=True)
class Question:
    """A question of yes or no that a seat may answer beforehand, for each of its cases by itself."""

    name: str
    cases: tuple[str, ...]


@dataclass(frozen=True)
class Spec:
    """The fixed facts of a game. `rules` changes whenever a record could replay differently.

    `older_rules` are the versions of before that can still be played, the oldest first, each with the options
    under which the present rules are the same: what those versions could not be asked.
    `search` has the settings with which a tree search plays this game best (`rosace.search.Settings`).
    `seconds_per_decision` has the time of a level in this game, where the usual one would leave it too near
    the level below it.
    """

    name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    actions: Families
    max_decisions: int
    rules: str
    older_rules: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    search: Mapping[str, Any] = field(default_factory=dict)
    seconds_per_decision: Mapping[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.seats:
            raise ValueError(f"{self.name} is for no number of seats")


class State(Protocol):
    """A position. `rosace.core.state.Kernel` documents the methods and is the compiled form.

    A state in plain Python may derive from this class. It then inherits the methods of a game without
    chance, without hidden information, and with one decision per action.
    """

    seats: int

    def to_move(self) -> int: ...
    def legal(self) -> list[int]: ...
    def check(self, action: int) -> int: ...
    def apply(self, action: int) -> None: ...
    def clone(self) -> Self: ...
    def copy_from(self, other: Self) -> None: ...
    def score(self, seat: int) -> int: ...
    def utility(self, seat: int) -> float: ...
    def evaluate(self, seat: int) -> float: ...
    def key(self, seat: int = -1) -> int: ...

    def mid_action(self) -> bool:
        return False

    def chance(self) -> list[tuple[int, int]]:
        return []

    def sample(self, rng: Rng) -> int:
        raise ValueError("this is no chance node: there is nothing to sample")

    def determinize(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""
        return None


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)  # a ruleset of any game is just `Ruleset`
else:
    from typing import TypeVar

    S = TypeVar("S")


class Ruleset(ABC, Generic[S]):
    """A game in words. One instance a game, found through `rosace.core.registry`."""

    spec: Spec
    topics: tuple[str, ...] = ()  # messages whose attribute help may be asked for at any time
    questions: tuple[Question, ...] = ()  # what a seat may answer beforehand

    # What a view tells beyond what lies open on the table, as paths into it (`players.*.points`, the star
    # being every item of a list): "unseen" an attentive player could have remembered or counted, "score"
    # is what the points would be now.
    aids: Mapping[str, tuple[str, ...]] = {}

    observation: ObservationSpec | None = None  # how learners are shown a position

    @property
    def has_chance(self) -> bool:
        """Whether anything is drawn, rolled or dealt: whether a family of actions belongs to chance."""
        return any(family.chance for family in self.spec.actions.families)

    @property
    def has_secrets(self) -> bool:
        """Whether a seat may know what another does not: whether the ruleset has a `secret` of its own."""
        return type(self).secret is not Ruleset.secret

    # Positions.

    @abstractmethod
    def new(self, seats: int | None = None, options: Mapping[str, Any] | None = None) -> S:
        """The first position; it may be a chance node."""

    @abstractmethod
    def options_of(self, state: S) -> dict[str, Any]:
        """The options a state was made with."""

    @abstractmethod
    def write_position(self, state: S) -> dict[str, Any]:
        """The complete position as a JSON document, hidden things included."""

    @abstractmethod
    def read_position(self, document: Mapping[str, Any]) -> S:
        """The state of a document; BadDocument, with the reason, if no game can have it."""

    def build_position(self, parts: Mapping[str, Any], seed: int = 0) -> dict[str, Any]:
        """A complete document made of a few parts; a seed chooses the rest."""
        raise BadOptions(f"{self.spec.name} cannot build positions")

    def score_document(self, document: Mapping[str, Any]) -> ScoreSheet:
        """The score sheet of a document; a game may accept less here than a whole position."""
        return self.score_sheet(self.read_position(document))

    # Words about a position and its actions.

    @abstractmethod
    def touch(self, state: S, action: int) -> tuple[str, ...]:
        """The elements a person touches, one after the other, to take this decision."""

    @abstractmethod
    def why_not(self, state: S, action: int) -> Reason | None:
        """`state.check` in words; None if the action is legal."""

    @abstractmethod
    def ask(self, state: S) -> Phrase:
        """What is being asked of the seat to move."""

    @abstractmethod
    def label(self, state: S, action: int) -> Phrase:
        """A legal action as a choice in words."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that a seat may know, as JSON, and nothing more; None is a spectator."""

    @abstractmethod
    def narrate(self, before: S, action: int, after: S) -> list[Event]:
        """What an action did, in the order a person would see it."""

    @abstractmethod
    def score_sheet(self, state: S) -> ScoreSheet:
        """The score now, line by line; the totals equal `state.score(seat)`."""

    def final_lines(self, start: S, actions: Iterable[int]) -> Iterable[ScoreLine]:
        """The score at the end of a game played on from `start`: lines that tell where it came from.

        They sum to `state.score(seat)` at the end. A line of no seat is what a lone player has to beat.
        Elements are those of `start`. Where the sheet says less at the end than before, there is more here.
        """
        end = start.clone()
        for action in actions:
            end.apply(action)
        return self.score_sheet(end).lines

    def score_topic(self, line: ScoreLine) -> Phrase:
        """What a line is about, the same in all games: lines of one topic are compared with each other."""
        return Phrase(f"score-{line.kind}", line.params)

    @abstractmethod
    def draw(self, view: Mapping[str, Any], say: Say, width: int = 80) -> str:
        """A view as text for a terminal so many signs wide, in Rich markup."""

    def details(self, view: Mapping[str, Any], say: Say) -> str:
        """What lies about the table but is not drawn each time, in Rich markup."""
        return ""

    @property
    def shown_letters(self) -> Mapping[str, str]:
        """Letters that the notation has before a number, and the messages with what people see there.

        {"R": "colour-red.letter"}: the notation R5 is shown as C5 in Polish, and may be typed so.
        """
        return {}

    def preview(self, state: S, action: int, say: Say) -> str | None:
        """A small picture of a choice for a terminal, in Rich markup, where words say too little."""
        return None

    def picture(self, view: Mapping[str, Any]) -> str:
        """A view drawn as an SVG document, without words; with `board_only` in the view, the board alone."""
        raise BadOptions(f"{self.spec.name} has no picture")

    def progress(self, state: S) -> float:
        """How much of the game is over, from 0 to 1: what a value means depends on it."""
        return 0.0

    def statistics(self, state: S) -> dict[str, int]:
        """Counts of a finished game that a simulation adds up, by name."""
        return {}

    # Questions that a seat may have answered beforehand.

    def question(self, state: S) -> tuple[str, str] | None:
        """The question asked now, if it is one of `questions`, and its case."""
        return None

    def answer(self, state: S, yes: bool) -> int:
        """The action that answers the question asked now."""
        raise BadAction(f"{self.spec.name} has no questions to answer in advance")

    # Secrets.

    def reveals(self, before: S, action: int, after: S) -> bool:
        """Whether a decision showed its seat something new, so that it cannot be taken back.

        Chance and other seats' decisions do so anyway; this is for secrets shown.
        """
        return False

    def secret(self, state: S) -> bool:
        """Whether the log so far holds something that a seat may not see yet."""
        return False

    def seat_name(self, seat: int) -> Phrase:
        """What a seat is called at this table."""
        return Phrase(f"player-{seat}")

    # The same for every game.

    def action(self, action: int) -> Action:
        """The structured form of an id."""
        return self.spec.actions.action(action)

    def text(self, action: int) -> str:
        """The notation of an id."""
        return self.spec.actions.text(action)

    def parse(self, text: str) -> int:
        """The id of a notation; BadAction if it is none."""
        return self.spec.actions.parse(text)

    def strip_aids(self, view: Mapping[str, Any], aids: Sequence[str]) -> dict[str, Any]:
        """A view without what these aids tell; the view itself stays as it is."""
        left = dict(view)
        for aid in aids:
            for path in self.aids.get(aid, ()):
                left = _leave_out(left, path.split("."))
        return left

    def validate_options(
        self, seats: int | None, options: Mapping[str, Any] | None
    ) -> tuple[int, dict[str, Any]]:
        """Check seats and options and fill in what is missing; BadOptions if they do not fit."""
        number = self.spec.seats[0] if seats is None else seats
        if number not in self.spec.seats:
            allowed = " or ".join(map(str, sorted(self.spec.seats)))
            raise BadOptions(f"{self.spec.name} takes {allowed} seats, not {number}")
        known = {option.name: option for option in self.spec.options}
        for name in options or {}:
            if name not in known:
                raise BadOptions(
                    f"{self.spec.name} has no option {one_line(name)}; it has {', '.join(known)}"
                )
        given = options or {}
        settled = {
            name: option.parse(given[name]) if name in given else option.values[0]
            for name, option in known.items()
        }
        for option in known.values():
            option.check(number, settled)
        return number, settled

    def plays(self, rules: Any) -> bool:
        """Whether games of this version of the rules can still be played here."""
        return rules == self.spec.rules or (isinstance(rules, str) and rules in self.spec.older_rules)

    def present_options(self, rules: Any, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a game that was begun under these rules, for the present ones.

        OtherRules if this version is not played here.
        """
        if rules == self.spec.rules:
            return dict(options)
        implied = self.spec.older_rules.get(rules) if isinstance(rules, str) else None
        if implied is None:
            raise OtherRules(rules, self.spec.rules)
        for name in implied:
            if name in options:
                raise BadOptions(f"{self.spec.name} has no option {name} in rules {rules}")
        return {**options, **implied}

    def document_header(self, state: S) -> dict[str, Any]:
        """The first lines of a position document."""
        return {
            "format": POSITION_FORMAT,
            "game": self.spec.name,
            "rules": self.spec.rules,
            "options": self.options_of(state),
        }

    def check_document_header(self, document: Any) -> dict[str, Any]:
        """Check a document's first lines; return its options, settled."""
        if not isinstance(document, Mapping):
            raise BadDocument("a position document must be a JSON object", "not-json")
        if document.get("format") not in POSITION_FORMATS:
            raise UnknownFormat(document.get("format"))
        if document.get("game") != self.spec.name:
            text = f"game is {document.get('game')!r}, not {self.spec.name!r}"
            raise BadDocument(text, "other-game", "game")
        options = document.get("options", {})
        if not isinstance(options, Mapping):
            raise BadDocument("options is not a JSON object", "wrong-type", "options")
        seats = document.get("seats")  # only games for different numbers of seats have it
        if seats is not None and type(seats) is not int:
            raise BadDocument(f"seats is {seats!r}, not a whole number", "wrong-type", "seats")
        # Format 1 is from the time of the first rules.
        unnamed = self.spec.rules
        if document["format"] != POSITION_FORMAT:
            unnamed = next(iter(self.spec.older_rules), unnamed)
        try:
            options = self.present_options(document.get("rules", unnamed), options)
            return self.validate_options(seats, options)[1]
        except OtherRules as error:
            raise BadDocument(str(error), "other-rules", "rules") from None
        except BadOptions as error:
            raise BadDocument(str(error), "bad-options", "options") from None


def _leave_out(value: Any, path: Sequence[str]) -> Any:
    """A JSON value without what lies at the end of a path."""
    name, *rest = path
    if name == "*":
        return [_leave_out(item, rest) for item in value]
    if rest:
        return value | {name: _leave_out(value[name], rest)}
    return {key: item for key, item in value.items() if key != name}
