"""Your turn: a sign and a sound at the table, a push message when you are away."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from playwright.sync_api import Browser, Page, expect

from mousquetaires.i18n import texts
from tests.browser.people import Person, somebody
from tests.browser.tables import At, asks, came, opened, play_until, until
from tests.server.notify.endpoints import Browser as Keys
from tests.server.served import PATIENCE, Served

# Counts what sounds; a real one would be played to nobody.
EARS = """
  localStorage.mousquetaires = JSON.stringify({
    speed: "instant", sound: true, goalCard: false, pointers: false,
  });
  window.notes = 0;
  const tone = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.notes += 1; return tone.call(this); };
"""
# A browser's own push service is somewhere in the internet: this one has its keys and its address from us.
PUSH = """
  PushManager.prototype.subscribe = async function (options) {
    if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error("not asked rightly");
    return { toJSON: () => (%s) };
  };
"""


def milady_and_musketeer(ann: Person, bob: Person, **wish: object) -> tuple[At, At]:
    """Ann has the Musketeers, Bob is Milady, who is asked first."""
    first = opened(ann, "Ann", [1], deal=False, players=2, **wish)
    second = came(bob, first.table, "Bob", [0])
    first.start()
    return first, second


def test_a_turn_that_begins_is_seen_and_heard_and_who_is_away_is_shown_so(browser: Browser, served: Served) -> None:
    with somebody(browser, served.url) as ann, somebody(browser, served.url) as bob:
        ann.context.add_init_script(EARS)
        first, second = milady_and_musketeer(ann, bob, name="Meung")
        ann.page.goto(first.path)
        expect(ann.page).to_have_title("Meung")
        milady = ann.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="Milady")
        expect(milady).to_contain_text("Bob away")
        bob.page.goto(first.path)
        expect(milady).not_to_contain_text("away")
        bob.page.goto("about:blank")
        expect(milady).to_contain_text("Bob away")
        ann.page.get_by_role("tab", name="Chat").click()
        assert ann.page.evaluate("notes") == 0
        play_until([first, second], asks("musketeer_action", seat=1))
        expect(ann.page).to_have_title("● Your turn · Meung")
        ann.page.wait_for_function("notes > 0")


# --- from afar ----------------------------------------------------------------------------------------


@contextmanager
def push_service() -> Iterator[tuple[str, "Queue[bytes]"]]:
    """What browsers' makers run: takes sealed messages at an address."""
    taken: Queue[bytes] = Queue()

    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            taken.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nobody reads it."""

    house = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    threading.Thread(target=house.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{house.server_port}/ann", taken
    finally:
        house.shutdown()
        house.server_close()


SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map((one) => ({title: one.title, body: one.body, lang: one.lang, data: one.data})))"""
COMES = f"""async () => {{
  const late = performance.now() + 5000;
  while (performance.now() < late) if ((await {SHOWN}).length) return true;
  return false;
}}"""


def delivered(person: Person, page: Page, message: str) -> None:
    """The browser's push service hands a message to the page's service worker, again while nothing comes of it."""
    line = person.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    wish = {"origin": person.url, "registrationId": known[-1]["registrationId"], "data": message}
    until(lambda: line.send("ServiceWorker.deliverPushMessage", wish) == {} and bool(page.evaluate(COMES)))


# A click on a notice cannot be made from here: what the worker does then is called, and where it leads is written down.
CLICKED = """async () => {
  const [notice] = await self.registration.getNotifications();
  const led = new Promise((resolve) => (self.clients.openWindow = async (link) => resolve(link)));
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification: notice }));
  return led;
}"""


def test_who_is_away_gets_a_push_message_that_leads_to_the_table(whole_browser: Browser, impatient: Served) -> None:
    keys, dit = Keys(), texts("fr").say
    french = somebody(whole_browser, impatient.url, language="fr", service_worker=True)
    with french as ann, somebody(whole_browser, impatient.url) as bob, push_service() as (url, taken):
        to = keys.at(url)
        plain = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
        ann.context.grant_permissions(["notifications"], origin=impatient.url)
        ann.context.add_init_script(PUSH % json.dumps(plain))
        first, second = milady_and_musketeer(ann, bob, name="Meung")
        ann.page.goto(first.path)
        ann.page.get_by_role("button", name=dit("web-menu")).click()
        ann.page.get_by_role("button", name=dit("web-people")).click()
        ann.page.get_by_role("button", name=dit("web-notices")).click()
        ann.page.get_by_role("button", name=dit("web-push-ask")).click()
        expect(ann.page.get_by_role("button", name=dit("web-notice-end"))).to_be_visible()
        ann.page.goto("/rules")
        play_until([first, second], asks("musketeer_action", seat=1))
        message = keys.read(taken.get(timeout=PATIENCE))
        link = f"{impatient.url}{first.path}"
        assert (message["kind"], message["title"], message["link"]) == ("your_turn", "Meung", link)
        delivered(ann, ann.page, json.dumps(message))
        assert ann.page.evaluate(SHOWN) == [{"title": "Meung", "body": message["body"], "lang": "fr", "data": link}]
        assert ann.context.service_workers[0].evaluate(CLICKED) == link
