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
fantazja-web-stack =
    { CELL($cell) } : { $tile } ({ $owner }) : { $sides } ; { $points ->
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
        [barred] { CELL($cell) } : vide, interdite par le jeton militaire
        [dark] { CELL($cell) } : vide ; l’énergie sombre y rencontrerait l’énergie sombre
       *[free] { CELL($cell) } : vide
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

## À portée de main

fantazja-web-tray = Vos tuiles et vos coups
fantazja-web-rows = Tuiles à afficher
fantazja-web-shelf-hand = Main
fantazja-web-shelf-face-down = Imagination
fantazja-web-shelf-discard = Défausse
fantazja-web-shelf-theirs = Adversaire
fantazja-web-shelf-shown = Vues
fantazja-web-no-hand = Aucune tuile en main.
fantazja-web-no-points = Aucun point d’imagination : choisissez une tuile de votre main pour en gagner un.
fantazja-web-no-discards = Votre défausse est vide. Les tuiles dépensées ou retirées arrivent ici.
fantazja-web-no-discards-theirs = La défausse adverse est vide.
fantazja-web-theirs-discards = Défausse
fantazja-web-theirs-hand = Vues en main
fantazja-web-theirs-bottom = Sous la pioche
fantazja-web-build-here = Construire sur la contrée
fantazja-web-build = Construire
fantazja-web-to-imagination = + 1 point d’imagination
fantazja-web-imagination = Vos points d’imagination : { $number }
fantazja-web-turn = Rotation de { $turn }° : { $tile }
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
fantazja-web-count-stack =
    { $number ->
        [one] { $number } tuile dans la pioche
       *[other] { $number } tuiles dans la pioche
    }
fantazja-web-count-bonus =
    { $number ->
        [one] { $number } jeton Bonus
       *[other] { $number } jetons Bonus
    }
fantazja-web-word-hand = main
fantazja-web-word-imagination =
    { $number ->
        [one] point d’imagination
       *[other] points d’imagination
    }
fantazja-web-word-stack = pioche
fantazja-web-word-bonus =
    { $number ->
        [one] jeton Bonus
       *[other] jetons Bonus
    }
fantazja-web-token = { $power } : bâtiments, Nature { $nature }, Lumière { $light }. Jeton : { $place }.
fantazja-web-token-next =
    { $to ->
        [seat] À la fin du tour : { $seat }.
       *[pool] À la fin du tour : réserve commune.
    }

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
