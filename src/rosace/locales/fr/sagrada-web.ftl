### Sagrada : ce que dit seulement le plateau dans le navigateur.
### Devant ; se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Les choses, telles qu’on les lit à voix haute

sagrada-web-die = dé { $colour }, valeur { $value }
sagrada-web-cell = case { $cell } : { $what }
sagrada-web-cell-of = { $whose }, case { $cell } : { $what }
sagrada-web-printed-nothing = vide, pour n’importe quel dé
sagrada-web-printed-colour = vide, pour un dé { $colour }
sagrada-web-printed-value = vide, pour un dé de valeur { $value }
sagrada-web-pool = Réserve de dés
sagrada-web-pool-empty = La réserve est vide.
sagrada-web-track = Piste des manches
sagrada-web-track-die = manche { $round } : { $die }
sagrada-web-round = Manche { $round }
sagrada-web-turns = Ordre des tours de la manche
sagrada-web-bag = Sac de dés.
sagrada-web-bag-colour = { $colour } : { $number }
sagrada-web-tools = Outils
sagrada-web-objectives = Objectifs
sagrada-web-own = Votre objectif privé.
sagrada-web-score = Score

## Nombres

sagrada-web-points = Score : { $points }
sagrada-web-tool-price =
    { $price ->
        [one] Coûte { $price } jeton Faveur.
       *[other] Coûte { $price } jetons Faveur.
    }
sagrada-web-tool-tokens = { $tokens } dessus
sagrada-web-tokens =
    { $tokens ->
        [one] { $tokens } jeton Faveur
       *[other] { $tokens } jetons Faveur
    }
sagrada-web-tool-solo = Coûte un dé { $colour }.
sagrada-web-tool-gone = Déjà utilisé.

## Choisir un vitrail

sagrada-web-choosing = choisit son vitrail
sagrada-web-has-chosen = a choisi

## Compter les points d’une vraie partie

sagrada-web-scorer-window = Vitrail
sagrada-web-scorer-choose = Choisissez un vitrail
sagrada-web-scorer-begin = Choisissez votre vitrail. Touchez ensuite une case, puis le dé qui s’y trouve.
sagrada-web-scorer-solo = Partie en solo
sagrada-web-scorer-die = Le dé en { $cell } :
sagrada-web-scorer-empty = Pas de dé ici
sagrada-web-scorer-undo = Annuler
sagrada-web-scorer-clear = Vider le vitrail
sagrada-web-scorer-tokens = Jetons Faveur restants
sagrada-web-scorer-public = Objectifs publics ({ $most } au plus)
sagrada-web-scorer-private =
    { $most ->
        [one] Objectif privé
       *[other] Objectifs privés ({ $most } au plus)
    }
sagrada-web-scorer-tools = Outils utilisés qui expliquent la place des dés
sagrada-web-scorer-track = Dés de la piste des manches : leur somme est l’objectif à battre
sagrada-web-scorer-track-add = Ajouter des dés
sagrada-web-scorer-track-remove = Retirer { $die }

## Images dans les règles

sagrada-web-figure-window = Un vitrail : certaines cases portent une couleur ou une valeur imprimée, et six dés y sont placés.
sagrada-web-figure-neighbours = Côte à côte, deux dés n’ont jamais la même couleur ni la même valeur ; par un coin, c’est permis.
sagrada-web-figure-track = La piste des manches : les dés restants des trois premières manches.
sagrada-web-figure-draft = Une réserve de cinq dés.
