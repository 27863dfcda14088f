### Fantazja : ce qui est demandé, les coups possibles, ce qui s’est passé, pourquoi non, et la feuille de score.
### Une case s’écrit vue du château : n1o2 (dans la notation, n1w2) est une case au nord et deux à l’ouest. Un côté s’écrit lettre de l’élément puis nombre de symboles : T2.
### Les lettres des éléments dépendent de la langue ; fantazja-terms.ftl les donne (attribut letter).
### Les tuiles, les types, les pouvoirs et les places sont dans fantazja-terms.ftl.
### Une tuile est nommée d’après son bâtiment : l’accord est au masculin.
### Devant ; se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Ce qui est demandé

ask-fantazja-first = Le hasard désigne le premier joueur.
ask-fantazja-draw = Une tuile est piochée.
ask-fantazja-show = Une tuile de la main adverse est montrée.
ask-fantazja-turn =
    { $main ->
        [done] { $power ->
            [yes] Utilisez un pouvoir ou terminez votre tour.
           *[no] Terminez votre tour.
        }
        [none] { $power ->
            [yes] Vous n’avez plus de tuiles : utilisez un pouvoir ou terminez votre tour.
           *[no] Vous n’avez plus de tuiles : terminez votre tour.
        }
       *[open] { $power ->
            [yes] Construisez, gagnez un point d’imagination ou utilisez d’abord un pouvoir.
           *[no] Construisez ou gagnez un point d’imagination.
        }
    }
    .short =
        { $main ->
            [done] { $power ->
                [yes] Utilisez un pouvoir ou terminez votre tour.
               *[no] Terminez votre tour.
            }
            [none] { $power ->
                [yes] Vous n’avez plus de tuiles : utilisez un pouvoir ou terminez votre tour.
               *[no] Vous n’avez plus de tuiles : terminez votre tour.
            }
           *[open] { $power ->
                [yes] Utilisez d’abord un pouvoir, construisez ou posez une tuile face cachée.
               *[no] Construisez, ou posez une tuile face cachée : +1 point d’imagination.
            }
        }
    .narrow =
        { $main ->
            [open] { $power ->
                [yes] Construisez, posez une tuile cachée ou utilisez un pouvoir.
               *[no] Construisez, ou posez une tuile cachée.
            }
           *[done] { ask-fantazja-turn.short }
        }
ask-fantazja-lay =
    { $rotates ->
        [no] { $tile } : choisissez une case.
       *[yes] { $tile } : choisissez une case, puis l’orientation.
    }
    .narrow =
        { $rotates ->
            [no] Choisissez une case.
           *[yes] Choisissez une case, puis l’orientation.
        }
    .next = { $tile } : choisissez son orientation.
ask-fantazja-pay = Choisissez le point d’imagination à dépenser.
ask-fantazja-give =
    { $number ->
        [0] Pouvoir résidentiel : choisissez une tuile de votre main à donner.
       *[other] Pouvoir résidentiel : donnez une autre tuile ou arrêtez-vous à { $number }.
    }
ask-fantazja-take =
    { $left ->
        [one] Pouvoir résidentiel : prenez { $left } tuile dans votre défausse.
       *[other] Pouvoir résidentiel : prenez { $left } tuiles dans votre défausse, l’une après l’autre.
    }
ask-fantazja-recall = Pouvoir de production : choisissez la tuile de votre défausse qui devient un point d’imagination.
ask-fantazja-guard = Pouvoir militaire : choisissez le bâtiment à protéger.
ask-fantazja-under =
    { $number ->
        [0] Pouvoir magique : choisissez une tuile à mettre sous la pioche ou ne changez rien.
       *[other] Pouvoir magique : choisissez une seconde tuile, qui ira sous la première, ou arrêtez-vous là.
    }
ask-fantazja-exchange = Pouvoir spécial : choisissez la tuile de votre main qui remplacera un bâtiment.
ask-fantazja-over = La partie est terminée.

## Coups possibles

choice-fantazja-build =
    { $price ->
        [no] { $tile } ({ $sides }) : construire
       *[yes] { $tile } ({ $sides }) : construire (coûte 1 point d’imagination)
    }
    .short =
        { $price ->
            [no] { $tile } : construire
           *[yes] { $tile } : construire (coûte 1 point d’imagination)
        }
