"""Seats that change hands, absent hosts, removed players, frozen games."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from mousquetaires.i18n import texts
from tests.browser.people import somebody
from tests.browser.tables import At, came, company, opened, play_until
from tests.server.served import Served

SAYS = texts("en").say
TEAM = [["dartagnan", "athos"], ["aramis", "porthos"]]


@contextmanager
def two(browser: Browser, url: str) -> Iterator[tuple[At, At]]:
    """Ann, who is host, and Bob with two Musketeers each; Milady is a bot."""
    with somebody(browser, url) as ann, somebody(browser, url) as bob:
        first = opened(ann, "Ann", [1], deal=False, players=3, heroes=TEAM, bots={"0": "novice"})
        second = came(bob, first.table, "Bob", [2])
        first.start()
        for at in (first, second):
            at.person.page.goto(at.path)
            expect(at.person.page.locator("section.prompt")).to_be_visible()
        yield first, second


def shut(dialog: Locator) -> None:
    dialog.get_by_role("button", name="Close").first.click()
    expect(dialog).to_have_count(0)


def story(page: Page) -> Locator:
    return page.get_by_role("region", name="Story")


# --- seats --------------------------------------------------------------------------------------------


def test_who_gets_up_is_replaced_by_a_bot_then_by_an_onlooker_and_has_his_seat_back(
    browser: Browser, served: Served
) -> None:
    with two(browser, served.url) as (ann, bob), somebody(browser, served.url) as cid:
        cid.page.goto(ann.path)
        entering = company(cid.page)
        entering.get_by_label("Your nickname").fill("Cid")
        entering.get_by_role("button", name="Join").click()
        own = company(bob.person.page)
        own.get_by_role("button", name="Leave this seat: Aramis and Porthos").click()
        shut(own)
        seats = company(ann.person.page)
        expect(seats).to_contain_text("Bob left")
        novice = seats.get_by_role("button", name="Novice bot: Aramis and Porthos")
        expect(novice).to_have_accessible_description(SAYS("web-bot-novice-about"))
        novice.click()
        expect(seats).to_contain_text("Bot: Novice · Bob left")
        seats.get_by_role("button", name=f"{SAYS('web-offer-make')}: Aramis and Porthos").click()
        offered = seats.get_by_role("group", name="Offer this seat to: Aramis and Porthos")
        offered.get_by_role("button", name="Cid").click()
        expect(seats).to_contain_text("kept for Cid")
        expect(cid.page.get_by_role("status").filter(has_text="Ann offers you a seat")).to_be_visible()
        cid.page.get_by_role("button", name="Take this seat: Aramis and Porthos").click()
        expect(cid.page.locator("button.here small")).to_have_text("Aramis and Porthos")
        assert At(cid, ann.table).ask("GET", "/me")["seats"] == [2]
        expect(seats).to_contain_text("Bob can take over again")
        shut(seats)
        for told in ("The host offers Cid a seat: Aramis and Porthos.", "Cid took a seat: Aramis and Porthos."):
            expect(story(ann.person.page)).to_contain_text(told)
        bob.person.page.get_by_role("button", name="Take it again: Aramis and Porthos").click()
        expect(bob.person.page.locator("button.here small")).to_have_text("Aramis and Porthos")
        expect(cid.page.locator(".here")).to_have_count(0)  # he looks on again
        assert bob.ask("GET", "/me")["seats"] == [2]


def test_a_bot_gives_way_to_whoever_comes_before_the_game(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        at = opened(ann, "Ann", [1], deal=False, players=3, heroes=TEAM, bots={"0": "novice", "2": "adept"})
        second = came(bob, at.table, "Bob")
        bob.page.goto(at.path)
        bob.page.get_by_role("button", name=f"{SAYS('web-sit')}: Aramis and Porthos").click()
        expect(bob.page.get_by_role("button", name=f"{SAYS('web-rise')}: Aramis and Porthos")).to_be_visible()
        expect(bob.page.get_by_role("button", name=SAYS("web-sit"))).to_have_count(0)  # Milady is of the other side
        assert second.ask("GET", "/me")["seats"] == [2]


# --- those whom the host sends away -------------------------------------------------------------------


def sent_away(host: Page, verdict: str) -> None:
    host.get_by_role("button", name=f"{verdict}: Bob").click()
    host.get_by_role("dialog", name="Bob").get_by_role("button", name=verdict, exact=True).click()
    expect(host.get_by_role("button", name=f"{verdict}: Bob")).to_have_count(0)  # the next Bob is another person


def test_who_is_muted_removed_and_banned_is_told_so_each_time(browser: Browser, served: Served) -> None:
    with two(browser, served.url) as (ann, bob):
        bob.person.forgives_the_network()
        host, page = ann.person.page, bob.person.page
        company(host).get_by_role("button", name="Mute: Bob").click()
        expect(story(page)).to_contain_text("The host muted Bob.")
        page.get_by_role("tab", name="Chat").click()
        page.get_by_label("Write a message").fill("Par ma foi")
        page.get_by_role("button", name="Send", exact=True).click()
        expect(page.get_by_role("alert")).to_contain_text("The host has muted you")
        expect(page.get_by_label("Write a message")).to_have_value("Par ma foi")
        sent_away(host, "Remove")
        expect(page.get_by_role("alert").first).to_contain_text("The host has removed you from the table.")
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator(".here")).to_have_count(0)  # now he is a spectator like the others
        again = company(page)
        again.get_by_label("Your nickname").fill("Bob")
        again.get_by_role("button", name="Join").click()
        expect(again.get_by_label("Your nickname")).to_have_count(0)
        sent_away(host, "Ban")
        for _ in range(2):
            expect(page.get_by_role("alert")).to_contain_text("The host has banned you")
            page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("alert")).to_contain_text("The host has banned you")
        expect(page.locator("section.prompt")).to_have_count(0)


# --- a server of their own: its host is soon missed, and its games are taken over by another program ---------


def test_a_player_acts_as_host_while_the_host_is_away_until_he_is_back(browser: Browser, impatient: Served) -> None:
    with two(browser, impatient.url) as (ann, bob):
        dialog = company(bob.person.page)
        expect(dialog.get_by_role("button", name="Act as host")).to_have_count(0)
        ann.person.page.close()
        expect(dialog).to_contain_text("The host is away.")
        dialog.get_by_role("button", name="Act as host").click()
        expect(dialog.get_by_role("listitem").filter(has_text="here, host, you")).to_have_count(1)
        expect(dialog.get_by_role("button", name="Mute: Ann")).to_be_visible()
        shut(dialog)
        expect(story(bob.person.page)).to_contain_text("Bob is now the host.")
        again = ann.person.another_tab()
        again.goto(ann.path)
        back = company(again)
        expect(back).to_contain_text("You opened this table: you can be its host again.")
        back.get_by_role("button", name="Act as host").click()
        expect(back.get_by_role("button", name="Mute: Bob")).to_be_visible()


def test_a_bot_plays_for_whoever_is_away_for_long_until_he_is_back(
    browser: Browser, served: Served, impatient: Served
) -> None:
    for server in (served, impatient):
        with two(browser, server.url) as (ann, bob):
            ann.person.forgives_the_network()
            seats = company(ann.person.page)
            novice = seats.get_by_role("button", name="Novice bot: Aramis and Porthos")
            expect(novice).to_have_count(0)
            bob.person.page.close()
            novice.click()
            if server is served:  # where he has just gone
                expect(seats.get_by_role("alert")).to_contain_text("has been away for a good while")
                continue
            expect(seats).to_contain_text("Bot: Novice · for Bob")
            again = bob.person.another_tab()
            again.goto(bob.path)
            company(again).get_by_role("button", name=f"{SAYS('web-seat-back')}: Aramis and Porthos").click()
            expect(seats).not_to_contain_text("Bot: Novice · for Bob")
            assert bob.ask("GET", "/me")["seats"] == [2]


def test_a_game_that_another_program_would_play_otherwise_is_frozen_readable_and_downloadable(
    browser: Browser, impatient: Served
) -> None:
    with somebody(browser, impatient.url) as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        play_until([at], lambda _seat, hello: hello["version"] > 15)
        ann.page.goto(at.path)
        expect(ann.page.locator(".answers")).to_be_visible()
        ann.forgives_the_network()
        assert impatient.stop() == 0
        upgraded(impatient, at.table)
        impatient.start()
        ann.page.evaluate("dispatchEvent(new Event('online'))")  # it would come back by itself, a little later
        frozen = ann.page.get_by_role("region", name="This game is frozen")
        expect(frozen).to_contain_text("You can read and download it, but not continue it.")
        expect(frozen).to_contain_text("Below is the last position played")
        expect(ann.page.locator(".answers")).to_have_count(0)
        expect(ann.page.get_by_role("group", name="The board")).to_be_visible()
        expect(frozen.get_by_role("button", name="Play again")).to_be_visible()
        with ann.page.expect_download() as kept:
            frozen.get_by_role("link", name="Record").click()
        record = json.loads(Path(kept.value.path()).read_text("utf-8"))
        assert len(record["inputs"]) > 0


def upgraded(served: Served, table: str) -> None:
    """Something in the log of a server that does not run is not understood any more by the next program."""
    with closing(sqlite3.connect(served.database.removeprefix("sqlite:///"))) as base:
        rows = base.execute("SELECT version, body FROM entries WHERE table_id = ? ORDER BY version", (table,))
        version, body = [row for row in rows.fetchall() if b'"kind":"played"' in bytes(row[1])][-5]
        danced = bytes(body).replace(b'"kind":"played"', b'"kind":"danced"')
        base.execute("UPDATE entries SET body = ? WHERE table_id = ? AND version = ?", (danced, table, version))
        base.execute("UPDATE tables SET engine = 'another program'")
        base.commit()
