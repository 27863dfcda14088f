### Practice: positions with one best move, and a player’s own mistakes.

practice-title = Practice
practice-why = Positions with one clearly best move, from games of the computer and from your own. Find it, and see why it’s best.
practice-games = Games
practice-today = Today’s puzzle
practice-today-why = The same for everyone until midnight UTC.
practice-solve-today = Solve today’s puzzle
practice-look-again = Look again
practice-solved = Solved
practice-mistakes = My mistakes
practice-mistakes-none = Review a finished game: your clear mistakes will wait here, to be played better.
practice-mistake = My mistake
practice-loss = −{ $loss } points
practice-reviewed = Reviewed on { $day }
practice-all = Show all
practice-more = More puzzles
practice-count = Solved: { $solved } of { $puzzles }
practice-none = There are no puzzles of { $game } yet.
practice-number = Puzzle { $number }
practice-difficulty-1 = easy
practice-difficulty-2 = medium
practice-difficulty-3 = hard
practice-solo = solo
practice-edition = { $edition } edition
practice-you = You
practice-rival = Opponent
practice-find = Find the best move.
practice-right = That’s it!
practice-wrong = Not the best move.
practice-wrong-by = { $loss ->
    [one] Not the best move. It gives away 1 percentage point of win chance.
   *[other] Not the best move. It gives away { $loss } percentage points of win chance.
}
practice-shown = Here’s the best move.
practice-best = Best:
practice-chance = Win chance with it: { $chance }%.
practice-again = Try again
practice-show = Show solution
practice-next = Next
practice-all-solved = All solved
practice-play-on = Play on from here
practice-in-words = Moves in words
