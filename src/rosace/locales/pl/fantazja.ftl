### Fantazja: o co pytamy, co można wybrać, co się stało, dlaczego nie, i arkusz wyników.
### Miejsce zapisujemy tak, jak widać je z Zamku: n1e2 to jedno na północ i dwa na wschód. Bok to litera żywiołu i liczba symboli: Z2.
### Litery żywiołów zależą od języka i są w fantazja-terms.ftl (atrybut letter).
### Kafelki, typy, Moce Budynków i strony są w fantazja-terms.ftl.
### Kafelek i typ wstawiamy w mianowniku, który tu brzmi tak samo jak biernik; inny przypadek niesie słowo przed nim.

## O co pytamy

ask-fantazja-first = Los wybiera, kto zaczyna.
ask-fantazja-draw = Dobieranie kafelka.
ask-fantazja-show = Los pokazuje kafelek z ręki przeciwnika.
ask-fantazja-turn =
    { $main ->
        [done] { $power ->
            [yes] Użyj Mocy Budynku albo zakończ turę.
           *[no] Zakończ turę.
        }
        [none] { $power ->
            [yes] Nie masz już kafelków: użyj Mocy Budynku albo zakończ turę.
           *[no] Nie masz już kafelków: zakończ turę.
        }
       *[open] { $power ->
            [yes] Wybuduj budynek, pozyskaj Punkt Wyobraźni albo najpierw użyj Mocy Budynku.
           *[no] Wybuduj budynek albo pozyskaj Punkt Wyobraźni.
        }
    }
ask-fantazja-lay = { $tile }: wybierz miejsce i obrót.
ask-fantazja-pay = Wybierz Punkt Wyobraźni, którym płacisz.
ask-fantazja-give =
    { $number ->
        [0] Moc mieszkalna: wybierz z ręki kafelek do oddania.
       *[other] Moc mieszkalna: wybierz następny kafelek do oddania albo poprzestań na { $number }.
    }
ask-fantazja-take =
    { $left ->
        [one] Moc mieszkalna: weź 1 kafelek ze swoich odrzuconych.
        [few] Moc mieszkalna: weź { $left } kafelki ze swoich odrzuconych, jeden po drugim.
       *[many] Moc mieszkalna: weź { $left } kafelków ze swoich odrzuconych, jeden po drugim.
    }
ask-fantazja-recall = Moc produkcyjna: wybierz odrzucony kafelek, który staje się Punktem Wyobraźni.
ask-fantazja-guard = Moc militarna: wybierz budynek, na którym położysz żeton.
ask-fantazja-under =
    { $number ->
        [0] Moc magiczna: wybierz kafelek, który trafi na spód Stosu Dobierania, albo zostaw rękę bez zmian.
       *[other] Moc magiczna: wybierz drugi kafelek, który trafi pod pierwszy, albo poprzestań na jednym.
    }
ask-fantazja-exchange = Moc specjalna: wybierz z ręki kafelek, który zastąpi budynek.
ask-fantazja-over = Partia jest skończona.

## Możliwości

choice-fantazja-build =
    { $price ->
        [no] { $tile } ({ $sides }): wybuduj
       *[yes] { $tile } ({ $sides }): wybuduj za punkt
    }
choice-fantazja-lay =
    { $on ->
        [yes] { $cell }, obrót { $turn }°: { $sides }, na kafelku { $below } ({ $owner })
       *[no] { $cell }, obrót { $turn }°: { $sides }
    }{ $struck ->
        [0] {""}
        [one] . Mroczna Energia usuwa 1 kafelek
        [few] . Mroczna Energia usuwa { $struck } kafelki
       *[many] . Mroczna Energia usuwa { $struck } kafelków
    }
