"""The error of notifications."""

from mousquetaires.i18n.errors import KeyedError


class NoticeError(KeyedError):
    """A notice, link, subscription or key that cannot be used: a text key and its values."""
