### Kolory szkła i kości, wspólne dla kilku gier.
### Każdy ma też literę pokazywaną obok i nazwę jako obszar.

colour-red = czerwony
    .letter = C
    .area = obszar czerwony
colour-yellow = żółty
    .letter = Ż
    .area = obszar żółty
colour-green = zielony
    .letter = Z
    .area = obszar zielony
colour-blue = niebieski
    .letter = N
    .area = obszar niebieski
colour-purple = fioletowy
    .letter = F
    .area = obszar fioletowy
