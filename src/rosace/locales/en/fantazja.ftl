### Fantazja: what is asked, what can be chosen, what happened, why not, and the score sheet.
### Cells are written as seen from the castle: n1e2 is one north and two east of it. Sides are an element
### letter and a number of symbols: E2. fantazja-terms.ftl has the tiles, types, powers and seats.

## What is asked

ask-fantazja-first = The first player is drawn.
ask-fantazja-draw = A tile is drawn.
ask-fantazja-show = A tile in the opponent’s hand is revealed.
ask-fantazja-turn =
    { $main ->
        [done] { $power ->
            [yes] Use a power or end your turn.
           *[no] End your turn.
        }
        [none] { $power ->
            [yes] You’re out of tiles: use a power or end your turn.
           *[no] You’re out of tiles: end your turn.
        }
       *[open] { $power ->
            [yes] Build, gain an Imagination Point, or use a power first.
           *[no] Build or gain an Imagination Point.
        }
    }
    .short =
        { $main ->
            [done] { $power ->
                [yes] Use a power or end your turn.
               *[no] End your turn.
            }
            [none] { $power ->
                [yes] You’re out of tiles: use a power or end your turn.
               *[no] You’re out of tiles: end your turn.
            }
           *[open] { $power ->
                [yes] Use a power first, or build a tile, or put one face down.
               *[no] Build a tile, or put one face down: +1 Imagination Point.
            }
        }
    .narrow =
        { $main ->
            [open] { $power ->
                [yes] Build, put a tile face down, or use a power.
               *[no] Build a tile, or put one face down.
            }
           *[done] { ask-fantazja-turn.short }
        }
ask-fantazja-lay =
    { $rotates ->
        [no] { $tile }: choose a cell.
       *[yes] { $tile }: choose a cell, then rotate.
    }
    .narrow =
        { $rotates ->
            [no] Choose a cell.
           *[yes] Choose a cell, then rotate.
        }
    .next = { $tile }: choose how to rotate it.
ask-fantazja-pay = Choose an Imagination Point to pay with.
ask-fantazja-give =
    { $number ->
        [0] Residential power: choose a tile in your hand to give.
       *[other] Residential power: choose another tile to give, or stop at { $number }.
    }
ask-fantazja-take =
    { $left ->
        [one] Residential power: take 1 tile from your discards.
       *[other] Residential power: take { $left } tiles from your discards, one by one.
    }
ask-fantazja-recall = Production power: choose a discarded tile to turn into an Imagination Point.
ask-fantazja-guard = Military power: choose a building for the token.
ask-fantazja-under =
    { $number ->
        [0] Magic power: choose a tile to put under the draw stack, or leave the hand as it is.
       *[other] Magic power: choose a second tile to go below the first, or stop at one.
    }
ask-fantazja-exchange = Special power: choose a tile in your hand to replace a building.
ask-fantazja-over = The game is over.

## Choices

choice-fantazja-build =
    { $price ->
        [no] { $tile } ({ $sides }): build
       *[yes] { $tile } ({ $sides }): build for an Imagination Point
    }
    .short =
        { $price ->
            [no] { $tile }: build
           *[yes] { $tile }: build for an Imagination Point
        }
choice-fantazja-lay =
    { $on ->
        [yes] Place on { CELL($cell) }, rotated { $turn }° ({ $sides }), over { $below } ({ $owner })
       *[no] Place on { CELL($cell) }, rotated { $turn }° ({ $sides })
    }{ $struck ->
        [0] { "" }
        [one] . Dark Energy removes 1 tile
       *[other] . Dark Energy removes { $struck } tiles
    }
    .short =
        { $on ->
            [yes] Build over { $below }
           *[no] Build here
        }{ $struck ->
            [0] { "" }
            [one] . Dark Energy removes 1 tile
           *[other] . Dark Energy removes { $struck } tiles
        }
    .hint =
        { $on ->
            [yes] Build over { $below }
           *[no] Build on the marked cell
        }{ $turn ->
            [0] { "" }
           *[other] , rotated { $turn }°
        }
