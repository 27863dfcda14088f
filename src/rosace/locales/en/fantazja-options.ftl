### Fantazja: what the options of a table do, for lists of options and for the help of commands.

option-fantazja-first = First player
