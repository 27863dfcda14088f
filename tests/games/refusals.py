"""Refused actions with their reasons, for the tests of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from rosace.core.errors import IllegalAction
from rosace.core.journal import Journal
from rosace.core.ruleset import Ruleset
from rosace.i18n import Translator, languages


class Case(NamedTuple):
    """A state, an action it refuses, the code and clause of the refusal, and the elements in the way."""

    state: Callable[[], Any]
    action: str | int
    code: str
    clause: str
    elements: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.code} {self.clause} {self.action}"


class Refusals:
    """The tests of a game's `reasons.py`."""

    ruleset: Ruleset
    constants: ModuleType
    reasons: Mapping[int, tuple[str, str]]
    cases: Sequence[Case]
    stride = 1  # with 7, every seventh id stands for all of them

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases, ids=str)
        if "played" in metafunc.fixturenames:
            metafunc.parametrize("played", self.played(), ids=str)

    def played(self) -> list[Case]:
        """Those that the rules of this game refuse, at a decision."""
        return [case for case in self.cases if not case.code.startswith("core/")]

    def states(self) -> list[Any]:
        """Some states in which every id is tried."""
        return [case.state() for case in self.cases[::3]]

    def test_a_refusal_names_its_reason_its_clause_and_what_is_in_the_way(self, case: Case) -> None:
        state = case.state()
        action = self.ruleset.parse(case.action) if isinstance(case.action, str) else case.action
        reason = self.ruleset.why_not(state, action)
        assert reason is not None
        assert (reason.code, reason.clause, reason.elements) == (case.code, case.clause, case.elements)
        assert self.reasons[state.check(action)][0] == case.code
        assert action not in state.legal()
        assert action not in [outcome for outcome, _ in state.chance()]

    @pytest.mark.parametrize("language", languages())
    def test_every_refusal_has_words(self, language: str) -> None:
        words = Translator(language, strict=True)
        texts = set()
        for case in self.played():
            reason = self.ruleset.why_not(case.state(), self.ruleset.parse(str(case.action)))
            assert reason is not None
            text = words.reason(reason)
            assert "{" not in text
            texts.add(text)
        assert len(texts) >= len({case.code for case in self.played()})

    def test_every_reason_is_tested(self) -> None:
        assert {case.code for case in self.cases} == {name for name, _ in self.reasons.values()}

    def test_every_code_of_the_rules_has_a_reason(self) -> None:
        codes = {value for name, value in vars(self.constants).items() if name.startswith("R_")}
        assert codes - {self.constants.R_LEGAL} == set(self.reasons)
        assert len({name for name, _ in self.reasons.values()}) == len(self.reasons)

    def test_a_journal_refuses_it_and_nothing_has_changed(self, played: Case) -> None:
        journal = Journal(self.ruleset, options={"first": "1"}, seed=1)
        journal.state = played.state()
        before = journal.state.key(), self.ruleset.write_position(journal.state)
        with pytest.raises(IllegalAction, match=played.code):
            journal.submit(journal.state.to_move(), self.ruleset.parse(str(played.action)))
        assert (journal.state.key(), self.ruleset.write_position(journal.state)) == before
        assert journal.actions == []

    def test_a_seat_that_is_not_to_move_is_refused(self) -> None:
        journal = Journal(self.ruleset, options={"first": "1"}, seed=1)
        journal.deal()
        with pytest.raises(IllegalAction, match="core/not-your-turn"):
            journal.submit(1, journal.state.legal()[0])

    def test_nothing_is_refused_that_is_legal(self) -> None:
        for state in self.states():
            allowed = set(state.legal()) | {action for action, _ in state.chance()}
            for action in range(0, self.ruleset.spec.actions.size, self.stride):
                assert (self.ruleset.why_not(state, action) is None) == (action in allowed)
