"""Records: what they say of dice, of a beginning taken over, of help and of the end is kept and checked."""

from __future__ import annotations

import re

import pytest

from rosace.core import record as records
from rosace.core import registry
from rosace.core.errors import BadRecord
from rosace.core.journal import Journal
from rosace.core.record import Ended, Record

from .fair import dice, fair_game

NAMES = registry.names()
ENDINGS = {
    "draw": Ended("draw"),
    "resigned 1": Ended("resigned", 0),
    "time 2": Ended("time", 1),
    "left 2": Ended("left", 1),
}


def heading(text: str, name: str) -> list[str]:
    return re.findall(rf"^{name}: (.*)$", text, re.MULTILINE)


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_fair_game_reads_back_and_replays(name: str, sealed: bool) -> None:
    for journal in (fair_game(name), fair_game(name, decisions=4)):
        record = journal.record()
        text = record.dumps(sealed=sealed)
        assert records.loads(text) == record and records.loads(text).dumps(sealed=sealed) == text
        assert records.replay(records.loads(text)).key() == journal.state.key()
        assert heading(text, "commitment") == [dice().commitment]
        assert heading(text, "nonce") == ["nonce_0", "-"]


def test_a_sealed_record_shows_the_commitment_and_hides_the_secret() -> None:
    record = fair_game("sagrada").record()
    assert record.secret is not None and record.secret.hex() in record.dumps()
    assert record.secret.hex() not in record.dumps(sealed=True)
    assert heading(record.dumps(sealed=True), "secret") == []


@pytest.mark.parametrize("text", ENDINGS)
def test_how_a_game_ended_reads_back(text: str) -> None:
    record = fair_game("sagrada", decisions=4).record(ENDINGS[text])
    assert records.loads(record.dumps()) == record
    assert heading(record.dumps(), "ended") == [text]
    records.replay(record)


@pytest.mark.parametrize(
    ("assist", "text"),
    [([], "none"), (["legal"], "legal"), (list(records.ASSISTS), "legal score unseen hints")],
)
def test_what_the_table_helped_with_reads_back(assist: list[str], text: str) -> None:
    record = fair_game("sagrada", decisions=1).record(assist=assist)
    assert records.loads(record.dumps()) == record
    assert heading(record.dumps(), "assist") == [text]


def test_a_record_without_the_new_headings_reads_as_before() -> None:
    journal = Journal(registry.get("basilica"), seed=3)
    journal.deal()
    read = records.loads(journal.record().dumps())
    assert (read.commitment, read.nonces, read.secret, read.given, read.assist, read.ended) == (
        None, [], None, 0, None, None,
    )  # fmt: skip
    assert read.dice() is None


@pytest.mark.parametrize("name", NAMES)
def test_only_what_comes_after_the_given_actions_must_be_dealt(name: str) -> None:
    other = Journal(registry.get(name), 2, seed=5)
    other.deal()
    record = fair_game(name, given=other.actions).record()
    assert records.loads(record.dumps()) == record
    records.replay(record)
    record.given = 0
    with pytest.raises(BadRecord, match="but the dice deal"):
        records.replay(record)


def test_a_seed_deals_only_what_comes_after_the_given_actions() -> None:
    other = Journal(registry.get("basilica"), seed=5)
    other.deal()
    journal = Journal(registry.get("basilica"), seed=6, given=other.actions)
    records.replay(journal.record())
    with pytest.raises(BadRecord, match="but the seed deals"):
        records.replay(Record(**{**vars(journal.record()), "given": 0}))


def changed(record: Record, old: str, new: str) -> str:
    text = record.dumps()
    assert re.search(old, text, re.MULTILINE), old
    return re.sub(old, new, text, count=1, flags=re.MULTILINE)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (r"^commitment: ..", "commitment: ", "commitment is '.*', not 64 digits"),
        (r"^commitment: .", "commitment: A", "commitment is '.*', not 64 digits"),
        (r"^secret: ..", "secret: xx", "secret is '.*', not 64 digits"),
        (r"^commitment: .*\n", "", "nonces or a secret but no commitment"),
        (r"^nonce: .*\n", "", "1 nonces for 2 seats"),
        (r"^nonce: .*\n", "nonce: a\nnonce: b\n", "3 nonces for 2 seats"),
        (r"^nonce: .*$", "nonce: a b", "nonce is 'a b', not at most 64"),
        (r"^nonce: .*$", "nonce: " + "x" * 65, "not at most 64"),
        (r"^secret: ", "seed: 3\nsecret: ", "a seed and a commitment"),
        (r"^secret: ", "given: 9999\nsecret: ", "given is 9999, but the record has"),
        (r"^secret: ", "given: -1\nsecret: ", "given is -1, but the record has"),
        (r"^secret: ", "given: x\nsecret: ", "given is 'x', not a number"),
        (r"^assist: .*$", "assist: score legal", "assist is 'score legal'"),
        (r"^assist: .*$", "assist: legal legal", "assist is 'legal legal'"),
        (r"^assist: .*$", "assist: magic", "assist is 'magic'"),
        (r"^assist: .*$", "assist:", "assist is ''"),
        (r"^assist: ", "assist: none\nassist: ", "'assist' appears twice"),
        (r"^ended: .*$", "ended: won 1", "ended is 'won 1'"),
        (r"^ended: .*$", "ended: draw 1", "ended is 'draw 1'"),
        (r"^ended: .*$", "ended: resigned", "ended is 'resigned'"),
        (r"^ended: .*$", "ended: resigned 0", "ended is 'resigned 0'"),
        (r"^ended: .*$", "ended: resigned 3", "ended is 'resigned 3'"),
        (r"^ended: ", "finished: yes\nended: ", "unknown heading 'finished'"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(old: str, new: str, why: str) -> None:
    record = fair_game("sagrada", decisions=9).record(Ended("resigned", 1), ["legal", "score"])
    with pytest.raises(BadRecord, match=why):
        records.loads(changed(record, old, new))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (r"^secret: ..", "secret: ff", "the secret does not match the commitment"),
        (r"^commitment: ..", "commitment: 00", "the secret does not match the commitment"),
        (r"^nonce: -$", "nonce: other", "but the dice deal"),
        (r"^secret: ", "ended: draw\nsecret: ", "the game is over by its rules, but ended is 'draw'"),
    ],
)
def test_a_record_that_contradicts_its_dice_or_the_rules_does_not_replay(
    old: str, new: str, why: str
) -> None:
    read = records.loads(changed(fair_game("sagrada").record(), old, new))
    with pytest.raises(BadRecord, match=why):
        records.replay(read)


def test_an_outcome_that_the_dice_do_not_deal_does_not_replay() -> None:
    record = fair_game("basilica", decisions=0).record()
    state = registry.get("basilica").new(2, record.options)
    other = next(action for action, _ in state.chance() if action != record.actions[0])
    record.actions, record.key = [other], None
    records.replay(record)  # the secret is not known yet
    record.secret = dice().secret
    with pytest.raises(BadRecord, match="action 1 is .*, but the dice deal"):
        records.replay(record)
