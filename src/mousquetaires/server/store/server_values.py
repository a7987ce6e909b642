"""Values that the server stores about itself by name: its push key, the salt for addresses, and the like."""

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from .databases import Database
from .schema import server_values


class ServerValues:
    """Named values, the same for every process."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get_or_create(self, name: str, create: Callable[[], str]) -> str:
        """The value with this name. If there is none, it is created and stored."""
        query = select(server_values.c.value).where(server_values.c.name == name)
        found = await self._database.rows(query)
        if not found:
            with suppress(IntegrityError):  # another process may be faster
                await self._database.execute(insert(server_values).values(name=name, value=create()))
            found = await self._database.rows(query)
        return str(found[0][0])

    async def set(self, name: str, value: str) -> None:
        with suppress(IntegrityError):  # another process sets it at the same moment
            await self._database.execute(
                delete(server_values).where(server_values.c.name == name),
                insert(server_values).values(name=name, value=value),
            )
