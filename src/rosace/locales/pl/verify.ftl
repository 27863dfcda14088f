### Co polecenie `rosace verify` mówi o zapisie.

## Co sprawdzono

verify-commitment = Sekret jest tym, do którego stół się zobowiązał (SHA-256 { $commitment }).
verify-nonces = Gracze, którzy dodali do kości własny nonce: { $count } z { $seats }.
verify-events = { $dealt ->
    [one] Jedno zdarzenie losowe zgadza się z kośćmi.
    [few] { $dealt } zdarzenia losowe zgadzają się z kośćmi.
   *[many] { $dealt } zdarzeń losowych zgadza się z kośćmi.
}
verify-given = { $given ->
    [one] Jedno zdarzenie losowe przejęto z innej partii, nie z kości.
    [few] { $given } zdarzenia losowe przejęto z innej partii, nie z kości.
   *[many] { $given } zdarzeń losowych przejęto z innej partii, nie z kości.
}
verify-decisions = { $decisions ->
    [one] Jedna decyzja, zgodna z zasadami.
    [few] { $decisions } decyzje, wszystkie zgodne z zasadami.
   *[many] { $decisions } decyzji, wszystkie zgodne z zasadami.
}
verify-over = Partię rozegrano do końca.
verify-key = Klucz pozycji na końcu to { $found }.

## Co się nie zgadza

verify-wrong-commitment = Sekret nie jest tym, do którego stół się zobowiązał.
verify-wrong-outcome = Zdarzenie { $number } to „{ $action }”, a kości mówią „{ $expected }”.
verify-wrong-action = Zdarzenie { $number } ({ $action }) jest niedozwolone: { $reason } ({ $clause })
verify-wrong-key = Klucz pozycji na końcu to { $found }, a nie { $stated }.
verify-wrong-end = Partia jest skończona według zasad, a nagłówek ended mówi „{ $ended }”.
verify-not-over = Po ostatnim zdarzeniu partia nie jest skończona: na końcu czegoś brakuje.

## Czego nie można sprawdzić

verify-no-commitment = Nie ma nagłówka commitment: tę partię można tylko odtworzyć (rosace replay).
verify-no-secret = Nie ma nagłówka secret: sekret ujawnia się po końcu partii. Do tego czasu można ją tylko odtworzyć (rosace replay).
verify-no-key = Nie ma nagłówka key, więc nie wiadomo, czy zapis jest cały: tę partię można tylko odtworzyć (rosace replay).
