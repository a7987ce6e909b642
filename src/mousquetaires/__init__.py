"""An unofficial implementation of the board game *Mousquetaires du Roy*."""

__version__ = "0.1.0"
