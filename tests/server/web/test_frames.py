"""The frames of WebSockets: whatever pieces they come in, and whatever a client does wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rosace.server.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    Frames,
    Violation,
    frame,
    unmasked,
)

LIMIT = 1000
MASK = b"\x01\xfe\x80\x7f"


def sent(opcode: int, payload: bytes, final: bool = True, mask: bytes = MASK) -> bytes:
    """A client's frame."""
    plain = bytearray(frame(opcode, payload))
    plain[0] &= 0xFF if final else 0x7F
    plain[1] |= 0x80
    head = len(plain) - len(payload)
    return bytes(plain[:head]) + mask + unmasked(payload, mask)


def taken(data: bytes, pieces: list[int]) -> list[tuple[int, bytes]]:
    """What comes out when the bytes come in, in pieces of these sizes and a rest."""
    frames, found, start = Frames(LIMIT), [], 0
    for size in [*pieces, len(data)]:
        frames.feed(data[start : start + size])
        start += size
        while (one := frames.take()) is not None:
            found.append(one)
        assert frames.waiting <= LIMIT + 14, "more is kept than one message"
    return found


messages = st.lists(
    st.tuples(st.binary(max_size=LIMIT), st.lists(st.integers(0, 300), max_size=3)), max_size=5
)


@given(messages, st.lists(st.integers(1, 400), max_size=12), st.binary(max_size=125))
def test_messages_come_whole_whatever_pieces_they_come_in(
    texts: list[tuple[bytes, list[int]]], pieces: list[int], ping: bytes
) -> None:
    """Pieces of the network and fragments of the client, and pings between these."""
    data, expected = b"", list[tuple[int, bytes]]()
    for text, cuts in texts:
        begun = False
        for cut in cuts:
            data += sent(CONTINUATION if begun else BINARY, text[:cut], final=False) + sent(PING, ping)
            expected.append((PING, ping))
            begun, text = True, text[cut:]
        data += sent(CONTINUATION if begun else TEXT, text)
        expected.append((TEXT, b""))
    found = taken(data, pieces)
    assert [opcode for opcode, _ in found] == [opcode for opcode, _ in expected]
    assert [payload for opcode, payload in found if opcode == TEXT] == [text for text, _ in texts]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(sent(TEXT, bytes(LIMIT + 1))[:6], TOO_BIG, id="a header that announces too much"),
        pytest.param(
            sent(TEXT, bytes(600), False) + sent(CONTINUATION, bytes(401))[:4], TOO_BIG, id="fragments"
        ),
        pytest.param(b"\x81\xff" + b"\xff" * 8, TOO_BIG, id="all the bytes there are"),
        pytest.param(frame(TEXT, b"{}"), PROTOCOL_ERROR, id="no mask"),
        pytest.param(b"\xc1" + sent(TEXT, b"{}")[1:], PROTOCOL_ERROR, id="compressed"),
        pytest.param(b"\x83" + sent(TEXT, b"{}")[1:], PROTOCOL_ERROR, id="an opcode that there is not"),
        pytest.param(sent(CONTINUATION, b"{}"), PROTOCOL_ERROR, id="the end of nothing"),
        pytest.param(sent(TEXT, b"{", False) + sent(TEXT, b"}"), PROTOCOL_ERROR, id="a message in a message"),
        pytest.param(sent(PING, bytes(126)), PROTOCOL_ERROR, id="a long ping"),
        pytest.param(sent(CLOSE, b"", False), PROTOCOL_ERROR, id="a piece of a goodbye"),
    ],
)
def test_what_breaks_the_protocol_ends_the_connection(data: bytes, code: int) -> None:
    frames = Frames(LIMIT)
    frames.feed(data)
    with pytest.raises(Violation) as violation:
        while frames.take() is not None:
            pass
    assert violation.value.code == code


def test_empty_fragments_take_no_memory() -> None:
    """There could be as many as a client likes, since they add nothing to the length."""
    frames = Frames(LIMIT)
    frames.feed(sent(TEXT, b"", final=False) + sent(CONTINUATION, b"", final=False) * 10_000)
    assert frames.take() is None and frames.waiting == 0
    frames.feed(sent(PONG, b"") + sent(CONTINUATION, b"{}"))
    assert [frames.take(), frames.take()] == [(PONG, b""), (TEXT, b"{}")]
