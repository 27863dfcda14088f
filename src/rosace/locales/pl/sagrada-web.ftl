### Sagrada: to, co mówi tylko plansza w przeglądarce.

## Rzeczy tak, jak się je czyta na głos

sagrada-web-die = kolor { $colour }, wartość { $value }
sagrada-web-cell = pole { $cell }: { $what }
sagrada-web-cell-of = { $whose }, pole { $cell }: { $what }
sagrada-web-printed-nothing = puste, na każdą kostkę
sagrada-web-printed-colour = puste, oznaczony kolor: { $colour }
sagrada-web-printed-value = puste, oznaczona wartość: { $value }
sagrada-web-pool = Pula wyboru
sagrada-web-pool-empty = W puli wyboru nie ma kostek.
sagrada-web-track = Tor rund
sagrada-web-track-die = runda { $round }: { $die }
sagrada-web-round = Runda { $round }
sagrada-web-turns = Kolejność ruchów w tej rundzie
sagrada-web-bag = Woreczek z kostkami.
sagrada-web-bag-colour = { $colour }: { $number }
sagrada-web-tools = Narzędzia
sagrada-web-objectives = Cele
sagrada-web-own = Twój cel indywidualny.
sagrada-web-score = Punkty

## Liczby

sagrada-web-points = Punkty: { $points }
sagrada-web-tool-price =
    { $price ->
        [one] Kosztuje { $price } znacznik uznania.
        [few] Kosztuje { $price } znaczniki uznania.
       *[many] Kosztuje { $price } znaczników uznania.
    }
sagrada-web-tool-tokens = leży: { $tokens }
sagrada-web-tokens =
    { $tokens ->
        [one] { $tokens } znacznik uznania
        [few] { $tokens } znaczniki uznania
       *[many] { $tokens } znaczników uznania
    }
sagrada-web-tool-solo = Płaci się kostką w kolorze: { $colour }.
sagrada-web-tool-gone = Już użyte.

## Wybór witrażu

sagrada-web-choosing = wybiera witraż
sagrada-web-has-chosen = witraż wybrany

## Arkusz wyników dla witrażu z prawdziwego stołu

sagrada-web-scorer-window = Witraż
sagrada-web-scorer-choose = Wybierz witraż
sagrada-web-scorer-begin = Wybierz witraż, którym grano. Potem wskaż pole i kostkę, która na nim leży.
sagrada-web-scorer-solo = Gra jednoosobowa
sagrada-web-scorer-die = Kostka na polu { $cell }:
sagrada-web-scorer-empty = Bez kostki
sagrada-web-scorer-undo = Cofnij
sagrada-web-scorer-clear = Opróżnij witraż
sagrada-web-scorer-tokens = Pozostałe znaczniki uznania
sagrada-web-scorer-public = Cele grupowe (najwyżej { $most })
sagrada-web-scorer-private =
    { $most ->
        [one] Cel indywidualny
        [few] Cele indywidualne (najwyżej { $most })
       *[many] Cele indywidualne (najwyżej { $most })
    }

## Obrazki w zasadach

sagrada-web-figure-window = Witraż: na niektórych polach oznaczono kolor albo wartość, a w środku leży sześć kostek.
sagrada-web-figure-neighbours = Bok w bok nie mogą leżeć dwie kostki tego samego koloru ani tej samej wartości; po skosie mogą być jednakowe.
sagrada-web-figure-track = Tor rund: kostki, które zostały z pierwszych trzech rund.
sagrada-web-figure-draft = Pula wyboru z pięcioma kostkami.
