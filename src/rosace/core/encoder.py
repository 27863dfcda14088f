"""How a kernel's observation is written: its game's encoder, called from C or from Python.

Compiled, an encoder is the address of a C function; uncompiled it is a function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rosace.core.encoder import Encoder


def fill(
    encoder: Callable[[Any, int, Any], int], state: Any, seat: cython.int, out: Any, size: cython.int
) -> cython.int:
    """Clear a buffer and write into it what a seat sees; returns how many numbers that were."""
    i: cython.int
    for i in range(size):
        out[i] = 0
    return encoder(state, seat, out)


def encode(encoder: Any, state: Any, seat: cython.int, out: Any) -> int:
    """`fill` for Python callers, who vouch for the state, the seat and the size of the buffer."""
    if cython.compiled:
        return fill(
            cython.cast(Encoder, cython.cast(cython.size_t, encoder)),
            cython.cast(cython.p_void, state),
            seat,
            cython.address(out[0]),
            out.shape[0],
        )
    else:
        return fill(encoder, state, seat, out, len(out))
