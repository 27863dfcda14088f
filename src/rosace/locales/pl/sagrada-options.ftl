### Sagrada: co robią opcje stołu, do list opcji i do pomocy poleceń.

option-sagrada-difficulty = Liczba narzędzi (solo): im mniej, tym trudniej
option-sagrada-two-private = Dwa cele indywidualne (solo): liczy się lepszy
option-sagrada-first = Kto zaczyna
option-sagrada-open-setup = Narzędzia i cele grupowe odkryte jeszcze przed wyborem witraży
