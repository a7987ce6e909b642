"""A wall clock that a test sets, for server processes of its own."""

import struct
import subprocess
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("wall_clock.c")


class WallClock:
    """The wall clock of every process that is started with its environment; all other clocks are the machine's."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "shift"
        self._loader = folder / "wall_clock.so"
        self.shift(0)
        subprocess.run(["cc", "-shared", "-fPIC", "-o", self._loader, SOURCE, "-ldl"], check=True)

    def shift(self, seconds: int) -> None:
        """Set it so many seconds ahead of the machine's; processes that run see it at once."""
        with self._file.open("r+b" if self._file.exists() else "wb") as file:
            file.write(struct.pack("q", seconds))

    @property
    def environment(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self._loader), "WALL_CLOCK_SHIFT": str(self._file)}
