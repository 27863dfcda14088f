### Fantazja : les mots dont se servent tous les autres messages du jeu.
### Nous ne connaissons pas d’édition française : les termes sont les nôtres ; docs/glossary.md les donne dans toutes les langues.
### Une place porte le nom court de sa faction, qui veut un verbe au singulier. L’attribut help dit ce que fait une chose.
### Les tuiles portent le nom de leur type et de leur niveau ; la lettre distingue celles qui ont les deux en commun.
### Devant ; et : se trouve une espace insécable (U+202F devant ; et U+00A0 devant :).

## Factions

fantazja-faction-nature = Sculpteurs de la Nature
fantazja-faction-light = Ingénieurs de la Lumière

## Places, d’après le nom court de leur faction

fantazja-seat-0 = Nature
    .letter = N
fantazja-seat-1 = Lumière
    .letter = L

## Types de bâtiments

fantazja-type-residential = résidentiel
fantazja-type-production = productif
fantazja-type-military = militaire
fantazja-type-magic = magique
fantazja-type-special = spécial

## Éléments, avec la lettre affichée à côté du nombre de symboles

fantazja-element-earth = terre
    .letter = T
fantazja-element-air = air
    .letter = A
fantazja-element-water = eau
    .letter = E
fantazja-element-fire = feu
    .letter = F

## Type et niveau

fantazja-kind-RI = Résidentiel I
fantazja-kind-RII = Résidentiel II
fantazja-kind-RIII = Résidentiel III
fantazja-kind-PI = Productif I
fantazja-kind-PII = Productif II
fantazja-kind-PIII = Productif III
fantazja-kind-MI = Militaire I
fantazja-kind-MII = Militaire II
fantazja-kind-MIII = Militaire III
fantazja-kind-GI = Magique I
fantazja-kind-GII = Magique II
fantazja-kind-GIII = Magique III
fantazja-kind-S = Spécial

## Tuiles, d’après leur identifiant dans la liste du matériel

fantazja-tile-RIa = Résidentiel I a
fantazja-tile-RIb = Résidentiel I b
fantazja-tile-RIc = Résidentiel I c
fantazja-tile-RIIa = Résidentiel II a
fantazja-tile-RIIb = Résidentiel II b
fantazja-tile-RIII = Résidentiel III
fantazja-tile-PIa = Productif I a
fantazja-tile-PIb = Productif I b
fantazja-tile-PIc = Productif I c
fantazja-tile-PIIa = Productif II a
fantazja-tile-PIIb = Productif II b
fantazja-tile-PIII = Productif III
fantazja-tile-MIa = Militaire I a
fantazja-tile-MIb = Militaire I b
fantazja-tile-MIc = Militaire I c
fantazja-tile-MIIa = Militaire II a
fantazja-tile-MIIb = Militaire II b
fantazja-tile-MIII = Militaire III
fantazja-tile-GIa = Magique I a
fantazja-tile-GIb = Magique I b
fantazja-tile-GIc = Magique I c
fantazja-tile-GIIa = Magique II a
fantazja-tile-GIIb = Magique II b
fantazja-tile-GIII = Magique III
fantazja-tile-Sa = Spécial a
fantazja-tile-Sb = Spécial b
fantazja-tile-Sc = Spécial c

## Le château, l’énergie sombre et les jetons

fantazja-castle = château magique
fantazja-dark = Énergie sombre
    .help = Quand une tuile à énergie sombre est posée à côté d’une autre, les deux sont retirées avec tout ce qui se trouve dessous, de même que tout ce qui perd alors le contact avec le château.
fantazja-token-bonus = Jeton bonus
    .help = Vaut 5 points à la fin ; on le gagne en construisant un niveau III sur un niveau II à soi.

## Pouvoirs

fantazja-power-residential = Pouvoir résidentiel
    .help = Échangez de 1 à 3 tuiles de votre main contre autant de tuiles de votre défausse, à votre choix ; ce que vous donnez ne peut pas être repris dans le même échange.
fantazja-power-production = Pouvoir productif
    .help = Choisissez une tuile de votre défausse : face cachée, elle devient un de vos points d’imagination.
fantazja-power-military = Pouvoir militaire
    .help = Mettez le jeton sur un bâtiment : jusqu’à votre prochain tour, l’adversaire ne peut ni construire dessus, ni le remplacer, ni poser de tuile sur une case vide à côté.
fantazja-power-magic = Pouvoir magique
    .help = Voyez 4 tuiles de la main adverse, tirées au hasard, et mettez-en jusqu’à 2 sous la pioche de l’adversaire ; il lui reste au moins une tuile en main.
fantazja-power-special = Pouvoir spécial
    .help = Remplacez un de vos bâtiments visibles par une tuile de votre main du même niveau ; aucune des deux ne peut être spéciale, et l’ancienne revient dans votre main.
