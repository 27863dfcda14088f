### Sagrada: słowa, których używają wszystkie inne komunikaty gry.
### Terminy jak w instrukcji, o ile je podaje; docs/glossary.md ma je we wszystkich językach.
### Instrukcja nie wymienia nazw narzędzi, a cele tylko w przykładzie: pozostałe nazwy są nasze.
### Atrybut help mówi, co robi narzędzie i co daje cel. Witraże zachowują swoje nazwy z kart.

## Narzędzia według numerów kart

sagrada-tool-1 = Szczypce kruszące
    .help = Wybierz kostkę, zmień jej wartość o jeden w górę albo w dół (nigdy z 6 na 1 ani z 1 na 6) i umieść ją w witrażu.
sagrada-tool-2 = Pędzel do eglomizacji
    .help = Przesuń jedną kostkę w swoim witrażu, nie zważając na kolor nowego pola; pozostałe zasady umieszczania obowiązują.
sagrada-tool-3 = Gładzik do taśmy miedzianej
    .help = Przesuń jedną kostkę w swoim witrażu, nie zważając na wartość podaną na nowym polu; pozostałe zasady umieszczania obowiązują.
sagrada-tool-4 = Rozwieracz do ołowiu
    .help = Przesuń dokładnie dwie różne kostki w swoim witrażu, jedną po drugiej; obie podlegają wszystkim zasadom umieszczania.
sagrada-tool-5 = Cyrkiel szklarski
    .help = Wybierz kostkę, zamień ją na kostkę z toru rund i tę z toru umieść w witrażu.
sagrada-tool-6 = Pędzel do topnika
    .help = Wybierz kostkę i rzuć nią ponownie: jeśli gdziekolwiek pasuje, umieść ją w witrażu, a jeśli nie, wraca do puli wyboru i w tym ruchu nie wybierasz już innej.
sagrada-tool-7 = Młotek szklarski
    .help = Rzuć ponownie wszystkimi kostkami z puli wyboru; tylko w swoim drugim ruchu w rundzie i przed wybraniem kostki.
sagrada-tool-8 = Szczypce do łamania
    .help = W swoim pierwszym ruchu w rundzie, po wybraniu kostki, wybierz i umieść jeszcze jedną; twój drugi ruch w tej rundzie przepada.
sagrada-tool-9 = Liniał podbity korkiem
    .help = Wybierz kostkę i umieść ją na polu, które nie styka się z żadną kostką, nawet narożnikiem; kolor i wartość pola nadal obowiązują.
sagrada-tool-10 = Kamień szlifierski
    .help = Wybierz kostkę, obróć ją na przeciwną ściankę (1 zamienia się z 6, 2 z 5, a 3 z 4) i umieść ją w witrażu.
sagrada-tool-11 = Zmywacz do topnika
    .help = Wybierz kostkę, wrzuć ją do woreczka i wylosuj nową; ustal jej wartość, a potem umieść ją w witrażu albo oddaj do puli wyboru.
sagrada-tool-12 = Krajak krążkowy
    .help = Przesuń w swoim witrażu jedną lub dwie kostki tego samego koloru, jeśli ten kolor jest na torze rund; wszystkie zasady umieszczania obowiązują.

## Cele grupowe

sagrada-objective-row-colours = Różne kolory w wierszu
    .help = 6 punktów za każdy pełny wiersz, w którym żaden kolor się nie powtarza.
sagrada-objective-column-colours = Różne kolory w kolumnie
    .help = 5 punktów za każdą pełną kolumnę, w której żaden kolor się nie powtarza.
sagrada-objective-row-shades = Różne odcienie w wierszu
    .help = 5 punktów za każdy pełny wiersz, w którym żadna wartość się nie powtarza.
sagrada-objective-column-shades = Różne odcienie w kolumnie
    .help = 4 punkty za każdą pełną kolumnę, w której żadna wartość się nie powtarza.
sagrada-objective-light-shades = Jasne odcienie
    .help = 2 punkty za każdy zestaw z 1 i 2, gdziekolwiek leżą.
sagrada-objective-medium-shades = Średnie odcienie
    .help = 2 punkty za każdy zestaw z 3 i 4, gdziekolwiek leżą.
sagrada-objective-deep-shades = Ciemne odcienie
    .help = 2 punkty za każdy zestaw z 5 i 6, gdziekolwiek leżą.
sagrada-objective-shade-variety = Bogactwo odcieni
    .help = 5 punktów za każdy zestaw wszystkich sześciu wartości, gdziekolwiek leżą.
sagrada-objective-colour-diagonals = Kolory po skosie
    .help = 1 punkt za każdą kostkę, która styka się narożnikiem z kostką tego samego koloru; każda kostka liczy się raz.
sagrada-objective-colour-variety = Bogactwo kolorów
    .help = 4 punkty za każdy zestaw wszystkich pięciu kolorów, gdziekolwiek leżą.

## Cele indywidualne

sagrada-private-red = Odcienie czerwieni
    .help = Suma wartości twoich czerwonych kostek.
sagrada-private-yellow = Odcienie żółci
    .help = Suma wartości twoich żółtych kostek.
sagrada-private-green = Odcienie zieleni
    .help = Suma wartości twoich zielonych kostek.
sagrada-private-blue = Odcienie błękitu
    .help = Suma wartości twoich niebieskich kostek.
sagrada-private-purple = Odcienie fioletu
    .help = Suma wartości twoich fioletowych kostek.
