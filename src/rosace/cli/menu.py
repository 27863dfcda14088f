"""Choices as a menu, and matching what a person types.

A menu has rows. Choices whose first touch is the same share a row: a vault of the display, then the cells
it may go to. A person picks a row by its number, and a choice in it by its number there or by its word: `2`
and then `c3`, or `2 c3` at once. Notation works everywhere, whole (`place 2 c3`) or in part (`c3`, if only
one choice fits). A text that begins with a number always means that number of the list on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
MAX_FLAT_CHOICES = 6  # listed one by one
MAX_LIST_LINES = 9  # longer lists are shown in columns


@dataclass(frozen=True)
class Choice:
    """A legal action: id, notation, label, what a person touches for it, and a picture (markup) or None."""

    action: int
    notation: str
    label: str
    touch: tuple[str, ...]
    picture: str | None = None


@dataclass(frozen=True)
class Row:
    """The choices behind one number of a menu."""

    choices: tuple[Choice, ...]

    @property
    def label(self) -> str:
        """The words all choices of the row share, with dots where they differ."""
        if len(self.choices) == 1:
            return self.choices[0].label
        start, end = _shared_words([choice.label.split() for choice in self.choices])
        words = self.choices[0].label.split()
        return " ".join([*words[:start], "…", *words[len(words) - end :]])

    @property
    def words(self) -> list[str]:
        """The words in which the choices of the row differ."""
        start, end = _shared_words([choice.label.split() for choice in self.choices])
        return [_middle(choice.label.split(), start, end) for choice in self.choices]


def _shared_words(texts: Sequence[Sequence[str]]) -> tuple[int, int]:
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
    """The rows of a menu: one per choice if they are few, otherwise one per first touch."""
    if len(choices) <= MAX_FLAT_CHOICES:
        return [Row((choice,)) for choice in choices]
    longest = max(len(choice.touch) for choice in choices)
    depth = 0
    while depth < longest - 1 and len({choice.touch[: depth + 1] for choice in choices}) == 1:
        depth += 1
    groups: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.touch[: depth + 1], []).append(choice)
    return [Row(tuple(group)) for group in groups.values()]


def is_list(menu: Sequence[Row]) -> bool:
    """Whether a menu is a list of choices that differ in a word, better shown in columns."""
    single = [row.choices[0] for row in menu if len(row.choices) == 1]
    if len(single) < max(3, len(menu)):
        return False
    return len(menu) > MAX_LIST_LINES or all(len(word.split()) == 1 for word in Row(tuple(single)).words)


def pick(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that a typed text can mean: one is a decision, several make a narrower menu.

    pick("2 c3", choices)
    """
    tokens = _split(typed)
    if not is_numbered(typed):
        return _matching(tokens, choices)
    row = _numbered_item([row.choices for row in rows(choices)], tokens[0])
    return _within(tokens[1:], row[0]) if row else []


def is_numbered(typed: str) -> bool:
    """Whether a text begins with a number."""
    return any(token.isdecimal() for token in _split(typed)[:1])


def _within(tokens: list[str], row: Sequence[Choice]) -> list[Choice]:
    if not tokens:
        return list(row)
    if len(tokens) == 1 and tokens[0].isdecimal():
        return list(_numbered_item(row, tokens[0]))
    return _matching(tokens, row)


def _numbered_item(items: Sequence[T], token: str) -> Sequence[T]:
    """The item with this number as a sequence of one; empty if there is none."""
    number = int(token) if len(token) < 5 else 0
    return items[number - 1 : number] if number else []


def _matching(tokens: list[str], choices: Sequence[Choice]) -> list[Choice]:
    """Choices whose notation has all the words; otherwise those with words that start like them."""
    if not tokens:
        return []
    exact = [choice for choice in choices if has_words(" ".join(tokens), choice.notation)]
    return exact or [
        choice for choice in choices if all(_has_word_starting(token, choice) for token in tokens)
    ]


def _has_word_starting(token: str, choice: Choice) -> bool:
    if token.isdecimal():
        return token in _split(choice.notation)
    return any(word.startswith(token) for word in _split(f"{choice.notation} {choice.label}"))


def has_words(typed: str, notation: str) -> bool:
    """Whether a notation has all the words of a text."""
    return set(_split(typed)) <= set(_split(notation))


def _split(text: str) -> list[str]:
    return text.lower().replace("/", " ").replace(",", " ").split()
