"""The laws of the contract, over random games of every game and variant."""

from __future__ import annotations

import json
import pickle

import pytest

from rosace.core.chance import deal
from rosace.core.errors import BadAction, IllegalAction
from rosace.core.journal import CannotTakeBack, Journal
from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER, Kernel

from .conftest import ALL, Table
from .walks import LEANINGS, walk

SEEDS = (1, 2)


def walks(table: Table):
    for seed in SEEDS:
        yield from walk(table.new(), seed, daring=seed != SEEDS[0])
    for lean in LEANINGS.get(table.ruleset.spec.name, ()):
        yield from walk(table.new(), 4, lean=lean)


def test_ids_are_ascending_in_range_and_only_where_somebody_decides(table: Table) -> None:
    size = table.ruleset.spec.actions.size
    for state, _ in walks(table):
        legal, outcomes = state.legal(), [action for action, _ in state.chance()]
        for ids in (legal, outcomes):
            assert ids == sorted(set(ids))
            assert all(0 <= action < size for action in ids)
        assert bool(legal) == (state.to_move() >= 0)
        assert bool(outcomes) == (state.to_move() == CHANCE)
        assert all(weight > 0 for _, weight in state.chance())


def test_check_agrees_with_legal_for_all_ids_and_every_refusal_has_a_reason(table: Table) -> None:
    size = table.ruleset.spec.actions.size
    for step, (state, _) in enumerate(walk(table.new(), 5, daring=True)):
        allowed = set(state.legal()) | {action for action, _ in state.chance()}
        ids = range(-1, size + 1) if step % 9 == 0 else range(-1, size + 1, 37)
        for action in ids:
            assert (state.check(action) == 0) == (action in allowed), action
            if action % 11 == 0 or not 0 <= action < size:
                reason = table.ruleset.why_not(state, action)
                assert (reason is None) == (action in allowed)
                assert reason is None or (reason.code.count("/") == 1 and reason.clause)


def test_only_chance_families_are_dealt_and_only_others_chosen(table: Table) -> None:
    families = table.ruleset.spec.actions
    for state, _ in walks(table):
        assert not any(families.family(action).chance for action in state.legal())
        assert all(families.family(action).chance for action, _ in state.chance())


def test_text_and_structure_name_each_action(table: Table) -> None:
    ruleset = table.ruleset
    texts = [ruleset.text(action) for action in range(ruleset.spec.actions.size)]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert ruleset.parse(f"  {text} ") == action
        assert ruleset.action(action).kind == text.split()[0]
    for nonsense in ("", "nonsense", f"{texts[0]} more", "put", ruleset.spec.name):
        with pytest.raises(BadAction):
            ruleset.parse(nonsense)


def test_a_clone_is_equal_and_independent(table: Table) -> None:
    for state, action in walks(table):
        copy = state.clone()
        assert copy.key() == state.key()
        assert (copy.legal(), copy.chance()) == (state.legal(), state.chance())
        if action >= 0:
            before = state.key()
            copy.apply(action)
            assert state.key() == before
            assert copy.key() != before
            copy.copy_from(state)
            assert copy.key() == before


def test_a_game_ends_in_time_with_utilities_in_bounds(table: Table) -> None:
    for seed in range(20):
        decisions = 0
        for state, _ in walk(table.new(), seed):
            decisions += state.to_move() >= 0
        assert state.to_move() == OVER
        assert decisions <= table.ruleset.spec.max_decisions
        worth = [state.utility(seat) for seat in range(state.seats)]
        assert all(-1 <= value <= 1 for value in worth)
        assert state.seats == 1 or abs(sum(worth)) < 1e-9
        best = max(state.score(seat) for seat in range(state.seats))
        assert all(state.score(seat) == best for seat in range(state.seats) if worth[seat] > 0)


