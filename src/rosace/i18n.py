"""Translates messages by the Fluent files of `rosace/locales`.

>>> from rosace.core.ruleset import Phrase
>>> Translator("en")(Phrase("order-glass"))
'Stained glass'
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from rosace.core import registry
from rosace.core.errors import BadOptions, RosaceError
from rosace.core.ruleset import Event, Phrase, Reason, ScoreLine

LOCALES = Path(__file__).parent / "locales"
ENGLISH = "en"
# The letters of colours in notation. colours.ftl has the letters that people see.
COLOUR_OF_LETTER = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
# The same for directions in cells such as n1e2; fantazja-terms.ftl has the signs that people see.
DIRECTION_OF_LETTER = {"n": "north", "e": "east", "s": "south", "w": "west"}
_DIE = re.compile(r"\b[RYGBP](?=[1-6]\b)")
_DIRECTION = re.compile(r"(?<![^\W\d])[nesw](?=\d)")


class MissingMessage(RosaceError):
    """A message that no locale file has, or that lacks a parameter."""


def languages() -> list[str]:
    """The available languages."""
    return sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))


def preferred() -> str:
    """The language of the environment if available, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            wanted = value[:2].lower()
            return wanted if wanted in languages() else ENGLISH
    return ENGLISH


class Verbatim(str):
    """A user's own text: never translated, even if it begins with @."""


class Translator:
    """Translates phrases into one language, or into English if that language lacks a message.

    A message that English lacks too is shown as `{its-key}`; with `strict` it raises, and so does
    a message without one of its parameters.
    """

    def __init__(self, lang: str = ENGLISH, strict: bool = False):
        if lang not in languages():
            raise BadOptions(f"unknown language {lang!r}; choose one of {', '.join(languages())}")
        self.lang = lang
        self._strict = strict
        self._bundles = [_bundle(lang)] + ([_bundle(ENGLISH)] if lang != ENGLISH else [])

    def __call__(self, phrase: Phrase) -> str:
        for bundle in self._bundles:
            pattern = _pattern(bundle, phrase.key)
            if pattern is not None:
                params = {name: self._param(value) for name, value in phrase.params.items()}
                text, errors = bundle.format_pattern(pattern, params)
                if errors and self._strict:
                    raise MissingMessage(f"{self.lang} {phrase.key}: {errors[0]}")
                return str(text)
        if self._strict:
            raise MissingMessage(f"no locale file has {phrase.key}")
        return f"{{{phrase.key}}}"

    def say(self, key: str, **params: Any) -> str:
        """A message by its key; texts among its parameters are not translated, even if they begin with @."""
        texts = {name: Verbatim(value) for name, value in params.items() if isinstance(value, str)}
        return self(Phrase(key, params | texts))

    def has(self, key: str) -> bool:
        """Whether the message exists."""
        return any(_pattern(bundle, key) is not None for bundle in self._bundles)

    def event(self, event: Event) -> str:
        """The text of an event."""
        return self(Phrase(f"event-{event.kind}", event.params))

    def events(self, events: Iterable[Event]) -> list[str]:
        """What happened, a line each; neighbours of one seat share a line where their message has `several`.

        >>> Translator("en").events([Event("sagrada-die", {"die": die}) for die in ("R5", "G1")])
        ['Rolled R5, G1']
        """
        lines = []
        for (kind, seat), group in groupby(events, lambda event: (event.kind, event.params.get("seat"))):
            same = list(group)
            several = f"event-{kind}.several"
            if len(same) > 1 and self.has(several):
                lists = {name: [event.params[name] for event in same] for name in same[0].params}
                lines.append(self(Phrase(several, lists | {"seat": seat or "", "count": len(same)})))
            else:
                lines += map(self.event, same)
        return lines

    def reason(self, reason: Reason) -> str:
        """The text of a refusal, without the clause."""
        return self(Phrase(f"reason-{reason.code.replace('/', '-')}", reason.params))

    def line(self, line: ScoreLine) -> str:
        """The text of a line of a score sheet."""
        return self(Phrase(f"score-{line.kind}", line.params))

    def _param(self, value: Any) -> Any:
        if isinstance(value, Phrase):
            return self(value)
        if isinstance(value, Verbatim):
            return str(value)
        if isinstance(value, str):
            return self(Phrase(value[1:])) if value.startswith("@") else value
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._param(item)) for item in value)
        if isinstance(value, (bool, Mapping)) or value is None:
            raise MissingMessage(f"a phrase cannot speak {value!r}")
        return value


