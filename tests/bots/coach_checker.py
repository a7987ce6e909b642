"""Checks what the coach says against the position and the rules.

It shares no code with bots/coach, but the belief (bots/belief) with it: where Milady may be, as a spectator sees it.
Odds are found by playing on in the rules, or by counting; win chances by trying the answers again in the worlds that
follow from the seat's view. The rule of each kind of fact stands in a table here.
"""

from fractions import Fraction
from random import Random
from typing import Any

from mousquetaires.bots.belief import place_chances
from mousquetaires.engine import ids
from mousquetaires.engine.actions import END, GO, MOVE, PASS, RIDE, VERB_BITS, arg_of, verb_of
from mousquetaires.engine.components import Faces
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.effects.on_tracks import move_time
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse
from mousquetaires.engine.view import Observation, observe
from tests.bots.coach_turn_end import end_losses, own_losses
from tests.bots.replayed_duels import FOE_BEATEN, HERO_HURT, ReplayedDuel, Results, mixed, share, wins

Json = dict[str, Any]
Values = dict[str, int]
# The rule that each kind of fact is about, as a reader of the rules would look it up.
# fmt: off
RULES = {
    "duel": "DUEL-1", "duel-unknown": "DUEL-1", "duel-rochefort": "ROCH-4", "blade": "DUEL-18",
    "challenge": "CHAL-2", "search": "PAR-3", "trap": "TRAP-4", "draw": "ACT-1", "lay": "FORCE-1",
    "rochefort": "ROCH-1", "milady-there": "MIL-1", "expected": "MIL-1", "hide-heroes": "ROCH-1",
    "place-closed": "MIL-2", "place-excluded": "ROCH-1", "place-again": "MIL-1", "place-hero": "MIL-1",
    "place-heroes": "MIL-1", "place-seen": "MIL-1", "place-foes": "ROCH-1", "place-search": "RIC-1",
    "place-siege": "SIEGE-1", "clock-time": "END-2", "clock-epic": "LOU-3", "clock-honour": "LOU-5",
    "clock-constance": "PAR-3", "siege": "SIEGE-4", "sacrifice": "SIEGE-5", "lose-actions": "MUS-2",
    "lose-ride": "ARM-5", "end-time": "END-2", "end-louvre-failed": "LOU-5", "end-louvre-late": "LOU-4",
    "end-louvre-epic": "LOU-3", "end-paris-constance": "PAR-3", "end-paris-time": "END-4",
    "end-paris-treachery": "END-4", "end-paris-honour": "END-4", "end-paris-purse": "END-4",
    "end-siege": "SIEGE-4",
}
# fmt: on


def whole(chance: Fraction | float) -> int:
    """In percent; 0 and 100 only if certain."""
    rounded = round(100 * float(chance))
    if rounded == 0 and chance > 0:
        return 1
    return 99 if rounded == 100 and chance < 1 else rounded


