"""What an action did, as events in the order a person would see them."""

from __future__ import annotations

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
    told = _chance(before, action) if chance else _deed(before, action)
    if before.phase == c.P_WINDOW and after.phase != c.P_WINDOW and after.seats > 1:
        told += [_window_shown(after, seat) for seat in range(after.seats)]
    if before.phase == c.P_ROLL and after.using < 0:
        rolled = DIE_WORDS[before.hand // 6 * 6 + action - c.A_ROLL]
        told.append(Event("sagrada-back-to-pool", {"die": rolled}))
    told += _skipped(before, after)
    if after.phase == c.P_OVER:
        told += _end(after)
    elif after.round > before.round:
        told.append(Event("sagrada-round-ended", {"round": before.round + 1}))
        told.append(Event("sagrada-round", {"round": after.round + 1, "seat": seat_word(after.first)}))
    elif after.phase == c.P_DIE and before.phase == c.P_WINDOW:
        told.append(Event("sagrada-round", {"round": 1, "seat": seat_word(after.first)}))
    elif after.phase == c.P_TURN and (before.phase == c.P_DIE or after.turn != before.turn):
        told.append(Event("sagrada-turn", {"seat": seat_word(after.seat)}))
    return told


def _skipped(before: SagradaState, after: SagradaState) -> list[Event]:
    """S8.8: second turns that were passed over since."""
    if before.phase < c.P_WINDOW or before.phase == c.P_WINDOW:
        return []
    same_round = after.round == before.round and after.phase != c.P_OVER
    there = [(before.first + i) % before.seats for i in range(before.seats)]
    turns = (there + there[::-1])[before.turn + 1 : after.turn if same_round else None]
    return [Event("sagrada-skipped", {"seat": seat_word(seat)}) for seat in turns]


def _chance(state: SagradaState, action: int) -> list[Event]:
    done = ACTIONS.action(action)
    if done.kind == "first":
        return [Event("sagrada-first", {"seat": seat_word(action - c.A_FIRST)})]
    if done.kind == "private":
        seat = state.private_cards // state.privates_each
        params = {"seat": seat_word(seat), "objective": f"@sagrada-private-{done.fields['colour']}"}
        return _secretly(state, seat, "sagrada-private", params)
    if done.kind == "card":
        names = [COMPONENTS.windows[face].name for face in COMPONENTS.cards[action - c.A_CARD]]
        return [Event("sagrada-card", {"seat": seat_word(state.cards_dealt // 2), "windows": names})]
    if done.kind == "tool-card":
        params = {"tool": tool_word(action - c.A_TOOL_CARD)}
        return [Event("sagrada-tool-card", params, (f"tool:{done.fields['tool']}",))]
    if done.kind == "public":
        return [Event("sagrada-public", {"objective": f"@sagrada-objective-{done.fields['objective']}"})]
    if done.kind == "die":
        return [Event("sagrada-die", {"die": done.fields["die"]}, (f"pool:{done.fields['die']}",))]
    if done.kind == "colour":
        return [Event("sagrada-colour", {"colour": f"@colour-{done.fields['colour']}"}, ("bag",))]
    rolled = state.hand // 6 if state.phase == c.P_ROLL else next(i for i in range(5) if state.rolling[i])
    return [Event("sagrada-roll", {"die": DIE_WORDS[rolled * 6 + action - c.A_ROLL]})]


def _deed(state: SagradaState, action: int) -> list[Event]:
    done = ACTIONS.action(action)
    seat = state.seat
    params: dict[str, Any] = {"seat": seat_word(seat), **done.fields}
    elements: tuple[str, ...] = ()
    if done.kind == "window":
        return _choice(state, action)
    if done.kind == "place":
        elements = (f"pool:{done.fields['die']}", element(seat, action % 20))
    elif done.kind == "put":
        params["die"] = DIE_WORDS[state.hand]
        elements = (element(seat, action - c.A_PUT),)
    elif done.kind == "return":
        params["die"] = DIE_WORDS[state.hand]
    elif done.kind == "adjust":
        params["die"] = DIE_WORDS[state.hand + (1 if action == c.A_ADJUST else -1)]
    elif done.kind == "value":
        params["die"] = DIE_WORDS[state.hand + action - c.A_VALUE]
    elif done.kind == "move":
        cell, to = divmod(action - c.A_MOVE, 20)
        params["die"] = DIE_WORDS[die_at(state, seat, cell)]
        elements = (element(seat, cell), element(seat, to))
    elif done.kind == "tool":
        tool = action - c.A_TOOL
        params |= {"tool": tool_word(tool), "price": state.price_of(tool) if state.seats > 1 else 0}
        elements = (f"tool:{tool + 1}",)
    elif done.kind == "pay":
        params["tool"] = tool_word(state.using)
    elif done.kind == "draft" and state.using == c.T_STONE:
        kind = action - c.A_DRAFT
        params["turned"] = DIE_WORDS[kind // 6 * 6 + 5 - kind % 6]
        return [Event("sagrada-draft-turned", params)]
    return [Event(f"sagrada-{done.kind}", params, elements)]


def _choice(state: SagradaState, action: int) -> list[Event]:
    """S1.2: nobody else hears which window until all have chosen."""
    name = COMPONENTS.windows[action - c.A_WINDOW].name
    params = {"seat": seat_word(state.seat), "window": name}
    return _secretly(state, state.seat, "sagrada-window", params)


def _secretly(state: SagradaState, seat: int, kind: str, params: dict[str, Any]) -> list[Event]:
    """What only one seat hears; the others hear that it happened. A spectator hears neither."""
    if state.seats == 1:
        return [Event(kind, params)]
    others = tuple(other for other in range(state.seats) if other != seat)
    hint = Event(f"{kind}-secretly", {"seat": seat_word(seat)}, (), others)
    return [Event(kind, params, (), (seat,)), hint]


def _window_shown(state: SagradaState, seat: int) -> Event:
    window = COMPONENTS.windows[state.window[seat]]
    params = {"seat": seat_word(seat), "window": window.name, "tokens": window.tokens}
    return Event("sagrada-window-shown", params)


def _end(state: SagradaState) -> list[Event]:
    """S5, S6.4: private objectives are shown, points counted."""
    if state.seats == 1:
        kind = "sagrada-solo-won" if state.utility(0) > 0 else "sagrada-solo-lost"
        params = {"points": state.score(0), "target": state.target_to_beat()}
        return [Event("sagrada-ended"), Event(kind, params)]
    told = [Event("sagrada-ended")]
    for seat in range(state.seats):
        params = {
            "seat": seat_word(seat),
            "points": state.score(seat),
            "objective": f"@sagrada-private-{c.COLOURS[state.private[seat * 2]]}",
        }
        told.append(Event("sagrada-result", params))
    winner = max(range(state.seats), key=state.utility)
    return [*told, Event("sagrada-won", {"seat": seat_word(winner), "points": state.score(winner)})]
