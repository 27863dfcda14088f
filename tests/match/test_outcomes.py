"""What several entries of a log come to, told as one."""

from rosace.core.ruleset import Event
from rosace.match import Outcome

PLACED, TURNED, ANSWERED = (Event(kind) for kind in ("placed", "turned", "answered"))


def test_the_position_before_chance_stays_when_an_answer_follows() -> None:
    chance = Outcome((PLACED, TURNED), between="before chance", decided=1)
    answer = Outcome((ANSWERED,), decided=1)
    assert chance.joined(answer) == Outcome((PLACED, TURNED, ANSWERED), 0, "before chance", 1)


def test_of_two_positions_before_chance_the_last_counts() -> None:
    first = Outcome((PLACED, TURNED), between="before", decided=1)
    second = Outcome((ANSWERED, TURNED), between="later", decided=1)
    assert first.joined(second) == Outcome((PLACED, TURNED, ANSWERED, TURNED), 0, "later", 3)
