"""What never changes: printed values, effects, names and texts, and how a browser caches them."""

from pathlib import Path

import msgspec
import pytest

from mousquetaires.data import load
from mousquetaires.data import texts as tables
from mousquetaires.data.released_boxes import released_box
from mousquetaires.engine import ids
from mousquetaires.engine.components import NO_FACES, Components
from mousquetaires.engine.rules.siege import END_REWARD, LEFT_REWARD, RIGHT_REWARD, move_siege
from mousquetaires.i18n import languages, texts
from mousquetaires.i18n.descriptions import about_everything, joined
from mousquetaires.i18n.sentences import NAMES
from mousquetaires.server.api.box_contents import GALLERY_SPACES, Box, SiegeMark, box_of
from mousquetaires.server.api.responses import About, Names
from tests.box import BOXES, FIRST_RELEASED, box, playing_with
from tests.scene import Scene
from tests.server import plain_http
from tests.server.served import Served
from tools.balance.edit_component_tables import changed

BOX = load()
ADDRESSES = ("/api/box", "/api/names", "/api/texts/pl", "/api/about/fr")


def test_the_box_is_the_one_the_game_is_played_with(served: Served) -> None:
    found = msgspec.json.decode(plain_http.get(f"{served.url}/api/box").content, type=Box)
    assert found == box_of(BOX)
    assert found.printed == BOX
    assert len(found.printed.heroes) == ids.HEROES
    assert len(found.printed.foes) == ids.FOES


def test_the_names_fit_their_form(served: Served) -> None:
    found = msgspec.json.decode(plain_http.get(f"{served.url}/api/names").content, type=Names)
    assert found.ids == NAMES


def test_a_game_of_a_released_box_is_drawn_and_described_with_that_box(tmp_path: Path) -> None:
    (tmp_path / "tracks.toml").write_text(changed(tables(), {"tracks.honour.points": 12})["tracks.toml"])
    released = released_box(FIRST_RELEASED)
    with Served(tmp_path, options=["--box", str(tmp_path)]) as server:
        for digest, honour in (("", 12), (FIRST_RELEASED, released.honour), ("0" * 32, 12)):
            found = msgspec.json.decode(plain_http.get(f"{server.url}/api/box?digest={digest}").content, type=Box)
            assert found.printed.honour == honour
        said = plain_http.get(f"{server.url}/api/about/en?digest={FIRST_RELEASED}").json()["texts"]
        assert said == msgspec.to_builtins(about_everything(texts("en"), released))


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_browser_that_has_it_is_not_sent_it_again(served: Served, address: str) -> None:
    first = plain_http.get(served.url + address)
    tag = first.headers["etag"]
    again = plain_http.get(served.url + address, headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert plain_http.get(served.url + address, headers={"If-None-Match": '"another"'}).content == first.content


@pytest.mark.parametrize("address", ADDRESSES)
def test_it_is_sent_small_to_those_who_can_read_that(served: Served, address: str) -> None:
    small = plain_http.get(served.url + address, headers={"Accept-Encoding": "gzip"})
    plain = plain_http.get(served.url + address, headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.json() == plain.json()
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2


@pytest.mark.parametrize("language", languages())
def test_everything_says_what_it_does(served: Served, language: str) -> None:
    found = msgspec.json.decode(plain_http.get(f"{served.url}/api/about/{language}").content, type=About)
    assert found.texts == about_everything(texts(language), BOX)
    del found.texts["foe_trait"]  # not every adversary has one
    for group, said in found.texts.items():
        assert len(said) == len(NAMES[group])
        assert all(line and "{" not in line and "about-" not in line for line in said), group


def test_a_language_nobody_speaks_has_no_texts(served: Served) -> None:
    refused = plain_http.get(f"{served.url}/api/about/xx")
    assert (refused.status_code, refused.json()["key"]) == (404, "cli-language")


@pytest.mark.parametrize("name", BOXES)
def test_the_marks_of_the_siege_are_where_the_rules_reward(name: str) -> None:
    with playing_with(BOXES[name]):
        marks: dict[str, SiegeMark] = {mark.gives: mark for mark in box_of(box()).siege_marks}
        for gives, bit in (("treachery", LEFT_REWARD), ("epic", RIGHT_REWARD), ("one_for_all", END_REWARD)):
            game = Scene().g
            move_siege(game, marks[gives].space)
            assert game.s.siege_rewards & bit
            assert marks[gives].bit == bit
            nearer = Scene().g
            move_siege(nearer, marks[gives].space + (1 if marks[gives].space < 0 else -1))
            assert not nearer.s.siege_rewards & bit
        game = Scene().g
        move_siege(game, marks["milady_wins"].space)
        assert game.s.ending == ids.SIEGE


def test_the_boards_have_the_spaces_of_a_view() -> None:
    assert ids.INN_PATHS * ids.INN_LENGTH == ids.ANTECHAMBERS * GALLERY_SPACES == ids.INN_SPACES


def test_nothing_of_the_box_is_left_out() -> None:
    named = {one.name for one in msgspec.structs.fields(Box)}
    assert "printed" in named
    assert Components.__dataclass_fields__.keys() == set(msgspec.to_builtins(BOX))


@pytest.mark.parametrize("language", languages())
def test_an_adversarys_trait_repeats_neither_dice_nor_life(language: str) -> None:
    spoken = texts(language)
    said = about_everything(spoken, BOX)
    for whole, trait, card in zip(said["foe"], said["foe_trait"], BOX.foes, strict=True):
        assert whole.endswith(trait)
        if card.rolls and card.manoeuvre == NO_FACES:
            numbers = spoken.say("about-foe", dice=card.dice, life=card.life)
            assert whole == (joined(spoken, [numbers, trait]) if trait else numbers)
