### Basilica: o co pytamy, co można wybrać, co się stało, dlaczego nie, i arkusz wyników.
### Pole zapisujemy jako kolumnę i rząd: a1 to lewe początkowe pole przy planszy.
### Rozkazy, Specjalizacje i miejsca są w basilica-terms.ftl.
### Kolory zgadzają się ze Sklepieniem (forma .vault w colours.ftl). Zdania dziennika mają kropkę: bywają czytane jedno po drugim.

## O co pytamy

ask-basilica-first = Los wybiera, kto zaczyna.
ask-basilica-top = Odsłania się następny kafelek ze stosu.
ask-basilica-crown = Odwraca się kafelek.
ask-basilica-action =
    { $actions ->
        [one] Została jedna akcja:
        [few] Zostały { $actions } akcje:
       *[many] Zostało { $actions } akcji:
    } { $can ->
        [vault] umieść Sklepienie.
        [builder] umieść Budowniczego.
        [order] wykonaj Rozkaz.
        [vault-builder] umieść Sklepienie albo Budowniczego.
        [vault-order] umieść Sklepienie albo wykonaj Rozkaz.
        [builder-order] umieść Budowniczego albo wykonaj Rozkaz.
       *[vault-builder-order] umieść Sklepienie, umieść Budowniczego albo wykonaj Rozkaz.
    }
    .next = Wybierz, gdzie położyć Sklepienie.
ask-basilica-promote = Wybierz Budowniczego do wyszkolenia.
ask-basilica-rank = Wybierz Specjalizację dla Budowniczego na { $cell }.
    .short = Wybierz Specjalizację dla Budowniczego.
ask-basilica-move = Wybierz, którego Budowniczego przemieścić i dokąd.
    .next = Wybierz, dokąd przemieścić Budowniczego.
ask-basilica-recruit = Wybierz Sklepienie dla nowego Budowniczego.
ask-basilica-take = Wybierz swojego Budowniczego, który wróci do zasobów.
ask-basilica-move-foe = Wybierz, którego Budowniczego przeciwnika przemieścić i dokąd.
    .next = Wybierz, dokąd przemieścić Budowniczego.
ask-basilica-glass = Wybierz Sklepienie na Witraż.
ask-basilica-scaffold =
    { $left ->
        [2] Wybierz pole na pierwsze Rusztowanie.
       *[1] Wybierz pole na drugie Rusztowanie.
    }
ask-basilica-disaster = Wybierz Sklepienie do zburzenia.
ask-basilica-altar =
    { $left ->
        [2] Wybierz Sklepienie na pierwszy Ołtarz.
       *[1] Wybierz Sklepienie na drugi Ołtarz.
    }
ask-basilica-offer = { $order }: zapłacić przeciwnikowi Monetę i też skorzystać z Rozkazu?
ask-basilica-juggle = Wybierz dodatkowy kolor dla Kuglarza na { $cell }.
    .short = Wybierz dodatkowy kolor dla Kuglarza.
ask-basilica-over = Koniec partii.

## Na co można odpowiedzieć z góry

question-basilica-pay = Płacić, gdy przeciwnik wykonuje Rozkaz?
    .never = Nigdy
    .ask = Pytaj
    .always = Zawsze
    .promote = { order-promote }: nadaj swojemu Budowniczemu inną Specjalizację
    .recruit = { order-recruit }: postaw Budowniczego obok innego własnego
    .confuse = { order-confuse }: wybierz, który z twoich Budowniczych zostanie przemieszczony i dokąd

## Możliwości

choice-basilica-place =
    { $crown ->
        [yes] Sklepienie { $space } ({ $colours }, Korona) na { $cell }
       *[no] Sklepienie { $space } ({ $colours }) na { $cell }
    }
    .short = Umieść { $colours }
choice-basilica-builder = Umieść Budowniczego na { $cell }
    .short = Umieść Budowniczego
choice-basilica-order = Wykonaj Rozkaz { $space }: { $order }
    .short = Wykonaj Rozkaz: { $order }
choice-basilica-promote = Wyszkol Budowniczego z { $cell }
    .short = Wyszkol tego Budowniczego
choice-basilica-rank = { $rank } (druga strona żetonu: { $down })
choice-basilica-move = Przemieść Budowniczego z { $cell } na { $to }
    .short = Przemieść Budowniczego
choice-basilica-recruit = Postaw Budowniczego na { $cell } ({ $colours })
    .short = Postaw Budowniczego na: { $colours }
choice-basilica-take = Zabierz swojego Budowniczego z { $cell }
    .short = Zabierz tego Budowniczego
