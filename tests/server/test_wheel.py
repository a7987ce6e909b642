"""The wheel alone, installed in an empty environment outside the checkout, serves a game."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

from mousquetaires.data import load
from mousquetaires.engine.record import verify
from mousquetaires.native.build import build
from mousquetaires.native.build_folders import FULL, QUICK, build_folder
from mousquetaires.native.sources import source_hash
from tests.server.served import Served, new_game, play_on

CHECKOUT = Path(__file__).parents[2]
MINUTES = 600.0
OURS = ("PYTHON", "COVERAGE", "COV_", "MOUSQUETAIRES_ENGINE")


def run(*command: str | Path, cwd: Path, **words: str) -> str:
    """Run a command in an environment that knows nothing of this one, but for these words."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=clean | words, capture_output=True, text=True, timeout=MINUTES
    )
    assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


class Installed(Served):
    """The server as it was installed from the wheel."""

    def __init__(self, folder: Path, python: Path) -> None:
        super().__init__(folder, settings={"MOUSQUETAIRES_ENGINE": ""})
        self.python = str(python)


def cache_with_engine(folder: Path) -> str:
    """A cache in which the builder finds a compiled engine: the tests' quick one, under the other's name."""
    place = folder / "mousquetaires" / build_folder(source_hash(), FULL).name
    shutil.copytree(build(QUICK), place)
    return str(folder)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An interpreter whose environment holds the wheel, what it needs, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    made = ("-m", "build", "--wheel", "--no-isolation", "--outdir", folder, CHECKOUT)
    run(sys.executable, *made, cwd=folder, XDG_CACHE_HOME=cache_with_engine(folder / "cache"))
    (wheel,) = folder.glob("*.whl")
    assert "none-any" not in wheel.name, "it is for one kind of machine, as what is compiled in it"
    run(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    python = folder / "venv" / "bin" / "python"
    install = (python, "-m", "pip", "install", "--quiet")  # as docs/operators.md says
    locks = CHECKOUT / "requirements"
    run(*install, "--require-hashes", "-r", locks / "build.txt", cwd=folder)
    run(*install, "--require-hashes", "--no-build-isolation", "-r", locks / "players.txt", cwd=folder)
    run(*install, "--no-deps", wheel, cwd=folder)
    return python


def test_the_wheel_serves_a_game_by_itself(python: Path, tmp_path: Path) -> None:
    assert "site-packages" in run(python, "-c", "import mousquetaires as m; print(m.__file__)", cwd=tmp_path)
    assert "pytest" not in run(python, "-m", "pip", "list", cwd=tmp_path)
    looked = run(python, "-c", "from importlib.util import find_spec; print(find_spec('tests'))", cwd=tmp_path)
    assert looked.strip() == "None"
    assert "Engine: compiled." in run(python, "-m", "mousquetaires", "--version", "--lang", "en", cwd=tmp_path)

    async def story(url: str) -> None:
        host = await new_game(url, (1,), 2)
        async with host.look(1) as seat:
            await play_on(seat, Random(1))
        assert verify(await host.must("GET", "/record"), load()).game.over
        refused = await host.ask("POST", "/start", headers={"Accept-Language": "pl"})
        assert "gra" in refused.json()["text"].lower()

    with Installed(tmp_path / "served", python) as server:
        asyncio.run(story(server.url))
        page = httpx.get(server.url)
        (script,) = re.findall(r'<script type="module"[^>]* src="(/assets/[^"]+)"', page.text)
        for address in (script, "/manifest.webmanifest", "/sw.js", "/icon-192.png"):
            assert httpx.get(server.url + address).status_code == 200, address


def test_no_package_is_made_without_the_browser_client(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(CHECKOUT / "src", checkout / "src", ignore=shutil.ignore_patterns("web", "__pycache__"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(CHECKOUT / name, checkout)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(checkout)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=MINUTES, check=False)
    assert done.returncode != 0
    assert "make web" in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))
