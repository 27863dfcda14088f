"""The compiled modules and two switches; everything else is in pyproject.toml.

ROSACE_PURE=1         build no extension modules (at run time: do not use those that are there)
ROSACE_REQUIRE_EXT=1  fail if an extension module cannot be built, or on Cython's performance hints

With neither, a machine without a C compiler or the Python headers gets the same rules, uncompiled.
"""

import ast
import contextlib
import io
import os
import platform
import runpy
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED = (
    "rosace.core.rng",
    "rosace.core.state",
    "rosace.core.playout",
    "rosace.core.encoder",
    "rosace.search.tree",
    "rosace.search.rollouts",
    "rosace.games.basilica.kernel.cathedral",
    "rosace.games.basilica.kernel.areas",
    "rosace.games.basilica.kernel.turn_order",
    "rosace.games.basilica.kernel.rules",
    "rosace.games.basilica.kernel.visibility",
    "rosace.games.basilica.play.playout_policy",
    "rosace.games.basilica.kernel.state",
    "rosace.games.basilica.play.observation",
    "rosace.games.sagrada.kernel.windows",
    "rosace.games.sagrada.kernel.turn_order",
    "rosace.games.sagrada.kernel.rules",
    "rosace.games.sagrada.kernel.visibility",
    "rosace.games.sagrada.kernel.scoring",
    "rosace.games.sagrada.play.cell_values",
    "rosace.games.sagrada.play.playout_policy",
    "rosace.games.sagrada.kernel.state",
    "rosace.games.sagrada.play.observation",
    "rosace.games.fantazja.kernel.land",
    "rosace.games.fantazja.kernel.turn_order",
    "rosace.games.fantazja.kernel.rules",
    "rosace.games.fantazja.kernel.visibility",
    "rosace.games.fantazja.kernel.knowledge",
    "rosace.games.fantazja.play.playout_policy",
    "rosace.games.fantazja.kernel.state",
    "rosace.games.fantazja.play.observation",
    "rosace.rl.lane",
)

# Cython's utility code, compiled once for all modules, which halves the time.
SHARED = "rosace._cyutility"

C_FILES = "build/cython"
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}

PURE, REQUIRE = (os.environ.get(name, "0") not in ("", "0") for name in ("ROSACE_PURE", "ROSACE_REQUIRE_EXT"))
if PURE and REQUIRE:
    sys.exit("ROSACE_PURE and ROSACE_REQUIRE_EXT contradict each other: unset one of them.")


def flags() -> list[str]:
    # One instruction for __builtin_popcountll instead of a call; needs x86-64-v2 (2009).
    # A build for this machine alone: CFLAGS=-march=native.
    # No fused multiply-add (arm64): evaluations must be the same on every machine.
    # No debugging symbols, which take a quarter of the time; debug with ROSACE_PURE=1.
    return ["-O3", "-g0", "-ffp-contract=off"] + (["-mpopcnt"] if platform.machine() == "x86_64" else [])


def constants_header(source: Path) -> str:
    """The numbers of a game's constants.py as a C header, so that they are written once.

    A number in hexadecimal is a set of bits, and unsigned; every other one goes into an enum.
    """
    text, game = source.read_text(encoding="utf-8"), source.parent.parent.name
    hexadecimal = {
        node.targets[0].id
        for node in ast.parse(text).body
        if isinstance(node, ast.Assign) and ast.get_source_segment(text, node.value).startswith("0x")
    }
    numbers = {name: value for name, value in runpy.run_path(str(source)).items() if type(value) is int}
    lines = ["# Made by setup.py from constants.py.", "cdef enum:"]
    lines += [f"    {name} = {value}" for name, value in numbers.items() if name not in hexadecimal]
    if hexadecimal:
        wide = any(numbers[name] >> 32 for name in hexadecimal)
        kind, suffix = ("unsigned long long", "ULL") if wide else ("unsigned int", "U")
        masks = {name: f"{game.upper()}_{name}" for name in numbers if name in hexadecimal}
        lines += ["", "", "cdef extern from *:", '    """']
        lines += [f"    #define {macro} 0x{numbers[name]:X}{suffix}" for name, macro in masks.items()]
        lines += ['    """', *(f'    {kind} {name} "{macro}"' for name, macro in masks.items())]
    return "\n".join([*lines, ""])


def write_constants_headers() -> None:
    for source in Path("src/rosace/games").glob("*/kernel/constants.py"):
        target, text = source.with_suffix(".pxd"), constants_header(source)
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")


def extensions() -> list[Extension]:
    missing = ""
    try:
        from Cython.Build import cythonize
    except ImportError:
        missing = "Cython is not installed"
    if os.name == "nt":
        missing = "the kernels use what gcc and clang have built in"
    if missing and REQUIRE:
        sys.exit(f"ROSACE_REQUIRE_EXT is set, but {missing}.")
    if missing:
        print(f"rosace goes without its compiled core: {missing}.", file=sys.stderr)
        return []
    modules = [
        Extension(name, [f"src/{name.replace('.', '/')}.py"], extra_compile_args=flags()) for name in COMPILED
    ]
    modules.append(Extension(SHARED, [f"src/{SHARED.replace('.', '/')}.c"], extra_compile_args=flags()))
    write_constants_headers()
    # A kernel that Cython itself refuses is our bug on any machine: always an error.
    with contextlib.redirect_stderr(io.StringIO()) as said:
        try:
            built = cythonize(
                modules,
                build_dir=C_FILES,
                compiler_directives=DIRECTIVES,
                shared_utility_qualified_name=SHARED,
            )
        finally:
            sys.__stderr__.write(said.getvalue())
            hints = said.getvalue().count("performance hint:")
            if REQUIRE and hints:
                shutil.rmtree(C_FILES)  # so that the next build reports it again
                sys.exit(
                    f"ROSACE_REQUIRE_EXT is set, and Cython gave {hints} performance hint(s), see above."
                )
    for module in built:
        module.optional = not REQUIRE  # only now: cythonize does not keep it
    return built


setup(ext_modules=[] if PURE else extensions())
