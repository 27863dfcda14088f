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
arena-conditions = Miejsc: { $seats }, ziarno { $seed } ({ $options }).
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
arena-interrupted = Zachowane partie: { $done } z { $total }, w folderze { $folder }. To samo polecenie podejmie grę w tym miejscu.
arena-folder = Dziennik i zapis każdej partii są w folderze { $folder }.
arena-legend = Wygrana to punkt, a wspólne zwycięstwo się dzieli: równi gracze dostają po { $share }. Pierwszy przedział jest Wilsona, po wszystkich partiach, jakby nie miały ze sobą nic wspólnego. Drugi liczy rozdaniami, z których każde rozegrano przy każdym ustawieniu miejsc; nie ma go, gdy rozdań jest mało albo wszystkie poszły tak samo. Rankingi liczy openskill (Plackett-Luce), z przedziałem 95%. Przewaga jest nad najlepszym z pozostałych, w partiach doprowadzonych do końca. Czasy dotyczą decyzji, w których był wybór.

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
arena-matrix = Wiersz przeciw kolumnie

## Test sekwencyjny

arena-test-low = Test sekwencyjny rozstrzygnął, liczba partii: { $games }. Gracz { $player } zdobywa { $low } punktów lub mniej, a nie { $high } lub więcej.
arena-test-high = Test sekwencyjny rozstrzygnął, liczba partii: { $games }. Gracz { $player } zdobywa { $high } punktów lub więcej, a nie { $low } lub mniej.
arena-test-open = Test sekwencyjny nie rozstrzygnął, liczba partii: { $games }. Nie wiadomo, czy gracz { $player } zdobywa { $low } punktów czy { $high }.

## Partie przegrane inaczej niż według zasad

arena-forfeits-title = { $games ->
    [one] Jedną partię przegrano inaczej niż według zasad:
    [few] { $games } partie przegrano inaczej niż według zasad:
   *[many] { $games } partii przegrano inaczej niż według zasad:
}
arena-forfeits-more = { $games ->
    [one] … i jeszcze jedną, zob. dziennik.
    [few] … i jeszcze { $games }, zob. dziennik.
   *[many] … i jeszcze { $games }, zob. dziennik.
}
arena-forfeit = partia { $game }, { $reason }: { $said }
arena-reason-unmade = niegotowy
arena-reason-failed = błąd
arena-reason-illegal = niedozwolone
arena-reason-out-of-time = koniec czasu
arena-reason-ended = proces zakończony
