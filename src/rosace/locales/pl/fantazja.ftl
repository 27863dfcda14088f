### Fantazja: o co pytamy, co można wybrać, co się stało, dlaczego nie, i arkusz wyników.
### Miejsce zapisujemy tak, jak widać je z Zamku: ↑1→2 (w notacji n1e2) to jedno w górę i dwa w prawo. Bok to litera żywiołu i liczba symboli: Z2.
### Litery żywiołów zależą od języka i są w fantazja-terms.ftl (atrybut letter).
### Kafelki, typy, Moce Budynków i strony są w fantazja-terms.ftl.
### Kafelek i typ wstawiamy w mianowniku, który tu brzmi tak samo jak biernik; inny przypadek niesie słowo przed nim.

## O co pytamy

ask-fantazja-first = Los wybiera, kto zaczyna.
ask-fantazja-draw = Dobiera się kafelek.
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
    .short =
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
                [yes] Użyj najpierw Mocy, wybuduj kafelek albo odłóż go zakryty.
               *[no] Wybuduj kafelek albo odłóż go zakryty: +1 Punkt Wyobraźni.
            }
        }
    .narrow =
        { $main ->
            [open] { $power ->
                [yes] Wybuduj, odłóż kafelek zakryty albo użyj Mocy.
               *[no] Wybuduj kafelek albo odłóż go zakryty.
            }
           *[done] { ask-fantazja-turn.short }
        }
ask-fantazja-lay =
    { $rotates ->
        [no] { $tile }: wybierz miejsce.
       *[yes] { $tile }: wybierz miejsce i obrót.
    }
    .narrow =
        { $rotates ->
            [no] Wybierz miejsce.
           *[yes] Wybierz miejsce i obrót.
        }
    .next = { $tile }: wybierz obrót.
ask-fantazja-pay = Wybierz Punkt Wyobraźni, którym płacisz.
ask-fantazja-give =
    { $number ->
        [0] Moc mieszkalna: wybierz z ręki kafelek do oddania.
       *[other] Moc mieszkalna: wybierz następny kafelek do oddania albo zakończ (oddane: { $number }).
    }
ask-fantazja-take =
    { $left ->
        [one] Moc mieszkalna: weź 1 kafelek ze swoich odrzuconych.
        [few] Moc mieszkalna: weź { $left } kafelki ze swoich odrzuconych, jeden po drugim.
       *[many] Moc mieszkalna: weź { $left } kafelków ze swoich odrzuconych, jeden po drugim.
    }
ask-fantazja-recall = Moc produkcyjna: wybierz odrzucony kafelek, który stanie się Punktem Wyobraźni.
ask-fantazja-guard = Moc militarna: wybierz budynek, który osłoni żeton.
ask-fantazja-under =
    { $number ->
        [0] Moc magiczna: wybierz kafelek, który trafi na spód Stosu Dobierania, albo zostaw rękę bez zmian.
       *[other] Moc magiczna: wybierz drugi kafelek, który trafi pod pierwszy, albo zakończ na jednym.
    }
ask-fantazja-exchange = Moc specjalna: wybierz z ręki kafelek, który zastąpi budynek.
ask-fantazja-over = Koniec partii.

## Możliwości

choice-fantazja-build =
    { $price ->
        [no] { $tile } ({ $sides }): wybuduj
       *[yes] { $tile } ({ $sides }): wybuduj za Punkt Wyobraźni
    }
    .short =
        { $price ->
            [no] { $tile }: wybuduj
           *[yes] { $tile }: wybuduj za Punkt Wyobraźni
        }
choice-fantazja-lay =
    { $on ->
        [yes] Połóż na { CELL($cell) }, obrót o { $turn }° ({ $sides }), na kafelku { $below } ({ $owner })
       *[no] Połóż na { CELL($cell) }, obrót o { $turn }° ({ $sides })
    }{ $struck ->
        [0] {""}
        [one] . Mroczna Energia usuwa 1 kafelek
        [few] . Mroczna Energia usuwa { $struck } kafelki
       *[many] . Mroczna Energia usuwa { $struck } kafelków
    }
    .short =
        { $on ->
            [yes] Połóż na { $below }
           *[no] Połóż tutaj
        }{ $struck ->
            [0] {""}
            [one] . Mroczna Energia usuwa 1 kafelek
            [few] . Mroczna Energia usuwa { $struck } kafelki
           *[many] . Mroczna Energia usuwa { $struck } kafelków
        }
    .hint =
        { $on ->
            [yes] Połóż na { $below }
           *[no] Połóż na zaznaczonym miejscu
        }{ $turn ->
            [0] { "" }
           *[other] , obrót o { $turn }°
        }
