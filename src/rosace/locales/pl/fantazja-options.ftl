### Fantazja: co robią opcje stołu, do list opcji i do pomocy poleceń.

option-fantazja-first = kto zaczyna: miejsce 1 (Rzeźbiarze Natury), miejsce 2 (Inżynierowie Światła) albo los
