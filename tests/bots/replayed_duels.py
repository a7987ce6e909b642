"""The odds of a duel, found by playing it on in the rules themselves: every roll, and the best use of the sword."""

from collections.abc import Iterable
from fractions import Fraction

from mousquetaires.engine.actions import PASS, REROLL, SPEND, cards_action
from mousquetaires.engine.events import Event
from mousquetaires.engine.ids import ROCHEFORT
from mousquetaires.engine.machine import Game
from mousquetaires.engine.save_load import digest

FOE_HURT, HERO_HURT, FOE_BEATEN, HERO_OUT = 1, 2, 4, 8  # the result of the event duel_ended
Results = dict[int, Fraction]
STAKES = {"combat_cards": cards_action(0, 0), "gift": PASS, "epic_for_duel": SPEND, "foe_reroll": REROLL}


def share(results: Results, *flags: int) -> Fraction:
    """How likely a result has one of these flags."""
    return sum((chance for result, chance in results.items() if any(result & flag for flag in flags)), Fraction(0))


def wins(results: Results, foe: int) -> Fraction:
    return share(results, FOE_HURT, FOE_BEATEN) if foe == ROCHEFORT else share(results, FOE_BEATEN)


def mixed(parts: Iterable[tuple[int, Results]]) -> Results:
    """The results of one of several duels, by their weights."""
    found: Results = {}
    weights = 0
    for weight, results in parts:
        weights += weight
        for result, chance in results.items():
            found[result] = found.get(result, Fraction(0)) + weight * chance
    return {result: chance / weights for result, chance in found.items()}


def lost(events: Iterable[Event], hero: int) -> int:
    """The life points that a Musketeer has lost in these events."""
    return sum(event.values[1] for event in events if event.kind == "life_lost" and event.values[0] == hero)


class ReplayedDuel:
    """Plays a duel on until it ends. The player stakes nothing more; Milady rerolls as soon as she can."""

    def __init__(self) -> None:
        self.known: dict[str, Results] = {}
        self.dice: int | None = None  # the blue dice of the first roll
        self.life: list[int] = []  # of each Musketeer at first

    def after(self, game: Game, seat: int, action: int) -> Results:
        """The results after an answer."""
        played = game.clone()
        self.life = self.life or list(game.s.life)
        played.take_events()
        played.act(seat, action)
        return self.results(played)

    def results(self, game: Game) -> Results:
        events = game.take_events()
        ended = next((at for at, event in enumerate(events) if event.kind == "duel_ended"), None)
        if ended is not None:
            hero, _, result = events[ended].values
            # A beaten foe's parting wound counts. What follows the duel does not: a step that Rochefort has
            # interrupted goes on at once, for example onto a Snare.
            life = game.s.life[hero] + lost(events[ended:], hero)
            hurt = result & HERO_OUT or life < self.life[hero]
            return {result & ~HERO_HURT | (HERO_HURT if hurt else 0): Fraction(1)}
        key = digest(game)
        if key not in self.known:
            self.known[key] = self.rolled(game) if game.rolling else self.answered(game)
        return self.known[key]

    def rolled(self, game: Game) -> Results:
        chance = game.chance()
        if self.dice is None:
            self.dice = chance.dice
        return mixed([(weight, self.landed(game, outcome)) for outcome, weight in chance.outcomes()])

    def landed(self, game: Game, outcome: int) -> Results:
        played = game.clone()
        played.land(outcome)
        return self.results(played)

    def answered(self, game: Game) -> Results:
        prompt = game.prompt()
        if prompt.kind in STAKES:
            return self.after(game, prompt.first_seat, STAKES[prompt.kind])
        assert prompt.kind == "blade", prompt.kind
        duel = next(frame for frame in game.stack if frame.kind == "duel")
        choices = [self.after(game, prompt.first_seat, action) for action in prompt.options()]
        return max(choices, key=lambda results: rank(results, duel.foe))  # type: ignore[attr-defined]  # a duel has one


def rank(results: Results, foe: int) -> tuple[Fraction, ...]:
    """How good results are for a Musketeer: win, then stand, then the smaller success, then stay unhurt."""
    other = share(results, FOE_BEATEN) if foe == ROCHEFORT else share(results, FOE_HURT, FOE_BEATEN)
    return wins(results, foe), -share(results, HERO_OUT), other, -share(results, HERO_HURT)
