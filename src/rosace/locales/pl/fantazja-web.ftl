### Fantazja w przeglądarce: co stoi na planszy obok rysunków i co mówi o nich czytnik ekranu.

## Kafelki i plansza

fantazja-web-side = { $element } { $number }
fantazja-web-sides = góra { $top }, prawo { $right }, dół { $bottom }, lewo { $left }
fantazja-web-tile =
    { $tile }: { $sides }; { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $dark ->
        [yes] ; Mroczna Energia
       *[no] { "" }
    }.
fantazja-web-way =
    { $number } { $way ->
        [n] w górę
        [e] w prawo
        [s] w dół
       *[w] w lewo
    }
fantazja-web-stack =
    { $cell }: { $tile } ({ $owner }): { $sides }; { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $dark ->
        [yes] ; Mroczna Energia
       *[no] { "" }
    }.
fantazja-web-castle = Magiczny Zamek: { $sides }.
fantazja-web-covers = Zakryte: { $tiles }.
fantazja-web-guarded = Leży na nim żeton militarny ({ $seat }).
fantazja-web-empty =
    { $state ->
        [barred] { $cell }: puste, ale niedostępne przez żeton militarny
        [dark] { $cell }: puste; Mroczna Energia spotka tu Mroczną Energię
       *[free] { $cell }: puste
    }
fantazja-web-back = Kafelek rewersem do góry ({ $seat })
fantazja-web-struck =
    { $number ->
        [one] Mroczna Energia usunie 1 kafelek
        [few] Mroczna Energia usunie { $number } kafelki
       *[many] Mroczna Energia usunie { $number } kafelków
    }

## Oglądanie planszy

fantazja-web-land = Plansza
fantazja-web-nearer = Przybliż
fantazja-web-farther = Oddal
fantazja-web-fit = Pokaż całą planszę
fantazja-web-powers = Co robią Moce Budynków
fantazja-web-close = Zamknij

## Motywy planszy


## Pod ręką

fantazja-web-tray = Twoje kafelki i możliwości
fantazja-web-rows = Które kafelki pokazać
fantazja-web-shelf-hand = Ręka
fantazja-web-shelf-face-down = Wyobraźnia
fantazja-web-shelf-discard = Odrzucone
fantazja-web-shelf-theirs = Przeciwnik
fantazja-web-shelf-shown = Obejrzane
fantazja-web-no-hand = Nie masz kafelków na ręce.
fantazja-web-no-points = Nie masz Punktów Wyobraźni. Dotknij tego miejsca, a potem kafelka z ręki.
fantazja-web-no-discards = Nie masz odrzuconych kafelków. Trafią tu te, którymi zapłacisz, i te, które znikną z planszy.
fantazja-web-no-discards-theirs = Przeciwnik nie ma odrzuconych kafelków.
fantazja-web-theirs-discards = Odrzucone
fantazja-web-theirs-hand = Obejrzane na ręce
fantazja-web-theirs-bottom = Na spodzie stosu
fantazja-web-to-imagination = Połóż rewersem do góry
fantazja-web-imagination = Twoje Punkty Wyobraźni: { $number }
fantazja-web-turn = Obrót { $turn }°: { $tile }
fantazja-web-unfit = Teraz nie można go wybudować.
fantazja-web-other = Inna możliwość: { $id }

## Strony przy stole

fantazja-web-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
fantazja-web-count-hand =
    { $number ->
        [one] 1 kafelek na ręce
        [few] { $number } kafelki na ręce
       *[many] { $number } kafelków na ręce
    }
fantazja-web-count-imagination =
    { $number ->
        [one] 1 Punkt Wyobraźni
        [few] { $number } Punkty Wyobraźni
       *[many] { $number } Punktów Wyobraźni
    }
fantazja-web-last =
    { $number ->
        [0] bez kafelków
        [one] ostatni kafelek
        [few] ostatnie { $number } kafelki
       *[many] ostatnie { $number } kafelków
    }
fantazja-web-count-stack =
    { $number ->
        [one] 1 kafelek w Stosie Dobierania
        [few] { $number } kafelki w Stosie Dobierania
       *[many] { $number } kafelków w Stosie Dobierania
    }
fantazja-web-count-discards =
    { $number ->
        [one] 1 odrzucony kafelek
        [few] { $number } odrzucone kafelki
       *[many] { $number } odrzuconych kafelków
    }
fantazja-web-count-bonus =
    { $number ->
        [one] 1 żeton Bonusu
        [few] { $number } żetony Bonusu
       *[many] { $number } żetonów Bonusu
    }
