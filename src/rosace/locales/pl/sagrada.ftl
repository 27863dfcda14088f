### Sagrada: o co pytamy, co można wybrać, co się stało, dlaczego nie, i arkusz wyników.
### Pole zapisujemy jako wiersz i kolumnę: a1 to lewy górny narożnik. Kostka to litera i wartość: C4.
### DIE pokazuje kostkę z polską literą koloru. Zdarzenia z formą `several` łączą się w jeden wiersz.
### Narzędzia i cele są w sagrada-terms.ftl.
### Parametr guilty bywa listą pól, dlatego stoi po dwukropku.

## O co pytamy

ask-sagrada-tool-card = Na stół trafia narzędzie.
ask-sagrada-public = Na stół trafia cel grupowy.
ask-sagrada-first = Los wybiera, kto zaczyna.
ask-sagrada-private = Los przydziela cel indywidualny.
ask-sagrada-card = Los przydziela kartę wzoru witrażu.
ask-sagrada-die = Z woreczka losuje się kostkę i rzuca nią.
ask-sagrada-roll = Ponowny rzut kostką.
ask-sagrada-reroll = Ponowny rzut kostkami z puli wyboru.
ask-sagrada-colour = Z woreczka losuje się nową kostkę.
ask-sagrada-window = Wybierz swój witraż.
ask-sagrada-turn =
    { $turn ->
        [second] Twój drugi ruch w tej rundzie: { $can ->
            [place] wybierz i umieść kostkę albo zakończ ruch.
            [tool] użyj narzędzia albo zakończ ruch.
            [end] nic więcej nie można zrobić, zakończ go.
           *[place-tool] wybierz i umieść kostkę, użyj narzędzia albo zakończ ruch.
        }
       *[first] { $can ->
            [place] Wybierz i umieść kostkę albo zakończ ruch.
            [tool] Użyj narzędzia albo zakończ ruch.
            [end] Nic więcej nie można zrobić: zakończ ruch.
           *[place-tool] Wybierz i umieść kostkę, użyj narzędzia albo zakończ ruch.
        }
    }
    .short =
        { $turn ->
            [second] Drugi ruch: { $can ->
                [place] umieść kostkę albo zakończ.
                [tool] użyj narzędzia albo zakończ.
                [end] nic więcej nie można zrobić.
               *[place-tool] kostka, narzędzie albo koniec.
            }
           *[first] { $can ->
                [place] Wybierz i umieść kostkę albo zakończ ruch.
                [tool] Użyj narzędzia albo zakończ ruch.
                [end] Nic więcej nie można zrobić.
               *[place-tool] Wybierz i umieść kostkę, użyj narzędzia albo zakończ ruch.
            }
        }
    .next = Wybierz miejsce dla kostki.
ask-sagrada-pay = { $tool }: wybierz kostkę, którą płacisz.
ask-sagrada-draft = { $tool }: wybierz kostkę z puli wyboru.
ask-sagrada-adjust = { $tool }: zmień wartość kostki { DIE($die) } o jeden w górę albo w dół.
ask-sagrada-swap = { $tool }: wybierz z toru rund kostkę w zamian za { DIE($die) }.
ask-sagrada-value = { $tool }: wybierz wartość nowej kostki.
ask-sagrada-put = { $tool }: wybierz pole dla kostki { DIE($die) }.
ask-sagrada-isolated = { $tool }: wybierz kostkę i pole, które nie styka się z żadną inną kostką.
    .next = { $tool }: wybierz miejsce dla kostki.
ask-sagrada-extra = { $tool }: wybierz i umieść drugą kostkę.
    .next = { $tool }: wybierz miejsce dla kostki.
ask-sagrada-move = { $tool }: wybierz kostkę w swoim witrażu i jej nowe pole.
    .next = { $tool }: wybierz nowe miejsce kostki.
ask-sagrada-move-again = { $tool }: wybierz drugą kostkę i jej nowe pole.
    .next = { $tool }: wybierz nowe miejsce kostki.
ask-sagrada-over = Koniec partii.

## Możliwości

choice-sagrada-place = { DIE($die) } na { $cell }
    .short = Umieść { DIE($die) }
