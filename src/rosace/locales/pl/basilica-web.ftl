### Basilica: słowa, których potrzebuje tylko plansza w przeglądarce.

## Jak czyta je na głos czytnik ekranu

basilica-tile =
    { $crown ->
        [yes] Sklepienie, { $colours }, Korona
       *[no] Sklepienie, { $colours }
    }
basilica-free-cell = { $cell }, wolne pole
basilica-scaffolding = Rusztowanie
basilica-glass = Witraż
basilica-altar = Ołtarz
basilica-builder = Budowniczy ({ $seat }), { $rank }
basilica-empty-vault-space = Pole Sklepienia { $space }: puste
basilica-empty-order-space = Pole Rozkazu { $space }: puste
basilica-vault-to-come = Pole Sklepienia { $space }: { $colours }, Korona jeszcze nieznana
basilica-order-to-come = Pole Rozkazu { $space }: do dobrania
basilica-discards = Odrzucone kafelki: { $tiles }

## Rozkazy, dość krótko, by zmieściły się pod kafelkiem

basilica-name-promote = Szkolenie
basilica-name-move = Przemieszczenie
basilica-name-recruit = Rekrutacja
basilica-name-confuse = Zamieszanie
basilica-name-glass = Witraż
basilica-name-scaffolding = Rusztowanie
basilica-name-disaster = Katastrofa
basilica-name-altar = Ołtarz

## Na planszy

basilica-look-through = Przejrzyj odrzucone kafelki
basilica-close = Zamknij
basilica-tips = Gdy ktoś zabierze to Sklepienie, jego miejsce zajmie odwrócony Rozkaz z góry ({ $colours }).
basilica-stack-help = Na wierzchu stosu widać Rozkaz i kolory; Korona pokaże się dopiero po odwróceniu kafelka.
basilica-marker-help = Przesuwa się o jedno pole za każde Sklepienie z Koroną umieszczone w Bazylice. Wejście na pole z Koroną wywołuje Punktowanie.
basilica-to-go =
    { $left ->
        [0] { $marker }
        [one] { $marker }: do Punktowania jedna Korona
        [few] { $marker }: do Punktowania { $left } Korony
       *[many] { $marker }: do Punktowania { $left } Koron
    }
basilica-scores =
    { $last ->
        [yes] Punktowanie: koniec partii
       *[no] Punktowanie: koniec tury{ $lost ->
            [0] {""}
            [one] , przepada jedna akcja
            [few] , przepadają { $lost } akcje
           *[many] , przepada { $lost } akcji
        }
    }
basilica-actions-left =
    { $actions ->
        [one] została jedna akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
basilica-scoring-now = Gdyby punktować teraz
basilica-web-stakes = Punkty i to, co dodałaby punktacja
basilica-standing = +{ $points }, gdyby punktować teraz
basilica-prospect = { $gain }, gdyby punktować teraz
basilica-other-choices = Inne możliwości

## Partia z prawdziwego stołu

basilica-scorer-help = Wybierz element, a potem pola Bazyliki, na których leży; drugie kliknięcie zdejmuje go z pola.
basilica-scorer-vaults = Sklepienia
basilica-scorer-builders = Budowniczowie
basilica-scorer-wild = joker: { $colours }
basilica-scorer-left = w pudełku: { $number }
basilica-scorer-erase = Usuń
basilica-scorer-undo = Cofnij
basilica-scorer-clear = Wyczyść wszystko
basilica-scorer-edition = Wydanie
basilica-scorer-earlier = Punkty z wcześniejszych Punktowań
basilica-scorer-earlier-of = { $seat }, Punktowanie { $number }
basilica-scorer-juggle = Kolor Kuglarza na { $cell }
basilica-scorer-empty = Umieść przynajmniej jedno Sklepienie.
basilica-scorer-asks-juggle = Wybierz kolor dla każdego Kuglarza.
basilica-scorer-wild-beside-wild = Joker nie może sąsiadować z innym jokerem: { $cell }.
basilica-scorer-no-vault = Najpierw umieść Sklepienie na { $cell }.
basilica-scorer-used-up = W pudełku nie ma już takich elementów.

## Rysunki na stronie zasad

basilica-figure-display = U góry Rozkazy, na dole Sklepienia. Gdy ktoś zabierze środkowe Sklepienie, jego miejsce zajmie odwrócony Rozkaz z góry.
basilica-figure-areas = Obszar niebieski ma cztery kafelki; dwa z nich to jokery, które mogą też należeć do obszarów swojego drugiego koloru.
basilica-figure-wild = Joker może leżeć obok kafelka jednokolorowego, ale nigdy obok innego jokera.
basilica-figure-scoring = Obszar niebieski: Mistrz Murarski liczy się za dwóch, więc Czarny ma przewagę 2 : 1 i dostaje 4 kafelki × 2 za Architekta oraz 2 za Witraż.
basilica-figure-ranks = Cztery Specjalizacje i ich znaki: cyrkiel, kielnia, uniesione ramię, czapka z dzwonkami.

## Examples beside the clauses of the rules

basilica-example-place = Sklepienie kładzie się w pierwszym rzędzie albo obok leżącego już Sklepienia. Na c2 nie stykałoby się z niczym.
basilica-example-wild = Zielono-niebieski joker nie może leżeć obok innego jokera. Dalej może.
basilica-example-area = Czerwony obszar Białego ma trzy kafelki: 3 punkty. Czwarte czerwone Sklepienie styka się z nim tylko narożnikiem i do niego nie należy.
basilica-example-two-colours = Joker na a2 należy i do obszaru niebieskiego, i do zielonego. Za niebieski Biały dostaje 4 punkty.
basilica-example-architect = Biały dostaje 3 kafelki × 2 za Architekta i 2 za Witraż: 8 punktów.
basilica-example-minority = Biały ma przewagę i dostaje 3 punkty. Czarny ma tam jednego Budowniczego i dostaje 1 punkt.
basilica-example-strongman = Po jednym Budowniczym to remis. Przełamuje go Osiłek Białego: 3 punkty dla Białego, 1 dla Czarnego.
basilica-example-move = Budowniczy Białego może przejść na a1. Na c1 już ktoś stoi.
basilica-example-disaster = Katastrofa może zburzyć Sklepienie na a1. Na b1 stoi Budowniczy, więc tamto zostaje.
basilica-example-mason = Mistrz Murarski liczy się za dwóch, więc niebieski obszar punktuje Czarny: 4 kafelki × 2 i 2 za Witraż, razem 10. Biały dostaje tam 1 punkt i 4 za żółty.
