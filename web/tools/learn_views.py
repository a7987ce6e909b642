"""Writes web/src/learn/positions.json: the real positions that the pictures of "Learn in ten minutes" are drawn from.

Run it from the root of the repository: ``.venv/bin/python web/tools/learn_views.py``.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from msgspec import to_builtins

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.data import load
from mousquetaires.engine import ids
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.events import Event
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe, prompt_for
from mousquetaires.server.api.box_contents import box_of
from mousquetaires.sim.play import answering_seat

INTO: Final = Path(__file__).parents[1] / "src" / "learn" / "positions.json"
SEEDS: Final = range(200)
PLAYERS: Final = 5  # Milady and four Musketeers
MUSKETEERS: Final = 2  # the phase

Json = dict[str, object]


@dataclass
class Moment:
    """A position of a game, and the events since the last scene began."""

    game: Game
    events: list[Event] = field(default_factory=list)
    begun: bool = False  # a Musketeer's turn

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def json(self, viewer: int) -> Json:
        asked = prompt_for(self.game, viewer)
        seen = [event for event in self.events if event.audience >> viewer & 1]
        return {
            "setup": self.game.table.setup.to_json(),
            "view": observe(self.game, viewer).to_json(),
            "asked": [to_text(action) for action in (*asked.options, *asked.free)] if asked else [],
            "events": [[event.kind, *event.values] for event in seen],
        }


STARTS: Final = ("duel_began", "challenge_declared", "siege_red_rolled", "rochefort_came")


def moments(table: Table, seed: int) -> Iterator[Moment]:
    """A game of bots after every input."""
    game, dice_seed, rng, player = new_game(table), Seed.of(seed), Random(seed), bot("novice")
    now = Moment(game)
    while not game.over:
        if game.rolling:
            chance = game.chance()
            game.land(dice_seed.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
        else:
            view = observe(game, answering_seat(game.prompt(), table))
            game.act(view.viewer, player.choose(view, seat_prompt(game, view), rng))
        for event in game.take_events():
            if event.kind in STARTS and not (event.kind == "duel_began" and now.kinds()[-1:] == ["rochefort_came"]):
                now.events = []
            now.events.append(event)
        yield now


def acts(now: Moment) -> bool:
    return now.game.asking and now.game.prompt().kind == "musketeer_action"


def on_board(now: Moment) -> bool:
    """Early in the game, the Musketeers in different places."""
    s = now.game.s
    return acts(now) and s.turn == 2 and len({*s.place[:4]}) == 4


def milady_hides(now: Moment) -> bool:
    return now.game.asking and now.game.prompt().kind == "destination" and now.game.s.turn == 2


def challenge(now: Moment) -> bool:
    kinds = now.kinds()
    return kinds[:1] == ["challenge_declared"] and "challenge_overcome" in kinds and kinds.count("card_discarded") >= 2


def duel(now: Moment) -> bool:
    """A duel in two rounds, with a Combat card, won."""
    kinds = now.kinds()
    two = kinds.count("blue_rolled") == 2 and kinds.count("red_rolled") == 2
    return kinds[:1] == ["duel_began"] and two and "card_discarded" in kinds and wins(now)


def wins(now: Moment) -> bool:
    return "duel_ended" in now.kinds() and "foe_wounded" in now.kinds() and "life_lost" not in now.kinds()


def rochefort(now: Moment) -> bool:
    kinds = now.kinds()
    return kinds[:1] == ["rochefort_came"] and "duel_ended" in kinds and "rochefort_wounded" in kinds


def siege(now: Moment) -> bool:
    kinds = now.kinds()
    moved = kinds[-1:] == ["siege_moved"] or "siege_moved" in kinds
    return kinds[:1] == ["siege_red_rolled"] and "siege_blue_rolled" in kinds and moved


def sacrifice(now: Moment) -> bool:
    return siege(now) and "sacrificed" in now.kinds()


def turn_ends(now: Moment) -> bool:
    return now.game.s.turn == 4 and acts(now)


Wanted = Callable[[Moment], bool]
# By picture: what is wanted, and who sees it (None: the player who is asked).
PICTURES: Final[dict[str, tuple[Wanted, int | None]]] = {
    "board": (on_board, ids.SPECTATOR),
    "hides": (milady_hides, ids.MILADY),
    "acts": (on_board, None),
    "tracks": (turn_ends, ids.SPECTATOR),
    "challenge": (challenge, ids.SPECTATOR),
    "duel": (duel, ids.SPECTATOR),
    "rochefort": (rochefort, ids.SPECTATOR),
    "siege": (siege, ids.SPECTATOR),
    "sacrifice": (sacrifice, ids.SPECTATOR),
}


def pictures() -> dict[str, Json]:
    table = Table(usual_setup(PLAYERS), load())
    found: dict[str, Json] = {}
    for seed in SEEDS:
        for now in moments(table, seed):
            for name, (wanted, viewer) in PICTURES.items():
                if name not in found and wanted(now):
                    found[name] = now.json(answering_seat(now.game.prompt(), table) if viewer is None else viewer)
        if len(found) == len(PICTURES):
            return found
    missing = PICTURES.keys() - found.keys()
    raise LookupError(f"no game reached: {', '.join(sorted(missing))}")


def main() -> None:
    made = {"box": to_builtins(box_of(load())), "pictures": pictures()}
    INTO.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
