### Les couleurs du verre et des dés, que plusieurs jeux partagent.
### Chacune a aussi la lettre que voient les joueurs (la notation garde R Y G B P), son nom en tant que zone, et les
### formes accordées avec une voûte et avec un dé.
### Mauve et non violet : le V est au vert.

colour-red = rouge
    .letter = R
    .area = zone rouge
    .vault = rouge
    .die = rouge
colour-yellow = jaune
    .letter = J
    .area = zone jaune
    .vault = jaune
    .die = jaune
colour-green = vert
    .letter = V
    .area = zone verte
    .vault = verte
    .die = vert
colour-blue = bleu
    .letter = B
    .area = zone bleue
    .vault = bleue
    .die = bleu
colour-purple = mauve
    .letter = M
    .area = zone mauve
    .vault = mauve
    .die = mauve
