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
from mousquetaires.server.api.component_data import box_of
from mousquetaires.sim.play import answering_seat

INTO: Final = Path(__file__).parents[1] / "src" / "gallery" / "views.json"
VERBS: Final = dict(zip(actions.VERB_NAMES, actions.VERB_FIELDS, strict=True))
NAMED: Final = {"ids": NAMES, "events": EVENT_FIELDS, "verbs": VERBS}

Wanted = Callable[[Game], bool]


def positions(table: Table, seed: int) -> Iterator[Game]:
    """A game of bots, at every prompt."""
    game, fate, mind = new_game(table), Seed.of(seed), Random(seed)
    player = bot("novice")
    while not game.over:
        if game.rolling:
            chance = game.chance()
            game.land(fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            continue
        yield game
        view = observe(game, answering_seat(game.prompt(), table))
        game.act(view.viewer, player.choose(view, seat_prompt(game, view), mind))
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
        "asked": [to_text(action) for action in asked.options] if asked else [],
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


def abouts() -> dict[str, dict[str, list[str]]]:
    """The descriptions of cards and pieces in every language."""
    return {language: about_everything(texts(language), load()) for language in languages()}


def main() -> None:
    made = {"names": NAMED, "box": to_builtins(box_of(load())), "about": abouts(), "scenes": list(scenes())}
    INTO.parent.mkdir(exist_ok=True)
    INTO.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
