"""Valid documents damaged at random (games/fuzz.py)."""

from __future__ import annotations

import random
from typing import Any

from games.fuzz import Damaged
from rosace.games.basilica.kernel.component_data import COMPONENTS
from rosace.games.basilica.kernel.constants import COLOURS, ORDERS, PHASES, RANKS, STEPS

from .helpers import PLAYING, RULESET, count_tiles, play, position, seen, step
from .test_documents import OPTIONS


class TestDamagedDocuments(Damaged):
    playing = PLAYING
    tables = [(2, options) for options in OPTIONS]
    oddities = (4, 10, 20, 30, {"a1": "R1"})

    def seeds(self, rng: random.Random) -> list[dict[str, Any]]:
        """Those, and what random games seldom meet."""
        asked = play(position("R@1j Y B@2j . .", vaults=("B+", "Y", "G"), marker=9), "place 1 e1")
        stuck = position(". RB . . .", vaults=("YG", "RY", "GB"), orders=("RG.glass", ".move", ".disaster"))
        stuck = step(stuck, "place 1 d1")
        rare = [asked, step(asked, "juggle yellow"), step(stuck, RULESET.text(stuck.chance()[0][0]))]
        return super().seeds(rng) + 5 * [RULESET.write_position(one) for one in rare]

    def likely(self, rng: random.Random) -> Any:
        """A value that could be right somewhere."""
        cell = f"{rng.choice('abcde')}{rng.randint(1, 5)}"
        tile = rng.choice(COMPONENTS.box(festum=True)).id
        colours = rng.choice([*COLOURS, "red-blue", "yellow-green"])
        back = f"{colours}.{rng.choice(ORDERS)}"
        builder = {"seat": rng.randint(0, 1), "at": cell}
        return rng.choice([
            cell, tile, back, builder, [cell], [tile], {cell: tile}, "stack", "scoring", rng.choice(PHASES),
            rng.choice(STEPS), rng.choice(RANKS), [rng.choice(RANKS), rng.choice(RANKS)], rng.choice(COLOURS),
            rng.randint(0, 6), rng.randint(0, 60), [rng.randint(0, 5)],
            [rng.randint(0, 2), rng.randint(0, 2)],
        ])  # fmt: skip

    def rearrange(self, document: dict[str, Any], rng: random.Random) -> None:
        """Pieces on other cells, another phase, another turn."""
        change = rng.randrange(7)
        vaults = document["cathedral"]["vaults"]
        cell = rng.choice([*vaults, "a1"])
        if change == 0:
            document["now"]["phase"] = rng.choice(PHASES)
        elif change == 1:
            document["now"][rng.choice(("space", "lays_left"))] = rng.randint(0, 3)
        elif change == 2:
            document["cathedral"]["builders"].append({"seat": rng.randint(0, 1), "at": cell})
        elif change == 3:
            document["cathedral"][rng.choice(("glass", "altars"))].append(cell)
        elif change == 4:
            document["turn"]["just_placed"] = cell
        elif change == 5:
            document["coins"] = rng.choice(([0, 2], [1, 1], [2, 0]))
        else:
            tiles = rng.sample(list(vaults.values()), len(vaults))
            document["cathedral"]["vaults"] = dict(zip(vaults, tiles, strict=True))

    def check_counts(self, state: Any) -> None:
        view = seen(state)
        assert count_tiles(state) == (66 if view["festum"] else 58)
        standing = [shown_cell["builder"] for shown_cell in view["cathedral"] if "builder" in shown_cell]
        for number, seat in enumerate(view["seats"]):
            own = [shown_cell for shown_cell in standing if shown_cell["seat"] == number]
            assert seat["builders"] + len(own) == 5
            assert len(seat["tokens"]) + sum(shown_cell["rank"] is not None for shown_cell in own) == 4
        assert sum(seat["coins"] for seat in view["seats"]) == 2
        altars = view["altars_left"] + sum("altar" in shown_cell for shown_cell in view["cathedral"])
        assert altars == 14 * view["festum"]
