### Basilica : ce qui est demandé, ce qu’on peut choisir, ce qui s’est passé, pourquoi non, et la feuille de score.
### Une case s’écrit colonne puis rangée : a1 est le créneau de départ de gauche, contre le plateau.
### Les consignes, rangs et places sont dans basilica-terms.ftl.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Ce qui est demandé

ask-basilica-first = Le hasard choisit qui commence.
ask-basilica-top = La prochaine tuile de la pile est dévoilée.
ask-basilica-crown = Une tuile est retournée.
ask-basilica-action =
    { $actions ->
        [one] Encore une action : placez une voûte, placez un bâtisseur ou exécutez une consigne.
       *[other] Encore { $actions } actions : placez une voûte, placez un bâtisseur ou exécutez une consigne.
    }
ask-basilica-promote = Choisissez le bâtisseur à promouvoir.
ask-basilica-rank = Choisissez le rang du bâtisseur en { $cell }.
ask-basilica-move = Choisissez le bâtisseur à déplacer et où il va.
ask-basilica-recruit = Choisissez la voûte du nouveau bâtisseur.
ask-basilica-take = Choisissez celui de vos bâtisseurs qui retourne en réserve.
ask-basilica-move-foe = Choisissez le bâtisseur adverse à déplacer et où il va.
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
ask-basilica-offer = { $order } : payer une pièce de monnaie à l’adversaire et en profiter aussi ?
ask-basilica-juggle = Choisissez une couleur de plus pour le jongleur en { $cell }.
ask-basilica-over = La partie est finie.

## À quoi l’on peut répondre d’avance

question-basilica-pay = Payer quand l’adversaire exécute une consigne ?
    .never = jamais
    .ask = me demander
    .always = toujours
    .promote = { order-promote } : donner un autre rang à l’un de vos bâtisseurs
    .recruit = { order-recruit } : poser un bâtisseur à côté de l’un des vôtres
    .confuse = { order-confuse } : choisir lequel de vos bâtisseurs est déplacé, et où

## Choix

choice-basilica-place =
    { $crown ->
        [yes] Voûte { $space } ({ $colours }, couronne) en { $cell }
       *[no] Voûte { $space } ({ $colours }) en { $cell }
    }
choice-basilica-builder = Placer un bâtisseur en { $cell }
choice-basilica-order = Exécuter la consigne { $space } : { $order }
choice-basilica-promote = Promouvoir le bâtisseur en { $cell }
choice-basilica-rank = { $rank } (au dos du jeton : { $down })
choice-basilica-move = Déplacer le bâtisseur de { $cell } à { $to }
choice-basilica-recruit = Poser un bâtisseur en { $cell } ({ $colours })
choice-basilica-take = Reprendre votre bâtisseur en { $cell }
choice-basilica-glass = Poser le vitrail en { $cell } ({ $colours })
choice-basilica-scaffold = Échafaudage en { $cell }
choice-basilica-disaster = Défausser la voûte en { $cell } ({ $colours })
choice-basilica-altar = Poser un autel en { $cell } ({ $colours })
choice-basilica-pay = Payer une pièce de monnaie
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
event-basilica-marker =
    { $edition ->
        [2010] Le roi avance sur la case { $to }.
       *[2022] La reine avance sur la case { $to }.
    }
