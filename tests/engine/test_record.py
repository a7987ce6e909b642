"""Records: a game that was played can be replayed, checked and undone."""

import copy
import json
from random import Random

import pytest

from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.notation import parse
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import RecordError, Session
from mousquetaires.engine.record_replay import replay, verify
from mousquetaires.engine.save_load import digest

BOX = load()


def some_game(players: int = 5, seed: int = 11, inputs: int = 100_000) -> Session:
    """A game of random choices, to its end or to so many inputs."""
    session = Session(usual_setup(players), BOX, Seed.of(seed))
    rng = Random(seed)
    while not session.game.over and len(session.inputs) < inputs:
        act(session, rng)
    return session


def act(session: Session, rng: Random) -> int:
    prompt = session.game.prompt()
    seat = prompt.first_seat
    session.act(seat, prompt.sample(rng))
    return seat


def document(session: Session) -> dict[str, object]:
    made = json.loads(json.dumps(session.to_json()))
    assert isinstance(made, dict)
    return made


FINISHED = document(some_game())


def broken(**changes: object) -> dict[str, object]:
    record = copy.deepcopy(FINISHED)
    record.update(changes)
    return record


def key_of(record: object) -> str:
    with pytest.raises(RecordError) as caught:
        verify(record, BOX)
    return caught.value.key


def test_a_finished_game_verifies_and_writes_the_same_record_again() -> None:
    assert verify(FINISHED, BOX).to_json() == FINISHED


def test_an_unfinished_game_verifies_and_goes_on_where_it_was() -> None:
    session = some_game(inputs=60)
    again = verify(document(session), BOX)
    assert digest(again.game) == digest(session.game)
    assert again.game.prompt().kind == session.game.prompt().kind
    rng, same = Random(1), Random(1)
    for _ in range(20):
        act(session, rng)
        act(again, same)
    assert digest(again.game) == digest(session.game)


def test_a_record_can_be_replayed_without_its_seed() -> None:
    session = some_game(inputs=120)
    record = session.to_json(reveal_seed=False)
    assert record["seed"] is None
    assert digest(replay(record, BOX).game) == digest(session.game)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"format": "chess"}, "record-format"),
        ({"version": 2}, "record-version"),
        ({"engine": 0}, "record-engine"),
        ({"components": "0" * 32}, "record-components"),
        ({"setup": {"players": 9}}, "record-setup"),
        ({"inputs": "none"}, "record-inputs"),
        ({"inputs": [1]}, "record-inputs"),
        ({"checkpoints": 3}, "record-checkpoints"),
        ({"checkpoints": [[1]]}, "record-checkpoints"),
        ({"seed": 5}, "record-seed"),
        ({"seed": "not hex"}, "record-seed"),
        ({"seed": "integer:x"}, "record-seed"),
        ({"seed": "integer:12"}, "record-commitment"),
        ({"ending": "diamonds"}, "record-ending"),
        ({"inputs": []}, "record-short"),
        ({"checkpoints": []}, "record-checkpoints"),
    ],
)
def test_a_record_that_is_none_is_refused_with_its_reason(changes: dict[str, object], key: str) -> None:
    assert key_of(broken(**changes)) == key


@pytest.mark.parametrize("record", [None, [], "x", 3, {}])
def test_what_is_no_document_is_no_record(record: object) -> None:
    assert key_of(record) == "record-format"


def changed_line(old: str, new: str) -> dict[str, object]:
    inputs = FINISHED["inputs"]
    assert isinstance(inputs, list)
    at = next(i for i, text in enumerate(inputs) if text.startswith(old))
    return broken(inputs=[*inputs[:at], new, *inputs[at + 1 :]])


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("* duel_blue", "* duel_blue SSSS", "record-seed-disagrees"),
        ("0 go", "0 go bastille", "record-refused"),
        ("0 go", "7 go paris", "record-line"),
        ("0 go", "dance", "record-line"),
        ("0 go", "* duel_blue SS", "record-refused"),
        ("0 go", "sand", "record-refused"),
        ("0 go", "1 shows kitty", "record-refused"),
        ("0 go", "undo 0 3", "record-line"),
        ("0 go", "undo 0 3 with 1", "record-line"),
        ("0 go", "undo 1 0 by 1", "record-refused"),
        ("* louvre_draw", "* louvre_draw nowhere", "record-seed-disagrees"),
    ],
)
def test_a_changed_line_is_found(old: str, new: str, key: str) -> None:
    assert key_of(changed_line(old, new)) == key


def test_a_changed_die_is_found_without_the_seed_too() -> None:
    inputs = FINISHED["inputs"]
    assert isinstance(inputs, list)
    at = next(i for i, text in enumerate(inputs) if text.startswith("* adventure combat"))
    swapped = [*inputs[:at], "* adventure double", *inputs[at + 1 :]]
    assert key_of(broken(seed=None, inputs=swapped)) in ("record-digest", "record-refused")


