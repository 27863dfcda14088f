### Sagrada: to, co mówi tylko plansza w przeglądarce.

## Jak czyta je na głos czytnik ekranu

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

## Liczby

sagrada-web-points = Punkty: { $points }
sagrada-web-tool-price =
    { $price ->
        [one] Kosztuje { $price } znacznik uznania.
        [few] Kosztuje { $price } znaczniki uznania.
       *[many] Kosztuje { $price } znaczników uznania.
    }
sagrada-web-tool-tokens = na karcie: { $tokens }
sagrada-web-tokens =
    { $tokens ->
        [one] { $tokens } znacznik uznania
        [few] { $tokens } znaczniki uznania
       *[many] { $tokens } znaczników uznania
    }
sagrada-web-tool-solo = Cena: jedna kostka ({ $colour }).
sagrada-web-tool-gone = Już użyte.

## Wybór witrażu

sagrada-web-choosing = wybiera witraż
sagrada-web-has-chosen = witraż wybrany

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
sagrada-web-scorer-track = Kostki na torze rund: ich suma to cel
sagrada-web-scorer-track-add = Dodaj kostki
sagrada-web-scorer-track-remove = Usuń: { $die }

## Obrazki w zasadach

sagrada-web-figure-window = Witraż: niektóre pola wymagają koloru albo wartości, a sześć kostek już leży.
sagrada-web-figure-neighbours = Bok w bok nie mogą leżeć dwie kostki tego samego koloru ani tej samej wartości; po skosie mogą być jednakowe.
sagrada-web-figure-track = Tor rund: kostki, które zostały po pierwszych trzech rundach.
sagrada-web-figure-draft = Pula wyboru z pięcioma kostkami.
