### Fantazja: the words of the first game, a lesson in the browser. The position after each is in games/fantazja/lesson.json.

lesson-fantazja-welcome = Welcome! Round the Magic Castle a land grows, tile by tile. You are the Nature Sculptors: your tiles have round corners and green roofs. The Engineers of Light have cut corners and copper roofs.
lesson-fantazja-hand = This is your hand, six tiles that your opponent does not see. Each side shows one element, earth, air, water or fire, with 1 to 3 symbols. In the middle stands the building.
lesson-fantazja-build = In a turn you do one main action. The first kind: a small building, level I. Choose Residential I b, then build on the land.
lesson-fantazja-lay = A tile must share a side with another. There, both show the same element, and the new tile has at least as many symbols. Choose the cell to the right of the castle: two symbols of air meet one.
lesson-fantazja-opponent = You have drawn a new tile, and Light has built on the other side. Both factions build the same land. A visible building of level I is worth 1 point.
lesson-fantazja-refusal = Not everything fits. Residential I c may not go below your first building: one symbol of earth would meet two. Touch something that is refused, and the board says why.
lesson-fantazja-imagine = Large buildings cost Imagination Points. To gain one is a main action, too: choose Production II a, then your Imagination Points. It lies there face down.
lesson-fantazja-dark = Look at the violet crack: this tile of Light carries Dark Energy. Remember it, we shall come back.
lesson-fantazja-large = Now a large building. Level II goes onto a level I of the same type. Choose Residential II b and build.
lesson-fantazja-raise = It goes onto your Residential I, turned so that the elements lie as below. The neighbours do not matter. You could build on your opponent’s buildings just as well!
lesson-fantazja-covered = Only what is on top counts: level II is worth 3 points, the tile below nothing any more. The tile that paid now lies in your discards, face up.
lesson-fantazja-second = Your opponent builds on to the left. Add a second residential building: choose Residential I c.
lesson-fantazja-second-lay = Above the castle it fits: one symbol of earth meets one.
lesson-fantazja-token = You see two residential buildings of yours, and only one of Light. Two at least, and more than your opponent: at the end of your turn the residential token became yours. Now you may use its power.
lesson-fantazja-power = In each turn you may use one power besides the main action. Touch the residential token: it swaps tiles of your hand for some from your discards.
lesson-fantazja-give = Choose up to three tiles to give; here one is enough. Give Military I c.
lesson-fantazja-take = And take Production II a back from your discards: you chose it, no luck needed.
lesson-fantazja-strike = The main action is still yours. Your Military I a has Dark Energy as well: choose it.
lesson-fantazja-strike-lay = Lay it below the tile with the violet crack. The board warns you what will vanish.
lesson-fantazja-struck = Dark Energy met Dark Energy, and both tiles are gone. The building on the far left lost its way to the castle and went with them. Everything lies in the discards of its owner.
lesson-fantazja-end-turn = You have gained another Imagination Point since. Who holds a token may still use it after the main action, so the turn waits for you: end it.
lesson-fantazja-third = Now the summit: level III goes onto level II of the same type. Choose Residential III.
lesson-fantazja-third-lay = Lay it onto your own Residential II.
lesson-fantazja-bonus = Level III is worth only 2 points, but on a level II of your own it earns a bonus token: 5 points more, and nobody takes them away.
lesson-fantazja-end = The game ends when both players are out of tiles. Visible buildings and bonus tokens are counted, more points win, and a tie goes to who has more Imagination Points left. The board tells you what the other powers do. Enjoy your first game!
