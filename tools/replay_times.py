"""Measures how soon a replay shows any position: from a press on its time line to the painted frame.

    python -m tools.replay_times [--presses N] [--slower N]

A real browser replays the longest of the golden games with its analysis, and presses the time line at random places,
from one second after the page has opened. The goal is 50 milliseconds for each press on a machine that does nothing
else. The processor time of the page's main thread is printed, too, since other programs make the rest take longer.
"""

import argparse
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import CDPSession, Page, sync_playwright

from mousquetaires.analysis.ledger import Depth
from tests.browser.people import launch, somebody
from tests.server.finished_games import store_analyses, store_finished
from tests.server.served import Served
from tools.golden_views import golden_records

GOAL: Final = 50.0  # milliseconds
FIRST: Final = 1000  # milliseconds until the page has loaded what it needs
TABLE: Final = "TheLongestOfGame"  # sixteen letters, like the id of every table
SEED: Final = 1625
STOPWATCH: Final = """{
  window.presses = [];
  addEventListener("pointerdown", ({timeStamp}) => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => presses.push(performance.now() - timeStamp);
    requestAnimationFrame(() => painted.port2.postMessage(null));
  }, true);
}"""


def longest() -> object:
    """The golden game with the most inputs."""
    return max(golden_records().values(), key=lambda record: len(record["inputs"]))


def press(page: Page, count: int, slower: int) -> tuple[list[float], list[float]]:
    """Press the time line at random places: milliseconds until each frame was painted, and of the page's own work."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})  # processor time, not the clock
    session.send("Performance.enable")
    page.evaluate(STOPWATCH)
    box = page.locator(".plot").bounding_box()
    assert box is not None
    rng, work = Random(SEED), []
    for number in range(1, count + 1):
        before = working(session)
        page.mouse.click(box["x"] + box["width"] * rng.random(), box["y"] + box["height"] / 2)
        page.wait_for_function("(number) => presses.length === number", arg=number)
        page.wait_for_timeout(50)  # what the press has set off may go on after its frame
        work.append(working(session) - before)
    return page.evaluate("presses"), work


def working(session: CDPSession) -> float:
    """Milliseconds of processor time that the page's main thread has used so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def line(name: str, numbers: list[float]) -> str:
    *_, most = quantiles(numbers, n=20)
    return f"{name}: median {median(numbers):.0f} ms, 95% {most:.0f} ms, longest {max(numbers):.0f} ms"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--presses", type=int, default=100)
    options.add_argument("--slower", type=int, default=1, help="slow the processor down so many times")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        games = {TABLE: longest()}
        store_finished(served.database, games)
        store_analyses(served.database, games, Depth(4, 1), playouts=1)
        with served, launch(playwright.chromium) as browser, somebody(browser, served.url) as person:
            page = person.page
            page.goto(f"/replay/{TABLE}")
            page.locator(".curve").wait_for()
            page.wait_for_timeout(FIRST)
            painted, work = press(page, chosen.presses, chosen.slower)
    print(line("press to painted frame", painted), f"(goal {GOAL:.0f} ms)")
    print(line("processor time of the page for a press and what follows", work))


if __name__ == "__main__":
    main()
