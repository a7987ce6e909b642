"""Saves the record of a game in the terminal."""

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path

from mousquetaires.engine.record import Session

from ..errors import CliError
from ..files import write_text


def games_folder(environment: dict[str, str]) -> Path:
    """The folder for records without a file name given by the user."""
    state = environment.get("XDG_STATE_HOME")
    home = environment.get("HOME") or tempfile.gettempdir()
    return (Path(state) if state else Path(home) / ".local" / "state") / "mousquetaires"


class RecordFile:
    """The record's file: named by the user, or by the current time."""

    def __init__(self, file: str | None) -> None:
        self.name = file or datetime.now().astimezone().strftime("game-%Y-%m-%d-%H%M%S.json")
        self.named = file is not None

    def save(self, session: Session, file: str) -> str:
        """Write the record of the game so far."""
        wanted = file or self.name
        write_text(wanted, record_text(session))
        return wanted

    def save_automatically(self, session: Session) -> str:
        """Save the record. Without a name given by the user, use the first folder that is writable."""
        if self.named:
            return self.save(session, self.name)
        for folder in (games_folder(dict(os.environ)), Path(tempfile.gettempdir())):
            try:
                folder.mkdir(parents=True, exist_ok=True)
                return self.save(session, str(folder / self.name))
            except (OSError, CliError):
                continue
        raise CliError("cli-unwritable", file=self.name, why="-")


def record_text(session: Session) -> str:
    return json.dumps(session.to_json(), indent=1) + "\n"
