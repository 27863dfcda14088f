"""Why not, by touch: whatever a person touches, the answer has words, and what is legal is said to be."""

from __future__ import annotations

from typing import Any

import pytest

from contract.conftest import ALL_SAMPLED, Table
from contract.walks import walk
from rosace.core import registry
from rosace.core.journal import Journal
from rosace.core.rng import Rng
from rosace.core.ruleset import Ruleset
from rosace.i18n import Translator, languages
from rosace.match import gestures

SAY = [Translator(lang, strict=True) for lang in languages()]


def dealt(game: str, **options: Any) -> tuple[Ruleset, Any]:
    journal = Journal(registry.get(game), options=options, seed=1)
    journal.deal()
    return journal.ruleset, journal.state


def elements(ruleset: Ruleset, state: Any, rng: Rng) -> list[str]:
    """Elements of a few decisions, legal or not, and one of nobody's."""
    size = ruleset.spec.actions.size
    return ["nobody:7", *(element for _ in range(6) for element in ruleset.touch(state, rng.pick(size)))]


@pytest.mark.parametrize("table", ALL_SAMPLED, ids=str)
def test_every_path_is_explained_in_all_languages(table: Table) -> None:
    ruleset, rng, reasons = table.ruleset, Rng(1), set()
    said = SAY if ruleset.spec.name in registry.names() else []  # the tiny games are not installed
    stride = 5 if ruleset.spec.max_decisions > 20 else 1  # of a short game every position
    for step, (state, _) in enumerate(walk(table.new(), 2, daring=True)):
        if step % stride:
            continue
        legal = {ruleset.touch(state, action) for action in state.legal()}
        beginnings = {path[:length] for path in legal for length in range(1, len(path))}
        there = elements(ruleset, state, rng)
        for _ in range(8):
            path = tuple(there[rng.pick(len(there))] for _ in range(1 + rng.pick(3)))
            found = gestures.explain(ruleset, state, path)
            assert (found.reason is None) == (path in legal or path in beginnings), path
            if found.reason is not None:
                assert found.reason.clause and all(say.reason(found.reason) for say in said)
                reasons.add(found.reason.code)
    assert gestures.NOTHING_TO_DO.code in reasons and len(reasons) > 1


@pytest.mark.parametrize("table", ALL_SAMPLED, ids=str)
def test_a_legal_path_is_legal_and_so_is_its_beginning(table: Table) -> None:
    ruleset = table.ruleset
    for step, (state, _) in enumerate(walk(table.new(), 3)):
        if step % 7 == 0:
            for action in state.legal()[::5]:
                path = ruleset.touch(state, action)
                found = gestures.explain(ruleset, state, path)
                assert found.reason is None and ruleset.touch(state, found.action or 0) == path
                for length in range(1, len(path)):
                    assert gestures.explain(ruleset, state, path[:length]).reason is None


@pytest.mark.parametrize("table", ALL_SAMPLED, ids=str)
def test_the_reason_is_that_of_a_decision_of_the_path(table: Table) -> None:
    """Where decisions have exactly this path, nothing else is spoken of."""
    ruleset, rng = table.ruleset, Rng(2)
    decisions = [i for i in range(ruleset.spec.actions.size) if not ruleset.spec.actions.family(i).chance]
    for step, (state, _) in enumerate(walk(table.new(), 4)):
        if step % 10 == 0:
            action = decisions[rng.pick(len(decisions))]
            path = ruleset.touch(state, action)
            found = gestures.explain(ruleset, state, path)
            assert found.action is not None and ruleset.touch(state, found.action) == path
            assert found.reason == ruleset.why_not(state, found.action)


def code(ruleset: Ruleset, state: Any, *path: str) -> str:
    reason = gestures.explain(ruleset, state, path).reason
    assert reason is not None
    return reason.code


def test_a_rule_is_preferred_to_what_is_not_asked_now() -> None:
    game, state = dealt("basilica")
    assert code(game, state, "vault:0", "cell:3,2") == "basilica/not-adjacent"
    assert code(game, state, "cell:3,2") == "basilica/not-now"  # a cell alone: first a vault
    found = gestures.explain(game, state, ("vault:0", "cell:3,2"))
    assert found.reason is not None and found.reason.elements == ("cell:3,2",)


def test_what_was_pointed_at_last_explains_a_path_that_nobody_has() -> None:
    ruleset, state = dealt("sagrada")
    assert code(ruleset, state, "window:1", "tool:5") == code(ruleset, state, "tool:5")
    ruleset, state = dealt("fantazja", first="1")
    hand = {ruleset.touch(state, action)[0] for action in state.legal()}
    missing = next(f"hand:{tile}" for tile in ("RIa", "GIa", "BIa", "YIa") if f"hand:{tile}" not in hand)
    assert code(ruleset, state, missing) == "fantazja/not-in-hand"
    assert code(ruleset, state, "cell:n1", missing) == "fantazja/not-in-hand"


def test_reasons_about_other_elements_do_not_explain_a_strange_path() -> None:
    """`imagination` can be pointed at: that some tile is in no hand is no reason why not."""
    game, state = dealt("fantazja", first="1")
    assert code(game, state, "nobody:7", "imagination") == "core/nothing-to-do-with-this"


def test_paths_that_depend_on_the_position_are_those_of_the_position() -> None:
    journal = Journal(registry.get("basilica"), seed=1)
    journal.deal()
    ruleset, builder = journal.ruleset, journal.ruleset.parse("builder")
    journal.submit(
        journal.state.to_move(), next(a for a in journal.state.legal() if "place" in ruleset.text(a))
    )
    journal.deal()
    path = ruleset.touch(journal.state, builder)
    assert gestures.explain(ruleset, journal.state, path) == gestures.Explained(None, builder)
