"""Random play over every table: what the fuzzer, the steered run and the property tests share.

A game is a set-up, a start (the beginning, or a prepared late position) and a list of inputs; chance
is an input like the rest, so that the list alone plays the same game again.
"""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Final

from mousquetaires.data import load as load_box
from mousquetaires.engine import actions as act
from mousquetaires.engine.actions import VERB_BITS, VERB_MASK
from mousquetaires.engine.chance import PURPOSE_NAMES
from mousquetaires.engine.config import MORTAL_QUEST, VARIANTS, Setup, Table, heroes_needed, musketeer_players
from mousquetaires.engine.game import dump, load, new_game
from mousquetaires.engine.ids import (
    ABDUCTION, ADVERSARIES, ADVERSARY_TOKENS, ASSASSIN, BASSOMPIERRE, BASTILLE, BEGGARS, BLADE, CARD_NAMES, CARDS,
    CHALLENGE_TOKENS, COLOMBIER, COMBAT, DISAPPEARANCE, DOUBLE, DUELS, ENGLAND, EQUIPMENT, FIRST_UPGRADE, GALLERIES,
    HARLOT, HEROES, IN_HAND, INN_SPACES, LOUVRE, LOUVRE_CARDS, NEMESIS, NO_TOKEN, NOBODY, OPEN_PLACES,
    OUT_OF_GAME, PARIS, PARIS_CARDS, QUEST, REINFORCEMENTS, RETURN, RICHELIEU, ROCHELLE, SKILLS, SMUGGLER,
    THIEF, TRAPS, TREACHERIES,
)
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import outcome_text, to_text
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.rules.hour import sand_refusal
from mousquetaires.engine.state import State

BOX: Final = load_box()

# --- tables ---------------------------------------------------------------------------------------

COUNTS: Final = (*((players, True) for players in range(2, 7)), *((players, False) for players in range(1, 6)))
VARIANT_SETS: Final = tuple(some for size in range(4) for some in combinations(VARIANTS, size))


def some_setup(index: int, rng: Random) -> Setup:
    """The table of this number: all counts in turn, all variants in turn, anybody for any Musketeer."""
    players, milady = COUNTS[index % len(COUNTS)]
    variants = VARIANT_SETS[index // len(COUNTS) % len(VARIANT_SETS)]
    team = musketeer_players(players, milady)
    chosen = rng.sample(range(HEROES), heroes_needed(team))
    each = len(chosen) // team
    heroes = tuple(tuple(chosen[first : first + each]) for first in range(0, len(chosen), each))
    return Setup(players, milady, heroes, variants, rng.random() < 0.7, rng.random() < 0.5)


# --- inputs ---------------------------------------------------------------------------------------

Input = tuple[str, int, int]  # what; a seat, a purpose or -1; an action, an outcome, a card or -1
LAND: Final = "land"
ACT: Final = "act"
SAND: Final = "sand"
SHOW: Final = "show"


def put(game: Game, what: Input) -> None:
    """Hand an input to a game."""
    kind, seat, value = what
    if kind == LAND:
        game.land(value)
    elif kind == ACT:
        game.act(seat, value)
    elif kind == SAND:
        game.run_out()
    else:
        game.show(seat, value)


def written(what: Input) -> str:
    """An input as a line of a record; ``record.apply_line`` reads it."""
    kind, seat, value = what
    if kind == LAND:
        return f"* {PURPOSE_NAMES[seat]} {outcome_text(seat, value)}"
    if kind == ACT:
        return f"{seat} {to_text(value)}"
    return f"{seat} shows {CARD_NAMES[value]}" if kind == SHOW else SAND


# --- a random player ------------------------------------------------------------------------------

# How keen he is on a verb where he has the choice; 1 for those not named. Steps that carry the game
# on are dear to him, so that random games see more than the first board.
KEEN: Final = {
    act.END: 0.3, act.DRAW: 1.5, act.MOVE: 2.0, act.RIDE: 2.0, act.PLAY: 3.0, act.REINFORCE: 3.0,
    act.CHALLENGE: 9.0, act.DUEL: 5.0, act.FIGHT: 6.0, act.TASK: 6.0, act.PATH: 5.0, act.PASSAGE: 12.0,
    act.ESCAPE: 2.0, act.ORDER: 2.0, act.BACK: 0.4, act.PASS: 0.7, act.TAKE: 0.8, act.TREACHERY: 1.5,
}
# How often something free is done beside a prompt; in the middle of something it is the more telling.
FREE: Final = {
    "one_for_all": 0.5, "epic_for_passage": 0.8, "epic_for_challenge": 0.3, "epic_for_duel": 0.3, "purchase": 0.2,
    "payment": 0.2, "replacement": 0.2, "ordered_action": 0.2, "trade_offer": 0.2, "trade_answer": 0.2,
    "trade_last_word": 0.2,
}


def some_input(game: Game, rng: Random) -> Input:
    """What happens next: mostly an answer, now and then something that nobody asked for."""
    if game.rolling:
        return (LAND, game.chance().purpose, some_outcome(game, rng))
    prompt = game.prompt()
    whim = rng.random()
    if whim < 0.02 and sand_refusal(game) is None:
        return (SAND, -1, -1)
    if 0.02 <= whim < 0.03:
        seat = rng.choice(game.table.seats)
        held = [card for card in range(CARDS) if game.s.hands[seat * CARDS + card]]
        if held:
            return (SHOW, seat, rng.choice(held))
    free = prompt.free()
    if free and rng.random() < FREE.get(prompt.kind, 0.04):
        return (ACT, rng.choice(game.table.seats), rng.choice(free))
    seats = [seat for seat in range(6) if prompt.seats >> seat & 1]
    return (ACT, rng.choice(seats), some_answer(prompt, rng))


def some_outcome(game: Game, rng: Random) -> int:
    """As dice and cards fall; one time in five every outcome alike, for the rare ones."""
    outcomes = game.chance().outcomes()
    if rng.random() < 0.2:
        return rng.choice(outcomes)[0]
    return rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]


