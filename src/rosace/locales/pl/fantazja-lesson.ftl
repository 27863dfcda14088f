### Fantazja: samouczek w przeglądarce. Pozycja po każdym kroku jest w games/fantazja/lesson.json.

lesson-fantazja-welcome = Witaj! Wokół Magicznego Zamku kafelek po kafelku rośnie plansza. Grasz jako Rzeźbiarze Natury: twoje kafelki mają zaokrąglone rogi i zielone dachy. Kafelki Inżynierów Światła mają rogi ścięte i dachy miedziane.
lesson-fantazja-hand = Oto twoja ręka: sześć kafelków, których przeciwnik nie widzi. Każdy bok pokazuje jeden żywioł (Ziemię, Powietrze, Wodę albo Ogień) i od 1 do 3 jego symboli. Pośrodku stoi budynek.
lesson-fantazja-build = W turze wykonujesz jedną akcję. Najprostsza to Mały Budynek, czyli poziom I. Wybierz kafelek Mieszkalny I b.
lesson-fantazja-lay = Nowy kafelek musi mieć wspólny bok z innym, na tym boku ten sam żywioł i co najmniej tyle samo symboli. Wybierz miejsce na prawo od Zamku: dwa symbole Powietrza zetkną się tam z jednym.
lesson-fantazja-opponent = Masz już nowy kafelek, a Światło buduje po drugiej stronie. Obie frakcje budują tę samą planszę. Widoczny budynek poziomu I jest wart 1 punkt.
lesson-fantazja-refusal = Nie wszystko pasuje. Kafelka Mieszkalny I c nie położysz pod swoim pierwszym budynkiem: jeden symbol Ziemi zetknąłby się z dwoma. Gdy spróbujesz niedozwolonego ruchu, dowiesz się, dlaczego nie można.
lesson-fantazja-imagine = Duże Budynki kosztują Punkty Wyobraźni. Pozyskanie Punktu Wyobraźni to też akcja: wybierz kafelek Produkcyjny II a, a potem swoje Punkty Wyobraźni. Kafelek leży tam rewersem do góry.
lesson-fantazja-dark = Spójrz na fioletową szczelinę: ten kafelek Światła ma Mroczną Energię. Zapamiętaj go, jeszcze do niego wrócimy.
lesson-fantazja-large = Teraz Duży Budynek. Poziom II kładzie się na poziomie I tego samego typu. Wybierz kafelek Mieszkalny II b.
lesson-fantazja-raise = Połóż go na swoim kafelku Mieszkalny I, obrócony tak, żeby żywioły leżały jak pod spodem. Sąsiedzi nie mają znaczenia. Tak samo możesz budować na budynkach przeciwnika!
lesson-fantazja-covered = Liczy się tylko to, co na wierzchu: poziom II jest wart 3 punkty, a zakryty kafelek już nic. Kafelek, którym płacisz, trafia awersem do góry do twoich odrzuconych.
lesson-fantazja-second = Przeciwnik buduje dalej w lewo. Wybuduj drugi budynek mieszkalny: wybierz kafelek Mieszkalny I c.
lesson-fantazja-second-lay = Pasuje nad Zamkiem: jeden symbol Ziemi styka się z jednym.
lesson-fantazja-token = Widać dwa twoje budynki mieszkalne, a Światła tylko jeden. Masz co najmniej dwa i więcej niż przeciwnik, więc na koniec tury żeton mieszkalny trafia do ciebie. Od teraz możesz używać jego Mocy.
lesson-fantazja-power = Oprócz akcji możesz w każdej turze użyć jednej Mocy Budynku. Wybierz żeton mieszkalny: pozwala wymienić kafelki z ręki na twoje odrzucone.
lesson-fantazja-give = Możesz oddać do trzech kafelków; tu wystarczy jeden. Oddaj kafelek Militarny I c.
lesson-fantazja-take = A z odrzuconych weź z powrotem Produkcyjny II a: zamiast losować, wybierasz.
lesson-fantazja-strike = Akcja wciąż przed tobą. Twój Militarny I a też ma Mroczną Energię: wybierz go.
lesson-fantazja-strike-lay = Połóż go pod kafelkiem z fioletową szczeliną. Plansza ostrzega, co zniknie.
lesson-fantazja-struck = Mroczna Energia spotyka Mroczną Energię i oba kafelki znikają. Budynek na lewym skraju traci połączenie z Zamkiem i znika razem z nimi. Wszystko trafia do odrzuconych swoich właścicieli.
lesson-fantazja-end-turn = Tymczasem masz kolejny Punkt Wyobraźni. Kto ma żeton, może go użyć także po akcji, dlatego gra czeka na ciebie: zakończ turę.
lesson-fantazja-third = A teraz szczyt: poziom III kładzie się na poziomie II tego samego typu. Wybierz kafelek Mieszkalny III.
lesson-fantazja-third-lay = Połóż go na własnym kafelku Mieszkalny II.
lesson-fantazja-bonus = Poziom III jest wart tylko 2 punkty, ale na własnym poziomie II daje żeton Bonusu: 5 punktów więcej, których nikt ci nie odbierze.
lesson-fantazja-end = Partia kończy się, gdy obu graczom zabraknie kafelków. Liczą się widoczne budynki i żetony Bonusu: kto ma więcej punktów, wygrywa, a o remisie decydują pozostałe Punkty Wyobraźni. Co robią inne Moce Budynków, sprawdzisz przy planszy. Miłej pierwszej partii!
