"""A few words of SVG, for the pictures that games draw of a view."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

PAPER, INK, LINE, STONE = "#f7f3ea", "#2b2a33", "#8d8778", "#ddd5c3"


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element; an attribute `stroke_width` is written `stroke-width`, and one that is None is left out.

    >>> tag("rect", x=1, stroke_width=2)
    '<rect x="1" stroke-width="2"/>'
    """
    given = "".join(
        f' {key.replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


def box(x: float, y: float, width: float, height: float, fill: str, round: float = 3, **more: object) -> str:
    """A rectangle with a thin edge."""
    look = {"stroke": LINE, "stroke_width": 1} | more
    return tag("rect", x=x, y=y, width=width, height=height, rx=round, fill=fill, **look)


def word(x: float, y: float, text: object, size: float = 12, fill: str = INK, anchor: str = "middle") -> str:
    """A line of text, its middle at that height."""
    inside = escape(str(text), quote=False)
    return tag("text", inside, x=x, y=y + size * 0.35, font_size=size, fill=fill, text_anchor=anchor)


def disc(x: float, y: float, radius: float, fill: str, edge: str = INK) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=edge, stroke_width=1)


def area(points: Iterable[tuple[float, float]], fill: str, edge: str = "none") -> str:
    """A polygon."""
    places = " ".join(f"{x:g},{y:g}" for x, y in points)
    return tag("polygon", points=places, fill=fill, stroke=edge)


def document(width: float, height: float, parts: Iterable[str]) -> str:
    """A whole picture."""
    return tag(
        "svg",
        tag("rect", width=width, height=height, fill=PAPER),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=f"{width:g}",
        height=f"{height:g}",
        font_family="Georgia, serif",
    )
