### Fantazja: the words every other message of the game uses.
### There is no English edition we know of, so the terms are ours; docs/glossary.md has them in all languages.
### A seat goes by the short name of its faction, which takes a verb in the singular. The attribute help says what a thing does.
### Tiles are called by type and level; the letter tells those of one kind apart.

## Factions

fantazja-faction-nature = Nature Sculptors
fantazja-faction-light = Engineers of Light

## Seats, by the short names of their factions

fantazja-seat-0 = Nature
    .letter = N
fantazja-seat-1 = Light
    .letter = L

## Types of building

fantazja-type-residential = residential
    .group = Residential buildings
fantazja-type-production = production
    .group = Production buildings
fantazja-type-military = military
    .group = Military buildings
fantazja-type-magic = magic
    .group = Magic buildings
fantazja-type-special = special
    .group = Special buildings

## Elements, with the letter shown beside the number of symbols

fantazja-element-earth = earth
    .letter = E
fantazja-element-air = air
    .letter = A
fantazja-element-water = water
    .letter = W
fantazja-element-fire = fire
    .letter = F

## Kinds: type and level

fantazja-kind-RI = Residential I
fantazja-kind-RII = Residential II
fantazja-kind-RIII = Residential III
fantazja-kind-PI = Production I
fantazja-kind-PII = Production II
fantazja-kind-PIII = Production III
fantazja-kind-MI = Military I
fantazja-kind-MII = Military II
fantazja-kind-MIII = Military III
fantazja-kind-GI = Magic I
fantazja-kind-GII = Magic II
fantazja-kind-GIII = Magic III
fantazja-kind-S = Special

## Tiles, by their ids in the component list

fantazja-tile-RIa = Residential I a
fantazja-tile-RIb = Residential I b
fantazja-tile-RIc = Residential I c
fantazja-tile-RIIa = Residential II a
fantazja-tile-RIIb = Residential II b
fantazja-tile-RIII = Residential III
fantazja-tile-PIa = Production I a
fantazja-tile-PIb = Production I b
fantazja-tile-PIc = Production I c
fantazja-tile-PIIa = Production II a
fantazja-tile-PIIb = Production II b
fantazja-tile-PIII = Production III
fantazja-tile-MIa = Military I a
fantazja-tile-MIb = Military I b
fantazja-tile-MIc = Military I c
fantazja-tile-MIIa = Military II a
fantazja-tile-MIIb = Military II b
fantazja-tile-MIII = Military III
fantazja-tile-GIa = Magic I a
fantazja-tile-GIb = Magic I b
fantazja-tile-GIc = Magic I c
fantazja-tile-GIIa = Magic II a
fantazja-tile-GIIb = Magic II b
fantazja-tile-GIII = Magic III
fantazja-tile-Sa = Special a
fantazja-tile-Sb = Special b
fantazja-tile-Sc = Special c

## The castle, Dark Energy and tokens

fantazja-castle = Magic Castle
fantazja-dark = Dark Energy
    .help = When a tile with Dark Energy is placed next to another one, both are removed with everything under them, along with everything that’s then cut off from the castle.
fantazja-token-bonus = Bonus token
    .help = Worth 5 points at the end. You earn it by building level III on your own level II.

## Powers

fantazja-power-residential = Residential power
    .help = Swap 1 to 3 tiles in your hand for as many of your choice from your discards. You can’t take back a tile you’ve just given.
fantazja-power-production = Production power
    .help = Choose a tile from your discards: it becomes one of your Imagination Points, face down.
fantazja-power-military = Military power
    .help = Put the token on a building. Until your next turn your opponent can’t build on it, exchange it or place a tile on an empty cell next to it.
fantazja-power-magic = Magic power
    .help = See 4 random tiles in your opponent’s hand and put up to 2 of them under the opponent’s draw stack. At least one tile stays in that hand.
fantazja-power-special = Special power
    .help = Exchange one of your visible buildings for a tile of the same level from your hand. Neither can be special, and the old tile goes to your hand.

## Directions as seen from the castle. CELL writes a cell of the notation, n1e2, with these signs.

fantazja-north = n
fantazja-east = e
fantazja-south = s
fantazja-west = w
fantazja-cell = { CELL($cell) }