choice-fantazja-lay =
    { $on ->
        [yes] Placer en { CELL($cell) }, rotation de { $turn }° ({ $sides }), sur { $below } ({ $owner })
       *[no] Placer en { CELL($cell) }, rotation de { $turn }° ({ $sides })
    }{ $struck ->
        [0] {""}
        [one] . L’énergie sombre retire { $struck } tuile
       *[other] . L’énergie sombre retire { $struck } tuiles
    }
    .short =
        { $on ->
            [yes] Construire sur { $below }
           *[no] Construire ici
        }{ $struck ->
            [0] {""}
            [one] . L’énergie sombre retire { $struck } tuile
           *[other] . L’énergie sombre retire { $struck } tuiles
        }
    .hint =
        { $on ->
            [yes] Construire sur { $below }
           *[no] Construire sur la case indiquée
        }{ $turn ->
            [0] { "" }
           *[other] , rotation de { $turn }°
        }
choice-fantazja-imagine = { $tile } ({ $sides }) : gagner un point d’imagination
    .short = { $tile } : gagner un point d’imagination
choice-fantazja-pay = Payer avec { $tile }
choice-fantazja-power = { $power }
choice-fantazja-give = Donner { $tile }
choice-fantazja-take = Prendre { $tile } ({ $sides })
    .short = Prendre { $tile }
choice-fantazja-recall = Prendre { $tile }
choice-fantazja-guard = { CELL($cell) } : { $tile } ({ $owner })
    .short = Protéger { $tile }
choice-fantazja-under = Mettre { $tile } sous la pioche
choice-fantazja-exchange = { $tile } ({ $sides })
    .short = Remplacer par { $tile }
choice-fantazja-enough =
    { $phase ->
        [give] Ne rien donner de plus
       *[under] Ne rien mettre de plus sous la pioche
    }
choice-fantazja-end = Terminer le tour
choice-fantazja-first = { $seat } commence
choice-fantazja-draw = Tuile piochée : { $tile }
choice-fantazja-show = Tuile montrée : { $tile }

## Ce qui s’est passé

event-fantazja-first = { $seat } commence.
event-fantazja-draw = { $seat } pioche { $tile }.
    .several = { $seat } pioche { $tile }.
event-fantazja-draw-secretly = { $seat } pioche une tuile.
    .several = { $seat } pioche { $count } tuiles.
event-fantazja-draw-known = { $seat } pioche { $tile }, qui était au fond de la pioche.
event-fantazja-show = { $seat } voit une tuile en main chez { $other } : { $tile }.
    .several = { $seat } voit des tuiles en main chez { $other } : { $tile }.
event-fantazja-show-secretly = { $seat } voit une tuile de la main adverse.
    .several = { $seat } voit { $count } tuiles de la main adverse.
event-fantazja-build = { $seat } choisit de construire { $tile }.
event-fantazja-exchange = { $seat } choisit { $tile } pour remplacer un bâtiment.
event-fantazja-laid = { $seat } construit { $tile } en { CELL($cell) }.
    .short = { $seat } construit { $tile }
event-fantazja-raised = { $seat } construit { $tile } en { CELL($cell) }, sur { $below } ({ $owner }).
    .short = { $seat } construit { $tile } sur { $below }
event-fantazja-exchanged = { $seat } remplace { $below } en { CELL($cell) } par { $tile }.
    .short = { $seat } remplace { $below } par { $tile }
event-fantazja-bonus = { $seat } gagne un jeton Bonus : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-fantazja-struck =
    { $number ->
        [one] Énergie sombre : { $number } tuile est retirée ({ CELL($cells) }).
       *[other] Énergie sombre : { $number } tuiles sont retirées ({ CELL($cells) }).
    }
    .short = Énergie sombre : { $number ->
            [one] { $number } tuile est retirée
           *[other] { $number } tuiles sont retirées
        }
event-fantazja-imagine = { $seat } gagne un point d’imagination : { $tile }, face cachée.
event-fantazja-imagine-secretly = { $seat } pose une tuile face cachée : +1 point d’imagination.
event-fantazja-pay = { $seat } paie avec { $tile }.
event-fantazja-power = { $seat } active un jeton : { $power }.
event-fantazja-give = { $seat } choisit de donner { $tile }.
event-fantazja-enough = { $seat } ne donne rien de plus.
event-fantazja-take = { $seat } choisit de prendre { $tile }.
event-fantazja-swap = { $seat } échange { $given } contre { $taken }.
event-fantazja-recall = { $seat } prend { $tile } dans sa défausse comme point d’imagination.
event-fantazja-guard = { $seat } pose le jeton militaire en { CELL($cell) }.
    .short = { $seat } pose le jeton militaire sur un bâtiment
event-fantazja-under = { $seat } met { $tile } sous la pioche adverse ({ $other }).
    .short = { $seat } met { $tile } sous la pioche adverse