class Checker:
    """Derives the facts about one position again."""

    def __init__(self, view: Observation) -> None:
        self.view = view
        self.box = view.table.components
        self.seat = view.viewer
        self.hero = view.asked_hero
        self.world = determinize(view, Random(1))

    def calm(self) -> Game:
        """A world in which Rochefort stays away."""
        world = self.world.clone()
        world.own_state()
        world.s.fled = 1
        return world

    def wrong(self, advice: Json) -> list[str]:
        """Everything that is false in an advice."""
        found = []
        for answer in advice["answers"]:
            action = parse(answer["action"])
            if self.world.refusal(self.seat, action) is not None:
                found.append(f"{answer['action']} is not possible")
            for fact in answer["facts"]:
                found += self.compare(fact, getattr(self, name_of(fact))(action, fact["values"]))
        found += wrong_rules(advice)
        found += self.wrong_places(advice["places"])
        return found + self.wrong_losses({fact["key"]: fact for fact in advice["losses"]})

    def compare(self, fact: Json, expected: Values) -> list[str]:
        same = {name: fact["values"].get(name) for name in expected} == expected
        return [] if same and set(fact["values"]) == set(expected) else [f"{fact} instead of {expected}"]

    # --- duels --------------------------------------------------------------------------------------
    def duel(self, action: int, said: Values) -> Values:
        played = ReplayedDuel()
        results = played.after(self.calm(), self.seat, action)
        return {"foe": said["foe"], **self.odds(played, results, said["foe"])}

    def odds(self, played: ReplayedDuel, results: Results, foe: int) -> Values:
        assert played.dice is not None
        lost = share(results, HERO_HURT)
        return {"n": played.dice, "wins": whole(wins(results, foe)), "wounded": whole(lost)}

    def duel_rochefort(self, action: int, _said: Values) -> Values:
        played = ReplayedDuel()
        return self.odds(played, played.after(self.world, self.seat, action), ids.ROCHEFORT)

    def duel_unknown(self, action: int, _said: Values) -> Values:
        """The token may be any that this seat has not seen."""
        parts, dice = [], 0
        for token, many in self.unseen_tokens().items():
            played = ReplayedDuel()
            parts.append((many, self.token_results(played, action, token)))
            dice = played.dice or dice
        results = mixed(parts)
        return {"n": dice, "wins": whole(share(results, FOE_BEATEN)), "wounded": whole(share(results, HERO_HURT))}

    def unseen_tokens(self) -> dict[int, int]:
        left = list(self.box.token_copies)
        for kind in range(ids.TOKENS):
            left[kind] -= self.view.tokens_out[kind] + self.view.spaces.count(kind)
        kinds = [*ids.ADVERSARY_TOKENS, *([ids.TOKEN_DECOY] if self.view.board == ids.INN else [])]
        return {kind: left[kind] for kind in kinds if left[kind]}

    def token_results(self, played: ReplayedDuel, action: int, token: int) -> Results:
        if token in (ids.TOKEN_DECOY, ids.TOKEN_SNARE):  # QST-3: a Snare wounds, and is then out of the way
            return {FOE_BEATEN | (HERO_HURT if token == ids.TOKEN_SNARE else 0): Fraction(1)}
        world = self.calm()
        for space in range(ids.INN_SPACES):
            if self.view.spaces[space] == -2:
                world.s.spaces[space] = token  # all of them: the one ahead is among them
        return played.after(world, self.seat, action)

    def blade(self, action: int, _said: Values) -> Values:
        results = ReplayedDuel().after(self.world, self.seat, action)
        foe = next(frame["foe"] for frame in self.view.stack if frame.kind == "duel")
        return {"wins": whole(wins(results, foe)), "wounded": whole(share(results, HERO_HURT))}

    # --- challenges, searches, traps, cards ---------------------------------------------------------
    def challenge(self, action: int, said: Values) -> Values:
        skill = arg_of(action)
        bought = self.view.upgrades[self.hero] >> skill & 1
        own = self.box.heroes[self.hero].skills[skill] + bought * self.box.items[ids.FIRST_UPGRADE + skill].amount
        game = self.calm()
        game.act(self.seat, action)
        lacks = [frame.lacks for frame in game.stack if frame.kind == "challenge"]  # type: ignore[attr-defined]
        need = max(0, lacks[0]) if lacks else 0
        level = own + need if need else said["level"]
        assert level - own <= need
        return {"skill": skill, "level": level, "own": own, "n": need, "cards": self.view.hand[skill]}

    def search(self, action: int, _said: Values) -> Values:
        game = self.calm()
        game.act(self.seat, action)
        while game.asking:
            game.act(self.seat, game.prompt().default())
        missing = self.box.paris[self.view.paris_card].stipulation_amount - self.view.constance
        chance = game.chance()
        enough = sum(weight for outcome, weight in chance.outcomes() if outcome >> 8 >= missing)
        return {"n": chance.dice, "lilies": max(0, missing), "percent": whole(Fraction(enough, chance.total()))}

    def trap(self, action: int, said: Values) -> Values:
        game = self.calm()
        game.act(self.seat, action)
        chance, trap = game.chance(), said["trap"]
        assert self.view.trap_at[trap] == arg_of(action)
        hit = sum(weight for roll, weight in chance.outcomes() if roll >> 4 * self.box.traps[trap].face & 15)
        return {"trap": trap, "percent": whole(Fraction(hit, chance.total()))}

    def draw(self, _action: int, _said: Values) -> Values:
        """Cards that are neither in this hand nor on the table nor known to be in another hand."""
        left = [
            many - self.view.hand[card] - self.view.discard[card] - self.view.siege_cards[card]
            for card, many in enumerate(self.box.adventure_copies)
        ]
        for seat, card, many in self.view.open_hands:
            left[card] -= many if seat != self.seat else 0
        return {"percent": whole(Fraction(left[ids.COMBAT] + left[ids.DOUBLE], sum(left)))}

    # --- Milady's place -----------------------------------------------------------------------------
    def rochefort(self, action: int, said: Values) -> Values:
        place = self.view.place[self.hero]
        game = self.world.clone()
        game.own_state()
        game.s.destination = place
        game.take_events()
        game.act(self.seat, action)
        assert [event for event in game.take_events() if event.kind == "rochefort_came"], "Rochefort does not come"
        return {"place": place, "percent": self.believed(place)}

    def milady_there(self, action: int, _said: Values) -> Values:
        place = arg_of(action) if verb_of(action) in (MOVE, RIDE) else self.view.place[arg_of(action)]
        return {"place": place, "percent": self.believed(place)}

    def believed(self, place: int) -> int:
        return whole(place_chances(observe(self.world, ids.SPECTATOR))[place])

    def expected(self, action: int, _said: Values) -> Values:
        game = self.world.clone()
        game.act(ids.MILADY, GO | arg_of(action) << VERB_BITS)
        place = arg_of(action)
        return {"place": place, "percent": whole(place_chances(observe(game, ids.SPECTATOR))[place])}

    def hide_heroes(self, action: int, _said: Values) -> Values:
        here = [hero for hero in self.view.table.heroes if self.world.s.place[hero] == arg_of(action)]
        return {"place": arg_of(action), "n": len(here)}

    def wrong_places(self, said: list[Json]) -> list[str]:
        public = observe(self.world, ids.SPECTATOR)
        chances = place_chances(public) if public.hiding else ()
        found = [] if bool(said) == bool(chances) else [f"places: {said}"]
        for one in said:
            if abs(one["chance"] - chances[one["place"]]) > 1e-4:
                found.append(f"{one} instead of {chances}")
            for fact in one["facts"]:
                if not getattr(self, name_of(fact))(one["place"], fact["values"]):
                    found.append(f"{fact} about {one['place']} is not so")
        return found

    def place_closed(self, place: int, _said: Values) -> bool:
        return place in (ids.PARIS, ids.LOUVRE, ids.QUEST) and not self.view.choices[-1].rochefort

    def place_excluded(self, place: int, _said: Values) -> bool:
        return bool(self.view.excluded >> place & 1)

    def place_again(self, place: int, _said: Values) -> bool:
        return self.view.choices[-2].seen_at == place

    def place_hero(self, place: int, said: Values) -> bool:
        return [hero for hero in self.view.table.heroes if self.view.place[hero] == place] == [said["hero"]]

    def place_heroes(self, place: int, said: Values) -> bool:
        return sum(self.view.place[hero] == place for hero in self.view.table.heroes) == said["n"] != 1

    def place_seen(self, place: int, said: Values) -> bool:
        found = [past.seen_at for past in self.view.choices if past.turn < self.view.turn and past.seen_at >= 0]
        return said == {"n": len([at for at in found if at == place]), "of": len(found)}

    def place_foes(self, place: int, said: Values) -> bool:
        return said == {"n": list(self.world.s.foe_at).count(place)} and place in (ids.PARIS, ids.LOUVRE)

    def place_search(self, place: int, said: Values) -> bool:
        return said == {"n": sum(self.world.s.treachery_deck)} and place == ids.RICHELIEU

    def place_siege(self, place: int, said: Values) -> bool:
        lying = sum(self.world.s.siege_cards) - self.world.s.siege_cards[ids.BASSOMPIERRE]
        return said == {"n": lying} and place == ids.ROCHELLE

    # --- clocks, the siege --------------------------------------------------------------------------
    def clock_time(self, _action: int, _said: Values) -> Values:
        game, moves = self.calm(), 0
        while not game.s.ending:
            move_time(game, 1)
            moves += 1
        return {"n": moves}

    def clock_epic(self, _action: int, _said: Values) -> Values:
        return {"n": len([turn for turn in range(4) if self.view.louvre_space + turn <= 1])}  # LOU-3

    def clock_honour(self, _action: int, _said: Values) -> Values:
        assert self.view.louvre_space > 1  # it brings no Epic tokens any more
        return {"n": self.world.s.honour}

    def clock_constance(self, _action: int, _said: Values) -> Values:
        return {"n": self.world.s.constance, "most": self.box.paris[ids.ABDUCTION].effect_amount}

    def siege(self, action: int, _said: Values) -> Values:
        laid = list(self.view.siege_cards)
        before = self.siege_lost(laid)
        laid[arg_of(action)] += 1
        return {"before": before, "percent": self.siege_lost(laid)}

    def siege_lost(self, laid: list[int]) -> int:
        """In percent: all rolls, die by die."""
        dice = laid[ids.COMBAT] + 2 * laid[ids.DOUBLE]
        dice += laid[ids.BASSOMPIERRE] * self.box.characters[0].amount
        ahead = {self.view.siege + self.box.siege_end - int(self.view.paris_card == ids.SMUGGLER): Fraction(1)}
        for _ in range(min(self.box.blue_dice, dice)):
            ahead = after_a_die(ahead, self.box.blue_die, 1)
        for _ in range(min(self.box.red_dice, self.box.time_dice[self.view.time] + self.view.reinforced)):
            ahead = after_a_die(ahead, self.box.red_die, -1)
        return whole(sum((chance for spaces, chance in ahead.items() if spaces <= 0), Fraction(0)))

    def sacrifice(self, action: int, _said: Values) -> Values:
        game = self.calm()
        game.act(self.seat, action)
        while game.asking and game.prompt().kind == "sacrifice":
            game.act(game.prompt().first_seat, PASS)
        return {"n": game.s.siege + self.box.siege_end}

    def lay(self, action: int, _said: Values) -> Values:
        foes = [foe for foe in range(ids.ADVERSARIES) if arg_of(action) >> foe & 1]
        return {"n": len(foes), "dice": sum(self.view.table.foes[foe].dice for foe in foes)}

    # --- the end of a turn --------------------------------------------------------------------------
    def wrong_losses(self, said: dict[str, Json]) -> list[str]:
        options = self.world.prompt().options()
        if END not in options:
            return [f"no turn ends here: {said}"] if said else []
        expected = own_losses(self.world, any(verb_of(action) == RIDE for action in options))
        ending = end_losses(self.calm(), self.seat)
        if ending is not None:
            expected |= ending | self.siege_at_the_end()
        found = {key: fact["values"] for key, fact in said.items()}
        return [] if found == expected else [f"{found} instead of {expected}"]

    def siege_at_the_end(self) -> dict[str, Values]:
        if self.box.time_dice[self.view.time] + self.view.reinforced > self.box.red_dice:
            return {}  # SIEGE-2: Milady may reroll a die
        lost = self.siege_lost(list(self.view.siege_cards))
        return {"coach-end-siege": {"percent": lost}} if lost else {}


def after_a_die(chances: dict[int, Fraction], die: Faces, step: int) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for spaces, chance in chances.items():
        for more, sides in ((step, die[0]), (0, sum(die) - die[0])):
            found[spaces + more] = found.get(spaces + more, Fraction(0)) + chance * Fraction(sides, sum(die))
    return found


def facts_of(advice: Json) -> list[Json]:
    """Every fact of an advice."""
    answers = [fact for answer in advice["answers"] for fact in answer["facts"]]
    return [*answers, *advice["losses"], *(fact for one in advice["places"] for fact in one["facts"])]


def wrong_rules(advice: Json) -> list[str]:
    told = ((fact, RULES[fact["key"].removeprefix("coach-")]) for fact in facts_of(advice))
    return [f"{fact} instead of {rule}" for fact, rule in told if fact["rule"] != rule]


def name_of(fact: Json) -> str:
    return str(fact["key"]).removeprefix("coach-").replace("-", "_")
