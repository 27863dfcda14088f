### Basilica: what the options of a table do, for lists of options and for the help of commands.

option-basilica-variant = Edition
option-basilica-festum = Festum Fatuorum expansion
option-basilica-remove-six = Festum Fatuorum: remove six tiles unseen
option-basilica-first = First player
