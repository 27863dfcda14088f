### Ćwiczenia: pozycje z jednym najlepszym ruchem i własne błędy gracza.

practice-title = Ćwiczenia
practice-why = Pozycje z jednym wyraźnie najlepszym ruchem, z partii komputera i z twoich własnych. Znajdź go i zobacz, dlaczego jest najlepszy.
practice-games = Gry
practice-today = Zadanie dnia
practice-today-why = To samo dla wszystkich do północy UTC.
practice-solve-today = Rozwiąż zadanie dnia
practice-look-again = Zobacz jeszcze raz
practice-solved = Rozwiązane
practice-mistakes = Moje błędy
practice-mistakes-none = Przeanalizuj skończoną partię: twoje wyraźne błędy będą tu czekać, żeby zagrać je lepiej.
practice-mistake = Mój błąd
practice-loss = −{ $loss } p.p.
practice-reviewed = Analiza z { $day }
practice-all = Pokaż wszystkie
practice-more = Więcej zadań
practice-count = Rozwiązane: { $solved } z { $puzzles }
practice-none = Nie ma jeszcze zadań z gry { $game }.
practice-number = Zadanie { $number }
practice-difficulty-1 = łatwe
practice-difficulty-2 = średnie
practice-difficulty-3 = trudne
practice-solo = solo
practice-edition = wydanie { $edition }
practice-you = Ty
practice-rival = Przeciwnik
practice-find = Znajdź najlepszy ruch.
practice-right = Zgadza się!
practice-wrong = To nie jest najlepszy ruch.
practice-wrong-by = { $loss ->
    [one] To nie jest najlepszy ruch. Kosztuje 1 punkt procentowy szansy na wygraną.
    [few] To nie jest najlepszy ruch. Kosztuje { $loss } punkty procentowe szansy na wygraną.
   *[many] To nie jest najlepszy ruch. Kosztuje { $loss } punktów procentowych szansy na wygraną.
}
practice-shown = Oto najlepszy ruch.
practice-best = Najlepiej:
practice-chance = Szansa na wygraną po nim: { $chance }%.
practice-again = Spróbuj ponownie
practice-show = Pokaż rozwiązanie
practice-next = Dalej
practice-all-solved = Wszystko rozwiązane
practice-play-on = Graj dalej od tego miejsca
practice-in-words = Ruchy słowami
