### Co polecenie `rosace verify` mówi o zapisie.

## Co sprawdzono

verify-commitment = Sekret zgadza się z ogłoszonym przed partią skrótem (SHA-256 { $commitment }).
verify-nonces = Gracze, którzy dodali do losowania własny nonce: { $count } z { $seats }.
verify-events = { $dealt ->
    [one] Jedno zdarzenie losowe zgadza się z losowaniem.
    [few] { $dealt } zdarzenia losowe zgadzają się z losowaniem.
   *[many] { $dealt } zdarzeń losowych zgadza się z losowaniem.
}
verify-given = { $given ->
    [one] Jedno zdarzenie losowe przejęto z innej partii, bez losowania.
    [few] { $given } zdarzenia losowe przejęto z innej partii, bez losowania.
   *[many] { $given } zdarzeń losowych przejęto z innej partii, bez losowania.
}
verify-decisions = { $decisions ->
    [one] Jedna decyzja, zgodna z zasadami.
    [few] { $decisions } decyzje, wszystkie zgodne z zasadami.
   *[many] { $decisions } decyzji, wszystkie zgodne z zasadami.
}
verify-over = Partię rozegrano do końca.
verify-key = Klucz pozycji na końcu to { $found }.

## Co się nie zgadza

verify-wrong-commitment = Sekret nie zgadza się z ogłoszonym przed partią skrótem.
verify-wrong-outcome = Zdarzenie { $number } to „{ $action }”, a z losowania wynika „{ $expected }”.
verify-wrong-action = Zdarzenie { $number } ({ $action }) jest niedozwolone: { $reason } ({ $clause })
verify-wrong-key = Klucz pozycji na końcu to { $found }, a nie { $stated }.
verify-wrong-end = Według zasad to koniec partii, a nagłówek ended mówi „{ $ended }”.
verify-not-over = Po ostatnim zdarzeniu partia jeszcze trwa: brakuje jej końca.

## Czego nie można sprawdzić

verify-no-commitment = Brak nagłówka commitment: tę partię można tylko odtworzyć (rosace replay).
verify-no-secret = Brak nagłówka secret: sekret ujawnia się po końcu partii. Do tego czasu można ją tylko odtworzyć (rosace replay).
verify-no-key = Brak nagłówka key, więc nie wiadomo, czy zapis jest kompletny: tę partię można tylko odtworzyć (rosace replay).
verify-other-rules = Zapis powstał według zasad { $found }, a ten program ma { $known }: różni się wersja zasad albo lista elementów.
verify-written-by = Odczyta go program, który go zapisał: { $program }.
