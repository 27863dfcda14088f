"""Names and sizes of Basilica: colours, orders, ranks, phases, action families, reason codes.

`setup.py` makes constants.pxd of this file for the compiled kernels; bit sets are written in hexadecimal.
"""

# The cathedral (B1.5). A cell is row * COLUMNS + column; row 0 touches the board.
# Bit sets hold WORD_ROWS rows of 5 bits in each 64-bit word: cell = word * WORD_CELLS + bit.
COLUMNS = 5
ROWS = 156  # room above the deepest cathedral that can be built: see component_data.depth_bound
CELLS = 780
WORDS = 13
WORD_ROWS = 12
WORD_CELLS = 60
FULL = 0x0FFFFFFFFFFFFFFF  # the cells of a word
TOP_ROW = 0x1F  # its first row
NOT_LEFT = 0xF7BDEF7BDEF7BDE  # its cells that have a left neighbour
NOT_RIGHT = 0x7BDEF7BDEF7BDEF

# Tiles. A colour set is 0..3 for one colour, 4..9 for a wild pair. A back is what the order side
# shows: colour set * 8 + order. A kind is the whole tile: back * 2 + crown. Tiles of one kind are
# the same tile for every rule, so states count kinds and know no tile's id.
COLOURS = ("red", "yellow", "green", "blue")
COLOUR_SETS = (
    ("red",), ("yellow",), ("green",), ("blue",),
    ("red", "yellow"), ("red", "green"), ("red", "blue"),
    ("yellow", "green"), ("yellow", "blue"), ("green", "blue"),
)  # fmt: skip
ORDERS = ("promote", "move", "recruit", "confuse", "glass", "scaffolding", "disaster", "altar")
RANKS = ("architect", "mason", "strongman", "juggler")
DIRECTIONS = ("left", "right", "up", "down")  # up is towards the board
BACKS = 80
KINDS = 160
SPACES = 3  # order spaces, and vault spaces
FIRST_WILD = 4  # colour sets from here on are wild

PROMOTE, MOVE, RECRUIT, CONFUSE, GLASS, SCAFFOLDING, DISASTER, ALTAR = range(8)
ARCHITECT, MASON, STRONGMAN, JUGGLER = range(4)

# A promotion token lying under a builder is rank up * 4 + rank down; in the supply, where it has no
# side up, it is counted at lower rank * 4 + higher rank.
TOKENS = 16

# Phases: what is asked now. The first three are chance nodes.
PHASES = (
    "first", "top", "crown", "action", "promote", "rank", "move", "recruit", "take", "move-foe",
    "glass", "scaffold", "disaster", "altar", "offer", "juggle", "over",
)  # fmt: skip
(
    P_FIRST, P_TOP, P_CROWN, P_ACTION, P_PROMOTE, P_RANK, P_MOVE, P_RECRUIT, P_TAKE, P_MOVE_FOE,
    P_GLASS, P_SCAFFOLD, P_DISASTER, P_ALTAR, P_OFFER, P_JUGGLE, P_OVER,
) = range(17)  # fmt: skip

# Steps: what the state does by itself next, between decisions and chance (B5.4 gives the order).
STEPS = ("setup", "discard", "flip", "fill", "score", "next", "ready", "refill")
S_SETUP, S_DISCARD, S_FLIP, S_FILL, S_SCORE, S_NEXT, S_READY, S_REFILL = range(8)

# Action families: base ids. actions.py gives each its fields and words.
A_PLACE = 0  # + space * 780 + cell
A_BUILDER = 2340
A_ORDER = 2341  # + space
A_PROMOTE = 2344  # + cell of the builder
A_RANK = 3124  # + rank up * 4 + rank down
A_MOVE = 3140  # + cell of the builder * 4 + direction
A_RECRUIT = 6260  # + cell
A_TAKE = 7040  # + cell of the builder
A_GLASS = 7820  # + cell
A_SCAFFOLD = 8600  # + cell; B13.3: one cell at a time
A_DISASTER = 9380  # + cell
A_ALTAR = 10160  # + cell
A_PAY = 10940
A_DECLINE = 10941
A_JUGGLE = 10942  # + colour
A_FIRST = 10946  # chance: + seat
A_TOP = 10948  # chance: + back
A_CROWN = 11028  # chance: + 0 without, 1 with a crown
NUM_ACTIONS = 11030

# Reason codes of check(); reasons.py gives each its name and clause.
(
    R_LEGAL, R_NO_SUCH_ACTION, R_OVER, R_CHANCE, R_NOT_CHANCE, R_IMPOSSIBLE_OUTCOME, R_NOT_NOW,
    R_OCCUPIED, R_NOT_ADJACENT, R_WILD_BESIDE_WILD,
    R_NO_VAULT_JUST_PLACED, R_NO_BUILDER_LEFT,
    R_NO_OWN_BUILDER, R_NO_TOKEN_LEFT, R_NO_OTHER_RANK, R_CANNOT_MOVE, R_NO_FREE_VAULT,
    R_NOTHING_TO_CONFUSE, R_NO_VAULT_FOR_GLASS, R_NO_VAULT_TO_LOSE, R_NO_ALTARS_LEFT,
    R_NO_VAULTS_FOR_ALTARS,
    R_NO_VAULT, R_NOT_YOUR_BUILDER, R_BUILDER_STANDS_HERE, R_NOT_BESIDE_OWN_BUILDER,
    R_CONFUSES_NOBODY, R_GLASS_LIES_HERE, R_ALTAR_STANDS_HERE, R_NOT_THE_FOES_BUILDER,
    R_ALTAR_PROTECTS, R_OFF_THE_PLAN, R_SAME_RANK, R_RANK_JUST_CHOSEN, R_TOKEN_NOT_IN_SUPPLY,
    R_COLOUR_ON_TILE,
) = range(36)  # fmt: skip
