### Ce que dit le terminal autour de chaque jeu. Les mots d’un jeu sont dans ses propres fichiers.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : et dans « » une espace insécable (U+00A0).

## Commencer et partir

cli-welcome = { $game } · à la table : { $players } · help donne les commandes
cli-seed = Graine { $seed } (--seed { $seed } distribue la même partie)
cli-bye = Au revoir.
cli-seats = { $count } joueurs
cli-seats-default = { $count } joueurs, { $default } par défaut

## Questions

cli-not-understood = Je ne comprends pas « { $typed } ». Tapez un numéro ou un choix tel que « { $example } » ; Entrée montre tous les choix, help les commandes.
cli-which = Lequel voulez-vous dire ? { $choices }
cli-curtain = Au tour de { $seat }. Passez le clavier, puis appuyez sur Entrée quand personne d’autre ne regarde.
cli-cannot-wipe = Ce terminal ne peut pas être effacé : ce que l’un de vous a vu reste plus haut, derrière des lignes vides. Ne remontez pas, ou jouez dans un autre terminal.
cli-failed = Cela n’a pas marché, et rien n’a changé : { $error }
cli-player-failed = { $error } Entrée l’interroge de nouveau ; undo, save FICHIER et quit marchent aussi.
cli-after-end = La partie est finie. Tapez save FICHIER, log, look, score ou board ; Entrée pour partir.
cli-unsaved = Cette partie n’est pas enregistrée : save FICHIER la garde. Entrée encore une fois pour partir sans elle.

## Commandes

cli-help = Tapez le numéro d’un choix ou sa notation, entière ou en partie : « { $example } ». Entrée montre de nouveau tous les choix. Et aussi :
cli-help-none = Il n’y a pas d’aide sur « { $typed } ». Tapez help seul pour les commandes, ou rules pour les règles.
cli-command-help = help
cli-command-help-help = cette liste
cli-command-help-word = help NOM
cli-command-help-word-help = l’effet d’un élément de la table, par exemple : help { $word }
cli-command-why = why CHOIX
cli-command-why-help = pourquoi un choix n’est pas permis, par exemple : why { $example }
cli-command-undo = undo
cli-command-undo-help = reprendre votre dernière décision, tant que rien n’a été révélé depuis
cli-command-board = board
cli-command-board-help = montrer de nouveau la table
cli-command-look = look
cli-command-look-help = ce qui est sur la table sans être dessiné chaque fois
cli-command-score = score
cli-command-score-help = la feuille de score telle qu’elle serait maintenant
cli-command-log = log
cli-command-log-help = tout ce qui s’est passé
cli-command-rules = rules ARTICLE
cli-command-rules-help = un article des règles, par exemple : rules { $clause }
cli-command-save = save FICHIER
cli-command-save-help = garder la partie dans un fichier ; { "save!" } FICHIER remplace n’importe quel fichier
cli-command-resume = resume FICHIER
cli-command-resume-help = reprendre une partie d’un fichier
cli-command-quit = quit
cli-command-quit-help = partir sans enregistrer

## Réponses aux commandes

cli-why-what = Pourquoi quoi ? Par exemple : why { $example }
cli-why-legal = C’est permis : { $choice }
cli-undone = Décision reprise : { $choice }
cli-cannot-undo = Il n’y a rien à reprendre : depuis votre dernière décision, quelque chose a été révélé ou quelqu’un d’autre a décidé.
cli-look-nothing = Il n’y a rien d’autre à regarder.
cli-rules-none = Il n’y a pas d’article { $clause }.
cli-rules-chapters = Les chapitres, que l’on montre comme un article (rules { $clause }) :
cli-rules-elsewhere = Les règles ne sont pas installées ici ; elles sont dans le dossier docs/rules du projet.
cli-save-where = Enregistrer où ? Par exemple : save partie.txt
cli-save-other = { $file } existe et n’est pas une sauvegarde de cette partie. Choisissez un autre nom, ou tapez { "save!" } { $file } pour le remplacer.
cli-saved = Enregistré. Pour reprendre plus tard : { $command }
cli-saved-sealed = Enregistré et scellé, car certains ont encore des secrets. Pour reprendre plus tard : { $command }
cli-resume-which = Reprendre quelle partie ? Par exemple : resume partie.txt
cli-resumed = { $file } : { $actions ->
    [one] une action
   *[other] { $actions } actions
} jusqu’ici.

## Feuilles de score

cli-sheet-title = Feuille de score
cli-sheet-what = pour quoi
cli-sheet-clause = article
cli-sheet-total = total
cli-sheet-empty = Rien ne marquerait maintenant.
cli-sheet-secret = Ce qui est encore secret n’est pas compté ici.

## Positions et relevés

cli-over = La partie est finie : il n’y a plus rien à décider.
cli-chance = Le hasard décide. Ce qu’il peut apporter, avec quelle chance :
cli-column-id = id
cli-column-notation = notation
cli-column-label = choix
cli-column-touch = toucher
cli-column-weight = poids
cli-replay-secret = (encore secret)
cli-replay-refused = l’action { $number } ({ $action }) est refusée : { $reason } ({ $clause })
cli-replay-over = { $actions ->
    [one] Une action rejouée
   *[other] { $actions } actions rejouées
} ; la partie est finie.
cli-replay-open = { $actions ->
    [one] Une action rejouée
   *[other] { $actions } actions rejouées
} ; la partie continue.
cli-replay-ended = { $actions ->
    [one] Une action rejouée
   *[other] { $actions } actions rejouées
} ; la partie n’a pas été jouée jusqu’au bout.
cli-ended = { $how ->
    [draw] Les joueurs se sont accordés sur une partie nulle.
    [resigned] Abandon : { $seat }.
    [time] Temps écoulé : { $seat }.
   *[left] Départ de la table : { $seat }.
}

## Le serveur

cli-serve-address = Les tables sont ouvertes à l’adresse { $address }
cli-serve-database = Base de données : { $database }
cli-serve-data = Dossier des données : { $folder }
cli-serve-stop = Ctrl-C arrête le serveur ; qui joue retrouvera la table comme elle était.
