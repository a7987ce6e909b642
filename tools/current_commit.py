"""The commit that a measurement was made on."""

import subprocess


def commit_now() -> str:
    """The short name of the current commit, or ``unknown`` outside a repository."""
    found = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"
