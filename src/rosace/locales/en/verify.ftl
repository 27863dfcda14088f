### What `rosace verify` says of a record.

## What was checked

verify-commitment = The secret is the one that the table had committed to (SHA-256 { $commitment }).
verify-nonces = Players who gave the dice a nonce: { $count } of { $seats }.
verify-events = { $dealt ->
    [one] One chance event came as the dice say.
   *[other] { $dealt } chance events came as the dice say.
}
verify-given = { $given ->
    [one] One chance event was taken over from another game, not dealt.
   *[other] { $given } chance events were taken over from another game, not dealt.
}
verify-decisions = { $decisions ->
    [one] One decision, and it is legal.
   *[other] { $decisions } decisions, all of them legal.
}
verify-over = The game was played to its end.
verify-key = The position at the end has the key { $found }.

## What does not agree

verify-wrong-commitment = The secret is not the one that the table had committed to.
verify-wrong-outcome = Action { $number } is “{ $action }”, but the dice say “{ $expected }”.
verify-wrong-action = Action { $number } ({ $action }) is refused: { $reason } ({ $clause })
verify-wrong-key = The position at the end has the key { $found }, not { $stated }.
verify-wrong-end = The game is over by its rules, but the heading ended says “{ $ended }”.
verify-not-over = The game is not over after the last action: something is missing at the end.

## What cannot be verified

verify-no-commitment = There is no heading commitment: this game can only be replayed (rosace replay).
verify-no-secret = There is no heading secret: it is revealed when the game has ended. Until then the game can only be replayed (rosace replay).
verify-no-key = There is no heading key, so nothing says whether the record is complete: this game can only be replayed (rosace replay).
