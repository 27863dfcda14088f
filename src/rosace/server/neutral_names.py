"""Names that stand at tables for people without one. Clients translate them."""

NAMELESS = "guest"
FORMER_PLAYER = "former player"  # of a deleted account

MESSAGES = {NAMELESS: "web-seat-guest", FORMER_PLAYER: "web-seat-former"}
