"""The server with less patience for a host who is away: ``python -m tests.browser.hasty serve``."""

from tests.server import fixed_dice

if __name__ == "__main__":
    from mousquetaires.__main__ import main
    from mousquetaires.server.table import room

    fixed_dice.install()
    room.AWAY = 0  # type: ignore[misc]  # what takes ten minutes elsewhere
    main()
