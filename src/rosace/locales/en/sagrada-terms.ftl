### Sagrada: the words every other message of the game uses.
### Tools and objectives have the names of the English cards; docs/glossary.md has the terms in all languages.
### The attribute help says what a tool does and what an objective gives. Windows keep their printed names.

## Tools, by the numbers of their cards

sagrada-tool-1 = Grozing Pliers
    .help = Draft a die, make it one higher or one lower (never 6 to 1 or 1 to 6), then place it.
sagrada-tool-2 = Eglomise Brush
    .help = Move one die in your window, ignoring the colour printed on its new cell. All other placement rules apply.
sagrada-tool-3 = Copper Foil Burnisher
    .help = Move one die in your window, ignoring the value printed on its new cell. All other placement rules apply.
sagrada-tool-4 = Lathekin
    .help = Move exactly two different dice in your window, one after the other. All placement rules apply to both.
sagrada-tool-5 = Lens Cutter
    .help = Draft a die, swap it with a die on the round track, then place the one from the track.
sagrada-tool-6 = Flux Brush
    .help = Draft a die and reroll it. If it fits anywhere, place it; otherwise it goes back to the draft pool and you’ve used your draft for this turn.
sagrada-tool-7 = Glazing Hammer
    .help = Reroll all dice in the draft pool. Only on your second turn of the round, before you draft.
sagrada-tool-8 = Running Pliers
    .help = On your first turn of the round, after drafting, draft and place a second die. You skip your second turn of the round.
sagrada-tool-9 = Cork-backed Straightedge
    .help = Draft a die and place it on a cell that touches no die, not even at a corner. The printed colour and value still count.
sagrada-tool-10 = Grinding Stone
    .help = Draft a die, flip it to its opposite face (1 and 6, 2 and 5, 3 and 4 swap), then place it.
sagrada-tool-11 = Flux Remover
    .help = Draft a die, return it to the bag and draw a new one. Choose its value, then place it or return it to the draft pool.
sagrada-tool-12 = Tap Wheel
    .help = Move one or two dice of the same colour in your window, if that colour is on the round track. All placement rules apply.

## Public objectives

sagrada-objective-row-colours = Row Colour Variety
    .help = 6 points for each full row with no repeated colour.
sagrada-objective-column-colours = Column Colour Variety
    .help = 5 points for each full column with no repeated colour.
sagrada-objective-row-shades = Row Shade Variety
    .help = 5 points for each full row with no repeated value.
sagrada-objective-column-shades = Column Shade Variety
    .help = 4 points for each full column with no repeated value.
sagrada-objective-light-shades = Light Shades
    .help = 2 points for each set of a 1 and a 2, anywhere.
sagrada-objective-medium-shades = Medium Shades
    .help = 2 points for each set of a 3 and a 4, anywhere.
sagrada-objective-deep-shades = Deep Shades
    .help = 2 points for each set of a 5 and a 6, anywhere.
sagrada-objective-shade-variety = Shade Variety
    .help = 5 points for each set of all six values, anywhere.
sagrada-objective-colour-diagonals = Colour Diagonals
    .help = 1 point for each die that touches a die of its colour at a corner. Each die counts once.
sagrada-objective-colour-variety = Colour Variety
    .help = 4 points for each set of all five colours, anywhere.

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