choice-sagrada-tool =
    { $price ->
        [0] Narzędzie { $number }: { $tool } ({ $colour } kostka)
        [one] Narzędzie { $number }: { $tool } (1 znacznik)
        [few] Narzędzie { $number }: { $tool } ({ $price } znaczniki)
       *[many] Narzędzie { $number }: { $tool } ({ $price } znaczników)
    }
choice-sagrada-pass = Zakończ ruch
choice-sagrada-draft = Wybierz kostkę { DIE($die) }
choice-sagrada-put = { DIE($die) } na { $cell }
    .short = Umieść { DIE($die) }
choice-sagrada-adjust =
    { $step ->
        [up] O jeden więcej
       *[down] O jeden mniej
    }
choice-sagrada-swap = Weź z toru rund kostkę { DIE($die) }
choice-sagrada-value = Ustaw wartość { $value }
choice-sagrada-return = Oddaj kostkę do puli wyboru
choice-sagrada-move = Przesuń kostkę { DIE($die) } z { $cell } na { $to }
    .short = Przesuń { DIE($die) }
choice-sagrada-stop = Zakończ na jednej kostce
choice-sagrada-pay = Zapłać kostką { DIE($die) }
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
choice-sagrada-die = Rzut: { DIE($die) }
choice-sagrada-roll = Wynik rzutu: { $value }
choice-sagrada-colour = Nowa kostka: { $colour }

## Co się stało

event-sagrada-first = { $seat } zaczyna.
event-sagrada-private = { $seat } dostaje cel indywidualny: { $objective }.
event-sagrada-private-secretly = { $seat } dostaje cel indywidualny.
event-sagrada-card = { $seat } dostaje kartę wzoru witrażu: { $windows }.
    .several = { $seat } dostaje karty wzorów witraży: { $windows }.
event-sagrada-tool-card = Narzędzie: { $tool }.
    .several = Narzędzia: { $tool }.
event-sagrada-public = Cel grupowy: { $objective }.
    .several = Cele grupowe: { $objective }.
event-sagrada-die = Rzut: { DIE($die) }.
    .several = Rzut: { DIE($die) }.
event-sagrada-colour = Nowa kostka z woreczka: { $colour }.
event-sagrada-roll = Wynik rzutu: { DIE($die) }.
    .several = Wyniki rzutu: { DIE($die) }.
event-sagrada-window = { $seat } wybiera witraż: { $window }.
event-sagrada-window-secretly = { $seat } w tajemnicy wybiera witraż.
event-sagrada-window-shown = { $seat }: { $window }, { $tokens ->
        [one] { $tokens } znacznik uznania
        [few] { $tokens } znaczniki uznania
       *[many] { $tokens } znaczników uznania
    }.
event-sagrada-place = { $seat } umieszcza kostkę { DIE($die) } na { $cell }.
    .short = { $seat } umieszcza { DIE($die) }
event-sagrada-tool =
    { $price ->
        [0] { $seat } używa narzędzia: { $tool }.
        [one] { $seat } używa narzędzia za 1 znacznik: { $tool }.
        [few] { $seat } używa narzędzia za { $price } znaczniki: { $tool }.
       *[many] { $seat } używa narzędzia za { $price } znaczników: { $tool }.
    }
event-sagrada-pass = { $seat } kończy ruch.
event-sagrada-draft = { $seat } wybiera kostkę { DIE($die) }.
event-sagrada-draft-turned = { $seat } wybiera kostkę { DIE($die) } i obraca ją na przeciwną ściankę: { DIE($turned) }.
event-sagrada-put = { $seat } umieszcza kostkę { DIE($die) } na { $cell }.
    .short = { $seat } umieszcza { DIE($die) }
event-sagrada-adjust = { $seat } zmienia wartość kostki: { DIE($die) }.
event-sagrada-swap = { $seat } bierze z toru rund kostkę { DIE($die) }.
event-sagrada-value = { $seat } ustala wartość kostki: { DIE($die) }.
event-sagrada-return = { $seat } oddaje kostkę { DIE($die) } do puli wyboru.
event-sagrada-back-to-pool = Kostka { DIE($die) } nigdzie nie pasuje i wraca do puli wyboru.
event-sagrada-move = { $seat } przesuwa kostkę { DIE($die) } z { $cell } na { $to }.
    .short = { $seat } przesuwa { DIE($die) }
