### Co mówi terminal przy każdej grze. Słowa samej gry są w jej własnych plikach.

## Początek i koniec

cli-welcome = { $game } · przy stole: { $players } · help pokazuje polecenia
cli-seed = Ziarno { $seed } (--seed { $seed } rozda tę samą partię jeszcze raz)
cli-bye = Do widzenia.
cli-seats = liczba graczy: { $count }
cli-seats-default = liczba graczy: { $count }, domyślnie { $default }

## Pytania

cli-not-understood = Nie rozumiem „{ $typed }”. Wpisz numer albo wybór, na przykład „{ $example }”; Enter pokazuje wszystkie możliwości, help – polecenia.
cli-which = Co masz na myśli? { $choices }
cli-curtain = Teraz { $seat }. Oddaj klawiaturę; naciśnij Enter, gdy nikt inny nie patrzy.
cli-cannot-wipe = Tego terminala nie da się wyczyścić: co jedno z was widziało, zostaje wyżej, za pustymi wierszami. Nie przewijajcie w górę albo grajcie w innym terminalu.
cli-failed = Nie udało się i nic się nie zmieniło: { $error }
cli-player-failed = { $error } Enter pyta go jeszcze raz; działają też undo, save PLIK i quit.
cli-after-end = Partia skończona. Wpisz save PLIK, log, look, score albo board; Enter kończy.
cli-unsaved = Ta partia nie jest zapisana: save PLIK ją zapisze. Jeszcze raz Enter kończy bez zapisu.

## Polecenia

cli-help = Wpisz numer możliwości albo jej zapis, cały lub tylko część: „{ $example }”. Enter pokazuje wszystkie możliwości od nowa. Poza tym:
cli-help-none = Nie ma pomocy na temat „{ $typed }”. Samo help pokazuje polecenia, a rules – zasady.
cli-command-help = help
cli-command-help-help = ta lista
cli-command-help-word = help NAZWA
cli-command-help-word-help = jak działa coś, co leży na stole, na przykład: help { $word }
cli-command-why = why WYBÓR
cli-command-why-help = dlaczego coś jest niedozwolone, na przykład: why { $example }
cli-command-undo = undo
cli-command-undo-help = cofnij swoją ostatnią decyzję, o ile od tamtej chwili nic nie odkryto
cli-command-board = board
cli-command-board-help = pokaż stół jeszcze raz
cli-command-look = look
cli-command-look-help = co leży na stole, choć nie zawsze jest narysowane
cli-command-score = score
cli-command-score-help = arkusz wyników, gdyby liczyć punkty teraz
cli-command-log = log
cli-command-log-help = wszystko, co się dotąd wydarzyło
cli-command-rules = rules PUNKT
cli-command-rules-help = punkt zasad, na przykład: rules { $clause }
cli-command-save = save PLIK
cli-command-save-help = zapisz partię w pliku; save! PLIK zastępuje każdy plik
cli-command-resume = resume PLIK
cli-command-resume-help = graj dalej partię z pliku
cli-command-quit = quit
cli-command-quit-help = wyjdź bez zapisywania

## Odpowiedzi na polecenia

cli-why-what = O co pytasz? Na przykład: why { $example }
cli-why-legal = To jest dozwolone: { $choice }
cli-undone = Cofnięto: { $choice }
cli-cannot-undo = Nie ma czego cofnąć: od twojej ostatniej decyzji coś odkryto albo zdecydował ktoś inny.
cli-look-nothing = Nie ma nic więcej do obejrzenia.
cli-rules-none = Nie ma punktu { $clause }.
cli-rules-chapters = Rozdziały zasad; każdy można pokazać jak punkt (rules { $clause }):
cli-rules-elsewhere = Zasad tu nie zainstalowano; są w folderze docs/rules projektu.
cli-save-where = Gdzie zapisać? Na przykład: save partia.txt
cli-save-other = Plik { $file } już istnieje i nie jest zapisem tej partii. Wybierz inną nazwę albo wpisz save! { $file }, żeby go zastąpić.
cli-saved = Zapisano. Żeby grać dalej: { $command }
cli-saved-sealed = Zapisano i zapieczętowano, bo ktoś z was ma jeszcze tajemnice. Żeby grać dalej: { $command }
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
cli-sheet-secret = To, co jeszcze tajne, nie jest tu policzone.

## Pozycje i zapisy

cli-over = Partia jest skończona: nie ma już o czym decydować.
cli-chance = Decyduje los. Co może przynieść i z jaką szansą:
cli-column-id = id
cli-column-notation = zapis
cli-column-label = wybór
cli-column-touch = dotknij
cli-column-weight = waga
cli-replay-secret = (jeszcze tajne)
cli-replay-refused = zdarzenie { $number } ({ $action }) jest niedozwolone: { $reason } ({ $clause })
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
cli-replay-ended = { $actions ->
    [one] Odtworzono jedno zdarzenie
    [few] Odtworzono { $actions } zdarzenia
   *[many] Odtworzono { $actions } zdarzeń
}; partii nie rozegrano do końca.
cli-ended = { $how ->
    [draw] Gracze zgodzili się na remis.
    [resigned] Rezygnacja: { $seat }.
    [time] Koniec czasu: { $seat }.
   *[left] Odejście od stołu: { $seat }.
}

## Serwer

cli-serve-address = Stoły są otwarte pod adresem { $address }
cli-serve-database = Baza danych: { $database }
cli-serve-data = Folder danych: { $folder }
cli-serve-stop = Ctrl-C zatrzymuje serwer; kto gra, znajdzie potem stół taki, jaki był.
