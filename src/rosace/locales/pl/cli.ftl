### Co mówi terminal przy każdej grze. Słowa samej gry są w jej własnych plikach.

## Początek i koniec

cli-welcome = { $game }. { $players }. Wpisz help, żeby zobaczyć polecenia.
cli-player = { $seat }: { $who }
cli-player-you = ty
cli-player-person = przy klawiaturze
cli-player-computer = Komputer ({ $level })
cli-seed = Ziarno { $seed } (--seed { $seed } rozda tę samą partię jeszcze raz)
cli-bye = Do widzenia.
cli-seats = liczba graczy: { $count }
cli-seats-default = liczba graczy: { $count }, domyślnie { $default }
cli-games-levels = poziomy komputera

## Pytania

cli-not-understood = Nie rozumiem „{ $typed }”. Wpisz numer albo ruch, na przykład „{ $example }”; Enter pokazuje wszystkie możliwości, help – polecenia.
cli-which = Co masz na myśli? { $choices }
cli-curtain = Teraz gra { $seat }. Przekaż klawiaturę i naciśnij Enter, gdy nikt inny nie patrzy.
cli-cannot-wipe = Tego terminala nie da się wyczyścić: to, co jedno z was widziało, zostaje wyżej, za pustymi wierszami. Nie przewijajcie w górę albo grajcie w innym terminalu.
cli-failed = Nie udało się i nic się nie zmieniło: { $error }
cli-player-failed = { $error } Enter próbuje jeszcze raz; działają też undo, save PLIK i quit.
cli-after-end = Koniec partii. Wpisz save PLIK, log, look, score albo board; Enter zamyka grę.
cli-unsaved = Ta partia nie jest zapisana: zapisz ją poleceniem save PLIK albo naciśnij Enter jeszcze raz, żeby wyjść bez zapisu.

## Polecenia

cli-help = Wpisz numer możliwości albo jej zapis, w całości lub w części: „{ $example }”. Enter pokazuje wszystkie możliwości od nowa. Inne polecenia:
cli-help-none = Nie ma pomocy na temat „{ $typed }”. Samo help pokazuje polecenia, a rules – zasady.
cli-command-help = help
cli-command-help-help = ta lista
cli-command-help-word = help NAZWA
cli-command-help-word-help = jak działa element gry, na przykład: help { $word }
cli-command-why = why RUCH
cli-command-why-help = dlaczego ruch jest niedozwolony, na przykład: why { $example }
cli-command-undo = undo
cli-command-undo-help = cofnij swój ostatni ruch, o ile nic od tamtej chwili nie odsłonięto
cli-command-board = board
cli-command-board-help = pokaż stół jeszcze raz
cli-command-look = look
cli-command-look-help = pokaż to, czego nie ma na rysunku stołu
cli-command-score = score
cli-command-score-help = arkusz wyników, gdyby punkty liczyć teraz
cli-command-log = log
cli-command-log-help = cały dotychczasowy przebieg partii
cli-command-rules = rules PUNKT
cli-command-rules-help = punkt zasad, na przykład: rules { $clause }
cli-command-save = save PLIK
cli-command-save-help = zapisz partię w pliku; save! PLIK zastępuje każdy plik
cli-command-resume = resume PLIK
cli-command-resume-help = wczytaj partię z pliku i graj dalej
cli-command-quit = quit
cli-command-quit-help = wyjdź bez zapisywania

## Odpowiedzi na polecenia

cli-why-what = O jaki ruch pytasz? Na przykład: why { $example }
cli-why-legal = To dozwolony ruch: { $choice }
cli-undone = Cofnięto: { $choice }
cli-cannot-undo = Nie ma czego cofnąć: od twojego ostatniego ruchu coś odsłonięto albo zagrał ktoś inny.
cli-look-nothing = Nie ma nic więcej do obejrzenia.
cli-rules-none = Nie ma punktu { $clause }.
cli-rules-chapters = Rozdziały zasad; każdy pokażesz tak jak punkt (rules { $clause }):
cli-rules-elsewhere = Zasad tu nie zainstalowano; są w folderze docs/rules projektu.
cli-save-where = Gdzie zapisać? Na przykład: save partia.txt
cli-save-other = Plik { $file } już istnieje i nie jest zapisem tej partii. Wybierz inną nazwę albo wpisz save! { $file }, żeby go zastąpić.
cli-saved = Zapisano. Żeby grać dalej: { $command }
cli-saved-sealed = Zapisano i zapieczętowano, bo nie wszystko w tej partii jest już jawne. Żeby grać dalej: { $command }
cli-resume-which = Którą partię? Na przykład: resume partia.txt
cli-resumed = { $file }: dotąd { $actions ->
    [one] jedno zdarzenie
    [few] { $actions } zdarzenia
   *[many] { $actions } zdarzeń
}.

