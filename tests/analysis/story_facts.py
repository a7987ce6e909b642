"""What a record says, as facts that sentences of a story can be compared with. Written without the story's own code."""

from collections import Counter

from mousquetaires.analysis.evaluation import Evaluation
from mousquetaires.engine import ids
from mousquetaires.engine.events import Event
from mousquetaires.engine.machine import Game
from mousquetaires.engine.record import Session, apply_line
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED, HERO_OUT, HERO_WOUNDED
from mousquetaires.engine.rules.setup import new_game
from tests.analysis.near_miss_facts import lacked_one_point, stands_with_one_more_shield

Key = tuple[int, str, tuple[tuple[str, object], ...]]
NAMES = {
    "hero": ids.HERO_NAMES, "foe": ids.FOE_NAMES, "place": ids.PLACE_NAMES, "treachery": ids.TREACHERY_NAMES,
    "paris": ids.PARIS_NAMES, "louvre": ids.LOUVRE_NAMES, "skill": ids.SKILL_NAMES, "board": ids.BOARD_NAMES,
}  # fmt: skip
EVENTS = {
    "treachery_played": ("treachery", "treachery"), "paris_opened": ("paris", "paris"),
    "paris_closed": ("paris_over", "paris"), "rochefort_came": ("rochefort", "hero place"),
    "milady_found": ("found", "hero"), "fell": ("fell", "hero"),
    "jailed": ("jailed", "hero"), "freed": ("freed", "hero"), "challenge_overcome": ("challenge", "hero place skill"),
    "challenge_failed": ("failed", "hero place skill"), "board_completed": ("board", "hero board"),
    "louvre_done": ("louvre_done", "louvre"), "louvre_failed": ("louvre_failed", "louvre"),
}  # fmt: skip
# What the heading of a chapter says of such an event. One of its variants may say only that it happened.
HEADINGS = {
    "found": ("hero",), "board": ("hero", "board"), "jailed": ("hero",), "fell": ("hero",), "rochefort": ("hero",),
    "louvre_failed": (), "treachery": ("treachery",),
}  # fmt: skip
TOKENS = ids.FOE_NAMES[ids.NAMED_FOES :]  # a story calls them guards


def outcome(flags: int) -> str:
    foe = "won" if flags & BEATEN else "hit" if flags & FOE_WOUNDED else ""
    if flags & HERO_OUT:
        return (foe or "lost") + "_out"
    if flags & HERO_WOUNDED:
        return foe + "_wounded" if foe else "lost"
    return foe or "draw"


