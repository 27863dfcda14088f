### Odmowy wspólne dla wszystkich gier.

reason-core-no-such-action = W tej grze nie ma takiej decyzji.
reason-core-over = Partia jest skończona.
reason-core-chance = Najpierw decyduje los.
reason-core-not-chance = Los nie ma teraz o czym decydować.
reason-core-impossible-outcome = To nie może teraz wypaść.
reason-core-not-your-turn = Teraz decyduje ktoś inny.
