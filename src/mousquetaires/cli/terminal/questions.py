"""Prompts as questions in the terminal: a menu of answers, or an answer composed step by step."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, Protocol

from mousquetaires.bots import SeatPrompt
from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.view import Observation
from mousquetaires.engine.view_queries import frame_of
from mousquetaires.i18n import Texts
from mousquetaires.i18n.descriptions import about_trap
from mousquetaires.i18n.sentences import cards_text, gear_text, name_text, reason_text, sentence, space_forms

from .action_labels import Hints, label
from .board import foe_text, token_text

WINDOWS = ("treachery", "time", "queen")  # by window number in rules.one
LAYOUTS = ("inn_tokens", "return_tokens", "gallery_tokens")


class Choice(NamedTuple):
    """One line of a menu: an answer, or a change to the answer being composed."""

    label: str
    hint: str = ""
    action: int | None = None
    change: Callable[[], None] | None = None


class Question(Protocol):
    """A question with its menu. It is asked again after every change."""

    def notes(self) -> list[str]:
        """Sentences shown above the menu."""
        ...

    def choices(self) -> list[Choice]: ...


class ListedQuestion:
    """A question with a list of answers. Free actions come last."""

    def __init__(self, texts: Texts, view: Observation, prompt: SeatPrompt) -> None:
        self.texts = texts
        self.view = view
        self.prompt = prompt
        self.hints = Hints(texts, view, prompt.hero)

    def notes(self) -> list[str]:
        """What is at stake, if the question does not say it."""
        siege, window = frame_of(self.view, "siege"), frame_of(self.view, "one_window")
        if self.prompt.kind == "sacrifice" and siege is not None:
            return [self.texts.say("cli-note-siege", red=siege["red_swords"], blue=siege["blue_swords"])]
        if self.prompt.kind == "one_for_all" and window is not None:
            return [self.texts.say("cli-note-one", window=WINDOWS[window["moment"]])]
        return []

    def choices(self) -> list[Choice]:
        return [self._choice(action) for action in [*self.prompt.options, *self.prompt.free]]

    def _choice(self, action: int) -> Choice:
        return Choice(label(self.texts, self.view, action), self.hints.about(action), action)


class ComposedQuestion:
    """A question whose answer is composed step by step, from a random suggestion."""

    def __init__(self, texts: Texts, view: Observation, prompt: SeatPrompt, rng: Random) -> None:
        self.texts = texts
        self.view = view
        self.prompt = prompt
        self.rng = rng


class AdversariesQuestion(ComposedQuestion):
    """Milady chooses adversaries, and perhaps a trap, of a given total strength."""

    def __init__(self, texts: Texts, view: Observation, prompt: SeatPrompt, rng: Random) -> None:
        super().__init__(texts, view, prompt, rng)
        self.foes = 0
        self.trap = ids.NO_TRAP
        self.suggest()

    def suggest(self) -> None:
        action = self.prompt.sample(self.rng)
        self.foes = verbs.arg_of(action) & (1 << ids.ADVERSARIES) - 1
        self.trap = verbs.lay_trap(action)

    def notes(self) -> list[str]:
        force = frame_of(self.view, "force")
        place = name_text(self.texts, "place", force["place"] if force else ids.PARIS, "loc")
        components = self.view.table.components
        total = sum(components.foes[foe].strength for foe in range(ids.ADVERSARIES) if self.foes >> foe & 1)
        total += components.traps[self.trap].strength if self.trap != ids.NO_TRAP else 0
        card = self.view.paris_card if force and force["place"] == ids.PARIS else self.view.louvre_card
        group = "paris" if force and force["place"] == ids.PARIS else "louvre"
        rating = (components.paris if group == "paris" else components.louvre)[card].rating
        name = name_text(self.texts, group, card)
        return [self.texts.say("cli-compose-strength", place=place, mission=name, total=total, rating=rating)]

    def choices(self) -> list[Choice]:
        action = verbs.lay_action(self.foes, self.trap)
        send = self.texts.say("cli-compose-send", what=label(self.texts, self.view, action))
        suggest = Choice(self.texts.say("cli-compose-suggest"), change=self.suggest)
        made = [_submit(self.texts, self.prompt, send, action), suggest]
        reserve = [foe for foe in range(ids.ADVERSARIES) if self.view.foe_at[foe] == ids.IN_HAND]
        made += [self._foe(foe) for foe in reserve]
        return made + [self._trap(trap) for trap in range(ids.TRAPS) if self.view.trap_at[trap] == ids.IN_HAND]

    def _foe(self, foe: int) -> Choice:
        strength = self.view.table.components.foes[foe].strength
        text = self.texts.say("cli-compose-foe", foe=foe_text(self.texts, self.view, foe), strength=strength)
        return Choice(_checkbox(text, bool(self.foes >> foe & 1)), change=lambda: self._toggle(foe))

    def _toggle(self, foe: int) -> None:
        self.foes ^= 1 << foe

    def _trap(self, trap: int) -> Choice:
        printed = self.view.table.components.traps[trap]
        about = about_trap(self.texts, self.view.table.components, trap)
        text = self.texts.say("cli-compose-foe", foe=name_text(self.texts, "trap", trap), strength=printed.strength)
        return Choice(_checkbox(text, self.trap == trap), about, change=lambda: self._set(trap))

    def _set(self, trap: int) -> None:
        self.trap = ids.NO_TRAP if self.trap == trap else trap


def _submit(texts: Texts, prompt: SeatPrompt, text: str, action: int) -> Choice:
    """The menu line that submits the answer. If it is not legal yet, the line says why."""
    reason = prompt.validate(action)
    return Choice(text, action=action) if reason is None else Choice(reason_text(texts, reason), change=lambda: None)


def _checkbox(text: str, chosen: bool) -> str:
    return f"{'[x]' if chosen else '[ ]'} {text}"


class LayoutQuestion(ComposedQuestion):
    """Milady places Quest tokens. She can shuffle the layout or swap two tokens."""

    def __init__(self, texts: Texts, view: Observation, prompt: SeatPrompt, rng: Random) -> None:
        super().__init__(texts, view, prompt, rng)
        self.picked = -1
        self.tokens: list[int] = []
        self.shuffle()

    def shuffle(self) -> None:
        laid = verbs.assigned(self.prompt.sample(self.rng))
        self.tokens = [token for token in laid if token != ids.NO_TOKEN]

    def notes(self) -> list[str]:
        return [self.texts.say("cli-compose-swap")]

    def choices(self) -> list[Choice]:
        lay = _submit(self.texts, self.prompt, self.texts.say("cli-compose-lay"), verbs.assign_action(self.tokens))
        shuffle = Choice(self.texts.say("cli-compose-shuffle"), change=self.shuffle)
        return [lay, shuffle, *(self._space(space) for space in range(len(self.tokens)))]

    def _space(self, space: int) -> Choice:
        where = space_forms(self.texts, "space", space, self.view.board)["space"]
        text = self.texts.labelled(sentence(str(where)), token_text(self.texts, self.tokens[space]))
        return Choice(_checkbox(text, self.picked == space), change=lambda: self._pick(space))

    def _pick(self, space: int) -> None:
        """Pick a space. The second pick swaps the two tokens."""
        if self.picked < 0:
            self.picked = space
            return
        self.tokens[self.picked], self.tokens[space] = self.tokens[space], self.tokens[self.picked]
        self.picked = -1


class TradeQuestion:
    """A trade offer composed card by card, or the answer to one."""

    def __init__(self, texts: Texts, view: Observation, prompt: SeatPrompt, seen: Sequence[Observation]) -> None:
        self.texts = texts
        self.view = view
        self.prompt = prompt
        self.give = [0] * ids.CARDS
        self.want = [0] * ids.CARDS
        self.hand_over = 0
        self.ask_for = 0
        trade = frame_of(view, "trade")
        assert trade is not None, "a trade is being asked about"
        self.hero, self.other = trade["hero"], trade["partner"]
        if trade.step == "answer":
            self.hero, self.other = self.other, self.hero
        seat = view.table.seat_of[self.other]
        hands = [one.hand for one in seen if one.viewer == seat]
        copies = view.table.components.adventure_copies
        self.theirs = hands[0] if hands else copies if view.hand_size[seat] else (0,) * ids.CARDS
        self.shared = seat == view.viewer

    def notes(self) -> list[str]:
        give = cards_text(self.texts, self.give) + gear_text(self.texts, self.hand_over)
        want = cards_text(self.texts, self.want) + gear_text(self.texts, self.ask_for)
        offer = self.texts.say("offer", give=self.texts.listed(give), want=self.texts.listed(want))
        other = name_text(self.texts, "hero", self.other, "dat")
        made = [self.texts.say("cli-compose-offer", hero=other, offer=offer)]
        if self.prompt.kind == "trade_answer" and self.view.offer:
            theirs = label(self.texts, self.view, self.view.offer)
            made.insert(0, self.texts.say("cli-compose-theirs", offer=theirs))
        return made

    def choices(self) -> list[Choice]:
        offer = verbs.offer_action(self.give, self.want, self.hand_over, self.ask_for)
        made = [
            Choice(label(self.texts, self.view, action), action=action)
            for action in (verbs.DECLINE, verbs.ACCEPT)
            if self.prompt.validate(action) is None
        ]
        made.append(_submit(self.texts, self.prompt, self.texts.say("cli-compose-make"), offer))
        if not self.shared:
            made += self._cards("give", self.give, self.view.hand) + self._cards("want", self.want, self.theirs)
        return made + self._gear("give", self.hero) + self._gear("want", self.other)

    def _cards(self, way: str, counts: list[int], held: Sequence[int]) -> list[Choice]:
        kinds = [kind for kind in range(ids.CARDS) if held[kind]]
        return [self._card(way, counts, kind, held[kind]) for kind in kinds]

    def _card(self, way: str, counts: list[int], kind: int, most: int) -> Choice:
        def add() -> None:
            counts[kind] = (counts[kind] + 1) % (most + 1)

        name = name_text(self.texts, "card", kind)
        return Choice(self.texts.say(f"cli-compose-{way}", what=name, n=counts[kind]), change=add)

    def _gear(self, way: str, hero: int) -> list[Choice]:
        items = [item for item in range(ids.EQUIPMENT) if self.view.equipment[hero] >> item & 1]
        return [self._item(way, item) for item in items]

    def _item(self, way: str, item: int) -> Choice:
        def toggle() -> None:
            if way == "give":
                self.hand_over ^= 1 << item
            else:
                self.ask_for ^= 1 << item

        chosen = (self.hand_over if way == "give" else self.ask_for) >> item & 1
        return Choice(
            self.texts.say(f"cli-compose-{way}", what=name_text(self.texts, "item", item), n=chosen), change=toggle
        )


def question_for(
    texts: Texts, view: Observation, prompt: SeatPrompt, seen: Sequence[Observation], rng: Random
) -> Question:
    """The question for a prompt."""
    if prompt.kind == "adversaries":
        return AdversariesQuestion(texts, view, prompt, rng)
    if prompt.kind in LAYOUTS:
        return LayoutQuestion(texts, view, prompt, rng)
    if not prompt.listed:
        return TradeQuestion(texts, view, prompt, seen)
    return ListedQuestion(texts, view, prompt)