event-sagrada-stop = { $seat } kończy na jednej kostce.
event-sagrada-pay = { $seat } płaci kostką { DIE($die) } za narzędzie: { $tool }.
event-sagrada-round-ended = Koniec rundy { $round }; pozostałe kostki trafiają na tor rund.
event-sagrada-round = Runda { $round }: { $seat } zaczyna.
event-sagrada-turn = Teraz gra { $seat }.
event-sagrada-skipped = { $seat } traci drugi ruch.
event-sagrada-ended = Koniec dziesiątej rundy.
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

reason-sagrada-not-now = Nie teraz. { $asked }
reason-sagrada-not-your-card = Tego witrażu nie ma na żadnej z twoich kart.
reason-sagrada-not-in-pool = W puli wyboru nie ma kostki { DIE($die) }.
reason-sagrada-already-drafted = W tym ruchu wybrano już kostkę.
reason-sagrada-occupied = Na { $cell } leży już kostka.
reason-sagrada-not-on-edge = Pierwszą kostkę umieszcza się przy krawędzi witrażu, a pole { $cell } leży w środku.
reason-sagrada-no-contact = Pole { $cell } nie styka się z żadną kostką w twoim witrażu.
reason-sagrada-printed-colour = Na { $cell } pasuje tylko { $colour } kostka, a { DIE($die) } ma inny kolor.
reason-sagrada-printed-value = Na { $cell } pasuje tylko wartość { $sign }, a { DIE($die) } ma inną.
reason-sagrada-neighbour-colour = Obok { $cell } leży już kostka w tym kolorze: { $guilty }.
reason-sagrada-neighbour-value = Obok { $cell } leży już kostka o tej wartości: { $guilty }.
reason-sagrada-touches = Pole { $cell } styka się z inną kostką.
reason-sagrada-no-such-tool = W tej partii nie ma tego narzędzia: { $tool }.
reason-sagrada-tool-used = W tym ruchu użyto już narzędzia.
reason-sagrada-tool-gone = { $tool }: w grze jednoosobowej narzędzia można użyć tylko raz.
reason-sagrada-too-dear = { $tool }: cena to { $price }, a masz { $tokens ->
        [one] { $tokens } znacznik uznania
        [few] { $tokens } znaczniki uznania
       *[many] { $tokens } znaczników uznania
    }.
reason-sagrada-no-die-to-pay = { $tool }: płaci się za nie jedną kostką ({ $colour }), a w puli wyboru takiej nie ma.
reason-sagrada-wrong-colour-to-pay = Kostka { DIE($die) } ma zły kolor: za to narzędzie płaci się inną ({ $colour }).
reason-sagrada-after-drafting = { $tool }: najpierw wybierz i umieść kostkę.
reason-sagrada-first-turn-only = { $tool }: tylko w twoim pierwszym ruchu w rundzie.
reason-sagrada-second-turn-only = { $tool }: tylko w twoim drugim ruchu w rundzie.
reason-sagrada-before-placing = { $tool }: tylko przed wybraniem kostki, a w tym ruchu już ją wybrano.
reason-sagrada-empty-track = Na torze rund nie ma jeszcze żadnej kostki.
reason-sagrada-empty-pool = Pula wyboru jest pusta.
reason-sagrada-nothing-to-move =
    { $needed ->
        [2] { $tool }: potrzebne są dwie kostki, które da się przesunąć jedną po drugiej, a w twoim witrażu ich nie ma.
       *[1] Żadnej kostki w twoim witrażu nie da się tak przesunąć.
    }
