"""A bot can say why: keys with values, which every language has words for."""

from random import Random

import pytest

from mousquetaires.bots import Why, bot, seat_prompt
from mousquetaires.bots.adept.quest_tokens import hardness
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.actions import arg_of
from mousquetaires.engine.ids import ATHOS, BRISEMONT, DARTAGNAN, PARIS, PORTHOS
from mousquetaires.engine.view import observe
from mousquetaires.engine.view_queries import odds_against
from mousquetaires.i18n import languages, texts
from mousquetaires.i18n.sentences import reason_values, why_text
from tests.bots.advice import face, opening_prompt, way_back
from tests.bots.test_fairness import prompts
from tests.scene import Scene, scene


def reasons(table: Scene, name: str = "adept") -> tuple[Why, ...]:
    prompt = face(table)
    return bot(name).explain(observe(table.g, prompt.seat), prompt, Random(0)).reasons


def said(table: Scene) -> list[str]:
    return [why_text(texts("en"), why.key, why.values) for why in reasons(table)]


@pytest.mark.parametrize("players", [2, 6])
def test_every_reason_of_a_game_has_a_text_in_every_language(players: int) -> None:
    given: dict[str, Why] = {}
    for game in prompts(players, True, 400, "adept"):
        seat = answering_seat(game.prompt(), game.table)
        prompt = seat_prompt(game, observe(game, seat))
        explained = bot("adept").explain(observe(game, seat), prompt, Random(3))
        assert explained.reasons, prompt.kind
        given |= {why.key: why for why in explained.reasons}
    assert len(given) > 20
    for why in given.values():
        for language in languages():
            text, errors = texts(language).checked(why.key, reason_values(texts(language), why.values))
            assert not errors
            assert text


@pytest.mark.parametrize("name", ["random", "novice", "adept", "master:3"])  # as many tries as a test can wait for
def test_what_is_explained_is_what_would_be_done(name: str) -> None:
    for game in prompts(4, True, 60):
        seat = answering_seat(game.prompt(), game.table)
        view = observe(game, seat)
        prompt = seat_prompt(game, view)
        explained = bot(name).explain(view, prompt, Random(7))
        assert explained.action == bot(name).choose(view, prompt, Random(7))
        assert explained.reasons


def test_the_one_who_goes_to_paris_names_the_danger() -> None:
    table = scene().paris("abduction").put(constance=5).foe("henchman", "paris").played(DARTAGNAN)
    table.hand(PORTHOS, "combat*2 panache*3")
    assert said(table.turn(PORTHOS)) == [
        "There’s the most to do in Paris.",
        "Constance is in danger: Milady has 5 of the six successes she needs.",
    ]


def test_combat_cards_come_with_the_odds_they_make() -> None:
    table = scene().louvre("whisper").foe("brisemont", "louvre").at("louvre", DARTAGNAN).hand(DARTAGNAN, "double")
    (why,) = reasons(table.turn(DARTAGNAN).does("duel brisemont"))
    assert why.key == "why-odds"
    odds = odds_against(observe(table.g, 1), DARTAGNAN, BRISEMONT, int(why.values["n"]))
    assert why.values["percent"] == round(100 * odds.beats)


def test_where_milady_may_be_is_told_as_a_guess_until_she_is_seen() -> None:
    def told(shown: bool) -> dict[str, Why]:
        table = scene().paris("abduction").milady("paris", shown=shown).at("paris", DARTAGNAN).foe("henchman", "paris")
        table.put(purse=0, constance=5, paris_done=1).gear(DARTAGNAN, "manoeuvre panache")
        table.hand(DARTAGNAN, "double combat")
        return {why.key: why for why in reasons(table.turn(DARTAGNAN))}

    guess = told(shown=False)["why-rochefort"]
    assert 0 < int(guess.values["percent"]) < 100
    assert guess.values["place"] == PARIS
    assert "why-rochefort" not in told(shown=True)


def test_milady_says_how_often_she_would_go_there() -> None:
    table = scene().at("quest", DARTAGNAN, PORTHOS).paris("abduction").louvre("whisper").phase("milady")
    (why,) = reasons(table)
    assert why.key == "why-hide"
    prompt = face(table)
    goes = [bot("adept").choose(observe(table.g, 0), prompt, Random(seed)) for seed in range(400)]
    chosen = bot("adept").choose(observe(table.g, 0), prompt, Random(0))
    assert abs(100 * goes.count(chosen) / len(goes) - int(why.values["percent"])) < 9


def test_milady_says_how_often_she_opens_with_a_card() -> None:
    prompt = opening_prompt()
    opened = [bot("adept").choose(prompt.view, prompt, Random(seed)) for seed in range(600)]
    for action in prompt.options:
        seed = opened.index(action)
        (why,) = bot("adept").explain(prompt.view, prompt, Random(seed)).reasons
        assert (why.key, why.values["paris"]) == ("why-opening", arg_of(action))
        assert abs(100 * opened.count(action) / len(opened) - int(why.values["percent"])) < 6


def test_milady_calls_tokens_the_hardest_only_if_they_are() -> None:
    prompt = face(way_back())
    hardest = max(hardness(action) for action in prompt.options)
    said = set()
    for seed in range(40):
        action, (why,) = bot("adept").explain(prompt.view, prompt, Random(seed))
        assert why.key == ("why-tokens-return" if hardness(action) == hardest else "why-varied")
        said.add(why.key)
    assert len(said) == 2


def test_the_other_bots_have_a_word_as_well() -> None:
    assert [why.key for why in reasons(scene().turn(ATHOS), "novice")] == ["why-novice"]
    assert [why.key for why in reasons(scene().turn(ATHOS), "random")] == ["why-random"]