## Arkusze wyników

cli-sheet-title = Arkusz wyników
cli-sheet-what = za co
cli-sheet-clause = punkt zasad
cli-sheet-total = razem
cli-sheet-empty = Na razie nic nie dałoby punktów.
cli-sheet-secret = Tego, co jeszcze tajne, tu nie policzono.
cli-sheet-corrected = { $name }: { $total } pkt bez { DIE($pieces) } ({ $clause })
cli-sheet-corrections = Kostki ułożone wbrew zasadom się usuwa, jak najmniej. Wynik po poprawce:

## Pozycje i zapisy

cli-over = Koniec partii: nie ma już ruchów.
cli-chance = Decyduje los. Możliwe wyniki i ich szanse:
cli-column-id = id
cli-column-notation = zapis
cli-column-label = możliwość
cli-column-touch = elementy
cli-column-weight = waga
cli-replay-secret = (jeszcze tajne)
cli-replay-refused = zdarzenie { $number } ({ $action }) jest niedozwolone: { $reason } ({ $clause })
cli-replay-over = { $actions ->
    [one] Odtworzono jedno zdarzenie
    [few] Odtworzono { $actions } zdarzenia
   *[many] Odtworzono { $actions } zdarzeń
}; koniec partii.
cli-replay-open = { $actions ->
    [one] Odtworzono jedno zdarzenie
    [few] Odtworzono { $actions } zdarzenia
   *[many] Odtworzono { $actions } zdarzeń
}; partia trwa.
cli-replay-ended = { $actions ->
    [one] Odtworzono jedno zdarzenie
    [few] Odtworzono { $actions } zdarzenia
   *[many] Odtworzono { $actions } zdarzeń
}; partii nie rozegrano do końca.
cli-ended = { $how ->
    [draw] Gracze zgadzają się na remis.
    [update] Aktualizacja programu zakończyła partię remisem.
    [resigned] { $seat } poddaje partię.
    [time] { $seat } przekracza czas.
   *[left] { $seat } odchodzi od stołu.
}

## Analiza

cli-analyse-win = szansa na wygraną
cli-analyse-points = punkty
cli-analyse-visits = wizyty
cli-analyse-move = ruch
cli-analyse-then = potem { $moves }
cli-analyse-who = { $name }: { $moves }
cli-analyse-known = Ocena tylko na podstawie tego, co może wiedzieć { $name }.
cli-analyse-used = Symulacje: { $simulations }, { $seconds } s.

## Serwer

cli-serve-address = Stoły są otwarte pod adresem { $address }
cli-serve-database = Baza danych: { $database }
cli-serve-data = Folder danych: { $folder }
cli-serve-stop = Ctrl-C zatrzymuje serwer. Wszystkie partie są zapisane.
cli-serve-waiting = Serwer jeszcze nie odpowiada: { $problem }
cli-not-ready-starting = wciąż się uruchamia.
cli-not-ready-disk-full = dysk z bazą danych jest pełny.
cli-not-ready-disk = dysk z bazą danych zawodzi albo osiągnięto limit rozmiaru plików.
cli-not-ready-locked = inny program blokuje bazę danych.
cli-not-ready-read-only = bazę danych można tylko odczytywać.
cli-not-ready-damaged = baza danych jest uszkodzona.
cli-not-ready-unreachable = nie można połączyć się z bazą danych.
cli-not-ready-no-answer = baza danych niczego nie zapisuje.
cli-not-ready-failed = baza danych zawodzi; szczegóły są w dzienniku.
cli-not-ready-stopping = właśnie się zatrzymuje.
cli-tidy-open = nierozegrany
cli-tidy-playing = porzucony
cli-tidy-over = zakończony
cli-tidy-would = Niczego nie usunięto. Do usunięcia:
cli-tidy-done = Usunięto:
cli-tidy-unplayed = Stoły, przy których nie rozpoczęto partii: { $count }
cli-tidy-guest-games = Partie bez kont: { $count }
cli-tidy-guests = Goście, których ćwiczenia zostają zapomniane: { $count }
cli-tidy-waiting = Działające serwery mają { $seconds } s na zachowanie stołów, które są w użyciu.
cli-repair-done = { $checked ->
    [one] Sprawdzono { $checked } stół, poprawiono: { $mended }
    [few] Sprawdzono { $checked } stoły, poprawiono: { $mended }
   *[many] Sprawdzono { $checked } stołów, poprawiono: { $mended }
}
cli-repair-unreadable = { $count ->
    [one] { $count } stół pominięto: partię rozegrano według innych zasad albo jej zapis jest uszkodzony
    [few] { $count } stoły pominięto: partie rozegrano według innych zasad albo ich zapis jest uszkodzony
   *[many] { $count } stołów pominięto: partie rozegrano według innych zasad albo ich zapis jest uszkodzony
}
