### Why an action is better: one or two sentences. A topic is a line of the score, from a file of its game.

analysis-no-difference = No clear difference.
analysis-gains = { $gains }.
analysis-more = { $what }: +{ $points } points
analysis-less = { $what }: −{ $points } points
analysis-cost = It gives away { $points } points: { $what }.
analysis-of-seat = { $topic } ({ $name })
