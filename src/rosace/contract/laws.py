"""The laws of the contract, over random games of one variant.

Each law raises AssertionError where it is broken. It returns how many cases it saw: 0 where a game has none
of what the law is about, such as chance or secrets.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from rosace.contract.variants import SEEDS, Variant
from rosace.contract.walks import walk
from rosace.core.chance import deal
from rosace.core.errors import BadAction, IllegalAction
from rosace.core.journal import CannotTakeBack, Journal
from rosace.core.rng import Rng
from rosace.core.ruleset import AIDS, Event
from rosace.core.state import CHANCE, OVER, Kernel

Law = Callable[[Variant], int]
LAWS: list[Law] = []
DEALS = 30  # of which some must differ
DEALT_EVENTS = 8  # chance events that are compared


def law(function: Law) -> Law:
    LAWS.append(function)
    return function


@contextmanager
def refused(*errors: type[Exception]) -> Iterator[None]:
    """What is done in here must raise one of these errors."""
    try:
        yield
    except errors:
        return
    raise AssertionError(f"not refused with {' or '.join(error.__name__ for error in errors)}")


def journal_of(variant: Variant, seed: int) -> Journal:
    return Journal(variant.ruleset, variant.seats, dict(variant.options), seed=seed)


@law
def ids_are_ascending_in_range_and_only_where_somebody_decides(variant: Variant) -> int:
    size, cases = variant.ruleset.spec.actions.size, 0
    for state, _ in variant.walks():
        legal, outcomes = state.legal(), [action for action, _ in state.chance()]
        for ids in (legal, outcomes):
            assert ids == sorted(set(ids))
            assert all(0 <= action < size for action in ids)
        assert bool(legal) == (state.to_move() >= 0)
        assert bool(outcomes) == (state.to_move() == CHANCE)
        assert all(weight > 0 for _, weight in state.chance())
        cases += 1
    return cases


@law
def check_agrees_with_legal_for_all_ids_and_every_refusal_has_a_reason(variant: Variant) -> int:
    ruleset, cases = variant.ruleset, 0
    size = ruleset.spec.actions.size
    for step, (state, _) in enumerate(walk(variant.new(), 5, daring=True)):
        allowed = set(state.legal()) | {action for action, _ in state.chance()}
        ids = range(-1, size + 1) if step % 9 == 0 else range(-1, size + 1, 37)
        for action in ids:
            assert (state.check(action) == 0) == (action in allowed), ruleset_text(variant, action)
            if action % 11 == 0 or not 0 <= action < size:
                reason = ruleset.why_not(state, action)
                assert (reason is None) == (action in allowed), ruleset_text(variant, action)
                assert reason is None or (reason.code.count("/") == 1 and reason.clause)
                cases += reason is not None
    return cases


def ruleset_text(variant: Variant, action: int) -> str:
    known = 0 <= action < variant.ruleset.spec.actions.size
    return variant.ruleset.text(action) if known else f"id {action}"


@law
def only_chance_families_are_dealt_and_only_others_chosen(variant: Variant) -> int:
    families, cases = variant.ruleset.spec.actions, 0
    for state, _ in variant.walks():
        assert not any(families.family(action).chance for action in state.legal())
        assert all(families.family(action).chance for action, _ in state.chance())
        cases += 1
    return cases


@law
def text_and_structure_name_each_action(variant: Variant) -> int:
    ruleset = variant.ruleset
    texts = [ruleset.text(action) for action in range(ruleset.spec.actions.size)]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert ruleset.parse(f"  {text} ") == action
        assert ruleset.action(action).kind == text.split()[0]
    for nonsense in {"", "nonsense", f"{texts[0]} more", "put", ruleset.spec.name} - set(texts):
        with refused(BadAction):
            ruleset.parse(nonsense)
    return len(texts)


@law
def a_clone_is_equal_and_independent(variant: Variant) -> int:
    cases = 0
    for state, action in variant.walks():
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
            cases += 1
    return cases


@law
def a_game_ends_in_time_with_utilities_in_bounds(variant: Variant) -> int:
    for seed in range(20):
        decisions, state = 0, variant.new()
        for position, _ in walk(state, seed):
            decisions += position.to_move() >= 0
        assert state.to_move() == OVER
        assert decisions <= variant.ruleset.spec.max_decisions
        worth = [state.utility(seat) for seat in range(state.seats)]
        assert all(-1 <= value <= 1 for value in worth)
        assert state.seats == 1 or abs(sum(worth)) < 1e-9
        best = max(state.score(seat) for seat in range(state.seats))
        assert all(state.score(seat) == best for seat in range(state.seats) if worth[seat] > 0)
    return 20


@law
def sampling_draws_what_chance_weighs(variant: Variant) -> int:
    """Drawn from equal generators, `sample` and a walk over the weights give the same outcome."""
    cases = 0
    for state, _ in walk(variant.new(), 4):
        if state.to_move() == CHANCE and len(state.chance()) > 1:
            total = sum(weight for _, weight in state.chance())
            drawn = [state.sample(Rng(seed)) for seed in range(20)]
            for seed, action in enumerate(drawn):
                rest = Rng(seed).pick(total)
                expected = next(a for a, w in state.chance() if (rest := rest - w) < 0)
                assert action == expected
            cases += 1
    assert cases > 0 or not variant.ruleset.has_chance
    return cases


@law
def positions_round_trip_from_everywhere(variant: Variant) -> int:
    ruleset, cases = variant.ruleset, 0
    for state, action in variant.walks():
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
        cases += 1
    return cases


@law
def score_sheets_sum_to_the_score(variant: Variant) -> int:
    cases = 0
    for state, _ in variant.walks():
        sheet = variant.ruleset.score_sheet(state)
        assert sheet.totals == tuple(state.score(seat) for seat in range(state.seats))
        assert all(line.clause and line.kind.startswith(variant.ruleset.spec.name) for line in sheet.lines)
        cases += len(sheet.lines)
    return cases


@law
def final_lines_sum_to_the_score_at_the_end(variant: Variant) -> int:
    """Whatever position of a game they are asked from."""
    cases = 0
    for seed in SEEDS:
        steps = [(state.clone(), action) for state, action in walk(variant.new(), seed)]
        end, _ = steps[-1]
        for number in range(0, len(steps), 1 + len(steps) // 8):
            start, _ = steps[number]
            lines = list(variant.ruleset.final_lines(start, [action for _, action in steps[number:-1]]))
            for seat in range(end.seats):
                assert sum(line.points for line in lines if line.seat == seat) == end.score(seat)
            cases += len(lines)
    return cases


@law
def touch_paths_tell_the_choices_apart(variant: Variant) -> int:
    """A path may begin another one only if its action goes on: then the next touch tells which is meant."""
    cases = 0
    for state, _ in variant.walks():
        legal = state.legal()
        paths = [variant.ruleset.touch(state, action) for action in legal]
        assert len(set(paths)) == len(paths)
        for action, path in zip(legal, paths, strict=True):
            assert path
            if any(other[: len(path)] == path for other in paths if other != path):
                assert goes_on(state, action)
        cases += len(paths)
    return cases


def goes_on(state: Any, action: int) -> bool:
    """Whether the seat has more to decide before its action is complete."""
    after = state.clone()
    after.apply(action)
    return bool(after.mid_action()) and after.to_move() == state.to_move()


@law
def views_hold_nothing_a_seat_cannot_know(variant: Variant) -> int:
    """Two positions that differ only in what a seat cannot know give that seat equal bytes."""
    ruleset, rng, cases = variant.ruleset, Rng(9), 0
    for state, _ in variant.walks():
        for seat in range(state.seats):
            other = state.clone()
            other.determinize(seat, rng)
            mine, its = (json.dumps(ruleset.view(item, seat)) for item in (state, other))
            assert mine == its
            assert other.key(seat) == state.key(seat)
            assert other.to_move() == state.to_move()
            if state.to_move() == seat:
                assert other.legal() == state.legal()
            if other.key() != state.key():
                assert ruleset.has_secrets, "something is hidden, but `secret` is not overridden"
                cases += 1
        json.dumps(ruleset.view(state, None))
    return cases


@law
def events_seen_by_a_seat_hold_nothing_it_cannot_know(variant: Variant) -> int:
    """Hidden things, and decisions that are secret, are told to other seats in the same words.

    Open decisions may lead to the same position by ways that can be told apart; then nothing is hidden.
    """
    ruleset, rng, cases = variant.ruleset, Rng(10), 0
    for state, action in variant.walks():
        if state.to_move() < 0:
            continue
        for seat in range(state.seats):
            other = state.clone()
            other.determinize(seat, rng)
            told: dict[int, tuple[int, list[Event]]] = {}
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
                cases += after.key() != whole
    return cases


@law
def an_action_told_to_everybody_hides_nothing_from_a_spectator(variant: Variant) -> int:
    """While a game has secrets a replay shows the notation of an action only if all its events are open.

    So whatever else could have happened instead, a spectator can tell it apart, or nothing is different.
    """
    ruleset, hidden = variant.ruleset, 0
    for state, action in variant.walks():
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
    assert hidden > 0 or not any(ruleset.secret(state) for state, _ in variant.walks())
    return hidden


@law
def a_journal_replays_and_refuses_with_nothing_changed(variant: Variant) -> int:
    journal, rng, cases = journal_of(variant, 77), Rng(3), 0
    size = variant.ruleset.spec.actions.size
    journal.deal()
    while journal.state.to_move() != OVER:
        seat, before, log = journal.state.to_move(), journal.state.key(), list(journal.actions)
        # Where every id is legal, the next one is wrong: there is no such action.
        wrong = next(action for action in range(size + 1) if journal.state.check(action) != 0)
        for guilty, action in ((seat, wrong), (seat + 1, journal.state.legal()[0]), (seat, -4)):
            with refused(IllegalAction):
                journal.submit(guilty, action)
        with refused(IllegalAction):
            journal.submit_many(seat, [journal.state.legal()[0], wrong, wrong, wrong, wrong, -4])
        assert (journal.state.key(), journal.actions) == (before, log)
        legal = journal.state.legal()
        journal.submit(seat, legal[rng.pick(len(legal))])
        journal.deal()
        cases += 1
    again = journal_of(variant, 77)
    for action in journal.actions:
        again.deal(action) if again.state.to_move() == CHANCE else again.submit(again.state.to_move(), action)
    assert again.state.key() == journal.state.key()
    return cases


@law
def the_seed_alone_decides_what_is_dealt(variant: Variant) -> int:
    """The decisions are always the first legal one, so that only chance can make games differ."""
    several = 0

    def dealt(seed: int) -> tuple[int, ...]:
        nonlocal several
        state = variant.new()
        found: list[int] = []
        while state.to_move() != OVER and len(found) < DEALT_EVENTS:
            if state.to_move() == CHANCE:
                several += len(state.chance()) > 1
                found.append(deal(seed, len(found), state.chance()))
                state.apply(found[-1])
            else:
                state.apply(state.legal()[0])
        return tuple(found)

    assert dealt(5) == dealt(5)
    assert len({dealt(seed) for seed in range(DEALS)}) > 1 or several == 0
    return several


@law
def taking_back_returns_to_the_position_before_and_no_further(variant: Variant) -> int:
    journal, rng, taken = journal_of(variant, 11), Rng(6), 0
    journal.deal()
    while journal.state.to_move() != OVER:
        seat, before = journal.state.to_move(), journal.state.key()
        legal = journal.state.legal()
        action = legal[len(legal) // 2 :][rng.pick((len(legal) + 1) // 2)]
        journal.submit(seat, action)
        if journal.state.to_move() in (CHANCE, OVER):
            journal.deal()
            with refused(CannotTakeBack):
                journal.take_back(seat)
        else:
            with refused(CannotTakeBack):
                journal.take_back(1 - seat)
            if len(journal.actions) > journal.boundary:
                assert journal.take_back(seat) == action
                assert journal.state.key() == before
                taken += 1
                journal.submit(seat, action)
    return taken


@law
def nobody_takes_back_what_another_seat_has_built_upon(variant: Variant) -> int:
    """Undo as often as it is allowed: never below the log before another seat's decision."""
    journal, rng, fence, last, cases = journal_of(variant, 12), Rng(7), 0, -1, 0
    journal.deal()
    while journal.state.to_move() != OVER:
        seat = journal.state.to_move()
        if seat != last:
            fence, last = len(journal.actions), seat
        legal = journal.state.legal()
        journal.submit(seat, legal[rng.pick(len(legal))])
        undone: list[int] = []
        while True:
            try:
                undone.append(journal.take_back(seat))
            except CannotTakeBack:
                break
        assert len(journal.actions) >= fence
        for action in reversed(undone):
            journal.submit(seat, action)
        journal.deal()
        cases += len(undone) > 0
    return cases


