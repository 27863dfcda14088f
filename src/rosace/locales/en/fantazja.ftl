### Fantazja: what is asked, what can be chosen, what happened, why not, and the score sheet.
### Cells are written as seen from the castle: n1e2 is one north and two east of it. Sides are an element
### letter and a number of symbols: E2. fantazja-terms.ftl has the tiles, types, powers and seats.

## What is asked

ask-fantazja-first = Chance chooses who begins.
ask-fantazja-draw = A tile is drawn.
ask-fantazja-show = A tile of the opponent’s hand is shown.
ask-fantazja-turn =
    { $main ->
        [done] { $power ->
            [yes] Use a power, or end the turn.
           *[no] End the turn.
        }
        [none] { $power ->
            [yes] You have no tiles left: use a power, or end the turn.
           *[no] You have no tiles left: end the turn.
        }
       *[open] { $power ->
            [yes] Build, gain an Imagination Point, or use a power first.
           *[no] Build, or gain an Imagination Point.
        }
    }
ask-fantazja-lay = { $tile }: choose the cell and the turn.
ask-fantazja-pay = Choose the Imagination Point that pays.
ask-fantazja-give =
    { $number ->
        [0] Residential power: choose a tile of your hand to give.
       *[other] Residential power: choose another tile to give, or leave it at { $number }.
    }
ask-fantazja-take =
    { $left ->
        [one] Residential power: take 1 tile from your discards.
       *[other] Residential power: take { $left } tiles from your discards, one after the other.
    }
ask-fantazja-recall = Production power: choose the discard that becomes an Imagination Point.
ask-fantazja-guard = Military power: choose the building for the token.
ask-fantazja-under =
    { $number ->
        [0] Magic power: choose a tile that goes under the draw stack, or leave the hand as it is.
       *[other] Magic power: choose a second tile, which goes below the first, or leave it at one.
    }
ask-fantazja-exchange = Special power: choose the tile of your hand that replaces a building.
ask-fantazja-over = The game is over.

## Choices

choice-fantazja-build =
    { $price ->
        [no] { $tile } ({ $sides }): build
       *[yes] { $tile } ({ $sides }): build for a point
    }
choice-fantazja-lay =
    { $on ->
        [yes] { $cell }, turned { $turn }°: { $sides }, onto { $below } ({ $owner })
       *[no] { $cell }, turned { $turn }°: { $sides }
    }{ $struck ->
        [0] { "" }
        [one] . Dark Energy removes 1 tile
       *[other] . Dark Energy removes { $struck } tiles
    }
choice-fantazja-imagine = { $tile } ({ $sides }): Imagination Point
choice-fantazja-pay = Pay with { $tile }
choice-fantazja-power = { $power }
choice-fantazja-give = Give { $tile }
choice-fantazja-take = Take { $tile } ({ $sides })
choice-fantazja-recall = Take { $tile }
choice-fantazja-guard = { $cell }: { $tile } ({ $owner })
choice-fantazja-under = { $tile } goes under
choice-fantazja-exchange = { $tile } ({ $sides })
choice-fantazja-enough =
    { $phase ->
        [give] Give no more
       *[under] Put no more under
    }
choice-fantazja-end = End the turn
choice-fantazja-first = { $seat } begins
choice-fantazja-draw = { $tile } is drawn
choice-fantazja-show = { $tile } is shown

## What happened

event-fantazja-first = { $seat } begins.
event-fantazja-draw = { $seat } draws { $tile }.
event-fantazja-draw-secretly = { $seat } draws a tile.
event-fantazja-draw-known = { $seat } draws { $tile }, which lay under the stack.
event-fantazja-show = { $seat } sees in the hand of { $other }: { $tile }.
event-fantazja-show-secretly = { $seat } sees a tile of the opponent’s hand.
event-fantazja-build = { $seat } chooses { $tile } to build.
event-fantazja-exchange = { $seat } chooses { $tile } for the exchange.
event-fantazja-laid = { $seat } builds { $tile } on { $cell }, turned { $turn }°.
event-fantazja-raised = { $seat } builds { $tile } on { $cell }, onto { $below } ({ $owner }).
event-fantazja-exchanged = { $seat } exchanges { $below } on { $cell } for { $tile }, turned { $turn }°.
event-fantazja-bonus = { $seat } earns a bonus token: { $points } points.
event-fantazja-struck =
    { $number ->
        [one] Dark Energy: 1 tile is removed ({ $cells }).
       *[other] Dark Energy: { $number } tiles are removed ({ $cells }).
    }
