"""A match: sitting down, deciding, taking back, ending, and that its log is all there is to it."""

from __future__ import annotations

import pytest

from rosace.core import record as records
from rosace.core.rng import Rng
from rosace.match import Assist, Match, Refused, messages
from rosace.match.commands import (
    Decide,
    DeclineDraw,
    Follow,
    JoinSeat,
    Leave,
    OfferDraw,
    Resign,
    ReturnToSeat,
    SeatBot,
    Sit,
    StandUp,
    TakeBack,
    VoteRematch,
)
from rosace.match.entries import Opened

from .tables import GAMES, Played

EVERYTHING = frozenset(("view", "choices", "events", "sheet"))


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.RaisesExc(Refused, check=lambda error: error.code == code)


def same(first: Match, second: Match) -> bool:
    """Whether two matches tell everybody the same."""
    every = EVERYTHING
    return all(
        messages.standing(first, seat) | messages.game_part(first, seat, every)
        == messages.standing(second, seat) | messages.game_part(second, seat, every)
        for seat in (None, *range(len(first.seats)))
    )


# Beginning.


def test_a_game_begins_when_the_last_seat_is_taken() -> None:
    table = Played()
    outcome = table.do(Sit(None, "ann", "Ann", ""))
    assert table.match.status == "open" and [event.kind for event in outcome.events] == ["table-sat"]
    outcome = table.do(Sit(None, "bob", "Bob", ""))
    assert table.match.status == "playing" and table.match.position == 1 and len(outcome.events) > 1


def test_a_computer_player_may_take_the_last_seat() -> None:
    table = Played(game="sagrada")
    table.do(Sit(1, "ann", "Ann", ""))
    table.do(SeatBot(0, "novice", ""))
    assert table.match.status == "playing"
    assert [messages.people(table.match, seat)["kind"] for seat in (0, 1)] == ["bot", "person"]


@pytest.mark.parametrize(
    ("seat", "nonce", "code"), [(0, "", "seat-taken"), (7, "", "no-such-seat"), (1, "not ours!", "bad-nonce")]
)
def test_a_seat_that_cannot_be_had(seat: int, nonce: str, code: str) -> None:
    table = Played()
    table.do(Sit(0, "ann", "Ann", ""))
    with refused(code):
        table.do(Sit(seat, "bob", "Bob", nonce))


def test_who_gets_up_before_the_game_frees_the_seat() -> None:
    table = Played()
    table.do(Sit(0, "ann", "Ann", ""))
    table.do(StandUp(0, "ann"))
    assert table.match.seats[0].is_free and table.match.seats_of("ann") == []
    table.sit_all()
    with refused("begun-already"):
        table.do(StandUp(0, "user-0"))
    with refused("not-your-seat"):
        table.do(StandUp(0, "ann"))
    with refused("no-free-seat"):
        table.do(Sit(None, "eve", "Eve", ""))


def test_a_second_device_holds_the_same_seat() -> None:
    table = Played().sit_all()
    table.do(JoinSeat(1, "phone"))
    assert table.match.seats_of("phone") == [1] == table.match.seats_of("user-1")
    with refused("yours-already"):
        table.do(JoinSeat(1, "phone"))


def test_nonces_change_the_deal_and_the_commitment_does_not_tell_it() -> None:
    def dealt(nonce: str) -> Match:
        table = Played(game="sagrada")
        table.do(Sit(0, "ann", "Ann", nonce))
        table.do(Sit(1, "bob", "Bob", ""))
        return table.match

    one, other = dealt("abc"), dealt("abd")
    assert one.commitment == other.commitment and one.opened.secret not in str(messages.terms(one))
    assert one.state.key() != other.state.key()
    assert one.state.key() == dealt("abc").state.key()


def test_a_log_made_with_other_rules_is_refused() -> None:
    opened = Played().match.opened
    old = Opened(opened.when, opened.terms, "0.old", opened.secret)
    with refused("old-rules"):
        Match(old)


