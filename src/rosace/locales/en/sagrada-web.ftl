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
sagrada-web-turns = Turn order this round
sagrada-web-bag = Dice bag
sagrada-web-bag-colour = { $number } { $colour }
sagrada-web-tools = Tools
sagrada-web-objectives = Objectives
sagrada-web-own = Your private objective
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
sagrada-web-tool-solo = Costs a { $colour } die.
sagrada-web-tool-gone = Already used.

## Choosing a window

sagrada-web-choosing = Choosing a window
sagrada-web-has-chosen = Window chosen

## The score sheet for a window on a real table

sagrada-web-scorer-window = Window
sagrada-web-scorer-choose = Choose a window
sagrada-web-scorer-begin = Choose the window you played. Then tap a cell and pick the die on it.
sagrada-web-scorer-solo = Solo game
sagrada-web-scorer-die = Die on { $cell }:
sagrada-web-scorer-empty = No die
sagrada-web-scorer-undo = Undo
sagrada-web-scorer-clear = Clear window
sagrada-web-scorer-tokens = Favour tokens left
sagrada-web-scorer-public = Public objectives (up to { $most })
sagrada-web-scorer-private =
    { $most ->
        [one] Private objective
       *[other] Private objectives (up to { $most })
    }
sagrada-web-scorer-tools = Tools used that explain where dice are
sagrada-web-scorer-track = Dice on the round track: their sum is the target
sagrada-web-scorer-track-add = Add dice
sagrada-web-scorer-track-remove = Remove { $die }

## Pictures in the rules

sagrada-web-figure-window = A window: some cells have a printed colour or value, and six of them hold dice.
sagrada-web-figure-neighbours = Side by side, two dice can’t share a colour or a value. At a corner they can be alike.
sagrada-web-figure-track = The round track: the dice left over from the first three rounds.
sagrada-web-figure-draft = A draft pool of five dice.