@law
def several_decisions_are_taken_all_or_none(variant: Variant) -> int:
    """`submit_many` equals its parts; a wrong one at its end, or a chance event in it, changes nothing."""
    whole, parts = journal_of(variant, 13), journal_of(variant, 13)
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
        with refused(IllegalAction):
            whole.submit_many(seat, ends_otherwise)
        assert (whole.state.key(), whole.actions) == (before, parts.actions)
        whole.submit_many(seat, chosen)
        for action in chosen:
            parts.submit(seat, action)
        assert (whole.state.key(), whole.boundary) == (parts.state.key(), parts.boundary)
        tried += len(chosen) > 1
        whole.deal()
        parts.deal()
    return tried


@law
def nobody_decides_for_chance(variant: Variant) -> int:
    """At the first chance event that could come out otherwise."""
    journal, events = journal_of(variant, 14), 0
    while journal.state.to_move() != CHANCE or len(journal.state.chance()) < 2:
        if journal.state.to_move() == OVER:
            return 0
        if journal.state.to_move() == CHANCE:
            journal.deal(journal.state.chance()[0][0])
            events += 1
        else:
            journal.submit(journal.state.to_move(), journal.state.legal()[0])
    log, outcomes = list(journal.actions), [action for action, _ in journal.state.chance()]
    dealt = deal(14, events, journal.state.chance())
    for seat in (CHANCE, OVER, 0):
        with refused(IllegalAction):
            journal.submit(seat, outcomes[0])
    with refused(IllegalAction):
        journal.deal(next(action for action in outcomes if action != dealt))
    assert journal.actions == log
    journal.deal(dealt)
    assert journal.actions == [*log, dealt]
    return 1


