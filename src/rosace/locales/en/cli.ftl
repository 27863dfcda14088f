### What the terminal says around every game. The words of a game are in files of its own.

## Beginning and leaving

cli-welcome = { $game } · at the table: { $players } · help lists the commands
cli-seed = Seed { $seed } (--seed { $seed } deals the same game again)
cli-bye = Goodbye.
cli-seats = { $count } players
cli-seats-default = { $count } players, { $default } unless told

## Asking

cli-not-understood = I do not understand “{ $typed }”. Type a number, or a choice such as “{ $example }”; Enter shows all choices, help the commands.
cli-which = Which do you mean? { $choices }
cli-curtain = Now { $seat }. Pass the keyboard, and press Enter when nobody else is looking.
cli-cannot-wipe = This terminal cannot be cleared: what one of you has seen stays above, behind empty lines. Do not scroll up, or play in another terminal.
cli-failed = That did not work, and nothing has changed: { $error }
cli-player-failed = { $error } Enter asks it again; undo, save FILE and quit work, too.
cli-after-end = The game is over. Type save FILE, log, look, score or board; Enter leaves.
cli-unsaved = This game is not saved: save FILE keeps it. Enter once more leaves without.

## Commands

cli-help = Type the number of a choice, or its words in part or in full: “{ $example }”. Enter shows all choices again. Besides:
cli-help-none = There is no help about “{ $typed }”. Type help alone for the commands, or rules for the rules.
cli-command-help = help
cli-command-help-help = this list
cli-command-help-word = help NAME
cli-command-help-word-help = what something on the table does, for instance: help { $word }
cli-command-why = why CHOICE
cli-command-why-help = why a choice is not allowed, for instance: why { $example }
cli-command-undo = undo
cli-command-undo-help = take your last decision back, as long as nothing has been shown since
cli-command-board = board
cli-command-board-help = show the table again
cli-command-look = look
cli-command-look-help = what lies on the table but is not drawn each time
cli-command-score = score
cli-command-score-help = the score sheet as it would be now
cli-command-log = log
cli-command-log-help = everything that has happened
cli-command-rules = rules CLAUSE
cli-command-rules-help = a clause of the rules, for instance: rules { $clause }
cli-command-save = save FILE
cli-command-save-help = keep the game in a file; save! FILE replaces any file
cli-command-resume = resume FILE
cli-command-resume-help = go on with a game from a file
cli-command-quit = quit
cli-command-quit-help = leave without saving

## Answers of the commands

cli-why-what = Why what? For instance: why { $example }
cli-why-legal = That is allowed: { $choice }
cli-undone = Taken back: { $choice }
cli-cannot-undo = There is nothing to take back: since your last decision something was shown, or somebody else decided.
cli-look-nothing = There is nothing more to look at.
cli-rules-none = There is no clause { $clause }.
cli-rules-chapters = The chapters, each to be shown like a clause (rules { $clause }):
cli-rules-elsewhere = The rules are not installed here; they are in the folder docs/rules of the project.
cli-save-where = Save where? For instance: save game.txt
cli-save-other = { $file } exists and is not a save of this game. Choose another name, or type save! { $file } to replace it.
cli-saved = Saved. Go on later with: { $command }
cli-saved-sealed = Saved and sealed, because some of you still have secrets. Go on later with: { $command }
cli-resume-which = Resume what? For instance: resume game.txt
cli-resumed = { $file }: { $actions ->
    [one] one action
   *[other] { $actions } actions
} so far.

## Score sheets

cli-sheet-title = Score sheet
cli-sheet-what = for what
cli-sheet-clause = clause
cli-sheet-total = total
cli-sheet-empty = Nothing would score now.
cli-sheet-secret = What is still secret is not counted here.

## Positions and records

cli-over = The game is over: there is nothing to decide.
cli-chance = Chance decides. What it may bring, and how likely:
cli-column-id = id
cli-column-notation = notation
cli-column-label = choice
cli-column-touch = touch
cli-column-weight = weight
cli-replay-secret = (still secret)
cli-replay-refused = action { $number } ({ $action }) is refused: { $reason } ({ $clause })
cli-replay-over = { $actions ->
    [one] One action
   *[other] { $actions } actions
} replayed; the game is over.
cli-replay-open = { $actions ->
    [one] One action
   *[other] { $actions } actions
} replayed; the game goes on.
cli-replay-ended = { $actions ->
    [one] One action
   *[other] { $actions } actions
} replayed; the game was not played to its end.
cli-ended = { $how ->
    [draw] The players agreed on a draw.
    [resigned] { $seat } resigned.
    [time] { $seat } ran out of time.
   *[left] { $seat } left the table.
}

## The server

cli-serve-address = Tables are open at { $address }
cli-serve-database = Database: { $database }
cli-serve-data = Data folder: { $folder }
cli-serve-stop = Ctrl-C stops the server; whoever plays finds the table again as it was.