choice-fantazja-imagine = { $tile } ({ $sides }): pozyskaj Punkt Wyobraźni
    .short = { $tile }: pozyskaj Punkt Wyobraźni
choice-fantazja-pay = Zapłać kafelkiem { $tile }
choice-fantazja-power = { $power }
choice-fantazja-give = Oddaj kafelek { $tile }
choice-fantazja-take = Weź kafelek { $tile } ({ $sides })
    .short = Weź kafelek { $tile }
choice-fantazja-recall = Weź kafelek { $tile }
choice-fantazja-guard = { CELL($cell) }: { $tile } ({ $owner })
    .short = Osłoń { $tile }
choice-fantazja-under = Odłóż kafelek { $tile } na spód stosu
choice-fantazja-exchange = { $tile } ({ $sides })
    .short = Zamień na { $tile }
choice-fantazja-enough =
    { $phase ->
        [give] Zakończ oddawanie
       *[under] Zakończ odkładanie
    }
choice-fantazja-end = Zakończ turę
choice-fantazja-first = { $seat } zaczyna
choice-fantazja-draw = Dobrany kafelek: { $tile }
choice-fantazja-show = Pokazany kafelek: { $tile }

## Co się stało

event-fantazja-first = { $seat } zaczyna.
event-fantazja-draw = { $seat } dobiera kafelek { $tile }.
    .several = { $seat } dobiera kafelki: { $tile }.
event-fantazja-draw-secretly = { $seat } dobiera kafelek.
    .several = { $seat } dobiera kafelki ({ $count }).
event-fantazja-draw-known = { $seat } dobiera ze spodu stosu kafelek { $tile }.
event-fantazja-show = { $seat } widzi kafelek z ręki przeciwnika ({ $other }): { $tile }.
    .several = { $seat } widzi kafelki z ręki przeciwnika ({ $other }): { $tile }.
event-fantazja-show-secretly = { $seat } widzi kafelek z ręki przeciwnika.
    .several = { $seat } widzi kafelki z ręki przeciwnika ({ $count }).
event-fantazja-build = { $seat } wybiera do budowy kafelek { $tile }.
event-fantazja-exchange = { $seat } wybiera do zamiany kafelek { $tile }.
event-fantazja-laid = { $seat } kładzie kafelek { $tile } na { CELL($cell) }.
    .short = { $seat } buduje { $tile }
event-fantazja-raised = { $seat } kładzie kafelek { $tile } na { CELL($cell) }, przykrywając { $below } ({ $owner }).
    .short = { $seat } buduje { $tile } na { $below }
event-fantazja-exchanged = { $seat } zastępuje na { CELL($cell) } kafelek { $below } kafelkiem { $tile }.
    .short = { $seat } zamienia { $below } na { $tile }
event-fantazja-bonus = { $seat } dostaje żeton Bonusu: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-fantazja-struck =
    { $number ->
        [one] Mroczna Energia: znika 1 kafelek ({ CELL($cells) }).
        [few] Mroczna Energia: znikają { $number } kafelki ({ CELL($cells) }).
       *[many] Mroczna Energia: znika { $number } kafelków ({ CELL($cells) }).
    }
    .short = Mroczna Energia: { $number ->
            [one] znika 1 kafelek
            [few] znikają { $number } kafelki
           *[many] znika { $number } kafelków
        }
event-fantazja-imagine = { $seat } odkłada zakryty { $tile }: +1 Punkt Wyobraźni.
event-fantazja-imagine-secretly = { $seat } odkłada zakryty kafelek: +1 Punkt Wyobraźni.
event-fantazja-pay = { $seat } płaci kafelkiem { $tile }.
event-fantazja-power = { $seat } używa Mocy Budynku: { $power }.
event-fantazja-give = { $seat } wybiera do oddania kafelek { $tile }.
event-fantazja-enough = { $seat } nie oddaje nic więcej.
event-fantazja-take = { $seat } wybiera z odrzuconych kafelek { $tile }.
event-fantazja-swap = { $seat } wymienia kafelki: { $given } na { $taken }.
event-fantazja-recall = { $seat } robi z odrzuconego kafelka Punkt Wyobraźni: { $tile }.
event-fantazja-guard = { $seat } osłania żetonem militarnym budynek na { CELL($cell) }.
    .short = { $seat } osłania budynek żetonem militarnym
