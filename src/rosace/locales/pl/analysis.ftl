### Dlaczego ruch jest lepszy: jedno lub dwa zdania. Temat to wiersz arkusza wyników, z pliku danej gry.
### Liczba ma zawsze jedno miejsce po przecinku, więc wystarcza „punktu”.

analysis-no-difference = Brak wyraźnej różnicy.
analysis-gains = { $gains }.
analysis-more = { $what }: +{ $points } punktu
analysis-less = { $what }: −{ $points } punktu
analysis-cost = Kosztuje to { $points } punktu: { $what }.
analysis-of-seat = { $topic } ({ $name })
