### Ce que dit le terminal autour de chaque jeu. Les mots d’un jeu sont dans ses propres fichiers.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : et dans « » une espace insécable (U+00A0).

## Commencer et partir

cli-welcome = { $game }. { $players }. Tapez help pour les commandes.
cli-player = { $seat } : { $who }
cli-player-you = vous
cli-player-person = au clavier
cli-player-computer = Ordinateur ({ $level })
cli-seed = Graine { $seed } (pour rejouer la même donne : --seed { $seed })
cli-bye = Au revoir.
cli-seats = { $count } joueurs
cli-seats-default = { $count } joueurs, { $default } par défaut
cli-games-levels = niveaux de l’ordinateur

## Questions

cli-not-understood = « { $typed } » n’est ni un coup ni une commande. Tapez un numéro ou un coup, par exemple « { $example } » ; Entrée affiche les coups possibles, help les commandes.
cli-which = Lequel ? { $choices }
cli-curtain = À { $seat } de jouer. Passez le clavier, puis appuyez sur Entrée à l’abri des regards.
cli-cannot-wipe = Ce terminal ne peut pas être effacé : ce que chacun a vu reste plus haut, derrière des lignes vides. Ne remontez pas, ou jouez dans un autre terminal.
cli-failed = Échec ; rien n’a changé : { $error }
cli-player-failed = { $error } Entrée pour réessayer ; undo, save FICHIER et quit restent possibles.
cli-after-end = La partie est terminée. Tapez save FICHIER, log, look, score ou board ; Entrée pour quitter.
cli-unsaved = Cette partie n’est pas enregistrée : tapez save FICHIER pour la garder, ou de nouveau Entrée pour quitter sans enregistrer.

## Commandes

cli-help = Tapez le numéro d’un coup ou sa notation, entière ou en partie : « { $example } ». Entrée affiche de nouveau tous les coups. Et aussi :
cli-help-none = Pas d’aide sur « { $typed } ». Tapez help seul pour les commandes, rules pour les règles.
cli-command-help = help
cli-command-help-help = cette liste
cli-command-help-word = help NOM
cli-command-help-word-help = l’effet d’un élément du jeu, par exemple : help { $word }
cli-command-why = why COUP
cli-command-why-help = pourquoi un coup est impossible, par exemple : why { $example }
cli-command-undo = undo
cli-command-undo-help = annuler votre dernier coup, si rien n’a été révélé depuis
cli-command-board = board
cli-command-board-help = afficher de nouveau la table
cli-command-look = look
cli-command-look-help = afficher ce que la table ne montre pas à chaque coup
cli-command-score = score
cli-command-score-help = la feuille de score à cet instant
cli-command-log = log
cli-command-log-help = le journal de la partie
cli-command-rules = rules ARTICLE
cli-command-rules-help = un article des règles, par exemple : rules { $clause }
cli-command-save = save FICHIER
cli-command-save-help = enregistrer la partie ; { "save!" } FICHIER remplace un fichier existant
cli-command-resume = resume FICHIER
cli-command-resume-help = reprendre une partie enregistrée
cli-command-quit = quit
cli-command-quit-help = quitter sans enregistrer

## Réponses aux commandes

cli-why-what = Quel coup ? Par exemple : why { $example }
cli-why-legal = Ce coup est possible : { $choice }
cli-undone = Coup annulé : { $choice }
cli-cannot-undo = Il n’y a rien à annuler : depuis votre dernier coup, une information a été révélée ou un autre joueur a joué.
cli-look-nothing = Il n’y a rien d’autre à voir.
cli-rules-none = Il n’y a pas d’article { $clause }.
cli-rules-chapters = Les chapitres, qui s’affichent comme un article (rules { $clause }) :
cli-rules-elsewhere = Les règles ne sont pas installées ici ; elles se trouvent dans le dossier docs/rules du projet.
cli-save-where = Sous quel nom ? Par exemple : save partie.txt
cli-save-other = { $file } existe et n’est pas une sauvegarde de cette partie. Choisissez un autre nom, ou tapez { "save!" } { $file } pour le remplacer.
cli-saved = Partie enregistrée. Pour la reprendre : { $command }
cli-saved-sealed = Partie enregistrée et scellée, car des joueurs ont encore des secrets. Pour la reprendre : { $command }
cli-resume-which = Quelle partie ? Par exemple : resume partie.txt
cli-resumed = { $file } : partie reprise après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.

