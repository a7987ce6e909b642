"""What is on the screen, in every language: nothing torn apart, nothing misleading."""

from random import Random

import pytest
from rich.text import Text

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.cli.terminal.board import WIDTH, quest
from mousquetaires.data import load
from mousquetaires.engine import ids
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.record import Session
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import Observation, observe
from mousquetaires.i18n import languages, texts
from mousquetaires.i18n.descriptions import about_trap

BOX = load()
NO_STEP = {
    "en": "no mission step",
    "fr": "aucune étape de mission",
    "it": "nessun passo di missione",
    "pl": "żadnego kroku misji",
    "de": "kein Missionsschritt",
}


def miladys_inn() -> Observation:
    """The Inn as Milady sees it, all twelve tokens in place."""
    session = Session(usual_setup(2), BOX, Seed.of(1))
    rng, novice = Random(1), bot("novice")
    while ids.NO_TOKEN in session.game.s.spaces:
        prompt = session.game.prompt()
        seat = answering_seat(prompt, session.table)
        view = observe(session.game, seat)
        session.act(seat, novice.choose(view, seat_prompt(session.game, view), rng))
    return observe(session.game, ids.MILADY)


def lines(view: Observation, language: str) -> list[str]:
    """The Quest on the screen, below its title."""
    parts = quest(texts(language), view)[1:]
    return [part.plain for part in parts if isinstance(part, Text)]


@pytest.mark.parametrize("language", languages())
def test_no_path_of_miladys_inn_is_torn_apart(language: str) -> None:
    shown = lines(miladys_inn(), language)
    assert len(shown) > 1, "all three do not fit in one line"
    assert max(len(line) for line in shown) <= WIDTH
    assert all(line.count("[") in (ids.INN_LENGTH, 2 * ids.INN_LENGTH) for line in shown)


@pytest.mark.parametrize("language", languages())
def test_england_fits_with_everything_done(language: str) -> None:
    session = Session(usual_setup(2), BOX, Seed.of(1))
    session.game.s.board, session.game.s.england = ids.ENGLAND, (1 << ids.SKILLS) - 1
    shown = lines(observe(session.game, 1), language)
    assert max(len(line) for line in shown) <= WIDTH
    assert sum(line.count("✓") for line in shown) == ids.SKILLS


def test_what_fits_stands_in_one_line() -> None:
    empty = observe(new_game(Session(usual_setup(2), BOX, Seed.of(1)).table), 1)
    assert lines(empty, "en") == ["rooms [·][·][·][·]   stables [·][·][·][·]   cellar [·][·][·][·]"]


@pytest.mark.parametrize("language", languages())
def test_beggars_forbid_mission_steps_and_nothing_else(language: str) -> None:
    said = about_trap(texts(language), BOX, ids.BEGGARS)
    assert NO_STEP[language] in said
    assert "2" in said
