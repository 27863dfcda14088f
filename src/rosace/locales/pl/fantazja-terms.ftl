### Fantazja: słowa, których używają wszystkie inne komunikaty gry.
### Terminy jak w instrukcji, o ile je podaje; docs/glossary.md ma je we wszystkich językach.
### Miejsce nosi krótką nazwę swojej frakcji, po której czasownik stoi w liczbie pojedynczej. Atrybut help mówi, co dana rzecz robi.
### Kafelki nazywamy typem i poziomem budynku; litera odróżnia te, które mają jedno i drugie wspólne.

## Frakcje

fantazja-faction-nature = Rzeźbiarze Natury
fantazja-faction-light = Inżynierowie Światła

## Miejsca, czyli krótkie nazwy ich frakcji

fantazja-seat-0 = Natura
    .letter = N
fantazja-seat-1 = Światło
    .letter = Ś

## Typy budynków

fantazja-type-residential = mieszkalny
    .group = Budynki mieszkalne
fantazja-type-production = produkcyjny
    .group = Budynki produkcyjne
fantazja-type-military = militarny
    .group = Budynki militarne
fantazja-type-magic = magiczny
    .group = Budynki magiczne
fantazja-type-special = specjalny
    .group = Budynki specjalne

## Żywioły i litera pokazywana przy liczbie symboli

fantazja-element-earth = Ziemia
    .letter = Z
fantazja-element-air = Powietrze
    .letter = P
fantazja-element-water = Woda
    .letter = W
fantazja-element-fire = Ogień
    .letter = O

## Typ i poziom

fantazja-kind-RI = Mieszkalny I
fantazja-kind-RII = Mieszkalny II
fantazja-kind-RIII = Mieszkalny III
fantazja-kind-PI = Produkcyjny I
fantazja-kind-PII = Produkcyjny II
fantazja-kind-PIII = Produkcyjny III
fantazja-kind-MI = Militarny I
fantazja-kind-MII = Militarny II
fantazja-kind-MIII = Militarny III
fantazja-kind-GI = Magiczny I
fantazja-kind-GII = Magiczny II
fantazja-kind-GIII = Magiczny III
fantazja-kind-S = Specjalny

## Kafelki według oznaczeń na liście elementów

fantazja-tile-RIa = Mieszkalny I a
fantazja-tile-RIb = Mieszkalny I b
fantazja-tile-RIc = Mieszkalny I c
fantazja-tile-RIIa = Mieszkalny II a
fantazja-tile-RIIb = Mieszkalny II b
fantazja-tile-RIII = Mieszkalny III
fantazja-tile-PIa = Produkcyjny I a
fantazja-tile-PIb = Produkcyjny I b
fantazja-tile-PIc = Produkcyjny I c
fantazja-tile-PIIa = Produkcyjny II a
fantazja-tile-PIIb = Produkcyjny II b
fantazja-tile-PIII = Produkcyjny III
fantazja-tile-MIa = Militarny I a
fantazja-tile-MIb = Militarny I b
fantazja-tile-MIc = Militarny I c
fantazja-tile-MIIa = Militarny II a
fantazja-tile-MIIb = Militarny II b
fantazja-tile-MIII = Militarny III
fantazja-tile-GIa = Magiczny I a
fantazja-tile-GIb = Magiczny I b
fantazja-tile-GIc = Magiczny I c
fantazja-tile-GIIa = Magiczny II a
fantazja-tile-GIIb = Magiczny II b
fantazja-tile-GIII = Magiczny III
fantazja-tile-Sa = Specjalny a
fantazja-tile-Sb = Specjalny b
fantazja-tile-Sc = Specjalny c

## Zamek, Mroczna Energia i żetony

fantazja-castle = Magiczny Zamek
fantazja-dark = Mroczna Energia
    .help = Gdy spotkają się dwa kafelki z Mroczną Energią, oba znikają ze wszystkim, co pod nimi leży, a potem znika wszystko, co straciło przez to połączenie z Zamkiem.
fantazja-token-bonus = Żeton Bonusu
    .help = Wart 5 punktów na koniec; dostajesz go za wybudowanie poziomu III na własnym poziomie II.

## Moce Budynków

fantazja-power-residential = Moc mieszkalna
    .help = Oddaj z ręki od 1 do 3 kafelków do odrzuconych i weź stamtąd tyle samo innych, które wybierzesz; oddanych nie możesz od razu wziąć z powrotem.
fantazja-power-production = Moc produkcyjna
    .help = Wybierz jeden ze swoich odrzuconych kafelków i połóż go rewersem do góry: staje się twoim Punktem Wyobraźni.
fantazja-power-military = Moc militarna
    .help = Osłoń żetonem dowolny budynek: do twojej następnej tury przeciwnik nie może na nim budować, zastąpić go ani położyć kafelka na pustym miejscu obok.
fantazja-power-magic = Moc magiczna
    .help = Obejrzyj 4 losowe kafelki z ręki przeciwnika i odłóż najwyżej 2 z nich na spód jego Stosu Dobierania; co najmniej jeden kafelek zostaje mu na ręce.
fantazja-power-special = Moc specjalna
    .help = Zastąp swój widoczny budynek kafelkiem z ręki o tym samym poziomie; żaden z nich nie może być specjalny, a dawny budynek wraca na rękę.

## Kierunki patrząc z Zamku. CELL zapisuje pole notacji, n1e2, tymi znakami: samo w czytałoby się jako wschód.

fantazja-north = ↑
fantazja-east = →
fantazja-south = ↓
fantazja-west = ←
fantazja-cell = { CELL($cell) }
