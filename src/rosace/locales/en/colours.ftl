### The colours of glass and dice, which several games share.
### Each also has the letter shown beside it and its name as an area.

colour-red = red
    .letter = R
    .area = red
colour-yellow = yellow
    .letter = Y
    .area = yellow
colour-green = green
    .letter = G
    .area = green
colour-blue = blue
    .letter = B
    .area = blue
colour-purple = purple
    .letter = P
    .area = purple