choice-fantazja-imagine = { $tile } ({ $sides }): gain an Imagination Point
    .short = { $tile }: gain an Imagination Point
choice-fantazja-pay = Pay with { $tile }
choice-fantazja-power = { $power }
choice-fantazja-give = Give { $tile }
choice-fantazja-take = Take { $tile } ({ $sides })
    .short = Take { $tile }
choice-fantazja-recall = Take { $tile }
choice-fantazja-guard = { CELL($cell) }: { $tile } ({ $owner })
    .short = Guard { $tile }
choice-fantazja-under = Put { $tile } under the stack
choice-fantazja-exchange = { $tile } ({ $sides })
    .short = Exchange for { $tile }
choice-fantazja-enough =
    { $phase ->
        [give] Give no more
       *[under] Put no more under
    }
choice-fantazja-end = End turn
choice-fantazja-first = { $seat } goes first
choice-fantazja-draw = Draw { $tile }
choice-fantazja-show = Reveal { $tile }

## What happened

event-fantazja-first = First player: { $seat }
event-fantazja-draw = { $seat } drew { $tile }
    .several = { $seat } drew { $tile }
event-fantazja-draw-secretly = { $seat } drew a tile
    .several = { $seat } drew { $count } tiles
event-fantazja-draw-known = { $seat } drew { $tile } from under the stack
event-fantazja-show = { $seat } saw { $tile } in { $other }’s hand
    .several = { $seat } saw { $tile } in { $other }’s hand
event-fantazja-show-secretly = { $seat } saw a tile in the opponent’s hand
    .several = { $seat } saw { $count } tiles in the opponent’s hand
event-fantazja-build = { $seat } chose { $tile } to build
event-fantazja-exchange = { $seat } chose { $tile } to exchange
event-fantazja-laid = { $seat } built { $tile } on { CELL($cell) }
    .short = { $seat } built { $tile }
event-fantazja-raised = { $seat } built { $tile } on { CELL($cell) }, over { $below } ({ $owner })
    .short = { $seat } built { $tile } over { $below }
event-fantazja-exchanged = { $seat } exchanged { $below } on { CELL($cell) } for { $tile }
    .short = { $seat } exchanged { $below } for { $tile }
event-fantazja-bonus = { $seat } earned a bonus token: +{ $points }
event-fantazja-struck =
    { $number ->
        [one] Dark Energy removed 1 tile ({ CELL($cells) })
       *[other] Dark Energy removed { $number } tiles ({ CELL($cells) })
    }
    .short = Dark Energy removed { $number ->
            [one] 1 tile
           *[other] { $number } tiles
        }
event-fantazja-imagine = { $seat } put { $tile } face down: +1 Imagination Point
event-fantazja-imagine-secretly = { $seat } put a tile face down: +1 Imagination Point
event-fantazja-pay = { $seat } paid with { $tile }
event-fantazja-power = { $seat } used { $power }
event-fantazja-give = { $seat } chose { $tile } to give
event-fantazja-enough = { $seat } chose nothing more to give
event-fantazja-take = { $seat } chose { $tile } to take
event-fantazja-swap = { $seat } swapped { $given } for { $taken }
event-fantazja-recall = { $seat } took { $tile } from the discards: +1 Imagination Point
event-fantazja-guard = { $seat } put the military token on { CELL($cell) }
    .short = { $seat } put the military token on a building
event-fantazja-under = { $seat } put { $tile } under { $other }’s draw stack
    .short = { $seat } put { $tile } under the opponent’s stack
