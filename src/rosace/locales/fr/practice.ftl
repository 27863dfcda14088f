### L’entraînement : des positions avec un seul meilleur coup, et les erreurs du joueur.

practice-title = Entraînement
practice-why = Des positions où un coup est nettement le meilleur, tirées de parties de l’ordinateur et des vôtres. Trouvez-le, et voyez pourquoi.
practice-games = Jeux
practice-today = Problème du jour
practice-today-why = Le même pour tous jusqu’à minuit UTC.
practice-solve-today = Résoudre le problème du jour
practice-look-again = Revoir
practice-solved = Résolu
practice-mistakes = Mes erreurs
practice-mistakes-none = Faites analyser une partie terminée : vos erreurs nettes vous attendront ici, à rejouer en mieux.
practice-mistake = Mon erreur
practice-loss = −{ $loss } points
practice-reviewed = Analyse du { $day }
practice-all = Tout afficher
practice-more = Autres problèmes
practice-count = Résolus : { $solved } sur { $puzzles }
practice-none = Il n’y a pas encore de problème pour { $game }.
practice-number = Problème { $number }
practice-difficulty-1 = facile
practice-difficulty-2 = moyen
practice-difficulty-3 = difficile
practice-solo = en solo
practice-edition = édition { $edition }
practice-you = Vous
practice-rival = Adversaire
practice-find = Trouvez le meilleur coup.
practice-right = C’est ça !
practice-wrong = Ce n’est pas le meilleur coup.
practice-wrong-by = { $loss ->
    [one] Ce n’est pas le meilleur coup. Il coûte 1 point de probabilité de victoire.
   *[other] Ce n’est pas le meilleur coup. Il coûte { $loss } points de probabilité de victoire.
}
practice-shown = Voici le meilleur coup.
practice-best = Le meilleur :
practice-chance = Probabilité de victoire ainsi : { $chance } %.
practice-again = Réessayer
practice-show = Voir la solution
practice-next = Suivant
practice-all-solved = Tout est résolu
practice-play-on = Continuer la partie d’ici
practice-in-words = Les coups en toutes lettres