reason-sagrada-nothing-fits = Ta kostka nie pasowałaby na żadne pole.
reason-sagrada-pays-in-vain = Bez tej kostki narzędzia nie dałoby się użyć.
reason-sagrada-no-die-there = Na { $guilty } nie ma kostki.
reason-sagrada-same-cell = Kostka musi trafić na inne pole.
reason-sagrada-same-die = Drugą kostką musi być inna.
reason-sagrada-not-on-track = Na torze rund nie ma kostki { DIE($die) }.
reason-sagrada-colour-not-on-track = Na torze rund nie ma kostki w tym samym kolorze co kostka na { $guilty }.
reason-sagrada-other-colour = Druga kostka musi mieć ten sam kolor co pierwsza.
reason-sagrada-no-second-move = Potem nie dałoby się przesunąć innej kostki, a to narzędzie przesuwa dwie.
reason-sagrada-not-beyond = Szóstki nie da się zwiększyć ani jedynki zmniejszyć.
reason-sagrada-must-go-on = To narzędzie przesuwa dokładnie dwie kostki.
reason-sagrada-must-place = Kostka pasuje, więc trzeba ją umieścić.

## Arkusz wyników

score-sagrada-public = { $objective }: { $times } × { $each }
    .group = { $objective }
score-sagrada-private = { $objective }
    .group = Cel indywidualny
    .subject = Cel indywidualny
score-sagrada-tokens = Pozostałe znaczniki uznania: { $tokens }
    .group = Znaczniki uznania
score-sagrada-empty = Wolne miejsca: { $cells } × { $each }
    .group = Wolne miejsca
score-sagrada-broken-printed-colour = Wbrew zasadom: kostka { DIE($die) } na { $cell }, gdzie pasuje tylko { $colour }
score-sagrada-broken-printed-value = Wbrew zasadom: kostka { DIE($die) } na { $cell }, gdzie pasuje tylko wartość { $sign }
score-sagrada-broken-neighbour-colour = Wbrew zasadom: kostka { DIE($die) } na { $cell }, a obok ten sam kolor: { $guilty }
score-sagrada-broken-neighbour-value = Wbrew zasadom: kostka { DIE($die) } na { $cell }, a obok ta sama wartość: { $guilty }
score-sagrada-broken-no-contact = Wbrew zasadom: kostka { DIE($die) } na { $cell } nie styka się z żadną inną
score-sagrada-broken-not-on-edge = Wbrew zasadom: kostka { DIE($die) } na { $cell }, jedyna i nie przy krawędzi
score-sagrada-broken-apart = Wbrew zasadom: kostki na { $cells } nie stykają się z pozostałymi
score-sagrada-broken-none-on-edge = Wbrew zasadom: żadna kostka nie leży przy krawędzi, gdzie trafia pierwsza
score-sagrada-broken-too-many = W każdym kolorze jest tylko { $most } kostek, a tutaj: { $colour } { $number }
score-sagrada-target-won = Docelowy wynik { $target }: wygrana
score-sagrada-target-lost = Docelowy wynik { $target }: przegrana
score-sagrada-target-corrected = Docelowy wynik { $target }: wygrana przy obecnym ułożeniu kostek, po poprawce przegrana (wynik { $corrected })

## Czego dotyczy wiersz wyniku, do wyjaśnień, dlaczego ruch jest lepszy

topic-sagrada-public = { $objective }
topic-sagrada-private = cel indywidualny
topic-sagrada-tokens = znaczniki uznania
topic-sagrada-empty = wolne miejsca
topic-sagrada-target = docelowy wynik

## Plansza w terminalu

sagrada-board-round = Runda { $round } z 10, gracz rozpoczynający: { $first }
sagrada-board-target = Docelowy wynik: { $target }
sagrada-board-tool =
    { $gone ->
        [yes] { $number } { $tool } (użyte)
       *[no] { $price ->
            [0] { $number } { $tool } ({ $colour } kostka)
           *[other] { $number } { $tool } (koszt { $price })
        }
    }
sagrada-board-bag = W woreczku:
sagrada-board-pool = Pula wyboru:
sagrada-board-hand = Wybrana kostka:
sagrada-board-track = Tor rund:
sagrada-board-player = { $seat }: { $window }
sagrada-board-purse =
    { $solo ->
        [yes] punkty { $points }
       *[no] znaczniki { $tokens }, punkty { $points }
    }
