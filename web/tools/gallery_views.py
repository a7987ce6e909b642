"""Writes web/src/gallery/views.json: views of real games, for the gallery page and for tests.

Run it from the root of the repository: ``.venv/bin/python web/tools/gallery_views.py``.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from msgspec import to_builtins

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.data import load
from mousquetaires.engine import actions, ids
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Setup, Table, usual_setup
from mousquetaires.engine.events import EVENT_FIELDS
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe, prompt_for
from mousquetaires.i18n import languages, texts
from mousquetaires.i18n.descriptions import about_everything
from mousquetaires.i18n.sentences import NAMES
from mousquetaires.server.api.box_contents import box_of
from mousquetaires.sim.play import answering_seat

INTO: Final = Path(__file__).parents[1] / "src" / "gallery" / "views.json"
VERBS: Final = dict(zip(actions.VERB_NAMES, actions.VERB_FIELDS, strict=True))
NAMED: Final = {"ids": NAMES, "events": EVENT_FIELDS, "verbs": VERBS}

Wanted = Callable[[Game], bool]


def positions(table: Table, seed: int) -> Iterator[Game]:
    """A game of bots, at every prompt."""
    game, dice_seed, rng = new_game(table), Seed.of(seed), Random(seed)
    player = bot("novice")
    while not game.over:
        if game.rolling:
            chance = game.chance()
            game.land(dice_seed.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            continue
        yield game
        view = observe(game, answering_seat(game.prompt(), table))
        game.act(view.viewer, player.choose(view, seat_prompt(game, view), rng))
    yield game


def first(setup: Setup, wanted: Wanted, seeds: range = range(60)) -> Game:
    """The first position that is wanted, in games with these seeds."""
    table = Table(setup, load())
    for seed in seeds:
        for game in positions(table, seed):
            if wanted(game):
                return game
    raise LookupError("no game reached this position")


def scene(name: str, game: Game, viewer: int) -> dict[str, object]:
    """A position as one viewer sees it, with the answers they may give."""
    asked = prompt_for(game, viewer)
    return {
        "name": name,
        "setup": game.table.setup.to_json(),
        "view": observe(game, viewer).to_json(),
        "asked": [to_text(action) for action in (*asked.options, *asked.free)] if asked else [],
    }


def acts(game: Game) -> bool:
    """Whether a Musketeer's action is asked for."""
    return game.asking and game.prompt().kind == "musketeer_action"


def quest(board: int, turn: int) -> Wanted:
    """Wants a Musketeer's action on this Quest board, from this turn on."""

    def found(game: Game) -> bool:
        s = game.s
        return s.board == board and s.turn >= turn and ids.QUEST in s.place and acts(game)

    return found


def scenes() -> Iterator[dict[str, object]]:
    early = first(usual_setup(4), lambda game: game.s.turn == 2 and acts(game))
    yield scene("4 players, second turn, a Musketeer", early, answering_seat(early.prompt(), early.table))
    yield scene("4 players, second turn, Milady", early, ids.MILADY)
    inn = first(usual_setup(2), quest(ids.INN, 3))
    yield scene("2 players, in the Inn, the Musketeers", inn, 1)
    england = first(usual_setup(5), quest(ids.ENGLAND, 5))
    yield scene("5 players, England, the gallery", england, ids.SPECTATOR)
    home = first(usual_setup(6), quest(ids.RETURN, 4))
    yield scene("6 players, the way back, a Musketeer", home, answering_seat(home.prompt(), home.table))
    late = first(usual_setup(1, milady=False), quest(ids.GALLERIES, 5))
    yield scene("alone, the Galleries", late, 1)
    schemes = first(usual_setup(3), lambda game: game.s.turn == 4 and game.s.phase == 1)
    yield scene("3 players, Milady schemes", schemes, ids.MILADY)
    shown = first(usual_setup(5), lambda game: bool(game.s.shown and game.s.lying) and acts(game))
    yield scene("5 players, Milady shown, one lies", shown, 2)
    lost = first(usual_setup(4), lambda game: game.over)
    yield scene("4 players, it is over", lost, ids.SPECTATOR)


# --- the boards of the Quest: for each, the states that look different ---------------------------------


def there(game: Game) -> list[int]:
    """The Musketeers at the Quest."""
    return [hero for hero, place in enumerate(game.s.place) if place == ids.QUEST]


def turned_up(game: Game) -> set[int]:
    """The kinds of tokens that lie face up."""
    return {token for space, token in enumerate(game.s.spaces) if token >= 0 and game.s.face_up >> space & 1}


def gone(game: Game, spaces: range) -> int:
    """How many of these spaces are empty."""
    return sum(game.s.spaces[space] == ids.NO_TOKEN for space in spaces)


def asks(kind: str) -> Wanted:
    return lambda game: game.asking and game.prompt().kind == kind


