### Basilica: what is asked, what can be chosen, what happened, why not, and the score sheet.
### Cells are written as column and row: a1 is the left starting slot at the board.
### basilica-terms.ftl has the orders, ranks and seats.

## What is asked

ask-basilica-first = The first player is drawn.
ask-basilica-top = The next tile of the stack is revealed.
ask-basilica-crown = A tile flips over.
ask-basilica-action =
    { $actions ->
        [one] 1 action left:
       *[other] { $actions } actions left:
    } { $can ->
        [vault] place a vault.
        [builder] place a builder.
        [order] use an order.
        [vault-builder] place a vault or a builder.
        [vault-order] place a vault or use an order.
        [builder-order] place a builder or use an order.
       *[vault-builder-order] place a vault, place a builder or use an order.
    }
    .next = Choose where the vault goes.
ask-basilica-promote = Choose a builder to promote.
ask-basilica-rank = Choose a rank for the builder on { $cell }.
    .short = Choose a rank for the builder.
ask-basilica-move = Choose a builder to move, then where to.
    .next = Choose where the builder goes.
ask-basilica-recruit = Choose a vault for the new builder.
ask-basilica-take = Choose one of your builders to take back.
ask-basilica-move-foe = Choose one of your opponent’s builders to move, then where to.
    .next = Choose where the builder goes.
ask-basilica-glass = Choose a vault for the stained glass.
ask-basilica-scaffold =
    { $left ->
        [2] Choose a cell for the first scaffolding.
       *[1] Choose a cell for the second scaffolding.
    }
ask-basilica-disaster = Choose a vault to discard.
ask-basilica-altar =
    { $left ->
        [2] Choose a vault for the first altar.
       *[1] Choose a vault for the second altar.
    }
ask-basilica-offer = { $order }: pay your opponent a coin to use it too?
ask-basilica-juggle = Choose one more colour for the Juggler on { $cell }.
    .short = Choose one more colour for the Juggler.
ask-basilica-over = The game is over.

## What may be answered beforehand

question-basilica-pay = Pay when your opponent uses an order?
    .never = Never
    .ask = Ask me
    .always = Always
    .promote = { order-promote }: promote one of your builders to a different rank
    .recruit = { order-recruit }: put a builder next to one of yours
    .confuse = { order-confuse }: choose which of your builders moves, and where

## Choices

choice-basilica-place =
    { $crown ->
        [yes] Vault { $space } ({ $colours }, crown) to { $cell }
       *[no] Vault { $space } ({ $colours }) to { $cell }
    }
    .short = Place { $colours }
choice-basilica-builder = Place a builder on { $cell }
    .short = Place a builder
choice-basilica-order = Use order { $space }: { $order }
    .short = Use { $order }
choice-basilica-promote = Promote the builder on { $cell }
    .short = Promote this builder
choice-basilica-rank = { $rank } (other side: { $down })
choice-basilica-move = Move the builder on { $cell } to { $to }
    .short = Move the builder
choice-basilica-recruit = Put a builder on { $cell } ({ $colours })
    .short = Put a builder on { $colours }
choice-basilica-take = Take back your builder from { $cell }
    .short = Take back this builder
choice-basilica-glass = Place the glass on { $cell } ({ $colours })
    .short = Place the glass on { $colours }
choice-basilica-scaffold = Place scaffolding on { $cell }
    .short = Place scaffolding
choice-basilica-disaster = Discard the vault on { $cell } ({ $colours })
    .short = Discard { $colours }
choice-basilica-altar = Place an altar on { $cell } ({ $colours })
    .short = Place an altar on { $colours }
choice-basilica-pay = Pay a coin
choice-basilica-decline = Don’t pay
choice-basilica-juggle = Add { $colour }
choice-basilica-first = { $seat } goes first
choice-basilica-top = Top of the stack: { $order } ({ $colours })
choice-basilica-crown =
    { $crown ->
        [yes] The tile has a crown
       *[no] The tile has no crown
    }

## What happened

event-basilica-first = First player: { $seat }
event-basilica-place =
    { $crown ->
        [yes] { $seat } placed a vault ({ $colours }, crown) on { $cell }
       *[no] { $seat } placed a vault ({ $colours }) on { $cell }
    }
    .short = { $seat } placed { $colours }
    .log = { $seat } placed { $colours } on { $cell }
event-basilica-marker =
    { $edition ->
        [2010] The King moved to space { $to }
       *[2022] The Queen moved to space { $to }
    }
    .short =
        { $edition ->
            [2010] The King moved on
           *[2022] The Queen moved on
        }
