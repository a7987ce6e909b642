"""The process that builds: ``python -m mousquetaires.native.work WORK MADE LEVEL``, two folders outside the sources."""

import os
import sys

import setuptools
from mypyc.build import mypycify

from .builds import library_name
from .sources import PACKAGE, hash_of, module_files, source_hash

MYPY: tuple[str, ...] = ("--config-file=", "--explicit-package-bases", "--strict")


def main(work: str, made: str, level: str) -> None:
    """C into the one folder, extension modules into the other."""
    os.chdir(work)  # mypy leaves its cache where it stands
    modules = mypycify(
        [*MYPY, *map(str, module_files())], opt_level=level, debug_level="0", target_dir=work,
        group_name=library_name(source_hash()).removesuffix("__mypyc"),
    )
    cores = str(os.cpu_count() or 1)
    script = ["--quiet", "build_ext", "--build-lib", made, "--build-temp", work, "--parallel", cores]
    setuptools.setup(name="mousquetaires", ext_modules=modules, packages=[], script_args=script)
    if hash_of(PACKAGE) != source_hash():
        sys.exit("the sources were changed meanwhile")


if __name__ == "__main__":
    main(*sys.argv[1:])
