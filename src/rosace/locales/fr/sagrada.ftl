### Sagrada : ce qui est demandé, les coups possibles, ce qui s’est passé, pourquoi non, et la feuille de score.
### Une case s’écrit rangée puis colonne : a1 est le coin en haut à gauche. Un dé s’écrit lettre puis valeur : R4.
### DIE affiche un dé avec la lettre française de sa couleur. Les événements à forme `several` partagent une ligne.
### Les outils et les objectifs sont dans sagrada-terms.ftl.
### Le paramètre guilty est parfois une liste de cases, d’où les deux-points devant lui.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Ce qui est demandé

ask-sagrada-tool-card = Un outil est dévoilé.
ask-sagrada-public = Un objectif public est dévoilé.
ask-sagrada-first = Le hasard désigne le premier joueur.
ask-sagrada-private = Un objectif privé est distribué.
ask-sagrada-card = Une carte Vitrail est distribuée.
ask-sagrada-die = Un dé est pioché et lancé.
ask-sagrada-roll = Le dé est relancé.
ask-sagrada-reroll = Les dés de la réserve sont relancés.
ask-sagrada-colour = Un nouveau dé est pioché dans le sac.
ask-sagrada-window = Choisissez votre vitrail.
ask-sagrada-turn =
    { $turn ->
        [second] Votre second tour de cette manche : { $can ->
            [place] placez un dé ou terminez votre tour.
            [tool] utilisez un outil ou terminez votre tour.
            [end] il ne reste rien à faire, terminez-le.
           *[place-tool] placez un dé, utilisez un outil ou terminez votre tour.
        }
       *[first] { $can ->
            [place] Placez un dé ou terminez votre tour.
            [tool] Utilisez un outil ou terminez votre tour.
            [end] Il ne reste rien à faire : terminez votre tour.
           *[place-tool] Placez un dé, utilisez un outil ou terminez votre tour.
        }
    }
    .short =
        { $turn ->
            [second] Second tour : { $can ->
                [place] placez un dé ou terminez.
                [tool] utilisez un outil ou terminez.
                [end] il ne reste rien à faire.
               *[place-tool] dé, outil ou fin du tour.
            }
           *[first] { $can ->
                [place] Placez un dé ou terminez votre tour.
                [tool] Utilisez un outil ou terminez votre tour.
                [end] Il ne reste rien à faire.
               *[place-tool] Placez un dé, utilisez un outil ou terminez votre tour.
            }
        }
    .next = Choisissez où placer le dé.
ask-sagrada-pay = { $tool } : choisissez le dé à poser sur l’outil.
ask-sagrada-draft = { $tool } : choisissez un dé de la réserve.
ask-sagrada-adjust = { $tool } : augmenter ou diminuer { DIE($die) } de 1 ?
ask-sagrada-swap = { $tool } : choisissez le dé de la piste des manches à prendre contre { DIE($die) }.
ask-sagrada-value = { $tool } : choisissez la valeur du nouveau dé.
ask-sagrada-put = { $tool } : choisissez la case pour { DIE($die) }.
ask-sagrada-isolated = { $tool } : choisissez un dé et une case qui ne touche aucun autre dé.
    .next = { $tool } : choisissez où placer le dé.
ask-sagrada-extra = { $tool } : choisissez et placez un second dé.
    .next = { $tool } : choisissez où placer le dé.
ask-sagrada-move = { $tool } : choisissez un dé de votre vitrail et sa nouvelle case.
    .next = { $tool } : choisissez où déplacer le dé.
ask-sagrada-move-again = { $tool } : choisissez le second dé et sa nouvelle case.
    .next = { $tool } : choisissez où déplacer le dé.
ask-sagrada-over = La partie est terminée.

## Coups possibles

choice-sagrada-place = { DIE($die) } en { $cell }
    .short = Placer { DIE($die) }
