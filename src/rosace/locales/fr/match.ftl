# Ce qui se passe à la table, hors du jeu.
table-sat = { $name } rejoint la table.
table-rose = { $name } quitte sa place.
table-took-back = { $name } annule son coup.
table-resigned = { $name } abandonne.
table-left = { $name } quitte la table.
table-ran-out = { $name } n’a plus de temps.
table-returned = { $name } est de retour.
table-offered-draw = { $name } propose la nulle.
table-declined-draw = { $name } refuse la nulle.
table-vacation-on = { $name } part en vacances.
table-vacation-off = { $name } rentre de vacances.
table-rematch = { $name } veut rejouer.
