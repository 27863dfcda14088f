"""The table as text for a terminal, drawn from a view alone (so it shows no more than the view)."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

from rosace.core.ruleset import Phrase, Say
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.constants import COLOURS, LETTERS

PAINT = {
    "R": "#ffffff on #a31d28", "Y": "#1c1400 on #d9a520", "G": "#ffffff on #1b7a4c",
    "B": "#ffffff on #2456a6", "P": "#ffffff on #6b3aa5",
}  # fmt: skip
WINDOW_NAMES = {window.slug: window.name for window in COMPONENTS.windows}
WINDOW, COLUMN = 33, 40  # signs a window is wide, and where the second one begins
PIPS = " ⚀⚁⚂⚃⚄⚅"


def draw(view: Mapping[str, Any], say: Say, width: int = 80) -> str:
    """Cards, pool, track and windows, as Rich markup."""
    windows = _windows(view, say, width)
    return "\n".join([_heading(view, say), *_cards(view, say), "", *_dice(view, say), "", *windows])


def _die(die: str) -> str:
    """The die as the notation has it, on its colour, with its pips: the colour is not the only sign."""
    return f"[{PAINT[die[0]]}] {die}{PIPS[int(die[1])]} [/]"


def _heading(view: Mapping[str, Any], say: Say) -> str:
    params = {"round": view["round"], "first": "—" if view["first"] < 0 else f"@player-{view['first']}"}
    text = say(Phrase("sagrada-board-round", params))
    if view["target"] is not None:
        text += "  " + say(Phrase("sagrada-board-target", {"target": view["target"]}))
    return text


def _cards(view: Mapping[str, Any], say: Say) -> list[str]:
    tools = [say(_tool(view, tool)) for tool in view["tools"]]
    objectives = [say(Phrase(f"sagrada-objective-{name}")) for name in view["public"]]
    own = [
        say(Phrase("sagrada-board-player", {"seat": f"@player-{seat}", "window": name}))
        for seat, player in enumerate(view["players"])
        for name in (f"@sagrada-private-{colour}" for colour in player["private"] or ())
    ]
    return [" · ".join(line) for line in (tools, objectives, own) if line]


def _tool(view: Mapping[str, Any], tool: Mapping[str, Any]) -> Phrase:
    params = {
        "tool": f"@sagrada-tool-{tool['number']}",
        "number": tool["number"],
        "price": 0 if view["target"] is not None else tool["price"],
        "colour": f"@colour-{tool['colour']}",
        "gone": "yes" if tool["gone"] else "no",
    }
    return Phrase("sagrada-board-tool", params)


def details(view: Mapping[str, Any], say: Say) -> str:
    """What the tools and objectives say, and what is left in the bag."""
    keys = [f"sagrada-tool-{tool['number']}" for tool in view["tools"]]
    keys += [f"sagrada-objective-{name}" for name in view["public"]]
    lines = [f"[bold]{say(Phrase(key))}[/] {say(Phrase(f'{key}.help'))}" for key in keys]
    bag = ", ".join(f"{say(Phrase(f'colour-{name}'))} {number}" for name, number in view["bag"].items())
    return "\n".join([*lines, f"[bold]{say(Phrase('sagrada-board-bag'))}[/] {bag}"])


def _dice(view: Mapping[str, Any], say: Say) -> list[str]:
    pool = " ".join(_die(die) for die in view["pool"]) or "—"
    track = "  ".join(
        f"{number}: {' '.join(_die(die) for die in dice) or '—'}"
        for number, dice in enumerate(view["track"], 1)
        if number < view["round"] or dice
    )
    lines = [f"{say(Phrase('sagrada-board-pool'))}  {pool}"]
    begun = view["begun"] or {"hand": None, "colour": None}
    if begun["hand"]:
        lines.append(f"{say(Phrase('sagrada-board-hand'))}  {_die(begun['hand'])}")
    if begun["colour"]:
        paint = PAINT[LETTERS[COLOURS.index(begun["colour"])]]
        colour = say(Phrase(f"colour-{begun['colour']}"))
        lines.append(f"{say(Phrase('sagrada-board-hand'))}  [{paint}] {colour} [/]")
    if track:
        lines.append(f"{say(Phrase('sagrada-board-track'))}  {track}")
    return lines


def _windows(view: Mapping[str, Any], say: Say, width: int) -> list[str]:
    """Two windows beside each other, or one below the other where two do not fit."""
    lines = []
    players = [
        [*_player_lines(view, seat, player, say), *_window(player)]
        for seat, player in enumerate(view["players"])
    ]
    if width < COLUMN + WINDOW:
        return [line for player in players for line in (*player, "")][:-1]
    for left, right in itertools.zip_longest(players[::2], players[1::2]):
        if right is None:
            lines += [*left, ""]
            continue
        lines += [f"{left[i]:<{COLUMN}}{right[i]}" for i in range(2)]
        gap = " " * (COLUMN - WINDOW)
        pairs = itertools.zip_longest(left[2:], right[2:], fillvalue=" " * WINDOW)
        lines += [f"{one}{gap}{two}" for one, two in pairs]
        lines.append("")
    return lines[:-1]


def _player_lines(view: Mapping[str, Any], seat: int, player: Mapping[str, Any], say: Say) -> list[str]:
    name = {"seat": f"@player-{seat}", "window": WINDOW_NAMES.get(player["window"], "—")}
    purse = {
        "tokens": player["tokens"],
        "points": player["points"],
        "solo": "no" if view["target"] is None else "yes",
    }
    mark = "▶" if view["turn"] == seat else " "
    return [
        f"{mark} {say(Phrase('sagrada-board-player', name))}",
        f"  {say(Phrase('sagrada-board-purse', purse))}",
    ]


def _window(player: Mapping[str, Any]) -> list[str]:
    if player["cells"] is None:
        return []
    lines = ["    " + " ".join(f"{number:^5}" for number in range(1, 6))]
    for row in range(4):
        cells = player["cells"][row * 5 : row * 5 + 5]
        lines.append(f"  {'abcd'[row]} " + " ".join(map(_cell, cells)))
    return lines


def _cell(cell: Mapping[str, Any]) -> str:
    """Five signs wide, whatever is in it."""
    if cell["die"]:
        return _die(cell["die"])
    sign = cell["printed"]
    if sign is None:
        return "[dim]  ·  [/]"
    if sign in PAINT:
        return f"[bold {PAINT[sign].split(' on ')[1]}]  {sign}  [/]"
    return f"[bold]  {sign}  [/]"


def face(number: int) -> str:
    """A window without dice, to choose from."""
    signs = COMPONENTS.windows[number].signs
    shown = [f"[bold {PAINT[sign].split(' on ')[1]}]{sign}[/]" if sign in PAINT else sign for sign in signs]
    shown = ["[dim]·[/]" if sign == "." else sign for sign in shown]
    return "\n".join("  ".join(shown[row * 5 : row * 5 + 5]) for row in range(4))
