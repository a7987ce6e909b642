# All commands for players and contributors. They need Python 3.11 or newer, git and make.
# Node.js, which builds the browser client, is installed as a Python package. The tests also need Chromium and a C compiler.

PYTHON ?= python3
GAMES ?= 10000
WORKERS ?= auto
# The tests of server and command line mostly wait for processes and sockets, so more of them run at a time.
WAITING_WORKERS ?= 3
given = $(filter command,$(origin $1))# ignores environment variables: some shells set HOST
WHERE = $(if $(call given,HOST),--host $(HOST)) $(if $(call given,PORT),--port $(PORT))
COMPILED = $(MAKE) --no-print-directory compiled
export PIP_DISABLE_PIP_VERSION_CHECK := 1

BIN := .venv/bin
PY := $(BIN)/python
# Installs only files whose hashes are in requirements/. Source packages are built with the setuptools of build.txt.
INSTALL := $(PY) -m pip install --quiet --no-build-isolation --require-hashes
LOCK := build/lock
MADE := .venv/.made
DEV_MADE := .venv/.made-dev
COMPILE_MADE := .venv/.made-compile
NODE_MADE := .venv/.made-node
RAY_MADE := .venv/.made-ray
RAY := $(CURDIR)/.venv/ray
RESEARCH_MADE := .venv/.made-research
RESEARCH := $(CURDIR)/.venv/research
PACKAGES_MADE := web/node_modules/.made
CHROMIUM := /usr/bin/chromium /usr/bin/chromium-headless-shell
CHROMIUM_PACKAGES := chromium chromium-headless-shell fonts-liberation
ENGINE_TESTS := tests/rules tests/engine tests/properties tests/golden src/mousquetaires/engine
# Tests that start no server and only a few processes.
FAST_TESTS := $(addprefix tests/,rules engine data properties golden bots cli i18n sim web) src
NOT_FAST := $(addprefix tests/cli/test_,bot.py hostile_systems.py secrets.py serve_options.py)
CLIENT := src/mousquetaires/web/index.html
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
NPM := NODE_USE_SYSTEM_CA=1 PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web

# Run two or three targets at a time, in another make. This make runs one after the other.
TWO = $(MAKE) --no-print-directory --jobs=2 SIDE_BY_SIDE=yes
THREE = $(MAKE) --no-print-directory --jobs=3 SIDE_BY_SIDE=yes
# Tests start hundreds of Python processes. Without cached bytecode each would compile the sources again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

##@ For players

.PHONY: play
play: setup web  ## play in the browser, on this machine (PORT=n for another port, COMPILE=no to compile nothing)
	@$(if $(filter no,$(COMPILE)),,$(BIN)/mousquetaires compile --background '$(COMPILED)')
	@$(BIN)/mousquetaires serve --open $(WHERE)

.PHONY: terminal
terminal: setup  ## play in the terminal against bots
	@$(BIN)/mousquetaires play

.PHONY: serve
serve: setup web  ## run the game server on http://127.0.0.1:1625 (HOST=address, PORT=n)
	@$(BIN)/mousquetaires serve $(WHERE)

.PHONY: setup
setup: $(MADE)  ## install the game into .venv; again only if pyproject.toml, requirements/ or the version changed

# The build backends are installed first and used without isolation, so that they are pinned, too.
$(MADE): pyproject.toml src/mousquetaires/__init__.py requirements/build.txt requirements/players.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Mousquetaires needs Python 3.11 or newer: if yours has another name, try make PYTHON=python3.11" >&2; \
	  exit 1; }
	@echo "Setting up .venv (a minute)"
	@$(PY) -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || $(PYTHON) -m venv --clear .venv
	@$(INSTALL) -r requirements/build.txt
	@$(INSTALL) -r requirements/players.txt
	@$(PY) -m pip install --quiet --no-build-isolation --no-deps -e .
	@touch $@

.PHONY: web
web: $(CLIENT)  ## build the browser client; again only if something under web/ changed

$(CLIENT): $(PACKAGES_MADE) $(CLIENT_SOURCES)
	@echo "Building the browser client"
	@$(NPM) run --silent build
	@touch $@

