"""A player who does not see the page: hears the live regions, finds everything by role and name, and presses keys."""

import re
from collections import Counter
from random import Random
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Locator, Page, TimeoutError

from tests.browser.people import PATIENCE, Person
from tests.browser.tables import until

Role = Literal["button", "radio", "menuitemradio"]

MOST: Final = 2500  # answers: far more than a game needs
# What a screen reader would say: text that comes into a live region. A new log is not read, what comes into it is.
EARS: Final = """{
  const LIVE = "[role=log], [role=alert], [role=status], [aria-live=polite], [aria-live=assertive]";
  window.heard = [];
  const hear = (node) => {
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const region = element?.closest(LIVE);
    const text = (node.textContent ?? "").replace(/\\s+/g, " ").trim();
    if (!region && element === node) element.querySelectorAll(LIVE).forEach(hear);
    else if (region && text && (region !== node || region.role !== "log"))
      heard.push({region: region.role ?? "live", text});
  };
  new MutationObserver((changes) => changes.forEach((change) =>
    (change.type === "characterData" ? [change.target] : [...change.addedNodes]).forEach(hear)
  )).observe(document, {childList: true, characterData: true, subtree: true});
}"""
# One line of Playwright's aria snapshot: role, name and states, such as: button "Undo (1)" [disabled]
CONTROL: Final = re.compile(
    r"""^ *- '?(button|radio|menuitemradio) "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)""", re.MULTILINE
)
OVER: Final = re.compile("(Milady has|The Musketeers have) won: ")
ON_STAGE: Final = "Answer on the board."
STAGES: Final = ("Arsenal", "Trade")  # where such a question is answered
BOARDS: Final = re.compile("^(The Golden Lily Inn|Return to Paris)$")  # any token may lie on any space of these
RESERVE: Final = re.compile(r"^Your reserve: \d+$")
STRENGTH: Final = re.compile(r"trength (\d+) of (\d+)")
SENDS: Final = re.compile("(Send|Place) them$")
COMMITS: Final = re.compile("(En garde!|Confirm)$")
MORE: Final = re.compile(r"\d+ more")
TRADED: Final = re.compile("(Offer|Ask for|Take .* out of|Make) ")  # parts of an offer
# Buttons that answer nothing: they take back, explain, fold or hide.
NO_ANSWER: Final = re.compile(r"Undo|Not possible now|Fewer$|\d+ more|Map$|Close$|Make another offer")
# Weights: duels and ended turns bring the game on, trades and orders do not.
WEIGHTS: Final = {"Trade": 0.3, "Give an order": 0.2, "Order": 0.2, "End his turn": 8.0, "Duel": 3.0, "Back, buy": 0.3}
BY_HAND: Final = 0.7  # the chances that Milady places by hand,
OFFERS: Final = 0.5  # that an offer is made in a trade,
CLOSES: Final = 0.5  # that the result of a scene is closed,
UNFOLDS: Final = 0.3  # and that rarer answers are unfolded first
MOST_SENT: Final = 10


class Heard(NamedTuple):
    """What was said, and by which kind of live region."""

    region: str
    text: str


class Control(NamedTuple):
    """Something that can be pressed, as the accessibility tree has it."""

    role: Role
    name: str
    states: str
    at: int  # among all of this role there

    @property
    def unfolds(self) -> bool:
        return "…" in self.name


