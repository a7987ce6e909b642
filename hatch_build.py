"""What happens before a package is made: the browser client must be there, and the engine is compiled if it can be.

A wheel made where a C compiler is at hand brings the compiled engine along, and is for that machine's kind; any other
one is pure Python. ``MOUSQUETAIRES_ENGINE`` says what is wanted: ``pure`` does not compile, ``compiled`` fails where it
cannot. An editable install (``make setup``) compiles nothing, because nobody wants to wait before the first game;
``make compiled`` is for those who simulate.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "src"))

from mousquetaires.native.build import BuildError, build, compiler
from mousquetaires.native.build_folders import INSTALLED
from mousquetaires.native.engine_choice import AUTO, COMPILED, PURE, VARIABLE

WANTED = os.environ.get(VARIABLE) or AUTO


class Package(BuildHookInterface[Any]):
    """A wheel is complete: with the client, and with the compiled engine where one can be made."""

    def dependencies(self) -> list[str]:
        """Only where they are of use."""
        compiles = self.target_name == "wheel" and WANTED != PURE and compiler() is not None
        return ["mypy", "setuptools"] if compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, "src", "mousquetaires", "web", "index.html").is_file():
            raise FileNotFoundError("The browser client is not built: run “make web” first, then build the package.")
        if self.target_name == "wheel" and WANTED != PURE:
            self.bring_engine(build_data)

    def bring_engine(self, build_data: dict[str, Any]) -> None:
        """The compiled engine into the wheel, which then is for this Python and this kind of machine."""
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
