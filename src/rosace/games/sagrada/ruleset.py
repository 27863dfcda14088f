"""Sagrada for the registry: the contract of `rosace.core.ruleset`, each part in its own file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core.documents import named_by_document
from rosace.core.layered import LayeredRuleset
from rosace.core.ruleset import Option, Say, ScoreSheet, Spec
from rosace.games.sagrada.documents import builder, position, score_sheet, views
from rosace.games.sagrada.kernel import constants as c
from rosace.games.sagrada.kernel.actions import ACTIONS
from rosace.games.sagrada.kernel.component_data import COMPONENTS
from rosace.games.sagrada.kernel.state import SagradaState
from rosace.games.sagrada.play.observation import OBSERVATION
from rosace.games.sagrada.text import narrate, picture, prompts, reasons, terminal

# Raised whenever a record could replay differently; the component list counts too.
RULES = f"2.{COMPONENTS.digest}"
# In version 1 tools and public objectives always lay open before the windows were chosen (S1.3).
OLDER_RULES = {f"1.{COMPONENTS.digest}": {"open_setup": True}}

# Four windows; a turn is a die placed, a tool with at most four choices of its own, and the pass.
MAX_DECISIONS = c.SEATS + c.ROUNDS * 2 * c.SEATS * 7


class Sagrada(LayeredRuleset[SagradaState]):
    """One to four players; solo with a difficulty."""

    spec = Spec(
        name="sagrada",
        seats=(2, 1, 3, 4),
        options=(
            Option("difficulty", (3, 1, 2, 4, 5), seats=(1,), clause="S6.1"),
            Option("two_private", (False, True), seats=(1,), clause="S6.1"),
            Option("first", ("random", "1", "2", "3", "4"), (2, 3, 4), names_seat=True, clause="S1.4"),
            Option("open_setup", (False, True)),
        ),
        actions=ACTIONS,
        max_decisions=MAX_DECISIONS,
        rules=RULES,
        older_rules=OLDER_RULES,
        # Decision 0008.
        search={"suggests": True, "preference": 1.0, "patience": 30, "margin": 0.5, "scale": 10.0},
        seconds_per_decision={"journeyman": 0.015, "master": 0.06},  # a simulation takes long here
    )
    observation = OBSERVATION
    prompts, reasons, narration, terminal, pictures = prompts, reasons, narrate, terminal, picture
    positions, views, score_sheets, builder = position, views, score_sheet, builder
    aids = {"unseen": ("bag",), "score": ("players.*.points", "target")}

    def new(self, seats: int | None = None, options: Mapping[str, Any] | None = None) -> SagradaState:
        number, settled = self.validate_options(seats, options)
        first = -1 if settled["first"] == "random" else int(settled["first"]) - 1
        privates_each = 2 if settled["two_private"] else 1
        return SagradaState(number, settled["difficulty"], privates_each, first, settled["open_setup"])

    def options_of(self, state: SagradaState) -> dict[str, Any]:
        """The options that still matter: who began and how it was set up is history in the first round."""
        options: dict[str, Any] = {}
        if state.seats == 1:
            options = {"difficulty": state.difficulty, "two_private": state.privates_each == 2}
        return options | {"open_setup": bool(state.open_setup)} if state.phase in c.SETUP else options

    def score_document(self, document: Mapping[str, Any]) -> ScoreSheet:
        """A complete position, or windows as they lie on a real table, with what breaks the rules (S5.5)."""
        options = self.check_document_header(document)
        with named_by_document(document):
            present = self.in_present_format(document)
            if "now" in present:
                return self.score_sheet(position.read(present, options))
            return score_sheet.of_windows(present, options)

    @property
    def shown_letters(self) -> Mapping[str, str]:
        """The colours of dice."""
        return {letter: f"colour-{name}.letter" for letter, name in zip(c.LETTERS, c.COLOURS, strict=True)}

    def progress(self, state: SagradaState) -> float:
        """S2.1: the turns of ten rounds that are over."""
        turns = 2 * state.seats
        return max(0.0, min(1.0, (state.round + state.turn / turns) / c.ROUNDS))

    def preview(self, state: SagradaState, action: int, say: Say) -> str | None:
        """The faces to choose a window from."""
        return terminal.face(action - c.A_WINDOW, say) if c.A_WINDOW <= action < c.A_FIRST else None

    def reveals(self, before: SagradaState, action: int, after: SagradaState) -> bool:
        """S1.2: the last choice shows all windows."""
        return before.phase == c.P_WINDOW and after.phase != c.P_WINDOW and before.seats > 1

    def secret(self, state: SagradaState) -> bool:
        """S1.2: private objectives are secret to the end, longer than any other secret."""
        return state.private_cards > 0 and not state.sees_private_objective(None, 0)


RULESET = Sagrada()
