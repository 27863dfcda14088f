### The colours of glass and dice, which several games share.
### Each also has the letter shown beside it and its name as an area.

colour-red = red
    .letter = R
    .area = red area
colour-yellow = yellow
    .letter = Y
    .area = yellow area
colour-green = green
    .letter = G
    .area = green area
colour-blue = blue
    .letter = B
    .area = blue area
colour-purple = purple
    .letter = P
    .area = purple area
