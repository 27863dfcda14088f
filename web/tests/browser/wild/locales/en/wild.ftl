### Wild noughts and crosses, for the test of the generic board.

web-about-wild = Crosses or noughts, as you like.
web-confirm = A game replaces no message of the client.
wild-sign-x = cross
wild-sign-o = nought
element-wild-sign-x = Crosses
ask-wild-put = Put a sign on a free cell.
choice-wild-put = { $sign } on { $cell }
event-wild-put = { $seat }: { $sign } on { $cell }.
event-wild-won = { $seat } has three in a line.
reason-wild-taken = { $cell } is taken.
score-wild-won = Three in a line
