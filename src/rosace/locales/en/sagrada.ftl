### Sagrada: what is asked, what can be chosen, what happened, why not, and the score sheet.
### Cells are written as row and column: a1 is the upper left corner. Dice are letter and value: R4. DIE shows a die
### with the letter of this language. An event with `several` shares a line with its neighbours of the same kind.
### sagrada-terms.ftl has the tools, objectives and players.

## What is asked

ask-sagrada-tool-card = A tool is dealt.
ask-sagrada-public = A public objective is dealt.
ask-sagrada-first = The first player is drawn.
ask-sagrada-private = A private objective is dealt.
ask-sagrada-card = A window card is dealt.
ask-sagrada-die = A die is drawn and rolled.
ask-sagrada-roll = The die is rerolled.
ask-sagrada-reroll = The draft pool is rerolled.
ask-sagrada-colour = A new die is drawn from the bag.
ask-sagrada-window = Choose your window.
ask-sagrada-turn =
    { $turn ->
        [second] Your second turn this round: { $can ->
            [place] place a die or end your turn.
            [tool] use a tool or end your turn.
            [end] nothing is left to do, so end your turn.
           *[place-tool] place a die, use a tool or end your turn.
        }
       *[first] { $can ->
            [place] Place a die or end your turn.
            [tool] Use a tool or end your turn.
            [end] Nothing is left to do: end your turn.
           *[place-tool] Place a die, use a tool or end your turn.
        }
    }
    .short =
        { $turn ->
            [second] Second turn: { $can ->
                [place] place a die or end it.
                [tool] use a tool or end it.
                [end] nothing is left to do.
               *[place-tool] place a die, use a tool or end it.
            }
           *[first] { $can ->
                [place] Place a die or end your turn.
                [tool] Use a tool or end your turn.
                [end] Nothing is left to do.
               *[place-tool] Place a die, use a tool or end your turn.
            }
        }
    .next = Choose where the die goes.
ask-sagrada-pay = { $tool }: choose a die to pay with.
ask-sagrada-draft = { $tool }: choose a die to draft.
ask-sagrada-adjust = { $tool }: make { DIE($die) } one higher or one lower?
ask-sagrada-swap = { $tool }: choose a die on the round track to swap { DIE($die) } for.
ask-sagrada-value = { $tool }: choose a value for the new die.
ask-sagrada-put = { $tool }: choose a cell for { DIE($die) }.
ask-sagrada-isolated = { $tool }: choose a die, then a cell that touches no other die.
    .next = { $tool }: choose where the die goes.
ask-sagrada-extra = { $tool }: draft and place a second die.
    .next = { $tool }: choose where the die goes.
ask-sagrada-move = { $tool }: choose a die in your window, then its new cell.
    .next = { $tool }: choose where the die goes.
ask-sagrada-move-again = { $tool }: choose the second die, then its new cell.
    .next = { $tool }: choose where the die goes.
ask-sagrada-over = The game is over.

## Choices

choice-sagrada-place = { DIE($die) } to { $cell }
    .short = Place { DIE($die) }
choice-sagrada-tool =
    { $price ->
        [0] Tool { $number }: { $tool } (a { $colour } die)
        [one] Tool { $number }: { $tool } (1 token)
       *[other] Tool { $number }: { $tool } ({ $price } tokens)
    }
choice-sagrada-pass = End turn
choice-sagrada-draft = Draft { DIE($die) }
choice-sagrada-put = { DIE($die) } to { $cell }
    .short = Place { DIE($die) }
choice-sagrada-adjust =
    { $step ->
        [up] One higher
       *[down] One lower
    }
choice-sagrada-swap = Take { DIE($die) } from the round track
choice-sagrada-value = Make it a { $value }
choice-sagrada-return = Return it to the draft pool
choice-sagrada-move = Move { DIE($die) } from { $cell } to { $to }
    .short = Move { DIE($die) }
choice-sagrada-stop = Move only one die
choice-sagrada-pay = Pay with { DIE($die) }
choice-sagrada-window =
    { $tokens ->
        [0] { $window }
       *[other] { $window } ({ $tokens } tokens)
    }
choice-sagrada-first = { $seat } goes first
choice-sagrada-private = Private objective: { $objective }
choice-sagrada-card = Window card: { $windows }
choice-sagrada-tool-card = Tool: { $tool }
choice-sagrada-public = Public objective: { $objective }
choice-sagrada-die = Draw { DIE($die) }
choice-sagrada-roll = Roll a { $value }
choice-sagrada-colour = New die: { $colour }

