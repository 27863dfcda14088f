"""The cathedral of Basilica as bit sets: cells and pieces (B1.5, B8).

This is the first of the six classes of the kernel; state.py lists them.
A bit set is 13 words of 60 cells (12 rows). Almost every cathedral fits the first two words,
so all loops run over `words`, the number of words up to the row below the deepest tile.
`tile` is valid only where a vault lies, `token` only where a builder stands.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rosace.core.bits import bit, lowest
    from cython.cimports.rosace.core.rng import mix
    from cython.cimports.rosace.core.state import Kernel
else:
    from rosace.core.bits import bit, lowest
    from rosace.core.rng import mix
    from rosace.core.state import Kernel
    from rosace.games.basilica.kernel.constants import *  # noqa: F403 (compiled, the .pxd has them)

# The colours of a colour set, as bits: red 1, yellow 2, green 4, blue 8.
SET_MASK = [1, 2, 4, 8, 3, 5, 9, 6, 10, 12]


def adjacent(plane: cython.p_ulonglong, word: cython.int) -> cython.ulonglong:
    """The cells of a word that are adjacent to a cell of the plane; B2.4: orthogonally, never diagonally."""
    here: cython.ulonglong = plane[word]
    cells: cython.ulonglong = (
        ((here & NOT_RIGHT) << 1) | ((here & NOT_LEFT) >> 1) | ((here << 5) & FULL) | (here >> 5)
    )
    if word > 0:
        cells |= plane[word - 1] >> 55
    if word + 1 < WORDS:
        cells |= (plane[word + 1] & TOP_ROW) << 55
    return cells


def has_cell(plane: cython.p_ulonglong, cell: cython.int) -> cython.bint:
    """Whether a plane has a cell."""
    return (plane[cell // WORD_CELLS] & bit(cell % WORD_CELLS)) != 0


def neighbour_cell(cell: cython.int, direction: cython.int) -> cython.int:
    """The cell one step left, right, up or down; -1 outside the five columns (B1.5)."""
    column: cython.int = cell % COLUMNS
    if direction == 0:
        return cell - 1 if column > 0 else -1
    if direction == 1:
        return cell + 1 if column < COLUMNS - 1 else -1
    if direction == 2:
        return cell - COLUMNS if cell >= COLUMNS else -1
    return cell + COLUMNS if cell + COLUMNS < CELLS else -1


def token_pair(up: cython.int, down: cython.int) -> cython.int:
    """The index of a token in the supply: lower rank * 4 + higher rank."""
    return up * 4 + down if up < down else down * 4 + up


class Cathedral(Kernel):
    """Cells, builders, tokens, glass and altars."""

    def _clear_cathedral(self) -> None:
        zeros: list[int] = [0] * 13
        self.red = zeros[:]
        self.yellow = zeros[:]
        self.green = zeros[:]
        self.blue = zeros[:]
        self.wild = zeros[:]
        self.vault = zeros[:]
        self.filled = zeros[:]
        self.glass = zeros[:]
        self.altar = zeros[:]
        self.white = zeros[:]
        self.black = zeros[:]
        self.tile = [0] * 780
        self.token = [-1] * 780
        self.rows = 0
        self.words = 1
        self.supply = [0, 0]
        self.tokens = [0] * 32
        self.altars = 0

    # Sets of cells.

    def _builders_of(self, seat: cython.int, word: cython.int) -> cython.ulonglong:
        """The cells where a seat has a builder."""
        if seat == 0:
            return self.white[word]
        return self.black[word]

    def _placeable_cells(self, word: cython.int) -> cython.ulonglong:
        """B3.1: the empty cells that are starting slots or adjacent to a tile."""
        cells: cython.ulonglong = adjacent(self.filled, word)
        if word == 0:
            cells |= TOP_ROW
        return cells & (FULL & ~self.filled[word])

    def _free_vaults(self, word: cython.int) -> cython.ulonglong:
        """B4.1: the vaults without a builder."""
        return self.vault[word] & (FULL & ~(self.white[word] | self.black[word]))

    # Placing and removing pieces.

    def _extend_to(self, cell: cython.int) -> cython.void:
        """Update `rows` and `words` after a tile was laid."""
        row: cython.int = cell // COLUMNS
        if row >= self.rows:
            self.rows = row + 1
            self.words = self.rows // WORD_ROWS + 1

    def _update_depth(self) -> cython.void:
        """Recompute `rows` and `words` after tiles were removed."""
        word: cython.int = WORDS - 1
        while word > 0 and self.filled[word] == 0:
            word -= 1
        rest: cython.ulonglong = self.filled[word]
        self.rows = word * WORD_ROWS
        while rest:
            self.rows += 1
            rest >>= COLUMNS
        self.words = self.rows // WORD_ROWS + 1

    def _lay_vault(self, kind: cython.int, cell: cython.int) -> cython.void:
        word: cython.int = cell // WORD_CELLS
        mark: cython.ulonglong = bit(cell % WORD_CELLS)
        colours: cython.int = SET_MASK[kind >> 4]
        if colours & 1:
            self.red[word] |= mark
        if colours & 2:
            self.yellow[word] |= mark
        if colours & 4:
            self.green[word] |= mark
        if colours & 8:
            self.blue[word] |= mark
        if kind >> 4 >= FIRST_WILD:
            self.wild[word] |= mark
        self.vault[word] |= mark
        self.filled[word] |= mark
        self.tile[cell] = kind
        self._extend_to(cell)

    def _remove_vault(self, cell: cython.int) -> cython.int:
        """Remove a vault with its glass; its altar returns to the supply (B9.11). Returns the kind."""
        word: cython.int = cell // WORD_CELLS
        others: cython.ulonglong = FULL & ~bit(cell % WORD_CELLS)
        if self.altar[word] & bit(cell % WORD_CELLS):
            self.altars += 1
        self.red[word] &= others
        self.yellow[word] &= others
        self.green[word] &= others
        self.blue[word] &= others
        self.wild[word] &= others
        self.vault[word] &= others
        self.filled[word] &= others
        self.glass[word] &= others
        self.altar[word] &= others
        return self.tile[cell]

    def _put_builder(self, seat: cython.int, cell: cython.int) -> cython.void:
        if seat == 0:
            self.white[cell // WORD_CELLS] |= bit(cell % WORD_CELLS)
        else:
            self.black[cell // WORD_CELLS] |= bit(cell % WORD_CELLS)
        self.token[cell] = -1
        self.supply[seat] -= 1

    def _take_back_builder(self, seat: cython.int, cell: cython.int) -> cython.void:
        """Return a builder and its token to the supply (B8.1, B9.6)."""
        self._return_token(seat, cell)
        if seat == 0:
            self.white[cell // WORD_CELLS] &= FULL & ~bit(cell % WORD_CELLS)
        else:
            self.black[cell // WORD_CELLS] &= FULL & ~bit(cell % WORD_CELLS)
        self.supply[seat] += 1

    def _move_builder(self, seat: cython.int, cell: cython.int, to: cython.int) -> cython.void:
        """B9.1: a rank travels with its builder."""
        token: cython.int = self.token[cell]
        self.token[cell] = -1
        self._take_back_builder(seat, cell)
        self._put_builder(seat, to)
        self.token[to] = token

    def _promote_builder(
        self, seat: cython.int, cell: cython.int, up: cython.int, down: cython.int
    ) -> cython.void:
        """B9.1: a new token replaces the old one, which returns to the supply."""
        self._return_token(seat, cell)
        self.tokens[seat * 16 + token_pair(up, down)] -= 1
        self.token[cell] = up * 4 + down

    def _return_token(self, seat: cython.int, cell: cython.int) -> cython.void:
        token: cython.int = self.token[cell]
        if token < 0:
            return
        up: cython.int = token >> 2
        down: cython.int = token & 3
        self.tokens[seat * 16 + token_pair(up, down)] += 1
        self.token[cell] = -1

    def _clear_pieces(self) -> cython.void:
        """B8.1, B8.2: return builders and tokens to their owners, remove the scaffolding."""
        seat: cython.int
        word: cython.int
        rest: cython.ulonglong
        for seat in range(2):
            for word in range(self.words):
                rest = self._builders_of(seat, word)
                while rest:
                    self._take_back_builder(seat, word * WORD_CELLS + lowest(rest))
                    rest &= rest - 1
        for word in range(self.words):
            self.filled[word] = self.vault[word]

    def _first_vault_row(self) -> cython.int:
        """B8.3: the row nearest the board that holds a vault; -1 if no vault is left."""
        row: cython.int
        for row in range(self.rows):
            if (self.vault[row // WORD_ROWS] >> (row % WORD_ROWS * COLUMNS)) & TOP_ROW:
                return row
        return -1

    def _slide_to_board(self, by: cython.int) -> cython.void:
        """B8.3: move everything `by` rows towards the board; the rows that vanish are empty."""
        skip: cython.int = by // WORD_ROWS
        shift: cython.int = by % WORD_ROWS * COLUMNS
        word: cython.int
        i: cython.int
        for word in range(self.words):
            self.red[word] = _shifted_word(self.red, word + skip, shift)
            self.yellow[word] = _shifted_word(self.yellow, word + skip, shift)
            self.green[word] = _shifted_word(self.green, word + skip, shift)
            self.blue[word] = _shifted_word(self.blue, word + skip, shift)
            self.wild[word] = _shifted_word(self.wild, word + skip, shift)
            self.vault[word] = _shifted_word(self.vault, word + skip, shift)
            self.glass[word] = _shifted_word(self.glass, word + skip, shift)
            self.altar[word] = _shifted_word(self.altar, word + skip, shift)
            self.filled[word] = self.vault[word]
        for i in range(by * COLUMNS, self.rows * COLUMNS):
            self.tile[i - by * COLUMNS] = self.tile[i]

    def _copy_cathedral(self, other: Cathedral) -> cython.void:
        word: cython.int
        cell: cython.int
        for word in range(self.words if self.words > other.words else other.words):
            self.red[word] = other.red[word]
            self.yellow[word] = other.yellow[word]
            self.green[word] = other.green[word]
            self.blue[word] = other.blue[word]
            self.wild[word] = other.wild[word]
            self.vault[word] = other.vault[word]
            self.filled[word] = other.filled[word]
            self.glass[word] = other.glass[word]
            self.altar[word] = other.altar[word]
            self.white[word] = other.white[word]
            self.black[word] = other.black[word]
        for cell in range(other.rows * COLUMNS):
            self.tile[cell] = other.tile[cell]
            self.token[cell] = other.token[cell]
        self.rows = other.rows
        self.words = other.words
        self.supply = other.supply[:]
        self.tokens = other.tokens[:]
        self.altars = other.altars

    def _cathedral_key(self) -> cython.ulonglong:
        """A hash of the cathedral; the supplies follow from it."""
        h: cython.ulonglong = self.rows
        word: cython.int
        cell: cython.int
        rest: cython.ulonglong
        for word in range(self.words):
            h = mix(h ^ self.filled[word])
            h = mix(h ^ self.glass[word])
            h = mix(h ^ self.altar[word])
            h = mix(h ^ self.white[word])
            h = mix(h ^ self.black[word])
            rest = self.vault[word]
            while rest:
                cell = word * WORD_CELLS + lowest(rest)
                rest &= rest - 1
                h = mix(h ^ (cell * 256 + self.tile[cell]))
            rest = self.white[word] | self.black[word]
            while rest:
                cell = word * WORD_CELLS + lowest(rest)
                rest &= rest - 1
                h = mix(h ^ (cell * 32 + self.token[cell] + 1))
        return h


def _shifted_word(plane: cython.p_ulonglong, word: cython.int, shift: cython.int) -> cython.ulonglong:
    """A word of the plane after a shift by `shift` bits, filled from the next word."""
    shifted: cython.ulonglong = 0
    if word < WORDS:
        shifted = plane[word] >> shift
    if word + 1 < WORDS:
        shifted |= (plane[word + 1] << (WORD_CELLS - shift)) & FULL
    return shifted