event-basilica-builder = { $seat } placed a builder on { $cell }
    .short = { $seat } placed a builder
event-basilica-order = { $seat } used { $order }
event-basilica-rank = { $seat } promoted the builder on { $cell } to { $rank }
    .short = { $seat } promoted a builder to { $rank }
event-basilica-move = { $seat } moved a builder from { $cell } to { $to }
    .short = { $seat } moved a builder
event-basilica-confuse = { $seat } moved the opponent’s builder from { $cell } to { $to }
    .short = { $seat } moved the opponent’s builder
event-basilica-recruit = { $seat } recruited a builder on { $cell }
    .short = { $seat } recruited a builder
event-basilica-take = { $seat } took back a builder from { $cell }
    .short = { $seat } took back a builder
event-basilica-glass = { $seat } placed stained glass on { $cell }
    .short = { $seat } placed stained glass
event-basilica-scaffold = { $seat } placed scaffolding on { $cell }
    .several = { $seat } placed scaffolding on { $cell }
    .short = { $seat } placed { $count ->
            [one] scaffolding
           *[other] { $count } pieces of scaffolding
        }
event-basilica-disaster = { $seat } discarded the vault on { $cell } ({ $colours })
    .short = { $seat } discarded { $colours }
    .log = { $seat } discarded { $colours } on { $cell }
event-basilica-altar = { $seat } placed an altar on { $cell }
    .several = { $seat } placed altars on { $cell }
    .short = { $seat } placed { $count ->
            [one] an altar
           *[other] { $count } altars
        }
event-basilica-pay = { $seat } paid a coin to use { $order } too
event-basilica-decline = { $seat } didn’t pay
event-basilica-juggle = { $seat } added { $colour } to the Juggler on { $cell }
    .short = { $seat } added { $colour } to the Juggler
event-basilica-juggle-secretly = { $seat } secretly chose a colour for a Juggler
event-basilica-juggle-shown = { $seat }’s Juggler on { $cell }: { $colour }
    .short = { $seat }’s Juggler: { $colour }
event-basilica-reshuffle = The stack ran out: the discards were shuffled into a new one
event-basilica-stuck = Three wild vaults that fit nowhere were discarded and replaced
event-basilica-flip =
    { $crown ->
        [yes] Vault space { $space }: { $colours }, crown
       *[no] Vault space { $space }: { $colours }
    }
event-basilica-refill = Order space { $space }: { $order } ({ $colours })
event-basilica-top = Top of the stack: { $order } ({ $colours })
event-basilica-scoring = Scoring { $number }
basilica-area-points = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }{ $architect ->
        [yes] {" "}× 2 (Architect)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } (glass)
    }
event-basilica-majority = { $seat } +{ $points } · { $colour } at { $where }: { basilica-area-points }, majority { $strength }–{ $against }
    .short = { $seat } +{ $points } · { $colour }: { basilica-area-points }, majority { $strength }–{ $against }
event-basilica-majority-strongman = { $seat } +{ $points } · { $colour } at { $where }: { basilica-area-points }, tie { $strength }–{ $strength } broken by the Strongman
    .short = { $seat } +{ $points } · { $colour }: { basilica-area-points }, tie { $strength }–{ $strength } broken by the Strongman
event-basilica-minority = { $seat } +{ $points } · { $colour } at { $where }: minority { $strength }–{ $against }
    .short = { $seat } +{ $points } · { $colour }: minority { $strength }–{ $against }
event-basilica-minority-strongman = { $seat } +{ $points } · { $colour } at { $where }: tie { $strength }–{ $strength } lost to the Strongman
    .short = { $seat } +{ $points } · { $colour }: tie { $strength }–{ $strength } lost to the Strongman
event-basilica-tie = { $seat } +{ $points } · { $colour } at { $where }: tie { $strength }–{ $strength }
    .short = { $seat } +{ $points } · { $colour }: tie { $strength }–{ $strength }
event-basilica-scored = Scoring { $number }: { $seat0 } +{ $gain0 }, { $seat1 } +{ $gain1 }
    .short = Scoring { $number }: { $seat0 } +{ $gain0 }, { $seat1 } +{ $gain1 }{ $number ->
            [3] {""}
           *[other] ; the turn is over
        }
    .log = Scoring { $number }: { $seat0 } +{ $gain0 }, { $seat1 } +{ $gain1 }{ $number ->
            [3] {""}
           *[other] ; the turn is over
        }
event-basilica-rows-leave =
    { $tiles ->
        [0] Builders returned to their owners; no vaults were discarded
        [one] Builders returned to their owners; 1 vault was discarded and the rest slid to the top wall
       *[other] Builders returned to their owners; { $tiles } vaults were discarded and the rest slid to the top wall
    }
