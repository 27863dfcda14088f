"""Processes that review games and explain decisions: computer players that think always go before them."""

from __future__ import annotations

from typing import Any

import msgspec

from rosace.analysis import Analyst, Reviewer
from rosace.analysis.document import phrase_document, review_document
from rosace.analysis.puzzles import Puzzle, judge
from rosace.analysis.reasons import explain_known
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.core.rng import Rng
from rosace.server.worker_process import LOWEST_PRIORITY, Report, answer_lines, answer_with_progress

HINT_SIMULATIONS = 3000
HINT_ROLLOUTS = 200  # of the hint and of the next best action; a hint takes half a second at most


class Log(msgspec.Struct, frozen=True):
    """A game up to a position: its log, chance included."""

    game: str
    seats: int
    options: dict[str, Any]
    actions: tuple[int, ...]

    def journal(self) -> Journal:
        """The game again, by the present rules."""
        journal = Journal(registry.get(self.game), self.seats, self.options)
        journal.restore(self.actions)
        return journal

    def known(self) -> Any:
        """The position as the seat to move knows it: what is hidden from that seat is drawn anew."""
        state = self.journal().state
        state.determinize(state.to_move(), Rng(0))
        return state


# Reviews.


class ReviewTask(msgspec.Struct, frozen=True):
    """A finished game to review, from the position on where its players began.

    The same task has always the same review.
    """

    log: Log
    quality: str
    begin: int = 0


def review(task: ReviewTask, report: Report) -> dict[str, Any]:
    """The document of the review."""
    journal = task.log.journal()
    made = Reviewer(journal, task.quality, begin=task.begin, progress=report).review()
    return review_document(made, journal, task.begin)


def review_games() -> None:
    """The main loop of a process that reviews games."""

    def answer(line: bytes, report: Report) -> bytes:
        return msgspec.json.encode(review(msgspec.json.decode(line, type=ReviewTask), report))

    answer_with_progress(answer, LOWEST_PRIORITY)


# Explanations, for which somebody waits.


class Reasoned(msgspec.Struct, frozen=True):
    """Sentences as messages, and the elements that they are about."""

    sentences: list[dict[str, Any]]
    elements: list[str]


class HintTask(msgspec.Struct, frozen=True, tag="hint"):
    """What should the seat to move do, and why?"""

    log: Log
    seed: int


class HintAnswer(msgspec.Struct, frozen=True):
    """The best decision, the seat's win chance with it, and why rather than the next best one, if any."""

    action: int
    win: float | None
    next_best: int | None = None
    why: Reasoned | None = None


def hint(task: HintTask) -> HintAnswer:
    """The best action of a search, compared with the next best."""
    ruleset, state = registry.get(task.log.game), task.log.known()
    analyst = Analyst(ruleset)
    analysis = analyst.analyse(state, simulations=HINT_SIMULATIONS, lines=2, seed=task.seed)
    best, *others = analysis.lines
    win = best.wins[analysis.seat]
    if not others:
        return HintAnswer(best.actions[0], win)
    why = _reasoned(ruleset, state, best.actions, others[0].actions, task.seed)
    return HintAnswer(best.actions[0], win, others[0].actions[0], why)


def _reasoned(
    ruleset: Any, state: Any, better: tuple[int, ...], worse: tuple[int, ...], seed: int
) -> Reasoned:
    why = explain_known(ruleset, state, better, worse, rollouts=HINT_ROLLOUTS, seed=seed)
    return Reasoned([phrase_document(sentence) for sentence in why.sentences()], list(why.elements))


class AttemptTask(msgspec.Struct, frozen=True, tag="attempt"):
    """How good is a complete action of the seat to move, beside the best one?"""

    puzzle: Puzzle
    actions: tuple[int, ...]


def explain_decisions() -> None:
    """The main loop of a process that explains and judges decisions."""

    def answer(line: bytes) -> bytes:
        task = msgspec.json.decode(line, type=HintTask | AttemptTask)
        return msgspec.json.encode(
            hint(task) if isinstance(task, HintTask) else judge(task.puzzle, task.actions)
        )

    answer_lines(answer, LOWEST_PRIORITY)
