"""A terminal for each test."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    home = tmp_path / "home"
    home.mkdir()
    return Terminal(monkeypatch, capsys, home)