def decimal(number: float | Fraction) -> Any:
    """A number that a message shows with one decimal, as its language writes it.

    >>> Translator("pl")(Phrase("analysis-more", {"what": "cel", "points": decimal(6.14)}))
    'cel: +6,1 punktu'
    """
    return fluent_number(round(float(number), 1), minimumFractionDigits=1, maximumFractionDigits=1)


class Bundle(FluentBundle):
    """The messages of a language, each parsed on first use.

    A command needs a few of the 1,200, and parsing all of them takes longer than most commands.
    """

    def __init__(self, lang: str):
        # No isolation marks: they are noise in terminals and records.
        super().__init__([lang], functions={"DIE": self._dice, "CELL": self._cells}, use_isolating=False)
        self._sources: dict[str, str] = {}

    def add_text(self, text: str) -> None:
        """Add the text of a file; the first message of a name counts."""
        for entry in _ENTRY.finditer(text):
            self._sources.setdefault(entry["name"], entry[0])

    def _dice(self, dice: Any) -> Any:
        """`DIE($die)` in a message: dice in notation with the letters of this language."""
        return _DIE.sub(lambda it: self._text(f"colour-{COLOUR_OF_LETTER[it[0]]}.letter", it[0]), str(dice))

    def _cells(self, cells: Any) -> Any:
        """`CELL($cell)` in a message: cells of Fantazja in notation with the signs of this language."""
        return _DIRECTION.sub(
            lambda it: self._text(f"fantazja-{DIRECTION_OF_LETTER[it[0]]}", it[0]), str(cells)
        )

    def _text(self, key: str, otherwise: str) -> str:
        pattern = _pattern(self, key)
        return otherwise if pattern is None else str(self.format_pattern(pattern)[0])

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        # References within messages come through here, too.
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        source = self._sources.get(name)
        if source is not None:
            self.add_resource(FluentResource(source))
            self._sources.pop(name, None)


# A message or term begins a line; its continuation is indented, or closes a selection.
_ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=.*?(?=^[-a-zA-Z#]|\Z)", re.MULTILINE | re.DOTALL)


def game_messages(name: str, lang: str = ENGLISH) -> str:
    """The Fluent messages of a game, first in English, then in `lang`.

    >>> "choice-sagrada-pass" in game_messages("sagrada", "fr")
    True
    """
    home = registry.folder(name)
    paths: list[Path] = []
    for folder in (ENGLISH, lang) if lang in languages() and lang != ENGLISH else (ENGLISH,):
        paths += sorted(LOCALES.glob(f"{folder}/{name}.ftl")) + sorted(LOCALES.glob(f"{folder}/{name}-*.ftl"))
        if home is not None:
            paths += sorted((home / "locales" / folder).glob("*.ftl"))
    return "\n".join(map(_read, paths))


def check_words(name: str) -> None:
    """MissingMessage if a game has no words in English: it could be played, but nobody could read it."""
    if not game_messages(name).strip():
        raise MissingMessage(f"the game {name!r} has no words: a folder locales/en beside it has none")


@cache
def _bundle(lang: str) -> Bundle:
    bundle = Bundle(lang)
    homes = [LOCALES, *(home / "locales" for home in map(registry.folder, registry.names()) if home)]
    for home in homes:  # a game in another package has its own messages
        for path in sorted((home / lang).glob("*.ftl")):
            bundle.add_text(_read(path))
    return bundle


def _read(path: Path) -> str:
    """A locale file; what is not UTF-8 in one of a game's own package spoils its words, and no others."""
    return path.read_text(encoding="utf-8", errors="strict" if LOCALES in path.parents else "replace")


def _pattern(bundle: Bundle, key: str) -> Any:
    """The pattern of `message` or `message.attribute`; None if it does not exist."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def printable(text: str) -> str:
    """A foreign text without terminal control characters.

    >>> printable("red \\x1b[31m and \\x07 loud")
    'red �[31m and � loud'
    """
    return "".join("\N{REPLACEMENT CHARACTER}" if category(letter)[0] == "C" else letter for letter in text)
