### Sagrada: o co pytamy, co można wybrać, co się stało, dlaczego nie, i arkusz wyników.
### Pole zapisujemy jako wiersz i kolumnę: a1 to lewy górny narożnik. Kostka to litera i wartość: R4.
### Narzędzia, cele i gracze są w sagrada-terms.ftl.
### Parametr guilty bywa listą pól, dlatego stoi po dwukropku.

## O co pytamy

ask-sagrada-tool-card = Na stół trafia narzędzie.
ask-sagrada-public = Na stół trafia cel grupowy.
ask-sagrada-first = Los wybiera, kto zaczyna.
ask-sagrada-private = Los przydziela cel indywidualny.
ask-sagrada-card = Los przydziela kartę wzoru witrażu.
ask-sagrada-die = Losowanie kostki z woreczka i rzut.
ask-sagrada-roll = Ponowny rzut kostką.
ask-sagrada-reroll = Ponowny rzut kostkami z puli wyboru.
ask-sagrada-colour = Losowanie nowej kostki z woreczka.
ask-sagrada-window = Wybierz swój witraż.
ask-sagrada-turn =
    { $drafted ->
        [yes] Runda { $round }, ruch { $turn }: użyj narzędzia albo zakończ ruch.
       *[no] Runda { $round }, ruch { $turn }: wybierz i umieść kostkę, użyj narzędzia albo zakończ ruch.
    }
ask-sagrada-pay = { $tool }: wybierz kostkę, którą kładziesz na narzędziu.
ask-sagrada-draft = { $tool }: wybierz kostkę z puli wyboru.
ask-sagrada-adjust = { $tool }: o jeden więcej czy o jeden mniej niż { $die }?
ask-sagrada-swap = { $tool }: wybierz kostkę z toru rund w zamian za { $die }.
ask-sagrada-value = { $tool }: wybierz wartość nowej kostki.
ask-sagrada-put = { $tool }: wybierz pole dla { $die }.
ask-sagrada-isolated = { $tool }: wybierz kostkę i pole, które nie styka się z żadną inną.
ask-sagrada-extra = { $tool }: wybierz i umieść drugą kostkę.
ask-sagrada-move = { $tool }: wybierz kostkę w swoim witrażu i jej nowe pole.
ask-sagrada-move-again = { $tool }: wybierz drugą kostkę i jej nowe pole.
ask-sagrada-over = Partia jest skończona.

## Możliwości

choice-sagrada-place = { $die } na { $cell }
choice-sagrada-tool =
    { $price ->
        [0] Narzędzie { $number }: { $tool } (kostka: { $colour })
        [one] Narzędzie { $number }: { $tool } (1 znacznik)
        [few] Narzędzie { $number }: { $tool } ({ $price } znaczniki)
       *[many] Narzędzie { $number }: { $tool } ({ $price } znaczników)
    }
choice-sagrada-pass = Zakończ ruch
choice-sagrada-draft = Wybierz { $die }
choice-sagrada-put = { $die } na { $cell }
choice-sagrada-adjust =
    { $step ->
        [up] O jeden więcej
       *[down] O jeden mniej
    }
choice-sagrada-swap = Weź { $die } z toru rund
choice-sagrada-value = Ustaw wartość { $value }
choice-sagrada-return = Oddaj kostkę do puli wyboru
choice-sagrada-move = Przesuń { $die } z { $cell } na { $to }
choice-sagrada-stop = Poprzestań na jednej kostce
choice-sagrada-pay = Zapłać kostką { $die }
choice-sagrada-window =
    { $tokens ->
        [0] { $window }
        [one] { $window } (1 znacznik)
        [few] { $window } ({ $tokens } znaczniki)
       *[many] { $window } ({ $tokens } znaczników)
    }
choice-sagrada-first = { $seat } zaczyna
choice-sagrada-private = Cel indywidualny: { $objective }
choice-sagrada-card = Karta wzoru witrażu: { $windows }
choice-sagrada-tool-card = Narzędzie: { $tool }
choice-sagrada-public = Cel grupowy: { $objective }
choice-sagrada-die = Wylosowana kostka: { $die }
choice-sagrada-roll = Wynik rzutu: { $value }
choice-sagrada-colour = Kolor nowej kostki: { $colour }

## Co się stało

