### Co mówi analiza partii: kto gra najlepiej, co robi los i każda decyzja.

## Werdykt

review-verdict-alone = { $loss ->
    [0] Ruchy prawie nic nie kosztują.
    [one] Średni ruch kosztuje 1 punkt procentowy szansy na wygraną.
    [few] Średni ruch kosztuje { $loss } punkty procentowe szansy na wygraną.
   *[many] Średni ruch kosztuje { $loss } punktów procentowych szansy na wygraną.
}
review-verdict-level = To wyrównana partia: ruchy graczy są podobnej jakości.
review-verdict-better-won = { $seat } gra najlepiej i wygrywa.
review-verdict-better-tied = { $seat } gra najlepiej, ale zwycięstwo jest wspólne.
review-verdict-better-lost = { $seat } gra najlepiej, ale nie wygrywa.
review-verdict-no-luck = Los ma niewielki wpływ na wynik.
review-verdict-luck = Najwięcej szczęścia ma { $seat }: +{ $luck } pkt proc. szansy na wygraną.
review-verdict-bad-luck = Pecha ma { $seat }: −{ $luck } pkt proc. szansy na wygraną.

## Klasy ruchów

review-class-best = najlepszy ruch
    .many = najlepsze
review-class-good = dobry ruch
    .many = dobre
review-class-inaccuracy = niedokładność
    .many = niedokładności
review-class-mistake = błąd
    .many = błędy
review-class-blunder = poważny błąd
    .many = poważne błędy
review-class-unclear = niejasne
    .many = niejasne

## Nagłówki

review-title = { $game }: analiza partii
review-graph = Szansa na wygraną, gdy wszystko jest odkryte
review-turning-points = Punkty zwrotne
review-no-turning-points = Żaden ruch nie kosztuje wyraźnie dużo.
review-balance = Szczęście i umiejętności
review-accuracy = Dokładność
review-all-moves = Wszystkie ruchy
review-how = Jak czytać tę stronę

## Kolumny

review-player = gracz
review-mean-loss = strata na ruch
review-start = początek
review-luck = szczęście
review-skill = umiejętności
review-rest = niewyjaśnione
review-result = wynik
review-luck-points = szczęście w punktach
review-adjusted = bez szczęścia
review-number-of-move = nr
review-loss = strata
review-class = ocena

## Ruch

review-move = Ruch { $number }
review-move-round = Ruch { $number }, runda { $round }
review-played = Zagrano
review-better = Lepiej
review-reason = Dlaczego
review-reason-unclear = Nie tłumaczy tego żaden pojedynczy rodzaj punktów.
review-moment = { $where }, { $name }: { $verdict }
review-cost = Szansa na wygraną { $before } → { $after }: strata { $loss } ± { $noise }
review-picture = Plansza przed ruchem { $number }; widok: { $name }.

## Wokół analizy

review-conditions = Jakość: { $quality ->
    [quick] szybka
    [deep] dokładna
   *[standard] zwykła
}. Ziarno: { $seed }.
review-progress = Analiza
review-written = Strona jest w pliku { $file }.
review-number = { $number }
review-equation = początek + szczęście + umiejętności + niewyjaśnione = wynik

## W przeglądarce

review-making = Analiza partii: { $percent }
review-making-closer = Dokładniejsza analiza: { $percent }
review-waiting = Analiza czeka na serwerze na swoją kolej.
review-stays = Możesz opuścić tę stronę i wrócić: analiza trwa dalej.
review-again = Spróbuj ponownie
review-look-closer = Przyjrzyj się dokładniej
review-back-to-table = Wróć do stołu
review-board = Partia
review-graph-keys = Strzałki prowadzą od ruchu do ruchu, Page Up i Page Down do punktów zwrotnych.
review-at = { $where }. Szansa na wygraną, gdy wszystko jest odkryte: { $chances }
review-around-move = Szansa na wygraną { $before }, po ruchu { $after }
review-end = Koniec partii
review-show = Pokaż na planszy
review-hint-plain = Tak zagrałby komputer.
review-hint-level = Inne ruchy są mniej więcej tak samo dobre.
review-hint-win = Szansa na wygraną: { $chance }.
review-hint-close = Zamknij podpowiedź

## Jak czytać

review-how-graph = Wykres pokazuje szansę każdego gracza na wygraną przed każdym ruchem: tak ocenia ją komputer po partii, gdy wszystko jest odkryte. Dlatego może się różnić od szansy podanej przy ruchu, liczonej z tego, co wiedział gracz. Znaki z numerami to punkty zwrotne: wybierz jeden, aby o nim przeczytać.
review-how-loss = Ruch jest oceniany tylko na podstawie tego, co gracz mógł wiedzieć. Strata to szansa na wygraną, którą zachowałby najlepszy ruch. Od 5% jest to niedokładność, od 10% błąd, od 20% poważny błąd. Strata, która może być przypadkiem w obliczeniach, jest niejasna. Po znaku ± podano błąd standardowy.
review-how-luck = Szczęście to wartość kostek i losowań ponad ich średnią. Umiejętności to zyski i straty z ruchów wszystkich graczy. Każda strata jest liczona od nowa w swojej pozycji, więc straty z całej partii mogą razem przekroczyć 100%. Reszta jest niewyjaśniona, bo szanse na wygraną są szacowane. „Bez szczęścia” to wynik pomniejszony o szczęście.
review-how-repeat = Rosace: { $simulations } symulacji na każde przeszukanie ruchu i { $rollouts } rozgrywek próbnych sprzed każdego rzutu lub losowania i po nim. Ta sama jakość i to samo ziarno dają zawsze tę samą analizę.
