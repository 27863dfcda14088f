### Basilica: what is asked, what can be chosen, what happened, why not, and the score sheet.
### Cells are written as column and row: a1 is the left starting slot at the board.
### basilica-terms.ftl has the orders, ranks and seats.

## What is asked

ask-basilica-first = Chance chooses who begins.
ask-basilica-top = The next tile of the stack is shown.
ask-basilica-crown = A tile is turned over.
ask-basilica-action =
    { $actions ->
        [one] One action left: place a vault, place a builder or execute an order.
       *[other] { $actions } actions left: place a vault, place a builder or execute an order.
    }
ask-basilica-promote = Choose the builder to promote.
ask-basilica-rank = Choose the rank for the builder on { $cell }.
ask-basilica-move = Choose the builder to move, and where to.
ask-basilica-recruit = Choose the vault for the new builder.
ask-basilica-take = Choose your builder that goes back to the supply.
ask-basilica-move-foe = Choose the opponent’s builder that is moved, and where to.
ask-basilica-glass = Choose the vault for the stained glass.
ask-basilica-scaffold =
    { $left ->
        [2] Choose the cell for the first scaffolding.
       *[1] Choose the cell for the second scaffolding.
    }
ask-basilica-disaster = Choose the vault to discard.
ask-basilica-altar =
    { $left ->
        [2] Choose the vault for the first altar.
       *[1] Choose the vault for the second altar.
    }
ask-basilica-offer = { $order }: pay your opponent a coin and use it too?
ask-basilica-juggle = Choose one more colour for the Juggler on { $cell }.
ask-basilica-over = The game is over.

## What may be answered beforehand

question-basilica-pay = Pay when your opponent executes an order?
    .never = never
    .ask = ask me
    .always = always
    .promote = { order-promote }: promote a builder of yours to a different rank
    .recruit = { order-recruit }: put a builder next to one of yours
    .confuse = { order-confuse }: choose which of your builders is moved, and where

## Choices

choice-basilica-place =
    { $crown ->
        [yes] Vault { $space } ({ $colours }, crown) onto { $cell }
       *[no] Vault { $space } ({ $colours }) onto { $cell }
    }
choice-basilica-builder = Place a builder on { $cell }
choice-basilica-order = Execute order { $space }: { $order }
choice-basilica-promote = Promote the builder on { $cell }
choice-basilica-rank = { $rank } (the token’s other side: { $down })
choice-basilica-move = Move the builder on { $cell } to { $to }
choice-basilica-recruit = Put a builder on { $cell } ({ $colours })
choice-basilica-take = Take back your builder from { $cell }
choice-basilica-glass = Lay the glass on { $cell } ({ $colours })
choice-basilica-scaffold = Scaffolding on { $cell }
choice-basilica-disaster = Discard the vault on { $cell } ({ $colours })
choice-basilica-altar = Lay an altar on { $cell } ({ $colours })
choice-basilica-pay = Pay a coin
choice-basilica-decline = Do not pay
choice-basilica-juggle = Add { $colour }
choice-basilica-first = { $seat } begins
choice-basilica-top = Top of the stack: { $order } ({ $colours })
choice-basilica-crown =
    { $crown ->
        [yes] The tile has a crown
       *[no] The tile has no crown
    }

## What happened

event-basilica-first = { $seat } begins.
event-basilica-place =
    { $crown ->
        [yes] { $seat } places a vault ({ $colours }, crown) on { $cell }.
       *[no] { $seat } places a vault ({ $colours }) on { $cell }.
    }
event-basilica-marker =
    { $edition ->
        [2010] The King moves to space { $to }.
       *[2022] The Queen moves to space { $to }.
    }
event-basilica-builder = { $seat } places a builder on { $cell }.
event-basilica-order = { $seat } executes an order: { $order }.
event-basilica-rank = { $seat } promotes the builder on { $cell }: { $rank }.
event-basilica-move = { $seat } moves a builder from { $cell } to { $to }.
event-basilica-confuse = { $seat } moves the opponent’s builder from { $cell } to { $to }.
event-basilica-recruit = { $seat } puts a builder on { $cell }.
event-basilica-take = { $seat } takes a builder back from { $cell }.
event-basilica-glass = { $seat } lays a stained glass on { $cell }.
event-basilica-scaffold = { $seat } builds scaffolding on { $cell }.
event-basilica-disaster = { $seat } discards the vault on { $cell } ({ $colours }).
event-basilica-altar = { $seat } lays an altar on { $cell }.
event-basilica-pay = { $seat } pays a coin to use the order too: { $order }.
event-basilica-decline = { $seat } does not pay.
event-basilica-juggle = { $seat } adds a colour to the Juggler on { $cell }: { $colour }.
event-basilica-juggle-secretly = { $seat } chooses a colour for a Juggler, in secret.
event-basilica-juggle-shown = { $seat }’s Juggler on { $cell }: { $colour }.
event-basilica-reshuffle = The stack is empty: the discards are shuffled into a new one.
event-basilica-stuck = Three wild vaults that fit nowhere are discarded and replaced.
event-basilica-flip =
    { $crown ->
        [yes] Vault space { $space }: { $colours }, crown.
       *[no] Vault space { $space }: { $colours }.
    }
event-basilica-refill = Order space { $space }: { $order } ({ $colours }).
event-basilica-top = Top of the stack: { $order } ({ $colours }).
event-basilica-scoring = Scoring number { $number }.
event-basilica-majority = { $seat } { $points }: { $colour } at { $where }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $architect ->
        [yes] {" "}× 2 (Architect)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } for glass
    }; majority { $strength } : { $against }.
