"""Records: a game as a text file that replays to the same position on every machine.

    rosace-record 1
    game: basilica
    rules: 1.39f88310
    option.variant: 2022
    option.festum: true
    option.remove_six: false
    option.first: random
    seat: greedy
    seat: greedy
    seed: 17
    key: 83c065052007da06

    first 1
    top green.promote
    top green.scaffolding
    top yellow-blue.recruit
    ...

One action a line after the empty line, chance outcomes among them. `seed` is there if the outcomes
were dealt from it, `key` is the position at the end, and both are checked by `replay`.
A game dealt with dice that can be verified has `commitment`, `nonce` and, once it has ended, `secret`
instead of a seed. `docs/records.md` explains all headings.

A sealed record has the heading `sealed` instead of seed, secret, key and the lines after them: those lines
in UTF-8, compressed by zlib, as base64. That keeps honest people from reading a secret by accident; it is
no encryption.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from rosace.core import registry
from rosace.core.errors import BadAction, BadOptions, BadRecord, OtherRules
from rosace.core.fair_dice import NONCE_PATTERN, FairDice, drawing
from rosace.core.ruleset import Ruleset
from rosace.core.state import CHANCE, OVER
from rosace.core.version import VERSION

FORMAT = "rosace-record 1"
COMMENT = "#"  # begins a line among the headings that is for people
MAX_UNSEALED_BYTES = 1 << 20  # more bytes of actions than any game has
ASSISTS = ("legal", "score", "unseen", "hints")  # what a table may help with, in the order of a record
ENDINGS = ("draw", "update")  # of nobody's doing: drawn by all, or since an update has other rules
SEAT_ENDINGS = ("resigned", "time", "left")  # they name a seat
SEALED_HEADINGS = ("seed", "secret", "key")  # what a sealed record hides besides the actions
SEAT_HEADINGS = ("seat", "nonce")
SINGLE_HEADINGS = (
    *("game", "rules", "written-by", "commitment", "given", "assist", "ended", "sealed"),
    *SEALED_HEADINGS,
)


class Ended(NamedTuple):
    """How a game ended otherwise than by its rules; the seat is the one that resigned, left or was late."""

    how: str
    seat: int | None = None


@dataclass
class Record:
    """What a record file holds.

    `seats` are the players' names, `nonces` theirs in the same order, and empty where there are no dice.
    `written_by` names the program that wrote it.
    `options` are those of the present rules, even if `rules` is an older version, which had fewer.
    The first `given` actions were taken over from another game. `assist` is None where nothing is said of it.
    """

    game: str
    rules: str
    options: dict[str, Any]
    seats: list[str]
    actions: list[int] = field(default_factory=list)
    seed: int | None = None
    key: int | None = None
    commitment: str | None = None
    nonces: list[str] = field(default_factory=list)
    secret: bytes | None = None
    given: int = 0
    assist: list[str] | None = None
    ended: Ended | None = None
    written_by: str | None = None

    def signed(self) -> Record:
        """The record with the program that writes it, which can read it whatever its rules are by then."""
        return replace(self, written_by=f"Rosace {VERSION}")

    def dice(self) -> FairDice | None:
        """The dice, where their secret is known; BadRecord if it is not the one committed to."""
        if self.secret is None:
            return None
        dice = FairDice(self.secret, self.nonces)
        if dice.commitment != self.commitment:
            raise BadRecord("the secret does not match the commitment")
        return dice

    def dumps(self, sealed: bool = False) -> str:
        """The text of the record; sealed, it does not show what happened at a glance."""
        ruleset = registry.get(self.game)
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.rules}"]
        implied = ruleset.spec.older_rules.get(self.rules, {})
        asked = {name: value for name, value in self.options.items() if name not in implied}
        lines += [f"option.{name}: {str(value).lower()}" for name, value in asked.items()]
        lines += [f"seat: {name}" for name in self.seats]
        lines += [] if self.written_by is None else [f"written-by: {self.written_by}"]
        lines += [] if self.commitment is None else [f"commitment: {self.commitment}"]
        lines += [f"nonce: {nonce or '-'}" for nonce in self.nonces]
        lines += [f"given: {self.given}"] if self.given else []
        lines += [] if self.assist is None else [f"assist: {_help(self.assist)}"]
        lines += [] if self.ended is None else [f"ended: {_ending(self.ended)}"]
        rest = [] if self.seed is None else [f"seed: {self.seed}"]
        rest += [] if self.secret is None else [f"secret: {self.secret.hex()}"]
        rest += [] if self.key is None else [f"key: {self.key:016x}"]
        rest += ["", *map(ruleset.text, self.actions)]
        if sealed:
            return "\n".join([*lines, f"sealed: {_seal(rest)}", ""])
        return "\n".join([*lines, *rest, ""])


def loads(text: str) -> Record:
    """Read a record's text; BadRecord names the line that is wrong. `replay` checks the rest."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"line 1: not a record (the first line is {FORMAT!r})")
    found: dict[str, list[str]] = {}
    body = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            body = number
            break
        if line.startswith(COMMENT):
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(f"line {number}: expected 'name: value' or an empty line")
        found.setdefault(name.strip(), []).append(value.strip())
    actions, before, place = lines[body:], body, "line"
    if "sealed" in found:
        if any(line.strip() for line in actions):
            raise BadRecord("a sealed record has no actions after its headings")
        actions, before, place = _unseal(found["sealed"][0]), 0, "sealed line"
        while actions and actions[0].partition(":")[0] in SEALED_HEADINGS:
            name, _, value = actions.pop(0).partition(":")
            found.setdefault(name, []).append(value.strip())
            before += 1
    ruleset, seats, options = _game_and_options(found)
    for name in found:
        if name not in (*SINGLE_HEADINGS, *SEAT_HEADINGS) and not name.startswith("option."):
            raise BadRecord(f"unknown heading {name!r}")
        if name not in SEAT_HEADINGS and len(found[name]) > 1:
            raise BadRecord(f"heading {name!r} appears twice")
    secret = _hex(found, "secret")
    record = Record(
        game=ruleset.spec.name,
        rules=found.get("rules", [ruleset.spec.rules])[0],
        options=options,
        seats=found.get("seat", []),
        seed=_number(found, "seed", 10),
        key=_number(found, "key", 16),
        commitment=_hex(found, "commitment"),
        nonces=_nonces(found),
        secret=None if secret is None else bytes.fromhex(secret),
        given=_number(found, "given", 10) or 0,
        assist=_assist(found),
        ended=_ended(found, seats),
        written_by=found.get("written-by", [None])[0],
    )
    for number, line in enumerate(actions, before + 1):
        if line.strip():
            try:
                record.actions.append(ruleset.parse(line))
            except BadAction as error:
                raise BadRecord(f"{place} {number}: {error}") from None
    _check_together(record, seats)
    return record


