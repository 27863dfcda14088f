### Sagrada: what the options of a table do, for lists of options and for the help of commands.

option-sagrada-difficulty = Solo difficulty: fewer tools is harder
option-sagrada-two-private = Solo: two private objectives, the better one counts
option-sagrada-first = First player
option-sagrada-open-setup = Tools and public objectives are laid out before the windows are chosen