event-fantazja-under = { $seat } odkłada kafelek { $tile } na spód Stosu Dobierania przeciwnika ({ $other }).
    .short = { $seat } odkłada { $tile } pod stos przeciwnika
event-fantazja-under-none = { $seat } nie odkłada nic na spód Stosu Dobierania przeciwnika ({ $other }).
event-fantazja-end = { $seat } kończy turę.
event-fantazja-token-won = { $seat } zdobywa żeton { $type }.
event-fantazja-token-back = Żeton { $type } wraca do wspólnej puli.
event-fantazja-skipped = { $seat } nie ma już kafelków i pomija akcję.
event-fantazja-turn = Teraz gra { $seat }.
event-fantazja-ended = Obu graczom skończyły się kafelki.
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

reason-fantazja-not-now = Nie teraz. { $asked }
reason-fantazja-main-done = Akcję tej tury już wykonano.
reason-fantazja-main-owed = Przed końcem tury musisz wykonać akcję: wybudować budynek albo pozyskać Punkt Wyobraźni.
reason-fantazja-not-in-hand = Nie masz na ręce kafelka { $tile }.
reason-fantazja-no-point = Kafelek { $tile } kosztuje Punkt Wyobraźni, a nie masz żadnego.
    .short = Ten kafelek kosztuje Punkt Wyobraźni, a nie masz żadnego.
reason-fantazja-fits-nowhere = Kafelek { $tile } nigdzie teraz nie pasuje: na każdym wspólnym boku potrzebny jest ten sam żywioł i co najmniej tyle samo symboli.
    .short = Ten kafelek nigdzie teraz nie pasuje: na każdym wspólnym boku potrzebny jest ten sam żywioł i co najmniej tyle samo symboli.
reason-fantazja-nothing-to-raise = Nie ma budynku, na którym można położyć kafelek { $tile }.
    .short = Nie ma budynku, na którym można położyć ten kafelek.
reason-fantazja-occupied = Miejsce { CELL($cell) } jest zajęte, a ten kafelek kładzie się na pustym.
    .short = To miejsce jest zajęte, a ten kafelek kładzie się na pustym.
reason-fantazja-no-neighbour = Miejsce { CELL($cell) } nie ma wspólnego boku z żadnym kafelkiem na planszy.
    .short = To miejsce nie ma wspólnego boku z żadnym kafelkiem na planszy.
reason-fantazja-barred = Miejsce { CELL($cell) } jest niedostępne: na { CELL($guilty) } leży żeton militarny.
    .short = To miejsce jest niedostępne przez żeton militarny.
reason-fantazja-element = Kafelek styka się tam z innym żywiołem: { $sides }.
reason-fantazja-number = Kafelek ma tam mniej symboli niż sąsiad: { $sides }.
reason-fantazja-nothing-below = Kafelek { $tile } kładzie się na innym budynku, a na { CELL($cell) } żadnego nie ma.
    .short = Ten kafelek kładzie się na innym budynku, a tu żadnego nie ma.
reason-fantazja-on-special = Na budynku specjalnym nic się nie buduje.
reason-fantazja-other-type = Kafelek { $tile } kładzie się na budynku tego samego typu, a na { CELL($cell) } stoi budynek { $type }.
    .short = Ten kafelek kładzie się na budynku tego samego typu.
reason-fantazja-other-level = Kafelek { $tile } kładzie się na budynku o poziom niższym, a na { CELL($cell) } leży { $below }.
    .short = Ten kafelek kładzie się na budynku o poziom niższym.
reason-fantazja-guarded = Na { CELL($cell) } leży żeton militarny przeciwnika.
    .short = Na tym budynku leży żeton militarny przeciwnika.
reason-fantazja-elements-turned = Przy tym obrocie żywioły nie zgadzają się z kafelkiem pod spodem ({ $below }).
    .short = Przy tym obrocie żywioły nie zgadzają się z kafelkiem pod spodem.
