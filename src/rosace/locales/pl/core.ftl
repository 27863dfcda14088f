### Odmowy wspólne dla wszystkich gier.

reason-core-no-such-action = W tej grze nie ma takiej decyzji.
reason-core-over = Partia jest skończona.
reason-core-chance = Najpierw decyduje los.
reason-core-not-chance = Los nie ma teraz o czym decydować.
reason-core-impossible-outcome = To nie może teraz wypaść.
reason-core-not-your-turn = Teraz decyduje ktoś inny.
reason-core-nothing-to-do-with-this = To nie ma nic wspólnego z tym, o czym można teraz zdecydować.

## Miejsca w grze, która nie ma dla nich własnych nazw

player-0 = Gracz 1
player-1 = Gracz 2
player-2 = Gracz 3
player-3 = Gracz 4