choice-fantazja-imagine = { $tile } ({ $sides }): pozyskaj Punkt Wyobraźni
choice-fantazja-pay = Zapłać kafelkiem { $tile }
choice-fantazja-power = { $power }
choice-fantazja-give = Oddaj { $tile }
choice-fantazja-take = Weź { $tile } ({ $sides })
choice-fantazja-recall = Weź { $tile }
choice-fantazja-guard = { $cell }: { $tile } ({ $owner })
choice-fantazja-under = Odłóż { $tile } na spód stosu
choice-fantazja-exchange = { $tile } ({ $sides })
choice-fantazja-enough =
    { $phase ->
        [give] Nic więcej nie oddawaj
       *[under] Nic więcej nie odkładaj
    }
choice-fantazja-end = Zakończ turę
choice-fantazja-first = { $seat } zaczyna
choice-fantazja-draw = Dobrany kafelek: { $tile }
choice-fantazja-show = Pokazany kafelek: { $tile }

## Co się stało

event-fantazja-first = { $seat } zaczyna.
event-fantazja-draw = { $seat } dobiera { $tile }.
event-fantazja-draw-secretly = { $seat } dobiera kafelek.
event-fantazja-draw-known = { $seat } dobiera ze spodu stosu { $tile }.
event-fantazja-show = { $seat } widzi kafelek z ręki przeciwnika ({ $other }): { $tile }.
event-fantazja-show-secretly = { $seat } widzi kafelek z ręki przeciwnika.
event-fantazja-build = { $seat } wybiera do budowy { $tile }.
event-fantazja-exchange = { $seat } wybiera do zamiany { $tile }.
event-fantazja-laid = { $seat } buduje { $tile } na { $cell }, obrót { $turn }°.
event-fantazja-raised = { $seat } buduje { $tile } na { $cell }, na kafelku { $below } ({ $owner }).
event-fantazja-exchanged = { $seat } zastępuje { $below } na { $cell } kafelkiem { $tile }, obrót { $turn }°.
event-fantazja-bonus = { $seat } dostaje żeton Bonusu: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-fantazja-struck =
    { $number ->
        [one] Mroczna Energia: znika 1 kafelek ({ $cells }).
        [few] Mroczna Energia: znikają { $number } kafelki ({ $cells }).
       *[many] Mroczna Energia: znika { $number } kafelków ({ $cells }).
    }
event-fantazja-imagine = { $seat } kładzie { $tile } rewersem do góry: to Punkt Wyobraźni.
event-fantazja-imagine-secretly = { $seat } kładzie kafelek rewersem do góry: to Punkt Wyobraźni.
event-fantazja-pay = { $seat } płaci kafelkiem { $tile }.
event-fantazja-power = { $seat } używa Mocy Budynku: { $power }.
event-fantazja-give = { $seat } wybiera do oddania { $tile }.
event-fantazja-enough = { $seat } nie wybiera nic więcej do oddania.
event-fantazja-take = { $seat } wybiera do wzięcia { $tile }.
event-fantazja-swap = { $seat } wymienia { $given } na { $taken }.
event-fantazja-recall = { $seat } bierze z odrzuconych { $tile }: to Punkt Wyobraźni.
event-fantazja-guard = { $seat } kładzie żeton militarny na { $cell }.
event-fantazja-under = { $seat } odkłada { $tile } na spód Stosu Dobierania przeciwnika ({ $other }).
event-fantazja-under-none = { $seat } nic nie odkłada na spód Stosu Dobierania przeciwnika ({ $other }).
event-fantazja-end = { $seat } kończy turę.
event-fantazja-token-won = { $seat } bierze żeton { $type }.
event-fantazja-token-back = Żeton { $type } wraca do wspólnej puli.
event-fantazja-skipped = { $seat } nie ma już kafelków i pomija akcję.
event-fantazja-turn = Teraz gra { $seat }.
event-fantazja-ended = Żadna ze stron nie ma już kafelków.
event-fantazja-result = { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $imagination ->
        [one] został { $imagination } Punkt Wyobraźni
        [few] zostały { $imagination } Punkty Wyobraźni
       *[many] zostało { $imagination } Punktów Wyobraźni
    }.
event-fantazja-won = { $seat } wygrywa: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $tie ->
        [yes] {" "}i więcej Punktów Wyobraźni
       *[no] {""}
    }.