choice-sagrada-tool =
    { $price ->
        [0] Outil { $number } : { $tool } (un dé { $colour })
        [one] Outil { $number } : { $tool } ({ $price } jeton)
       *[other] Outil { $number } : { $tool } ({ $price } jetons)
    }
choice-sagrada-pass = Terminer le tour
choice-sagrada-draft = Choisir { DIE($die) }
choice-sagrada-put = { DIE($die) } en { $cell }
    .short = Placer { DIE($die) }
choice-sagrada-adjust =
    { $step ->
        [up] Augmenter de 1
       *[down] Diminuer de 1
    }
choice-sagrada-swap = Prendre { DIE($die) } sur la piste des manches
choice-sagrada-value = Fixer la valeur à { $value }
choice-sagrada-return = Remettre le dé dans la réserve
choice-sagrada-move = Déplacer { DIE($die) } de { $cell } à { $to }
    .short = Déplacer { DIE($die) }
choice-sagrada-stop = Ne déplacer qu’un dé
choice-sagrada-pay = Payer avec { DIE($die) }
choice-sagrada-window =
    { $tokens ->
        [0] { $window }
        [one] { $window } ({ $tokens } jeton)
       *[other] { $window } ({ $tokens } jetons)
    }
choice-sagrada-first = { $seat } commence
choice-sagrada-private = Objectif privé : { $objective }
choice-sagrada-card = Carte Vitrail : { $windows }
choice-sagrada-tool-card = Outil : { $tool }
choice-sagrada-public = Objectif public : { $objective }
choice-sagrada-die = Dé pioché : { DIE($die) }
choice-sagrada-roll = Résultat du lancer : { $value }
choice-sagrada-colour = Couleur du nouveau dé : { $colour }

## Ce qui s’est passé

event-sagrada-first = { $seat } commence.
event-sagrada-private = { $seat } reçoit un objectif privé : { $objective }.
event-sagrada-private-secretly = { $seat } reçoit un objectif privé.
event-sagrada-card = { $seat } reçoit une carte Vitrail : { $windows }.
    .several = { $seat } reçoit des cartes Vitrail : { $windows }.
event-sagrada-tool-card = Outil : { $tool }.
    .several = Outils : { $tool }.
event-sagrada-public = Objectif public : { $objective }.
    .several = Objectifs publics : { $objective }.
event-sagrada-die = Dé lancé : { DIE($die) }.
    .several = Dés lancés : { DIE($die) }.
event-sagrada-colour = Couleur du dé pioché : { $colour }.
event-sagrada-roll = Résultat du lancer : { DIE($die) }.
    .several = Résultats du lancer : { DIE($die) }.
event-sagrada-window = { $seat } choisit son vitrail : { $window }.
event-sagrada-window-secretly = { $seat } choisit son vitrail en secret.
event-sagrada-window-shown = { $seat } : { $window }, { $tokens ->
        [one] { $tokens } jeton Faveur
       *[other] { $tokens } jetons Faveur
    }.
event-sagrada-place = { $seat } place { DIE($die) } en { $cell }.
    .short = { $seat } place { DIE($die) }
event-sagrada-tool =
    { $price ->
        [0] { $seat } utilise un outil : { $tool }.
        [one] { $seat } utilise un outil pour { $price } jeton : { $tool }.
       *[other] { $seat } utilise un outil pour { $price } jetons : { $tool }.
    }
event-sagrada-pass = { $seat } termine son tour.
event-sagrada-draft = { $seat } choisit { DIE($die) }.
event-sagrada-draft-turned = { $seat } choisit { DIE($die) } et le tourne sur sa face opposée : { DIE($turned) }.
event-sagrada-put = { $seat } place { DIE($die) } en { $cell }.
    .short = { $seat } place { DIE($die) }
