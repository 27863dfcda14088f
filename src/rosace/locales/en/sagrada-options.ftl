### Sagrada: what the options of a table do, for lists of options and for the help of commands.

option-sagrada-difficulty = alone: the number of tools, from 1 (the hardest game) to 5 (the easiest)
option-sagrada-two-private = alone: two open private objectives, of which the better one counts
option-sagrada-first = who begins: seat 1, 2, 3 or 4, or any of them at random
