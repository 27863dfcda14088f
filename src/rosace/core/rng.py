"""SplitMix64: the one random generator of players, playouts and deals, the same compiled or not.

No generator lives in a state. Whoever plays (a match, a search, a player) owns one.
"""

from __future__ import annotations

import cython

M64 = cython.declare(cython.ulonglong)
GAMMA = cython.declare(cython.ulonglong)
MUL1 = cython.declare(cython.ulonglong)
MUL2 = cython.declare(cython.ulonglong)
M64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MUL1 = 0xBF58476D1CE4E5B9
MUL2 = 0x94D049BB133111EB


def mix(word: cython.ulonglong) -> cython.ulonglong:
    """Scatter 64 bits (the SplitMix64 finalizer); also the hash step of state keys."""
    word = ((word ^ (word >> 30)) * MUL1) & M64
    word = ((word ^ (word >> 27)) * MUL2) & M64
    return word ^ (word >> 31)


class Rng:
    """A stream of 64-bit words from a seed."""

    def __init__(self, seed: int = 0):
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def next(self) -> cython.ulonglong:
        self.state = (self.state + GAMMA) & M64
        return mix(self.state)

    def below(self, bound: cython.int) -> cython.int:
        """A number in [0, bound); the bias is below bound / 2**32."""
        high: cython.ulonglong = self.next() >> 32
        wide: cython.ulonglong = high * bound
        return wide >> 32

    def word(self) -> int:
        """The next 64-bit word, for Python callers."""
        return self.next()

    def pick(self, bound: int) -> int:
        """A number in [0, bound), for Python callers."""
        return self.below(bound)


def scatter(seed: int, number: int) -> int:
    """The word number `number` of a seed, without going through those before it."""
    inner: cython.ulonglong = mix((seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF)
    return mix((inner + number * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF)