class RecordFacts:
    """All facts of a game, with how often each is true in its turn."""

    def __init__(self, session: Session) -> None:
        self.facts: Counter[Key] = Counter()
        self.session = session
        self.duels = self.won = 0
        self.fight: tuple[int, str, int] | None = None  # hero, place, life lost
        self.fought: set[tuple[int, int, int]] = set()  # turn, hero, foe
        self.assassin = False  # has just struck
        self.short: list[tuple[int, int]] = []  # hero, foe: one life point was left, and the foe has it still
        self.bought: Counter[tuple[int, int, str]] = Counter()  # turn, hero, item
        game = new_game(session.table)
        game.take_events()
        self.turns: list[list[tuple[Game, Game, list[Event]]]] = []
        for at in session.line:
            before = game.clone()
            apply_line(game, session.inputs[at], at)
            events = game.take_events()
            if before.s.turn:
                self.board = before.s.board
                self.read_lost_by_one(before, session.inputs[at], events)
            if before.s.turn:
                self.turns += [[]] * (before.s.turn - len(self.turns))
                self.turns[-1] = [*self.turns[-1], (before, game.clone(), events)]
        for number, turn in enumerate(self.turns, 1):
            self.read_turn(number, turn)
        self.read_game()

    def add(self, turn: int, kind: str, **values: object) -> None:
        named: dict[str, object] = {}
        for name, value in values.items():
            named[name] = NAMES[name][value] if name in NAMES and isinstance(value, int) else value
        if named.get("foe") in TOKENS:
            named["foe"] = "guard"
        if named.get("place") == "quest":
            named["place"] = ids.BOARD_NAMES[self.board]
        self.facts[turn, kind, tuple(sorted(named.items()))] += 1

    def read_game(self) -> None:
        s = self.session.game.s
        self.add(0, f"title-{ids.ENDING_NAMES[s.ending]}")
        self.add(0, "prologue", heroes=frozenset(ids.HERO_NAMES[hero] for hero in self.session.table.heroes))
        self.add(s.turn, "sums", n=s.turn, duels=self.duels, won=self.won)
        self.add(s.turn, "ending", ending_id=ids.ENDING_NAMES[s.ending])
        for turn in range(1, s.turn + 1):
            self.add(turn, "chapter", n=turn)

    def read_turn(self, turn: int, steps: list[tuple[Game, Game, list[Event]]]) -> None:
        if turn == 1 and steps[0][0].s.paris_card != ids.NO_MISSION:
            self.add(turn, "paris", paris=steps[0][0].s.paris_card)
        for before, after, events in steps:
            self.board = before.s.board
            for event in events:
                self.read_event(turn, event, after)
            self.read_visits(turn, before, events, steps)
        for hero, foe in self.short:
            self.add(turn, "one_short", hero=hero, foe=foe)
        self.short.clear()
        first, last = steps[0][0], steps[-1][1]
        events = [event for _, _, some in steps for event in some]
        stirring = any(event.kind in ("duel_ended", "life_lost", "jailed") for event in events)
        self.add(turn, "head_busy" if stirring else "head_quiet")
        lost = sum(event.values[0] for event in events if event.kind == "honour_lost")
        self.add(turn, "honour", n=lost)
        moved = last.s.siege - first.s.siege
        self.add(turn, "siege_better" if moved > 0 else "siege_worse", n=abs(moved))
        self.read_clocks(turn, last)
        evaluation = Evaluation(self.session.table)
        chances = [round(100 * evaluation.of(game)) for game in (first, last)]
        rises = chances[1] > chances[0]
        self.add(turn, "milady_rises" if rises else "milady_falls", before=chances[0], after=chances[1])
        if abs(chances[1] - chances[0]) >= 25:
            self.add(turn, "head_rises" if rises else "head_falls")

    def read_event(self, turn: int, event: Event, after: Game) -> None:
        kind, values = event.kind, event.values
        if kind in EVENTS:
            name, words = EVENTS[kind]
            named = dict(zip(words.split(), values, strict=False))
            self.add(turn, name, **named)
            if name in HEADINGS:
                self.add(turn, f"head_{name}", **{one: named[one] for one in HEADINGS[name]})
                self.add(turn, f"head_{name}")
        if kind == "milady_shown":
            self.read_appearance(turn, values[0])
        if kind == "bought":
            self.bought[turn, values[0], ids.ITEM_NAMES[values[1]]] += 1
        if kind == "duel_began":
            place = ids.PLACE_NAMES[after.s.place[values[0]]]
            self.fight = (values[0], ids.BOARD_NAMES[self.board] if place == "quest" else place, 0)
        if kind == "sacrificed":
            self.add(turn, "sacrifice", hero=values[0])
        if kind == "life_lost":
            self.read_wound(turn, values[0], values[1])
        if kind == "foe_wounded" and values[2] == 1:
            self.short.append((self.fight[0] if self.fight else -1, values[0]))
        if kind == "treachery_without_effect":  # such a card is not worth a sentence
            self.facts[turn, "treachery", (("treachery", ids.TREACHERY_NAMES[values[0]]),)] -= 1
        if kind == "snare_bit":  # it always takes a life point, and there is no duel
            self.add(turn, "snare", hero=values[0], n=1)
            self.fight = None
        if kind == "duel_ended":
            self.read_duel(turn, *values)
        self.assassin = kind == "trap_rolled" and values[1] == ids.ASSASSIN

    def read_appearance(self, turn: int, place: int) -> None:
        """Without a player for Milady, she never hides."""
        if not self.session.table.setup.milady:
            self.add(turn, "seen", place=place)
        elif place == ids.QUARTERS:
            self.add(turn, "home")
        else:
            self.add(turn, "shown", place=place)

    def read_wound(self, turn: int, hero: int, points: int) -> None:
        if self.assassin and points == 1:
            self.add(turn, "assassin", hero=hero)
        if self.fight is None or self.fight[0] != hero:
            self.add(turn, "wounds", hero=hero, n=points)
        else:
            self.fight = (*self.fight[:2], self.fight[2] + points)

    def read_duel(self, turn: int, hero: int, foe: int, flags: int) -> None:
        assert self.fight is not None
        self.duels += 1
        self.won += bool(flags & BEATEN)
        if flags & BEATEN:
            self.short = [one for one in self.short if one[1] != foe]
        if (turn, hero, foe) in self.fought:
            self.add(turn, "again", hero=hero, foe=foe)
        self.fought.add((turn, hero, foe))
        self.add(turn, "duel", hero=hero, foe=foe, place=self.fight[1])
        self.add(turn, "result", hero=hero, foe=foe, result=outcome(flags))
        self.add(turn, "bout", hero=hero, foe=foe, result=outcome(flags), place=self.fight[1])
        won = flags & BEATEN and not flags & HERO_OUT
        lost = not flags & (FOE_WOUNDED | BEATEN) and flags & (HERO_WOUNDED | HERO_OUT)
        if won or lost or (flags & HERO_OUT and not flags & BEATEN):
            self.add(turn, "head_won" if won else "head_lost", hero=hero, foe=foe)
        self.add(turn, "wounds", hero=hero, n=self.fight[2])
        self.fight = None

    def read_visits(
        self, turn: int, before: Game, events: list[Event], steps: list[tuple[Game, Game, list[Event]]]
    ) -> None:
        """A Musketeer comes to Milady's hidden place, and in the whole turn they don't meet."""
        met = {
            event.values[0]
            for _, _, some in steps
            for event in some
            if event.kind in ("rochefort_came", "milady_found")
        }
        for event in events:
            moves = event.kind in ("moved", "rode") and not before.s.shown
            if moves and event.values[1] == before.s.destination and event.values[0] not in met:
                self.board = before.s.board
                self.add(turn, "crossed", hero=event.values[0], place=event.values[1])
                self.add(turn, "head_crossed", hero=event.values[0])

    def read_lost_by_one(self, before: Game, line: str, events: list[Event]) -> None:
        for event in events:
            if event.kind == "duel_ended" and event.values[2] & HERO_OUT and stands_with_one_more_shield(before, line):
                self.add(before.s.turn, "one_shield", hero=event.values[0])
            if event.kind == "challenge_failed" and lacked_one_point(before):
                hero, place, skill = event.values
                self.add(before.s.turn, "one_point", hero=hero, place=place, skill=skill)

    def read_clocks(self, turn: int, game: Game) -> None:
        s, box = game.s, game.table.components
        left = {"time": len(box.time_dice) - s.time, "siege": box.siege_end + s.siege, "honour": s.honour}
        if s.paris_card == ids.ABDUCTION:
            left["constance"] = box.paris[ids.ABDUCTION].effect_amount - s.constance
        for clock, spaces in left.items():
            if spaces == 1:
                self.add(turn, "one_space", clock=clock)

    # --- is it true? ------------------------------------------------------------------------------
    def true(self, chapter: int, kind: str, values: tuple[tuple[str, object], ...]) -> int:
        """How often this is true in the chapter."""
        if kind == "quiet":
            return 1
        if kind == "bought":
            named = dict(values)
            items, hero = named["items"], ids.HERO_NAMES.index(str(named["hero"]))
            assert isinstance(items, frozenset)
            return min([self.bought[chapter, hero, str(item)] for item in items], default=0)
        return self.facts[chapter, kind, values]
