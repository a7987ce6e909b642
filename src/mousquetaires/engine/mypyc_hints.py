"""Hints for mypyc, the compiler of this package. Interpreted, they do nothing and need no other package.

This module itself is never compiled: mypyc reads the first branch, and Python runs the second.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int  # compiled: a number of 64 bits, without checks for overflow

    def mypyc_attr(**_hints):
        """Decorate a class with hints for mypyc.

        ``acyclic``: its objects never lead back to themselves. ``free_list_len=1``: the memory of the last one that was
        freed is used for the next.
        """
        return lambda decorated: decorated
