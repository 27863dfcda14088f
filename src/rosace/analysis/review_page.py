"""A review as one self-contained HTML page, light and dark, for the screen and for paper."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from rosace.analysis.review import QUALITIES
from rosace.analysis.review_words import Moment, Numbers, ReviewInWords, class_counts
from rosace.analysis.win_graph import Graph, Mark
from rosace.core.errors import BadOptions
from rosace.core.journal import Journal
from rosace.i18n import Translator

BAR_PX = 260  # the width of a bar of luck and skill

STYLE = """
:root { color-scheme: light dark; --ground: #f4efe6; --surface: #fffdf8; --ink: #22242a; --quiet: #635f57;
    --rule: #d9d1c2; --gold: #b07d1e; --on-gold: #1a1306;
    --seat-0: #2456a6; --seat-1: #b3202c; --seat-2: #1b8352; --seat-3: #6b3aa5; }
@media (prefers-color-scheme: dark) { :root { --ground: #14161b; --surface: #1d2027; --ink: #ece6da;
    --quiet: #a8a397; --rule: #363a44; --gold: #e0b35a;
    --seat-0: #7ba6ee; --seat-1: #f0727c; --seat-2: #57c993; --seat-3: #b793ee; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body { margin: 0; background: var(--ground); color: var(--ink);
    font: 17px/1.55 "Source Sans 3", Inter, system-ui, sans-serif; }
main { margin: 0 auto; padding: 3.5rem 1.25rem 5rem; max-width: 64rem; }
h1, h2, h3, .lede, .score { font-family: "EB Garamond", "Cormorant Garamond", Garamond, Palatino, Georgia,
  serif;
    font-weight: 500; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.6rem; margin: 0; letter-spacing: -.01em; }
h2 { font-size: 1.7rem; margin: 3.5rem 0 1rem; padding-top: .9rem; border-top: 1px solid var(--rule); }
h2::before { content: ""; display: block; width: 3.5rem; height: 3px; margin-top: calc(-.9rem - 2px);
    margin-bottom: .9rem; background: var(--gold); }
h3 { font-size: 1.3rem; margin: 0; }
p { max-width: 44rem; margin: .6rem 0; }
.lede { font-size: 1.45rem; line-height: 1.4; margin: 1.2rem 0 0; max-width: 40rem; }
.quiet { color: var(--quiet); }
.scores { display: flex; flex-wrap: wrap; gap: .4rem 2.2rem; margin: 1rem 0 0; padding: 0; list-style: none;
  }
.score { font-size: 1.5rem; font-variant-numeric: tabular-nums lining-nums; }
.score b { font-weight: 600; padding-left: .35rem; }
.key { display: inline-block; width: .85em; height: .85em; margin-right: .45em; vertical-align: -.06em;
    border-radius: 3px; background: var(--seat); box-shadow: inset 1px 1px 0 rgb(255 255 255 / .45); }
.wide { overflow-x: auto; }
.panel { background: var(--surface); border: 1px solid var(--rule); border-radius: 10px; padding: 1.1rem
  1.25rem; }
.graph { display: block; width: 100%; min-width: 36rem; height: auto; font: 14px system-ui, sans-serif; }
.graph text { fill: var(--quiet); font-variant-numeric: tabular-nums; }
.graph .left { text-anchor: end; } .graph .below, .graph .number { text-anchor: middle; }
.graph .grid { stroke: var(--rule); } .graph .middle { stroke: var(--quiet); stroke-dasharray: 3 5; }
.graph .pane-0 { fill: var(--seat-0); fill-opacity: .2; } .graph .pane-1 { fill: var(--seat-1);
  fill-opacity: .14; }
.graph .line { fill: none; stroke: var(--seat); stroke-width: 2.5; stroke-linejoin: round; }
.graph .shared { stroke: var(--ink); stroke-width: 2; }
.graph .lead { stroke: var(--gold); stroke-width: 1.5; fill: none; }
.graph .mark, .graph .spot { fill: var(--gold); stroke: var(--surface); stroke-width: 1.5; }
.graph .number { fill: #1a1306; font-weight: 700; }
.graph a:hover .mark, .graph a:focus-visible .mark { stroke: var(--ink); stroke-width: 3; }
.graph a { outline: none; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.5rem; margin: 0 0 .6rem; padding: 0; list-style:
  none; }
.moment { display: grid; grid-template-columns: minmax(0, 23rem) minmax(0, 1fr); gap: 1.5rem; margin: 1.2rem
  0;
    scroll-margin-top: 1.5rem; break-inside: avoid; }
.moment:target { border-color: var(--gold); box-shadow: 0 0 0 2px var(--gold); }
.moment figure { margin: 0; } .moment img { display: block; width: 100%; height: auto; border-radius: 6px; }
.moment figcaption { font-size: .88rem; color: var(--quiet); margin-top: .45rem; }
.moment .bare { grid-column: 1 / -1; }
.number-of { display: inline-grid; place-items: center; width: 1.75em; height: 1.75em; margin-right: .55em;
    border-radius: 50%; background: var(--gold); color: var(--on-gold); font: 700 .95rem system-ui,
    sans-serif; }
.cost { font-variant-numeric: tabular-nums; margin: .5rem 0 1rem; }
dl { margin: 0; } dt { color: var(--quiet); font-size: .92rem; } dd { margin: 0 0 .75rem; }
.better { border-left: 3px solid var(--gold); padding-left: .7rem; }
.seats { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 23rem), 1fr));
    gap: 1.25rem; }