def some_answer(prompt: Prompt, rng: Random) -> int:
    """A legal answer: first a verb that he is keen on, then one of its options."""
    if not prompt.listed:
        return prompt.sample(rng)
    options = prompt.options()
    if prompt.kind in ("skill_cards", "epic_for_challenge") and rng.random() < 0.6:
        return options[-1]
    verbs: dict[int, list[int]] = {}
    for action in options:
        verbs.setdefault(action & VERB_MASK, []).append(action)
    if len(verbs) == 1:
        return rng.choice(options)
    chosen = rng.choices(list(verbs), [KEEN.get(verb, 1.0) for verb in verbs])[0]
    if chosen == act.MOVE and rng.random() < 0.3:
        to_quest = act.MOVE | QUEST << VERB_BITS
        return to_quest if to_quest in verbs[chosen] else rng.choice(verbs[chosen])
    return rng.choice(verbs[chosen])


# --- late positions -------------------------------------------------------------------------------
# A real set-up is played; then the table is worn as if turns had passed, piece by piece, each going
# where play could have put it; the game goes on from Milady's choice of a destination.


def late_game(table: Table, rng: Random, theme: str) -> Game:
    """A game that starts late, about one thing."""
    game = new_game(table)
    while game.stack[-1].kind != "milady_phase":
        put(game, some_input(game, rng))
    wear(game.s, table, rng)
    THEMES[theme](game.s, table, rng)
    return load(table, dump(game))


def theme_for(index: int, setup: Setup) -> str:
    """The theme of this number; Mortal Quest needs its variant."""
    names = [name for name in THEMES if name != "mortal" or MORTAL_QUEST in setup.variants]
    return "mortal" if MORTAL_QUEST in setup.variants and index % 3 == 0 else names[index % len(names)]


def wear(s: State, table: Table, rng: Random) -> None:
    """Turns have passed."""
    s.turn = rng.randint(2, 9)
    s.time = rng.randint(table.start_time, len(BOX.time_dice) - 2)
    s.purse = rng.randint(0, BOX.purse_most)
    s.epic = rng.randint(0, BOX.epic_tokens)
    s.honour = rng.randint(3, BOX.honour)
    s.siege = rng.randint(2 - BOX.siege_end, BOX.siege_end - 2)
    s.rochefort = rng.randint(1, BOX.foes[12].life)
    wear_decks(s, rng)
    wear_reserve(s, rng)
    for hero in table.heroes:
        equip(s, hero, rng)
        wound(s, hero, rng)
    besiege(s, rng)


def wear_decks(s: State, rng: Random) -> None:
    """Cards have been played and lie in the discards; missions are over."""
    for card in range(CARDS):
        gone = rng.randint(0, s.deck[card])
        s.deck[card] -= gone
        s.discard[card] += gone
    if not any(s.deck):
        s.deck, s.discard = s.discard, s.deck
    for card in range(TREACHERIES):
        gone = rng.randint(0, s.treachery_deck[card])
        s.treachery_deck[card] -= gone
        s.treachery_discard[card] += gone
    s.louvre_deck &= rng.randrange(1 << LOUVRE_CARDS)
    s.paris_unused &= rng.randrange(1 << PARIS_CARDS)


