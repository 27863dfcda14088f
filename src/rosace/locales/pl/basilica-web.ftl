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
basilica-discards = Odrzucone kafelki: { $tiles }

## Rozkazy, dość krótko, by zmieściły się pod kafelkiem

basilica-name-promote = Szkolenie
basilica-name-move = Przemiesz­czenie
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
basilica-actions-left =
    { $actions ->
        [one] została jedna akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }
basilica-if-scored-now = gdyby punktować teraz: { $points }
basilica-place-builder = Umieść Budowniczego
basilica-other-choices = Inne możliwości
basilica-point = Wskaż Sklepienie, Rozkaz albo Budowniczego, żeby zobaczyć, co robi i ile daje.

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
