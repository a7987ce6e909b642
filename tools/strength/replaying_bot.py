"""A bot of another checkout, in its own process: ``python replaying_bot.py BOT`` with that checkout's sources.

It is sent every input of a game, replays them on its own engine, and answers for its seats. So it needs nothing of the
newer sources but the same rules and the same notation. Orders and answers are lines of JSON and of text.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from mousquetaires.bots import Bot, bot, seat_prompt
from mousquetaires.engine.component_table_parser import parse as parse_tables
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse, to_text
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe


def answers(player: Bot, lines: Iterable[str]) -> Iterator[str]:
    """Follow the orders; yield the actions that are asked for."""
    game: Game
    minds: dict[int, Random]
    for line in lines:
        order: dict[str, Any] = json.loads(line)
        if order["do"] == "new":
            game = new_game(Table(usual_setup(order["players"]), parse_tables(order["tables"])))
            minds = {seat: Random(f"{order['seed']}/{seat}") for seat in range(6)}
        elif order["do"] == "land":
            game.land(order["outcome"])
        elif order["do"] == "act":
            game.act(order["seat"], parse(order["action"]))
        else:
            view = observe(game, order["seat"])
            yield to_text(player.choose(view, seat_prompt(game, view), minds[view.viewer]))


def main() -> None:
    for action in answers(bot(sys.argv[1]), sys.stdin):
        print(action, flush=True)


if __name__ == "__main__":
    main()
