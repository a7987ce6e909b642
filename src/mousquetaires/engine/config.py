"""The players of a game, and the variants and options they play by.

A ``Setup`` is what people agree on before a game. A ``Table`` adds every number that follows from it
(hand size, actions, which player runs which Musketeer) and the component tables. A table never changes,
so games share it.
"""

from dataclasses import dataclass, replace
from typing import Final

from .components import Components, Faces, FoeCard, Sent
from .ids import (
    ARAMIS,
    ATHOS,
    COLOMBIER,
    DARTAGNAN,
    EMERGENCY,
    HERO_NAMES,
    HEROES,
    ISOLATION,
    LOUVRE,
    MILADY,
    NOBODY,
    PARIS,
    PORTHOS,
    ROCHEFORT,
    ROCHELLE,
    SPECTATOR,
    TREVILLE,
)

EASIER: Final = "easier"
MORTAL_QUEST: Final = "mortal_quest"
ATHOS_THE_BRAVE: Final = "athos_the_brave"
RULEBOOK_VARIANTS: Final = (EASIER, MORTAL_QUEST, ATHOS_THE_BRAVE)
EXTRA_CARD: Final = "extra_card"
ONE_CARD_LESS: Final = "one_card_less"
EXTRA_TREACHERY: Final = "extra_treachery"
LATE_START: Final = "late_start"
HANDICAPS: Final = (EXTRA_CARD, ONE_CARD_LESS, EXTRA_TREACHERY, LATE_START)  # ours, if one side wins too often
VARIANTS: Final = RULEBOOK_VARIANTS + HANDICAPS

STARTING_PLACE: Final = {
    DARTAGNAN: PARIS,
    ARAMIS: ROCHELLE,
    ATHOS: COLOMBIER,
    PORTHOS: LOUVRE,
    TREVILLE: COLOMBIER,  # SETUP-7
}


