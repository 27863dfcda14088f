### Refusals that every game shares.

reason-core-no-such-action = This game has no such move.
reason-core-over = The game is over.
reason-core-chance = Something has to be drawn or rolled first.
reason-core-not-chance = Nothing is drawn or rolled now.
reason-core-impossible-outcome = That can’t come up now.
reason-core-not-your-turn = It’s another player’s turn.
reason-core-nothing-to-do-with-this = You can’t use that right now.

## Seats of a game that has no names of its own for them

player-0 = Player 1
player-1 = Player 2
player-2 = Player 3
player-3 = Player 4

## Position documents

document-unknown-format = { $given ->
        [no] This position doesn’t say which format it has.
       *[yes] This position has the format “{ $found }”.
    } This version of Rosace reads: { $formats }.
