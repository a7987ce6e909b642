"""What a story tells: the noteworthy facts of a game, chapter by chapter (one for each turn), in paragraphs."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mousquetaires.engine.events import Event
from mousquetaires.engine.ids import (
    ASSASSIN,
    NAMED_FOES,
    NO_MISSION,
    NOBODY,
    PLACE_NAMES,
    QUARTERS,
    QUEST,
    ROCHEFORT,
)
from mousquetaires.engine.machine import Game
from mousquetaires.engine.record import Session
from mousquetaires.engine.rules.duel_outcome import BEATEN, HERO_OUT
from mousquetaires.i18n.sentences import result_name

from .evaluation import Evaluation
from .game_steps import Step, game_steps
from .near_misses import CROSSED, ONE_POINT, ONE_SHIELD, ONE_SHORT, NearMiss, NearMisses

NARROW: Final = (CROSSED, ONE_SHORT, ONE_SHIELD, ONE_POINT)  # near misses of a Musketeer; the others are of a track
REVERSAL: Final = 25  # points of 100 that Milady's chance changes in one turn
SHORT: Final = 3  # sentences of a paragraph that a further one of the same kind may join
DEEP: Final = 2  # life points lost in a duel that are worth a sentence
SIEGE: Final = ("sacrificed", "louvre_failed")  # events of phases III and IV
BEFORE_SIEGE: Final = ("shown", "home", "sacrifice")  # a sentence about the siege can follow these
ITEMS_BOUGHT: Final = "items"  # a mask: what a Musketeer bought in a row
# Events that are facts as they are: the kind of the fact, and the names of the event's first values.
PLAIN: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "treachery_played": ("treachery", ("treachery",)),
    "paris_opened": ("paris", ("paris",)),
    "paris_closed": ("paris_over", ("paris",)),
    "milady_shown": ("shown", ("place",)),
    "rochefort_came": ("rochefort", ("hero", "place")),
    "milady_found": ("found", ("hero",)),
    "fell": ("fell", ("hero",)),
    "jailed": ("jailed", ("hero",)),
    "freed": ("freed", ("hero",)),
    "challenge_overcome": ("challenge", ("hero", "place", "skill")),
    "challenge_failed": ("failed", ("hero", "place", "skill")),
    "board_completed": ("board", ("hero", "board")),
    "louvre_done": ("louvre_done", ("louvre",)),
    "louvre_failed": ("louvre_failed", ("louvre",)),
}


class Fact(NamedTuple):
    """One thing to tell: its kind, ids and numbers by name, and a word that the sentence selects on.

    A ``place`` may also be a board of the Quest: those come after the places.
    """

    kind: str
    values: Mapping[str, int]
    word: str = ""
    at: int = 0  # how many inputs of the record had been made by then


Paragraph = list[Fact]


class Chapter(NamedTuple):
    """A turn: its number and its paragraphs."""

    turn: int
    paragraphs: list[Paragraph]


class StoryFacts:
    """Collects the facts of a game, step by step."""

    def __init__(self, session: Session) -> None:
        self.evaluation = Evaluation(session.table)
        self.chapters: list[Chapter] = []
        self.paragraphs: list[Paragraph] = [[]]
        self.milady_plays = session.table.setup.milady
        self.misses = NearMisses()
        self.told_misses = 0
        self.boards: list[int] = []  # the board of the Quest before each step
        self.inputs = 0  # of the record, with this step
        self.duel: Fact | None = None  # the duel under way
        self.last_duel = (NOBODY, NOBODY)  # the Musketeer and the foe of the last duel of this Musketeer's turn
        self.wounds = 0  # life points lost in it
        self.assassin = False  # has just struck
        self.honour = 0  # that the Queen has lost in this turn
        self.fought = 0
        self.won = 0
        self.beaten: set[int] = set()  # adversaries, in this turn
        self.opening: Game | None = None  # the game at the start of this turn
        for step in game_steps(session):
            self.add(step)

    def tell(self, kind: str, word: str = "", **values: int) -> None:
        if "place" in values:
            values["place"] = self.spot(values["place"], self.boards[-1])
        self.paragraphs[-1].append(Fact(kind, values, word, self.inputs))

    def spot(self, place: int, board: int) -> int:
        """A place as a story names it: on the Quest, it is the board."""
        return len(PLACE_NAMES) + board if place == QUEST else place

    def add(self, step: Step) -> None:
        """Take the facts of one input."""
        self.inputs = step.at + 1
        self.boards += [step.before.s.board] * (self.inputs - len(self.boards))
        self.misses.add(step)
        if not step.after.s.turn:
            return
        if self.opening is None:
            self.opening = step.after
            if step.after.s.paris_card != NO_MISSION:
                self.tell("paris", paris=step.after.s.paris_card)
        else:
            for event in step.events:
                self.add_event(event, step.after)
        if step.after.over or step.after.s.turn > self.opening.s.turn:
            self.end_turn(step)

    def add_event(self, event: Event, game: Game) -> None:
        self.begin_paragraph(event)
        if event.kind == "honour_lost":
            self.honour += event.values[0]
        elif event.kind == "bought":
            self.tell_bought(*event.values[:2])
        elif event.kind == "milady_shown" and event.values[0] == QUARTERS:
            self.tell("home")
        elif event.kind == "milady_shown" and not self.milady_plays:  # SOLO-1
            self.tell("seen", place=event.values[0])
        elif event.kind == "treachery_without_effect":
            self.paragraphs[-1].pop()  # the sentence about its being played
        elif event.kind in PLAIN and not self.says_itself(event):
            kind, names = PLAIN[event.kind]
            self.tell(kind, "", **dict(zip(names, event.values, strict=False)))
        else:
            self.add_duel(event, game)
        self.assassin = event.kind == "trap_rolled" and event.values[1] == ASSASSIN

    def says_itself(self, event: Event) -> bool:
        """Whether another sentence says it: the result of a duel, or that it begins again."""
        fell = event.kind == "fell" and self.duel is not None
        return fell or (event.kind == "rochefort_came" and self.last_duel == (event.values[0], ROCHEFORT))

    def begin_paragraph(self, event: Event) -> None:
        """A Musketeer's turn, Milady's appearance and the siege have paragraphs of their own."""
        told = self.paragraphs[-1]
        if event.kind in ("turn_started", "milady_shown") or (
            event.kind in SIEGE and told and told[-1].kind not in BEFORE_SIEGE
        ):
            self.paragraphs.append([])
            self.last_duel = (NOBODY, NOBODY)

    def tell_bought(self, hero: int, item: int) -> None:
        """What a Musketeer buys in a row is one sentence."""
        told = self.paragraphs[-1]
        held = 0
        if told and told[-1].kind == "bought" and told[-1].values["hero"] == hero:
            held = told.pop().values[ITEMS_BOUGHT]
        self.tell("bought", hero=hero, items=held | 1 << item)

    def add_duel(self, event: Event, game: Game) -> None:
        """A duel is a scene: where it began, how it ended, and what it cost. A face-down foe is known at the end."""
        hero = event.values[0] if event.values else NOBODY
        if event.kind == "duel_began":
            self.wounds = 0
            self.duel = Fact("duel", {"hero": hero, "place": game.s.place[hero]})
        elif event.kind == "life_lost":
            self.wounds += event.values[1]
            if self.assassin:
                self.tell("assassin", hero=hero)
                self.wounds = 0
            elif self.duel is None:
                self.tell_wounds(hero, 1)
        elif event.kind == "sacrificed":
            self.tell("sacrifice", hero=hero)
            self.wounds = -1  # the sentence has told the wound that follows
        elif event.kind == "duel_ended" and self.duel is not None:
            self.end_duel(self.duel, hero, event.values[1], event.values[2])
        elif event.kind == "snare_bit":
            self.tell("snare", hero=hero, n=1)
            self.wounds, self.duel = -1, None  # as above

    def end_duel(self, duel: Fact, hero: int, foe: int, flags: int) -> None:
        """A guard on the Quest is worth a sentence, and anyone with a name two."""
        word = result_name(flags)
        place = duel.values["place"]
        if foe >= NAMED_FOES:
            self.tell("bout", word, hero=hero, foe=foe, place=place)
        else:
            told = self.paragraphs[-1]
            barred = told and told[-1].kind == "rochefort" and told[-1].values["hero"] == hero  # says who fights
            if self.last_duel == (hero, foe):
                self.tell("again", hero=hero, foe=foe)
            elif not barred:
                self.tell("duel", hero=hero, foe=foe, place=place)
            self.tell("result", word, hero=hero, foe=foe)
        if flags & HERO_OUT:
            self.wounds = 0  # the result says it
        self.tell_wounds(hero, DEEP)
        self.fought += 1
        if flags & BEATEN:
            self.won += 1
            self.beaten.add(foe)
        self.duel = None
        self.last_duel = (hero, foe)

    def tell_wounds(self, hero: int, least: int) -> None:
        if self.wounds >= least:
            self.tell("wounds", hero=hero, n=self.wounds)
        self.wounds = 0

    # --- the end of a turn ------------------------------------------------------------------------
    def end_turn(self, step: Step) -> None:
        """Tell near misses, tracks and reversals, and close the chapter."""
        assert self.opening is not None
        self.paragraphs.append([])
        misses = self.misses.found[self.told_misses :]
        self.told_misses = len(self.misses.found)
        for miss in [one for one in misses if one.kind in NARROW]:
            self.tell_miss(miss)
        if self.honour:
            self.tell("honour", n=self.honour)
        self.tell_siege(step.after.s.siege - self.opening.s.siege)
        for miss in [one for one in misses if one.kind not in NARROW]:  # how far the tracks got
            self.tell_miss(miss)
        self.tell_reversal(step.after)
        paragraphs = joined(self.paragraphs) or [[Fact("quiet", {}, at=self.inputs)]]
        self.chapters.append(Chapter(self.opening.s.turn, paragraphs))
        self.opening, self.paragraphs, self.honour = step.after, [[]], 0
        self.beaten.clear()

    def tell_miss(self, miss: NearMiss) -> None:
        if miss.kind in (CROSSED, ONE_POINT):
            values = {"hero": miss.hero, "place": self.spot(miss.place, self.boards[miss.at])}
            if miss.kind == ONE_POINT:
                values["skill"] = miss.skill
            self.paragraphs[-1].append(Fact(miss.kind, values, at=miss.at + 1))
        elif miss.kind == ONE_SHIELD:
            self.tell(ONE_SHIELD, hero=miss.hero, foe=miss.foe)
        elif miss.kind == ONE_SHORT:
            if miss.foe not in self.beaten:
                self.tell(ONE_SHORT, hero=miss.hero, foe=miss.foe)
        else:
            self.tell(miss.kind, miss.clock)

    def tell_siege(self, spaces: int) -> None:
        if spaces:
            self.tell("siege_worse" if spaces < 0 else "siege_better", n=abs(spaces))

    def tell_reversal(self, game: Game) -> None:
        assert self.opening is not None
        before, after = (round(100 * self.evaluation.of(one)) for one in (self.opening, game))
        if abs(after - before) >= REVERSAL and not game.over:  # the end is a reversal of its own
            self.tell("milady_rises" if after > before else "milady_falls", before=before, after=after)


def joined(paragraphs: list[Paragraph]) -> list[Paragraph]:
    """The paragraphs that say something. Two that say only one thing each become one."""
    found: list[Paragraph] = []
    for paragraph in paragraphs:
        if found and len(paragraph) == 1 and len(found[-1]) <= SHORT and found[-1][-1].kind == paragraph[0].kind:
            found[-1] += paragraph
        elif paragraph:
            found.append(paragraph)
    return found