event-basilica-majority-strongman = { $seat } { $points }: { $colour } at { $where }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $architect ->
        [yes] {" "}× 2 (Architect)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } for glass
    }; a tie at { $strength }, broken by the Strongman.
event-basilica-minority = { $seat } { $points }: { $colour } at { $where }, minority { $strength } : { $against }.
event-basilica-minority-strongman = { $seat } { $points }: { $colour } at { $where }, a tie at { $strength } lost to the Strongman.
event-basilica-tie = { $seat } { $points }: { $colour } at { $where }, a tie at { $strength }.
event-basilica-scored = Scoring number { $number }: White { $gain0 }, Black { $gain1 }.
event-basilica-rows-leave =
    { $tiles ->
        [0] Builders go home; no vault leaves.
        [one] Builders go home; one vault leaves and the rest slides to the board.
       *[other] Builders go home; { $tiles } vaults leave and the rest slides to the board.
    }
event-basilica-turn = { $seat }’s turn.
event-basilica-ended-by-scoring = The third scoring ends the game.
event-basilica-ended-by-stack = The stack has run out a second time: the game ends.
event-basilica-won = { $seat } wins, White { $points0 } : Black { $points1 }.
event-basilica-shared-victory = A shared victory, { $points0 } : { $points1 }.

## Why not

reason-basilica-not-now = Something else is asked now: { $asked }
reason-basilica-occupied = { $cell } is taken already.
reason-basilica-not-adjacent = { $cell } touches neither the board nor a tile.
reason-basilica-wild-beside-wild = A wild vault may not lie beside a wild one, and { $guilty } is wild.
reason-basilica-no-vault-just-placed = A builder goes only onto a vault placed by the action just before.
reason-basilica-no-builder-left = There is no builder left in the supply.
reason-basilica-no-own-builder = { $order } needs a builder of yours in the cathedral.
reason-basilica-no-token-left = There is no promotion token left in your supply.
reason-basilica-no-other-rank = No token in the supply has a rank this builder could get.
reason-basilica-cannot-move = None of your builders has a free vault beside it.
reason-basilica-no-free-vault = There is no vault without a builder.
reason-basilica-nothing-to-confuse = No builder of your opponent could be moved afterwards.
reason-basilica-no-vault-for-glass = There is no vault with a builder of yours and without glass.
reason-basilica-no-vault-to-lose = There is no vault without builder and altar to discard.
reason-basilica-no-altars-left = Fewer than two altars are left.
reason-basilica-no-vaults-for-altars = Fewer than two vaults have no altar yet.
reason-basilica-no-vault = There is no vault on { $guilty }.
reason-basilica-not-your-builder = There is no builder of yours on { $cell }.
reason-basilica-builder-stands-here = A builder stands on { $guilty } already.
reason-basilica-not-beside-own-builder = { $cell } is not beside a vault with a builder of yours.
reason-basilica-confuses-nobody = Without the builder on { $cell } no builder of your opponent could move.
reason-basilica-glass-lies-here = A glass lies on { $cell } already.
reason-basilica-altar-stands-here = An altar lies on { $cell } already.
reason-basilica-not-the-foes-builder = There is no builder on { $cell } that this order could move.
reason-basilica-altar-protects = The altar on { $cell } protects it.
reason-basilica-off-the-plan = That would be outside the five columns.
reason-basilica-same-rank = This builder is { $rank } already.
reason-basilica-rank-just-chosen = { $rank } was just chosen by the active player; the paid part takes another rank.
reason-basilica-token-not-in-supply = No such token is left in the supply.
reason-basilica-colour-on-tile = The tile has that colour already: { $colour }.

## Score sheet

score-basilica-scoring = Scoring number { $number }
score-basilica-majority = { $colour } at { $where }: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $architect ->
        [yes] {" "}× 2 (Architect)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } for glass
    }; majority { $strength } : { $against }
score-basilica-majority-strongman = { $colour } at { $where }: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }{ $architect ->
        [yes] {" "}× 2 (Architect)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } for glass
    }; tie at { $strength }, the Strongman decides
score-basilica-minority = { $colour } at { $where }: minority { $strength } : { $against }, { $builders ->
        [one] one builder
       *[other] { $builders } builders
    }
score-basilica-minority-strongman = { $colour } at { $where }: tie at { $strength } lost to the Strongman, { $builders ->
        [one] one builder
       *[other] { $builders } builders
    }
score-basilica-tie = { $colour } at { $where }: tie at { $strength }, nothing

## The board in the terminal

basilica-board-stack = { $again ->
        [yes] Stack (second and last): { $tiles }
       *[no] Stack: { $tiles }
    }
basilica-board-seat = { $seat }: { $points } points (scored now: { $now }), builders { $builders }, coins { $coins }, tokens { $tokens }
basilica-board-marker = { $next ->
        [0] { $marker }: space { $at }
       *[other] { $marker }: space { $at }; next scoring on { $next }, { $left } to go
    }
basilica-board-discards = { $tiles ->
        [0] No tile has been discarded.
        [one] One tile has been discarded:
       *[other] { $tiles } tiles have been discarded:
    }
basilica-board-track = { $token ->
        [0] { $seat } on the score track: space { $space }
       *[other] { $seat } on the score track: space { $space }, token +{ $token }
    }
