### Kolory szkła i kostek, wspólne dla kilku gier.
### Każdy ma też literę, którą widzą gracze (w notacji jest zawsze R Y G B P), nazwę jako obszar oraz formy, które
### zgadzają się ze Sklepieniem i z kostką. Zielony ma dwie litery: samo Z za łatwo pomylić z Ż.

colour-red = czerwony
    .letter = C
    .area = obszar czerwony
    .vault = czerwone
    .die = czerwona
colour-yellow = żółty
    .letter = Ż
    .area = obszar żółty
    .vault = żółte
    .die = żółta
colour-green = zielony
    .letter = Zi
    .area = obszar zielony
    .vault = zielone
    .die = zielona
colour-blue = niebieski
    .letter = N
    .area = obszar niebieski
    .vault = niebieskie
    .die = niebieska
colour-purple = fioletowy
    .letter = F
    .area = obszar fioletowy
    .vault = fioletowe
    .die = fioletowa