## Feuilles de score

cli-sheet-title = Feuille de score
cli-sheet-what = détail
cli-sheet-clause = article
cli-sheet-total = total
cli-sheet-empty = Aucun point pour l’instant.
cli-sheet-secret = Ce qui est encore secret n’est pas compté ici.
cli-sheet-corrected = { $name } : { $total } points sans { DIE($pieces) } ({ $clause })
cli-sheet-corrections = Les dés placés contre les règles sont retirés, le moins possible. Total corrigé :

## Positions et relevés

cli-over = La partie est terminée : il n’y a plus de coup à jouer.
cli-chance = Le hasard décide. Tirages possibles, avec leur poids :
cli-column-id = id
cli-column-notation = notation
cli-column-label = coup
cli-column-touch = à toucher
cli-column-weight = poids
cli-replay-secret = (encore secret)
cli-replay-refused = l’action { $number } ({ $action }) est refusée : { $reason } ({ $clause })
cli-replay-over = { $actions ->
    [one] { $actions } action rejouée
   *[other] { $actions } actions rejouées
} ; la partie est terminée.
cli-replay-open = { $actions ->
    [one] { $actions } action rejouée
   *[other] { $actions } actions rejouées
} ; la partie continue.
cli-replay-ended = { $actions ->
    [one] { $actions } action rejouée
   *[other] { $actions } actions rejouées
} ; la partie n’a pas été jouée jusqu’au bout.
cli-ended = { $how ->
    [draw] Partie nulle d’un commun accord.
    [update] Partie nulle : le programme a été mis à jour.
    [resigned] Abandon : { $seat }.
    [time] Temps écoulé : { $seat }.
   *[left] Départ de la table : { $seat }.
}

## L’analyse

cli-analyse-win = victoire
cli-analyse-points = points
cli-analyse-visits = visites
cli-analyse-move = coup
cli-analyse-then = puis { $moves }
cli-analyse-who = { $name } : { $moves }
cli-analyse-known = Jugé seulement d’après ce que { $name } peut savoir.
cli-analyse-used = Simulations : { $simulations }, { $seconds } s.

## Le serveur

cli-serve-address = Les tables sont ouvertes à l’adresse { $address }
cli-serve-database = Base de données : { $database }
cli-serve-data = Dossier des données : { $folder }
cli-serve-stop = Ctrl-C arrête le serveur ; les parties sont enregistrées.
cli-serve-waiting = Le serveur ne répond pas encore : { $problem }
cli-not-ready-starting = il démarre encore.
cli-not-ready-disk-full = le disque de la base de données est plein.
cli-not-ready-disk = le disque de la base de données est en panne, ou une limite de taille de fichier est atteinte.
cli-not-ready-locked = un autre programme verrouille la base de données.
cli-not-ready-read-only = la base de données est en lecture seule.
cli-not-ready-damaged = la base de données est endommagée.
cli-not-ready-unreachable = la base de données est injoignable.
cli-not-ready-no-answer = la base de données n’enregistre rien.
cli-not-ready-failed = la base de données est en panne ; le journal en dit plus.
cli-not-ready-stopping = il est en train de s’arrêter.
cli-tidy-open = jamais jouée
cli-tidy-playing = abandonnée
cli-tidy-over = terminée
cli-tidy-would = Rien n’a été supprimé. À supprimer :
cli-tidy-done = Supprimé :
cli-tidy-unplayed = Tables jamais jouées : { $count }
cli-tidy-guest-games = Parties sans compte : { $count }
cli-tidy-guests = Invités dont les exercices sont oubliés : { $count }
cli-tidy-waiting = Les serveurs en marche ont { $seconds } s pour garder les tables en cours d’utilisation.
cli-repair-done = { $checked ->
    [one] { $checked } table vérifiée, corrections : { $mended }
   *[other] { $checked } tables vérifiées, corrections : { $mended }
}
cli-repair-unreadable = { $count ->
    [one] { $count } table laissée telle quelle : partie jouée selon d’autres règles, ou abîmée
   *[other] { $count } tables laissées telles quelles : parties jouées selon d’autres règles, ou abîmées
}