def wear_reserve(s: State, rng: Random) -> None:
    """Some adversaries are beaten, some traps gone."""
    for foe in range(ADVERSARIES):
        if s.foe_at[foe] == IN_HAND and rng.random() < 0.3:
            s.foe_at[foe] = OUT_OF_GAME
    for trap in range(TRAPS):
        if s.trap_at[trap] == IN_HAND and rng.random() < 0.3:
            s.trap_at[trap] = OUT_OF_GAME


def equip(s: State, hero: int, rng: Random) -> None:
    """He has been to the Arsenal."""
    for item in range(EQUIPMENT):
        if s.stock[item] and s.equipment[hero].bit_count() < 2 and not s.equipment[hero] >> item & 1:
            if rng.random() < 0.4:
                s.stock[item] -= 1
                s.equipment[hero] |= 1 << item
    for skill in range(SKILLS):
        if s.stock[FIRST_UPGRADE + skill] and s.upgrades[hero].bit_count() < 2 and rng.random() < 0.3:
            s.stock[FIRST_UPGRADE + skill] -= 1
            s.upgrades[hero] |= 1 << skill


def wound(s: State, hero: int, rng: Random) -> None:
    """He stands somewhere, hurt perhaps, or lies at the Vieux Colombier."""
    s.place[hero] = rng.choice((*OPEN_PLACES, QUEST, BASTILLE))
    s.life[hero] = rng.randint(0, BOX.heroes[hero].life)
    if s.life[hero] == 0:
        s.place[hero] = COLOMBIER
        s.lying |= 1 << hero
    if s.place[hero] == RICHELIEU:
        s.must_leave |= 1 << hero


def stand(s: State, hero: int, place: int, life: int) -> None:
    """He is on his feet at a place."""
    s.place[hero] = place
    s.life[hero] = life
    s.lying &= ~(1 << hero)
    s.must_leave &= ~(1 << hero)


def besiege(s: State, rng: Random) -> None:
    for _ in range(rng.randint(0, 3)):
        card = rng.choice((COMBAT, DOUBLE, BASSOMPIERRE))
        if s.deck[card]:
            s.deck[card] -= 1
            s.siege_cards[card] += 1


def clear_tokens(s: State) -> None:
    """What lies on the board leaves the game."""
    for space in range(INN_SPACES):
        if s.spaces[space] != NO_TOKEN:
            drop_token(s, space)


def drop_token(s: State, space: int) -> None:
    """A token was beaten."""
    s.tokens_out[s.spaces[space]] += 1
    s.spaces[space] = NO_TOKEN
    s.face_up &= ~(1 << space)


def drawn_token(s: State, kinds: tuple[int, ...], rng: Random) -> int:
    """A token of these kinds from the reserve."""
    token = rng.choices(kinds, [s.reserve[kind] for kind in kinds])[0]
    s.reserve[token] -= 1
    return token


def england(s: State, table: Table, rng: Random) -> None:
    clear_tokens(s)
    s.board = ENGLAND
    s.england = rng.randrange(1 << SKILLS)
    gather(s, table, rng)


def wardes(s: State, table: Table, rng: Random) -> None:
    england(s, table, rng)
    s.england = (1 << SKILLS) - 1


def road(s: State, table: Table, rng: Random) -> None:
    wardes(s, table, rng)
    s.board = RETURN
    for space in range(3):
        s.spaces[space] = drawn_token(s, ADVERSARY_TOKENS, rng)
    for space in range(rng.randint(0, 2)):
        drop_token(s, space)
    first = next(space for space in range(3) if s.spaces[space] != NO_TOKEN)
    s.face_up = rng.randint(0, 1) << first


def galleries(s: State, table: Table, rng: Random) -> None:
    road(s, table, rng)
    clear_tokens(s)
    s.board = GALLERIES
    for space in range(INN_SPACES):
        s.spaces[space] = drawn_token(s, ADVERSARY_TOKENS if space % 3 else CHALLENGE_TOKENS, rng)
    s.antechamber = rng.randint(0, 3)
    s.face_up = 7 << 3 * s.antechamber
    for space in range(3 * s.antechamber):
        drop_token(s, space)
    if rng.random() < 0.5:
        drop_token(s, 3 * s.antechamber + rng.randint(1, 2))


def passage(s: State, table: Table, rng: Random) -> None:
    """Too few Epic tokens for the secret passage, but One for All would do."""
    galleries(s, table, rng)
    s.epic = rng.randint(1, 2)
    own_one(s)
    if rng.random() < 0.5:
        s.rochefort, s.rochefort_fell = 0, 1


