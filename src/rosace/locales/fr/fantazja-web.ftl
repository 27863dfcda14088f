### Fantazja dans le navigateur : ce qui est écrit sur le plateau à côté des dessins, et ce qu’un lecteur d’écran en dit.
### Devant ; se trouve une espace insécable U+202F, devant : U+00A0.

## Les tuiles et la contrée

fantazja-web-side = { $element } { $number }
fantazja-web-sides = haut { $top }, droite { $right }, bas { $bottom }, gauche { $left }
fantazja-web-tile =
    { $tile } : { $sides } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $dark ->
        [yes]  ; énergie sombre
       *[no] { "" }
    }.
fantazja-web-way =
    { $number } { $way ->
        [n] en haut
        [e] à droite
        [s] en bas
       *[w] à gauche
    }
fantazja-web-stack =
    { $cell } : { $tile } ({ $owner }) : { $sides } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $dark ->
        [yes]  ; énergie sombre
       *[no] { "" }
    }.
fantazja-web-castle = Château magique : { $sides }.
fantazja-web-covers = Tuiles recouvertes : { $tiles }.
fantazja-web-guarded = Protégé par le jeton militaire ({ $seat }).
fantazja-web-empty =
    { $state ->
        [barred] { $cell } : vide, interdite par le jeton militaire
        [dark] { $cell } : vide ; l’énergie sombre y rencontrerait l’énergie sombre
       *[free] { $cell } : vide
    }
fantazja-web-back = Une tuile face cachée ({ $seat })
fantazja-web-struck =
    { $number ->
        [one] L’énergie sombre retirerait { $number } tuile
       *[other] L’énergie sombre retirerait { $number } tuiles
    }

## Regarder la contrée

fantazja-web-land = La contrée
fantazja-web-nearer = Zoom avant
fantazja-web-farther = Zoom arrière
fantazja-web-fit = Afficher toute la contrée
fantazja-web-powers = Effets des pouvoirs
fantazja-web-close = Fermer

## Thèmes du plateau


## À portée de main

fantazja-web-tray = Vos tuiles et vos coups
fantazja-web-rows = Tuiles à afficher
fantazja-web-shelf-hand = Main
fantazja-web-shelf-face-down = Imagination
fantazja-web-shelf-discard = Défausse
fantazja-web-shelf-theirs = Adversaire
fantazja-web-shelf-shown = Vues
fantazja-web-no-hand = Aucune tuile en main.
fantazja-web-no-points = Aucun point d’imagination : touchez vos points d’imagination, puis une tuile de votre main.
fantazja-web-no-discards = Votre défausse est vide. Les tuiles dépensées ou retirées arrivent ici.
fantazja-web-no-discards-theirs = La défausse adverse est vide.
fantazja-web-theirs-discards = Défausse
fantazja-web-theirs-hand = Vues en main
fantazja-web-theirs-bottom = Sous la pioche
fantazja-web-to-imagination = Poser une tuile face cachée
fantazja-web-imagination = Vos points d’imagination : { $number }
fantazja-web-turn = Rotation de { $turn }° : { $tile }
fantazja-web-unfit = Ne peut pas être construite maintenant.
fantazja-web-other = Autre coup : { $id }

## Les deux camps

fantazja-web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fantazja-web-count-hand =
    { $number ->
        [one] { $number } tuile en main
       *[other] { $number } tuiles en main
    }
fantazja-web-count-imagination =
    { $number ->
        [one] { $number } point d’imagination
       *[other] { $number } points d’imagination
    }
fantazja-web-last =
    { $number ->
        [0] plus de tuiles
        [one] dernière tuile
       *[other] { $number } dernières tuiles
    }
fantazja-web-count-stack =
    { $number ->
        [one] { $number } tuile dans la pioche
       *[other] { $number } tuiles dans la pioche
    }
fantazja-web-count-discards =
    { $number ->
        [one] { $number } tuile défaussée
       *[other] { $number } tuiles défaussées
    }
fantazja-web-count-bonus =
    { $number ->
        [one] { $number } jeton Bonus
       *[other] { $number } jetons Bonus
    }
fantazja-web-bonus-left =
    { $number ->
        [one] { $number } jeton Bonus dans la réserve
       *[other] { $number } jetons Bonus dans la réserve
    }
