### Refus communs à tous les jeux.

reason-core-no-such-action = Ce coup n’existe pas dans ce jeu.
reason-core-over = La partie est terminée.
reason-core-chance = Le hasard décide d’abord.
reason-core-not-chance = Le hasard n’a rien à décider maintenant.
reason-core-impossible-outcome = Ce tirage est impossible maintenant.
reason-core-not-your-turn = Ce n’est pas à vous de jouer.
reason-core-nothing-to-do-with-this = Cet élément ne sert pas pour l’instant.

## Les places d’un jeu qui ne leur donne pas de nom

player-0 = Joueur 1
player-1 = Joueur 2
player-2 = Joueur 3
player-3 = Joueur 4

## Documents de position

document-unknown-format = { $given ->
        [no] Cette position n’indique pas son format.
       *[yes] Cette position est au format « { $found } ».
    } Cette version de Rosace lit : { $formats }.
