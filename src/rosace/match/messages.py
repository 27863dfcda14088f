"""The messages about a match to a seat or a spectator: plain data, ready to be written as JSON.

`seat` None is a spectator. Nothing here may depend on information hidden from that seat.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import asdict
from itertools import islice
from typing import Any

from rosace.core.errors import BadOptions
from rosace.core.ruleset import Event, Phrase, Reason, Ruleset, ScoreLine, ScoreSheet, best_seats
from rosace.match.match import Match
from rosace.match.types import Outcome


def terms(match: Match) -> dict[str, Any]:
    """The fixed settings of a table."""
    return {
        "game": match.ruleset.spec.name,
        "rules": match.opened.rules,
        "options": match.options,
        "seats": len(match.seats),
        "clock": match.terms.clock,
        "absent": match.terms.absent,
        "stand_in": match.terms.stand_in,
        "assist": match.terms.assist,
        "take_back": match.terms.take_back,
        "visibility": match.terms.visibility,
        "origin": match.opened.origin,
        "day": match.opened.day,
        "commitment": match.commitment,
    }


def standing(match: Match, seat: int | None, seating: bool = True) -> dict[str, Any]:
    """The state of the table apart from the game; with the people, if they have changed."""
    return public_standing(match, seating) | private_standing(match, seat)


def public_standing(match: Match, seating: bool = True) -> dict[str, Any]:
    """What everybody at the table may know of it."""
    message: dict[str, Any] = {
        "seq": match.seq,
        "at": match.position,
        "moves": match.moves,
        "status": match.status,
        "mover": match.to_move,
    }
    if seating:
        message["people"] = [people(match, number) for number in range(len(match.seats))]
    if match.clocks is not None:
        clocks = match.clocks
        message["clock"] = {
            "now": clocks.now,
            "running": clocks.running,
            "left": clocks.left,
            "off": clocks.off,
            "resting": clocks.resting,
        }
    if match.draw_offers:
        message["draw"] = sorted(match.draw_offers)
    if match.result is not None:
        message["result"] = match.result
        if not match.opened.day:  # other tables of the day have the same secret
            message["secret"] = match.opened.secret
        message["nonces"] = [seated.nonce for seated in match.seats]
        message["again"] = sorted(match.rematch_votes)
        message["next"] = match.next_table
    return message


def private_standing(match: Match, seat: int | None) -> dict[str, Any]:
    """What is for a seat alone."""
    if seat is None:
        return {}
    return {"can_take_back": match.can_take_back(seat), "answers": match.seats[seat].answers}


def people(match: Match, seat: int) -> dict[str, Any]:
    """The people and computer players of the seats, without their ids."""
    one = match.seats[seat]
    kind = "free" if one.is_free else "person" if one.users else "bot"
    return {"kind": kind, "name": one.name, "bot": one.player, "out": one.forfeited, "account": one.account}


def game_part(match: Match, seat: int | None, want: Collection[str]) -> dict[str, Any]:
    """The view, the choices and so on, if they are wanted."""
    if match.journal is None:
        return {}
    message: dict[str, Any] = {}
    if "view" in want:
        message["view"] = view(match, match.state, seat)
        add_winners(match, message["view"])
    if "picture" in want:
        message["picture"] = picture(match, match.state, seat)
    if "sheet" in want and shows_score(match):
        message["sheet"] = sheet(match.ruleset.score_sheet(match.state), seat)
    if seat is not None and seat == match.to_move and not match.seats[seat].player:
        if "choices" in want:
            message["ask"] = phrase(match.ruleset.ask(match.state))
            message["choices"] = choices(match.ruleset, match.state)
        else:
            message["legal"] = match.state.legal()
    return message


def shows_score(match: Match) -> bool:
    return match.terms.assist.score or match.result is not None


def view(match: Match, state: Any, seat: int | None) -> dict[str, Any]:
    """The view of a seat, without the aids that the table does not give."""
    whole_view = match.ruleset.view(state, seat)
    missing = match.missing
    return match.ruleset.strip_aids(whole_view, missing) if missing and match.result is None else whole_view


def add_winners(match: Match, last_view: dict[str, Any]) -> None:
    """Name the winners in a view of the last position, also of a game that ended because a player left."""
    if match.result is not None:
        last_view["winners"] = best_seats(match.result.utilities)


def picture(match: Match, state: Any, seat: int | None) -> str | None:
    """The view of a seat as an SVG document; None if the game draws none, or not without all aids."""
    return draw(match, view(match, state, seat))


def draw(match: Match, seen: dict[str, Any]) -> str | None:
    """A view as an SVG document, with the same exceptions."""
    try:
        return match.ruleset.picture(seen)
    except BadOptions:
        return None
    except KeyError:
        if match.missing and match.result is None:
            return None
        raise


def choices(ruleset: Ruleset, state: Any) -> list[dict[str, Any]]:
    """The legal actions: id, notation, touch path and label; `ends` where one only ends the turn."""
    text, touch, label, family = ruleset.text, ruleset.touch, ruleset.label, ruleset.spec.actions.family
    found: list[dict[str, Any]] = []
    for action in state.legal():
        called = label(state, action)
        choice = {
            "id": action,
            "text": text(action),
            "touch": touch(state, action),
            "label": {"key": called.key, "params": called.params},
        }
        if family(action).ends_turn:
            choice["ends"] = True
        found.append(choice)
    return found


def events(happened: Iterable[Event], seat: int | None, all_seats: int = 0) -> list[dict[str, Any]]:
    """The events that a seat may know; or, with `all_seats`, those that so many seats know together."""
    return [
        {"kind": event.kind, "params": event.params, "elements": event.elements}
        | ({"moves": event.moves} if event.moves else {})
        for event in happened
        if (_is_the_whole_story(event, all_seats) if all_seats else event.seen_by(seat))
    ]


def _is_the_whole_story(event: Event, seats: int) -> bool:
    """Not what those hear who may not know more: a spectator hears that, and some seat does not."""
    return not event.seen_by(None) or all(event.seen_by(seat) for seat in range(seats))


def sizes(outcome: Outcome, seat: int | None) -> list[int]:
    """How many of the events that a seat may know belong to each decision of an action."""
    happened = iter(outcome.events)
    return [sum(event.seen_by(seat) for event in islice(happened, size)) for size in outcome.sizes]


def between(match: Match, outcome: Outcome, seat: int | None) -> dict[str, Any]:
    """The position after a decision and before the chance that followed, and how many events led to it."""
    message: dict[str, Any] = {
        "events": sum(event.seen_by(seat) for event in outcome.events[: outcome.decided]),
        "view": view(match, outcome.between, seat),
    }
    if shows_score(match):
        message["sheet"] = sheet(match.ruleset.score_sheet(outcome.between), seat)
    return message


def sheet(score_sheet: ScoreSheet, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """A score sheet as a seat may see it."""
    seen = score_sheet if everything else score_sheet.seen_by(seat)
    message: dict[str, Any] = {"lines": [_line(line) for line in seen.lines], "totals": seen.totals}
    if seen.corrections:
        message["corrections"] = [asdict(correction) for correction in seen.corrections]
    return message


def _line(line: ScoreLine) -> dict[str, Any]:
    return {
        "seat": line.seat,
        "points": line.points,
        "kind": line.kind,
        "clause": line.clause,
        "params": line.params,
        "elements": line.elements,
    } | ({"unclaimed": True} if line.unclaimed else {})


def phrase(message: Phrase) -> dict[str, Any]:
    return {"key": message.key, "params": message.params}


def reason(refusal: Reason | None) -> dict[str, Any] | None:
    if refusal is None:
        return None
    return {
        "code": refusal.code,
        "clause": refusal.clause,
        "elements": refusal.elements,
        "params": refusal.params,
    }


def preview(
    match: Match, seat: int, actions: Iterable[int], with_picture: bool = False
) -> dict[str, Any] | None:
    """The position after these decisions and before chance; None if they would reveal something.

    `final` if the last one cannot be undone: chance or a computer is next, which answers at once, the game is
    over, or the table has no undo.
    If the seat has to decide more to complete its action, the prompt and the choices are included.
    """
    ruleset, after = match.ruleset, _played(match.ruleset, match.state, actions)
    if after is None:
        return None
    final = after.to_move() < 0 or not match.terms.take_back or bool(match.seats[after.to_move()].player)
    message: dict[str, Any] = {"final": final, "view": view(match, after, seat)}
    if after.to_move() == seat and after.mid_action():
        message["ask"] = phrase(ruleset.ask(after))
        message["choices"] = choices(ruleset, after)
    if with_picture:
        message["picture"] = picture(match, after, seat)
    if shows_score(match):
        message["sheet"] = sheet(ruleset.score_sheet(after), seat)
    return message


def _played(ruleset: Ruleset, state: Any, actions: Iterable[int]) -> Any:
    """The position after these decisions and before chance; None if they would reveal something."""
    after = state.clone()
    for action in actions:
        before = after.clone()
        after.apply(action)
        if ruleset.reveals(before, action, after) or (ruleset.secret(before) and not ruleset.secret(after)):
            return None
    return after


# Positions without a match: lessons and puzzles.


def position(ruleset: Ruleset, state: Any, seat: int) -> dict[str, Any]:
    """The view and the score sheet of a seat."""
    return {"view": ruleset.view(state, seat), "sheet": sheet(ruleset.score_sheet(state), seat)}


def preview_of(ruleset: Ruleset, state: Any, seat: int, actions: Iterable[int]) -> dict[str, Any] | None:
    """A preview as at a table where everything can be undone."""
    after = _played(ruleset, state, actions)
    if after is None:
        return None
    message = {"final": False, **position(ruleset, after, seat)}
    if after.to_move() == seat and after.mid_action():
        message |= {"ask": phrase(ruleset.ask(after)), "choices": choices(ruleset, after)}
    return message
