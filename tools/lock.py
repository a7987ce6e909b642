"""Write requirements/*.txt: one version of every package, with the hashes of all its files.

`make lock` takes the newest versions. `make lock KEEP=1` keeps the versions that are there and adds what pyproject.toml
now names besides. Both use the uv of requirements/lock.txt. There is one file for each thing that the Makefile
installs. All of them come from one resolution, so that they agree. The files hold for Python 3.11 and newer, on every
system; a package that only some systems need carries a marker.
"""

import argparse
import subprocess
import tempfile
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "requirements"
NOT_FOR_DEV: Final = {"ray", "research", "research_bench"}  # large, and installed beside .venv
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
    players: list[str] = project["project"]["dependencies"] + extras["server"]
    tools = [need for extra, needs in extras.items() if extra not in NOT_FOR_DEV for need in needs]
    return {
        # setuptools: http_ece comes as source only
        "build": [*project["build-system"]["requires"], "editables", "setuptools"],
        "players": players,
        "dev": players + tools,
        "lock": ["uv"],
        "research": extras["research"] + extras["research_bench"],
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


def locked(name: str) -> str:
    """What a file of requirements/ has now. A new one has nothing yet."""
    file = FOLDER / f"{name}.txt"
    return file.read_text("utf-8") if file.exists() else ""


def write_locks(uv: str, keep: bool) -> None:
    needed = environments()
    with tempfile.TemporaryDirectory() as folder:
        everything = Path(folder, "everything.txt")
        if keep:  # uv prefers the versions that it finds in its output file
            everything.write_text("".join(locked(name) for name in needed), "utf-8")
        resolve(uv, [need for needs in needed.values() for need in needs], everything)
        for name, needs in needed.items():
            file = FOLDER / f"{name}.txt"
            file.unlink(missing_ok=True)  # only the versions above count
            resolve(uv, needs, file, "--constraints", str(everything))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("uv")
    parser.add_argument("--keep", action="store_true", help="keep the versions that are there")
    wish = parser.parse_args()
    write_locks(wish.uv, wish.keep)


if __name__ == "__main__":
    main()
