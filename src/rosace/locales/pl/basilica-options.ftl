### Basilica: co robią opcje stołu, do list opcji i do pomocy poleceń.

option-basilica-variant = wydanie: 2022 z Królową i Kuglarzem albo 2010 z Królem
option-basilica-festum = gra z dodatkiem Festum Fatuorum: osiem kafelków więcej i Ołtarze
option-basilica-remove-six = przy Festum Fatuorum odłóż do pudełka sześć kafelków bez oglądania
option-basilica-first = kto zaczyna: miejsce 1 (Biały), miejsce 2 (Czarny) albo los
