### What the terminal says around every game. The words of a game are in files of its own.

## Beginning and leaving

cli-welcome = { $game }. { $players }. Type help for the commands.
cli-player = { $seat }: { $who }
cli-player-you = you
cli-player-person = at the keyboard
cli-player-computer = Computer ({ $level })
cli-seed = Seed { $seed } (--seed { $seed } deals the same game again)
cli-bye = Goodbye!
cli-seats = { $count } players
cli-seats-default = { $count } players (default: { $default })
cli-games-levels = computer levels

## Asking

cli-not-understood = I don’t understand “{ $typed }”. Type a number, or a move such as “{ $example }”. Press Enter to see every move, or type help for the commands.
cli-which = Which one? { $choices }
cli-curtain = { $seat }, it’s your turn. Take the keyboard, and press Enter when no one else is looking.
cli-cannot-wipe = This terminal can’t be cleared, so what each of you has seen stays above, behind empty lines. Don’t scroll up, or play in another terminal.
cli-failed = That didn’t work. Nothing changed: { $error }
cli-player-failed = { $error } Press Enter to try again. You can also type undo, save FILE or quit.
cli-after-end = The game is over. Type save FILE, log, look, score or board, or press Enter to leave.
cli-unsaved = This game isn’t saved yet: save FILE keeps it. Press Enter again to leave anyway.

## Commands

cli-help = Type the number of a move, or all or part of its words: “{ $example }”. Press Enter to see every move again. You can also type:
cli-help-none = There’s no help on “{ $typed }”. Type help for the commands, or rules for the rules.
cli-command-help = help
cli-command-help-help = this list
cli-command-help-word = help NAME
cli-command-help-word-help = what something on the table does: help { $word }
cli-command-why = why MOVE
cli-command-why-help = why a move isn’t allowed: why { $example }
cli-command-undo = undo
cli-command-undo-help = undo your last move, until something new is revealed
cli-command-board = board
cli-command-board-help = show the table again
cli-command-look = look
cli-command-look-help = what’s on the table but not drawn every time
cli-command-score = score
cli-command-score-help = the score if the game ended now
cli-command-log = log
cli-command-log-help = everything that has happened
cli-command-rules = rules CLAUSE
cli-command-rules-help = a clause of the rules: rules { $clause }
cli-command-save = save FILE
cli-command-save-help = save the game to a file; save! FILE replaces an existing one
cli-command-resume = resume FILE
cli-command-resume-help = continue a saved game
cli-command-quit = quit
cli-command-quit-help = leave without saving

## Answers of the commands

cli-why-what = Which move? For example: why { $example }
cli-why-legal = That’s allowed: { $choice }
cli-undone = Undone: { $choice }
cli-cannot-undo = You can’t undo now: something was revealed since your last move, or another player has moved.
cli-look-nothing = There’s nothing more to look at.
cli-rules-none = There’s no clause { $clause }.
cli-rules-chapters = The chapters (to read one, type rules { $clause }):
cli-rules-elsewhere = The rules aren’t installed here. You’ll find them in the project’s docs/rules folder.
cli-save-where = Save where? For example: save game.txt
cli-save-other = { $file } exists and isn’t a save of this game. Choose another name, or type save! { $file } to replace it.
cli-saved = Saved. To continue later: { $command }
cli-saved-sealed = Saved and sealed, because it holds secrets. To continue later: { $command }
cli-resume-which = Resume what? For example: resume game.txt
cli-resumed = Resumed { $file } after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.

## Score sheets

cli-sheet-title = Score sheet
cli-sheet-what = scored for
cli-sheet-clause = clause
cli-sheet-total = total
cli-sheet-empty = Nothing scores yet.
cli-sheet-secret = Secret points aren’t counted yet.
cli-sheet-corrected = { $name }: { $total } points without { DIE($pieces) } ({ $clause })
cli-sheet-corrections = Dice that break the rules are removed, as few as possible. Corrected total:

## Positions and records

cli-over = The game is over.
cli-chance = Chance decides next. What can come up, and how likely it is:
cli-column-id = id
cli-column-notation = notation
cli-column-label = move
cli-column-touch = touch
cli-column-weight = weight
cli-replay-secret = (still secret)
cli-replay-refused = action { $number } ({ $action }) isn’t legal: { $reason } ({ $clause })
cli-replay-over = Replayed { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}; the game is over.
cli-replay-open = Replayed { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}; the game is still going.
cli-replay-ended = Replayed { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}; the game ended early.
cli-ended = { $how ->
    [draw] The players agreed to a draw.
    [update] An update of the program ended the game in a draw.
    [resigned] { $seat } resigned.
    [time] { $seat } ran out of time.
   *[left] { $seat } left the table.
}

## Analysis

cli-analyse-win = win chance
cli-analyse-points = points
cli-analyse-visits = visits
cli-analyse-move = move
cli-analyse-then = then { $moves }
cli-analyse-who = { $name }: { $moves }
cli-analyse-known = Judged only by what { $name } may know.
cli-analyse-used = { $simulations } simulations, { $seconds } s.

## The server

cli-serve-address = Play at { $address }
cli-serve-database = Database: { $database }
cli-serve-data = Data folder: { $folder }
cli-serve-stop = Press Ctrl-C to stop. Games are saved.
cli-serve-waiting = The server doesn’t answer yet: { $problem }
cli-not-ready-starting = it is still starting.
cli-not-ready-disk-full = the disk of the database is full.
cli-not-ready-disk = the disk of the database fails, or a limit on the size of files is reached.
cli-not-ready-locked = another program keeps the database locked.
cli-not-ready-read-only = the database can only be read.
cli-not-ready-damaged = the database is damaged.
cli-not-ready-unreachable = the database cannot be reached.
cli-not-ready-no-answer = the database is not storing anything.
cli-not-ready-failed = the database fails; the log says how.
cli-not-ready-stopping = it is stopping.
cli-tidy-open = never played
cli-tidy-playing = left
cli-tidy-over = finished
cli-tidy-would = Nothing was removed. This would go:
cli-tidy-done = Removed:
cli-tidy-unplayed = Tables that were never played: { $count }
cli-tidy-guest-games = Games without an account: { $count }
cli-tidy-guests = Guests whose practice is forgotten: { $count }
cli-tidy-waiting = Running servers have { $seconds } seconds to keep tables that are in use.
cli-repair-done = { $checked ->
    [one] { $checked } table checked, { $mended } corrected
   *[other] { $checked } tables checked, { $mended } corrected
}
cli-repair-unreadable = { $count ->
    [one] { $count } table was left as it is: its game was played by other rules, or is damaged
   *[other] { $count } tables were left as they are: their games were played by other rules, or are damaged
}
