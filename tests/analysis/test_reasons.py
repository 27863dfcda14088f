"""Why an action is better: the lines sum exactly, leak nothing, and name the right topic."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from games.basilica import helpers as basilica
from games.fantazja import boards as fantazja
from games.sagrada import helpers as sagrada
from rosace.analysis import quick_play
from rosace.analysis.reasons import Explanation, explain
from rosace.core import registry
from rosace.core.errors import BadOptions
from rosace.core.journal import Journal
from rosace.core.rng import Rng
from rosace.core.ruleset import Ruleset
from rosace.i18n import Translator, languages

TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "basilica 2022": ("basilica", {}),
    "basilica 2010": ("basilica", {"options": {"variant": "2010"}}),
    "basilica festum": ("basilica", {"options": {"festum": True}}),
    "sagrada solo": ("sagrada", {"seats": 1}),
    "sagrada solo, two private": ("sagrada", {"seats": 1, "options": {"two_private": True}}),
    "sagrada 2": ("sagrada", {"seats": 2}),
    "sagrada 3": ("sagrada", {"seats": 3}),
    "sagrada 4": ("sagrada", {"seats": 4}),
    "fantazja": ("fantazja", {}),
}

# Positions drawn as the tests of their games draw them, two actions, and how the reason begins in English.
POSITIONS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "reasons.json").read_text(encoding="utf-8")
)


def position(table: str, progress: float, seed: int = 1) -> tuple[Ruleset, Any]:
    """A position of a table played quickly up to some progress."""
    name, settings = TABLES[table]
    ruleset = registry.get(name)
    journal = Journal(ruleset, settings.get("seats"), settings.get("options"), seed=seed)
    journal.deal()
    state, rng, player = journal.state, Rng(seed), quick_play.rollouts(ruleset)
    while ruleset.progress(state) < progress or state.to_move() < 0 or state.mid_action():
        chance = state.to_move() < 0
        state.apply(state.sample(rng) if chance else player.choose(state, rng.pick(1 << 30)))
    return ruleset, state


def two_actions(ruleset: Ruleset, state: Any) -> list[tuple[int, ...]]:
    """The first complete action and the last."""
    return [complete(ruleset, state, first) for first in (state.legal()[-1], state.legal()[0])]


def complete(ruleset: Ruleset, state: Any, first: int) -> tuple[int, ...]:
    after, seat, decided = state.clone(), state.to_move(), [first]
    after.apply(first)
    while after.mid_action() and after.to_move() == seat:
        decided.append(quick_play.rollouts(ruleset).choose(after, 0))
        after.apply(decided[-1])
    return tuple(decided)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("progress", [0.0, 0.6])
def test_final_lines_sum_to_the_score(table: str, progress: float) -> None:
    ruleset, state = position(table, progress)
    player, seat = quick_play.rollouts(ruleset), state.to_move()
    for number in range(8):
        start = player.start(state, seed=2, number=number, seat=seat)
        end, played = player.play_on(state, seed=2, number=number, seat=seat)
        lines = list(ruleset.final_lines(start, played))
        for one in range(state.seats):
            assert sum(line.points for line in lines if line.seat == one) == end.score(one)
        to_beat = [line.points for line in lines if line.seat is None]
        assert to_beat == ([end.target_to_beat()] if state.seats == 1 else [])


@pytest.mark.parametrize("table", TABLES)
def test_lines_sum_to_the_difference_in_points(table: str) -> None:
    """The total is what the rollouts score: own points less those of the best of the others."""
    ruleset, state = position(table, 0.5)
    actions, player, seat = two_actions(ruleset, state), quick_play.rollouts(ruleset), state.to_move()
    explanation = explain(ruleset, state, *actions, rollouts=12, seed=3)
    assert sum(line.difference for line in explanation.lines) == explanation.total
    ends = [
        [player.play_on(state, seed=3, number=i, seat=seat, actions=one)[0] for i in range(12)]
        for one in actions
    ]
    gained = [
        sum((Fraction(a.score(one) - b.score(one), 12) for a, b in zip(*ends, strict=True)), Fraction(0))
        for one in range(state.seats)
    ]
    if state.seats == 1:
        target = sum(a.target_to_beat() - b.target_to_beat() for a, b in zip(*ends, strict=True))
        assert explanation.total == gained[0] - Fraction(target, 12)
    elif state.seats == 2:
        assert explanation.total == gained[seat] - gained[1 - seat]
    for one in range(state.seats):
        assert sum(line.points for line in explanation.lines if line.seat == one) == gained[one]


@pytest.mark.parametrize("table", ["sagrada 3", "sagrada 4"])
def test_others_count_by_how_often_they_are_the_best_of_the_others(table: str) -> None:
    ruleset, state = position(table, 0.7)
    actions, player, seat = two_actions(ruleset, state), quick_play.rollouts(ruleset), state.to_move()
    explanation = explain(ruleset, state, *actions, rollouts=12)
    often = dict.fromkeys(range(state.seats), Fraction(0))
    for action in actions:
        for number in range(12):
            end, _ = player.play_on(state, seed=0, number=number, seat=seat, actions=action)
            scores = {one: end.score(one) for one in range(state.seats) if one != seat}
            best = [one for one, score in scores.items() if score == max(scores.values())]
            for one in best:
                often[one] += Fraction(1, 24 * len(best))
    assert sum(often.values()) == 1
    for line in explanation.lines:
        assert line.seat is not None
        assert line.difference == line.points * (1 if line.seat == seat else -often[line.seat])


@pytest.mark.parametrize("table", TABLES)
def test_the_same_again_and_with_other_signs_the_other_way_round(table: str) -> None:
    ruleset, state = position(table, 0.5)
    better, worse = two_actions(ruleset, state)
    explanation = explain(ruleset, state, better, worse, rollouts=10, seed=4)
    assert explain(ruleset, state, better, worse, rollouts=10, seed=4) == explanation
    swapped = explain(ruleset, state, worse, better, rollouts=10, seed=4)
    assert signs(swapped, -1) == signs(explanation, 1)


def signs(explanation: Explanation, sign: int) -> list[Any]:
    lines = [
        (line.seat, line.topic, sign * line.points, sign * line.difference, line.noise, line.elements)
        for line in explanation.lines
    ]
    return [*lines, sign * explanation.total, explanation.noise]


@pytest.mark.parametrize("table", [name for name in TABLES if "solo" not in name])
def test_what_a_seat_cannot_know_changes_nothing(table: str) -> None:
    """Else a reason would tell a private objective or a hand."""
    ruleset, state = position(table, 0.5)
    actions, rng = two_actions(ruleset, state), Rng(5)
    explanation = explain(ruleset, state, *actions, rollouts=8)
    for _ in range(4):
        other = state.clone()
        other.determinize(state.to_move(), rng)
        assert explain(ruleset, other, *actions, rollouts=8) == explanation


@pytest.mark.parametrize("table", TABLES)
def test_equal_actions_have_no_clear_difference(table: str) -> None:
    ruleset, state = position(table, 0.3)
    action = two_actions(ruleset, state)[0]
    explanation = explain(ruleset, state, action, action, rollouts=500)
    assert (explanation.lines, explanation.total, explanation.noise) == ((), 0, 0)
    assert explanation.rollouts < 500, "nothing was to be learnt from more"
    assert not explanation.is_clear
    assert explanation.in_words(Translator("en")) == "No clear difference."


@pytest.mark.parametrize("table", TABLES)
def test_every_topic_has_words(table: str) -> None:
    translators = [Translator(lang, strict=True) for lang in languages()]
    for seed in range(3):
        ruleset, state = position(table, 0.8, seed)
        explanation = explain(ruleset, state, *two_actions(ruleset, state), rollouts=10)
        for translator in translators:
            assert explanation.in_words(translator, name_of="@{}".format)
            assert all(translator(line.topic) for line in explanation.lines)


def test_nobody_decides_where_chance_is_due() -> None:
    ruleset = registry.get("basilica")
    with pytest.raises(BadOptions, match="nobody decides"):
        explain(ruleset, ruleset.new(), (0,), (1,))


def drawn(game: str, parts: dict[str, Any]) -> Any:
    """The state of a position in `POSITIONS`."""
    given = dict(parts)
    if game == "basilica":
        return basilica.position("\n".join(given.pop("drawing")), **given)
    if game == "sagrada":
        return sagrada.position(*map("\n".join, given.pop("windows")), **given)
    pairs = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return fantazja.position(pairs.pop("land"), **pairs)


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: f"{case['game']}: {case['theme']}")
def test_the_first_reason_names_the_right_topic(case: dict[str, Any]) -> None:
    ruleset, state = registry.get(case["game"]), drawn(case["game"], case["position"])
    better, worse = (tuple(map(ruleset.parse, case[name])) for name in ("better", "worse"))
    explanation = explain(ruleset, state, better, worse, rollouts=24)
    assert explanation.in_words(Translator("en", strict=True)).startswith(f"{case['reason']}: ")
    assert set(explanation.touched) <= set(explanation.elements)


@pytest.mark.parametrize("game", ["basilica", "sagrada", "fantazja"])
def test_there_are_twenty_positions_a_game(game: str) -> None:
    assert len({case["theme"] for case in POSITIONS if case["game"] == game}) >= 20


CONFUSION = next(case for case in POSITIONS if case["theme"].startswith("confusion"))


def confused() -> Explanation:
    better, worse = (tuple(map(basilica.RULESET.parse, CONFUSION[name])) for name in ("better", "worse"))
    state = drawn("basilica", CONFUSION["position"])
    return explain(basilica.RULESET, state, better, worse, rollouts=24)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Majority in blue (Black): −4.0 points. It gives away 2.0 points: majority in red."),
        (
            "pl",
            "Przewaga, obszar niebieski (Czarny): −4,0 punktu. "
            "Kosztuje to 2,0 punktu: przewaga, obszar czerwony.",
        ),
        (
            "fr",
            "Majorité, zone bleue (Noir)\xa0: −4,0 points. Cela coûte 2,0 points\xa0: majorité, zone rouge.",
        ),
    ],  # fmt: skip
)
def test_one_or_two_sentences(lang: str, words: str) -> None:
    assert confused().in_words(Translator(lang, strict=True)) == words


def test_names_of_people() -> None:
    """A name is a person's own text: it is not translated."""
    words = confused().in_words(Translator("en", strict=True), name_of=lambda seat: f"@seat-{seat}")
    assert words.startswith("Majority in blue (@seat-1): −4.0 points.")


def test_the_board_can_point_at_reasons() -> None:
    """What the action touches, then the cells of the area: those that the present board has."""
    assert confused().elements == (
        *("order:0", "cell:0,0", "cell:3,0", "cell:2,0"),
        *("cell:3,1", "cell:4,0", "cell:4,1", "cell:1,0"),
    )


def test_a_small_cost_and_an_unclear_line_are_not_told() -> None:
    """Only lines beyond twice their noise are reasons, and none that is far less than the first."""
    for table in ("sagrada 2", "fantazja", "basilica 2022"):
        ruleset, state = position(table, 0.5)
        explanation = explain(ruleset, state, *two_actions(ruleset, state), rollouts=40)
        told = explanation.told
        assert len(told) <= 3
        assert bool(told) == explanation.is_clear
        assert all(4 * abs(line.difference) >= abs(told[0].difference) for line in told)