reason-fantazja-not-face-down = Kafelek { $tile } nie jest twoim Punktem Wyobraźni.
reason-fantazja-no-token = Nie masz żetonu tej Mocy Budynku.
reason-fantazja-power-used = W tej turze użyto już Mocy Budynku.
reason-fantazja-empty-hand = Nie masz na ręce kafelka do wymiany.
reason-fantazja-no-discards = Nie masz odrzuconych kafelków.
reason-fantazja-no-building = Nie ma budynku, który można osłonić żetonem.
reason-fantazja-nothing-to-see = Ręka przeciwnika jest pusta.
reason-fantazja-no-exchange = Żadnego z twoich budynków nie da się zastąpić kafelkiem z ręki.
reason-fantazja-already-given = Kafelek { $tile } jest już wybrany do oddania.
reason-fantazja-not-discarded = Wśród twoich odrzuconych nie ma kafelka { $tile }.
reason-fantazja-already-taken = Kafelek { $tile } jest już wybrany do wzięcia.
reason-fantazja-give-one = Wymień co najmniej jeden kafelek.
reason-fantazja-no-building-there = Na { CELL($cell) } nie ma budynku.
    .short = Tu nie ma budynku.
reason-fantazja-not-shown = Wśród obejrzanych nie ma kafelka { $tile }.
reason-fantazja-not-yours = Budynek na { CELL($cell) } należy do przeciwnika ({ $owner }).
reason-fantazja-special-stays = Budynku specjalnego nie można zastąpić.
reason-fantazja-level-differs = Kafelki { $tile } i { $below } mają różne poziomy.
reason-fantazja-exchanges-nothing = Kafelek { $tile } nie może zastąpić żadnego z twoich budynków.
reason-fantazja-exchange-element = Kafelek stykałby się tam z innym żywiołem: { $sides }.

## Arkusz wyników

score-fantazja-building = { $tile } na { CELL($cell) }
score-fantazja-kind = { $kind }
score-fantazja-bonus = Żetony Bonusu: { $number } × { $each }
    .group = Żetony Bonusu
score-fantazja-majority =
    { $token ->
        [seat] Typ { $type }, { $nature } : { $light }, żeton ma { $seat }
        [building] Typ { $type }, { $nature } : { $light }, żeton ({ $seat }) na { CELL($cell) }
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
       *[unknown] Remis na punkty: wygrywa ten, komu zostało więcej Punktów Wyobraźni
    }

## Czego dotyczy wiersz wyniku, do wyjaśnień, dlaczego ruch jest lepszy

topic-fantazja-building = budynki, typ { $type }
topic-fantazja-bonus = żetony Bonusu
topic-fantazja-dark = Mroczna Energia

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
fantazja-board-building = na { CELL($cell) } ({ $seat })
fantazja-board-player = { $seat }: punkty { $points }, Bonusy { $bonus }, Wyobraźnia { $imagination }, ręka { $hand }, stos { $stack }
fantazja-board-face-down = Rewersem do góry:
fantazja-board-shown = Obejrzane dzięki Mocy magicznej:
fantazja-board-in-hand = Na pewno na ręce:
fantazja-board-in-hand-or-down = Na ręce albo już rewersem do góry:
fantazja-board-discards = Odrzucone ({ $seat }):
fantazja-board-bottom = Na spodzie Stosu Dobierania ({ $seat }):
fantazja-board-covered = Zakryte kafelki:
fantazja-board-legend = Litery na bokach: { fantazja-element-earth.letter } { $earth }, { fantazja-element-air.letter } { $air }, { fantazja-element-water.letter } { $water }, { fantazja-element-fire.letter } { $fire }.
fantazja-board-signs = Znaki: ✶ { fantazja-dark }, ⛨ żeton militarny, · puste miejsce obok kafelka, × takie miejsce, niedostępne z powodu żetonu militarnego, ⌂ { fantazja-castle }.
fantazja-board-ids = Kafelki: R { fantazja-type-residential }, P { fantazja-type-production }, M { fantazja-type-military }, G { fantazja-type-magic }, S { fantazja-type-special }; dalej poziom, I, II lub III, i mała litera, która odróżnia kafelki tego samego typu i poziomu. Pod spodem { fantazja-seat-0.letter } albo { fantazja-seat-1.letter }, czyli czyj to kafelek, i jego punkty.
fantazja-board-provenance = Instrukcja nie podaje listy kafelków: symbole na ich bokach i to, które mają Mroczną Energię, to rekonstrukcja. Co wiadomo na pewno i jak poprawić resztę, opisuje docs/components/fantazja.md.

## Boki kafelka, od góry zgodnie z ruchem wskazówek zegara, i dwa stykające się

fantazja-side = { $letter }{ $number }
fantazja-sides = ▲{ $top } ▶{ $right } ▼{ $bottom } ◀{ $left }
fantazja-meeting = { $mine } obok { $its } ({ CELL($cell) })
