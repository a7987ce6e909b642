"""Chooses the compiled or the interpreted engine, once per process, before the engine is imported.

``MOUSQUETAIRES_ENGINE`` may be ``auto`` (the default: compiled if there is a build of these sources), ``pure``
(interpreted), or ``compiled`` (fail if there is no build).
"""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

from .build_folders import SUFFIX, candidates, hash_carried, library_name, symbol_name
from .sources import module_names, source_hash

VARIABLE: Final = "MOUSQUETAIRES_ENGINE"
AUTO: Final = "auto"
PURE: Final = "pure"
COMPILED: Final = "compiled"
CHOICES: Final = (AUTO, PURE, COMPILED)


class EngineError(ImportError):
    """Why the compiled engine is not available. Carries a text key and values."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


class ChosenEngine(NamedTuple):
    """The engine of this process: the folder of its build, or why it is interpreted."""

    kind: str
    folder: Path | None
    why: EngineError | None


_running: list[ChosenEngine] = []


def running() -> ChosenEngine:
    """The engine that ``choose`` has chosen."""
    return _running[0]


def choose(environment: Mapping[str, str] = os.environ) -> None:
    """Choose the engine. Later imports load compiled modules, or the Python sources."""
    wanted = environment.get(VARIABLE) or AUTO
    try:
        _running[:] = [ChosenEngine(COMPILED, _load(wanted), None)]
    except EngineError as why:
        _running[:] = [ChosenEngine(PURE, None, why)]
        if wanted not in (AUTO, PURE):
            sys.meta_path.insert(0, BlockedEngine(why))


def _load(wanted: str) -> Path:
    """Load the library of a build and return its folder.

    Loading it at once shows early if it does not work on this machine.
    """
    if wanted == PURE:
        raise EngineError("engine-pure-wanted")
    if wanted not in CHOICES:
        raise EngineError("engine-unknown", wanted=wanted, known=", ".join(CHOICES))
    finder = CompiledModules(_folder(source_hash()), source_hash())
    sys.meta_path.insert(0, finder)
    try:
        import_module(finder.library)
    except ImportError as error:
        sys.meta_path.remove(finder)
        raise EngineError("engine-broken", folder=str(finder.folder), error=str(error)) from error
    return finder.folder


def _folder(ours: str) -> Path:
    """The folder with a build of these sources. Raises an error if there are only builds of other sources, or none."""
    others = None
    for folder in candidates(ours):
        carried = hash_carried(folder)
        if carried == ours:
            return folder
        others = carried or others
    if others is not None:
        raise EngineError("engine-other-sources", carried=others, ours=ours)
    raise EngineError("engine-not-built")


class CompiledModules(MetaPathFinder):
    """An import finder for the modules of one build."""

    def __init__(self, folder: Path, carried: str) -> None:
        self.folder = folder
        self.library = library_name(carried)
        self.file = str(folder / (self.library + SUFFIX))
        self.names = module_names()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in self.names:
            return spec_from_loader(name, ModuleOfLibrary(name, self.file), origin=self.file)
        return spec_from_file_location(name, self.file) if name == self.library else None


class ModuleOfLibrary(ExtensionFileLoader):
    """Loads one module of a library that holds many. Python's own loader expects one module, named after the file."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        symbol = symbol_name(spec.name)
        module = super().create_module(ModuleSpec(symbol, self, origin=self.path))
        sys.modules.pop(symbol, None)  # the module is known by its own name only
        return module


class BlockedEngine(MetaPathFinder):
    """Blocks imports of the engine if the user demands an engine that is not available."""

    def __init__(self, why: EngineError) -> None:
        self.why = why

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith("mousquetaires.engine"):
            raise self.why
        return None


def blocked_engine_error() -> EngineError | None:
    """The error behind a blocked import, or None. Unblocks imports, because its message needs the engine's names."""
    for finder in sys.meta_path:
        if isinstance(finder, BlockedEngine):
            sys.meta_path.remove(finder)
            return finder.why
    return None
