"""Bad connections: nothing is lost, nothing is done twice."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from mousquetaires.i18n import texts
from tests.browser.connection_proxy import ConnectionProxy
from tests.browser.people import Person, somebody
from tests.browser.tables import At, asks, opened, play_until, until
from tests.server.served import Served

CUT = "Connection lost."
KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({url}) => url.includes("/assets/Game-"));
}"""  # what is played with is kept by the browser

# The last of the parts that are loaded ahead.
LOADED_AHEAD = """() => performance.getEntriesByType("resource").some(({name}) => name.includes("/assets/Ending-"))"""


@pytest.fixture
def proxy(served: Served) -> Iterator[ConnectionProxy]:
    with ConnectionProxy(served.port) as proxy:
        yield proxy


def at_a_table(person: Person) -> At:
    at = opened(person, "Ann", [1], players=2, bots={"0": "novice"})
    person.page.goto(at.path)
    expect(person.page.locator(".answers [data-action]").first).to_be_visible()
    person.forgives_the_network()
    return at


def moves(at: At) -> int:
    """How many answers the Musketeers have given, by the server's own story."""
    story = at.story(1)
    return sum(line["kind"] == "played" and line["seat"] == 1 for line in story)


def first_answer(page: Page) -> None:
    page.locator(".answers [data-action]:not([aria-disabled=true])").first.click()


def asked(page: Page) -> str:
    return page.locator("section.prompt").get_attribute("data-prompt") or ""


def test_a_lost_network_is_said_and_found_again_by_itself(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, service_worker=True) as ann:
        at = at_a_table(ann)
        ann.context.set_offline(True)
        expect(ann.page.get_by_role("alert")).to_contain_text(CUT)
        ann.context.set_offline(False)
        expect(ann.page.get_by_role("alert")).to_have_count(0)
        before = asked(ann.page)
        first_answer(ann.page)
        expect(ann.page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        assert moves(at) == 1


def test_without_a_network_a_player_is_shown_as_away_and_no_answer_can_be_given(
    browser: Browser, served: Served
) -> None:
    with somebody(browser, served.url, service_worker=True) as ann:
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        play_until([at], asks("musketeer_action"))
        page = ann.page
        page.goto(at.path)
        own = page.get_by_role("list", name="Players").get_by_role("button", name="You")
        end = page.get_by_role("button", name="End his turn")
        inert = page.locator("[inert]", has=page.locator('[data-action="end"]'))
        expect(end).to_be_visible()
        expect(inert).to_have_count(0)
        expect(own).not_to_contain_text("away")
        ann.forgives_the_network()
        ann.context.set_offline(True)
        expect(own).to_contain_text("away")
        expect(own.locator(".dot.away")).to_be_visible()
        expect(page.get_by_role("status").filter(has_text="You’re offline.")).to_be_visible()
        expect(inert).to_have_count(1)  # it can be neither pressed nor focused
        before = moves(at)
        page.keyboard.press("e")
        expect(page.get_by_role("alert").filter(has_text="You’re offline.")).to_be_visible()
        ann.context.set_offline(False)
        expect(inert).to_have_count(0)
        expect(own).not_to_contain_text("away")
        assert moves(at) == before


def test_after_the_first_answer_settings_and_arsenal_open_without_a_network(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, service_worker=True) as ann:
        at_a_table(ann)
        page = ann.page
        assert not page.evaluate(LOADED_AHEAD)
        first_answer(page)
        page.wait_for_function(LOADED_AHEAD)
        ann.context.set_offline(True)
        expect(page.get_by_role("alert")).to_contain_text(CUT)
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("dialog").get_by_role("heading", name="Settings")).to_be_visible()
        page.keyboard.press("Escape")
        page.locator('[data-open="arsenal"]').click()
        expect(page.locator(".stage .arsenal")).to_be_visible()


def test_a_broken_connection_is_made_again_without_a_reload(
    browser: Browser, served: Served, proxy: ConnectionProxy
) -> None:
    with (
        somebody(browser, proxy.url, service_worker=True) as ann,
        somebody(browser, served.url, service_worker=True) as host,
    ):
        at = opened(host, "Host", [], deal=False, players=3, bots={"0": "novice", "1": "novice"})
        ann.page.goto(at.path)
        expect(ann.page.get_by_role("heading", name="Seats")).to_be_visible()
        ann.forgives_the_network()
        proxy.cut()
        # Said once: the seconds that are counted stand beside it, where nobody has to hear each of them.
        expect(ann.page.get_by_role("alert")).to_have_text(f"{CUT} Your moves are safe.")
        expect(ann.page.get_by_text("Trying again")).to_be_visible()
        at.sit(2)  # while she is away
        proxy.mend()
        expect(ann.page.get_by_role("alert")).to_have_count(0)
        expect(ann.page.get_by_role("main")).to_contain_text("Host")
        at.start()  # and afterwards
        expect(ann.page.locator("section.prompt")).to_be_visible()


