### Basilica: co robią opcje stołu, do list opcji i do pomocy poleceń.

option-basilica-variant = Wydanie
option-basilica-festum = Rozszerzenie Festum Fatuorum (Ołtarze)
option-basilica-remove-six = Festum Fatuorum bez sześciu losowych kafelków
option-basilica-first = Kto zaczyna
