"""The build of the compiled engine: the process that compiles."""

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from mousquetaires.native import build
from mousquetaires.native.build_folders import QUICK
from mousquetaires.native.sources import PACKAGE


def test_mypy_is_found_where_pip_keeps_the_build_requirements(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings: dict[str, str] = {}

    def fail(command: list[str], *, env: dict[str, str], **_: Any) -> subprocess.CompletedProcess[str]:
        settings.update(env)
        return subprocess.CompletedProcess(command, 1, "", "no")

    monkeypatch.setattr(subprocess, "run", fail)
    monkeypatch.setenv("PYTHONPATH", "requirements-of-pip")
    with pytest.raises(build.BuildError):
        build._compile(tmp_path, QUICK)
    assert settings["PYTHONPATH"].split(os.pathsep) == [str(PACKAGE.parent), "requirements-of-pip"]
