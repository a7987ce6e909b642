"""Measures how soon the page answers a click on a slow computer, and what it costs when nothing happens.

`make responsiveness` plays as a Musketeer in a real browser whose processor is slowed down, against a real server. For
each click it measures the time until the first frame that shows what the click has brought, the server's part included.
Nothing of its own runs in the page meanwhile. The command fails if one of the goals is missed.
"""

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.people import launch, somebody
from tests.browser.tables import opened
from tests.server.served import Served

SLOWER: Final = 4  # times
MOVES: Final = 40
SEED: Final = 1625
MOST_WAIT: Final = 100  # milliseconds from a click to the painted update
LONGEST_TASK: Final = 50  # milliseconds
IDLE_SECONDS: Final = 5
SETTLES: Final = 3000  # milliseconds
MOST_IDLE: Final = 1.0  # percent of a processor
LISTED: Final = 10  # of the slowest clicks and the longest tasks
# From a click until the first frame after the question or the story has changed; an unfolded list is a change, too.
STOPWATCH: Final = """{
  window.clicks = [];
  window.tasks = [];
  let answered = 0;
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({data}) => {
        if (data.startsWith('{"type":"update"')) answered ||= performance.now();
      });
    }
  };
  const shown = () => [
    document.querySelector("section.prompt")?.dataset.prompt,
    document.querySelector("section.prompt [aria-expanded=true]") !== null,
    document.querySelector(".log ol")?.lastElementChild?.textContent,
    document.querySelector("#ending") !== null,
  ].join("|");
  addEventListener("click", ({timeStamp, target}) => {
    const button = target.closest("[data-action]");
    if (!button) return;
    const {action} = button.dataset;
    const before = shown();
    answered = 0;
    const painted = new MessageChannel();
    painted.port1.onmessage = () => clicks.push({
      action, at: timeStamp, took: performance.now() - timeStamp, server: answered ? answered - timeStamp : 0,
    });
    const frame = () => requestAnimationFrame(() =>
      shown() === before ? frame() : painted.port2.postMessage(null));
    frame();
  }, true);
  new PerformanceObserver((list) => list.getEntries().forEach(({startTime, duration}) =>
    tasks.push({startTime, duration}))).observe({type: "longtask"});
}"""
# What can be clicked now, with its place on the screen: the answers, or on the stage, or what an answer has unfolded.
CHOICES: Final = """() => {
  if (document.querySelector("#ending")) return null;
  const asked = document.querySelector("section.prompt");
  const sends = asked.querySelector("form [data-action=send]");
  const within = asked.querySelectorAll(".within [data-action]");
  const own = ["impossible", "more", "map", "close", "cancel", "change", "trade"];
  const all = sends ? [sends] : within.length ? within
    : document.querySelectorAll(":is(.answers, .beside, .stage) [data-action]");
  return [...all].filter((one) => !own.includes(one.dataset.action) && one.ariaDisabled !== "true").map((one) => {
    one.scrollIntoView({block: "nearest"});
    const {x, y, width, height} = one.getBoundingClientRect();
    return {action: one.dataset.action, x: x + width / 2, y: y + height / 2};
  });
}"""
QUIET: Final = 700  # milliseconds after a click in which nothing but the page itself runs


class Click(NamedTuple):
    """A click on an answer: milliseconds until its update was painted, and until the server's message was there."""

    action: str
    took: float
    server: float


@dataclass(frozen=True)
class Measured:
    """What one game has shown: clicks, long tasks in milliseconds, and how busy an idle page is, in percent."""

    clicks: list[Click]
    tasks: list[float]
    idle: float

    def verdicts(self) -> list[tuple[str, str, bool]]:
        """Each goal, what was measured, and whether the goal is reached."""
        waits = [one.took for one in self.clicks]
        longest = max(self.tasks, default=0.0)
        return [
            (
                f"click to update at most {MOST_WAIT} ms",
                f"median {median(waits):.0f} ms, maximum {max(waits):.0f} ms of {len(waits)} clicks",
                max(waits) <= MOST_WAIT,
            ),
            (
                f"no task over {LONGEST_TASK} ms during play",
                f"{len(self.tasks)} long tasks, the longest {longest:.0f} ms",
                not self.tasks,
            ),
            (
                f"idle processor below {MOST_IDLE:.0f} %",
                f"{self.idle:.2f} % over {IDLE_SECONDS} s",
                self.idle < MOST_IDLE,
            ),
        ]


def main() -> int:
    measured = play()
    slowest = sorted(measured.clicks, key=lambda one: -one.took)[:LISTED]
    longest = sorted(measured.tasks, reverse=True)[:LISTED]
    print(
        "slowest clicks:",
        *(f"\n  {one.took:4.0f} ms, {one.server:4.0f} by the server: {one.action}" for one in slowest),
    )
    print("longest tasks:", ", ".join(f"{one:.0f} ms" for one in longest) or "none")
    print(f"the server's part of a click: median {median(one.server for one in measured.clicks):.0f} ms")
    for goal, found, reached in measured.verdicts():
        print(f"{'ok    ' if reached else 'MISSED'}  {goal:34}  {found}")
    return 0 if all(reached for _, _, reached in measured.verdicts()) else 1


def play() -> Measured:
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        with somebody(browser, server.url, calm=False, service_worker=True) as person:
            person.context.add_init_script(STOPWATCH)
            at = opened(person, "Ann", [1], players=2, bots={"0": "novice"})
            devtools = person.context.new_cdp_session(person.page)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            devtools.send("Performance.enable")
            person.page.goto(at.path)
            person.page.locator("section.prompt").wait_for()
            person.page.wait_for_load_state("networkidle")
            answer_questions(person.page)
            found = person.page.evaluate("() => ({clicks, tasks})")
            idle = idle_share(person.page, devtools)
        browser.close()
    clicks = found["clicks"]
    return Measured(
        clicks=[Click(one["action"], one["took"], one["server"]) for one in clicks],
        tasks=[one["duration"] for one in found["tasks"] if any(is_during(one, click) for click in clicks)],
        idle=idle,
    )


def is_during(task: dict[str, float], click: dict[str, float]) -> bool:
    """Whether a task of the page belongs to a click; the command itself runs in the page before and after."""
    return click["at"] <= task["startTime"] + task["duration"] and task["startTime"] < click["at"] + QUIET


def answer_questions(page: Page) -> None:
    """Clicks on answers, one after the other."""
    rng = Random(SEED)
    for _ in range(MOVES):
        choices = choices_now(page)
        if choices is None:
            return
        one = rng.choice(choices)
        page.mouse.click(one["x"], one["y"])
        page.wait_for_timeout(QUIET)


def choices_now(page: Page) -> list[dict[str, Any]] | None:
    """What can be clicked, as soon as there is something; None at the end of the game."""
    while True:
        choices: list[dict[str, Any]] | None = page.evaluate(CHOICES)
        if choices is None or choices:
            return choices
        page.wait_for_timeout(QUIET)


def idle_share(page: Page, devtools: CDPSession) -> float:
    """How busy the page's main thread is while nothing happens, in percent of its time."""
    page.wait_for_timeout(SETTLES)  # what still moves comes to rest
    before = busy_seconds(devtools)
    page.wait_for_timeout(IDLE_SECONDS * 1000)
    return (busy_seconds(devtools) - before) / IDLE_SECONDS * 100


def busy_seconds(devtools: CDPSession) -> float:
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


if __name__ == "__main__":
    sys.exit(main())
