"""The rules in every language: the same rules, the same numbers, the same references."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from mousquetaires.data import load
from mousquetaires.engine import ids
from mousquetaires.engine.components import PAID_CARD, PAID_COMBAT, PAID_PISTOLES, Components, FoeCard
from mousquetaires.i18n import ENGLISH, languages, texts

KINDS = ("words", "rules", "rulings", "components")
OTHERS = [language for language in languages() if language != ENGLISH]
ID = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b")  # of a rule, a ruling or a component
NUMBER = re.compile(r"\d+")

Told = dict[str, dict[str, str]]


def english() -> Told:
    told = tomllib.loads(files("mousquetaires.data").joinpath("rules.toml").read_text("utf-8"))
    return {kind: {one: row if kind == "words" else row["text"] for one, row in told[kind].items()} for kind in KINDS}


def told_in(language: str) -> Told:
    return tomllib.loads(files("mousquetaires.i18n").joinpath(language, "rules.toml").read_text("utf-8"))


def references(sentence: str) -> Counter[str]:
    return Counter(ID.findall(sentence))


def numbers(sentence: str) -> Counter[str]:
    return Counter(NUMBER.findall(ID.sub("", sentence)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_exactly_the_rules_there_are(language: str) -> None:
    assert {kind: list(told) for kind, told in told_in(language).items()} == {
        kind: list(told) for kind, told in english().items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_has_the_same_numbers_and_names_the_same_rules_in_every_language(language: str) -> None:
    told = told_in(language)
    wrong = {
        one: (sentence, told[kind][one])
        for kind, sentences in english().items()
        for one, sentence in sentences.items()
        if references(sentence) != references(told[kind][one]) or numbers(sentence) != numbers(told[kind][one])
    }
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_empty_or_in_english(language: str) -> None:
    told = told_in(language)
    same = [
        one
        for kind, sentences in english().items()
        for one, sentence in sentences.items()
        if not told[kind][one].strip() or told[kind][one] == sentence
    ]
    assert same == []


@pytest.mark.parametrize("language", languages())
def test_the_sentence_of_a_character_card_begins_with_its_name(language: str) -> None:
    told = (english() if language == ENGLISH else told_in(language))["components"]
    for card in ids.CARD_NAMES[ids.FIRST_CHARACTER :]:
        sentence, name = told[f"CARD-{card}".upper().replace("_", "-")], texts(language).say(f"card-{card}")
        assert sentence.casefold().startswith(name.casefold())


# --- the box ------------------------------------------------------------------------------------------


def counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def reward(foe: FoeCard) -> str:
    parts = [(foe.pistoles, "pistole"), (foe.epic, "Epic token")]
    return " and ".join(counted(number, word) for number, word in parts if number)


def challenge(skill: int, level: int) -> str:
    return "no challenge" if skill == ids.NO_CHALLENGE else f"{ids.SKILL_NAMES[skill].capitalize()} {level}"


def printed(box: Components) -> Iterator[tuple[str, str]]:
    """What the sentence of a component has to say, as the tables have it."""
    yield "TRACK-PURSE", f"begins with {box.purse_start} pistoles and never holds more than {box.purse_most}"
    yield "TRACK-HONOUR", f"has {box.honour} points"
    yield "TRACK-SIEGE", f"from -{box.siege_end}, Richelieu’s, to +{box.siege_end}"
    yield "TRACK-TIME", f"{len(box.time_dice)} spaces"
    wardes = box.foes[ids.WARDES]
    yield "FOE-WARDES", f"{wardes.dice} red dice, {wardes.life} life"
    yield "FOE-WARDES", "Manoeuvre:" if any(wardes.manoeuvre) else "no manoeuvre"
    yield "BOARD-ENGLAND", f"all of level {max(box.england)},"
    yield "CARD-NEMESIS", f"with {box.foes[ids.NEMESIS_DUELLIST].dice} dice"
    yield "CARD-WINTER", f"draw {box.characters[ids.WINTER - ids.FIRST_CHARACTER].amount} "
    yield "CARD-LA-PORTE", f"gets {box.characters[ids.LA_PORTE - ids.FIRST_CHARACTER].amount} honour back"
    for name, hero in zip(ids.HERO_NAMES, box.heroes, strict=True):
        yield f"HERO-{name}", ", ".join(challenge(skill, hero.skills[skill]) for skill in range(ids.SKILLS))
    for name, foe in zip(ids.FOE_NAMES[: ids.ADVERSARIES], box.foes, strict=False):
        yield f"CARD-{name}", f"strength {foe.strength}, {foe.dice} dice, {foe.life} life; reward {reward(foe)}."
    for name, copies in zip(ids.TREACHERY_NAMES, box.treachery_copies, strict=True):
        yield f"CARD-{name}", f", {counted(copies, 'card')}:"
    for name, paris in zip(ids.PARIS_NAMES, box.paris, strict=True):
        yield f"CARD-{name}", f": {challenge(paris.skill, paris.level)}, rating {paris.rating}"
        yield f"CARD-{name}", f"{paris.stipulation_amount} " if paris.stipulation_amount else "no further condition"
    for name, louvre in zip(ids.LOUVRE_NAMES, box.louvre, strict=True):
        asked = challenge(louvre.skill, louvre.level)
        yield f"CARD-{name}", f": {asked}, rating {louvre.rating}, reward {louvre.pistoles} "
    for name, item in zip(ids.ITEM_NAMES, box.items, strict=True):
        paid = {PAID_PISTOLES: "pistole", PAID_COMBAT: "Combat card", PAID_CARD: "Adventure card"}[item.payment]
        yield f"ITEM-{name}", f"{item.stock} in stock, {counted(item.price, paid)} "
    for name, copies in zip(ids.TOKEN_NAMES, box.token_copies, strict=True):
        yield f"TOKEN-{name}", f", {counted(copies, 'token')}"


def test_the_rulebook_says_what_is_printed_in_the_box() -> None:
    box, told = load(), english()["components"]
    assert len(set(box.england)) == 1
    wrong = {
        (one, says): told[one] for name, says in printed(box) if says not in told[one := name.upper().replace("_", "-")]
    }
    assert wrong == {}
