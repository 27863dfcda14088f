# What a link to a table shows in a chat.
preview-title = { $game }: { $players }
preview-won-by =
    { $margin ->
        [one] { $name } won by 1 point.
       *[other] { $name } won by { $margin } points.
    }
preview-won = { $name } won.
preview-draw = A shared result.
preview-solo =
    { $points ->
        [one] { $name } scored 1 point on their own.
       *[other] { $name } scored { $points } points on their own.
    }
preview-given-up = { $name } gave up.
preview-update = An update ended this game.
preview-see = See the final board and replay every move.
preview-playing = The game is on. Watch it live.
preview-open = A seat is free. Join the game.