def gather(s: State, table: Table, rng: Random) -> None:
    """Most of those who stand are at the Quest."""
    for hero in table.heroes:
        if not s.lying >> hero & 1 and rng.random() < 0.7:
            stand(s, hero, QUEST, s.life[hero])


def own_one(s: State) -> None:
    """They own a One for All card."""
    if not s.one_for_all:
        s.one_stock -= 1
        s.one_for_all = 1


def last_hour(s: State, table: Table, rng: Random) -> None:
    s.time = len(BOX.time_dice) - rng.randint(1, 2)
    if rng.random() < 0.5:
        own_one(s)


def dishonour(s: State, table: Table, rng: Random) -> None:
    s.honour = rng.randint(1, 2)
    s.louvre_space = rng.randint(1, 2)
    if rng.random() < 0.6:
        own_one(s)


def siege_lost(s: State, table: Table, rng: Random) -> None:
    """Four dice against few, near the left end, with Reinforcements in her hand."""
    s.siege = 1 - BOX.siege_end
    s.siege_rewards |= 1
    s.time = len(BOX.time_dice) - 3
    deal_treachery(s, table, REINFORCEMENTS)


def siege_won(s: State, table: Table, rng: Random) -> None:
    s.siege = BOX.siege_end - 2
    s.time = table.start_time
    for hero in table.heroes:
        if not s.lying >> hero & 1:
            stand(s, hero, ROCHELLE, s.life[hero])
    deal(s, table, COMBAT, 2)


def deal_treachery(s: State, table: Table, card: int) -> None:
    """Her hand has this Treachery card; without Milady only this one is left to be drawn."""
    for pile in (s.treachery_deck, s.treachery_discard):
        if table.milady and pile[card]:
            pile[card] -= 1
            s.treachery_hand[card] += 1
            return
    if not table.milady:
        s.treachery_discard = [a + b for a, b in zip(s.treachery_discard, s.treachery_deck, strict=True)]
        s.treachery_deck = [0] * TREACHERIES
        s.treachery_deck[card], s.treachery_discard[card] = s.treachery_discard[card], 0


def deal(s: State, table: Table, card: int, count: int) -> None:
    """Each player gets cards of a kind, as far as the deck has any."""
    for seat in table.seats:
        got = min(count, s.deck[card])
        s.deck[card] -= got
        s.hands[seat * CARDS + card] += got
        s.hand_size[seat] += got


def rochefort_hurt(s: State, table: Table, rng: Random) -> None:
    """One blow from the ground, or down already."""
    s.rochefort = rng.randint(0, 1)
    if s.rochefort == 0:
        s.rochefort_fell = 1
        own_one(s)
    for hero in table.heroes:
        equip(s, hero, rng)


def mortal(s: State, table: Table, rng: Random) -> None:
    """All but one are barred from the Quest, and that one is there with a single life."""
    last = rng.choice(table.heroes)
    for hero in table.heroes:
        if hero != last:
            s.barred |= 1 << hero
            if s.place[hero] == QUEST:
                stand(s, hero, COLOMBIER, max(1, s.life[hero]))
    stand(s, last, QUEST, 1)
    if rng.random() < 0.7:
        (england, wardes, road, galleries)[rng.randrange(4)](s, table, rng)
        for hero in table.heroes:
            if hero != last and s.place[hero] == QUEST:
                stand(s, hero, LOUVRE, s.life[hero])


def paris_is(s: State, card: int) -> None:
    """This Paris card is in play."""
    s.paris_unused &= ~(1 << card)
    s.paris_hand &= ~(1 << card)
    s.paris_card = card
    s.paris_done = 0
    s.progress = s.constance = 0
    if card == DUELS and s.trap_at[HARLOT] == PARIS:
        s.trap_at[HARLOT] = OUT_OF_GAME


def strangling(s: State, table: Table, rng: Random) -> None:
    paris_is(s, ABDUCTION)
    s.constance = rng.randint(3, 5)


def paris_task(s: State, table: Table, rng: Random) -> None:
    """A Paris card with a task, well begun, and Musketeers to go on with it."""
    card = rng.choice((DISAPPEARANCE, SMUGGLER, DUELS))
    paris_is(s, card)
    if card == DISAPPEARANCE:
        s.constance = rng.randint(0, 5)
    else:
        s.progress = rng.randint(0, 2)
    for hero in table.heroes:
        if not s.lying >> hero & 1:
            stand(s, hero, PARIS, s.life[hero])
    deal(s, table, COMBAT, 2)


