### Basilica : les mots dont se servent tous les autres messages du jeu.
### Termes imprimés dans la règle ; docs/glossary.md les donne dans toutes les langues.
### Une majuscule au nom en apposition (jeton Promotion, tuile Joker) et aux consignes, pas aux rangs dans une phrase.
### Devant ; et : se trouve une espace insécable (U+202F devant ; et U+00A0 devant :).

## Consignes

order-promote = Promouvoir
order-move = Déplacer un bâtisseur
order-recruit = Recruter
order-confuse = Confondre
order-glass = Vitrail
order-scaffolding = Échafaudage
order-disaster = Catastrophe
order-altar = Autel

## Ce que fait chaque consigne

order-promote-help = Donnez un rang à l’un de vos bâtisseurs dans la cathédrale avec un jeton Promotion de votre réserve. Contre une pièce de monnaie, l’adversaire peut ensuite en faire autant, avec un autre rang.
order-move-help = Déplacez l’un de vos bâtisseurs sur une voûte adjacente inoccupée.
order-recruit-help = Posez un bâtisseur de votre réserve sur n’importe quelle voûte inoccupée. Contre une pièce de monnaie, l’adversaire peut ensuite en poser un juste à côté de l’un des siens.
order-confuse-help = Reprenez l’un de vos bâtisseurs, puis déplacez un bâtisseur adverse sur une voûte adjacente inoccupée. Contre une pièce de monnaie, c’est l’adversaire qui choisit lequel, et où.
order-glass-help = Posez un vitrail sur une voûte qui n’en a pas et où se tient l’un de vos bâtisseurs. Il rapporte 2 points de plus à celui qui a la majorité.
order-scaffolding-help = Dressez deux échafaudages sur des cases où l’on pourrait placer une voûte, sans tenir compte des couleurs. Ils bloquent ces cases jusqu’au prochain décompte.
order-disaster-help = Défaussez une voûte où ne se tient aucun bâtisseur, avec son éventuel vitrail.
order-altar-help = Posez un autel sur deux voûtes différentes : un vitrail y vaut 4 points au lieu de 2, Catastrophe ne peut pas les défausser et Confondre ne peut pas en déplacer le bâtisseur.

## Rangs

rank-architect = Architecte
    .letter = A
rank-mason = Maître maçon
    .letter = M
rank-strongman = Hercule
    .letter = H
rank-juggler = Jongleur
    .letter = J
rank-none = sans rang

## Ce que fait chaque rang

rank-architect-help = Double les points que les tuiles de sa zone rapportent à la majorité, quel que soit le propriétaire de l’architecte. Les vitraux s’ajoutent ensuite ; un second architecte n’y change rien.
rank-mason-help = Compte pour deux bâtisseurs dans la course à la majorité, mais pour un seul dans les points de la minorité.
rank-strongman-help = En cas d’égalité dans sa zone, donne la majorité à son propriétaire, sauf si l’adversaire y a aussi un hercule.
rank-juggler-help = Le temps d’un décompte, sa tuile devient un joker avec une couleur de plus, que son propriétaire choisit juste avant.
rank-none-help = Compte pour un bâtisseur, sans autre effet.

## Le pion qui déclenche les décomptes, selon l’édition

marker-2010 = Roi
marker-2022 = Reine

## Places

seat-0 = Blanc
seat-1 = Noir
