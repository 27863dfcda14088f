"""B1: components and set-up."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from rosace.core.errors import BadAction, BadComponents, BadOptions
from rosace.games.basilica.kernel import component_data
from rosace.games.basilica.kernel.constants import COLOUR_SETS, ORDERS

from .helpers import RULESET, cells, outcomes, play, position, refusal, seen, settle, step, texts

VARIANTS = pytest.mark.parametrize("variant", ["2010", "2022"])
TEXT = resources.files("rosace.games.basilica").joinpath("components.json").read_text("utf-8")


def test_b1_0_the_component_list_says_of_each_value_where_it_comes_from() -> None:
    assert set(component_data.COMPONENTS.status) == {"rulebook", "public_source", "reconstructed"}
    assert all(component_data.COMPONENTS.status.values())


def test_b1_0_a_corrected_component_list_is_all_that_a_correction_needs() -> None:
    data = json.loads(TEXT)
    data["tiles"][0] |= {"order": "glass", "crown": False}
    corrected = component_data.load(json.dumps(data))
    assert (
        corrected.tiles[0].kind
        == component_data.kind_of(["red"], "glass", False)
        != component_data.COMPONENTS.tiles[0].kind
    )
    assert corrected.digest != component_data.COMPONENTS.digest
    assert component_data.COMPONENTS.digest in RULESET.spec.rules


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("columns", 6, "B1.5"),
        ("order_spaces", 4, "B1.4"),
        ("paid_orders", ["promote"], "paid orders"),
        ("scoring_spaces", [10, 10, 30], "B6.2"),
        ("scoring_spaces", [10, 20], "B6.2"),
    ],
)
def test_b1_0_a_component_list_the_rules_cannot_be_played_with_is_refused(
    name: str, value: Any, message: str
) -> None:
    data = json.loads(TEXT) | {name: value}
    with pytest.raises(BadComponents, match=message):
        component_data.load(json.dumps(data))


def test_b1_0_a_component_list_names_each_tile_once() -> None:
    data = json.loads(TEXT)
    data["tiles"][1]["id"] = data["tiles"][0]["id"]
    with pytest.raises(BadComponents, match="same id"):
        component_data.load(json.dumps(data))


def test_b1_1_ten_tiles_of_each_colour_and_eighteen_wild_ones() -> None:
    colours = Counter(COLOUR_SETS[tile.kind >> 4] for tile in component_data.COMPONENTS.box(festum=False))
    assert sum(colours.values()) == 58
    assert [colours[(name,)] for name in ("red", "yellow", "green", "blue")] == [10] * 4
    assert sum(number for pair, number in colours.items() if len(set(pair)) == 2) == 18
    assert RULESET.spec.seats == (2,)


def test_b1_1_a_tile_lying_order_side_up_shows_its_colours_and_its_order() -> None:
    state = position(orders=("RB.move", "Y.glass", "G.promote"))
    assert seen(state)["orders"] == [
        {"colours": ["red", "blue"], "order": "move"},
        {"colours": ["yellow"], "order": "glass"},
        {"colours": ["green"], "order": "promote"},
    ]


def test_b1_1_the_colours_of_an_order_tile_do_not_matter_to_the_order() -> None:
    drawing = "R@1 Y . . ."
    red = play(position(drawing, orders=("R.move", ".glass", ".disaster")), "order 1")
    wild = play(position(drawing, orders=("YG.move", ".glass", ".disaster")), "order 1")
    assert texts(red) == texts(wild) == {"move a1 right"}


@VARIANTS
def test_b1_2_each_player_owns_a_coin_four_tokens_and_five_builders_to_place(variant: str) -> None:
    for seat in seen(RULESET.new(options={"variant": variant}))["seats"]:
        assert (seat["coins"], len(seat["tokens"]), seat["builders"], seat["points"]) == (1, 4, 5, 0)


def test_b1_2_what_is_not_in_the_cathedral_is_in_the_supply() -> None:
    state = position("R@1 Y@1a G@2 . .")
    first, second = seen(state)["seats"]
    assert (first["builders"], len(first["tokens"])) == (3, 3)
    assert (second["builders"], len(second["tokens"])) == (4, 4)


@VARIANTS
def test_b1_2_the_juggler_belongs_to_the_edition_of_2022(variant: str) -> None:
    tokens = seen(RULESET.new(options={"variant": variant}))["seats"][0]["tokens"]
    assert any("juggler" in pair for pair in tokens) == (variant == "2022")


def test_b1_3_everybody_sees_order_and_colours_of_the_top_tile() -> None:
    state = position(stack=["YB.glass", "R", "R"])
    for seat in (0, 1, None):
        assert seen(state, seat)["stack"] == {
            "tiles": 3,
            "top": {"colours": ["yellow", "blue"], "order": "glass"},
            "reshuffled": False,
        }


def test_b1_3_no_view_names_a_tile_or_the_crown_of_one_lying_order_side_up() -> None:
    """An id would tell the crown, which the order side does not show."""
    state = play(position("R@1 Y RB . .", festum=True), "place 1 a2", "order 1", "move a1 right")
    ids = "|".join(tile.id for tile in component_data.COMPONENTS.box(festum=True))
    for seat in (0, 1, None):
        view = seen(state, seat)
        assert not re.search(rf'"({ids})"', json.dumps(view))
        for back in (*view["orders"], view["stack"]["top"]):
            assert set(back) == {"colours", "order"}


def test_b1_3_nothing_is_known_of_the_stack_but_what_is_not_elsewhere() -> None:
    """Every hidden tile is as likely as every other to be the next on top."""
    stack = ["R.move", "G.move", "Y.move", "Y.move", "YB.glass"]
    state = step(position("R Y . . .", stack=stack), "place 1 a2")
    assert outcomes(state) == {"top green.move": 1, "top yellow.move": 2, "top yellow-blue.glass": 1}


def test_b1_3_the_crown_of_a_tile_is_not_known_before_it_is_turned_over() -> None:
    """Of the two red glass tiles one is crowned: which of them lay there is open until the flip."""
    state = position("R Y . . .", orders=("R.glass", ".move", ".disaster"))
    flipped = step(state, "place 1 a2")
    assert outcomes(flipped) == {"crown no": 1, "crown yes": 1}
    for word, crown in (("no", False), ("yes", True)):
        assert seen(play(flipped, f"crown {word}"))["vaults"][0] == {"colours": ["red"], "crown": crown}


def test_b1_3_a_crown_that_can_be_inferred_is_not_asked_of_chance() -> None:
    """With the crownless red glass tile among the discards, the one in the row has the crown."""
    state = position("R Y . . .", orders=("R+.glass", ".move", ".disaster"), discards=["R-.glass"])
    assert seen(play(state, "place 1 a2"))["vaults"][0] == {"colours": ["red"], "crown": True}


def test_b1_3_the_discards_may_be_looked_through() -> None:
    state = position(discards=["R+.promote", "R+.promote", "YG-.move"])
    for seat in (0, 1, None):
        assert seen(state, seat)["discards"] == [
            {"colours": ["red"], "order": "promote", "crown": True, "number": 2},
            {"colours": ["yellow", "green"], "order": "move", "crown": False, "number": 1},
        ]


def test_b1_4_three_tiles_go_to_the_order_spaces_then_three_to_the_vault_spaces() -> None:
    drawn = ["red.promote", "yellow.move", "green.recruit", "blue.confuse", "red-blue.move", "yellow.glass"]
    state = play(RULESET.new(options={"first": "1"}), *(f"top {back}" for back in drawn), "top blue.glass")
    view = seen(state)
    assert [back["order"] for back in view["orders"]] == ["promote", "move", "recruit"]
    assert [vault["colours"] for vault in view["vaults"]] == [["blue"], ["red", "blue"], ["yellow"]]
    assert view["stack"] == {
        "tiles": 52, "top": {"colours": ["blue"], "order": "glass"}, "reshuffled": False,
    }  # fmt: skip
    assert (view["phase"], view["turn"], view["actions_left"]) == ("action", 0, 3)


def test_b1_4_a_tile_dealt_to_a_vault_space_shows_its_crown_there() -> None:
    state = RULESET.new(options={"first": "1"})
    state = play(state, "top red.promote", "top yellow.move", "top green.recruit", "top red.glass")
    assert outcomes(state) == {"crown no": 1, "crown yes": 1}
    assert seen(play(state, "crown yes"))["vaults"][0] == {"colours": ["red"], "crown": True}


@VARIANTS
@pytest.mark.parametrize("festum", [False, True])
def test_b1_4_set_up_leaves_the_cathedral_empty_and_the_rest_in_the_stack(variant: str, festum: bool) -> None:
    view = seen(settle(RULESET.new(options={"variant": variant, "festum": festum, "first": "2"})))
    assert (view["cathedral"], view["discards"], view["marker"]) == ([], [], 0)
    assert view["stack"]["tiles"] == (60 if festum else 52)
    assert None not in view["orders"] + view["vaults"]


def test_b1_5_the_plan_is_five_columns_wide_and_starts_with_five_slots() -> None:
    state = settle(RULESET.new(options={"first": "1"}))
    assert cells(state, "place 1") == {"a1", "b1", "c1", "d1", "e1"}
    with pytest.raises(BadAction, match="f1"):
        RULESET.parse("place 1 f1")


def test_b1_5_rows_are_counted_from_the_board() -> None:
    view = seen(position(". . R . ."))
    assert [
        (shown_cell["at"], shown_cell["column"], shown_cell["row"]) for shown_cell in view["cathedral"]
    ] == [("c1", 2, 0)]
    assert RULESET.touch(position(), RULESET.parse("place 1 c1")) == ("vault:0", "cell:2,0")


def test_b1_5_a_column_has_no_last_row() -> None:
    deep = "\n".join([". . # . ."] * 40)
    assert "place 1 c41" in texts(position(deep, reshuffled=True, stack=5))


@pytest.mark.parametrize(("option", "seat"), [("1", 0), ("2", 1)])
def test_b1_6_the_table_chooses_the_first_player(option: str, seat: int) -> None:
    state = settle(RULESET.new(options={"first": option}))
    assert (state.to_move(), seen(state)["turn"]) == (seat, seat)


def test_b1_6_by_default_chance_chooses_the_first_player() -> None:
    state = RULESET.new()
    assert outcomes(state) == {"first 1": 1, "first 2": 1}
    assert settle(play(state, "first 2")).to_move() == 1
    assert refusal(state, "top red.move") == "core/impossible-outcome B1.3"


def test_b1_6_there_is_no_third_player_to_choose() -> None:
    with pytest.raises(BadOptions, match="first"):
        RULESET.new(options={"first": "3"})
    with pytest.raises(BadOptions, match="2 seats"):
        RULESET.new(seats=3)


def test_b1_1_every_order_of_the_base_game_is_on_some_back() -> None:
    orders = {ORDERS[tile.back % 8] for tile in component_data.COMPONENTS.box(festum=False)}
    assert orders == set(ORDERS) - {"altar"}
