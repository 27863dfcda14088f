"""What a seat or a spectator is told of a match: plain data, ready to be written as JSON.

`seat` None is a spectator. Nothing here may depend on what that seat cannot know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from rosace.core.errors import BadOptions
from rosace.core.ruleset import Event, Phrase, Reason, Ruleset, ScoreLine, ScoreSheet
from rosace.match.match import Match


def terms(match: Match) -> dict[str, Any]:
    """What never changes at a table."""
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
    """How the table stands, beside what lies on it; and who sits there, unless that has not changed."""
    found: dict[str, Any] = {
        "seq": match.seq,
        "at": match.position,
        "moves": match.moves,
        "status": match.status,
        "mover": match.to_move,
    }
    if seating:
        found["people"] = [people(match, number) for number in range(len(match.seats))]
    if match.clocks is not None:
        clocks = match.clocks
        found["clock"] = {
            "now": clocks.now,
            "running": clocks.running,
            "left": clocks.left,
            "off": clocks.off,
            "resting": clocks.resting,
        }
    if match.draw_offers:
        found["draw"] = sorted(match.draw_offers)
    if match.result is not None:
        found["result"] = match.result
        if not match.opened.day:  # others play with the same
            found["secret"] = match.opened.secret
        found["nonces"] = [one.nonce for one in match.seats]
        found["again"] = sorted(match.rematch_votes)
        found["next"] = match.next_table
    if seat is not None:
        found["can_take_back"] = match.can_take_back(seat)
        found["answers"] = match.seats[seat].answers
    return found


def people(match: Match, seat: int) -> dict[str, Any]:
    """Who sits in a seat; never by what they can be found."""
    one = match.seats[seat]
    kind = "free" if one.is_free else "person" if one.users else "bot"
    return {"kind": kind, "name": one.name, "bot": one.player, "out": one.forfeited}


def game_part(match: Match, seat: int | None, want: Collection[str]) -> dict[str, Any]:
    """What lies on the table, and what may be decided, as far as it is wanted."""
    if match.journal is None:
        return {}
    found: dict[str, Any] = {}
    if "view" in want:
        found["view"] = view(match, match.state, seat)
    if "picture" in want:
        found["picture"] = picture(match, match.state, seat)
    if "sheet" in want and shows_score(match):
        found["sheet"] = sheet(match.ruleset.score_sheet(match.state), seat)
    if seat is not None and seat == match.to_move and not match.seats[seat].player:
        if "choices" in want:
            found["ask"] = phrase(match.ruleset.ask(match.state))
            found["choices"] = choices(match.ruleset, match.state)
        else:
            found["legal"] = match.state.legal()
    return found


def shows_score(match: Match) -> bool:
    return match.terms.assist.score or match.result is not None


def view(match: Match, state: Any, seat: int | None) -> dict[str, Any]:
    """A position as a seat sees it, without the aids that the table does not give."""
    found = match.ruleset.view(state, seat)
    missing = match.missing
    return match.ruleset.strip_aids(found, missing) if missing and match.result is None else found


def picture(match: Match, state: Any, seat: int | None) -> str | None:
    """The view of a seat as an SVG document; None if the game draws none, or not without all aids."""
    seen = view(match, state, seat)
    try:
        return match.ruleset.picture(seen)
    except BadOptions:
        return None
    except KeyError:
        if match.missing and match.result is None:
            return None
        raise


def choices(ruleset: Ruleset, state: Any) -> list[dict[str, Any]]:
    """The legal decisions: number, notation, what to touch, and words."""
    return [
        {
            "id": action,
            "text": ruleset.text(action),
            "touch": ruleset.touch(state, action),
            "label": phrase(ruleset.label(state, action)),
        }
        for action in state.legal()
    ]


def events(told: Iterable[Event], seat: int | None, everything: bool = False) -> list[dict[str, Any]]:
    """What happened, as far as a seat may know."""
    return [
        {"kind": event.kind, "params": event.params, "elements": event.elements}
        for event in told
        if everything or event.seen_by(seat)
    ]


def sheet(found: ScoreSheet, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """A score sheet as a seat may see it."""
    seen = found if everything else found.seen_by(seat)
    return {"lines": [_line(line) for line in seen.lines], "totals": seen.totals}


def _line(line: ScoreLine) -> dict[str, Any]:
    return {
        "seat": line.seat,
        "points": line.points,
        "kind": line.kind,
        "clause": line.clause,
        "params": line.params,
        "elements": line.elements,
    } | ({"unclaimed": True} if line.unclaimed else {})


def phrase(found: Phrase) -> dict[str, Any]:
    return {"key": found.key, "params": found.params}


def reason(found: Reason | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"code": found.code, "clause": found.clause, "elements": found.elements, "params": found.params}


def preview(match: Match, seat: int, action: int, with_picture: bool = False) -> dict[str, Any] | None:
    """What a decision would lead to, before chance speaks; None if it would show the seat something new.

    `final` is one that cannot be taken back: chance decides next, or the game is over.
    """
    ruleset, before = match.ruleset, match.state
    after = before.clone()
    after.apply(action)
    if ruleset.reveals(before, action, after) or (ruleset.secret(before) and not ruleset.secret(after)):
        return None
    found: dict[str, Any] = {"final": after.to_move() < 0, "view": view(match, after, seat)}
    if with_picture:
        found["picture"] = picture(match, after, seat)
    if shows_score(match):
        found["sheet"] = sheet(ruleset.score_sheet(after), seat)
    return found
