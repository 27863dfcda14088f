### The colours of glass and dice, which several games share.
### Each also has the letter people see (notation has always R Y G B P), its name as an area, and the forms that go
### with a vault and with a die.

colour-red = red
    .letter = R
    .area = red
    .vault = red
    .die = red
colour-yellow = yellow
    .letter = Y
    .area = yellow
    .vault = yellow
    .die = yellow
colour-green = green
    .letter = G
    .area = green
    .vault = green
    .die = green
colour-blue = blue
    .letter = B
    .area = blue
    .vault = blue
    .die = blue
colour-purple = purple
    .letter = P
    .area = purple
    .vault = purple
    .die = purple
