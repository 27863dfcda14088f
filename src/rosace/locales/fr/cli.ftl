### Ce que dit le terminal autour de chaque jeu. Les mots d’un jeu sont dans ses propres fichiers.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : et dans « » une espace insécable (U+00A0).

## Commencer et partir

cli-welcome = { $game } · à la table : { $players } · help donne les commandes
cli-seed = Graine { $seed } (--seed { $seed } distribue la même partie)
cli-bye = Au revoir.
cli-seat = Place { $number }
cli-seats = { $count } joueurs

## Questions

cli-not-understood = Je ne comprends pas « { $typed } ». Tapez un numéro ou un choix tel que « { $example } » ; Entrée montre tous les choix, help les commandes.
cli-curtain = { $seat }, un choix secret vous attend. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-failed = Cela n’a pas marché, et rien n’a changé : { $error }
cli-after-end = La partie est finie. Tapez save FICHIER, log, score ou board ; Entrée pour partir.

## Commandes

cli-help = Tapez le numéro d’un choix ou sa notation, entière ou en partie : « 2 c3 », « place 2 c3 ». Entrée montre de nouveau tous les choix. Et aussi :
cli-command-help = help
cli-command-help-help = cette liste
cli-command-why = why CHOIX
cli-command-why-help = pourquoi un choix n’est pas permis, par exemple : why place 2 c3
cli-command-undo = undo
cli-command-undo-help = reprendre votre dernière décision, tant que rien n’a été révélé depuis
cli-command-board = board
cli-command-board-help = montrer de nouveau la table
cli-command-score = score
cli-command-score-help = la feuille de score telle qu’elle serait maintenant
cli-command-log = log
cli-command-log-help = tout ce qui s’est passé
cli-command-rules = rules ARTICLE
cli-command-rules-help = un article des règles (en anglais), par exemple : rules B3.2
cli-command-save = save FICHIER
cli-command-save-help = garder la partie dans un fichier
cli-command-resume = resume FICHIER
cli-command-resume-help = reprendre une partie d’un fichier
cli-command-quit = quit
cli-command-quit-help = partir sans enregistrer

## Réponses aux commandes

cli-why-what = Pourquoi quoi ? Par exemple : why { $example }
cli-why-legal = C’est permis : { $choice }
cli-undone = Décision reprise : { $choice }
cli-cannot-undo = Il n’y a rien à reprendre : depuis votre dernière décision, quelque chose a été révélé ou quelqu’un d’autre a décidé.
cli-rules-none = Il n’y a pas d’article { $clause }.
cli-rules-chapters = Les chapitres, que l’on montre comme un article (rules B3) :
cli-rules-elsewhere = Les règles ne sont pas installées ici ; elles sont dans le dossier docs/rules du projet.
cli-save-where = Enregistrer où ? Par exemple : save partie.txt
cli-save-secret = Pas maintenant : le fichier montrerait un choix encore secret. Enregistrez quand il sera révélé.
cli-save-other = { $file } existe et n’est pas une partie enregistrée. Choisissez un autre nom.
cli-saved = Enregistré. Pour reprendre plus tard : rosace play --resume { $file }
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

## Positions et relevés

cli-over = La partie est finie : il n’y a plus rien à décider.
cli-chance = Le hasard décide. Ce qu’il peut apporter, avec quelle chance :
cli-column-id = id
cli-column-notation = notation
cli-column-label = choix
cli-column-touch = toucher
cli-column-weight = poids
cli-replay-over = { $actions ->
    [one] Une action rejouée
   *[other] { $actions } actions rejouées
} ; la partie est finie.
cli-replay-open = { $actions ->
    [one] Une action rejouée
   *[other] { $actions } actions rejouées
} ; la partie continue.
