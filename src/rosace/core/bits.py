"""Bit operations on 64-bit words; compiled kernels take their twins in bits.pxd instead."""


def bit(index: int) -> int:
    """The word with one bit set."""
    return 1 << index


def popcount(word: int) -> int:
    """Count the set bits."""
    return word.bit_count()


def lowest(word: int) -> int:
    """Index of the lowest set bit; the word must not be 0."""
    return (word & -word).bit_length() - 1
