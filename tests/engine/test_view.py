"""Every field of the state is open or belongs to certain seats, and only those seats see it."""

import json
from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.ids import ARAMIS, ATHOS, CARDS, DARTAGNAN, EVERYONE, MILADY, QUEST, SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.rules.skill_challenge import Challenge
from mousquetaires.engine.state import (
    DESTINATION,
    FACE_DOWN,
    FIELD_NAMES,
    FIELDS,
    MILADY_ONLY,
    NOBODYS,
    OWN_HAND,
    PUBLIC,
    State,
)
from mousquetaires.engine.view import HIDDEN_TOKEN, Observation, observe, prompt_for
from tests.box import FIRST_BOX as BOX
from tests.scene import Scene, scene
from tools.random_play import late_game, put, some_input

CLASSES: Final = (PUBLIC, MILADY_ONLY, OWN_HAND, NOBODYS, DESTINATION, FACE_DOWN)

# What a view holds beside the open fields; a new one has to be argued for here.
# fmt: off
COUNTS: Final = (
    "deck_size", "treachery_hand_size", "treachery_deck_size", "paris_hand_size", "paris_unseen", "reserve_size",
    "hiding",
)
# fmt: on
# fmt: off
OWN: Final = (
    "destination", "spaces", "hand", "treachery_hand", "treachery_deck", "paris_hand", "paris_unused", "reserve",
)
# fmt: on
ASKED: Final = ("stack", "asked", "asked_seats", "asked_hero")


def unclassed(slots: tuple[str, ...], fields: tuple[tuple[str, str], ...]) -> list[str]:
    """Slots of a state that nobody has said anything about, or what was said makes no sense."""
    classed = {name for name, whose in fields if whose in CLASSES}
    return [name for name in slots if name not in classed]


def test_every_field_of_the_state_is_classed_once() -> None:
    slots = tuple(State.__slots__)
    assert unclassed(slots, FIELDS) == []
    assert sorted(slots) == sorted(FIELD_NAMES)


def test_a_field_nobody_classed_is_found() -> None:
    assert unclassed((*FIELD_NAMES, "letter"), FIELDS) == ["letter"]
    assert unclassed(("letter",), (("letter", "whoever"),)) == ["letter"]


def test_a_view_is_a_whitelist_of_open_fields_and_what_is_named_here() -> None:
    is_open = [name for name, whose in FIELDS if whose == PUBLIC]
    assert set(Observation._fields) == {"viewer", "table", *is_open, *COUNTS, *OWN, *ASKED}


def test_a_view_shows_each_open_field_under_its_own_name() -> None:
    game = new_game(Table(usual_setup(5), BOX))
    is_open = [name for name, whose in FIELDS if whose == PUBLIC]
    for number, name in enumerate(is_open, start=100):
        was = getattr(game.s, name)
        setattr(game.s, name, [number] * len(was) if isinstance(was, list) else number)
    view = observe(game, SPECTATOR)
    for number, name in enumerate(is_open, start=100):
        seen = getattr(view, name)
        assert set(seen) == {number} if isinstance(seen, tuple) else seen == number, name


# --- changed one by one ---------------------------------------------------------------------------


def traders_at_the_inn() -> Game:
    """Athos has offered d'Artagnan a trade; Milady hides; three tokens of the Inn lie face up."""
    s = scene(6).at("louvre", ATHOS, DARTAGNAN).hand(ATHOS, "combat*2 panache").hand(DARTAGNAN, "double nobility")
    s.hand(ARAMIS, "erudition*2").treachery("ambush plot").paris_hand("duels").paris("smuggler").turn(ATHOS)
    s.does("trade dartagnan", "offer give=combat,panache want=nobility")
    s.s.face_up = 0b111
    return s.g


Change = Callable[[State], None]


def swap(pile: str, a: int, b: int) -> Change:
    def change(s: State) -> None:
        cards = getattr(s, pile)
        cards[a] -= 1
        cards[b] += 1

    return change


def give(name: str, value: int) -> Change:
    return lambda s: setattr(s, name, value)


def swap_paris(s: State) -> None:
    """The card in her hand and one that is not."""
    both = s.paris_hand | s.paris_unused & -s.paris_unused
    s.paris_hand ^= both
    s.paris_unused ^= both


def exchange(x: int, y: int) -> Change:
    def change(s: State) -> None:
        s.spaces[x], s.spaces[y] = s.spaces[y], s.spaces[x]

    return change


