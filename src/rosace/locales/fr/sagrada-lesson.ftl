### Sagrada : la première partie, pas à pas. Un dé s’écrit lettre puis valeur (B5 est le 5 bleu), une case rangée puis colonne.
### Devant ; ! et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

lesson-sagrada-welcome = Bienvenue dans Sagrada. Vous composez un vitrail avec des dés : chaque dé est un morceau de verre coloré, et sa valeur en est la nuance. La lettre au coin du dé désigne sa couleur : R rouge, J jaune, V vert, B bleu, M mauve.
lesson-sagrada-private = Voici votre objectif privé, que personne d’autre ne voit : à la fin, vous marquez la somme de vos dés bleus.
lesson-sagrada-window = Vous avez le choix entre quatre vitraux. Plus un vitrail est difficile, plus il donne de jetons Faveur, six au plus ; les pétales de sa rosace les montrent. Choisissez le plus facile : Sun Catcher.
lesson-sagrada-objectives = Les vitraux sont choisis : on dévoile trois outils et trois objectifs publics. Les objectifs publics rapportent des points à tous.
lesson-sagrada-pool = Manche 1 sur 10. Cinq dés ont été piochés dans le sac et lancés : c’est la réserve, où tous les joueurs se servent. Vous commencez.
lesson-sagrada-printed = Une case de couleur n’accepte que les dés de cette couleur, une case à points que les dés de cette valeur. Les cases blanches acceptent tous les dés.
lesson-sagrada-first-die = Le premier dé se place au bord du vitrail. Prenez B5 et placez-le en a2 : la case est bleue, et vous collectionnez les dés bleus.
lesson-sagrada-end-turn = À votre tour, vous pouvez placer un dé et utiliser un outil. Pas d’outil cette fois : terminez votre tour.
lesson-sagrada-turns = Les tours d’une manche vont dans un sens, puis dans l’autre : vous, votre adversaire, votre adversaire, vous. Le dernier tour de la manche est donc pour vous, et il reste deux dés.
lesson-sagrada-refusal = Impossible de placer B3 en a1 : il toucherait B5, et deux dés côte à côte ne peuvent avoir ni la même couleur ni la même valeur. Quand un coup est impossible, le jeu vous dit pourquoi.
lesson-sagrada-second-die = Tout autre dé doit toucher l’un de vos dés, par un côté ou par un coin. R2 peut aller en a3 : il touche B5, et la case porte un 2. Placez-le.
lesson-sagrada-left-over = Terminez votre tour. Le dé que personne n’a pris va sur la piste des manches.
lesson-sagrada-track = Il y reste, sauf si un outil vient l’y chercher. La manche 2 a commencé par votre adversaire : vous avez maintenant deux tours de suite.
lesson-sagrada-points = { sagrada-objective-light-shades } : 2 points pour chaque série d’un 1 et d’un 2. Vous avez un 2. Placez M1 en b3 pour compléter la série.
lesson-sagrada-next-turn = Deux points de plus. Terminez votre tour ; le suivant est aussi pour vous.
lesson-sagrada-tool = La case b2 demande un 4, et la réserve n’en a pas. { sagrada-tool-1 } : cet outil augmente ou diminue un dé de 1. Un outil coûte un jeton Faveur tant qu’il n’en porte aucun, puis deux.
lesson-sagrada-use-tool = Utilisez-le : touchez la carte de l’outil.
lesson-sagrada-draft = Choisissez maintenant le dé à modifier : V5.
lesson-sagrada-adjust = Diminuez-le de 1 : V5 devient V4.
lesson-sagrada-put = Et placez-le en b2.
lesson-sagrada-diagonal = Un dé et un outil : le tour s’est terminé tout seul, et un pétale de votre rosace s’est éteint. Voici la manche 3. Par un coin, deux dés peuvent se ressembler : placez B6 en b1. { sagrada-objective-colour-diagonals } : un point pour B5 et un pour B6.
lesson-sagrada-pass = Si aucun dé ne peut être placé ou ne vous sert, terminez simplement votre tour. Nous jouons maintenant pour vous jusqu’à la dernière manche.
lesson-sagrada-last-round = Manche 10. Placez R1 en c1 : la rangée c est alors complète, cinq dés de cinq couleurs. { sagrada-objective-row-colours } : 6 points.
lesson-sagrada-end = La dixième manche est terminée. On compte les objectifs ; chaque jeton Faveur restant rapporte 1 point et chaque case vide en coûte 1 : ici, seulement d5.
lesson-sagrada-won = Vous avez gagné, 56 points à 38 ! Vous savez tout : la carte de chaque outil dit ce qu’il fait. Et maintenant, une vraie partie ?