def test_an_impossible_outcome_is_refused() -> None:
    inputs = FINISHED["inputs"]
    assert isinstance(inputs, list)
    at = next(i for i, text in enumerate(inputs) if text.startswith("* treachery_draw"))
    for wrong in ("* treachery_draw paris", "* adventure combat", "* duel_blue SSX"):
        assert key_of(broken(seed=None, inputs=[*inputs[:at], wrong])) in ("record-line", "record-refused")


# --- undo ----------------------------------------------------------------------------------------------


def at_a_menu(players: int = 3) -> tuple[Session, int]:
    """A session at the first menu of a Musketeer, and the seat that is asked."""
    session = Session(usual_setup(players), BOX, Seed.of(4))
    rng = Random(4)
    while session.game.prompt().kind != "musketeer_action":
        act(session, rng)
    return session, session.game.prompt().seat


def last_of(session: Session, seat: int) -> int:
    return max(i for i in session.line if session.inputs[i].startswith(f"{seat} "))


def test_a_move_that_shows_nothing_is_taken_back_alone() -> None:
    session, seat = at_a_menu()
    before = digest(session.game)
    assert session.undo_depth(seat) in (0, 1)
    depth = session.undo_depth(seat)
    session.act(seat, parse("move colombier"))
    assert session.undo_depth(seat) == depth + 1
    session.undo(seat, last_of(session, seat))
    assert digest(session.game) == before
    assert verify(document(session), BOX).to_json() == session.to_json()


def test_a_drawn_card_cannot_be_taken_back_alone() -> None:
    session, seat = at_a_menu()
    session.act(seat, parse("draw"))
    assert session.undo_depth(seat) == 0
    with pytest.raises(Refused) as refused:
        session.undo(seat, last_of(session, seat))
    assert refused.value.reason.key == "reason-undo-needs-consent"
    others = tuple(s for s in (0, 1, 2) if s != seat)
    with pytest.raises(Refused):
        session.undo(seat, last_of(session, seat), others[:1])
    session.undo(seat, last_of(session, seat), others)
    assert session.game.prompt().kind == "musketeer_action"


def test_chance_taken_back_does_not_fall_the_same_way_by_right() -> None:
    """The next draw comes from another place of the seed, so looking is not free."""
    session, seat = at_a_menu()
    drawn = set()
    for _ in range(12):
        session.act(seat, parse("draw"))
        drawn.add(session.inputs[-1])
        session.undo(seat, last_of(session, seat), (0, 1, 2))
    assert len(drawn) > 1
    assert session.game.s.undos == 12
    assert verify(document(session), BOX).to_json() == session.to_json()


def test_arriving_at_richelieu_cannot_be_taken_back_alone() -> None:
    session, seat = at_a_menu()
    session.act(seat, parse("move richelieu"))
    assert session.undo_depth(seat) == 0


def test_a_shown_card_cannot_be_taken_back_alone() -> None:
    session, seat = at_a_menu()
    kind = next(k for k in range(13) if session.game.s.hands[seat * 13 + k])
    session.show(seat, kind)
    assert session.undo_depth(seat) == 0
    assert verify(document(session), BOX).to_json() == session.to_json()


def test_nobody_takes_back_what_another_did() -> None:
    session, seat = at_a_menu()
    session.act(seat, parse("move colombier"))
    with pytest.raises(Refused) as refused:
        session.undo(3 - seat, last_of(session, seat))
    assert refused.value.reason.key == "reason-undo-not-yours"
    with pytest.raises(Refused):
        session.undo(seat, 10_000)


def test_the_seed_keeps_its_promise() -> None:
    served = Seed(bytes(range(32)))
    assert Seed.from_text(served.to_text()) is not None
    assert served.commitment() != Seed(bytes(32)).commitment()
    session = Session(usual_setup(2), BOX, served)
    assert verify(document(session), BOX).to_json() == session.to_json()


def test_whatever_showed_a_hidden_card_cannot_be_taken_back_alone() -> None:
    """A card played, paid or discarded, Treachery, a Paris card, adversaries: others have seen them."""
    shown = 0
    for seed in range(6):
        session = Session(usual_setup(3), BOX, Seed.of(seed))
        rng = Random(seed)
        while not session.game.over:
            s = session.game.s
            before = [*s.discard, *s.siege_cards, *s.treachery_discard, s.paris_card, *s.foe_at, *s.trap_at]
            seat = act(session, rng)
            s = session.game.s
            if [*s.discard, *s.siege_cards, *s.treachery_discard, s.paris_card, *s.foe_at, *s.trap_at] != before:
                shown += 1
                assert session.undo_depth(seat) == 0, session.inputs[-1]
    assert shown > 100


def test_nobody_makes_an_action_legal_by_writing_on_the_list() -> None:
    session, seat = at_a_menu()
    prompt = session.game.prompt()
    for offered in (session.game.options(seat), prompt.options(), prompt.free()):
        offered.append(parse("move bastille"))
        assert session.game.refusal(seat, parse("move bastille")) is not None
