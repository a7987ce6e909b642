"""An unofficial implementation of the board game *Mousquetaires du Roy*."""

from .native import choose

__version__ = "0.1.0"

choose()
