"""The build process: ``python -m mousquetaires.native.mypyc_build WORK MADE LEVEL``.

WORK and MADE are folders outside the source tree.

mypyc would make one small extension module for each of ours beside the library, and the C compiler would spend half its
time on them; so the library itself is told how to begin each of its modules.
"""

import os
import sys
from pathlib import Path
from typing import Final

import setuptools
from mypyc.build import mypycify
from mypyc.namegen import exported_name

from .build_folders import library_name, symbol_name
from .sources import PACKAGE, hash_of, module_files, module_names, source_hash

MYPY: Final = ("--config-file=", "--explicit-package-bases", "--strict")
# Nobody reads warnings about generated C. With -w alone gcc still looks for those of Python's own -Wall, which takes
# three quarters of the time of a quick build.
NO_WARNINGS: Final = ("-w",) if sys.platform == "win32" else ("-Wno-all", "-w")
BEGIN: Final = """
#include <Python.h>

static PyObject *begin(const char *attribute, const char *capsule_name)
{
    PyObject *library = PyImport_ImportModule("LIBRARY");
    if (!library) return NULL;
    PyObject *capsule = PyObject_GetAttrString(library, attribute);
    Py_DECREF(library);
    if (!capsule) return NULL;
    void *start = PyCapsule_GetPointer(capsule, capsule_name);
    Py_DECREF(capsule);
    return start ? ((PyObject *(*)(void))start)() : NULL;
}
"""


def main(work: str, made: str, level: str) -> None:
    """C into the one folder, the library into the other."""
    os.chdir(work)  # mypy leaves its cache where it stands
    library = library_name(source_hash())
    extensions = mypycify(
        [*MYPY, *map(str, module_files())],
        opt_level=level,
        debug_level="0",
        target_dir=work,
        group_name=library.removesuffix("__mypyc"),
    )
    (extension,) = [one for one in extensions if one.name == library]
    Path(work, "begin.c").write_text(beginnings(library), encoding="utf-8")
    extension.sources.append(os.path.join(work, "begin.c"))
    # Python's own assertions, which mypyc puts into a quick build, take the C compiler several times as long.
    flags = [flag for flag in extension.extra_compile_args if "UNDEBUG" not in flag]
    extension.extra_compile_args = [*flags, *NO_WARNINGS]
    script = ["--quiet", "build_ext", "--build-lib", made, "--build-temp", work]
    setuptools.setup(name="mousquetaires", ext_modules=[extension], packages=[], script_args=script)
    if hash_of(PACKAGE) != source_hash():
        sys.exit("the sources were changed meanwhile")


def beginnings(library: str) -> str:
    """C that begins each module, under the name by which ``choice.ModuleOfLibrary`` asks for it."""
    parts = [BEGIN.replace("LIBRARY", library)]
    for name in sorted(module_names()):
        own = f"init_{exported_name(name)}"
        parts.append(
            f'PyMODINIT_FUNC PyInit_{symbol_name(name)}(void) {{ return begin("{own}", "{library}.{own}"); }}\n'
        )
    return "".join(parts)


if __name__ == "__main__":
    main(*sys.argv[1:])
