### Sagrada : les mots dont se servent tous les autres messages du jeu.
### Les noms français des outils et des objectifs sont les nôtres ; docs/glossary.md donne les termes dans toutes les langues.
### L’attribut help dit ce que fait un outil et ce que rapporte un objectif. Les vitraux gardent le nom de leur carte.
### Devant ; et : se trouve une espace insécable (U+202F devant ; et U+00A0 devant :).

## Outils, d’après les numéros des cartes

sagrada-tool-1 = Pince à gruger
    .help = Choisissez un dé, augmentez ou diminuez sa valeur de 1 (jamais de 6 à 1 ni de 1 à 6), puis placez-le.
sagrada-tool-2 = Pinceau à églomiser
    .help = Déplacez un dé de votre vitrail sans tenir compte de la couleur imprimée sur sa nouvelle case ; les autres règles de placement s’appliquent.
sagrada-tool-3 = Brunissoir à ruban de cuivre
    .help = Déplacez un dé de votre vitrail sans tenir compte de la valeur imprimée sur sa nouvelle case ; les autres règles de placement s’appliquent.
sagrada-tool-4 = Ouvre-plomb
    .help = Déplacez exactement deux dés différents de votre vitrail, l’un après l’autre ; toutes les règles de placement s’appliquent aux deux.
sagrada-tool-5 = Coupe-verre circulaire
    .help = Choisissez un dé, échangez-le contre un dé de la piste des manches, puis placez ce dernier.
sagrada-tool-6 = Pinceau à flux
    .help = Choisissez un dé et relancez-le. S’il peut être placé, placez-le ; sinon, il retourne dans la réserve et vous ne choisissez plus de dé ce tour-ci.
sagrada-tool-7 = Marteau de vitrier
    .help = Relancez tous les dés de la réserve. Seulement à votre second tour de la manche, avant de choisir un dé.
sagrada-tool-8 = Pince à détacher
    .help = À votre premier tour de la manche, après avoir choisi un dé, choisissez-en un second et placez-le. Vous perdez votre second tour de la manche.
sagrada-tool-9 = Règle à semelle de liège
    .help = Choisissez un dé et placez-le sur une case qui ne touche aucun dé, pas même par un coin ; la couleur et la valeur imprimées comptent toujours.
sagrada-tool-10 = Pierre à meuler
    .help = Choisissez un dé, tournez-le sur sa face opposée (1 et 6, 2 et 5, 3 et 4 s’échangent), puis placez-le.
sagrada-tool-11 = Dissolvant de flux
    .help = Choisissez un dé, remettez-le dans le sac et piochez-en un nouveau. Fixez sa valeur, puis placez-le ou remettez-le dans la réserve.
sagrada-tool-12 = Coupe-verre à molette
    .help = Déplacez un ou deux dés de votre vitrail d’une même couleur, si cette couleur se trouve sur la piste des manches ; toutes les règles de placement s’appliquent.

## Objectifs publics

sagrada-objective-row-colours = Couleurs variées par rangée
    .help = 6 points pour chaque rangée complète où aucune couleur ne se répète.
sagrada-objective-column-colours = Couleurs variées par colonne
    .help = 5 points pour chaque colonne complète où aucune couleur ne se répète.
sagrada-objective-row-shades = Nuances variées par rangée
    .help = 5 points pour chaque rangée complète où aucune valeur ne se répète.
sagrada-objective-column-shades = Nuances variées par colonne
    .help = 4 points pour chaque colonne complète où aucune valeur ne se répète.
sagrada-objective-light-shades = Nuances claires
    .help = 2 points pour chaque série d’un 1 et d’un 2, où qu’ils soient.
sagrada-objective-medium-shades = Nuances moyennes
    .help = 2 points pour chaque série d’un 3 et d’un 4, où qu’ils soient.
sagrada-objective-deep-shades = Nuances foncées
    .help = 2 points pour chaque série d’un 5 et d’un 6, où qu’ils soient.
sagrada-objective-shade-variety = Nuances variées
    .help = 5 points pour chaque série des six valeurs, où qu’elles soient.
sagrada-objective-colour-diagonals = Diagonales de couleur
    .help = 1 point pour chaque dé qui touche par un coin un dé de sa couleur ; chaque dé ne compte qu’une fois.
sagrada-objective-colour-variety = Couleurs variées
    .help = 4 points pour chaque série des cinq couleurs, où qu’elles soient.

## Objectifs privés

sagrada-private-red = Nuances de rouge
    .help = La somme des valeurs de vos dés rouges.
sagrada-private-yellow = Nuances de jaune
    .help = La somme des valeurs de vos dés jaunes.
sagrada-private-green = Nuances de vert
    .help = La somme des valeurs de vos dés verts.
sagrada-private-blue = Nuances de bleu
    .help = La somme des valeurs de vos dés bleus.
sagrada-private-purple = Nuances de mauve
    .help = La somme des valeurs de vos dés mauves.
