### Sagrada: samouczek krok po kroku. Kostki nazywamy słowami (niebieska 5), pole to wiersz i kolumna.

lesson-sagrada-welcome = Witaj w grze Sagrada. Wypełniasz witraż kostkami: każda kostka to kawałek kolorowego szkła, a jej wartość to odcień. Litera w rogu kostki to jej kolor: C czerwony, Ż żółty, Zi zielony, N niebieski, F fioletowy.
lesson-sagrada-private = To twój cel indywidualny i nikt inny go nie widzi: na koniec dostaniesz sumę wartości swoich niebieskich kostek.
lesson-sagrada-window = Na twoich kartach są cztery witraże. Im trudniejszy witraż, tym więcej znaczników uznania, najwyżej sześć; pokazują je płatki rozety. Wybierz najłatwiejszy: Sun Catcher.
lesson-sagrada-objectives = Witraże są wybrane, więc na stół trafiają trzy narzędzia i trzy cele grupowe. Cele grupowe dają punkty wszystkim.
lesson-sagrada-pool = Runda 1 z 10. Pięć kostek wylosowano z woreczka i rzucono nimi: to pula wyboru, z której biorą wszyscy gracze. Zaczynasz ty.
lesson-sagrada-printed = Na pole z kolorem pasują tylko kostki tego koloru, a na pole z oczkami tylko kostki tej wartości. Na białe pola pasuje każda kostka.
lesson-sagrada-first-die = Pierwszą kostkę umieszcza się przy krawędzi witrażu. Wybierz niebieską 5 i umieść ją na a2: pole jest niebieskie, a niebieskie kostki zbierasz.
lesson-sagrada-end-turn = W swoim ruchu możesz umieścić jedną kostkę i użyć jednego narzędzia. Tym razem bez narzędzia: zakończ ruch.
lesson-sagrada-turns = Ruchy w rundzie idą w jedną stronę, a potem z powrotem: ty, przeciwnik, przeciwnik, ty. Ostatni ruch rundy jest więc twój, a do wyboru zostały dwie kostki.
lesson-sagrada-refusal = Niebieska 3 na a1 to ruch niedozwolony: leżałaby obok niebieskiej 5, a kostki stykające się bokami nie mogą mieć tego samego koloru ani tej samej wartości. Przy każdej takiej próbie dowiesz się, dlaczego nie można.
lesson-sagrada-second-die = Każda następna kostka musi stykać się z inną kostką w witrażu, bokiem albo narożnikiem. Czerwona 2 pasuje na a3: styka się z niebieską 5, a pole wymaga wartości 2. Umieść ją tam.
lesson-sagrada-left-over = Zakończ ruch. Kostka, której nikt nie wybrał, trafi na tor rund.
lesson-sagrada-track = Tam już zostanie, chyba że sięgnie po nią narzędzie. Rundę 2 zaczyna przeciwnik, więc teraz masz dwa ruchy z rzędu.
lesson-sagrada-points = { sagrada-objective-light-shades }: 2 punkty za każdy zestaw z 1 i 2. Dwójkę już masz. Umieść fioletową 1 na b3, a zestaw będzie gotowy.
lesson-sagrada-next-turn = Dwa punkty więcej! Zakończ ruch; następny też jest twój.
lesson-sagrada-tool = Pole b2 wymaga wartości 4, a w puli wyboru takiej kostki nie ma. { sagrada-tool-1 }: to narzędzie zmienia wartość kostki o jeden w górę albo w dół. Narzędzie kosztuje jeden znacznik uznania, dopóki żaden na nim nie leży, a potem dwa.
lesson-sagrada-use-tool = Użyj go: wybierz kartę narzędzia.
lesson-sagrada-draft = Teraz kostka, którą zmieni: wybierz zieloną 5.
lesson-sagrada-adjust = O jeden mniej: z piątki robi się czwórka.
lesson-sagrada-put = A teraz umieść ją na b2.
lesson-sagrada-diagonal = Kostka i narzędzie: ruch skończył się sam, a w twojej rozecie zgasł jeden płatek. To już runda 3. Po skosie kostki mogą być jednakowe, więc umieść niebieską 6 na b1: { sagrada-objective-colour-diagonals } to punkt za niebieską 5 i punkt za niebieską 6.
lesson-sagrada-pass = Jeśli żadna kostka nie pasuje albo ci się nie przyda, po prostu zakończ ruch. Dalej zagramy za ciebie, aż do ostatniej rundy.
lesson-sagrada-last-round = Runda 10. Umieść czerwoną 1 na c1: wiersz c będzie pełny, pięć kostek w pięciu kolorach. { sagrada-objective-row-colours }: 6 punktów.
lesson-sagrada-end = Koniec dziesiątej rundy. Liczą się cele, każdy pozostały znacznik uznania daje 1 punkt, a każde wolne miejsce odbiera 1: tutaj tylko d5.
lesson-sagrada-won = Wygrywasz 56 do 38. To już cała gra: każde narzędzie ma na karcie opis tego, co robi. Może teraz własna partia?
