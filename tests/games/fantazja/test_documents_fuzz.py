"""Valid documents damaged at random (games/fuzz.py)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.fuzz import Damaged
from rosace.core.errors import BadDocument
from rosace.games.fantazja.kernel.actions import CELL_WORDS, TILE_WORDS
from rosace.games.fantazja.kernel.constants import PHASES, TYPES

from .boards import PLAYING, RULESET
from .test_documents import at, check_tiles


class TestDamagedDocuments(Damaged):
    playing = PLAYING
    oddities = (27, 28, {"RIa": 1}, ["RIa"])
    check_counts = staticmethod(check_tiles)

    def likely(self, rng: random.Random) -> Any:
        """A value that could be right somewhere."""
        cell = at(rng.randint(-3, 3), rng.randint(-3, 3))
        tile, seat = rng.choice(TILE_WORDS), rng.randint(0, 1)
        laid = {"owner": seat, "tile": tile, "turn": rng.choice((0, 90, 180, 270))}
        return rng.choice([
            cell, rng.choice(CELL_WORDS), tile, [tile], {"tile": tile}, {"tile": tile, "known": True}, laid,
            {"at": cell, "tiles": [laid]}, {"cell": cell, "by": seat}, {tile: rng.randint(0, 3)}, seat,
            rng.randint(0, 8), rng.choice((0, 90, 180, 270)), rng.choice(PHASES), rng.choice(TYPES),
            bool(rng.getrandbits(1)), [],
        ])  # fmt: skip

    def rearrange(self, document: dict[str, Any], rng: random.Random) -> None:
        """Tiles elsewhere, another phase, another turn."""
        change = rng.randrange(11)
        player = rng.choice(document["players"])
        stack = rng.choice(document["stacks"]) if document["stacks"] else {}
        if change == 0:
            document["now"]["phase"] = rng.choice(PHASES)
        elif change == 1:
            document["now"]["using"] = rng.choice(TYPES)
        elif change == 2:
            document["now"]["begun"] = rng.choice(player["hand"])
        elif change == 3:
            document["now"][rng.choice(("given", "taken", "shown"))] = rng.sample(player["hand"], 2)
        elif change == 4:
            name = rng.choice(("main_done", "power_used"))
            document["turn"][name] = not document["turn"][name]
        elif change == 5:
            document["turn"]["seat"] = 1 - document["turn"]["seat"]
        elif change == 6:  # a tile from one list to another, or into the draw stack
            lists = [player["hand"], player["discards"], player["stack_bottom"], []]
            one = rng.choice(lists)
            rng.choice(lists).append(one.pop(rng.randrange(len(one))))
        elif change == 7:  # a stack elsewhere
            stack["at"] = at(rng.randint(-3, 3), rng.randint(-3, 3))
        elif change == 8:  # a stack without its top, which goes back to its owner's draw stack
            stack["tiles"].pop()
        elif change == 9:
            document["tokens"][rng.choice(TYPES)] = rng.choice((None, 0, 1))
        else:
            player[rng.choice(("open", "seen"))][rng.choice(player["hand"])] = rng.randint(0, 3)

    @pytest.mark.parametrize("seed", range(3))
    def test_damaged_short_forms_are_refused_or_counted(self, seed: int) -> None:
        rng = random.Random(seed)
        kinds = ["RI", "RII", "RIII", "PI", "MIIa", "GIII", "S", "Sa"]
        accepted = 0
        for _ in range(300):
            document: dict[str, Any] = {
                "format": "rosace-position 2",
                "game": "fantazja",
                "bonus": [rng.randint(0, 2), rng.randint(0, 7)],
                "visible": [rng.choices(kinds, k=rng.randint(0, 4)) for _ in range(2)],
            }
            if rng.random() < 0.5:
                self.damage(document, rng)
            try:
                sheet = RULESET.score_document(document)
            except BadDocument as error:
                assert str(error)
                continue
            accepted += 1
            assert len(sheet.totals) == 2
        assert 0 < accepted < 300
