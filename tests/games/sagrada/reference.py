"""Sagrada played straight from the numbered rules: plain, slow, and written without the kernel.

A window is a dict from cells to dice, the pool and the round track are lists, and a game is one
generator: it runs through the rules in the order of play and yields a `Node` wherever somebody decides
or chance speaks. Clause numbers (S3.1) are those of docs/rules/sagrada.md. Of the package it takes the
component list and the names and action ids of `constants`, nothing else.

`happened` counts rare things, so that a test can tell whether its games have met them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rosace.games.sagrada.kernel import constants as names

from ..differential import CHANCE, OVER, Flow, Model, Node
from .pieces import (
    CELLS,
    COLOURS,
    COMPONENTS,
    ROUNDS,
    TOOL_COLOURS,
    VALUES,
    Cell,
    Die,
    Player,
    all_moves,
    kind,
    matches,
    moved,
    number,
    private_points,
    public_points,
    spaces,
    times_met,
)


class Reference(Model):
    """A game: `to_move`, `legal`, `chance`, `apply`, `score` and `utility` as in the kernel."""

    def __init__(
        self,
        seats: int = 2,
        difficulty: int = 3,
        privates_each: int = 1,
        first: int = -1,
        open_setup: bool = False,
    ) -> None:
        self.seats = seats
        self.solo = seats == 1
        self.difficulty = difficulty
        self.privates_each = privates_each
        self.first = 0 if self.solo else first
        self.open_setup = open_setup
        self.players = [Player() for _ in range(seats)]
        self.bag = dict.fromkeys(COLOURS, 18)  # S1.1
        self.tools: list[int] = []  # printed numbers; S1.3
        self.paid: dict[int, int] = {}  # tool -> favour tokens on it (S4.1)
        self.gone: set[int] = set()  # solo: tools that left the game (S6.3)
        self.publics: list[str] = []
        self.round = 0  # 1 to 10 while rounds are played
        self.pool: list[Die] = []
        self.track: list[list[Die]] = []  # S2.4: one list for each finished round
        self.active = 0
        self.nth = 0  # first or second turn of the round
        self.drafted = False
        self.used = False
        self.skipping: set[int] = set()  # S4.3.8
        self.begin()

    # The same surface as the kernel's.

    def score(self, seat: int) -> int:
        """S5.1 to S5.3, S6.4: what the window would be worth now."""
        player = self.players[seat]
        points = sum(public_points(objective, player.window) for objective in self.publics)
        points += private_points(player.privates, player.window)
        empty = len(CELLS) - len(player.window)
        if self.solo:
            return points - 3 * empty
        return points + player.tokens - empty

    def target(self) -> int:
        """S6.4."""
        return sum(die.value for dice in self.track for die in dice)

    def utility(self, seat: int) -> float:
        """Of a finished game."""
        if self.solo:
            return 1.0 if self.score(0) > self.target() else -1.0
        return 1.0 if self.ranking()[0] == seat else -1.0 / (self.seats - 1)

    def ranking(self) -> list[int]:
        """The seats, best first (S5.4)."""
        order = self.turn_order(ROUNDS)
        return sorted(
            range(self.seats),
            key=lambda seat: (
                self.score(seat),
                private_points(self.players[seat].privates, self.players[seat].window),
                self.players[seat].tokens,
                order.index(seat),
            ),
            reverse=True,
        )

    # The course of the game.

    def game(self) -> Flow:
        yield from self.set_up()
        for self.round in range(1, ROUNDS + 1):
            yield from self.play_round()
        self.over = True
        self.note_end()
        yield Node(OVER, {})

    def deal(self, family: int, what: str, left: list[int]) -> Flow:
        """One card of those left, all equally likely."""
        ids = {family + card: (what, card) for card in left}
        _, card = yield Node(CHANCE, ids, dict.fromkeys(ids, 1))
        left.remove(card)
        return card

    def set_up(self) -> Flow:
        """S1: the players before the table, unless the table asked to see its cards first (S1.3)."""
        if self.open_setup:
            yield from self.set_up_table()
            yield from self.set_up_players()
        else:
            yield from self.set_up_players()
            yield from self.set_up_table()

    def set_up_table(self) -> Flow:
        """S1.3, S1.4, S6.1."""
        left = list(range(12))
        for _ in range(self.difficulty if self.solo else 3):
            self.tools.append(1 + (yield from self.deal(names.A_TOOL_CARD, "tool card", left)))
        left = list(range(10))
        for _ in range(2 if self.solo else 3):
            self.publics.append(names.OBJECTIVES[(yield from self.deal(names.A_PUBLIC, "public", left))])
        if self.first < 0:
            self.first = yield from self.deal(names.A_FIRST, "first", list(range(self.seats)))

    def set_up_players(self) -> Flow:
        """S1.2, S6.1."""
        left = list(range(5))
        for player in self.players:
            for _ in range(self.privates_each):
                player.privates.append(COLOURS[(yield from self.deal(names.A_PRIVATE, "private", left))])
        left = list(range(12))
        for player in self.players:
            for _ in range(2):
                player.cards.append((yield from self.deal(names.A_CARD, "card", left)))
        faces = [window["name"] for window in COMPONENTS["windows"]]
        for seat, player in enumerate(self.players):
            ids = {}
            for card in player.cards:
                for name in COMPONENTS["window_cards"][card]:
                    ids[names.A_WINDOW + faces.index(name)] = ("window", faces.index(name))
            _, player.face = yield Node(seat, ids)
        for player in self.players:  # chosen in secret, so they count only when all have chosen
            face = COMPONENTS["windows"][player.face]
            player.printed = {(row, column): face["rows"][row][column] for row, column in CELLS}
            if not self.solo:  # S6.1
                player.tokens = face["tokens"]

    def turn_order(self, round_number: int) -> list[int]:
        """The seats in the order of their first turns (S1.4)."""
        return [(self.first + round_number - 1 + i) % self.seats for i in range(self.seats)]

    def play_round(self) -> Flow:
        for _ in range(4 if self.solo else 2 * self.seats + 1):  # S2.1, S6.2
            ids, weights = {}, {}
            for colour in COLOURS:
                for value in VALUES if self.bag[colour] else ():
                    die = Die(colour, value)
                    ids[names.A_DIE + kind(die)] = ("die", die)
                    weights[names.A_DIE + kind(die)] = self.bag[colour]
            _, die = yield Node(CHANCE, ids, weights)
            self.bag[die.colour] -= 1
            self.pool.append(die)
        if not any(self.bag.values()):
            self.happened["bag empty"] += 1
        order = self.turn_order(self.round)
        self.skipping = set()
        for self.nth, seats in ((1, order), (2, order[::-1])):  # S2.2
            for self.active in seats:
                if self.nth == 2 and self.active in self.skipping:
                    self.happened["running pliers skip a turn"] += 1
                    if self.active == order[0]:
                        self.happened["the last turn of the round skipped"] += 1
                    if self.active == order[-1] and not self.solo:
                        self.happened["the turn right after skipped"] += 1
                    continue
                yield from self.turn()
        self.track.append(self.pool)  # S2.4
        self.pool = []
        if not self.track[-1]:
            self.happened["nothing left for the track"] += 1

    # A turn (S2.3).

    @property
    def me(self) -> Player:
        return self.players[self.active]

    def turn(self) -> Flow:
        self.drafted = self.used = False
        while not (self.drafted and self.used):
            what, *which = yield Node(self.active, self.actions())
            if what == "pass":
                return
            if what == "place":
                self.place(*which)
                self.drafted = True
            else:
                yield from self.use(*which)
                self.used = True

    def actions(self) -> dict[int, Any]:
        options: dict[int, Any] = {names.A_PASS: ("pass",)}
        if not self.drafted:
            options |= self.placements(self.pool)
        if not self.used:
            for tool in self.tools:
                if self.can_use(tool):
                    options[names.A_TOOL + tool - 1] = ("tool", tool)
        return options

    def placements(self, pool: list[Die], apart: bool = False) -> dict[int, Any]:
        return {
            names.A_PLACE + kind(die) * len(CELLS) + number(cell): ("place", die, cell)
            for die in set(pool)
            for cell in spaces(self.me, die, apart)
        }

    def place(self, die: Die, cell: Cell) -> None:
        self.pool.remove(die)
        self.me.window[cell] = die

    # Tools (S4).

    def price(self, tool: int) -> int:
        """S4.1."""
        return 2 if self.paid.get(tool) else 1

    def can_use(self, tool: int) -> bool:
        """S4.1, S4.2, S6.3: it can be paid for and then carried out."""
        if tool in self.gone:
            self.happened["a tool that is gone"] += 1
            return False
        if not self.timely(tool):
            return False
        if self.solo:
            if not any(die.colour == TOOL_COLOURS[tool - 1] for die in self.pool):
                self.happened["no die to pay with"] += 1
                return False
            return bool(self.payments(tool))
        if not self.possible(tool, self.pool):
            return False
        if self.me.tokens < self.price(tool):
            self.happened[f"{self.me.tokens} tokens for a tool of {self.price(tool)}"] += 1
            return False
        return True

    def payments(self, tool: int) -> dict[int, Any]:
        """S6.3: the dice of the tool's colour without which it can still be carried out."""
        options = {}
        for die in set(self.pool):
            if die.colour == TOOL_COLOURS[tool - 1]:
                rest = list(self.pool)
                rest.remove(die)
                if self.possible(tool, rest):
                    options[names.A_PAY + kind(die)] = ("pay", die)
                elif self.possible(tool, self.pool):
                    self.happened[f"{tool} pays in vain"] += 1
        return options

    def timely(self, tool: int) -> bool:
        """S4.3: some tools act on the die being drafted, two only in one of the turns."""
        if tool in (1, 5, 6, 9, 10, 11):
            return not self.drafted
        if tool == 7:
            return self.nth == 2 and not self.drafted
        if tool == 8:
            return self.nth == 1 and self.drafted
        return True

    def possible(self, tool: int, pool: list[Die]) -> bool:
        """S4.2: whether it can be carried out with these dice in the pool."""
        if tool == 1:
            return bool(self.to_adjust(pool))
        if tool in (2, 3):
            return bool(self.moves(ignoring="colour" if tool == 2 else "value"))
        if tool == 4:
            return bool(self.first_of_two())
        if tool == 5:
            if not pool:
                return False
            if not any(self.track):
                self.happened["5 refused, empty track"] += 1
                self.note_empty_track()
                return False
            if not self.swaps():
                self.happened["5 refused, nothing on the track fits"] += 1
                return False
            return True
        if tool in (6, 7, 11):
            return bool(pool)
        if tool == 8:
            return bool(self.placements(pool))
        if tool == 9:
            return bool(self.placements(pool, apart=True))
        if tool == 10:
            return bool(self.to_flip(pool))
        assert tool == 12
        if not any(self.track):
            self.happened["12 refused, empty track"] += 1
            self.note_empty_track()
            return False
        return bool(self.moves(colours=self.track_colours()))

    def use(self, tool: int) -> Flow:
        if self.solo:
            _, die = yield Node(self.active, self.payments(tool))
            self.pool.remove(die)  # die and tool leave the game (S6.3)
            self.gone.add(tool)
        else:
            price = self.price(tool)
            self.me.tokens -= price
            self.paid[tool] = self.paid.get(tool, 0) + price
            self.happened[f"tool for {price}"] += 1
        self.happened[f"{tool} {'solo' if self.solo else 'multi'}"] += 1
        if self.drafted:
            self.happened[f"{tool} after a draft"] += 1
        yield from getattr(self, f"tool_{tool}")()

    def draft(self, dice: Iterable[Die]) -> Flow:
        """A die is drafted for a tool (S4.3) and is in the hand."""
        _, die = yield Node(self.active, {names.A_DRAFT + kind(die): ("draft", die) for die in set(dice)})
        self.pool.remove(die)
        self.drafted = True
        return die

    def puts(self, die: Die) -> dict[int, Any]:
        return {names.A_PUT + number(cell): ("put", cell) for cell in spaces(self.me, die)}

    def put(self, die: Die) -> Flow:
        _, cell = yield Node(self.active, self.puts(die))
        self.me.window[cell] = die

    def roll(self) -> Flow:
        ids = {names.A_ROLL + value - 1: ("roll", value) for value in VALUES}
        _, value = yield Node(CHANCE, ids, dict.fromkeys(ids, 1))
        return value

    # Grozing Pliers.

    def adjustments(self, die: Die) -> dict[int, Any]:
        options = {}
        for way, step in enumerate((1, -1)):
            if die.value + step in VALUES and spaces(self.me, Die(die.colour, die.value + step)):
                options[names.A_ADJUST + way] = ("adjust", step)
        return options

    def to_adjust(self, pool: list[Die]) -> list[Die]:
        return [die for die in pool if self.adjustments(die)]

    def tool_1(self) -> Flow:
        dice = self.to_adjust(self.pool)
        if len(dice) < len(self.pool):
            self.happened["1 does not help every die"] += 1
        die = yield from self.draft(dice)
        options = self.adjustments(die)
        if len(options) == 1:
            self.happened["1 at the end" if die.value in (1, 6) else "1 fits one way"] += 1
        _, step = yield Node(self.active, options)
        yield from self.put(Die(die.colour, die.value + step))

    # Tools that move dice: Eglomise Brush, Copper Foil Burnisher, Lathekin, Tap Wheel.

    def moves(
        self, ignoring: str = "", colours: Iterable[str] = COLOURS, barred: Cell | None = None
    ) -> dict[int, Any]:
        return {
            names.A_MOVE + number(origin) * len(CELLS) + number(to): ("move", origin, to)
            for origin, to in all_moves(self.me, ignoring, colours, barred)
        }

    def move(self, origin: Cell, to: Cell) -> None:
        if len(self.me.window) == 1:
            self.happened["the only die moved"] += 1
        self.me.window[to] = self.me.window.pop(origin)

    def tool_2(self, ignoring: str = "colour") -> Flow:
        _, origin, to = yield Node(self.active, self.moves(ignoring))
        if not matches(self.me.printed, self.me.window[origin], to):
            self.happened[f"printed {ignoring} ignored"] += 1
        self.move(origin, to)

    def tool_3(self) -> Flow:
        yield from self.tool_2("value")

    def first_of_two(self) -> dict[int, Any]:
        """The moves after which a second die can be moved."""
        moves = self.moves()
        options = {}
        for action, (what, origin, to) in moves.items():
            if any(True for _ in all_moves(moved(self.me, origin, to), barred=to)):
                options[action] = (what, origin, to)
        if moves and not options:
            self.happened["4 refused, no second die can be moved"] += 1
        elif len(options) < len(moves):
            self.happened["4 refuses a first move"] += 1
        return options

    def tool_4(self) -> Flow:
        _, first, to = yield Node(self.active, self.first_of_two())
        before = self.moves()
        self.move(first, to)
        second = self.moves(barred=to)
        if len(self.moves()) > len(second):
            self.happened["4 refuses the same die"] += 1
        meaning = yield Node(self.active, second)
        self.move(*meaning[1:])
        if len(self.me.window) == 2:
            self.happened["4 moves the only two dice"] += 1
        if meaning not in before.values():
            self.happened["4 second move opened by the first"] += 1
        if meaning[2] == first:
            self.happened["4 second die into the cell of the first"] += 1

    def track_colours(self) -> set[str]:
        return {die.colour for dice in self.track for die in dice}

    def tool_12(self) -> Flow:
        options = self.moves(colours=self.track_colours())
        if len(options) < len(self.moves()):
            self.happened["12 refuses a colour"] += 1
        _, origin, to = yield Node(self.active, options)
        self.move(origin, to)
        colour = self.me.window[to].colour
        more = self.moves(colours=[colour], barred=to)
        if len(self.moves(colours=[colour])) > len(more):
            self.happened["12 refuses the same die"] += 1
        if not more:
            self.happened["12 one die, no other"] += 1
            return
        what, *which = yield Node(self.active, more | {names.A_STOP: ("stop",)})
        if what == "move":
            self.happened["12 two dice"] += 1
            if which[1] == origin:
                self.happened["12 second die into the cell of the first"] += 1
            self.move(*which)
        else:
            self.happened["12 one die, stopped"] += 1

    # Lens Cutter.

    def swaps(self) -> dict[int, Any]:
        return {
            names.A_SWAP + kind(die): ("swap", die)
            for dice in self.track
            for die in set(dice)
            if spaces(self.me, die)
        }

    def tool_5(self) -> Flow:
        drafted = yield from self.draft(self.pool)
        options = self.swaps()
        if len(options) < len({die for dice in self.track for die in dice}):
            self.happened["5 refuses a die of the track"] += 1
        _, die = yield Node(self.active, options)
        rounds = [dice for dice in self.track if die in dice]
        if len(rounds) > 1:
            self.happened["5 equal dice on the track"] += 1
        rounds[0][rounds[0].index(die)] = drafted
        yield from self.put(die)

    # Flux Brush, Glazing Hammer.

    def tool_6(self) -> Flow:
        die = yield from self.draft(self.pool)
        die = Die(die.colour, (yield from self.roll()))
        if spaces(self.me, die):
            yield from self.put(die)
        else:  # S4.2
            self.happened["6 fits nowhere"] += 1
            self.pool.append(die)

    def tool_7(self) -> Flow:
        dice = sorted(self.pool, key=lambda die: COLOURS.index(die.colour))
        self.happened["7 rolls equal colours"] += len({die.colour for die in dice}) < len(dice)
        self.pool = []
        for die in dice:
            self.pool.append(Die(die.colour, (yield from self.roll())))

    # Running Pliers, Cork-backed Straightedge.

    def tool_8(self) -> Flow:
        _, die, cell = yield Node(self.active, self.placements(self.pool))
        self.place(die, cell)
        self.skipping.add(self.active)

    def tool_9(self) -> Flow:
        _, die, cell = yield Node(self.active, self.placements(self.pool, apart=True))
        self.happened["isolated" if self.me.window else "isolated first die"] += 1
        self.place(die, cell)
        self.drafted = True

    # Grinding Stone.

    def to_flip(self, pool: list[Die]) -> list[Die]:
        return [die for die in pool if spaces(self.me, Die(die.colour, 7 - die.value))]

    def tool_10(self) -> Flow:
        dice = self.to_flip(self.pool)
        if len(dice) < len(self.pool):
            self.happened["10 does not help every die"] += 1
        die = yield from self.draft(dice)
        yield from self.put(Die(die.colour, 7 - die.value))

    # Flux Remover.

    def tool_11(self) -> Flow:
        die = yield from self.draft(self.pool)
        if not any(self.bag.values()):
            self.happened["11 with an empty bag"] += 1
        self.bag[die.colour] += 1
        ids = {names.A_COLOUR + i: ("colour", colour) for i, colour in enumerate(COLOURS) if self.bag[colour]}
        _, colour = yield Node(CHANCE, ids, {action: self.bag[drawn] for action, (_, drawn) in ids.items()})
        self.bag[colour] -= 1
        _, value = yield Node(self.active, {names.A_VALUE + value - 1: ("value", value) for value in VALUES})
        new = Die(colour, value)
        options = self.puts(new)
        if not options:
            self.happened["11 fits nowhere"] += 1
        what, *which = yield Node(self.active, options | {names.A_RETURN: ("return",)})
        if what == "put":
            self.happened["11 put"] += 1
            self.me.window[which[0]] = new
        else:
            self.happened["11 returned"] += 1
            self.pool.append(new)

    def note_empty_track(self) -> None:
        if self.round > 1:
            self.happened["track empty after the first round"] += 1

    # What the end was like.

    def note_end(self) -> None:
        for player in self.players:
            for objective in self.publics:
                if times_met(objective, player.window):
                    self.happened[f"{objective} met"] += 1
            if len(player.window) == len(CELLS):
                self.happened["full window"] += 1
        if self.solo:
            won = self.score(0) > self.target()
            self.happened["solo won" if won else "solo lost"] += 1
            if self.score(0) == self.target():
                self.happened["solo lost by reaching the target"] += 1
            player = self.players[0]
            if len({private_points([colour], player.window) for colour in player.privates}) == 2:
                self.happened["two privates that differ"] += 1
            return
        best, next_best = self.ranking()[:2]
        if min(map(self.score, range(self.seats))) < 0:
            self.happened["negative score"] += 1
        if self.score(best) == self.score(next_best):
            one, two = self.players[best], self.players[next_best]
            if private_points(one.privates, one.window) != private_points(two.privates, two.window):
                self.happened["tie decided by private"] += 1
            elif one.tokens != two.tokens:
                self.happened["tie decided by tokens"] += 1
            else:
                self.happened["tie decided by turn order"] += 1
