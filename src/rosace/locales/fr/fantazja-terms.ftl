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
    .group = Bâtiments résidentiels
fantazja-type-production = production
    .group = Bâtiments de production
fantazja-type-military = militaire
    .group = Bâtiments militaires
fantazja-type-magic = magique
    .group = Bâtiments magiques
fantazja-type-special = spécial
    .group = Bâtiments spéciaux

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
fantazja-kind-PI = Production I
fantazja-kind-PII = Production II
fantazja-kind-PIII = Production III
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
fantazja-tile-PIa = Production I a
fantazja-tile-PIb = Production I b
fantazja-tile-PIc = Production I c
fantazja-tile-PIIa = Production II a
fantazja-tile-PIIb = Production II b
fantazja-tile-PIII = Production III
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
    .help = Quand une tuile à énergie sombre est posée à côté d’une autre, toutes deux sont retirées avec ce qu’elles recouvrent, puis toutes les tuiles qui ne sont plus reliées au château.
fantazja-token-bonus = Jeton Bonus
    .help = Vaut 5 points à la fin ; on le gagne en construisant un niveau III sur son propre niveau II.

## Pouvoirs

fantazja-power-residential = Pouvoir résidentiel
    .help = Échangez de 1 à 3 tuiles de votre main contre autant de tuiles de votre défausse, à votre choix. Une tuile donnée ne peut pas être reprise dans le même échange.
fantazja-power-production = Pouvoir de production
    .help = Choisissez une tuile de votre défausse : posée face cachée, elle devient un point d’imagination.
fantazja-power-military = Pouvoir militaire
    .help = Posez le jeton sur un bâtiment : jusqu’à votre prochain tour, l’adversaire ne peut ni construire dessus, ni le remplacer, ni poser de tuile sur une case vide à côté.
fantazja-power-magic = Pouvoir magique
    .help = Regardez 4 tuiles de la main adverse, tirées au hasard, et mettez-en jusqu’à 2 sous la pioche adverse. Il doit rester au moins une tuile dans cette main.
fantazja-power-special = Pouvoir spécial
    .help = Remplacez l’un de vos bâtiments visibles par une tuile de votre main du même niveau ; l’ancienne tuile revient dans votre main. Les bâtiments spéciaux sont exclus.

## Les directions vues du château. CELL écrit une case de la notation, n1e2, avec ces signes.

fantazja-north = n
fantazja-east = e
fantazja-south = s
fantazja-west = o
fantazja-cell = { CELL($cell) }
