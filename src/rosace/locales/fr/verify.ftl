### Ce que dit `rosace verify` d’un relevé.
### Devant : et dans « » se trouve une espace insécable (U+00A0).

## Ce qui a été vérifié

verify-commitment = Le secret est celui sur lequel la table s’était engagée (SHA-256 { $commitment }).
verify-nonces = Joueurs qui ont donné un nonce aux dés : { $count } sur { $seats }.
verify-events = { $dealt ->
    [one] { $dealt } événement du hasard est celui que donnent les dés.
   *[other] { $dealt } événements du hasard sont ceux que donnent les dés.
}
verify-given = { $given ->
    [one] { $given } événement du hasard vient d’une autre partie et non des dés.
   *[other] { $given } événements du hasard viennent d’une autre partie et non des dés.
}
verify-decisions = { $decisions ->
    [one] { $decisions } décision, permise.
   *[other] { $decisions } décisions, toutes permises.
}
verify-over = La partie a été jouée jusqu’au bout.
verify-key = La position à la fin a la clé { $found }.

## Ce qui ne concorde pas

verify-wrong-commitment = Le secret n’est pas celui sur lequel la table s’était engagée.
verify-wrong-outcome = L’action { $number } est « { $action } », mais les dés donnent « { $expected } ».
verify-wrong-action = L’action { $number } ({ $action }) est refusée : { $reason } ({ $clause })
verify-wrong-key = La position à la fin a la clé { $found }, et non { $stated }.
verify-wrong-end = La partie est finie selon les règles, mais l’en-tête ended dit « { $ended } ».
verify-not-over = Après la dernière action la partie n’est pas finie : il manque quelque chose à la fin.

## Ce qui ne peut être vérifié

verify-no-commitment = Il n’y a pas d’en-tête commitment : cette partie peut seulement être rejouée (rosace replay).
verify-no-secret = Il n’y a pas d’en-tête secret : le secret est révélé quand la partie est finie. Jusque-là elle peut seulement être rejouée (rosace replay).
verify-no-key = Il n’y a pas d’en-tête key, et rien ne dit si le relevé est entier : cette partie peut seulement être rejouée (rosace replay).