event-basilica-turn = { $seat }’s turn
event-basilica-ended-by-scoring = The third scoring ended the game
event-basilica-ended-by-stack = The stack ran out a second time: the game is over
event-basilica-won = { $seat } won { $points }–{ $other }
event-basilica-shared-victory = Shared victory, { $points0 }–{ $points1 }

## Why not

reason-basilica-not-now = Not now. { $asked }
reason-basilica-occupied = { $cell } is already taken.
reason-basilica-not-adjacent = { $cell } touches neither the top wall nor a vault.
reason-basilica-wild-beside-wild = A wild vault can’t go next to another wild one: { $guilty }.
reason-basilica-no-vault-just-placed = You can only place a builder right after a vault, on that vault.
reason-basilica-no-builder-left = You have no builders left in your supply.
reason-basilica-no-own-builder = { $order } needs one of your builders in the cathedral.
reason-basilica-no-token-left = You have no promotion tokens left in your supply.
reason-basilica-no-other-rank = None of your tokens has a rank this builder could take.
reason-basilica-cannot-move = None of your builders has an unoccupied vault next to it.
reason-basilica-no-free-vault = Every vault already has a builder.
reason-basilica-nothing-to-confuse = None of your opponent’s builders could move afterwards.
reason-basilica-no-vault-for-glass = You need a builder on a vault without glass.
reason-basilica-no-vault-to-lose = Every vault has a builder or an altar, so none can be discarded.
reason-basilica-no-altars-left = Fewer than two altars are left.
reason-basilica-no-vaults-for-altars = Fewer than two vaults are without an altar.
reason-basilica-no-vault = There’s no vault on { $guilty }.
reason-basilica-not-your-builder = You have no builder on { $cell }.
reason-basilica-builder-stands-here = There’s already a builder on { $guilty }.
reason-basilica-not-beside-own-builder = { $cell } isn’t next to one of your builders.
reason-basilica-confuses-nobody = If you take back the builder on { $cell }, none of your opponent’s builders can move.
reason-basilica-glass-lies-here = There’s already a glass on { $cell }.
reason-basilica-altar-stands-here = There’s already an altar on { $cell }.
reason-basilica-not-the-foes-builder = There’s no builder on { $cell } that this order could move.
reason-basilica-altar-protects = { $cell } is protected by its altar.
reason-basilica-off-the-plan = That’s outside the five columns.
reason-basilica-same-rank = This builder is already { $rank }.
reason-basilica-rank-just-chosen = Your opponent just chose { $rank }: choose a different rank.
reason-basilica-token-not-in-supply = You have no such token left in your supply.
reason-basilica-colour-on-tile = The tile already has that colour: { $colour }.

## Score sheet

score-basilica-scoring = Scoring { $number }
    .group = Scoring { $number }
score-basilica-majority = { $colour } at { $where }: { basilica-area-points }, majority { $strength }–{ $against }
score-basilica-majority-strongman = { $colour } at { $where }: { basilica-area-points }, tie { $strength }–{ $strength } broken by the Strongman
score-basilica-minority = { $colour } at { $where }: minority { $strength }–{ $against }, { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }
score-basilica-minority-strongman = { $colour } at { $where }: tie { $strength }–{ $strength } lost to the Strongman, { $builders ->
        [one] 1 builder
       *[other] { $builders } builders
    }
score-basilica-tie = { $colour } at { $where }: tie { $strength }–{ $strength }, nothing
score-basilica-unclaimed = { $colour } at { $where }: { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, no builders

## What a line of the score is about, for the reasons why an action is better

topic-basilica-majority = majority in { $colour }
topic-basilica-minority = minority in { $colour }

## The board in the terminal

basilica-board-stack = { $again ->
        [yes] Stack (second and last): { $tiles }
       *[no] Stack: { $tiles }
    }
basilica-board-seat = { $seat }: { $points } points (if scored now: { $now }), builders { $builders }, coins { $coins }, tokens { $tokens }
basilica-board-marker = { $next ->
        [0] { $marker }: space { $at }
       *[other] { $marker }: space { $at }; next scoring on { $next }, { $left } to go
    }
basilica-board-discards = { $tiles ->
        [0] No tiles have been discarded.
        [one] 1 tile has been discarded:
       *[other] { $tiles } tiles have been discarded:
    }
basilica-board-track = { $token ->
        [0] { $seat } on the score track: space { $space }
       *[other] { $seat } on the score track: space { $space }, token +{ $token }
    }
