### Noughts and crosses, the game of the server's benchmark.

ask-noughts-mark = Mark a cell.
choice-noughts-mark = Mark { $cell }
event-noughts-mark = { $seat } marks { $cell }.
event-noughts-round = { $winner ->
    [none] Nobody wins the round.
   *[other] { $winner } wins the round.
}
reason-noughts-taken = { $cell } is taken.
score-noughts-rounds = Rounds won
