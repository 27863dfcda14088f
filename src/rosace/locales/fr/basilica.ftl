### Basilica : ce qui est demandé, les coups possibles, ce qui s’est passé, pourquoi non, et la feuille de score.
### Une case s’écrit colonne puis rangée : a1 est le créneau de départ de gauche, contre le plateau.
### Les consignes, rangs et places sont dans basilica-terms.ftl.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Ce qui est demandé

ask-basilica-first = Le hasard désigne le premier joueur.
ask-basilica-top = La prochaine tuile de la pile est dévoilée.
ask-basilica-crown = Une tuile est retournée.
ask-basilica-action =
    { $actions ->
        [one] Encore { $actions } action :
       *[other] Encore { $actions } actions :
    } { $can ->
        [vault] voûte.
        [builder] bâtisseur.
        [order] consigne.
        [vault-builder] voûte ou bâtisseur.
        [vault-order] voûte ou consigne.
        [builder-order] bâtisseur ou consigne.
       *[vault-builder-order] voûte, bâtisseur ou consigne.
    }
    .next = Choisissez où placer la voûte.
ask-basilica-promote = Choisissez le bâtisseur à promouvoir.
ask-basilica-rank = Choisissez le rang du bâtisseur en { $cell }.
    .short = Choisissez le rang du bâtisseur.
ask-basilica-move = Choisissez le bâtisseur à déplacer, puis sa destination.
    .next = Choisissez où déplacer le bâtisseur.
ask-basilica-recruit = Choisissez la voûte du nouveau bâtisseur.
ask-basilica-take = Choisissez lequel de vos bâtisseurs retourne en réserve.
ask-basilica-move-foe = Choisissez le bâtisseur adverse à déplacer, puis sa destination.
    .next = Choisissez où déplacer le bâtisseur.
ask-basilica-glass = Choisissez la voûte du vitrail.
ask-basilica-scaffold =
    { $left ->
        [2] Choisissez la case du premier échafaudage.
       *[1] Choisissez la case du second échafaudage.
    }
ask-basilica-disaster = Choisissez la voûte à défausser.
ask-basilica-altar =
    { $left ->
        [2] Choisissez la voûte du premier autel.
       *[1] Choisissez la voûte du second autel.
    }
ask-basilica-offer = { $order } : payer une pièce à l’adversaire pour en profiter aussi ?
ask-basilica-juggle = Choisissez une couleur de plus pour le jongleur en { $cell }.
    .short = Choisissez une couleur de plus pour le jongleur.
ask-basilica-over = La partie est terminée.

## À quoi l’on peut répondre d’avance

question-basilica-pay = Payer quand l’adversaire exécute une consigne ?
    .never = Jamais
    .ask = Me demander
    .always = Toujours
    .promote = { order-promote } : donner un autre rang à l’un de vos bâtisseurs
    .recruit = { order-recruit } : poser un bâtisseur à côté de l’un des vôtres
    .confuse = { order-confuse } : choisir lequel de vos bâtisseurs est déplacé, et où

## Coups possibles

choice-basilica-place =
    { $crown ->
        [yes] Voûte { $space } ({ $colours }, couronne) en { $cell }
       *[no] Voûte { $space } ({ $colours }) en { $cell }
    }
    .short = Placer { $colours }
choice-basilica-builder = Placer un bâtisseur en { $cell }
    .short = Placer un bâtisseur
choice-basilica-order = Exécuter la consigne { $space } : { $order }
    .short = Exécuter la consigne { $order }
choice-basilica-promote = Promouvoir le bâtisseur en { $cell }
    .short = Promouvoir ce bâtisseur
choice-basilica-rank = { $rank } (au dos du jeton : { $down })
choice-basilica-move = Déplacer le bâtisseur de { $cell } à { $to }
    .short = Déplacer le bâtisseur
choice-basilica-recruit = Poser un bâtisseur en { $cell } ({ $colours })
    .short = Poser un bâtisseur sur { $colours }
choice-basilica-take = Reprendre votre bâtisseur en { $cell }
    .short = Reprendre ce bâtisseur
