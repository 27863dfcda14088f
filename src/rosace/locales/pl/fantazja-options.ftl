### Fantazja: co robią opcje stołu, do list opcji i do pomocy poleceń.

option-fantazja-first = Kto zaczyna
