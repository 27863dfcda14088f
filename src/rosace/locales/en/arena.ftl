### What the arena says: who played whom, and how it went.

## Above and below the tables

arena-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-conditions = { $seats } seats, seed { $seed } ({ $options }).
arena-time = { $seconds } seconds a decision.
arena-simulations = { $simulations ->
    [one] One simulation a decision.
   *[other] { $simulations } simulations a decision.
}
arena-found = { $games ->
    [one] One of the games had been played before.
   *[other] { $games } of the games had been played before.
}
arena-interrupted = { $done } of { $total } games are kept in { $folder }. The same command goes on from there.
arena-folder = The journal and a record of every game are in { $folder }.
arena-legend = A win is a point, and a shared victory is shared: equal players get { $share } each. The first interval is Wilson's, over all games as if none had to do with another. The second goes by the deals, each played from every seating; it is left out where the deals are few or all went the same way. Ratings are openskill's (Plackett-Luce), with 95 %. The margin is to the best other seat, over games played to their end. Times are those of decisions with a choice.

## Columns

arena-player = player
arena-rating = rating
arena-games = games
arena-points = points
arena-results = won/drawn/lost
arena-share = share
arena-wilson = 95 %, games
arena-by-deals = 95 %, deals
arena-margin = margin
arena-seconds = mean time
arena-longest = longest
arena-forfeits = forfeits

## Headings

arena-ladder = Ladder
arena-ratings = Ratings with their 95 % intervals
arena-shares = Shares of the points with their 95 % intervals
arena-matrix = Row against column

## The sequential test

arena-test-low = The sequential test has decided after { $games ->
    [one] one game
   *[other] { $games } games
}: { $player } gets { $low } of the points or less, not { $high } or more.
arena-test-high = The sequential test has decided after { $games ->
    [one] one game
   *[other] { $games } games
}: { $player } gets { $high } of the points or more, not { $low } or less.
arena-test-open = The sequential test has not decided after { $games ->
    [one] one game
   *[other] { $games } games
} whether { $player } gets { $low } of the points or { $high }.

## Games lost otherwise than by the rules

arena-forfeits-title = { $games ->
    [one] One game was lost otherwise than by the rules:
   *[other] { $games } games were lost otherwise than by the rules:
}
arena-forfeits-more = { $games ->
    [one] … and one more, in the journal.
   *[other] … and { $games } more, in the journal.
}
arena-forfeit = game { $game }, { $reason }: { $said }
arena-reason-unmade = not ready
arena-reason-failed = error
arena-reason-illegal = not legal
arena-reason-out-of-time = out of time
arena-reason-ended = process ended