def is_seat_name(name: str) -> bool:
    """Whether a name comes back from a record as it was: one line of Unicode without blanks around it."""
    try:
        return bool(name.encode()) and name.splitlines() == [name.strip()]
    except UnicodeEncodeError:  # half of a surrogate pair
        return False


def _seal(actions: list[str]) -> str:
    return b64encode(zlib.compress("\n".join(actions).encode(), 9)).decode("ascii")


def _unseal(text: str) -> list[str]:
    try:
        reader = zlib.decompressobj()
        data = reader.decompress(b64decode(text, validate=True), MAX_UNSEALED_BYTES)
        if not reader.eof:
            raise BadRecord("the heading 'sealed' is cut short or too long")
        return data.decode().splitlines()
    except (ValueError, zlib.error):
        raise BadRecord("the heading 'sealed' is damaged") from None


def _game_and_options(found: dict[str, list[str]]) -> tuple[Ruleset, int, dict[str, Any]]:
    if "game" not in found:
        raise BadRecord("the heading 'game' is missing")
    try:
        ruleset = registry.get(found["game"][0])
        given = {name[7:]: values[0] for name, values in found.items() if name.startswith("option.")}
        given = ruleset.present_options(found.get("rules", [ruleset.spec.rules])[0], given)
        seats, options = ruleset.validate_options(len(found["seat"]) if "seat" in found else None, given)
    except OtherRules as error:
        writer = found.get("written-by", [""])[0]
        raise BadRecord(f"{error}{f'; it was written by {writer}' if writer else ''}") from None
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    return ruleset, seats, options


