"""Valid documents damaged at random (games/fuzz.py)."""

from __future__ import annotations

import random
from typing import Any

from games.fuzz import Damaged
from rosace.games.sagrada.documents.position import FACES
from rosace.games.sagrada.kernel.actions import CELL_WORDS, DIE_WORDS, WINDOW_WORDS
from rosace.games.sagrada.kernel.constants import COLOURS, OBJECTIVES, PHASES

from .helpers import PLAYING
from .test_documents import TABLES, check_counts


class TestDamagedDocuments(Damaged):
    playing = PLAYING
    tables = TABLES
    oddities = (4, 10, {"a1": "R1"}, ["R1"])
    check_counts = staticmethod(check_counts)

    def likely(self, rng: random.Random) -> Any:
        """A value that could be right somewhere."""
        cell, die = rng.choice(CELL_WORDS), rng.choice(DIE_WORDS)
        return rng.choice([
            cell, die, [die], {cell: die}, rng.choice(PHASES), rng.choice(WINDOW_WORDS), rng.choice(COLOURS),
            rng.choice(OBJECTIVES), [rng.choice(COLOURS)], {rng.choice(COLOURS): rng.randint(0, 3)},
            {"number": rng.randint(1, 12), "tokens": rng.randint(0, 3)}, rng.randint(0, 12),
            rng.randint(0, 12), [rng.choice(WINDOW_WORDS), rng.choice(WINDOW_WORDS)], rng.choice(FACES),
            bool(rng.getrandbits(1)),
        ])  # fmt: skip

    def rearrange(self, document: dict[str, Any], rng: random.Random) -> None:
        """Dice elsewhere, another phase, another turn."""
        change = rng.randrange(9)
        die = rng.choice(DIE_WORDS)
        if change == 0:
            document["now"]["phase"] = rng.choice(PHASES)
        elif change == 1:
            document["now"][rng.choice(("hand", "moved"))] = rng.choice([die, rng.choice(CELL_WORDS)])
        elif change == 2:
            document["turn"]["turns_done"] = rng.randint(0, 2 * document["seats"])
        elif change == 3:
            document["turn"][rng.choice(("drafted", "tool_used"))] = bool(rng.getrandbits(1))
        elif change == 4:  # a die turned to another face
            where = rng.choice([document["pool"], *document["track"], document["paid"]])
            i = rng.randrange(len(where))
            where[i] = where[i][0] + rng.choice("123456")
        elif change == 5:  # a die from one place to another
            spaces = [document["pool"], *document["track"], document["paid"]]
            rng.choice(spaces).append(rng.choice(spaces).pop())
        elif change == 6:  # a die of a window elsewhere
            dice = rng.choice(document["windows"])["dice"]
            dice[rng.choice(CELL_WORDS)] = dice.pop(rng.choice(list(dice)))
        elif change == 7:
            document["now"]["tool"] = rng.choice(document["tools"])["number"]
        else:
            document["first"] = rng.randrange(document["seats"])
