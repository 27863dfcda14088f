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

basilica-look-through = Look through the discarded tiles
basilica-close = Close
basilica-tips = When this vault is taken, the order above turns over into its place ({ $colours }).
basilica-stack-help = The top tile shows its order and colours; its crown is seen only when it is turned over.
basilica-marker-help = It goes one space for every crowned vault placed in the cathedral. On a crown there is a scoring.
basilica-to-go =
    { $left ->
        [0] { $marker }
        [one] { $marker }: one crown to the scoring
       *[other] { $marker }: { $left } crowns to the scoring
    }
basilica-actions-left =
    { $actions ->
        [one] one action left
       *[other] { $actions } actions left
    }
basilica-if-scored-now = if scored now: { $points }
basilica-place-builder = Place a builder
basilica-other-choices = Other choices
basilica-point = Point at a vault, an order or a builder, and here stands what it is and what it counts.

## A game from a real table

basilica-scorer-help = Choose what you lay and tap the cells of the cathedral; a second tap takes the same thing off again.
basilica-scorer-vaults = Vaults
basilica-scorer-builders = Builders
basilica-scorer-wild = wild: { $colours }
basilica-scorer-left =
    { $number ->
        [one] one left in the box
       *[other] { $number } left in the box
    }
basilica-scorer-erase = Erase
basilica-scorer-undo = Undo
basilica-scorer-clear = Clear all
basilica-scorer-edition = Edition
basilica-scorer-earlier = Points of earlier scorings
basilica-scorer-earlier-of = { $seat }, scoring { $number }
basilica-scorer-juggle = Colour of the Juggler on { $cell }
basilica-scorer-empty = Lay at least one vault.
basilica-scorer-asks-juggle = Choose a colour for every Juggler.
basilica-scorer-wild-beside-wild = A wild vault may not lie beside a wild one: { $cell }.
basilica-scorer-no-vault = First lay a vault on { $cell }.
basilica-scorer-used-up = There is no such piece left in the box.

## Pictures of the rules page

basilica-figure-display = Orders above, vaults below. Once the vault in the middle is taken, the order above it turns over into its place.
basilica-figure-areas = The blue area has four tiles; two of them are wild and may belong to areas of their other colours as well.
basilica-figure-wild = A wild vault may lie beside one of one colour, but never beside another wild one.
basilica-figure-scoring = The blue area: the Master Mason counts two, so Black has the majority 2 : 1 and scores 4 tiles × 2 for the Architect, and 2 for the glass.
basilica-figure-ranks = The four ranks and their badges: compass, trowel, raised arm, bell cap.
