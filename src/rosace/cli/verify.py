"""`rosace verify`: check that a recorded game was dealt fairly."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from rosace.cli.common import AsJson, Language, ending, naming, plain, print_json, read_text, speaker
from rosace.core import registry
from rosace.core.errors import BadRecord
from rosace.i18n import Translator
from rosace.verify import CannotVerify, Disagreement, Verified
from rosace.verify import verify as check


def verify(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record of a finished game; - for stdin.")],
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Verify a record: the commitment, every draw and roll, every move and the final position.

    The exit status is 0 if everything matches, 1 if something doesn't, and 2 if the file isn't a record
    or has no commitment, so that it can only be replayed.
    """
    words = speaker(lang)
    text = read_text(file)
    try:
        with naming(file):
            found = _checked(text, words)
    except Disagreement as error:
        phrase, said = error.phrase, words(error.phrase)
        if json:
            print_json({"verified": False, "code": phrase.key, "params": plain(phrase.params), "text": said})
        else:
            print(said)
        raise typer.Exit(1) from None
    if json:
        print_json({"verified": True, **asdict(found)})
        return
    for line in _told(found, words):
        print(line)


def _checked(text: str, words: Translator) -> Verified:
    try:
        return check(text)
    except CannotVerify as error:
        raise BadRecord(words(error.phrase)) from None


def _told(found: Verified, words: Translator) -> list[str]:
    """What was checked, line by line."""
    seats = len(found.nonces)
    lines = [
        words.say("verify-commitment", commitment=found.commitment),
        words.say("verify-nonces", count=sum(map(bool, found.nonces)), seats=seats),
        words.say("verify-events", dealt=found.events - found.given),
    ]
    if found.given:
        lines.append(words.say("verify-given", given=found.given))
    lines.append(words.say("verify-decisions", decisions=found.decisions))
    if found.ended is None:
        lines.append(words.say("verify-over"))
    else:
        how, _, seat = found.ended.partition(" ")
        lines.append(ending(registry.get(found.game), how, int(seat) - 1 if seat else None, words))
    return [*lines, words.say("verify-key", found=found.key)]