event-sagrada-adjust = { $seat } change la valeur du dé : { DIE($die) }.
event-sagrada-swap = { $seat } prend { DIE($die) } sur la piste des manches.
event-sagrada-value = { $seat } fixe la valeur du dé : { DIE($die) }.
event-sagrada-return = { $seat } remet { DIE($die) } dans la réserve.
event-sagrada-back-to-pool = { DIE($die) } ne peut pas être placé et retourne dans la réserve.
event-sagrada-move = { $seat } déplace { DIE($die) } de { $cell } à { $to }.
    .short = { $seat } déplace { DIE($die) }
event-sagrada-stop = { $seat } ne déplace qu’un dé.
event-sagrada-pay = { $seat } paie l’outil avec { DIE($die) } : { $tool }.
event-sagrada-round-ended = Fin de la manche { $round } : les dés restants vont sur la piste des manches.
event-sagrada-round = Manche { $round } : { $seat } commence.
event-sagrada-turn = À { $seat } de jouer.
event-sagrada-skipped = { $seat } saute son second tour.
event-sagrada-ended = La dixième manche est terminée.
event-sagrada-result = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $objective }).
event-sagrada-won = { $seat } l’emporte avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-sagrada-solo-won = Gagné : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, il fallait dépasser { $target }.
event-sagrada-solo-lost = Perdu : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, il fallait dépasser { $target }.

## Pourquoi non

reason-sagrada-not-now = Pas maintenant. { $asked }
reason-sagrada-not-your-card = Ce vitrail ne figure pas sur vos cartes.
reason-sagrada-not-in-pool = Il n’y a pas de { DIE($die) } dans la réserve.
reason-sagrada-already-drafted = Vous avez déjà choisi un dé ce tour-ci.
reason-sagrada-occupied = Il y a déjà un dé en { $cell }.
reason-sagrada-not-on-edge = Le premier dé se place au bord du vitrail, et { $cell } n’y est pas.
reason-sagrada-no-contact = La case { $cell } ne touche aucun dé de votre vitrail.
reason-sagrada-printed-colour = La case { $cell } demande un dé { $colour }, et { DIE($die) } a une autre couleur.
reason-sagrada-printed-value = La case { $cell } demande un { $sign }, et { DIE($die) } a une autre valeur.
reason-sagrada-neighbour-colour = La même couleur est déjà à côté de { $cell } : { $guilty }.
reason-sagrada-neighbour-value = La même valeur est déjà à côté de { $cell } : { $guilty }.
reason-sagrada-touches = La case { $cell } touche un autre dé.
reason-sagrada-no-such-tool = Cet outil n’est pas dans cette partie : { $tool }.
reason-sagrada-tool-used = Vous avez déjà utilisé un outil ce tour-ci.
reason-sagrada-tool-gone = { $tool } : cet outil a déjà servi, et en solo un outil ne sert qu’une fois.
reason-sagrada-too-dear = { $tool } : cet outil coûte { $price }, et vous avez { $tokens ->
        [one] { $tokens } jeton Faveur
       *[other] { $tokens } jetons Faveur
    }.
reason-sagrada-no-die-to-pay = { $tool } : il n’y a pas de dé { $colour } dans la réserve pour payer.
reason-sagrada-wrong-colour-to-pay = Cet outil se paie avec un dé { $colour }, pas avec { DIE($die) }.
reason-sagrada-after-drafting = { $tool } : choisissez et placez d’abord un dé.
reason-sagrada-first-turn-only = { $tool } : seulement à votre premier tour de la manche.
reason-sagrada-second-turn-only = { $tool } : seulement à votre second tour de la manche.
reason-sagrada-before-placing = { $tool } : seulement avant de choisir un dé, et vous en avez déjà choisi un.
reason-sagrada-empty-track = Il n’y a encore aucun dé sur la piste des manches.
reason-sagrada-empty-pool = La réserve est vide.
reason-sagrada-nothing-to-move =
    { $needed ->
        [2] { $tool } : il faut deux dés à déplacer l’un après l’autre, et votre vitrail ne les a pas.
       *[1] Aucun dé de votre vitrail ne peut être déplacé avec cet outil.
    }
