# What happens at a table beside the game.
table-sat = { $name } joined
table-rose = { $name } left their seat
table-took-back = { $name } undid a move
table-resigned = { $name } resigned
table-left = { $name } left the table
table-ran-out = { $name } ran out of time
table-returned = { $name } came back
table-offered-draw = { $name } offered a draw
table-declined-draw = { $name } declined the draw
table-vacation-on = { $name } went on holiday
table-vacation-off = { $name } came back from holiday
table-rematch = { $name } asked to play again
