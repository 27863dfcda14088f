### Kolory szkła i kostek, wspólne dla kilku gier.
### Każdy ma też literę pokazywaną obok i nazwę jako obszar. Zielony ma dwie litery: samo Z za łatwo pomylić z Ż.

colour-red = czerwony
    .letter = C
    .area = obszar czerwony
colour-yellow = żółty
    .letter = Ż
    .area = obszar żółty
colour-green = zielony
    .letter = Zi
    .area = obszar zielony
colour-blue = niebieski
    .letter = N
    .area = obszar niebieski
colour-purple = fioletowy
    .letter = F
    .area = obszar fioletowy
