"""The odds the server shows for a choice: exact, and based only on what the player can know."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import isclose
from random import Random

import pytest

from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.chance import PURPOSE_NAMES, lilies_of, swords_of
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Table
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse
from mousquetaires.engine.odds import BEAT, WOUND_ROCHEFORT, Fighter, Odds, certain_odds, duel_odds, mix_odds
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.rules.siege import siege_blue, siege_red
from mousquetaires.engine.view import Observation, observe
from mousquetaires.engine.view_queries import life_of
from mousquetaires.server.choice_odds import (
    AnyChance,
    ChallengeChance,
    DuelChance,
    SearchChance,
    SiegeChance,
    TrapChance,
    chances,
    suggestion,
)
from tests.box import BOXES, playing_with
from tests.scene import Scene
from tests.server.served import Served, come, open_table
from tests.server.served import new_game as seated_game
from tools.random_play import BOX, late_game, put, some_input, some_setup, theme_for

GAMES = 60
INPUTS = 120
WHIMS = 10  # suggestions asked for in one position
Asked = tuple[Game, int, int, AnyChance]  # a game, who thinks about which action, what he is told


def games() -> Iterator[Game]:
    """Random games, early and late ones, at every kind of table."""
    for index in range(GAMES):
        rng = Random(index)
        setup = some_setup(index, rng)
        table = Table(setup, BOX)
        yield late_game(table, rng, theme_for(index, setup)) if index % 2 else new_game(table)


@cache
def told() -> tuple[Asked, ...]:
    """Everything that could be said of the choices in these games."""
    found: list[Asked] = []
    for number, game in enumerate(games()):
        rng = Random(number)
        for _ in range(INPUTS):
            if game.over:
                break
            if game.asking:
                found += thought_over(game)
            put(game, some_input(game, rng))
    return tuple(found)


def thought_over(game: Game) -> Iterator[Asked]:
    prompt = game.prompt()
    copy = game.clone()
    for seat in (seat for seat in range(ids.SPECTATOR) if prompt.seats >> seat & 1):
        view = observe(game, seat)
        for action in prompt.options()[:12]:
            known = chances(view, action)
            if known is not None:
                yield copy, seat, action, known


def of_kind(form: type[AnyChance]) -> list[Asked]:
    return [one for one in told() if type(one[3]) is form]


def after(game: Game, seat: int, action: int) -> Game:
    """The game once this was chosen."""
    other = game.clone()
    other.act(seat, action)
    return other


def test_something_is_said_of_every_kind_of_choice() -> None:
    kinds = Counter((type(known).__name__, verbs.VERB_NAMES[verbs.verb_of(action)]) for _, _, action, known in told())
    for kind in (
        ("DuelChance", "duel"),
        ("DuelChance", "cards"),
        ("DuelChance", "path"),
        ("DuelChance", "fight"),
        ("DuelChance", "escape"),
        ("DuelChance", "gift"),
        ("DuelChance", "blade"),
        ("DuelChance", "pass"),
        ("ChallengeChance", "challenge"),
        ("ChallengeChance", "skill"),
        ("SearchChance", "cards"),
        ("SearchChance", "task"),
        ("SiegeChance", "reinforce"),
        ("SiegeChance", "sacrifice"),
        ("TrapChance", "move"),
    ):
        assert kinds[kind], kind


def test_chances_are_chances() -> None:
    for *_, known in told():
        if isinstance(known, DuelChance):
            for odds in filter(None, (known.now, known.best)):
                assert 0 <= odds.beats <= odds.wounds_foe <= 1
                assert 0 <= odds.out <= odds.wounded <= 1
                assert 0 <= odds.nothing <= 1 - odds.wounds_foe + 1e-12
        elif isinstance(known, SiegeChance):
            assert isclose(sum(step.chance for step in known.steps), 1)
        elif isinstance(known, SearchChance):
            assert isclose(sum(known.lilies), 1)


# --- against the rules' own chance ----------------------------------------------------------------


def duels() -> list[tuple[Game, Observation, int, DuelChance]]:
    """Choices after which a duel is fought with dice that are known."""
    found = []
    for game, seat, action, known in of_kind(DuelChance):
        assert isinstance(known, DuelChance)
        if verbs.verb_of(action) in (verbs.CARDS, verbs.GIFT):
            frames = [frame for frame in after(game, seat, action).stack if frame.kind == "duel"]
            assert frames or known.foe == ids.UNKNOWN_FOE  # a Snare: nobody was there to fight
            found += [(game, observe(game, seat), frame.dump()[6], known) for frame in frames]
    return found


def test_a_duels_odds_are_those_of_the_dice_it_is_fought_with() -> None:
    seen = 0
    for game, view, blue, known in duels():
        assert known.now.dice == blue
        if known.foe == ids.UNKNOWN_FOE:
            continue
        hero = view.asked_hero
        gear = game.s.equipment[hero]
        fighter = Fighter(
            blue,
            game.s.life[hero],
            game.table.manoeuvres(hero, bool(game.s.improved >> hero & 1)),
            bool(gear >> ids.PISTOL & 1),
            bool(gear >> ids.ARMOUR & 1),
            bool(gear >> ids.BLADE & 1),
        )
        aim = WOUND_ROCHEFORT if known.foe == ids.ROCHEFORT else BEAT
        odds = duel_odds(fighter, BOX.foes[known.foe], life_of(view, known.foe), BOX, aim)
        assert known.now.wins == float(odds.wounds_foe if known.foe == ids.ROCHEFORT else odds.beats)
        assert (known.now.out, known.now.life_lost) == (float(odds.out), float(odds.life_lost))
        seen += 1
    assert seen > 20


def test_the_odds_of_later_rounds_are_told_unless_a_die_may_be_rolled_again() -> None:
    with_later = 0
    for game, view, blue, known in duels():
        hero = view.asked_hero
        rerolls = bool(game.s.equipment[hero] >> ids.BLADE & 1) or known.foe in (ids.CAHUSAC, ids.UNKNOWN_FOE)
        assert bool(known.later) != rerolls
        assert [odds.dice for odds in known.later[:blue]] == list(range(blue - 1, -1, -1))[: len(known.later)]
        with_later += bool(known.later)
    assert with_later > 10


@pytest.mark.parametrize("name", BOXES)
def test_an_unseen_token_is_any_that_may_still_lie_there(name: str) -> None:
    with playing_with(BOXES[name]):
        game = Scene(2).at("quest", ids.ATHOS).turn(ids.ATHOS).g
    view = observe(game, game.table.seat_of[ids.ATHOS])
    known = chances(view, parse("path rooms"))
    assert isinstance(known, DuelChance)
    assert known.foe == ids.UNKNOWN_FOE
    printed = game.table.components
    hero = printed.heroes[ids.ATHOS]
    fighter = Fighter(hero.combat, hero.life, (hero.manoeuvre,))
    parts = [(printed.token_copies[ids.TOKEN_DECOY], certain_odds(fighter, 0))]
    for token in ids.ADVERSARY_TOKENS:
        met = certain_odds(fighter, 1) if ids.TOKEN_FOE[token] < 0 else guard_odds(fighter, token, printed)
        parts.append((printed.token_copies[token], met))
    assert known.now.beats == float(mix_odds(parts).beats)


def guard_odds(fighter: Fighter, token: int, printed: Components) -> Odds:
    foe = printed.foes[ids.TOKEN_FOE[token]]
    return duel_odds(fighter, foe, foe.life, printed)


def rolls_after(asked: Asked, purpose: str) -> list[tuple[int, int]] | None:
    """The outcomes of the roll that comes at once after a choice, with their weights."""
    game = after(*asked[:3])
    if game.rolling and PURPOSE_NAMES[game.chance().purpose] == purpose:
        return game.chance().outcomes()
    return None


def test_a_search_finds_lilies_as_the_dice_have_them() -> None:
    seen = 0
    for asked in of_kind(SearchChance):
        outcomes, known = rolls_after(asked, "search_dice"), asked[3]
        assert isinstance(known, SearchChance)
        if outcomes is None:
            continue
        every = sum(weight for _, weight in outcomes)
        for lilies, chance in enumerate(known.lilies):
            assert isclose(chance, sum(weight for roll, weight in outcomes if lilies_of(roll) == lilies) / every)
        seen += 1
    assert seen


def test_a_trap_strikes_as_often_as_its_face_falls() -> None:
    seen = 0
    for asked in of_kind(TrapChance):
        outcomes, known = rolls_after(asked, "trap_die"), asked[3]
        assert isinstance(known, TrapChance)
        if outcomes is None:
            continue
        bad = [weight for roll, weight in outcomes if (not swords_of(roll)) == BOX.traps[known.trap].face]
        assert isclose(known.strikes, sum(bad) / sum(weight for _, weight in outcomes))
        seen += 1
    assert seen


def test_a_card_at_the_siege_counts_as_the_rules_count_it() -> None:
    laid = [one for one in of_kind(SiegeChance) if verbs.verb_of(one[2]) == verbs.REINFORCE]
    for game, seat, action, known in laid:
        assert isinstance(known, SiegeChance)
        then = after(game, seat, action)
        assert (known.blue, known.red) == (siege_blue(then), siege_red(then))
        assert {step.spaces: step.chance for step in known.steps} == pytest.approx(every_die(then, known))


def every_die(game: Game, known: SiegeChance) -> dict[int, float]:
    """The siege's moves by looking at each die by itself."""
    blue, red = BOX.blue_die[ids.SWORD] / sum(BOX.blue_die), BOX.red_die[ids.SWORD] / sum(BOX.red_die)
    smuggled = BOX.paris[ids.SMUGGLER].effect_amount if game.s.paris_card == ids.SMUGGLER else 0
    found: dict[int, float] = defaultdict(float)
    for dice in product((0, 1), repeat=known.blue + known.red):
        chance = 1.0
        for number, sword in enumerate(dice):
            share = blue if number < known.blue else red
            chance *= share if sword else 1 - share
        found[sum(dice[: known.blue]) - sum(dice[known.blue :]) - smuggled] += chance
    return dict(found)


