### Basilica : les mots dont seul le plateau dans le navigateur a besoin.
### Devant ; et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

## Comment on nomme les choses à voix haute

basilica-tile =
    { $crown ->
        [yes] voûte, { $colours }, couronne
       *[no] voûte, { $colours }
    }
basilica-free-cell = { $cell }, case libre
basilica-scaffolding = échafaudage
basilica-glass = vitrail
basilica-altar = autel
basilica-builder = bâtisseur ({ $seat }), { $rank }
basilica-empty-vault-space = Case Voûte { $space } : vide
basilica-empty-order-space = Case Consigne { $space } : vide
basilica-vault-to-come = Case Voûte { $space } : { $colours }, couronne encore inconnue
basilica-order-to-come = Case Consigne { $space } : à piocher
basilica-discards = Défausse : { $tiles }

## Les consignes, assez brèves pour tenir sous une tuile

basilica-name-promote = Promouvoir
basilica-name-move = Déplacer
basilica-name-recruit = Recruter
basilica-name-confuse = Confondre
basilica-name-glass = Vitrail
basilica-name-scaffolding = Échafaudage
basilica-name-disaster = Catastrophe
basilica-name-altar = Autel

## Sur le plateau

basilica-look-through = Consulter la défausse
basilica-close = Fermer
basilica-tips = Quand cette voûte est prise, la consigne du dessus se retourne à sa place ({ $colours }).
basilica-stack-help = La tuile du dessus montre sa consigne et ses couleurs ; on ne voit sa couronne qu’en la retournant.
basilica-marker-help = Le pion avance d’une case pour chaque voûte à couronne placée dans la cathédrale. Sur une case à couronne, il déclenche un décompte.
basilica-to-go =
    { $left ->
        [0] { $marker }
        [one] { $marker } : encore { $left } couronne avant le décompte
       *[other] { $marker } : encore { $left } couronnes avant le décompte
    }
basilica-scores =
    { $last ->
        [yes] Décompte : la partie se termine
       *[no] Décompte : le tour se termine{ $lost ->
            [0] {""}
            [one] , { $lost } action perdue
           *[other] , { $lost } actions perdues
        }
    }
basilica-actions-left =
    { $actions ->
        [one] encore { $actions } action
       *[other] encore { $actions } actions
    }
basilica-scoring-now = Si l’on comptait maintenant
basilica-web-stakes = Points, et ce qu’un décompte ajouterait
basilica-standing = +{ $points } si on comptait maintenant
basilica-prospect = { $gain } si on comptait maintenant
basilica-other-choices = Autres coups

## Compter les points d’une vraie partie

basilica-scorer-help = Choisissez un élément, puis touchez les cases de la cathédrale ; touchez de nouveau pour retirer.
basilica-scorer-vaults = Voûtes
basilica-scorer-builders = Bâtisseurs
basilica-scorer-wild = joker : { $colours }
basilica-scorer-left =
    { $number ->
        [one] encore { $number } dans la boîte
       *[other] encore { $number } dans la boîte
    }
basilica-scorer-erase = Effacer
basilica-scorer-undo = Annuler
basilica-scorer-clear = Tout effacer
basilica-scorer-edition = Édition
basilica-scorer-earlier = Points des décomptes précédents
basilica-scorer-earlier-of = { $seat }, décompte { $number }
basilica-scorer-juggle = Couleur du jongleur en { $cell }
basilica-scorer-empty = Posez au moins une voûte.
basilica-scorer-asks-juggle = Choisissez une couleur pour chaque jongleur.
basilica-scorer-wild-beside-wild = Une voûte Joker ne peut pas en toucher une autre : { $cell }.
basilica-scorer-no-vault = Posez d’abord une voûte en { $cell }.
basilica-scorer-used-up = Il n’en reste plus dans la boîte.

## Images de la page des règles

basilica-figure-display = Les consignes en haut, les voûtes en bas. Quand la voûte du milieu est prise, la consigne du dessus se retourne à sa place.
basilica-figure-areas = La zone bleue compte quatre tuiles ; deux sont des jokers et peuvent aussi appartenir à une zone de leur autre couleur.
basilica-figure-wild = Une voûte Joker peut toucher une voûte unicolore, mais jamais une autre voûte Joker.
basilica-figure-scoring = La zone bleue : le maître maçon compte pour deux, donc Noir a la majorité 2 à 1 et marque 4 tuiles × 2 grâce à l’architecte, plus 2 pour le vitrail.
basilica-figure-ranks = Les quatre rangs et leurs insignes : compas, truelle, bras levé, bonnet à grelots.

## Examples beside the clauses of the rules

basilica-example-place = Une voûte se pose dans la première rangée ou à côté d’une voûte déjà posée. En c2, elle ne toucherait rien.
basilica-example-wild = La voûte Joker vert et bleu ne peut pas toucher un autre joker. Plus loin, c’est permis.
basilica-example-area = La zone rouge de Blanc compte trois tuiles : 3 points. La quatrième voûte rouge ne la touche que par un coin et n’en fait pas partie.
basilica-example-two-colours = Le joker en a2 appartient à la zone bleue et à la zone verte. Blanc marque 4 points pour la bleue.
basilica-example-architect = Blanc marque 3 tuiles × 2 grâce à l’architecte, plus 2 pour le vitrail : 8 points.
basilica-example-minority = Blanc a la majorité et marque 3 points. Noir y a un bâtisseur et marque 1 point.
basilica-example-strongman = Un bâtisseur chacun, ce serait l’égalité. L’hercule de Blanc la brise : 3 points pour Blanc, 1 pour Noir.
basilica-example-move = Le bâtisseur de Blanc peut aller en a1. En c1, la place est prise.
basilica-example-disaster = Catastrophe peut défausser la voûte en a1. En b1 se tient un bâtisseur : elle reste.
basilica-example-mason = Le maître maçon compte pour deux, donc Noir marque la zone bleue : 4 tuiles × 2, plus 2 pour le vitrail, 10 points. Blanc y marque 1 point, et 4 pour le jaune.
