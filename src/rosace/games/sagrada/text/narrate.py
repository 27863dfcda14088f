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
from rosace.games.sagrada.text.elements import die_at, element, seat_word, tool_word, track_of

Move = tuple[str, str]  # a piece that travels, from one element to another


def narrate(before: SagradaState, action: int, after: SagradaState) -> list[Event]:
    """The events of an action."""
    chance = ACTIONS.family(action).chance
    events = _chance(before, action) if chance else _decision(before, action)
    if before.phase == c.P_WINDOW and after.phase != c.P_WINDOW and after.seats > 1:
        events += [_window_shown(after, seat) for seat in range(after.seats)]
    if before.phase == c.P_ROLL and after.using < 0:
        rolled = DIE_WORDS[before.hand // 6 * 6 + action - c.A_ROLL]
        moves = (("hand", f"pool:{rolled}"),)
        events.append(Event("sagrada-back-to-pool", {"die": rolled}, _ends(moves), moves=moves))
    events += _skipped(before, after)
    if after.phase == c.P_OVER:
        events += _end(after, _moves_to_track(after, before.round))
    elif after.round > before.round:
        ended = {"round": before.round + 1}
        events.append(Event("sagrada-round-ended", ended, moves=_moves_to_track(after, before.round)))
        events.append(Event("sagrada-round", {"round": after.round + 1, "seat": seat_word(after.first)}))
    elif after.phase == c.P_DIE and before.phase in c.SETUP:
        events.append(Event("sagrada-round", {"round": 1, "seat": seat_word(after.first)}))
    elif after.phase == c.P_TURN and (before.phase == c.P_DIE or after.turn != before.turn):
        events.append(Event("sagrada-turn", {"seat": seat_word(after.seat)}))
    return events


def _ends(moves: tuple[Move, ...]) -> tuple[str, ...]:
    """What pieces come from and go to, each once."""
    return tuple(dict.fromkeys(end for move in moves for end in move))


def _moves_to_track(state: SagradaState, ended: int) -> tuple[Move, ...]:
    """S2.4: the dice that a round left in the pool, each on its way to the track."""
    return tuple(
        (f"pool:{die}", f"track:{ended + 1},{place}") for place, die in enumerate(track_of(state)[ended])
    )


def _skipped(before: SagradaState, after: SagradaState) -> list[Event]:
    """S8.8: the second turns that were skipped."""
    if before.phase <= c.P_WINDOW:
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
        drawn = f"pool:{parsed.fields['die']}"
        return [Event("sagrada-die", {"die": parsed.fields["die"]}, (drawn,), moves=(("bag", drawn),))]
    if parsed.kind == "colour":
        colour = f"@colour-{parsed.fields['colour']}.die"
        return [Event("sagrada-colour", {"colour": colour}, ("bag", "hand"), moves=(("bag", "hand"),))]
    return [_roll(state, action)]


def _roll(state: SagradaState, action: int) -> Event:
    """S8.6, S8.7: a die rolled again, in hand or in the pool. It stays where it is."""
    in_hand = state.phase == c.P_ROLL
    colour = state.hand // 6 if in_hand else next(i for i in range(5) if state.rolling[i])
    die = DIE_WORDS[colour * 6 + action - c.A_ROLL]
    return Event("sagrada-roll", {"die": die}, ("hand" if in_hand else f"pool:{die}",))


def _decision(state: SagradaState, action: int) -> list[Event]:
    parsed = ACTIONS.action(action)
    if parsed.kind == "window":
        return _choice(state, action)
    params = {"seat": seat_word(state.seat), **parsed.fields, **_params(state, action)}
    kind = "draft-turned" if "turned" in params else parsed.kind
    moves = _moves(state, action)
    elements = _ends(moves)
    if parsed.kind == "tool":
        elements = (f"tool:{parsed.fields['tool']}",)  # not the tokens that pay for it
    elif parsed.kind in ("adjust", "value"):
        elements = ("hand",)
    return [Event(f"sagrada-{kind}", params, elements, moves=moves)]


def _params(state: SagradaState, action: int) -> dict[str, Any]:
    """What the notation of a decision leaves out: the die in hand, the name and the price of a tool."""
    kind = ACTIONS.action(action).kind
    if kind in ("put", "return"):
        return {"die": DIE_WORDS[state.hand]}
    if kind == "adjust":
        return {"die": DIE_WORDS[state.hand + (1 if action == c.A_ADJUST else -1)]}
    if kind == "value":
        return {"die": DIE_WORDS[state.hand + action - c.A_VALUE]}
    if kind == "move":
        return {"die": DIE_WORDS[die_at(state, state.seat, (action - c.A_MOVE) // 20)]}
    if kind == "tool":
        tool = action - c.A_TOOL
        return {"tool": tool_word(tool), "price": state.price_of(tool) if state.seats > 1 else 0}
    if kind == "pay":
        return {"tool": tool_word(state.using)}
    if kind == "draft" and state.using == c.T_STONE:
        drafted = action - c.A_DRAFT
        return {"turned": DIE_WORDS[drafted // 6 * 6 + 5 - drafted % 6]}
    return {}


def _moves(state: SagradaState, action: int) -> tuple[Move, ...]:
    """The dice and tokens that travel with a decision."""
    parsed, seat = ACTIONS.action(action), state.seat
    in_pool = f"pool:{parsed.fields.get('die')}"
    if parsed.kind == "place":
        return ((in_pool, element(seat, action % 20)),)
    if parsed.kind == "draft":  # S8.11: the Flux Remover puts it into the bag
        return ((in_pool, "bag" if state.using == c.T_REMOVER else "hand"),)
    if parsed.kind == "swap":
        return _swap(state, parsed.fields["die"])
    if parsed.kind == "put":
        return (("hand", element(seat, action - c.A_PUT)),)
    if parsed.kind == "return":
        return (("hand", f"pool:{DIE_WORDS[state.hand]}"),)
    if parsed.kind == "move":
        cell, to = divmod(action - c.A_MOVE, 20)
        return ((element(seat, cell), element(seat, to)),)
    if parsed.kind == "pay":  # S6.3
        return ((in_pool, f"tool:{state.using + 1}"),)
    if parsed.kind == "tool" and state.seats > 1:  # S4.1
        tool = action - c.A_TOOL
        return ((f"tokens:{seat}", f"tool:{tool + 1}"),) * state.price_of(tool)
    return ()


def _swap(state: SagradaState, taken: str) -> tuple[Move, ...]:
    """S8.5: the die in hand takes the place of one of the earliest round that has such a die."""
    round, dice = next((number, dice) for number, dice in enumerate(track_of(state), 1) if taken in dice)
    given = DIE_WORDS[state.hand]
    dice[dice.index(taken)] = given
    place = sorted(dice, key=DIE_WORDS.index).index(given)
    return (("hand", f"track:{round},{place}"), (f"track:{taken}", "hand"))


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


def _end(state: SagradaState, moves: tuple[Move, ...]) -> list[Event]:
    """S2.4, S5, S6.4: the last dice go to the track, private objectives are shown, points counted."""
    if state.seats == 1:
        kind = "sagrada-solo-won" if state.utility(0) > 0 else "sagrada-solo-lost"
        result = {"points": state.score(0), "target": state.target_to_beat()}
        return [Event("sagrada-ended", moves=moves), Event(kind, result)]
    events = [Event("sagrada-ended", moves=moves)]
    for seat in range(state.seats):
        params = {
            "seat": seat_word(seat),
            "points": state.score(seat),
            "objective": f"@sagrada-private-{c.COLOURS[state.private[seat * 2]]}",
        }
        events.append(Event("sagrada-result", params))
    winner = max(range(state.seats), key=state.utility)
    return [*events, Event("sagrada-won", {"seat": seat_word(winner), "points": state.score(winner)})]
