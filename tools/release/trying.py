"""Tries the packages out in empty environments: the game plays, simulates and serves."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

from .building import PURE, attempt, clean_environment, run
from .changelog import ReleaseError

PATIENCE: Final = 120.0  # seconds until a server must answer
PAUSE: Final = 0.2
MISUSE: Final = 2  # the exit code for what a user can put right


class Environment:
    """An empty virtual environment outside the checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run(sys.executable, "-m", "venv", folder / "venv", cwd=folder.parent)
        self.programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")

    def install(self, package: Path, extra: str = "") -> None:
        wanted = f"{package}[{extra}]" if extra else str(package)
        run(self.programs / "python", "-m", "pip", "install", "--quiet", wanted, cwd=self.folder, **PURE)

    def game(self, *arguments: str, typed: str = "") -> str:
        """Run a command of the game; its output."""
        return run(*self.command(*arguments), cwd=self.folder, typed=typed, **self.settings())

    def refused(self, *arguments: str) -> str:
        """Run a command that the game must refuse; what it says."""
        done = attempt(self.command(*arguments), self.folder, **self.settings())
        if done.returncode != MISUSE:
            raise ReleaseError(f"“mousquetaires {' '.join(arguments)}” was not refused:\n{done.stdout}{done.stderr}")
        return done.stderr

    def command(self, *arguments: str) -> list[str | Path]:
        return [self.programs / "mousquetaires", *arguments, "--lang", "en"]

    def settings(self) -> dict[str, str]:
        return {**PURE, "HOME": str(self.folder), "XDG_STATE_HOME": str(self.folder / "state")}


def try_bare(environment: Environment, version: str) -> None:
    """Without extras: bots play, the terminal plays, and the server says what it needs."""
    if version not in environment.game("--version"):
        raise ReleaseError(f"The installed package does not say that it is version {version}.")
    environment.game("simulate", "--games", "2", "--players", "2", "--jobs", "1")
    environment.game("play", "--solo", "--seed", "1", typed="1\n" * 20)
    if "mousquetaires[server]" not in environment.refused("serve"):
        raise ReleaseError("Without the extra “server”, serve does not say what to install.")


def try_server(environment: Environment, version: str) -> None:
    """With the extra ``server``: it serves, with the browser client."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = clean_environment(**environment.settings())
    command = environment.command("serve", "--port", str(port))
    process = subprocess.Popen(command, cwd=environment.folder, env=settings, stderr=subprocess.DEVNULL)
    try:
        health = json.loads(answer(process, f"http://127.0.0.1:{port}/health"))
        if health["version"] != version:
            raise ReleaseError(f"The server says that it is version {health['version']}, not {version}.")
        if b'<script type="module"' not in answer(process, f"http://127.0.0.1:{port}/"):
            raise ReleaseError("The server has no browser client.")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def answer(process: "subprocess.Popen[bytes]", address: str) -> bytes:
    """What a server answers, as soon as it does."""
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as response:
                return bytes(response.read())
        except OSError:
            time.sleep(PAUSE)
    raise ReleaseError(f"The server did not answer at {address}.")
