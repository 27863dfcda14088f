"""What `make test` tries of a matrix; all of it is tried by `make test-all`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest

Case = TypeVar("Case")


def also(*case: Any) -> Any:
    """A case that another one stands for."""
    return pytest.param(*case, marks=pytest.mark.slow)


def sampled(cases: Iterable[Case], kept: Callable[[Case], Any]) -> list[Any]:
    """Cases for `parametrize`; those not kept are left to `make test-all`."""
    all_cases = list(cases)
    assert any(map(kept, all_cases))
    return [case if kept(case) else also(case) for case in all_cases]
