"""The compiled engine: the same modules as C, built with mypyc, loaded only when they are made of these very sources.

``mousquetaires/__init__.py`` calls ``choose`` before anything of the engine is imported; ``running`` says what came of
it. docs/architecture.md has a chapter on why and how.
"""

from .engine_choice import CHOICES, COMPILED, PURE, EngineError, Running, choose, refusal, running

__all__ = ["CHOICES", "COMPILED", "PURE", "EngineError", "Running", "choose", "refusal", "running"]
