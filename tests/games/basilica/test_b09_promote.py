"""B9.1, B9.2: Promote."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import builders, play, position, refusal, seen, texts, tokens_left

PROMOTE = {"orders": ("R.promote", "B.glass", "R.disaster")}
VARIANTS = pytest.mark.parametrize("variant", ["2010", "2022"])


def begun(drawing: str, **rest: Any) -> Any:
    return play(position(drawing, **(PROMOTE | rest)), "order 1")


def faces(state: Any) -> set[str]:
    return {text.removeprefix("rank ") for text in texts(state)}


def test_b9_1_an_own_builder_gets_a_rank() -> None:
    state = begun("R@1 Y@2 G@1 . .", coins=(2, 0))
    assert texts(state) == {"promote a1", "promote c1"}
    assert refusal(state, "promote b1") == refusal(state, "promote d1") == "not-your-builder B9"
    state = play(state, "promote a1", "rank strongman/juggler")
    assert builders(state) == {"a1": "1s", "b1": "2", "c1": "1"}
    assert tokens_left(state, 0) == ["aj", "am", "ms"]
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


@pytest.mark.parametrize(
    ("variant", "choices"),
    [
        ("2010", {"architect/mason", "mason/architect", "architect/strongman", "strongman/architect",
                  "mason/strongman", "strongman/mason"}),
        ("2022", {"architect/mason", "mason/architect", "mason/strongman", "strongman/mason",
                  "strongman/juggler", "juggler/strongman", "juggler/architect", "architect/juggler"}),
    ],
)  # fmt: skip
def test_b9_1_the_player_chooses_token_and_face(variant: str, choices: set[str]) -> None:
    state = play(begun("R@1 Y . . .", variant=variant), "promote a1")
    assert faces(state) == choices


def test_b9_1_tokens_with_the_same_two_faces_are_interchangeable() -> None:
    """In 2010 two of the four are architect/mason; one of them in play leaves the other."""
    state = play(begun("R@1a Y@1 . . .", variant="2010"), "promote b1")
    assert {"architect/mason", "mason/architect"} <= faces(state)
    state = play(begun("R@1am Y@1ma G@1 . .", variant="2010"), "promote c1")
    assert faces(state) == {
        "architect/strongman",
        "strongman/architect",
        "mason/strongman",
        "strongman/mason",
    }


def test_b9_1_a_new_token_replaces_the_old_one_which_returns() -> None:
    state = begun("R@1am Y . . .", coins=(2, 0))
    assert tokens_left(state, 0) == ["aj", "js", "ms"]
    state = play(state, "promote a1", "rank mason/strongman")
    assert builders(state) == {"a1": "1m"}
    assert tokens_left(state, 0) == ["aj", "am", "js"]


def test_b9_1_the_new_rank_must_differ_from_the_one_the_builder_has() -> None:
    state = play(begun("R@1am Y . . ."), "promote a1")
    assert refusal(state, "rank architect/juggler") == "same-rank B9.1"
    assert faces(state) == {"juggler/architect", "mason/strongman", "strongman/mason",
                            "strongman/juggler", "juggler/strongman"}  # fmt: skip


def test_b9_1_the_token_under_the_builder_cannot_be_turned() -> None:
    state = play(begun("R@1am Y . . ."), "promote a1")
    assert refusal(state, "rank mason/architect") == "token-not-in-supply B9.1"


def test_b9_1_a_rank_can_run_out() -> None:
    """Both tokens with an Architect are in use, so nobody becomes one."""
    state = play(begun("R@1am Y@1ja G@1 . ."), "promote c1")
    assert faces(state) == {"mason/strongman", "strongman/mason", "strongman/juggler", "juggler/strongman"}
    assert refusal(state, "rank architect/mason") == "token-not-in-supply B9.1"


def test_b9_1_a_token_has_two_different_faces() -> None:
    state = play(begun("R@1 Y . . ."), "promote a1")
    assert refusal(state, "rank mason/mason") == "token-not-in-supply B9.1"
    assert refusal(state, "rank architect/strongman") == "token-not-in-supply B9.1"


@VARIANTS
def test_b9_1_without_a_token_in_the_supply_there_is_no_promotion(variant: str) -> None:
    drawing = "R@1am Y@1ms G@1sj B@1ja R@1" if variant == "2022" else "R@1am Y@1as G@1ms B@1am R@1"
    state = position(drawing, variant=variant, **PROMOTE)
    assert "order 1" not in texts(state)
    assert refusal(state, "order 1") == "no-token-left B9.1"


def test_b9_1_without_a_builder_in_the_cathedral_there_is_no_promotion() -> None:
    assert refusal(position("R Y@2 . . .", **PROMOTE), "order 1") == "no-own-builder B9"


def test_b9_1_a_rank_travels_with_its_builder() -> None:
    state = play(position("R@1ms Y . . ."), "order 1", "move a1 right")
    assert builders(state) == {"b1": "1m"}
    assert tokens_left(state, 0) == ["aj", "am", "js"]


def test_b9_1_the_2010_edition_has_no_juggler() -> None:
    state = play(begun("R@1 Y . . .", variant="2010"), "promote a1")
    assert refusal(state, "rank juggler/strongman") == "token-not-in-supply B9.1"


def paid(drawing: str, rank: str, **rest: Any) -> Any:
    state = play(begun(drawing, **rest), "promote a1", f"rank {rank}")
    assert (state.to_move(), texts(state)) == (1, {"pay", "decline"})
    return play(state, "pay")


def test_b9_2_the_opponent_may_promote_one_of_her_builders() -> None:
    state = paid("R@1 Y@2 G@2 . .", "architect/mason")
    assert (state.to_move(), texts(state)) == (1, {"promote b1", "promote c1"})
    state = play(state, "promote c1", "rank mason/strongman")
    assert builders(state) == {"a1": "1a", "b1": "2", "c1": "2m"}
    assert tokens_left(state, 1) == ["aj", "am", "js"]
    assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)
    assert [seat["coins"] for seat in seen(state)["seats"]] == [2, 0]


def test_b9_2_not_to_the_rank_just_chosen() -> None:
    state = play(paid("R@1 Y@2 . . .", "architect/mason"), "promote b1")
    assert refusal(state, "rank architect/mason") == "rank-just-chosen B9.2"
    assert not any(face.startswith("architect") for face in faces(state))
    assert "mason/architect" in faces(state)


def test_b9_2_not_to_the_rank_her_builder_has() -> None:
    state = play(paid("R@1 Y@2ms . . .", "architect/mason"), "promote b1")
    assert refusal(state, "rank mason/architect") == "same-rank B9.1"
    assert faces(state) == {"juggler/architect", "strongman/juggler", "juggler/strongman"}


def test_b9_2_a_builder_that_could_get_no_other_rank_is_not_offered() -> None:
    """Her one token is architect/mason: the Mason cannot use it once Architect was chosen, the others can."""
    state = paid("R@1 Y@2ms G@2sj B@2ja .", "architect/mason")
    assert texts(state) == {"promote c1", "promote d1"}
    assert refusal(state, "promote b1") == "no-other-rank B9.2"
    assert faces(play(state, "promote c1")) == {"mason/architect"}


def test_b9_2_no_offer_without_a_builder_or_a_token_or_a_coin() -> None:
    for drawing, coins in (
        ("R@1 Y . . .", (1, 1)),
        ("R@1 Y@2am G@2ms B@2sj R@2ja", (1, 1)),
        ("R@1 Y@2 G . .", (2, 0)),
    ):
        state = play(begun(drawing, coins=coins), "promote a1", "rank architect/mason")
        assert (state.to_move(), seen(state)["actions_left"]) == (0, 2)


def test_b9_2_a_promotion_of_hers_returns_her_old_token_to_her() -> None:
    state = play(paid("R@1 Y@2ms . . .", "architect/mason"), "promote b1", "rank juggler/strongman")
    assert builders(state)["b1"] == "2j"
    assert tokens_left(state, 1) == ["aj", "am", "ms"]


def test_b9_2_the_active_players_next_promotion_is_free_again() -> None:
    """The rank chosen is forgotten with the order."""
    state = paid("R@1 Y@2 G@1 . .", "architect/mason", stack=["B.promote", "R", "R", "Y"])
    state = play(state, "promote b1", "rank mason/strongman", "order 1", "promote c1")
    assert {"architect/juggler", "mason/strongman"} <= faces(state)
