"""What pip installs with the package. Tests can hide everything else in their environment from a program."""

from importlib.metadata import PackageNotFoundError, packages_distributions, requires

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def installed_with(wanted: str) -> set[str]:
    """The names of a package such as ``mousquetaires[server]`` and of everything it requires."""
    todo, found = [Requirement(wanted)], set[tuple[str, str]]()
    while todo:
        need = todo.pop()
        for extra in ("", *need.extras):
            known = canonicalize_name(need.name), extra
            if known not in found:
                found.add(known)
                todo += needs_of(*known)
    return {name for name, _ in found}


def needs_of(package: str, extra: str) -> list[Requirement]:
    try:
        needs = [Requirement(need) for need in requires(package) or []]
    except PackageNotFoundError:  # only other systems need it
        return []
    return [need for need in needs if need.marker is None or need.marker.evaluate({"extra": extra})]


def hidden_modules(wanted: str) -> list[str]:
    """The modules of all other packages in this environment.

    A program for which ``sys.modules`` has None under these names cannot import them.
    """
    there = installed_with(wanted)
    owners = packages_distributions()
    return [module for module, names in owners.items() if there.isdisjoint(map(canonicalize_name, names))]
