"""The table as a terminal shows it."""

from __future__ import annotations

from rich.text import Text

from rosace.core.journal import Journal
from rosace.i18n import Translator

from .helpers import RULESET, play, position, step

SAY = Translator("en", strict=True)


def test_a_window_is_drawn_beside_one_that_is_still_hidden() -> None:
    """Seat 2 sees its own choice while seat 1's is secret to it."""
    journal = Journal(RULESET, 3, {}, seed=5)
    journal.deal()
    for seat in (0, 1):
        journal.submit(seat, journal.state.legal()[0])
    shown = RULESET.draw(RULESET.view(journal.state, 1), SAY)
    assert shown.count("  a ") == 1
    assert RULESET.draw(RULESET.view(journal.state, 2), SAY).count("  a ") == 0


def test_the_colour_drawn_by_the_flux_remover_is_shown_before_its_value_is_chosen() -> None:
    state = position("", "", tools=(11, 1, 2), pool="R1 Y2 G3 G4 B5", round=1)
    state = step(state, "tool 11", "draft R1", "colour blue")
    view = RULESET.view(state, 0)
    assert (view["begun"]["hand"], view["begun"]["colour"]) == (None, "blue")
    assert "In hand:" in RULESET.draw(view, SAY) and "blue" in RULESET.draw(view, SAY)


def test_windows_lie_below_each_other_where_two_do_not_fit() -> None:
    view = RULESET.view(position("R5 .. .. .. ..", "P6 .. .. .. ..", round=2), None)

    def rows(width: int) -> list[str]:
        return [line for line in RULESET.draw(view, SAY, width).splitlines() if line.startswith("  a ")]

    wide, narrow = rows(80), rows(60)
    assert len(wide) == 1 and "R5" in wide[0] and "P6" in wide[0]
    assert len(narrow) == 2 and "R5" in narrow[0] and "P6" in narrow[1]
    assert RULESET.draw(view, SAY) == RULESET.draw(view, SAY, 73) != RULESET.draw(view, SAY, 72)
    plain = [Text.from_markup(line).plain for line in RULESET.draw(view, SAY, 40).splitlines()]
    assert max(len(line) for line in plain[-12:]) <= 40


def test_nobody_is_called_first_before_chance_has_chosen() -> None:
    assert "first player: —" in RULESET.draw(RULESET.view(RULESET.new(2), None), SAY)


def test_a_turn_that_is_missed_is_told() -> None:
    """Seat 1 used the Running Pliers; its second turn is passed over when the round ends."""
    state = position("", "", tools=(8, 1, 2), pool="R1 Y2 G3 G4 B5", round=1)
    state = play(state, "place R1 a1", "tool 8", "place Y2 a2", "pass")
    before = state.clone()
    action = RULESET.parse("pass")
    state.apply(action)
    kinds = [event.kind for event in RULESET.narrate(before, action, state)]
    assert "sagrada-skipped" in kinds
    assert kinds.index("sagrada-skipped") < kinds.index("sagrada-round-ended")


def test_details_name_tools_objectives_and_the_bag() -> None:
    state = position("", "", pool="R1 Y2 G3 G4 B5", round=1)
    details = RULESET.details(RULESET.view(state, 0), SAY)
    assert "In the bag:" in details and "red 17" in details and "purple 18" in details
