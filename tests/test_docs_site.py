"""The site of the documentation is whole, shows what the pages say, and asks nobody else for anything."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt
from mkdocs.config import load_config

import rosace
from rosace.i18n import LOCALES
from test_imports import MAY_IMPORT

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md"))
sys.path += [str(ROOT / "benchmarks"), str(DOCS / "hooks")]

import adapting  # noqa: E402 (programs, and no part of the package)
import speed  # noqa: E402

COUNTED = {"li", "table", "pre", "blockquote", "h2", "h3", "tr"}
FETCHING = {"src", "srcset", "data", "poster"}  # attributes by which a page gets more than itself


def build(config: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """As `make docs` does it. Not with `--quiet`, which makes MkDocs forget `--strict`."""
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(config), "-d", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = build(ROOT / "mkdocs.yml", folder)
    assert (done.returncode, done.stdout) == (0, "")
    assert [line for line in done.stderr.splitlines() if not line.startswith("INFO")] == []
    return folder


class PageTags(HTMLParser):
    """The tags of an HTML page with their attributes, and how many of each the article has."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.counts: Counter[str] = Counter()
        self._inside = "<article" not in html
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._inside |= tag == "article"
        self.counts[tag] += self._inside and tag in COUNTED

    def handle_endtag(self, tag: str) -> None:
        self._inside &= tag != "article"


def named(nav: Any) -> Iterator[str]:
    """The pages of a `nav`, in their order."""
    if isinstance(nav, str):
        yield nav
    else:
        for item in nav.values() if isinstance(nav, dict) else nav:
            yield from named(item)


# The site.


