"""The server that hears of other processes by hints only: ``python -m tests.server.cluster.hints_only serve``.

As long as hints come it does not look around in the store by itself, so what is heard was told by a hint.
"""

from tests.server import fixed_dice

if __name__ == "__main__":
    from mousquetaires.__main__ import main
    from mousquetaires.server import service as server

    fixed_dice.install()
    server.CHECK_SECONDS = 3600.0  # type: ignore[misc]  # every five seconds elsewhere
    main()
