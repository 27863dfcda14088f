### Sagrada: what is asked, what can be chosen, what happened, why not, and the score sheet.
### Cells are written as row and column: a1 is the upper left corner. Dice are letter and value: R4.
### sagrada-terms.ftl has the tools, objectives and players.

## What is asked

ask-sagrada-tool-card = A tool is laid out.
ask-sagrada-public = A public objective is laid out.
ask-sagrada-first = Chance chooses who begins.
ask-sagrada-private = A private objective is dealt.
ask-sagrada-card = A window card is dealt.
ask-sagrada-die = A die is drawn and rolled.
ask-sagrada-roll = The die is rolled again.
ask-sagrada-reroll = The draft pool is rolled again.
ask-sagrada-colour = A new die is drawn from the bag.
ask-sagrada-window = Choose your window.
ask-sagrada-turn =
    { $drafted ->
        [yes] Round { $round }, turn { $turn }: use a tool, or end the turn.
       *[no] Round { $round }, turn { $turn }: draft a die and place it, use a tool, or end the turn.
    }
ask-sagrada-pay = { $tool }: choose the die that goes onto the tool.
ask-sagrada-draft = { $tool }: choose the die to draft.
ask-sagrada-adjust = { $tool }: one more or one less than { $die }?
ask-sagrada-swap = { $tool }: choose the die of the round track to take for { $die }.
ask-sagrada-value = { $tool }: choose the value of the new die.
ask-sagrada-put = { $tool }: choose the cell for { $die }.
ask-sagrada-isolated = { $tool }: choose a die and a cell that touches no other die.
ask-sagrada-extra = { $tool }: draft and place a second die.
ask-sagrada-move = { $tool }: choose a die of your window and its new cell.
ask-sagrada-move-again = { $tool }: choose the second die and its new cell.
ask-sagrada-over = The game is over.

## Choices

choice-sagrada-place = { $die } onto { $cell }
choice-sagrada-tool =
    { $price ->
        [0] Tool { $number }: { $tool } (a { $colour } die)
        [one] Tool { $number }: { $tool } (1 token)
       *[other] Tool { $number }: { $tool } ({ $price } tokens)
    }
choice-sagrada-pass = End the turn
choice-sagrada-draft = Draft { $die }
choice-sagrada-put = { $die } onto { $cell }
choice-sagrada-adjust =
    { $step ->
        [up] One more
       *[down] One less
    }
choice-sagrada-swap = Take { $die } from the round track
choice-sagrada-value = Make it a { $value }
choice-sagrada-return = Put it back into the draft pool
choice-sagrada-move = Move { $die } from { $cell } to { $to }
choice-sagrada-stop = Leave it at one die
choice-sagrada-pay = Pay with { $die }
choice-sagrada-window =
    { $tokens ->
        [0] { $window }
       *[other] { $window } ({ $tokens } tokens)
    }
choice-sagrada-first = { $seat } begins
choice-sagrada-private = Private objective: { $objective }
choice-sagrada-card = Window card: { $windows }
choice-sagrada-tool-card = Tool: { $tool }
choice-sagrada-public = Public objective: { $objective }
choice-sagrada-die = { $die } is drawn
choice-sagrada-roll = { $value } is rolled
choice-sagrada-colour = The new die: { $colour }

## What happened

event-sagrada-first = { $seat } begins.
event-sagrada-private = { $seat } gets a private objective: { $objective }.
event-sagrada-private-secretly = { $seat } gets a private objective.
event-sagrada-card = { $seat } gets a window card: { $windows }.
event-sagrada-tool-card = Tool: { $tool }.
event-sagrada-public = Public objective: { $objective }.
event-sagrada-die = Drawn: { $die }.
event-sagrada-colour = The new die from the bag: { $colour }.
event-sagrada-roll = Rolled: { $die }.
event-sagrada-window = { $seat } chooses a window: { $window }.
event-sagrada-window-secretly = { $seat } has chosen a window.
event-sagrada-window-shown = { $seat }: { $window }, { $tokens } favour tokens.
event-sagrada-place = { $seat } places { $die } on { $cell }.
event-sagrada-tool =
    { $price ->
        [0] { $seat } uses a tool: { $tool }.
        [one] { $seat } uses a tool for 1 token: { $tool }.
       *[other] { $seat } uses a tool for { $price } tokens: { $tool }.
    }
