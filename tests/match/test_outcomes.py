"""What several entries of a log come to, told as one."""

from rosace.core.ruleset import Event
from rosace.match import Outcome
from rosace.match.messages import sizes

PLACED, TURNED, ANSWERED = (Event(kind) for kind in ("placed", "turned", "answered"))


def test_the_position_before_chance_stays_when_an_answer_follows() -> None:
    chance = Outcome((PLACED, TURNED), between="before chance", decided=1)
    answer = Outcome((ANSWERED,), decided=1)
    assert chance.joined(answer) == Outcome((PLACED, TURNED, ANSWERED), 0, "before chance", 1)


def test_of_two_positions_before_chance_the_last_counts() -> None:
    first = Outcome((PLACED, TURNED), between="before", decided=1)
    second = Outcome((ANSWERED, TURNED), between="later", decided=1)
    assert first.joined(second) == Outcome((PLACED, TURNED, ANSWERED, TURNED), 0, "later", 3)


def test_the_events_of_each_entry_are_counted_for_each_audience() -> None:
    hidden = Event("drawn", audience=(1,))
    joined = Outcome((PLACED, hidden), sizes=(2,)).joined(Outcome((ANSWERED,), sizes=(1,)))
    assert joined.sizes == (2, 1)
    assert sizes(joined, 0) == [1, 1] and sizes(joined, 1) == [2, 1]