choice-basilica-glass = Poser le vitrail en { $cell } ({ $colours })
    .short = Poser le vitrail sur { $colours }
choice-basilica-scaffold = Échafaudage en { $cell }
    .short = Dresser un échafaudage
choice-basilica-disaster = Défausser la voûte en { $cell } ({ $colours })
    .short = Défausser { $colours }
choice-basilica-altar = Poser un autel en { $cell } ({ $colours })
    .short = Poser un autel sur { $colours }
choice-basilica-pay = Payer une pièce
choice-basilica-decline = Ne pas payer
choice-basilica-juggle = Ajouter le { $colour }
choice-basilica-first = { $seat } commence
choice-basilica-top = Dessus de la pile : { $order } ({ $colours })
choice-basilica-crown =
    { $crown ->
        [yes] La tuile a une couronne
       *[no] La tuile n’a pas de couronne
    }

## Ce qui s’est passé

event-basilica-first = { $seat } commence.
event-basilica-place =
    { $crown ->
        [yes] { $seat } place une voûte ({ $colours }, couronne) en { $cell }.
       *[no] { $seat } place une voûte ({ $colours }) en { $cell }.
    }
    .short = { $seat } place { $colours }
    .log = { $seat } place { $colours } en { $cell }
event-basilica-marker =
    { $edition ->
        [2010] Le roi avance sur la case { $to }.
       *[2022] La reine avance sur la case { $to }.
    }
    .short =
        { $edition ->
            [2010] Le roi avance
           *[2022] La reine avance
        }
event-basilica-builder = { $seat } place un bâtisseur en { $cell }.
    .short = { $seat } place un bâtisseur
event-basilica-order = { $seat } exécute la consigne { $order }.
event-basilica-rank = { $seat } promeut son bâtisseur en { $cell } : { $rank }.
    .short = { $seat } promeut un bâtisseur : { $rank }
event-basilica-move = { $seat } déplace son bâtisseur de { $cell } à { $to }.
    .short = { $seat } déplace un bâtisseur
event-basilica-confuse = { $seat } déplace le bâtisseur adverse de { $cell } à { $to }.
    .short = { $seat } déplace le bâtisseur adverse
event-basilica-recruit = { $seat } pose un bâtisseur en { $cell }.
    .short = { $seat } pose un bâtisseur
event-basilica-take = { $seat } reprend son bâtisseur en { $cell }.
    .short = { $seat } reprend son bâtisseur
event-basilica-glass = { $seat } pose un vitrail en { $cell }.
    .short = { $seat } pose un vitrail
event-basilica-scaffold = { $seat } dresse un échafaudage en { $cell }.
    .several = { $seat } dresse des échafaudages en { $cell }.
    .short = { $seat } dresse { $count ->
            [one] un échafaudage
           *[other] { $count } échafaudages
        }
event-basilica-disaster = { $seat } défausse la voûte en { $cell } ({ $colours }).
    .short = { $seat } défausse { $colours }
    .log = { $seat } défausse { $colours } en { $cell }
event-basilica-altar = { $seat } pose un autel en { $cell }.
    .several = { $seat } pose des autels en { $cell }.
    .short = { $seat } pose { $count ->
            [one] un autel
           *[other] { $count } autels
        }
event-basilica-pay = { $seat } paie une pièce et profite aussi de la consigne { $order }.
event-basilica-decline = { $seat } ne paie pas.
event-basilica-juggle = { $seat } ajoute une couleur au jongleur en { $cell } : { $colour }.
    .short = { $seat } ajoute une couleur au jongleur : { $colour }
event-basilica-juggle-secretly = { $seat } choisit en secret la couleur d’un jongleur.
event-basilica-juggle-shown = { $seat } dévoile la couleur de son jongleur en { $cell } : { $colour }.
    .short = { $seat } dévoile la couleur de son jongleur : { $colour }
event-basilica-reshuffle = La pile est vide : la défausse, mélangée, forme une nouvelle pile.
event-basilica-stuck = Aucune des trois voûtes Joker ne peut être placée : elles sont défaussées et remplacées.
event-basilica-flip =
    { $crown ->
        [yes] Case Voûte { $space } : { $colours }, couronne.
       *[no] Case Voûte { $space } : { $colours }.
    }
