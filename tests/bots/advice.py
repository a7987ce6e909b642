"""What a bot would do in a scene."""

from random import Random

from mousquetaires.bots import SeatPrompt, bot, seat_prompt
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.view import observe
from tests.scene import Scene


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
