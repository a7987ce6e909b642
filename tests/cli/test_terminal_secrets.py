"""Nothing on a Musketeer's screen depends on what only Milady knows."""

import io
from random import Random

import pytest
from rich.console import Console

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.cli.terminal.board import board
from mousquetaires.cli.terminal.game import TerminalGame
from mousquetaires.cli.terminal.illegal_actions import illegal_actions
from mousquetaires.cli.terminal.look_command import look
from mousquetaires.cli.terminal.questions import question_for
from mousquetaires.cli.terminal.record_file import RecordFile
from mousquetaires.data import load
from mousquetaires.engine import ids
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.record import Session
from mousquetaires.engine.state import State
from mousquetaires.engine.view import observe
from mousquetaires.i18n import texts
from tests.cli.terminal import Terminal
from tests.cli.test_play import numbers

ENGLISH = texts("en")


def on_screen(session: Session, mine: tuple[int, ...]) -> str:
    """Everything that a player can make the screen show at this moment."""
    game = session.game
    game._prompt = None
    views = [observe(game, seat) for seat in mine]
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False, markup=False)
    console.print(board(ENGLISH, views))
    for line in look(ENGLISH, views):
        console.print(line)
    prompt = game.prompt()
    for seat, view in zip(mine, views, strict=True):
        if prompt.seats >> seat & 1:
            question = question_for(ENGLISH, view, seat_prompt(session.game, view), views, Random(0))
            lines = [(choice.label, choice.hint, choice.action) for choice in question.choices()]
            out.write(f"{question.notes()}{lines}{illegal_actions(game, view)}")
    return out.getvalue()


def other_worlds(state: State, rng: Random) -> list[State]:
    """The same table with other secrets: her place, her hand, the tokens that lie face down."""
    worlds = []
    if state.destination != ids.NOWHERE and not state.shown:
        for place in ids.LOCATION_CARDS:
            if not state.excluded >> place & 1:
                worlds.append(state.clone())
                worlds[-1].destination = place
    hand = state.clone()
    hand.treachery_hand, hand.treachery_deck = _redealt(state.treachery_hand, state.treachery_deck, rng)
    tokens = state.clone()
    down = [x for x in range(12) if state.spaces[x] != ids.NO_TOKEN and not state.face_up >> x & 1]
    lying = [state.spaces[x] for x in down]
    rng.shuffle(lying)
    for space, token in zip(down, lying, strict=True):
        tokens.spaces[space] = token
    return [*worlds, hand, tokens]


def _redealt(hand: list[int], deck: list[int], rng: Random) -> tuple[list[int], list[int]]:
    cards = [kind for kind in range(len(hand)) for _ in range(hand[kind] + deck[kind])]
    rng.shuffle(cards)
    held = cards[: sum(hand)]
    return [held.count(kind) for kind in range(len(hand))], [cards[len(held) :].count(k) for k in range(len(hand))]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (5, 2), (6, 3)])
def test_the_screen_of_the_musketeers_is_the_same_in_every_world_they_cannot_tell_apart(
    players: int, seed: int
) -> None:
    session = Session(usual_setup(players), load(), Seed.of(seed))
    rng, novice, compared = Random(seed), bot("novice"), 0
    while not session.game.over and len(session.inputs) < 400:
        prompt = session.game.prompt()
        seat = prompt.first_seat
        if seat != ids.MILADY and len(session.inputs) % 5 == 0:
            true = session.game.s
            shown = on_screen(session, session.table.seats)
            for world in other_worlds(true, rng):
                session.game.s = world
                assert on_screen(session, session.table.seats) == shown
                compared += 1
            session.game.s = true
            session.game._prompt = None
        prompt = session.game.prompt()
        view = observe(session.game, seat)
        session.act(seat, novice.choose(view, seat_prompt(session.game, view), rng))
    assert compared > 50


