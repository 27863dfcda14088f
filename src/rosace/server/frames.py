"""The frames of a WebSocket (RFC 6455), without I/O: bytes come in, whole messages go out.

A message that is longer than the limit is refused as soon as a header says so: what is kept of a message that
is still coming never exceeds the limit, in however many frames it comes.
"""

from __future__ import annotations

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
OPCODES = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))
NORMAL, GOING_AWAY, PROTOCOL_ERROR, NO_CODE, LOST, TOO_BIG, INTERNAL = (
    1000,
    1001,
    1002,
    1005,
    1006,
    1009,
    1011,
)
FIN, RESERVED, OPCODE, CONTROL = 0x80, 0x70, 0x0F, 0x08  # bits of a frame's first byte
MASKED, SIZE = 0x80, 0x7F  # bits of the second
SIZE_IN_2_BYTES, SIZE_IN_8_BYTES = 126, 127  # values of a frame's size that announce a longer one
MAX_CONTROL_BYTES = 125
MASK_BYTES = 4
HEADER_BYTES = 2


class Violation(Exception):
    """The client broke the protocol, or a limit: the connection is closed with this code."""

    def __init__(self, code: int):
        super().__init__(code)
        self.code = code


class Frames:
    """What a client has sent and nobody has taken yet."""

    __slots__ = ("_at", "_begun", "_data", "_limit", "_parts")

    def __init__(self, limit: int):
        self._limit = limit
        self._data = b""
        self._at = 0  # where the next frame begins in it
        self._parts = bytearray()  # of a message in several frames
        self._begun = False  # whether there is such a message

    def feed(self, data: bytes) -> None:
        rest = self._data[self._at :]
        self._data = rest + data if rest else data
        self._at = 0

    def forget(self) -> None:
        """Let go of everything, after a violation."""
        self._data, self._at = b"", 0
        self._parts.clear()

    @property
    def waiting(self) -> int:
        """The bytes that nobody has taken yet."""
        return len(self._data) - self._at

    def take(self) -> tuple[int, bytes] | None:
        """The next message (TEXT, for both kinds) or control frame; None if it is not all there."""
        while (frame := self._frame()) is not None:
            first, payload = frame
            opcode = first & OPCODE
            if opcode & CONTROL:
                return opcode, payload
            if first & FIN and not self._begun:
                return TEXT, payload
            self._parts += payload
            self._begun = not first & FIN
            if not self._begun:
                whole = bytes(self._parts)
                self._parts.clear()
                return TEXT, whole
        return None

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame: its first byte and its payload. Its header is judged before the rest has come."""
        data, at = self._data, self._at
        there = len(data) - at
        if there < HEADER_BYTES:
            return None
        first, second = data[at], data[at + 1]
        size, start = second & SIZE, at + HEADER_BYTES
        if size > MAX_CONTROL_BYTES:
            start += 2 if size == SIZE_IN_2_BYTES else 8
            if len(data) < start:
                return None
            size = int.from_bytes(data[at + HEADER_BYTES : start], "big")
        self._judge(first, second, size)
        start += MASK_BYTES
        end = start + size
        if len(data) < end:
            return None
        self._at = end
        return first, unmasked(data[start:end], data[start - MASK_BYTES : start])

    def _judge(self, first: int, second: int, size: int) -> None:
        opcode = first & OPCODE
        if first & RESERVED or not second & MASKED or opcode not in OPCODES:
            raise Violation(PROTOCOL_ERROR)
        if opcode & CONTROL:
            if not first & FIN or size > MAX_CONTROL_BYTES:
                raise Violation(PROTOCOL_ERROR)
        elif (opcode == CONTINUATION) != self._begun:
            raise Violation(PROTOCOL_ERROR)
        elif len(self._parts) + size > self._limit:
            raise Violation(TOO_BIG)


def unmasked(data: bytes, mask: bytes) -> bytes:
    """The payload behind a client's mask, or the other way round.

    >>> unmasked(unmasked(b"hello", b"mask"), b"mask")
    b'hello'
    """
    size = len(data)
    mask = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


def frame(opcode: int, payload: bytes) -> bytes:
    """A server's frame: whole, and without a mask."""
    size = len(payload)
    if size <= MAX_CONTROL_BYTES:
        return bytes((FIN | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((FIN | opcode, SIZE_IN_2_BYTES, size >> 8, size & 255)) + payload
    return bytes((FIN | opcode, SIZE_IN_8_BYTES)) + size.to_bytes(8, "big") + payload
