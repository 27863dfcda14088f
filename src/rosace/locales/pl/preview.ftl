# Co link do stołu pokazuje na czacie.
preview-title = { $game }: { $players }
preview-won-by =
    { $margin ->
        [one] { $name } wygrywa różnicą 1 punktu.
        [few] { $name } wygrywa różnicą { $margin } punktów.
       *[many] { $name } wygrywa różnicą { $margin } punktów.
    }
preview-won = { $name } wygrywa.
preview-draw = Remis.
preview-solo =
    { $points ->
        [one] { $name } zdobywa solo 1 punkt.
        [few] { $name } zdobywa solo { $points } punkty.
       *[many] { $name } zdobywa solo { $points } punktów.
    }
preview-given-up = { $name } poddaje partię.
preview-update = Partię zakończyła aktualizacja.
preview-see = Zobacz końcową planszę i odtwórz każdy ruch.
preview-playing = Partia trwa. Oglądaj na żywo.
preview-open = Jest wolne miejsce. Dołącz do partii.
