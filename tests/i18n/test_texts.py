"""Every sentence is there, in every language, and says what it should without stumbling."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Comment, Junk, Message, Resource, VariableReference

from mousquetaires.engine.actions import VERB_NAMES
from mousquetaires.engine.events import EVENT_FIELDS, Event
from mousquetaires.engine.ids import ARAMIS, CAVOIS, LOUVRE, PARIS
from mousquetaires.engine.notation import parse
from mousquetaires.engine.reasons import Reason
from mousquetaires.i18n import (
    ENGLISH,
    FORMS,
    GENDER,
    TextError,
    Texts,
    languages,
    messages_in,
    sources,
    texts,
    wanted_language,
)
from mousquetaires.i18n.sentences import (
    NAMES,
    Setting,
    action_text,
    event_text,
    prompt_text,
    reason_text,
    result_name,
    roll_letters,
    roll_text,
)
from tests.i18n import catalogue

GENDERS = {"m", "f", "n", "p"}
SHORT = 12
NAME_FILE = "names.ftl"


@cache
def parsed(language: str) -> dict[str, Resource]:
    return {file: FluentParser().parse(text) for file, text in sources(language).items()}


def messages(language: str) -> dict[str, Message]:
    entries = [entry for resource in parsed(language).values() for entry in resource.body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def variables_in(node: object) -> set[str]:
    """Every variable a message uses, in its value and its attributes."""
    if isinstance(node, VariableReference):
        return {node.id.name}
    if isinstance(node, (list, tuple)):
        return set().union(*(variables_in(part) for part in node), set())
    if isinstance(node, BaseNode):
        return set().union(*(variables_in(part) for part in vars(node).values()), set())
    return set()


def with_forms(names: set[str]) -> set[str]:
    """Names as English uses them, and in the forms that other languages need."""
    plain = {re.sub(f"_({'|'.join((*FORMS, GENDER))})$", "", name) for name in names}
    return set().union(*(catalogue.forms_of(name) for name in plain), set())


@cache
def expected_variables() -> dict[str, set[str]]:
    """For every key, the variables that its callers pass."""
    # What the browser passes is not read off its source: the languages have to agree with English.
    web = {key: made for key, made in messages(ENGLISH).items() if key.startswith(catalogue.WEB)}
    return catalogue.variables() | {key: with_forms(variables_in(made)) for key, made in web.items()}


@pytest.mark.parametrize("language", languages())
def test_every_line_of_a_fluent_file_can_be_read(language: str) -> None:
    junk = [
        f"{file}: {entry.content!r}"
        for file, resource in parsed(language).items()
        for entry in resource.body
        if isinstance(entry, Junk)
    ]
    assert junk == []
    other = {
        type(entry).__name__
        for resource in parsed(language).values()
        for entry in resource.body
        if not isinstance(entry, (Message, Comment)) and "Comment" not in type(entry).__name__
    }
    assert other == set(), "only messages: a term cannot be chosen by its form"


@pytest.mark.parametrize("language", languages())
def test_a_message_by_itself_is_the_same_as_in_its_file(language: str) -> None:
    parts = [message for file in sources(language).values() for message in messages_in(file).values()]
    alone = [entry for part in parts for entry in FluentParser().parse(part).body if isinstance(entry, Message)]
    together = messages(language)
    assert [entry.id.name for entry in alone] == list(together)
    for entry in alone:
        assert entry.equals(together[entry.id.name], ignored_fields=["span", "comment"]), entry.id.name


@pytest.mark.parametrize("language", languages())
def test_no_key_is_written_twice(language: str) -> None:
    entries = [entry for resource in parsed(language).values() for entry in resource.body]
    keys = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("language", languages())
def test_every_text_is_there_and_none_too_many(language: str) -> None:
    written = set(messages(language))
    assert sorted(set(expected_variables()) - written) == [], "missing"
    assert sorted(written - set(expected_variables())) == [], "nobody asks for these"


def test_the_browser_says_only_what_is_written_and_all_of_it() -> None:
    written, made_up = catalogue.browser_keys()
    there = {key for key in messages(ENGLISH) if key.startswith(catalogue.WEB)}
    assert sorted(written - there) == [], "missing"
    unused = {key for key in there - written if not any(one.fullmatch(key) for one in made_up)}
    assert sorted(unused) == [], "nobody asks for these"


@pytest.mark.parametrize("language", languages())
def test_each_language_has_its_texts_in_the_same_files(language: str) -> None:
    assert list(sources(language)) == list(sources(ENGLISH))
    for file, resource in parsed(language).items():
        keys = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
        english = {entry.id.name for entry in parsed(ENGLISH)[file].body if isinstance(entry, Message)}
        assert keys == english, file


@pytest.mark.parametrize("language", languages())
def test_a_text_uses_only_what_its_caller_passes(language: str) -> None:
    wrong = {
        key: sorted(unknown)
        for key, message in messages(language).items()
        if (unknown := variables_in(message) - expected_variables().get(key, set()))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_only_names_have_forms_and_only_known_ones(language: str) -> None:
    for file, resource in parsed(language).items():
        for entry in resource.body:
            if isinstance(entry, Message):
                forms = {attribute.id.name for attribute in entry.attributes}
                assert not forms or file == NAME_FILE, entry.id.name
                assert forms <= {*FORMS, GENDER}, entry.id.name
                assert entry.value is not None, entry.id.name


@pytest.mark.parametrize("language", languages())
def test_genders_are_known_and_short_names_are_short(language: str) -> None:
    spoken = texts(language)
    for group, names in NAMES.items():
        for name in names:
            forms = spoken.forms("x", f"{group}-{name}")
            assert forms["x_gender"] in GENDERS, name
            if group in ("hero", "place", "token", "item"):
                assert len(str(forms["x_short"])) <= SHORT, name


def samples(key: str) -> list[dict[str, str | int]]:
    """Values to try a text with: numbers for every plural form, then words."""
    start, _, rest = key.partition("-")
    if start == "event":
        return catalogue.event_samples(rest)
    if start == "action":
        return catalogue.action_samples(VERB_NAMES.index(rest))
    names = expected_variables()[key]
    tried: tuple[str | int, ...] = (*catalogue.NUMBERS, "x")
    return [dict.fromkeys(names, value) for value in tried]


MAY_BE_EMPTY = ("storyteller-he",)  # some languages leave a pronoun out


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_said_with_every_number(language: str) -> None:
    spoken = Texts(language)
    wrong = []
    for key in expected_variables():
        for values in samples(key):
            said, errors = spoken.checked(key, values)
            wrong += errors
            if (not said.strip() and key not in MAY_BE_EMPTY) or "{" in said or "???" in said:
                wrong.append(f"{key}: {said!r}")
    assert sorted(set(wrong)) == []


@pytest.mark.parametrize("language", languages())
def test_every_form_of_a_name_can_be_said(language: str) -> None:
    bundle = texts(language)._bundle
    for key in messages(language):
        for form, pattern in bundle.get_message(key).attributes.items():
            said, errors = bundle.format_pattern(pattern, dict.fromkeys(expected_variables()[key], 2))
            assert not errors, (key, form)
            assert str(said).strip(), (key, form)


def test_made_up_keys_belong_to_a_known_family() -> None:
    _, beginnings = catalogue.literal_keys()
    known = set(catalogue.FAMILIES) | catalogue.FACE_FAMILIES | {""}
    assert sorted(beginnings - known) == []


# --- the catalogue itself can fail ----------------------------------------------------------------


def test_a_missing_key_is_noticed_though_a_game_goes_on() -> None:
    said, errors = texts(ENGLISH).checked("event-nobody-wrote", {})
    assert said == "event-nobody-wrote"
    assert errors == ["event-nobody-wrote: missing"]


def test_a_variable_nobody_passes_is_noticed() -> None:
    assert texts(ENGLISH).checked("event-turn_began", {})[1]


def test_reasons_are_found_in_the_source() -> None:
    found, _ = catalogue.literal_keys()
    assert {"skill", "level", "best"} <= found["reason-no-means"]
    assert {"foe", "foe_the", "foe_id"} <= found["reason-not-in-reserve"]
    assert len([key for key in found if key.startswith("reason-")]) > 50


# --- what is said ---------------------------------------------------------------------------------


def test_an_event_is_a_sentence_with_names_in_their_forms() -> None:
    english = texts(ENGLISH)
    assert event_text(english, Event("moved", 0, (0, LOUVRE))) == "D’Artagnan went to the Louvre."
    assert event_text(english, Event("purse_changed", 0, (-2, 4))) == "The purse lost 2 pistoles."
    assert event_text(english, Event("purse_changed", 0, (1, 7))) == "The purse gained 1 pistole."
    stored = Event("purse_changed", 0, (1,))  # by a version that did not say what is in the purse by now
    assert event_text(english, stored) == "The purse gained 1 pistole."
    assert event_text(english, Event("token_turned", 0, (5, 0))) == "A decoy was revealed on space 2 of the stables."
    galleries = Setting(board=3)
    assert event_text(english, Event("token_turned", 0, (5, 7)), galleries) == "A snare was revealed in antechamber 2."


def test_dice_are_words_or_letters() -> None:
    english = texts(ENGLISH)
    assert roll_text(english, 2 | 1 << 8) == "2 Swords and 1 Lily"
    assert roll_text(english, 0) == "nothing"
    assert roll_letters(english, 2 | 1 << 4 | 1 << 8) == "SSHL"


def test_a_duel_ends_in_one_of_nine_ways() -> None:
    flags = {
        0: "draw",
        1: "hit",
        2: "lost",
        3: "hit_wounded",
        5: "won",
        7: "won_wounded",
        10: "lost_out",
        11: "hit_out",
        15: "won_out",
    }
    assert {flag: result_name(flag) for flag in flags} == flags
    assert result_name(8) == "lost_out", "the parting wound of Jussac is no first blood"


def test_actions_prompts_and_reasons_are_said_with_names() -> None:
    english = texts(ENGLISH)
    assert action_text(english, parse("play constance athos")) == "Play Constance for Athos"
    assert action_text(english, parse("cards 2 1")) == "Play 2 × Combat and Double Combat"
    assert action_text(english, parse("lay cavois,lubin thief")) == "Lubin and Cavois, with a trap: Thief"
    assert action_text(english, parse("pass"), Setting(prompt="blade")) == "Keep the dice"
    assert prompt_text(english, "gift", ARAMIS) == ("Aramis: do you use your special ability and discard a card?")
    others = prompt_text(english, "gift", ARAMIS, yours=False)
    assert others == "Does Aramis use his special ability and discard a card?"
    reason = Reason("FORCE-1", "reason-not-in-reserve", foe=CAVOIS)
    assert reason_text(english, reason) == "Cavois isn’t in Milady’s reserve."


def test_every_event_kind_has_a_field_the_face_knows() -> None:
    for kind, fields in EVENT_FIELDS.items():
        values = tuple(PARIS if field == "place" else 1 for field in fields)
        assert event_text(texts(ENGLISH), Event(kind, 0, values)), kind


# --- which language -------------------------------------------------------------------------------


def test_the_language_is_asked_for_or_the_machines() -> None:
    assert wanted_language("pl", {"MOUSQUETAIRES_LANG": "fr", "LANG": "it_IT.UTF-8"}) == "pl"
    assert wanted_language(None, {"MOUSQUETAIRES_LANG": "fr", "LANG": "it_IT.UTF-8"}) == "fr"
    assert wanted_language(None, {"LANG": "en_GB.UTF-8"}) == "en"
    assert wanted_language(None, {"LANG": "C.UTF-8"}) == "en"
    assert wanted_language(None, {}) == "en"


def test_a_language_nobody_speaks_is_refused() -> None:
    with pytest.raises(TextError) as refused:
        texts("tlh")
    assert refused.value.key == "cli-language"
