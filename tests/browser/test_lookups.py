"""What a player can look up before they choose: odds, actions left, hands, and why something is not possible."""

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from mousquetaires.engine.ids import CARD_NAMES
from tests.browser.people import somebody
from tests.browser.tables import asks, came, opened, play_until, prefers
from tests.server.served import Json, Served, new_mark
from tools.rulebook import ROOT, finding

CHANCE = re.compile(r"wins (<1|>99|\d+)%")


def may_duel(_seat: int, hello: Json) -> bool:
    """A Musketeer can duel, and what he did last can be taken back."""
    prompt = hello["prompt"]
    menu = prompt["mine"] and prompt["kind"] == "musketeer_action"
    return menu and hello["undo"] > 0 and any(one.startswith("duel ") for one in prompt["options"])


def in_sight(locator: Locator) -> bool:
    """Whole, on the screen, and nothing lies over it."""
    return bool(
        locator.evaluate(
            "e => { const b = e.getBoundingClientRect(), at = (y) => document.elementFromPoint(b.x + b.width / 2, y);"
            " return b.top >= 0 && b.bottom <= innerHeight"
            " && e.contains(at(b.top + 2)) && e.contains(at(b.bottom - 2)); }"
        )
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_odds_actions_left_and_taking_back_are_seen_before_a_duel_is_declared(
    browser: Browser, served: Served, phone: bool
) -> None:
    with somebody(browser, served.url, phone=phone) as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        play_until([at], may_duel, prefers("move louvre", "draw"))
        page = ann.page
        page.goto(at.path)
        left = page.locator(".answers").get_by_text(re.compile(r"actions? left"))
        expect(left).to_be_visible()
        undo = page.get_by_role("button", name="Undo")
        assert in_sight(left)
        assert in_sight(undo)
        assert in_sight(page.locator('[data-action="end"]'))
        several = page.locator('.answers [data-action="duel"]')
        if several.count():
            several.click()
        expect(page.locator('.answers [data-action^="duel "]').first).to_contain_text(CHANCE)
        assert in_sight(undo)


ANSWERS = "section.prompt [data-action]:not([role=dialog] *)"
BUTTONS = "all => all.map((e) => { const b = e.getBoundingClientRect(); return [b.left, b.top]; })"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_is_not_possible_has_its_place_and_says_why_without_moving_any_button(
    browser: Browser, served: Served, phone: bool
) -> None:
    with somebody(browser, served.url, phone=phone) as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        play_until([at], asks("musketeer_action"))
        page = ann.page
        page.goto(at.path)
        fold = page.get_by_role("button", name=re.compile(r"Not possible now \(\d+\)"))
        expect(fold).to_be_visible()
        page.wait_for_load_state("networkidle")  # the odds are there
        fold.scroll_into_view_if_needed()
        stood = page.locator(ANSWERS).evaluate_all(BUTTONS)
        fold.click()
        list_of_them = page.get_by_role("dialog", name="Why not?")
        folded = list_of_them.locator('[data-action="escape"]')
        folded.click(force=True)  # to be asked about, although it is not enabled
        why = list_of_them.get_by_role("status")
        expect(why).to_contain_text("Only a prisoner in the Bastille can do that.")
        assert in_sight(why)
        assert in_sight(folded)
        assert page.locator(ANSWERS).evaluate_all(BUTTONS) == stood
        page.keyboard.press("Escape")
        expect(list_of_them).to_have_count(0)
        expect(fold).to_be_focused()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_refusal_opens_its_rule_in_place(browser: Browser, served: Served, phone: bool) -> None:
    with somebody(browser, served.url, phone=phone) as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        play_until([at], asks("musketeer_action"))
        page = ann.page
        page.goto(at.path)
        page.get_by_role("button", name=re.compile(r"Not possible now \(\d+\)")).click()
        page.get_by_role("dialog", name="Why not?").locator('[data-action="escape"]').click(force=True)
        why = page.get_by_role("dialog", name="Why not?").get_by_role("status")
        number = why.get_by_role("link").first
        rule = number.inner_text().strip()
        number.click()
        expect(why.locator("b").first).to_have_text(finding(ROOT, "en")["titles"][rule])
        whole = why.get_by_role("link", name="All rules")
        expect(whole).to_have_attribute("href", f"/rules#{rule}")
        assert page.url.endswith(at.path)


def no_balm(seat: int, hello: Json) -> bool:
    """Something can be bought, but nobody needs what heals."""
    return asks("purchase")(seat, hello) and "buy balm" not in hello["prompt"]["options"]


def test_what_cannot_be_bought_keeps_its_place_and_says_why(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        hello = play_until([at], no_balm, prefers("buy balm", "equip", "move colombier"))
        page = ann.page
        page.goto(at.path)
        balm = page.locator('.arsenal [data-action="buy balm"]')
        expect(balm).to_have_attribute("aria-disabled", "true")
        balm.press("Enter")
        expect(page.locator(".arsenal").get_by_role("status")).to_contain_text("ARM-6")
        page.locator('.arsenal [data-action="buy pistol"]').click()
        expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", hello["prompt"]["id"])
        assert at.now(1)["view"]["stock"][1] == hello["view"]["stock"][1] - 1


def test_milady_sees_how_many_cards_there_are_and_which_were_shown(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        at = opened(ann, "Ann", [1], deal=False, players=2)
        milady = came(bob, at.table, "Bob", [0])
        at.start()
        view = play_until([at, milady], asks("next_musketeer", "musketeer_action"))["view"]
        page = bob.page
        page.goto(at.path)
        page.get_by_role("button", name=f"You know 0 of their {view['hand_size'][1]} cards").click()
        hands = page.get_by_role("dialog", name="What you know about their hands")
        expect(hands).to_contain_text(f"{view['hand_size'][1]} cards.")
        expect(hands).to_contain_text(f"Deck {view['deck_size']}")
        expect(hands).not_to_contain_text("At least")
        card = next(kind for kind, many in enumerate(view["hand"]) if many)
        at.ask("POST", "/seats/1/moves", {"type": "show", "mark": new_mark(), "card": CARD_NAMES[card]})
        expect(hands).to_contain_text("At least ")
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="You know 1 of their")).to_be_visible()


def test_who_plays_at_once_finds_invitation_way_back_and_notices_among_the_people(
    browser: Browser, served: Served
) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url, phone=True) as elsewhere:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        page = ann.page
        page.goto(at.path)
        expect(page.locator("section.prompt.mine")).to_be_visible()
        asked = page.locator("section.prompt").get_attribute("data-prompt") or ""
        assert page.get_by_role("button", name="Undo").count() == 0  # nothing has been played yet
        page.get_by_role("list", name="Players").get_by_role("button", name="You").click()
        dialog = page.get_by_role("dialog", name="People")
        expect(dialog.get_by_label("The table’s link")).to_have_value(f"{served.url}{at.path}")
        expect(dialog.get_by_role("button", name="Notify me when it’s my turn")).to_be_visible()
        expect(dialog.get_by_role("button", name="Delete the table")).to_be_visible()
        dialog.get_by_role("button", name="Create a personal link").click()
        link = dialog.get_by_label("Your personal link").input_value()
        elsewhere.page.goto(link)
        expect(elsewhere.page.locator("section.prompt.mine")).to_be_visible()
        expect(elsewhere.page.locator("section.prompt")).to_have_attribute("data-prompt", asked)


