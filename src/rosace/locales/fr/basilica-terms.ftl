### Basilica : les mots dont se servent tous les autres messages du jeu.
### Termes imprimés dans la règle ; docs/glossary.md les donne dans toutes les langues.
### Devant ; et : se trouve une espace insécable (U+202F devant ; et U+00A0 devant :).

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

order-promote-help = Donnez un rang à l’un de vos bâtisseurs dans la cathédrale avec un jeton promotion de votre réserve ; contre une pièce de monnaie, l’adversaire peut ensuite en faire autant avec un autre rang.
order-move-help = Déplacez l’un de vos bâtisseurs sur une voûte adjacente inoccupée.
order-recruit-help = Posez un bâtisseur de votre réserve sur n’importe quelle voûte inoccupée ; contre une pièce de monnaie, l’adversaire peut ensuite en poser un juste à côté de l’un des siens.
order-confuse-help = Reprenez l’un de vos bâtisseurs, puis déplacez un bâtisseur adverse sur une voûte adjacente inoccupée ; contre une pièce de monnaie, c’est l’adversaire qui choisit lequel et où.
order-glass-help = Posez un vitrail sur une voûte sans vitrail où se tient l’un de vos bâtisseurs ; il vaut 2 points de plus pour celui qui y a la majorité.
order-scaffolding-help = Dressez deux échafaudages sur des cases où l’on pourrait placer une voûte, sans tenir compte des couleurs ; ils bloquent ces cases jusqu’au prochain décompte.
order-disaster-help = Défaussez une voûte où ne se tient aucun bâtisseur, avec le vitrail qui s’y trouve.
order-altar-help = Posez un autel sur chacune de deux voûtes : un vitrail y vaut 4 points au lieu de 2, la voûte ne craint plus Catastrophe et son bâtisseur ne peut plus être déplacé par Confondre.

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

rank-architect-help = Double ce que la majorité marque pour les tuiles de la zone, quel que soit le propriétaire de l’architecte ; les vitraux s’ajoutent ensuite, et un second architecte n’y change rien.
rank-mason-help = Compte pour deux bâtisseurs quand on cherche la majorité, mais pour un seul dans les points de la minorité.
rank-strongman-help = En cas d’égalité dans sa zone, donne la majorité à son propriétaire, sauf si l’adversaire y a aussi un hercule.
rank-juggler-help = Le temps d’un décompte, sa tuile est un joker avec une couleur de plus, que son propriétaire choisit juste avant.
rank-none-help = Compte pour un bâtisseur et ne change rien d’autre.

## Le pion qui déclenche les décomptes, selon la variante

marker-2010 = Roi
marker-2022 = Reine

## Places

seat-0 = Blanc
seat-1 = Noir