.seats .panel { break-inside: avoid; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: .4rem .9rem .4rem 0; text-align: right; border-bottom: 1px solid var(--rule); font-weight:
  400; }
th:first-child, td.words { text-align: left; } .accuracy th:first-child { white-space: nowrap; }
thead th { color: var(--quiet); font-size: .92rem;
  vertical-align: bottom; }
tr:last-child > * { border-bottom: 0; } .balance { width: 100%; margin-top: .6rem; }
.balance td { white-space: nowrap; } .balance td:last-child { padding: 0; width: 38%; }
.balance svg { display: block; width: 100%; height: 14px; }
.balance .sum th, .balance .sum td { font-weight: 650; }
.bar { fill: var(--seat); } .bar.change { fill-opacity: .6; } .zero { stroke: var(--quiet); }
.moves td.words { min-width: 13rem; } .moves td, .moves th { vertical-align: top; font-size: .95rem; }
details { margin-top: 1rem; } summary { cursor: pointer; } a { color: inherit; text-decoration-color:
  var(--gold); }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; border-radius: 3px; }
footer { margin-top: 3.5rem; font-size: .92rem; }
@media (max-width: 46rem) { h1 { font-size: 2rem; } .moment { grid-template-columns: 1fr; } main {
  padding-top: 2rem; } }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print { :root { color-scheme: light; --ground: #fff; --surface: #fff; --ink: #000; --quiet: #444;
  --rule: #bbb;
        --gold: #b07d1e; --seat-0: #2456a6; --seat-1: #b3202c; --seat-2: #1b8352; --seat-3: #6b3aa5; }
    body { font-size: 11pt; } main { padding: 0; max-width: none; } h2 { break-after: avoid; }
    .graph { min-width: 0; } .moment { grid-template-columns: 17rem minmax(0, 1fr); }
    details::details-content { content-visibility: visible; block-size: auto; } }
"""


def write(review: ReviewInWords, journal: Journal, translator: Translator) -> str:
    """The page of a review, in the language of the translator; the journal is that of the game."""
    return _Page(review, journal, translator).html()


class _Page:
    def __init__(self, review: ReviewInWords, journal: Journal, translator: Translator):
        self._review = review
        self._ruleset = journal.ruleset
        self._steps = list(journal.steps())
        self._lang = translator.lang
        self._say = translator.say
        self._numbers = Numbers(translator)
        name = self._ruleset.spec.name
        self._game = (
            translator.say(f"web-game-{name}") if translator.has(f"web-game-{name}") else name.capitalize()
        )

    def html(self) -> str:
        title = self._say("review-title", game=self._game)
        parts = [
            f"<header><h1>{escape(title)}</h1>",
            self._scores(),
            f'<p class="lede">{escape(" ".join(self._review.sentences))}</p></header>',
            self._section("graph", self._graph()),
            self._section("turning-points", self._moments()),
            self._section("balance", self._balance()),
            self._section("accuracy", self._accuracy() + self._all_moves()),
            self._section("how", self._how()),
            f'<footer class="quiet">{escape(self._conditions())}</footer>',
        ]
        return (
            f'<!doctype html>\n<html lang="{escape(self._lang)}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
            + "\n".join(parts)
            + "\n</main></body></html>\n"
        )

    def _section(self, name: str, content: str) -> str:
        heading = escape(self._say(f"review-{name}"))
        return f'<section aria-labelledby="{name}"><h2 id="{name}">{heading}</h2>\n{content}</section>'

    def _scores(self) -> str:
        pairs = zip(self._review.names, self._review.scores, strict=True)
        items = "".join(
            f'<li class="score">{_key(seat)}{escape(name)} <b>{score}</b></li>'
            for seat, (name, score) in enumerate(pairs)
        )
        return f'<ul class="scores">{items}</ul>'

    # The graph.

    def _graph(self) -> str:
        graph = Graph(
            positions=[*(one.position for one in self._review.decisions), self._review.length],
            wins=[*(one.wins for one in self._review.decisions), self._review.result],
            names=self._review.names,
            marks=[
                Mark(
                    _link(number),
                    moment.heading,
                    moment.judgement.position,
                    moment.judgement.seat,
                )
                for number, moment in enumerate(self._review.turning_moments, 1)
            ],
            title=self._say("review-graph"),
            percents=[self._numbers.percent(quarter / 4) for quarter in range(5)],
        )
        names = "".join(
            f"<li>{_key(seat)}{escape(name)}</li>" for seat, name in enumerate(self._review.names)
        )
        return f'<div class="panel"><ul class="legend">{names}</ul>{_wide(graph.svg())}</div>'

    # Turning points.

    def _moments(self) -> str:
        moments = enumerate(self._review.turning_moments, 1)
        told = "\n".join(self._moment(number, moment) for number, moment in moments)
        return told or f"<p>{escape(self._say('review-no-turning-points'))}</p>"

    def _moment(self, number: int, moment: Moment) -> str:
        told = (("played", moment.played), ("better", moment.better), ("reason", moment.reason))
        rows = "".join(
            f'<dt>{escape(self._say(f"review-{name}"))}</dt><dd class="{name}">{escape(text)}</dd>'
            for name, text in told
            if text
        )
        picture = self._picture(moment)
        width = "" if picture else ' class="bare"'
        return (
            f'<article class="moment panel" id="{_link(number)}">{picture}<div{width}>'
            f'<h3><span class="number-of">{number}</span>{escape(moment.heading)}</h3>'
            f'<p class="cost">{escape(moment.cost)}</p><dl>{rows}</dl></div></article>'
        )

    def _picture(self, moment: Moment) -> str:
        """The board before a decision, as its seat saw it; nothing where the game draws none."""
        judged = moment.judgement
        try:
            svg = self._ruleset.picture(self._ruleset.view(self._steps[judged.position].before, judged.seat))
        except BadOptions:
            return ""
        words = escape(self._say("review-picture", number=moment.number, name=moment.name))
        source = f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
        return f'<figure><img src="{source}" alt="{words}"><figcaption>{words}</figcaption></figure>'

    # Luck and skill.

    def _balance(self) -> str:
        panels = "".join(self._balance_of(seat) for seat in range(self._review.seats))
        return f'<p class="quiet">{escape(self._say("review-equation"))}</p><div class="seats">{panels}</div>'

    def _balance_of(self, seat: int) -> str:
        one = self._review
        changes = {"luck": one.luck.wins[seat], "skill": one.skill[seat], "rest": one.rest[seat]}
        numbers = {name: self._numbers.gain(change) for name, change in changes.items()}
        numbers["luck"] = self._numbers.gain_about(changes["luck"], one.luck.wins_noise[seat])
        numbers["skill"] = self._numbers.gain_about(changes["skill"], one.skill_noise[seat])
        rows = [self._term("start", self._numbers.percent(one.start[seat]), 0.0, one.start[seat], "sum")]
        reached = one.start[seat]
        for name, change in changes.items():
            rows.append(self._term(name, numbers[name], reached, reached + change, "change"))
            reached += change
        rows.append(
            self._term("result", self._numbers.percent(one.result[seat]), 0.0, one.result[seat], "sum")
        )
        points = self._numbers.lead_about(one.luck.leads[seat], one.luck.leads_noise[seat])
        rows.append(self._term("luck-points", points, kind="further"))
        rows.append(self._term("adjusted", self._numbers.percent(one.adjusted[seat]), kind="further"))
        heading = f"<h3>{_key(seat)}{escape(one.names[seat])}</h3>"
        return (
            f'<div class="panel" style="--seat: var(--seat-{seat % 4})">{heading}'
            f'<table class="balance"><tbody>{"".join(rows)}</tbody></table></div>'
        )

    def _term(self, name: str, number: str, begin: float = 0.0, end: float = 0.0, kind: str = "") -> str:
        bar = _bar(begin, end, *self._reach(), kind) if begin != end else ""
        heading = escape(self._say(f"review-{name}"))
        return (
            f'<tr class="{kind}"><th scope="row">{heading}</th><td>{escape(number)}</td><td>{bar}</td></tr>'
        )

    def _reach(self) -> tuple[float, float]:
        """The lowest and the highest number that a bar of any seat comes to."""
        one = self._review
        sums = [0.0, 1.0]
        for seat in range(one.seats):
            reached = one.start[seat]
            for change in (one.luck.wins[seat], one.skill[seat], one.rest[seat]):
                reached += change
                sums.append(reached)
        return min(sums), max(sums)

    # Accuracy.

    def _accuracy(self) -> str:
        counts = class_counts(self._review)
        head = [self._say("review-player"), self._say("review-mean-loss")]
        head += [self._say(f"review-class-{verdict}.many") for verdict in counts[0]]
        rows = []
        for seat, (name, loss) in enumerate(zip(self._review.names, self._review.mean_losses, strict=True)):
            cells = ["" if loss is None else self._numbers.percent(loss, 1), *map(str, counts[seat].values())]
            rows.append(f'<th scope="row">{_key(seat)}{escape(name)}</th>' + _cells(cells))
        return _table(head, rows, "accuracy")

    def _all_moves(self) -> str:
        columns = ("number-of-move", "player", "played", "better", "loss", "class")
        rows = []
        for one in self._review.moments:
            loss = self._numbers.percent(one.judgement.loss, 1)
            noise = self._numbers.percent(one.judgement.noise, 1)
            rows.append(
                f'<th scope="row">{one.number}</th><td class="words">{escape(one.name)}</td>'
                f'<td class="words">{escape(one.played)}</td><td class="words">{escape(one.better)}</td>'
                f'<td>{escape(f"{loss} ± {noise}")}</td><td class="words">{escape(one.verdict)}</td>'
            )
        table = _table([self._say(f"review-{name}") for name in columns], rows, "moves")
        return f"<details><summary>{escape(self._say('review-all-moves'))}</summary>{table}</details>"

    # Around it.

    def _how(self) -> str:
        quality = QUALITIES[self._review.quality]
        texts = [self._say(f"review-how-{name}") for name in ("graph", "loss", "luck")]
        texts.append(
            self._say("review-how-repeat", simulations=quality.simulations, rollouts=quality.rollouts)
        )
        return "".join(f"<p>{escape(text)}</p>" for text in texts)

    def _conditions(self) -> str:
        return self._say("review-conditions", quality=self._review.quality, seed=str(self._review.seed))


def _link(number: int) -> str:
    return f"turning-point-{number}"


def _key(seat: int) -> str:
    """The colour of a seat beside its name."""
    return f'<span class="key" style="--seat: var(--seat-{seat % 4})"></span>'


def _bar(begin: float, end: float, lowest: float, highest: float, kind: str) -> str:
    """A bar from one number to another; the thin line is zero."""

    def x_of(number: float) -> float:
        return BAR_PX * (number - lowest) / (highest - lowest)

    left, right = sorted((x_of(begin), x_of(end)))
    zero = x_of(0)
    return (
        f'<svg viewBox="0 0 {BAR_PX} 14" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="bar {kind}" x="{left:.1f}" y="2" width="{max(1.0, right - left):.1f}" height="10"/>'
        f'<path class="zero" d="M {zero:.1f} 0 V 14"/></svg>'
    )


def _table(head: Sequence[str], rows: Iterable[str], kind: str = "") -> str:
    names = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "\n".join(f"<tr>{row}</tr>" for row in rows)
    return _wide(f'<table class="{kind}"><thead><tr>{names}</tr></thead>\n<tbody>{body}</tbody></table>')


def _cells(texts: Iterable[Any]) -> str:
    return "".join(f"<td>{escape(str(text))}</td>" for text in texts)


def _wide(content: str) -> str:
    """Content that scrolls sideways where it is wider than the screen."""
    return f'<div class="wide" tabindex="0">{content}</div>'