def test_sampling_draws_what_chance_weighs(table: Table) -> None:
    """Drawn from equal generators, `sample` and a walk over the weights give the same outcome."""
    for state, _ in walk(table.new(), 4):
        if state.to_move() == CHANCE and len(state.chance()) > 1:
            total = sum(weight for _, weight in state.chance())
            drawn = [state.sample(Rng(seed)) for seed in range(20)]
            for seed, action in enumerate(drawn):
                rest = Rng(seed).pick(total)
                expected = next(a for a, w in state.chance() if (rest := rest - w) < 0)
                assert action == expected


def test_positions_round_trip_from_everywhere(table: Table) -> None:
    ruleset = table.ruleset
    for state, action in walks(table):
        document = json.loads(json.dumps(ruleset.write_position(state)))
        again = ruleset.read_position(document)
        assert again.key() == state.key()
        assert (again.legal(), again.chance()) == (state.legal(), state.chance())
        assert ruleset.write_position(again) == document
        if action >= 0:
            again.apply(action)
            after = state.clone()
            after.apply(action)
            assert again.key() == after.key()


def test_score_sheets_sum_to_the_score(table: Table) -> None:
    for state, _ in walks(table):
        sheet = table.ruleset.score_sheet(state)
        assert sheet.totals == tuple(state.score(seat) for seat in range(state.seats))
        assert all(line.clause and line.kind.startswith(table.ruleset.spec.name) for line in sheet.lines)


def test_touch_paths_tell_the_choices_apart(table: Table) -> None:
    for state, _ in walks(table):
        paths = [table.ruleset.touch(state, action) for action in state.legal()]
        assert len(set(paths)) == len(paths)
        for path in paths:
            assert path
            assert not any(other[: len(path)] == path for other in paths if other != path)


def test_views_hold_nothing_a_seat_cannot_know(table: Table) -> None:
    """Two positions that differ only in what a seat cannot know give that seat equal bytes."""
    rng = Rng(9)
    for state, _ in walks(table):
        for seat in range(state.seats):
            other = state.clone()
            other.determinize(seat, rng)
            mine, its = (json.dumps(table.ruleset.view(item, seat)) for item in (state, other))
            assert mine == its
            assert other.key(seat) == state.key(seat)
            assert other.to_move() == state.to_move()
            if state.to_move() == seat:
                assert other.legal() == state.legal()
        json.dumps(table.ruleset.view(state, None))


def test_events_seen_by_a_seat_hold_nothing_it_cannot_know(table: Table) -> None:
    """Hidden things, and decisions that are secret, are told to other seats in the same words.

    Open decisions may lead to the same position by ways that can be told apart; then nothing is hidden.
    """
    ruleset, rng = table.ruleset, Rng(10)
    for state, action in walks(table):
        if state.to_move() < 0:
            continue
        for seat in range(state.seats):
            other = state.clone()
            other.determinize(seat, rng)
            told: dict[int, tuple[int, list]] = {}
            tries = [(state, action), (other, action)]
            tries += [(state, alternative) for alternative in state.legal()[:6] if seat != state.to_move()]
            for item, chosen in tries:
                if item.check(chosen) != 0:
                    continue
                after = item.clone()
                after.apply(chosen)
                if chosen != action and not ruleset.secret(after):
                    continue  # an open decision, which everybody may hear
                if ruleset.secret(item) and not ruleset.secret(after):
                    continue  # what was secret is shown now
                heard = [event for event in ruleset.narrate(item, chosen, after) if event.seen_by(seat)]
                whole, first = told.setdefault(after.key(seat), (after.key(), heard))
                assert heard == first or (after.key() == whole and item is state)