event-sagrada-first = { $seat } zaczyna.
event-sagrada-private = { $seat } dostaje cel indywidualny: { $objective }.
event-sagrada-private-secretly = { $seat } dostaje cel indywidualny.
event-sagrada-card = { $seat } dostaje kartę wzoru witrażu: { $windows }.
event-sagrada-tool-card = Narzędzie: { $tool }.
event-sagrada-public = Cel grupowy: { $objective }.
event-sagrada-die = Wylosowana kostka: { $die }.
event-sagrada-colour = Kolor nowej kostki z woreczka: { $colour }.
event-sagrada-roll = Wynik rzutu: { $die }.
event-sagrada-window = { $seat } wybiera witraż: { $window }.
event-sagrada-window-secretly = { $seat } w tajemnicy wybiera witraż.
event-sagrada-window-shown = { $seat }: { $window }, { $tokens ->
        [one] { $tokens } znacznik uznania
        [few] { $tokens } znaczniki uznania
       *[many] { $tokens } znaczników uznania
    }.
event-sagrada-place = { $seat } umieszcza { $die } na { $cell }.
event-sagrada-tool =
    { $price ->
        [0] { $seat } używa narzędzia: { $tool }.
        [one] { $seat } używa narzędzia za 1 znacznik: { $tool }.
        [few] { $seat } używa narzędzia za { $price } znaczniki: { $tool }.
       *[many] { $seat } używa narzędzia za { $price } znaczników: { $tool }.
    }
event-sagrada-pass = { $seat } kończy ruch.
event-sagrada-draft = { $seat } wybiera { $die }.
event-sagrada-draft-turned = { $seat } wybiera { $die } i obraca kostkę na przeciwną ściankę: { $turned }.
event-sagrada-put = { $seat } umieszcza { $die } na { $cell }.
event-sagrada-adjust = { $seat } zmienia wartość kostki: { $die }.
event-sagrada-swap = { $seat } bierze { $die } z toru rund.
event-sagrada-value = { $seat } ustala wartość kostki: { $die }.
event-sagrada-return = { $seat } oddaje { $die } do puli wyboru.
event-sagrada-back-to-pool = { $die } nigdzie nie pasuje i wraca do puli wyboru.
event-sagrada-move = { $seat } przesuwa { $die } z { $cell } na { $to }.
event-sagrada-stop = { $seat } poprzestaje na jednej kostce.
event-sagrada-pay = { $seat } kładzie { $die } na narzędziu: { $tool }.
event-sagrada-round-ended = Runda { $round } jest skończona; to, co zostało w puli wyboru, trafia na tor rund.
event-sagrada-round = Runda { $round }: { $seat } zaczyna.
event-sagrada-turn = Teraz gra { $seat }.
event-sagrada-skipped = { $seat } traci drugi ruch.
event-sagrada-ended = Dziesiąta runda jest skończona.
event-sagrada-result = { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } ({ $objective }).
event-sagrada-won = { $seat } wygrywa: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-sagrada-solo-won = Wygrana: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, więcej niż docelowy wynik { $target }.
event-sagrada-solo-lost = Przegrana: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a docelowy wynik to { $target }.

## Dlaczego nie

reason-sagrada-not-now = Teraz trzeba zdecydować o czym innym: { $asked }
reason-sagrada-not-your-card = Tego witrażu nie ma na żadnej z twoich kart.
reason-sagrada-not-in-pool = W puli wyboru nie ma { $die }.
reason-sagrada-already-drafted = W tym ruchu kostka została już wybrana.
reason-sagrada-occupied = Na { $cell } leży już kostka.
reason-sagrada-not-on-edge = Pierwsza kostka musi leżeć przy krawędzi witrażu, a pole { $cell } jest w środku.
reason-sagrada-no-contact = Pole { $cell } nie styka się z żadną kostką w twoim witrażu.
reason-sagrada-printed-colour = Pole { $cell } ma oznaczenie { $sign }, a { $die } ma inny kolor.
reason-sagrada-printed-value = Pole { $cell } ma oznaczenie { $sign }, a { $die } ma inną wartość.
reason-sagrada-neighbour-colour = Obok { $cell } jest już ten sam kolor: { $guilty }.
reason-sagrada-neighbour-value = Obok { $cell } jest już ta sama wartość: { $guilty }.
reason-sagrada-touches = Pole { $cell } styka się z inną kostką.
reason-sagrada-no-such-tool = W tej partii nie ma tego narzędzia: { $tool }.
reason-sagrada-tool-used = W tym ruchu narzędzie zostało już użyte.
reason-sagrada-tool-gone = { $tool }: to narzędzie zostało już użyte, a w grze jednoosobowej służy tylko raz.
reason-sagrada-too-dear = { $tool }: cena to { $price }, a masz { $tokens ->
        [one] { $tokens } znacznik uznania
        [few] { $tokens } znaczniki uznania
       *[many] { $tokens } znaczników uznania
    }.
