"""Which subscriptions are accepted, and what a notice says."""

import json
from ipaddress import ip_address

import msgspec
import pytest

from mousquetaires.i18n import languages, texts
from mousquetaires.server.notify.errors import NoticeError
from mousquetaires.server.notify.notices import Kind, Notice, notice_text
from mousquetaires.server.notify.subscriptions import PushTo, Subscription, WebhookTo, check_subscription
from mousquetaires.server.notify.urls import LONGEST_URL, is_public
from mousquetaires.server.notify.webhook import webhook_post
from tests.server.notify.endpoints import BROWSER, LINK, SECRET, base64, notice

# --- what is accepted -----------------------------------------------------------------------------


def refusal(subscription: Subscription, *, private: bool = False) -> str:
    try:
        check_subscription(subscription, private=private)
    except NoticeError as error:
        return error.key
    return ""


GOOD = [
    "https://hook.example/x?y=1",
    "https://hook.example:8443",
    "https://9.9.9.9/",
    "https://[2606:4700::1111]/",
    "https://bücher.example/é",
    "https://HOOK.example./",
    "https://updates.push.services.example/wpush/v2/gAAA:b-_~",
]


@pytest.mark.parametrize("url", GOOD)
def test_a_public_https_address_is_accepted(url: str) -> None:
    assert refusal(WebhookTo(url, SECRET)) == ""
    assert refusal(BROWSER.at(url)) == ""


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("", "notice-url"),
        ("hook.example", "notice-url"),
        ("//hook.example", "notice-url"),
        ("https://", "notice-url"),
        ("https:///x", "notice-url"),
        ("https://[::1", "notice-url"),
        ("https://h:99999/", "notice-url"),
        ("https://h:0/", "notice-url"),
        ("https://a b/", "notice-url"),
        ("https://h/\n", "notice-url"),
        ("https://h/\x00", "notice-url"),
        ("https://a..b/", "notice-url"),
        ("https://%6c/", "notice-url"),
        ("https://" + "a" * 64 + ".example/", "notice-url"),
        ("https://" + "a." * 127 + "example/", "notice-url"),
        ("https://h\\@g/", "notice-url"),
        ("https://[2606:4700::1111%25eth0]/", "notice-url"),
        ("http://hook.example/", "notice-url-https"),
        ("ftp://hook.example/", "notice-url-https"),
        ("file:///etc/passwd", "notice-url"),
        ("https://athos:secret@hook.example/", "notice-url-password"),
        ("https://athos@hook.eu/", "notice-url-password"),
        ("https://@hook.example/", "notice-url-password"),
        ("https://:@hook.example/", "notice-url-password"),
        ("https://hook.example/" + "x" * LONGEST_URL, "notice-url-long"),
    ],
)
def test_an_address_we_should_not_call_is_refused_with_a_reason(url: str, key: str) -> None:
    assert refusal(WebhookTo(url, SECRET)) == key
    assert refusal(BROWSER.at(url)) == key


# fmt: off
PRIVATE = [
    "127.0.0.1", "127.8.9.10", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "239.255.255.250", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1",
    "::", "::1", "fe80::1", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1", "100::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1",
    "2002:7f00:1::", "2002:a00:1::1", "2001::1", "::ffff:0:127.0.0.1",
]
# fmt: on


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_inside_a_network_is_not_public(address: str) -> None:
    assert not is_public(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    assert refusal(WebhookTo(f"https://{host}/", SECRET)) == "notice-url-private"
    assert refusal(WebhookTo(f"http://{host}/", SECRET), private=True) == ""


@pytest.mark.parametrize("address", ["9.9.9.9", "2606:4700::1111", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_an_address_in_the_open_internet_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "host",
    [
        "2130706433",
        "0177.0.0.1",
        "017700000001",
        "0x7f.0.0.1",
        "0x7f000001",
        "127.1",
        "127.0.1",
        "127.0.0.1.",
        "0",
        "0x",
        "127.0.0.01",
        "1.2.3.256",
        "hook.0x7f",
        "hook.1",
        "①②⑦.⓪.⓪.1",
        "127。0。0。1",
    ],
)
def test_an_address_in_an_odd_spelling_is_refused(host: str) -> None:
    assert refusal(WebhookTo(f"https://{host}/", SECRET)) in ("notice-url", "notice-url-private")


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        (base64(bytes(65)), base64(bytes(16))),
        (base64(b"\x04" + bytes(64)), base64(bytes(16))),
        (None, base64(bytes(15))),
        (None, base64(bytes(17))),
        (None, "!" * 22),
        (base64(bytes(64)), None),
        ("é" * 87, None),
        ("A" * 10_000, None),
    ],
)
def test_damaged_browser_keys_are_refused(p256dh: str | None, auth: str | None) -> None:
    good = BROWSER.at("https://push.example/")
    to = PushTo(good.endpoint, good.p256dh if p256dh is None else p256dh, good.auth if auth is None else auth)
    assert refusal(to) == "notice-push-keys"