ATHOS_SEAT: Final = 2  # at the usual table of six
HERS: Final = 1 << MILADY
# For every field that is not open: changes, and the viewers who see each.
HIDDEN: Final[dict[str, list[tuple[Change, int]]]] = {
    "destination": [(give("destination", 3), HERS), (give("destination", 0), HERS)],
    "paris_hand": [(swap_paris, HERS), (give("paris_hand", 0), EVERYONE)],  # how many is open
    "paris_unused": [(swap_paris, HERS), (give("paris_unused", 0), EVERYONE)],
    "hands": [(swap("hands", ATHOS_SEAT * CARDS + 4, ATHOS_SEAT * CARDS + 5), 1 << ATHOS_SEAT)],
    "deck": [(swap("deck", 0, 1), 0)],
    "treachery_hand": [(swap("treachery_hand", 1, 2), HERS)],
    "treachery_deck": [(swap("treachery_deck", 1, 2), HERS)],
    "spaces": [(exchange(3, 11), HERS), (exchange(2, 11), EVERYONE)],
    "reserve": [(swap("reserve", 1, 2), HERS)],
}


def seers(game: Game, changed: Game) -> int:
    """Who sees a difference."""
    return sum(1 << viewer for viewer in game.table.viewers if observe(game, viewer) != observe(changed, viewer))


@pytest.mark.rule("FORCE-5", "MUS-6", "RUL-TRADE-OPEN")
def test_each_hidden_field_is_seen_by_its_class_alone() -> None:
    assert set(HIDDEN) == {name for name, whose in FIELDS if whose != PUBLIC}
    game = traders_at_the_inn()
    for name, changes in HIDDEN.items():
        for change, who in changes:
            changed = game.clone()
            changed.own_state()
            change(changed.s)
            assert seers(game, changed) == who & sum(1 << viewer for viewer in game.table.viewers), name


def other(value: object) -> object:
    if isinstance(value, list):
        return [one + 1 for one in value]
    return value + 1 if isinstance(value, int) else ((9,),)


def test_each_open_field_is_seen_by_everybody() -> None:
    game = traders_at_the_inn()
    everybody = sum(1 << viewer for viewer in game.table.viewers)
    for name, whose in FIELDS:
        if whose == PUBLIC:
            changed = game.clone()
            changed.own_state()
            value = getattr(changed.s, name)
            setattr(changed.s, name, other(value))
            assert seers(game, changed) == everybody, name


@pytest.mark.rule("MIL-1")
def test_her_place_is_open_once_shown() -> None:
    game = traders_at_the_inn()
    game.s.shown = 1
    changed = game.clone()
    changed.own_state()
    changed.s.destination = 3
    assert seers(game, changed) == sum(1 << viewer for viewer in game.table.viewers)


@pytest.mark.rule("SOLO-6")
def test_without_milady_nobody_knows_a_face_down_token() -> None:
    game = scene(2, milady=False).g
    for viewer in game.table.viewers:
        assert observe(game, viewer).spaces == (HIDDEN_TOKEN,) * 12


def test_nobody_looks_from_an_empty_chair() -> None:
    game = scene(2, milady=False).g
    for nobody in (MILADY, 3, 7, -1):
        with pytest.raises(ValueError, match="no seat"):
            observe(game, nobody)


def test_options_are_for_the_seat_that_is_asked_and_free_actions_for_the_musketeers() -> None:
    s = scene(5).put(purse=9).paris("smuggler").trap("beggars", "paris").turn(ATHOS)
    seen = {viewer: prompt_for(s.g, viewer) for viewer in s.table.viewers}
    for viewer, prompt in seen.items():
        assert prompt is not None
        assert (prompt.kind, prompt.hero, prompt.rule, prompt.shape) == ("musketeer_action", ATHOS, "MUS-2", "choose")
        assert prompt.mine == (viewer == ATHOS_SEAT) == bool(prompt.options) == (prompt.default >= 0)
        assert bool(prompt.free) == (viewer not in (MILADY, SPECTATOR))


# --- whether one is asked -------------------------------------------------------------------------


def views_alike(one: Game, other: Game, seat: int) -> None:
    """All other viewers see and are asked the same."""
    for viewer in one.table.viewers:
        if viewer != seat:
            assert observe(one, viewer).to_json() == observe(other, viewer).to_json()
            assert prompt_for(one, viewer) == prompt_for(other, viewer)


