"""Write a playthrough: positions drawn, choices, what was chosen, what happened, why not others."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from contract.conftest import SHIPPED, Table
from rosace.core.rng import Rng
from rosace.core.state import CHANCE, OVER
from rosace.i18n import Translator

FOLDER = Path(__file__).parent
SAY = Translator("en", strict=True)
# Who begins changes nothing but the first line, and the order of Sagrada's set-up nothing after it.
OPEN_SETUP = ("sagrada-1p-open-setup", "sagrada-2p-open-setup")
TABLES = [
    table
    for table in SHIPPED
    if "first" not in str(table) and ("open-setup" not in str(table) or str(table) in OPEN_SETUP)
]
MARKUP = re.compile(r"\[[^]]*\]")


def path_of(table: Table) -> Path:
    return FOLDER / f"{table}.txt"


def playthrough(table: Table, seed: int = 7) -> str:
    """A whole game by random decisions, those with few alternatives preferred."""
    ruleset, state, rng = table.ruleset, table.new(), Rng(seed)
    lines = [f"# {table}, rules {ruleset.spec.rules}, seed {seed}"]
    drawn = None
    while state.to_move() != OVER:
        view = ruleset.view(state, None)
        moment = view.get("round", view.get("turn"))  # the table is drawn once a round, or once a turn
        if moment != drawn and state.to_move() != CHANCE:
            drawn = moment
            lines += ["", *_drawn(ruleset, state)]
        action = _step(table, state, rng, lines)
        after = state.clone()
        after.apply(action)
        lines += [f"    {_heard(event)}" for event in ruleset.narrate(state, action, after)]
        state = after
    lines += ["", *_drawn(ruleset, state), f"scores {[state.score(seat) for seat in range(state.seats)]}"]
    return "\n".join([*lines, f"key {state.key():016x}", ""])


def _heard(event: Any) -> str:
    text = SAY.event(event)
    return text if event.audience is None else f"{text} (only for {list(event.audience)})"


def _drawn(game: Any, state: Any) -> list[str]:
    text = game.draw(game.view(state, None), SAY)
    return [f"  | {MARKUP.sub('', line)}".rstrip() for line in text.splitlines()]


def _step(table: Table, state: Any, rng: Rng, lines: list[str]) -> int:
    ruleset = table.ruleset
    if state.to_move() == CHANCE:
        outcomes = state.chance()
        action = state.sample(rng)
        shown = ", ".join(f"{ruleset.text(a)} x{weight}" for a, weight in outcomes[:4])
        more = f", ... {len(outcomes)} in all" if len(outcomes) > 4 else ""
        lines.append(f"? {ruleset.text(action)}    of {shown}{more}")
        return action
    legal = state.legal()
    tail = legal[len(legal) * 3 // 4 :] if rng.pick(3) else legal
    action = tail[rng.pick(len(tail))]
    lines.append(f"[{state.to_move()}] {SAY(ruleset.ask(state))}")
    lines.append(f"    {len(legal)} choices: {_grouped(ruleset, legal)}")
    family = ruleset.spec.actions.family(legal[rng.pick(len(legal))])
    for _ in range(2):
        refused = family.base + rng.pick(min(family.size, 40))
        reason = ruleset.why_not(state, refused)
        if reason is not None:
            lines.append(f"    not {ruleset.text(refused)}: {reason.code} ({reason.clause})")
    lines.append(f"> {ruleset.text(action)}")
    return action


def _grouped(game: Any, legal: list[int]) -> str:
    """`place 1 a1 b1; builder; order 2 3`: texts that differ in the last word only, together."""
    groups: dict[str, list[str]] = {}
    for action in legal:
        head, _, last = game.text(action).rpartition(" ")
        groups.setdefault(head, []).append(last)
    return "; ".join(f"{head} {' '.join(words)}".strip() for head, words in groups.items())


def main() -> None:
    for table in TABLES:
        path_of(table).write_text(playthrough(table), encoding="utf-8")
        print(path_of(table).name)


if __name__ == "__main__":
    main()
