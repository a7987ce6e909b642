"""Someone who plays a lesson as its steps ask, by mouse, by keyboard or on a phone."""

import re
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Literal

from playwright.sync_api import ElementHandle, Error, Locator, Page, expect

from mousquetaires.data import load
from mousquetaires.engine.ids import CARD_NAMES, FOE_NAMES, TOKEN_NAMES, TRAP_NAMES
from mousquetaires.lessons import read_lesson
from tests.browser.people import Person

Input = Literal["mouse", "keyboard", "phone"]
BAR: Final = "[data-lesson=bar]"
OVER: Final = "[data-lesson=play-on]"
MISSED: Final = "[data-lesson=missed]"
SHOWN: Final = f"""(step) => document.querySelector("{OVER}") ||
  (document.querySelector("{BAR}")?.dataset.step ?? step) !== step"""
READY: Final = ("[data-lesson=play-on]", "[data-lesson=next]", ".prompt.mine .answers", ".stage [data-action]")
ASKED: Final = f"() => document.querySelector('{', '.join(READY)}')"
ASKS: Final = "dialog[open]:not([data-lesson])"
# A second tap is waited for; or the answer was taken or refused.
WAITS: Final = f"""(document.querySelector(".armed, {ASKS}") !== null ||
  document.querySelector("[data-action=send] [role=status]")?.textContent !== "" &&
  document.querySelector("[data-action=send] [role=status]") !== null)"""
ANSWERED: Final = """(document.querySelector("section.prompt")?.dataset.prompt !== before ||
  document.querySelector("[role=alert]") !== null)"""
POSSIBLE: Final = ':not([aria-disabled="true"]):not([inert] *):visible'


