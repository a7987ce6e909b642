"""What a player installs: the wheel serves a game without the checkout, and without the tools of contributors.

`make release` installs it into an empty environment. Here it is unpacked, and all modules that pip would not install
with it are hidden, which takes seconds.
"""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from random import Random

import httpx
import pytest

from mousquetaires.data import load
from mousquetaires.engine.record_replay import verify
from mousquetaires.native.build import build
from mousquetaires.native.build_folders import FULL, QUICK, build_folder
from mousquetaires.native.sources import source_hash
from tests.box import FIRST_RELEASED
from tests.installed import hidden_modules
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
    """The server from the wheel, with the tests' dice."""

    def __init__(self, folder: Path, site: Path) -> None:
        path = os.pathsep.join([str(site), str(CHECKOUT)])
        super().__init__(folder, settings={"MOUSQUETAIRES_ENGINE": "", "PYTHONPATH": path})


def cache_with_engine(folder: Path) -> str:
    """A cache in which the builder finds a compiled engine: the tests' quick one, under the other's name."""
    place = folder / "mousquetaires" / build_folder(source_hash(), FULL).name
    shutil.copytree(build(QUICK), place)
    return str(folder)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel in it, for PYTHONPATH; it hides what pip would not install with the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    made = ("-m", "build", "--wheel", "--no-isolation", "--outdir", folder, CHECKOUT)
    run(sys.executable, *made, cwd=folder, XDG_CACHE_HOME=cache_with_engine(folder / "cache"))
    (wheel,) = folder.glob("*.whl")
    assert "none-any" not in wheel.name, "it is for one kind of machine, as what is compiled in it"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    hidden = hidden_modules("mousquetaires[server]")
    assert {"pytest", "mypy", "numpy"} <= set(hidden)
    hide = f"import sys\nsys.modules.update(dict.fromkeys({hidden}))\n"
    (folder / "site" / "sitecustomize.py").write_text(hide, "utf-8")
    return folder / "site"


def test_the_wheel_serves_a_game_by_itself(site: Path, tmp_path: Path) -> None:
    def python(*arguments: str) -> str:
        return run(sys.executable, *arguments, cwd=tmp_path, PYTHONPATH=str(site))

    assert str(site) in python("-c", "import mousquetaires as m; print(m.__file__)")
    assert python("-c", "from importlib.util import find_spec; print(find_spec('tests'))").strip() == "None"
    assert "Engine: compiled." in python("-m", "mousquetaires", "--version", "--lang", "en")

    assert FIRST_RELEASED in python("-c", "from mousquetaires.data import released_digests; print(*released_digests())")

    async def story(url: str) -> None:
        host = await new_game(url, (1,), 2)
        async with host.look(1) as seat:
            await play_on(seat, Random(1))
        assert verify(await host.must("GET", "/record"), load()).game.over
        refused = await host.ask("POST", "/start", headers={"Accept-Language": "pl"})
        assert "gra" in refused.json()["text"].lower()

    with Installed(tmp_path / "served", site) as server:
        asyncio.run(story(server.url))
        page = httpx.get(server.url)
        (script,) = re.findall(r'<script type="module"[^>]* src="(/assets/[^"]+)"', page.text)
        for address in (script, "/manifest.webmanifest", "/sw.js", "/icon-192.png"):
            assert httpx.get(server.url + address).status_code == 200, address