def _number(found: dict[str, list[str]], name: str, base: int) -> int | None:
    if name not in found:
        return None
    try:
        return int(found[name][0], base)
    except ValueError:
        raise BadRecord(f"{name} is {found[name][0]!r}, not a number") from None


def _hex(found: dict[str, list[str]], name: str) -> str | None:
    """A heading of 32 bytes."""
    if name not in found:
        return None
    if not re.fullmatch("[0-9a-f]{64}", found[name][0]):
        raise BadRecord(f"{name} is {found[name][0]!r}, not 64 digits of 0-9 a-f")
    return found[name][0]


def _nonces(found: dict[str, list[str]]) -> list[str]:
    nonces = ["" if nonce == "-" else nonce for nonce in found.get("nonce", [])]
    for nonce in nonces:
        if not NONCE_PATTERN.fullmatch(nonce):
            raise BadRecord(f"nonce is {nonce!r}, not at most 64 of A-Z a-z 0-9 _ -")
    return nonces


def _assist(found: dict[str, list[str]]) -> list[str] | None:
    if "assist" not in found:
        return None
    value = found["assist"][0]
    words = [word for word in ASSISTS if word in value.split()]
    if value != _help(words):
        raise BadRecord(f"assist is {value!r}, not none or some of {' '.join(ASSISTS)}, in this order")
    return words


def _help(assist: list[str]) -> str:
    return " ".join(assist) or "none"


def _ended(found: dict[str, list[str]], seats: int) -> Ended | None:
    """Seats are counted from 1 in the file, as in the texts of actions."""
    if "ended" not in found:
        return None
    ways = [Ended(how, seat) for how in SEAT_ENDINGS for seat in range(seats)]
    for way in (*map(Ended, ENDINGS), *ways):
        if found["ended"][0] == _ending(way):
            return way
    asked = "draw, update, or one of resigned, time, left with a seat"
    raise BadRecord(f"ended is {found['ended'][0]!r}, not {asked}")


def _ending(ended: Ended) -> str:
    return ended.how if ended.seat is None else f"{ended.how} {ended.seat + 1}"


def _check_together(record: Record, seats: int) -> None:
    if record.commitment is None:
        if record.nonces or record.secret is not None:
            raise BadRecord("the record has nonces or a secret but no commitment")
    elif record.seed is not None:
        raise BadRecord("the record has both a seed and a commitment: only one can deal the outcomes")
    elif len(record.nonces) != seats:
        raise BadRecord(f"the record has {len(record.nonces)} nonces for {seats} seats")
    if not 0 <= record.given <= len(record.actions):
        raise BadRecord(f"given is {record.given}, but the record has {len(record.actions)} actions")


def refusal(ruleset: Ruleset, state: Any, number: int, action: int) -> BadRecord:
    """What is wrong with a log whose action number `number` the rules refuse."""
    reason = ruleset.why_not(state, action)
    assert reason is not None
    text = ruleset.text(action) if 0 <= action < ruleset.spec.actions.size else action
    return BadRecord(f"action {number} ({text}) is not legal: {reason.code} ({reason.clause})")


def replay(record: Record) -> Any:
    """The state at the end of a record.

    BadRecord if an action is refused, an outcome is not what the seed or the dice deal, the key differs, or
    a game that ended by its rules is said to have ended otherwise.
    """
    ruleset = registry.get(record.game)
    state = ruleset.new(len(record.seats) or None, record.options)
    dice = record.dice()
    draw = drawing(record.seed, dice)
    events = 0
    for number, action in enumerate(record.actions, 1):
        if state.check(action) != 0:
            raise refusal(ruleset, state, number, action)
        if state.to_move() == CHANCE:
            if draw is not None and number > record.given:
                dealt = draw(events, state.chance())
                if dealt != action:
                    dealer = "the seed deals" if dice is None else "the dice deal"
                    raise BadRecord(
                        f"action {number} is {ruleset.text(action)}, but {dealer} {ruleset.text(dealt)}"
                    )
            events += 1
        state.apply(action)
    if record.key is not None and state.key() != record.key:
        raise BadRecord(f"the final key is {state.key():016x}, not {record.key:016x}")
    if record.ended is not None and state.to_move() == OVER:
        raise BadRecord(f"the game is over by its rules, but ended is {_ending(record.ended)!r}")
    return state
