"""`rosace review`: how good every decision of a game was, where it turned, and what luck did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from rosace.analysis import QUALITIES, Reviewer, review_page
from rosace.analysis.document import review_document
from rosace.analysis.review_words import Moment, Numbers, ReviewInWords, class_counts, review_in_words
from rosace.cli.common import (
    AsJson,
    Language,
    Seed,
    check_writable,
    console,
    name_file_in_errors,
    print_json,
    read_text,
    translator_for,
    write_text,
)
from rosace.cli.terminal_game import load
from rosace.core.errors import BadOptions
from rosace.core.journal import Journal
from rosace.core.ruleset import Ruleset
from rosace.i18n import Translator

GRAPH_LETTERS = 60
LEVELS = "▁▂▃▄▅▆▇█"


def review(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record of a finished game; - for stdin.")],
    html: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Also write the review as one HTML page that works offline, with pictures of the boards.",
            show_default=False,
        ),
    ] = None,
    quality: Annotated[
        str,
        typer.Option(
            metavar=f"[{'|'.join(QUALITIES)}]", help="How carefully: seconds, about a minute, or several."
        ),
    ] = "standard",
    seed: Seed = 0,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Review a finished game: how good every move was, where the game turned, and what luck did.

    Moves are judged only by what their player could know. The same quality and seed repeat the review.
    """
    translator = translator_for(lang)
    if quality not in QUALITIES:
        raise BadOptions(f"--quality is one of {', '.join(QUALITIES)}, not {quality!r}")
    text = read_text(file)
    with name_file_in_errors(file, translator):
        ruleset, record = load(text, translator)
        journal = Journal.resume(ruleset, record)
        if html is not None:
            check_writable(html)
        reviewed = _review(journal, quality, seed, translator)
    if html is not None:
        write_text(html, review_page.write(reviewed, journal, translator))
    if json:
        print_json(_as_json(reviewed, journal))
        return
    out = console()
    _Report(reviewed, ruleset, translator, out).print()
    if html is not None:
        out.print(Text(translator.say("review-written", file=html)))


def _review(journal: Journal, quality: str, seed: int, translator: Translator) -> ReviewInWords:
    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(translator.say("review-progress"), total=1.0)
        reviewer = Reviewer(journal, quality, seed, progress=lambda done: bar.update(task, completed=done))
        return review_in_words(reviewer.review(), journal, translator)


