### Sagrada: what only the board in the browser says.

## Things, as they are read aloud

sagrada-web-pass = Pass
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
sagrada-web-hand = In hand
sagrada-web-target = Target
sagrada-web-target-why = dice on the round track
sagrada-web-leads = Most points so far

## Numbers

sagrada-web-points = Points: { $points }
sagrada-web-tool-price =
    { $price ->
        [one] Costs { $price } favour token.
       *[other] Costs { $price } favour tokens.
    }
sagrada-web-tokens =
    { $tokens ->
        [one] { $tokens } favour token
       *[other] { $tokens } favour tokens
    }
sagrada-web-tool-solo = Costs a { $colour } die.
sagrada-web-tool-gone = Already used.
sagrada-web-empty-cells =
    { $cells ->
        [one] { $cells } empty cell
       *[other] { $cells } empty cells
    }
sagrada-web-empty-cost =
    { $cells ->
        [one] { $cells } empty cell: −{ $each } at the end
       *[other] { $cells } empty cells: −{ $each } each at the end
    }
sagrada-web-progress = Next one: { $have } of { $need } dice.
sagrada-web-serves =
    { $gain ->
        [yes] +{ $points }: { $objectives }
       *[no] On the way to { $objectives }
    }
sagrada-web-tool-cost =
    { $price ->
        [one] { $price } token
       *[other] { $price } tokens
    }
sagrada-web-tool-die = { $colour } die
sagrada-web-tool-used = Used
sagrada-web-second-turn = Your second turn this round
sagrada-web-secret = { $points } + secret
sagrada-web-count-private = Private objective, { $objective }
sagrada-web-count-tokens = Favour tokens left
    .help = 1 point each.
sagrada-web-count-empty = Empty cells
    .help =
        { $each ->
            [one] −{ $each } point each.
           *[other] −{ $each } points each.
        }

## Choosing a window

sagrada-web-choosing = Choosing a window
sagrada-web-has-chosen = Window chosen
sagrada-web-later = Tools and public objectives are laid out when everyone has chosen a window.
sagrada-web-later-solo = Tools and public objectives are laid out when you’ve chosen a window.

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

## Examples beside the clauses of the rules

sagrada-example-border = The first die goes on the border. In the middle of the window it can’t.
sagrada-example-contact = The red 4 touches the yellow 3 at a corner. At d4 it would touch nothing.
sagrada-example-printed = a2 asks for blue, so the blue 1 fits. b2 asks for a 4, so the red 5 doesn’t.
sagrada-example-neighbours = Next to the red 3 there can be no other red die and no other 3. At a corner, even a second red 3 is fine.
sagrada-example-row = A full row with five different colours: 6 points.
sagrada-example-private = The private objective is red: 1 + 4 + 6 = 11 points.
sagrada-example-empty = Three empty cells cost 3 points.
sagrada-example-mistake = On a real table: a red die is on a blue cell. It’s taken away, and the empty cell counts.
sagrada-example-straightedge = With the Cork-backed Straightedge the green 3 goes where it touches no die, not even at a corner.
sagrada-example-whole-window = The whole window: 10 + 4 + 12 for the public objectives, 17 for purple, 0 for tokens, −3 for empty cells. That’s 40 points.
