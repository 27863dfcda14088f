"""Action families: dense ids, their structured form and their text.

A family is a kind of decision with its fields; its ids are the product of the fields' values, the
last field running fastest. An action's text is the kind and its fields' words: `place 2 c3`.

>>> hand, cell = Field("hand", ("left", "right")), Field("cell", ("a1", "b1"))
>>> moves = Families(Family("pass"), Family("put", hand, cell))
>>> moves.size, moves.text(3), moves.parse("put right a1")
(5, 'put right a1', 3)
>>> moves.action(3)
Action(kind='put', fields={'hand': 'right', 'cell': 'a1'})
>>> moves.id("put", 1, 0)
3
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import prod

from rosace.core.errors import BadAction


@dataclass(frozen=True)
class Action:
    """The structured form of an action id."""

    kind: str
    fields: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Field:
    """A field and the words of its values; no word holds a space."""

    name: str
    words: tuple[str, ...]


class Family:
    """One kind of action: `chance` is chosen by no seat, `ends_turn` does nothing else."""

    def __init__(self, kind: str, *fields: Field, chance: bool = False, ends_turn: bool = False):
        self.kind = kind
        self.fields = fields
        self.chance = chance
        self.ends_turn = ends_turn
        self.size = prod(len(item.words) for item in fields)
        self.base = 0  # set by Families
        self._index = [{word: i for i, word in enumerate(item.words)} for item in fields]

    def values(self, offset: int) -> tuple[int, ...]:
        """The field values of the id `base + offset`."""
        found = []
        for item in reversed(self.fields):
            offset, value = divmod(offset, len(item.words))
            found.append(value)
        return tuple(reversed(found))

    def offset(self, values: tuple[int, ...]) -> int:
        found = 0
        for item, value in zip(self.fields, values, strict=True):
            found = found * len(item.words) + value
        return found

    def parse(self, words: list[str]) -> int:
        """The id of field words; BadAction if they are not of this family."""
        if len(words) != len(self.fields):
            names = " ".join(item.name.upper() for item in self.fields)
            raise BadAction(f"write '{self.kind}' as '{f'{self.kind} {names}'.strip()}'")
        values = []
        for item, index, word in zip(self.fields, self._index, words, strict=True):
            if word not in index:
                raise BadAction(f"'{word}' is not a valid {item.name} for '{self.kind}'")
            values.append(index[word])
        return self.base + self.offset(tuple(values))


class Families:
    """All actions of a game; ids start at 0 in the order given and are never renumbered.

    `family`, `action` and `text` say what an id is: its family, its structured form and its text, or
    BadAction if there is no such id. Each id is worked out once.
    """

    family: Callable[[int], Family]
    action: Callable[[int], Action]
    text: Callable[[int], str]

    def __init__(self, *families: Family):
        self.families = families
        self.size = 0
        for family in families:
            family.base = self.size
            self.size += family.size
        self._by_kind = {family.kind: family for family in families}
        self.family, self.action, self.text = cache(self._family), cache(self._action), cache(self._text)

    def __getitem__(self, kind: str) -> Family:
        return self._by_kind[kind]

    def _family(self, action: int) -> Family:
        for item in self.families:
            if item.base <= action < item.base + item.size:
                return item
        raise BadAction(f"no action has the id {action}: ids go from 0 to {self.size - 1}")

    def _action(self, action: int) -> Action:
        found = self.family(action)
        values = found.values(action - found.base)
        words = (item.words[value] for item, value in zip(found.fields, values, strict=True))
        return Action(found.kind, dict(zip((item.name for item in found.fields), words, strict=True)))

    def _text(self, action: int) -> str:
        found = self.action(action)
        return " ".join((found.kind, *found.fields.values()))

    def parse(self, text: str) -> int:
        """The id of a text; BadAction if it is none."""
        words = text.split()
        if not words or words[0] not in self._by_kind:
            kinds = ", ".join(family.kind for family in self.families if not family.chance)
            raise BadAction(f"'{text.strip()}' is not an action; the kinds are {kinds}")
        return self._by_kind[words[0]].parse(words[1:])

    def id(self, kind: str, *values: int) -> int:
        """The id of a kind and its field values."""
        found = self._by_kind[kind]
        return found.base + found.offset(values)