fantazja-web-word-hand = main
fantazja-web-word-imagination = Imagination
fantazja-web-word-stack = pioche
fantazja-web-word-discards = défausse
fantazja-web-word-bonus = Bonus
fantazja-web-power-residential = Échanger
    .does = Échanger main et défausse
fantazja-web-power-production = Reprendre
    .does = Défausse → imagination
fantazja-web-power-military = Protéger
    .does = Protéger un bâtiment
fantazja-web-power-magic = Épier
    .does = Voir 4 tuiles, en enfouir 2
fantazja-web-power-special = Remplacer
    .does = Remplacer un bâtiment
fantazja-web-token = { $power } : bâtiments, Nature { $nature }, Lumière { $light }. Jeton : { $place }.
fantazja-web-token-next =
    { $to ->
        [seat] À la fin du tour : { $seat }.
       *[pool] À la fin du tour : réserve commune.
    }

## Le décompte final

fantazja-web-count-type =
    { $type ->
        [residential] Bâtiments résidentiels
        [production] Bâtiments de production
        [military] Bâtiments militaires
        [magic] Bâtiments magiques
       *[special] Bâtiments spéciaux
    }
fantazja-web-count-bonuses = Jetons Bonus
fantazja-web-count-left = Points d’imagination restants
    .help = Ils ne départagent qu’une égalité.

## Compter les points d’une vraie partie

fantazja-web-scorer = Touchez chaque bâtiment visible à la fin, c’est-à-dire le plus haut de chaque pile. Ajoutez les jetons Bonus ; les points d’imagination restants ne servent qu’à départager une égalité.
fantazja-web-kind =
    { $does ->
        [remove] { $kind } : en retirer un ({ $number } sur { $most })
       *[add] { $kind } : en ajouter un ({ $number } sur { $most })
    }
fantazja-web-remove = Retirer
fantazja-web-bonus = Jetons Bonus
fantazja-web-left = Points d’imagination restants
fantazja-web-less = { $label } : un de moins
fantazja-web-more = { $label } : un de plus
fantazja-web-undo = Annuler
fantazja-web-clear = Tout effacer

## Images des règles

fantazja-web-figure-tile = Quatre côtés, chacun avec un élément et 1 à 3 symboles ; au milieu le bâtiment, des traits pour son niveau, ses points dans un cercle. La fissure violette est l’énergie sombre.
fantazja-web-figure-fits = Deux feux peuvent toucher un feu : c’est le même élément, et la nouvelle tuile a au moins autant de symboles.
fantazja-web-figure-too-few = Un feu ne peut pas en toucher deux : la nouvelle tuile aurait moins de symboles.
fantazja-web-figure-levels = Un niveau II se construit sur un niveau I, un niveau III sur un niveau II, même chez l’adversaire. Les bords montrent à qui sont les tuiles recouvertes.
fantazja-web-figure-dark-before = La tuile du milieu porte l’énergie sombre.
fantazja-web-figure-dark-after = Une deuxième tuile à énergie sombre est posée à côté : les deux disparaissent, et la tuile de droite, isolée du château, avec elles.

## Examples beside the clauses of the rules

fantazja-example-corner = Une nouvelle tuile doit partager un côté avec une autre. Toucher le château par un coin ne suffit pas.
fantazja-example-symbols = Deux terres contre deux terres : cela convient. Une seule, c’est trop peu. Et tournée comme la troisième, le feu toucherait la terre.
fantazja-example-level = Un niveau II se construit sur un niveau I de son type. Pas un niveau III : il lui faut un niveau II dessous.
fantazja-example-dark = Les deux tuiles portent l’énergie sombre et partagent un côté : toutes deux disparaissent.
fantazja-example-cut-off = L’énergie sombre emporte deux tuiles. Celle de droite a perdu son chemin vers le château et part aussi.
fantazja-example-covered = Le niveau II de Nature rapporte 3 points, la tuile recouverte rien. Lumière a 1 point pour son autre bâtiment.
fantazja-example-guard = Le jeton militaire de Lumière est sur ce bâtiment : Nature ne peut pas poser de tuile à côté ce tour-ci.
