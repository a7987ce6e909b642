"""Brings a database up to the newest migration."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from .errors import StoreError

VERSION_TABLE: Final = "alembic_version"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = max(file.name for file in (MIGRATIONS / "versions").glob("0*.py"))[:4]  # the files are numbered
MIGRATION_LOCK: Final = 1625_1628  # of several processes that start together, one migrates


def upgrade(connection: Connection) -> None:
    """Run the missing migrations. Refuses the database of another program."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    known = inspect(connection).get_table_names()
    if known and VERSION_TABLE not in known and connection.dialect.name == "sqlite":
        raise StoreError("store-not-ours", file=str(connection.engine.url.database))
    if VERSION_TABLE not in known or connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) != NEWEST:
        _run_migrations(connection)


def _run_migrations(connection: Connection) -> None:
    from alembic import command  # takes a tenth of the start-up time, and is rarely needed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError("store-newer") from error
