"""Basilica played straight from the numbered rules: plain, slow, and written without the kernel.

Everything is a named thing in a dict, a set or a list, and a game is one generator: it runs through
the rules in the order of play and yields a `Node` wherever somebody decides or chance speaks.
Clause numbers (B4.1) are those of docs/rules/basilica.md. Of the package it takes the component list
and the names and action ids of `constants`, nothing else.

`happened` counts rare things, so that a test can tell whether its games have met them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rosace.games.basilica.kernel import constants as names

from ..differential import CHANCE, OVER, Flow, Model, Node
from .pieces import (
    COMPONENTS,
    STEPS,
    Builder,
    Cathedral,
    Cell,
    Hidden,
    Player,
    StackEnds,
    Tile,
    Token,
    areas,
    around,
    in_rows,
    number,
    other,
    points_of,
)


class Reference(Model):
    """A game: `to_move`, `legal`, `chance`, `apply` and `score` as in the kernel, and open to inspection."""

    def __init__(self, edition: int = 2010, festum: bool = False, removed: int = 0, first: int = -1) -> None:
        tiles = COMPONENTS["tiles"] + (COMPONENTS["festum_tiles"] if festum else [])  # B11.1
        box = [Tile(tuple(tile["colours"]), tile["order"], tile["crown"]) for tile in tiles]
        self.first = first
        # The stack is known by its size and by what may lie in it. `unseen` has for every shuffle the tiles
        # whose vault side nobody has seen since: in the stack, order side up, or in the box (B11.1).
        self.unseen: list[list[Tile]] = [box]
        self.tiles = self.stack = len(box) - removed
        self.top: Hidden | None = None
        self.discards: list[Tile] = []
        # The display (B1.4).
        self.order_row: list[Hidden | None] = [None] * COMPONENTS["order_spaces"]
        self.vault_row: list[Tile | None] = [None] * COMPONENTS["vault_spaces"]
        tokens = [(up, down) for up, down in COMPONENTS["promotion_tokens"][str(edition)]]
        self.players = [Player(list(tokens)), Player(list(tokens))]
        self.cathedral = Cathedral()
        self.active = 0
        self.marker = 0  # before space 1 (B6.1)
        self.scorings = 0
        self.just_placed: Cell | None = None  # B2.2
        self.added: dict[Cell, str] = {}  # the Jugglers' colours in this scoring, or in the last (B7.9)
        self.deepest = 0  # rows of the deepest cathedral so far
        self.begin()

    # The same surface as the kernel's.

    def points(self, seat: int) -> int:
        """The points scored so far."""
        return self.players[seat].points

    def score(self, seat: int) -> int:
        """The points so far and, before the end, what a scoring now would give with printed colours only."""
        now = [0, 0] if self.over else self.worth({})[0]
        return self.points(seat) + now[seat]

    # The course of the game (B2, B5.4).

    def game(self) -> Flow:
        yield from self.choose_first_player()
        try:
            yield from self.set_up()
            while self.scorings < 3:  # B6.4
                yield from self.turn()
                self.active = other(self.active)  # B2.1, also after a scoring (B6.3)
        except StackEnds:
            self.happened["stack ends the game"] += 1
            yield from self.scoring()  # B6.5; the only one even if one was due (B5.4)
        self.over = True
        self.note_end()
        yield Node(OVER, {})

    def choose_first_player(self) -> Flow:
        """B1.6."""
        self.active = self.first
        if self.first < 0:
            ids = {names.A_FIRST + seat: seat for seat in (0, 1)}
            self.active = yield Node(CHANCE, ids, dict.fromkeys(ids, 1))

    def set_up(self) -> Flow:
        """B1.4: the order spaces from the left, then the vault spaces."""
        yield from self.show_top()
        for space in range(len(self.order_row)):
            yield from self.fill_order_space(space)
        for space in range(len(self.vault_row)):
            yield from self.fill_vault_space(space)

    def turn(self) -> Flow:
        """B2.1: exactly three actions, unless a scoring ends the turn (B2.3)."""
        self.just_placed = None
        for _ in range(COMPONENTS["actions_per_turn"]):
            yield from self.replace_wild_display()
            kind, *what = yield Node(self.active, self.actions())
            placed = None
            if kind == "place":
                placed = what[1]
                scoring = yield from self.place_vault(*what)
            elif kind == "builder":
                self.put_builder(self.active, self.just_placed)
                scoring = False
            else:
                yield from self.execute_order(*what)
                scoring = False
            self.just_placed = placed
            if scoring:
                yield from self.scoring()
                if self.scorings < 3:
                    self.after_scoring()
                else:
                    self.happened["third scoring ends the game"] += 1
                return

    def actions(self) -> dict[int, Any]:
        options: dict[int, Any] = {}
        for space, tile in enumerate(self.vault_row):
            for cell in self.free_cells():
                if not (tile.wild and self.touches_wild(cell)):  # B3.2
                    options[names.A_PLACE + space * names.CELLS + number(cell)] = ("place", space, cell)
        if self.just_placed and self.players[self.active].builders:  # B2.2, B4.1
            options[names.A_BUILDER] = ("builder",)
        for space, hidden in enumerate(self.order_row):
            if self.can_execute(hidden.back.order):
                options[names.A_ORDER + space] = ("order", space)
        return options

    # The stack and the display (B5).

    def show_top(self) -> Flow:
        """B1.3: everybody sees the back of the top tile."""
        if self.top or not self.stack:
            return
        shuffle = len(self.unseen) - 1
        backs = Counter(tile.back for tile in self.unseen[shuffle])
        backs -= Counter(lying.back for lying in self.order_row if lying and lying.shuffle == shuffle)
        options, weights = {}, {}
        for back, count in backs.items():
            colours, order = names.COLOUR_SETS.index(back.colours), names.ORDERS.index(back.order)
            action = names.A_TOP + colours * len(names.ORDERS) + order
            options[action], weights[action] = back, count
        back = yield Node(CHANCE, options, weights)
        self.top = Hidden(back, shuffle)

    def draw(self) -> Flow:
        if not self.stack:
            if len(self.unseen) == 2 or not self.discards:
                raise StackEnds  # B5.3, B5.2
            self.happened["reshuffle"] += 1
            self.unseen.append(self.discards)  # B5.2
            self.stack = len(self.discards)
            self.discards = []
            yield from self.show_top()
        drawn, self.top = self.top, None
        self.stack -= 1
        return drawn

    def turn_over(self, hidden: Hidden) -> Flow:
        """The crown is seen; it is chance if the unseen tiles of its shuffle leave it open (B1.3)."""
        unseen = self.unseen[hidden.shuffle]
        crowns = Counter(tile.crown for tile in unseen if tile.back == hidden.back)
        crown = max(crowns)
        if len(crowns) == 2:
            if hidden.shuffle == 0 and len(self.unseen) == 2:
                self.happened["old crown after reshuffle"] += 1
            if hidden.shuffle == 1:
                self.happened["new crown after reshuffle"] += 1
            options = {names.A_CROWN + crown: crown for crown in (False, True)}
            crown = yield Node(CHANCE, options, {names.A_CROWN + crown: crowns[crown] for crown in crowns})
        tile = Tile(*hidden.back, crown)
        unseen.remove(tile)
        return tile

    def fill_order_space(self, space: int) -> Flow:
        self.order_row[space] = None
        self.order_row[space] = yield from self.draw()
        yield from self.show_top()

    def fill_vault_space(self, space: int) -> Flow:
        hidden = yield from self.draw()
        self.vault_row[space] = yield from self.turn_over(hidden)
        yield from self.show_top()

    # Place vault and place builder (B3, B4).

    def free_cells(self) -> list[Cell]:
        """B3.1: the empty cells that are a starting slot or adjacent to a tile."""
        tiles = self.cathedral.vaults.keys() | self.cathedral.scaffolding
        cells = {(column, 0) for column in range(COMPONENTS["columns"])}
        for tile in tiles:
            cells.update(around(tile))
        return in_rows(cells - tiles)

    def touches_wild(self, cell: Cell) -> bool:
        return any(self.cathedral.vaults[near].wild for near in around(cell) if near in self.cathedral.vaults)

    def replace_wild_display(self) -> Flow:
        """B3.3."""
        again = False
        while all(tile.wild for tile in self.vault_row) and all(map(self.touches_wild, self.free_cells())):
            self.happened["wild display replaced again" if again else "wild display replaced"] += 1
            again = True
            if self.just_placed:
                self.happened["wild display replaced before a builder"] += 1
            if self.stack < 3:
                self.happened["wild display replaced, stack short"] += 1
            self.discards += self.vault_row
            self.vault_row = [None] * len(self.vault_row)
            for space in range(len(self.vault_row)):
                try:
                    yield from self.fill_vault_space(space)
                except StackEnds:
                    self.happened["stack ends while the wild display is replaced"] += 1
                    raise

    def place_vault(self, space: int, cell: Cell) -> Flow:
        """The answer is whether a scoring follows (B6.2)."""
        tile = self.vault_row[space]
        self.vault_row[space] = None
        self.cathedral.vaults[cell] = tile
        self.note_depth()
        scoring = False
        if tile.crown:  # B3.5, B6.1
            self.marker += 1
            scoring = self.marker in COMPONENTS["scoring_spaces"]
        self.vault_row[space] = yield from self.turn_over(self.order_row[space])  # B3.4
        try:
            yield from self.fill_order_space(space)
        except StackEnds:
            if scoring:
                self.happened["stack ends with a scoring due"] += 1
            raise
        return scoring

    def put_builder(self, seat: int, cell: Cell) -> None:
        self.players[seat].builders -= 1
        self.cathedral.builders[cell] = Builder(seat)

    # Scoring (B6, B7, B8).

    def worth(self, added: Mapping[Cell, str]) -> tuple[list[int], list[str]]:
        """What a scoring now gives to the two seats, and its rare things."""
        points, rare = [0, 0], []
        if self.cathedral.builders:  # else B7.10
            for area in areas(self.cathedral.vaults, added):
                given, why = points_of(area, self.cathedral)
                points = [points[0] + given[0], points[1] + given[1]]
                rare += why
        return points, rare

    def scoring(self) -> Flow:
        yield from self.choose_colours()
        added = self.added
        points, rare = self.worth(added)
        for seat in (0, 1):
            self.players[seat].points += points[seat]
        self.scorings += 1
        self.happened.update(rare)
        for area in areas(self.cathedral.vaults, added):
            for cell in area.cells:
                if added.get(cell) == area.colour:
                    self.happened["added colour joins an area"] += 1
                    if self.cathedral.vaults[cell].wild:
                        self.happened["three-colour tile in its third area"] += 1
                    if any(added.get(near) == area.colour for near in around(cell)):
                        self.happened["added colours of neighbours connect"] += 1

    def choose_colours(self) -> Flow:
        """B7.9: one colour for each Juggler, the active player's first."""
        self.added = {}
        choosers = set()
        for seat in (self.active, other(self.active)):
            for cell in in_rows(self.cathedral.builders):
                builder = self.cathedral.builders[cell]
                if builder.seat == seat and builder.rank == "juggler":
                    choosers.add(seat)
                    self.happened["active juggles" if seat == self.active else "other juggles"] += 1
                    printed = self.cathedral.vaults[cell].colours
                    colours = {names.A_JUGGLE + i: colour for i, colour in enumerate(names.COLOURS)}
                    self.added[cell] = yield Node(
                        seat, {action: colour for action, colour in colours.items() if colour not in printed}
                    )
        if len(choosers) == 2:
            self.happened["both juggle"] += 1

    def after_scoring(self) -> None:
        """B8."""
        cathedral = self.cathedral
        for cell in list(cathedral.builders):  # B8.1
            self.take_back(cell)
        cathedral.scaffolding.clear()  # B8.2
        rows = sorted({row for _, row in cathedral.vaults})  # B8.3: rows that hold a vault
        for cell in list(cathedral.vaults):
            if cell[1] in rows[:2]:
                self.discard_vault(cell)
        if len(rows) > 2:
            up = rows[2]
            if up > 2:
                self.happened["rows slide over a gap"] += 1
            cathedral.vaults = {(column, row - up): tile for (column, row), tile in cathedral.vaults.items()}
            cathedral.glass = {(column, row - up) for column, row in cathedral.glass}
            cathedral.altars = {(column, row - up) for column, row in cathedral.altars}
            if cathedral.glass:
                self.happened["glass slides"] += 1
            if cathedral.altars:
                self.happened["altar slides"] += 1

    def take_back(self, cell: Cell) -> Builder:
        """A builder and its token go back to the supply."""
        builder = self.cathedral.builders.pop(cell)
        owner = self.players[builder.seat]
        owner.builders += 1
        if builder.token:
            owner.tokens.append(builder.token)
        return builder

    def discard_vault(self, cell: Cell) -> None:
        """Its glass is lost (B9.10), its altar returns (B9.11)."""
        self.discards.append(self.cathedral.vaults.pop(cell))
        self.cathedral.glass.discard(cell)
        self.cathedral.altars.discard(cell)

    # Orders (B9) and paid orders (B10).

    def can_execute(self, order: str) -> bool:
        """B9: only if the main effect can be carried out completely."""
        seat = self.active
        if order == "promote":
            return bool(self.promotions(seat))
        if order == "move":
            return bool(self.moves(seat))
        if order == "recruit":
            return bool(self.recruits(self.vacant(), seat))
        if order == "confuse":
            return bool(self.takes(seat))
        if order == "glass":
            return bool(self.panes(seat))
        if order == "scaffolding":
            return True  # below the deepest tile a cell is always free (B2.1)
        if order == "disaster":
            return bool(self.disasters())
        assert order == "altar"
        possible = min(self.altars_left(), len(self.without_altar()))
        if self.altars_left() < 2:
            self.happened["altars run out"] += 1
        return possible >= 2  # B9.11

    def execute_order(self, space: int) -> Flow:
        tile = self.order_row[space]
        yield from getattr(self, tile.back.order)(self.active)
        self.discards.append((yield from self.turn_over(tile)))
        yield from self.fill_order_space(space)  # B10.4

    def offer(self, seat: int, order: str, possible: bool) -> Flow:
        """B10.1: may `seat` pay for the paid effect, and does she?"""
        if not possible or not self.players[seat].coins:
            return False
        pays = yield Node(seat, {names.A_PAY: True, names.A_DECLINE: False})
        if pays:
            self.players[seat].coins -= 1
            self.players[other(seat)].coins += 1  # B10.2
            self.happened[f"{order} paid"] += 1
        else:
            self.happened[f"{order} declined"] += 1
        return pays

    # Promote (B9.1, B9.2).

    def tokens_for(self, builder: Builder, barred: str | None) -> dict[int, Token]:
        """The faces that tokens of the supply can give this builder: another rank, and not the barred one."""
        options = {}
        for token in self.players[builder.seat].tokens:
            for up, down in (token, token[::-1]):
                if up not in (builder.rank, barred):
                    faces = names.RANKS.index(up) * len(names.RANKS) + names.RANKS.index(down)
                    options[names.A_RANK + faces] = (up, down)
        return options

    def promotions(self, seat: int, barred: str | None = None) -> dict[int, Cell]:
        return {
            names.A_PROMOTE + number(cell): cell
            for cell, builder in self.cathedral.builders.items()
            if builder.seat == seat and self.tokens_for(builder, barred)
        }

    def promote_one(self, seat: int, barred: str | None = None) -> Flow:
        options = self.promotions(seat, barred)
        if barred and len(options) < len(self.promotions(seat)):
            self.happened["no other rank for a paid promotion"] += 1
        cell = yield Node(seat, options)
        builder = self.cathedral.builders[cell]
        up, down = yield Node(seat, self.tokens_for(builder, barred))
        supply = self.players[seat].tokens
        supply.remove((up, down) if (up, down) in supply else (down, up))
        if builder.token:  # the old one returns to the supply
            supply.append(builder.token)
            self.happened["token replaced"] += 1
        builder.token = (up, down)
        return up

    def promote(self, seat: int) -> Flow:
        rank = yield from self.promote_one(seat)
        foe = other(seat)
        if (yield from self.offer(foe, "promote", bool(self.promotions(foe, rank)))):
            yield from self.promote_one(foe, rank)

    # Move builder (B9.3).

    def moves(self, owner: int, by_confuse: bool = False) -> dict[int, tuple[Cell, Cell]]:
        """The moves of a player's builders to adjacent unoccupied vaults."""
        options = {}
        for cell, builder in self.cathedral.builders.items():
            if builder.seat != owner or (by_confuse and cell in self.cathedral.altars):  # B9.12
                continue
            for direction, (right, down) in enumerate(STEPS[name] for name in names.DIRECTIONS):
                to = (cell[0] + right, cell[1] + down)
                if to in self.cathedral.vaults and to not in self.cathedral.builders:
                    options[names.A_MOVE + number(cell) * len(STEPS) + direction] = (cell, to)
        return options

    def move_one(self, seat: int, owner: int, by_confuse: bool = False) -> Flow:
        cell, to = yield Node(seat, self.moves(owner, by_confuse))
        self.cathedral.builders[to] = self.cathedral.builders.pop(cell)  # the rank goes along (B9.1)
        return to

    def move(self, seat: int) -> Flow:
        yield from self.move_one(seat, seat)

    # Recruit (B9.4, B9.5).

    def vacant(self) -> list[Cell]:
        return [cell for cell in self.cathedral.vaults if cell not in self.cathedral.builders]

    def vacant_beside(self, seat: int) -> list[Cell]:
        """The unoccupied vaults adjacent to a vault with a builder of this player."""
        own = {cell for cell, builder in self.cathedral.builders.items() if builder.seat == seat}
        return [cell for cell in self.vacant() if not own.isdisjoint(around(cell))]

    def recruits(self, cells: list[Cell], seat: int) -> dict[int, Cell]:
        if not self.players[seat].builders:
            return {}
        return {names.A_RECRUIT + number(cell): cell for cell in cells}

    def recruit(self, seat: int) -> Flow:
        cell = yield Node(seat, self.recruits(self.vacant(), seat))
        self.put_builder(seat, cell)
        foe = other(seat)
        options = self.recruits(self.vacant_beside(foe), foe)
        if (yield from self.offer(foe, "recruit", bool(options))):
            cell = yield Node(foe, options)
            self.put_builder(foe, cell)

    # Confuse (B9.6, B9.7, B9.12, B10.3).

    def takes(self, seat: int) -> dict[int, Cell]:
        """The own builders without which one of the opponent's can be moved."""
        options = {}
        for cell in [cell for cell, builder in self.cathedral.builders.items() if builder.seat == seat]:
            before = self.moves(other(seat), by_confuse=True)
            taken = self.cathedral.builders.pop(cell)
            after = self.moves(other(seat), by_confuse=True)
            self.cathedral.builders[cell] = taken
            if after:
                options[names.A_TAKE + number(cell)] = cell
                if not before:
                    self.happened["confuse needs the vault left"] += 1
            elif self.moves(other(seat)):
                self.happened["altar protects the only movable builder"] += 1
        return options

    def confuse(self, seat: int) -> Flow:
        cell = yield Node(seat, self.takes(seat))
        if self.take_back(cell).token:
            self.happened["token taken back by confuse"] += 1
        if cell in self.cathedral.altars:
            self.happened["builder taken back from an altar"] += 1
        foe = other(seat)
        paid = yield from self.offer(foe, "confuse", True)
        to = yield from self.move_one(foe if paid else seat, foe, by_confuse=True)
        if to in self.cathedral.altars:
            self.happened["confused onto an altar"] += 1

    # Stained glass (B9.8).

    def panes(self, seat: int) -> dict[int, Cell]:
        return {
            names.A_GLASS + number(cell): cell
            for cell, builder in self.cathedral.builders.items()
            if builder.seat == seat and cell not in self.cathedral.glass
        }

    def glass(self, seat: int) -> Flow:
        cell = yield Node(seat, self.panes(seat))
        self.cathedral.glass.add(cell)

    # Scaffolding (B9.9).

    def scaffolding(self, seat: int) -> Flow:
        for _ in range(2):
            cell = yield Node(seat, {names.A_SCAFFOLD + number(cell): cell for cell in self.free_cells()})
            if cell[1] > 0 and not any(near in self.cathedral.vaults for near in around(cell)):
                self.happened["scaffolding supports scaffolding"] += 1
            self.cathedral.scaffolding.add(cell)
            self.note_depth()

    # Disaster (B9.10).

    def disasters(self) -> dict[int, Cell]:
        open_to_it = [cell for cell in self.vacant() if cell not in self.cathedral.altars]
        return {names.A_DISASTER + number(cell): cell for cell in open_to_it}

    def disaster(self, seat: int) -> Flow:
        cell = yield Node(seat, self.disasters())
        before = len(self.cut_off())
        if cell in self.cathedral.glass:
            self.happened["disaster breaks glass"] += 1
        if cell not in self.cut_off() and len(self.cut_off(cell)) > before:
            self.happened["disaster cuts tiles off"] += 1
        self.discard_vault(cell)

    # Altar (B9.11).

    def altars_left(self) -> int:
        return COMPONENTS["altars"] - len(self.cathedral.altars)

    def without_altar(self) -> dict[int, Cell]:
        return {
            names.A_ALTAR + number(cell): cell
            for cell in self.cathedral.vaults
            if cell not in self.cathedral.altars
        }

    def altar(self, seat: int) -> Flow:
        for _ in range(2):
            cell = yield Node(seat, self.without_altar())
            self.cathedral.altars.add(cell)

    # For `happened` only.

    def note_depth(self) -> None:
        rows = 1 + max(row for _, row in self.cathedral.vaults.keys() | self.cathedral.scaffolding)
        self.deepest = max(self.deepest, rows)

    def note_end(self) -> None:
        for rows in (12, 24, 36, 48, 60):
            self.happened[f"deeper than {rows} rows"] += self.deepest > rows

    def cut_off(self, without: Cell | None = None) -> set[Cell]:
        """The tiles that no chain of tiles connects with the board."""
        rest = (self.cathedral.vaults.keys() | self.cathedral.scaffolding) - {without}
        reached = [cell for cell in rest if cell[1] == 0]
        while reached:
            cell = reached.pop()
            if cell in rest:
                rest.remove(cell)
                reached += around(cell)
        return rest
