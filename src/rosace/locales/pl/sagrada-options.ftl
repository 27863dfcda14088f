### Sagrada: co robią opcje stołu, do list opcji i do pomocy poleceń.

option-sagrada-difficulty = w grze jednoosobowej: liczba narzędzi, od 1 (najtrudniej) do 5 (najłatwiej)
option-sagrada-two-private = w grze jednoosobowej: dwa odkryte cele indywidualne, z których liczy się lepszy
option-sagrada-first = kto zaczyna: miejsce 1, 2, 3, 4 albo los
