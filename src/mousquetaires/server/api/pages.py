"""Pages that are made here, in the reader's language, from Fluent texts."""

from html import escape
from typing import Final

from mousquetaires.i18n import Texts, texts

from ..settings import Settings
from ..version import RELEASE

SHELL: Final = (
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
    '<link rel="stylesheet" href="/static/page.css"></head><body><main><h1>{title}</h1>{body}</main>'
    '<footer><a href="/">{home}</a> · <a href="/privacy">{privacy}</a> · {release}</footer></body></html>'
)


def shell(spoken: Texts, title: str, paragraphs: list[str], raw: str = "") -> str:
    body = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs) + raw
    return SHELL.format(
        language=spoken.language,
        title=escape(title),
        body=body,
        release=escape(RELEASE),
        home=escape(spoken.say("page-home")),
        privacy=escape(spoken.say("page-privacy")),
    )


def refusal_page(language: str, why: str) -> str:
    """Something that is not possible, told to somebody in a browser."""
    spoken = texts(language)
    return shell(spoken, spoken.say("page-title"), [why])


def front_page(language: str) -> str:
    """What a visitor sees where the browser client was not built: that the server runs, and what is missing."""
    spoken = texts(language)
    links = "".join(_link(address, spoken.say(f"page-link-{key}")) for key, address in LINKS)
    said = [spoken.say("page-running"), spoken.say("page-not-built", command=BUILD), spoken.say("page-how")]
    return shell(spoken, spoken.say("page-title"), said, f"<ul>{links}</ul>")


def _link(address: str, text: str) -> str:
    return f'<li><a href="{address}">{escape(text)}</a></li>'


def lost_page(language: str) -> str:
    """There is nothing at this address."""
    spoken = texts(language)
    return shell(spoken, spoken.say("page-lost"), [spoken.say("page-lost-how")])


def privacy_page(settings: Settings, language: str) -> str:
    """What is kept, for how long, and what is not."""
    spoken = texts(language)
    kept = [
        spoken.say("privacy-waiting", hours=settings.keep_waiting_hours),
        spoken.say("privacy-playing", days=settings.keep_playing_days),
        spoken.say("privacy-finished", days=settings.keep_finished_days),
        spoken.say("privacy-chat", days=settings.keep_chat_days),
    ]
    about = [spoken.say(f"privacy-{part}") for part in ABOUT]
    return shell(spoken, spoken.say("page-privacy"), [*about, *kept])


BUILD: Final = "make web"
LINKS: Final = (("api", "/schema/openapi.json"), ("lobby", "/api/tables"), ("ready", "/ready"))
ABOUT: Final = ("what", "cookie", "address", "notices", "delete")
