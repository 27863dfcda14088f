# Everything that is set up lands in .venv, inside the project. `make help` lists the targets.
#
# PYTHON=python3.12     which Python to make .venv with (3.11 or newer)
# ROSACE_PURE=1         use the uncompiled rules
# ROSACE_REQUIRE_EXT=1  fail where the rules cannot be compiled

PYTHON ?= python3
GAME ?= basilica
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
UV := 0.13.7
JOBS := $(shell nproc 2>/dev/null || echo 2)

HEADERS := $(shell find src/rosace -name '*.pxd')
KERNELS := $(HEADERS) $(wildcard $(HEADERS:.pxd=.py))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play setup test lint types slow perft-long goldens strength ladder coverage bench bench-server lock clean distclean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name what; do \
	    printf '  make %-11s %s\n' "$$name" "$$what"; done

play: setup ## set everything up, then serve tables to the browser (ARGS=... go to rosace serve)
	@$(VENV)/bin/rosace serve $(ARGS)

test: setup ## set everything up, then lint, check types and test (ARGS=... go to pytest)
	@$(PY) -m ruff check --quiet .
	@$(PY) -m mypy --no-error-summary
	@$(PY) -m pytest --quiet --numprocesses=auto --maxprocesses=8 $(ARGS)

setup: $(VENV)/.core ## make .venv, install the locked packages, compile the core

lint: setup ## ruff alone
	@$(PY) -m ruff check .

types: setup ## mypy
	@$(PY) -m mypy

slow: setup ## every check that takes minutes
	@$(PY) -m pytest -m slow $(ARGS)

perft-long: setup ## the deep perft counts
	@$(PY) -m pytest -m slow -k perft $(ARGS)

goldens: setup ## write the golden games and trees anew; read the diff before committing it
	@cd tests && ../$(PY) -m playthroughs.writing && ../$(PY) -m search.trees write

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

bench-server: setup ## measure the server under load, beside boardgame.io (25 minutes; needs npm)
	@cd benchmarks/server/boardgameio && { test -d node_modules || npm ci --no-audit --no-fund; }
	@$(PY) benchmarks/server/run.py $(ARGS)

lock: $(VENV)/.made ## write requirements.txt anew from pyproject.toml (ARGS=--upgrade takes newer versions)
	@test -x build/lock/bin/uv || { $(PY) -m venv build/lock && build/lock/bin/python -m pip -qq install uv==$(UV); }
	@build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --all-extras --generate-hashes \
	    --no-emit-index-url --custom-compile-command 'make lock' $(ARGS) pyproject.toml -o requirements.txt

clean: ## remove what was built
	@rm -rf build dist src/*.egg-info .pytest_cache .ruff_cache .mypy_cache .hypothesis .coverage $(VENV)/.installed
	@find src tests \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

distclean: clean ## remove .venv too
	@rm -rf $(VENV)

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
	@echo 'Installing the locked packages (about 190 MB the first time)'
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
