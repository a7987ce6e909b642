"""A player who only clicks on what they can see and press."""

import re
from collections import Counter
from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.people import PATIENCE

MOST: Final = 2500  # clicks: far more than a game needs
# Buttons of the page itself: they answer nothing.
PAGES_OWN: Final = ("impossible", "more", "map", "close", "cancel", "change", "continue", "roll")
OWN: Final = "".join(f":not([data-action={one}])" for one in PAGES_OWN)
# What the story ends with: a free action leaves the question as it is, but it is told.
STORY: Final = """[...document.querySelectorAll(".log ol > li")].map((line) => line.textContent).join("\\n")"""
# Ready: this seat is asked something else, or something has happened; or the curtain is down, or all is over.
READY: Final = f"""(before) => {{
  const asked = document.querySelector("section.prompt");
  if (document.querySelector("#ending, .curtain")) return true;
  if (!asked || asked.querySelector("[aria-busy=true]")) return false;
  if (before && asked.dataset.prompt === before.prompt && {STORY} === before.story) return false;
  return document.querySelector(".answers :is(button, input), .stage [data-action]{OWN}") !== null;
}}"""
SEEN: Final = f"""() => ({{
  over: document.querySelector("#ending") !== null,
  curtain: document.querySelector(".curtain") !== null,
  prompt: document.querySelector("section.prompt")?.dataset.prompt ?? "",
  kind: document.querySelector("section.prompt")?.dataset.kind ?? "",
  story: {STORY},
}})"""
LISTED: Final = f":is(.answers, .beside) [data-action]{OWN}"
AROUND: Final = f":is([role=group], .stage, .quest, .musketeers) [data-action]{OWN}"  # on the board and the stage
POSSIBLE: Final = ':not([aria-disabled="true"]):not([inert] *):visible'
# Weights: trade offers would take forever, and ending turns advances the game.
WEIGHTS: Final = {"trade": 0.03, "order": 0.2, "end": 4.0, "equip": 0.2, "bribe": 0.5, "duel": 3.0, "pass": 1.0}


class Clicker:
    """Plays a seat by mouse to the end of the game."""

    def __init__(self, page: Page, seed: int, hurry: float = 1.0) -> None:
        self.page = page
        self.rng = Random(seed)
        self.hurry = hurry  # above 1 he ends his turns sooner
        self.kinds: Counter[str] = Counter()  # what he was asked
        self.answered: Counter[str] = Counter()  # the verbs he answered with
        self.last = ""  # what he answered last

    def play(self) -> None:
        """To the end."""
        if not self.play_on(MOST):
            raise AssertionError(f"no end after {MOST} clicks: {self.kinds}")

    def play_on(self, clicks: int) -> bool:
        """For a while; whether the game ended."""
        before: dict[str, Any] | None = None
        for _ in range(clicks):
            self.wait(before)
            seen = self.page.evaluate(SEEN)
            if seen["over"]:
                return True
            if seen["curtain"]:
                self.page.locator(".curtain button").click()
                before = None
                continue
            self.kinds[seen["kind"]] += 1
            self.answer()
            before = seen
        return False

    def wait(self, before: dict[str, Any] | None) -> None:
        try:
            self.page.wait_for_function(READY, arg=before, timeout=PATIENCE)
        except TimeoutError:
            raise AssertionError(f"nothing new after {self.last} of {self.kinds}: {self.said()}") from None

    def said(self) -> str:
        return self.page.locator("section.prompt").inner_text()[:600]

    # --- one answer ------------------------------------------------------------------------------------

    def answer(self) -> None:
        answers = self.page.locator(".answers")
        if answers.locator("input[name=commit]").count():
            self.commit(answers)
        elif answers.locator("[data-action=suggest]").count():
            self.send_suggestion(answers)
        else:
            self.pick()

    def commit(self, answers: Locator) -> None:
        """One of the ways to stake something, and then the button below them."""
        ways = answers.locator("label")
        ways.nth(self.rng.randrange(ways.count())).click()
        self.answered["commit"] += 1
        answers.locator("[data-action=send]").click()

    def send_suggestion(self, answers: Locator) -> None:
        answers.locator("[data-action=suggest]").click()
        self.answered["suggest"] += 1
        answers.locator(f"[data-action=send]{POSSIBLE}").click()

    def pick(self) -> None:
        around = self.possible(AROUND)
        listed = self.possible(LISTED)
        from_around = bool(around) and (not listed or self.rng.random() < 0.2)
        where, choices = (AROUND, around) if from_around else (LISTED, listed)
        action = self.rng.choices(choices, [self.weight(one) for one in choices])[0]
        self.answered[action.split()[0]] += 1
        self.last = f"{action} in {where}"
        self.page.locator(f'{where}[data-action="{action}"]{POSSIBLE}').first.click()
        if where == LISTED and not re.search(r"\s", action):
            self.within(action)

    def within(self, verb: str) -> None:
        """A verb may unfold into where, who or what."""
        unfolded = f'.answers li:has(> [data-action="{verb}"][aria-expanded="true"])'
        row = self.page.locator(f"{unfolded} .within [data-action]{POSSIBLE}")
        if row.count():
            one = row.nth(self.rng.randrange(row.count()))
            self.last += f", {one.get_attribute('data-action')}"
            one.click()

    def possible(self, selector: str) -> list[str]:
        found: list[str] = self.page.locator(f"{selector}{POSSIBLE}").evaluate_all(
            "all => all.filter(e => !e.closest('.within')).map(e => e.dataset.action)"
        )
        return found

    def weight(self, action: str) -> float:
        verb = action.split()[0]
        return WEIGHTS.get(verb, 1.0) * (self.hurry if verb == "end" else 1.0)
