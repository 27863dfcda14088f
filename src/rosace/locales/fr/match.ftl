# Ce qui se passe à la table, hors du jeu.
table-sat = { $name } s’assoit.
table-rose = { $name } se lève.
table-took-back = { $name } revient sur sa décision.
table-resigned = { $name } abandonne.
table-left = { $name } quitte la table.
table-ran-out = { $name } n’a plus de temps.
table-returned = { $name } est de retour.
table-offered-draw = { $name } propose la nulle.
table-declined-draw = { $name } refuse la nulle.
table-vacation-on = { $name } prend des congés.
table-vacation-off = { $name } revient de congés.
table-rematch = { $name } voudrait rejouer.
