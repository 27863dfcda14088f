### Ce que dit `rosace verify` d’un relevé.
### Devant : et dans « » se trouve une espace insécable (U+00A0).

## Ce qui a été vérifié

verify-commitment = Le secret correspond à l’empreinte que la table avait fixée avant la partie (SHA-256 { $commitment }).
verify-nonces = Joueurs qui ont ajouté un nonce aux tirages : { $count } sur { $seats }.
verify-events = { $dealt ->
    [one] { $dealt } tirage, conforme au secret.
   *[other] { $dealt } tirages, tous conformes au secret.
}
verify-given = { $given ->
    [one] { $given } tirage repris d’une autre partie, et non tiré ici.
   *[other] { $given } tirages repris d’une autre partie, et non tirés ici.
}
verify-decisions = { $decisions ->
    [one] { $decisions } coup, conforme aux règles.
   *[other] { $decisions } coups, tous conformes aux règles.
}
verify-over = La partie a été jouée jusqu’au bout.
verify-key = La position finale a la clé { $found }.

## Ce qui ne concorde pas

verify-wrong-commitment = Le secret ne correspond pas à l’empreinte que la table avait fixée avant la partie.
verify-wrong-outcome = L’action { $number } est « { $action } », mais le tirage donne « { $expected } ».
verify-wrong-action = L’action { $number } ({ $action }) est refusée : { $reason } ({ $clause })
verify-wrong-key = La position finale a la clé { $found }, et non { $stated }.
verify-wrong-end = La partie est terminée selon les règles, mais l’en-tête ended dit « { $ended } ».
verify-not-over = Après la dernière action, la partie n’est pas terminée : il manque la fin.

## Ce qui ne peut pas être vérifié

verify-no-commitment = Il n’y a pas d’en-tête commitment : cette partie peut seulement être rejouée (rosace replay).
verify-no-secret = Il n’y a pas d’en-tête secret : le secret est révélé une fois la partie terminée. Jusque-là, elle peut seulement être rejouée (rosace replay).
verify-no-key = Il n’y a pas d’en-tête key, et rien ne dit si le relevé est complet : cette partie peut seulement être rejouée (rosace replay).
verify-other-rules = Le relevé suit les règles { $found }, et ce programme a { $known } : la version ou la liste du matériel diffère.
verify-written-by = Le programme qui l’a écrit peut le lire : { $program }.
