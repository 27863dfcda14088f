"""Positions drawn: pictures that are well-formed, complete and without secrets."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import islice
from typing import Any

import pytest

from contract.conftest import SHIPPED, Table
from contract.walks import walk
from rosace.core import registry
from rosace.core.rng import Rng
from rosace.core.svg import document, tag, word
from rosace.rl import pettingzoo_env, show
from rosace.rl.rendering import ruleset_of

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("table", [table for table in SHIPPED if "first" not in str(table)], ids=str)
def test_every_view_of_a_game_can_be_drawn(table: Table) -> None:
    for number, (state, _) in enumerate(walk(table.new(), 2, daring=True)):
        if number % 12 == 0 or state.to_move() == -2:
            for seat in (None, *range(state.seats)):
                picture = ET.fromstring(table.ruleset.picture(table.ruleset.view(state, seat)))
                assert picture.tag == f"{SVG}svg"
                _, _, width, height = map(float, picture.attrib["viewBox"].split())
                assert 0 < width < 6000 and 0 < height < 6000


@pytest.mark.parametrize("name", registry.names())
def test_a_picture_does_not_depend_on_what_is_hidden(name: str) -> None:
    for number, (state, _) in enumerate(walk(registry.get(name).new(), 4)):
        if number % 4:
            continue
        other = state.clone()
        other.determinize(0, Rng(1))
        assert show(state, 0).svg == show(other, 0).svg


def after(name: str, actions: int) -> Any:
    """The position after so many actions of a random game, or at its end."""
    last = None
    for last, _ in islice(walk(registry.get(name).new(), 5), actions):  # noqa: B007
        pass
    return last


def letters(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter(f"{SVG}text")]


def test_sagradas_dice_are_all_there_with_their_letters_and_pips() -> None:
    state = after("sagrada", 1000)
    view = registry.get("sagrada").view(state, None)
    dice = [cell["die"] for player in view["players"] for cell in player["cells"] if cell["die"]]
    dice += view["pool"] + [die for dice in view["track"] for die in dice]
    picture = ET.fromstring(show(state).svg)
    pips = [circle for circle in picture.iter(f"{SVG}circle") if circle.attrib["fill"] == "white"]
    assert len(dice) > 30 and len(pips) == sum(int(die[1]) for die in dice)


def test_basilicas_vaults_show_their_colours_by_letter() -> None:
    state = after("basilica", 90)
    view = registry.get("basilica").view(state, 0)
    vaults = [cell for cell in view["cathedral"] if "colours" in cell]
    wanted = ["".join(colour[0].upper() for colour in cell["colours"]) for cell in vaults]
    shown_letters = letters(show(state, 0).svg)
    assert len(wanted) > 5 and all(shown_letters.count(text) >= wanted.count(text) for text in wanted)


def test_fantazjas_tiles_show_their_sides_and_the_hand_is_its_owners() -> None:
    state = after("fantazja", 60)
    stacks = registry.get("fantazja").view(state, None)["stacks"]
    open_to_all, own = letters(show(state).svg), letters(show(state, 0).svg)
    for stack in stacks:
        assert set(stack["sides"]) <= set(open_to_all)
    assert len(own) > len(open_to_all)


def test_a_notebook_finds_the_picture() -> None:
    env = pettingzoo_env("basilica", render_mode="svg")
    env.reset(seed=1)
    shown = show(env.unwrapped.game.state, env.unwrapped.game.to_move)
    assert env.unwrapped._repr_svg_() == env.render() == shown._repr_svg_()
    assert "Juggler" not in shown.svg and str(shown).count("\n") > 10


def test_what_is_no_position_is_refused() -> None:
    with pytest.raises(TypeError, match="int is no position"):
        ruleset_of(3)
    for seat in (-1, 2):
        with pytest.raises(IndexError, match=f"no seat {seat}"):
            show(registry.get("fantazja").new(), seat)


def test_text_and_attributes_are_escaped() -> None:
    assert tag("a", word(0, 0, "<&>"), b='"') == (
        '<a b="&quot;"><text x="0" y="4.199999999999999" font-size="12" fill="#2b2a33" '
        'text-anchor="middle">&lt;&amp;&gt;</text></a>'
    )
    assert ET.fromstring(document(1, 2, [])).attrib["width"] == "1"