def test_a_life_given_moves_the_siege_by_one() -> None:
    for game, seat, action, known in of_kind(SiegeChance):
        if game.prompt().kind != "sacrifice":
            continue
        assert isinstance(known, SiegeChance)
        then, before = after(game, seat, action), game.s.siege
        while then.asking and then.prompt().kind == "sacrifice":
            then.act(then.table.seat_of[then.prompt().hero], verbs.PASS)
        (step,) = known.steps
        end = BOX.siege_end
        assert then.s.siege == max(-end, min(end, before + step.spaces))


def test_a_challenge_that_lacks_nothing_is_overcome() -> None:
    seen = Counter[bool]()
    for game, seat, action, known in of_kind(ChallengeChance):
        assert isinstance(known, ChallengeChance)
        if verbs.verb_of(action) != verbs.SKILL_CARDS:
            continue
        kinds = {event.kind for event in after(game, seat, action).take_events()}
        assert (known.lacks == 0) == ("challenge_overcome" in kinds)
        seen[known.lacks == 0] += 1
    assert seen[True] > 3
    assert seen[False] > 3


# --- fairness -------------------------------------------------------------------------------------


def test_the_same_is_said_in_every_world_he_has_to_think_possible() -> None:
    rng = Random(1)
    for game, seat, action, known in rng.sample(told(), 150):
        world = determinize(observe(game, seat), rng)
        assert chances(observe(world, seat), action) == known