# Playing.


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_and_its_log_read_again_are_the_same(game: str) -> None:
    table = Played(game).sit_all().play(seed=3)
    assert table.match.status == "over" and table.match.result is not None
    assert table.match.result.kind == "rules"
    for length in (1, 2, 3, len(table.log) // 2, len(table.log)):
        match = Match.load(table.log[:length])
        assert match.seq == length
    assert same(table.match, match)
    again = Match(table.log[0])
    for entry in table.log[1:]:
        again.apply(entry)  # with words, this time
    assert same(table.match, again)


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_game_replays_with_its_dice(game: str) -> None:
    table = Played(game).sit_all().play(seed=4)
    text = table.match.record().dumps()
    record = records.loads(text)
    assert records.replay(record).key() == table.match.state.key()
    assert "assist: legal score unseen" in text and table.match.opened.secret in text


def test_a_record_says_how_a_game_ended_otherwise() -> None:
    table = Played().sit_all().play(seed=4, most=10)
    table.do(Resign(1))
    assert "ended: resigned 2" in table.match.record().dumps()


def test_a_decision_answers_one_position_only() -> None:
    table = Played().sit_all()
    match = table.match
    seat, at, action = match.to_move, match.position, match.state.legal()[0]
    table.do(Decide(seat, at, action))
    before = match.seq
    with refused("doubled"):
        match.check(Decide(seat, at, action), table.now)
    with refused("stale"):
        match.check(Decide(seat, at, action + 1), table.now)
    with refused("stale"):
        match.check(Decide(seat, at + 5, action), table.now)
    assert match.seq == before


def test_only_the_seat_to_move_decides_and_only_what_is_legal() -> None:
    table = Played().sit_all()
    match = table.match
    with refused("not-your-turn"):
        match.check(Decide(1 - match.to_move, match.position, match.state.legal()[0]), table.now)
    legal = set(match.state.legal())
    wrong = next(action for action in range(match.ruleset.spec.actions.size) if action not in legal)
    with refused("illegal") as caught:
        match.check(Decide(match.to_move, match.position, wrong), table.now)
    assert caught.value.reason is not None and caught.value.reason.clause
    for nonsense in (-1, 10**9):
        with refused("illegal"):
            match.check(Decide(match.to_move, match.position, nonsense), table.now)


def test_nobody_decides_for_a_computer_player() -> None:
    table = Played(game="fantazja")
    table.do(Sit(0, "ann", "Ann", ""))
    table.do(SeatBot(1, "novice", ""))
    while table.match.bot() is None:
        table.decide()
    assert table.match.bot() == "novice"
    with refused("bot-plays"):
        table.do(Decide(1, table.match.position, table.match.state.legal()[0]))


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_restores_what_everybody_was_told(game: str) -> None:
    """After random decisions, whatever can be taken back is, and the table tells what it told before."""
    table = Played(game).sit_all()
    rng, undone = Rng(5), 0
    every = EVERYTHING
    for _ in range(120):
        match = table.match
        if match.status != "playing":
            break
        seat, key, moves = match.to_move, match.state.key(), match.moves
        part = messages.game_part(match, seat, every)
        legal = match.state.legal()
        table.decide(legal[rng.pick(len(legal))])
        if match.can_take_back(seat) and rng.pick(2):
            outcome = table.do(TakeBack(seat, match.position))
            assert outcome.undone == 1 and (match.state.key(), match.moves) == (key, moves)
            assert messages.game_part(match, seat, every) == part
            undone += 1
    assert undone > 0
    assert same(table.match, Match.load(table.log))


def test_nothing_is_taken_back_where_the_terms_say_so() -> None:
    table = Played(take_back=False).sit_all()
    table.decide()
    with refused("no-take-back"):
        table.do(TakeBack(0, table.match.position))


def test_a_doubled_decision_is_stale_once_it_was_taken_back() -> None:
    table = Played("fantazja").sit_all()
    match = table.match
    while True:
        seat, at, action = match.to_move, match.position, match.state.legal()[0]
        table.decide(action)
        if match.can_take_back(seat):
            break
    table.do(TakeBack(seat, match.position))
    with refused("stale"):
        match.check(Decide(seat, at, action), table.now)


def test_a_fork_goes_on_from_another_game() -> None:
    first = Played("sagrada").sit_all().play(seed=6)
    assert first.match.journal is not None
    given = first.match.journal.actions[: first.match.log_lengths[10]]
    fork = Played("sagrada", given=given).sit_all()
    assert fork.match.journal is not None
    assert fork.match.journal.actions[: len(given)] == given
    fork.play(seed=7)
    assert fork.match.status == "over"
    record = records.loads(fork.match.record().dumps())
    assert record.given == len(given) and records.replay(record).key() == fork.match.state.key()


# Ending.


def test_who_resigns_loses_and_nothing_goes_on() -> None:
    table = Played().sit_all()
    table.do(Resign(0))
    result = table.match.result
    assert result is not None and result.kind == "resigned" and result.utilities == (-1.0, 1.0)
    for command in (Resign(1), OfferDraw(1), Leave(1)):
        with refused("not-playing"):
            table.do(command)
    with refused("not-playing"):
        table.do(Decide(0, table.match.position, 0))


def test_of_four_who_resigns_is_played_for_and_has_lost() -> None:
    table = Played("sagrada", seats=4).sit_all()
    table.do(Resign(2))
    assert table.match.status == "playing" and table.match.seats[2].player == "journeyman"
    with refused("out-already"):
        table.do(Resign(2))
    with refused("nobody-stands-in"):
        table.do(ReturnToSeat(2))
    table.play(seed=1)
    assert table.match.result is not None and table.match.result.utilities[2] == -1.0


def test_the_last_of_four_has_won_when_the_others_resigned() -> None:
    table = Played("sagrada", seats=4).sit_all()
    for seat in (0, 3, 1):
        table.do(Resign(seat))
    assert table.match.result is not None and table.match.result.utilities == (-1.0, -1.0, 1.0, -1.0)


def test_a_draw_is_agreed_by_everybody() -> None:
    table = Played().sit_all()
    table.do(OfferDraw(0))
    with refused("offered-already"):
        table.do(OfferDraw(0))
    table.do(DeclineDraw(1))
    assert table.match.draw_offers == set()
    table.do(OfferDraw(1))
    table.do(OfferDraw(0))
    assert table.match.result is not None and table.match.result.utilities == (0.0, 0.0)


def test_an_offer_of_a_draw_ends_with_the_next_decision_of_who_made_it() -> None:
    table = Played().sit_all()
    seat = table.match.to_move
    table.do(OfferDraw(seat))
    table.decide()
    assert table.match.draw_offers == set()


def test_no_draw_with_a_computer_player_and_none_alone() -> None:
    table = Played()
    table.do(Sit(0, "ann", "Ann", ""))
    table.do(SeatBot(1, "novice", ""))
    with refused("no-draw-here"):
        table.do(OfferDraw(0))
    solo = Played("sagrada", seats=1).sit_all()
    with refused("no-draw-here"):
        solo.do(OfferDraw(0))
    solo.do(Resign(0))
    assert solo.match.result is not None and solo.match.result.utilities == (-1.0,)


def test_a_computer_player_goes_on_for_who_leaves_until_the_return() -> None:
    table = Played(absent="bot", stand_in="master").sit_all()
    seat = table.match.to_move
    table.do(Leave(seat))
    assert table.match.bot() == "master" and table.match.status == "playing"
    table.do(ReturnToSeat(seat))
    assert table.match.bot() is None
    table.decide()


def test_who_leaves_loses_where_the_terms_say_so() -> None:
    table = Played().sit_all()
    table.do(Leave(1))
    assert table.match.result is not None and table.match.result.kind == "left"
    assert table.match.result.utilities == (1.0, -1.0)


def test_a_rematch_when_everybody_wants_it() -> None:
    table = Played().sit_all()
    with refused("not-over"):
        table.do(VoteRematch(0))
    table.do(Resign(0))
    table.do(VoteRematch(0))
    assert not table.match.wants_rematch()
    table.do(VoteRematch(1))
    assert table.match.wants_rematch()
    table.do(Follow("next"))
    assert table.match.next_table == "next" and not table.match.wants_rematch()
    with refused("followed-already"):
        table.do(VoteRematch(1))


def test_a_seat_that_a_computer_plays_takes_nothing_back() -> None:
    table = Played("sagrada", seats=3).sit_all()
    table.do(Resign(1))
    while table.match.moves < 30:
        table.decide()
        assert not table.match.can_take_back(1)


def test_who_is_still_there_wins_though_the_computer_did_better_for_who_is_not() -> None:
    better = 0
    for seed in range(12):
        table = Played("sagrada", seats=3).sit_all()
        table.do(Resign(0))
        result = table.play(seed).match.result
        assert result is not None and result.utilities[0] == -1.0 and max(result.utilities) > 0
        assert result.scores[result.utilities.index(max(result.utilities))] == max(result.scores[1:])
        better += result.scores[0] > max(result.scores[1:])
    assert better > 0


# Assistance.


def test_the_table_helps_as_it_was_agreed() -> None:
    def told(assist: Assist) -> dict[str, object]:
        table = Played("sagrada", assist=assist).sit_all().play(seed=1, most=6)
        return messages.game_part(table.match, 0, EVERYTHING)

    full, none = told(Assist()), told(Assist(legal=False, score=False, unseen=False))
    assert "bag" in full["view"] and "bag" not in none["view"]  # type: ignore[operator]
    assert "sheet" in full and "sheet" not in none


def test_what_a_decision_would_lead_to_changes_nothing() -> None:
    table = Played("sagrada").sit_all()
    while table.match.moves < 4:
        table.decide()
    match = table.match
    key = match.state.key()
    preview = messages.preview(match, match.to_move, match.state.legal()[:1])
    assert preview is not None and preview["view"] and match.state.key() == key


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_says_whether_a_decision_is_for_good(game: str) -> None:
    table = Played(game).sit_all()
    rng = Rng(1)
    for _ in range(60):
        match = table.match
        legal = match.state.legal()
        action, seat = legal[rng.pick(len(legal))], match.to_move
        preview = messages.preview(match, seat, [action])
        table.decide(action)
        if match.status != "playing":
            return
        assert (preview is None or preview["final"]) == (not match.can_take_back(seat))


def test_a_preview_says_that_a_computer_answers_at_once() -> None:
    """Before a computer's turn there is no time for an undo; between two people there is."""
    first = {}
    for other in ("person", "computer"):
        table = Played("sagrada")
        table.do(Sit(0, "ann", "Ann", ""))
        table.do(SeatBot(1, "novice", "") if other == "computer" else Sit(1, "bob", "Bob", ""))
        assert table.match.to_move == 0
        preview = messages.preview(table.match, 0, table.match.state.legal()[:1])  # a window, in secret
        assert preview is not None
        first[other] = preview["final"]
    assert first == {"person": False, "computer": True}
