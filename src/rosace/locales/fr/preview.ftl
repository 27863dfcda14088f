# Ce qu’un lien vers une table affiche dans une discussion.
preview-title = { $game } : { $players }
preview-won-by =
    { $margin ->
        [one] { $name } a gagné avec { $margin } point d’avance.
       *[other] { $name } a gagné avec { $margin } points d’avance.
    }
preview-won = { $name } a gagné.
preview-draw = Égalité.
preview-solo =
    { $points ->
        [one] { $name } a marqué { $points } point en solo.
       *[other] { $name } a marqué { $points } points en solo.
    }
preview-given-up = { $name } a abandonné.
preview-update = Partie interrompue par une mise à jour.
preview-see = Voyez le plateau final et rejouez chaque coup.
preview-playing = La partie est en cours. Suivez-la en direct.
preview-open = Une place est libre. Rejoignez la partie.
