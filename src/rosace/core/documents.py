"""Reading JSON documents so that every mistake is one clear sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import resources
from typing import Any

from rosace.core.errors import BadComponents, BadDocument

POSITION_FORMAT = "rosace-position 2"  # what is written
POSITION_FORMATS = ("rosace-position 1", POSITION_FORMAT)  # what is read

_KINDS = {
    dict: "a JSON object", list: "a list", str: "a text", int: "a whole number", bool: "true or false",
}  # fmt: skip


class UnknownFormat(BadDocument):
    """A position document of a format that this version does not read: of a later one, or of none."""

    def __init__(self, found: Any, text: str = ""):
        formats = ", ".join(POSITION_FORMATS)
        text = text or f"format is {found!r}; this version of Rosace reads {formats}"
        super().__init__(text, "unknown-format", "format")
        self.found = found
        # Of the message `document-unknown-format`.
        self.params = {
            "given": "no" if found is None else "yes",
            "found": one_line(found),
            "formats": formats,
        }


def parse(text: str) -> dict[str, Any]:
    """The JSON object of a text; unlike `json.loads`, a name that stands twice is refused."""
    try:
        document = json.loads(text, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        raise BadDocument(
            f"not JSON: line {error.lineno}, column {error.colno}: {error.msg}", "not-json"
        ) from None
    except ValueError as error:  # a number with thousands of digits
        raise BadDocument(f"not JSON: {error}", "not-json") from None
    except RecursionError:
        raise BadDocument("not a document: nested too deeply", "not-json") from None
    if not isinstance(document, dict):
        raise BadDocument("a document must be a JSON object", "not-json")
    return document


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise BadDocument(f"{name!r} appears twice in one object", "not-json")
        found[name] = value
    return found


def components_text(package: str, name: str = "components.json") -> str:
    """The component list of a game's package, or another such file; BadComponents if it cannot be read."""
    try:
        return resources.files(package).joinpath(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadComponents(f"components: the list of {package} cannot be read: {error}") from None


def one_line(value: Any) -> str:
    """A value of a document as messages show it: a text as it is, unless it would break the line.

    >>> one_line("dice"), one_line(5), one_line("a\\nb")
    ('dice', '5', "'a\\\\nb'")
    """
    text = str(value)
    return text if text.isprintable() else repr(text)


def number_of(word: Any, known: Mapping[str, int], place: str, what: str) -> int:
    """The number of a known word; `what` is how the message goes on, as in `cell (a1 to d5)`."""
    if not isinstance(word, str) or word not in known:
        raise BadDocument(f"{place}: {word!r} is not a valid {what}", "unknown-word", place)
    return known[word]


class Node:
    """An object of a document with its place in it, for messages."""

    def __init__(self, value: Any, place: str = ""):
        if not isinstance(value, Mapping):
            raise BadDocument(f"{place or 'the document'} is not a JSON object", "wrong-type", place)
        self.value = value
        self.place = place

    def only(self, names: Iterable[str]) -> Node:
        """Refuse names that mean nothing here: most of them are misspelt."""
        for name in self.value:
            if name not in names:
                known, place = ", ".join(names) or "none", self.at(name)
                text = f"{place} is not a known name here; expected one of: {known}"
                raise BadDocument(text, "unknown-name", place)
        return self

    def get(self, name: str, kind: type, default: Any = ...) -> Any:
        """The value of a name, checked to be of a kind; `default` None lets it be null or missing."""
        value = self.value.get(name)
        if value is None:
            if default is ...:
                raise BadDocument(f"{self.at(name)} is missing", "missing", self.at(name))
            return default
        wrong = not isinstance(value, kind) or (kind is int and isinstance(value, bool))
        if wrong:
            text = f"{self.at(name)} is {value!r}, not {_KINDS[kind]}"
            raise BadDocument(text, "wrong-type", self.at(name))
        return value

    def node(self, name: str) -> Node:
        return Node(self.get(name, dict), self.at(name))

    def entries(self, name: str, number: int) -> list[Any]:
        """A list of so many entries."""
        found: list[Any] = self.get(name, list)
        if len(found) != number:
            text = f"{self.at(name)} has {len(found)} entries, not {number}"
            raise BadDocument(text, "wrong-length", self.at(name))
        return found

    def number(self, name: str, low: int, high: int, default: Any = ...) -> int:
        value: int = self.get(name, int, default)
        if not low <= value <= high:
            text = f"{self.at(name)} is {value}, not from {low} to {high}"
            raise BadDocument(text, "out-of-range", self.at(name))
        return value

    def word(self, name: str, words: Iterable[str], default: Any = ...) -> Any:
        value = self.get(name, str, default)
        if value is not None and value not in words:
            text = f"{self.at(name)} is {value!r}, not one of {', '.join(words)}"
            raise BadDocument(text, "unknown-word", self.at(name))
        return value

    def at(self, name: Any) -> str:
        """The place of what a name holds."""
        return f"{self.place}.{one_line(name)}" if self.place else one_line(name)


# Documents of format 1. Their seats and spaces count from 1, and some names are not those of the view.


def count_from_0(document: Any, paths: Iterable[str]) -> Any:
    """A copy in which the numbers at these paths are one less; see `change_at`."""
    for path in paths:
        document = change_at(document, path, lambda value: value - 1 if type(value) is int else value)
    return document


def rename(document: Any, names: Mapping[str, str]) -> Any:
    """A copy in which what lies at a path has another name: `{"turn.skips": "skipped"}`."""
    for path, new in names.items():
        above, _, old = path.rpartition(".")

        def renamed(node: Any, old: str = old, new: str = new) -> Any:
            if not isinstance(node, Mapping):
                return node
            if new in node:
                text = f"{new} is not a known name here in format 1: it is called {old}"
                raise BadDocument(text, "unknown-name")
            return {new if name == old else name: value for name, value in node.items()}

        document = change_at(document, above, renamed) if above else renamed(document)
    return document


def change_at(value: Any, path: str, change: Callable[[Any], Any]) -> Any:
    """A copy of a JSON value, changed at a path such as `windows.*.face`; a star is every item of a list.

    Where a damaged document has nothing at the path, nothing changes: its reader refuses it.
    """
    name, _, rest = path.partition(".")

    def changed(item: Any) -> Any:
        return change_at(item, rest, change) if rest else change(item)

    if name == "*":
        return [changed(item) for item in value] if isinstance(value, list) else value
    if not isinstance(value, Mapping) or name not in value:
        return value
    return {**value, name: changed(value[name])}


# Refusals.


@contextmanager
def refused_as(code: str, place: str = "") -> Iterator[None]:
    """Refusals within have this code and place, unless they say themselves."""
    try:
        yield
    except BadDocument as error:
        error.given_code = error.given_code or code
        error.place = error.place or place
        raise


@contextmanager
def named_by_document(document: Mapping[str, Any]) -> Iterator[None]:
    """Refusals have their place, and those of an old document say how they count: it is read as a new one."""
    try:
        yield
    except BadDocument as error:
        error.place = error.place or _place_named_first(str(error), document)
        if document.get("format") == POSITION_FORMAT or isinstance(error, UnknownFormat):
            raise
        note = f"named as in {POSITION_FORMAT}, with seats, spaces and places in lists from 0"
        raise error.with_text(f"{error} ({note})") from None


def _place_named_first(text: str, document: Mapping[str, Any]) -> str:
    """The place that a sentence begins with: most do, such as `turn.skipped lists the seats`."""
    first = text.split(" ", 1)[0].rstrip(":,")
    return first if re.split(r"[.\[]", first)[0] in document else ""
