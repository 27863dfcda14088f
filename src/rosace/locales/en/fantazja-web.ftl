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
fantazja-web-stack =
    { $cell }: { $tile } of { $owner }: { $sides }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $dark ->
        [yes] ; Dark Energy
       *[no] { "" }
    }.
fantazja-web-castle = Magic Castle: { $sides }.
fantazja-web-covers = Covered: { $tiles }.
fantazja-web-guarded = The military token of { $seat } lies on it.
fantazja-web-empty =
    { $state ->
        [barred] { $cell }: empty, barred by the military token
        [dark] { $cell }: empty; Dark Energy would meet Dark Energy
       *[free] { $cell }: empty
    }
fantazja-web-back = A tile of { $seat }, face down
fantazja-web-struck =
    { $number ->
        [one] Dark Energy would remove 1 tile
       *[other] Dark Energy would remove { $number } tiles
    }

## Looking at the land

fantazja-web-land = The land
fantazja-web-nearer = Nearer
fantazja-web-farther = Farther away
fantazja-web-fit = Show the whole land
fantazja-web-powers = What the powers do
fantazja-web-close = Close

## What is at hand

fantazja-web-tray = Your tiles and choices
fantazja-web-rows = Which tiles are shown
fantazja-web-shelf-hand = Hand
fantazja-web-shelf-face-down = Points
fantazja-web-shelf-discard = Discards
fantazja-web-shelf-theirs = Opponent
fantazja-web-shelf-shown = Seen
fantazja-web-no-hand = No tiles in hand.
fantazja-web-no-points = No Imagination Points: choose a tile of your hand to gain one.
fantazja-web-no-discards = Your discards are empty. What pays or is removed comes here.
fantazja-web-no-discards-theirs = Your opponent’s discards are empty.
fantazja-web-theirs-discards = Discards
fantazja-web-theirs-hand = Seen in hand
fantazja-web-theirs-bottom = Under the stack
fantazja-web-build-here = Build on the land
fantazja-web-build = Build
fantazja-web-to-imagination = as an Imagination Point
fantazja-web-imagination = Your Imagination Points: { $number }
fantazja-web-turn = Turned { $turn }°: { $tile }
fantazja-web-other = Another choice: { $id }

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
fantazja-web-count-stack =
    { $number ->
        [one] 1 tile in the draw stack
       *[other] { $number } tiles in the draw stack
    }
fantazja-web-count-bonus =
    { $number ->
        [one] 1 bonus token
       *[other] { $number } bonus tokens
    }
fantazja-web-word-hand = hand
fantazja-web-word-imagination =
    { $number ->
        [one] Imagination Point
       *[other] Imagination Points
    }
fantazja-web-word-stack = draw stack
fantazja-web-word-bonus =
    { $number ->
        [one] bonus token
       *[other] bonus tokens
    }
fantazja-web-token = { $power }: buildings of Nature { $nature }, of Light { $light }. The token: { $place }.
fantazja-web-token-next =
    { $to ->
        [seat] At the end of the turn: { $seat }.
       *[pool] At the end of the turn: the pool.
    }

## Counting a game from a real table

fantazja-web-scorer = Tap every building that can be seen at the end: the topmost of each stack. Bonus tokens count as well; Imagination Points left only decide a tie.
fantazja-web-kind =
    { $does ->
        [remove] { $kind }: take one away; { $number } of at most { $most }
       *[add] { $kind }: add one; { $number } of at most { $most }
    }
fantazja-web-remove = Take away
fantazja-web-bonus = Bonus tokens
fantazja-web-left = Imagination Points left
fantazja-web-less = { $label }: one less
fantazja-web-more = { $label }: one more
fantazja-web-undo = Undo
fantazja-web-clear = Clear all

## Pictures of the rules

fantazja-web-figure-tile = Four sides, each with one element and 1 to 3 symbols of it; in the middle the building, strokes for its level, its points in a circle. The violet crack is Dark Energy.
fantazja-web-figure-fits = Two fires may join one fire: the same element, and the new tile has no fewer symbols.
fantazja-web-figure-too-few = One fire may not join two: the new tile would have fewer symbols.
fantazja-web-figure-levels = Level II goes onto level I, and level III onto level II, on your opponent’s too. The edges show whose tiles are covered.
fantazja-web-figure-dark-before = The tile in the middle has Dark Energy.
fantazja-web-figure-dark-after = A second tile with Dark Energy is laid beside it: both vanish, and the tile on the right is cut off and goes with them.
