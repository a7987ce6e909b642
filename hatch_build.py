"""What is looked at before a package is made: it must have the browser client in it, or players would get none."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientIsThere(BuildHookInterface[Any]):
    """Whoever builds a package has to build the client first; an editable install may do without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not Path(self.root, "src", "mousquetaires", "web", "index.html").is_file():
            raise FileNotFoundError("The browser client is not built: run “make web” first, then build the package.")
