"""Names and sizes of Sagrada: dice, cells, tools, objectives, phases, action families, reason codes.

`setup.py` makes constants.pxd of this file for the compiled kernels; bit sets are written in hexadecimal.
"""

# A window has 4 rows of 5 cells; a cell is row * 5 + column, a set of cells 20 bits.
COLUMNS = 5
ROWS = 4
CELLS = 20
FULL = 0xFFFFF
EDGE = 0xFC63F  # the border: S3.1
NOT_LEFT = 0xF7BDE  # cells that have a left neighbour
NOT_RIGHT = 0x7BDEF

# A die is colour * 6 + value - 1. Dice that look alike are the same die for every rule.
COLOURS = ("red", "yellow", "green", "blue", "purple")
LETTERS = "RYGBP"
KINDS = 30
PER_COLOUR = 18
ROUNDS = 10
SEATS = 4

# Tools by their printed number less one.
TOOLS = (
    "grozing-pliers", "eglomise-brush", "copper-foil-burnisher", "lathekin", "lens-cutter", "flux-brush",
    "glazing-hammer", "running-pliers", "cork-backed-straightedge", "grinding-stone", "flux-remover",
    "tap-wheel",
)  # fmt: skip
(
    T_PLIERS, T_EGLOMISE, T_BURNISHER, T_LATHEKIN, T_LENS, T_BRUSH, T_HAMMER, T_RUNNING, T_CORK, T_STONE,
    T_REMOVER, T_WHEEL,
) = range(12)  # fmt: skip

OBJECTIVES = (
    "row-colours", "column-colours", "row-shades", "column-shades", "light-shades", "medium-shades",
    "deep-shades", "shade-variety", "colour-diagonals", "colour-variety",
)  # fmt: skip
(
    O_ROW_COLOURS, O_COLUMN_COLOURS, O_ROW_SHADES, O_COLUMN_SHADES, O_LIGHT, O_MEDIUM, O_DEEP, O_SHADES,
    O_DIAGONALS, O_COLOURS,
) = range(10)  # fmt: skip
NUM_WINDOWS = 24
NUM_CARDS = 12

# Facts about a window, by their first number; play/cell_values.py explains them.
FACT_CELLS = 0  # + colours that fit * 7 + values that fit
FACT_LINES = 42  # + objective * 6 + dice in the row or column
FACT_PAIRS = 66  # + pairs * 6 + dice without a partner
FACT_SHADES = 96  # + sets * 6 + values beyond them
FACT_COLOURS = 120  # + sets * 5 + colours beyond them
FACT_DIAGONALS = 145
FACT_PRIVATE_PIPS = 146
FACT_PRIVATE_CELLS = 147
FACT_PIPS = 148
NUM_FACTS = 149

# Phases: what is asked now. The first nine are chance nodes.
PHASES = (
    "tool-card", "public", "first", "private", "card", "die", "roll", "reroll", "colour",
    "window", "turn", "pay", "draft", "adjust", "swap", "value", "put", "isolated", "extra", "move",
    "move-again", "over",
)  # fmt: skip
(
    P_TOOL_CARD, P_PUBLIC, P_FIRST, P_PRIVATE, P_CARD, P_DIE, P_ROLL, P_REROLL, P_COLOUR,
    P_WINDOW, P_TURN, P_PAY, P_DRAFT, P_ADJUST, P_SWAP, P_VALUE, P_PUT, P_ISOLATED, P_EXTRA, P_MOVE,
    P_MOVE_AGAIN, P_OVER,
) = range(22)  # fmt: skip
SETUP = (P_TOOL_CARD, P_PUBLIC, P_FIRST, P_PRIVATE, P_CARD, P_WINDOW)  # S1

# Action families: base ids. actions.py gives each its fields and words.
A_PLACE = 0  # + die * 20 + cell
A_TOOL = 600  # + tool
A_PASS = 612
A_DRAFT = 613  # + die
A_PUT = 643  # + cell
A_ADJUST = 663  # + 0 up, 1 down
A_SWAP = 665  # + die on the round track
A_VALUE = 695  # + value - 1
A_RETURN = 701
A_MOVE = 702  # + cell from * 20 + cell to
A_STOP = 1102
A_PAY = 1103  # + die
A_WINDOW = 1133  # + window
A_FIRST = 1157  # chance: + seat
A_PRIVATE = 1161  # chance: + colour
A_CARD = 1166  # chance: + window card
A_TOOL_CARD = 1178  # chance: + tool
A_PUBLIC = 1190  # chance: + objective
A_DIE = 1200  # chance: + die
A_ROLL = 1230  # chance: + value - 1
A_COLOUR = 1236  # chance: + colour
NUM_ACTIONS = 1241

# Reason codes of check(); reasons.py gives each its name and clause.
(
    R_LEGAL, R_NO_SUCH_ACTION, R_OVER, R_CHANCE, R_NOT_CHANCE, R_IMPOSSIBLE_OUTCOME, R_NOT_NOW,
    R_NOT_YOUR_CARD, R_NOT_IN_POOL, R_ALREADY_DRAFTED,
    R_OCCUPIED, R_NOT_ON_EDGE, R_NO_CONTACT, R_PRINTED_COLOUR, R_PRINTED_VALUE, R_NEIGHBOUR_COLOUR,
    R_NEIGHBOUR_VALUE, R_TOUCHES,
    R_NO_SUCH_TOOL, R_TOOL_USED, R_TOOL_GONE, R_TOO_DEAR, R_NO_DIE_TO_PAY, R_WRONG_COLOUR_TO_PAY,
    R_AFTER_DRAFTING, R_FIRST_TURN_ONLY, R_SECOND_TURN_ONLY, R_BEFORE_PLACING, R_EMPTY_TRACK,
    R_EMPTY_POOL, R_NOTHING_TO_MOVE, R_NOTHING_FITS, R_PAYS_IN_VAIN,
    R_NO_DIE_THERE, R_SAME_CELL, R_SAME_DIE, R_NOT_ON_TRACK, R_COLOUR_NOT_ON_TRACK, R_OTHER_COLOUR,
    R_NO_SECOND_MOVE, R_NOT_BEYOND, R_MUST_GO_ON, R_MUST_PLACE,
) = range(43)  # fmt: skip
