### Refusals that every game shares.

reason-core-no-such-action = There is no such decision in this game.
reason-core-over = The game is over.
reason-core-chance = Chance decides first.
reason-core-not-chance = Chance has nothing to decide now.
reason-core-impossible-outcome = This cannot come up now.
reason-core-not-your-turn = Somebody else decides now.
reason-core-nothing-to-do-with-this = This has nothing to do with what may be decided now.

## Seats of a game that has no names of its own for them

player-0 = Player 1
player-1 = Player 2
player-2 = Player 3
player-3 = Player 4
