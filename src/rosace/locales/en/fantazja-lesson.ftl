### Fantazja: the words of the first game, a lesson in the browser. The position after each is in games/fantazja/lesson.json.

lesson-fantazja-welcome = Welcome! Around the Magic Castle a land grows, tile by tile. You’re the Nature Sculptors: your tiles have round corners and green roofs. The Engineers of Light have cut corners and copper roofs.
lesson-fantazja-hand = This is your hand: six tiles your opponent can’t see. Each side shows one element (earth, air, water or fire) with 1 to 3 symbols. The building is in the middle.
lesson-fantazja-build = Each turn you do one main action. The first kind is a small building, level I. Choose Residential I b.
lesson-fantazja-lay = A tile must share a side with another. Where they meet, both show the same element, and your new tile has at least as many symbols. Choose the cell to the right of the castle: two symbols of air meet one.
lesson-fantazja-opponent = You’ve drawn a new tile, and Light has built on the other side. Both factions build the same land. Each visible level I building is worth 1 point.
lesson-fantazja-refusal = Not everything fits. Residential I c can’t go below your first building: one symbol of earth would meet two. Try a move that isn’t allowed, and the board tells you why.
lesson-fantazja-imagine = Large buildings cost Imagination Points. Gaining one is a main action too: choose Production II a, then your Imagination Points. The tile goes there face down.
lesson-fantazja-dark = See the violet crack? This tile of Light’s has Dark Energy. Remember it; we’ll come back to it.
lesson-fantazja-large = Now for a large building. Level II goes on a level I of the same type. Choose Residential II b.
lesson-fantazja-raise = It goes on your Residential I, rotated so that its elements match the tile below. The neighbours don’t matter. You could build on your opponent’s buildings too!
lesson-fantazja-covered = Only the top tile counts: your level II is worth 3 points, and the tile below no longer scores. The tile you paid with is now in your discards, face up.
lesson-fantazja-second = Your opponent keeps building on the left. Add a second residential building: choose Residential I c.
lesson-fantazja-second-lay = It fits above the castle: one symbol of earth meets one.
lesson-fantazja-token = You have two visible residential buildings, and Light has one. With at least two, and more than your opponent, you took the residential token at the end of your turn. Now you can use its power.
lesson-fantazja-power = Each turn you can use one power as well as your main action. Tap the residential token: it swaps tiles in your hand for tiles in your discards.
lesson-fantazja-give = Choose up to three tiles to give; one is enough here. Give Military I c.
lesson-fantazja-take = Now take back Production II a from your discards. You chose it, so no luck needed.
lesson-fantazja-strike = You still have your main action. Your Military I a has Dark Energy too: choose it.
lesson-fantazja-strike-lay = Place it below the tile with the violet crack. The board warns you what will vanish.
lesson-fantazja-struck = Dark Energy met Dark Energy, and both tiles are gone. The building on the far left was cut off from the castle and went with them. Each tile is in its owner’s discards.
lesson-fantazja-end-turn = You’ve gained another Imagination Point since then. If you hold a token you can still use it after your main action, so the game waits for you: end your turn.
lesson-fantazja-third = Now for the top: level III goes on a level II of the same type. Choose Residential III.
lesson-fantazja-third-lay = Place it on your own Residential II.
lesson-fantazja-bonus = Level III is only worth 2 points, but on your own level II it earns a bonus token: 5 more points that no one can take away.
lesson-fantazja-end = The game ends when both players are out of tiles. Visible buildings and bonus tokens score, and most points wins; on a tie, it’s the player with more Imagination Points left. The board tells you what the other powers do. Enjoy your first game!