event-fantazja-under-none = { $seat } put nothing under { $other }’s draw stack
event-fantazja-end = { $seat } ended the turn
event-fantazja-token-won = { $seat } took the { $type } token
event-fantazja-token-back = The { $type } token went back to the pool
event-fantazja-skipped = { $seat } had no tiles left and skipped the turn
event-fantazja-turn = { $seat }’s turn
event-fantazja-ended = Both players are out of tiles
event-fantazja-result =
    { $imagination ->
        [one] { $seat }: { $points } points, 1 Imagination Point left
       *[other] { $seat }: { $points } points, { $imagination } Imagination Points left
    }
event-fantazja-won =
    { $tie ->
        [yes] { $seat } won with { $points } points and more Imagination Points
       *[no] { $seat } won with { $points } points
    }
event-fantazja-drawn = The game is a draw

## Why not

reason-fantazja-not-now = Not now. { $asked }
reason-fantazja-main-done = You’ve already done your main action this turn.
reason-fantazja-main-owed = Before you end your turn, build or gain an Imagination Point.
reason-fantazja-not-in-hand = { $tile } isn’t in your hand.
reason-fantazja-no-point = { $tile } costs an Imagination Point, and you have none.
    .short = This tile costs an Imagination Point, and you have none.
reason-fantazja-fits-nowhere = { $tile } doesn’t fit anywhere: every shared side needs the same element and at least as many symbols.
    .short = This tile fits nowhere now: every shared side needs the same element and at least as many symbols.
reason-fantazja-nothing-to-raise = There’s no building { $tile } can go on.
    .short = There’s no building this tile can go on.
reason-fantazja-occupied = { CELL($cell) } is taken: this tile goes on an empty cell.
    .short = This cell is taken: the tile goes on an empty one.
reason-fantazja-no-neighbour = { CELL($cell) } doesn’t share a side with any tile.
    .short = This cell doesn’t share a side with any tile.
reason-fantazja-barred = { CELL($cell) } is blocked by the military token on { CELL($guilty) }.
    .short = This cell is blocked by the military token.
reason-fantazja-element = The elements don’t match: { $sides }.
reason-fantazja-number = The tile has too few symbols: { $sides }.
reason-fantazja-nothing-below = { $tile } goes on a building, and there’s none on { CELL($cell) }.
    .short = This tile goes on a building, and there’s none here.
reason-fantazja-on-special = You can’t build on a special building.
reason-fantazja-other-type = { $tile } goes on a building of its own type, and { CELL($cell) } is { $type }.
    .short = This tile goes on a building of its own type.
reason-fantazja-other-level = { $tile } goes on the level below it, and { CELL($cell) } has { $below }.
    .short = This tile goes on a building one level lower.
reason-fantazja-guarded = Your opponent’s military token is on { CELL($cell) }.
    .short = Your opponent’s military token is on this building.
reason-fantazja-elements-turned = Rotated like this, its elements don’t match { $below } below.
    .short = Rotated like this, its elements don’t match the tile below.
reason-fantazja-not-face-down = { $tile } isn’t one of your Imagination Points.
reason-fantazja-no-token = You don’t have this power’s token.
reason-fantazja-power-used = You’ve already used a power this turn.
reason-fantazja-empty-hand = You have no tiles in your hand to swap.
reason-fantazja-no-discards = Your discards are empty.
reason-fantazja-no-building = There’s no building to put the token on.
reason-fantazja-nothing-to-see = Your opponent’s hand is empty.
reason-fantazja-no-exchange = You can’t exchange any of your buildings for a tile in your hand.
reason-fantazja-already-given = You’re already giving { $tile }.
reason-fantazja-not-discarded = { $tile } isn’t in your discards.
reason-fantazja-already-taken = You’re already taking { $tile }.
reason-fantazja-give-one = Give at least one tile.
reason-fantazja-no-building-there = There’s no building on { CELL($cell) }.
    .short = There’s no building here.
reason-fantazja-not-shown = { $tile } isn’t one of the tiles shown.
reason-fantazja-not-yours = The building on { CELL($cell) } belongs to { $owner }.
reason-fantazja-special-stays = You can’t exchange a special building.
reason-fantazja-level-differs = { $tile } and { $below } have different levels.
reason-fantazja-exchanges-nothing = { $tile } can’t replace any of your buildings.
reason-fantazja-exchange-element = The elements wouldn’t match: { $sides }.

