# `make play` and `make test` do all the set-up they need; `make help` lists the rest.
SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --no-input --quiet
STATIC := src/switch/server/static
ARGS ?=

export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
unexport PYTHONHOME PYTHONPATH

# Each stamp stands for one finished step, so that a second run has nothing to do.
MADE := $(VENV)/made
PLAY := $(VENV)/play.ok
DEV := $(VENV)/dev.ok
NODE := $(VENV)/node.ok
NPM := web/node_modules/.ok
PAGE := $(STATIC)/index.html

WEB_FILES := $(shell find web src/switch/i18n/locales -name node_modules -prune -o -name dist -prune \
	-o -type f -print 2>/dev/null)

# A folder that was moved, or whose Python is gone, gets a new environment.
ifneq ($(shell [ "$$(cat $(MADE) 2>/dev/null)" = "$(CURDIR)" ] && $(PY) -c '' 2>/dev/null && echo yes),yes)
.PHONY: $(MADE)
endif

.PHONY: help play test test-long check bench mutants setup web format lock clean

help: ## this list
	@echo "Switch, the card game. The first run sets everything up by itself."
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "  ARGS=… is passed on: make play ARGS=--terminal, make test ARGS='-k duel'"

play: $(PLAY) $(PAGE) ## open a table in the browser and play against the computer
	@$(VENV)/bin/switch play $(ARGS) || [ $$? = 130 ] # Ctrl-C at a table in the terminal

test: $(DEV) $(PAGE) ## every test, the browser's too (ARGS: for pytest)
	@$(PY) scripts/run_tests.py $(ARGS)

test-long: $(DEV) $(PAGE) ## the tests with full counts: 500 games on every host and the like
	@$(PY) scripts/run_tests.py -m long $(ARGS)

check: $(DEV) $(NPM) | $(NODE) ## format, lint, types, the one-way imports, the page's types
	@$(PY) -m ruff format --check
	@$(PY) -m ruff check
	@$(PY) -m mypy
	@$(VENV)/bin/lint-imports --no-logo
	@cd web && npm run --silent check

bench: $(DEV) ## actions a second on this machine
	@$(PY) -m benchmarks $(ARGS)

mutants: $(DEV) ## break the core on purpose, see which faults the tests miss
	@$(PY) -m tests.mutants $(ARGS)

setup: $(DEV) $(PAGE) ## all the set-up and nothing else

web: $(PAGE) ## build the page

format: $(DEV) ## put the Python files into their standard form
	@$(PY) -m ruff check --fix --quiet || true
	@$(PY) -m ruff format

lock: $(DEV) ## take the newest versions that pyproject.toml and web/package.json allow
	@sh scripts/lock.sh

clean: ## remove all that make has made
	rm -rf $(VENV) web/node_modules web/dist $(STATIC) .mypy_cache .ruff_cache .pytest_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(MADE):
	@sh scripts/make_venv.sh $(VENV)
	@printf '%s' "$(CURDIR)" > $@

$(PLAY): locks/play.txt locks/fast.txt pyproject.toml | $(MADE)
	@echo "Installing what the game needs …"
	@$(PIP) install --require-hashes -r locks/play.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@$(PIP) install --require-hashes --only-binary :all: -r locks/fast.txt || \
		echo "No Numba for this machine: everything works, and the strongest players think less deeply."
	@touch $@

$(DEV): locks/dev.txt locks/witnesses.txt $(PLAY)
	@echo "Installing what the tests need …"
	@$(PIP) install --require-hashes -r locks/dev.txt
	@$(PIP) install --require-hashes --no-deps --no-build-isolation --use-pep517 \
		-r locks/witnesses.txt
	@touch $@

$(NODE): locks/node.txt | $(MADE)
	@sh scripts/get_node.sh $(PY)
	@touch $@

$(NPM): web/package.json web/package-lock.json | $(NODE)
	@echo "Installing what the page is built with …"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): $(NPM) $(WEB_FILES) | $(NODE)
	@echo "Building the page …"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
