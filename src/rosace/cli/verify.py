"""`rosace verify`: check that a recorded game was dealt fairly."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Annotated

import typer

from rosace.cli.common import (
    AsJson,
    Language,
    ending_text,
    name_file_in_errors,
    print_json,
    read_text,
    to_json,
    translator_for,
)
from rosace.core import registry
from rosace.core.errors import BadRecord, OtherRules
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
    translator = translator_for(lang)
    text = read_text(file)
    try:
        with name_file_in_errors(file):
            verified = _verify_text(text, translator)
    except Disagreement as error:
        phrase, message = error.phrase, translator(error.phrase)
        if json:
            print_json(
                {"verified": False, "code": phrase.key, "params": to_json(phrase.params), "text": message}
            )
        else:
            print(message)
        raise typer.Exit(1) from None
    if json:
        print_json({"verified": True, **asdict(verified)})
        return
    for line in _report_lines(verified, translator):
        print(line)


def _verify_text(text: str, translator: Translator) -> Verified:
    try:
        return check(text)
    except CannotVerify as error:
        raise BadRecord(translator(error.phrase)) from None
    except OtherRules as error:
        words = translator.say("verify-other-rules", **error.params)
        if writer := re.search(r"^written-by: *(.+)$", text, re.MULTILINE):
            words += " " + translator.say("verify-written-by", program=writer[1])
        raise BadRecord(words) from None


def _report_lines(verified: Verified, translator: Translator) -> list[str]:
    """The checks that passed, one line each."""
    seats = len(verified.nonces)
    lines = [
        translator.say("verify-commitment", commitment=verified.commitment),
        translator.say("verify-nonces", count=sum(map(bool, verified.nonces)), seats=seats),
        translator.say("verify-events", dealt=verified.events - verified.given),
    ]
    if verified.given:
        lines.append(translator.say("verify-given", given=verified.given))
    lines.append(translator.say("verify-decisions", decisions=verified.decisions))
    if verified.ended is None:
        lines.append(translator.say("verify-over"))
    else:
        how, _, seat = verified.ended.partition(" ")
        lines.append(
            ending_text(registry.get(verified.game), how, int(seat) - 1 if seat else None, translator)
        )
    return [*lines, translator.say("verify-key", found=verified.key)]
