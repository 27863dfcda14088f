"""The names of people: their one form, the reserved names, and which names look alike.

The profile is that of user names in PRECIS (RFC 8265), part by part between single spaces: letters, digits
and marks of every script, ASCII punctuation, nothing invisible. Its data and those of look-alikes are read
at the first use, since a server starts without them.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any

from rosace import i18n
from rosace.players import LEVELS
from rosace.server.neutral_names import FORMER_PLAYER, NAMELESS

SHORTEST_NAME, LONGEST_NAME = 2, 24
MARKS_OF_A_LETTER = 2  # a vowel and a tone, as in Thai
APOSTROPHES = str.maketrans("’ʼ", "''")

# Scripts that are written together; every other name has one.
TOGETHER = (
    {"HAN", "HIRAGANA", "KATAKANA"},
    {"HAN", "HANGUL"},
    {"HAN", "BOPOMOFO"},
)
OF_NO_SCRIPT = {"COMMON", "INHERITED"}

# A user with such a word in the name seems to speak for the server.
HOUSE_WORDS = (
    *(
        "rosace",
        "rozeta",
        "rosette",
        "admin",
        "admins",
        "administrator",
        "administrators",
        "sysadmin",
        "webmaster",
    ),
    *(
        "moderator",
        "moderators",
        "mod",
        "mods",
        "operator",
        "server",
        "staff",
        "support",
        "system",
        "official",
    ),
    *(
        "owner",
        "root",
        "administracja",
        "administratorka",
        "moderatorka",
        "moderacja",
        "operatorka",
        "serwer",
    ),
    *("obsługa", "wsparcie", "pomoc", "oficjalny", "oficjalna", "właściciel", "właścicielka"),
    *("administrateur", "administratrice", "administration", "modérateur", "modératrice", "modération"),
    *("opérateur", "opératrice", "serveur", "équipe", "assistance", "officiel", "officielle", "système"),
    *("propriétaire",),
)
# Names that the server and the client give, each only as a whole.
GIVEN_NAMES = (
    *(NAMELESS, "gość", "invité", "invitée", "you", "ty", "vous", "anonymous", "anonim", "anonyme"),
    *(FORMER_PLAYER, "dawny gracz", "ancien joueur", "null", "undefined", "nobody", "everyone"),
)
COMPUTER_WORDS = ("computer", "komputer", "ordinateur", "bot", "robot", "ai", "level", "poziom", "niveau")


class BadName(ValueError):
    """A name that cannot be taken."""


class NameReserved(BadName):
    """A name of the server, of a computer player or of no one, or one that looks like it."""


def checked(text: str) -> str:
    """The one form of a name; BadName if it cannot be taken."""
    name = tidy(text)
    if is_reserved(name):
        raise NameReserved
    return name


def tidy(text: str) -> str:
    """The one form of a name, also of a reserved one; BadName if it has none."""
    words = unicodedata.normalize("NFC", text.translate(APOSTROPHES)).split(" ")
    try:
        name = " ".join(_profile().enforce(word) for word in words)
    except UnicodeError:
        raise BadName from None
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME or not any(map(str.isalnum, name)):
        raise BadName
    if _is_stacked(name) or not _is_of_one_script(name):
        raise BadName
    return name


@cache
def _profile() -> Any:
    from precis_i18n import get_profile

    return get_profile("UsernameCasePreserved")


def _is_stacked(name: str) -> bool:
    """Whether marks begin a word, or more of them are on a letter than a script needs."""
    letter, marks = " ", 0
    for sign in name:
        if unicodedata.category(sign)[0] != "M":
            letter, marks = sign, 0
            continue
        marks += 1
        is_general = unicodedata.name(sign, "").startswith("COMBINING")  # on letters of any script
        has_one = marks > 1 or len(unicodedata.normalize("NFD", letter)) > 1
        if letter == " " or marks > MARKS_OF_A_LETTER or is_general and has_one:
            return True
    return False


def _is_of_one_script(name: str) -> bool:
    scripts = {_script(sign) for sign in name} - OF_NO_SCRIPT
    return len(scripts) <= 1 or any(scripts <= together for together in TOGETHER)


def _script(sign: str) -> str:
    from confusable_homoglyphs.categories import alias

    return str(alias(sign)).upper()


# Look-alikes.


def skeleton(name: str) -> str:
    """The same for names that look alike (UTS 39), whatever their capitals, spaces and punctuation.

    Stricter than the standard: a small i is an l, since the capital is one.
    """
    # Capitals first, as they are shown: a Greek one may look like ours where the small letter does not.
    plain = _mapped(_mapped(unicodedata.normalize("NFKC", name)).casefold()).casefold()
    kept = (sign for sign in plain if unicodedata.category(sign)[0] not in "PZ")
    return "".join(kept).replace("i", "l") or plain


def _mapped(text: str) -> str:
    prototypes = _prototypes()
    signs = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(prototypes.get(sign, sign) for sign in signs))


@cache
def _prototypes() -> dict[str, str]:
    """What each character looks like. The library lists look-alikes both ways; a prototype has many."""
    from confusable_homoglyphs.utils import load

    alike = {sign: [other["c"] for other in others] for sign, others in load("confusables.json").items()}
    prototypes = {}
    for sign, others in alike.items():
        if len(sign) == len(others) == 1:
            (other,) = others
            is_pair = len(other) == 1 and len(alike.get(other, ())) == 1
            prototypes[sign] = min(sign, other) if is_pair else other.replace("\u200e", "")
    return prototypes


# Reserved names.


def is_reserved(name: str) -> bool:
    """Whether a name is that of a computer player, of no one, or seems to be of the server."""
    words = [bare for word in re.split(r"[\W\d_]+", name) if (bare := _bare(word))]
    whole = _bare(name)
    house, given, computers = _reserved()
    if whole in given or whole in house or house.intersection(words) or _bare("rosace") in whole:
        return True
    letters = "".join(words)
    return letters in computers or bool(words) and computers.issuperset(words)


def _bare(text: str) -> str:
    """The skeleton without marks, so that no accent makes another name of it."""
    return "".join(sign for sign in skeleton(text) if unicodedata.category(sign) != "Mn") if text else ""


@cache
def _reserved() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The words of the house, the names given by us, the words of computer players."""
    levels = [
        i18n.Translator(lang).say(f"web-level-{level}") for lang in i18n.languages() for level in LEVELS
    ]
    parts = [word for level in levels for word in level.split()]
    computers = frozenset(map(_bare, [*LEVELS, *levels, *parts, *COMPUTER_WORDS]))
    return frozenset(map(_bare, HOUSE_WORDS)), frozenset(map(_bare, GIVEN_NAMES)), computers