def test_an_action_told_to_everybody_hides_nothing_from_a_spectator(table: Table) -> None:
    """While a game has secrets a replay shows the notation of an action only if all its events are open.

    So whatever else could have happened instead, a spectator can tell it apart, or nothing is different.
    """
    ruleset, hidden = table.ruleset, 0
    for state, action in walks(table):
        if action < 0:
            continue
        after = state.clone()
        after.apply(action)
        if not ruleset.secret(after):
            continue
        if any(event.audience is not None for event in ruleset.narrate(state, action, after)):
            hidden += 1
            continue
        seen = ruleset.view(after, None)
        for other in [*state.legal()[:12], *(outcome for outcome, _ in state.chance()[:12])]:
            instead = state.clone()
            instead.apply(other)
            assert ruleset.view(instead, None) != seen or instead.key() == after.key(), ruleset.text(action)
    assert hidden > 0 or not any(ruleset.secret(state) for state, _ in walks(table))


def test_a_journal_replays_and_refuses_with_nothing_changed(table: Table) -> None:
    ruleset = table.ruleset
    journal = Journal(ruleset, table.seats, dict(table.options), seed=77)
    rng = Rng(3)
    journal.deal()
    while journal.state.to_move() != OVER:
        seat, before, log = journal.state.to_move(), journal.state.key(), list(journal.actions)
        wrong = next(a for a in range(ruleset.spec.actions.size) if journal.state.check(a) != 0)
        for guilty, action in ((seat, wrong), (seat + 1, journal.state.legal()[0]), (seat, -4)):
            with pytest.raises(IllegalAction):
                journal.submit(guilty, action)
        with pytest.raises(IllegalAction):
            journal.submit_many(seat, [journal.state.legal()[0], wrong, wrong, wrong, wrong])
        assert (journal.state.key(), journal.actions) == (before, log)
        legal = journal.state.legal()
        journal.submit(seat, legal[rng.pick(len(legal))])
        journal.deal()
    again = Journal(ruleset, table.seats, dict(table.options), seed=77)
    for action in journal.actions:
        again.deal(action) if again.state.to_move() == CHANCE else again.submit(again.state.to_move(), action)
    assert again.state.key() == journal.state.key()


def test_the_seed_alone_decides_what_is_dealt(table: Table) -> None:
    def dealt(seed: int) -> list[int]:
        state, found = table.new(), []
        while state.to_move() == CHANCE:
            found.append(deal(seed, len(found), state.chance()))
            state.apply(found[-1])
        return found

    assert dealt(5) == dealt(5)
    assert len({tuple(dealt(seed)) for seed in range(30)}) > 1


