### Odmowy wspólne dla wszystkich gier.

reason-core-no-such-action = W tej grze nie ma takiego ruchu.
reason-core-over = Koniec partii.
reason-core-chance = Najpierw decyduje los.
reason-core-not-chance = Teraz decyduje gracz, nie los.
reason-core-impossible-outcome = To nie może teraz wypaść.
reason-core-not-your-turn = Teraz kolej innego gracza.
reason-core-nothing-to-do-with-this = To nie ma związku z tym, co możesz teraz zrobić.

## Miejsca w grze, która nie ma dla nich własnych nazw

player-0 = Gracz 1
player-1 = Gracz 2
player-2 = Gracz 3
player-3 = Gracz 4

## Dokumenty pozycji

document-unknown-format = { $given ->
        [no] Ta pozycja nie podaje swojego formatu.
       *[yes] Ta pozycja ma format „{ $found }”.
    } Ta wersja Rosace czyta: { $formats }.