@pytest.mark.parametrize(
    "secret",
    [
        "",
        "whsec_",
        "x" * 40,
        pytest.param(SECRET.removeprefix("whsec_"), id="bare"),
        "whsec_" + "A" * 28,
        "whsec_" + "A" * 96,
        "whsec_" + "-" * 40,
    ],
)
def test_a_webhooks_secret_has_a_form(secret: str) -> None:
    assert refusal(WebhookTo("https://hook.example/", secret)) == "notice-secret"


def test_subscriptions_are_kept_as_json() -> None:
    for to in (BROWSER.at("https://push.example/x"), WebhookTo("https://hook.example/x", SECRET)):
        kept = msgspec.json.encode(to)
        assert msgspec.json.decode(kept, type=PushTo | WebhookTo) == to
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type": "letter", "url": "https://hook.example"}', type=PushTo | WebhookTo)


# --- what is said ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["It’s your turn (Milady).", "The game is over."]),
        ("fr", ["C’est à vous de jouer (Milady).", "La partie est terminée."]),
        ("it", ["Tocca a te (Milady).", "La partita è finita."]),
        ("pl", ["Twoja kolej (Milady).", "Gra się skończyła."]),
        ("de", ["Du bist am Zug (Mylady).", "Das Spiel ist zu Ende."]),
    ],
)
def test_a_notice_is_said_in_the_receivers_language(language: str, said: list[str]) -> None:
    kinds: tuple[Kind, ...] = ("your_turn", "game_over")
    assert [notice_text(notice(kind, seat=0), language).text for kind in kinds] == said
    told = webhook_post(WebhookTo("https://hook.example/", SECRET), notice(seat=0, language=language), "msg_1", 1)
    assert json.loads(told.body)["text"] == said[0]


def test_every_language_says_something_of_its_own() -> None:
    assert len({notice_text(notice(), language).text for language in languages()}) == 5
    assert notice_text(notice(), "tlh") == notice_text(notice(), "en")


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("", "Mousquetaires du Roy"),
        (" \n\t", "Mousquetaires du Roy"),
        ("Red\nDove\x00\u202e", "Red Dove"),
        ("a" * 61, "a" * 60),
        ("\ud800", "Mousquetaires du Roy"),
        ("{ $seat }", "{ $seat }"),
    ],
)
def test_a_tables_name_is_one_short_line(name: str, title: str) -> None:
    assert notice_text(notice(name=name), "en").title == title


@pytest.mark.parametrize(
    "link",
    [
        LINK + "#secret",
        "javascript:alert(1)",
        "/table/dove",
        "",
        "https://a:b@play.example/",
        "https://play.example/ x",
        "https://[",
        LINK + "x" * LONGEST_URL,
    ],
)
def test_a_link_that_could_carry_a_secret_is_refused(link: str) -> None:
    with pytest.raises(NoticeError) as refused:
        Notice("dove", 1, "your_turn", link, "en", "")
    assert refused.value.key == "notice-link"


def test_a_refusal_has_its_sentence() -> None:
    with pytest.raises(NoticeError) as refused:
        check_subscription(WebhookTo("https://hook.example", "short"), private=False)
    said = texts("en").say(refused.value.key, **refused.value.values)
    assert said == "A webhook’s secret is whsec_ followed by 24 to 64 bytes in Base64."
