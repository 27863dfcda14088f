"""Refuses windows that the tools paid for cannot explain (S3, S4.1, S6.3).

A position does not tell who used which tool. It bounds it: by the favour tokens on each tool, and by those
that each seat has spent. Every position of play lies within these bounds.
"""

from __future__ import annotations

from itertools import accumulate

from rosace.core.errors import BadDocument
from rosace.games.sagrada.documents.broken_windows import (
    MOVING_TOOLS,
    PlacementRules,
    groups,
    on_border,
)
from rosace.games.sagrada.documents.history import times_used, tokens_spent, turns_for_tools
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import dice_in

# By how many groups a window can grow with one use. The Cork-backed Straightedge begins a group (S8.9).
# A die that moves away leaves four at most, since no more of its neighbours lie apart: three are new.
NEW_GROUPS = {c.T_CORK: 1, c.T_EGLOMISE: 3, c.T_BURNISHER: 3, c.T_LATHEKIN: 6, c.T_WHEEL: 6}


def most_first_uses(state: SagradaState, seat: int) -> int:
    """For how many tools a seat can have paid first; who has spent an odd number did so at least once."""
    paid = sum(tokens > 0 for tokens in state.tool_tokens)
    others = sum(tokens_spent(state, other) % 2 for other in range(state.seats) if other != seat)
    return min(tokens_spent(state, seat), paid - others)


def most_uses(state: SagradaState, seat: int) -> int:
    """How often a seat can have used a tool: S4.1, one token the first time and two later; S6.3 in solo."""
    if state.seats == 1:
        return bin(state.tools_gone).count("1")
    uses = (tokens_spent(state, seat) + most_first_uses(state, seat)) // 2
    return min(uses, turns_for_tools(state, seat))


def usable_tools(state: SagradaState, seat: int) -> frozenset[int]:
    """The tools that a seat can have used."""
    if state.seats > 1 and most_uses(state, seat) <= 0:
        return frozenset()
    of_others = 1 if state.seats > 1 and most_first_uses(state, seat) <= 0 else 0
    return frozenset(tool for tool in range(12) if times_used(state, tool) > of_others)


def check_tool_uses(state: SagradaState) -> None:
    """Refuse windows that need more uses of tools than there were, each alone or all together."""
    _check_misprints(state)
    growth = _growth(state, range(12))
    needed = [_fewest_uses(state, seat) for seat in range(state.seats)]
    for seat, number in enumerate(needed):
        most = most_uses(state, seat)
        if number > most:
            text = f"seat {seat}: its dice need {number} uses of tools, but it paid for {most} at most (S4.1)"
            raise BadDocument(text, place=f"windows[{seat}].dice")
    new_groups = sum(_new_groups(state, seat) for seat in range(state.seats))
    if sum(needed) > len(growth) or new_groups > sum(growth):
        raise BadDocument("more dice lie apart in the windows than the tools explain (S3.2, S8)")
    off_border = sum(_is_off_border(state, seat) for seat in range(state.seats))
    if off_border > sum(times_used(state, tool) for tool in MOVING_TOOLS):
        raise BadDocument("more windows have no die on their border than the tools explain (S3.1, S8)")


def _check_misprints(state: SagradaState) -> None:
    """S8.2, S8.3: each use of these tools moves one die onto another colour or value."""
    for index, tool in enumerate((c.T_EGLOMISE, c.T_BURNISHER)):
        off = sum(_misprints(state, seat)[index] for seat in range(state.seats))
        uses = times_used(state, tool)
        if off > uses:
            raise BadDocument(
                f"{off} dice lie where tool {tool + 1} let them, but it was used {uses} times (S8)"
            )


def _misprints(state: SagradaState, seat: int) -> tuple[int, int]:
    """The dice of a window on another colour, and those on another value."""
    rules, dice = PlacementRules(COMPONENTS.windows[state.window[seat]].signs), dice_in(state, seat)
    colours = sum(rules.has_wrong_colour(*die) for die in dice.items())
    return colours, sum(rules.has_wrong_value(*die) for die in dice.items())


def _new_groups(state: SagradaState, seat: int) -> int:
    """The groups of dice in a window beyond the first."""
    return max(len(groups(dice_in(state, seat))) - 1, 0)


def _is_off_border(state: SagradaState, seat: int) -> bool:
    dice = dice_in(state, seat)
    return bool(dice) and not on_border(dice)


def _growth(state: SagradaState, tools: range | frozenset[int]) -> list[int]:
    """How many groups each use of these tools can have added, the most first."""
    new = [
        number for tool, number in NEW_GROUPS.items() if tool in tools for _ in range(times_used(state, tool))
    ]
    return sorted(new, reverse=True)


def _fewest_uses(state: SagradaState, seat: int) -> int:
    """How many uses of tools a window needs at least; one more than there were if all are too few."""
    reached = [0, *accumulate(_growth(state, usable_tools(state, seat)))]
    new = _new_groups(state, seat)
    for_groups = next((uses for uses, number in enumerate(reached) if number >= new), len(reached))
    return max(sum(_misprints(state, seat)), for_groups, int(_is_off_border(state, seat)))
