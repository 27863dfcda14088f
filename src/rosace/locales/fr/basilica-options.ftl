### Basilica : les options d’une table, pour les listes d’options et l’aide des commandes.

option-basilica-variant = Édition
option-basilica-festum = Extension Festum Fatuorum (8 tuiles de plus, autels)
option-basilica-remove-six = Retirer 6 tuiles au hasard (avec Festum Fatuorum)
option-basilica-first = Premier joueur
