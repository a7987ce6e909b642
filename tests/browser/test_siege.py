"""The siege: what a player is asked there, and what the answers would change."""

import pytest
from playwright.sync_api import Browser, expect

from mousquetaires.engine.machine import Game
from tests.browser.named_states import NamedState, StoredTables, asked, look_at
from tests.browser.people import somebody

USELESS = "A sacrifice changes nothing"
AT_LA_ROCHELLE = ("move rochelle", "reinforce")


def at_its_end(game: Game) -> bool:
    """The token can't go any further towards the King, and it doesn't go back."""
    siege = game.stack[-1].view()
    return game.s.siege == game.table.components.siege_end and int(siege["red_swords"]) <= int(siege["blue_swords"])


def in_the_middle(game: Game) -> bool:
    return abs(game.s.siege) <= 1


STORED = tuple(
    NamedState(name, asked("sacrifice", so=so), prefers=AT_LA_ROCHELLE, first_seed=seed)
    for name, so, seed in (("in vain", at_its_end, 52), ("of use", in_the_middle, 0))
)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_sacrifice_in_vain_is_called_so_and_is_not_what_is_marked(
    browser: Browser, stored: StoredTables, phone: bool
) -> None:
    with somebody(browser, stored.url, phone=phone) as ann:
        page = look_at(ann, stored.states["in vain"])
        expect(page.get_by_text(USELESS)).to_be_in_viewport()
        expect(page.get_by_role("radio", name="Don’t sacrifice")).to_be_checked()
        expect(page.get_by_role("radio", name="Sacrifice 1 life point")).to_be_enabled()  # the rules allow it
        page = look_at(ann, stored.states["of use"])
        figures = page.locator(".figures b")
        expect(figures).to_have_count(2)
        assert figures.nth(0).inner_text() != figures.nth(1).inner_text()
        expect(page.get_by_text(USELESS)).to_have_count(0)
