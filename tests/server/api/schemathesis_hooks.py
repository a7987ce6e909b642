"""What Schemathesis needs to know about our server: real tables and their keys, and refusals that are right.

The ``st`` process that tests/server/api/test_openapi.py starts loads it. ``SCHEMATHESIS_TABLES`` names a file with the
tables that it may use.
"""

import json
import os
import re
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import schemathesis
from schemathesis import AuthContext, Case, HookContext, Response
from schemathesis.core.failures import Failure
from schemathesis.generation import RANDOM
from schemathesis.openapi.checks import EnsureResourceAvailability, IgnoredAuth, RejectedPositiveData

AnyCase = Case[Any]
LAID = json.loads(Path(os.environ["SCHEMATHESIS_TABLES"]).read_text("utf-8"))
SECRETS: dict[str, str] = LAID["secrets"]  # by table
URL: str = LAID["url"]
TABLES = list(SECRETS)  # as they were laid: their names are random
RANDOM.seed(LAID["seed"])  # a case's name would be another in each run
DELETION = "DELETE /api/tables/{table}"
WRITTEN_WITH_A_POINT = {"type": "int", "found": "float"}
NAME = re.compile(r"[A-Za-z0-9_-]{16}")
# the only refusals a valid request must not meet
BY_THE_DOCUMENT = ("server-bad-request", "server-not-json", "server-not-object", "server-field-")


@schemathesis.auth(refresh_interval=None)
class Host:
    """A table that exists, three of four times, and its host's cookie: else nearly all would be answered by 404."""

    def get(self, case: AnyCase, context: AuthContext) -> str | None:
        table = case.path_parameters.get("table")
        number = crc32(case.id.encode()) % (len(TABLES) + 1)
        if not isinstance(table, str) or not NAME.fullmatch(table) or number == len(TABLES):
            return None
        known = TABLES[number], SECRETS[TABLES[number]]
        case.path_parameters["table"], secret = self._fresh() if context.operation.label == DELETION else known
        return secret

    def _fresh(self) -> tuple[str, str]:
        """A table that may be deleted; the others are still needed."""
        answer = httpx.post(f"{URL}/api/tables", json={"nickname": "Planchet"})
        return answer.json()["table"], answer.cookies["mousquetaires"]

    def set(self, case: AnyCase, data: str | None, context: AuthContext) -> None:
        if data:
            case.cookies["mousquetaires"] = data


@schemathesis.hook
def filter_failure(context: HookContext, failure: Failure, case: AnyCase, response: Response) -> bool:
    """Leave out what the document cannot say, and nothing else; each with its reason."""
    if isinstance(failure, EnsureResourceAvailability):
        # The table is there, but not the seat or the person that was asked for.
        return bool(problem(response)["key"] == "server-no-table")
    if isinstance(failure, IgnoredAuth):
        # The request before has deleted the table, and at one that is not there no key is looked at.
        return not (failure.operation == DELETION and "`404 Not Found`" in failure.message)
    if not isinstance(failure, RejectedPositiveData) or response.status_code != 400:
        return True
    if not problem(response)["key"].startswith(BY_THE_DOCUMENT):
        return False  # well formed, but not by the rules of the game or the house: a Musketeer nobody knows, say
    # To JSON Schema 24.0 is an integer; we want integers to be written as such.
    return not problem(response)["values"].items() >= WRITTEN_WITH_A_POINT.items()


def problem(response: Response) -> Any:
    return json.loads(response.content)
