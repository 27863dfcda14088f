"""Choices as a menu, and what a person types as one of them.

A menu is shown as rows. Choices that begin with touching the same thing share a row: a vault of the
display, and then the cells it may go to. A row is picked by its number, a choice within it by its
number there or by its word, so `2` and then `c3`, or `2 c3` at once. Notation works everywhere,
whole (`place 2 c3`) or in part (`c3`, if only one choice fits). A text that begins with a number
means that number of the list on the screen, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
FLAT = 6  # as many choices are simply listed
LONG = 9  # more than so many lines are better shown in columns


@dataclass(frozen=True)
class Choice:
    """A legal action: its id, notation, words, what a person touches for it; perhaps a picture (markup)."""

    action: int
    notation: str
    label: str
    touch: tuple[str, ...]
    picture: str | None = None


@dataclass(frozen=True)
class Row:
    """What one number of a menu stands for."""

    choices: tuple[Choice, ...]

    @property
    def label(self) -> str:
        """The words all choices of the row share, with dots where they differ."""
        if len(self.choices) == 1:
            return self.choices[0].label
        start, end = _shared([choice.label.split() for choice in self.choices])
        words = self.choices[0].label.split()
        return " ".join([*words[:start], "…", *words[len(words) - end :]])

    @property
    def words(self) -> list[str]:
        """What tells the choices of the row apart, a word or a few each."""
        start, end = _shared([choice.label.split() for choice in self.choices])
        return [_middle(choice.label.split(), start, end) for choice in self.choices]


def _shared(texts: Sequence[Sequence[str]]) -> tuple[int, int]:
    """How many words all texts begin with, and how many more they end with."""
    shortest = min(map(len, texts))
    start = 0
    while start < shortest and len({text[start] for text in texts}) == 1:
        start += 1
    end = 0
    while end < shortest - start and len({text[len(text) - 1 - end] for text in texts}) == 1:
        end += 1
    return start, end


def _middle(words: list[str], start: int, end: int) -> str:
    return " ".join(words[start : len(words) - end]).strip(".,;")


def rows(choices: Sequence[Choice]) -> list[Row]:
    """The rows of a menu: a row for each choice if they are few, else one for each first touch."""
    if len(choices) <= FLAT:
        return [Row((choice,)) for choice in choices]
    longest = max(len(choice.touch) for choice in choices)
    depth = 0
    while depth < longest - 1 and len({choice.touch[: depth + 1] for choice in choices}) == 1:
        depth += 1
    groups: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.touch[: depth + 1], []).append(choice)
    return [Row(tuple(group)) for group in groups.values()]


def is_list(found: Sequence[Row]) -> bool:
    """Whether a menu is a list of choices that differ in a word, better shown in columns."""
    single = [row.choices[0] for row in found if len(row.choices) == 1]
    if len(single) < max(3, len(found)):
        return False
    return len(found) > LONG or all(len(word.split()) == 1 for word in Row(tuple(single)).words)


def pick(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that a typed text can mean: one is a decision, several are a narrower menu."""
    tokens = _split(typed)
    if not is_numbered(typed):
        return _matching(tokens, choices)
    row = _nth([row.choices for row in rows(choices)], tokens[0])
    return _within(tokens[1:], row[0]) if row else []


def is_numbered(typed: str) -> bool:
    """Whether a text begins with a number."""
    return any(token.isdecimal() for token in _split(typed)[:1])


def _within(tokens: list[str], row: Sequence[Choice]) -> list[Choice]:
    if not tokens:
        return list(row)
    if len(tokens) == 1 and tokens[0].isdecimal():
        return list(_nth(row, tokens[0]))
    return _matching(tokens, row)


def _nth(items: Sequence[T], token: str) -> Sequence[T]:
    """The item a number stands for, alone; nothing if there is none."""
    number = int(token) if len(token) < 5 else 0
    return items[number - 1 : number] if number else []


def _matching(tokens: list[str], choices: Sequence[Choice]) -> list[Choice]:
    """Choices whose notation has all the words, or, if none has, whose words begin so."""
    if not tokens:
        return []
    exact = [choice for choice in choices if has_words(" ".join(tokens), choice.notation)]
    return exact or [choice for choice in choices if all(_begins(token, choice) for token in tokens)]


def _begins(token: str, choice: Choice) -> bool:
    if token.isdecimal():
        return token in _split(choice.notation)
    return any(word.startswith(token) for word in _split(f"{choice.notation} {choice.label}"))


def has_words(typed: str, notation: str) -> bool:
    """Whether a notation has all the words of a text."""
    return set(_split(typed)) <= set(_split(notation))


def _split(text: str) -> list[str]:
    return text.lower().replace("/", " ").replace(",", " ").split()
