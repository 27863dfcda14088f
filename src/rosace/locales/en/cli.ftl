### What the terminal says around every game. The words of a game are in files of its own.

## Beginning and leaving

cli-welcome = { $game } · at the table: { $players } · help lists the commands
cli-seed = Seed { $seed } (--seed { $seed } deals the same game again)
cli-bye = Goodbye.
cli-seat = Seat { $number }
cli-seats = { $count } players

## Asking

cli-not-understood = I do not understand “{ $typed }”. Type a number, or a choice such as “{ $example }”; Enter shows all choices, help the commands.
cli-curtain = { $seat }, a secret choice is waiting for you. Press Enter when nobody else is looking.
cli-failed = That did not work, and nothing has changed: { $error }
cli-after-end = The game is over. Type save FILE, log, score or board; Enter leaves.

## Commands

cli-help = Type the number of a choice, or its words in part or in full: “2 c3”, “place 2 c3”. Enter shows all choices again. Besides:
cli-command-help = help
cli-command-help-help = this list
cli-command-why = why CHOICE
cli-command-why-help = why a choice is not allowed, for instance: why place 2 c3
cli-command-undo = undo
cli-command-undo-help = take your last decision back, as long as nothing has been shown since
cli-command-board = board
cli-command-board-help = show the table again
cli-command-score = score
cli-command-score-help = the score sheet as it would be now
cli-command-log = log
cli-command-log-help = everything that has happened
cli-command-rules = rules CLAUSE
cli-command-rules-help = a clause of the rules, for instance: rules B3.2
cli-command-save = save FILE
cli-command-save-help = keep the game in a file
cli-command-resume = resume FILE
cli-command-resume-help = go on with a game from a file
cli-command-quit = quit
cli-command-quit-help = leave without saving

## Answers of the commands

cli-why-what = Why what? For instance: why { $example }
cli-why-legal = That is allowed: { $choice }
cli-undone = Taken back: { $choice }
cli-cannot-undo = There is nothing to take back: since your last decision something was shown, or somebody else decided.
cli-rules-none = There is no clause { $clause }.
cli-rules-chapters = The chapters, each to be shown like a clause (rules B3):
cli-rules-elsewhere = The rules are not installed here; they are in the folder docs/rules of the project.
cli-save-where = Save where? For instance: save game.txt
cli-save-secret = Not now: the file would show a choice that is still secret. Save again once it is revealed.
cli-save-other = { $file } exists and is not a saved game. Choose another name.
cli-saved = Saved. Go on later with: rosace play --resume { $file }
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

## Positions and records

cli-over = The game is over: there is nothing to decide.
cli-chance = Chance decides. What it may bring, and how likely:
cli-column-id = id
cli-column-notation = notation
cli-column-label = choice
cli-column-touch = touch
cli-column-weight = weight
cli-replay-over = { $actions ->
    [one] One action
   *[other] { $actions } actions
} replayed; the game is over.
cli-replay-open = { $actions ->
    [one] One action
   *[other] { $actions } actions
} replayed; the game goes on.
