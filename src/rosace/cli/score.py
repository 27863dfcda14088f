"""`rosace score`: the score sheet of a position."""

from __future__ import annotations

from typing import Annotated

import typer

from rosace.cli.common import (
    AsJson,
    Language,
    console,
    name_file_in_errors,
    print_json,
    read_document,
    sheet_json,
    translator_for,
)
from rosace.cli.sheet import sheet_table


def score(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position document (JSON); - for stdin.")],
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Score a position, line by line, with the rule behind each line."""
    translator = translator_for(lang)
    ruleset, document = read_document(file)
    with name_file_in_errors(file, translator):
        sheet = ruleset.score_document(document)
    if json:
        print_json({"game": ruleset.spec.name, "rules": ruleset.spec.rules, **sheet_json(sheet, translator)})
    else:
        console().print(sheet_table(ruleset, sheet, translator))
