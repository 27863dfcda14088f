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


def _letter(sign: str, say: Say) -> str:
    """The letter of a colour in the reader's language, by its letter in notation."""
    return say(Phrase(f"colour-{COLOURS[LETTERS.index(sign)]}.letter"))


def _die(die: str, say: Say) -> str:
    """Five signs: letter, value and pips on the die's colour; the colour is not the only sign."""
    name = f"{_letter(die[0], say)}{die[1]}{PIPS[int(die[1])]}"
    return f"[{PAINT[die[0]]}]{name:^5}[/]"


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
        "colour": f"@colour-{tool['colour']}.die",
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
    pool = " ".join(_die(die, say) for die in view["pool"]) or "—"
    track = "  ".join(
        f"{number}: {' '.join(_die(die, say) for die in dice) or '—'}"
        for number, dice in enumerate(view["track"], 1)
        if number < view["round"] or dice
    )
    lines = [f"{say(Phrase('sagrada-board-pool'))}  {pool}"]
    begun = view["begun"] or {"hand": None, "colour": None}
    if begun["hand"]:
        lines.append(f"{say(Phrase('sagrada-board-hand'))}  {_die(begun['hand'], say)}")
    if begun["colour"]:
        paint = PAINT[LETTERS[COLOURS.index(begun["colour"])]]
        colour = say(Phrase(f"colour-{begun['colour']}.die"))
        lines.append(f"{say(Phrase('sagrada-board-hand'))}  [{paint}] {colour} [/]")
    if track:
        lines.append(f"{say(Phrase('sagrada-board-track'))}  {track}")
    return lines


def _windows(view: Mapping[str, Any], say: Say, width: int) -> list[str]:
    """Two windows beside each other, or one below the other where two do not fit."""
    lines = []
    players = [
        [*_player_lines(view, seat, player, say), *_window(player, say)]
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


def _window(player: Mapping[str, Any], say: Say) -> list[str]:
    if player["cells"] is None:
        return []
    lines = ["    " + " ".join(f"{number:^5}" for number in range(1, 6))]
    for row in range(4):
        cells = player["cells"][row * 5 : row * 5 + 5]
        lines.append(f"  {'abcd'[row]} " + " ".join(_cell(cell, say) for cell in cells))
    return lines


def _cell(cell: Mapping[str, Any], say: Say) -> str:
    """Five signs wide, whatever is in it."""
    if cell["die"]:
        return _die(cell["die"], say)
    sign = cell["printed"]
    if sign is None:
        return "[dim]  ·  [/]"
    if sign in PAINT:
        return f"[bold {PAINT[sign].split(' on ')[1]}]{_letter(sign, say):^5}[/]"
    return f"[bold]  {sign}  [/]"


def face(number: int, say: Say) -> str:
    """A window without dice, to choose from."""
    shown = [_sign(sign, say) for sign in COMPONENTS.windows[number].signs]
    return "\n".join(" ".join(shown[row * 5 : row * 5 + 5]) for row in range(4))


def _sign(sign: str, say: Say) -> str:
    """Two signs wide: what is printed on a cell."""
    if sign == ".":
        return "[dim]· [/]"
    if sign in PAINT:
        return f"[bold {PAINT[sign].split(' on ')[1]}]{_letter(sign, say):<2}[/]"
    return f"{sign:<2}"
