"""What a bot would do in a scene."""

from random import Random

from mousquetaires.bots import SeatPrompt, bot, seat_prompt
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.ids import ATHOS, MILADY
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe
from tests.scene import Scene, scene


def face(table: Scene) -> SeatPrompt:
    """The pending prompt as the answering seat gets it."""
    table.settle()
    prompt = table.g.prompt()
    return seat_prompt(table.g, observe(table.g, answering_seat(prompt, table.table)))


def advice(table: Scene, seed: int = 0, name: str = "novice") -> str:
    """The bot's action as text. The scene does not change."""
    prompt = face(table)
    return to_text(bot(name).choose(observe(table.g, prompt.seat), prompt, Random(seed)))


def advices(table: Scene, tries: int = 40, name: str = "novice") -> set[str]:
    """All actions that the bot takes with so many seeds."""
    return {advice(table, seed, name) for seed in range(tries)}


def opening_prompt(players: int = 5) -> SeatPrompt:
    """Milady's choice of the first Paris card."""
    game = new_game(Table(usual_setup(players), load()))
    while game.rolling:
        game.land(Seed.of(1).answer(game.chance(), 0, 0))
    return seat_prompt(game, observe(game, MILADY))


def way_back() -> Scene:
    """England is done, and Milady lays the tokens of the way back."""
    table = scene().board("england").put(england=15).at("quest", ATHOS).gear(ATHOS, "manoeuvre armour blade")
    table.hand(ATHOS, "combat*3").turn(ATHOS).rolls(blue="SSSSSS", red="HHHH").does("duel wardes", "cards 3 0")
    while table.asked == "blade":
        table.does("pass")
    assert table.asked == "return_tokens"
    return table
