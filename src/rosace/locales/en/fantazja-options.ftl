### Fantazja: what the options of a table do, for lists of options and for the help of commands.

option-fantazja-first = who begins: seat 1 (Nature Sculptors), seat 2 (Engineers of Light), or either at random
