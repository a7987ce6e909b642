"""Events as a story for some seats. Several events of a kind become one sentence."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from mousquetaires.engine import ids
from mousquetaires.engine.config import Table
from mousquetaires.engine.events import EVENT_FIELDS, Event
from mousquetaires.i18n import Texts
from mousquetaires.i18n.descriptions import about_treachery
from mousquetaires.i18n.sentences import Setting, event_text, event_values, name_text, sentence, space_forms

# Public versions of secret events. Only shown to seats that did not see the secret one.
# fmt: off
REDACTED: Final = frozenset((
    "cards_drawn", "treachery_taken", "destination_hidden", "paris_card_taken",
))
# fmt: on
UNTOLD: Final = frozenset(("turn_ended",))  # the next sentence says the same
# Kinds that are joined: how many of the first values must be equal, and the variable that lists the others.
TOGETHER: Final = {
    "card_drawn": (1, "cards"),
    "card_discarded": (1, "cards"),
    "treachery_drawn": (0, "cards"),
    "adversary_laid": (1, "foes"),
    "token_turned": (0, "tokens"),
    "token_gone": (0, "tokens"),
}
SUMMED: Final = frozenset(("cards_drawn", "treachery_taken"))
# fmt: off
STYLES: Final = {
    "turn_began": "bold", "phase_began": "bold", "game_over": "bold", "treachery_played": "red",
    "rochefort_came": "red", "milady_shown": "red", "fell": "red", "jailed": "red", "life_lost": "yellow",
    "one_played": "green", "board_completed": "green", "louvre_done": "green", "challenge_overcome": "green",
    "adversary_beaten": "green",
}
# fmt: on


class EventLines:
    """The story for some seats. Holds back a sentence while further events may join it."""

    def __init__(
        self, texts: Texts, table: Table, viewers: Sequence[int], untold: frozenset[str] = frozenset()
    ) -> None:
        self.untold = UNTOLD | untold
        self.texts = texts
        self.table = table
        self.mask = sum(1 << viewer for viewer in viewers)
        self.board = ids.INN
        self.held: list[Event] = []

    def is_told(self, event: Event) -> bool:
        """Whether these seats see the event, and no more detailed version of it."""
        told = event.audience & self.mask
        return bool(told) and (event.kind not in REDACTED or told == self.mask) and event.kind not in self.untold

    def tell(self, events: list[Event]) -> list[Text]:
        """The sentences that are complete now."""
        told: list[Text] = []
        for event in events:
            if not self.is_told(event) or self._repeats(event):
                continue
            if self.held and not self._joins(event):
                told += self.rest()
            self.held.append(event)
        return told

    def rest(self) -> list[Text]:
        """The sentence that was held back."""
        if not self.held:
            return []
        first = self.held[0]
        text = self._text()
        self.held = []
        if first.kind == "board_opened":
            self.board = first.values[0]
        return [Text(text, style=STYLES.get(first.kind, ""))]

    def undone(self, board: int, said: str) -> list[Text]:
        """Report an undo. The Quest may be back at an earlier board."""
        told = self.rest()
        self.board = board
        return [*told, Text(said, style="bold")]

    def _repeats(self, event: Event) -> bool:
        """An event that the story need not repeat: an offer is sent to both traders, a token is turned and removed."""
        if not self.held or event.values != self.held[-1].values:
            return False
        kinds = (self.held[-1].kind, event.kind)
        return kinds in (("offer_made", "offer_made"), ("token_turned", "token_gone"))

    def _joins(self, event: Event) -> bool:
        last = self.held[-1]
        if event.kind != last.kind:
            return False
        if event.kind in SUMMED:
            at = EVENT_FIELDS[event.kind].index("n")
            return event.values[:at] == last.values[:at]
        if event.kind not in TOGETHER:
            return False
        same = TOGETHER[event.kind][0]
        return event.values[:same] == last.values[:same]

    def _text(self) -> str:
        first = self.held[0]
        setting = Setting(self.table, self.board)
        if first.kind in SUMMED:
            return event_text(self.texts, self._summed(), setting)
        if len(self.held) == 1:
            text = event_text(self.texts, first, setting)
            if first.kind == "treachery_played":
                text += f" ({about_treachery(self.texts, self.table.components, first.values[0])})"
            return text
        values = event_values(self.texts, first, setting)
        parts = Counter(self._part(event) for event in self.held)
        values[TOGETHER[first.kind][1]] = self.texts.listed([self.texts.counted(n, part) for part, n in parts.items()])
        return sentence(self.texts.say(f"story-{first.kind}", **values))

    def _summed(self) -> Event:
        """The held events as one: their numbers added up, and the value after the last."""
        last = self.held[-1]
        at = EVENT_FIELDS[last.kind].index("n")
        total = sum(event.values[at] for event in self.held)
        return Event(last.kind, last.audience, (*last.values[:at], total, *last.values[at + 1 :]))

    def _part(self, event: Event) -> str:
        """One item of a joined sentence."""
        at = TOGETHER[event.kind][0]
        group = EVENT_FIELDS[event.kind][at]
        if group == "space":
            space = space_forms(self.texts, "space", event.values[0], self.board)
            return self.texts.say("story-token", token=name_text(self.texts, "token", event.values[1]), **space)
        return name_text(self.texts, group, event.values[at], "the")
