"""The page of an arena: whole, safe, and without anything from elsewhere."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from arenas import play, result, setup

from rosace.arena import report_page
from rosace.arena.formatting import format_duration, short_names
from rosace.arena.plots import PlotRow, axis_ticks, interval_plot
from rosace.arena.statistics import Hypotheses, Sprt
from rosace.arena.summary import summary
from rosace.arena.worker import Forfeit
from rosace.i18n import Translator

EMPTY = {"meta", "line", "circle"}


class Reader(HTMLParser):
    """Follows the elements of a page and fails where they do not close as they opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.cells = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.cells += tag == "td"
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def written(lang: str, tmp_path: Path) -> str:
    made = setup("greedy", "random", "greedy:leaves=2")
    found = summary(made, play(made, 4, tmp_path))
    return report_page.write(found, Translator(lang, strict=True).say, lang)


@pytest.mark.parametrize("lang", ["en", "pl", "fr"])
def test_the_page_is_whole(lang: str, tmp_path: Path) -> None:
    text = written(lang, tmp_path)
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == [] and text.startswith("<!doctype html>") and f'<html lang="{lang}">' in text
    assert reader.cells == 3 * 9 + 3 * 3, "the ladder's and the matrix's"
    said = " ".join(reader.texts)
    for name in ("greedy", "random", "greedy:leaves=2"):
        assert said.count(name) >= 4
    assert "{" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL), "a message is missing"


def test_the_page_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    text = written("en", tmp_path)
    assert not re.search(r"https?:|//|<script|<link|<img|src=|href=|url\(|@import|<iframe", text)
    assert "prefers-color-scheme: dark" in text and "color-scheme: light dark" in text


def test_names_and_complaints_are_only_text() -> None:
    made = setup("greedy", "random")
    said = "player <script>alert(1)</script> & 'co' \"failed\""
    found = summary(made, [result(made, 0, (1, 0), (0, 0), Forfeit(0, "failed", said))])
    evil = '<b onclick="x">&.py:Bot'
    found["players"] = [evil, "random"]
    for one in found["ladder"]:
        one["player"] = evil if one["player"] == "greedy" else one["player"]
    for pair in found["head_to_head"]:
        pair["players"] = [evil, "random"]
    text = report_page.write(found, Translator("en").say, "en")
    assert "<script" not in text and "<b " not in text and "&lt;script&gt;" in text
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []


def test_a_test_and_an_empty_arena_are_told() -> None:
    made = setup("greedy", "random")
    test = Sprt(Hypotheses(0.5, 0.6))
    found = summary(made, [], test)
    assert "is undecided after 0 games" in report_page.write(found, Translator("en").say, "en")
    while test.accepted is None:
        test.add(0, 2)
    found = summary(made, [result(made, 0, (0, 1), (1, 0))], test)
    page = report_page.write(found, Translator("en").say, "en")
    assert "scores 50.0% of the points or less, not 60.0% or more" in page


# Plots.


def plotted(*lines: PlotRow, marks: list[float], middle: float | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(interval_plot("a & b", lines, marks, "{:g}".format, middle))


def test_values_stand_where_they_belong() -> None:
    svg = plotted(
        PlotRow("one", 0.0, (0.0, 5.0), "0"),
        PlotRow("two", 10.0, (5.0, 20.0), "10"),
        marks=[0, 5, 10],
        middle=5,
    )
    left, right = (float(circle.attrib["cx"]) for circle in svg.iter("circle"))
    grid = [float(line.attrib["x1"]) for line in svg.iter("line") if line.attrib["class"] == "grid"]
    middle = [float(line.attrib["x1"]) for line in svg.iter("line") if line.attrib["class"] == "middle"]
    assert (left, right) == (grid[0], grid[2]) and middle == [grid[1]]
    reach = [line for line in svg.iter("line") if line.attrib["class"] == "reach"]
    assert max(float(line.attrib["x2"]) for line in reach) == grid[2], "what is too long ends with the axis"
    assert svg.attrib["aria-label"] == "a & b"


def test_long_names_are_cut_and_told_whole() -> None:
    name = "a-very-long-player-with-settings:time=0.5,level=3"
    svg = plotted(PlotRow(name, 1.0, (0.0, 2.0), "1"), marks=[0, 1, 2])
    assert [text.text for text in svg.iter("text") if text.attrib["class"] == "name"] == [f"…{name[-25:]}"]
    assert name in (svg.findtext("g/title") or "")


@pytest.mark.parametrize(
    ("low", "high"), [(17.3, 31.9), (0, 1), (-4, 90), (25, 25), (24.999, 25.001), (1e6, 3e6), (0.1, 0.2)]
)
def test_marks_are_round_and_enclose_everything(low: float, high: float) -> None:
    marks = axis_ticks(low, high)
    assert marks[0] <= low <= high <= marks[-1] and 2 <= len(marks) <= 9
    steps = {round(second - first, 9) for first, second in zip(marks, marks[1:], strict=False)}
    assert len(steps) == 1


def test_names_are_short_as_long_as_they_differ() -> None:
    assert list(short_names(["a/bot.py:Bot", "greedy:time=1"]).values()) == ["bot.py:Bot", "greedy:time=1"]
    same = ["a/bot.py:Bot", "b/bot.py:Bot"]
    assert list(short_names(same).values()) == same


def test_times_as_one_reads_them() -> None:
    assert [format_duration(value) for value in (0.0000044, 0.0123, 0.25, 12.345)] == [
        "0.0044 ms",
        "12 ms",
        "0.25 s",
        "12.3 s",
    ]