def nearly_done(s: State, table: Table, rng: Random) -> None:
    """Of both missions only an adversary, at most, is left, and Musketeers are there with cards in hand."""
    paris_is(s, rng.randrange(PARIS_CARDS))
    s.louvre_card = rng.randrange(LOUVRE_CARDS)
    s.louvre_deck &= ~(1 << s.louvre_card)
    s.paris_done = int(BOX.paris[s.paris_card].skill >= 0)
    s.louvre_done = 1
    s.progress = BOX.paris[s.paris_card].stipulation_amount if s.paris_card in (SMUGGLER, DUELS) else 0
    s.constance = BOX.paris[s.paris_card].stipulation_amount if s.paris_card == DISAPPEARANCE else 0
    for place in (PARIS, LOUVRE):
        clear(s, place)
        lay_one(s, place, rng)
    deal(s, table, COMBAT, 2)
    for hero in table.heroes:
        stand(s, hero, rng.choice((PARIS, LOUVRE)), BOX.heroes[hero].life)


def clear(s: State, place: int) -> None:
    """Nobody lies in wait at a place any more."""
    for trap in range(TRAPS):
        if s.trap_at[trap] == place:
            s.trap_at[trap] = OUT_OF_GAME
            s.nemesis = NOBODY if trap == NEMESIS else s.nemesis
    for foe in range(ADVERSARIES):
        s.foe_at[foe] = IN_HAND if s.foe_at[foe] == place else s.foe_at[foe]


def lay_one(s: State, place: int, rng: Random) -> None:
    """One adversary from the reserve, if there is any."""
    reserve = [foe for foe in range(ADVERSARIES) if s.foe_at[foe] == IN_HAND]
    if reserve:
        foe = rng.choice(reserve)
        s.foe_at[foe] = place
        s.foe_life[foe] = BOX.foes[foe].life


def beggars_left(s: State, table: Table, rng: Random) -> None:
    """At the Louvre only Beggars are left, everybody is there, and an assassin may come with the next card."""
    clear(s, LOUVRE)
    for trap in (THIEF, HARLOT, NEMESIS):
        s.trap_at[trap] = OUT_OF_GAME if s.trap_at[trap] == IN_HAND else s.trap_at[trap]
    s.trap_at[BEGGARS] = LOUVRE
    s.trap_at[ASSASSIN] = IN_HAND
    s.louvre_done = 1
    s.louvre_deck |= (1 << LOUVRE_CARDS) - 1 & ~(1 << s.louvre_card)
    s.purse = BOX.purse_most
    for hero in table.heroes:
        if not s.lying >> hero & 1:
            stand(s, hero, LOUVRE, 1)


def all_lie(s: State, table: Table, rng: Random) -> None:
    """Nobody is on his feet."""
    for hero in table.heroes:
        s.place[hero] = COLOMBIER
        s.life[hero] = s.must_leave = 0
        s.lying |= 1 << hero


def little_left(s: State, table: Table, rng: Random) -> None:
    """Decks, Arsenal and reserve are all but empty."""
    for seat in table.seats:
        for card in range(CARDS):
            s.hands[seat * CARDS + card] += s.deck[card]
            s.hand_size[seat] += s.deck[card]
            s.deck[card] = 0
    s.louvre_deck = s.paris_unused = 0
    s.stock = [min(1, left) for left in s.stock]
    s.purse = BOX.purse_most
    for foe in range(ADVERSARIES):
        if s.foe_at[foe] == IN_HAND and rng.random() < 0.8:
            s.foe_at[foe] = OUT_OF_GAME


def jailed(s: State, table: Table, rng: Random) -> None:
    """Everybody is in the Bastille, and swords are sharp."""
    for hero in table.heroes:
        if not s.lying >> hero & 1:
            stand(s, hero, BASTILLE, s.life[hero])
            if s.stock[BLADE] and not s.equipment[hero] >> BLADE & 1 and s.equipment[hero].bit_count() < 2:
                s.stock[BLADE] -= 1
                s.equipment[hero] |= 1 << BLADE


def worn(s: State, table: Table, rng: Random) -> None:
    """Nothing in particular."""


THEMES: Final[dict[str, Callable[[State, Table, Random], None]]] = {
    "worn": worn, "england": england, "wardes": wardes, "road": road, "galleries": galleries, "passage": passage,
    "last_hour": last_hour, "dishonour": dishonour, "siege_lost": siege_lost, "siege_won": siege_won,
    "nearly_done": nearly_done, "rochefort": rochefort_hurt, "strangling": strangling, "paris_task": paris_task, "beggars": beggars_left,
    "all_lie": all_lie, "little_left": little_left, "jailed": jailed, "mortal": mortal,
}
