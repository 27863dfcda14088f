### What `rosace verify` says about a record.

## What was checked

verify-commitment = The secret matches the table’s commitment (SHA-256 { $commitment }).
verify-nonces = Players who added a nonce of their own: { $count } of { $seats }.
verify-events = { $dealt ->
    [one] 1 draw or roll matches the secret.
   *[other] { $dealt } draws and rolls match the secret.
}
verify-given = { $given ->
    [one] 1 draw or roll was copied from another game, not dealt here.
   *[other] { $given } draws and rolls were copied from another game, not dealt here.
}
verify-decisions = { $decisions ->
    [one] 1 move, and it’s legal.
   *[other] { $decisions } moves, all legal.
}
verify-over = The game was played to the end.
verify-key = The final position has the key { $found }.

## What does not agree

verify-wrong-commitment = The secret doesn’t match the table’s commitment.
verify-wrong-outcome = Action { $number } is “{ $action }”, but the secret gives “{ $expected }”.
verify-wrong-action = Action { $number } ({ $action }) isn’t legal: { $reason } ({ $clause })
verify-wrong-key = The final position has the key { $found }, not { $stated }.
verify-wrong-end = The game is over by the rules, but the record’s “ended” heading says “{ $ended }”.
verify-not-over = The game isn’t over after the last action, so the record is incomplete.

## What cannot be verified

verify-no-commitment = The record has no commitment, so it can’t be verified. You can still replay it (rosace replay).
verify-no-secret = The record has no secret: it’s revealed when the game ends. Until then you can only replay the game (rosace replay).
verify-no-key = The record has no key, so nothing shows whether it’s complete. You can still replay it (rosace replay).
verify-other-rules = The record was made with the rules { $found }, and this program has { $known }: the version or the component list differs.
verify-written-by = { $program }, which wrote it, can read it.
