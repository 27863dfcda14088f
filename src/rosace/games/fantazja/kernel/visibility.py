"""Who sees what in Fantazja: one predicate for each secret. Views, observations, keys and narration ask here.

A viewer is a seat; -1 is a spectator. Open to everybody are the land, the discards, the tokens and the
tiles that Magic put under a draw stack (F8.6).
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.games.fantazja.kernel.rules import Rules
else:
    from rosace.games.fantazja.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)
    from rosace.games.fantazja.kernel.rules import Rules


class Visibility(Rules):
    """Predicates with an underscore are for compiled code, their twins for Python."""

    def _sees_hand(self, viewer: cython.int, owner: cython.int) -> cython.bint:
        """F1.2: only its owner sees a hand, until the game is over."""
        return viewer == owner or self.phase == P_OVER

    def _visible_face_down(self, viewer: cython.int, owner: cython.int) -> cython.uint:
        """The face-down tiles of a side that a viewer sees, as bits; it may have other tiles, too.

        F5.1: the owner may look at them. F8.2, F8.6: both know a tile that came from the discards.
        """
        if viewer == owner or self.phase == P_OVER:
            return ALL_TILES
        return self.face_known[owner]

    def _sees_choice(self, viewer: cython.int) -> cython.bint:
        """F1.2, F8.6: only the player to move sees tiles chosen but not played yet, or shown by Magic.

        These are the tile begun to be built or exchanged, tiles chosen for a swap, and the tiles of
        the other hand that Magic shows.
        """
        return viewer >= 0 and viewer == self.seat

    def _phase_seen_by(self, viewer: cython.int) -> cython.int:
        """What is asked, as a viewer sees it: who does not see a choice sees the phase before it."""
        if not self._sees_choice(viewer):
            if self.phase == P_LAY:
                return P_EXCHANGE if self.using == T_SPECIAL else P_TURN
            if self.phase == P_TAKE:
                return P_GIVE
        return self.phase

    def _mark_seen_by(self, viewer: cython.int, owner: cython.int, tile: cython.int) -> cython.int:
        """F8.6: what a viewer knows of a hidden tile: a mark as `TurnOrder` explains it, 0 for nothing.

        Everybody knows the open marks. The other side knows also what Magic showed it.
        """
        place: cython.int = owner * TILES + tile
        if viewer < 0 or viewer == owner:
            return self.open_mark[place]
        return max(self.open_mark[place], self.seen_mark[place])

    def sees_hand(self, viewer: int | None, owner: int) -> bool:
        """F1.2: whether a seat, or a spectator (None), sees the hand of a seat."""
        return self._sees_hand(-1 if viewer is None else viewer, owner)

    def sees_face_down(self, viewer: int | None, owner: int, tile: int) -> bool:
        """F5.1, F8.6: whether a seat, or a spectator (None), sees a face-down tile of a seat."""
        return (self._visible_face_down(-1 if viewer is None else viewer, owner) >> tile) & 1 == 1

    def sees_choice(self, viewer: int | None) -> bool:
        """F1.2, F8.6: whether a seat, or a spectator (None), sees what is being chosen."""
        return self._sees_choice(-1 if viewer is None else viewer)

    def phase_seen_by(self, viewer: int | None) -> int:
        """What is asked, as a seat, or a spectator (None), sees it."""
        return self._phase_seen_by(-1 if viewer is None else viewer)

    def mark_seen_by(self, viewer: int | None, owner: int, tile: int) -> int:
        """F8.6: what a seat, or a spectator (None), knows of a hidden tile of a seat."""
        return self._mark_seen_by(-1 if viewer is None else viewer, owner, tile)
