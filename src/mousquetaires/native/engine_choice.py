"""Compiled or interpreted: chosen once in a process, before the first module of the engine is imported.

``MOUSQUETAIRES_ENGINE`` says what is wanted: ``auto`` (compiled when there is a build of these sources, which is what
happens without a word), ``pure``, or ``compiled``, which refuses to go on without one.
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
    """Why there is no compiled engine: a text key and values."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


class Running(NamedTuple):
    """Which engine this process plays with: the folder of its build, or why it is interpreted."""

    kind: str
    folder: Path | None
    why: EngineError | None


_running: list[Running] = []


def running() -> Running:
    """What ``choose`` has chosen."""
    return _running[0]


def choose(environment: Mapping[str, str] = os.environ) -> None:
    """Once a process: from here on the modules of the engine come compiled, or as they are written."""
    wanted = environment.get(VARIABLE) or AUTO
    try:
        _running[:] = [Running(COMPILED, _load(wanted), None)]
    except EngineError as why:
        _running[:] = [Running(PURE, None, why)]
        if wanted not in (AUTO, PURE):
            sys.meta_path.insert(0, Refusal(why))


def _load(wanted: str) -> Path:
    """The folder of the build that is used from now on.

    Its library is loaded at once: one that this machine cannot load shows before anybody plays with it.
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
    """Where a build of these very sources lies; builds of others are refused."""
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
    """Finds the modules of one build, and nothing else."""

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
    """One of the many modules in a library; Python by itself looks for a single one, with the file's name."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        symbol = symbol_name(spec.name)
        module = super().create_module(ModuleSpec(symbol, self, origin=self.path))
        sys.modules.pop(symbol, None)  # it is known by its own name only
        return module


class Refusal(MetaPathFinder):
    """Whoever insists on an engine that cannot be had gets none instead of another."""

    def __init__(self, why: EngineError) -> None:
        self.why = why

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith("mousquetaires.engine"):
            raise self.why
        return None


def refusal() -> EngineError | None:
    """The refusal, if there is one, taken back so far that it can be told: the texts need the engine's names."""
    for finder in sys.meta_path:
        if isinstance(finder, Refusal):
            sys.meta_path.remove(finder)
            return finder.why
    return None