event-basilica-refill = Case Consigne { $space } : { $order } ({ $colours }).
event-basilica-top = Dessus de la pile : { $order } ({ $colours }).
event-basilica-scoring = Décompte { $number }.
basilica-area-points = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $architect ->
        [yes] {" "}× 2 (architecte)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } pour les vitraux
    }
event-basilica-majority = { $seat } marque { $points } : { $colour } en { $where }, { basilica-area-points } ; majorité { $strength } à { $against }.
    .short = { $seat } +{ $points } · { $colour } : { basilica-area-points } ; majorité { $strength } à { $against }
event-basilica-majority-strongman = { $seat } marque { $points } : { $colour } en { $where }, { basilica-area-points } ; égalité à { $strength }, tranchée par l’hercule.
    .short = { $seat } +{ $points } · { $colour } : { basilica-area-points } ; égalité à { $strength }, tranchée par l’hercule
event-basilica-minority = { $seat } marque { $points } : { $colour } en { $where }, minorité { $strength } à { $against }.
    .short = { $seat } +{ $points } · { $colour } : minorité { $strength } à { $against }
event-basilica-minority-strongman = { $seat } marque { $points } : { $colour } en { $where }, égalité à { $strength } perdue face à l’hercule.
    .short = { $seat } +{ $points } · { $colour } : égalité à { $strength } perdue face à l’hercule
event-basilica-tie = { $seat } marque { $points } : { $colour } en { $where }, égalité à { $strength }.
    .short = { $seat } { $points } · { $colour } : égalité à { $strength }
event-basilica-scored = Décompte { $number } : { $seat0 } +{ $gain0 }, { $seat1 } +{ $gain1 }.
    .short = Décompte { $number } : { $seat0 } +{ $gain0 }, { $seat1 } +{ $gain1 }.{ $number ->
            [3] {""}
           *[other] {" "}Le tour est terminé.
        }
    .log = Décompte { $number } : { $seat0 } +{ $gain0 }, { $seat1 } +{ $gain1 }.{ $number ->
            [3] {""}
           *[other] {" "}Le tour est terminé.
        }
event-basilica-rows-leave =
    { $tiles ->
        [0] Les bâtisseurs retournent en réserve ; aucune voûte n’est défaussée.
        [one] Les bâtisseurs retournent en réserve ; { $tiles } voûte est défaussée et le reste glisse jusqu’au mur du haut.
       *[other] Les bâtisseurs retournent en réserve ; { $tiles } voûtes sont défaussées et le reste glisse jusqu’au mur du haut.
    }
event-basilica-turn = À { $seat } de jouer.
event-basilica-ended-by-scoring = Le troisième décompte met fin à la partie.
event-basilica-ended-by-stack = La pile est épuisée pour la seconde fois : la partie est terminée.
event-basilica-won = { $seat } l’emporte, { $points } à { $other }.
event-basilica-shared-victory = Victoire partagée, { $points0 } à { $points1 }.

## Pourquoi non

