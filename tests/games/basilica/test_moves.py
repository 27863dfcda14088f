"""The pieces that travel in an event, by their elements: what a board animates."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import RULESET, events_of, play, position, step

TWO = "R@1 Y R . .\nG@2 B . . ."


def moves(state: Any, notation: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """The moves of a decision and of the chance events that follow it, by kind of event."""
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    while notation:
        for event in events_of(state, notation):
            found[event.kind.removeprefix("basilica-")] = event.moves
        state = step(state, notation)
        notation = RULESET.text(state.chance()[0][0]) if state.chance() else ""
    return found


def test_a_vault_goes_to_its_cell_and_the_tiles_above_follow() -> None:
    found = moves(position(TWO, vaults=("R", "Y+", "G"), marker=4), "place 2 d1")
    assert found["place"] == (("vault:1", "cell:3,0"),)
    assert found["marker"] == (("track:4", "track:5"),)
    assert found["flip"] == (("order:1", "vault:1"),)
    assert found["refill"] == (("stack", "order:1"),)


def test_a_builder_comes_from_its_supply() -> None:
    state = play(position(TWO, seat=2), "place 1 d1")
    assert moves(state, "builder")["builder"] == (("builders:1", "builder:3,0"),)


@pytest.mark.parametrize(
    ("order", "decisions", "expected"),
    [
        ("move", ["move a1 right"], ("builder:0,0", "builder:1,0")),
        ("recruit", ["recruit b1"], ("builders:0", "builder:1,0")),
        ("promote", ["promote a1", "rank mason/architect"], ("token:0:architect/mason", "rank:0,0")),
        ("glass", ["glass a1"], ("box:glass", "glass:0,0")),
        ("scaffolding", ["scaffold d1"], ("box:scaffold", "cell:3,0")),
        ("disaster", ["disaster b1"], ("cell:1,0", "discards")),
        ("confuse", ["take a1"], ("builder:0,0", "builders:0")),
        ("confuse", ["take a1", "decline", "move a2 right"], ("builder:0,1", "builder:1,1")),
    ],
)
def test_an_order_moves_a_piece(order: str, decisions: list[str], expected: tuple[str, str]) -> None:
    state = position(TWO, orders=(f".{order}", ".glass", ".move"))
    state = play(state, "order 1", *decisions[:-1])
    kind = "confuse" if decisions[-1] == "move a2 right" else decisions[-1].split()[0]
    assert moves(state, decisions[-1])[kind] == (expected,)


def test_altars_come_out_of_the_box() -> None:
    state = play(position(TWO, festum=True, orders=(".altar", ".glass", ".move")), "order 1")
    assert moves(state, "altar b1")["altar"] == (("box:altar", "altar:1,0"),)


def test_a_used_order_is_discarded_when_the_next_one_comes() -> None:
    state = position(TWO, orders=(".glass", ".move", ".disaster"))
    assert moves(state, "order 1")["order"] == ()
    found = moves(play(state, "order 1"), "glass a1")
    assert found["refill"] == (("order:0", "discards"), ("stack", "order:0"))


def test_a_coin_goes_from_the_opponent_to_the_active_player() -> None:
    state = play(position(TWO, orders=(".recruit", ".glass", ".disaster")), "order 1", "recruit b1")
    assert moves(state, "pay")["pay"] == (("coins:1", "coins:0"),)
    assert moves(state, "decline")["decline"] == ()


def test_the_discards_become_the_stack() -> None:
    assert moves(position("R@1 Y . . .", stack=[]), "place 1 a2")["reshuffle"] == (("discards", "stack"),)


def test_stuck_vaults_are_discarded_and_replaced_from_the_stack() -> None:
    display = {"vaults": ("YG", "RY", "GB"), "orders": ("RG.glass", ".move", ".disaster")}
    found = moves(position(". RB . . .", **display), "place 1 d1")
    assert found["stuck"] == tuple((f"vault:{space}", "discards") for space in range(3))
    assert found["flip"] == (("stack", "vault:2"),)


def test_after_a_scoring_builders_go_home_and_two_rows_leave() -> None:
    state = position("R@1 . B B .\nY@2m . . . .\nG . . . .", vaults=("Y+", "Y", "G"), marker=9)
    found = moves(state, "place 1 b1")["rows-leave"]
    assert found[:2] == (("builder:0,0", "builders:0"), ("builder:0,1", "builders:1"))
    cells = [f"cell:{cell}" for cell in ("0,0", "1,0", "2,0", "3,0", "0,1")]
    assert found[2:] == tuple((cell, "discards") for cell in cells)
