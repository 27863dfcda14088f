### Ce que dit l’arène : qui a joué contre qui, et avec quel résultat.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Au-dessus et au-dessous des tableaux

arena-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
arena-conditions = Places : { $seats }, graine { $seed } ({ $options }).
arena-time = { $seconds } s par coup.
arena-simulations = { $simulations ->
    [one] { $simulations } simulation par coup.
   *[other] { $simulations } simulations par coup.
}
arena-found = { $games ->
    [one] { $games } partie avait déjà été jouée.
   *[other] { $games } parties avaient déjà été jouées.
}
arena-interrupted = Parties enregistrées dans { $folder } : { $done } sur { $total }. La même commande reprend où elle s’est arrêtée.
arena-folder = Le journal et le relevé de chaque partie sont dans { $folder }.
arena-legend = Une victoire vaut un point, que se partagent les vainqueurs s’il y en a plusieurs : à force égale, chacun obtient { $share }. Le premier intervalle est celui de Wilson, calculé comme si toutes les parties étaient indépendantes. Le second compte par donnes, chacune jouée dans toutes les dispositions ; il est omis quand les donnes sont trop peu nombreuses ou ont toutes donné le même résultat. Les cotes sont celles d’openskill (Plackett-Luce), à 95 %. L’avance se mesure au meilleur adversaire, sur les parties jouées jusqu’au bout. Les temps sont ceux des coups où il y avait un choix.

## Colonnes

arena-player = joueur
arena-rating = cote
arena-games = parties
arena-points = points
arena-results = gagn./nulles/perd.
arena-share = part
arena-wilson = 95 %, parties
arena-by-deals = 95 %, donnes
arena-margin = avance
arena-seconds = temps moyen
arena-longest = maximum
arena-forfeits = forfaits

## Titres

arena-ladder = Classement
arena-ratings = Cotes et leurs intervalles à 95 %
arena-shares = Parts des points et leurs intervalles à 95 %
arena-matrix = La ligne contre la colonne

## Le test séquentiel

arena-test-low = Le test séquentiel a tranché après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $player } obtient { $low } des points ou moins, et non { $high } ou plus.
arena-test-high = Le test séquentiel a tranché après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $player } obtient { $high } des points ou plus, et non { $low } ou moins.
arena-test-open = Le test séquentiel n’a pas tranché après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $player } obtient-il { $low } des points ou { $high } ?

## Parties perdues autrement que selon les règles

arena-forfeits-title = { $games ->
    [one] { $games } partie perdue par forfait :
   *[other] { $games } parties perdues par forfait :
}
arena-forfeits-more = { $games ->
    [one] … et { $games } de plus, dans le journal.
   *[other] … et { $games } de plus, dans le journal.
}
arena-forfeit = partie { $game }, { $reason } : { $said }
arena-reason-unmade = pas prêt
arena-reason-failed = erreur
arena-reason-illegal = coup interdit
arena-reason-out-of-time = temps écoulé
arena-reason-ended = processus terminé

## Nombres

arena-decimal = ,
arena-percent = { $number } %
