### Sagrada: what only the board in the browser says.

## Things, as they are read aloud

sagrada-web-die = { $colour } { $value }
sagrada-web-cell = { $cell }: { $what }
sagrada-web-cell-of = { $whose }, { $cell }: { $what }
sagrada-web-printed-nothing = empty, takes any die
sagrada-web-printed-colour = empty, printed { $colour }
sagrada-web-printed-value = empty, printed { $value }
sagrada-web-pool = Draft pool
sagrada-web-pool-empty = No dice in the draft pool.
sagrada-web-track = Round track
sagrada-web-track-die = round { $round }: { $die }
sagrada-web-round = Round { $round }
sagrada-web-turns = The turns of this round
sagrada-web-bag = Dice bag.
sagrada-web-bag-colour = { $number } { $colour }
sagrada-web-tools = Tools
sagrada-web-objectives = Objectives
sagrada-web-own = Your private objective.
sagrada-web-score = Points

## Numbers

sagrada-web-points = Points: { $points }
sagrada-web-tool-price =
    { $price ->
        [one] Costs { $price } favour token.
       *[other] Costs { $price } favour tokens.
    }
sagrada-web-tool-tokens = { $tokens } on it
sagrada-web-tokens =
    { $tokens ->
        [one] { $tokens } favour token
       *[other] { $tokens } favour tokens
    }
sagrada-web-tool-solo = Costs a die of this colour: { $colour }.
sagrada-web-tool-gone = Has been used.

## Choosing a window

sagrada-web-choosing = is choosing
sagrada-web-has-chosen = has chosen

## The score sheet for a window on a real table

sagrada-web-scorer-window = Window
sagrada-web-scorer-choose = Choose a window
sagrada-web-scorer-begin = Choose the window that was played. Then tap a cell and the die that lies on it.
sagrada-web-scorer-solo = A solo game
sagrada-web-scorer-die = The die on { $cell }:
sagrada-web-scorer-empty = No die here
sagrada-web-scorer-undo = Undo
sagrada-web-scorer-clear = Clear the window
sagrada-web-scorer-tokens = Favour tokens left
sagrada-web-scorer-public = Public objectives (at most { $most })
sagrada-web-scorer-private =
    { $most ->
        [one] Private objective
       *[other] Private objectives (at most { $most })
    }

## Pictures in the rules

sagrada-web-figure-window = A window: some cells have a printed colour or value, and six dice lie in it.
sagrada-web-figure-neighbours = Side by side, two dice of the same colour are wrong, and so are two of the same value; at a corner they may be alike.
sagrada-web-figure-track = The round track: the dice that were left of the first three rounds.
sagrada-web-figure-draft = A draft pool of five dice.
