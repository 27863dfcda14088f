### Refus communs à tous les jeux.

reason-core-no-such-action = Cette décision n’existe pas dans ce jeu.
reason-core-over = La partie est finie.
reason-core-chance = Le hasard décide d’abord.
reason-core-not-chance = Le hasard n’a rien à décider maintenant.
reason-core-impossible-outcome = Cela ne peut pas sortir maintenant.
reason-core-not-your-turn = C’est à quelqu’un d’autre de décider.
reason-core-nothing-to-do-with-this = Cela n’a rien à voir avec ce qu’il y a à décider maintenant.

## Les places d’un jeu qui ne leur donne pas de nom

player-0 = Joueur 1
player-1 = Joueur 2
player-2 = Joueur 3
player-3 = Joueur 4
