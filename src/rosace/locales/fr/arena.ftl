### Ce que dit l’arène : qui a joué contre qui, et comment cela s’est passé.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Au-dessus et au-dessous des tableaux

arena-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
arena-conditions = Places : { $seats }, graine { $seed } ({ $options }).
arena-time = { $seconds } s par décision.
arena-simulations = { $simulations ->
    [one] Une simulation par décision.
   *[other] { $simulations } simulations par décision.
}
arena-found = { $games ->
    [one] Une des parties avait déjà été jouée.
   *[other] { $games } des parties avaient déjà été jouées.
}
arena-interrupted = Parties gardées dans { $folder } : { $done } sur { $total }. La même commande reprend à partir de là.
arena-folder = Le journal et le relevé de chaque partie sont dans { $folder }.
arena-legend = Une victoire vaut un point, et une victoire partagée se partage : des joueurs égaux en ont { $share } chacun. Le premier intervalle est celui de Wilson, sur toutes les parties comme si elles ne devaient rien les unes aux autres. Le second compte par donnes, chacune jouée dans toutes les dispositions ; il manque quand les donnes sont rares ou ont toutes fini de même. Les classements viennent d’openskill (Plackett-Luce), à 95 %. L’avance se mesure au meilleur des autres, sur les parties jouées jusqu’au bout. Les temps sont ceux des décisions où il y avait un choix.

## Colonnes

arena-player = joueur
arena-rating = classement
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

arena-ladder = Échelle
arena-ratings = Classements et leurs intervalles à 95 %
arena-shares = Parts des points et leurs intervalles à 95 %
arena-matrix = La ligne contre la colonne

## Le test séquentiel

arena-test-low = Le test séquentiel a tranché après { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $player } obtient { $low } des points ou moins, et non { $high } ou plus.
arena-test-high = Le test séquentiel a tranché après { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $player } obtient { $high } des points ou plus, et non { $low } ou moins.
arena-test-open = Le test séquentiel n’a pas tranché après { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $player } obtient-il { $low } des points ou { $high } ?

## Parties perdues autrement que selon les règles

arena-forfeits-title = { $games ->
    [one] Une partie a été perdue autrement que selon les règles :
   *[other] { $games } parties ont été perdues autrement que selon les règles :
}
arena-forfeits-more = { $games ->
    [one] … et une de plus, dans le journal.
   *[other] … et { $games } de plus, dans le journal.
}
arena-forfeit = partie { $game }, { $reason } : { $said }
arena-reason-unmade = pas prêt
arena-reason-failed = erreur
arena-reason-illegal = interdit
arena-reason-out-of-time = hors temps
arena-reason-ended = processus terminé
