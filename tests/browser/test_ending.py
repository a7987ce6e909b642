"""The end of a game: what the summary says is what happened, and the next game starts at once."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from mousquetaires.engine import ids
from mousquetaires.i18n import texts
from mousquetaires.i18n.sentences import name_text
from tests.browser.named_states import StoredState, StoredTables, look_at, named_states
from tests.browser.people import Person, somebody
from tests.browser.tables import At
from tests.server.served import Json

NAMES: Final = texts("en")
MILADY: Final = 0
STORED: Final = tuple(replace(state, use="told") for state in named_states() if state.name.startswith("end-"))
ENDS: Final = tuple(state.table for state in STORED)
FOE_WOUNDED, HERO_WOUNDED, FOE_BEATEN = 1, 2, 4


class Ended(NamedTuple):
    """A finished game, as a person at its table sees it."""

    page: Page
    at: At

    def events(self, seat: int) -> list[list[int | str]]:
        return [event for entry in self.at.story(seat) for event in entry.get("events") or ()]

    def part(self, heading: str) -> Locator:
        """The panel with this heading."""
        title = self.page.get_by_role("heading", name=heading, exact=True)
        return self.page.locator(".panel, .roll, .chart").filter(has=title).last


def ended(person: Person, stored: StoredState) -> Ended:
    page = look_at(person, stored)
    expect(page.locator("#ending")).to_be_visible()
    return Ended(page, At(person, stored.table, [stored.state.seat]))


@pytest.fixture(params=ENDS)
def game(browser: Browser, stored: StoredTables, request: pytest.FixtureRequest) -> Iterator[Ended]:
    with somebody(browser, stored.url) as person:
        yield ended(person, stored.states[request.param])


def test_it_says_who_has_won_and_how(game: Ended) -> None:
    view = game.at.now(1)["view"]
    won = view["ending"] == ids.DIAMONDS
    expect(game.page.locator("#ending")).to_have_text("The Musketeers win" if won else "Milady wins")
    summary = game.page.get_by_role("region", name="The Musketeers win" if won else "Milady wins")
    expect(summary).to_contain_text("reached the Queen" if won else "The siege of La Rochelle is lost")
    expect(summary).to_contain_text(f"{view['turn']} turns")
    expect(summary.locator(".winner svg").first).to_be_visible()


def test_the_clocks_run_from_turn_to_turn_to_where_they_stand(game: Ended) -> None:
    turns = game.at.now(1)["view"]["turn"]
    chart = game.part("The clocks")
    time = chart.get_by_role("img", name=re.compile("^Time, 12 at most"))
    values = (time.get_attribute("aria-label") or "").rsplit(": ", 1)[1].split()
    moves = [event for event in game.events(1) if event[0] == "time_moved"]
    assert len(values) == turns + 1, "one before the first turn, and one after each"
    assert int(values[0]) - int(values[-1]) == len(moves)
    assert values == sorted(values, key=int, reverse=True)
    shown = game.page.locator(".chart .row").filter(has_text="Time").locator(".last")
    expect(shown).to_have_text(f"{values[-1]} left")


def outcome(flags: int) -> str:
    if flags & FOE_BEATEN:
        return "won"
    hit, hurt = flags & FOE_WOUNDED, flags & HERO_WOUNDED
    return "drawn" if bool(hit) == bool(hurt) else "won" if hit else "lost"


def test_the_duels_are_counted(game: Ended) -> None:
    results = [outcome(int(event[3])) for event in game.events(1) if event[0] == "duel_ended"]
    assert results
    duels = game.part("Duels")
    drawn = results.count("drawn")
    undecided = f", {drawn} drawn" if drawn else ""
    expect(duels).to_contain_text(f"{results.count('won')} won, {results.count('lost')} lost{undecided}")
    for result in ("won", "lost", "drawn"):
        expect(duels.locator(f".dots .{result}")).to_have_count(results.count(result))


@pytest.mark.parametrize("heading", ["Luckiest roll", "Worst roll"])
def test_a_rare_roll_shows_its_dice_and_how_rare_it_was(browser: Browser, stored: StoredTables, heading: str) -> None:
    """Of these games at least one has such a roll. The others say that none was."""
    told = []
    for table in ENDS:
        with somebody(browser, stored.url) as person:
            roll = ended(person, stored.states[table]).part(heading)
            expect(roll).to_contain_text(re.compile(r", turn \d|None was as rare as 1 in 4\."))
            told.append(roll.inner_text())
            if "None was as rare as 1 in 4." not in told[-1]:
                expect(roll.locator(".die").first).to_be_visible()
                expect(roll.locator("b")).to_have_text(re.compile(r"^1 in \d+$"))
    assert any("None was as rare as 1 in 4." not in text for text in told)


def test_miladys_path_stands_beside_what_the_musketeers_could_know(game: Ended) -> None:
    view = game.at.now(MILADY)["view"]
    went = [int(event[1]) for event in game.events(MILADY) if event[0] == "destination_chosen"]
    path = game.part("Where Milady was")
    said = path.locator("ol li").all_inner_texts()
    for turn, place in enumerate(went, 1):
        assert f"Turn {turn}: {name_text(NAMES, 'place', place)}".lower() in said[turn - 1].lower()
    ruled_out = sum(mask.bit_count() for mask in known_empty(view))
    assert ruled_out > 0
    expect(path.locator(".cells .cell.out")).to_have_count(ruled_out)


def known_empty(view: Json) -> list[int]:
    """For each turn, the places (a mask) with a Location card at which all players knew that she wasn't."""
    cards = sum(1 << place for place in range(len(ids.PLACE_NAMES)) if place not in (ids.BASTILLE, ids.COLOMBIER))
    seen = [choice[-1] for choice in view["choices"]]
    if not view["shown"]:  # the game ended before her last card was turned up
        seen[-1] = view["excluded"]
    return [mask & cards for mask in seen]


def test_all_hands_lie_open(game: Ended) -> None:
    hands = game.part("Hands at the end")
    own = game.at.now(1)["view"]["hand"]
    hers = game.at.now(MILADY)["view"]["treachery_hand"]
    names = [name_text(NAMES, "card", card) for card, many in enumerate(own) if many]
    names += [name_text(NAMES, "treachery", card) for card, many in enumerate(hers) if many]
    assert names
    for name in names:
        expect(hands).to_contain_text(name, ignore_case=True)


def test_the_table_and_its_chat_are_one_press_away_and_back(game: Ended) -> None:
    page = game.page
    page.get_by_role("button", name="Table and chat").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write a message").fill("Well played!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Chat")).to_contain_text("Well played!")
    page.get_by_role("button", name="How the game went").click()
    expect(page.locator("#ending")).to_be_visible()


@pytest.mark.parametrize(("button", "seat", "name"), [("Play again", 1, ENDS[0]), ("Swap sides", MILADY, ENDS[1])])
def test_the_next_game_starts_at_once(
    browser: Browser, stored: StoredTables, button: str, seat: int, name: str
) -> None:
    with somebody(browser, stored.url) as person:
        page = ended(person, stored.states[name]).page
        page.get_by_role("button", name=button).click()
        expect(page.locator(".answers")).to_be_visible()
        table = page.url.rsplit("/", 1)[1]
        assert table != stored.states[name].table
        again = At(person, table, [seat]).now(seat)
        assert again["you"]["seats"] == [seat]
        assert again["view"]["turn"] <= 1