def test_single_keys_can_be_turned_off(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        hello = play_until([at], asks("musketeer_action"))
        page = ann.page
        page.goto(at.path)
        expect(page.locator(".answers kbd").first).to_have_text("1")
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Answer with single keys").uncheck()
        page.keyboard.press("Escape")
        expect(page.locator(".answers kbd")).to_have_count(0)
        page.keyboard.press("1")  # drawing a card, until a moment ago
        page.locator('section.prompt [data-action="end"]').click()
        expect(page.locator("section.prompt")).not_to_have_attribute("data-prompt", hello["prompt"]["id"])
        assert at.now(1)["view"]["decisions"] == hello["view"]["decisions"] + 1


WIDTHS = "all => all.map((e) => e.getBoundingClientRect().width)"


def test_the_names_above_the_board_take_the_same_room_whoever_is_to_choose(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, language="pl-PL") as ann, somebody(browser, served.url) as bob:
        at = opened(ann, "Anne de Bueil", [1], deal=False, players=3, bots={"0": "novice"})
        other = came(bob, at.table, "Raoul de Bragelonne", [2])
        at.start()
        page = ann.page
        page.goto(at.path)
        seats = page.get_by_role("list", name="Gracze").get_by_role("button")
        room = []
        for seat in (1, 2):
            play_until([at, other], asks("musketeer_action", seat=seat), prefers("turn"))
            expect(seats.nth(seat)).to_have_class(re.compile(r"\bturn\b"))
            room.append(seats.evaluate_all(WIDTHS))
        assert room[0] == room[1]  # else they would wrap, and the board move under the pointer
