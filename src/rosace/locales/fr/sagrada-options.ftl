### Sagrada : les options d’une table, pour les listes d’options et l’aide des commandes.

option-sagrada-difficulty = Difficulté (solo) : moins d’outils, plus difficile
option-sagrada-two-private = Deux objectifs privés (solo) : le meilleur compte
option-sagrada-first = Premier joueur
option-sagrada-open-setup = Outils et objectifs publics dévoilés avant le choix des vitraux