event-fantazja-imagine = { $seat } puts { $tile } face down: an Imagination Point.
event-fantazja-imagine-secretly = { $seat } puts a tile face down: an Imagination Point.
event-fantazja-pay = { $seat } pays with { $tile }.
event-fantazja-power = { $seat } uses a power: { $power }.
event-fantazja-give = { $seat } chooses { $tile } to give.
event-fantazja-enough = { $seat } chooses nothing more to give.
event-fantazja-take = { $seat } chooses { $tile } to take.
event-fantazja-swap = { $seat } swaps { $given } for { $taken }.
event-fantazja-recall = { $seat } takes { $tile } from the discards: an Imagination Point.
event-fantazja-guard = { $seat } puts the military token on { $cell }.
event-fantazja-under = { $seat } puts { $tile } under the draw stack of { $other }.
event-fantazja-under-none = { $seat } puts nothing under the draw stack of { $other }.
event-fantazja-end = { $seat } ends the turn.
event-fantazja-token-won = { $seat } takes the { $type } token.
event-fantazja-token-back = The { $type } token goes back to the pool.
event-fantazja-skipped = { $seat } has no tiles left and skips the turn.
event-fantazja-turn = { $seat } is next.
event-fantazja-ended = Both sides are out of tiles.
event-fantazja-result =
    { $imagination ->
        [one] { $seat }: { $points } points, 1 Imagination Point left.
       *[other] { $seat }: { $points } points, { $imagination } Imagination Points left.
    }
event-fantazja-won =
    { $tie ->
        [yes] { $seat } wins with { $points } points and more Imagination Points.
       *[no] { $seat } wins with { $points } points.
    }
event-fantazja-drawn = The game is a draw.

## Why not

reason-fantazja-not-now = Something else is asked now: { $asked }
reason-fantazja-main-done = You have had the main action of this turn.
reason-fantazja-main-owed = A main action is owed before the turn ends: build, or gain an Imagination Point.
reason-fantazja-not-in-hand = { $tile } is not in your hand.
reason-fantazja-no-point = { $tile } costs an Imagination Point, and you have none.
reason-fantazja-fits-nowhere = { $tile } fits nowhere now: on every shared side it needs the same element and at least as many symbols.
reason-fantazja-nothing-to-raise = There is no building that { $tile } could go onto.
reason-fantazja-occupied = That cell is taken ({ $cell }): this tile goes onto an empty one.
reason-fantazja-no-neighbour = { $cell } shares no side with a tile in play.
reason-fantazja-barred = { $cell } is barred: the military token lies on { $guilty }.
reason-fantazja-element = Another element meets the tile there: { $sides }.
reason-fantazja-number = The tile has fewer symbols than its neighbour: { $sides }.
reason-fantazja-nothing-below = { $tile } goes onto a building, and there is none here: { $cell }.
reason-fantazja-on-special = Nothing is built on a special building.
reason-fantazja-other-type = { $tile } goes onto a building of its own type; the one on { $cell } is { $type }.
reason-fantazja-other-level = { $tile } goes onto the level below its own; on { $cell } lies { $below }.
reason-fantazja-guarded = The opponent’s military token lies on { $cell }.
reason-fantazja-elements-turned = Turned like this, the elements do not lie as on { $below } below.
reason-fantazja-not-face-down = { $tile } is not one of your Imagination Points.
reason-fantazja-no-token = You do not hold the token of this power.
reason-fantazja-power-used = You have used a power in this turn.
reason-fantazja-empty-hand = There is no tile in your hand to swap.
reason-fantazja-no-discards = There is nothing in your discards.
reason-fantazja-no-building = There is no building to put the token on.
reason-fantazja-nothing-to-see = The opponent’s hand is empty.
reason-fantazja-no-exchange = No building of yours could be exchanged for a tile of your hand.
reason-fantazja-already-given = You give { $tile } already.
reason-fantazja-not-discarded = { $tile } is not in your discards.
reason-fantazja-already-taken = You take { $tile } already.
reason-fantazja-give-one = A swap is of at least one tile.
reason-fantazja-no-building-there = There is no building here: { $cell }.
reason-fantazja-not-shown = { $tile } is not among the tiles shown.
reason-fantazja-not-yours = The building on { $cell } belongs to { $owner }.
reason-fantazja-special-stays = A special building is not exchanged.
reason-fantazja-level-differs = { $tile } and { $below } are of different levels.
reason-fantazja-exchanges-nothing = { $tile } could replace none of your buildings.
reason-fantazja-exchange-element = Another element would meet the tile there: { $sides }.

