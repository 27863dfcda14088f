"""Why not, by touch: a person points at elements, and knows no notation of what the rules refuse."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from rosace.core.ruleset import Reason, Ruleset

Path = tuple[str, ...]
NOTHING_TO_DO = Reason("core/nothing-to-do-with-this", "core")


@dataclass(frozen=True)
class Explained:
    """What touching led to: a legal decision or its beginning, else a reason; `action` if it is one's."""

    reason: Reason | None
    action: int | None = None


def explain(ruleset: Ruleset, state: Any, touched: Path) -> Explained:
    """Why nothing is decided by touching these elements one after the other; no reason if something is.

    It is for the decisions of that very path, else those that it begins, else those that end where it ends:
    what was pointed at last is what is asked about.
    """
    fixed, loose = _fixed(ruleset)
    moving = _Index((action, ruleset.touch(state, action)) for action in loose)
    exact = sorted(fixed.paths.get(touched, []) + moving.paths.get(touched, []))
    for action in exact:
        if state.check(action) == 0:
            return Explained(None, action)
    begun = sorted(fixed.begun.get(touched, []) + moving.begun.get(touched, []))
    if any(state.check(action) == 0 for action in begun):
        return Explained(None)
    last = touched[-1]
    ending = sorted(fixed.ending.get(last, []) + moving.ending.get(last, []))
    for actions, strange in ((exact, False), (begun, False), (ending, True)):
        found = _best(ruleset, state, actions, touched, strange)
        if found is not None:
            return found
    return Explained(NOTHING_TO_DO)


def _best(ruleset: Ruleset, state: Any, actions: list[int], touched: Path, strange: bool) -> Explained | None:
    """The reason that says most: a rule rather than that it is not the time, about something touched, and
    then the most frequent one.

    Decisions that are `strange` begin with elements that nobody touched: what is wrong with those alone
    explains nothing.
    """
    codes = {action: state.check(action) for action in actions}
    often = Counter(codes.values())
    firsts = {code: action for action, code in reversed(codes.items()) if code != 0}
    found: list[tuple[tuple[bool, bool, int], Explained]] = []
    for code, action in firsts.items():
        reason = ruleset.why_not(state, action)
        assert reason is not None
        about = not set(reason.elements).isdisjoint(touched)
        if about or is_vague(reason) or not strange:
            found.append(((not is_vague(reason), about, often[code]), Explained(reason, action)))
    return max(found, key=lambda one: one[0])[1] if found else None


def is_vague(reason: Reason) -> bool:
    """Whether a reason only says that something else is asked now."""
    return reason.code.startswith("core/") or reason.code.endswith("not-now")


class _Index:
    """Decisions by their path, by every shorter beginning of it, and by its end."""

    def __init__(self, paths: Iterable[tuple[int, Path]]):
        self.paths: dict[Path, list[int]] = {}
        self.begun: dict[Path, list[int]] = {}
        self.ending: dict[str, list[int]] = {}
        for action, path in paths:
            self.paths.setdefault(path, []).append(action)
            for length in range(1, len(path)):
                self.begun.setdefault(path[:length], []).append(action)
            self.ending.setdefault(path[-1], []).append(action)


class _Unseen:
    """In place of a position: what is worked out with it depends on none."""


@cache
def _fixed(ruleset: Ruleset) -> tuple[_Index, list[int]]:
    """The paths that are the same in every position, and the decisions of which the others are."""
    loose: list[int] = []

    def known() -> Iterator[tuple[int, Path]]:
        for action in _decisions(ruleset):
            try:
                yield action, ruleset.touch(_Unseen(), action)
            except (AttributeError, TypeError):  # it has looked at the position
                loose.append(action)

    return _Index(known()), loose


def _decisions(ruleset: Ruleset) -> Iterator[int]:
    for family in ruleset.spec.actions.families:
        if not family.chance:
            yield from range(family.base, family.base + family.size)
