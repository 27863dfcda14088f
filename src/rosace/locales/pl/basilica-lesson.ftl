### Basilica: samouczek krok po kroku (games/basilica/lesson.json).

lesson-basilica-welcome = Witaj! Ty grasz jako Biały, twój przeciwnik jako Czarny. Wspólnie budujecie jedną Bazylikę i rywalizujecie o jej kolorowe obszary.
lesson-basilica-display = Tu leżą trzy Sklepienia, a nad każdym Rozkaz. Gdy ktoś zabierze Sklepienie, Rozkaz nad nim odwraca się i staje się następnym Sklepieniem.
lesson-basilica-turn = W turze masz trzy akcje: umieść Sklepienie, postaw Budowniczego na Sklepieniu położonym przed chwilą albo wykonaj Rozkaz. Romby przy twojej nazwie pokazują, ile akcji zostało.
lesson-basilica-place = Zacznij od niebieskiego Sklepienia po lewej: wybierz je, a potem pole b1. Sklepienia kładzie się w rzędzie przy planszy albo obok kafelka, który już leży.
lesson-basilica-crown = Twoje Sklepienie ma Koronę, więc Królowa przesuwa się o jedno pole. Gdy dotrze do najbliższej Korony na torze, odbędzie się Punktowanie.
lesson-basilica-builder = Punkty za obszar dostaje ten, kto ma w nim więcej Budowniczych. Postaw teraz jednego na swoim Sklepieniu: wybierz swoich Budowniczych, a potem b1.
lesson-basilica-wild = Rozkaz się odwrócił: to joker, naraz żółty i niebieski. Umieść go na c1, obok swojego niebieskiego Sklepienia.
lesson-basilica-area = Kafelki, które się stykają i mają wspólny kolor, tworzą obszar: b1 i c1 to niebieski obszar z dwóch kafelków. Wskaż dowolny kafelek, żeby zobaczyć, ile dają jego obszary.
lesson-basilica-black = Czarny buduje czerwony obszar na d1 i e1 i stawia tam Budowniczego. Teraz znów twoja tura.
lesson-basilica-refusal = Środkowe Sklepienie też jest jokerem: czerwono-zielonym. Nie możesz położyć go na c2, bo joker nigdy nie leży obok jokera, a na c1 leży joker. Gdy spróbujesz niedozwolonego ruchu, dowiesz się, dlaczego nie można.
lesson-basilica-larger = Jest kolejne niebieskie Sklepienie. Powiększ swój obszar: umieść je na b2.
lesson-basilica-order = Teraz Rozkaz. Szkolenie nadaje jednemu z twoich Budowniczych Specjalizację: wybierz je.
lesson-basilica-promote = O wszystko, czego wymaga Rozkaz, gra pyta po kolei. Wybierz swojego Budowniczego na b1.
lesson-basilica-rank = Architekt podwaja punkty za kafelki obszaru, Mistrz Murarski liczy się za dwóch, Osiłek rozstrzyga remis, a Kuglarz na czas Punktowania dodaje kolor. Wybierz Architekta, który na drugiej stronie żetonu ma Mistrza Murarskiego.
lesson-basilica-paid = Z niektórych Rozkazów może skorzystać też przeciwnik: Czarny płaci ci Monetę i szkoli Budowniczego z d1 na Mistrza Murarskiego. Tę Monetę możesz później wydać.
lesson-basilica-glass = Jako ostatnią akcję wybierz Witraż. Daje 2 punkty więcej temu, kto ma przewagę w jego obszarze.
lesson-basilica-lay = Połóż go na b1, gdzie stoi twój Budowniczy.
lesson-basilica-offer = Czarny rekrutuje Budowniczego prosto do twojego niebieskiego obszaru! Jeden na jednego to remis, a remis nic nie daje. Ale za Monetę ty też możesz rekrutować: zapłać.
lesson-basilica-recruit = Opłacony Budowniczy staje obok jednego z twoich. Postaw go na c1: będzie dwóch na jednego.
lesson-basilica-close = Do Punktowania brakuje trzech Koron, a ty masz trzy akcje. Umieść niebieskie Sklepienie na c2.
lesson-basilica-another = Jeszcze jedno niebieskie: umieść je na b3.
lesson-basilica-points = Spójrz na obszar niebieski: pięć kafelków podwojonych przez Architekta i 2 punkty za Witraż to razem 12. Dostaniesz je, bo masz przewagę; Czarny dostanie 1 punkt za każdego swojego Budowniczego.
lesson-basilica-last = Brakuje jednej Korony. Umieść żółte Sklepienie na a1 i obejrzyj Punktowanie.
lesson-basilica-after = Masz 12 punktów, a Czarny 5: 1 z niebieskiego i 4 z czerwonego. Budowniczowie i żetony wracają do zasobów, dwa rzędy przy planszy znikają, a twoje ostatnie niebieskie Sklepienie przesuwa się z b3 na b1.
lesson-basilica-end = Partię kończy trzecie Punktowanie albo stos, gdy wyczerpie się po raz drugi. Wygrywa ten, kto ma wtedy więcej punktów. Miłego budowania!