event-fantazja-drawn = Partia kończy się remisem.

## Dlaczego nie

reason-fantazja-not-now = Teraz trzeba zdecydować o czym innym: { $asked }
reason-fantazja-main-done = Akcja tej tury została już wykonana.
reason-fantazja-main-owed = Przed końcem tury trzeba wykonać akcję: wybudować budynek albo pozyskać Punkt Wyobraźni.
reason-fantazja-not-in-hand = { $tile }: tego kafelka nie masz na ręce.
reason-fantazja-no-point = { $tile } kosztuje Punkt Wyobraźni, a nie masz żadnego.
reason-fantazja-fits-nowhere = { $tile } nigdzie teraz nie pasuje: na każdym wspólnym boku musi mieć ten sam żywioł i co najmniej tyle samo symboli.
reason-fantazja-nothing-to-raise = Nie ma budynku, na którym można by wybudować { $tile }.
reason-fantazja-occupied = To miejsce jest zajęte ({ $cell }), a ten kafelek kładzie się na pustym.
reason-fantazja-no-neighbour = Miejsce { $cell } nie ma wspólnego boku z żadnym kafelkiem na stole.
reason-fantazja-barred = Miejsce { $cell } jest niedostępne: na { $guilty } leży żeton militarny.
reason-fantazja-element = Kafelek styka się tam z innym żywiołem: { $sides }.
reason-fantazja-number = Kafelek ma mniej symboli niż jego sąsiad: { $sides }.
reason-fantazja-nothing-below = { $tile } buduje się na innym budynku, a tu żadnego nie ma: { $cell }.
reason-fantazja-on-special = Na budynku specjalnym nic się nie buduje.
reason-fantazja-other-type = { $tile } buduje się na budynku tego samego typu, a na { $cell } jest budynek { $type }.
reason-fantazja-other-level = { $tile } buduje się na poziomie o jeden niższym, a na { $cell } leży { $below }.
reason-fantazja-guarded = Na { $cell } leży żeton militarny przeciwnika.
reason-fantazja-elements-turned = Przy tym obrocie żywioły leżą inaczej niż na kafelku pod spodem ({ $below }).
reason-fantazja-not-face-down = { $tile } nie jest twoim Punktem Wyobraźni.
reason-fantazja-no-token = Nie masz żetonu tej Mocy Budynku.
reason-fantazja-power-used = W tej turze Moc Budynku została już użyta.
reason-fantazja-empty-hand = Nie masz na ręce kafelka do wymiany.
reason-fantazja-no-discards = Nie masz żadnych odrzuconych kafelków.
reason-fantazja-no-building = Nie ma budynku, na którym można by położyć żeton.
reason-fantazja-nothing-to-see = Ręka przeciwnika jest pusta.
reason-fantazja-no-exchange = Żadnego z twoich budynków nie da się zastąpić kafelkiem z ręki.
reason-fantazja-already-given = Już oddajesz { $tile }.
reason-fantazja-not-discarded = { $tile }: tego kafelka nie ma wśród twoich odrzuconych.
reason-fantazja-already-taken = Już bierzesz { $tile }.
reason-fantazja-give-one = Wymienić trzeba co najmniej jeden kafelek.
reason-fantazja-no-building-there = Tu nie ma budynku: { $cell }.
reason-fantazja-not-shown = { $tile }: tego kafelka nie ma wśród pokazanych.
reason-fantazja-not-yours = Budynek na { $cell } należy do przeciwnika ({ $owner }).
reason-fantazja-special-stays = Budynku specjalnego nie można zastąpić.
reason-fantazja-level-differs = { $tile } i { $below } mają różne poziomy.
reason-fantazja-exchanges-nothing = { $tile } nie może zastąpić żadnego z twoich budynków.
reason-fantazja-exchange-element = Kafelek stykałby się tam z innym żywiołem: { $sides }.

## Arkusz wyników

