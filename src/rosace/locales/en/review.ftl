### What a review of a game says: who played best, what luck did, and every decision.

## The verdict

review-verdict-alone = { $loss ->
    [0] The moves gave almost nothing away.
    [one] On average, a move gave away 1 percentage point of win chance.
   *[other] On average, a move gave away { $loss } percentage points of win chance.
}
review-verdict-level = This was an even game: the players’ moves were about equally good.
review-verdict-better-won = { $seat } played best and won.
review-verdict-better-tied = { $seat } played best, but the win was shared.
review-verdict-better-lost = { $seat } played best but didn’t win.
review-verdict-no-luck = Luck made little difference.
review-verdict-luck = Luck favoured { $seat }: +{ $luck } percentage points of win chance.
review-verdict-bad-luck = Luck was against { $seat }: −{ $luck } percentage points of win chance.

## The classes of moves

review-class-best = best move
    .many = best
review-class-good = good move
    .many = good
review-class-inaccuracy = inaccuracy
    .many = inaccuracies
review-class-mistake = mistake
    .many = mistakes
review-class-blunder = blunder
    .many = blunders
review-class-unclear = unclear
    .many = unclear

## Headings

review-title = { $game }: game review
review-graph = Win chance with everything open
review-turning-points = Turning points
review-no-turning-points = No move clearly gave much away.
review-balance = Luck and skill
review-accuracy = Accuracy
review-all-moves = All moves
review-how = How to read this page

## Columns

review-player = player
review-mean-loss = loss per move
review-start = start
review-luck = luck
review-skill = skill
review-rest = unexplained
review-result = result
review-luck-points = luck in points
review-adjusted = without luck
review-number-of-move = no.
review-loss = loss
review-class = verdict

## A move

review-move = Move { $number }
review-move-round = Move { $number }, round { $round }
review-played = Played
review-better = Better
review-reason = Why
review-reason-unclear = No single kind of points explains it.
review-moment = { $where }, { $name }: { $verdict }
review-cost = Win chance { $before } → { $after }: a loss of { $loss } ± { $noise }
review-picture = The board before move { $number }, as { $name } saw it.

## Around the review

review-conditions = Quality: { $quality ->
    [quick] quick
    [deep] deep
   *[standard] standard
}. Seed: { $seed }.
review-progress = Reviewing
review-written = The page is in { $file }.
review-number = { $number }
review-equation = start + luck + skill + unexplained = result

## In the browser

review-making = Reviewing the game: { $percent }
review-making-closer = Looking closer: { $percent }
review-waiting = The review waits for its turn on the server.
review-stays = You can leave this page and come back: the review goes on.
review-again = Try again
review-look-closer = Look closer
review-back-to-table = Back to the table
review-board = The game
review-graph-keys = The arrow keys go from move to move, Page Up and Page Down to the turning points.
review-at = { $where }. Win chance with everything open: { $chances }
review-around-move = Win chance { $before }, after the move { $after }
review-end = The end
review-show = Show on the board
review-hint-plain = The computer would play this.
review-hint-level = Other moves are about as good.
review-hint-win = Win chance: { $chance }.
review-hint-close = Close the hint

## How to read it

review-how-graph = The graph shows each player’s chance to win before every move, with everything open, as the computer sees it after the game. So it can differ from the win chance given for a move, which is by what its player knew. Numbered marks are the turning points: select one to read about it.
review-how-loss = A move is judged only by what its player could know. Its loss is the win chance that the best move would have kept. From 5% it’s an inaccuracy, from 10% a mistake, from 20% a blunder. A loss that could be an accident of the calculation is called unclear. After ± stands the standard error.
review-how-luck = Luck is what the dice and draws were worth beyond their average. Skill is what everyone’s losses gave and took. Every loss is counted again from a position, so those of a whole game can add up to more than 100%. What neither explains is left over, because win chances are estimates. Without luck is the result minus the luck.
review-how-repeat = Rosace made this review with { $simulations } simulations for each search of a move and { $rollouts } quick games from before and after each roll or draw. The same quality and seed always give the same review.