reason-sagrada-no-die-to-pay = { $tool }: w puli wyboru nie ma kostki w kolorze tego narzędzia ({ $colour }).
reason-sagrada-wrong-colour-to-pay = Za to narzędzie płaci się kostką w jego kolorze ({ $colour }), a nie kostką { $die }.
reason-sagrada-after-drafting = { $tool }: tego narzędzia używa się dopiero po wybraniu i umieszczeniu kostki.
reason-sagrada-first-turn-only = { $tool }: tego narzędzia używa się tylko w swoim pierwszym ruchu w rundzie.
reason-sagrada-second-turn-only = { $tool }: tego narzędzia używa się tylko w swoim drugim ruchu w rundzie.
reason-sagrada-before-placing = { $tool }: tego narzędzia używa się przed wybraniem kostki, a w tym ruchu kostka została już wybrana.
reason-sagrada-empty-track = Na torze rund nie ma jeszcze żadnej kostki.
reason-sagrada-empty-pool = W puli wyboru nie ma żadnej kostki.
reason-sagrada-nothing-to-move = Żadnej kostki w twoim witrażu nie da się przesunąć tak, jak wymaga narzędzie.
reason-sagrada-nothing-fits = Dla kostki nie byłoby pasującego pola.
reason-sagrada-pays-in-vain = Bez tej kostki nie dałoby się użyć narzędzia.
reason-sagrada-no-die-there = Na { $guilty } nie ma kostki.
reason-sagrada-same-cell = Kostka musi trafić na inne pole.
reason-sagrada-same-die = Jako drugą trzeba przesunąć inną kostkę.
reason-sagrada-not-on-track = Na torze rund nie ma { $die }.
reason-sagrada-colour-not-on-track = Na torze rund nie ma koloru kostki z { $guilty }.
reason-sagrada-other-colour = Druga kostka musi mieć ten sam kolor co pierwsza.
reason-sagrada-no-second-move = Potem nie dałoby się przesunąć żadnej innej kostki, a narzędzie przesuwa dwie.
reason-sagrada-not-beyond = Szóstki nie da się zwiększyć ani jedynki zmniejszyć.
reason-sagrada-must-go-on = To narzędzie przesuwa dokładnie dwie kostki.
reason-sagrada-must-place = Kostka pasuje, więc trzeba ją umieścić.

## Arkusz wyników

score-sagrada-public = { $objective }: { $times } × { $each }
score-sagrada-private = { $objective }
score-sagrada-tokens = Pozostałe znaczniki uznania: { $tokens }
score-sagrada-empty = Wolne miejsca: { $cells } × { $each }
score-sagrada-broken-printed-colour = Wbrew zasadom: { $die } na { $cell }, choć pole ma oznaczenie { $sign }
score-sagrada-broken-printed-value = Wbrew zasadom: { $die } na { $cell }, choć pole ma oznaczenie { $sign }
score-sagrada-broken-neighbour-colour = Wbrew zasadom: { $die } na { $cell }, a obok ten sam kolor: { $guilty }
score-sagrada-broken-neighbour-value = Wbrew zasadom: { $die } na { $cell }, a obok ta sama wartość: { $guilty }
score-sagrada-broken-no-contact = Wbrew zasadom: { $die } na { $cell } nie styka się z żadną inną kostką
score-sagrada-broken-not-on-edge = Wbrew zasadom: { $die } na { $cell }, jedyna kostka, a nie przy krawędzi

## Plansza w terminalu

sagrada-board-round = Runda { $round } z 10, gracz rozpoczynający: { $first }
sagrada-board-target = Docelowy wynik: { $target }
sagrada-board-tool =
    { $gone ->
        [yes] { $number } { $tool } (użyte)
       *[no] { $price ->
            [0] { $number } { $tool } (kostka: { $colour })
           *[other] { $number } { $tool } (koszt { $price })
        }
    }
sagrada-board-bag = W woreczku:
sagrada-board-pool = Pula wyboru:
sagrada-board-hand = W ręce:
sagrada-board-track = Tor rund:
sagrada-board-player = { $seat }: { $window }
sagrada-board-purse =
    { $solo ->
        [yes] punkty { $points }
       *[no] znaczniki { $tokens }, punkty { $points }
    }
