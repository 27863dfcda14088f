### Fantazja: słowa pierwszej partii, czyli lekcji w przeglądarce. Pozycja po każdym kroku jest w games/fantazja/lesson.json.

lesson-fantazja-welcome = Witaj! Wokół Magicznego Zamku kafelek po kafelku rośnie plansza. Grasz jako Rzeźbiarze Natury: twoje kafelki mają zaokrąglone rogi i zielone dachy. Inżynierowie Światła mają rogi ścięte i dachy miedziane.
lesson-fantazja-hand = Oto twoja ręka: sześć kafelków, których przeciwnik nie widzi. Każdy bok pokazuje jeden żywioł, Ziemię, Powietrze, Wodę albo Ogień, i od 1 do 3 symboli. Pośrodku stoi budynek.
lesson-fantazja-build = W turze wykonujesz jedną akcję. Pierwszy rodzaj to Mały Budynek, czyli poziom I. Wybierz kafelek Mieszkalny I b, a potem buduj na planszy.
lesson-fantazja-lay = Kafelek musi mieć wspólny bok z innym. Na wspólnym boku oba pokazują ten sam żywioł, a nowy ma co najmniej tyle samo symboli. Wybierz miejsce na prawo od Zamku: dwa symbole Powietrza spotkają tam jeden.
lesson-fantazja-opponent = Masz już nowy kafelek, a Światło buduje po drugiej stronie. Obie frakcje budują tę samą planszę. Widoczny budynek poziomu I jest wart 1 punkt.
lesson-fantazja-refusal = Nie wszystko pasuje. Kafelek Mieszkalny I c nie może leżeć pod twoim pierwszym budynkiem: jeden symbol Ziemi spotkałby dwa. Dotknij czegoś, czego nie wolno, a plansza powie dlaczego.
lesson-fantazja-imagine = Duże Budynki kosztują Punkty Wyobraźni. Pozyskanie takiego punktu to też akcja: wybierz kafelek Produkcyjny II a, a potem swoje Punkty Wyobraźni. Leży tam rewersem do góry.
lesson-fantazja-dark = Spójrz na fioletową szczelinę: ten kafelek Światła ma Mroczną Energię. Zapamiętaj go, jeszcze do niego wrócimy.
lesson-fantazja-large = Teraz Duży Budynek. Poziom II kładzie się na poziomie I tego samego typu. Wybierz kafelek Mieszkalny II b i buduj.
lesson-fantazja-raise = Trafia na twój Mieszkalny I, obrócony tak, żeby żywioły leżały jak na kafelku pod spodem. Sąsiedzi nie mają znaczenia. Na budynkach przeciwnika wolno budować tak samo!
lesson-fantazja-covered = Liczy się tylko to, co na wierzchu: poziom II jest wart 3 punkty, a zakryty kafelek już nic. Ten, którym płacisz, leży teraz w twoich odrzuconych, awersem do góry.
lesson-fantazja-second = Przeciwnik buduje dalej w lewo. Dodaj drugi budynek mieszkalny: wybierz kafelek Mieszkalny I c.
lesson-fantazja-second-lay = Nad Zamkiem pasuje: jeden symbol Ziemi spotyka jeden.
lesson-fantazja-token = Widać dwa twoje budynki mieszkalne, a Światła tylko jeden. Co najmniej dwa i więcej niż przeciwnik: na koniec twojej tury żeton mieszkalny trafia do ciebie. Teraz możesz użyć jego mocy.
lesson-fantazja-power = Oprócz akcji możesz w każdej turze użyć jednej Mocy Budynku. Dotknij żetonu mieszkalnego: wymienia on kafelki z ręki na twoje odrzucone.
lesson-fantazja-give = Możesz oddać do trzech kafelków; tu wystarczy jeden. Oddaj kafelek Militarny I c.
lesson-fantazja-take = I weź z odrzuconych z powrotem Produkcyjny II a: wybierasz, zamiast losować.
lesson-fantazja-strike = Akcja wciąż należy do ciebie. Twój Militarny I a też ma Mroczną Energię: wybierz go.
lesson-fantazja-strike-lay = Połóż go pod kafelkiem z fioletową szczeliną. Plansza ostrzega, co zniknie.
lesson-fantazja-struck = Mroczna Energia spotkała Mroczną Energię i oba kafelki znikają. Budynek na lewym skraju traci połączenie z Zamkiem i znika razem z nimi. Wszystko trafia do odrzuconych swoich właścicieli.
lesson-fantazja-end-turn = Tymczasem masz kolejny Punkt Wyobraźni. Kto ma żeton, może go użyć także po akcji, dlatego tura czeka na ciebie: zakończ ją.
lesson-fantazja-third = A teraz szczyt: poziom III kładzie się na poziomie II tego samego typu. Wybierz kafelek Mieszkalny III.
lesson-fantazja-third-lay = Połóż go na własnym kafelku Mieszkalny II.
lesson-fantazja-bonus = Poziom III jest wart tylko 2 punkty, ale na własnym poziomie II daje żeton Bonusu: 5 punktów więcej, których nikt ci nie odbierze.
lesson-fantazja-end = Partia kończy się, gdy żaden z graczy nie ma już kafelków. Liczą się widoczne budynki i żetony Bonusu, więcej punktów wygrywa, a o remisie decydują pozostałe Punkty Wyobraźni. Co robią inne Moce Budynków, powie ci plansza. Miłej pierwszej partii!
