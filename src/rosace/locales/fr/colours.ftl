### Les couleurs du verre et des dés, que plusieurs jeux partagent.
### Chacune a aussi la lettre affichée à côté d’elle et son nom en tant que zone.
### Mauve et non violet : le V est au vert.

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
colour-purple = mauve
    .letter = M
    .area = zone mauve