score-fantazja-building = { $tile } na { $cell }
score-fantazja-kind = { $kind }
score-fantazja-bonus = Żetony Bonusu: { $number } × { $each }
score-fantazja-majority =
    { $token ->
        [seat] Typ { $type }, { $nature } : { $light }, żeton ma { $seat }
        [building] Typ { $type }, { $nature } : { $light }, żeton strony { $seat } na { $cell }
       *[pool] Typ { $type }, { $nature } : { $light }, żeton we wspólnej puli
    }{ $kept ->
        [yes] , zatrzymany bez wymaganej przewagi
       *[no] {""}
    }{ $next ->
        [seat] ; z końcem tury bierze go { $to }
        [pool] ; z końcem tury wraca do wspólnej puli
       *[same] {""}
    }
score-fantazja-winner =
    { $by ->
        [points] { $seat } wygrywa, { $more } : { $less }
        [imagination] Remis na punkty: { $seat } wygrywa dzięki Punktom Wyobraźni, { $more } : { $less }
        [equal] Tyle samo punktów i Punktów Wyobraźni: remis
       *[unknown] Remis na punkty: wygrywa strona, której zostało więcej Punktów Wyobraźni
    }

## Plansza w terminalu

fantazja-board-tokens = Żetony (widoczne budynki, Natura:Światło; → z końcem tury):
fantazja-board-token =
    { $moves ->
        [yes] { $type } { $nature }:{ $light }, { $at }{ $kept ->
            [yes] , zatrzymany bez wymaganej przewagi
           *[no] {""}
        } → { $next }
       *[no] { $type } { $nature }:{ $light }, { $at }{ $kept ->
            [yes] , zatrzymany bez wymaganej przewagi
           *[no] {""}
        }
    }
fantazja-board-pool = we wspólnej puli
fantazja-board-building = na { $cell } (żeton strony { $seat })
fantazja-board-player = { $seat }: punkty { $points }, Bonusy { $bonus }, Wyobraźnia { $imagination }, ręka { $hand }, stos { $stack }
fantazja-board-face-down = Rewersem do góry:
fantazja-board-shown = Pokazane Mocą magiczną:
fantazja-board-in-hand = Na pewno na ręce:
fantazja-board-in-hand-or-down = Na ręce albo odtąd rewersem do góry:
fantazja-board-discards = Kafelki odrzucone, { $seat }:
fantazja-board-bottom = Na spodzie Stosu Dobierania, { $seat }:
fantazja-board-covered = Kafelki zakryte innymi:
fantazja-board-legend = Litery na bokach: { fantazja-element-earth.letter } { $earth }, { fantazja-element-air.letter } { $air }, { fantazja-element-water.letter } { $water }, { fantazja-element-fire.letter } { $fire }.
fantazja-board-signs = Znaki: ✶ { fantazja-dark }, ⛨ żeton militarny, · puste miejsce obok kafelka, × takie miejsce, niedostępne z powodu żetonu militarnego, ⌂ { fantazja-castle }.
fantazja-board-ids = Kafelki: R { fantazja-type-residential }, P { fantazja-type-production }, M { fantazja-type-military }, G { fantazja-type-magic }, S { fantazja-type-special }; dalej poziom, I, II lub III, i mała litera, która odróżnia kafelki tego samego typu i poziomu. Pod spodem { fantazja-seat-0.letter } albo { fantazja-seat-1.letter }, czyli czyj to kafelek, i jego punkty.
fantazja-board-provenance = Instrukcja nie podaje listy kafelków: symbole na ich bokach i to, które mają Mroczną Energię, to rekonstrukcja. Co wiadomo na pewno i jak poprawić resztę, opisuje docs/components/fantazja.md.

## Boki kafelka, od góry zgodnie z ruchem wskazówek zegara, i dwa stykające się

fantazja-side = { $letter }{ $number }
fantazja-sides = ▲{ $top } ▶{ $right } ▼{ $bottom } ◀{ $left }
fantazja-meeting = { $mine } obok { $its } ({ $cell })
