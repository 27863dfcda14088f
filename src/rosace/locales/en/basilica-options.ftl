### Basilica: what the options of a table do, for lists of options and for the help of commands.

option-basilica-variant = the edition: 2022 with the Queen and the Juggler, or 2010 with the King
option-basilica-festum = play with the expansion Festum Fatuorum: eight more tiles, and altars
option-basilica-remove-six = with Festum Fatuorum, take six tiles out unseen
option-basilica-first = who begins: seat 1 (White), seat 2 (Black), or either at random
