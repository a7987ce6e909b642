"""The rules of the game: a pure engine that reads no file, no clock and owns no global state."""
