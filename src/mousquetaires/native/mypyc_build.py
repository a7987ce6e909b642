"""The build process: ``python -m mousquetaires.native.mypyc_build WORK MADE LEVEL``.

WORK and MADE are folders outside the source tree.

By default, mypyc also creates one small extension module per source module, and the C compiler spends half its time on
them. Instead, we add the entry points of all modules to the library itself.
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
# Warnings about generated C are useless. With -w alone, gcc still computes those of Python's own -Wall, which takes
# three quarters of a quick build.
NO_WARNINGS: Final = ("-w",) if sys.platform == "win32" else ("-Wno-all", "-w")
# Only the PyInit functions are exported. So the others call each other directly, and the C compiler may inline them.
HIDDEN: Final = () if sys.platform == "win32" else ("-fvisibility=hidden",)
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
    """Write C code to the folder ``work`` and the finished library to the folder ``made``."""
    os.chdir(work)  # mypy writes its cache to the current folder
    library = library_name(source_hash())
    extensions = mypycify(
        [*MYPY, *map(str, module_files())],
        opt_level=level,
        debug_level="0",
        target_dir=work,
        group_name=library.removesuffix("__mypyc"),
    )
    (extension,) = [one for one in extensions if one.name == library]
    Path(work, "begin.c").write_text(entry_points(library), encoding="utf-8")
    extension.sources.append(os.path.join(work, "begin.c"))
    # mypyc enables Python's assertions in a quick build, which makes the C compiler several times slower.
    flags = [flag for flag in extension.extra_compile_args if "UNDEBUG" not in flag]
    extension.extra_compile_args = [*flags, *NO_WARNINGS, *HIDDEN]
    script = ["--quiet", "build_ext", "--build-lib", made, "--build-temp", work]
    setuptools.setup(name="mousquetaires", ext_modules=[extension], packages=[], script_args=script)
    if hash_of(PACKAGE) != source_hash():
        sys.exit("the sources were changed meanwhile")


def entry_points(library: str) -> str:
    """C code with an entry point for each module, under the name that ``engine_choice.ModuleOfLibrary`` looks up."""
    parts = [BEGIN.replace("LIBRARY", library)]
    for name in sorted(module_names()):
        own = f"init_{exported_name(name)}"
        parts.append(
            f'PyMODINIT_FUNC PyInit_{symbol_name(name)}(void) {{ return begin("{own}", "{library}.{own}"); }}\n'
        )
    return "".join(parts)


if __name__ == "__main__":
    main(*sys.argv[1:])