## What happened

event-sagrada-first = First player: { $seat }
event-sagrada-private = { $seat } got a private objective: { $objective }
event-sagrada-private-secretly = { $seat } got a private objective
event-sagrada-card = { $seat } got a window card: { $windows }
    .several = { $seat } got window cards: { $windows }
event-sagrada-tool-card = Tool: { $tool }
    .several = Tools: { $tool }
event-sagrada-public = Public objective: { $objective }
    .several = Public objectives: { $objective }
event-sagrada-die = Rolled { DIE($die) }
    .several = Rolled { DIE($die) }
event-sagrada-colour = New die from the bag: { $colour }
event-sagrada-roll = New roll: { DIE($die) }
    .several = New roll: { DIE($die) }
event-sagrada-window = { $seat } chose { $window }
event-sagrada-window-secretly = { $seat } chose a window
event-sagrada-window-shown = { $seat }: { $window }, { $tokens } favour tokens
event-sagrada-place = { $seat } placed { DIE($die) } on { $cell }
    .short = { $seat } placed { DIE($die) }
event-sagrada-tool =
    { $price ->
        [0] { $seat } used { $tool }
        [one] { $seat } used { $tool } (1 token)
       *[other] { $seat } used { $tool } ({ $price } tokens)
    }
event-sagrada-pass = { $seat } ended the turn
event-sagrada-draft = { $seat } drafted { DIE($die) }
event-sagrada-draft-turned = { $seat } drafted { DIE($die) } and flipped it to { DIE($turned) }
event-sagrada-put = { $seat } placed { DIE($die) } on { $cell }
    .short = { $seat } placed { DIE($die) }
event-sagrada-adjust = { $seat } changed it to { DIE($die) }
event-sagrada-swap = { $seat } took { DIE($die) } from the round track
event-sagrada-value = { $seat } made it { DIE($die) }
event-sagrada-return = { $seat } returned { DIE($die) } to the draft pool
event-sagrada-back-to-pool = { DIE($die) } fits nowhere and went back to the draft pool
event-sagrada-move = { $seat } moved { DIE($die) } from { $cell } to { $to }
    .short = { $seat } moved { DIE($die) }
event-sagrada-stop = { $seat } moved only one die
event-sagrada-pay = { $seat } paid { DIE($die) } for { $tool }
event-sagrada-round-ended = Round { $round } ended; leftover dice went to the round track
event-sagrada-round = Round { $round }, first player: { $seat }
event-sagrada-turn = { $seat }’s turn
event-sagrada-skipped = { $seat } skipped the second turn
event-sagrada-ended = The tenth round ended
event-sagrada-result = { $seat }: { $points } points ({ $objective })
event-sagrada-won = { $seat } won with { $points } points
event-sagrada-solo-won = Won: { $points } points, target { $target }
event-sagrada-solo-lost = Lost: { $points } points, target { $target }

## Why not

reason-sagrada-not-now = Not now. { $asked }
reason-sagrada-not-your-card = That window isn’t on your cards.
reason-sagrada-not-in-pool = There’s no { DIE($die) } in the draft pool.
reason-sagrada-already-drafted = You’ve already drafted a die this turn.
reason-sagrada-occupied = There’s already a die on { $cell }.
reason-sagrada-not-on-edge = Your first die goes on the edge of the window, and { $cell } is inside.
reason-sagrada-no-contact = { $cell } doesn’t touch any of your dice.
reason-sagrada-printed-colour = { $cell } is printed { $colour }, and { DIE($die) } is another colour.
reason-sagrada-printed-value = { $cell } needs a { $sign }, and { DIE($die) } is another value.
reason-sagrada-neighbour-colour = { $cell } is next to the same colour on { $guilty }.
reason-sagrada-neighbour-value = { $cell } is next to the same value on { $guilty }.
reason-sagrada-touches = { $cell } touches another die.
reason-sagrada-no-such-tool = { $tool } isn’t in this game.
reason-sagrada-tool-used = You’ve already used a tool this turn.
reason-sagrada-tool-gone = { $tool } has been used: each tool works once in a solo game.
reason-sagrada-too-dear = { $tool } costs { $price } favour tokens, and you have { $tokens }.
reason-sagrada-no-die-to-pay = { $tool } costs a { $colour } die, and the draft pool has none.
reason-sagrada-wrong-colour-to-pay = This tool costs a { $colour } die, not { DIE($die) }.
reason-sagrada-after-drafting = You can use { $tool } after you’ve drafted and placed a die.
reason-sagrada-first-turn-only = You can only use { $tool } on your first turn of the round.
reason-sagrada-second-turn-only = You can only use { $tool } on your second turn of the round.
reason-sagrada-before-placing = You can only use { $tool } before you draft, and you’ve drafted this turn.
reason-sagrada-empty-track = There are no dice on the round track yet.
reason-sagrada-empty-pool = There are no dice in the draft pool.
reason-sagrada-nothing-to-move =
    { $needed ->
        [2] { $tool } needs two dice that can move, one after the other, and your window doesn’t have two.
       *[1] This tool can’t move any die in your window.
    }
