"""The result of an arena as one self-contained HTML page, light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from rosace.arena.formatting import (
    COLUMNS,
    Translate,
    cells,
    conditions,
    format_forfeit,
    format_percent,
    format_rating,
    legend,
    localize_numbers,
    pairwise_shares,
    short_names,
    title,
    verdict,
)
from rosace.arena.plots import PlotRow, axis_ticks, interval_plot

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22242a; --soft: #6a6d76; --rule: #dcd9d0;
  --glass: #1f5fa8; --glass-soft: 31 95 168; --lead: #a4342c; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181d; --ink: #e9e7e1; --soft: #9a9da6;
  --rule: #34373f; --glass: #7db3f0; --glass-soft: 125 179 240; --lead: #f0877d; } }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 66rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; font-weight: 600; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; font-weight: 600; margin: 2.5rem 0 .5rem; }
p { margin: .25rem 0; max-width: 46rem; } .soft { color: var(--soft); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; font-size: .92rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--rule); }
th { font-weight: 500; color: var(--soft); font-size: .9rem; }
th:first-child, td:first-child { text-align: left; padding-left: 0; } tbody th { color: var(--ink); }
td.against { background: rgb(var(--glass-soft) / var(--much)); }
svg { width: 100%; height: auto; min-width: 32rem; max-width: 45rem; display: block;
  font: 14px system-ui, sans-serif; }
svg .grid { stroke: var(--rule); } svg .middle { stroke: var(--lead); stroke-dasharray: 4 4; }
svg .reach { stroke: var(--glass); stroke-width: 2; } svg .value { fill: var(--glass); }
svg text { fill: var(--ink); } svg .name { text-anchor: end; }
svg .mark { fill: var(--soft); text-anchor: middle; font-size: 12px; }
svg .figure { font-variant-numeric: tabular-nums; }
li { margin: .2rem 0; overflow-wrap: anywhere; }
"""


def write(result: dict[str, Any], translate: Translate, lang: str) -> str:
    """The page of a result, in the language of `translate`."""
    names = short_names(result["players"])
    heading = title(result, translate)
    parts = [
        f"<h1>{escape(heading)}</h1>",
        f'<p class="soft">{escape(conditions(result, translate))}</p>',
        *([f"<p>{escape(verdict(result['test'], names, translate))}</p>"] if "test" in result else ()),
        _section(translate("arena-ladder"), _ladder(result, names, translate)),
        _section(translate("arena-ratings"), _ratings(result, names, translate)),
        _section(translate("arena-shares"), _shares(result, names, translate)),
        _section(translate("arena-matrix"), _matrix(result, names, translate)),
        _forfeits(result, translate),
        f'<p class="soft" style="margin-top:2.5rem">{escape(legend(result, translate))}</p>',
    ]
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(filter(None, parts))
        + "\n</body></html>\n"
    )


def _section(heading: str, content: str) -> str:
    return f"<h2>{escape(heading)}</h2>\n{content}"


def _table(head: Sequence[str], rows: Iterable[str]) -> str:
    names = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return _scrollable(f"<table><thead><tr>{names}</tr></thead>\n<tbody>{body}</tbody></table>")


def _scrollable(content: str) -> str:
    """Content that scrolls sideways where it is wider than the screen."""
    return f'<div class="wide">{content}</div>'


def _ladder(result: dict[str, Any], names: dict[str, str], translate: Translate) -> str:
    table_rows = []
    for row in result["ladder"]:
        name, *rest = map(escape, cells(row, names, translate))
        table_rows.append(f'<th scope="row" title="{escape(row["player"])}">{name}</th>' + _cells(rest))
    return _table([translate(f"arena-{name}") for name in COLUMNS], table_rows)


def _cells(texts: Iterable[str]) -> str:
    return "".join(f"<td>{text}</td>" for text in texts)


def _ratings(result: dict[str, Any], names: dict[str, str], translate: Translate) -> str:
    plot_rows = []
    for row in result["ladder"]:
        rating = row["rating"]
        plot_rows.append(
            PlotRow(
                names[row["player"]],
                rating["mu"],
                rating["interval"],
                localize_numbers(format_rating(rating), translate),
            )
        )
    marks = axis_ticks(
        min(plot_row.interval[0] for plot_row in plot_rows),
        max(plot_row.interval[1] for plot_row in plot_rows),
    )
    return _scrollable(
        interval_plot(
            translate("arena-ratings"),
            plot_rows,
            marks,
            lambda value: localize_numbers(f"{value:g}", translate),
        )
    )


def _shares(result: dict[str, Any], names: dict[str, str], translate: Translate) -> str:
    plot_rows = [
        PlotRow(names[row["player"]], row["share"], row["interval"], format_percent(row["share"], translate))
        for row in result["ladder"]
        if row["share"] is not None
    ]
    marks = [0.0, 0.25, 0.5, 0.75, 1.0]
    middle = 1 / result["seats"]
    return _scrollable(
        interval_plot(
            translate("arena-shares"),
            plot_rows,
            marks,
            lambda value: localize_numbers(f"{value:.0%}", translate),
            middle,
        )
    )


def _matrix(result: dict[str, Any], names: dict[str, str], translate: Translate) -> str:
    ranked = [row["player"] for row in result["ladder"]]
    share_against = pairwise_shares(result)
    rows = []
    for player in ranked:
        row = f'<th scope="row">{escape(names[player])}</th>'
        for opponent in ranked:
            share = share_against.get((player, opponent))
            row += "<td></td>" if share is None else _share_cell(share, translate)
        rows.append(row)
    return _table(["", *(names[player] for player in ranked)], rows)


def _share_cell(share: float, translate: Translate) -> str:
    """A cell with a share, coloured deeper for a larger one."""
    shown = format_percent(share, translate)
    return f'<td class="against" style="--much:{0.35 * share:.2f}">{shown}</td>'


def _forfeits(result: dict[str, Any], translate: Translate) -> str:
    if not result["forfeits"]:
        return ""
    items = "".join(
        f"<li>{escape(format_forfeit(forfeit, translate))}</li>" for forfeit in result["forfeits"]
    )
    return _section(translate("arena-forfeits-title", games=len(result["forfeits"])), f"<ul>{items}</ul>")
