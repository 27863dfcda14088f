"""Dice that can be verified: a secret that the table commits to, and a nonce from every seat.

As with a seed, an event's outcome depends on the dice and on the event's number alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from hmac import digest

from rosace.core.chance import deal
from rosace.core.errors import BadOptions

SECRET_BYTES = 32  # bytes
NONCE_PATTERN = re.compile(r"(?!-\Z)[A-Za-z0-9_-]{0,64}")  # a hyphen alone would read as none in a record

Outcomes = list[tuple[int, int]]
Draw = Callable[[int, Outcomes], int]


class FairDice:
    """Chance that everybody can verify afterwards; `docs/records.md` specifies it.

    The table keeps `secret` to itself and publishes `commitment` first. Then every seat gives a nonce, or
    an empty one. So no player can choose what is dealt, nor the table once all have sat down, and when the
    secret is known anybody can repeat it. What a table could do in league with the player who sits last,
    `docs/records.md` says.
    """

    def __init__(self, secret: bytes, nonces: Sequence[str]):
        if len(secret) != SECRET_BYTES:
            raise BadOptions(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        for nonce in nonces:
            if not NONCE_PATTERN.fullmatch(nonce):
                raise BadOptions(f"a nonce has at most 64 characters of A-Z a-z 0-9 _ -, not {nonce!r}")
        self.secret = secret
        self.nonces = tuple(nonces)
        self.commitment = sha256(secret).hexdigest()
        self._joined = "\n".join(nonces).encode("ascii")

    def draw(self, number: int, outcomes: Outcomes) -> int:
        """The outcome of the chance event number `number`, drawn with its weight.

        >>> FairDice(bytes(32), ["", "x"]).draw(0, [(10, 1), (11, 3)]) in (10, 11)
        True
        """
        word = digest(self.secret, b"rosace-dice 1\n%d\n%b" % (number, self._joined), "sha256")
        rest = int.from_bytes(word, "big") * sum(weight for _, weight in outcomes) >> 256
        for action, weight in outcomes:
            rest -= weight
            if rest < 0:
                return action
        raise AssertionError("weights are positive")


def drawing(seed: int | None, dice: FairDice | None) -> Draw | None:
    """How outcomes are dealt: from a seed, from dice, or not here (None); BadOptions if from both."""
    if seed is not None and dice is not None:
        raise BadOptions("chance is dealt from a seed or from dice, not from both")
    if dice is not None:
        return dice.draw
    return None if seed is None else partial(deal, seed)
