### Les couleurs du verre et des dés, que plusieurs jeux partagent.
### Chacune a aussi la lettre affichée à côté d’elle et son nom en tant que zone.
### Vert a déjà le V : le violet porte le P de pourpre.

colour-red = rouge
    .letter = R
    .area = zone rouge
colour-yellow = jaune
    .letter = J
    .area = zone jaune
colour-green = vert
    .letter = V
    .area = zone verte
colour-blue = bleu
    .letter = B
    .area = zone bleue
colour-purple = violet
    .letter = P
    .area = zone violette
