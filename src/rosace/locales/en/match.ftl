# What happens at a table beside the game.
table-sat = { $name } sits down.
table-rose = { $name } gets up again.
table-took-back = { $name } takes a decision back.
table-resigned = { $name } resigns.
table-left = { $name } leaves the table.
table-ran-out = { $name } has run out of time.
table-returned = { $name } is back.
table-offered-draw = { $name } offers a draw.
table-declined-draw = { $name } declines the draw.
table-vacation-on = { $name } takes days off.
table-vacation-off = { $name } is back from days off.
table-rematch = { $name } would like to play again.