event-fantazja-under-none = { $seat } ne met rien sous la pioche adverse ({ $other }).
event-fantazja-end = { $seat } termine son tour.
event-fantazja-token-won = { $seat } prend le jeton { $type }.
event-fantazja-token-back = Le jeton { $type } retourne dans la réserve commune.
event-fantazja-skipped = { $seat } n’a plus de tuiles et passe son tour.
event-fantazja-turn = À { $seat } de jouer.
event-fantazja-ended = Les deux joueurs n’ont plus de tuiles.
event-fantazja-result = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $imagination ->
        [one] { $imagination } point d’imagination restant
       *[other] { $imagination } points d’imagination restants
    }.
event-fantazja-won = { $seat } l’emporte avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $tie ->
        [yes] {" "}et davantage de points d’imagination
       *[no] {""}
    }.
event-fantazja-drawn = Égalité parfaite : la partie est nulle.

## Pourquoi non

reason-fantazja-not-now = Pas maintenant. { $asked }
reason-fantazja-main-done = Vous avez déjà fait votre action principale ce tour-ci.
reason-fantazja-main-owed = Avant de terminer, faites une action principale : construire ou gagner un point d’imagination.
reason-fantazja-not-in-hand = { $tile } n’est pas dans votre main.
reason-fantazja-no-point = { $tile } coûte un point d’imagination, et vous n’en avez pas.
    .short = Cette tuile coûte un point d’imagination, et vous n’en avez pas.
reason-fantazja-fits-nowhere = { $tile } ne peut pas être placé pour l’instant : sur chaque côté partagé, il faut le même élément et au moins autant de symboles.
    .short = Cette tuile ne peut pas être placée pour l’instant : sur chaque côté partagé, il faut le même élément et au moins autant de symboles.
reason-fantazja-nothing-to-raise = Il n’y a aucun bâtiment sur lequel construire { $tile }.
    .short = Il n’y a aucun bâtiment sur lequel construire cette tuile.
reason-fantazja-occupied = Cette case est prise ({ CELL($cell) }) ; il faut une case vide.
    .short = Cette case est prise ; il faut une case vide.
reason-fantazja-no-neighbour = La case { CELL($cell) } ne partage aucun côté avec une tuile en jeu.
    .short = Cette case ne partage aucun côté avec une tuile en jeu.
reason-fantazja-barred = La case { CELL($cell) } est interdite par le jeton militaire en { CELL($guilty) }.
    .short = Cette case est interdite par le jeton militaire.
reason-fantazja-element = La tuile y touche un autre élément : { $sides }.
reason-fantazja-number = La tuile a moins de symboles que sa voisine : { $sides }.
reason-fantazja-nothing-below = { $tile } se construit sur un bâtiment, et il n’y en a pas ici : { CELL($cell) }.
    .short = Cette tuile se construit sur un bâtiment, et il n’y en a pas ici.
reason-fantazja-on-special = On ne construit rien sur un bâtiment spécial.
reason-fantazja-other-type = { $tile } se construit sur un bâtiment du même type, et celui en { CELL($cell) } est de type { $type }.
    .short = Cette tuile se construit sur un bâtiment du même type.
reason-fantazja-other-level = { $tile } se construit sur le niveau juste inférieur, et en { CELL($cell) } se trouve { $below }.
    .short = Cette tuile se construit sur un bâtiment du niveau juste inférieur.
reason-fantazja-guarded = Le jeton militaire adverse protège { CELL($cell) }.
    .short = Le jeton militaire adverse protège ce bâtiment.
reason-fantazja-elements-turned = Dans cette orientation, les éléments ne sont pas disposés comme sur la tuile du dessous ({ $below }).
    .short = Dans cette orientation, les éléments ne sont pas disposés comme sur la tuile du dessous.
reason-fantazja-not-face-down = { $tile } n’est pas l’un de vos points d’imagination.
reason-fantazja-no-token = Vous n’avez pas le jeton de ce pouvoir.
reason-fantazja-power-used = Vous avez déjà utilisé un pouvoir ce tour-ci.
reason-fantazja-empty-hand = Vous n’avez aucune tuile en main à échanger.
reason-fantazja-no-discards = Votre défausse est vide.
reason-fantazja-no-building = Il n’y a aucun bâtiment à protéger.
reason-fantazja-nothing-to-see = La main adverse est vide.
reason-fantazja-no-exchange = Aucune tuile de votre main ne peut remplacer l’un de vos bâtiments.
reason-fantazja-already-given = Vous donnez déjà { $tile }.
reason-fantazja-not-discarded = { $tile } n’est pas dans votre défausse.
reason-fantazja-already-taken = Vous prenez déjà { $tile }.
reason-fantazja-give-one = Il faut échanger au moins une tuile.
reason-fantazja-no-building-there = Il n’y a pas de bâtiment ici : { CELL($cell) }.
    .short = Il n’y a pas de bâtiment ici.
