"""The compiled modules, and two switches; everything else is in pyproject.toml.

ROSACE_PURE=1         build no extension modules (at run time: do not use those that are there)
ROSACE_REQUIRE_EXT=1  fail where an extension module cannot be built, and on Cython's performance hints

With neither, a machine without a C compiler or the Python headers gets the same rules, uncompiled.
"""

import contextlib
import io
import os
import platform
import shutil
import sys

from setuptools import Extension, setup

COMPILED = (
    "rosace.core.rng",
    "rosace.core.state",
    "rosace.core.playout",
    "rosace.search.tree",
    "rosace.games.basilica.cathedral",
    "rosace.games.basilica.areas",
    "rosace.games.basilica.flow",
    "rosace.games.basilica.rules",
    "rosace.games.basilica.advice",
    "rosace.games.basilica.state",
    "rosace.games.basilica.planes",
    "rosace.games.sagrada.windows",
    "rosace.games.sagrada.flow",
    "rosace.games.sagrada.rules",
    "rosace.games.sagrada.result",
    "rosace.games.sagrada.worth",
    "rosace.games.sagrada.advice",
    "rosace.games.sagrada.state",
    "rosace.games.sagrada.planes",
    "rosace.games.fantazja.land",
    "rosace.games.fantazja.flow",
    "rosace.games.fantazja.rules",
    "rosace.games.fantazja.knowledge",
    "rosace.games.fantazja.advice",
    "rosace.games.fantazja.state",
    "rosace.games.fantazja.planes",
    "rosace.rl.lane",
)

# What Cython adds to every module, once for all of them: compiling takes half as long.
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
    # One instruction for __builtin_popcountll where gcc would call a function; needs x86-64-v2 (2009).
    # A build for this machine alone: CFLAGS=-march=native.
    # No fused multiply-add, which arm64 compilers like: evaluations must be the same on every machine.
    # No symbols for a debugger, which take a quarter of the time: ROSACE_PURE=1 is for that.
    return ["-O3", "-g0", "-ffp-contract=off"] + (["-mpopcnt"] if platform.machine() == "x86_64" else [])


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
    # A kernel that Cython itself refuses is our mistake on any machine: an error with or without REQUIRE.
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
                shutil.rmtree(C_FILES)  # so that the next build says it again
                sys.exit(
                    f"ROSACE_REQUIRE_EXT is set, and Cython gave {hints} performance hint(s), see above."
                )
    for module in built:
        module.optional = not REQUIRE  # only now: cythonize does not keep it
    return built


setup(ext_modules=[] if PURE else extensions())
