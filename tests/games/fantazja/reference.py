"""Fantazja played straight from the numbered rules: plain, slow, and written without the kernel.

The table is a dict from cells to stacks of tiles, everything else is a list of tiles, and a game is one
generator: it runs through the rules in the order of play and yields a `Node` wherever somebody decides
or chance speaks. Actions are known by their texts. Clause numbers (F3.1) are those of
docs/rules/fantazja.md. Of the package it takes the component list, nothing else; it plays with any
other list as well.

`happened` counts rare things, so that a test can tell whether its games have met them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..differential import CHANCE, OVER, Flow, Model, Node
from .pieces import (
    CASTLE,
    COMPONENTS,
    ON_TABLE,
    POOL,
    SHOWN,
    SWAP,
    TURNS,
    TYPES,
    UNDER,
    Cell,
    Demand,
    Guard,
    Laid,
    Player,
    Tile,
    beside,
    castle_of,
    fits,
    names,
    other,
    tiles_of,
    written,
)


class Reference(Model):
    """A game: `to_move`, `legal`, `chance`, `apply`, `score` and `utility` as in the kernel, by texts."""

    def __init__(self, first: int = -1, components: Mapping[str, Any] = COMPONENTS) -> None:
        self.first = first
        self.components = components
        self.castle = castle_of(components)
        self.table: dict[Cell, list[Laid]] = {}  # each stack from the bottom; the castle is not in it
        self.players = [Player(tiles_of(components)), Player(tiles_of(components))]  # F1.1
        self.tokens: dict[str, int | str] = dict.fromkeys(TYPES, POOL)  # F1.3: the seat that holds it
        self.guard: Guard | None = None
        self.bonus_left: int = components["bonus_tokens"]
        self.active = 0
        self.main_done = False  # the main action of this turn (F3.1)
        self.power_used = False  # the power of this turn (F3.2)
        self.skipped = 0  # turns in a row without a main action (F9.1)
        self.phase = "first"
        self.dealt = 0  # how many seats have their first hand
        # What an action that is under way has chosen so far.
        self.begun: Tile | None = None  # to be laid
        self.given: list[Tile] = []
        self.taken: list[Tile] = []
        self.shown: list[Tile] = []
        # For `happened` only: what an exchange of this turn and its start gave back.
        self.back_in_hand: Tile | None = None
        self.token_back = False
        self.begin()

    # Beside what every model has.

    def score(self, seat: int) -> int:
        """F9.2."""
        tops = [stack[-1] for stack in self.table.values()]
        points = sum(top.tile.points for top in tops if top.owner == seat)
        return points + self.components["bonus_points"] * self.players[seat].bonus

    def winner(self) -> int | None:
        """F9.3; None is a draw."""
        ranks = [(self.score(seat), len(self.players[seat].imagination)) for seat in (0, 1)]
        if ranks[0] == ranks[1]:
            return None
        return 0 if ranks[0] > ranks[1] else 1

    def utility(self, seat: int) -> float:
        """Of a finished game."""
        winner = self.winner()
        return 0.0 if winner is None else 1.0 if winner == seat else -1.0

    def summary(self) -> dict[str, Any]:
        """The whole position as plain data; what has no order is sorted."""
        return {
            "phase": self.phase,
            "active": None if self.phase == "first" else self.active,
            "dealt": self.dealt,
            "main done": self.main_done,
            "power used": self.power_used,
            "skipped": self.skipped,
            "table": {
                cell: [(laid.owner, laid.tile.name, laid.turn) for laid in stack]
                for cell, stack in self.table.items()
            },
            "bottoms": [names(player.bottom) for player in self.players],
            "hands": [sorted(names(player.hand)) for player in self.players],
            "imagination": [names(player.imagination) for player in self.players],
            "recalled": [player.recalled for player in self.players],
            "discards": [sorted(names(player.discards)) for player in self.players],
            "open": [player.open for player in self.players],
            "known": [player.open | player.seen for player in self.players],
            "bonus": [player.bonus for player in self.players],
            "tokens": dict(self.tokens),
            "guard": self.guard and tuple(self.guard),
            "begun": self.begun and self.begun.name,
            "given": sorted(names(self.given)),
            "taken": sorted(names(self.taken)),
            "shown": sorted(names(self.shown)),
        }

    # Waiting for a seat or for chance.

    def ask(self, phase: str, options: dict[str, Any]) -> Flow:
        self.phase = phase
        return (yield Node(self.active, options))

    def happens(self, phase: str, options: dict[str, Any]) -> Flow:
        """One of these outcomes, all equally likely."""
        self.phase = phase
        return (yield Node(CHANCE, options, dict.fromkeys(options, 1)))

    def one_of(self, phase: str, tiles: Iterable[Tile]) -> Flow:
        """The active seat chooses a tile."""
        _, tile = yield from self.ask(phase, {f"{phase} {tile.name}": (phase, tile) for tile in tiles})
        return tile

    # The course of the game.

    @property
    def me(self) -> Player:
        return self.players[self.active]

    @property
    def foe(self) -> Player:
        return self.players[other(self.active)]

    def game(self) -> Flow:
        if self.first < 0:  # F1.4
            _, self.first = yield from self.happens(
                "first", {f"first {seat + 1}": ("first", seat) for seat in (0, 1)}
            )
        for seat in (self.first, other(self.first)):
            self.active = seat
            yield from self.draw_up()  # F1.2
            self.dealt += 1
        self.active = self.first
        yield from self.turns()

    def turns(self) -> Flow:
        while self.skipped < 2:  # F9.1
            yield from self.turn()
            self.skipped = 0 if self.main_done else self.skipped + 1
            if self.skipped < 2:
                self.active = other(self.active)
        self.phase = "over"
        self.main_done = self.power_used = False  # no turn is under way
        self.over = True
        self.note_end()
        yield Node(OVER, {})

    def draw_up(self) -> Flow:
        """F3.3, F8.4: first what was never put under the stack."""
        player = self.me
        while len(player.hand) < self.components["hand"] and (player.stack or player.bottom):
            if player.stack:
                options = {f"draw {tile.name}": ("draw", tile) for tile in player.stack}
                _, tile = yield from self.happens("draw", options)
                player.stack.remove(tile)
                player.hand.append(tile)
            else:
                tile = player.bottom.pop(0)
                self.happened["a tile put under is drawn"] += 1
                if player.bottom:
                    self.happened["several tiles put under are left"] += 1
                player.takes_openly(tile)

    def turn(self) -> Flow:
        """F3."""
        self.happened["turns"] += 1
        self.main_done = self.power_used = False
        self.back_in_hand = None
        self.token_back = False
        self.token_comes_off()
        while True:
            options = self.choices()
            if not options.keys() - {"end"} and not self.may_exchange():
                break
            what, *which = yield from self.ask("turn", options)
            if what == "end":
                self.happened["a power is kept"] += 1
                break
            if what == "build":
                yield from self.build(*which)
            elif what == "imagine":
                (tile,) = which
                self.me.hand.remove(tile)
                self.me.imagination.append(tile)  # F5.1
                self.main_done = True
            else:
                self.power_used = True
                yield from self.use(*which)
        if not self.main_done:
            self.happened["power in a skipped turn" if self.power_used else "skipped turn"] += 1
        yield from self.draw_up()
        self.adjust_tokens()  # F3.4

    def may_exchange(self) -> bool:
        """F3.2: nobody else can tell whether the hand has a tile to exchange, so the end is said aloud."""
        return self.tokens["special"] == self.active and not self.power_used and bool(self.me.hand)

    def choices(self) -> dict[str, Any]:
        """F3.1, F3.2."""
        options: dict[str, Any] = {}
        if not self.main_done:
            for tile in self.me.hand:
                options[f"imagine {tile.name}"] = ("imagine", tile)
                if self.can_build(tile):
                    options[f"build {tile.name}"] = ("build", tile)
        if not self.power_used:
            for power in TYPES:
                if self.tokens[power] == self.active and self.can_use(power):
                    options[f"power {power}"] = ("power", power)
        if self.main_done or not self.me.hand:
            options["end"] = ("end",)
        return options

    # The table.

    def visible(self, cell: Cell) -> Laid | None:
        """F2.3."""
        if cell == CASTLE:
            return self.castle
        return self.table[cell][-1] if cell in self.table else None

    def demands(self, cell: Cell) -> list[Demand]:
        """What the neighbours of a cell show towards it."""
        sides = []
        for direction, near in enumerate(beside(cell)):
            top = self.visible(near)
            if top:
                sides.append((direction, top.side((direction + 2) % 4)))
        return sides

    def empty_cells(self) -> list[Cell]:
        """F4.1."""
        cells = set()
        for cell in (CASTLE, *self.table):
            cells.update(beside(cell))
        return sorted(cells - self.table.keys() - {CASTLE})

    def guarded(self, cell: Cell) -> bool:
        """F8.3: whether the opponent's token lies there."""
        return self.guard is not None and self.guard.seat != self.active and self.guard.cell == cell

    # Where a tile may go.

    def can_build(self, tile: Tile) -> bool:
        if tile.large and not self.me.imagination:  # F6.1
            return False
        return bool(self.places(tile))

    def places(self, tile: Tile) -> list[tuple[Cell, int]]:
        return self.places_above(tile) if tile.level > 1 else self.places_beside(tile)

    def places_beside(self, tile: Tile) -> list[tuple[Cell, int]]:
        """F4, F6.3: onto an empty cell."""
        places = []
        for cell in self.empty_cells():
            demands = self.demands(cell)
            turns = [turn for turn in TURNS if fits(tile, turn, demands)]
            if not turns:
                alike = any(fits(tile, turn, demands, numbers=False) for turn in TURNS)
                self.happened["too few symbols" if alike else "elements refuse a cell"] += 1
            elif any(map(self.guarded, beside(cell))):  # F4.3
                self.happened["a cell beside the token is barred"] += 1
            else:
                places += [(cell, turn) for turn in turns]
                self.happened["several turns possible"] += len(turns) > 1
        return places

    def places_above(self, tile: Tile) -> list[tuple[Cell, int]]:
        """F6.2: onto a visible building one level lower, of the same type."""
        places = []
        for cell, stack in self.table.items():
            below = stack[-1]
            if below.tile.type != tile.type or below.tile.level != tile.level - 1:
                continue
            as_below = [(direction, below.side(direction)) for direction in range(4)]
            turns = [turn for turn in TURNS if fits(tile, turn, as_below, numbers=False)]
            if not turns:
                self.happened["elements refuse a stack"] += 1
            elif self.guarded(cell):
                self.happened["building on the token's stack is barred"] += 1
            else:
                places += [(cell, turn) for turn in turns]
                self.happened["several turns on a stack"] += len(turns) > 1
                if any(map(self.guarded, beside(cell))):
                    self.happened["building up beside the token"] += 1
        return places

    def places_of_exchange(self, tile: Tile) -> list[tuple[Cell, int]]:
        """F8.5: onto an own visible building of the same level; special ones have no part in it."""
        places = []
        for cell, stack in self.table.items():
            top = stack[-1]
            if tile.type == "special" or top.tile.type == "special":
                continue
            if top.owner != self.active or top.tile.level != tile.level:
                continue
            demands = self.demands(cell)
            turns = [turn for turn in TURNS if fits(tile, turn, demands, numbers=False)]
            if not turns:
                self.happened["elements refuse an exchange"] += 1
            elif self.guarded(cell):
                self.happened["exchanging on the token's stack is barred"] += 1
            else:
                places += [(cell, turn) for turn in turns]
                if not any(fits(tile, turn, demands) for turn in turns):
                    self.happened["an exchange with fewer symbols"] += 1
                if any(map(self.guarded, beside(cell))):
                    self.happened["exchanging beside the token"] += 1
        return places

    # Building (F4, F6).

    def build(self, tile: Tile) -> Flow:
        yield from self.lay(tile, self.places(tile))
        if tile == self.back_in_hand:
            self.happened["the tile exchanged is built again"] += 1
        if tile.large:
            yield from self.pay()

    def lay(self, tile: Tile, places: list[tuple[Cell, int]], exchange: bool = False) -> Flow:
        """The gesture itself, and all that follows from it at once."""
        self.begun = tile
        options = {f"lay {written(cell)} {turn}": ("lay", cell, turn) for cell, turn in places}
        _, cell, turn = yield from self.ask("lay", options)
        self.begun = None
        self.me.loses_openly(tile)
        stack = self.table.setdefault(cell, [])
        if exchange:
            old = stack.pop()
            self.me.takes_openly(old.tile)
            self.back_in_hand = old.tile
            self.note_exchange(old.tile, tile, stack)
        else:
            self.main_done = True
            if tile.level == 3:
                self.earn_bonus(stack)
        self.note_lay(cell)
        stack.append(Laid(self.active, tile, turn))
        self.dark_energy(cell, "by an exchange" if exchange else f"by level {tile.level}")
        self.fall_apart()

    def earn_bonus(self, stack: list[Laid]) -> None:
        """F6.4: for level III on an own level II."""
        if stack[-1].owner != self.active:
            self.happened["no bonus on the opponent's building"] += 1
        elif not self.bonus_left:
            self.happened["no bonus token is left"] += 1
        else:
            self.bonus_left -= 1
            self.me.bonus += 1
            self.happened["bonus"] += 1
            self.happened["bonus above the opponent's level I"] += stack[0].owner != self.active

    def pay(self) -> Flow:
        """F6.1."""
        tile = self.me.imagination[0]
        if len(self.me.imagination) > 1:
            tile = yield from self.one_of("pay", self.me.imagination)
            self.happened["a choice of payment"] += 1
        self.me.pays(tile)

    def dark_energy(self, cell: Cell, how: str) -> None:
        """F6.5: the tile just laid and every dark one that it touches."""
        if not self.table[cell][-1].tile.dark:
            return
        touched = [near for near in beside(cell) if near in self.table and self.table[near][-1].tile.dark]
        if not touched:
            return
        self.happened[f"dark energy {how}"] += 1
        if len(touched) > 1:
            self.happened["dark energy takes several"] += 1
        for gone in [cell, *touched]:
            self.remove(gone, "goes with its building")

    def fall_apart(self) -> None:
        """F6.6: what nothing connects with the castle any more goes too."""
        connected, reached = set(), [CASTLE]
        while reached:
            cell = reached.pop()
            if cell not in connected:
                connected.add(cell)
                reached += [near for near in beside(cell) if near in self.table]
        for cell in self.table.keys() - connected:
            self.happened["cut off"] += 1
            self.remove(cell, "is cut off with its building")

    def remove(self, cell: Cell, why: str) -> None:
        """A stack goes, each tile to its owner's discards, and with it the token on it (F8.3)."""
        stack = self.table.pop(cell)
        for laid in stack:
            self.players[laid.owner].discards.append(laid.tile)
        if len({laid.owner for laid in stack}) == 2:
            self.happened["a stack of both goes"] += 1
        if self.guard and self.guard.cell == cell:
            mine = self.guard.seat == self.active
            self.happened[f"the {'own' if mine else 'other'} token {why}"] += 1
            self.guard = None
            self.tokens["military"] = POOL

    # Power tokens (F7).

    def count(self, seat: int, power: str) -> int:
        """The visible buildings of a type."""
        tops = [stack[-1] for stack in self.table.values()]
        return sum(top.owner == seat and top.tile.type == power for top in tops)

    def leads(self, power: str) -> bool:
        """F7.1."""
        mine, theirs = (self.count(seat, power) for seat in (self.active, other(self.active)))
        return mine >= 2 and mine > theirs

    def adjust_tokens(self) -> None:
        for power in TYPES:
            holder = self.tokens[power]
            if holder == ON_TABLE:  # F7.4
                self.happened["the token on the table is left alone"] += 1
            elif self.leads(power):
                self.tokens[power] = self.active
                self.happened["token taken from the opponent"] += holder == other(self.active)
            elif self.count(0, power) == self.count(1, power):  # F7.2
                self.tokens[power] = POOL
                self.happened["token back to the pool"] += holder != POOL
            elif holder == self.active:  # F7.3
                self.happened["token kept without a lead"] += 1

    def token_comes_off(self) -> None:
        """F8.3: at the start of its user's next turn."""
        if self.guard and self.guard.seat == self.active:
            back = self.leads("military")
            self.happened["military token comes back" if back else "military token lost"] += 1
            self.token_back = back
            self.tokens["military"] = self.active if back else POOL
            self.guard = None

    # Powers (F8).

    def can_use(self, power: str) -> bool:
        """F8: whether it would change or show anything."""
        if power == "residential":
            return bool(self.me.hand and self.me.discards)
        if power == "production":
            return bool(self.me.discards)
        if power == "military":
            return bool(self.table)
        if power == "magic":
            return bool(self.foe.hand)
        assert power == "special"
        return any(map(self.places_of_exchange, self.me.hand))

    def use(self, power: str) -> Flow:
        when = "after" if self.main_done else "before"
        self.happened[f"{power} {when} the main action"] += 1
        self.happened["a power without a lead"] += not self.leads(power)
        self.happened["the token that came back is used"] += power == "military" and self.token_back
        yield from getattr(self, f"use_{power}")()

    def use_residential(self) -> Flow:
        """F8.1."""
        hand, discards = self.me.hand, self.me.discards
        most = min(SWAP, len(hand), len(discards))
        while len(self.given) < most:
            rest = [tile for tile in hand if tile not in self.given]
            options: dict[str, Any] = {f"give {tile.name}": ("give", tile) for tile in rest}
            if self.given:
                options["enough"] = ("enough",)
            what, *which = yield from self.ask("give", options)
            if what == "enough":
                break
            self.given += which
        while len(self.taken) < len(self.given):
            rest = [tile for tile in discards if tile not in self.taken]
            self.taken.append((yield from self.one_of("take", rest)))
        self.happened[f"swap of {len(self.given)}"] += 1
        if most < SWAP:
            self.happened["few discards to swap" if most == len(discards) else "few tiles to swap"] += 1
        for given in self.given:
            self.me.loses_openly(given)
            discards.append(given)
        for taken in self.taken:
            discards.remove(taken)
            self.me.takes_openly(taken)
        self.given, self.taken = [], []

    def use_production(self) -> Flow:
        """F8.2."""
        tile = yield from self.one_of("recall", self.me.discards)
        self.me.discards.remove(tile)
        self.me.imagination.append(tile)
        self.me.recalled.add(tile.name)

    def use_military(self) -> Flow:
        """F8.3."""
        options = {f"guard {written(cell)}": ("guard", cell) for cell in self.table}
        _, cell = yield from self.ask("guard", options)
        self.guard = Guard(self.active, cell)
        self.tokens["military"] = ON_TABLE
        own = self.table[cell][-1].owner == self.active
        self.happened["token on an own building" if own else "token on the opponent's building"] += 1

    def use_magic(self) -> Flow:
        """F8.4."""
        while len(self.shown) < min(SHOWN, len(self.foe.hand)):
            hidden = [tile for tile in self.foe.hand if tile not in self.shown]
            options = {f"show {tile.name}": ("show", tile) for tile in hidden}
            _, tile = yield from self.happens("show", options)
            self.shown.append(tile)
            self.foe.seen[tile.name] = len(self.foe.imagination)
        self.happened["a hand of one is shown"] += len(self.foe.hand) == 1
        self.happened["fewer than four are shown"] += len(self.foe.hand) < SHOWN
        put = 0
        while put < UNDER and len(self.foe.hand) > 1:
            offered: dict[str, Any] = {f"under {tile.name}": ("under", tile) for tile in self.shown}
            what, *which = yield from self.ask("under", offered | {"enough": ("enough",)})
            if what == "enough":
                break
            (tile,) = which
            self.happened["under an empty stack"] += not self.foe.stack and not self.foe.bottom
            self.happened["under tiles put there before"] += put == 0 and bool(self.foe.bottom)
            self.shown.remove(tile)
            self.foe.loses_openly(tile)
            self.foe.bottom.append(tile)
            put += 1
        self.happened[f"{put} put under"] += 1
        self.happened["the last tile stays in the hand"] += put == 1 and len(self.foe.hand) == 1
        self.shown = []

    def use_special(self) -> Flow:
        """F8.5."""
        tile = yield from self.one_of("exchange", filter(self.places_of_exchange, self.me.hand))
        yield from self.lay(tile, self.places_of_exchange(tile), exchange=True)

    # For `happened` only.

    def note_exchange(self, old: Tile, new: Tile, below: list[Laid]) -> None:
        self.happened[f"exchange of level {old.level}"] += 1
        self.happened[f"exchange for {'the same' if old.type == new.type else 'another'} type"] += 1
        if below and below[-1].tile.type != new.type:
            self.happened["a stack of two types"] += 1

    def note_lay(self, cell: Cell) -> None:
        """Before the tile lies there."""
        if self.guard and self.guard.cell == cell:
            self.happened["building on the own token's stack"] += 1
        for far in (5, 10, 15, 20):
            self.happened[f"farther than {far}"] += max(map(abs, cell)) > far

    def note_end(self) -> None:
        if self.score(0) != self.score(1):
            return
        self.happened["draw" if self.winner() is None else "tie decided by imagination"] += 1
