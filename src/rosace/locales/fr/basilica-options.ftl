### Basilica : ce que font les options d’une table, pour les listes d’options et l’aide des commandes.

option-basilica-variant = l’édition : 2022 avec la reine et le jongleur, ou 2010 avec le roi
option-basilica-festum = jouer avec l’extension Festum Fatuorum : huit tuiles de plus, et les autels
option-basilica-remove-six = avec Festum Fatuorum, retirer six tuiles sans les regarder
option-basilica-first = qui commence : la place 1 (Blanc), la place 2 (Noir) ou l’une des deux au hasard
