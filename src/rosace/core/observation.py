"""What a learner is shown of a position: blocks of small numbers, one behind the other.

A game's `play/observation.py` has the blocks and an encoder that fills them, compiled where the kernels are.
The viewer's things come first, then those of the seats after it; what the viewer may not know is 0.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from operator import index
from typing import Any

from rosace.core.encoder import encode


@dataclass(frozen=True)
class Block:
    """A stretch of an observation: its name, its shape, and what its numbers mean.

    `parts` names the planes, columns or places along one axis: the first that is as long.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    parts: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def axis(self) -> int:
        """The axis that `parts` names."""
        return self.shape.index(len(self.parts))


class ObservationSpec:
    """How a game is observed; `version` changes whenever a number of an observation could.

    `encoder(state, seat, out)` writes the numbers to `out[0]`, `out[1]`, ... and returns how many there are.
    A kernel's writes only what is not 0, and `kernel` is the class of its states; compiled, `encoder` is its
    address. Compiled callers need no GIL for the function at `address`, which is 0 where there is none.
    """

    def __init__(
        self,
        version: int,
        blocks: tuple[Block, ...],
        encoder: int | Callable[[Any, int, Any], int],
        kernel: type | None = None,
    ):
        self.version = version
        self.blocks = blocks
        self.address = encoder if isinstance(encoder, int) else 0
        self._encoder: Any = encoder
        self._kernel = kernel
        self.size = sum(block.size for block in blocks)

    def slices(self) -> dict[str, slice]:
        """Where each block lies.

        >>> ObservationSpec(1, (Block("a", (2, 3), ""), Block("b", (1,), "")), lambda *_: 7).slices()
        {'a': slice(0, 6, None), 'b': slice(6, 7, None)}
        """
        found, at = {}, 0
        for block in self.blocks:
            found[block.name] = slice(at, at + block.size)
            at += block.size
        return found

    def encode(self, state: Any, seat: int, out: Any) -> int:
        """Fill a writable buffer of 16-bit numbers with what a seat sees; how many numbers that were."""
        # Compiled encoders trust both: else they would write beside the buffer.
        if not 0 <= index(seat) < state.seats:
            raise IndexError(f"no seat {seat}")
        if len(out) != self.size:
            raise ValueError(f"an observation has {self.size} numbers, not {len(out)}")
        if self._kernel is None:
            return int(self._encoder(state, seat, out))
        if not isinstance(state, self._kernel):
            raise TypeError(f"a {self._kernel.__name__} is observed here, not a {type(state).__name__}")
        return encode(self._encoder, state, seat, out)

    def vector(self, state: Any, seat: int) -> array[int]:
        """All numbers of a seat's observation, as an array of 16-bit numbers."""
        found = array("h", bytes(2 * self.size))
        self.encode(state, seat, found)
        return found

    def split(self, numbers: Any) -> dict[str, Any]:
        """The blocks of an observation, or of a whole batch of them, as views in their shapes (NumPy)."""
        batch = numbers.shape[:-1]
        return {
            block.name: numbers[..., where].reshape(*batch, *block.shape)
            for block, where in zip(self.blocks, self.slices().values(), strict=True)
        }
