### Sagrada : ce qui est demandé, ce qu’on peut choisir, ce qui s’est passé, pourquoi non, et la feuille de score.
### Une case s’écrit rangée puis colonne : a1 est le coin en haut à gauche. Un dé s’écrit lettre puis valeur : R4.
### Les outils, les objectifs et les joueurs sont dans sagrada-terms.ftl.
### Le paramètre guilty est parfois une liste de cases, d’où les deux-points devant lui.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Ce qui est demandé

ask-sagrada-tool-card = Un outil est dévoilé.
ask-sagrada-public = Un objectif public est dévoilé.
ask-sagrada-first = Le hasard choisit qui commence.
ask-sagrada-private = Un objectif privé est distribué.
ask-sagrada-card = Une carte Vitrail est distribuée.
ask-sagrada-die = Un dé est pioché et lancé.
ask-sagrada-roll = Le dé est relancé.
ask-sagrada-reroll = La réserve de dés est relancée.
ask-sagrada-colour = Un nouveau dé est pioché dans le sac.
ask-sagrada-window = Choisissez votre vitrail.
ask-sagrada-turn =
    { $drafted ->
        [yes] Manche { $round }, tour { $turn } : utilisez un outil ou terminez le tour.
       *[no] Manche { $round }, tour { $turn } : choisissez un dé et placez-le, utilisez un outil ou terminez le tour.
    }
ask-sagrada-pay = { $tool } : choisissez le dé à poser sur l’outil.
ask-sagrada-draft = { $tool } : choisissez un dé de la réserve de dés.
ask-sagrada-adjust = { $tool } : un de plus ou un de moins que { $die } ?
ask-sagrada-swap = { $tool } : choisissez le dé de la piste des manches à prendre en échange de { $die }.
ask-sagrada-value = { $tool } : choisissez la valeur du nouveau dé.
ask-sagrada-put = { $tool } : choisissez la case de { $die }.
ask-sagrada-isolated = { $tool } : choisissez un dé et une case qui ne touche aucun autre dé.
ask-sagrada-extra = { $tool } : choisissez et placez un second dé.
ask-sagrada-move = { $tool } : choisissez un dé de votre vitrail et sa nouvelle case.
ask-sagrada-move-again = { $tool } : choisissez le second dé et sa nouvelle case.
ask-sagrada-over = La partie est finie.

## Choix

choice-sagrada-place = { $die } en { $cell }
choice-sagrada-tool =
    { $price ->
        [0] Outil { $number } : { $tool } (dé : { $colour })
        [one] Outil { $number } : { $tool } (1 jeton)
       *[other] Outil { $number } : { $tool } ({ $price } jetons)
    }
choice-sagrada-pass = Terminer le tour
choice-sagrada-draft = Choisir { $die }
choice-sagrada-put = { $die } en { $cell }
choice-sagrada-adjust =
    { $step ->
        [up] Un de plus
       *[down] Un de moins
    }
choice-sagrada-swap = Prendre { $die } sur la piste des manches
choice-sagrada-value = Fixer la valeur à { $value }
choice-sagrada-return = Remettre le dé dans la réserve de dés
choice-sagrada-move = Déplacer { $die } de { $cell } à { $to }
choice-sagrada-stop = S’en tenir à un seul dé
choice-sagrada-pay = Payer avec { $die }
choice-sagrada-window =
    { $tokens ->
        [0] { $window }
        [one] { $window } (1 jeton)
       *[other] { $window } ({ $tokens } jetons)
    }
choice-sagrada-first = { $seat } commence
choice-sagrada-private = Objectif privé : { $objective }
choice-sagrada-card = Carte Vitrail : { $windows }
choice-sagrada-tool-card = Outil : { $tool }
choice-sagrada-public = Objectif public : { $objective }
choice-sagrada-die = Dé pioché : { $die }
choice-sagrada-roll = Résultat du lancer : { $value }
choice-sagrada-colour = Couleur du nouveau dé : { $colour }

## Ce qui s’est passé

