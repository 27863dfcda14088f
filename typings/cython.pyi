"""What the kernels take from the `cython` module, for mypy: C numbers are numbers, pointers are lists.

Only this much: a name that is missing here is an error, and is added when a kernel needs it.
"""

import builtins
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, TypeAlias, TypeVar

_F = TypeVar("_F", bound=Callable[..., Any])
_T = TypeVar("_T")

compiled: Final[bool]

bint: TypeAlias = builtins.bool
short: TypeAlias = builtins.int
int: TypeAlias = builtins.int
uint: TypeAlias = builtins.int
ulonglong: TypeAlias = builtins.int
size_t: TypeAlias = builtins.int
double: TypeAlias = builtins.float
void: TypeAlias = None
p_short: TypeAlias = list[builtins.int]
p_ulonglong: TypeAlias = list[builtins.int]

def cast(kind: type[_T], value: object) -> _T: ...
def declare(kind: object) -> Any: ...
def cfunc(function: _F) -> _F: ...
def exceptval(*, check: builtins.bool) -> Callable[[_F], _F]: ...

class _NoGil:
    """A decorator and a context in one."""
    def __call__(self, function: _F) -> _F: ...
    def __enter__(self) -> None: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

nogil: _NoGil
