"""Fantazja for the registry: the contract of `rosace.core.ruleset`, each part in its own file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core.documents import named_by_document
from rosace.core.layered import LayeredRuleset
from rosace.core.ruleset import Option, Phrase, Say, ScoreSheet, Spec
from rosace.games.fantazja.documents import builder, position, score_sheet, views
from rosace.games.fantazja.kernel import constants as c
from rosace.games.fantazja.kernel.actions import ACTIONS, TILE_WORDS
from rosace.games.fantazja.kernel.component_data import COMPONENTS
from rosace.games.fantazja.kernel.state import FantazjaState
from rosace.games.fantazja.play.observation import OBSERVATION
from rosace.games.fantazja.text import narrate, picture, prompts, reasons, terminal

# Raised whenever a record could replay differently; the component list counts too.
RULES = f"1.{COMPONENTS.digest}"

# 56 turns (F9.1); in each a tile built, laid and paid, the longest power (a swap of three tiles for
# three) and the end of the turn.
MAX_DECISIONS = 56 * (3 + 7 + 1)


PICTURES = 8  # more of them would fill the screen


class Fantazja(LayeredRuleset[FantazjaState]):
    """Two players, one land."""

    spec = Spec(
        name="fantazja",
        seats=(2,),
        options=(Option("first", ("random", "1", "2"), names_seat=True),),
        actions=ACTIONS,
        max_decisions=MAX_DECISIONS,
        rules=RULES,
        search={"suggests": True, "depth": 8, "exploration": 0.4},  # decision 0008
        seconds_per_decision={
            "master": 0.04
        },  # with the usual 0.025 s it wins 0.595 of its games against journeyman
    )
    # Discards may be looked through (F1.2); what Magic or a swap showed must be remembered (F8.6).
    observation = OBSERVATION
    prompts, reasons, narration, terminal, pictures = prompts, reasons, narrate, terminal, picture
    positions, views, score_sheets, builder = position, views, score_sheet, builder
    aids = {"unseen": ("players.*.known", "players.*.stack_bottom"), "score": ("players.*.points",)}
    topics = (*(f"fantazja-power-{kind}" for kind in c.TYPES), "fantazja-dark", "fantazja-token-bonus")

    def new(self, seats: int | None = None, options: Mapping[str, Any] | None = None) -> FantazjaState:
        _, settled = self.validate_options(seats, options)
        return FantazjaState(-1 if settled["first"] == "random" else int(settled["first"]) - 1)

    def options_of(self, state: FantazjaState) -> dict[str, Any]:
        """None that still matters: who began is history once the game is under way."""
        return {}

    def score_document(self, document: Mapping[str, Any]) -> ScoreSheet:
        """A complete position, or the visible buildings of a real table by their kinds (F9.2)."""
        options = self.check_document_header(document)
        with named_by_document(document):
            present = self.in_present_format(document)
            if position.is_complete(present):
                return self.score_sheet(position.read(present, options))
            return score_sheet.table_sheet(position.read_table(present))

    @property
    def shown_letters(self) -> Mapping[str, str]:
        """The directions of cells."""
        return {name[0]: f"fantazja-{name}" for name in ("north", "east", "south", "west")}

    def preview(self, state: FantazjaState, action: int, say: Say) -> str | None:
        """The tile begun as it would lie, where there are few places; the words say it always."""
        if c.A_LAY <= action < c.A_IMAGINE and state.begun >= 0 and len(state.legal()) <= PICTURES:
            return terminal.picture(TILE_WORDS[state.begun], (action - c.A_LAY) % c.TURNS, say)
        return None

    def progress(self, state: FantazjaState) -> float:
        """F9.1: how many of all tiles have left the hands and the draw stacks."""
        left = sum(
            state.hand[seat].bit_count() + state.pool[seat].bit_count() + state.num_bottom[seat]
            for seat in range(c.SEATS)
        )
        return 1.0 - left / (c.SEATS * len(COMPONENTS.tiles))

    def statistics(self, state: FantazjaState) -> dict[str, int]:
        used = {f"power_{name}": state.powers[kind] for kind, name in enumerate(c.TYPES)}
        return used | {"dark_energy": state.fired, "tiles_removed": state.removed}

    def seat_name(self, seat: int) -> Phrase:
        return Phrase(f"fantazja-seat-{seat}")

    def secret(self, state: FantazjaState) -> bool:
        """F1.2, F5.1: hands and face-down tiles are secret to the end."""
        return state.phase != c.P_FIRST and not state.sees_hand(None, 0)


RULESET = Fantazja()
