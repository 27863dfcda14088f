"""Positions of Sagrada from little: these dice in this window, round 4.

`build` takes any part of a document (docs/positions/sagrada.md) and gives one that is complete. A window
without `dice` gets some, and so do the round track, the pool, and the windows that are not named: as many
as have been drawn by then. A tool may be given by its number, a private objective without its list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from operator import ge
from typing import Any

from rosace.core.building import Chooser, filled
from rosace.core.documents import Node, number_of
from rosace.core.errors import BadDocument
from rosace.games.sagrada.documents.position import A_DIE, FACES
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import CELL_WORDS, DIE_OF, WINDOW_OF, WINDOW_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.text.elements import beside, corners

NAMES: tuple[str, ...] = (
    "seats", "tools", "public", "private", "choices", "windows", "pool", "track", "paid", "round", "first",
    "turn", "now", "to_move",
)  # fmt: skip
IN_HAND = ("adjust", "swap", "roll", "value", "put", "colour")  # the die drafted is not in the window yet
CARD_OF = {face: card for card, faces in enumerate(FACES) for face in faces}


def seats_of(root: Node) -> int:
    """How many seats the parts are for: two, if nothing says more."""
    named = max(len(root.get(name, list, [])) for name in ("windows", "private", "choices"))
    return root.number("seats", 1, c.SEATS, max(2, named))


def options_of(root: Node) -> dict[str, Any]:
    """The options of a solo game that the parts show."""
    if seats_of(root) > 1:
        return {}
    tools, private = root.get("tools", list, []), root.get("private", list, [])
    found: dict[str, Any] = {"difficulty": len(tools)} if 1 <= len(tools) <= 5 else {}
    if private and isinstance(private[0], list) and len(private[0]) == 2:
        found["two_private"] = True
    return found


def build(root: Node, options: Mapping[str, Any], choose: Chooser) -> dict[str, Any]:
    """The body of a complete document with these parts."""
    root.only(NAMES)
    return _Builder(root, options, choose).body()


class _Builder:
    """What has been said and chosen so far."""

    def __init__(self, root: Node, options: Mapping[str, Any], choose: Chooser):
        self.root, self.options, self.choose = root, options, choose
        self.seats = seats_of(root)
        self.solo = self.seats == 1
        self.drawn = COMPONENTS.drawn[self.seats - 1]
        self.now = dict(root.get("now", dict, {"phase": "turn"}))
        self.phase = Node(self.now, "now").word("phase", c.PHASES)
        if c.PHASES.index(self.phase) in c.SETUP:
            text = "now.phase: positions are built from the first round on (S1.4)"
            raise BadDocument(text, "cannot-complete")
        self.turn = dict(Node(root.get("turn", dict, {}), "turn").value)
        entries = filled(root.get("windows", list, []), self.seats, "windows")
        self.windows = [
            dict(Node({} if one is ... else one, f"windows[{seat}]").only(("window", "tokens", "dice")).value)
            for seat, one in enumerate(entries)
        ]

    def body(self) -> dict[str, Any]:
        choices = self.choose_windows()
        self.first = self.settle_turn()
        tools = self.choose_tools()
        self.settle_tokens(tools)
        public = _words(self.root, "public", c.OBJECTIVES, 2 if self.solo else 3, self.choose)
        dice = self.choose_dice(tools)
        return {
            "seats": self.seats,
            "tools": tools,
            "public": public,
            "private": self.choose_private(),
            "choices": choices,
            "windows": [
                {"window": one["window"], "tokens": one["tokens"], "dice": one["dice"]}
                for one in self.windows
            ],
            **dice,
            "first": self.first,
            "turn": self.turn,
            "now": self.now,
        }

    # Cards.

    def choose_windows(self) -> list[Any]:
        """Two cards for each seat, with its window on one of them."""
        said = filled(self.root.get("choices", list, []), self.seats, "choices")
        said = [... if words is None else words for words in said]
        for seat, words in enumerate(said):
            if words is not ... and (not isinstance(words, list) or not words):
                raise BadDocument(
                    f"choices[{seat}] is not a list of the windows on two cards (S1.2)", "wrong-type"
                )
        taken: dict[int, str] = {}
        for seat, one in enumerate(self.windows):
            if one.get("window") is not None:
                number_of(one["window"], WINDOW_OF, f"windows[{seat}].window", "window, like sun-catcher")
        for seat, words in enumerate(said):
            window = self.windows[seat].get("window")
            names = words if isinstance(words, list) else [] if window is None else [window]
            for card in dict.fromkeys(
                CARD_OF[WINDOW_WORDS[number_of(name, WINDOW_OF, _place(seat, words), "window")]]
                for name in names
            ):
                if card in taken:
                    sides = " and ".join(FACES[card])
                    raise BadDocument(
                        f"{_place(seat, words)}: {sides} are one card, which {taken[card]} has (S1.2)"
                    )
                taken[card] = f"seat {seat}"
        free = [card for card in self.choose.shuffled(range(len(FACES))) if card not in taken]
        for seat, words in enumerate(said):
            window = self.windows[seat].get("window")
            if words is ...:
                card = free.pop() if window is None else CARD_OF[window]
                said[seat] = FACES[card] + FACES[free.pop()]
            if window is None and said[seat]:
                self.windows[seat]["window"] = self.choose.one(said[seat])
        return said

    def choose_private(self) -> list[Any]:
        """Private objectives, each once."""
        each = 2 if self.options["two_private"] else 1
        said = filled(self.root.get("private", list, []), self.seats, "private")
        lists = [[word] if isinstance(word, str) else word for word in said]
        named = [word for words in lists if isinstance(words, list) for word in words]
        free = [colour for colour in self.choose.shuffled(c.COLOURS) if colour not in named]
        return [
            [free.pop() for _ in range(each)] if words is ... or words is None else words for words in lists
        ]

    def choose_tools(self) -> list[dict[str, Any]]:
        """The tools: those said, the one in use, then any."""
        number = self.options["difficulty"] if self.solo else 3
        said = [
            {"number": one} if type(one) is int else dict(Node(one, f"tools[{i}]").value)
            for i, one in enumerate(self.root.get("tools", list, []))
        ]
        for i, tool in enumerate(said):
            Node(tool, f"tools[{i}]").number("number", 1, 12)
        now = Node(self.now, "now")
        using = None if self.now.get("tool") is None else now.number("tool", 1, 12)
        if using is not None and all(tool.get("number") != using for tool in said):
            said.append({"number": using})
        for tool in said:
            if tool.get("number") == using and not self.solo:
                tool.setdefault("tokens", 1)  # S4.1: it has been paid
        filled(said, number, "tools")
        named = {tool.get("number") for tool in said}
        free = [tool for tool in self.choose.shuffled(range(1, 13)) if tool not in named]
        chosen: list[dict[str, Any]] = [{"number": free.pop()} for _ in range(number - len(said))]
        gone = len(self.root.get("paid", list, [])) - sum(tool.get("gone") is True for tool in said)
        for tool in chosen[: max(gone, 0)]:  # S6.3: each took a die with it
            tool["gone"] = True
        return said + chosen

    # Favour tokens.

    def settle_tokens(self, tools: list[dict[str, Any]]) -> None:
        """S1.2, S4.1: what the seats have paid lies on the tools, and the other way round."""
        printed = [
            0 if self.solo else COMPONENTS.windows[WINDOW_OF[one["window"]]].tokens for one in self.windows
        ]
        held = [_count(one.get("tokens", had)) for one, had in zip(self.windows, printed, strict=True)]
        lying = sum(_count(tool.get("tokens", 0)) for tool in tools)
        over = lying - (sum(printed) - sum(held))
        self.pay(over, held)
        open_tools = [tool for tool in tools if tool.get("tokens") is None]
        spent = [had - left for had, left in zip(printed, held, strict=True)]
        # Who has spent an odd number was the first at some tool; the number on each tool is odd, too.
        first_uses = sum(number % 2 for number in spent) or 2
        if over < 0 and lying == 0 and len(open_tools) >= first_uses:
            for tool in open_tools[:first_uses]:
                tool["tokens"], over = 1, over + 1
            open_tools[0]["tokens"] -= over
        elif over < 0 and open_tools:
            open_tools[0]["tokens"] = -over
        for tool in tools:
            tool.setdefault("tokens", 0)
        for one, number in zip(self.windows, held, strict=True):
            if one.get("tokens") is None:
                one["tokens"] = number

    def pay(self, tokens: int, held: list[int]) -> None:
        """Take favour tokens from the seats that have not been said to have so many, in turn."""
        order = [self.seat_of_turn(), *reversed(range(self.seats))]
        for _ in range(6):
            for seat in dict.fromkeys(order):
                if tokens > 0 and held[seat] and self.windows[seat].get("tokens") is None:
                    held[seat], tokens = held[seat] - 1, tokens - 1

    # The turn.

    def settle_turn(self) -> int:
        """`first` and `turn`, from what is said of them and who is to move."""
        root, seats = self.root, self.seats
        first = root.get("first", int, None)
        done = self.turn.get("turns_done")
        if root.get("to_move", int, None) is not None:
            seat = root.number("to_move", 0, seats - 1)
            if first is None:
                there = (
                    0
                    if done is None
                    else _there(Node(self.turn, "turn").number("turns_done", 0, 2 * seats - 1), seats)
                )
                first = (seat - there) % seats
            elif done is None:
                done = (seat - first) % seats
            elif (first + _there(done, seats)) % seats != seat:
                raise BadDocument(f"to_move is {seat}, but first and turn.turns_done say otherwise (S2.2)")
        used = self.now.get("tool") is not None
        over = 2 * seats if self.phase == "over" else 0
        drafted = {"drafted": True} if self.phase in (*IN_HAND, "extra") else {}
        self.turn_is_open = (
            done is None and self.phase not in ("over", "die") and not self.turn.get("skipped")
        )
        self.turn_is_open = self.turn_is_open and root.get("to_move", int, None) is None
        self.turn = (
            {"turns_done": over if done is None else done, "drafted": False, "tool_used": used, "skipped": []}
            | drafted
            | self.turn
        )
        return 0 if first is None else int(first)

    def seat_of_turn(self) -> int:
        done = min(_count(self.turn["turns_done"]), 2 * self.seats - 1)
        return (self.first + _there(done, self.seats)) % self.seats

    def begin_late_enough(self, round_: int, pool: list[Any] | None) -> None:
        """S2.2: if nothing says how far the round is, let the dice taken in it have had their turns."""
        if not self.turn_is_open:
            return
        taken = 0 if pool is None else self.drawn - len(pool) - self.held()
        for done in range(2 * self.seats):
            self.turn["turns_done"] = done
            had = [self.turns_had(seat) for seat in range(self.seats)]
            dice = [len(one.get("dice") or ()) - 2 * (round_ - 1) for one in self.windows]
            if sum(had) >= taken and all(map(ge, had, dice)):
                return
        self.turn["turns_done"] = 0

    def held(self) -> int:
        """The dice of this round that a tool has in hand."""
        rolling = sum(map(_count, Node(self.now.get("rolling", {}), "now.rolling").value.values()))
        return rolling + (self.now.get("hand") is not None) + (self.phase == "colour")

    def places_now(self) -> bool:
        """Whether the die drafted in this turn is in the window: not while a tool acts on it."""
        return bool(self.turn["drafted"]) and self.phase not in IN_HAND

    # Dice.

    def choose_dice(self, tools: list[dict[str, Any]]) -> dict[str, Any]:
        """S2.1: the dice of all rounds so far, in the windows, in the pool and on the round track."""
        root = self.root
        track = filled(root.get("track", list, []), c.ROUNDS, "track")
        track = [... if space is None else space for space in track]
        pool, paid = root.get("pool", list, None), root.get("paid", list, None)
        lists = {"pool": pool or [], "paid": paid or []}
        lists |= {f"track[{i}]": space for i, space in enumerate(track) if space is not ...}
        lists |= {
            f"windows[{seat}].dice": list(Node(one["dice"], f"windows[{seat}].dice").value.values())
            for seat, one in enumerate(self.windows)
            if one.get("dice") is not None
        }
        lists["now.hand"] = [self.now["hand"]] if self.now.get("hand") is not None else []
        said = Counter[str]()
        for place, words in lists.items():
            if not isinstance(words, list):
                raise BadDocument(f"{place} is not a list of dice", "wrong-type")
            for word in words:
                number_of(word, DIE_OF, place, A_DIE)
                said[word[0]] += 1
        for colour, number in Node(self.now.get("rolling", {}), "now.rolling").value.items():
            said[colour[:1].upper()] += _count(number)
        bag = _Bag(said, self.choose)
        round_, wanted = self.settle_round(sum(said.values()), len(pool or []), track, tools)
        rest = wanted - sum(said.values())
        if paid is None:  # S6.3: a die of its colour for each tool that has left the game
            gone = [
                tool["number"]
                for tool in tools
                if tool.get("gone") is True and tool["number"] in range(1, 13)
            ]
            paid = [bag.die(c.LETTERS[COMPONENTS.tool_colours[number - 1]]) for number in gone]
            rest -= len(paid)
        if rest < 0:
            raise BadDocument(
                f"{wanted - rest} dice are named, but {wanted} are out of the bag in round {round_} (S2.1)",
                "too-many",
            )
        open_spaces = [i for i in range(round_ - (self.phase != "over")) if track[i] is ...]
        open_seats = [seat for seat, one in enumerate(self.windows) if one.get("dice") is None]
        room = 0  # in the pool
        if pool is None and self.phase not in ("over", "die"):
            room = min(self.drawn - self.held(), rest)
        self.begin_late_enough(round_, pool)
        number = max(0, room - self.taken_now(round_, open_seats))
        rest -= number
        for i in range(c.ROUNDS):
            track[i] = [] if track[i] is ... else track[i]
        rest = self.fill(rest, bag, [track[i] for i in open_spaces], open_seats, round_)
        number, rest = number + min(rest, room - number), rest - min(rest, room - number)
        if rest:
            text = (
                f"{wanted} dice are out of the bag in round {round_}, and {rest} of them have no place (S2.1)"
            )
            raise BadDocument(text, "cannot-complete")
        pool = [bag.die() for _ in range(number)] if pool is None else pool
        return {"pool": pool, "track": track, "paid": paid, "round": round_}

    def taken_now(self, round_: int, open_seats: list[int]) -> int:
        """The dice of this round in windows: those that must have come in it, and one a turn in open ones."""
        number = int(self.solo and bool(self.turn["tool_used"]) and self.phase != "pay")  # S6.3
        for seat, one in enumerate(self.windows):
            surely = 2 if seat in self.skipping() else int(self.places_now() and seat == self.seat_of_turn())
            dice = len(one.get("dice") or ())
            number += self.turns_had(seat) if seat in open_seats else max(surely, dice - 2 * (round_ - 1))
        return number

    def settle_round(
        self, said: int, pool: int, track: list[Any], tools: list[dict[str, Any]]
    ) -> tuple[int, int]:
        """The round, and the dice that are out of the bag in it; by default an early one that they fit."""

        def wanted(number: int) -> int:
            if self.phase == "die":
                return self.drawn * (number - 1) + pool
            return self.drawn * number - (self.phase == "colour")

        if self.root.get("round", int, None) is not None:
            round_ = self.root.number("round", 1, c.ROUNDS)
            return round_, wanted(round_)
        if self.phase == "over":
            return c.ROUNDS, wanted(c.ROUNDS)
        fullest = max(len(one.get("dice") or ()) for one in self.windows)
        spaces = max((i + 1 for i, space in enumerate(track) if space is not ... and space), default=0)
        paid = max(sum(tool.get("gone") is True for tool in tools), 4 * any(tool["tokens"] for tool in tools))
        least = max(1 + (fullest + 1) // 2, 1 + spaces, 1 + (paid + 1) // 2)
        rounds = range(min(least, c.ROUNDS), c.ROUNDS + 1)
        round_ = next((number for number in rounds if wanted(number) >= said), c.ROUNDS)
        return round_, wanted(round_)

    def fill(self, rest: int, bag: _Bag, spaces: list[Any], seats: list[int], round_: int) -> int:
        """One die on each space, then the open windows, then more on the spaces; how many are left over."""
        for space in spaces:
            if rest:
                space.append(bag.die())
                rest -= 1
        for seat in seats:
            self.windows[seat]["dice"] = {}
        for number in range(2 * round_):
            for seat in seats:
                if rest and number < 2 * (round_ - 1) + self.turns_had(seat):
                    rest -= self.place(seat, bag)
        for _ in range(self.drawn - 1):
            for space in spaces:
                if rest:
                    space.append(bag.die())
                    rest -= 1
        return rest

    def turns_had(self, seat: int) -> int:
        """S2.2: the turns of this round in which a seat can have taken a die."""
        there = [(self.first + i) % self.seats for i in range(self.seats)]
        done = _count(self.turn["turns_done"]) + self.places_now()
        turns = (there + there[::-1])[: max(done, 0)].count(seat)
        return 2 if seat in self.skipping() else turns

    def skipping(self) -> list[int]:
        """S8.8: who has placed both dice in one turn."""
        seats = self.turn["skipped"]
        return seats if isinstance(seats, list) else []

    def place(self, seat: int, bag: _Bag) -> bool:
        """S3: put a die into a window where one may go; whether that was possible."""
        dice: dict[str, str] = self.windows[seat]["dice"]
        signs = COMPONENTS.windows[WINDOW_OF[self.windows[seat]["window"]]].signs
        for cell in self.choose.shuffled(range(c.CELLS)):
            near = [dice[CELL_WORDS[i]] for i in beside(cell) if CELL_WORDS[i] in dice]
            joined = near or any(CELL_WORDS[i] in dice for i in corners(cell))
            if CELL_WORDS[cell] in dice or not (joined if dice else 1 << cell & c.EDGE):
                continue
            letters = signs[cell] if signs[cell] in c.LETTERS else c.LETTERS
            values = signs[cell] if signs[cell] in "123456" else "123456"
            die = bag.die(
                "".join(one for one in letters if all(other[0] != one for other in near)),
                "".join(one for one in values if all(other[1] != one for other in near)),
            )
            if die:
                dice[CELL_WORDS[cell]] = die
                return True
        return False


class _Bag:
    """The dice that are not named anywhere (S1.1)."""

    def __init__(self, out: Mapping[str, int], choose: Chooser):
        self.left = {letter: c.PER_COLOUR - out.get(letter, 0) for letter in c.LETTERS}
        self.choose = choose
        for letter, colour in zip(c.LETTERS, c.COLOURS, strict=True):
            if self.left[letter] < 0:
                raise BadDocument(f"more than {c.PER_COLOUR} {colour} dice (S1.1)", "too-many")

    def die(self, letters: str = c.LETTERS, values: str = "123456") -> str:
        """A die of one of these colours and values; empty if there is none."""
        there = [letter for letter in letters for _ in range(self.left[letter])]
        if not there or not values:
            return ""
        letter = self.choose.one(there)
        self.left[letter] -= 1
        return letter + self.choose.one(values)


def _place(seat: int, words: Any) -> str:
    return f"windows[{seat}].window" if words is ... else f"choices[{seat}]"


def _there(done: int, seats: int) -> int:
    """S2.2: how far after the first player a turn is, there and back."""
    return done if done < seats else 2 * seats - 1 - done


def _count(number: Any) -> int:
    """A number that the reader has yet to check."""
    return number if type(number) is int else 0


def _words(root: Node, name: str, known: tuple[str, ...], number: int, choose: Chooser) -> list[Any]:
    said = filled(root.get(name, list, []), number, name)
    free = [word for word in choose.shuffled(known) if word not in said]
    return [free.pop() if word is ... else word for word in said]
