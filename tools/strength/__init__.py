"""``python -m tools.strength``: how strong each bot is on each side. docs/strength.md explains it."""
