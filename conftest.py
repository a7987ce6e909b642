"""What has to be set before anything is imported: the engine of the tests, and the threads of NumPy.

The tests play with the interpreted engine, unless MOUSQUETAIRES_ENGINE asks for another.
"""

import os

os.environ.setdefault("MOUSQUETAIRES_ENGINE", "pure")  # before anything of the game is imported: coverage needs lines
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # test processes side by side only wait for more threads

from mousquetaires.native import running


def pytest_report_header() -> str:
    now = running()
    return f"engine: {now.kind}" + (f", {now.folder}" if now.folder else "")