def other_hands(state: State, mine: int, rng: Random) -> State:
    """The same table with other cards in all other hands."""
    world = state.clone()
    rows = [range(seat * ids.CARDS, (seat + 1) * ids.CARDS) for seat in range(1, 6) if seat != mine]
    pool = [state.deck[kind] + sum(state.hands[row[kind]] for row in rows) for kind in range(ids.CARDS)]
    cards = [kind for kind in range(ids.CARDS) for _ in range(pool[kind])]
    rng.shuffle(cards)
    for row in rows:
        dealt = [cards.pop() for _ in range(sum(state.hands[x] for x in row))]
        for kind in range(ids.CARDS):
            world.hands[row[kind]] = dealt.count(kind)
    world.deck = [cards.count(kind) for kind in range(ids.CARDS)]
    return world


def test_one_musketeer_sees_nobody_elses_cards() -> None:
    session = Session(usual_setup(5), load(), Seed.of(4))
    rng, novice, compared = Random(4), bot("novice"), 0
    while not session.game.over and len(session.inputs) < 300:
        prompt = session.game.prompt()
        seat = prompt.first_seat
        if prompt.seats >> 1 & 1 and not session.game.s.open_hands:
            true, shown = session.game.s, on_screen(session, (1,))
            session.game.s = other_hands(true, 1, rng)
            assert on_screen(session, (1,)) == shown
            compared += 1
            session.game.s = true
            session.game._prompt = None
        prompt = session.game.prompt()
        view = observe(session.game, seat)
        session.act(seat, novice.choose(view, seat_prompt(session.game, view), rng))
    assert compared > 10


def test_the_comparison_would_notice_a_leak() -> None:
    session = Session(usual_setup(2), load(), Seed.of(1))
    rng, novice = Random(1), bot("novice")
    while session.game.prompt().kind != "next_musketeer":
        prompt = session.game.prompt()
        seat = prompt.first_seat
        view = observe(session.game, seat)
        session.act(seat, novice.choose(view, seat_prompt(session.game, view), rng))
    true = session.game.s
    shown = on_screen(session, (ids.MILADY,))
    differ = 0
    for world in other_worlds(true, rng):
        session.game.s = world
        differ += on_screen(session, (ids.MILADY,)) != shown
    assert differ > 3, "Milady's own screen does depend on her secrets"


SECRET_SENTENCES = (
    "chose where to go",
    "drew a Treachery card:",
    "drew Treachery cards:",
    "took a Paris card:",
    "(secret)",
)


@pytest.mark.parametrize("arguments", ["--seed 1", "--seed 2 --players 5", "--seed 3 --players 6 --as porthos"])
def test_the_musketeers_never_read_her_secrets(terminal: Terminal, arguments: str) -> None:
    out = terminal.run("play", *arguments.split(), typed=[*numbers(3)[:300], "log", *numbers(4)]).out
    assert "Milady placed her Location card face down." in out
    for sentence in SECRET_SENTENCES:
        assert sentence not in out


def test_her_place_is_named_only_once_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was printed since the turn began, her place was not among it as hers."""
    session = Session(usual_setup(2), load(), Seed.of(3))
    game = TerminalGame(ENGLISH, session, Seed.of(3), session.table.seats, {ids.MILADY: bot("novice")}, RecordFile("-"))
    out = io.StringIO()
    game.console.screen = Console(file=out, width=200, highlight=False, markup=False)
    answers = iter(numbers(5))
    looked = 0

    def read() -> str:
        nonlocal looked
        state = session.game.s
        if state.destination != ids.NOWHERE and not state.shown:
            since = out.getvalue().rpartition(f"Turn {state.turn} began.")[2]
            name = ENGLISH.say(f"place-{ids.PLACE_NAMES[state.destination]}")
            assert f"Milady: {name}" not in since
            assert "revealed: " + name not in since
            assert "Milady: hidden" in since
            looked += 1
        return next(answers)

    monkeypatch.setattr(game.console, "read", read)
    monkeypatch.setattr(RecordFile, "save_automatically", lambda *_: "-")
    game.play()
    assert looked > 10


def test_milady_reads_nobodys_hand(terminal: Terminal) -> None:
    out = terminal.run("play", "--as", "milady", "--seed", "4", typed=numbers(1)).out
    assert "Adventure cards." in out, "she sees that cards are drawn"
    assert "Adventure card:" not in out
    assert "Adventure cards:" not in out
