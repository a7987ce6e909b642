"""Golden games: one whole game per table, stored in tests/golden and replayed by the tests.

They were played once and are kept, so that a change of rules which changes a game is noticed. Replace them
(``make golden-anew``) only after a correction of the rules, and say so in the changelog.
"""

import json
from pathlib import Path
from random import Random

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.data import load
from mousquetaires.engine import Refused, Seed, Session, Setup, observe, usual_setup
from mousquetaires.engine.config import ATHOS_THE_BRAVE, EASIER, MORTAL_QUEST
from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, MILADY, PORTHOS, TREVILLE
from mousquetaires.engine.rules.hourglass import sand_runs

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
TREVILLE_FOR_ATHOS = ((DARTAGNAN,), (TREVILLE,), (ARAMIS,), (PORTHOS,))
TREVILLE_LEADS = ((TREVILLE, DARTAGNAN), (ATHOS, PORTHOS))


def tables() -> dict[str, Setup]:
    """All tables with a golden game, by file name."""
    found = {f"milady-{players}": usual_setup(players) for players in range(2, 7)}
    found |= {f"solo-{players}": usual_setup(players, milady=False) for players in range(1, 6)}
    found["easier"] = Setup(4, True, usual_setup(4).heroes, (EASIER,))
    found["mortal-quest"] = Setup(5, True, usual_setup(5).heroes, (MORTAL_QUEST,))
    found["athos-the-brave"] = Setup(3, True, usual_setup(3).heroes, (ATHOS_THE_BRAVE,))
    found["all-variants-solo"] = Setup(2, False, usual_setup(2, False).heroes, (EASIER, MORTAL_QUEST, ATHOS_THE_BRAVE))
    found["treville-for-athos"] = Setup(5, True, TREVILLE_FOR_ATHOS)
    found["treville-leads"] = Setup(3, True, TREVILLE_LEADS)
    found["no-hourglass"] = Setup(2, True, usual_setup(2).heroes, hourglass=False)
    found["bastille-must-win"] = Setup(4, True, usual_setup(4).heroes, bastille_must_win=True)
    found["rochefort-one-wound"] = Setup(3, True, usual_setup(3).heroes, rochefort_one_wound=True)
    return found


def play(setup: Setup, seed: int) -> Session:
    """A game of novices with some random events: the hourglass runs out, cards are shown, moves are undone."""
    session = Session(setup, load(), Seed.of(seed))
    rng = Random(seed)
    novice, dreamer = bot("novice"), bot("random")
    while not session.game.over:
        seat = answering_seat(session.game.prompt(), session.table)
        view = observe(session.game, seat)
        player = dreamer if rng.random() < 0.05 else novice
        session.act(seat, player.choose(view, seat_prompt(session.game, view), rng))
        if not session.game.over:
            meddle(session, seat, rng)
    return session


def meddle(session: Session, seat: int, rng: Random) -> None:
    """What players do besides answering."""
    if sand_runs(session.game) and rng.random() < 0.05:
        session.run_out()
    elif seat != MILADY and rng.random() < 0.02:
        held = [card for card in range(13) if session.game.s.hands[seat * 13 + card]]
        if held:
            session.show(seat, rng.choice(held))
    elif rng.random() < 0.03:
        take_back(session, seat, rng)


def take_back(session: Session, seat: int, rng: Random) -> None:
    mine = [index for index in session.line if session.inputs[index].startswith(f"{seat} ")]
    all_seats = tuple(range(6))
    try:
        session.undo(seat, mine[-1], () if rng.random() < 0.5 else all_seats)
    except Refused:
        session.undo(seat, mine[-1], all_seats)


def text_of(record: object) -> str:
    return json.dumps(record, ensure_ascii=False, indent=0) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seed, (name, setup) in enumerate(tables().items(), start=1625):
        session = play(setup, seed)
        (FOLDER / f"{name}.json").write_text(text_of(session.to_json()), encoding="utf-8")
        print(f"{name}: {len(session.inputs)} inputs, {session.to_json()['ending']}, board {session.game.s.board + 1}")


if __name__ == "__main__":
    main()