class LessonPlayer:
    """One person at one lesson."""

    def __init__(self, person: Person, lesson: str, input_: Input) -> None:
        self.person = person
        self.page: Page = person.page
        self.lesson = read_lesson(lesson, load())
        self.input = input_
        self.steps: list[str] = []
        moves = iter(self.lesson.own_moves)
        self.moves = {one.name: [next(moves) for _ in range(one.recorded)] for one in self.lesson.notes.steps}

    def start(self) -> None:
        """From the list of lessons."""
        self.page.goto("/lessons")
        self.press(self.page.locator(f"[data-lesson={self.lesson.notes.name}] button").first)
        self.page.wait_for_url("**/table/*")

    def play(self, most: int = 100) -> None:
        """To the end, or so many steps."""
        for _ in range(most):
            step = self.step()
            if not step:
                return
            self.steps.append(step)
            self.do(step)
            self.page.wait_for_function(SHOWN, arg=step)

    def step(self) -> str:
        """The step that is shown and can be answered; "" at the end."""
        self.page.wait_for_selector(f"{BAR}, {OVER}")
        self.page.wait_for_function(ASKED)
        bar = self.page.locator(BAR)
        return str(bar.get_attribute("data-step")) if bar.count() else ""

    def do(self, step: str) -> None:
        for tries, move in enumerate(self.moves[step]):
            self.page.wait_for_selector(f'[data-step="{step}"][data-tries="{tries}"]')
            self.when_asked(move)
        if not self.moves[step]:
            self.read_on()

    def when_asked(self, move: str) -> None:
        """A move of a task follows another as soon as it is asked for."""
        self.page.wait_for_function(ASKED)
        self.answer(move)

    def miss(self, moves: Iterable[str]) -> None:
        """Moves with which a task is missed."""
        for tries, move in enumerate(moves):
            self.page.wait_for_selector(f'{BAR}[data-tries="{tries}"]')
            self.when_asked(move)
        self.page.wait_for_selector(MISSED)

    def read_on(self) -> None:
        """A step that is only read. If the end of a scene is on the stage, the step waits until it was seen."""
        next_, seen = self.page.locator("[data-lesson=next]"), self.page.locator("[data-action=continue]")
        expect(next_.or_(seen).first).to_be_visible()
        end_of_scene = self.page.query_selector("[data-action=continue]")
        if end_of_scene and not next_.count():
            with suppress(Error):  # the moves of others may end the scene first
                self.press(end_of_scene)
        self.press(next_)

    # --- one answer ---------------------------------------------------------------------------------

    def answer(self, move: str) -> None:
        verb, *values = move.split()
        if verb == "lay":
            self.lay(*values)
        elif verb == "assign":
            self.assign(values[0].split(","))
        elif verb == "offer":
            self.offer(move)
        else:
            self.choose_or_press(move, verb)

    def radio(self, move: str) -> Locator:
        return self.page.locator(f'input[name=commit][value="{move}"]')

    def choose_or_press(self, move: str, verb: str) -> None:
        """One of several stakes, or an answer in the list, perhaps in a folded part of it, or on the board."""
        expect(self.radio(move).or_(self.pressable(move, verb)).first).to_be_visible()
        if self.radio(move).count():
            self.choose(self.radio(move))
        else:
            self.press_answer(move, verb)

    def choose(self, radio: Locator) -> None:
        if self.input == "keyboard":
            radio.focus()
            self.page.keyboard.press("Space")
        else:
            self.press(radio.locator("xpath=ancestor::label"))
        self.send()

    def send(self) -> None:
        self.press_twice(self.page.locator(f"[data-action=send]{POSSIBLE}"))

    def lay(self, foes: str, trap: str) -> None:
        cards = [f"foe-{FOE_NAMES.index(name)}" for name in foes.split(",")]
        cards += [f"trap-{TRAP_NAMES.index(trap)}"] if trap != "-" else []
        for card in cards:
            self.press(self.page.locator(f'[data-card="{card}"]').first)
            expect(self.page.locator(f'[data-drop=mission] [data-card="{card}"]')).to_be_visible()
        self.send()

    def take_apart(self) -> None:
        """Puts back what was laid for an answer that was refused."""
        clear = self.page.locator('[data-action=clear]:not([aria-disabled="true"])')
        if clear.count():
            self.press(clear)

    def assign(self, tokens: list[str]) -> None:
        """A sort of token is taken in hand and stays there as long as there are any."""
        for name in dict.fromkeys(tokens):
            token = self.page.locator(f'[data-token="{TOKEN_NAMES.index(name)}"]')
            self.press(token)
            for space in (at for at, wanted in enumerate(tokens) if wanted == name):
                self.press(self.page.locator(f'[data-space="{space}"]'))
            if token.get_attribute("aria-pressed") == "true":
                self.press(token)  # put down again
        self.send()

    def offer(self, move: str) -> None:
        sides = dict(re.findall(r"(give|want)=([a-z,*0-9]+)", move))
        for n, side in enumerate(("give", "want")):
            card = CARD_NAMES.index(sides[side])
            hand = self.page.locator(".trade > :not(.between)").nth(n)
            self.press(hand.locator(f'[data-trade="card {card}"]'))
        self.send()

    def exact(self, move: str) -> Locator:
        return self.page.locator(f'[data-action="{move}"]{POSSIBLE}')

    def group(self, verb: str) -> Locator:
        return self.page.locator(f'.answers [data-action="{verb}"]{POSSIBLE}')

    def more(self) -> Locator:
        return self.page.locator(f".answers [data-action=more]{POSSIBLE}")

    def pressable(self, move: str, verb: str) -> Locator:
        return self.exact(move).or_(self.group(verb)).or_(self.more())

    def press_answer(self, move: str, verb: str) -> None:
        exact, group, more = self.exact(move), self.group(verb), self.more()
        expect(self.pressable(move, verb).first).to_be_visible()
        if not exact.count() and not group.count():
            self.press(more.first)
        listed = self.page.locator(f'.answers [data-action="{move}"]{POSSIBLE}')
        if not listed.count() and group.count() and " " in move:
            self.press(group.first)
            expect(listed.first).to_be_visible()
            self.tap_elsewhere()
        self.press_twice((listed if listed.count() else exact).first)

    # --- how it is pressed --------------------------------------------------------------------------

    def press(self, what: Locator | ElementHandle) -> None:
        what.scroll_into_view_if_needed()
        if self.input == "keyboard":
            what.focus()
            self.page.keyboard.press("Enter")
        elif self.input == "phone":
            what.tap()
        else:
            what.click()

    def tap_elsewhere(self) -> None:
        """Two quick taps on neighbouring buttons would be a double tap, and the page ignores its second half."""
        if self.input == "phone":
            self.page.locator("#question").tap()

    def press_twice(self, what: Locator) -> None:
        """On a touch screen what cannot be undone needs a second tap."""
        before = self.page.locator("section.prompt").get_attribute("data-prompt")
        self.press(what)
        if self.input != "phone":
            return
        self.page.wait_for_function(f"(before) => {WAITS} || {ANSWERED}", arg=before)
        if self.page.evaluate(f"() => {WAITS}"):
            dialog = self.page.locator(f"{ASKS} button").first
            # Elsewhere on the button: in the same place it would be a double tap, which counts once.
            (dialog if dialog.count() else what).tap(position={"x": 12, "y": 12})