reason-fantazja-not-shown = { $tile } n’est pas parmi les tuiles montrées.
reason-fantazja-not-yours = Le bâtiment en { CELL($cell) } est à { $owner }.
reason-fantazja-special-stays = Un bâtiment spécial ne peut pas être remplacé.
reason-fantazja-level-differs = { $tile } et { $below } ne sont pas du même niveau.
reason-fantazja-exchanges-nothing = { $tile } ne peut remplacer aucun de vos bâtiments.
reason-fantazja-exchange-element = La tuile y toucherait un autre élément : { $sides }.

## Feuille de score

score-fantazja-building = { $tile } en { CELL($cell) }
score-fantazja-kind = { $kind }
score-fantazja-bonus = Jetons Bonus : { $number } × { $each }
    .group = Jetons Bonus
score-fantazja-majority =
    { $token ->
        [seat] Type { $type }, { $nature } à { $light } : { $seat } a le jeton
        [building] Type { $type }, { $nature } à { $light } : jeton posé en { CELL($cell) } par { $seat }
       *[pool] Type { $type }, { $nature } à { $light } : jeton dans la réserve commune
    }{ $kept ->
        [yes] , conservé sans majorité
       *[no] {""}
    }{ $next ->
        [seat] , et { $to } le prend à la fin du tour
        [pool] , et il retourne dans la réserve commune à la fin du tour
       *[same] {""}
    }
score-fantazja-winner =
    { $by ->
        [points] { $seat } l’emporte, { $more } à { $less }
        [imagination] Égalité aux points : { $seat } l’emporte grâce aux points d’imagination restants, { $more } à { $less }
        [equal] Égalité aux points et aux points d’imagination restants : partie nulle
       *[unknown] Égalité aux points : celui qui garde le plus de points d’imagination l’emporte
    }

## De quoi parle une ligne du score, pour dire pourquoi un coup est meilleur

topic-fantazja-building = bâtiments de type { $type }
topic-fantazja-bonus = jetons Bonus
topic-fantazja-dark = énergie sombre

## Le plateau dans le terminal

fantazja-board-tokens = Jetons (bâtiments visibles, Nature à Lumière ; → à la fin du tour) :
fantazja-board-token =
    { $moves ->
        [yes] { $type } { $nature } à { $light }, { $at }{ $kept ->
            [yes] , conservé sans majorité
           *[no] {""}
        } → { $next }
       *[no] { $type } { $nature } à { $light }, { $at }{ $kept ->
            [yes] , conservé sans majorité
           *[no] {""}
        }
    }
fantazja-board-pool = dans la réserve commune
fantazja-board-building = posé en { CELL($cell) } par { $seat }
fantazja-board-player = { $seat } : points { $points }, bonus { $bonus }, imag. { $imagination }, main { $hand }, pioche { $stack }
fantazja-board-face-down = Face cachée :
fantazja-board-shown = Montrées par le pouvoir magique :
fantazja-board-in-hand = Forcément en main :
fantazja-board-in-hand-or-down = En main ou, depuis, face cachée :
fantazja-board-discards = Défausse, { $seat } :
fantazja-board-bottom = Sous la pioche, { $seat } :
fantazja-board-covered = Tuiles recouvertes :
fantazja-board-legend = Lettres des côtés : { fantazja-element-earth.letter } { $earth }, { fantazja-element-air.letter } { $air }, { fantazja-element-water.letter } { $water }, { fantazja-element-fire.letter } { $fire }.
fantazja-board-signs = Signes : ✶ { fantazja-dark }, ⛨ jeton militaire, · case vide à côté d’une tuile, × case vide interdite par le jeton militaire, ⌂ { fantazja-castle }.
fantazja-board-ids = Tuiles : R { fantazja-type-residential }, P { fantazja-type-production }, M { fantazja-type-military }, G { fantazja-type-magic }, S { fantazja-type-special } ; puis le niveau, I, II ou III, et une petite lettre qui distingue les tuiles de même type et de même niveau. Au-dessous, { fantazja-seat-0.letter } ou { fantazja-seat-1.letter } pour le propriétaire, et les points.
fantazja-board-provenance = La règle imprimée ne donne pas la liste des tuiles : les symboles de leurs côtés et la répartition de l’énergie sombre sont reconstitués. docs/components/fantazja.md dit ce que l’on sait et comment corriger le reste.

## Les côtés d’une tuile, du haut dans le sens horaire, et deux qui se touchent

fantazja-side = { $letter }{ $number }
fantazja-sides = ▲{ $top } ▶{ $right } ▼{ $bottom } ◀{ $left }
fantazja-meeting = { $mine } contre { $its } ({ CELL($cell) })
