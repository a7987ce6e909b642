"""Why a game can't be analysed."""

from mousquetaires.i18n.errors import KeyedError


class AnalysisError(KeyedError):
    """A record that can't be analysed. Carries a text key and values."""