## Score sheet

score-fantazja-building = { $tile } on { $cell }
score-fantazja-kind = { $kind }
score-fantazja-bonus = Bonus tokens: { $number } × { $each }
score-fantazja-majority =
    { $token ->
        [seat] Type { $type }, { $nature } to { $light }: { $seat } has the token
        [building] Type { $type }, { $nature } to { $light }: token on { $cell }, put there by { $seat }
       *[pool] Type { $type }, { $nature } to { $light }: token in the pool
    }{ $kept ->
        [yes] , kept without leading
       *[no] { "" }
    }{ $next ->
        [seat] ; at the end of the turn { $to } takes it
        [pool] ; at the end of the turn it goes to the pool
       *[same] { "" }
    }
score-fantazja-winner =
    { $by ->
        [points] { $seat } wins, { $more } to { $less }
        [imagination] Equal points: { $seat } wins by Imagination Points left, { $more } to { $less }
        [equal] Equal points, and equally many Imagination Points left: a draw
       *[unknown] Equal points: who has more Imagination Points left wins
    }

## The board in the terminal

fantazja-board-tokens = Tokens (visible buildings, Nature:Light; → at the end of the turn):
fantazja-board-token =
    { $moves ->
        [yes] { $type } { $nature }:{ $light }, { $at }{ $kept ->
            [yes] , kept without leading
           *[no] { "" }
        } → { $next }
       *[no] { $type } { $nature }:{ $light }, { $at }{ $kept ->
            [yes] , kept without leading
           *[no] { "" }
        }
    }
fantazja-board-pool = in the pool
fantazja-board-building = on { $cell }, put there by { $seat }
fantazja-board-player = { $seat }: points { $points }, bonus { $bonus }, imagination { $imagination }, hand { $hand }, stack { $stack }
fantazja-board-face-down = Face down:
fantazja-board-shown = Shown by Magic:
fantazja-board-in-hand = Known to be in hand:
fantazja-board-in-hand-or-down = Known to be in hand or, since then, face down:
fantazja-board-discards = Discards, { $seat }:
fantazja-board-bottom = Under the draw stack, { $seat }:
fantazja-board-covered = Covered tiles:
fantazja-board-legend = Letters on the sides: { fantazja-element-earth.letter } { $earth }, { fantazja-element-air.letter } { $air }, { fantazja-element-water.letter } { $water }, { fantazja-element-fire.letter } { $fire }.
fantazja-board-signs = Signs: ✶ { fantazja-dark }, ⛨ the military token, · an empty cell beside a tile, × such a cell that the military token bars, ⌂ { fantazja-castle }.
fantazja-board-ids = Tiles: R { fantazja-type-residential }, P { fantazja-type-production }, M { fantazja-type-military }, G { fantazja-type-magic }, S { fantazja-type-special }; then the level, I, II or III, and a small letter that tells tiles of one type and level apart. Under that { fantazja-seat-0.letter } or { fantazja-seat-1.letter }, whose tile it is, and its points.
fantazja-board-provenance = The rulebook prints no list of tiles: the symbols on their sides and which carry Dark Energy are reconstructed. docs/components/fantazja.md says what is known and how to correct it.

## Sides of a tile, from the top clockwise, and two that meet

fantazja-side = { $letter }{ $number }
fantazja-sides = ▲{ $top } ▶{ $right } ▼{ $bottom } ◀{ $left }
fantazja-meeting = { $mine } beside { $its } ({ $cell })
