"""Texts that are no documents are refused in one line, whatever the game."""

from __future__ import annotations

import pytest

from games.documents import check_refused
from rosace.core.documents import parse


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON: line 1, column 1"),
        ("{'game': 'basilica'}", "not JSON: line 1, column 2"),
        ('{"marker": 1,}', "not JSON"),
        ('{"marker": 1, "marker": 2}', "'marker' appears twice in one object"),
        ('{"game": "sagrada", "game": "sagrada"}', "'game' appears twice"),
        ('{"cathedral": {"vaults": {"a1": "R1", "a1": "R2"}}}', "'a1' appears twice"),
        ('{"stacks": [{"cell": "e1", "cell": "e2"}]}', "'cell' appears twice"),
        ("[]", "a document must be a JSON object"),
        ("[" * 100_000, "nested too deeply|not JSON"),
    ],
)
def test_a_text_that_is_no_document_is_refused(text: str, message: str) -> None:
    check_refused(lambda: parse(text), message)