def test_a_move_whose_answer_is_lost_is_made_once(browser: Browser, served: Served, proxy: ConnectionProxy) -> None:
    with (
        somebody(browser, proxy.url, service_worker=True) as ann,
        somebody(browser, served.url, service_worker=True) as witness,
    ):
        at = at_a_table(ann)
        seen = At(witness, at.table)
        before = asked(ann.page)
        proxy.hold_answers()
        first_answer(ann.page)
        until(lambda: seen.now(6)["prompt"]["id"] != before)
        proxy.cut()  # the server has done it, and she cannot know
        expect(ann.page.get_by_role("alert")).to_contain_text(CUT)
        proxy.mend()
        expect(ann.page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        expect(ann.page.locator(".answers[aria-busy=true]")).to_have_count(0)
        assert moves(at) == 1
        expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_a_move_that_never_arrived_is_made_when_the_connection_is_back(
    browser: Browser, served: Served, proxy: ConnectionProxy
) -> None:
    with somebody(browser, proxy.url, service_worker=True) as ann:
        at = at_a_table(ann)
        before = asked(ann.page)
        proxy.lose_requests()
        first_answer(ann.page)
        proxy.cut()
        expect(ann.page.get_by_role("alert")).to_contain_text(CUT)
        proxy.mend()
        expect(ann.page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        assert moves(at) == 1


def test_a_double_click_is_one_move(browser: Browser, served: Served, proxy: ConnectionProxy) -> None:
    with somebody(browser, proxy.url, service_worker=True) as ann:
        at = at_a_table(ann)
        before = asked(ann.page)
        proxy.hold_answers()
        ann.page.locator(".answers [data-action]:not([aria-disabled=true])").first.dblclick()
        proxy.mend()
        expect(ann.page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        assert moves(at) == 1
        expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_an_action_that_is_no_longer_possible_is_refused_in_the_players_language(
    browser: Browser, served: Served, proxy: ConnectionProxy
) -> None:
    with somebody(browser, proxy.url, language="fr", service_worker=True) as ann:
        at = at_a_table(ann)
        before = asked(ann.page)
        proxy.hold_answers()  # this tab does not hear that another one is quicker
        ann.url = served.url  # over another proxy
        at.act(1, at.now(1)["prompt"]["default"])
        first_answer(ann.page)
        proxy.mend()
        expect(ann.page.get_by_role("alert")).to_contain_text("Cette question n’est plus posée")
        expect(ann.page.locator("section.prompt")).not_to_have_attribute("data-prompt", before)
        assert moves(at) == 1


def test_without_a_connection_the_page_opens_all_the_same_and_says_what_is_the_matter(
    browser: Browser, proxy: ConnectionProxy
) -> None:
    with somebody(browser, proxy.url, language="pl", service_worker=True) as ann:
        ann.page.goto("/")
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        for words in ("/api/texts/pl", "/api/names"):
            until(lambda words=words: bool(ann.page.evaluate(f"caches.match('{words}').then(Boolean)")))  # type: ignore[misc]
        ann.forgives_the_network()
        proxy.cut()
        ann.page.reload()
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        ann.page.get_by_role("link", name="Poczekalnia").first.click()
        expect(ann.page.get_by_role("alert")).to_contain_text("Serwer nie odpowiada")


def test_a_table_is_shown_again_once_the_server_answers(browser: Browser, proxy: ConnectionProxy) -> None:
    with somebody(browser, proxy.url, service_worker=True) as ann:
        at_a_table(ann)
        until(lambda: bool(ann.page.evaluate(KEPT)))
        proxy.cut()
        ann.page.reload()
        expect(ann.page.get_by_role("alert")).to_contain_text("The server can’t be reached")
        proxy.mend()
        ann.page.get_by_role("button", name="Try again").click()
        expect(ann.page.locator(".answers [data-action]").first).to_be_visible()


def test_a_part_of_the_game_that_does_not_come_is_told_and_asked_for_again(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url, service_worker=True) as ann:
        ann.forgives_the_network()
        ann.context.add_init_script("ServiceWorkerContainer.prototype.register = () => Promise.reject()")
        ann.context.route("**/assets/Game-*.js", lambda route: route.abort())
        at = opened(ann, "Ann", [1], players=2, bots={"0": "novice"})
        ann.page.goto(at.path)
        expect(ann.page.get_by_role("alert")).to_contain_text("The server can’t be reached")
        ann.context.unroute("**/assets/Game-*.js")
        ann.page.get_by_role("button", name="Try again").click()
        expect(ann.page.locator(".answers [data-action]").first).to_be_visible()


FORGET = """async () => {
  const worker = await navigator.serviceWorker.ready;
  await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}"""


def test_without_any_text_the_way_on_is_called_what_it_was_called_the_last_time(
    browser: Browser, served: Served
) -> None:
    with somebody(browser, served.url, language="fr", service_worker=True) as ann:
        ann.page.goto("/")
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        ann.page.evaluate(FORGET)
        ann.forgives_the_network()
        ann.context.route("**/api/texts/*", lambda route: route.abort())
        ann.page.reload()
        again = ann.page.get_by_role("button", name=texts("fr").say("web-try-again"))
        ann.context.unroute("**/api/texts/*")
        again.click()
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