choice-basilica-glass = Połóż Witraż na { $cell } ({ $colours })
    .short = Połóż Witraż na: { $colours }
choice-basilica-scaffold = Ustaw Rusztowanie na { $cell }
    .short = Ustaw Rusztowanie
choice-basilica-disaster = Zburz Sklepienie na { $cell } ({ $colours })
    .short = Zburz { $colours }
choice-basilica-altar = Połóż Ołtarz na { $cell } ({ $colours })
    .short = Połóż Ołtarz na: { $colours }
choice-basilica-pay = Zapłać Monetę
choice-basilica-decline = Nie płać
choice-basilica-juggle = Dodaj kolor: { $colour }
choice-basilica-first = { $seat } zaczyna
choice-basilica-top = Wierzch stosu: { $order } ({ $colours })
choice-basilica-crown =
    { $crown ->
        [yes] Kafelek ma Koronę
       *[no] Kafelek nie ma Korony
    }

## Co się stało

event-basilica-first = { $seat } zaczyna.
event-basilica-place =
    { $crown ->
        [yes] { $seat } umieszcza na { $cell } Sklepienie ({ $colours }, Korona).
       *[no] { $seat } umieszcza na { $cell } Sklepienie ({ $colours }).
    }
    .short = { $seat } umieszcza { $colours }
    .log = { $seat } umieszcza { $colours } na { $cell }
event-basilica-marker =
    { $edition ->
        [2010] Król przesuwa się na pole { $to }.
       *[2022] Królowa przesuwa się na pole { $to }.
    }
    .short =
        { $edition ->
            [2010] Król idzie dalej
           *[2022] Królowa idzie dalej
        }
event-basilica-builder = { $seat } umieszcza Budowniczego na { $cell }.
    .short = { $seat } umieszcza Budowniczego
event-basilica-order = { $seat } wykonuje Rozkaz: { $order }.
event-basilica-rank = { $seat } szkoli Budowniczego na { $cell }: { $rank }.
    .short = { $seat } szkoli Budowniczego: { $rank }
event-basilica-move = { $seat } przemieszcza Budowniczego z { $cell } na { $to }.
    .short = { $seat } przemieszcza Budowniczego
event-basilica-confuse = { $seat } przemieszcza Budowniczego przeciwnika z { $cell } na { $to }.
    .short = { $seat } przemieszcza Budowniczego przeciwnika
event-basilica-recruit = { $seat } stawia Budowniczego na { $cell }.
    .short = { $seat } stawia Budowniczego
event-basilica-take = { $seat } zabiera swojego Budowniczego z { $cell }.
    .short = { $seat } zabiera swojego Budowniczego
event-basilica-glass = { $seat } kładzie Witraż na { $cell }.
    .short = { $seat } kładzie Witraż
event-basilica-scaffold = { $seat } ustawia Rusztowanie na { $cell }.
    .several = { $seat } ustawia Rusztowania na { $cell }.
    .short = { $seat } ustawia { $count ->
            [one] Rusztowanie
            [few] { $count } Rusztowania
           *[many] { $count } Rusztowań
        }
event-basilica-disaster = { $seat } burzy Sklepienie na { $cell } ({ $colours }).
    .short = { $seat } burzy { $colours }
    .log = { $seat } burzy { $colours } z { $cell }
event-basilica-altar = { $seat } kładzie Ołtarz na { $cell }.
    .several = { $seat } kładzie Ołtarze na { $cell }.
    .short = { $seat } kładzie { $count ->
            [one] Ołtarz
            [few] { $count } Ołtarze
           *[many] { $count } Ołtarzy
        }
event-basilica-pay = { $seat } płaci Monetę i też korzysta z Rozkazu: { $order }.
event-basilica-decline = { $seat } nie płaci.
event-basilica-juggle = { $seat } dodaje kolor Kuglarzowi na { $cell }: { $colour }.
    .short = { $seat } dodaje kolor Kuglarzowi: { $colour }
event-basilica-juggle-secretly = { $seat } w tajemnicy wybiera kolor dla Kuglarza.
event-basilica-juggle-shown = { $seat } odsłania kolor Kuglarza na { $cell }: { $colour }.
    .short = { $seat } odsłania kolor Kuglarza: { $colour }
event-basilica-reshuffle = Stos się wyczerpał: odrzucone kafelki po przetasowaniu tworzą nowy.
event-basilica-stuck = Trzy jokery nigdzie nie pasują: odrzucono je, a na ich miejsce trafiają nowe kafelki.
event-basilica-flip =
    { $crown ->
        [yes] Pole Sklepienia { $space }: { $colours }, Korona.
       *[no] Pole Sklepienia { $space }: { $colours }.
    }
