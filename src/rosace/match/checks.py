"""Whether a command is possible now: one function per command. None of them changes the match.

Each returns the entry for the log, or raises `Refused` with a stable code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from rosace.core.errors import IllegalAction
from rosace.core.fair_dice import NONCE_PATTERN
from rosace.core.journal import why_not_to_move
from rosace.core.ruleset import Reason
from rosace.match import commands, entries
from rosace.match.types import CheckedEntry, Refused

if TYPE_CHECKING:
    from rosace.match.match import Match

MAX_LOG_ENTRIES = 20_000  # a longer log allows no undo


def check(match: Match, command: commands.Command, when: int) -> CheckedEntry:
    """The entry that a command leads to; `Refused` if it is not possible now."""
    return CHECKS[type(command)](match, command, when)


def _sit(match: Match, command: commands.Sit, when: int) -> CheckedEntry:
    seat = _free_seat(match, command.seat)
    if match.seats_of(command.user):
        raise Refused("yours-already")
    if not NONCE_PATTERN.fullmatch(command.nonce):
        raise Refused("bad-nonce")
    return CheckedEntry(
        entries.Sat(when, seat, command.name, command.user, nonce=command.nonce, account=command.account)
    )


def _seat_bot(match: Match, command: commands.SeatBot, when: int) -> CheckedEntry:
    if command.user != match.opened.opener:
        raise Refused("not-your-table")
    seat = _free_seat(match, command.seat)
    return CheckedEntry(entries.Sat(when, seat, command.player, player=command.player))


def _free_seat(match: Match, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(match.seats) if seat.is_free]
    if match.status != "open" or not free:
        raise Refused("no-free-seat")
    if wanted is None:
        return free[0]
    if wanted not in range(len(match.seats)):
        raise Refused("no-such-seat")
    if wanted not in free:
        raise Refused("seat-taken")
    return wanted


def _join_seat(match: Match, command: commands.JoinSeat, when: int) -> CheckedEntry:
    _require_person(match, command.seat)
    if command.user in match.seats[command.seat].users:
        raise Refused("yours-already")
    return CheckedEntry(entries.Joined(when, command.seat, command.user))


def _stand_up(match: Match, command: commands.StandUp, when: int) -> CheckedEntry:
    own = match.seats_of(command.user)
    if command.user == match.opened.opener:
        own += [number for number, seat in enumerate(match.seats) if seat.player]
    if command.seat not in own:
        raise Refused("not-your-seat")
    if match.status != "open":
        raise Refused("begun-already")
    return CheckedEntry(entries.Rose(when, command.seat))


def _decide(match: Match, command: commands.Decide, when: int) -> CheckedEntry:
    seat, actions = _seat_of(command), command.actions
    _require_playing(match)
    if command.position != match.position:
        last = command.position + len(command.then), actions[-1]
        raise Refused("doubled" if match.last_decision(seat) == last else "stale", at=match.position)
    if match.to_move != seat:
        raise Refused("not-your-turn")
    deadline = match.deadline()
    if deadline is not None and when >= deadline:
        raise Refused("out-of-time")
    if not command.by and match.seats[seat].player:
        raise Refused("bot-plays")
    assert match.journal is not None
    try:
        checked = match.journal.check(seat, actions)
    except IllegalAction:
        raise Refused("illegal", _reason_against(match, seat, actions)) from None
    first = checked._replace(steps=checked.steps[:1])
    return CheckedEntry(entries.Decided(when, seat, command.action, command.by), first)


def _reason_against(match: Match, seat: int, actions: Iterable[int]) -> Reason | None:
    """Why successive decisions are refused, by what the seat knows: the true reason could tell more."""
    state = match.determinized(seat)
    for action in actions:
        reason = why_not_to_move(state, seat) or match.ruleset.why_not(state, action)
        if reason is not None:
            return reason
        state.apply(action)
    return None


def _give_standing_answer(match: Match, command: commands.GiveStandingAnswer, when: int) -> CheckedEntry:
    action = match.standing_answer()
    if action is None:
        raise Refused("stale", at=match.position)
    return _decide(match, commands.Decide(match.to_move, match.position, action, "standing"), when)


def _take_back(match: Match, command: commands.TakeBack, when: int) -> CheckedEntry:
    seat = _seat_of(command)
    _require_playing(match)
    if command.position != match.position:
        raise Refused("stale", at=match.position)
    if not match.can_take_back(seat) or match.seq >= MAX_LOG_ENTRIES:
        raise Refused("nothing-to-take-back" if match.terms.take_back else "no-take-back")
    return CheckedEntry(entries.TookBack(when, seat))


def _resign(match: Match, command: commands.Resign, when: int) -> CheckedEntry:
    return CheckedEntry(entries.Resigned(when, _require_in_play(match, command)))


def _leave(match: Match, command: commands.Leave, when: int) -> CheckedEntry:
    return CheckedEntry(entries.Left(when, _require_in_play(match, command)))


def _run_out(match: Match, command: commands.RunOut, when: int) -> CheckedEntry:
    deadline = match.deadline()
    if deadline is None or when < deadline:
        raise Refused("time-left")
    return CheckedEntry(entries.RanOut(when, match.to_move))


def _return_to_seat(match: Match, command: commands.ReturnToSeat, when: int) -> CheckedEntry:
    seat = _seat_of(command)
    _require_playing(match)
    _require_person(match, seat)
    if not match.seats[seat].player or match.seats[seat].forfeited:
        raise Refused("nobody-stands-in")
    return CheckedEntry(entries.Returned(when, seat))


def _offer_draw(match: Match, command: commands.OfferDraw, when: int) -> CheckedEntry:
    seat = _require_in_play(match, command)
    if any(other.player for other in match.seats) or len(match.seats) < 2:
        raise Refused("no-draw-here")
    if seat in match.draw_offers:
        raise Refused("offered-already")
    return CheckedEntry(entries.OfferedDraw(when, seat))


def _decline_draw(match: Match, command: commands.DeclineDraw, when: int) -> CheckedEntry:
    seat = _require_in_play(match, command)
    if not match.draw_offers:
        raise Refused("nothing-offered")
    return CheckedEntry(entries.DeclinedDraw(when, seat))


def _take_vacation(match: Match, command: commands.TakeVacation, when: int) -> CheckedEntry:
    seat, clocks = _require_in_play(match, command), match.clocks
    if clocks is None or not any(clocks.off) and not any(clocks.resting):
        raise Refused("no-days-off")
    if clocks.resting[seat] == command.on or (command.on and not clocks.off[seat]):
        raise Refused("no-days-off" if command.on else "not-resting")
    return CheckedEntry(entries.Vacation(when, seat, command.on))


def _set_answers(match: Match, command: commands.SetAnswers, when: int) -> CheckedEntry:
    seat = _seat_of(command)
    _require_person(match, seat)
    if match.result is not None:
        raise Refused("not-playing")
    cases = {question.name: question.cases for question in match.ruleset.questions}
    for name, given in command.answers.items():
        if name not in cases or not set(given) <= set(cases[name]):
            raise Refused("no-such-question", question=name)
    return CheckedEntry(entries.Answered(when, seat, command.answers))


def _vote_rematch(match: Match, command: commands.VoteRematch, when: int) -> CheckedEntry:
    seat = _seat_of(command)
    _require_person(match, seat)
    if match.opened.day:
        raise Refused("once-a-day")
    if match.result is None or match.next_table:
        raise Refused("not-over" if match.result is None else "followed-already")
    if seat in match.rematch_votes:
        raise Refused("offered-already")
    return CheckedEntry(entries.Rematch(when, seat))


def _forget(match: Match, command: commands.Forget, when: int) -> CheckedEntry:
    _require_person(match, command.seat)
    return CheckedEntry(entries.Forgotten(when, command.seat, command.name))


def _follow(match: Match, command: commands.Follow, when: int) -> CheckedEntry:
    if match.next_table:
        raise Refused("followed-already")
    return CheckedEntry(entries.Followed(when, command.table))


def _seat_of(command: commands.SeatCommand) -> int:
    assert command.seat is not None, "a user's command must name its seat"
    return command.seat


def _require_playing(match: Match) -> None:
    if match.status != "playing":
        raise Refused("not-playing")


def _require_person(match: Match, seat: int) -> None:
    if not match.seats[seat].users:
        raise Refused("nobody-there")


def _require_in_play(match: Match, command: commands.SeatCommand) -> int:
    """The seat of a command, if a person plays there who has not lost yet."""
    seat = _seat_of(command)
    _require_playing(match)
    _require_person(match, seat)
    if match.seats[seat].forfeited:
        raise Refused("out-already")
    return seat


CHECKS: dict[type[commands.Command], Callable[[Match, Any, int], CheckedEntry]] = {
    commands.Sit: _sit,
    commands.SeatBot: _seat_bot,
    commands.JoinSeat: _join_seat,
    commands.StandUp: _stand_up,
    commands.Decide: _decide,
    commands.GiveStandingAnswer: _give_standing_answer,
    commands.TakeBack: _take_back,
    commands.Resign: _resign,
    commands.Leave: _leave,
    commands.Forget: _forget,
    commands.RunOut: _run_out,
    commands.ReturnToSeat: _return_to_seat,
    commands.OfferDraw: _offer_draw,
    commands.DeclineDraw: _decline_draw,
    commands.TakeVacation: _take_vacation,
    commands.SetAnswers: _set_answers,
    commands.VoteRematch: _vote_rematch,
    commands.Follow: _follow,
}
