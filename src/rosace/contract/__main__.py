"""`python -m rosace.contract GAME`: try the laws on a game, a line for each law."""

from __future__ import annotations

import sys
import traceback
from itertools import groupby

from rosace.contract import results
from rosace.core import registry
from rosace.core.errors import RosaceError


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m rosace.contract GAME", file=sys.stderr)
        return 2
    try:
        ruleset = registry.get(arguments[0])
    except RosaceError as error:
        print(f"rosace.contract: {error}", file=sys.stderr)
        return 2
    broken_laws = 0
    for law, tried in groupby(results(ruleset), key=lambda result: result[0]):
        outcomes = list(tried)
        broken = [(variant, error) for _, variant, error, _ in outcomes if error is not None]
        cases = sum(seen for *_, seen in outcomes)
        broken_laws += bool(broken)
        print(f"{'BROKEN' if broken else 'holds' if cases else 'no case':8}{law.__name__.replace('_', ' ')}")
        for variant, raised in broken:
            print(f"        {variant}: {_where(raised)}")
    print(f"{broken_laws} broken." if broken_laws else "All laws hold.")
    return 1 if broken_laws else 0


def _where(error: Exception) -> str:
    """An error in one line; of an assertion, the line that failed."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    said = "".join(traceback.format_exception_only(error)).strip().splitlines()[0]
    return f"{said} ({last.filename}, line {last.lineno}: {last.line})"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