# `npm ci` installs exactly what the lock file names, checks every hash, and fails if package.json needs anything else.
# The lock file names rolldown's binaries for every system. package.json pins rolldown to a version that has all of them;
# CONTRIBUTING.md says how to update it.
$(PACKAGES_MADE): web/package.json web/package-lock.json $(NODE_MADE)
	@echo "Downloading the packages of the browser client"
	@$(NPM) ci --loglevel=error --no-audit --no-fund
	@touch $@

$(NODE_MADE): requirements/web.txt $(MADE)
	@echo "Downloading Node.js, which builds the browser client (a minute, only once)"
	@$(INSTALL) -r requirements/web.txt
	@touch $@

# The result is stored in the user's cache, for the current sources. This needs a C compiler and some minutes.
.PHONY: compiled
compiled: $(COMPILE_MADE)  ## compile the engine for faster simulations and searches; not needed to play
	@$(BIN)/mousquetaires compile

$(COMPILE_MADE): requirements/compile.txt $(MADE)
	@$(INSTALL) -r requirements/compile.txt
	@touch $@

##@ For contributors

.PHONY: dev
dev: $(DEV_MADE)  ## install everything for contributors into .venv

$(DEV_MADE): requirements/dev.txt $(MADE)
	@echo "Setting up the tools for contributors (a minute or two)"
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

.PHONY: check
check: dev $(PACKAGES_MADE)  ## run the quick checks, for everyday work: lint, types, rule map, tests without a server (two minutes)
	@$(TWO) --output-sync=target fast-tests lint web-check rules
	@echo "The quick checks passed. make test runs all of them."

# The quickest checks come first. The tests of server, command line and browser often wait for something, so they run side
# by side, and pure computation in the background fills both processors until the end.
.PHONY: test
test: dev web chromium  ## run every check, for example before a commit (ten minutes; WORKERS=n and WAITING_WORKERS=n for pytest)
	@$(TWO) --output-sync=target lint compiled-golden web-check rules
	@$(THREE) other-tests-behind computation-behind browser
	@echo "All checks passed."

.PHONY: computation
computation: engine-tests fuzz-sample coverage-run mutants-sample load-sample

# Prints its output at the end, because the tests in the foreground print theirs meanwhile.
NICENESS = $(if $(filter computation,$*),10,0)
%-behind:
	@mkdir -p build
	@nice -n $(NICENESS) $(MAKE) --no-print-directory SIDE_BY_SIDE= $* >build/$*.log 2>&1; status=$$?; cat build/$*.log; exit $$status

.PHONY: lint
lint: dev  ## run ruff, mypy --strict and import-linter, and compare the browser's types with the server's
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	MOUSQUETAIRES_ENGINE=pure $(PY) -m tools.webtypes --check

.PHONY: web-check
web-check: web-lint  ## check the browser client: formatter, linter, types and its own tests
	$(NPM) run --silent check
	$(NPM) test --silent

.PHONY: web-lint
web-lint: $(PACKAGES_MADE)
	$(NPM) run --silent format:check
	$(NPM) run --silent lint

.PHONY: web-format
web-format: $(PACKAGES_MADE)  ## format the browser client's code
	$(NPM) run --silent format

.PHONY: web-types
web-types: dev  ## generate the browser's types again, after the server's types changed
	MOUSQUETAIRES_ENGINE=pure $(PY) -m tools.webtypes

.PHONY: rules
rules: dev  ## show the map from rules to code to tests; fails if a rule has no test
	$(PY) -m tools.rulemap

# Every run is the same: seeds are fixed (tests/seeds.py), and so is the order of sets of strings.
fast-tests engine-tests other-tests browser compiled-golden fuzz-sample coverage-run mutants-sample: export PYTHONHASHSEED = 0

.PHONY: unit
unit: engine-tests other-tests  ## run the tests, with the engine's branch coverage (at least 97%)

# Measuring coverage makes the engine several times slower, so only the engine's own tests are measured.
.PHONY: engine-tests
engine-tests: dev
	@$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -q -n $(WORKERS) --dist worksteal $(ENGINE_TESTS)
	@$(BIN)/coverage combine -q
	$(BIN)/coverage report --fail-under=97

.PHONY: other-tests
other-tests: dev web
	$(BIN)/pytest -q -n $(WAITING_WORKERS) --dist worksteal $(addprefix --ignore=,$(ENGINE_TESTS) tests/browser tests/ray tests/research)