reason-basilica-not-now = Pas maintenant. { $asked }
reason-basilica-occupied = La case { $cell } est déjà prise.
reason-basilica-not-adjacent = La case { $cell } ne touche ni le mur du haut ni une voûte.
reason-basilica-wild-beside-wild = Une tuile Joker ne peut pas en toucher une autre (ici : { $guilty }).
reason-basilica-no-vault-just-placed = Un bâtisseur se place uniquement sur la voûte que vous venez de placer.
reason-basilica-no-builder-left = Il ne reste aucun bâtisseur dans votre réserve.
reason-basilica-no-own-builder = { $order } : il faut l’un de vos bâtisseurs dans la cathédrale.
reason-basilica-no-token-left = Il ne reste aucun jeton Promotion dans votre réserve.
reason-basilica-no-other-rank = Aucun jeton de votre réserve ne donnerait un nouveau rang à ce bâtisseur.
reason-basilica-cannot-move = Aucun de vos bâtisseurs n’a de voûte inoccupée à côté de lui.
reason-basilica-no-free-vault = Toutes les voûtes sont occupées.
reason-basilica-nothing-to-confuse = Aucun bâtisseur adverse ne pourrait ensuite être déplacé.
reason-basilica-no-vault-for-glass = Aucun de vos bâtisseurs ne se tient sur une voûte sans vitrail.
reason-basilica-no-vault-to-lose = Chaque voûte porte un bâtisseur ou un autel : aucune ne peut être défaussée.
reason-basilica-no-altars-left = Il reste moins de deux autels.
reason-basilica-no-vaults-for-altars = Il reste moins de deux voûtes sans autel.
reason-basilica-no-vault = Il n’y a pas de voûte en { $guilty }.
reason-basilica-not-your-builder = Vous n’avez pas de bâtisseur en { $cell }.
reason-basilica-builder-stands-here = Un bâtisseur se tient déjà en { $guilty }.
reason-basilica-not-beside-own-builder = La case { $cell } n’est pas à côté de l’un de vos bâtisseurs.
reason-basilica-confuses-nobody = Une fois votre bâtisseur en { $cell } repris, aucun bâtisseur adverse ne pourrait être déplacé.
reason-basilica-glass-lies-here = Il y a déjà un vitrail en { $cell }.
reason-basilica-altar-stands-here = Il y a déjà un autel en { $cell }.
reason-basilica-not-the-foes-builder = Cette consigne ne peut déplacer aucun bâtisseur en { $cell }.
reason-basilica-altar-protects = L’autel en { $cell } protège de cette consigne.
reason-basilica-off-the-plan = La cathédrale n’a que cinq colonnes.
reason-basilica-same-rank = Ce bâtisseur a déjà ce rang : { $rank }.
reason-basilica-rank-just-chosen = Le joueur actif vient de choisir ce rang ({ $rank }) ; la consigne rémunérée en demande un autre.
reason-basilica-token-not-in-supply = Ce jeton n’est plus dans votre réserve.
reason-basilica-colour-on-tile = La tuile a déjà cette couleur : { $colour }.

## Feuille de score

score-basilica-scoring = Décompte { $number }
    .group = Décompte { $number }
score-basilica-majority = { $colour } en { $where } : { basilica-area-points } ; majorité { $strength } à { $against }
score-basilica-majority-strongman = { $colour } en { $where } : { basilica-area-points } ; égalité à { $strength }, tranchée par l’hercule
score-basilica-minority = { $colour } en { $where } : minorité { $strength } à { $against }, { $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    }
score-basilica-minority-strongman = { $colour } en { $where } : égalité à { $strength } perdue face à l’hercule, { $builders ->
        [one] { $builders } bâtisseur
       *[other] { $builders } bâtisseurs
    }
score-basilica-tie = { $colour } en { $where } : égalité à { $strength }, aucun point
score-basilica-unclaimed = { $colour } en { $where } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, sans bâtisseur

## De quoi parle une ligne du score, pour dire pourquoi un coup est meilleur

topic-basilica-majority = majorité, { $colour }
topic-basilica-minority = minorité, { $colour }

## Le plateau dans le terminal

basilica-board-stack = { $again ->
        [yes] Pile (seconde et dernière) : { $tiles }
       *[no] Pile : { $tiles }
    }
basilica-board-seat = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (décompte immédiat : { $now }), bâtisseurs { $builders }, pièces { $coins }, jetons { $tokens }
basilica-board-marker = { $next ->
        [0] { $marker } : case { $at }
       *[other] { $marker } : case { $at } ; prochain décompte à la case { $next }, encore { $left }
    }
basilica-board-discards = { $tiles ->
        [0] La défausse est vide.
        [one] Défausse, { $tiles } tuile :
       *[other] Défausse, { $tiles } tuiles :
    }
basilica-board-track = { $token ->
        [0] { $seat } sur la piste de score : case { $space }
       *[other] { $seat } sur la piste de score : case { $space }, jeton Score +{ $token }
    }
