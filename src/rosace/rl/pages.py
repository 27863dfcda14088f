"""Makes the pages `docs/observations.md` and `docs/actions.md`: `python -m rosace.rl.pages docs`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from rosace.core import registry
from rosace.core.families import Family, Field
from rosace.core.observation import Block, ObservationSpec
from rosace.core.ruleset import Ruleset
from rosace.rl.spaces import decision_count

MAX_LISTED_WORDS = 6  # longer fields show the first two words and the last

OBSERVATIONS = """\
# Observations

What a seat sees, as numbers: a vector of 16-bit whole numbers, made of blocks that lie one behind the other.
`python -m rosace.rl.pages docs` writes this page from the code.

The viewer's things come first, then those of the other seats in the order they sit.
What the seat may not know is 0, and so is what is not there; a 1 stands for yes, or for one of several.
Nothing is scaled.
`game.observation.split(numbers)` gives the blocks by name and in their shapes, without copying;
`numbers` are one observation or a whole batch of them.

Observations hold all that the [views](adding-a-game.md) hold, but for this:

- In what order cards were dealt, which no rule asks for.
- Basilica: what lies deeper than row 20; the rules allow 156 rows. `rows` says how deep it really is.
- Fantazja: who would get a token if the turn ended now, which follows from `visible`, `tokens` and `turn`.

The version changes whenever a number of an observation could;
digests in `tests/rl/observations.json` guard it.
"""

ACTIONS = """\
# Actions

Every decision has an id, the same in records, environments, masks and OpenSpiel.
`python -m rosace.rl.pages docs` writes this page from the code.

Ids are dense and come in families:
an id is the first of its family plus the values of the fields, the last field running fastest.
`game.text(id)` is the notation of an id, `game.parse(text)` the id of a notation,
and `game.action(id)` has its kind and fields.
Ids are never renumbered without a new version of the rules.

Families marked `chance` are outcomes and no decisions: environments draw them, and masks end before them.
"""


def observations_page() -> str:
    return "\n".join([OBSERVATIONS, *(line for game in _games() for line in _observation_lines(game))])


def actions_page() -> str:
    return "\n".join([ACTIONS, *(line for game in _games() for line in _action_lines(game))])


PAGES = {"observations.md": observations_page, "actions.md": actions_page}


def _games() -> list[Ruleset]:
    return [ruleset for ruleset in map(registry.get, registry.names()) if ruleset.observation is not None]


def _observation_lines(ruleset: Ruleset) -> Iterator[str]:
    observation = ruleset.observation
    assert isinstance(observation, ObservationSpec)
    yield f"## {ruleset.spec.name.title()}: version {observation.version}, {observation.size} numbers\n"
    yield "| from | block | shape | |"
    yield "|---:|---|---|---|"
    named: dict[tuple[str, ...], str] = {}
    for block, position in zip(observation.blocks, observation.slices().values(), strict=True):
        shape = " × ".join(map(str, block.shape))
        yield f"| {position.start} | `{block.name}` | {shape} | {block.meaning}{_parts(block, named)} |"
        named.setdefault(block.parts, block.name)
    yield ""


def _parts(block: Block, named: dict[tuple[str, ...], str]) -> str:
    """The numbered parts of a block, or a reference to an earlier block with the same parts."""
    if not block.parts:
        return ""
    which = "" if len(block.shape) == 1 else f"along axis {block.axis} "
    if block.parts in named:
        return f"; {which}as in `{named[block.parts]}`"
    return f"; {which}" + ", ".join(f"`{number}` {part}" for number, part in enumerate(block.parts))


def _action_lines(ruleset: Ruleset) -> Iterator[str]:
    yield f"## {ruleset.spec.name.title()}: rules {ruleset.spec.rules}, {decision_count(ruleset)} decisions\n"
    yield "| ids | notation | fields |"
    yield "|---|---|---|"
    for family in ruleset.spec.actions.families:
        yield f"| {_ids(family)} | `{_notation(family)}` | {'; '.join(map(_field, family.fields))} |"
    yield ""


def _ids(family: Family) -> str:
    last = family.base + family.size - 1
    return f"{family.base}" if family.size == 1 else f"{family.base} to {last}"


def _notation(family: Family) -> str:
    chance = "chance: " if family.chance else ""
    return chance + " ".join([family.kind, *(field.name.upper() for field in family.fields)])


def _field(field: Field) -> str:
    if len(field.words) <= MAX_LISTED_WORDS:
        return f"{field.name}: {', '.join(field.words)}"
    first = ", ".join(field.words[:2])
    return f"{field.name}: {len(field.words)}, {first} … {field.words[-1]}"


def main(folder: str) -> None:
    for name, page in PAGES.items():
        (Path(folder) / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
