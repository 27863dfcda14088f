### Fantazja : ce que font les options d’une table, pour les listes d’options et l’aide des commandes.

option-fantazja-first = qui commence : la place 1 (Sculpteurs de la Nature), la place 2 (Ingénieurs de la Lumière) ou l’une des deux au hasard