def test_a_link_that_leads_nowhere_stops_the_building(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# A\n\n[b](b.md) [c](../gone.py) [d](index.md#d)\n")
    settings = f"INHERIT: {ROOT}/mkdocs.yml\ndocs_dir: docs\nhooks: [{adapting.__file__}]\nnav: [index.md]\n"
    (tmp_path / "mkdocs.yml").write_text(settings)
    done = build(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert done.returncode == 1
    for target in ("'b.md'", "'source/gone.py'", "'index.md#d'"):
        assert f"contains a link {target}" in done.stderr, done.stderr


def test_the_navigation_lists_every_page_once() -> None:
    nav = list(named(load_config(str(ROOT / "mkdocs.yml"))["nav"]))
    assert sorted(nav) == sorted([*PAGES, *adapting.BORROWED])


def test_the_site_shows_pages_as_the_repository_does(site: Path) -> None:
    """Python-Markdown takes for a paragraph what CommonMark takes for a list, a table or a block of code."""
    for page in PAGES:
        html = site / re.sub(r"(README)?\.md$", lambda end: "index.html" if end[1] else ".html", page)
        text = (DOCS / page).read_text(encoding="utf-8")
        there = PageTags(MarkdownIt().enable("table").render(text))
        assert PageTags(html.read_text(encoding="utf-8")).counts == there.counts, page


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    pages, sheets = list(site.rglob("*.html")), list(site.rglob("*.css"))
    assert len(pages) > len(PAGES) and sheets
    for path in pages:
        for tag, attributes in PageTags(path.read_text(encoding="utf-8")).tags:
            asked = [value for name, value in attributes.items() if name in FETCHING]
            asked += [attributes["href"]] if tag == "link" else []
            assert not [one for one in asked if re.match(r"(https?:)?//", one or "")], f"{path}: {attributes}"
    for path in [*sheets, *site.rglob("*.svg")]:
        links = re.findall(r"(?:url\(|@import|href=)[\"' ]*(?:https?:)?//", path.read_text(encoding="utf-8"))
        assert not links, path


def test_files_that_pages_link_to_are_in_the_site(site: Path) -> None:
    for name in ("examples/bot.py", "deploy/rosace.service"):
        assert (site / "source" / name).read_bytes() == (ROOT / name).read_bytes()
    assert 'href="source/deploy/rosace.service"' in (site / "operating.html").read_text(encoding="utf-8")
    borrowed = (site / "project" / "contributing.html").read_text(encoding="utf-8")
    assert 'href="../decisions/0002-dependencies.html"' in borrowed


def test_a_page_is_adapted() -> None:
    text = (
        "- one\n\n  ```json 200\n  {}\n  ```\n\n1. two\n   three\n\n"
        "```python\nif x:\n  - y\n```\n![A b](figure:c)\n"
    )
    assert adapting.adapt(text) == (
        '- one\n\n    ```json title="200"\n    {}\n    ```\n\n1. two\n    three\n\n'
        "```python\nif x:\n  - y\n```\n*A b*\n"
    )


# What the site does not look at.


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_lead_somewhere(name: str) -> None:
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", (ROOT / name).read_text(encoding="utf-8"))
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_the_notice_stays() -> None:
    for path in (ROOT / "README.md", DOCS / "index.md", ROOT / "mkdocs.yml"):
        assert "unofficial fan work" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["sofa", "box"])
def test_first_steps_name_what_the_browser_shows(name: str) -> None:
    page = (DOCS / "start" / f"{name}.md").read_text(encoding="utf-8")
    named_on_page = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", page)
    shown = re.findall(r"^web-[a-z-]+ = (.+)$", (LOCALES / "en" / "web.ftl").read_text("utf-8"), re.MULTILINE)
    assert named_on_page
    assert set(named_on_page) <= set(shown)


def test_every_decision_is_in_the_index() -> None:
    index = (DOCS / "decisions" / "README.md").read_text(encoding="utf-8")
    there = {path.name for path in (DOCS / "decisions").glob("0*.md")}
    assert set(re.findall(r"\]\((0[^)]+)\)", index)) == there


def test_the_architecture_is_the_one_that_is_enforced() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`/]+)` \| (.+) \|$", text, re.MULTILINE)
    documented = {part: set(re.findall("`([^`]+)`", may)) for part, may in rows}
    assert documented == {
        part or "rosace": {one or "rosace" for one in may} for part, may in MAY_IMPORT.items()
    }


def test_the_picture_of_the_architecture_has_every_part() -> None:
    package = Path(rosace.__file__).parent
    folders = {path.parent.name for path in package.glob("*/__init__.py")} - {"games"}
    games = {path.parent.name for path in package.glob("games/*/__init__.py")}
    picture = (DOCS / "pictures" / "architecture.svg").read_text(encoding="utf-8")
    assert folders | games <= set(re.findall(r'<text class="name"[^>]*>([^<]+)<', picture))


# The page of speed.


def test_the_page_of_speed_is_what_the_kept_results_give() -> None:
    """`python benchmarks/speed.py` writes it."""
    assert (DOCS / "speed.md").read_text(encoding="utf-8") == speed.page(speed.RESULTS)


def test_without_results_the_page_of_speed_says_that_nothing_is_measured(tmp_path: Path) -> None:
    text = speed.page(tmp_path)
    assert text.count("Nothing is measured yet.") == 3
    assert "|" not in text


def test_the_newest_results_of_the_server_are_compared_round_by_round(tmp_path: Path) -> None:
    def result(server: str, game: str, rates: list[float]) -> dict[str, Any]:
        most = ({"moves_per_s": rate, "moves_per_cpu_s": 2 * rate} for rate in rates)
        rounds = [{"saturation": saturation, "half": {"p50_ms": 1, "p99_ms": 3}} for saturation in most]
        return {"server": server, "game": game, "rounds": rounds}

    results = [result("theirs", "noughts", [1000, 2000]), result("ours", "noughts", [3000, 5000])]
    document = {
        "conditions": {"cpu": "C", "system": "S", "python": "P", "rosace": "R"},
        "plan": {"tables": 5, "rounds": 2, "seconds": 1.5},
        "results": [*results, result("ours", "sagrada", [123456, 123456])],
    }
    folder = tmp_path / "server"
    folder.mkdir()
    (folder / "results-2026-01-02.json").write_text("{}")
    (folder / "results-2026-01-03.json").write_text(json.dumps(document))
    text = speed.page(tmp_path)
    assert "| ours | noughts | 4,000 | 2.75 | 8,000 | 2.75 | 1.0 | 3.0 |  |\n" in text
    assert "| ours | sagrada | 123,000 |  | 247,000 |  | 1.0 | 3.0 |  |\n" in text
    assert "Measured 2026-01-03: C, S, P, Rosace R; 5 tables, 2 rounds of 1.5 s each." in text