def aramis_before_the_letter(cards: str) -> Scene:
    """Erudition 7 for one who has 4: three cards, or two and his gift; Milady waits at the Louvre."""
    s = scene(5).at("louvre", ARAMIS).louvre("letter").milady("louvre").hand(ARAMIS, cards).turn(ARAMIS)
    s.rolls(blue="LLLS", red="HHHH").does("challenge erudition", "cards 0 0", "gift nobility")
    return s


@pytest.mark.rule("CHAL-5")
def test_after_rochefort_he_is_asked_whether_or_not_his_cards_would_do() -> None:
    rich = aramis_before_the_letter("erudition*3 nobility*2")
    poor = aramis_before_the_letter("erudition*2 nobility*3")
    assert rich.asked == poor.asked == "skill_cards"
    views_alike(rich.g, poor.g, rich.seat)
    assert rich.options == ["skill 0", "skill 1", "skill 2", "skill 3"]
    assert poor.options == ["skill 0"]  # and none is spent in vain
    poor.does("skill 0")
    assert poor.said("challenge_failed")
    assert poor.held(ARAMIS, "erudition") == 2


@pytest.mark.rule("CHAL-5")
def test_after_rochefort_with_too_few_cards_at_all_the_action_is_lost() -> None:
    s = aramis_before_the_letter("erudition*2 nobility")
    assert s.said("action_lost") == [(ARAMIS,)]


@pytest.mark.rule("CHAL-5")
def test_the_team_is_offered_its_epic_tokens_whatever_he_holds() -> None:
    """Erudition for one who has 2, in England; he has played none of his cards."""
    scenes = []
    for cards in ("erudition*3", "panache*3"):
        s = scene(5).at("quest", DARTAGNAN).board("england").put(epic=3).hand(DARTAGNAN, cards).milady("quest")
        s.turn(DARTAGNAN).g.call(Challenge(DARTAGNAN, QUEST, 0))
        s.g.advance()
        scenes.append(s.does("skill 0"))
    assert scenes[0].asked == scenes[1].asked == "epic_for_challenge"
    views_alike(scenes[0].g, scenes[1].g, s.table.seat_of[DARTAGNAN])


def smuggler_hunt(cards: str, task: str) -> Scene:
    """The smuggler's trail, with Milady in Paris."""
    s = scene(5).at("paris", DARTAGNAN).paris("smuggler").milady("paris").hand(DARTAGNAN, cards).turn(DARTAGNAN)
    return s.does(task)


@pytest.mark.rule("ROCH-9")
def test_which_card_he_meant_to_pay_is_not_told_while_rochefort_stands_there() -> None:
    one, other = smuggler_hunt("combat double panache", "task combat"), smuggler_hunt("combat double*2", "task double")
    views_alike(one.g, other.g, one.seat)
    for s in (one, other):
        s.rolls(blue="LLSS", red="HHHH").does("cards 1 0")
        assert s.asked == "task_card"
    views_alike(one.g, other.g, one.seat)
    assert one.options == ["pay double"]
    one.does("pay double")
    assert one.s.progress == 1
    assert one.held(DARTAGNAN, "double") == 0


@pytest.mark.rule("ROCH-9")
def test_without_a_card_to_pay_the_step_is_lost_but_he_was_asked() -> None:
    s = smuggler_hunt("combat panache", "task combat").rolls(blue="LLSS", red="HHHH").does("cards 1 0")
    assert s.options == ["pass"]
    s.does("pass")
    assert s.said("action_lost") == [(DARTAGNAN,)]
    assert s.s.progress == 0


@pytest.mark.rule("ARM-1")
def test_a_second_purchase_is_offered_by_what_everybody_sees() -> None:
    scenes = []
    for cards in ("combat", "panache"):
        s = scene(5).at("louvre", ATHOS).hand(ATHOS, cards).put(purse=2)
        s.s.stock = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0]
        scenes.append(s.turn(ATHOS).does("equip", "buy pistol"))
    assert scenes[0].asked == scenes[1].asked == "purchase"
    views_alike(scenes[0].g, scenes[1].g, scenes[0].seat)
    assert scenes[1].options == ["pass"]


def test_a_view_written_down_reads_back_equal() -> None:
    table = Table(usual_setup(4), BOX)
    rng = Random(3)
    game = late_game(table, rng, "road")
    for _ in range(40):
        for viewer in table.viewers:
            seen = observe(game, viewer)
            assert Observation.from_json(json.loads(json.dumps(seen.to_json())), table) == seen
        put(game, some_input(game, rng))
