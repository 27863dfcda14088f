"""B4: place builder."""

from __future__ import annotations

from .helpers import at, builders, play, position, refusal, seen, texts


def test_b4_1_a_builder_leaves_the_supply_for_the_vault_just_placed() -> None:
    before = position("R Y . . .", seat=2)
    after = play(before, "place 1 a2", "builder")
    assert at(after, "a2")["builder"] == {"seat": 1, "rank": None}
    assert [seat["builders"] for seat in seen(after)["seats"]] == [5, 4]
    assert (after.to_move(), seen(after)["actions_left"]) == (1, 1)


def test_b4_1_without_a_builder_in_the_supply_it_is_not_possible() -> None:
    state = play(position("R@1 Y@1 R@1 Y@1 R@1\nB@2 . . . ."), "place 1 b2")
    assert "builder" not in texts(state)
    assert refusal(state, "builder") == "no-builder-left B4.1"


def test_b4_1_the_last_builder_of_the_supply_can_be_placed() -> None:
    state = play(position("R@1 Y@1 R@1 Y@1 R"), "place 1 a2", "builder")
    assert len(builders(state)) == 5
    assert seen(state)["seats"][0]["builders"] == 0


def test_b4_1_at_most_one_builder_stands_on_a_tile() -> None:
    state = position("R@1 Y@2 G . .", orders=(".recruit", ".move", ".glass"))
    recruiting = play(state, "order 1")
    assert texts(recruiting) == {"recruit c1"}
    assert (
        refusal(recruiting, "recruit a1") == refusal(recruiting, "recruit b1") == "builder-stands-here B4.1"
    )
    moving = position("R@1 Y@1 G . .")
    assert refusal(play(moving, "order 1"), "move a1 right") == "builder-stands-here B4.1"


def test_b4_1_a_scaffolding_carries_no_builder() -> None:
    state = play(position("R@1 # . . .\nY . . . .", orders=(".recruit", ".move", ".glass")), "order 1")
    assert texts(state) == {"recruit a2"}
    assert refusal(state, "recruit b1") == "no-vault B9"
