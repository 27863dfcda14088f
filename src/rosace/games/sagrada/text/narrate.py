"""What an action did, as events in the order a person would see them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rosace.core.ruleset import Event
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import ACTIONS, DIE_WORDS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.text.elements import die_at, element, seat_word, tool_word


def narrate(before: SagradaState, action: int, after: SagradaState) -> list[Event]:
    """The events of an action."""
    chance = ACTIONS.family(action).chance
    events = _chance(before, action) if chance else _decision(before, action)
    if before.phase == c.P_WINDOW and after.phase != c.P_WINDOW and after.seats > 1:
        events += [_window_shown(after, seat) for seat in range(after.seats)]
    if before.phase == c.P_ROLL and after.using < 0:
        rolled = DIE_WORDS[before.hand // 6 * 6 + action - c.A_ROLL]
        events.append(Event("sagrada-back-to-pool", {"die": rolled}))
    events += _skipped(before, after)
    if after.phase == c.P_OVER:
        events += _end(after)
    elif after.round > before.round:
        events.append(Event("sagrada-round-ended", {"round": before.round + 1}))
        events.append(Event("sagrada-round", {"round": after.round + 1, "seat": seat_word(after.first)}))
    elif after.phase == c.P_DIE and before.phase == c.P_WINDOW:
        events.append(Event("sagrada-round", {"round": 1, "seat": seat_word(after.first)}))
    elif after.phase == c.P_TURN and (before.phase == c.P_DIE or after.turn != before.turn):
        events.append(Event("sagrada-turn", {"seat": seat_word(after.seat)}))
    return events


def _skipped(before: SagradaState, after: SagradaState) -> list[Event]:
    """S8.8: the second turns that were skipped."""
    if before.phase < c.P_WINDOW or before.phase == c.P_WINDOW:
        return []
    same_round = after.round == before.round and after.phase != c.P_OVER
    there = [(before.first + i) % before.seats for i in range(before.seats)]
    turns = (there + there[::-1])[before.turn + 1 : after.turn if same_round else None]
    return [Event("sagrada-skipped", {"seat": seat_word(seat)}) for seat in turns]


def _chance(state: SagradaState, action: int) -> list[Event]:
    parsed = ACTIONS.action(action)
    if parsed.kind == "first":
        return [Event("sagrada-first", {"seat": seat_word(action - c.A_FIRST)})]
    if parsed.kind == "private":
        seat = state.private_cards // state.privates_each
        params = {"seat": seat_word(seat), "objective": f"@sagrada-private-{parsed.fields['colour']}"}
        sees = partial(state.sees_private_objective, owner=seat)
        return _secret_events(state, sees, "sagrada-private", params)
    if parsed.kind == "card":
        names = [COMPONENTS.windows[face].name for face in COMPONENTS.cards[action - c.A_CARD]]
        return [Event("sagrada-card", {"seat": seat_word(state.cards_dealt // 2), "windows": names})]
    if parsed.kind == "tool-card":
        params = {"tool": tool_word(action - c.A_TOOL_CARD)}
        return [Event("sagrada-tool-card", params, (f"tool:{parsed.fields['tool']}",))]
    if parsed.kind == "public":
        return [Event("sagrada-public", {"objective": f"@sagrada-objective-{parsed.fields['objective']}"})]
    if parsed.kind == "die":
        return [Event("sagrada-die", {"die": parsed.fields["die"]}, (f"pool:{parsed.fields['die']}",))]
    if parsed.kind == "colour":
        return [Event("sagrada-colour", {"colour": f"@colour-{parsed.fields['colour']}.die"}, ("bag",))]
    rolled = state.hand // 6 if state.phase == c.P_ROLL else next(i for i in range(5) if state.rolling[i])
    return [Event("sagrada-roll", {"die": DIE_WORDS[rolled * 6 + action - c.A_ROLL]})]


def _decision(state: SagradaState, action: int) -> list[Event]:
    parsed = ACTIONS.action(action)
    seat = state.seat
    params: dict[str, Any] = {"seat": seat_word(seat), **parsed.fields}
    elements: tuple[str, ...] = ()
    if parsed.kind == "window":
        return _choice(state, action)
    if parsed.kind == "place":
        elements = (f"pool:{parsed.fields['die']}", element(seat, action % 20))
    elif parsed.kind == "put":
        params["die"] = DIE_WORDS[state.hand]
        elements = (element(seat, action - c.A_PUT),)
    elif parsed.kind == "return":
        params["die"] = DIE_WORDS[state.hand]
    elif parsed.kind == "adjust":
        params["die"] = DIE_WORDS[state.hand + (1 if action == c.A_ADJUST else -1)]
    elif parsed.kind == "value":
        params["die"] = DIE_WORDS[state.hand + action - c.A_VALUE]
    elif parsed.kind == "move":
        cell, to = divmod(action - c.A_MOVE, 20)
        params["die"] = DIE_WORDS[die_at(state, seat, cell)]
        elements = (element(seat, cell), element(seat, to))
    elif parsed.kind == "tool":
        tool = action - c.A_TOOL
        params |= {"tool": tool_word(tool), "price": state.price_of(tool) if state.seats > 1 else 0}
        elements = (f"tool:{tool + 1}",)
    elif parsed.kind == "pay":
        params["tool"] = tool_word(state.using)
    elif parsed.kind == "draft" and state.using == c.T_STONE:
        kind = action - c.A_DRAFT
        params["turned"] = DIE_WORDS[kind // 6 * 6 + 5 - kind % 6]
        return [Event("sagrada-draft-turned", params)]
    return [Event(f"sagrada-{parsed.kind}", params, elements)]


def _choice(state: SagradaState, action: int) -> list[Event]:
    """S1.2: only the chooser hears which window, until all have chosen."""
    name = COMPONENTS.windows[action - c.A_WINDOW].name
    params = {"seat": seat_word(state.seat), "window": name}
    return _secret_events(state, partial(state.sees_window, owner=state.seat), "sagrada-window", params)


def _secret_events(
    state: SagradaState, sees: Callable[[int | None], bool], kind: str, params: dict[str, Any]
) -> list[Event]:
    """Tell the seats that see it everything, the others that it happened, and spectators nothing."""
    if sees(None):
        return [Event(kind, params)]
    audience = tuple(seat for seat in range(state.seats) if sees(seat))
    others = tuple(seat for seat in range(state.seats) if seat not in audience)
    hint = Event(f"{kind}-secretly", {"seat": params["seat"]}, (), others)
    return [Event(kind, params, (), audience), hint]


def _window_shown(state: SagradaState, seat: int) -> Event:
    window = COMPONENTS.windows[state.window[seat]]
    params = {"seat": seat_word(seat), "window": window.name, "tokens": window.tokens}
    return Event("sagrada-window-shown", params)


def _end(state: SagradaState) -> list[Event]:
    """S5, S6.4: private objectives are shown, points counted."""
    if state.seats == 1:
        kind = "sagrada-solo-won" if state.utility(0) > 0 else "sagrada-solo-lost"
        result = {"points": state.score(0), "target": state.target_to_beat()}
        return [Event("sagrada-ended"), Event(kind, result)]
    events = [Event("sagrada-ended")]
    for seat in range(state.seats):
        params = {
            "seat": seat_word(seat),
            "points": state.score(seat),
            "objective": f"@sagrada-private-{c.COLOURS[state.private[seat * 2]]}",
        }
        events.append(Event("sagrada-result", params))
    winner = max(range(state.seats), key=state.utility)
    return [*events, Event("sagrada-won", {"seat": seat_word(winner), "points": state.score(winner)})]
