"""Games begun under an older version of the rules: they go on as they were begun.

Basilica stands in for a game whose new version made an option of what the old one always did.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rosace import __version__, verify
from rosace.core import record as records
from rosace.core import registry
from rosace.core.errors import BadDocument, BadOptions, BadRecord, OtherRules
from rosace.core.journal import Journal
from rosace.core.ruleset import Ruleset
from rosace.match import Match
from rosace.match.entries import Opened, Sat
from rosace.match.terms import Terms

from .fair import fair_game

PRESENT = registry.get("basilica").spec.rules
OLD = {"variant": "2010"}  # what version "old" always played


@pytest.fixture
def ruleset(monkeypatch: pytest.MonkeyPatch) -> Ruleset:
    found = registry.get("basilica")
    monkeypatch.setattr(found, "spec", replace(found.spec, older_rules={"old": OLD}))
    return found


def as_old(text: str) -> str:
    """A record as the old version wrote it."""
    assert f"rules: {PRESENT}\n" in text and "option.variant: 2010\n" in text
    return text.replace(f"rules: {PRESENT}\n", "rules: old\n").replace("option.variant: 2010\n", "")


def test_an_old_record_replays_verifies_and_is_written_as_it_was(ruleset: Ruleset) -> None:
    journal = fair_game("basilica", options=OLD)
    text = as_old(journal.record().dumps())
    read = records.loads(text)
    assert read.options["variant"] == "2010" and read.dumps() == text
    assert records.replay(read).key() == journal.state.key()
    assert verify.verify(text).decisions > 0
    assert Journal.resume(ruleset, read).record() == read


def test_an_old_record_cannot_have_the_new_option(ruleset: Ruleset) -> None:
    text = fair_game("basilica", options=OLD).record().dumps().replace(f"rules: {PRESENT}", "rules: old")
    with pytest.raises(BadRecord, match="no option variant in rules old"):
        records.loads(text)
    with pytest.raises(BadOptions, match="no option variant in rules old"):
        verify.verify(text)


def test_an_old_position_has_the_options_that_the_old_rules_imply(ruleset: Ruleset) -> None:
    journal = Journal(ruleset, options=OLD, seed=3)
    journal.deal()
    document = ruleset.write_position(journal.state)
    old = document | {"rules": "old", "options": {"festum": False}}
    assert ruleset.read_position(old).key() == journal.state.key()
    assert ruleset.write_position(ruleset.read_position(old)) == document


def test_an_old_table_goes_on_and_is_recorded_under_its_rules(ruleset: Ruleset) -> None:
    match = Match(Opened(1, Terms("basilica", 2, {}), "old", "00" * 32))
    for seat, name in enumerate(("ann", "bob")):
        match.apply(Sat(1, seat, name, name))
    assert match.options["variant"] == "2010" and match.journal is not None
    text = match.journal.record().dumps()
    assert "rules: old\n" in text and "variant" not in text
    assert records.replay(records.loads(text)).key() == match.state.key()


@pytest.mark.parametrize("rules", ["older", "", "OLD", None, 1, ["old"]])
def test_other_rules_are_refused(ruleset: Ruleset, rules: Any) -> None:
    with pytest.raises(OtherRules, match="made with rules"):
        ruleset.present_options(rules, {})
    document = ruleset.write_position(ruleset.new()) | {"rules": rules}
    with pytest.raises(BadDocument, match="made with rules"):
        ruleset.read_position(document)


def test_the_page_of_records_names_every_version_of_the_rules() -> None:
    """Whoever finds a record of old rules looks there for the version that replays it."""
    page = (Path(__file__).parents[2] / "docs/records.md").read_text(encoding="utf-8")
    for name in ("basilica", "fantazja", "sagrada"):
        spec = registry.get(name).spec
        for rules in (*spec.older_rules, spec.rules):
            assert f"\n| {name.capitalize()} | `{rules}` | " in page


def test_a_record_says_who_wrote_it_and_may_have_lines_for_people(ruleset: Ruleset) -> None:
    record = fair_game("basilica", options=OLD).record()
    text = record.signed().dumps()
    assert f"\nwritten-by: Rosace {__version__}\n" in text and "written-by" not in record.dumps()
    read = records.loads(text.replace("game:", "# Who finds this: read docs/records.md\ngame:", 1))
    assert read == record.signed() and read.dumps() == text
    assert verify.verify(text).decisions > 0
    newer = text.replace(f"rules: {PRESENT}", "rules: newer")
    with pytest.raises(BadRecord, match=f"; it was written by Rosace {__version__}"):
        records.loads(newer)
    with pytest.raises(BadRecord, match="unknown heading|expected"):
        records.loads(text.replace("game:", "; a comment\ngame:", 1))
