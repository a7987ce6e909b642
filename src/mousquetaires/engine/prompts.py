"""Prompts: which seats have to choose, what they choose, and under which rule.

A prompt is computed from the position and stores nothing of its own. Computing it changes nothing.
Its options are computed when they are first read.
"""

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from .ids import HERO_NAMES
from .mypyc_hints import mypyc_attr
from .notation import to_json
from .reasons import Reason

if TYPE_CHECKING:
    from .frames import Frame
    from .machine import Game

CHOOSE: Final = "choose"
AMOUNT: Final = "amount"
SUBSET: Final = "subset"
ASSIGN_SPACES: Final = "assign"
COMPOSE_TRADE: Final = "trade"
CONFIRM: Final = "confirm"

# kind: (shape, rule); the kind is also the text key.
PROMPTS: Final[dict[str, tuple[str, str]]] = {
    "musketeer_action": (CHOOSE, "MUS-2"),
    "ordered_action": (CHOOSE, "TREV-1"),
    "next_musketeer": (CHOOSE, "MUS-1"),
    "combat_cards": (SUBSET, "DUEL-1"),
    "skill_cards": (AMOUNT, "CHAL-2"),
    "gift": (CHOOSE, "CHAL-4"),
    "epic_for_challenge": (AMOUNT, "ENG-2"),
    "epic_for_duel": (AMOUNT, "RET-2"),
    "epic_for_passage": (CONFIRM, "GAL-2"),
    "blade": (CHOOSE, "DUEL-18"),
    "purchase": (CHOOSE, "ACT-8"),
    "payment": (CHOOSE, "ARM-3"),
    "replacement": (CHOOSE, "ARM-2"),
    "task_card": (CHOOSE, "ACT-9"),
    "trade_offer": (COMPOSE_TRADE, "ACT-3"),
    "trade_answer": (COMPOSE_TRADE, "ACT-3"),
    "trade_last_word": (CONFIRM, "ACT-3"),
    "token_to_turn": (CHOOSE, "INN-5"),
    "sacrifice": (CONFIRM, "SIEGE-5"),
    "one_for_all": (CONFIRM, "ONE-2"),
    "destination": (CHOOSE, "MIL-1"),
    "opening_paris": (CHOOSE, "SETUP-3"),
    "opening_paris_hand": (CHOOSE, "SETUP-3"),
    "new_paris": (CHOOSE, "MIL-3"),
    "treachery": (CHOOSE, "MIL-4"),
    "victim": (CHOOSE, "MIL-4"),
    "adversaries": (SUBSET, "FORCE-1"),
    "nemesis": (CHOOSE, "TRAP-1"),
    "inn_tokens": (ASSIGN_SPACES, "INN-1"),
    "return_tokens": (ASSIGN_SPACES, "RET-1"),
    "gallery_tokens": (ASSIGN_SPACES, "GAL-1"),
    "foe_reroll": (CONFIRM, "DUEL-22"),
    "siege_reroll": (CONFIRM, "SIEGE-2"),
    "siege_discard": (CHOOSE, "SIEGE-1"),
    "quarters_card": (CHOOSE, "QRT-1"),
    "richelieu_deed": (CHOOSE, "RIC-1"),
}
UNLISTED: Final = frozenset(("adversaries", "inn_tokens", "gallery_tokens", "trade_offer", "trade_answer"))


class PromptView(NamedTuple):
    """The pending prompt as one viewer may see it: which seats are asked what, and the viewer's own choices."""

    number: int
    kind: str
    shape: str
    rule: str
    seats: int
    hero: int
    listed: bool
    mine: bool  # whether this viewer may answer
    options: tuple[int, ...]  # only for a seat that is asked; empty where answers are composed
    default: int  # only for a seat that is asked, else -1
    free: tuple[int, ...]  # only for Musketeer players

    def to_json(self) -> dict[str, object]:
        """As sent to this viewer, actions as objects."""
        made: dict[str, object] = dict(zip(self._fields, self, strict=True))
        made["options"] = [to_json(action) for action in self.options]
        made["free"] = [to_json(action) for action in self.free]
        made["default"] = to_json(self.default) if self.mine else None
        return made


def is_listed(actions: list[int], action: int) -> bool:
    """Whether an action is among others. Compiled, ``in`` takes several times as long."""
    for one in actions:  # noqa: SIM110
        if one == action:
            return True
    return False


