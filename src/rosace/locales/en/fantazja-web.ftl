### Fantazja in the browser: what stands on the board beside the drawings, and what a screen reader says of them.

## Tiles and the land

fantazja-web-side = { $element } { $number }
fantazja-web-sides = top { $top }, right { $right }, bottom { $bottom }, left { $left }
fantazja-web-tile =
    { $tile }: { $sides }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $dark ->
        [yes] ; Dark Energy
       *[no] { "" }
    }.
fantazja-web-way =
    { $number } { $way ->
        [n] up
        [e] right
        [s] down
       *[w] left
    }
fantazja-web-stack =
    { $cell }: { $owner }’s { $tile }: { $sides }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $dark ->
        [yes] ; Dark Energy
       *[no] { "" }
    }.
fantazja-web-castle = Magic Castle: { $sides }.
fantazja-web-covers = Covered: { $tiles }.
fantazja-web-guarded = { $seat }’s military token is on it.
fantazja-web-empty =
    { $state ->
        [barred] { $cell }: empty, blocked by the military token
        [dark] { $cell }: empty; Dark Energy would meet Dark Energy
       *[free] { $cell }: empty
    }
fantazja-web-back = { $seat }’s tile, face down
fantazja-web-struck =
    { $number ->
        [one] Dark Energy would remove 1 tile
       *[other] Dark Energy would remove { $number } tiles
    }

## Looking at the land

fantazja-web-land = Land
fantazja-web-nearer = Zoom in
fantazja-web-farther = Zoom out
fantazja-web-fit = Show the whole land
fantazja-web-powers = What the powers do
fantazja-web-close = Close

## Board themes


## What is at hand

fantazja-web-tray = Your tiles and moves
fantazja-web-rows = Tiles shown
fantazja-web-shelf-hand = Hand
fantazja-web-shelf-face-down = Imagination
fantazja-web-shelf-discard = Discards
fantazja-web-shelf-theirs = Opponent
fantazja-web-shelf-shown = Seen
fantazja-web-no-hand = No tiles in hand.
fantazja-web-no-points = No Imagination Points yet: touch your Imagination Points, then a tile in your hand.
fantazja-web-no-discards = Your discards are empty. Tiles you pay with or lose go here.
fantazja-web-no-discards-theirs = Your opponent’s discards are empty.
fantazja-web-theirs-discards = Discards
fantazja-web-theirs-hand = Known in hand
fantazja-web-theirs-bottom = Under the stack
fantazja-web-to-imagination = Put a tile face down
fantazja-web-imagination = Your Imagination Points: { $number }
fantazja-web-turn = Rotated { $turn }°: { $tile }
fantazja-web-unfit = Can’t be built now.
fantazja-web-other = Other move: { $id }

## The sides of the table

fantazja-web-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
fantazja-web-count-hand =
    { $number ->
        [one] 1 tile in hand
       *[other] { $number } tiles in hand
    }
fantazja-web-count-imagination =
    { $number ->
        [one] 1 Imagination Point
       *[other] { $number } Imagination Points
    }
fantazja-web-last =
    { $number ->
        [0] out of tiles
        [one] last tile
       *[other] last { $number } tiles
    }
fantazja-web-count-stack =
    { $number ->
        [one] 1 tile in the draw stack
       *[other] { $number } tiles in the draw stack
    }
fantazja-web-count-discards =
    { $number ->
        [one] 1 discarded tile
       *[other] { $number } discarded tiles
    }
fantazja-web-count-bonus =
    { $number ->
        [one] 1 bonus token
       *[other] { $number } bonus tokens
    }
fantazja-web-bonus-left =
    { $number ->
        [one] 1 bonus token left in the pool
       *[other] { $number } bonus tokens left in the pool
    }
fantazja-web-word-hand = hand
fantazja-web-word-imagination = Imagination
fantazja-web-word-stack = draw stack
fantazja-web-word-discards = discards
fantazja-web-word-bonus = bonus
fantazja-web-power-residential = Swap
    .does = Swap hand and discards
fantazja-web-power-production = Recall
    .does = Discard → Imagination Point
fantazja-web-power-military = Guard
    .does = Guard a building
fantazja-web-power-magic = Peek
    .does = See 4 tiles, bury up to 2
fantazja-web-power-special = Replace
    .does = Replace a building
fantazja-web-token = { $power }: Nature has { $nature } buildings, Light has { $light }. Token: { $place }.
fantazja-web-token-next =
    { $to ->
        [seat] At the end of the turn it goes to { $seat }.
       *[pool] At the end of the turn it goes back to the pool.
    }

## The count at the end

fantazja-web-count-type =
    { $type ->
        [residential] Residential buildings
        [production] Production buildings
        [military] Military buildings
        [magic] Magic buildings
       *[special] Special buildings
    }
fantazja-web-count-bonuses = Bonus tokens
fantazja-web-count-left = Imagination Points left
    .help = They only break a tie.

## Counting a game from a real table

fantazja-web-scorer = Tap every building visible at the end: the top tile of each stack. Bonus tokens count too; leftover Imagination Points only break a tie.
fantazja-web-kind =
    { $does ->
        [remove] { $kind }: remove one; { $number } of { $most }
       *[add] { $kind }: add one; { $number } of { $most }
    }
fantazja-web-remove = Remove
fantazja-web-bonus = Bonus tokens
fantazja-web-left = Imagination Points left
fantazja-web-less = { $label }: one fewer
fantazja-web-more = { $label }: one more
fantazja-web-undo = Undo
fantazja-web-clear = Clear all

## Pictures of the rules

fantazja-web-figure-tile = Four sides, each with one element and 1 to 3 of its symbols. In the middle: the building, strokes for its level, and its points in a circle. The violet crack is Dark Energy.
fantazja-web-figure-fits = Two fires can join one fire: the same element, and the new tile has at least as many symbols.
fantazja-web-figure-too-few = One fire can’t join two: the new tile would have fewer symbols.
fantazja-web-figure-levels = Level II goes on level I, and level III on level II, your opponent’s too. The edges show whose tiles are covered.
fantazja-web-figure-dark-before = The tile in the middle has Dark Energy.
fantazja-web-figure-dark-after = A second tile with Dark Energy is placed next to it: both vanish, and the tile on the right is cut off and goes with them.

## Examples beside the clauses of the rules

fantazja-example-corner = A new tile has to share a side with another. Touching the castle at a corner isn’t enough.
fantazja-example-symbols = Two earths meet two earths: that fits. One earth is too few. And turned like the third, fire would meet earth.
fantazja-example-level = Level II goes on a level I of its type. Level III doesn’t: it needs a level II below.
fantazja-example-dark = Both tiles have Dark Energy and share a side, so both vanish.
fantazja-example-cut-off = Dark Energy takes two tiles. The one on the right has lost its way to the castle and goes, too.
fantazja-example-covered = Nature’s level II gives 3 points, and the tile it covers none. Light has 1 point for its other building.
fantazja-example-guard = Light’s military token is on this building, so Nature can’t place a tile next to it this turn.
