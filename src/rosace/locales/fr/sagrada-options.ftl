### Sagrada : ce que font les options d’une table, pour les listes d’options et l’aide des commandes.

option-sagrada-difficulty = en solo : le nombre d’outils, de 1 (le plus difficile) à 5 (le plus facile)
option-sagrada-two-private = en solo : deux objectifs privés visibles, dont le meilleur compte
option-sagrada-first = qui commence : la place 1, 2, 3 ou 4, ou l’une d’elles au hasard
