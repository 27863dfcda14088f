"""Why not, by touch: explain why touched elements make no legal action, without notation."""

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
    """The result of a touch: legal, or a reason; `action` if the reason is about exactly one."""

    reason: Reason | None
    action: int | None = None


def explain(ruleset: Ruleset, state: Any, touched: Path) -> Explained:
    """Why these elements, touched in order, make no legal action; no reason if they make or begin one.

    The reason is that of an action with exactly this path, else with a path that begins like this, else with
    a path that ends with the same element: the last element is what the person asks about.
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
        explained = _best(ruleset, state, actions, touched, strange)
        if explained is not None:
            return explained
    return Explained(NOTHING_TO_DO)


def _best(ruleset: Ruleset, state: Any, actions: list[int], touched: Path, strange: bool) -> Explained | None:
    """The most specific reason: a rule rather than "not now", about a touched element, and then the most
    frequent one.

    `strange` actions begin with elements that were not touched: a reason about those elements alone
    explains nothing.
    """
    codes = {action: state.check(action) for action in actions}
    often = Counter(codes.values())
    firsts = {code: action for action, code in reversed(codes.items()) if code != 0}
    candidates: list[tuple[tuple[bool, bool, int], Explained]] = []
    for code, action in firsts.items():
        reason = ruleset.why_not(state, action)
        assert reason is not None
        about = not set(reason.elements).isdisjoint(touched)
        if about or is_vague(reason) or not strange:
            candidates.append(((not is_vague(reason), about, often[code]), Explained(reason, action)))
    return max(candidates, key=lambda one: one[0])[1] if candidates else None


def is_vague(reason: Reason) -> bool:
    """Whether a reason only says that something else must be decided now."""
    return reason.code.startswith("core/") or reason.code.endswith("not-now")


class _Index:
    """Actions by their path, by every prefix of it, and by its last element."""

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
    """Stands in for a position; fails if it is used."""


@cache
def _fixed(ruleset: Ruleset) -> tuple[_Index, list[int]]:
    """The paths that do not depend on the position, and the actions whose paths do."""
    loose: list[int] = []

    def known() -> Iterator[tuple[int, Path]]:
        for action in _decisions(ruleset):
            try:
                yield action, ruleset.touch(_Unseen(), action)
            except (AttributeError, TypeError):  # the path depends on the position
                loose.append(action)

    return _Index(known()), loose


def _decisions(ruleset: Ruleset) -> Iterator[int]:
    for family in ruleset.spec.actions.families:
        if not family.chance:
            yield from range(family.base, family.base + family.size)