event-basilica-builder = { $seat } place un bâtisseur en { $cell }.
event-basilica-order = { $seat } exécute une consigne : { $order }.
event-basilica-rank = { $seat } promeut le bâtisseur en { $cell } : { $rank }.
event-basilica-move = { $seat } déplace un bâtisseur de { $cell } à { $to }.
event-basilica-confuse = { $seat } déplace le bâtisseur adverse de { $cell } à { $to }.
event-basilica-recruit = { $seat } pose un bâtisseur en { $cell }.
event-basilica-take = { $seat } reprend son bâtisseur en { $cell }.
event-basilica-glass = { $seat } pose un vitrail en { $cell }.
event-basilica-scaffold = { $seat } dresse un échafaudage en { $cell }.
event-basilica-disaster = { $seat } défausse la voûte en { $cell } ({ $colours }).
event-basilica-altar = { $seat } pose un autel en { $cell }.
event-basilica-pay = { $seat } paie une pièce de monnaie pour profiter aussi de la consigne : { $order }.
event-basilica-decline = { $seat } ne paie pas.
event-basilica-juggle = { $seat } ajoute une couleur au jongleur en { $cell } : { $colour }.
event-basilica-juggle-secretly = { $seat } choisit en secret une couleur pour un jongleur.
event-basilica-juggle-shown = { $seat }, jongleur en { $cell } : { $colour }.
event-basilica-reshuffle = La pile est vide : la défausse, mélangée, en forme une nouvelle.
event-basilica-stuck = Trois tuiles joker qui n’entrent nulle part sont défaussées et remplacées.
event-basilica-flip =
    { $crown ->
        [yes] Case voûte { $space } : { $colours }, couronne.
       *[no] Case voûte { $space } : { $colours }.
    }
event-basilica-refill = Case consigne { $space } : { $order } ({ $colours }).
event-basilica-top = Dessus de la pile : { $order } ({ $colours }).
event-basilica-scoring = Décompte numéro { $number }.
event-basilica-majority = { $seat } { $points } : { $colour } en { $where }, { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    }{ $architect ->
        [yes] {" "}× 2 (architecte)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } pour les vitraux
    } ; majorité { $strength } à { $against }.
event-basilica-majority-strongman = { $seat } { $points } : { $colour } en { $where }, { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    }{ $architect ->
        [yes] {" "}× 2 (architecte)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } pour les vitraux
    } ; égalité à { $strength }, tranchée par l’hercule.
event-basilica-minority = { $seat } { $points } : { $colour } en { $where }, minorité { $strength } à { $against }.
event-basilica-minority-strongman = { $seat } { $points } : { $colour } en { $where }, égalité à { $strength } perdue face à l’hercule.
event-basilica-tie = { $seat } { $points } : { $colour } en { $where }, égalité à { $strength }.
event-basilica-scored = Décompte numéro { $number } : Blanc { $gain0 }, Noir { $gain1 }.
event-basilica-rows-leave =
    { $tiles ->
        [0] Les bâtisseurs retournent en réserve ; aucune voûte ne part.
        [one] Les bâtisseurs retournent en réserve ; une voûte part et le reste glisse jusqu’au plateau.
       *[other] Les bâtisseurs retournent en réserve ; { $tiles } voûtes partent et le reste glisse jusqu’au plateau.
    }
event-basilica-turn = Au tour de { $seat }.
event-basilica-ended-by-scoring = Le troisième décompte met fin à la partie.
event-basilica-ended-by-stack = La pile est épuisée pour la seconde fois : la partie est finie.
event-basilica-won = { $seat } gagne : Blanc { $points0 }, Noir { $points1 }.
event-basilica-shared-victory = Victoire partagée, { $points0 } à { $points1 }.

## Pourquoi non