def test_a_suggestion_is_legal_and_the_same_in_every_world_he_has_to_think_possible() -> None:
    composed = 0
    for number, game in enumerate(games()):
        rng = Random(number)
        for _ in range(40):
            if game.over:
                break
            if game.asking and not game.prompt().listed:
                composed += 1
                seat = next(seat for seat in range(ids.SPECTATOR) if game.prompt().seats >> seat & 1)
                view = observe(game, seat)
                said = suggestion(view, "a whim")
                assert game.refusal(seat, parse(said)) is None
                assert said == suggestion(observe(determinize(view, rng), seat), "a whim")
            put(game, some_input(game, rng))
    assert composed > 20


def test_a_suggested_force_is_a_novices_not_just_any() -> None:
    """On average its adversaries have more dice and life than those of any legal answer."""

    def might(action: int) -> int:
        foes = [BOX.foes[foe] for foe in range(ids.ADVERSARIES) if verbs.arg_of(action) >> foe & 1]
        return sum(foe.dice + foe.life for foe in foes)

    advised = chosen = asked = 0
    for number, game in enumerate(games()):
        rng = Random(number)
        for _ in range(40):
            if game.over:
                break
            if game.asking and game.prompt().kind == "adversaries":
                asked += 1
                view, prompt = observe(game, ids.MILADY), game.prompt()
                advised += sum(might(parse(suggestion(view, f"{asked} {n}"))) for n in range(WHIMS))
                chosen += sum(might(prompt.sample(rng)) for _ in range(WHIMS))
            put(game, some_input(game, rng))
    assert asked > 20
    assert advised > 1.15 * chosen