reason-sagrada-nothing-fits = The die wouldn’t fit anywhere.
reason-sagrada-pays-in-vain = Without that die you couldn’t use the tool.
reason-sagrada-no-die-there = There’s no die on { $guilty }.
reason-sagrada-same-cell = Move the die to a different cell.
reason-sagrada-same-die = Choose a different die for the second move.
reason-sagrada-not-on-track = There’s no { DIE($die) } on the round track.
reason-sagrada-colour-not-on-track = The colour of the die on { $guilty } isn’t on the round track.
reason-sagrada-other-colour = The second die must be the same colour as the first.
reason-sagrada-no-second-move = This tool moves two dice, and after that move no other die could.
reason-sagrada-not-beyond = A 6 can’t go higher, and a 1 can’t go lower.
reason-sagrada-must-go-on = This tool moves exactly two dice.
reason-sagrada-must-place = The die fits, so you have to place it.

## Score sheet

score-sagrada-public = { $objective }: { $times } × { $each }
    .group = { $objective }
score-sagrada-private = { $objective }
    .group = Private objective
    .subject = The private objective
score-sagrada-tokens = Favour tokens left: { $tokens }
    .group = Favour tokens
score-sagrada-empty = Empty cells: { $cells } × { $each }
    .group = Empty cells
score-sagrada-broken-printed-colour = Not legal: { DIE($die) } on { $cell }, which is printed { $colour }
score-sagrada-broken-printed-value = Not legal: { DIE($die) } on { $cell }, which needs a { $sign }
score-sagrada-broken-neighbour-colour = Not legal: { DIE($die) } on { $cell }, next to the same colour on { $guilty }
score-sagrada-broken-neighbour-value = Not legal: { DIE($die) } on { $cell }, next to the same value on { $guilty }
score-sagrada-broken-no-contact = Not legal: { DIE($die) } on { $cell } touches no other die
score-sagrada-broken-not-on-edge = Not legal: { DIE($die) } on { $cell }, the only die and not on the edge
score-sagrada-broken-apart = Not legal: the dice on { $cells } touch none of the others
score-sagrada-broken-none-on-edge = Not legal: no die is on the edge, where the first one goes
score-sagrada-broken-too-many = There are only { $most } dice of a colour, but { $number } here are { $colour }
score-sagrada-target-won = Target { $target }: won
score-sagrada-target-lost = Target { $target }: lost
score-sagrada-target-corrected = Target { $target }: won with the dice as they lie, lost by the corrected total of { $corrected }

## What a line of the score is about, for the reasons why an action is better

topic-sagrada-public = { $objective }
topic-sagrada-private = private objective
topic-sagrada-tokens = favour tokens
topic-sagrada-empty = empty cells
topic-sagrada-target = target

## The board in the terminal

sagrada-board-round = Round { $round } of 10, first player: { $first }
sagrada-board-target = Target: { $target }
sagrada-board-tool =
    { $gone ->
        [yes] { $number } { $tool } (used)
       *[no] { $price ->
            [0] { $number } { $tool } (a { $colour } die)
           *[other] { $number } { $tool } (costs { $price })
        }
    }
sagrada-board-bag = In the bag:
sagrada-board-pool = Draft pool:
sagrada-board-hand = In hand:
sagrada-board-track = Round track:
sagrada-board-player = { $seat }: { $window }
sagrada-board-purse =
    { $solo ->
        [yes] points { $points }
       *[no] tokens { $tokens }, points { $points }
    }