reason-basilica-not-now = Pour l’instant, autre chose est demandé : { $asked }
reason-basilica-occupied = La case { $cell } est déjà prise.
reason-basilica-not-adjacent = La case { $cell } ne touche ni le plateau ni une tuile.
reason-basilica-wild-beside-wild = Une tuile joker ne peut pas en toucher une autre (ici : { $guilty }).
reason-basilica-no-vault-just-placed = Un bâtisseur ne se place que sur la voûte placée par l’action qui précède.
reason-basilica-no-builder-left = Il ne reste aucun bâtisseur dans la réserve.
reason-basilica-no-own-builder = { $order } : il faut l’un de vos bâtisseurs dans la cathédrale.
reason-basilica-no-token-left = Il ne reste aucun jeton promotion dans votre réserve.
reason-basilica-no-other-rank = Aucun jeton de la réserve n’a de rang que ce bâtisseur pourrait recevoir.
reason-basilica-cannot-move = Aucun de vos bâtisseurs n’a de voûte libre à côté de lui.
reason-basilica-no-free-vault = Il n’y a aucune voûte sans bâtisseur.
reason-basilica-nothing-to-confuse = Aucun bâtisseur adverse ne pourrait être déplacé ensuite.
reason-basilica-no-vault-for-glass = Il n’y a aucune voûte avec l’un de vos bâtisseurs et sans vitrail.
reason-basilica-no-vault-to-lose = Il n’y a aucune voûte sans bâtisseur ni autel à défausser.
reason-basilica-no-altars-left = Il reste moins de deux autels.
reason-basilica-no-vaults-for-altars = Il reste moins de deux voûtes sans autel.
reason-basilica-no-vault = Il n’y a pas de voûte en { $guilty }.
reason-basilica-not-your-builder = Vous n’avez pas de bâtisseur en { $cell }.
reason-basilica-builder-stands-here = Un bâtisseur se tient déjà en { $guilty }.
reason-basilica-not-beside-own-builder = La case { $cell } n’est pas à côté d’une voûte où se tient l’un de vos bâtisseurs.
reason-basilica-confuses-nobody = Une fois votre bâtisseur repris en { $cell }, aucun bâtisseur adverse ne pourrait être déplacé.
reason-basilica-glass-lies-here = Il y a déjà un vitrail en { $cell }.
reason-basilica-altar-stands-here = Il y a déjà un autel en { $cell }.
reason-basilica-not-the-foes-builder = Il n’y a en { $cell } aucun bâtisseur que cette consigne puisse déplacer.
reason-basilica-altar-protects = L’autel en { $cell } protège de cette consigne.
reason-basilica-off-the-plan = Ce serait en dehors des cinq colonnes.
reason-basilica-same-rank = Ce bâtisseur a déjà ce rang : { $rank }.
reason-basilica-rank-just-chosen = Le joueur actif vient de choisir { $rank } ; la consigne rémunérée demande un autre rang.
reason-basilica-token-not-in-supply = Il ne reste aucun jeton de ce genre dans la réserve.
reason-basilica-colour-on-tile = La tuile a déjà cette couleur : { $colour }.

## Feuille de score

score-basilica-scoring = Décompte numéro { $number }
score-basilica-majority = { $colour } en { $where } : { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    }{ $architect ->
        [yes] {" "}× 2 (architecte)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } pour les vitraux
    } ; majorité { $strength } à { $against }
score-basilica-majority-strongman = { $colour } en { $where } : { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    }{ $architect ->
        [yes] {" "}× 2 (architecte)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } pour les vitraux
    } ; égalité à { $strength }, l’hercule tranche
score-basilica-minority = { $colour } en { $where } : minorité { $strength } à { $against }, { $builders ->
        [one] un bâtisseur
       *[other] { $builders } bâtisseurs
    }
score-basilica-minority-strongman = { $colour } en { $where } : égalité à { $strength } perdue face à l’hercule, { $builders ->
        [one] un bâtisseur
       *[other] { $builders } bâtisseurs
    }
score-basilica-tie = { $colour } en { $where } : égalité à { $strength }, aucun point

## Le plateau dans le terminal

basilica-board-stack = { $again ->
        [yes] Pile (seconde et dernière) : { $tiles }
       *[no] Pile : { $tiles }
    }
basilica-board-seat = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (décompte maintenant : { $now }), bâtisseurs { $builders }, pièces de monnaie { $coins }, jetons { $tokens }
basilica-board-marker = { $next ->
        [0] { $marker } : case { $at }
       *[other] { $marker } : case { $at } ; prochain décompte à la case { $next }, encore { $left }
    }
basilica-board-discards = { $tiles ->
        [0] Aucune tuile n’a été défaussée.
        [one] Une tuile défaussée :
       *[other] { $tiles } tuiles défaussées :
    }
basilica-board-track = { $token ->
        [0] { $seat } sur la piste de score : case { $space }
       *[other] { $seat } sur la piste de score : case { $space }, jeton score +{ $token }
    }