event-basilica-refill = Pole Rozkazu { $space }: { $order } ({ $colours }).
event-basilica-top = Wierzch stosu: { $order } ({ $colours }).
event-basilica-scoring = Punktowanie { $number }.
basilica-area-points = { $tiles ->
        [one] jeden kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }{ $architect ->
        [yes] {" "}× 2 (Architekt)
       *[no] {""}
    }{ $glass ->
        [0] {""}
       *[other] {" "}+ { $glass } za Witraże
    }
event-basilica-majority = { $seat } +{ $points }: { $colour } ({ $where }), { basilica-area-points }; przewaga { $strength } : { $against }.
    .short = { $seat } +{ $points } · { $colour }: { basilica-area-points }; przewaga { $strength } : { $against }
event-basilica-majority-strongman = { $seat } +{ $points }: { $colour } ({ $where }), { basilica-area-points }; remis { $strength } : { $strength }, rozstrzyga Osiłek.
    .short = { $seat } +{ $points } · { $colour }: { basilica-area-points }; remis { $strength } : { $strength }, rozstrzyga Osiłek
event-basilica-minority = { $seat } +{ $points }: { $colour } ({ $where }), przewaga przeciwnika { $against } : { $strength }.
    .short = { $seat } +{ $points } · { $colour }: przewaga przeciwnika { $against } : { $strength }
event-basilica-minority-strongman = { $seat } +{ $points }: { $colour } ({ $where }), remis { $strength } : { $strength }, przewagę daje przeciwnikowi Osiłek.
    .short = { $seat } +{ $points } · { $colour }: remis { $strength } : { $strength }, przewagę daje przeciwnikowi Osiłek
event-basilica-tie = { $seat } { $points }: { $colour } ({ $where }), remis { $strength } : { $strength }.
    .short = { $seat } { $points } · { $colour }: remis { $strength } : { $strength }
event-basilica-scored = Po Punktowaniu { $number }: { $seat0 } +{ $gain0 }, { $seat1 } +{ $gain1 }.
    .short = Po Punktowaniu { $number }: { $seat0 } +{ $gain0 }, { $seat1 } +{ $gain1 }{ $number ->
            [3] {""}
           *[other] ; koniec tury
        }.
    .log = Po Punktowaniu { $number }: { $seat0 } +{ $gain0 }, { $seat1 } +{ $gain1 }{ $number ->
            [3] {""}
           *[other] ; koniec tury
        }.
event-basilica-rows-leave =
    { $tiles ->
        [0] Budowniczowie wracają do zasobów; żadne Sklepienie nie zostaje odrzucone.
        [one] Budowniczowie wracają do zasobów; jedno Sklepienie zostaje odrzucone, a reszta przesuwa się do górnej ściany.
        [few] Budowniczowie wracają do zasobów; { $tiles } Sklepienia zostają odrzucone, a reszta przesuwa się do górnej ściany.
       *[many] Budowniczowie wracają do zasobów; { $tiles } Sklepień zostaje odrzuconych, a reszta przesuwa się do górnej ściany.
    }
event-basilica-turn = Teraz gra { $seat }.
event-basilica-ended-by-scoring = Trzecie Punktowanie kończy partię.
event-basilica-ended-by-stack = Stos wyczerpał się po raz drugi: koniec partii.
event-basilica-won = { $seat } wygrywa { $points } : { $other }.
event-basilica-shared-victory = Wspólne zwycięstwo, { $points0 } : { $points1 }.

## Dlaczego nie

