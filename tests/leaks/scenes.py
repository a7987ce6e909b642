"""Positions of random games with a second version in which one secret is different."""

import asyncio
from collections.abc import Coroutine, Iterator
from itertools import islice
from random import Random
from typing import Any, Final, TypeVar

from mousquetaires.engine.chance import ADVENTURE, SOLO_TOKEN, TREACHERY_DRAW
from mousquetaires.engine.config import Table
from mousquetaires.engine.machine import Game
from tests.leaks.changed_secrets import MAKERS, SECRETS, could_be, doing, two_fates
from tests.leaks.positions import secrets_of, share_of, some_game
from tests.leaks.server_pair import Scene, Worlds, play_side_by_side, telling_actions
from tests.seeds import SOAK
from tools.random_play import ACT, BOX, COUNTS, put, some_input, some_outcome, some_setup

T = TypeVar("T")
INPUTS: Final = 10 if SOAK else 3  # played after the secret was changed


class Stage:
    """The two servers and the event loop they run in."""

    def __init__(self, runner: asyncio.Runner, worlds: Worlds) -> None:
        self.runner = runner
        self.worlds = worlds

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(what)


FATES: Final = {"drawing": ADVENTURE, "drawing treachery": TREACHERY_DRAW, "token falling": SOLO_TOKEN}
RARE_DOINGS: Final = ("drawing treachery", "token falling", "searching", "taking paris")
BY_HAND: Final = ("combat_cards", "skill_cards", "gift", "payment", "task_card", "trade_answer", "trade_last_word")


def is_rare(scene: Scene) -> bool:
    """Scenes to be used whenever found: rare secrets, and prompts whose options depend on the secret hand."""
    prompt = scene.one.prompt()
    return scene.secret in RARE_DOINGS or (prompt.kind in BY_HAND and bool(scene.knows & prompt.seats))


def scenes(secret: str, index: int, late: bool, seed: int) -> Iterator[Scene]:
    """Positions of a random game that have this secret, each with a second game in which it is different."""
    rng = Random(seed)
    game = some_game(index, late, rng)
    for _ in range(300):
        if game.over:
            return
        what = some_input(game, rng)
        if game.asking:
            found = scene_of(secret, game, rng) if secret not in FATES else drawn(secret, game, rng)
            if found is not None and rng.random() < (1.0 if is_rare(found) else 3 * share_of(game)):
                yield found
        put(game, what)


def scene_of(secret: str, game: Game, rng: Random) -> Scene | None:
    """This position and its twin for this secret, or None."""
    twin = MAKERS[SECRETS.index(secret)](game, rng) if secret in SECRETS else doing(game, rng)
    if twin is None or twin.secret != secret or not could_be(twin.game):
        return None
    return Scene(secret, game.clone(), twin.game, twin.knows, twin.out, twin.first)


def drawn(secret: str, game: Game, rng: Random) -> Scene | None:
    """This position with an input after which a hidden card is drawn, a different one in each game."""
    what = some_input(game, rng)
    if what[0] != ACT:
        return None
    after = game.clone()
    put(after, what)
    falls: list[int] = []
    while after.rolling:
        twin = two_fates(after, rng) if after.chance().purpose == FATES[secret] else None
        if twin is not None and twin.first is not None:
            (_, _, a), (_, _, b) = twin.first
            rest = rest_of(after, a, b, rng)
            if rest is None:
                return None
            parted = ([*falls, a, *rest], [*falls, b, *rest])
            return Scene(secret, game.clone(), game.clone(), twin.knows, twin.out, (what, what), parted)
        falls.append(some_outcome(after, rng))
        after.land(falls[-1])
    return None


def rest_of(game: Game, a: int, b: int, rng: Random) -> list[int] | None:
    """Random outcomes that are possible in both games after their different draws."""
    one, other = game.clone(), game.clone()
    one.land(a)
    other.land(b)
    rest: list[int] = []
    while one.rolling or other.rolling:
        fates = [fate for fate, _ in one.chance().outcomes() if other.rolling and other.chance().possible(fate)]
        if not fates:
            return None
        rest.append(rng.choice(fates))
        one.land(rest[-1])
        other.land(rest[-1])
    return rest


def sharpness(scene: Scene) -> int:
    """How much the secret changes for the player who is asked: their options, and whether they have a choice at all."""
    options = [game.prompt().options() for game in (scene.one, scene.other)]
    fewest, most = sorted(len(some) for some in options)
    telling = len(telling_actions((scene.one, scene.other)))
    return telling + 100 * (options[0] != options[1]) + 200 * (fewest == 1 < most)


def tables_with(secret: str) -> list[int]:
    """The numbers of players (indices of ``COUNTS``) whose games have this secret."""
    return [index for index in range(len(COUNTS)) if secret in secrets_of(Table(some_setup(index, Random(0)), BOX))]


def hunt(secret: str, seed: int, games: int) -> Iterator[Scene]:
    """Scenes of so many games, for all numbers of players in turn. Every second one is the sharpest of up to 40."""
    rng = Random(seed)
    kinds = tables_with(secret)
    rng.shuffle(kinds)
    found = 0
    for attempt in range(10_000 * games):  # a scene may need some hundred short attempts
        index = kinds[(found + attempt // 20) % len(kinds)] + len(COUNTS) * rng.randrange(8)
        story = islice(scenes(secret, index, attempt % 4 > 0, rng.randrange(1 << 30)), 40 if found % 2 else 1)
        scene = max(story, key=sharpness, default=None)
        if scene is not None:
            found += 1
            yield scene
        if found == games:
            return
    raise AssertionError(f"{secret}: only {found} scenes with seed {seed}")


async def search(worlds: Worlds, secret: str, seed: int, games: int) -> int:
    """Change a secret at so many tables and continue playing. Returns the number of comparisons."""
    rng = Random(seed)
    compared = 0
    for scene in hunt(secret, seed, games):
        async with worlds.at(scene) as pair:
            await play_side_by_side(pair, rng, INPUTS)
        compared += pair.compared
    return compared
