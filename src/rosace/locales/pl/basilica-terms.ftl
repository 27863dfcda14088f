### Basilica: słowa, których używają wszystkie inne komunikaty gry.
### Terminy jak w instrukcji; docs/glossary.md podaje je we wszystkich językach.

## Rozkazy

order-promote = Szkolenie
order-move = Przemieszczenie Budowniczego
order-recruit = Rekrutacja
order-confuse = Zamieszanie
order-glass = Witraż
order-scaffolding = Rusztowanie
order-disaster = Katastrofa
order-altar = Ołtarz

## Co robi każdy Rozkaz

order-promote-help = Nadaj Specjalizację jednemu ze swoich Budowniczych w Bazylice, biorąc żeton Szkolenia ze swoich zasobów; za Monetę przeciwnik może potem zrobić to samo, ale z inną Specjalizacją.
order-move-help = Przemieść jednego ze swoich Budowniczych na sąsiednie niezajęte Sklepienie.
order-recruit-help = Postaw Budowniczego ze swoich zasobów na dowolnym niezajętym Sklepieniu; za Monetę przeciwnik może potem postawić swojego obok innego własnego Budowniczego.
order-confuse-help = Zabierz jednego ze swoich Budowniczych do zasobów, a potem przemieść Budowniczego przeciwnika na sąsiednie niezajęte Sklepienie; za Monetę przeciwnik sam wybiera, którego i dokąd.
order-glass-help = Połóż Witraż na Sklepieniu, na którym stoi twój Budowniczy i nie ma jeszcze Witrażu; przy Punktowaniu daje 2 punkty więcej temu, kto ma tam przewagę.
order-scaffolding-help = Ustaw dwa Rusztowania na polach, na których mogłoby leżeć Sklepienie, nie zważając na kolory; blokują te pola do najbliższego Punktowania.
order-disaster-help = Zburz Sklepienie, na którym nie stoi żaden Budowniczy, wraz z leżącym na nim Witrażem; kafelek trafia do odrzuconych.
order-altar-help = Połóż po jednym Ołtarzu na dwóch Sklepieniach: Witraż jest tam wart 4 punkty zamiast 2, Sklepieniu nie grozi Katastrofa, a stojącego na nim Budowniczego nie przemieści Zamieszanie.

## Specjalizacje

rank-architect = Architekt
    .letter = A
rank-mason = Mistrz Murarski
    .letter = M
rank-strongman = Osiłek
    .letter = O
rank-juggler = Kuglarz
    .letter = K
rank-none = bez Specjalizacji

## Co daje każda Specjalizacja

rank-architect-help = Podwaja punkty, które za kafelki obszaru dostaje gracz z przewagą, czyjkolwiek to Architekt; Witraże dolicza się potem, a drugi Architekt niczego już nie zmienia.
rank-mason-help = Przy ustalaniu przewagi liczy się za dwóch Budowniczych, ale gdy przewagę ma przeciwnik, daje tylko 1 punkt.
rank-strongman-help = Zamienia remis w swoim obszarze w przewagę właściciela, chyba że przeciwnik też ma tam Osiłka.
rank-juggler-help = Na czas Punktowania jego kafelek jest jokerem z jeszcze jednym kolorem, który właściciel wybiera tuż przed liczeniem punktów.
rank-none-help = Liczy się za jednego Budowniczego i niczego więcej nie zmienia.

## Pion, który wywołuje Punktowania, według wariantu

marker-2010 = Król
marker-2022 = Królowa

## Miejsca

seat-0 = Biały
seat-1 = Czarny
