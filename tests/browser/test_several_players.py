"""Several players at one table, each with a browser: trades, undo, chat, spectators, one screen for two."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from mousquetaires.engine.ids import BALM, CARD_NAMES, PARIS_NAMES, TREACHERY_NAMES
from mousquetaires.i18n import texts
from mousquetaires.i18n.sentences import name_text
from tests.browser.people import somebody
from tests.browser.tables import At, asks, came, company, opened, play_until, prefers, until
from tests.server.served import Json, Served

NAMES = texts("en")
GALLERY = 6
TEAM = [["dartagnan", "athos"], ["aramis", "porthos"]]
# Whether a point in the middle of the sign belongs to the sign.
ON_TOP = """(sign) => {
  const { x, y, width, height } = sign.getBoundingClientRect();
  return sign.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def card_name(card: int) -> str:
    return name_text(NAMES, "card", card)


def cards_of(view: Json) -> dict[str, int]:
    return {card_name(card).lower(): many for card, many in enumerate(view["hand"]) if many}


def cards_shown(page: Page) -> dict[str, int]:
    """The hand as it lies on the screen."""
    cards = page.get_by_role("region", name="Your hand").locator("button.card")
    found: list[list[str]] = cards.evaluate_all(
        "all => all.map((e) => [e.querySelector('.name').textContent, e.querySelector('.unseen')?.textContent ?? '1'])"
    )
    return {name.lower(): int(re.sub(r"\D", "", copies)) for name, copies in found}


def hands_show(wanted: list[dict[str, int]], *pages: Page) -> None:
    """Each page shows its hand, perhaps after a moment."""
    until(lambda: [cards_shown(page) for page in pages] == wanted)


def prompt_of(page: Page) -> str:
    return page.locator("section.prompt").get_attribute("data-kind") or ""


@contextmanager
def two(browser: Browser, served: Served) -> Iterator[tuple[At, At]]:
    """Ann and Bob with two Musketeers each; Milady is a bot."""
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        first = opened(ann, "Ann", [1], deal=False, players=3, heroes=TEAM, bots={"0": "novice"})
        second = came(bob, first.table, "Bob", [2])
        first.start()
        yield first, second


def together(seat: int, hello: Json) -> bool:
    """Ann's Musketeer is to act, in the company of one of Bob's."""
    prompt = hello["prompt"]
    return bool(seat == 1 and prompt and prompt["mine"] and {"trade aramis", "trade porthos"} & set(prompt["options"]))


def more(page: Page, side: int, card: str = "") -> None:
    """One card more on a side of the offer: 0 is given, 1 is wanted."""
    verb = ("Offer", "Ask for")[side]
    page.get_by_role("button", name=re.compile(f"^{verb} {card}", re.IGNORECASE)).first.click()


def send(page: Page) -> None:
    page.locator("[data-action=send]:not([aria-disabled=true])").click()


def offer(page: Page) -> None:
    """Ann's Musketeer turns to one of Bob's."""
    page.locator('.answers [data-action^="trade"]').first.click()
    row = page.locator('.within [data-action="trade aramis"], .within [data-action="trade porthos"]')
    if row.count():
        row.first.click()


def offered(page: Page) -> dict[str, list[str]]:
    """What the player who answers would get and give, as the page shows it."""
    sides = page.get_by_role("region", name=re.compile("^You (give|get)"))
    expect(sides).to_have_count(2)
    words = [[line for line in side.inner_text().lower().splitlines() if line] for side in sides.all()]
    return {line[0].split()[1]: line[1:] for line in words}


def test_two_trade_cards_and_take_it_back_with_consent(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ann, bob):
        play_until([ann, bob], together, prefers("move louvre", "end"))
        for at in (ann, bob):
            at.person.page.goto(at.path)
        hers, his = ann.person.page, bob.person.page
        before = [cards_of(ann.now(1)["view"]), cards_of(bob.now(2)["view"])]
        hands_show(before, hers, his)
        given, taken = next(iter(before[0])), next(iter(before[1]))

        offer(hers)
        more(hers, 0, given)
        send(hers)
        assert offered(his) == {"get": [given], "give": ["nothing"]}
        his.locator("[data-action=change]").click()
        more(his, 0, taken)
        more(his, 1, given)
        send(his)
        assert offered(hers) == {"get": [taken], "give": [given]}
        hers.locator("[data-action=accept]").click()
        expect(his.locator("section.prompt")).not_to_have_attribute("data-kind", "trade_last_word")
        expect(hers.locator("section.prompt")).not_to_have_attribute("data-kind", "trade_last_word")
        after = [moved(before[0], given, taken), moved(before[1], taken, given)]
        assert [cards_of(ann.now(1)["view"]), cards_of(bob.now(2)["view"])] == after
        hands_show(after, hers, his)

        hers.get_by_role("button", name="Undo").click()  # alone: nobody has done anything since
        expect(hers.locator("section.prompt")).to_have_attribute("data-kind", "trade_last_word")
        expect(his.locator("section.prompt")).to_have_attribute("data-kind", "trade_last_word")
        hands_show(before, hers, his)
        hers.get_by_role("button", name="Undo").click()  # but since her offer Bob has made his
        hers.get_by_role("button", name="Ask").click()
        expect(his.get_by_role("alert")).to_contain_text("asks to undo a move")
        his.get_by_role("button", name="Agree").click()
        expect(hers.locator("section.prompt")).to_have_attribute("data-kind", "trade_offer")
        hands_show(before, hers, his)
        hers.locator("[data-action=decline]").click()
        expect(hers.locator("section.prompt")).to_have_attribute("data-kind", "musketeer_action")
        until(lambda: hers.locator(".log li:has(s)").count() >= 2)
        struck = [line.inner_text() for line in hers.locator(".log li:has(s)").all()]
        assert all(line.startswith("Undone:") for line in struck)
        hers.reload()
        expect(hers.locator(".log li:has(s)")).to_have_text(struck)


def moved(hand: dict[str, int], given: str, taken: str) -> dict[str, int]:
    after = {**hand, given: hand[given] - 1}
    after[taken] = after.get(taken, 0) + 1
    return {card: many for card, many in after.items() if many}


def test_who_does_not_agree_keeps_what_was_done(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ann, bob):
        play_until([ann, bob], asks("musketeer_action", seat=1))
        for at in (ann, bob):
            at.person.page.goto(at.path)
        hers, his = ann.person.page, bob.person.page
        before = hers.locator("section.prompt").get_attribute("data-prompt") or ""
        hers.locator('.answers [data-action="draw"]').click()
        expect(hers.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        hand = cards_of(ann.now(1)["view"])
        hers.get_by_role("button", name="Undo").click()
        hers.get_by_role("button", name="Ask").click()
        his.get_by_role("button", name="Refuse", exact=True).click()
        expect(hers.get_by_role("button", name="Undo")).to_be_visible()
        hands_show([hand], hers)
        assert cards_of(ann.now(1)["view"]) == hand


def test_a_duel_goes_on_after_the_connection_was_lost(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ann, bob):
        for at in (ann, bob):
            at.person.page.goto(at.path)
        play_until([ann, bob], asks("combat_cards", seat=1), prefers("duel", "move paris", "move louvre", "draw"))
        hers, his = ann.person.page, bob.person.page
        expect(hers.locator("input[name=commit]").first).to_be_visible()
        question = hers.locator("#question").inner_text()
        ann.person.forgives_the_network()
        ann.person.context.set_offline(True)
        expect(hers.get_by_role("alert")).to_contain_text("Connection lost")
        his.get_by_role("tab", name="Chat").click()
        his.get_by_label("Write a message").fill("En garde!")
        his.get_by_role("button", name="Send", exact=True).click()
        ann.person.context.set_offline(False)
        expect(hers.get_by_role("alert")).to_have_count(0)
        expect(hers.locator("#question")).to_have_text(question)
        expect(hers.get_by_role("tab", name="Chat")).to_contain_text("1 new")
        expect(hers.get_by_role("region", name=re.compile("^Duel "))).to_be_visible()
        before = hers.locator("section.prompt").get_attribute("data-prompt") or ""
        hers.locator(".answers label").last.click()
        hers.locator("[data-action=send]").click()
        expect(hers.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        expect(his.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        assert ann.now(1)["prompt"]["id"] == hers.locator("section.prompt").get_attribute("data-prompt")


def test_what_is_said_shown_and_pointed_at_is_seen_by_the_others(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ann, bob):
        for at in (ann, bob):
            at.person.page.goto(at.path)
        hers, his = ann.person.page, bob.person.page
        hers.get_by_role("tab", name="Chat").click()
        hers.get_by_label("Write a message").fill("Tous pour un! <b>&")
        hers.keyboard.press("Enter")
        expect(his.get_by_role("tab", name="Chat")).to_contain_text("1 new")
        his.get_by_role("tab", name="Chat").click()
        expect(his.get_by_role("tabpanel")).to_contain_text("Ann Tous pour un! <b>&", use_inner_text=True)
        expect(his.get_by_role("tab", name="Chat")).not_to_contain_text("new")

        card = next(card for card, many in enumerate(ann.now(1)["view"]["hand"]) if many)
        hers.get_by_label("Show everyone a card").select_option(CARD_NAMES[card])
        hers.get_by_role("button", name="Show", exact=True).click()
        his.get_by_role("tab", name="Story").click()
        expect(his.get_by_role("tabpanel")).to_contain_text(re.compile(card_name(card), re.IGNORECASE))

        hers.get_by_role("button", name="Point at a place").click()
        expect(his.locator(".pointed")).to_have_count(0)
        hers.locator("[data-place='2']").click()
        seen = his.locator(".pointed")
        expect(seen).to_have_text("Ann")
        assert seen.evaluate(ON_TOP), "what stands there hides who points"
        heard = his.get_by_role("log")
        for said in ("Ann: Tous pour un! <b>&", card_name(card), "Ann points at La Rochelle"):
            expect(heard).to_contain_text(said, ignore_case=True)


def test_pressing_the_board_points_once_and_does_nothing_else(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ann, bob):
        play_until([ann, bob], asks("musketeer_action", seat=1))
        page = ann.person.page
        page.goto(ann.path)
        target = page.locator("[data-place][data-action]").first
        expect(target).to_be_visible()
        version = ann.now(1)["version"]
        page.get_by_role("tab", name="Chat").click()
        point = page.get_by_role("button", name="Point at a place")
        point.click()
        expect(point).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_text("Press a place to point at it.")).to_be_visible()
        page.keyboard.press("Escape")
        expect(point).to_have_attribute("aria-pressed", "false")
        point.click()
        target.click()
        expect(page.locator(".pointed")).to_have_text("Ann")
        expect(point).to_have_attribute("aria-pressed", "false")
        assert ann.now(1)["version"] == version, "pointing has moved a Musketeer"


BUBBLES = """() => [...document.querySelectorAll(".chat .bubble")].map((one) => {
  const { left, right } = one.getBoundingClientRect();
  const list = one.closest("ul").getBoundingClientRect();
  return { text: one.innerText, side: left - list.left > list.right - right ? "right" : "left" };
})"""


def test_the_chat_is_bubbles_own_ones_on_the_right_without_a_name(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ann, bob):
        ann.say(1, "Ready?")
        bob.say(2, "Always.")
        bob.say(2, "En garde!")
        page = ann.person.page
        page.goto(ann.path)
        page.get_by_role("tab", name="Chat").click()
        expect(page.locator(".chat .bubble")).to_have_count(3)
        first, second, third = page.evaluate(BUBBLES)
        assert first["side"] == "right"
        assert "Ann" not in first["text"]
        assert second["side"] == third["side"] == "left"
        assert second["text"].startswith("Bob")
        assert "Bob" not in third["text"], "the same person goes on"
        assert page.locator(".chat li").nth(1).locator("svg").count() == 1, "the face of Bob's Musketeer"


def test_people_chat_before_the_game(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        first = opened(ann, "Ann", [1], deal=False, players=3, heroes=TEAM, bots={"0": "novice"})
        ann.page.goto(first.path)
        bob.page.goto(first.path)
        expect(bob.page.get_by_text("Choose a nickname to write here.")).to_be_visible()
        assert bob.page.get_by_label("Write a message").count() == 0
        bob.page.get_by_label("Your nickname").fill("Bob")
        bob.page.get_by_role("button", name="Join").click()
        bob.page.get_by_label("Write a message").fill("May I have Aramis?")
        bob.page.get_by_role("button", name="Send", exact=True).click()
        talk = ann.page.get_by_role("list", name="Chat")
        expect(talk).to_contain_text("Bob May I have Aramis?", use_inner_text=True)
        ann.page.get_by_label("Write a message").fill("Of course.")
        ann.page.keyboard.press("Enter")
        expect(bob.page.get_by_role("list", name="Chat")).to_contain_text("Ann Of course.", use_inner_text=True)


def test_on_a_phone_the_chat_is_one_tap_away_and_says_what_is_new(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, phone=True) as ann, somebody(browser, served.url) as bob:
        first = opened(ann, "Ann", [1], deal=False, players=3, heroes=TEAM, bots={"0": "novice"})
        second = came(bob, first.table, "Bob", [2])
        first.start()
        page = ann.page
        page.goto(first.path)
        tabs = page.get_by_role("tablist", name="Parts of the table")
        expect(tabs.get_by_role("tab", name="Chat", exact=True)).to_be_in_viewport(ratio=1)
        for n, said in enumerate(("En garde!", "Hola!"), 1):
            second.say(2, said)
            expect(tabs.get_by_role("tab", name=f"Chat {n} new", exact=True)).to_be_in_viewport(ratio=1)
        tabs.get_by_role("tab", name="Chat").tap()
        talk = page.get_by_role("list", name="Chat")
        expect(talk).to_contain_text("Bob En garde! Hola!", use_inner_text=True)
        expect(tabs.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
        page.get_by_label("Write a message").fill("Tous pour un!")
        page.get_by_role("button", name="Send", exact=True).tap()
        expect(talk).to_contain_text("Tous pour un!")
        page.get_by_role("button", name="Point at a place").tap()
        expect(talk).to_have_count(0)  # nothing hides the map
        page.locator("[data-place='2']").tap()
        expect(page.locator(".pointed")).to_be_in_viewport(ratio=1)


# --- one screen for several, and no seat at all -----------------------------------------------------------


def secrets_of(view: Json) -> list[str]:
    """What Milady holds and nobody else knows, as it would be called on a screen."""
    treachery = [name_text(NAMES, "treachery", card) for card, many in enumerate(view["treachery_hand"]) if many]
    paris = [name_text(NAMES, "paris", card) for card in range(len(PARIS_NAMES)) if view["paris_hand"] >> card & 1]
    assert len(view["treachery_hand"]) == len(TREACHERY_NAMES)
    return treachery + paris


def seen_of(page: Page, secrets: list[str]) -> list[str]:
    """Those that are anywhere in the page, shown or not."""
    everything = page.content().lower().replace("&nbsp;", " ")
    return [secret for secret in secrets if secret.lower() in everything]


# Whether a table was to be seen at all, be it for a moment.
WATCHMAN = """
window.laidOpen = false;
new MutationObserver(() => (window.laidOpen ||= document.querySelector("section.prompt") !== null))
  .observe(document, {childList: true, subtree: true});
"""


def test_at_one_screen_a_curtain_hides_milady_between_the_players(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [0, 1], deal=False, players=2, open=True)
        page = ann.page
        page.add_init_script(WATCHMAN)
        page.goto(at.path)
        page.get_by_role("button", name="Start").click()
        expect(page.get_by_role("heading", name="Next: Milady")).to_be_visible()
        assert page.evaluate("() => window.laidOpen") is False
        page.reload()
        expect(page.get_by_role("heading", name="Next: Milady")).to_be_visible()
        assert page.evaluate("() => window.laidOpen") is False
        secrets = secrets_of(at.now(0)["view"])
        assert secrets
        assert seen_of(page, secrets) == []
        assert page.locator("svg[role=group]").count() == 0
        page.get_by_role("button", name="show the table").click()
        expect(page.locator(".answers")).to_be_visible()
        assert seen_of(page, secrets) == secrets

        play_until([at], asks("next_musketeer", "musketeer_action", seat=1))
        hello = at.now(0)
        secrets = [secret for secret in secrets_of(hello["view"]) if secret not in public(at)]
        expect(page.get_by_role("heading", name="Next:")).not_to_contain_text("Milady")
        assert seen_of(page, secrets) == []
        page.get_by_role("button", name="show the table").click()
        expect(page.locator(".answers")).to_be_visible()
        assert seen_of(page, secrets) == []
        assert page.locator(".map svg").count()


def public(at: At) -> list[str]:
    """What lies open anyway, and the balm: the Arsenal sells it under the same name."""
    view = at.now(GALLERY)["view"]
    played = [card for card, many in enumerate(view["treachery_discard"]) if many]
    affair = name_text(NAMES, "paris", view["paris_card"])
    return [affair, *(name_text(NAMES, "treachery", card) for card in (BALM, *played))]


def test_a_spectator_sees_the_table_but_no_secret_and_cannot_act(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as stranger:
        at = opened(ann, "Ann", [0], players=2, bots={"1": "novice"})
        play_until([at], asks("treachery", "new_paris", seat=0))
        page = stranger.page
        page.goto(at.path)
        expect(page.get_by_role("group", name="board")).to_be_visible()
        secrets = [secret for secret in secrets_of(at.now(0)["view"]) if secret not in public(at)]
        assert seen_of(page, secrets) == []
        assert page.locator("[data-action]").count() == 0
        assert page.get_by_role("button", name=re.compile("Undo|Point at a place")).count() == 0
        assert page.get_by_text("Since your last turn").count() == 0
        version = at.now(0)["version"]
        for key in "123h":
            page.keyboard.press(key)
        expect(page.locator("#question")).to_be_visible()
        assert at.now(0)["version"] == version


def test_a_spectator_is_told_so_and_gets_a_seat(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ann, bob), somebody(browser, served.url) as clara:
        page = clara.page
        page.goto(ann.path)
        question = page.locator("section.prompt")
        expect(question).to_contain_text("You’re watching.")
        expect(question).to_contain_text("Choose a nickname to chat. Then the host can offer you a seat.")
        question.get_by_role("button", name="Join").click()
        people = page.get_by_role("dialog")
        people.get_by_label("Your nickname").fill("Clara")
        people.get_by_role("button", name="Join").click()
        expect(question).to_contain_text("Ann can offer you a seat.")
        person = next(one["person"] for one in ann.ask("GET", "")["people"] if one["nickname"] == "Clara")
        bob.ask("DELETE", "/seats/2")
        ann.ask("POST", "/seats/2/offer", {"person": person})
        page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile("Take")).click()
        expect(page.get_by_text("You’re watching.")).to_have_count(0)


# --- the browser's own ways ---------------------------------------------------------------------------------


def test_back_forward_and_reload_lose_nothing(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        page = ann.page
        page.goto("/")
        page.locator("button.side.musketeers").click()
        expect(page.locator(".answers [data-action]").first).to_be_visible()
        if page.locator("section.prompt").get_attribute("data-kind") == "one_for_all":
            page.locator('.answers [data-action="pass"]').click()
            expect(page.locator("section.prompt")).to_have_attribute("data-kind", "next_musketeer")
        page.locator(".answers [data-action]").first.click()
        expect(page.locator("section.prompt")).to_have_attribute("data-kind", "musketeer_action")
        asked, table = page.locator("#question").inner_text(), page.url
        page.reload()
        expect(page.locator("#question")).to_have_text(asked)
        page.go_back()
        expect(page.get_by_role("heading", name="Play now")).to_be_visible()
        expect(page.locator(f'a[href="{table.removeprefix(served.url)}"]')).to_be_in_viewport()  # under "Resume"
        page.go_forward()
        expect(page.locator("#question")).to_have_text(asked)
        assert page.url == table
        page.locator('section.prompt [data-action="end"]').click()
        expect(page.locator("#question")).not_to_have_text(asked)


def test_two_tabs_of_one_player_show_the_same_game(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        tabs = [ann.page, ann.another_tab()]
        for tab in tabs:
            tab.goto(at.path)
        for tab in (*tabs, *tabs):
            before = tab.locator("section.prompt").get_attribute("data-prompt") or ""
            tab.locator('.answers [data-action^="turn "], .answers [data-action="draw"]').first.click()
            for each in tabs:
                expect(each.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
            now = at.now(1)["prompt"]["id"]
            for each in tabs:
                expect(each.locator("section.prompt")).to_have_attribute("data-prompt", now)


@pytest.mark.parametrize("playing", [False, True], ids=["before the game", "during it"])
def test_the_host_can_remove_somebody_who_is_told_so(browser: Browser, served: Served, playing: bool) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        at = opened(ann, "Ann", [1], deal=False, players=3, heroes=TEAM, bots={"0": "novice"})
        came(bob, at.table, "Bob", [2])
        if playing:
            at.start()
        ann.page.goto(at.path)
        bob.page.goto(at.path)
        bob.forgives_the_network()
        expect(bob.page.get_by_role("main")).to_contain_text("Bob")
        if playing:
            company(ann.page)
        ann.page.get_by_role("button", name=re.compile("Remove.*Bob")).click()
        ann.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
        expect(bob.page.get_by_role("alert")).to_contain_text("The host has removed you")
        expect(bob.page.locator(".answers")).to_have_count(0)
        if playing:
            expect(ann.page.get_by_role("dialog", name="People")).not_to_contain_text("Bob")


def test_somebody_who_goes_away_is_shown_as_away(browser: Browser, served: Served) -> None:
    with two(browser, served) as (ann, bob):
        for at in (ann, bob):
            at.person.page.goto(at.path)
        who = ann.person.page.get_by_role("list", name="Players").locator("li", has_text="Bob")
        expect(who).not_to_contain_text("away")
        bob.person.page.close()
        expect(who).to_contain_text("away")
