"""Imports point one way: core <- games; core <- search <- players <- arena; core <- match <- server."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"
PACKAGE = SRC / "rosace"

# What each part of the package may import of the others, besides itself. A part is a folder or module of
# `rosace`, a single game within `games`, or "" for `rosace/__init__.py`. Nobody imports `rl` and `cli`; games
# are reached through the registry in `core`, by name, and so are in nobody's list.
MAY_IMPORT: dict[str, set[str]] = {
    "": {"core", "game"},
    "__main__": {"cli"},
    "game": {"core", "analysis", "i18n", "locales"},
    "core": set(),
    "games": set(),
    "games.*": {"core"},
    "search": {"core"},
    "analysis": {"core", "search", "i18n", "locales"},
    "players": {"core", "search"},
    "arena": {"core", "search", "players"},
    "locales": set(),
    "i18n": {"core", "locales"},
    "match": {"core", "i18n", "locales"},
    "server": {"", "core", "analysis", "match", "players", "i18n", "locales"},
    "rl": {"", "core", "search", "players", "arena", "i18n", "locales"},
    "contract": {"core", "i18n", "locales"},
    "perft": {"core"},
    "rulebook": {"core"},
    "verify": {"core"},
    "bench": {"", "core", "search"},
    "cli": {
        *("", "game", "core", "search", "analysis", "players", "arena", "match", "server", "i18n", "locales"),
        *("perft", "rulebook", "verify", "bench"),
    },
}

# Core and games are rules: besides the standard library they need the compiler's module and nothing else.
# What only a type checker reads is known to every one of them.
RULES_MAY_IMPORT = sys.stdlib_module_names | {"cython", "typing_extensions"}

MODULES = sorted(path for suffix in ("py", "pxd") for path in PACKAGE.rglob(f"*.{suffix}"))


def dotted(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """'rosace.games.basilica.kernel.state' -> 'games.basilica', 'rosace.core.rng' -> 'core'."""
    parts = module.split(".")[1:]
    return ".".join(parts[:2] if parts[:1] == ["games"] else parts[:1])


def is_module(name: str) -> bool:
    path = SRC.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def imported(path: Path) -> Iterator[str]:
    """Name every module that a file imports, also inside functions and from `cython.cimports`."""
    package = path.parent.relative_to(SRC).parts

    def absolute(module: str, level: int) -> str:
        base = package[: len(package) - level + 1] if level else ()
        return ".".join((*base, *filter(None, [module]))).removeprefix("cython.cimports.")

    def members(module: str, names: list[str]) -> Iterator[str]:
        """`from package import module` means the module, `from module import name` the module it is in."""
        for name in names:
            inner = f"{module}.{name}"
            yield inner if module.startswith("rosace") and is_module(inner) else module

    text = path.read_text()
    if path.suffix == ".pxd":
        for dots, module, names in re.findall(r"^\s*from +(\.*)([\w.]*) +c?import +(.+)", text, re.MULTILINE):
            yield from members(absolute(module, len(dots)), re.findall(r"(?:^|,)\W*(\w+|$)", names))
        for modules in re.findall(r"^\s*c?import +(.+)", text, re.MULTILINE):
            yield from (absolute(module.split()[0], 0) for module in modules.split(","))
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (absolute(alias.name, 0) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from members(absolute(node.module or "", node.level), [alias.name for alias in node.names])


def allowed(part: str) -> set[str]:
    rule = "games.*" if part.startswith("games.") else part
    assert rule in MAY_IMPORT, f"rosace.{part} is new: say in MAY_IMPORT what it may import"
    return MAY_IMPORT[rule] | {part}


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(SRC)) for path in MODULES])
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(dotted(path))
    for name in imported(path):
        top = name.split(".")[0]
        if top == "rosace":
            assert part_of(name) in allowed(part), f"{dotted(path)} must not import {name}"
        elif part == "core" or part.startswith("games"):
            assert path.suffix == ".pxd" or top in RULES_MAY_IMPORT, f"{dotted(path)} must not import {name}"


def test_leaves_and_games_are_in_nobodys_list() -> None:
    importable = set().union(*(parts for part, parts in MAY_IMPORT.items() if part != "__main__"))
    assert importable.isdisjoint({"rl", "cli", "games", "games.*"})


def test_whoever_verifies_shares_no_code_with_what_is_verified() -> None:
    """The same mistake in dealing and in verifying would go unseen."""
    checked = {"rosace.core.chance", "rosace.core.fair_dice", "rosace.core.record", "rosace.core.journal"}
    assert checked.isdisjoint(imported(PACKAGE / "verify.py"))


def test_the_parser_sees_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A form of import that the parser overlooks would be a hole in the fence."""
    monkeypatch.setitem(globals(), "SRC", tmp_path)
    game = tmp_path / "rosace/games/ludo"
    for folder in (game, tmp_path / "rosace/core", tmp_path / "rosace/cli"):
        folder.mkdir(parents=True)
    (tmp_path / "rosace/core/rng.py").touch()
    (game / "state.py").write_text(
        "import rosace.core.rng, numpy as np\n"
        "from rosace import cli\n"
        "from ...core import rng\n"
        "from ..go.state import State\n"
        "from . import tables\n"
        "def f():\n    from cython.cimports.rosace.core.bits import popcount\n"
    )
    (game / "state.pxd").write_text(
        "from rosace.core cimport rng\n"
        "from ..go.state cimport State as S\n"
        "from rosace.core.bits cimport (\n    popcount)\n"
        "cimport rosace.cli as c, cython\n"
    )
    assert list(imported(game / "state.py")) == [
        "rosace.core.rng",
        "numpy",
        "rosace.cli",
        "rosace.core.rng",
        "rosace.games.go.state",
        "rosace.games.ludo",
        "rosace.core.bits",
    ]
    assert list(imported(game / "state.pxd")) == [
        "rosace.core.rng",
        "rosace.games.go.state",
        "rosace.core.bits",
        "rosace.cli",
        "cython",
    ]
    assert part_of("rosace.games.go.state") == "games.go"