def on_quest(board: int, wanted: Wanted) -> Wanted:
    """Wants the action of a Musketeer who is at the Quest, on this board."""
    return lambda game: game.s.board == board and acts(game) and game.prompt().hero in there(game) and wanted(game)


def offers(game: Game, verb: str) -> bool:
    asked = prompt_for(game, answering_seat(game.prompt(), game.table))
    return asked is not None and any(to_text(action).split()[0] == verb for action in asked.options)


def inn_paths_begun(game: Game) -> int:
    return sum(game.s.spaces[path * ids.INN_LENGTH] == ids.NO_TOKEN for path in range(ids.INN_PATHS))


def guard_beaten(game: Game) -> bool:
    first = 3 * game.s.antechamber
    return gone(game, range(first + 1, first + 3)) == 1


INN_STATES: Final[dict[str, tuple[int, Wanted]]] = {
    "laying": (4, asks("inn_tokens")),
    "start": (4, on_quest(ids.INN, lambda game: gone(game, range(ids.INN_SPACES)) == 0)),
    "half": (2, on_quest(ids.INN, lambda game: inn_paths_begun(game) == 2 and len({*game.s.spot}) >= 3)),
    "kinds": (2, on_quest(ids.INN, lambda game: len(turned_up(game)) >= 5 and ids.TOKEN_SNARE in turned_up(game))),
    "turning": (2, asks("token_to_turn")),
    "crowd": (6, on_quest(ids.INN, lambda game: len(there(game)) == 5)),
}
ENGLAND_STATES: Final[dict[str, tuple[int, Wanted]]] = {
    "start": (4, on_quest(ids.ENGLAND, lambda game: game.s.england == 0)),
    "half": (2, on_quest(ids.ENGLAND, lambda game: game.s.england.bit_count() == 2 and offers(game, "challenge"))),
    "duel": (4, on_quest(ids.ENGLAND, lambda game: game.s.england.bit_count() == 4)),
    "crowd": (6, on_quest(ids.ENGLAND, lambda game: len(there(game)) == 5 and game.s.england.bit_count() == 3)),
}
RETURN_STATES: Final[dict[str, tuple[int, Wanted]]] = {
    "laying": (4, asks("return_tokens")),
    "start": (4, on_quest(ids.RETURN, lambda game: gone(game, range(3)) == 0)),
    "half": (2, on_quest(ids.RETURN, lambda game: gone(game, range(3)) == 1 and len(turned_up(game)) == 1)),
    "last": (4, on_quest(ids.RETURN, lambda game: gone(game, range(3)) == 2)),
    "crowd": (6, on_quest(ids.RETURN, lambda game: len(there(game)) == 5)),
}
GALLERIES_STATES: Final[dict[str, tuple[int, Wanted]]] = {
    "laying": (4, asks("gallery_tokens")),
    "start": (4, on_quest(ids.GALLERIES, lambda game: game.s.antechamber == 0)),
    "half": (2, on_quest(ids.GALLERIES, lambda game: game.s.antechamber == 1 and guard_beaten(game))),
    "passage": (4, on_quest(ids.GALLERIES, lambda game: game.s.antechamber == 2 and game.s.epic >= 3)),
    "crowd": (6, on_quest(ids.GALLERIES, lambda game: len(there(game)) == 5)),
    "last": (6, on_quest(ids.GALLERIES, lambda game: game.s.antechamber == 3)),
    "won": (4, lambda game: game.s.antechamber == 4),
}
QUEST_STATES: Final = {
    "inn": INN_STATES,
    "england": ENGLAND_STATES,
    "return": RETURN_STATES,
    "galleries": GALLERIES_STATES,
}


def quest_scenes() -> Iterator[dict[str, object]]:
    """Each board in each state as the asked player sees it, and once as Milady and as a spectator see it."""
    for board, states in QUEST_STATES.items():
        for state, (players, wanted) in states.items():
            game = first(usual_setup(players), wanted, range(400))
            asked = ids.SPECTATOR if game.over else answering_seat(game.prompt(), game.table)
            yield scene(f"{board}-{state}", game, asked)
            if state == "laying":
                yield scene(f"{board}-waiting", game, 1)
            if state == "half":
                yield scene(f"{board}-milady", game, ids.MILADY)
                yield scene(f"{board}-spectator", game, ids.SPECTATOR)


def abouts() -> dict[str, dict[str, list[str]]]:
    """The descriptions of cards and pieces in every language."""
    return {language: about_everything(texts(language), load()) for language in languages()}


def main() -> None:
    made = {
        "names": NAMED,
        "box": to_builtins(box_of(load())),
        "about": abouts(),
        "scenes": list(scenes()),
        "quest": list(quest_scenes()),
    }
    INTO.parent.mkdir(exist_ok=True)
    INTO.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
