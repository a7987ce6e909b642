"""Where the record of a game at the terminal is kept."""

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path

from mousquetaires.engine.record import Session

from ..common import write_text
from ..errors import Problem


def games_folder(environment: dict[str, str]) -> Path:
    """The folder for records nobody gave a name: the user's own, for what programs keep."""
    state = environment.get("XDG_STATE_HOME")
    home = environment.get("HOME") or tempfile.gettempdir()
    return (Path(state) if state else Path(home) / ".local" / "state") / "mousquetaires"


class Keeper:
    """Writes the record: to a file somebody named, or to one of our own naming."""

    def __init__(self, file: str | None) -> None:
        self.name = file or datetime.now().astimezone().strftime("game-%Y-%m-%d-%H%M%S.json")
        self.named = file is not None

    def save(self, session: Session, file: str) -> str:
        """Write the record of the game so far."""
        wanted = file or self.name
        write_text(wanted, record_text(session))
        return wanted

    def keep(self, session: Session) -> str:
        """Write it, before every question and at the end, somewhere it can be written."""
        if self.named:
            return self.save(session, self.name)
        for folder in (games_folder(dict(os.environ)), Path(tempfile.gettempdir())):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                return self.save(session, str(folder / self.name))
            except (OSError, Problem):
                continue
        raise Problem("cli-unwritable", file=self.name, why="-")


def record_text(session: Session) -> str:
    return json.dumps(session.to_json(), indent=1) + "\n"
