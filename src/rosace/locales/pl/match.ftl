# Co dzieje się przy stole poza grą.
table-sat = { $name } siada do stołu.
table-rose = { $name } wstaje od stołu.
table-took-back = { $name } cofa ruch.
table-resigned = { $name } poddaje partię.
table-left = { $name } odchodzi od stołu.
table-ran-out = { $name } przekracza czas.
table-returned = { $name } wraca do gry.
table-offered-draw = { $name } proponuje remis.
table-declined-draw = { $name } nie zgadza się na remis.
table-vacation-on = { $name } bierze urlop.
table-vacation-off = { $name } wraca z urlopu.
table-rematch = { $name } chce rewanżu.