# --- on a socket ----------------------------------------------------------------------------------


def test_only_who_is_asked_can_ask(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2)
        guest = await come(served.url, host.table, "Bob")
        await host.sit(0)
        await guest.sit(1)
        await host.start()
        async with host.look(0) as milady, guest.look(1) as player, guest.look(6) as gallery:
            await milady.hear()
            for kind, fields in (("odds", {"action": "paris message"}), ("sample", {})):
                assert (await milady.do(kind, **fields))["type"] == kind
                refused = await player.do(kind, **fields)
                assert (refused["type"], refused["reason"]["key"]) == ("refused", "reason-not-asked")
                refused = await gallery.do(kind, **fields)
                assert (refused["type"], refused["reason"]["key"]) == ("refused", "server-spectator")
            assert (await milady.do("odds", action="move louvre"))["odds"] is None
            assert (await milady.do("odds", action="go nowhere"))["type"] == "refused"

    asyncio.run(story())


def test_a_suggested_layout_can_be_played_and_another_mark_gets_another(served: Served) -> None:
    async def story() -> None:
        host = await seated_game(served.url, (0,))
        async with host.look(0) as milady:
            await milady.hear()
            assert milady.prompt is not None
            await milady.act(milady.prompt["options"][0])
            while milady.prompt["kind"] != "inn_tokens":
                await milady.act(milady.prompt["default"])
            said = [await milady.do("sample", mark=f"whim {n}") for n in range(3)]
            assert len({one["action"] for one in said}) > 1
            assert {one["id"] for one in said} == {milady.prompt["id"]}
            assert (await milady.act(said[0]["action"]))["type"] == "done"

    asyncio.run(story())


def test_asking_changes_nothing_and_nobody_hears_of_it(served: Served) -> None:
    async def story() -> None:
        host = await seated_game(served.url, (1,), milady=False, players=1)
        async with host.look(1) as player, host.look(6) as gallery:
            hello = await player.hear()
            await gallery.hear()
            for action in hello["prompt"]["options"]:
                answer = await player.do("odds", action=action)
                assert answer["type"] == "odds"
                assert answer["odds"] is None or answer["odds"]["kind"]
            assert (await player.do("ping"))["version"] == hello["version"]
            assert {one["type"] for one in gallery.heard} <= {"hello", "presence"}

    asyncio.run(story())
