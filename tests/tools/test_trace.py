"""The path of a move is short, and reads from top to bottom."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOTALS = re.compile(r"(.+): (\d+) modules, (\d+) functions, (\d+) jumps")
MOST_MODULES = 22
MOST_JUMPS = 125
STORY = (
    "server.api.client_messages  read_message",
    "server.live.registry  Registry.apply",
    "server.table.commands  apply",
    "server.table.game_commands  act",
    "server.table.entry_effects  accept",
    "server.store.journal  Journal.append",
    "server.live.pubsub  NoPubSub.publish_first",
    "server.live.broadcast  Broadcaster.send",
    "server.table.views  UpdateMessages.for_seat",
    "server.live.viewers  Viewer.send",
    "server.jobs.scheduler  Scheduler.reschedule",
)


@pytest.fixture(scope="module")
def lines() -> list[str]:
    run = subprocess.run(
        [sys.executable, "-m", "tools.trace"], cwd=ROOT, capture_output=True, text=True, check=True, timeout=300
    )
    return run.stdout.splitlines()


def test_the_story_of_a_move_goes_from_the_api_to_the_scheduler(lines: list[str]) -> None:
    calls = [line.strip() for line in lines]
    places = [calls.index(step) for step in STORY]
    assert places == sorted(places)


def test_each_viewer_is_told_once_and_the_player_gets_an_answer(lines: list[str]) -> None:
    assert sum(line.endswith("  Viewer.send") for line in lines) == 4


def test_the_path_of_a_move_is_short(lines: list[str]) -> None:
    totals = {found[1]: found for line in lines if (found := TOTALS.fullmatch(line))}
    modules, _, jumps = map(int, totals["engine as one module"].groups()[1:])
    assert modules <= MOST_MODULES
    assert jumps <= MOST_JUMPS
    _, _, jumps = map(int, totals["all modules"].groups()[1:])
    assert jumps <= MOST_JUMPS
