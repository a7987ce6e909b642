"""The tool that fits the playout policy: what it records, and what it learns."""

import tomllib

from mousquetaires.bots.master.fitted_policy import PromptScores, expanded
from mousquetaires.bots.master.fitted_policy_features import CLASSES, EASES, WIDTHS
from mousquetaires.engine.actions import TRADE
from tools.fit_playout_policy import KEPT_BACK, TABLES, Recorder, Row, as_toml, learn


def test_a_game_gives_choices_with_the_places_of_their_facts() -> None:
    recorder = Recorder()
    recorder.play(1)
    assert {"musketeer_action", "next_musketeer", "combat_cards"} <= recorder.rows.keys() <= WIDTHS.keys()
    for kind, rows in recorder.rows.items():
        width = EASES + sum(WIDTHS[kind])
        for seen, answers, chosen, number in rows:
            assert all(EASES <= place < width for place in seen)
            assert all(part < CLASSES and ease < EASES for part, ease in answers)
            assert 0 <= chosen < len(answers) > 1
            assert number == 1


def test_the_same_game_gives_the_same_choices() -> None:
    first, second = Recorder(), Recorder()
    first.play(2)
    second.play(2)
    assert first.rows == second.rows


def rows() -> list[Row]:
    """An adept that pays with class 2 where the first fact is 3, and with class 5 elsewhere."""
    facts = [[EASES + fact, EASES + WIDTHS["payment"][0]] for fact in range(6)]
    games = KEPT_BACK * len(TABLES)
    return [(seen, [(2, 0), (5, 0)], int(seen[0] != EASES + 3), game) for game in range(games) for seen in facts]


def test_it_finds_what_the_adept_looks_at_and_the_file_keeps_it() -> None:
    found = learn("payment", rows())
    assert found["agreement"] == 1.0
    read = tomllib.loads("\n".join(as_toml({"payment": found})))
    assert read["fit"]["payment"] == {"choices": found["choices"], "agreement": 1.0}
    habit = PromptScores("payment", expanded("payment", read["scores"]["payment"]))
    start = [habit.width * part + EASES for part in (2, 5)]
    assert habit.scores[start[0] + 3] > habit.scores[start[1] + 3]
    assert habit.scores[start[0] + 1] < habit.scores[start[1] + 1]


def test_what_never_occurred_is_never_chosen() -> None:
    found = learn("payment", rows())
    assert set(found["scores"]) == {2, 5}
    scores = expanded("payment", {str(part): scores for part, scores in found["scores"].items()})
    width = EASES + sum(WIDTHS["payment"])
    assert max(scores[:EASES]) < -10_000 < min(scores[2 * width : 3 * width])


def test_trades_are_not_learned() -> None:
    trading: list[Row] = [(seen, [(TRADE, 0), *answers], chosen + 1, game) for seen, answers, chosen, game in rows()]
    assert TRADE not in learn("payment", trading)["scores"]
