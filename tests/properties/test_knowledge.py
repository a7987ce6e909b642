"""What viewers know is true. Games dealt from a view look the same to that viewer and can be played on."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.ids import (
    ADVERSARY_TOKENS,
    ARAMIS,
    ATHOS,
    CARD_NAMES,
    CARDS,
    DARTAGNAN,
    LOCATION_CARDS,
    MILADY,
    PARIS,
    SPECTATOR,
    TOKEN_NAMES,
    TOKENS,
    TREACHERY_NAMES,
)
from mousquetaires.engine.invariants import broken
from mousquetaires.engine.knowledge import knowledge, possible
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe, own_part, prompt_for
from tests.box import FIRST_BOX as BOX
from tests.leaks.changed_secrets import twins
from tests.scene import Scene, scene
from tools.random_play import late_game, put, some_input, some_setup, theme_for


def some_game(index: int, rng: Random) -> Game:
    """A game at the table of this number, from the beginning or from a late position."""
    setup = some_setup(index, rng)
    table = Table(setup, BOX)
    return new_game(table) if index % 4 == 0 else late_game(table, rng, theme_for(rng.randrange(100), setup))


def deal_and_compare(game: Game, viewer: int, rng: Random) -> Game:
    """A world dealt for a viewer: sound, possible, and the same to look at and to be asked."""
    seen = observe(game, viewer)
    known = knowledge(seen)
    assert possible(known, game), "the true world is held to be impossible"
    world = determinize(seen, rng)
    assert observe(world, viewer) == seen
    assert prompt_for(world, viewer) == prompt_for(game, viewer)
    assert possible(known, world)
    assert broken(world) == []
    return world


def play_on(game: Game, rng: Random, inputs: int) -> None:
    for _ in range(inputs):
        if game.over:
            return
        put(game, some_input(game, rng))
        game.take_events()
    assert broken(game) == []


@pytest.mark.untraced
@settings(max_examples=120)
@given(index=st.integers(0, 79), seed=st.integers(0, 10**6), inputs=st.integers(0, 220))
def test_a_world_dealt_from_a_view_looks_the_same_and_plays_on(index: int, seed: int, inputs: int) -> None:
    rng = Random(seed)
    game = some_game(index, rng)
    for _ in range(inputs):
        if game.over:
            return
        put(game, some_input(game, rng))
    for viewer in game.table.viewers:
        play_on(deal_and_compare(game, viewer, rng), rng, 25)


@settings(max_examples=40)
@given(st.integers(0, 50), st.integers(0, 2**20), st.integers(0, 200))
def test_what_is_not_a_viewers_own_part_everybody_sees_alike(index: int, seed: int, inputs: int) -> None:
    rng = Random(seed)
    game = some_game(index, rng)
    play_on(game, rng, inputs)
    gallery = observe(game, SPECTATOR)
    for viewer in game.table.viewers:
        assert observe(game, viewer) == gallery._replace(**own_part(game, viewer)._asdict())


@pytest.mark.untraced
def test_it_does_so_at_every_kind_of_prompt() -> None:
    """Random games go on until every kind of prompt was met: mid-duel, mid-trade, mid-purchase too."""
    met: Counter[str] = Counter()
    for index in range(1, 400):
        rng = Random(index)
        game = some_game(index, rng)
        for _ in range(250):
            if game.over:
                break
            kind = game.prompt().kind if game.asking else ""
            met[kind] += 1
            if kind and (met[kind] <= 6 or rng.random() < 0.05):
                for viewer in game.table.viewers:
                    deal_and_compare(game, viewer, rng)
            put(game, some_input(game, rng))
        if set(PROMPTS) <= set(met):
            break
    assert set(met) >= set(PROMPTS), set(PROMPTS) - set(met)


@pytest.mark.parametrize(("players", "milady"), [(2, True), (4, True), (6, True), (1, False), (5, False)])
def test_a_dealt_world_can_be_played_to_its_end(players: int, milady: bool) -> None:
    rng = Random(players)
    table = Table(usual_setup(players, milady), BOX)
    game = late_game(table, rng, "road")
    for viewer in table.viewers:
        world = deal_and_compare(game, viewer, rng)
        play_on(world, rng, 5000)
        assert world.over


def test_before_the_first_card_is_dealt_and_while_chance_is_due_a_world_can_be_dealt() -> None:
    rng = Random(1)
    for players, milady in ((5, True), (3, False)):
        game = new_game(Table(usual_setup(players, milady), BOX))
        for _ in range(60):
            for viewer in game.table.viewers:
                deal_and_compare(game, viewer, rng)
            put(game, some_input(game, rng))


def test_a_world_that_contradicts_what_was_seen_is_held_to_be_impossible() -> None:
    """Each twin that a viewer may tell from the truth is impossible to him."""
    rng = Random(4)
    game = late_game(Table(usual_setup(3), BOX), rng, "road")
    told = 0
    for _ in range(60):
        for twin in twins(game, rng):
            for viewer in game.table.viewers:
                same = possible(knowledge(observe(game, viewer)), twin.game)
                if twin.first is None:
                    assert same == (not twin.knows >> viewer & 1), twin.secret
                    told += not same
        put(game, some_input(game, rng))
    assert told > 20


@pytest.mark.rule("ARM-3")
def test_who_is_paying_with_a_combat_card_has_one_in_every_world() -> None:
    s = scene(5).hand(ATHOS, "combat").hand(ARAMIS, "combat*2 panache").turn(ATHOS).does("equip", "buy manoeuvre")
    assert s.asked == "payment"
    rng = Random(2)
    for _ in range(40):
        world = deal_and_compare(s.g, MILADY, rng)
        assert world.prompt().options()
        assert held(world, ATHOS) in (("combat",), ("double",))


def test_a_world_with_a_card_or_token_too_many_is_impossible() -> None:
    s = scene(5).hand(ATHOS, "combat").treachery("plot").paris_hand("duels")
    hers, his = knowledge(observe(s.g, MILADY)), knowledge(observe(s.g, 1))
    athos = s.table.seat_of[ATHOS] * CARDS
    changes: list[tuple[str, int, int]] = [
        ("hands", athos + 4, 1),
        ("deck", 0, -1),
        ("treachery_hand", 0, 1),
        ("treachery_deck", 0, 1),
        ("reserve", 1, 1),
        ("spaces", 0, -1),
    ]
    for name, place, more in changes:
        world = s.g.clone()
        world.own_state()
        getattr(world.s, name)[place] += more
        assert not possible(his, world), name
    world = s.g.clone()
    world.own_state()
    world.s.paris_hand, world.s.paris_unused = 1, 62
    assert possible(his, world)
    assert not possible(hers, world)
    world.s.destination = -1
    assert not possible(his, world)


def test_a_view_that_no_deal_fits_is_refused() -> None:
    s = scene(5).hand(ATHOS, "combat").turn(ATHOS).does("equip", "buy manoeuvre")
    seen = observe(s.g, MILADY)
    nowhere = seen._replace(discard=tuple(BOX.adventure_copies[:6]) + seen.discard[6:], deck_size=6)
    with pytest.raises(ValueError, match="no deal fits"):
        determinize(nowhere, Random(0))


# --- how likely -----------------------------------------------------------------------------------
# Every physical card or token is one of its own here: (kind, number).

DEALS: Final = 6000


def expect(sample: Counter[tuple[object, ...]], exact: Counter[tuple[object, ...]]) -> None:
    """Each world as often as its share of the arrangements says, within four standard deviations."""
    total, deals = sum(exact.values()), sum(sample.values())
    assert set(sample) <= set(exact)
    for world, ways in exact.items():
        share = ways / total
        assert abs(sample[world] - deals * share) < 4 * sqrt(deals * share * (1 - share)), (world, sample[world])


def worn_down(s: Scene, left: str) -> Scene:
    """All Adventure cards of the deck are discarded but these."""
    for card, count in enumerate(s.s.deck):
        keep = left.split().count(CARD_NAMES[card])
        s.s.discard[card] += count - keep
        s.s.deck[card] = keep
    return s


@pytest.mark.untraced
@pytest.mark.rule("MUS-6")
def test_hands_are_dealt_as_often_as_their_arrangements_say() -> None:
    """Six unseen cards for two hidden hands and a deck; one double of Athos was shown."""
    s = scene(4).hand(ATHOS, "double panache").hand(ARAMIS, "combat").hand(DARTAGNAN, "nobility")
    s = worn_down(s, "combat double panache")
    s.g.show(s.table.seat_of[ATHOS], CARD_NAMES.index("double"))
    seen = observe(s.g, s.table.seat_of[DARTAGNAN])
    loose = [("double", 1), ("panache", 0), ("panache", 1), ("combat", 0), ("combat", 1)]  # but the double shown
    exact: Counter[tuple[object, ...]] = Counter()
    for athos, aramis, *_ in permutations(loose):
        exact[(tuple(sorted(("double", athos[0]))), (aramis[0],))] += 1
    sample: Counter[tuple[object, ...]] = Counter()
    rng = Random(11)
    for _ in range(DEALS):
        world = determinize(seen, rng)
        sample[(held(world, ATHOS), held(world, ARAMIS))] += 1
    expect(sample, exact)


def held(game: Game, hero: int) -> tuple[str, ...]:
    seat = game.table.seat_of[hero]
    return tuple(sorted(CARD_NAMES[card] for card in range(CARDS) for _ in range(game.s.hands[seat * CARDS + card])))


def inn_with_few_left() -> Scene:
    """Four face-down spaces: a decoy, a snare, two and three dice; three more tokens could have been there."""
    s = scene(5).tokens("- - - decoy - - snare two - - - three")
    for token in range(TOKENS):
        keep = {"two": 2, "four": 1}.get(TOKEN_NAMES[token], 0)
        s.s.tokens_out[token] += s.s.reserve[token] - keep
        s.s.reserve[token] = keep
    return s


def inn_layouts() -> list[tuple[str, ...]]:
    """Every way the four spaces can have been laid, by physical tokens."""
    others = [("snare", 0), ("two", 0), ("two", 1), ("two", 2), ("three", 0), ("four", 0)]
    found = []
    for decoy_at in range(4):
        for three in permutations(others, 3):
            kinds = [kind for kind, _ in three]
            found.append((*kinds[:decoy_at], "decoy", *kinds[decoy_at:]))
    return found


@pytest.mark.untraced
@pytest.mark.rule("INN-1")
def test_face_down_tokens_are_dealt_as_often_as_their_arrangements_say() -> None:
    s = inn_with_few_left()
    seen = observe(s.g, 1)
    exact: Counter[tuple[object, ...]] = Counter(inn_layouts())
    sample: Counter[tuple[object, ...]] = Counter()
    rng = Random(12)
    for _ in range(DEALS):
        spaces = determinize(seen, rng).s.spaces
        sample[tuple(TOKEN_NAMES[spaces[space]] for space in (3, 6, 7, 11))] += 1
    expect(sample, exact)


def test_the_mix_of_a_face_down_space_is_exact() -> None:
    s = inn_with_few_left()
    layouts = inn_layouts()
    known = knowledge(observe(s.g, 1))
    for place, space in enumerate((3, 6, 7, 11)):
        mix = known.token_mix(space)
        for token, weight in enumerate(mix):
            share = sum(layout[place] == TOKEN_NAMES[token] for layout in layouts)
            assert Fraction(weight, sum(mix)) == Fraction(share, len(layouts))
    assert sum(known.token_mix(0)) == 0
    hers = knowledge(observe(s.g, MILADY))
    assert hers.token_mix(6)[TOKEN_NAMES.index("snare")] == sum(hers.token_mix(6)) == 1


@pytest.mark.rule("GAL-1", "QST-2")
def test_on_board_4_a_door_is_a_challenge_and_a_guard_is_not() -> None:
    s = scene(5).board("galleries", "erudition two two nobility three four gallantry snare two panache three three")
    s.s.face_up = 0b111
    for token in ADVERSARY_TOKENS:
        s.s.tokens_out[token], s.s.reserve[token] = s.s.reserve[token], 0
    known = knowledge(observe(s.g, SPECTATOR))
    door = dict(zip(TOKEN_NAMES, known.token_mix(3), strict=True))
    guard = dict(zip(TOKEN_NAMES, known.token_mix(4), strict=True))
    assert {name: weight for name, weight in door.items() if weight} == {"nobility": 1, "gallantry": 1, "panache": 1}
    assert {name: weight for name, weight in guard.items() if weight} == {"two": 1, "three": 3, "four": 1, "snare": 1}


@pytest.mark.untraced
@pytest.mark.rule("MIL-1", "FORCE-5")
def test_miladys_cards_and_place_are_dealt_as_often_as_their_arrangements_say() -> None:
    """Two of five Treachery cards, one of three Paris cards, one of the places not ruled out."""
    s = scene(5).treachery("ambush plot").milady("louvre").paris("abduction").paris_hand("duels")
    s.put(paris_unused=0b11000, excluded=1 << PARIS)
    left = [0, 1, 0, 1, 0, 0, 0, 0, 1]
    s.s.treachery_discard = [count - keep for count, keep in zip(s.s.treachery_deck, left, strict=True)]
    s.s.treachery_deck = left
    seen = observe(s.g, 3)
    unseen = [("ambush", 0), ("ambush", 1), ("conscripts", 0), ("plot", 0), ("plot", 1)]
    exact: Counter[tuple[object, ...]] = Counter()
    for (one, _), (two, _) in combinations(unseen, 2):
        for paris in (0b001000, 0b010000, 0b100000):
            for place in LOCATION_CARDS:
                if place != PARIS:
                    exact[(tuple(sorted((one, two))), paris, place)] += 1
    sample: Counter[tuple[object, ...]] = Counter()
    rng = Random(13)
    for _ in range(DEALS):
        world = determinize(seen, rng).s
        hand = [TREACHERY_NAMES[card] for card, count in enumerate(world.treachery_hand) for _ in range(count)]
        sample[(tuple(sorted(hand)), world.paris_hand, world.destination)] += 1
    expect(sample, exact)


# --- what can be worked out -----------------------------------------------------------------------


@pytest.mark.rule("MUS-6")
def test_bounds_of_a_hand_follow_from_what_was_shown_and_what_is_left() -> None:
    s = scene(4).hand(ATHOS, "double panache").hand(ARAMIS, "combat*2").hand(DARTAGNAN, "nobility")
    s = worn_down(s, "combat double panache")
    athos, aramis, double = s.table.seat_of[ATHOS], s.table.seat_of[ARAMIS], CARD_NAMES.index("double")
    s.g.show(athos, double)
    known = knowledge(observe(s.g, MILADY))
    assert known.least[athos * CARDS + double] == 1
    assert (known.most(athos, double), known.most(aramis, double)) == (2, 1)
    assert known.unseen[double] == 2
    assert known.most(athos, CARD_NAMES.index("panache")) == 1


@pytest.mark.rule("MIL-2")
def test_with_rochefort_down_she_cannot_be_where_he_would_stand() -> None:
    s = scene(5).rochefort(0).put(rochefort_fell=1).phase("milady").does("go rochelle")
    places = knowledge(observe(s.g, 1)).places
    assert sorted(places) == sorted(p for p in LOCATION_CARDS if p not in (0, 1, 3))
    assert knowledge(observe(s.g, MILADY)).places == (2,)


def test_what_does_not_fit_into_the_deck_is_in_her_hand() -> None:
    s = scene(5).treachery("ambush*2 plot")
    s.s.treachery_discard = [count - (kind == 8) for kind, count in enumerate(s.s.treachery_deck)]
    s.s.treachery_deck = [0] * 8 + [1]
    known = knowledge(observe(s.g, 1))
    assert (known.treachery_least(1), known.treachery_most(1)) == (1, 2)
    assert (known.treachery_least(8), known.treachery_most(8)) == (1, 2)
    assert known.treachery_most(0) == 0