class _Report:
    """A review on the screen."""

    def __init__(self, reviewed: ReviewInWords, ruleset: Ruleset, translator: Translator, out: Console):
        self._review = reviewed
        self._ruleset = ruleset
        self._say = translator.say
        self._numbers = Numbers(translator)
        self._out = out

    def print(self) -> None:
        title = self._say("review-title", game=self._ruleset.spec.name.capitalize())
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(self._review.names, self._review.scores, strict=True)
        )
        self._out.print(Text(title, style="bold").append(f"  {scores}", style="not bold"))
        self._out.print(Text(" ".join(self._review.sentences)))
        self._section("review-graph", self._graph())
        self._section("review-accuracy", self._accuracy())
        self._section("review-balance", self._balance(), Text(self._say("review-equation"), style="dim"))
        moments: list[Any] = [
            self._moment(number, one) for number, one in enumerate(self._review.turning_moments, 1)
        ]
        nothing = Text(self._say("review-no-turning-points"))
        self._section("review-turning-points", *(moments or [nothing]))
        conditions = self._say("review-conditions", quality=self._review.quality, seed=str(self._review.seed))
        self._out.print(Padding(Text(conditions, style="dim"), (1, 0, 0, 0)))

    def _section(self, heading: str, *content: Any) -> None:
        self._out.print(Padding(Text(self._say(heading), style="bold yellow"), (1, 0, 0, 0)))
        for part in content:
            self._out.print(part)

    def _graph(self) -> Table:
        """The win chances over the game as rows of blocks; numbers mark the turning points."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column()
        table.add_column(no_wrap=True)
        for seat, name in enumerate(self._review.names):
            wins = [one.wins[seat] for one in self._review.decisions] + [self._review.result[seat]]
            table.add_row(Text(name), Text(sparkline(wins, GRAPH_LETTERS)))
        if marks := self._marks():
            table.add_row("", Text(marks, style="yellow"))
        return table

    def _marks(self) -> str:
        positions = [one.position for one in self._review.decisions]
        width = min(GRAPH_LETTERS, len(positions) + 1)
        letters = [" "] * width
        for number, judged in enumerate(self._review.turning_points, 1):
            letters[positions.index(judged.position) * width // (len(positions) + 1)] = str(number)
        return "".join(letters).rstrip()

    def _accuracy(self) -> Table:
        losses = ["" if loss is None else self._numbers.percent(loss, 1) for loss in self._review.mean_losses]
        table = self._table()
        table.add_row(self._say("review-mean-loss"), *losses)
        counts = class_counts(self._review)
        for verdict in counts[0]:
            table.add_row(
                self._say(f"review-class-{verdict}.many"), *(str(counted[verdict]) for counted in counts)
            )
        return table

    def _balance(self) -> Table:
        """The equation from top to bottom, and two more numbers."""
        one, numbers, table = self._review, self._numbers, self._table()
        rows = (
            ("start", map(numbers.percent, one.start)),
            ("luck", map(numbers.gain_about, one.luck.wins, one.luck.wins_noise)),
            ("skill", map(numbers.gain_about, one.skill, one.skill_noise)),
            ("rest", map(numbers.gain, one.rest)),
            ("result", map(numbers.percent, one.result)),
            ("luck-points", map(numbers.lead_about, one.luck.leads, one.luck.leads_noise)),
            ("adjusted", map(numbers.percent, one.adjusted)),
        )
        for name, of_seats in rows:
            bold = "bold" if name == "result" else ""
            table.add_row(self._say(f"review-{name}"), *of_seats, style=bold)
        return table

    def _table(self) -> Table:
        """An empty table with a column for each seat."""
        table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("")
        for name in self._review.names:
            table.add_column(Text(name), justify="right")
        return table

    def _moment(self, number: int, moment: Moment) -> Padding:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        told = {"played": moment.played, "better": moment.better, "reason": moment.reason}
        for name, text in told.items():
            if text:
                table.add_row(self._say(f"review-{name}"), Text(text))
        grid = Table.grid()
        grid.add_row(Text(f"{number}. {moment.heading}", style="bold"))
        grid.add_row(Padding(Text(moment.cost), (0, 0, 0, 3)))
        grid.add_row(Padding(table, (0, 0, 0, 3)))
        return Padding(grid, (0, 0, 0 if number == len(self._review.turning_points) else 1, 0))


def sparkline(shares: Sequence[float], width: int) -> str:
    """Numbers from 0 to 1 as blocks of so many heights, at most `width` of them.

    >>> sparkline([0, 0.3, 0.5, 1], width=4), sparkline([0, 0, 1, 1], width=2)
    ('▁▃▅█', '▁█')
    """
    width = min(width, len(shares))
    kept = [shares[letter * len(shares) // width] for letter in range(width - 1)] + [shares[-1]]
    return "".join(LEVELS[min(len(LEVELS) - 1, int(share * len(LEVELS)))] for share in kept)


def _as_json(reviewed: ReviewInWords, journal: Journal) -> dict[str, Any]:
    """The document of the review, with names and words."""
    return {
        **review_document(reviewed, journal),
        "players": list(reviewed.names),
        "sentences": list(reviewed.sentences),
        "classes": class_counts(reviewed),
        "words": [
            {
                "position": one.judgement.position,
                "played": one.played,
                "better": one.better,
                "reason": one.reason,
            }
            for one in reviewed.moments
        ],
    }
