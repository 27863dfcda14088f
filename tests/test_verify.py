"""Verifying a record: good ones pass, and every way to tamper with one is found."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable

import pytest

from core.fair import SECRET, dice, fair_game
from rosace.core import registry
from rosace.core.errors import BadRecord, RosaceError
from rosace.core.journal import Journal
from rosace.core.record import Ended
from rosace.core.state import CHANCE
from rosace.i18n import Translator
from rosace.verify import CannotVerify, Disagreement, verify

NAMES = registry.names()


def with_heading(text: str, name: str, value: str) -> str:
    """The text with another value of a heading, the first of them."""
    changed, count = re.subn(rf"^{name}: .*$", f"{name}: {value}", text, count=1, flags=re.MULTILINE)
    assert count == 1 and changed != text
    return changed


def without(text: str, name: str) -> str:
    return re.sub(rf"^{name}: .*\n", "", text, flags=re.MULTILINE)


def leads_to(journal: Journal, actions: list[int]) -> int | None:
    """The key at the end of a log; None if the rules refuse it."""
    other = Journal(journal.ruleset, 2, journal.options)
    try:
        other.restore(actions)
    except BadRecord:
        return None
    return int(other.state.key())


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_fair_game_is_verified(name: str, sealed: bool) -> None:
    journal = fair_game(name)
    verified = verify(journal.record().dumps(sealed=sealed))
    assert (verified.game, verified.commitment, verified.nonces) == (name, dice().commitment, ("nonce_0", ""))
    assert (verified.events, verified.given, verified.ended) == (journal.events, 0, None)
    assert verified.decisions == len(journal.actions) - journal.events
    assert verified.key == f"{journal.state.key():016x}"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_with_a_beginning_from_another_is_verified(name: str) -> None:
    other = Journal(registry.get(name), 2, seed=5)
    other.deal()
    journal = fair_game(name, given=other.actions)
    verified = verify(journal.record().dumps())
    assert (verified.events, verified.given) == (journal.events, other.events)
    for given in ("0", str(len(other.actions) - 1)):
        with pytest.raises(Disagreement, match="verify-wrong-outcome"):
            verify(with_heading(journal.record().dumps(), "given", given))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_was_given_up_is_verified(name: str) -> None:
    text = fair_game(name, decisions=6).record(Ended("resigned", 1), []).dumps()
    assert verify(text).ended == "resigned 2"
    with pytest.raises(Disagreement, match="verify-not-over"):
        verify(without(text, "ended"))


@pytest.mark.parametrize("name", NAMES)
def test_every_single_outcome_is_verified(name: str) -> None:
    """Another outcome in the place of any, with the key of where that leads."""
    journal = fair_game(name, decisions=25)
    ruleset, state = journal.ruleset, journal.ruleset.new(2, journal.options)
    record = journal.record(Ended("draw"))
    tried = 0
    for number, action in enumerate(journal.actions):
        others = [outcome for outcome, _ in state.chance() if outcome != action]
        if state.to_move() == CHANCE and others:
            record.actions = [*journal.actions[:number], others[-1]]
            with pytest.raises(Disagreement) as caught:
                verify(record.dumps())
            assert caught.value.phrase.key == "verify-wrong-outcome"
            assert caught.value.phrase.params == {
                "number": number + 1,
                "action": ruleset.text(others[-1]),
                "expected": ruleset.text(action),
            }
            tried += 1
        state.apply(action)
    assert tried > 5


@pytest.mark.parametrize("name", NAMES)
def test_every_single_decision_is_verified(name: str) -> None:
    """Another decision is refused, or leads to other chance events or to another key.

    Only another way to the same position, through the same chance events, is as good as the true one.
    """
    journal = fair_game(name, decisions=25)
    record = journal.record(Ended("draw"))
    size, tried = journal.ruleset.spec.actions.size, 0
    state = journal.ruleset.new(2, journal.options)
    for number, action in enumerate(journal.actions):
        for other in (*state.legal()[:2], (action + 1) % size):
            if state.to_move() != CHANCE and other != action:
                record.actions = [*journal.actions[:number], other, *journal.actions[number + 1 :]]
                if leads_to(journal, record.actions) == record.key:
                    continue
                with pytest.raises(Disagreement):
                    verify(record.dumps())
                tried += 1
        state.apply(action)
    assert tried > 25


TAMPERED: list[tuple[Callable[[str], str], str]] = [
    (lambda text: with_heading(text, "secret", bytes(32).hex()), "verify-wrong-commitment"),
    (lambda text: with_heading(text, "commitment", "0" * 64), "verify-wrong-commitment"),
    (
        lambda text: with_heading(
            with_heading(text, "secret", bytes(32).hex()), "commitment", hashlib.sha256(bytes(32)).hexdigest()
        ),
        "verify-wrong-outcome",
    ),
    (lambda text: with_heading(text, "nonce", "other"), "verify-wrong-outcome"),
    (lambda text: with_heading(text, "nonce", "-"), "verify-wrong-outcome"),
    (
        lambda text: text.replace("nonce: nonce_0\nnonce: -", "nonce: -\nnonce: nonce_0"),
        "verify-wrong-outcome",
    ),
    (lambda text: with_heading(text, "key", "0" * 16), "verify-wrong-key"),
    (lambda text: text.replace("secret:", "ended: resigned 1\nsecret:"), "verify-wrong-end"),
    (lambda text: text[: text.rstrip().rindex("\n") + 1], "verify-wrong-key"),
    (lambda text: text[: text.index("\n\n") + 2], "verify-wrong-key"),
    (lambda text: text + text.rstrip().rpartition("\n")[2], "verify-wrong-action"),
]


@pytest.mark.parametrize(("tamper", "key"), TAMPERED)
@pytest.mark.parametrize("name", NAMES)
def test_tampering_is_found_and_told(name: str, tamper: Callable[[str], str], key: str) -> None:
    text = fair_game(name).record().dumps()
    assert tamper(text) != text
    with pytest.raises(Disagreement) as caught:
        verify(tamper(text))
    assert caught.value.phrase.key == key == str(caught.value)
    for lang in ("en", "pl", "fr"):
        assert Translator(lang, strict=True)(caught.value.phrase)


def test_a_file_cut_off_anywhere_is_never_verified() -> None:
    for sealed in (False, True):
        text = fair_game("sagrada").record().dumps(sealed=sealed).rstrip()
        for length in range(0, len(text), 7):
            with pytest.raises(RosaceError):
                verify(text[:length])


@pytest.mark.parametrize("name", ["commitment", "secret", "key"])
def test_what_lacks_a_heading_cannot_be_verified(name: str) -> None:
    text = fair_game("sagrada").record().dumps()
    with pytest.raises(CannotVerify, match=f"verify-no-{name}"):
        verify(without(text, name))


def test_a_game_that_goes_on_has_no_secret_to_verify_with() -> None:
    with pytest.raises(CannotVerify, match="verify-no-secret"):
        verify(fair_game("basilica", decisions=5).record().dumps())


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: "", "not a record"),
        (lambda text: text.replace("rosace-record 1", "rosace-record 2"), "not a record"),
        (lambda text: without(text, "game"), "no heading 'game'"),
        (lambda text: with_heading(text, "game", "chess"), "unknown game 'chess'"),
        (lambda text: with_heading(text, "rules", "0"), "made with rules '0'"),
        (lambda text: with_heading(text, "option.first", "9"), "option first must be one of"),
        (lambda text: text.replace("key:", "cards: 3\nkey:"), "unknown heading 'cards'"),
        (lambda text: text.replace("key:", "key: 1\nkey:"), "'key' appears twice"),
        (lambda text: text.replace("key:", "nonsense\nkey:"), "'nonsense' is not a heading"),
        (lambda text: text.replace("key:", "seed: 1\nkey:"), "a seed and a commitment"),
        (lambda text: text.replace("key:", "nonce: x\nkey:"), "not 2 nonces"),
        (lambda text: with_heading(text, "nonce", "a b"), "not 2 nonces"),
        (lambda text: with_heading(text, "secret", SECRET.hex()[2:]), "secret is not 64 digits"),
        (lambda text: with_heading(text, "commitment", "x"), "commitment is not 64 digits"),
        (lambda text: text.replace("key:", "given: 9999\nkey:"), "given is '9999'"),
        (lambda text: text.replace("key:", "given: -1\nkey:"), "given is '-1'"),
        (lambda text: text.replace("key:", "ended: tired\nkey:"), "ended is 'tired'"),
        (lambda text: text.replace("key:", "ended: left 3\nkey:"), "ended is 'left 3'"),
        (lambda text: text + "dance\n", "'dance' is not an action"),
        (lambda text: text.replace("key:", "sealed: eJw=\nkey:"), "no actions after its headings"),
        (lambda text: text.partition("\n\n")[0] + "\nsealed: !", "'sealed' is damaged"),
        (lambda text: text.partition("\n\n")[0] + "\nsealed: eJw=", "'sealed' has no end"),
    ],
)
def test_what_is_no_record_is_refused(change: Callable[[str], str], why: str) -> None:
    text = fair_game("sagrada").record().dumps()
    with pytest.raises(RosaceError, match=re.escape(why)) as caught:
        verify(change(text))
    assert not isinstance(caught.value, (CannotVerify, Disagreement))