fantazja-web-bonus-left =
    { $number ->
        [one] 1 żeton Bonusu we wspólnej puli
        [few] { $number } żetony Bonusu we wspólnej puli
       *[many] { $number } żetonów Bonusu we wspólnej puli
    }
fantazja-web-word-hand = ręka
fantazja-web-word-imagination = Wyobraźnia
fantazja-web-word-stack = stos
fantazja-web-word-discards = odrzucone
fantazja-web-word-bonus = Bonus
fantazja-web-power-residential = Wymień
    .does = Wymień rękę z odrzuconymi
fantazja-web-power-production = Odzyskaj
    .does = Odrzucony → Punkt Wyobraźni
fantazja-web-power-military = Osłoń
    .does = Osłoń budynek
fantazja-web-power-magic = Podejrzyj
    .does = Obejrzyj 4, odłóż do 2
fantazja-web-power-special = Zastąp
    .does = Zastąp swój budynek
fantazja-web-token = { $power }. Widoczne budynki: Natura { $nature }, Światło { $light }. Żeton: { $place }.
fantazja-web-token-next =
    { $to ->
        [seat] Na koniec tury: { $seat }.
       *[pool] Na koniec tury: wspólna pula.
    }

## Liczenie na koniec

fantazja-web-count-type =
    { $type ->
        [residential] Budynki mieszkalne
        [production] Budynki produkcyjne
        [military] Budynki militarne
        [magic] Budynki magiczne
       *[special] Budynki specjalne
    }
fantazja-web-count-bonuses = Żetony Bonusu
fantazja-web-count-left = Pozostałe Punkty Wyobraźni
    .help = Rozstrzygają tylko remis.

## Liczenie partii z prawdziwego stołu

fantazja-web-scorer = Wybierz każdy budynek, który na koniec widać: najwyższy w każdym stosie. Liczą się też żetony Bonusu; pozostałe Punkty Wyobraźni rozstrzygają tylko remis.
fantazja-web-kind =
    { $does ->
        [remove] { $kind }: odejmij jeden (teraz { $number }, najwyżej { $most })
       *[add] { $kind }: dodaj jeden (teraz { $number }, najwyżej { $most })
    }
fantazja-web-remove = Odejmuj
fantazja-web-bonus = Żetony Bonusu
fantazja-web-left = Pozostałe Punkty Wyobraźni
fantazja-web-less = { $label }: o jeden mniej
fantazja-web-more = { $label }: o jeden więcej
fantazja-web-undo = Cofnij
fantazja-web-clear = Wyczyść

## Obrazki do zasad

fantazja-web-figure-tile = Cztery boki, każdy z jednym żywiołem i od 1 do 3 jego symboli; pośrodku budynek, kreski jego poziomu i punkty w kółku. Fioletowa szczelina to Mroczna Energia.
fantazja-web-figure-fits = Dwa symbole Ognia mogą stykać się z jednym: żywioł jest ten sam, a nowy kafelek ma nie mniej symboli.
fantazja-web-figure-too-few = Jeden symbol Ognia nie może stykać się z dwoma: nowy kafelek miałby mniej symboli.
fantazja-web-figure-levels = Poziom II kładzie się na poziomie I, a poziom III na poziomie II, także na budynkach przeciwnika. Krawędzie pokazują, czyje kafelki są zakryte.
fantazja-web-figure-dark-before = Środkowy kafelek ma Mroczną Energię.
fantazja-web-figure-dark-after = Obok pojawia się drugi kafelek z Mroczną Energią: oba znikają, a razem z nimi kafelek po prawej, bo traci połączenie z Zamkiem.

## Examples beside the clauses of the rules

fantazja-example-corner = Nowy kafelek musi mieć z innym wspólny bok. Zetknięcie się z Zamkiem narożnikiem nie wystarczy.
fantazja-example-symbols = Dwie Ziemie stykają się z dwiema: pasuje. Jedna to za mało. A obrócony jak trzeci, Ogień stykałby się z Ziemią.
fantazja-example-level = Poziom II kładzie się na poziomie I tego samego typu. Poziomu III nie: pod spodem musi być poziom II.
fantazja-example-dark = Oba kafelki mają Mroczną Energię i wspólny bok, więc oba znikają.
fantazja-example-cut-off = Mroczna Energia zabiera dwa kafelki. Ten po prawej traci drogę do Zamku i też znika.
fantazja-example-covered = Poziom II Natury daje 3 punkty, a zakryty pod nim kafelek nic. Światło ma 1 punkt za drugi budynek.
fantazja-example-guard = Na tym budynku leży żeton militarny Światła, więc Natura nie może w tej turze położyć kafelka obok.
