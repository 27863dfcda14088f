"""The compiled rules: positions as numbers, what is legal, what an action does, who has won."""
