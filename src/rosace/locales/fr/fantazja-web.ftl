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
    { $cell } : { $tile } ({ $owner }) : { $sides } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $dark ->
        [yes]  ; énergie sombre
       *[no] { "" }
    }.
fantazja-web-castle = Château magique : { $sides }.
fantazja-web-covers = Tuiles recouvertes : { $tiles }.
fantazja-web-guarded = Le jeton militaire est posé dessus ({ $seat }).
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
fantazja-web-nearer = Plus près
fantazja-web-farther = Plus loin
fantazja-web-fit = Montrer toute la contrée
fantazja-web-powers = Ce que font les pouvoirs
fantazja-web-close = Fermer

## À portée de main

fantazja-web-tray = Vos tuiles et vos choix
fantazja-web-rows = Quelles tuiles montrer
fantazja-web-shelf-hand = Main
fantazja-web-shelf-face-down = Imagination
fantazja-web-shelf-discard = Défausse
fantazja-web-shelf-theirs = Adversaire
fantazja-web-shelf-shown = Vues
fantazja-web-no-hand = Aucune tuile en main.
fantazja-web-no-points = Aucun point d’imagination : choisissez une tuile de votre main pour en gagner un.
fantazja-web-no-discards = Votre défausse est vide. Ce qui paie ou disparaît arrive ici.
fantazja-web-no-discards-theirs = La défausse adverse est vide.
fantazja-web-theirs-discards = Défausse
fantazja-web-theirs-hand = Vues en main
fantazja-web-theirs-bottom = Sous la pioche
fantazja-web-build-here = Construire sur la contrée
fantazja-web-build = Construire
fantazja-web-to-imagination = en point d’imagination
fantazja-web-imagination = Vos points d’imagination : { $number }
fantazja-web-turn = Rotation de { $turn }° : { $tile }
fantazja-web-other = Autre choix : { $id }

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
        [one] { $number } jeton bonus
       *[other] { $number } jetons bonus
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
        [one] jeton bonus
       *[other] jetons bonus
    }
fantazja-web-token = { $power } : bâtiments de Nature { $nature }, de Lumière { $light }. Le jeton : { $place }.
fantazja-web-token-next =
    { $to ->
        [seat] À la fin du tour : { $seat }.
       *[pool] À la fin du tour : la réserve.
    }

## Compter une partie d’une vraie table

fantazja-web-scorer = Touchez chaque bâtiment visible à la fin : le plus haut de chaque pile. Les jetons bonus comptent aussi ; les points d’imagination restants ne départagent qu’une égalité.
fantazja-web-kind =
    { $does ->
        [remove] { $kind } : en retirer un ; il y en a { $number }, au plus { $most }
       *[add] { $kind } : en ajouter un ; il y en a { $number }, au plus { $most }
    }
fantazja-web-remove = Retirer
fantazja-web-bonus = Jetons bonus
fantazja-web-left = Points d’imagination restants
fantazja-web-less = { $label } : un de moins
fantazja-web-more = { $label } : un de plus
fantazja-web-undo = Annuler
fantazja-web-clear = Tout effacer

## Images des règles

fantazja-web-figure-tile = Quatre côtés, chacun avec un élément et 1 à 3 de ses symboles ; au milieu le bâtiment, des traits pour son niveau, ses points dans un cercle. La fissure violette est l’énergie sombre.
fantazja-web-figure-fits = Deux feux peuvent toucher un feu : le même élément, et la nouvelle tuile n’a pas moins de symboles.
fantazja-web-figure-too-few = Un feu ne peut pas en toucher deux : la nouvelle tuile aurait moins de symboles.
fantazja-web-figure-levels = Un niveau II va sur un niveau I, et un niveau III sur un niveau II, aussi chez l’adversaire. Les bords montrent à qui sont les tuiles recouvertes.
fantazja-web-figure-dark-before = La tuile du milieu porte l’énergie sombre.
fantazja-web-figure-dark-after = Une deuxième tuile à énergie sombre est posée à côté : les deux disparaissent, et la tuile de droite, isolée du château, avec elles.
