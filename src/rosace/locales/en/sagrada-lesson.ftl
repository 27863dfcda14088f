### Sagrada: the first game, step by step. Dice are letter and value (B5 is the blue 5), cells row and column.

lesson-sagrada-welcome = Welcome to Sagrada. You fill a window with dice: every die is a piece of coloured glass, and its value is the shade. The letter in the corner is the colour: R is red, Y yellow, G green, B blue, P purple.
lesson-sagrada-private = This is your private objective, and only you can see it: at the end you score the sum of your blue dice.
lesson-sagrada-window = Your cards show four windows. The harder the window, the more favour tokens you get, up to six; they’re the petals of its rose. Choose the easiest: Sun Catcher.
lesson-sagrada-objectives = The windows are chosen, so three tools and three public objectives are laid out. Public objectives score for everyone.
lesson-sagrada-pool = Round 1 of 10. Five dice were drawn from the bag and rolled: this is the draft pool, and you both take from it. You go first.
lesson-sagrada-printed = A cell with a printed colour only takes dice of that colour, a cell with printed pips only that value. White cells take any die.
lesson-sagrada-first-die = Your first die goes on the edge of the window. Take B5 and put it on a2: the cell is printed blue, and you’re collecting blue.
lesson-sagrada-end-turn = Each turn you can place one die and use one tool. No tool this time: end your turn.
lesson-sagrada-turns = Each round, turns go around the table and then back: you, your opponent, your opponent, you. So the last turn of this round is yours, and two dice are left.
lesson-sagrada-refusal = B3 can’t go on a1, next to B5: dice side by side can’t share a colour or a value. Whenever a move isn’t allowed, you’ll see why.
lesson-sagrada-second-die = From now on, every die must touch one of your dice, side by side or at a corner. R2 fits on a3: it touches B5, and the cell is printed 2. Place it.
lesson-sagrada-left-over = End your turn. The die left over goes to the round track.
lesson-sagrada-track = There it is, and it stays there unless a tool takes it. Your opponent went first in round 2, so now you have two turns in a row.
lesson-sagrada-points = { sagrada-objective-light-shades }: 2 points for each set of a 1 and a 2. You have a 2. Put P1 on b3 to complete the set.
lesson-sagrada-next-turn = That’s 2 more points. End your turn; the next one is yours too.
lesson-sagrada-tool = Cell b2 needs a 4, and there’s none in the draft pool. { sagrada-tool-1 }: this tool makes a die one higher or one lower. The first player to use a tool pays one favour token; after that it costs two.
lesson-sagrada-use-tool = Use it: tap the tool card.
lesson-sagrada-draft = Now pick the die to change: take G5.
lesson-sagrada-adjust = Make it one lower: G5 becomes G4.
lesson-sagrada-put = Now place it on b2.
lesson-sagrada-diagonal = You’ve placed a die and used a tool, so your turn ended by itself, and a petal of your rose went dark. Now it’s round 3. Dice that touch at a corner can be alike, so put B6 on b1: { sagrada-objective-colour-diagonals } gives you 1 point for B5 and 1 for B6.
lesson-sagrada-pass = If no die fits or helps you, just end your turn. We’ll play on for you now, up to the last round.
lesson-sagrada-last-round = Round 10. Put R1 on c1 to fill row c: five dice in five colours. { sagrada-objective-row-colours }: 6 points.
lesson-sagrada-end = The tenth round is over. The objectives score, each favour token left is worth 1 point, and each empty cell costs 1: here it’s only d5.
lesson-sagrada-won = You won 56–38! That’s the whole game: every tool card tells you what it does. Ready for a game of your own?
