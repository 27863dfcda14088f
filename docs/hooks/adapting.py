"""Adapts the pages of docs/ for the site; `mkdocs.yml` names this file.

The pages are written for people who read them in a repository: they link to files outside docs/, leave links
to each other relative, and follow CommonMark. Python-Markdown, which builds the site, is stricter in places.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]

# Pages of the site that are elsewhere in the repository, where people look for them.
BORROWED = {
    "project/contributing.md": "CONTRIBUTING.md",
    "project/changelog.md": "CHANGELOG.md",
    "project/benchmarks.md": "benchmarks/README.md",
    "project/security.md": "SECURITY.md",
}
ROSE = "pictures/rose.svg"
SOURCE = "source"  # folder of the site for other files that pages link to

LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)([^)#\s]+)")
FIGURE = re.compile(r"^!\[([^\]]+)\]\(figure:[a-z-]+\)$", re.MULTILINE)
FENCE = re.compile(r"^( *)```(\w+) (?!\w+=)(.+)$", re.MULTILINE)
ITEM = re.compile(r"(?:-|\d+\.) ")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, origin in BORROWED.items():
        files.append(File.generated(config, name, content=(ROOT / origin).read_text(encoding="utf-8")))
    files.append(File.generated(config, ROSE, abs_src_path=str(ROOT / "web/public/favicon.svg")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = page.file.src_uri
    origin = BORROWED.get(here, f"docs/{here}")

    def lead(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), link[1]))
        return posixpath.relpath(_at(target, files, config), posixpath.dirname(here) or ".")

    return adapt(LINK.sub(lead, markdown))


def _at(target: str, files: Files, config: MkDocsConfig) -> str:
    """The place of a file or folder of the repository in the site; adds it if it is missing."""
    if (ROOT / target).is_dir():
        target += "/README.md"
    for name, origin in BORROWED.items():
        if target == origin:
            return name
    if target == "README.md":
        return "index.md"
    if target.startswith("docs/"):
        return target.removeprefix("docs/")
    name = f"{SOURCE}/{target}"
    if files.get_file_from_path(name) is None and (ROOT / target).is_file():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / target)))
    return name


def adapt(markdown: str) -> str:
    """Translate CommonMark to the dialect of Python-Markdown."""
    # The client draws the figures of the rules; here their caption replaces them.
    markdown = FIGURE.sub(r"*\1*", markdown)
    # "```json 200" is a block with a title.
    markdown = FENCE.sub(r'\1```\2 title="\3"', markdown)
    return "\n".join(_indented(markdown.splitlines())) + "\n"


def _indented(lines: list[str]) -> list[str]:
    """Indent the content of list items by four characters, not by two or three."""
    found: list[str] = []
    in_list = in_fence = False
    for line in lines:
        text = line.lstrip(" ")
        indent = len(line) - len(text)
        if indent == 0 and text:
            in_list = bool(ITEM.match(text)) and not in_fence
            in_fence ^= text.startswith("```")
        elif in_list and text and indent >= 2:
            line = " " * (indent + 4 - _width(found)) + text
        found.append(line)
    return found


def _width(lines: list[str]) -> int:
    """How far the text of the list's last item is indented: 2 after "- ", 3 after "1. "."""
    return next(len(item[0]) for line in reversed(lines) if (item := ITEM.match(line)))
