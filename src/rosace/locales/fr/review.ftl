### Ce que dit l’analyse d’une partie : qui a le mieux joué, le rôle de la chance et chaque décision.
### Devant ; et : se trouve une espace insécable (U+202F devant ; et U+00A0 devant :).

## Le verdict

review-verdict-alone = { $loss ->
    [0] Les coups n’ont presque rien coûté.
    [one] En moyenne, un coup a coûté { $loss } point de probabilité de victoire.
   *[other] En moyenne, un coup a coûté { $loss } points de probabilité de victoire.
}
review-verdict-level = Une partie équilibrée : les coups des joueurs se valent.
review-verdict-better-won = { $seat } a le mieux joué et a gagné.
review-verdict-better-tied = { $seat } a le mieux joué, mais la victoire est partagée.
review-verdict-better-lost = { $seat } a le mieux joué, mais n’a pas gagné.
review-verdict-no-luck = La chance a peu compté.
review-verdict-luck = La chance a souri à { $seat } : +{ $luck } points de probabilité de victoire.
review-verdict-bad-luck = La chance n’a pas souri à { $seat } : −{ $luck } points de probabilité de victoire.

## Les classes de coups

review-class-best = meilleur coup
    .many = meilleurs
review-class-good = bon coup
    .many = bons
review-class-inaccuracy = imprécision
    .many = imprécisions
review-class-mistake = erreur
    .many = erreurs
review-class-blunder = gaffe
    .many = gaffes
review-class-unclear = incertain
    .many = incertains

## Les titres

review-title = { $game } : analyse de la partie
review-graph = Probabilité de victoire, tout étant révélé
review-turning-points = Tournants de la partie
review-no-turning-points = Aucun coup n’a clairement coûté cher.
review-balance = Chance et habileté
review-accuracy = Précision
review-all-moves = Tous les coups
review-how = Comment lire cette page

## Les colonnes

review-player = joueur
review-mean-loss = perte par coup
review-start = début
review-luck = chance
review-skill = habileté
review-rest = inexpliqué
review-result = résultat
review-luck-points = chance en points
review-adjusted = sans la chance
review-number-of-move = n°
review-loss = perte
review-class = verdict

## Un coup

review-move = Coup { $number }
review-move-round = Coup { $number }, manche { $round }
review-played = Joué
review-better = Mieux
review-reason = Pourquoi
review-reason-unclear = Aucun type de points ne l’explique à lui seul.
review-moment = { $where }, { $name } : { $verdict }
review-cost = Probabilité de victoire { $before } → { $after } : une perte de { $loss } ± { $noise }
review-picture = Le plateau avant le coup { $number }, vu par { $name }.

## Autour de l’analyse

review-conditions = Qualité : { $quality ->
    [quick] rapide
    [deep] approfondie
   *[standard] normale
}. Graine : { $seed }.
review-progress = Analyse en cours
review-written = La page est dans { $file }.
review-number = { $number }
review-equation = début + chance + habileté + inexpliqué = résultat

## Dans le navigateur

review-making = Analyse de la partie : { $percent }
review-making-closer = Analyse approfondie : { $percent }
review-waiting = L’analyse attend son tour sur le serveur.
review-stays = Vous pouvez quitter cette page et revenir : l’analyse continue.
review-again = Réessayer
review-look-closer = Regarder de plus près
review-back-to-table = Retour à la table
review-board = La partie
review-graph-keys = Les flèches vont de coup en coup, Page précédente et Page suivante d’un tournant à l’autre.
review-at = { $where }. Probabilité de victoire, tout étant révélé : { $chances }
review-around-move = Probabilité de victoire { $before }, après le coup { $after }
review-end = Fin de la partie
review-show = Montrer sur le plateau
review-hint-plain = L’ordinateur jouerait ainsi.
review-hint-level = D’autres coups sont à peu près aussi bons.
review-hint-win = Probabilité de victoire : { $chance }.
review-hint-close = Fermer le conseil

## Comment lire

review-how-graph = Le graphique montre la probabilité de victoire de chaque joueur avant chaque coup, telle que l’ordinateur l’estime après la partie, tout étant révélé. Elle peut donc différer de celle indiquée pour un coup, qui dépend de ce que son joueur savait. Les repères numérotés sont les tournants de la partie : choisissez-en un pour en savoir plus.
review-how-loss = Un coup est jugé seulement d’après ce que son joueur pouvait savoir. Sa perte est la probabilité de victoire que le meilleur coup aurait conservée. À partir de 5 %, c’est une imprécision, de 10 %, une erreur, de 20 %, une gaffe. Une perte qui peut être un hasard du calcul est dite incertaine. Après ± figure l’erreur type.
review-how-luck = La chance est ce que les dés et les tirages ont valu de plus que leur moyenne. L’habileté est ce que les pertes de tous ont donné et pris. Chaque perte est comptée à partir de sa position : celles de toute une partie peuvent donc dépasser 100 % au total. Le reste est inexpliqué, car les probabilités sont estimées. « Sans la chance » est le résultat moins la chance.
review-how-repeat = Analyse faite par Rosace : { $simulations } simulations à chaque recherche d’un coup et { $rollouts } parties rapides avant et après chaque lancer ou tirage. La même qualité et la même graine donnent toujours la même analyse.
