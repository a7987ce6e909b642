"""Which engine the tests play with: the interpreted one, unless MOUSQUETAIRES_ENGINE asks for another."""

import os

os.environ.setdefault("MOUSQUETAIRES_ENGINE", "pure")  # before anything of the game is imported: coverage needs lines

from mousquetaires.native import running


def pytest_report_header() -> str:
    now = running()
    return f"engine: {now.kind}" + (f", {now.folder}" if now.folder else "")