.PHONY: fast-tests
fast-tests: dev
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal $(FAST_TESTS) $(addprefix --ignore=,$(NOT_FAST))

.PHONY: compiled-golden
compiled-golden: dev  ## play the golden games on the compiled engine
	@$(BIN)/mousquetaires compile --quick
	MOUSQUETAIRES_ENGINE=compiled $(BIN)/pytest -q -n 0 tests/golden

# Ray is large (85 MB to download, 280 MB installed) and slow to start. It is installed only for these tests, in its own folder.
.PHONY: ray
ray: $(RAY_MADE)  ## run simulations on a real Ray with two workers, one of which is killed
	PYTHONPATH=$(RAY) $(BIN)/pytest -q -n 0 tests/ray

$(RAY_MADE): requirements/ray.txt $(DEV_MADE)
	@echo "Installing Ray for its tests (a minute)"
	@$(INSTALL) --upgrade --target $(RAY) -r requirements/ray.txt
	@touch $@

# The libraries of docs/research.md, in their own folder, too.
.PHONY: research
research: $(RESEARCH_MADE)  ## test the interfaces for researchers: PettingZoo, Gymnasium, OpenSpiel and MCP
	PYTHONPATH=$(RESEARCH) $(BIN)/pytest -q -n 0 tests/research

.PHONY: research-speed
research-speed: $(RESEARCH_MADE)  ## measure the interfaces for researchers next to other games of the same libraries
	PYTHONPATH=$(RESEARCH) $(PY) -m tools.research.speed

$(RESEARCH_MADE): requirements/research.txt $(DEV_MADE)
	@echo "Installing PettingZoo, Gymnasium, OpenSpiel and MCP for their tests (a minute)"
	@$(INSTALL) --upgrade --target $(RESEARCH) -r requirements/research.txt
	@touch $@

# The browser for the tests, from Debian's packages.
.PHONY: chromium
chromium: $(CHROMIUM)

$(CHROMIUM) &:
	@echo "Installing Chromium for the tests of the browser client"
	@root=; [ "$$(id -u)" = 0 ] || root="sudo -n"; \
	{ $$root apt-get update -qq && $$root env DEBIAN_FRONTEND=noninteractive \
	  apt-get install -y -qq --no-install-recommends $(CHROMIUM_PACKAGES) >/dev/null; } || { \
	  echo "The browser tests need $(CHROMIUM): install the Debian packages $(CHROMIUM_PACKAGES)." >&2; \
	  exit 1; }

# Each process starts its own browser and server.
.PHONY: browser
browser: dev web chromium  ## run only the tests with a real Chromium
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal tests/browser

.PHONY: screenshots
screenshots: dev web chromium  ## take the pictures of README.md and docs/ again, and a contact sheet of every state
	$(PY) -m tools.screenshots

.PHONY: responsiveness
responsiveness: dev web chromium  ## measure clicks, long tasks and the idle page in a browser slowed down four times (a minute)
	$(PY) -m tools.responsiveness

.PHONY: golden
golden: dev  ## play only the golden games
	$(BIN)/pytest -q tests/golden

.PHONY: golden-anew
golden-anew: dev  ## record the golden games again, after a rule was corrected
	$(PY) tools/golden.py
	$(PY) -m tools.golden_views

.PHONY: fuzz
fuzz: dev  ## play complete random games at all kinds of tables (GAMES=10000, SEED=n to repeat a run)
	$(PY) tools/fuzz.py --games $(GAMES) $(if $(SEED),--seed $(SEED))

# The second run uses the compiled engine if it has been built. `make fuzz` draws a fresh seed.
.PHONY: fuzz-sample
fuzz-sample: dev
	MOUSQUETAIRES_ENGINE=pure $(PY) tools/fuzz.py --games 200 --seed 1
	$(PY) tools/fuzz.py --games 200 --seed 2

.PHONY: mutants
mutants: dev  ## break each line of the rules in small ways, one at a time; the tests of its rule must fail
	$(PY) -m tools.mutants

.PHONY: mutants-sample
mutants-sample: dev
	$(PY) -m tools.mutants --sample 16 --seed 1

