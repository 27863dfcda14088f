### Basilica: words that only the board in the browser needs.

## What things are called aloud

basilica-tile =
    { $crown ->
        [yes] vault, { $colours }, crown
       *[no] vault, { $colours }
    }
basilica-free-cell = { $cell }, free
basilica-scaffolding = scaffolding
basilica-glass = stained glass
basilica-altar = altar
basilica-builder = { $seat }’s builder, { $rank }
basilica-empty-vault-space = Vault space { $space }: empty
basilica-empty-order-space = Order space { $space }: empty
basilica-vault-to-come = Vault space { $space }: { $colours }, crown not known yet
basilica-order-to-come = Order space { $space }: to be drawn
basilica-discards = Discarded tiles: { $tiles }

## The orders, short enough to stand under a tile

basilica-name-promote = Promote
basilica-name-move = Move builder
basilica-name-recruit = Recruit
basilica-name-confuse = Confuse
basilica-name-glass = Stained glass
basilica-name-scaffolding = Scaffolding
basilica-name-disaster = Disaster
basilica-name-altar = Altar

## On the board

basilica-look-through = See discarded tiles
basilica-close = Close
basilica-tips = When this vault is taken, the order above flips into its place ({ $colours }).
basilica-stack-help = The top tile shows its order and colours. You’ll see whether it has a crown when it flips over.
basilica-marker-help = Moves one space for every crowned vault placed in the cathedral. Reaching a crown starts a scoring.
basilica-to-go =
    { $left ->
        [0] { $marker }
        [one] { $marker }: 1 crown to the next scoring
       *[other] { $marker }: { $left } crowns to the next scoring
    }
basilica-scores =
    { $last ->
        [yes] Scoring: it ends the game
       *[no] Scoring: it ends the turn{ $lost ->
            [0] {""}
            [one] , 1 action lost
           *[other] , { $lost } actions lost
        }
    }
basilica-actions-left =
    { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
basilica-scoring-now = If scored now
basilica-web-stakes = Points, and what a scoring would add
basilica-standing = +{ $points } if scored now
basilica-prospect = { $gain } if scored now
basilica-other-choices = Other moves

## A game from a real table

basilica-scorer-help = Pick a piece and tap the cells of the cathedral. Tap again to remove it.
basilica-scorer-vaults = Vaults
basilica-scorer-builders = Builders
basilica-scorer-wild = Wild: { $colours }
basilica-scorer-left =
    { $number ->
        [one] 1 left in the box
       *[other] { $number } left in the box
    }
basilica-scorer-erase = Erase
basilica-scorer-undo = Undo
basilica-scorer-clear = Clear all
basilica-scorer-edition = Edition
basilica-scorer-earlier = Points from earlier scorings
basilica-scorer-earlier-of = { $seat }, scoring { $number }
basilica-scorer-juggle = Colour for the Juggler on { $cell }
basilica-scorer-empty = Place at least one vault.
basilica-scorer-asks-juggle = Choose a colour for every Juggler.
basilica-scorer-wild-beside-wild = Two wild vaults can’t be neighbours: { $cell }.
basilica-scorer-no-vault = Place a vault on { $cell } first.
basilica-scorer-used-up = There are none left in the box.

## Pictures of the rules page

basilica-figure-display = Orders above, vaults below. When the vault in the middle is taken, the order above it flips into its place.
basilica-figure-areas = The blue area has four tiles. Two of them are wild and can also belong to areas of their other colours.
basilica-figure-wild = A wild vault can go next to a vault of one colour, but never next to another wild one.
basilica-figure-scoring = The blue area: the Master Mason counts as two, so Black has the majority, 2 vs 1, and scores 4 tiles × 2 for the Architect, plus 2 for the glass.
basilica-figure-ranks = The four ranks and their badges: compass, trowel, raised arm, bell cap.

## Examples beside the clauses of the rules

basilica-example-place = A vault goes in the first row, or next to a vault that’s already there. At c2 it would touch nothing.
basilica-example-wild = The green-blue wild vault can’t go next to another wild one. Further away it can.
basilica-example-area = White’s red area has three tiles: 3 points. The fourth red vault touches it only at a corner and isn’t part of it.
basilica-example-two-colours = The wild vault at a2 belongs to the blue area and to the green one. White scores 4 for the blue area.
basilica-example-architect = White scores 3 tiles × 2 for the Architect, plus 2 for the glass: 8 points.
basilica-example-minority = White has the majority and scores 3. Black has one builder there and scores 1.
basilica-example-strongman = One builder each would be a tie. White’s Strongman breaks it: 3 points for White, 1 for Black.
basilica-example-move = White’s builder can move to a1. On c1 there’s a builder already.
basilica-example-disaster = Disaster can discard the vault at a1. At b1 there’s a builder, so that one stays.
basilica-example-mason = The Master Mason counts as two, so Black scores the blue area: 4 tiles × 2, plus 2 for the glass, 10 points. White scores 1 there and 4 for yellow.
