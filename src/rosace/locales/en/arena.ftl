### What the arena says: who played whom, and the results.

## Above and below the tables

arena-title = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
arena-conditions = { $seats } seats, seed { $seed } ({ $options }).
arena-time = { $seconds } seconds per decision.
arena-simulations = { $simulations ->
    [one] 1 simulation per decision.
   *[other] { $simulations } simulations per decision.
}
arena-found = { $games ->
    [one] 1 of these games was played in an earlier run.
   *[other] { $games } of these games were played in an earlier run.
}
arena-interrupted = { $done } of { $total } games are saved in { $folder }. Run the same command to continue.
arena-folder = The journal and the game records are in { $folder }.
arena-legend = A win is 1 point and a shared win is split, so equal players average { $share } each. The first interval (Wilson) treats all games as independent. The second is based on the deals, each played from every seating; it’s left out if there are too few deals or all went the same way. Ratings are openskill’s (Plackett-Luce) with 95% intervals. The margin is the lead over the best other seat, in games played to the end. Times cover decisions with more than one option.

## Columns

arena-player = player
arena-rating = rating
arena-games = games
arena-points = points
arena-results = won/drawn/lost
arena-share = share
arena-wilson = 95%, games
arena-by-deals = 95%, deals
arena-margin = margin
arena-seconds = mean time
arena-longest = longest
arena-forfeits = forfeits

## Headings

arena-ladder = Ladder
arena-ratings = Ratings with 95% intervals
arena-shares = Shares of the points with 95% intervals
arena-matrix = Row against column

## The sequential test

arena-test-low = The sequential test decided after { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $player } scores { $low } of the points or less, not { $high } or more.
arena-test-high = The sequential test decided after { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $player } scores { $high } of the points or more, not { $low } or less.
arena-test-open = The sequential test is undecided after { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $player } could score { $low } of the points or { $high }.

## Forfeited games

arena-forfeits-title = { $games ->
    [one] 1 game was forfeited:
   *[other] { $games } games were forfeited:
}
arena-forfeits-more = { $games ->
    [one] … and 1 more in the journal.
   *[other] … and { $games } more in the journal.
}
arena-forfeit = game { $game }, { $reason }: { $said }
arena-reason-unmade = not ready
arena-reason-failed = error
arena-reason-illegal = illegal move
arena-reason-out-of-time = out of time
arena-reason-ended = process ended

## Numbers

arena-decimal = .
arena-percent = { $number }%