event-sagrada-pass = { $seat } ends the turn.
event-sagrada-draft = { $seat } drafts { $die }.
event-sagrada-draft-turned = { $seat } drafts { $die } and turns it over: { $turned }.
event-sagrada-put = { $seat } places { $die } on { $cell }.
event-sagrada-adjust = { $seat } makes it { $die }.
event-sagrada-swap = { $seat } takes { $die } from the round track.
event-sagrada-value = { $seat } makes it { $die }.
event-sagrada-return = { $seat } puts { $die } back into the draft pool.
event-sagrada-back-to-pool = { $die } fits nowhere and goes back into the draft pool.
event-sagrada-move = { $seat } moves { $die } from { $cell } to { $to }.
event-sagrada-stop = { $seat } leaves it at one die.
event-sagrada-pay = { $seat } lays { $die } on the tool: { $tool }.
event-sagrada-round-ended = Round { $round } is over; what is left goes to the round track.
event-sagrada-round = Round { $round }: { $seat } begins.
event-sagrada-turn = { $seat } is next.
event-sagrada-skipped = { $seat } misses the second turn.
event-sagrada-ended = The tenth round is over.
event-sagrada-result = { $seat }: { $points } points ({ $objective }).
event-sagrada-won = { $seat } wins with { $points } points.
event-sagrada-solo-won = Won: { $points } points, more than the target of { $target }.
event-sagrada-solo-lost = Lost: { $points } points, and the target is { $target }.

## Why not

reason-sagrada-not-now = Something else is asked now: { $asked }
reason-sagrada-not-your-card = That window is not on one of your cards.
reason-sagrada-not-in-pool = There is no { $die } in the draft pool.
reason-sagrada-already-drafted = You have drafted a die in this turn.
reason-sagrada-occupied = There is a die on { $cell } already.
reason-sagrada-not-on-edge = The first die goes on the edge of the window, and { $cell } is inside.
reason-sagrada-no-contact = { $cell } touches no die of your window.
reason-sagrada-printed-colour = { $cell } is printed { $sign }, and { $die } has another colour.
reason-sagrada-printed-value = { $cell } is printed { $sign }, and { $die } has another value.
reason-sagrada-neighbour-colour = { $cell } is beside a die of the same colour: { $guilty }.
reason-sagrada-neighbour-value = { $cell } is beside a die of the same value: { $guilty }.
reason-sagrada-touches = { $cell } touches another die.
reason-sagrada-no-such-tool = { $tool } is not in this game.
reason-sagrada-tool-used = You have used a tool in this turn.
reason-sagrada-tool-gone = { $tool } has been used: a solo tool serves once.
reason-sagrada-too-dear = { $tool } costs { $price }, and you have { $tokens } favour tokens.
reason-sagrada-no-die-to-pay = No die in the draft pool has the colour of { $tool }: { $colour }.
reason-sagrada-wrong-colour-to-pay = { $die } does not pay for this tool; its colour is { $colour }.
reason-sagrada-after-drafting = { $tool } comes after you have drafted and placed a die.
reason-sagrada-first-turn-only = { $tool } is for your first turn of the round.
reason-sagrada-second-turn-only = { $tool } is for your second turn of the round.
reason-sagrada-before-placing = { $tool } comes before you draft a die, and you have drafted in this turn.
reason-sagrada-empty-track = There is no die on the round track yet.
reason-sagrada-empty-pool = There is no die in the draft pool.
reason-sagrada-nothing-to-move = No die of your window could be moved as the tool asks.
reason-sagrada-nothing-fits = There would be no cell for the die.
reason-sagrada-pays-in-vain = Without that die the tool could not be used.
reason-sagrada-no-die-there = There is no die on { $guilty }.
reason-sagrada-same-cell = The die must go to another cell.
reason-sagrada-same-die = The second die must be another one.
reason-sagrada-not-on-track = There is no { $die } on the round track.
reason-sagrada-colour-not-on-track = The colour of the die on { $guilty } is not on the round track.
reason-sagrada-other-colour = The second die must have the colour of the first.
reason-sagrada-no-second-move = After that no other die could be moved, and the tool moves two.
reason-sagrada-not-beyond = A 6 cannot become more, nor a 1 less.
reason-sagrada-must-go-on = This tool moves exactly two dice.
reason-sagrada-must-place = The die fits, so it is placed.

## Score sheet

score-sagrada-public = { $objective }: { $times } × { $each }
score-sagrada-private = { $objective }
score-sagrada-tokens = Favour tokens left: { $tokens }
score-sagrada-empty = Empty cells: { $cells } × { $each }
score-sagrada-broken-printed-colour = Against the rules: { $die } on { $cell }, which is printed { $sign }
score-sagrada-broken-printed-value = Against the rules: { $die } on { $cell }, which is printed { $sign }
score-sagrada-broken-neighbour-colour = Against the rules: { $die } on { $cell } beside the same colour on { $guilty }
score-sagrada-broken-neighbour-value = Against the rules: { $die } on { $cell } beside the same value on { $guilty }
score-sagrada-broken-no-contact = Against the rules: { $die } on { $cell } touches no other die
score-sagrada-broken-not-on-edge = Against the rules: { $die } on { $cell }, the only die and not on the edge

## The board in the terminal

sagrada-board-round = Round { $round } of 10, first player: { $first }
sagrada-board-target = Target: { $target }
sagrada-board-tool =
    { $gone ->
        [yes] { $number } { $tool } (used)
       *[no] { $price ->
            [0] { $number } { $tool } (a { $colour } die)
           *[other] { $number } { $tool } (price { $price })
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
