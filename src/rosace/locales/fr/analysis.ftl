### Pourquoi un coup est meilleur : une ou deux phrases. Un sujet est une ligne du score, dans un fichier de son jeu.
### Devant ; et : se trouve une espace insécable (U+202F devant ; et U+00A0 devant :).

analysis-no-difference = Pas de différence nette.
analysis-gains = { $gains }.
analysis-more = { $what } : { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
analysis-less = { $what } : { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
analysis-cost = Cela coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $what }.
analysis-of-seat = { $topic } ({ $name })
