### Sagrada : ce que dit seulement le plateau dans le navigateur.
### Devant ; se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Les choses, telles qu’on les lit à voix haute

sagrada-web-pass = Passer
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
sagrada-web-hand = En main
sagrada-web-target = Score à battre
sagrada-web-target-why = dés de la piste
sagrada-web-leads = En tête

## Nombres

sagrada-web-points = Score : { $points }
sagrada-web-tool-price =
    { $price ->
        [one] Coûte { $price } jeton Faveur.
       *[other] Coûte { $price } jetons Faveur.
    }
sagrada-web-tokens =
    { $tokens ->
        [one] { $tokens } jeton Faveur
       *[other] { $tokens } jetons Faveur
    }
sagrada-web-tool-solo = Coûte un dé { $colour }.
sagrada-web-tool-gone = Déjà utilisé.
sagrada-web-empty-cells =
    { $cells ->
        [one] { $cells } case vide
       *[other] { $cells } cases vides
    }
sagrada-web-empty-cost =
    { $cells ->
        [one] { $cells } case vide : −{ $each } à la fin
       *[other] { $cells } cases vides : −{ $each } chacune à la fin
    }
sagrada-web-progress = Prochaine fois : { $have } sur { $need } dés.
sagrada-web-serves =
    { $gain ->
        [yes] +{ $points } : { $objectives }
       *[no] fait avancer : { $objectives }
    }
sagrada-web-tool-cost =
    { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    }
sagrada-web-tool-die = un dé { $colour }
sagrada-web-tool-used = Utilisé
sagrada-web-second-turn = Votre second tour de cette manche
sagrada-web-secret = { $points } + secret
sagrada-web-count-private = Objectif privé, { $objective }
sagrada-web-count-tokens = Jetons Faveur restants
    .help = 1 point chacun.
sagrada-web-count-empty = Cases vides
    .help =
        { $each ->
            [one] −{ $each } point chacune.
           *[other] −{ $each } points chacune.
        }

## Choisir un vitrail

sagrada-web-choosing = choisit son vitrail
sagrada-web-has-chosen = a choisi
sagrada-web-later = Les outils et les objectifs publics seront dévoilés quand tout le monde aura choisi son vitrail.
sagrada-web-later-solo = Les outils et les objectifs publics seront dévoilés quand vous aurez choisi votre vitrail.

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
sagrada-web-scorer-track = Dés de la piste des manches : leur somme est le score à battre
sagrada-web-scorer-track-add = Ajouter des dés
sagrada-web-scorer-track-remove = Retirer { $die }

## Images dans les règles

sagrada-web-figure-window = Un vitrail : certaines cases portent une couleur ou une valeur imprimée, et six dés y sont placés.
sagrada-web-figure-neighbours = Côte à côte, deux dés n’ont jamais la même couleur ni la même valeur ; par un coin, c’est permis.
sagrada-web-figure-track = La piste des manches : les dés restants des trois premières manches.
sagrada-web-figure-draft = Une réserve de cinq dés.

## Examples beside the clauses of the rules

sagrada-example-border = Le premier dé se place au bord du vitrail, pas au milieu.
sagrada-example-contact = Le 4 rouge touche le 3 jaune par un coin. En d4, il ne toucherait aucun dé.
sagrada-example-printed = La case a2 demande du bleu : le 1 bleu convient. La case b2 demande un 4 : le 5 rouge ne convient pas.
sagrada-example-neighbours = À côté du 3 rouge, ni un autre dé rouge ni un autre 3. Par un coin, même un second 3 rouge est permis.
sagrada-example-row = Une ligne complète de cinq couleurs différentes : 6 points.
sagrada-example-private = L’objectif privé est le rouge : 1 + 4 + 6 = 11 points.
sagrada-example-empty = Trois cases vides coûtent 3 points.
sagrada-example-mistake = Sur une vraie table : un dé rouge occupe une case bleue. On le retire, et la case vide compte.
sagrada-example-straightedge = Avec la Règle à semelle de liège, le 3 vert va là où il ne touche aucun dé, même par un coin.
sagrada-example-whole-window = Le vitrail entier : 10 + 4 + 12 pour les objectifs publics, 17 pour le mauve, 0 pour les jetons, −3 pour les cases vides. Soit 40 points.
