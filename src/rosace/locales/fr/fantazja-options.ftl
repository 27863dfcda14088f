### Fantazja : les options d’une table, pour les listes d’options et l’aide des commandes.

option-fantazja-first = Premier joueur
