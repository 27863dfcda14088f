"""Basilica for the registry: the contract of `rosace.core.ruleset`, each part in its own file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rosace.core.documents import named_by_document
from rosace.core.layered import LayeredRuleset
from rosace.core.ruleset import Option, Phrase, Question, ScoreSheet, Spec
from rosace.core.state import CHANCE
from rosace.games.basilica.documents import builder, position, score_sheet, views
from rosace.games.basilica.kernel import constants as c
from rosace.games.basilica.kernel.actions import ACTIONS
from rosace.games.basilica.kernel.component_data import COMPONENTS, actions_bound
from rosace.games.basilica.kernel.state import BasilicaState
from rosace.games.basilica.play.observation import OBSERVATION
from rosace.games.basilica.text import narrate, picture, prompts, reasons, terminal

# Raised whenever a record could replay differently; the component list counts too.
RULES = f"1.{COMPONENTS.digest}"

# An order is at most: order, two picks, the offer, two picks of the opponent. Every other action is
# one decision, and there are at most as many builders as vaults; ten Jugglers at each scoring.
MAX_DECISIONS = 7 * actions_bound(len(COMPONENTS.box(festum=True))) + 30


class Basilica(LayeredRuleset[BasilicaState]):
    """Two players; editions 2010 and 2022; Festum Fatuorum."""

    spec = Spec(
        name="basilica",
        seats=(2,),
        options=(
            Option("variant", ("2022", "2010")),
            Option("festum", (False, True)),
            Option("remove_six", (False, True), needs={"festum": True}, clause="B11.1"),
            Option("first", ("random", "1", "2"), names_seat=True),
        ),
        actions=ACTIONS,
        max_decisions=MAX_DECISIONS,
        rules=RULES,
        search={"suggests": True, "depth": 6, "exploration": 0.3},  # decision 0008
    )
    questions = (Question("pay", ("promote", "recruit", "confuse")),)  # B10
    observation = OBSERVATION
    prompts, reasons, narration, terminal, pictures = prompts, reasons, narrate, terminal, picture
    positions, views, score_sheets, builder = position, views, score_sheet, builder
    aids = {"score": ("seats.*.if_scored_now",)}  # discards may be looked through (B1.3)

    def new(self, seats: int | None = None, options: Mapping[str, Any] | None = None) -> BasilicaState:
        _, settled = self.validate_options(seats, options)
        removed = 6 if settled["remove_six"] else 0
        first = -1 if settled["first"] == "random" else int(settled["first"]) - 1
        return BasilicaState(int(settled["variant"]), settled["festum"], removed, first)

    def options_of(self, state: BasilicaState) -> dict[str, Any]:
        """The options that still matter: who began is history once the game is under way."""
        return {
            "variant": str(state.edition),
            "festum": bool(state.festum),
            "remove_six": state.removed > 0,
        }

    def score_document(self, document: Mapping[str, Any]) -> ScoreSheet:
        """A complete position, or the cathedral alone, as it lies on a real table."""
        options = self.check_document_header(document)
        with named_by_document(document):
            present = self.in_present_format(document)
            if "now" in present:
                return self.score_sheet(position.read(present, options))
            return score_sheet.score_sheet(position.read_cathedral(present, options), juggled=True)

    def progress(self, state: BasilicaState) -> float:
        """B6.2: how far the marker is on its way to the last scoring."""
        return min(1.0, state.marker / COMPONENTS.scoring_spaces[-1])

    def question(self, state: BasilicaState) -> tuple[str, str] | None:
        """B10.1: whether to pay for an order."""
        return ("pay", c.ORDERS[state.orders[state.space] % 8]) if state.phase == c.P_OFFER else None

    def answer(self, state: BasilicaState, yes: bool) -> int:
        return c.A_PAY if yes else c.A_DECLINE

    def seat_name(self, seat: int) -> Phrase:
        """White and Black, as their builders are."""
        return Phrase(f"seat-{seat}")

    def reveals(self, before: BasilicaState, action: int, after: BasilicaState) -> bool:
        """A tile turned over or discarded shows if it has a crown (B1.3); the last of the Jugglers' answers
        shows all of them (B7.9). Where chance is next, nothing is shown yet, and chance ends what can be
        taken back anyway."""
        turned = (action < c.A_BUILDER or before.space >= 0 > after.space) and after.to_move() != CHANCE
        return turned or (before.phase == c.P_JUGGLE and after.phase != c.P_JUGGLE and self.secret(before))

    def secret(self, state: BasilicaState) -> bool:
        """B7.9: an answer has been given that the other seat may not see yet."""
        return state.phase == c.P_JUGGLE and state.juggled > 0 and bool(state.jugglers_choose_secretly())


RULESET = Basilica()
