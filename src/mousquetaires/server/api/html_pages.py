"""HTML pages made by the server, in the reader's language: errors, not found, privacy, client not built."""

from html import escape
from typing import Final

from mousquetaires.i18n import Texts, texts

from ..rules_fingerprint import RELEASE
from ..settings import Settings

PAGE: Final = (
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
    '<link rel="stylesheet" href="/static/page.css"></head><body><main><h1>{title}</h1>{body}</main>'
    '<footer><a href="/">{home}</a> · <a href="/privacy">{privacy}</a> · {release}</footer></body></html>'
)
BUILD_COMMAND: Final = "make web"
LINKS: Final = (("api", "/schema/openapi.json"), ("lobby", "/api/tables"), ("ready", "/ready"))
PRIVACY_PARTS: Final = ("what", "cookie", "address", "notices", "delete")


def render_page(spoken: Texts, title: str, paragraphs: list[str], raw: str = "") -> str:
    body = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs) + raw
    return PAGE.format(
        language=spoken.language,
        title=escape(title),
        body=body,
        release=escape(RELEASE),
        home=escape(spoken.say("page-home")),
        privacy=escape(spoken.say("page-privacy")),
    )


def refusal_page(language: str, why: str) -> str:
    """The error page for a refused request."""
    spoken = texts(language)
    return render_page(spoken, spoken.say("page-title"), [why])


def not_built_page(language: str) -> str:
    """Shown instead of the browser client if it was not built: the server runs, and how to build the client."""
    spoken = texts(language)
    links = "".join(_link(address, spoken.say(f"page-link-{key}")) for key, address in LINKS)
    said = [spoken.say("page-running"), spoken.say("page-not-built", command=BUILD_COMMAND), spoken.say("page-how")]
    return render_page(spoken, spoken.say("page-title"), said, f"<ul>{links}</ul>")


def _link(address: str, text: str) -> str:
    return f'<li><a href="{address}">{escape(text)}</a></li>'


def not_found_page(language: str) -> str:
    """The page for an unknown address if the browser client was not built."""
    spoken = texts(language)
    return render_page(spoken, spoken.say("page-lost"), [spoken.say("page-lost-how")])


def privacy_page(settings: Settings, language: str) -> str:
    """What the server stores, and for how long."""
    spoken = texts(language)
    kept = [
        spoken.say("privacy-waiting", hours=settings.keep_waiting_hours),
        spoken.say("privacy-playing", days=settings.keep_playing_days),
        spoken.say("privacy-finished", days=settings.keep_finished_days),
        spoken.say("privacy-chat", days=settings.keep_chat_days),
    ]
    about = [spoken.say(f"privacy-{part}") for part in PRIVACY_PARTS]
    return render_page(spoken, spoken.say("page-privacy"), [*about, *kept])
