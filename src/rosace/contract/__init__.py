"""The laws that every game obeys, for ours and for yours.

    python -m rosace.contract nim                  checks an installed game in all its variants
    rosace.contract.check(ruleset)                 the same in a program; AssertionError where a law is broken

With pytest, each law of each variant is a test of its own:

    from rosace.contract import LAWS, variants

    @pytest.mark.parametrize("variant", variants(RULESET), ids=str)
    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    def test_law(law, variant):
        law(variant)
"""

from __future__ import annotations

from collections.abc import Iterator

from rosace.contract.laws import LAWS as WITHOUT_WORDS
from rosace.contract.laws import Law
from rosace.contract.variants import Variant, variants
from rosace.contract.walks import Leaning, walk
from rosace.contract.words import everything_said_has_words
from rosace.core.ruleset import Ruleset

__all__ = ["LAWS", "WITHOUT_WORDS", "Law", "Leaning", "Variant", "check", "results", "variants", "walk"]

LAWS: tuple[Law, ...] = (*WITHOUT_WORDS, everything_said_has_words)


def check(ruleset: Ruleset) -> None:
    """Try all laws on all variants of a game; AssertionError names the first law that is broken."""
    for law, variant, broken, _ in results(ruleset):
        if broken is not None:
            raise AssertionError(f"{variant}: {law.__name__}: {broken!r}") from broken


def results(ruleset: Ruleset) -> Iterator[tuple[Law, Variant, Exception | None, int]]:
    """Each law and variant with what broke it, or None, and how many cases the law saw."""
    if not __debug__:
        raise RuntimeError("the laws are assertions, and python -O leaves those out")
    for law in LAWS:
        for variant in variants(ruleset):
            try:
                yield law, variant, None, law(variant)
            except Exception as error:  # whatever the game raises
                yield law, variant, error, 0
