"""A ruleset made of modules: its `ask` is `prompts.ask`, its `view` is `views.view`, and so on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from rosace.core.building import Chooser, as_json, build
from rosace.core.documents import POSITION_FORMAT, Node, named_by_document
from rosace.core.errors import BadDocument, BadOptions
from rosace.core.ruleset import Event, Phrase, Reason, Ruleset, S, Say, ScoreLine, ScoreSheet, winners
from rosace.core.state import OVER


class Prompts(Protocol):
    """What is asked, how each choice reads, and what a person touches to make it."""

    def ask(self, state: Any) -> Phrase: ...
    def label(self, state: Any, action: int) -> Phrase: ...
    def touch(self, state: Any, action: int) -> tuple[str, ...]: ...


class Reasons(Protocol):
    """The name and the clause of every code of `check`, and what is in the way."""

    REASONS: dict[int, tuple[str, str]]

    def explain(self, state: Any, action: int, code: int, reason: Reason) -> Reason: ...


class Narration(Protocol):
    def narrate(self, before: Any, action: int, after: Any) -> list[Event]: ...


class Views(Protocol):
    def view(self, state: Any, seat: int | None) -> dict[str, Any]: ...


class ScoreSheets(Protocol):
    def score_sheet(self, state: Any) -> ScoreSheet: ...
    def final_lines(self, start: Any, actions: Iterable[int]) -> list[ScoreLine]: ...
    def topic(self, line: ScoreLine) -> Phrase: ...


class Terminal(Protocol):
    def draw(self, view: Mapping[str, Any], say: Say, width: int = 80) -> str: ...
    def details(self, view: Mapping[str, Any], say: Say) -> str: ...


class Pictures(Protocol):
    def draw(self, view: Mapping[str, Any]) -> str: ...


class Positions(Protocol):
    def write(self, state: Any) -> dict[str, Any]: ...
    def read(self, document: Mapping[str, Any], options: dict[str, Any]) -> Any: ...
    def from_format_1(self, document: Mapping[str, Any]) -> dict[str, Any]: ...


class Builder(Protocol):
    """Complete documents from little. `NAMES` are those that may be given."""

    NAMES: tuple[str, ...]

    def seats_of(self, root: Node) -> int: ...
    def options_of(self, root: Node) -> dict[str, Any]: ...
    def build(self, root: Node, options: Mapping[str, Any], choose: Chooser) -> dict[str, Any]: ...


class LayeredRuleset(Ruleset[S]):
    """The part of a ruleset that only passes on to the modules of its game."""

    prompts: Prompts
    reasons: Reasons
    narration: Narration
    views: Views
    score_sheets: ScoreSheets
    terminal: Terminal
    pictures: Pictures
    positions: Positions
    builder: Builder

    def write_position(self, state: S) -> dict[str, Any]:
        return self.document_header(state) | self.positions.write(state)

    def read_position(self, document: Mapping[str, Any]) -> S:
        options = self.check_document_header(document)
        with named_by_document(document):
            state: S = self.positions.read(self.in_present_format(document), options)
        return state

    def build_position(self, parts: Mapping[str, Any], seed: int = 0) -> dict[str, Any]:
        """A complete document with these parts of one; options may be given among them by their names."""
        given = as_json(parts)
        settings = dict(Node(given.pop("options", {}), "options").value)
        for option in self.spec.options:
            if option.name in given and option.name not in self.builder.NAMES:
                settings[option.name] = given.pop(option.name)
        root = Node(given).only((*self.builder.NAMES, "options"))
        seats = self.builder.seats_of(root)
        try:
            _, options = self.validate_options(seats, self.builder.options_of(root) | settings)
        except BadOptions as error:
            raise BadDocument(str(error), "bad-options", "options") from None
        heading = {"format": POSITION_FORMAT, "game": self.spec.name, "rules": self.spec.rules}

        def make(choose: Chooser) -> dict[str, Any]:
            return heading | {"options": options} | self.builder.build(root, options, choose)

        document = build(make, self.read_position, seed)
        kept = self.options_of(self.read_position(document))
        for name in settings.keys() - kept.keys():  # such as who begins
            (option,) = [option for option in self.spec.options if option.name == name]
            if options[name] != option.values[0]:
                text = f"{name} only matters before the game begins; later, to_move is the seat to move"
                raise BadDocument(text, "bad-options", name)
        return document | {"options": kept}

    def in_present_format(self, document: Mapping[str, Any]) -> Mapping[str, Any]:
        """A document whose heading is checked, as the readers take it."""
        return document if document["format"] == POSITION_FORMAT else self.positions.from_format_1(document)

    def ask(self, state: S) -> Phrase:
        return self.prompts.ask(state)

    def label(self, state: S, action: int) -> Phrase:
        return self.prompts.label(state, action)

    def touch(self, state: S, action: int) -> tuple[str, ...]:
        return self.prompts.touch(state, action)

    def why_not(self, state: S, action: int) -> Reason | None:
        code = state.check(action)
        if code == 0:
            return None
        name, clause = self.reasons.REASONS[code]
        if name == "core/no-such-action":
            return Reason(name, clause, (), {"action": action})
        return self.reasons.explain(state, action, code, Reason(name, clause, (), {"asked": self.ask(state)}))

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        view = self.views.view(state, seat)
        return view | {"winners": winners(state)} if state.to_move() == OVER else view

    def narrate(self, before: S, action: int, after: S) -> list[Event]:
        return self.narration.narrate(before, action, after)

    def score_sheet(self, state: S) -> ScoreSheet:
        return self.score_sheets.score_sheet(state)

    def final_lines(self, start: S, actions: Iterable[int]) -> list[ScoreLine]:
        return self.score_sheets.final_lines(start, actions)

    def score_topic(self, line: ScoreLine) -> Phrase:
        return self.score_sheets.topic(line)

    def draw(self, view: Mapping[str, Any], say: Say, width: int = 80) -> str:
        return self.terminal.draw(view, say, width)

    def details(self, view: Mapping[str, Any], say: Say) -> str:
        return self.terminal.details(view, say)

    def picture(self, view: Mapping[str, Any]) -> str:
        return self.pictures.draw(view)