@law
def nothing_but_whole_numbers_is_an_action(variant: Variant) -> int:
    journal = journal_of(variant, 14)
    journal.deal()
    seat, legal, log = journal.state.to_move(), journal.state.legal(), list(journal.actions)
    for nonsense in (float(legal[0]), str(legal[0]), None, True):
        with refused(BadAction):
            journal.submit(seat, nonsense)  # type: ignore[arg-type]
    for beyond in (2**31, 2**40, 2**64, -(2**40)):
        with refused(IllegalAction):
            journal.submit(seat, beyond)
    assert journal.actions == log
    return 1


def _is_kernel(state: Any) -> bool:
    return isinstance(state, Kernel)


@law
def kernels_refuse_seats_that_do_not_exist_and_other_games(variant: Variant) -> int:
    state: Any = variant.new()
    if not _is_kernel(state):
        return 0
    questions = (state.score, state.utility, state.evaluate, state.key)
    for ask in (*questions, lambda seat: state.determinize(seat, Rng(0))):
        for seat in (-2, state.seats, 99):
            with refused(IndexError):
                ask(seat)
    with refused(TypeError):
        state.copy_from(Kernel())
    with refused(ValueError):
        for asked, _ in walk(variant.new(), 3):
            if asked.to_move() >= 0:
                asked.sample(Rng(0))
    return 1


