"""The clear mistakes in a stored review, as puzzles for the users of their seats."""

from __future__ import annotations

from typing import Any

import msgspec

from rosace.analysis.puzzles import Incomplete, Puzzle, Tried, after_action, ids
from rosace.core.errors import RosaceError
from rosace.match import Match

CLEAR = ("mistake", "blunder")  # the verdicts


class _Decision(msgspec.Struct, frozen=True):
    text: str


class Mistake(msgspec.Struct, frozen=True):
    """A decision of a review: what was played, what was better, and by how much."""

    position: int
    seat: int
    verdict: str
    loss: float
    noise: float
    win_best: float
    win_played: float
    played: list[_Decision]
    best: list[_Decision]


class _Why(msgspec.Struct, frozen=True):
    position: int
    sentences: list[dict[str, Any]]
    elements: list[str]


class _Review(msgspec.Struct, frozen=True):
    """The part of a review's document that is used here."""

    decisions: list[Mistake]
    reasons: list[_Why]


_review = msgspec.json.Decoder(_Review)


def mistakes_in(document: bytes) -> list[Mistake]:
    """The clear mistakes of a review, the worst first."""
    found = [one for one in _review.decode(document).decisions if one.verdict in CLEAR]
    return sorted(found, key=lambda one: (-one.loss, one.position))


def puzzle_name(table: str, position: int) -> str:
    return f"{table}.{position}"


def puzzle_of(match: Match, table: str, document: bytes, position: int) -> Puzzle | None:
    """The puzzle of a decision of a reviewed game; None if it was no clear mistake."""
    wrong = next((one for one in mistakes_in(document) if one.position == position), None)
    if wrong is None or match.journal is None:
        return None
    ruleset, journal = match.ruleset, match.journal
    whys = (one for one in _review.decode(document).reasons if one.position == position)
    reason = next(({"sentences": one.sentences, "elements": one.elements} for one in whys), {})
    puzzle = Puzzle(
        id=puzzle_name(table, position),
        game=ruleset.spec.name,
        rules=ruleset.spec.rules,
        seats=len(match.seats),
        options=match.options,
        log=tuple(map(ruleset.text, journal.actions[:position])),
        seat=wrong.seat,
        tried=(
            Tried(_notation(wrong.best), wrong.win_best, 0.0, 0.0),
            Tried(_notation(wrong.played), wrong.win_played, wrong.loss, wrong.noise),
        ),
        reason=reason,
        quick=False,
        found=0.0,
    )
    return puzzle if _can_be_played(puzzle, ruleset) else None


def _notation(decisions: list[_Decision]) -> tuple[str, ...]:
    return tuple(one.text for one in decisions)


def _can_be_played(puzzle: Puzzle, ruleset: Any) -> bool:
    """Whether the best action is complete by what the seat knows: not if the rest depends on a secret."""
    try:
        after_action(ruleset, puzzle.state(), ids(ruleset, puzzle.best))
    except (Incomplete, RosaceError):
        return False
    return True
