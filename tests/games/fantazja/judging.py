"""Where a tile may be laid, and why not, judged from a document and a component list alone.

It shares nothing with the kernel: the tiles are those of the reference model, the reasons are looked for
in the order in which a person would (F4, F6.2, F8.5).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .pieces import CASTLE, COMPONENTS, TURNS, Cell, Laid, beside, castle_of, cell_of, tiles_of, written

MARGIN = 2  # as far as this round the land every cell is tried


class Verdict(NamedTuple):
    """A refusal: its code, its clause and the cells that are guilty."""

    code: str
    clause: str
    guilty: list[str]


class Judge:
    """A position in which a tile has been begun, or none has."""

    def __init__(self, document: Mapping[str, Any], components: Mapping[str, Any] = COMPONENTS) -> None:
        self.faces = {tile.name: tile for tile in tiles_of(components)}
        self.tops: dict[Cell, Laid] = {CASTLE: castle_of(components)}
        for stack in document["stacks"]:
            top = stack["tiles"][-1]
            laid = Laid(top["owner"], self.faces[top["tile"]], top["turn"])
            self.tops[cell_of(stack["cell"])] = laid
        self.seat = document["turn"]["seat"]
        token = document["tokens"]["military"]
        theirs = isinstance(token, dict) and token["by"] != self.seat
        self.guarded = cell_of(token["cell"]) if theirs else None
        self.exchanging = document["now"].get("using") == "special"

    def cells(self) -> Iterator[Cell]:
        """Every cell of the land and round it."""
        columns, rows = ([cell[i] for cell in self.tops] for i in (0, 1))
        for x in range(min(columns) - MARGIN, max(columns) + MARGIN + 1):
            for y in range(min(rows) - MARGIN, max(rows) + MARGIN + 1):
                yield x, y

    def anywhere(self, tile: str) -> bool:
        """Whether a tile can be laid at all."""
        return any(self.why_not(tile, cell, turn) is None for cell in self.cells() for turn in TURNS)

    def why_not(self, tile: str, cell: Cell, turn: int) -> Verdict | None:
        """None if the tile, so turned, may be laid on the cell."""
        if self.exchanging:
            return self.why_no_exchange(tile, cell, turn)
        if self.faces[tile].level > 1:
            return self.why_not_upon(tile, cell, turn)
        return self.why_not_beside(tile, cell, turn)

    def why_not_beside(self, tile: str, cell: Cell, turn: int) -> Verdict | None:
        """F4, F6.3."""
        if cell in self.tops:
            return Verdict("occupied", "F4.1", [written(cell)])
        if not any(near in self.tops for near in beside(cell)):
            return Verdict("no-neighbour", "F4.1", [written(cell)])
        if self.guarded in beside(cell):
            return Verdict("barred", "F4.3", [written(self.guarded)])
        elements = self.differing(tile, cell, turn)
        if elements:
            return Verdict("element", "F4.2", elements)
        numbers = self.outnumbering(tile, cell, turn)
        return Verdict("number", "F4.2", numbers) if numbers else None

    def differing(self, tile: str, cell: Cell, turn: int) -> list[str]:
        """The neighbours that show another element to the tile."""
        cells = []
        for direction, near in enumerate(beside(cell)):
            if near in self.tops:
                its = self.tops[near].side((direction + 2) % 4)
                if self.faces[tile].side(direction, turn).element != its.element:
                    cells.append(written(near))
        return cells

    def outnumbering(self, tile: str, cell: Cell, turn: int) -> list[str]:
        """The neighbours that show more symbols than the tile."""
        cells = []
        for direction, near in enumerate(beside(cell)):
            if near in self.tops:
                its = self.tops[near].side((direction + 2) % 4)
                if self.faces[tile].side(direction, turn).number < its.number:
                    cells.append(written(near))
        return cells

    def why_not_upon(self, tile: str, cell: Cell, turn: int) -> Verdict | None:
        """F6.2."""
        here = [written(cell)]
        if cell not in self.tops or cell == CASTLE:
            return Verdict("nothing-below", "F6.2", here)
        below, face = self.tops[cell], self.faces[tile]
        if below.tile.type == "special":
            return Verdict("on-special", "F6.3", here)
        if below.tile.type != face.type:
            return Verdict("other-type", "F6.2", here)
        if below.tile.level + 1 != face.level:
            return Verdict("other-level", "F6.2", here)
        if cell == self.guarded:
            return Verdict("guarded", "F8.3", here)
        if any(face.side(d, turn).element != below.side(d).element for d in range(4)):
            return Verdict("elements-turned", "F6.2", here)
        return None

    def why_no_exchange(self, tile: str, cell: Cell, turn: int) -> Verdict | None:
        """F8.5."""
        here = [written(cell)]
        if cell not in self.tops or cell == CASTLE:
            return Verdict("no-building-there", "F8.5", here)
        old = self.tops[cell]
        if old.owner != self.seat:
            return Verdict("not-yours", "F8.5", here)
        if old.tile.type == "special":
            return Verdict("special-stays", "F8.5", here)
        if old.tile.level != self.faces[tile].level:
            return Verdict("level-differs", "F8.5", here)
        if cell == self.guarded:
            return Verdict("guarded", "F8.3", here)
        elements = self.differing(tile, cell, turn)
        return Verdict("exchange-element", "F8.5", elements) if elements else None


def check_places(game: Any, state: Any, components: Mapping[str, Any] = COMPONENTS) -> list[Verdict | None]:
    """Every cell and turn for the tile begun: `why_not`, `check` and `legal` say what the judge says."""
    document = game.write_position(state)
    judge, tile = Judge(document, components), document["now"]["begun"]
    verdicts, allowed = [], set()
    for cell in judge.cells():
        for turn in TURNS:
            action = game.parse(f"lay {written(cell)} {turn}")
            verdict = judge.why_not(tile, cell, turn)
            verdicts.append(verdict)
            reason = game.why_not(state, action)
            if verdict is None:
                allowed.add(action)
                assert reason is None and state.check(action) == 0, (tile, cell, turn, reason)
                continue
            assert reason is not None and state.check(action) != 0, (tile, cell, turn, verdict)
            actual = (reason.code, reason.clause, reason.params["guilty"], reason.elements)
            cells = tuple(f"cell:{near}" for near in verdict.guilty)
            guilty = ["@fantazja-castle" if near == "castle" else near for near in verdict.guilty]
            assert actual == (f"fantazja/{verdict.code}", verdict.clause, guilty, cells), (tile, cell)
    assert set(state.legal()) == allowed
    return verdicts


def check_tiles(game: Any, state: Any, components: Mapping[str, Any] = COMPONENTS) -> list[str]:
    """Every tile: whether it can be begun, by `build` in a turn or by `exchange`; the reasons found."""
    document = game.write_position(state)
    judge = Judge(document, components)
    player, tiles = document["players"][document["turn"]["seat"] - 1], []
    family = "exchange" if judge.exchanging else "build"
    for name, face in judge.faces.items():
        expected = ""
        if document["turn"]["main_done"] and not judge.exchanging:
            expected = "main-done F3.1"
        elif name not in player["hand"]:
            expected = "not-in-hand F8.5" if judge.exchanging else "not-in-hand F1.2"
        elif not judge.exchanging and face.large and not player["face_down"]:
            expected = "no-point F6.1"
        elif not judge.anywhere(name):
            small = "nothing-to-raise F6.2" if face.level > 1 else "fits-nowhere F4.2"
            expected = "exchanges-nothing F8.5" if judge.exchanging else small
        reason = game.why_not(state, game.parse(f"{family} {name}"))
        tiles.append("" if reason is None else f"{reason.code.removeprefix('fantazja/')} {reason.clause}")
        assert tiles[-1] == expected, name
    return tiles


def check_everything(game: Any, state: Any, components: Mapping[str, Any] = COMPONENTS) -> list[str]:
    """At a decision of a turn: every tile, every place for those that can be begun, every exchange.

    Returns the reasons that were met, `""` for none.
    """
    met = check_tiles(game, state, components)
    for text in map(game.text, state.legal()):
        if text.startswith("build"):
            met += met_in(check_places(game, after(game, state, text), components))
    if "power special" in map(game.text, state.legal()):
        chosen = after(game, state, "power special")
        met += check_tiles(game, chosen, components)
        for text in map(game.text, chosen.legal()):
            met += met_in(check_places(game, after(game, chosen, text), components))
    return met


def after(game: Any, state: Any, text: str) -> Any:
    state = state.clone()
    state.apply(game.parse(text))
    return state


def met_in(verdicts: list[Verdict | None]) -> list[str]:
    return [f"{verdict.code} {verdict.clause}" if verdict else "" for verdict in verdicts]
