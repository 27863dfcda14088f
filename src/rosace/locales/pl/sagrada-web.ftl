### Sagrada: to, co mówi tylko plansza w przeglądarce.

## Jak czyta je na głos czytnik ekranu

sagrada-web-pass = Pas
sagrada-web-die = { $colour } { $value }
sagrada-web-cell = pole { $cell }: { $what }
sagrada-web-cell-of = { $whose }, pole { $cell }: { $what }
sagrada-web-printed-nothing = wolne, na dowolną kostkę
sagrada-web-printed-colour = wolne, tylko { $colour } kostka
sagrada-web-printed-value = wolne, wymaga wartości { $value }
sagrada-web-pool = Pula wyboru
sagrada-web-pool-empty = Pula wyboru jest pusta.
sagrada-web-track = Tor rund
sagrada-web-track-die = runda { $round }: { $die }
sagrada-web-round = Runda { $round }
sagrada-web-turns = Kolejność ruchów w tej rundzie
sagrada-web-bag = Kostki w woreczku.
sagrada-web-bag-colour = { $colour }: { $number }
sagrada-web-tools = Narzędzia
sagrada-web-objectives = Cele
sagrada-web-own = Twój cel indywidualny.
sagrada-web-score = Punkty
sagrada-web-hand = W ręce
sagrada-web-target = Wynik docelowy
sagrada-web-target-why = kostki z toru rund
sagrada-web-leads = Na prowadzeniu

## Liczby

sagrada-web-points = Punkty: { $points }
sagrada-web-tool-price =
    { $price ->
        [one] Kosztuje { $price } znacznik uznania.
        [few] Kosztuje { $price } znaczniki uznania.
       *[many] Kosztuje { $price } znaczników uznania.
    }
sagrada-web-tokens =
    { $tokens ->
        [one] { $tokens } znacznik uznania
        [few] { $tokens } znaczniki uznania
       *[many] { $tokens } znaczników uznania
    }
sagrada-web-tool-solo = Cena: jedna kostka ({ $colour }).
sagrada-web-tool-gone = Już użyte.
sagrada-web-empty-cells =
    { $cells ->
        [one] { $cells } puste pole
        [few] { $cells } puste pola
       *[many] { $cells } pustych pól
    }
sagrada-web-empty-cost =
    { $cells ->
        [one] { $cells } puste pole: −{ $each } na koniec
        [few] { $cells } puste pola: na koniec −{ $each } za każde
       *[many] { $cells } pustych pól: na koniec −{ $each } za każde
    }
sagrada-web-progress = Do następnego: { $have } z { $need } kostek.
sagrada-web-serves =
    { $gain ->
        [yes] +{ $points }: { $objectives }
       *[no] przybliża do celu: { $objectives }
    }
sagrada-web-tool-cost =
    { $price ->
        [one] { $price } znacznik
        [few] { $price } znaczniki
       *[many] { $price } znaczników
    }
sagrada-web-tool-die = { $colour } kostka
sagrada-web-tool-used = Użyte
sagrada-web-second-turn = Twój drugi ruch w tej rundzie
sagrada-web-secret = { $points } + tajne
sagrada-web-count-private = Cel indywidualny, { $objective }
sagrada-web-count-tokens = Pozostałe znaczniki uznania
    .help = Po 1 punkcie.
sagrada-web-count-empty = Puste pola
    .help =
        { $each ->
            [one] Po −{ $each } punkcie.
            [few] Po −{ $each } punkty.
           *[many] Po −{ $each } punktów.
        }

## Wybór witrażu

sagrada-web-choosing = wybiera witraż
sagrada-web-has-chosen = witraż wybrany
sagrada-web-later = Narzędzia i cele grupowe pojawią się, gdy wszyscy wybiorą witraże.
sagrada-web-later-solo = Narzędzia i cele grupowe pojawią się po wyborze witrażu.

## Arkusz wyników dla witrażu z prawdziwego stołu

sagrada-web-scorer-window = Witraż
sagrada-web-scorer-choose = Wybierz witraż
sagrada-web-scorer-begin = Wybierz witraż, który stoi przed tobą. Potem wybieraj pola i kostki, które na nich leżą.
sagrada-web-scorer-solo = Gra jednoosobowa
sagrada-web-scorer-die = Kostka na polu { $cell }:
sagrada-web-scorer-empty = Bez kostki
sagrada-web-scorer-undo = Cofnij
sagrada-web-scorer-clear = Wyczyść witraż
sagrada-web-scorer-tokens = Pozostałe znaczniki uznania
sagrada-web-scorer-public = Cele grupowe (najwyżej { $most })
sagrada-web-scorer-private =
    { $most ->
        [one] Cel indywidualny
        [few] Cele indywidualne (najwyżej { $most })
       *[many] Cele indywidualne (najwyżej { $most })
    }
sagrada-web-scorer-tools = Użyte narzędzia, które tłumaczą położenie kostek
sagrada-web-scorer-track = Kostki na torze rund: ich suma to docelowy wynik
sagrada-web-scorer-track-add = Dodaj kostki
sagrada-web-scorer-track-remove = Usuń: { $die }

## Obrazki w zasadach

sagrada-web-figure-window = Witraż: niektóre pola wymagają koloru albo wartości, a sześć kostek już leży.
sagrada-web-figure-neighbours = Bok w bok nie mogą leżeć dwie kostki tego samego koloru ani tej samej wartości; po skosie mogą być jednakowe.
sagrada-web-figure-track = Tor rund: kostki, które zostały po pierwszych trzech rundach.
sagrada-web-figure-draft = Pula wyboru z pięcioma kostkami.

## Examples beside the clauses of the rules

sagrada-example-border = Pierwszą kostkę kładzie się na brzegu witraża, nie w środku.
sagrada-example-contact = Czerwona 4 styka się z żółtą 3 narożnikiem. Na d4 nie stykałaby się z żadną kostką.
sagrada-example-printed = Pole a2 wymaga niebieskiego, więc niebieska 1 pasuje. Pole b2 wymaga 4, więc czerwona 5 nie pasuje.
sagrada-example-neighbours = Bok w bok z czerwoną 3 nie może leżeć ani inna czerwona kostka, ani inna 3. Po skosie może nawet druga czerwona 3.
sagrada-example-row = Pełny rząd w pięciu różnych kolorach: 6 punktów.
sagrada-example-private = Cel indywidualny to czerwony: 1 + 4 + 6 = 11 punktów.
sagrada-example-empty = Trzy puste pola kosztują 3 punkty.
sagrada-example-mistake = Na prawdziwym stole: czerwona kostka leży na niebieskim polu. Trzeba ją zdjąć, a puste pole się liczy.
sagrada-example-straightedge = Z Liniałem podbitym korkiem zielona 3 trafia tam, gdzie nie styka się z żadną kostką, nawet narożnikiem.
sagrada-example-whole-window = Cały witraż: 10 + 4 + 12 za cele wspólne, 17 za fioletowy, 0 za znaczniki, −3 za puste pola. Razem 40 punktów.
