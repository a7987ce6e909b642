"""Webhook calls, signed as https://www.standardwebhooks.com describes. There are libraries for many languages.

A call is a POST of JSON with three headers. ``webhook-signature`` is ``v1,`` and the Base64 of an HMAC-SHA256 over
``webhook-id``, a dot, ``webhook-timestamp`` (seconds), a dot, and the body. Its key is the Base64 after ``whsec_``.
Receivers should refuse other signatures, timestamps that are more than five minutes off, and ids they have seen
before: a failed call is retried with the same id.
"""

import hmac
import secrets
from base64 import b64encode
from typing import Final

from msgspec import json
from yarl import URL

from .http_post import HttpPost
from .notices import Notice, notice_text, shortened_name
from .subscriptions import SECRET_PREFIX, WebhookTo, webhook_key

NEW_SECRET_BYTES: Final = 32


def webhook_post(to: WebhookTo, notice: Notice, id: str, at: int) -> HttpPost:
    """The signed call for a notice. ``at``: the time in seconds."""
    body = webhook_body(notice)
    headers = {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": str(at),
        "webhook-signature": signature(to.secret, id, at, body),
    }
    return HttpPost(URL(to.url), headers, body)


def webhook_body(notice: Notice) -> bytes:
    said = notice_text(notice, notice.language)
    return json.encode(
        {
            "kind": notice.kind,
            "table": notice.table,
            "table_name": shortened_name(notice),
            "seat": notice.seat,
            "title": said.title,
            "text": said.text,
            "link": notice.link,
            "language": notice.language,
        }
    )


def signature(secret: str, id: str, at: int, body: bytes) -> str:
    """Proves that the sender knows the secret. Covers the id, the time and the body."""
    signed = hmac.digest(webhook_key(secret), f"{id}.{at}.".encode() + body, "sha256")
    return f"v1,{b64encode(signed).decode()}"


def new_secret() -> str:
    """A new secret for a webhook. It is shown to its owner once."""
    return SECRET_PREFIX + b64encode(secrets.token_bytes(NEW_SECRET_BYTES)).decode()


def new_id() -> str:
    return f"msg_{secrets.token_hex(16)}"
