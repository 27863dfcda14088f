### Sagrada: the first game, step by step. Dice are letter and value (B5 is the blue 5), cells row and column.

lesson-sagrada-welcome = Welcome to Sagrada. You fill a window with dice: every die is a piece of coloured glass, and its value is the shade. The letter in its corner stands for the colour: R is red, Y yellow, G green, B blue, P purple.
lesson-sagrada-objectives = Three public objectives give points to everybody. The one with the dashed edge is your private objective, and nobody else sees it: you score the sum of your blue dice.
lesson-sagrada-window = Four windows are on your cards. The harder a window, the more favour tokens come with it, up to six; the petals of its rose show them. Choose the easiest: Sun Catcher.
lesson-sagrada-pool = Round 1 of 10. Five dice were drawn from the bag and rolled: this is the draft pool, and all players take from it. You begin.
lesson-sagrada-printed = A cell with a printed colour takes only dice of that colour, a cell with printed pips only that value. White cells take any die.
lesson-sagrada-first-die = The first die goes on the border of the window. Take B5 and put it on a2: the cell is printed blue, and blue is what you collect.
lesson-sagrada-end-turn = In a turn you may place one die and use one tool. No tool this time: end the turn.
lesson-sagrada-turns = The turns of a round go once round and then back: you, your opponent, your opponent, you. So the last turn of the round is yours, and two dice are left.
lesson-sagrada-refusal = B3 on a1 would be refused: it would lie beside B5, and dice side by side may share neither colour nor value. Whenever you try something that is not allowed, you are told why.
lesson-sagrada-second-die = Every other die must touch one of your dice, by a side or at a corner. R2 fits on a3: it touches B5, and the cell is printed 2. Place it.
lesson-sagrada-left-over = End the turn. The die that nobody took goes to the round track.
lesson-sagrada-track = There it lies, and nothing more happens to it unless a tool fetches it. In round 2 your opponent began, so now you have two turns in a row.
lesson-sagrada-points = { sagrada-objective-light-shades }: 2 points for each set of a 1 and a 2. You have a 2. Put P1 on b3, and the set is complete.
lesson-sagrada-next-turn = Two points more. End the turn; the next one is yours, too.
lesson-sagrada-tool = Cell b2 wants a 4, and there is none in the draft pool. { sagrada-tool-1 }: this tool makes a die one more or one less. A tool costs one favour token as long as none lies on it, and two afterwards.
lesson-sagrada-use-tool = Use it: touch the card of the tool.
lesson-sagrada-draft = Now the die it works on: take G5.
lesson-sagrada-adjust = Make it one less: G5 becomes G4.
lesson-sagrada-put = And place it on b2.
lesson-sagrada-diagonal = A die and a tool: the turn ended by itself, and a petal of your rose went out. Now round 3. At a corner dice may be alike, so put B6 on b1: { sagrada-objective-colour-diagonals } gives you a point for B5 and one for B6.
lesson-sagrada-pass = If no die fits or serves you, simply end the turn. We play on for you now, up to the last round.
lesson-sagrada-last-round = Round 10. Put R1 on c1: row c is full then, five dice in five colours. { sagrada-objective-row-colours }: 6 points.
lesson-sagrada-end = The tenth round is over. The objectives count, each favour token left gives 1 point, and each empty cell costs 1: here only d5.
lesson-sagrada-won = You win by 56 points to 38. That is the whole game: every tool says on its card what it does. Now a game of your own?