class ScreenReaderPlayer:
    """Plays one seat to the end of the game."""

    def __init__(self, person: Person, seed: int) -> None:
        person.context.add_init_script(EARS)
        self.page: Page = person.page
        self.rng = Random(seed)
        self.questions: list[str] = []  # that were heard, in their order
        self.pressed: Counter[str] = Counter()
        self.listened = 0  # how much of what was heard is known

    def play(self) -> None:
        for _ in range(MOST):
            question = self.listen()
            if not question:
                return
            self.answer(question)
        raise AssertionError(f"no end after {MOST} answers: {Counter(self.questions)}")

    # --- listening ------------------------------------------------------------------------------------

    def everything_heard(self) -> list[Heard]:
        return [Heard(**one) for one in self.page.evaluate("() => window.heard")]

    def listen(self) -> str:
        """The next question that is told; "" at the end of the game."""
        while True:
            self.wait()
            news = self.everything_heard()[self.listened :]
            self.listened += len(news)
            for one in reversed([one for one in news if one.region == "log"]):
                if OVER.match(one.text):
                    return ""
                if self.region(one.text).count():
                    self.questions.append(one.text)
                    return one.text
            if self.questions and self.is_asked_still(self.questions[-1], news):
                return self.questions[-1]

    def is_asked_still(self, question: str, news: list[Heard]) -> bool:
        """A free action has been told, and leaves the question as it is."""
        where = self.region(question)
        return any(one.region == "log" for one in news) and where.count() > 0 and self.can_answer(where)

    def wait(self) -> None:
        try:
            self.page.wait_for_function("(known) => window.heard.length > known", arg=self.listened, timeout=PATIENCE)
        except TimeoutError:
            heard = self.everything_heard()[-5:]
            raise AssertionError(f"silence after {heard}: {self.page.locator('body').aria_snapshot()}") from None

    # --- finding --------------------------------------------------------------------------------------

    def region(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def controls(self, where: Locator, role: Role = "button") -> list[Control]:
        """What can be pressed there."""
        found = [one for one in CONTROL.findall(where.first.aria_snapshot()) if one[0] == role]
        named = (Control(role, name, states, at) for at, (_, name, states) in enumerate(found))
        return [one for one in named if "[disabled]" not in one.states]

    def press(self, where: Locator, one: Control, key: str = "Enter") -> None:
        """By its place, for its name may still grow by the odds."""
        self.pressed[one.name] += 1
        where.first.get_by_role(one.role).nth(one.at).press(key)

    def is_busy(self) -> bool:
        return self.page.locator('[aria-busy="true"]').count() > 0

    # --- answering ------------------------------------------------------------------------------------

    def answer(self, question: str) -> None:
        self.close_scene()
        where = self.region(question)
        until(lambda: not self.is_busy() and self.can_answer(where))
        if where.get_by_text(ON_STAGE).count():
            self.answer_on_stage()
        elif self.controls(where, "radio"):
            self.commit(where)
        elif any(one.name == "Suggest" for one in self.controls(where)):
            self.place(where)
        else:
            self.choose(where)

    def can_answer(self, where: Locator) -> bool:
        answers = [*self.answers(where), *self.controls(where, "radio")]
        return bool(answers) or where.get_by_text(ON_STAGE).count() > 0

    def answers(self, where: Locator) -> list[Control]:
        return [one for one in self.controls(where) if not NO_ANSWER.match(one.name)]

    def close_scene(self) -> None:
        """The result of a duel, a challenge or the siege stays until it is closed, but nobody has to."""
        close = self.page.get_by_role("button", name="Continue", exact=True)
        if close.count() and self.rng.random() < CLOSES:
            close.press("Enter")
            self.pressed["Continue"] += 1

    def commit(self, where: Locator) -> None:
        """One of the ways to stake something, and then the button below them."""
        self.press(where, self.rng.choice(self.controls(where, "radio")), "Space")
        self.press(where, self.named(where, COMMITS))

    def choose(self, where: Locator) -> None:
        folded = [one for one in self.controls(where) if MORE.match(one.name)]
        if folded and self.rng.random() < UNFOLDS:
            self.press(where, folded[0])
        one = self.weighed(self.answers(where))
        self.press(where, one)
        if one.unfolds:
            self.choose_within(where.get_by_role("list", name=one.name.split("…")[0], exact=True))

    def choose_within(self, listed: Locator) -> None:
        """Where, whom or what: the list that an answer has unfolded."""
        listed.wait_for()
        self.press(listed, self.rng.choice(self.controls(listed)), "Space")

    def weighed(self, answers: list[Control]) -> Control:
        def weight(one: Control) -> float:
            return next((much for start, much in WEIGHTS.items() if one.name.startswith(start)), 1.0)

        return self.rng.choices(answers, [weight(one) for one in answers])[0]

    def named(self, where: Locator, name: re.Pattern[str]) -> Control:
        return next(one for one in self.controls(where) if name.match(one.name))

    # --- questions that are answered over the map --------------------------------------------------------

    def answer_on_stage(self) -> None:
        stage = next(self.region(one) for one in STAGES if self.region(one).count())
        until(lambda: bool(self.answers(stage)))
        offers = [one for one in self.controls(stage) if one.name.startswith("Offer ")]
        if offers and self.rng.random() < OFFERS and self.offer(stage, self.rng.choice(offers)):
            return
        self.press(stage, self.weighed([one for one in self.answers(stage) if not TRADED.match(one.name)]))

    def offer(self, stage: Locator, what: Control) -> bool:
        """Make an offer, unless the reason why it is not possible is told."""
        known = len(self.everything_heard())
        self.press(stage, what)

        def refused() -> bool:
            return any(one.region == "status" for one in self.everything_heard()[known:])

        def possible() -> list[Control]:
            return [one for one in self.controls(stage) if one.name == "Make this offer"]

        until(lambda: refused() or bool(possible()))
        if possible():
            self.press(stage, possible()[0])
            return True
        return False

    # --- what Milady places ---------------------------------------------------------------------------

    def place(self, where: Locator) -> None:
        """By hand, or as suggested; then it is sent."""
        by_hand = self.rng.random() < BY_HAND
        tokens = self.region("Your tokens").count() > 0
        if not (by_hand and (self.place_tokens() if tokens else self.place_adversaries(where))):
            self.press(where, self.named(where, re.compile("Suggest$")))
        until(lambda: any(SENDS.match(one.name) for one in self.controls(where)))
        self.press(where, self.named(where, SENDS))

    def place_tokens(self) -> bool:
        """Each space has a menu of the tokens that are left."""
        board = self.region(BOARDS)
        while board.count():
            empty = [one for one in self.controls(board) if one.name.endswith(": empty")]
            if not empty:
                return True
            space = self.rng.choice(empty)
            self.press(board, space)
            menu = self.page.get_by_role("menu")
            menu.wait_for()
            self.press(menu, self.rng.choice(self.controls(menu, "menuitemradio")))
        return False

    def place_adversaries(self, where: Locator) -> bool:
        """One after the other, and back if it was too much, until the strength that is told is as it has to be."""
        for _ in range(MOST_SENT):
            reserve = self.region(RESERVE)
            known = len(self.everything_heard())
            self.press(reserve, self.rng.choice(self.controls(reserve)))
            total, due = self.strength_told(known)
            if total == due:
                return True
            if total > due:
                self.press(where, self.named(where, re.compile("Step back$")))
        return False

    def strength_told(self, known: int) -> tuple[int, int]:
        """What Milady is told next about those whom she sends: their strength, and what is due."""
        told: list[re.Match[str]] = []

        def listen() -> bool:
            heard = (STRENGTH.search(one.text) for one in self.everything_heard()[known:])
            told.extend(found for found in heard if found)
            return bool(told)

        until(listen)
        return int(told[-1][1]), int(told[-1][2])
