### Co mówi arena: kto z kim grał i jak poszło. Rozegrana gra to partia, jak w słowniczku.

## Nad tabelami i pod nimi

arena-title = { $game }: { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $deals ->
    [one] jedno rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}
arena-conditions = Liczba graczy: { $seats }, ziarno { $seed } ({ $options }).
arena-time = Czas na decyzję: { $seconds } s.
arena-simulations = { $simulations ->
    [one] Jedna symulacja na decyzję.
    [few] { $simulations } symulacje na decyzję.
   *[many] { $simulations } symulacji na decyzję.
}
arena-found = { $games ->
    [one] Jedną z partii rozegrano już wcześniej.
    [few] { $games } z tych partii rozegrano już wcześniej.
   *[many] { $games } z tych partii rozegrano już wcześniej.
}
arena-interrupted = Rozegrane partie: { $done } z { $total }, zapisane w folderze { $folder }. To samo polecenie zagra od tego miejsca dalej.
arena-folder = Dziennik i zapisy wszystkich partii są w folderze { $folder }.
arena-legend = Wygrana daje punkt, a przy wspólnym zwycięstwie punkt się dzieli: równi gracze dostają po { $share }. Pierwszy przedział to przedział Wilsona po wszystkich partiach, liczony tak, jakby były od siebie niezależne. Drugi liczy się po rozdaniach, a każde rozdanie rozegrano przy każdym ustawieniu miejsc; nie ma go, gdy rozdań jest mało albo wszystkie skończyły się tak samo. Rankingi liczy openskill (Plackett-Luce), z przedziałem 95%. Przewaga to różnica punktów w grze do najlepszego z pozostałych, w partiach rozegranych do końca. Czasy dotyczą tylko tych decyzji, w których był wybór.

## Kolumny

arena-player = gracz
arena-rating = ranking
arena-games = partie
arena-points = punkty
arena-results = wygr./rem./przegr.
arena-share = udział
arena-wilson = 95%, partie
arena-by-deals = 95%, rozdania
arena-margin = przewaga
arena-seconds = średnio
arena-longest = najdłużej
arena-forfeits = walkowery

## Nagłówki

arena-ladder = Drabina
arena-ratings = Rankingi z przedziałami 95%
arena-shares = Udziały w punktach z przedziałami 95%
arena-matrix = Wiersz kontra kolumna

## Test sekwencyjny

arena-test-low = { $games ->
    [one] Po jednej partii test sekwencyjny rozstrzyga
    [few] Po { $games } partiach test sekwencyjny rozstrzyga
   *[many] Po { $games } partiach test sekwencyjny rozstrzyga
}: { $player } zdobywa najwyżej { $low } punktów, a nie co najmniej { $high }.
arena-test-high = { $games ->
    [one] Po jednej partii test sekwencyjny rozstrzyga
    [few] Po { $games } partiach test sekwencyjny rozstrzyga
   *[many] Po { $games } partiach test sekwencyjny rozstrzyga
}: { $player } zdobywa co najmniej { $high } punktów, a nie najwyżej { $low }.
arena-test-open = { $games ->
    [one] Po jednej partii test sekwencyjny niczego nie rozstrzyga
    [few] Po { $games } partiach test sekwencyjny niczego nie rozstrzyga
   *[many] Po { $games } partiach test sekwencyjny niczego nie rozstrzyga
}: nie wiadomo, czy { $player } zdobywa { $low } punktów, czy { $high }.

## Walkowery

arena-forfeits-title = { $games ->
    [one] Jedna partia zakończona walkowerem:
    [few] { $games } partie zakończone walkowerem:
   *[many] { $games } partii zakończonych walkowerem:
}
arena-forfeits-more = { $games ->
    [one] … i jeszcze jedna, zob. dziennik.
    [few] … i jeszcze { $games }, zob. dziennik.
   *[many] … i jeszcze { $games }, zob. dziennik.
}
arena-forfeit = partia { $game }, { $reason }: { $said }
arena-reason-unmade = nie wystartował
arena-reason-failed = błąd
arena-reason-illegal = niedozwolony ruch
arena-reason-out-of-time = przekroczony czas
arena-reason-ended = proces zakończony

## Liczby

arena-decimal = ,
arena-percent = { $number }%