class SetupError(ValueError):
    """A set-up that is not possible: a text key, with what is wrong and what is possible."""

    def __init__(self, key: str, **values: int | str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


@dataclass(frozen=True)
class Setup(Sent):
    """What people agree on before the first card is dealt.

    ``players`` counts all players, Milady included; ``heroes`` names, for each Musketeer player in
    seat order, the Musketeers that player runs.
    """

    players: int
    milady: bool
    heroes: tuple[tuple[int, ...], ...]
    variants: tuple[str, ...] = ()
    hourglass: bool = True
    bastille_must_win: bool = False
    rochefort_one_wound: bool = False

    def to_json(self) -> dict[str, object]:
        return {
            "players": self.players,
            "milady": self.milady,
            "heroes": [[HERO_NAMES[hero] for hero in run] for run in self.heroes],
            "variants": list(self.variants),
            "hourglass": self.hourglass,
            "bastille_must_win": self.bastille_must_win,
            "rochefort_one_wound": self.rochefort_one_wound,
        }

    @staticmethod
    def from_json(made: object) -> "Setup":
        """The set-up that ``to_json`` wrote. A missing option is off. Raises ``SetupError`` for anything else."""
        if not isinstance(made, dict) or not SETUP_KEYS - OPTION_KEYS <= set(made) <= SETUP_KEYS:
            raise SetupError("setup-keys", known=", ".join(sorted(SETUP_KEYS)))
        players, heroes, variants = made["players"], made["heroes"], made["variants"]
        flags = [made["milady"], made["hourglass"], *(made.get(key, False) for key in OPTIONS)]
        lists = isinstance(heroes, list) and isinstance(variants, list)
        if type(players) is not int or not lists or any(type(flag) is not bool for flag in flags):
            raise SetupError("setup-keys", known=", ".join(sorted(SETUP_KEYS)))
        run = tuple(tuple(hero_named(name) for name in names) for names in heroes)
        setup = Setup(players, flags[0], run, tuple(str(v) for v in variants), *flags[1:])
        check_setup(setup)
        return setup


OPTIONS: Final = ("bastille_must_win", "rochefort_one_wound")  # in the order of the set-up's fields
OPTION_KEYS: Final = frozenset(OPTIONS)
SETUP_KEYS: Final = OPTION_KEYS | {"players", "milady", "heroes", "variants", "hourglass"}


def hero_named(name: object) -> int:
    if name not in HERO_NAMES:
        raise SetupError("setup-hero", hero=str(name), known=", ".join(HERO_NAMES))
    return HERO_NAMES.index(str(name))


def musketeer_players(players: int, milady: bool) -> int:
    return players - 1 if milady else players


def heroes_needed(team: int) -> int:
    """How many Musketeers are in play for so many Musketeer players."""
    return 3 if team == 3 else 5 if team == 5 else 4  # COUNT-2, COUNT-3, COUNT-4, COUNT-5, COUNT-6


def usual_heroes(team: int) -> tuple[tuple[int, ...], ...]:
    """Which Musketeers each player runs by default."""
    if team == 1:
        return ((DARTAGNAN, ATHOS, ARAMIS, PORTHOS),)
    if team == 2:
        return ((DARTAGNAN, ATHOS), (ARAMIS, PORTHOS))
    all_heroes = (DARTAGNAN, ATHOS, ARAMIS, PORTHOS, TREVILLE)
    return tuple((hero,) for hero in all_heroes[: heroes_needed(team)])


def usual_setup(players: int, milady: bool = True) -> Setup:
    """The set-up of the rulebook for so many players. Raises ``SetupError`` for an impossible count."""
    check_players(players, milady)
    return Setup(players, milady, usual_heroes(musketeer_players(players, milady)))


def check_players(players: int, milady: bool) -> None:
    least, most = (2, 6) if milady else (1, 5)  # GOAL-1, COUNT-7
    if not least <= players <= most:
        raise SetupError("setup-players", players=players, least=least, most=most)


def check_setup(setup: Setup) -> None:
    """Refuse an impossible set-up, and say what is possible."""
    check_players(setup.players, setup.milady)
    _check_heroes(setup)
    for variant in setup.variants:
        if variant not in VARIANTS:
            raise SetupError("setup-variant", variant=variant, known=", ".join(VARIANTS))
    if len(set(setup.variants)) != len(setup.variants):
        raise SetupError("setup-variant-twice", variants=", ".join(setup.variants), known=", ".join(VARIANTS))


def _check_heroes(setup: Setup) -> None:
    team = musketeer_players(setup.players, setup.milady)
    if len(setup.heroes) != team:
        raise SetupError("setup-seats", seats=len(setup.heroes), team=team)
    chosen = [hero for run in setup.heroes for hero in run]
    for hero in chosen:
        if not 0 <= hero < HEROES:
            raise SetupError("setup-hero", hero=hero, known=", ".join(HERO_NAMES))
        if chosen.count(hero) > 1:
            free = [name for other, name in enumerate(HERO_NAMES) if other not in chosen]
            raise SetupError("setup-hero-twice", hero=HERO_NAMES[hero], free=", ".join(free))
    needed = heroes_needed(team)
    if len(chosen) != needed:
        raise SetupError("setup-hero-count", heroes=len(chosen), needed=needed, team=team)
    each = needed // team
    shares = [len(run) for run in setup.heroes]
    if shares != [each] * team:
        raise SetupError("setup-hero-share", shares=", ".join(str(share) for share in shares), each=each, team=team)


def foes_at(components: Components, one_wound_each: bool) -> list[FoeCard]:
    """The foes of a table: as printed, except for the option about Rochefort."""
    foes = list(components.foes)
    foes[ROCHEFORT] = replace(foes[ROCHEFORT], one_wound_each=one_wound_each)  # RUL-MUTUAL-ROCHEFORT
    return foes


class Table:
    """A set-up with all that follows from it. It never changes, and all games with this set-up can share it."""

    # fmt: off
    __slots__ = (
        "action_count", "athos_brave", "bastille_must_win", "components", "draws_each_turn", "easier", "foes", "hand",
        "heroes", "hourglass", "milady", "mortal", "run_by", "seat_of", "seats", "setup", "solo", "start_time",
        "team_mask", "treachery_hand", "treachery_used", "two_paris", "viewers",
    )
    # fmt: on

    def __init__(self, setup: Setup, components: Components) -> None:
        check_setup(setup)
        team = len(setup.heroes)
        self.setup = setup
        self.components = components
        self.foes: tuple[FoeCard, ...] = tuple(foes_at(components, setup.rochefort_one_wound))
        self.milady = setup.milady
        self.solo = not setup.milady
        self.seats: tuple[int, ...] = tuple(range(1, team + 1))
        self.team_mask = sum(1 << seat for seat in self.seats)
        self.viewers: tuple[int, ...] = ((MILADY,) if setup.milady else ()) + self.seats + (SPECTATOR,)
        self.run_by: tuple[tuple[int, ...], ...] = ((), *setup.heroes)
        seat_of = [NOBODY] * HEROES
        for seat, run in zip(self.seats, setup.heroes, strict=True):
            for hero in run:
                seat_of[hero] = seat  # COUNT-8
        self.seat_of: tuple[int, ...] = tuple(seat_of)
        self.heroes: tuple[int, ...] = tuple(hero for hero in range(HEROES) if seat_of[hero] != NOBODY)
        self.hand = 9 if team <= 2 else 7 if team == 3 else 5  # COUNT-2, COUNT-3, COUNT-4, RUL-FOUR-HANDS, SETUP-8
        self.hand += (EXTRA_CARD in setup.variants) - (ONE_CARD_LESS in setup.variants)  # VAR-4, VAR-5
        self.action_count = 4 if team == 3 else 3  # COUNT-4, MUS-2
        self.draws_each_turn = team == 1  # COUNT-2
        six = team == 5  # COUNT-6, SOLO-8
        self.start_time = (2 if six else 0) + (LATE_START in setup.variants)  # SETUP-1, VAR-7
        self.treachery_hand = (
            0 if self.solo else (5 if six else 3) + (EXTRA_TREACHERY in setup.variants)
        )  # SETUP-2, VAR-6
        self.two_paris = six and setup.milady  # SETUP-3
        self.easier = EASIER in setup.variants
        self.mortal = MORTAL_QUEST in setup.variants
        self.athos_brave = ATHOS_THE_BRAVE in setup.variants
        self.hourglass = setup.hourglass
        self.bastille_must_win = setup.bastille_must_win
        left_out = set() if setup.hourglass else {EMERGENCY}  # HOUR-3
        if team == 1:
            left_out.add(ISOLATION)  # COUNT-2, SOLO-8
        self.treachery_used: tuple[int, ...] = tuple(
            0 if card in left_out else copies for card, copies in enumerate(components.treachery_copies)
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle only the set-up and the components. The rest is computed again."""
        return Table, (self.setup, self.components)

    def manoeuvres(self, hero: int, improved: bool) -> tuple[Faces, ...]:
        """The secret manoeuvres of a Musketeer. D'Artagnan keeps the printed one besides the improved one."""
        own = self.components.heroes[hero].manoeuvre
        if not improved:
            return (own,)
        better = self.components.improved_manoeuvre
        return (own, better) if hero == DARTAGNAN else (better,)  # ARM-7, DUEL-15
