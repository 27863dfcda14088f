"""The result of an arena as one page that needs nothing else: no address outside it, light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from rosace.arena.formatting import (
    COLUMNS,
    Say,
    cells,
    conditions,
    forfeit_text,
    legend,
    percent,
    rating_text,
    shares,
    short_names,
    title,
    verdict,
)
from rosace.arena.plots import Line, intervals, ticks

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


def write(result: dict[str, Any], say: Say, lang: str) -> str:
    """The page of a result, in the language of `say`."""
    names = short_names(result["players"])
    heading = title(result, say)
    parts = [
        f"<h1>{escape(heading)}</h1>",
        f'<p class="soft">{escape(conditions(result, say))}</p>',
        *([f"<p>{escape(verdict(result['test'], names, say))}</p>"] if "test" in result else ()),
        _headed(say("arena-ladder"), _ladder(result, names, say)),
        _headed(say("arena-ratings"), _ratings(result, names, say)),
        _headed(say("arena-shares"), _shares(result, names, say)),
        _headed(say("arena-matrix"), _matrix(result, names)),
        _forfeits(result, say),
        f'<p class="soft" style="margin-top:2.5rem">{escape(legend(result, say))}</p>',
    ]
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(filter(None, parts))
        + "\n</body></html>\n"
    )


def _headed(title: str, content: str) -> str:
    return f"<h2>{escape(title)}</h2>\n{content}"


def _table(head: Sequence[str], rows: Iterable[str]) -> str:
    names = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return _wide(f"<table><thead><tr>{names}</tr></thead>\n<tbody>{body}</tbody></table>")


def _wide(content: str) -> str:
    """What may be wider than a phone's screen, and is moved sideways there."""
    return f'<div class="wide">{content}</div>'


def _ladder(result: dict[str, Any], names: dict[str, str], say: Say) -> str:
    rows = []
    for one in result["ladder"]:
        name, *rest = map(escape, cells(one, names))
        rows.append(f'<th scope="row" title="{escape(one["player"])}">{name}</th>' + _cells(rest))
    return _table([say(f"arena-{name}") for name in COLUMNS], rows)


def _cells(texts: Iterable[str]) -> str:
    return "".join(f"<td>{text}</td>" for text in texts)


def _ratings(result: dict[str, Any], names: dict[str, str], say: Say) -> str:
    lines = []
    for one in result["ladder"]:
        rating = one["rating"]
        lines.append(Line(names[one["player"]], rating["mu"], rating["interval"], rating_text(rating)))
    marks = ticks(min(line.interval[0] for line in lines), max(line.interval[1] for line in lines))
    return _wide(intervals(say("arena-ratings"), lines, marks, lambda value: f"{value:g}"))


def _shares(result: dict[str, Any], names: dict[str, str], say: Say) -> str:
    lines = [
        Line(names[one["player"]], one["share"], one["interval"], percent(one["share"]))
        for one in result["ladder"]
        if one["share"] is not None
    ]
    marks = [0.0, 0.25, 0.5, 0.75, 1.0]
    middle = 1 / result["seats"]
    return _wide(intervals(say("arena-shares"), lines, marks, lambda value: f"{value:.0%}", middle))


def _matrix(result: dict[str, Any], names: dict[str, str]) -> str:
    order = [one["player"] for one in result["ladder"]]
    against = shares(result)
    rows = []
    for one in order:
        row = f'<th scope="row">{escape(names[one])}</th>'
        for other in order:
            share = against.get((one, other))
            row += "<td></td>" if share is None else _against(share)
        rows.append(row)
    return _table(["", *(names[one] for one in order)], rows)


def _against(share: float) -> str:
    """A cell, the deeper in colour the larger the share; the number stands in it, too."""
    return f'<td class="against" style="--much:{0.35 * share:.2f}">{share:.1%}</td>'


def _forfeits(result: dict[str, Any], say: Say) -> str:
    if not result["forfeits"]:
        return ""
    items = "".join(f"<li>{escape(forfeit_text(one, say))}</li>" for one in result["forfeits"])
    return _headed(say("arena-forfeits-title", games=len(result["forfeits"])), f"<ul>{items}</ul>")