reason-sagrada-nothing-fits = Le dé ne pourrait pas être placé.
reason-sagrada-pays-in-vain = Sans ce dé dans la réserve, l’outil ne servirait à rien.
reason-sagrada-no-die-there = Il n’y a pas de dé en { $guilty }.
reason-sagrada-same-cell = Le dé doit changer de case.
reason-sagrada-same-die = Le second dé doit être différent du premier.
reason-sagrada-not-on-track = Il n’y a pas de { DIE($die) } sur la piste des manches.
reason-sagrada-colour-not-on-track = La couleur du dé en { $guilty } n’est pas sur la piste des manches.
reason-sagrada-other-colour = Le second dé doit avoir la couleur du premier.
reason-sagrada-no-second-move = Cet outil déplace deux dés, et aucun autre ne pourrait ensuite être déplacé.
reason-sagrada-not-beyond = Un 6 ne peut pas augmenter, ni un 1 diminuer.
reason-sagrada-must-go-on = Cet outil déplace exactement deux dés.
reason-sagrada-must-place = Le dé peut être placé : il doit donc l’être.

## Feuille de score

score-sagrada-public = { $objective } : { $times } × { $each }
    .group = { $objective }
score-sagrada-private = { $objective }
    .group = Objectif privé
    .subject = Objectif privé
score-sagrada-tokens = Jetons Faveur restants : { $tokens }
    .group = Jetons Faveur
score-sagrada-empty = Cases vides : { $cells } × { $each }
    .group = Cases vides
score-sagrada-broken-printed-colour = Contre les règles : { DIE($die) } en { $cell }, alors que la case demande un dé { $colour }
score-sagrada-broken-printed-value = Contre les règles : { DIE($die) } en { $cell }, alors que la case demande un { $sign }
score-sagrada-broken-neighbour-colour = Contre les règles : { DIE($die) } en { $cell }, à côté de la même couleur : { $guilty }
score-sagrada-broken-neighbour-value = Contre les règles : { DIE($die) } en { $cell }, à côté de la même valeur : { $guilty }
score-sagrada-broken-no-contact = Contre les règles : { DIE($die) } en { $cell } ne touche aucun autre dé
score-sagrada-broken-not-on-edge = Contre les règles : { DIE($die) } en { $cell }, seul dé, n’est pas au bord
score-sagrada-broken-apart = Contre les règles : les dés en { $cells } ne touchent aucun des autres
score-sagrada-broken-none-on-edge = Contre les règles : aucun dé n’est au bord, où se place le premier
score-sagrada-broken-too-many = Il n’y a que { $most } dés par couleur, mais ici { $colour } : { $number }
score-sagrada-target-won = Score à battre ({ $target }) : gagné
score-sagrada-target-lost = Score à battre ({ $target }) : perdu
score-sagrada-target-corrected = Score à battre ({ $target }) : gagné avec les dés tels qu’ils sont, perdu avec le total corrigé ({ $corrected })

## De quoi parle une ligne du score, pour dire pourquoi un coup est meilleur

topic-sagrada-public = { $objective }
topic-sagrada-private = objectif privé
topic-sagrada-tokens = jetons Faveur
topic-sagrada-empty = cases vides
topic-sagrada-target = score à battre

## Le plateau dans le terminal

sagrada-board-round = Manche { $round } sur 10, premier joueur : { $first }
sagrada-board-target = Score à battre : { $target }
sagrada-board-tool =
    { $gone ->
        [yes] { $number } { $tool } (utilisé)
       *[no] { $price ->
            [0] { $number } { $tool } (un dé { $colour })
           *[other] { $number } { $tool } (prix { $price })
        }
    }
sagrada-board-bag = Dans le sac :
sagrada-board-pool = Réserve de dés :
sagrada-board-hand = En main :
sagrada-board-track = Piste des manches :
sagrada-board-player = { $seat } : { $window }
sagrada-board-purse =
    { $solo ->
        [yes] points { $points }
       *[no] jetons { $tokens }, points { $points }
    }