.PHONY: coverage-run
coverage-run: dev  ## guide random games until every card, place, ending and prompt has occurred
	MOUSQUETAIRES_ENGINE=pure $(PY) tools/component_coverage.py

.PHONY: bench
bench: dev  ## measure the speed, side by side with catanatron and python-chess
	$(BIN)/mousquetaires bench

# A run that was stopped continues where it was. After a change of rules, bots or box, delete build/strength first.
.PHONY: strength
strength: dev  ## measure each bot's strength on each side, on the same deals: see docs/strength.md (hours)
	@$(BIN)/mousquetaires compile
	$(PY) -m tools.strength

.PHONY: balance
balance: dev  ## measure the balance of the box by simulation: the tables and pictures of docs/balance.md (a quarter of an hour)
	@$(BIN)/mousquetaires compile
	$(PY) -m tools.balance check

.PHONY: load
load: dev  ## measure the server under load, side by side with a bare echo server, see docs/operators.md (half an hour)
	$(PY) -m tools.load --minutes 10
	$(PY) -m tools.load --growth --pairs 2
	$(PY) -m tools.load --postgres-redis
	$(PY) -m tools.load --postgres-redis --together

.PHONY: load-sample
load-sample: dev
	$(PY) -m tools.load --small

.PHONY: server-soak
server-soak: dev web  ## run the server's tests in full: kills, outages, bad messages, leaks
	MOUSQUETAIRES_SOAK=1 $(BIN)/pytest -q tests/server tests/leaks

# Every page and state on every screen size, with all of axe's checks in light and dark mode; whole games by clicking, from a
# fresh seed; every lesson by mouse, by keyboard and on a phone in every language; how long a move takes to appear.
LOOKED_AT := analysis appearance games lessons named_states performance quest_boards replay story
.PHONY: looks-soak
looks-soak: dev web chromium
	MOUSQUETAIRES_SOAK=1 $(BIN)/pytest -q -n 0 $(addprefix tests/browser/test_,$(addsuffix .py,$(LOOKED_AT)))

# Runs all tests of the rules again, on the compiled engine and with a fresh seed for Hypothesis.
.PHONY: compiled-soak
compiled-soak: dev
	@$(BIN)/mousquetaires compile
	MOUSQUETAIRES_SOAK=1 MOUSQUETAIRES_ENGINE=compiled $(BIN)/pytest -q -n $(WORKERS) tests/golden tests/rules tests/engine tests/properties tests/analysis tests/bots tests/sim

# Longer games of the interfaces for researchers, and more pairs of worlds.
.PHONY: research-soak
research-soak: $(RESEARCH_MADE)
	MOUSQUETAIRES_SOAK=1 PYTHONPATH=$(RESEARCH) $(BIN)/pytest -q -n 0 tests/research

# A thousand answers of the coach, each number found again by another program, and how long an answer takes without a build.
.PHONY: coach-soak
coach-soak: dev
	MOUSQUETAIRES_SOAK=1 MOUSQUETAIRES_ENGINE=pure $(BIN)/pytest -q -n 0 tests/bots/test_coach.py

.PHONY: soak
soak: test ray research-soak fuzz mutants compiled-soak coach-soak server-soak looks-soak  ## run the long checks, for example before a release

.PHONY: lock
lock: dev $(NODE_MADE)  ## update requirements/ and web/package-lock.json to the newest versions, with hashes (KEEP=1 only adds what is new)
	@$(PY) -m venv --clear $(LOCK)
	@$(LOCK)/bin/pip install --quiet --require-hashes -r requirements/lock.txt
	$(PY) tools/lock.py $(LOCK)/bin/uv $(if $(KEEP),--keep)
	$(if $(KEEP),,rm -rf web/package-lock.json web/node_modules)
	$(NPM) install --package-lock-only --loglevel=error
	@rm -r $(LOCK)

.PHONY: release
release: dev $(NODE_MADE)  ## build and test the wheel and source archive of a release in dist/, see docs/releasing.md
	$(PY) -m tools.release

.PHONY: clean
clean:  ## remove caches and build results, but not .venv
	rm -rf build dist htmlcov src/mousquetaires/web .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.PHONY: help
help:  ## show this list
	@awk -F ':.*  ## ' '/^##@/ { printf "\n%s\n", substr($$0, 5) } \
	  /^[a-z-]+:.*  ## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile
