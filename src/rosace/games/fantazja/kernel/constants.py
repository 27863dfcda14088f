"""Names and sizes of Fantazja: tiles, cells, phases, action families, reason codes.

`setup.py` makes constants.pxd of this file for the compiled kernels; bit sets are written in hexadecimal.
"""

# A cell of the land is (y + 30) * 61 + x + 30, seen from the castle; x grows to the right, y downwards.
# Nothing lies further off than 30 (F11.1), for every stack has a level I or special tile at its bottom:
# levels II and III go onto others, an exchange keeps the level. Each faction has 12 of level I and 3
# special ones, so there are at most 30 stacks, and each hangs together with the castle through others.
REACH = 30
SIDE = 61
CELLS = 3721
# The kernel's grid has two more rows above and below: one where open cells may lie but never a tile, and
# one for the neighbours of these. To the right of x = 30 comes x = -30 of the next row: an open cell
# there is no lie, since with a stack at x = 30 all 30 are laid, in one line, and nobody holds a tile for it.
GRID_ROWS = 65
MARGIN = 122  # a cell's place in the grid is so much higher
CASTLE = 1982
STACKS = 31  # with the castle, which is stack 0
OPEN = 64  # open cells: n tiles have at most 2 n + 2 beside them. In the grid their codes begin here

SEATS = 2
TILES = 27  # of a faction (F1.1); the castle is counted as tile 27 where tables need it
ALL_TILES = (1 << TILES) - 1  # as bits
CASTLE_FACE = 108  # the castle, unturned, where turned tiles are tile * 4 + turns
HAND = 6  # F1.2
TURNS = 4
FACTIONS = ("nature", "light")
TYPES = ("residential", "production", "military", "magic", "special")
T_RESIDENTIAL, T_PRODUCTION, T_MILITARY, T_MAGIC, T_SPECIAL = range(5)
ELEMENTS = ("earth", "air", "water", "fire")
DIRECTIONS = ("top", "right", "bottom", "left")
BONUS_POINTS = 5
BONUS_TOKENS = 8
ON_BUILDING = 2  # where a token is: -1 in the pool, 0 or 1 with a seat, 2 on a building (F8.3)

# Phases: what is asked now. The first three are chance nodes.
PHASES = (
    "first", "draw", "show",
    "turn", "lay", "pay", "give", "take", "recall", "guard", "under", "exchange", "over",
)  # fmt: skip
(
    P_FIRST, P_DRAW, P_SHOW,
    P_TURN, P_LAY, P_PAY, P_GIVE, P_TAKE, P_RECALL, P_GUARD, P_UNDER, P_EXCHANGE, P_OVER,
) = range(13)  # fmt: skip

# Action families: base ids. actions.py gives each its fields and words.
A_BUILD = 0  # + tile
A_LAY = 27  # + cell * 4 + quarter turns
A_IMAGINE = 14911  # + tile
A_PAY = 14938  # + tile
A_POWER = 14965  # + type
A_GIVE = 14970  # + tile; F11.2: one tile at a time
A_TAKE = 14997  # + tile
A_RECALL = 15024  # + tile
A_GUARD = 15051  # + cell
A_UNDER = 18772  # + tile
A_EXCHANGE = 18799  # + tile
A_ENOUGH = 18826
A_END = 18827
A_FIRST = 18828  # chance: + seat
A_DRAW = 18830  # chance: + tile
A_SHOW = 18857  # chance: + tile
NUM_ACTIONS = 18884

# Reason codes of check(); reasons.py gives each its name and clause.
(
    R_LEGAL, R_NO_SUCH_ACTION, R_OVER, R_CHANCE, R_NOT_CHANCE, R_IMPOSSIBLE_OUTCOME, R_NOT_NOW,
    R_MAIN_DONE, R_MAIN_OWED, R_NOT_IN_HAND, R_NO_POINT, R_FITS_NOWHERE, R_NOTHING_TO_RAISE,
    R_OCCUPIED, R_NO_NEIGHBOUR, R_BARRED, R_ELEMENT, R_NUMBER,
    R_NOTHING_BELOW, R_ON_SPECIAL, R_OTHER_TYPE, R_OTHER_LEVEL, R_GUARDED, R_ELEMENTS_TURNED,
    R_NOT_FACE_DOWN, R_NO_TOKEN, R_POWER_USED, R_EMPTY_HAND, R_NO_DISCARDS, R_NO_BUILDING,
    R_NOTHING_TO_SEE, R_NO_EXCHANGE, R_ALREADY_GIVEN, R_NOT_DISCARDED, R_ALREADY_TAKEN, R_GIVE_ONE,
    R_NO_BUILDING_THERE, R_NOT_SHOWN, R_NOT_YOURS, R_SPECIAL_STAYS, R_LEVEL_DIFFERS, R_EXCHANGES_NOTHING,
    R_EXCHANGE_ELEMENT,
) = range(43)  # fmt: skip
