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
were dealt from it, `key` is the position at the end, and both are checked when the record is read.

A sealed record has the heading `sealed` instead of seed, key and the lines after them: those lines in
UTF-8, compressed by zlib, as base64. That keeps honest people from reading a secret by accident; it is no
encryption.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass, field
from typing import Any

from rosace.core import registry
from rosace.core.chance import deal
from rosace.core.errors import BadAction, BadOptions, BadRecord
from rosace.core.game import Game
from rosace.core.state import CHANCE

FORMAT = "rosace-record 1"
UNSEALED = 1 << 20  # more bytes of actions than any game has


@dataclass
class Record:
    """What a record file holds; `seats` are the players' names."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: list[str]
    actions: list[int] = field(default_factory=list)
    seed: int | None = None
    key: int | None = None

    def dumps(self, sealed: bool = False) -> str:
        """The text of the record; sealed, it does not show what happened at a glance."""
        game = registry.get(self.game)
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.rules}"]
        lines += [f"option.{name}: {str(value).lower()}" for name, value in self.options.items()]
        lines += [f"seat: {name}" for name in self.seats]
        rest = [] if self.seed is None else [f"seed: {self.seed}"]
        rest += [] if self.key is None else [f"key: {self.key:016x}"]
        rest += ["", *map(game.text, self.actions)]
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
        name, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(f"line {number}: expected 'name: value' or an empty line")
        found.setdefault(name.strip(), []).append(value.strip())
    actions, before, place = lines[body:], body, "line"
    if "sealed" in found:
        if any(line.strip() for line in actions):
            raise BadRecord("a sealed record has no actions after its headings")
        actions, before, place = _unseal(found["sealed"][0]), 0, "sealed line"
        while actions and actions[0].partition(":")[0] in ("seed", "key"):
            name, _, value = actions.pop(0).partition(":")
            found.setdefault(name, []).append(value.strip())
            before += 1
    game, options = _game_and_options(found)
    known = {"game", "rules", "seat", "seed", "key", "sealed"}
    for name in found:
        if name not in known and not name.startswith("option."):
            raise BadRecord(f"unknown heading {name!r}")
        if name != "seat" and len(found[name]) > 1:
            raise BadRecord(f"heading {name!r} stands twice")
    record = Record(
        game=game.spec.name,
        rules=found.get("rules", [game.spec.rules])[0],
        options=options,
        seats=found.get("seat", []),
        seed=_number(found, "seed", 10),
        key=_number(found, "key", 16),
    )
    for number, line in enumerate(actions, before + 1):
        if line.strip():
            try:
                record.actions.append(game.parse(line))
            except BadAction as error:
                raise BadRecord(f"{place} {number}: {error}") from None
    return record


def _seal(actions: list[str]) -> str:
    return b64encode(zlib.compress("\n".join(actions).encode(), 9)).decode("ascii")


def _unseal(text: str) -> list[str]:
    try:
        reader = zlib.decompressobj()
        data = reader.decompress(b64decode(text, validate=True), UNSEALED)
        if not reader.eof:
            raise BadRecord("the heading 'sealed' is cut short, or far too long")
        return data.decode().splitlines()
    except (ValueError, zlib.error):
        raise BadRecord("the heading 'sealed' is damaged") from None


def _game_and_options(found: dict[str, list[str]]) -> tuple[Game, dict[str, Any]]:
    if "game" not in found:
        raise BadRecord("there is no heading 'game'")
    try:
        game = registry.get(found["game"][0])
        given = {name[7:]: values[0] for name, values in found.items() if name.startswith("option.")}
        _, options = game.settle(len(found["seat"]) if "seat" in found else None, given)
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    if found.get("rules", [game.spec.rules])[0] != game.spec.rules:
        raise BadRecord(
            f"made with rules {found['rules'][0]!r}; this program has {game.spec.rules!r} "
            "(the version or the component list differs)"
        )
    return game, options


def _number(found: dict[str, list[str]], name: str, base: int) -> int | None:
    if name not in found:
        return None
    try:
        return int(found[name][0], base)
    except ValueError:
        raise BadRecord(f"{name} is {found[name][0]!r}, not a number") from None


def replay(record: Record) -> Any:
    """The state at the end of a record; BadRecord if an action is refused or the key differs."""
    game = registry.get(record.game)
    state = game.new(len(record.seats) or None, record.options)
    events = 0
    for number, action in enumerate(record.actions, 1):
        if state.check(action) != 0:
            reason = game.why_not(state, action)
            assert reason is not None
            raise BadRecord(
                f"action {number} ({game.text(action)}) is refused: {reason.code} ({reason.clause})"
            )
        if state.to_move() == CHANCE:
            if record.seed is not None:
                dealt = deal(record.seed, events, state.chance())
                if dealt != action:
                    raise BadRecord(
                        f"action {number} is {game.text(action)}, but the seed deals {game.text(dealt)}"
                    )
            events += 1
        state.apply(action)
    if record.key is not None and state.key() != record.key:
        raise BadRecord(f"the key at the end is {state.key():016x}, not {record.key:016x}")
    return state
