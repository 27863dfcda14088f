### Sagrada: the words every other message of the game uses.
### Tools and objectives have the names of the English cards; docs/glossary.md has the terms in all languages.
### The attribute help says what a tool does and what an objective gives. Windows keep their printed names.

## Tools, by the numbers of their cards

sagrada-tool-1 = Grozing Pliers
    .help = Draft a die, raise or lower it by one (never from 6 to 1 or from 1 to 6) and place it.
sagrada-tool-2 = Eglomise Brush
    .help = Move one die of your window, ignoring the colour printed on its new cell; every other placement rule holds.
sagrada-tool-3 = Copper Foil Burnisher
    .help = Move one die of your window, ignoring the value printed on its new cell; every other placement rule holds.
sagrada-tool-4 = Lathekin
    .help = Move exactly two different dice of your window, one after the other; every placement rule holds for both.
sagrada-tool-5 = Lens Cutter
    .help = Draft a die, exchange it for a die on the round track and place the one from the track.
sagrada-tool-6 = Flux Brush
    .help = Draft a die and roll it again: if it fits anywhere you place it, otherwise it goes back to the draft pool and your draft of this turn is used up.
sagrada-tool-7 = Glazing Hammer
    .help = Roll all dice of the draft pool again; only in your second turn of the round and before you draft.
sagrada-tool-8 = Running Pliers
    .help = In your first turn of the round, after drafting, draft and place a second die; you miss your second turn of the round.
sagrada-tool-9 = Cork-backed Straightedge
    .help = Draft a die and place it on a cell that touches no die, not even at a corner; the printed colour and value still count.
sagrada-tool-10 = Grinding Stone
    .help = Draft a die, turn it to its opposite face (1 and 6, 2 and 5, 3 and 4 change places) and place it.
sagrada-tool-11 = Flux Remover
    .help = Draft a die, put it into the bag and draw a new one; choose its value, then place it or return it to the draft pool.
sagrada-tool-12 = Tap Wheel
    .help = Move one or two dice of your window that share a colour, if that colour lies on the round track; every placement rule holds.

## Public objectives

sagrada-objective-row-colours = Row Colour Variety
    .help = 6 points for each full row in which no colour stands twice.
sagrada-objective-column-colours = Column Colour Variety
    .help = 5 points for each full column in which no colour stands twice.
sagrada-objective-row-shades = Row Shade Variety
    .help = 5 points for each full row in which no value stands twice.
sagrada-objective-column-shades = Column Shade Variety
    .help = 4 points for each full column in which no value stands twice.
sagrada-objective-light-shades = Light Shades
    .help = 2 points for each set of a 1 and a 2, wherever they lie.
sagrada-objective-medium-shades = Medium Shades
    .help = 2 points for each set of a 3 and a 4, wherever they lie.
sagrada-objective-deep-shades = Deep Shades
    .help = 2 points for each set of a 5 and a 6, wherever they lie.
sagrada-objective-shade-variety = Shade Variety
    .help = 5 points for each set of all six values, wherever they lie.
sagrada-objective-colour-diagonals = Colour Diagonals
    .help = 1 point for each die that touches a die of its own colour at a corner; a die counts once.
sagrada-objective-colour-variety = Colour Variety
    .help = 4 points for each set of all five colours, wherever they lie.

## Private objectives

sagrada-private-red = Shades of Red
    .help = The sum of the values of your red dice.
sagrada-private-yellow = Shades of Yellow
    .help = The sum of the values of your yellow dice.
sagrada-private-green = Shades of Green
    .help = The sum of the values of your green dice.
sagrada-private-blue = Shades of Blue
    .help = The sum of the values of your blue dice.
sagrada-private-purple = Shades of Purple
    .help = The sum of the values of your purple dice.
