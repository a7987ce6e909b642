"""The tools for language models tell a seat nothing that it may not know."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from mousquetaires.engine.action_index import GIVE, WANT, number_text
from mousquetaires.engine.config import Table
from mousquetaires.engine.events import EVENT_FIELDS
from mousquetaires.engine.ids import CARDS
from mousquetaires.engine.save_load import digest
from mousquetaires.engine.view import Observation, observe
from mousquetaires.env.seat_tools import Answer, SeatTools
from tests.leaks.sessions import Leak
from tests.leaks.tool_worlds import ask, look_for_leaks, look_for_one, secrets_from_a_seat
from tests.seeds import SOAK
from tools.random_play import BOX, some_setup

Patch = pytest.MonkeyPatch
Break = Callable[[Patch], None]


@pytest.mark.parametrize("index", range(10))
def test_a_secret_changes_no_answer_of_a_seat_that_may_not_know_it(index: int) -> None:
    due = secrets_from_a_seat(Table(some_setup(index, Random(0)), BOX))
    tried: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for seed in range(200):
        if SOAK or seed < 1 or not due <= set(+seen):
            look_for_leaks(ask, index + 10 * seed, seed, tried, seen)
    assert due <= set(+seen), f"never compared: {due - set(+seen)}"


def true_place_in_the_view(patch: Patch) -> None:
    def view(table: SeatTools) -> Observation:
        game = table.playing.play.game
        return observe(game, table.seat)._replace(destination=game.s.destination)

    patch.setattr(SeatTools, "_view", view)


def everything_that_happened(patch: Patch) -> None:
    def news(table: SeatTools) -> list[str]:
        return [str(event) for event in table.playing.play.log if event.kind in EVENT_FIELDS]

    patch.setattr(SeatTools, "_news", news)


def only_cards_that_somebody_can_give(patch: Patch) -> None:
    honest = SeatTools.list_actions

    def list_actions(table: SeatTools) -> Answer:
        held = table.playing.play.game.s.hands
        wanted = {number_text(WANT + card) for card in range(CARDS) if not any(held[card::CARDS])}
        answer = honest(table)
        rest = [choice for choice in answer.get("actions", ()) if choice["action"] not in wanted]
        return answer | {"actions": rest}

    patch.setattr(SeatTools, "list_actions", list_actions)


def the_next_cards_after_an_action(patch: Patch) -> None:
    honest = SeatTools.act

    def act(table: SeatTools, action: str) -> Answer:
        return (answer := honest(table, action)) | ({"deck": table.playing.play.game.s.deck} if answer["done"] else {})

    patch.setattr(SeatTools, "act", act)


def the_position_in_a_refusal(patch: Patch) -> None:
    honest = SeatTools.act

    def act(table: SeatTools, action: str) -> Answer:
        position = {"position": digest(table.playing.play.game)}
        return (answer := honest(table, action)) | ({} if answer["done"] else position)

    patch.setattr(SeatTools, "act", act)


def who_could_give_it(patch: Patch) -> None:
    honest = SeatTools.explain

    def explain(table: SeatTools, about: str) -> Answer:
        held = table.playing.play.game.s.hands
        seats = [seat for seat in table.playing.play.game.table.seats if held[seat * CARDS + WANTED]]
        return honest(table, about) | ({"held by": seats} if about == f"+want {CARD}" else {})

    patch.setattr(SeatTools, "explain", explain)


CARD = "combat"
WANTED = [number_text(GIVE + card) for card in range(CARDS)].index(f"+give {CARD}")


@pytest.mark.parametrize(
    ("leaky", "tool", "secret"),
    [
        (true_place_in_the_view, "look", "place"),
        (everything_that_happened, "look", "drawing"),
        (everything_that_happened, "look", "going"),
        (only_cards_that_somebody_can_give, "list|act", "hand and deck"),
        (the_next_cards_after_an_action, "act", "hand and deck"),
        (the_position_in_a_refusal, "act", "paris"),
        (who_could_give_it, "explain", "two hands"),
    ],
)
def test_a_deliberate_leak_is_found(monkeypatch: Patch, leaky: Break, tool: str, secret: str) -> None:
    """The same search as above finds an answer of each tool that tells too much."""
    leaky(monkeypatch)
    with pytest.raises(Leak, match=f"^({tool}) .* of {secret} at"):
        look_for_one(ask, secret)
