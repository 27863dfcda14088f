"""Run as a program beside a copy of the package with another component list: kernel and model play by it.

The kernel makes its tables when it is imported, so a second list needs a second process.
The model reads the list of the package it finds. Prints what happened in the games.
"""

from __future__ import annotations

import json
import sys
from collections import Counter

from games.fantazja.test_reference import SIDE_BY_SIDE, WAYS


def main(games: int) -> None:
    happened: Counter[str] = Counter()
    for way in WAYS.values():
        *_, last = SIDE_BY_SIDE.play_many(way, range(games))
        happened += last
    print(json.dumps(happened))


if __name__ == "__main__":
    main(int(sys.argv[1]))
