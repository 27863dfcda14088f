"""Verify that a recorded game used the dice that its table had committed to.

`docs/records.md` specifies the file and the dice. This is an independent implementation on top of the rules:
it shares no code with the modules that deal, write and read records, so a mistake there cannot hide here.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import zlib
from base64 import b64decode
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from rosace.core import registry
from rosace.core.errors import BadAction, BadRecord, RosaceError
from rosace.core.ruleset import Phrase, Ruleset
from rosace.core.state import CHANCE, OVER

FIRST_LINE = "rosace-record 1"
MAX_UNSEALED_BYTES = 1 << 20
HEADINGS = (
    *("game", "rules", "written-by", "seat", "commitment", "nonce", "given", "assist", "ended"),
    *("seed", "secret", "key", "sealed"),
)


class NotVerified(RosaceError):
    """A record is not verified; `phrase` says why, `str()` is its key."""

    def __init__(self, key: str, **params: Any):
        super().__init__(key)
        self.phrase = Phrase(key, params)


class CannotVerify(NotVerified):
    """The record lacks the data to verify it."""


class Disagreement(NotVerified):
    """Something in the record contradicts its dice, the rules or its key."""


@dataclass(frozen=True)
class Verified:
    """A verified record. Of the chance `events`, `given` were taken over from another game and not dealt;
    `ended` says how the game ended outside its rules."""

    game: str
    commitment: str
    nonces: tuple[str, ...]
    events: int
    given: int
    decisions: int
    ended: str | None
    key: str


def verify(text: str) -> Verified:
    """Check the text of a record from its commitment to its key.

        verify(Path("game.record").read_text())

    Disagreement if something is wrong, CannotVerify if data is missing, BadRecord or BadOptions if this
    program cannot read the record.
    """
    headings, lines = _parse_record(text)
    ruleset, state = _first_position(headings)
    actions = _actions(ruleset, lines)
    secret, commitment, nonces = _dice(headings, state.seats)
    key = _key(headings)
    if hashlib.sha256(secret).hexdigest() != commitment:
        raise Disagreement("verify-wrong-commitment")
    given_count = _given_count(headings, len(actions))
    events = given = 0
    for number, action in enumerate(actions, 1):
        if state.check(action) != 0:
            raise _illegal_action(ruleset, state, number, action)
        if state.to_move() == CHANCE:
            expected = (
                action if number <= given_count else _dice_outcome(secret, events, nonces, state.chance())
            )
            if expected != action:
                shown = {"action": ruleset.text(action), "expected": ruleset.text(expected)}
                raise Disagreement("verify-wrong-outcome", number=number, **shown)
            events += 1
            given += number <= given_count
        state.apply(action)
    ended = _ended(headings, state.seats)
    _check_end(state, key, ended)
    return Verified(
        game=ruleset.spec.name,
        commitment=commitment,
        nonces=nonces,
        events=events,
        given=given,
        decisions=len(actions) - events,
        ended=ended,
        key=key,
    )


def _dice_outcome(secret: bytes, number: int, nonces: Sequence[str], outcomes: list[tuple[int, int]]) -> int:
    """The outcome of chance event `number`: the weights divide 0..2**256, and the HMAC picks a place."""
    message = "\n".join(["rosace-dice 1", str(number), *nonces])
    word = int(hmac.new(secret, message.encode(), hashlib.sha256).hexdigest(), 16)
    ends = list(accumulate(weight for _, weight in outcomes))
    return outcomes[bisect_right(ends, word * ends[-1] // 2**256)][0]


def _check_end(state: Any, key: str, ended: str | None) -> None:
    actual = f"{state.key():016x}"
    if actual != key:
        raise Disagreement("verify-wrong-key", found=actual, stated=key)
    over = state.to_move() == OVER
    if over and ended is not None:
        raise Disagreement("verify-wrong-end", ended=ended)
    if not over and ended is None:
        raise Disagreement("verify-not-over")


def _illegal_action(ruleset: Ruleset, state: Any, number: int, action: int) -> Disagreement:
    reason = ruleset.why_not(state, action)
    assert reason is not None
    return Disagreement(
        "verify-wrong-action",
        number=number,
        action=ruleset.text(action),
        reason=Phrase(f"reason-{reason.code.replace('/', '-')}", reason.params),
        clause=reason.clause,
    )


def _parse_record(text: str) -> tuple[dict[str, list[str]], list[str]]:
    """The values of every heading and the lines of the actions, unsealed if needed."""
    first, *lines = text.splitlines() or [""]
    if first.strip() != FIRST_LINE:
        raise BadRecord(f"not a record (the first line is {FIRST_LINE!r})")
    headings: dict[str, list[str]] = {}
    lines = _take_headings(lines, headings)
    if "sealed" in headings:
        if any(line.strip() for line in lines):
            raise BadRecord("a sealed record has no actions after its headings")
        lines = _take_headings(_unseal(headings["sealed"][0]), headings)
    for name, values in headings.items():
        if name not in HEADINGS and not name.startswith("option."):
            raise BadRecord(f"unknown heading {name!r}")
        if name not in ("seat", "nonce") and len(values) > 1:
            raise BadRecord(f"heading {name!r} appears twice")
    return headings, lines


def _take_headings(lines: list[str], headings: dict[str, list[str]]) -> list[str]:
    """Add the lines before the first empty line to `headings`, and return the lines after it."""
    for number, line in enumerate(lines):
        if not line.strip():
            return lines[number + 1 :]
        if line.startswith("#"):  # for people
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(f"{line!r} is not a heading")
        headings.setdefault(name.strip(), []).append(value.strip())
    return []


def _unseal(text: str) -> list[str]:
    unpacking = zlib.decompressobj()
    try:
        lines = unpacking.decompress(b64decode(text, validate=True), MAX_UNSEALED_BYTES).decode().splitlines()
    except (ValueError, zlib.error):
        raise BadRecord("the heading 'sealed' is damaged") from None
    if not unpacking.eof:
        raise BadRecord("the heading 'sealed' has no end")
    return lines


def _heading(headings: dict[str, list[str]], name: str) -> str | None:
    return headings[name][0] if name in headings else None


def _first_position(headings: dict[str, list[str]]) -> tuple[Ruleset, Any]:
    name = _heading(headings, "game")
    if name is None:
        raise BadRecord("there is no heading 'game'")
    ruleset = registry.get(name)
    options = {name[7:]: values[0] for name, values in headings.items() if name.startswith("option.")}
    options = ruleset.present_options(headings.get("rules", [ruleset.spec.rules])[0], options)
    return ruleset, ruleset.new(len(headings.get("seat", [])) or None, options)


def _actions(ruleset: Ruleset, lines: list[str]) -> list[int]:
    try:
        return [ruleset.parse(line) for line in lines if line.strip()]
    except BadAction as error:
        raise BadRecord(str(error)) from None


def _dice(headings: dict[str, list[str]], seats: int) -> tuple[bytes, str, tuple[str, ...]]:
    """Secret, commitment and nonces."""
    commitment, secret = _heading(headings, "commitment"), _heading(headings, "secret")
    if commitment is None:
        raise CannotVerify("verify-no-commitment")
    if "seed" in headings:
        raise BadRecord("there are a seed and a commitment")
    nonces = tuple("" if nonce == "-" else nonce for nonce in headings.get("nonce", []))
    if len(nonces) != seats or not all(re.fullmatch("[A-Za-z0-9_-]{0,64}", nonce) for nonce in nonces):
        raise BadRecord(f"there are not {seats} nonces of at most 64 letters, digits, _ and -")
    if secret is None:
        raise CannotVerify("verify-no-secret")
    for name, value in (("commitment", commitment), ("secret", secret)):
        if not re.fullmatch("[0-9a-f]{64}", value):
            raise BadRecord(f"{name} is not 64 digits of 0-9 a-f")
    return bytes.fromhex(secret), commitment, nonces


def _key(headings: dict[str, list[str]]) -> str:
    key = _heading(headings, "key")
    if key is None:
        raise CannotVerify("verify-no-key")
    return key


def _given_count(headings: dict[str, list[str]], actions: int) -> int:
    given = _heading(headings, "given") or "0"
    if not re.fullmatch("[0-9]{1,9}", given) or int(given) > actions:
        raise BadRecord(f"given is {given!r}, and there are {actions} actions")
    return int(given)


def _ended(headings: dict[str, list[str]], seats: int) -> str | None:
    ended = _heading(headings, "ended")
    if ended is not None and not re.fullmatch(f"draw|update|(resigned|time|left) [1-{seats}]", ended):
        raise BadRecord(f"ended is {ended!r}")
    return ended