@law
def states_can_be_pickled(variant: Variant) -> int:
    cases = 0
    for state, _ in walk(variant.new(), 8):
        assert pickle.loads(pickle.dumps(state)).key() == state.key()
        cases += 1
    return cases


@law
def an_observation_shows_what_a_seat_knows_and_nothing_else(variant: Variant) -> int:
    spec, rng, cases = variant.ruleset.observation, Rng(11), 0
    for state, _ in walk(variant.new(), 9, daring=True):
        for seat in range(state.seats) if spec is not None else ():
            assert spec is not None
            other = state.clone()
            other.determinize(seat, rng)
            assert spec.encode(state, seat, spec.vector(state, seat)) == spec.size
            assert spec.vector(state, seat) == spec.vector(other, seat)
            cases += 1
    return cases


@law
def a_question_is_one_of_the_game_and_has_two_legal_answers(variant: Variant) -> int:
    ruleset, rng, cases = variant.ruleset, Rng(4), 0
    known = {(question.name, case) for question in ruleset.questions for case in question.cases}
    for seed in (1, 2):
        for state, _ in walk(variant.new(), seed, daring=True):
            asked = ruleset.question(state)
            if asked is None:
                continue
            assert asked in known
            assert {ruleset.answer(state, True), ruleset.answer(state, False)} == set(state.legal())
            other = state.clone()
            other.determinize(state.to_move(), rng)
            assert ruleset.question(other) == asked  # nobody answers by what they cannot know
            cases += 1
    return cases


@law
def a_view_without_aids_lacks_them_and_nothing_else(variant: Variant) -> int:
    ruleset, cases = variant.ruleset, 0
    assert set(ruleset.aids) <= set(AIDS)
    for state, _ in islice(walk(variant.new(), 3), 0, None, 7):
        view = ruleset.view(state, 0)
        before, whole = json.dumps(view), dict(places(view))
        for aids in ((), *((aid,) for aid in AIDS), AIDS):
            paths = tuple(path for aid in aids for path in ruleset.aids.get(aid, ()))
            left = dict(places(ruleset.strip_aids(view, aids)))
            assert left == {where: what for where, what in whole.items() if not named_by(where, paths)}
            assert all(any(named_by(where, (path,)) for where in whole) for path in paths)
            cases += len(paths)
        assert json.dumps(view) == before
    return cases


def places(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Everything in a JSON value but its whole, as where it is and what it is."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in items:
        where = (*path, str(name))
        yield ".".join(where), "…" if isinstance(item, (dict, list)) and item else json.dumps(item)
        yield from places(item, where)


def named_by(where: str, paths: tuple[str, ...]) -> bool:
    """Whether a place in a view is at one of the paths or below it."""
    steps = where.split(".")
    for path in paths:
        pattern = path.split(".")
        if len(steps) >= len(pattern) and all(
            want in ("*", step) for want, step in zip(pattern, steps, strict=False)
        ):
            return True
    return False
