"""Write requirements/*.txt anew: the newest version of every package, with the hashes of all its files.

`make lock` runs it, with the uv that requirements/lock.txt names. There is one file for each thing that the Makefile
installs. All of them come from one resolution, so that they agree. The files hold for Python 3.11 and newer, on every
system; a package that only some of them need carries a marker.
"""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "requirements"
NOT_FOR_DEV: Final = {"ray"}  # large, and installed beside .venv
# fmt: off
COMPILE: Final = [
    "pip", "compile", "-", "--quiet", "--system-certs", "--universal", "--python-version", "3.11", "--generate-hashes",
    "--no-annotate", "--custom-compile-command", "make lock",
]
# fmt: on


def environments() -> dict[str, list[str]]:
    """What each file of requirements/ is made from, as pyproject.toml has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    players: list[str] = project["project"]["dependencies"]
    tools = [need for extra, needs in extras.items() if extra not in NOT_FOR_DEV for need in needs]
    return {
        # setuptools: http_ece comes as source only
        "build": [*project["build-system"]["requires"], "editables", "setuptools"],
        "players": players,
        "dev": players + tools,
        "lock": ["uv"],
        **{extra: extras[extra] for extra in ("compile", "ray", "sim", "web")},
    }


def resolve(uv: str, needs: list[str], file: Path, *more: str) -> None:
    subprocess.run(
        [uv, *COMPILE, "--output-file", file, *more],
        input="\n".join(needs),
        text=True,
        check=True,
        stdout=subprocess.DEVNULL,
    )


def main() -> None:
    uv = sys.argv[1]
    needed = environments()
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder, "everything.txt")
        resolve(uv, [need for needs in needed.values() for need in needs], everything)
        for name, needs in needed.items():
            file = FOLDER / f"{name}.txt"
            file.unlink(missing_ok=True)  # uv would keep its versions
            resolve(uv, needs, file, "--constraints", str(everything))


if __name__ == "__main__":
    main()
