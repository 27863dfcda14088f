"""Refuses positions whose rounds cannot have gone that way: dice without turns, tools without turns.

What each round took from its pool follows from the dice that are left of it. A seat places at most two dice
a round (S2.2, S2.3; the Running Pliers bring the second one forward, S8.8), and a solo player pays at most
two dice a round for tools (S6.3). So the dice of the windows must be those that the rounds can have given.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from rosace.core.errors import BadDocument
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import dice_in


@dataclass(frozen=True)
class Taker:
    """Where dice of the pools went: a window, or the tools of a solo game."""

    name: str
    place: str  # in the document
    dice: int
    least_now: int  # that must have come in this round
    most_now: int  # that can have come in this round


def check_history(state: SagradaState) -> None:
    """Refuse dice and favour tokens for which there were no turns; from the first turn on."""
    _check_dice_taken(state)
    if state.seats > 1:
        _check_tools_paid(state)


def times_used(state: SagradaState, tool: int) -> int:
    """How often a tool has been paid for: S4.1, one token and then two; S6.3, once in solo."""
    card = state.card_of[tool]
    if card < 0:
        return 0
    return state.tools_gone >> card & 1 if state.seats == 1 else (state.tool_tokens[card] + 1) // 2


def turns_over(state: SagradaState, seat: int) -> int:
    """S2.2: the turns that a seat has had in this round; one that it skips is none (S8.8)."""
    there = [(state.first + i) % state.seats for i in range(state.seats)]
    turns = (there + there[::-1])[: state.turn].count(seat)
    return min(turns, 1) if state.skipped >> seat & 1 else turns


def tokens_spent(state: SagradaState, seat: int) -> int:
    """S1.2: the favour tokens that a seat has paid for tools."""
    return COMPONENTS.windows[state.window[seat]].tokens - state.tokens[seat]


def turns_for_tools(state: SagradaState, seat: int) -> int:
    """S4.1: the turns in which a seat can have used a tool, this one if it has."""
    return 2 * state.round + turns_over(state, seat) + int(state.seat == seat and state.tool_used)


def _takers(state: SagradaState) -> list[Taker]:
    """The windows, and in solo the tools."""
    in_play = state.seat >= 0 and state.phase != c.P_DIE
    takers = []
    for seat in range(state.seats):
        skips = state.skipped >> seat & 1
        # A die drafted for a tool is not in the window yet.
        placed = in_play and seat == state.seat and state.drafted
        now = int(placed and state.hand < 0 and state.phase != c.P_COLOUR)
        least = now + 2 * skips  # S8.8: both dice in one turn
        most = now + (2 if skips else turns_over(state, seat))
        takers.append(Taker(f"seat {seat}", f"windows[{seat}].dice", len(dice_in(state, seat)), least, most))
    if state.seats == 1:
        now = int(in_play and state.tool_used and state.phase != c.P_PAY)
        least, most = now + (state.skipped & 1), now + turns_over(state, 0)
        takers.append(Taker("paid", "paid", sum(state.paid), least, most))
    return takers


def _check_dice_taken(state: SagradaState) -> None:
    drawn = COMPONENTS.drawn[state.seats - 1]
    spaces = [sum(state.track[i * 30 : i * 30 + 30]) for i in range(c.ROUNDS)]
    before = [drawn - left for left in spaces[: state.round]]
    left_now = state.pool_dice + sum(state.rolling) + int(state.hand >= 0 or state.phase == c.P_COLOUR)
    left_now += spaces[-1] if state.phase == c.P_OVER else 0
    now = 0 if state.phase == c.P_DIE else drawn - left_now
    takers = _takers(state)
    for one in takers:
        most = 2 * state.round + one.most_now
        if one.dice > most:
            raise BadDocument(
                f"{one.name} has {one.dice} dice, but had turns for {most} (S2.2, S2.3)", place=one.place
            )
        if one.dice < one.least_now:
            raise BadDocument(
                f"{one.name} has {one.dice} dice, but took {one.least_now} in this round (S2.3)"
            )
    least, most = sum(one.least_now for one in takers), sum(one.most_now for one in takers)
    if not least <= now <= most:
        turns = f"{most}" if least == most else f"{least} to {most}"
        raise BadDocument(f"the pool lacks {now} dice, but the turns of this round took {turns} (S2.1, S2.3)")
    for number, taken in enumerate(before):
        if taken > 2 * len(takers):
            left = drawn - 2 * len(takers)
            raise BadDocument(f"track[{number}]: a round leaves {left} dice or more (S2.4)")
    check_shares(takers, before, now - least)


def check_shares(takers: list[Taker], before: list[int], now: int) -> None:
    """The dice that each round gave can be shared among the takers, at most two a round for each.

    By the theorem of flows and cuts it is enough that no group has more than the rounds can give to it.
    """
    for number in range(1, len(takers) + 1):
        for group in combinations(takers, number):
            most = sum(min(2 * number, taken) for taken in before)
            most += sum(one.least_now for one in group)
            most += min(sum(one.most_now - one.least_now for one in group), now)
            dice = sum(one.dice for one in group)
            if dice > most:
                names = ", ".join(one.name for one in group)
                raise BadDocument(
                    f"{names}: {dice} dice, but the pool and the round track lack {most} for them (S2.4)"
                )


def _check_tools_paid(state: SagradaState) -> None:
    """S4.1: a tool a turn, for one favour token the first time and for two later."""
    first_uses = sum(tokens > 0 for tokens in state.tool_tokens)
    fewest = most = 0  # of the uses that were the first of their tool, by what the seats have spent
    for seat in range(state.seats):
        spent, turns = tokens_spent(state, seat), turns_for_tools(state, seat)
        uses_now = state.seat == seat and state.tool_used
        if (spent + 1) // 2 > turns:
            raise BadDocument(f"seat {seat} has spent {spent} favour tokens in {turns} turns (S4.1)")
        if not spent and (uses_now or state.skipped >> seat & 1):
            raise BadDocument(f"seat {seat} has used a tool in this round, but spent no favour token (S4.1)")
        fewest += spent % 2
        most += 2 * min(turns, spent) - spent
    if not fewest <= first_uses <= most:
        raise BadDocument(
            f"{first_uses} tools have favour tokens, which does not fit what the seats spent (S4.1)"
        )
    if bin(state.skipped).count("1") > times_used(state, c.T_RUNNING):
        raise BadDocument("turn.skipped: the Running Pliers have been paid for fewer seats (S4.1, S8.8)")
