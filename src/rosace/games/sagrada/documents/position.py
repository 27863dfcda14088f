"""Positions of Sagrada as JSON documents: complete, from the middle of a tool too.

`docs/positions/sagrada.md` describes the document. `read` refuses whatever contradicts the rules or
itself, with the reason, before anything is made of it. `read_windows` reads windows of a real
table, whatever lies in them (S5.5).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from rosace.core.documents import Node, change_at, count_from_0, number_of, rename
from rosace.core.errors import BadDocument
from rosace.games.sagrada.documents.validation import check_state
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import (
    CELL_OF,
    CELL_WORDS,
    DIE_OF,
    DIE_WORDS,
    WINDOW_OF,
    WINDOW_WORDS,
)
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import dice_in, dice_of, track_of

NAMES = (
    "format", "game", "rules", "options", "seats", "tools", "public", "private", "choices", "windows", "pool",
    "track", "paid", "round", "first", "turn", "now",
)  # fmt: skip
FACES = [[WINDOW_WORDS[face] for face in card] for card in COMPONENTS.cards]
CARD_OF_FACE = {face: number for number, faces in enumerate(COMPONENTS.cards) for face in faces}
CARD_OF = {first: card for card, (first, _) in enumerate(FACES)}
A_DIE = "die; a die is written like R4"


# Writing.


def write(state: SagradaState) -> dict[str, Any]:
    """The body of a document: everything but its heading."""
    seats = range(state.seats)
    now: dict[str, Any] = {"phase": c.PHASES[state.phase]}
    if state.using >= 0:
        now["tool"] = state.using + 1
    if state.hand >= 0:
        now["hand"] = DIE_WORDS[state.hand]
    if state.moved >= 0:
        now["moved"] = CELL_WORDS[state.moved]
    if any(state.rolling):
        now["rolling"] = {c.COLOURS[i]: number for i, number in enumerate(state.rolling) if number}
    return {
        "seats": state.seats,
        "tools": [_tool(state, card) for card in range(state.tool_cards)],
        "public": [c.OBJECTIVES[item] for item in state.publics[: state.public_cards]],
        "private": [[c.COLOURS[i] for i in state.private[s * 2 : s * 2 + 2] if i >= 0] for s in seats],
        "choices": [_faces(card for card in state.cards[s * 2 : s * 2 + 2] if card >= 0) for s in seats],
        "windows": [_window(state, seat) for seat in seats],
        "pool": dice_of(state.pool),
        "track": track_of(state),
        "paid": dice_of(state.paid),
        "round": state.round + 1,
        "first": None if state.first < 0 else state.first,
        "turn": {
            "turns_done": state.turn,
            "drafted": bool(state.drafted),
            "tool_used": bool(state.tool_used),
            "skipped": [seat for seat in seats if state.skipped >> seat & 1],
        },
        "now": now,
    }


def _tool(state: SagradaState, card: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"number": state.tools[card] + 1, "tokens": state.tool_tokens[card]}
    if state.tools_gone >> card & 1:
        entry["gone"] = True
    return entry


def _faces(cards: Iterable[int]) -> list[str]:
    """The windows of cards, both faces of each."""
    return [WINDOW_WORDS[face] for card in cards for face in COMPONENTS.cards[card]]


def _window(state: SagradaState, seat: int) -> dict[str, Any]:
    face = state.window[seat]
    dice = {CELL_WORDS[cell]: DIE_WORDS[kind] for cell, kind in dice_in(state, seat).items()}
    return {"window": None if face < 0 else WINDOW_WORDS[face], "tokens": state.tokens[seat], "dice": dice}


# Reading.


def from_format_1(document: Mapping[str, Any]) -> dict[str, Any]:
    """A document of format 1 as one of the present format; it had cards by their place in the box."""

    def faces(cards: Any) -> Any:
        known = isinstance(cards, list) and all(type(card) is int and 1 <= card <= 12 for card in cards)
        return _faces(card - 1 for card in cards) if known else cards

    found = count_from_0(change_at(document, "cards.*", faces), ("first", "turn.skipped.*"))
    names = {"cards": "choices", "turn.number": "turns_done", "now.using": "tool", "windows.*.face": "window"}
    present: dict[str, Any] = rename(found, names)
    return present


def read(document: Mapping[str, Any], options: Mapping[str, Any]) -> SagradaState:
    """The state of a complete document whose heading is checked."""
    root = Node(document).only(NAMES)
    seats = root.number("seats", 1, c.SEATS)
    privates_each = 2 if options["two_private"] else 1
    state = SagradaState(seats, options["difficulty"], privates_each, -1, options["open_setup"])
    _read_cards(root, state)
    for seat, entry in enumerate(root.entries("windows", seats)):
        _read_window(Node(entry, f"windows[{seat}]").only(("window", "tokens", "dice")), state, seat)
    _read_dice(root, state)
    _read_turn(root, state)
    _read_now(root.node("now"), state)
    _fill_bag(state)
    check_state(state)
    return state


WINDOW_NAMES = ("window", "dice", "tokens", "private")


def read_windows(document: Mapping[str, Any], options: Mapping[str, Any]) -> SagradaState:
    """A state with the windows of a real table, even if they break the rules: `windows`, or one alone.

    One window alone is that of seat 0 among `seats`, 2 if it does not say; one seat means solo.
    """
    common = ("format", "game", "rules", "options", "public", "tools")
    root = Node(document)
    if "windows" in document:
        entries = root.only((*common, "windows")).get("windows", list)
        if not 2 <= len(entries) <= c.SEATS:
            raise BadDocument(
                f"windows: 2 to {c.SEATS} of them; one is written without this list", "wrong-length"
            )
        nodes = [Node(entry, f"windows[{i}]").only(WINDOW_NAMES) for i, entry in enumerate(entries)]
        seats = len(nodes)
    else:
        nodes = [root.only((*common, "seats", "track", *WINDOW_NAMES))]
        seats = root.number("seats", 1, c.SEATS, 2)
    state = SagradaState(seats, 3, 2 if options["two_private"] else 1, 0)
    for seat, node in enumerate(nodes):
        _read_real_window(node, state, seat)
    _check_dealt_once(nodes, state)
    public = _words(root, "public", c.OBJECTIVES, 2 if seats == 1 else 3)
    state.publics = [c.OBJECTIVES.index(word) for word in public] + [-1] * (3 - len(public))
    state.public_cards = len(public)
    if "track" in document:
        if seats > 1:
            raise BadDocument("track: only a solo game has a target (S6.4)", "contradiction")
        _read_real_track(root, state)
    state.phase = c.P_TURN
    return state


def _read_real_track(root: Node, state: SagradaState) -> None:
    _read_track(root, state)
    drawn = COMPONENTS.drawn[0]
    for space in range(c.ROUNDS):
        if sum(state.track[space * 30 : space * 30 + 30]) > drawn:
            place = f"track[{space}]"
            raise BadDocument(f"{place} has more than the {drawn} dice of a round (S6.2)", "too-many", place)


def _check_dealt_once(nodes: list[Node], state: SagradaState) -> None:
    """S1.2: no two seats have the same window card or private objective."""
    cards, held = set[int](), set[int]()
    for seat, node in enumerate(nodes):
        face, private = (
            state.window[seat],
            {one for one in state.private[seat * 2 : seat * 2 + 2] if one >= 0},
        )
        card = CARD_OF_FACE[face]
        for name, is_twice in (("window", card in cards), ("private", private & held)):
            if is_twice:
                place = node.at(name)
                raise BadDocument(f"{place} was dealt to another seat (S1.2)", "too-many", place)
        cards.add(card)
        held |= private


def _read_real_window(node: Node, state: SagradaState, seat: int) -> None:
    windows, tokens, private = list(state.window), list(state.tokens), list(state.private)
    windows[seat] = WINDOW_OF[node.word("window", WINDOW_WORDS)]
    had = 0 if state.seats == 1 else COMPONENTS.windows[windows[seat]].tokens  # S1.2, S6.1
    tokens[seat] = node.number("tokens", 0, had, 0)
    for i, word in enumerate(_words(node, "private", c.COLOURS, state.privates_each)):
        private[seat * 2 + i] = c.COLOURS.index(word)
    state.window, state.tokens, state.private = windows, tokens, private
    _put_dice(node, state, seat)


def used_tools(document: Mapping[str, Any]) -> frozenset[int]:
    """The tools that were used in a game on a real table: they can explain where dice lie."""
    numbers = Node(document).get("tools", list, [])
    if any(type(number) is not int or not 1 <= number <= 12 for number in numbers):
        raise BadDocument("tools lists the numbers of the tools that were used, 1 to 12", "out-of-range")
    return frozenset(number - 1 for number in numbers)


def without_dice(state: SagradaState, seat: int, cells: Collection[int]) -> SagradaState:
    """The same windows of a real table, without some dice of a seat."""
    left = state.clone()
    filled, colour, value = list(state.filled), list(state.colour), list(state.value)
    for cell in cells:
        kind, mark = state.die[seat * 20 + cell], 1 << cell
        filled[seat] ^= mark
        colour[seat * 5 + kind // 6] ^= mark
        value[seat * 6 + kind % 6] ^= mark
    left.filled, left.colour, left.value = filled, colour, value
    return left


def _words(node: Node, name: str, known: tuple[str, ...], most: int) -> list[str]:
    """A list of different words."""
    words, place = node.get(name, list, []), node.at(name)
    for word in words:
        if word not in known:
            text = f"{place}: {word!r} is not one of {', '.join(known)}"
            raise BadDocument(text, "unknown-word", place)
    if len(set(words)) != len(words) or len(words) > most:
        raise BadDocument(f"{place} has at most {most} different entries", "too-many", place)
    return words


def _dice(words: Any, place: str) -> list[int]:
    """Dice by their names, counted by kind."""
    if not isinstance(words, list):
        raise BadDocument(f"{place} is not a list of dice", "wrong-type")
    counts = [0] * c.KINDS
    for word in words:
        counts[number_of(word, DIE_OF, place, A_DIE)] += 1
    return counts


def _read_cards(root: Node, state: SagradaState) -> None:
    tools = root.get("tools", list)
    wanted = state.difficulty if state.seats == 1 else 3
    if len(tools) > wanted:
        raise BadDocument(f"tools: there are {wanted} on this table (S1.3, S6.1)", "too-many")
    dealt, tokens, card_of, gone = [-1] * 5, [0] * 5, [-1] * 12, 0
    for card, entry in enumerate(tools):
        node = Node(entry, f"tools[{card}]").only(("number", "tokens", "gone"))
        tool = node.number("number", 1, 12) - 1
        if card_of[tool] >= 0:
            raise BadDocument(f"tool {tool + 1} appears twice on the table (S1.3)", "too-many")
        dealt[card], card_of[tool] = tool, card
        tokens[card] = node.number("tokens", 0, 24, 0)
        gone |= node.get("gone", bool, False) << card
    state.tools, state.card_of, state.tool_tokens = dealt, card_of, tokens
    state.tool_cards, state.tools_gone = len(tools), gone
    state.tools_dealt = sum(1 << tool for tool in dealt if tool >= 0)
    public = _words(root, "public", c.OBJECTIVES, 2 if state.seats == 1 else 3)
    state.publics = [c.OBJECTIVES.index(word) for word in public] + [-1] * (3 - len(public))
    state.public_cards = len(public)
    state.private, state.private_cards = _per_seat(root, state, "private", state.privates_each)
    state.cards, state.cards_dealt = _per_seat(root, state, "choices", 2)


def _per_seat(root: Node, state: SagradaState, name: str, each: int) -> tuple[list[int], int]:
    """Cards dealt seat after seat, each card once."""
    known = {word: i for i, word in enumerate(c.COLOURS)} if name == "private" else CARD_OF
    dealt, number, open_seat = [-1] * 8, 0, False
    for seat, words in enumerate(root.entries(name, state.seats)):
        cards = words if name == "private" else _cards(words, f"{name}[{seat}]")
        good = isinstance(cards, list) and len(cards) <= each
        if not good or any(not isinstance(card, str) or card not in known for card in cards):
            raise BadDocument(f"{name}[{seat}] is not a list of at most {each} cards", "wrong-type")
        if cards and open_seat:
            raise BadDocument(f"{name}: cards are dealt one seat after the other (S1.2)")
        open_seat = open_seat or len(cards) < each
        for i, card in enumerate(cards):
            value = known[card]
            if value in dealt:
                raise BadDocument(f"{name}: {card} was dealt twice (S1.2)", "too-many")
            dealt[seat * 2 + i] = value
            number += 1
    return dealt, number


def _cards(words: Any, place: str) -> list[str]:
    """Window cards, each by its first face."""
    if not isinstance(words, list) or len(words) > 4:
        raise BadDocument(f"{place} is not a list of the windows on at most 2 cards", "wrong-type")
    for word in words:
        number_of(word, WINDOW_OF, place, "window; one is written like sun-catcher")
    pairs = [words[i : i + 2] for i in range(0, len(words), 2)]
    for pair in pairs:
        if len(pair) < 2 or pair not in FACES:
            raise BadDocument(
                f"{place}: {' and '.join(pair)} are not the two sides of a card (S1.2)", "unknown-word"
            )
    return [first for first, _ in pairs]


def _read_window(node: Node, state: SagradaState, seat: int) -> None:
    face = node.word("window", WINDOW_WORDS, None)
    windows, tokens = list(state.window), list(state.tokens)
    if face is not None:
        windows[seat] = WINDOW_OF[face]
        cards = [card for card in state.cards[seat * 2 : seat * 2 + 2] if card >= 0]
        if windows[seat] not in [one for card in cards for one in COMPONENTS.cards[card]]:
            raise BadDocument(f"{node.place}.window: {face} is on no card of seat {seat} (S1.2)")
    tokens[seat] = node.number("tokens", 0, 6, 0)
    state.window, state.tokens = windows, tokens
    _put_dice(node, state, seat)


def _put_dice(node: Node, state: SagradaState, seat: int) -> None:
    """The dice of a window, into the kernel's sets."""
    filled, colour, value, die = list(state.filled), list(state.colour), list(state.value), list(state.die)
    place = node.at("dice")
    for word, name in node.get("dice", dict, {}).items():
        cell = number_of(word, CELL_OF, place, "cell (a1 to d5)")
        kind = number_of(name, DIE_OF, f"{place}.{word}", A_DIE)
        filled[seat] |= 1 << cell
        colour[seat * 5 + kind // 6] |= 1 << cell
        value[seat * 6 + kind % 6] |= 1 << cell
        die[seat * 20 + cell] = kind
    state.filled, state.colour, state.value, state.die = filled, colour, value, die


def _read_dice(root: Node, state: SagradaState) -> None:
    pool = _dice(root.get("pool", list), "pool")
    state.pool, state.pool_dice = pool, sum(pool)
    state.pool_set = sum(1 << kind for kind in range(c.KINDS) if pool[kind])
    _read_track(root, state)
    state.paid = _dice(root.get("paid", list, []), "paid")


def _read_track(root: Node, state: SagradaState) -> None:
    track: list[int] = []
    for number, words in enumerate(root.entries("track", c.ROUNDS)):
        track += _dice(words, f"track[{number}]")
    state.track, state.track_dice = track, sum(track)
    state.track_kinds = [sum(track[kind::30]) for kind in range(c.KINDS)]
    state.track_set = sum(1 << kind for kind in range(c.KINDS) if state.track_kinds[kind])


def _read_turn(root: Node, state: SagradaState) -> None:
    turn = root.node("turn").only(("turns_done", "drafted", "tool_used", "skipped"))
    first = root.get("first", int, None)
    state.round = root.number("round", 1, c.ROUNDS) - 1
    state.first = -1 if first is None else root.number("first", 0, state.seats - 1)
    state.turn = turn.number("turns_done", 0, 2 * state.seats)
    state.drafted = int(turn.get("drafted", bool, False))
    state.tool_used = int(turn.get("tool_used", bool, False))
    skipped = turn.get("skipped", list, [])
    if any(type(seat) is not int or not 0 <= seat < state.seats for seat in skipped):
        raise BadDocument("turn.skipped lists the seats that skip their second turn (S8.8)", "out-of-range")
    state.skipped = sum(1 << seat for seat in set(skipped))


def _read_now(now: Node, state: SagradaState) -> None:
    now.only(("phase", "tool", "hand", "moved", "rolling"))
    state.phase = c.PHASES.index(now.word("phase", c.PHASES))
    using, hand, moved = now.get("tool", int, None), now.get("hand", str, None), now.get("moved", str, None)
    state.using = -1 if using is None else now.number("tool", 1, 12) - 1
    state.hand = -1 if hand is None else DIE_OF[now.word("hand", DIE_WORDS)]
    state.moved = -1 if moved is None else CELL_OF[now.word("moved", CELL_WORDS)]
    rolling = Node(now.get("rolling", dict, {}), "now.rolling").only(c.COLOURS)
    state.rolling = [rolling.number(colour, 0, 9, 0) for colour in c.COLOURS]
    if state.phase == c.P_WINDOW:
        state.seat = next((seat for seat in range(state.seats) if state.window[seat] < 0), -1)
    elif state.phase == c.P_OVER:
        state.seat = -2
    elif state.first >= 0 and state.turn < 2 * state.seats:
        there = state.turn if state.turn < state.seats else 2 * state.seats - 1 - state.turn
        state.seat = (state.first + there) % state.seats


def _fill_bag(state: SagradaState) -> None:
    """S1.1: all dice that lie nowhere else are in the bag."""
    bag = [c.PER_COLOUR] * 5
    windows = [state.die[i] for i in range(80) if state.filled[i // 20] >> i % 20 & 1]
    for counts in (state.pool, state.track_kinds, state.paid):
        for kind, number in enumerate(counts):
            bag[kind // 6] -= number
    for kind in windows + ([state.hand] if state.hand >= 0 else []):
        bag[kind // 6] -= 1
    bag = [left - rolling for left, rolling in zip(bag, state.rolling, strict=True)]
    for colour, left in zip(c.COLOURS, bag, strict=True):
        if left < 0:
            raise BadDocument(f"more than {c.PER_COLOUR} {colour} dice (S1.1)", "too-many")
    state.bag = bag
