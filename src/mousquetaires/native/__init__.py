"""The compiled engine: the same modules, compiled to C with mypyc. A build is used only if it matches the sources.

``mousquetaires/__init__.py`` calls ``choose`` before it imports anything of the engine. ``running`` tells which engine
was chosen. docs/architecture.md explains the reasons.
"""

from .engine_choice import CHOICES, COMPILED, PURE, ChosenEngine, EngineError, blocked_engine_error, choose, running

__all__ = ["CHOICES", "COMPILED", "PURE", "ChosenEngine", "EngineError", "blocked_engine_error", "choose", "running"]
