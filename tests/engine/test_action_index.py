"""Numbers for actions: each has one text, masks are what the rules allow, and every answer has one sequence."""

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import product
from random import Random

import pytest

from mousquetaires.engine import action_index as index
from mousquetaires.engine.actions import VERB_NAMES, lay_action, verb_of
from mousquetaires.engine.composed_answers import chosen_action, legal_numbers, numbers_of
from mousquetaires.engine.ids import ADVERSARIES, TRAPS
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import NotationError, parse
from tests.engine.numbered_positions import choices, positions, some_start
from tests.seeds import SOAK, seeds
from tools.random_play import put, some_input

GAMES = 10_000 if SOAK else 60


def test_every_number_has_a_text_that_means_it() -> None:
    texts = [index.number_text(number) for number in range(index.SIZE)]
    assert len(set(texts)) == index.SIZE
    assert [index.parse_number(text) for text in texts] == list(range(index.SIZE))


def test_every_whole_action_has_the_number_that_means_it() -> None:
    for number in range(index.FIRST_PIECE):
        assert index.number_of(index.action_of(number)) == number
        assert numbers_of(index.action_of(number)) == [number]


@pytest.mark.parametrize("text", ["+give pistol", "jump", "offer give=combat", "lay henchman -", ""])
def test_other_texts_are_no_numbers(text: str) -> None:
    with pytest.raises(NotationError):
        index.parse_number(text)


def test_a_piece_is_not_an_action() -> None:
    with pytest.raises(ValueError, match="0 to 320"):
        index.action_of(index.DONE)


def test_the_numbers_never_change() -> None:
    """Agents that were trained keep these numbers. Add new actions at the end, or raise the versions of env/."""
    texts = "\n".join(index.number_text(number) for number in range(index.SIZE))
    assert (index.FIRST_PIECE, index.SIZE) == (321, 385)
    assert blake2b(texts.encode(), digest_size=8).hexdigest() == "749f307431ecd0ae"


@pytest.mark.untraced
@pytest.mark.parametrize("seed", seeds(1625))
def test_games_by_numbers_alone_use_every_verb_and_each_answer_has_these_numbers(seed: int) -> None:
    rng = Random(seed)
    used: Counter[int] = Counter()
    for number in range(GAMES):
        play = some_start(number, rng)
        for chosen in choices(play, rng):
            assert index.parse_number(index.number_text(chosen)) == chosen
            made = (*play.made, chosen)
            action = chosen_action(play.game, made)
            if action >= 0:
                assert numbers_of(action) == list(made)
                used[verb_of(action)] += 1
    assert {VERB_NAMES[verb] for verb in used} == set(VERB_NAMES)


@pytest.mark.untraced
@pytest.mark.parametrize("seed", seeds(1625))
def test_masks_are_what_the_rules_allow(seed: int) -> None:
    """Every number against the rules' own validation, at random positions of every table."""
    rng = Random(seed)
    checked = 0
    for number in range(GAMES):
        for play in positions(number, rng):
            if rng.random() < 0.02 and not play.made:
                game, seat = play.game, play.seat
                allowed = [n for n in range(index.FIRST_PIECE) if game.refusal(seat, index.action_of(n)) is None]
                assert [n for n in play.legal() if n < index.FIRST_PIECE] == allowed, game
                checked += 1
    assert checked > GAMES


@pytest.mark.untraced
@pytest.mark.parametrize("seed", seeds(1625))
def test_every_composed_answer_has_one_sequence_of_legal_pieces(seed: int) -> None:
    """What the rules sample can be composed, and what is composed at random is legal."""
    rng = Random(seed)
    kinds: Counter[str] = Counter()
    for number in range(GAMES):
        game = some_start(number, rng).game
        for _ in range(400):
            if game.over:
                break
            if game.asking and game.prompt().shape in ("assign", "trade", "subset"):
                kinds[game.prompt().kind] += 1
                follow(game, game.prompt().sample(rng))
                compose(game, rng)
            put(game, some_input(game, rng))
    assert {"adversaries", "inn_tokens", "return_tokens", "gallery_tokens", "trade_offer", "trade_answer"} <= set(kinds)


def follow(game: Game, action: int) -> None:
    """Choose a given answer piece by piece."""
    numbers = numbers_of(action)
    seat = game.prompt().first_seat
    for length in range(len(numbers)):
        assert numbers[length] in legal_numbers(game, seat, tuple(numbers[:length]))
        done = chosen_action(game, tuple(numbers[: length + 1]))
        assert done == (action if length + 1 == len(numbers) else -1)


def compose(game: Game, rng: Random) -> None:
    """Choose random pieces until the answer is complete: it is legal."""
    seat = game.prompt().first_seat
    made: tuple[int, ...] = ()
    action = -1
    while action < 0:
        legal = legal_numbers(game, seat, made)
        assert len(set(legal)) == len(legal)
        made = (*made, rng.choice(legal))
        action = chosen_action(game, made)
    assert game.refusal(seat, action) is None
    assert numbers_of(action) == list(made)


def test_all_sets_of_adversaries_that_can_be_composed_are_all_that_are_legal() -> None:
    rng = Random(7)
    game = next(play.game for play in positions(0, rng) if play.game.prompt().kind == "adversaries")
    every = [lay_action(mask, trap) for mask, trap in product(range(1 << ADVERSARIES), range(-1, TRAPS))]
    legal = {action for action in every if game.prompt().validate(action) is None}
    assert set(all_composed(game, 0, ())) == legal
    assert len(legal) > 20


def all_composed(game: Game, seat: int, made: tuple[int, ...]) -> Iterator[int]:
    for number in legal_numbers(game, seat, made):
        action = chosen_action(game, (*made, number))
        if action >= 0:
            yield action
        else:
            yield from all_composed(game, seat, (*made, number))


def test_an_illegal_number_says_what_is_legal() -> None:
    play = next(positions(0, Random(1)))
    with pytest.raises(ValueError, match="paris abduction"):
        play.act(index.number_of(parse("accept")))
