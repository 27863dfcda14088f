"""Dealing from dice: what the specification says, computed here from SHA-256 alone."""

from __future__ import annotations

import hashlib
import time
from collections import Counter

import pytest

from rosace.core.chance import deal
from rosace.core.errors import BadOptions
from rosace.core.fair_dice import FairDice, drawing

SECRET = bytes.fromhex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f")
OUTCOMES = [(10, 1), (11, 3), (20, 5), (21, 1)]


def by_hand(secret: bytes, number: int, nonces: list[str], outcomes: list[tuple[int, int]]) -> int:
    """HMAC as RFC 2104 defines it, and a walk over the weights spread out."""
    message = b"rosace-dice 1\n" + str(number).encode() + b"\n" + b"\n".join(n.encode() for n in nonces)
    key = secret + bytes(64 - len(secret))
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in key) + message).digest()
    word = hashlib.sha256(bytes(b ^ 0x5C for b in key) + inner).digest()
    spread = [action for action, weight in outcomes for _ in range(weight)]
    return spread[int.from_bytes(word, "big") * len(spread) // 2**256]


@pytest.mark.parametrize("nonces", [[], [""], ["", ""], ["a", "b"], ["Zz09_-", "", "x" * 64]])
def test_dice_deal_what_the_specification_says(nonces: list[str]) -> None:
    dice = FairDice(SECRET, nonces)
    for number in [*range(40), 10**6]:
        assert dice.draw(number, OUTCOMES) == by_hand(SECRET, number, nonces, OUTCOMES)


def test_dice_deal_today_what_they_dealt_when_records_began() -> None:
    dice = FairDice(SECRET, ["a", ""])
    assert dice.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    thousand = [(action, 1) for action in range(1000)]
    assert [dice.draw(number, thousand) for number in range(5)] == [249, 965, 598, 553, 102]


def test_secret_nonces_their_order_and_the_number_all_matter() -> None:
    many = [(action, 1) for action in range(1 << 16)]
    all_dice = [
        FairDice(SECRET, ["a", "b"]), FairDice(bytes(32), ["a", "b"]), FairDice(SECRET, ["b", "a"]),
        FairDice(SECRET, ["a", ""]), FairDice(SECRET, ["", "a"]), FairDice(SECRET, ["ab", ""]),
    ]  # fmt: skip
    drawn = [dice.draw(number, many) for dice in all_dice for number in (0, 1, 10)]
    assert len(set(drawn)) == len(drawn)


def test_outcomes_come_with_their_weights() -> None:
    dice = FairDice(SECRET, ["", ""])
    counts = Counter(dice.draw(number, OUTCOMES) for number in range(10_000))
    for action, weight in OUTCOMES:
        assert abs(counts[action] - 1000 * weight) < 150, counts


@pytest.mark.parametrize("nonce", ["-", "ä", "a b", "a\n", "x" * 65])
def test_a_nonce_that_a_record_could_not_keep_is_refused(nonce: str) -> None:
    with pytest.raises(BadOptions, match="a nonce has"):
        FairDice(SECRET, ["", nonce])


@pytest.mark.parametrize("secret", [b"", SECRET[:31], SECRET + b"x"])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(BadOptions, match="a secret has 32 bytes"):
        FairDice(secret, [])


def test_chance_is_dealt_from_one_source() -> None:
    dice = FairDice(SECRET, [""])
    assert drawing(None, None) is None
    by_seed, by_dice = drawing(0, None), drawing(None, dice)
    assert by_seed is not None and by_dice is not None
    for number in range(20):
        assert by_seed(number, OUTCOMES) == deal(0, number, OUTCOMES)
        assert by_dice(number, OUTCOMES) == dice.draw(number, OUTCOMES)
    with pytest.raises(BadOptions, match="not from both"):
        drawing(0, dice)


@pytest.mark.speed
def test_dice_are_quick() -> None:
    dice, began = FairDice(SECRET, ["x" * 64] * 4), time.perf_counter()
    for number in range(2000):
        dice.draw(number, OUTCOMES)
    assert time.perf_counter() - began < 2000 * 100e-6