event-sagrada-first = { $seat } commence.
event-sagrada-private = { $seat } reçoit un objectif privé : { $objective }.
event-sagrada-private-secretly = { $seat } reçoit un objectif privé.
event-sagrada-card = { $seat } reçoit une carte Vitrail : { $windows }.
event-sagrada-tool-card = Outil : { $tool }.
event-sagrada-public = Objectif public : { $objective }.
event-sagrada-die = Dé pioché : { $die }.
event-sagrada-colour = Couleur du nouveau dé tiré du sac : { $colour }.
event-sagrada-roll = Résultat du lancer : { $die }.
event-sagrada-window = { $seat } choisit un vitrail : { $window }.
event-sagrada-window-secretly = { $seat } choisit un vitrail en secret.
event-sagrada-window-shown = { $seat } : { $window }, { $tokens ->
        [one] { $tokens } jeton faveur
       *[other] { $tokens } jetons faveur
    }.
event-sagrada-place = { $seat } place { $die } en { $cell }.
event-sagrada-tool =
    { $price ->
        [0] { $seat } utilise un outil : { $tool }.
        [one] { $seat } utilise un outil pour 1 jeton : { $tool }.
       *[other] { $seat } utilise un outil pour { $price } jetons : { $tool }.
    }
event-sagrada-pass = { $seat } termine son tour.
event-sagrada-draft = { $seat } choisit { $die }.
event-sagrada-draft-turned = { $seat } choisit { $die } et tourne le dé sur sa face opposée : { $turned }.
event-sagrada-put = { $seat } place { $die } en { $cell }.
event-sagrada-adjust = { $seat } change la valeur du dé : { $die }.
event-sagrada-swap = { $seat } prend { $die } sur la piste des manches.
event-sagrada-value = { $seat } fixe la valeur du dé : { $die }.
event-sagrada-return = { $seat } remet { $die } dans la réserve de dés.
event-sagrada-back-to-pool = { $die } n’entre nulle part et retourne dans la réserve de dés.
event-sagrada-move = { $seat } déplace { $die } de { $cell } à { $to }.
event-sagrada-stop = { $seat } s’en tient à un seul dé.
event-sagrada-pay = { $seat } pose { $die } sur l’outil : { $tool }.
event-sagrada-round-ended = La manche { $round } est finie ; ce qui reste dans la réserve de dés va sur la piste des manches.
event-sagrada-round = Manche { $round } : { $seat } commence.
event-sagrada-turn = Au tour de { $seat }.
event-sagrada-skipped = { $seat } saute son second tour.
event-sagrada-ended = La dixième manche est finie.
event-sagrada-result = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $objective }).
event-sagrada-won = { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-sagrada-solo-won = Gagné : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, plus que le score cible de { $target }.
event-sagrada-solo-lost = Perdu : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et le score cible est de { $target }.

## Pourquoi non

reason-sagrada-not-now = Pour l’instant, autre chose est demandé : { $asked }
reason-sagrada-not-your-card = Ce vitrail ne figure sur aucune de vos cartes.
reason-sagrada-not-in-pool = Il n’y a pas de { $die } dans la réserve de dés.
reason-sagrada-already-drafted = Vous avez déjà choisi un dé ce tour-ci.
reason-sagrada-occupied = Il y a déjà un dé en { $cell }.
reason-sagrada-not-on-edge = Le premier dé se place au bord du vitrail, et la case { $cell } est à l’intérieur.
reason-sagrada-no-contact = La case { $cell } ne touche aucun dé de votre vitrail.
reason-sagrada-printed-colour = La case { $cell } porte { $sign }, et { $die } a une autre couleur.
reason-sagrada-printed-value = La case { $cell } porte { $sign }, et { $die } a une autre valeur.
reason-sagrada-neighbour-colour = La même couleur est déjà à côté de { $cell } : { $guilty }.
reason-sagrada-neighbour-value = La même valeur est déjà à côté de { $cell } : { $guilty }.
reason-sagrada-touches = La case { $cell } touche un autre dé.
reason-sagrada-no-such-tool = Cet outil n’est pas dans cette partie : { $tool }.
reason-sagrada-tool-used = Vous avez déjà utilisé un outil ce tour-ci.
reason-sagrada-tool-gone = { $tool } : cet outil a déjà servi, et en solo un outil ne sert qu’une fois.
reason-sagrada-too-dear = { $tool } : le prix est de { $price }, et vous avez { $tokens ->
        [one] { $tokens } jeton faveur
       *[other] { $tokens } jetons faveur
    }.
reason-sagrada-no-die-to-pay = { $tool } : aucun dé de la réserve de dés n’a la couleur de cet outil ({ $colour }).
reason-sagrada-wrong-colour-to-pay = Cet outil se paie avec un dé de sa couleur ({ $colour }), pas avec { $die }.
reason-sagrada-after-drafting = { $tool } : cet outil ne s’utilise qu’après avoir choisi et placé un dé.
reason-sagrada-first-turn-only = { $tool } : cet outil ne s’utilise qu’à votre premier tour de la manche.
reason-sagrada-second-turn-only = { $tool } : cet outil ne s’utilise qu’à votre second tour de la manche.
reason-sagrada-before-placing = { $tool } : cet outil s’utilise avant de choisir un dé, et vous en avez déjà choisi un ce tour-ci.
reason-sagrada-empty-track = Il n’y a encore aucun dé sur la piste des manches.
reason-sagrada-empty-pool = Il n’y a aucun dé dans la réserve de dés.
reason-sagrada-nothing-to-move = Aucun dé de votre vitrail ne pourrait être déplacé comme l’outil le demande.
reason-sagrada-nothing-fits = Il n’y aurait aucune case pour le dé.
reason-sagrada-pays-in-vain = Sans ce dé, l’outil ne pourrait pas être utilisé.
reason-sagrada-no-die-there = Il n’y a pas de dé en { $guilty }.
reason-sagrada-same-cell = Le dé doit aller sur une autre case.
reason-sagrada-same-die = Le second dé doit être un autre que le premier.
reason-sagrada-not-on-track = Il n’y a pas de { $die } sur la piste des manches.
reason-sagrada-colour-not-on-track = La couleur du dé en { $guilty } n’est pas sur la piste des manches.
reason-sagrada-other-colour = Le second dé doit avoir la couleur du premier.
reason-sagrada-no-second-move = Ensuite, aucun autre dé ne pourrait être déplacé, et l’outil en déplace deux.
reason-sagrada-not-beyond = Un 6 ne peut pas augmenter, ni un 1 diminuer.
reason-sagrada-must-go-on = Cet outil déplace exactement deux dés.
reason-sagrada-must-place = Il y a une case pour le dé, il faut donc le placer.

## Feuille de score

score-sagrada-public = { $objective } : { $times } × { $each }
score-sagrada-private = { $objective }
score-sagrada-tokens = Jetons faveur restants : { $tokens }
score-sagrada-empty = Cases vides : { $cells } × { $each }
score-sagrada-broken-printed-colour = Contre les règles : { $die } en { $cell }, alors que la case porte { $sign }
score-sagrada-broken-printed-value = Contre les règles : { $die } en { $cell }, alors que la case porte { $sign }
score-sagrada-broken-neighbour-colour = Contre les règles : { $die } en { $cell }, à côté de la même couleur : { $guilty }
score-sagrada-broken-neighbour-value = Contre les règles : { $die } en { $cell }, à côté de la même valeur : { $guilty }
score-sagrada-broken-no-contact = Contre les règles : { $die } en { $cell } ne touche aucun autre dé
score-sagrada-broken-not-on-edge = Contre les règles : { $die } en { $cell }, seul dé, et pas au bord

## Le plateau dans le terminal

sagrada-board-round = Manche { $round } sur 10, premier joueur : { $first }
sagrada-board-target = Score cible : { $target }
sagrada-board-tool =
    { $gone ->
        [yes] { $number } { $tool } (utilisé)
       *[no] { $price ->
            [0] { $number } { $tool } (dé : { $colour })
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