def test_taking_back_returns_to_the_position_before_and_no_further(table: Table) -> None:
    journal = Journal(table.ruleset, table.seats, dict(table.options), seed=11)
    rng, taken = Rng(6), 0
    journal.deal()
    while journal.state.to_move() != OVER:
        seat, before = journal.state.to_move(), journal.state.key()
        legal = journal.state.legal()
        action = legal[len(legal) // 2 :][rng.pick((len(legal) + 1) // 2)]
        journal.submit(seat, action)
        if journal.state.to_move() in (CHANCE, OVER):
            journal.deal()
            with pytest.raises(CannotTakeBack):
                journal.take_back(seat)
        else:
            with pytest.raises(CannotTakeBack):
                journal.take_back(1 - seat)
            if len(journal.actions) > journal.boundary:
                assert journal.take_back(seat) == action
                assert journal.state.key() == before
                taken += 1
                journal.submit(seat, action)
    assert taken > 0


def test_nobody_takes_back_what_another_seat_has_built_upon(table: Table) -> None:
    """Undo as often as it is allowed: never below the log before another seat's decision."""
    journal = Journal(table.ruleset, table.seats, dict(table.options), seed=12)
    rng, fence, last = Rng(7), 0, -1
    journal.deal()
    while journal.state.to_move() != OVER:
        seat = journal.state.to_move()
        if seat != last:
            fence, last = len(journal.actions), seat
        legal = journal.state.legal()
        journal.submit(seat, legal[rng.pick(len(legal))])
        undone = []
        while True:
            try:
                undone.append(journal.take_back(seat))
            except CannotTakeBack:
                break
        assert len(journal.actions) >= fence
        for action in reversed(undone):
            journal.submit(seat, action)
        journal.deal()


def test_several_decisions_are_taken_all_or_none(table: Table) -> None:
    """`submit_many` equals its parts; a wrong one at its end, or a chance event in it, changes nothing."""
    whole, parts = (Journal(table.ruleset, table.seats, dict(table.options), seed=13) for _ in range(2))
    rng, tried = Rng(8), 0
    whole.deal()
    parts.deal()
    while parts.state.to_move() != OVER:
        seat, before = parts.state.to_move(), whole.state.key()
        chosen: list[int] = []
        trial = parts.state.clone()
        while trial.to_move() == seat and len(chosen) < 4:
            legal = trial.legal()
            chosen.append(legal[rng.pick(len(legal))])
            trial.apply(chosen[-1])
        ends_otherwise = chosen + [trial.legal()[0] if trial.to_move() >= 0 else 0, -1]
        with pytest.raises(IllegalAction):
            whole.submit_many(seat, ends_otherwise)
        assert (whole.state.key(), whole.actions) == (before, parts.actions)
        whole.submit_many(seat, chosen)
        for action in chosen:
            parts.submit(seat, action)
        assert (whole.state.key(), whole.boundary) == (parts.state.key(), parts.boundary)
        tried += len(chosen) > 1
        whole.deal()
        parts.deal()
    assert tried > 0


def test_nobody_decides_for_chance_and_nothing_but_whole_numbers_is_an_action(table: Table) -> None:
    journal = Journal(table.ruleset, table.seats, dict(table.options), seed=14)
    assert journal.state.to_move() == CHANCE
    outcomes = [action for action, _ in journal.state.chance()]
    dealt = deal(14, 0, journal.state.chance())
    for seat in (CHANCE, OVER, 0):
        with pytest.raises(IllegalAction):
            journal.submit(seat, outcomes[0])
    with pytest.raises(IllegalAction):
        journal.deal(next(action for action in outcomes if action != dealt))
    assert journal.actions == []
    journal.deal(dealt)
    journal.deal()
    seat, legal, log = journal.state.to_move(), journal.state.legal(), list(journal.actions)
    for nonsense in (float(legal[0]), str(legal[0]), None, True):
        with pytest.raises(BadAction):
            journal.submit(seat, nonsense)
    for beyond in (2**31, 2**40, 2**64, -(2**40)):
        with pytest.raises(IllegalAction):
            journal.submit(seat, beyond)
    assert journal.actions == log


def test_states_refuse_seats_there_are_not_and_other_games(table: Table) -> None:
    state = table.new()
    if not isinstance(state, Kernel):
        return
    questions = (state.score, state.utility, state.evaluate, state.key)
    for ask in (*questions, lambda seat: state.determinize(seat, Rng(0))):
        for seat in (-2, state.seats, 99):
            with pytest.raises(IndexError):
                ask(seat)
    with pytest.raises(TypeError):
        state.copy_from(Kernel())
    with pytest.raises(ValueError):
        for asked, _ in walk(table.new(), 3):
            if asked.to_move() >= 0:
                asked.sample(Rng(0))


def test_the_walks_see_what_the_laws_are_for() -> None:
    """Secrets on both sides, deep cathedrals, a second stack: else the laws would hold for nothing."""
    seen = {"secret": 0, "changed": 0, "deep": 0, "second stack": 0}
    for table in ALL:
        for state, _ in walks(table):
            if table.ruleset.spec.name != "basilica":
                continue
            seen["deep"] += state.words > 1
            seen["second stack"] += state.age == 1
            if table.ruleset.secret(state):
                seen["secret"] += 1
                other = state.clone()
                other.determinize(state.to_move(), Rng(1))
                seen["changed"] += other.key() != state.key()
    assert all(seen.values()), seen


def test_states_can_be_pickled(table: Table) -> None:
    for state, _ in walk(table.new(), 8):
        assert pickle.loads(pickle.dumps(state)).key() == state.key()