@mypyc_attr(free_list_len=1)
class Prompt:
    """A choice that is due: which seats may make it (a mask), for which Musketeer, about what."""

    __slots__ = ("_frame", "_free", "_game", "_options", "hero", "kind", "listed", "seats")

    def __init__(self, game: "Game", frame: "Frame", kind: str, seats: int, hero: int = -1) -> None:
        self._game = game
        self._frame = frame
        self._options: list[int] | None = None
        self._free: list[int] | None = None
        self.kind = kind
        self.seats = seats
        self.hero = hero
        self.listed = kind not in UNLISTED  # whether options list every legal action; placements and trades don't

    @property
    def seat(self) -> int:
        """The seat that is asked. Some prompts ask the whole team; then this raises ``ValueError``."""
        if self.seats.bit_count() != 1:
            raise ValueError(f"{self.kind} asks the seats {', '.join(map(str, self.asked))}: see asked and first_seat")
        return self.seats.bit_length() - 1

    @property
    def first_seat(self) -> int:
        """The first seat that may answer."""
        return (self.seats & -self.seats).bit_length() - 1

    @property
    def asked(self) -> tuple[int, ...]:
        """Every seat that may answer."""
        return tuple([seat for seat in range(self.seats.bit_length()) if self.seats >> seat & 1])

    @property
    def shape(self) -> str:
        return PROMPTS[self.kind][0]

    @property
    def rule(self) -> str:
        return PROMPTS[self.kind][1]

    @property
    def number(self) -> int:
        """The prompt's id. Free actions do not change it. Choices inside a free action have negative ids."""
        return ~self._game.s.asides if self._game.in_free_action() else self._game.s.decisions

    def options(self) -> list[int]:
        """The actions that answer the prompt, the default first. Empty if the prompt is not ``listed``."""
        return self._listed_options()[:]  # a copy, so that a caller cannot change what is legal

    def free(self) -> list[int]:
        """The free actions of the Musketeer players, which do not answer the prompt (ACT-12)."""
        return self._listed_free()[:]

    def option_count(self) -> int:
        return len(self._listed_options())

    def option_at(self, index: int) -> int:
        """One of the ``options``, without a copy of the others."""
        return self._listed_options()[index]

    def free_count(self) -> int:
        return len(self._listed_free())

    def free_at(self, index: int) -> int:
        """One of the ``free`` actions, without a copy of the others."""
        return self._listed_free()[index]

    def _listed_options(self) -> list[int]:
        if self._options is None:
            self._options = self._frame.options(self._game) if self.listed else []
        return self._options

    def _listed_free(self) -> list[int]:
        if self._free is None:
            self._free = self._game.free_actions(self)
        return self._free

    def seen_by(self, viewer: int) -> PromptView:
        """The prompt as this viewer may see it."""
        mine = self.seats >> viewer & 1 != 0
        return PromptView(
            self.number,
            self.kind,
            self.shape,
            self.rule,
            self.seats,
            self.hero,
            self.listed,
            mine,
            tuple(self.options()) if mine else (),
            self.default() if mine else -1,
            tuple(self.free()) if self._game.table.team_mask >> viewer & 1 else (),
        )

    def validate(self, action: int) -> Reason | None:
        """None if the action answers the prompt, else the reason why it does not."""
        if self._options is not None and is_listed(self._options, action):
            return None
        return self._frame.refusal(self._game, action)

    def sample(self, rng: Random) -> int:
        return self._frame.sample(self._game, rng)

    def default(self) -> int:
        return self._frame.default(self._game)

    def __repr__(self) -> str:
        about = f" about {HERO_NAMES[self.hero]}" if self.hero >= 0 else ""
        seats = "seat " + str(self.seat) if self.seats.bit_count() == 1 else f"seats {self.asked}"
        return f"<Prompt {self.number} {self.kind}{about} for {seats}>"

    def __reduce__(self) -> tuple[object, ...]:
        """A copy of a prompt is computed from the copy of its game."""
        return asked_again, (self._game,)


def asked_again(game: "Game") -> Prompt:
    """The prompt that a copied game waits for."""
    game.prompt()  # raises Refused if the game waits for no answer
    return game.top.step.ask(game, game.top)
