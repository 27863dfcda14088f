### Co mówi terminal przy każdej grze. Słowa samej gry są w jej własnych plikach.

## Początek i koniec

cli-welcome = { $game } · przy stole: { $players } · help pokazuje polecenia
cli-seed = Ziarno { $seed } (--seed { $seed } rozda tę samą partię jeszcze raz)
cli-bye = Do widzenia.
cli-seat = Miejsce { $number }
cli-seats = liczba graczy: { $count }

## Pytania

cli-not-understood = Nie rozumiem „{ $typed }”. Wpisz numer albo wybór, na przykład „{ $example }”; Enter pokazuje wszystkie możliwości, help – polecenia.
cli-curtain = { $seat }: czeka na ciebie tajny wybór. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-failed = Nie udało się i nic się nie zmieniło: { $error }
cli-after-end = Partia skończona. Wpisz save PLIK, log, score albo board; Enter kończy.

## Polecenia

cli-help = Wpisz numer możliwości albo jej zapis, cały lub tylko część: „2 c3”, „place 2 c3”. Enter pokazuje wszystkie możliwości od nowa. Poza tym:
cli-command-help = help
cli-command-help-help = ta lista
cli-command-why = why WYBÓR
cli-command-why-help = dlaczego coś jest niedozwolone, na przykład: why place 2 c3
cli-command-undo = undo
cli-command-undo-help = cofnij swoją ostatnią decyzję, o ile od tamtej chwili nic nie odkryto
cli-command-board = board
cli-command-board-help = pokaż stół jeszcze raz
cli-command-score = score
cli-command-score-help = arkusz wyników, gdyby liczyć punkty teraz
cli-command-log = log
cli-command-log-help = wszystko, co się dotąd wydarzyło
cli-command-rules = rules PUNKT
cli-command-rules-help = punkt zasad (po angielsku), na przykład: rules B3.2
cli-command-save = save PLIK
cli-command-save-help = zapisz partię w pliku
cli-command-resume = resume PLIK
cli-command-resume-help = graj dalej partię z pliku
cli-command-quit = quit
cli-command-quit-help = wyjdź bez zapisywania

## Odpowiedzi na polecenia

cli-why-what = O co pytasz? Na przykład: why { $example }
cli-why-legal = To jest dozwolone: { $choice }
cli-undone = Cofnięto: { $choice }
cli-cannot-undo = Nie ma czego cofnąć: od twojej ostatniej decyzji coś odkryto albo zdecydował ktoś inny.
cli-rules-none = Nie ma punktu { $clause }.
cli-rules-chapters = Rozdziały zasad; każdy można pokazać jak punkt (rules B3):
cli-rules-elsewhere = Zasad tu nie zainstalowano; są w folderze docs/rules projektu.
cli-save-where = Gdzie zapisać? Na przykład: save partia.txt
cli-save-secret = Nie teraz: plik zdradziłby wybór, który jest jeszcze tajny. Zapisz, gdy zostanie ujawniony.
cli-save-other = Plik { $file } już istnieje i nie jest zapisem partii. Wybierz inną nazwę.
cli-saved = Zapisano. Żeby grać dalej: rosace play --resume { $file }
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
cli-sheet-empty = Teraz nic by nie punktowało.

## Pozycje i zapisy

cli-over = Partia jest skończona: nie ma już o czym decydować.
cli-chance = Decyduje los. Co może przynieść i z jaką szansą:
cli-column-id = id
cli-column-notation = zapis
cli-column-label = wybór
cli-column-touch = dotknij
cli-column-weight = waga
cli-replay-over = { $actions ->
    [one] Odtworzono jedno zdarzenie
    [few] Odtworzono { $actions } zdarzenia
   *[many] Odtworzono { $actions } zdarzeń
}; partia jest skończona.
cli-replay-open = { $actions ->
    [one] Odtworzono jedno zdarzenie
    [few] Odtworzono { $actions } zdarzenia
   *[many] Odtworzono { $actions } zdarzeń
}; partia trwa.