reason-basilica-not-now = Nie teraz. { $asked }
reason-basilica-occupied = Pole { $cell } jest już zajęte.
reason-basilica-not-adjacent = Pole { $cell } nie styka się ani z górną ścianą, ani z żadnym Sklepieniem.
reason-basilica-wild-beside-wild = Joker nie może sąsiadować z jokerem (tu: { $guilty }).
reason-basilica-no-vault-just-placed = Budowniczego można umieścić tylko zaraz po Sklepieniu i tylko na nim.
reason-basilica-no-builder-left = W zasobach nie ma już Budowniczych.
reason-basilica-no-own-builder = { $order }: potrzebny jest twój Budowniczy w Bazylice.
reason-basilica-no-token-left = W twoich zasobach nie ma już żetonów Szkolenia.
reason-basilica-no-other-rank = Żaden żeton w zasobach nie daje temu Budowniczemu nowej Specjalizacji.
reason-basilica-cannot-move = Obok żadnego z twoich Budowniczych nie ma niezajętego Sklepienia.
reason-basilica-no-free-vault = Nie ma niezajętego Sklepienia.
reason-basilica-nothing-to-confuse = Nie dałoby się potem przemieścić żadnego Budowniczego przeciwnika.
reason-basilica-no-vault-for-glass = Nie ma Sklepienia z twoim Budowniczym i bez Witrażu.
reason-basilica-no-vault-to-lose = Nie ma Sklepienia bez Budowniczego i bez Ołtarza, więc nie ma czego zburzyć.
reason-basilica-no-altars-left = Nie ma już dwóch Ołtarzy.
reason-basilica-no-vaults-for-altars = Nie ma dwóch Sklepień bez Ołtarza.
reason-basilica-no-vault = Na { $guilty } nie ma Sklepienia.
reason-basilica-not-your-builder = Na { $cell } nie ma twojego Budowniczego.
reason-basilica-builder-stands-here = Na { $guilty } stoi już Budowniczy.
reason-basilica-not-beside-own-builder = Pole { $cell } nie sąsiaduje ze Sklepieniem, na którym stoi twój Budowniczy.
reason-basilica-confuses-nobody = Po zabraniu Budowniczego z { $cell } nie dałoby się przemieścić żadnego Budowniczego przeciwnika.
reason-basilica-glass-lies-here = Na { $cell } leży już Witraż.
reason-basilica-altar-stands-here = Na { $cell } leży już Ołtarz.
reason-basilica-not-the-foes-builder = Na { $cell } nie ma Budowniczego, którego mógłby przemieścić ten Rozkaz.
reason-basilica-altar-protects = Ołtarz na { $cell } chroni przed tym Rozkazem.
reason-basilica-off-the-plan = Bazylika ma tylko pięć kolumn.
reason-basilica-same-rank = Ten Budowniczy ma już tę Specjalizację: { $rank }.
reason-basilica-rank-just-chosen = Przed chwilą wybrano Specjalizację { $rank }; Płatny Rozkaz wymaga innej.
reason-basilica-token-not-in-supply = W zasobach nie ma już takiego żetonu.
reason-basilica-colour-on-tile = Kafelek ma już ten kolor: { $colour }.

## Arkusz wyników

score-basilica-scoring = Punktowanie { $number }
    .group = Punktowanie { $number }
score-basilica-majority = { $colour } ({ $where }): { basilica-area-points }; przewaga { $strength } : { $against }
score-basilica-majority-strongman = { $colour } ({ $where }): { basilica-area-points }; remis { $strength } : { $strength }, rozstrzyga Osiłek
score-basilica-minority = { $colour } ({ $where }): przewaga przeciwnika { $against } : { $strength }, { $builders ->
        [one] jeden Budowniczy
        [few] { $builders } Budowniczych
       *[many] { $builders } Budowniczych
    }
score-basilica-minority-strongman = { $colour } ({ $where }): remis { $strength } : { $strength }, przewagę daje przeciwnikowi Osiłek, { $builders ->
        [one] jeden Budowniczy
        [few] { $builders } Budowniczych
       *[many] { $builders } Budowniczych
    }
score-basilica-tie = { $colour } ({ $where }): remis { $strength } : { $strength }, bez punktów
score-basilica-unclaimed = { $colour } ({ $where }): { $tiles ->
        [one] jeden kafelek
        [few] { $tiles } kafelki
       *[many] { $tiles } kafelków
    }, bez Budowniczych

## Czego dotyczy wiersz wyniku, do wyjaśnień, dlaczego ruch jest lepszy

topic-basilica-majority = przewaga, { $colour }
topic-basilica-minority = mniejszość, { $colour }

## Plansza w terminalu

basilica-board-stack = { $again ->
        [yes] Stos (drugi i ostatni): { $tiles }
       *[no] Stos: { $tiles }
    }
basilica-board-seat = { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } (gdyby punktować teraz: { $now }), Budowniczowie { $builders }, Monety { $coins }, żetony { $tokens }
basilica-board-marker = { $next ->
        [0] { $marker }: pole { $at }
       *[other] { $marker }: pole { $at }; następne Punktowanie na polu { $next }, jeszcze { $left }
    }
basilica-board-discards = { $tiles ->
        [0] Nie ma odrzuconych kafelków.
       *[other] Odrzucone kafelki ({ $tiles }):
    }
basilica-board-track = { $token ->
        [0] { $seat } na torze punktacji: pole { $space }
       *[other] { $seat } na torze punktacji: pole { $space }, znacznik Punktacji +{ $token }
    }