## Score sheet

score-fantazja-building = { $tile } on { CELL($cell) }
score-fantazja-kind = { $kind }
score-fantazja-bonus = Bonus tokens: { $number } × { $each }
    .group = Bonus tokens
score-fantazja-majority =
    { $token ->
        [seat] { $type } buildings, { $nature } vs { $light }: { $seat } has the token
        [building] { $type } buildings, { $nature } vs { $light }: { $seat } put the token on { CELL($cell) }
       *[pool] { $type } buildings, { $nature } vs { $light }: token in the pool
    }{ $kept ->
        [yes] , kept without a lead
       *[no] { "" }
    }{ $next ->
        [seat] ; goes to { $to } at the end of the turn
        [pool] ; goes back to the pool at the end of the turn
       *[same] { "" }
    }
score-fantazja-winner =
    { $by ->
        [points] { $seat } wins { $more }–{ $less }
        [imagination] Equal points: { $seat } wins on Imagination Points left, { $more }–{ $less }
        [equal] Equal points and Imagination Points: a draw
       *[unknown] Equal points: more Imagination Points left wins
    }

## What a line of the score is about, for the reasons why an action is better

topic-fantazja-building = { $type } buildings
topic-fantazja-bonus = bonus tokens
topic-fantazja-dark = Dark Energy

## The board in the terminal

fantazja-board-tokens = Tokens (visible buildings, Nature:Light; → at the end of the turn):
fantazja-board-token =
    { $moves ->
        [yes] { $type } { $nature }:{ $light }, { $at }{ $kept ->
            [yes] , kept without a lead
           *[no] { "" }
        } → { $next }
       *[no] { $type } { $nature }:{ $light }, { $at }{ $kept ->
            [yes] , kept without a lead
           *[no] { "" }
        }
    }
fantazja-board-pool = in the pool
fantazja-board-building = on { CELL($cell) }, put there by { $seat }
fantazja-board-player = { $seat }: points { $points }, bonus { $bonus }, imagination { $imagination }, hand { $hand }, stack { $stack }
fantazja-board-face-down = Face down:
fantazja-board-shown = Seen with Magic:
fantazja-board-in-hand = Known in hand:
fantazja-board-in-hand-or-down = Known in hand, or face down by now:
fantazja-board-discards = Discards, { $seat }:
fantazja-board-bottom = Under the draw stack, { $seat }:
fantazja-board-covered = Covered tiles:
fantazja-board-legend = Letters on the sides: { fantazja-element-earth.letter } { $earth }, { fantazja-element-air.letter } { $air }, { fantazja-element-water.letter } { $water }, { fantazja-element-fire.letter } { $fire }.
fantazja-board-signs = Signs: ✶ { fantazja-dark }, ⛨ the military token, · an empty cell next to a tile, × such a cell blocked by the military token, ⌂ { fantazja-castle }.
fantazja-board-ids = Tiles: R { fantazja-type-residential }, P { fantazja-type-production }, M { fantazja-type-military }, G { fantazja-type-magic }, S { fantazja-type-special }; then the level, I, II or III, and a small letter to tell apart tiles of one type and level. Below: whose tile it is, { fantazja-seat-0.letter } or { fantazja-seat-1.letter }, and its points.
fantazja-board-provenance = The rulebook prints no list of tiles, so their symbols and Dark Energy are reconstructed. See docs/components/fantazja.md for what’s known and how to correct it.

## Sides of a tile, from the top clockwise, and two that meet

fantazja-side = { $letter }{ $number }
fantazja-sides = ▲{ $top } ▶{ $right } ▼{ $bottom } ◀{ $left }
fantazja-meeting = { $mine } next to { $its } ({ CELL($cell) })
