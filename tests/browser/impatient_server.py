"""A server that soon replaces an absent host: ``python -m tests.browser.impatient_server serve``."""

from tests.server import fixed_dice

if __name__ == "__main__":
    from mousquetaires.__main__ import main
    from mousquetaires.server.table import people_commands

    fixed_dice.install()
    people_commands.AWAY = 0  # type: ignore[misc]  # what takes ten minutes elsewhere
    main()
