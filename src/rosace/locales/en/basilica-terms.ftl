### Basilica: the words every other message of the game uses.
### Terms as printed in the rulebook; docs/glossary.md has them in all languages.

## Orders

order-promote = Promote
order-move = Move builder
order-recruit = Recruit
order-confuse = Confuse
order-glass = Stained glass
order-scaffolding = Scaffolding
order-disaster = Disaster
order-altar = Altar

## What each order does

order-promote-help = Give one of your builders in the cathedral a rank, using a token from your supply. For a coin, your opponent can then promote a builder to a different rank.
order-move-help = Move one of your builders to an adjacent unoccupied vault.
order-recruit-help = Put a builder from your supply on any unoccupied vault. For a coin, your opponent can then put one next to one of their own builders.
order-confuse-help = Take back one of your builders, then move one of your opponent’s to an adjacent unoccupied vault. For a coin, your opponent chooses which one and where.
order-glass-help = Place a stained glass on a vault that has your builder and no glass yet. It’s worth 2 more points to the player with the majority there.
order-scaffolding-help = Place two scaffoldings on cells where a vault could go, whatever its colour. They block those cells until the next scoring.
order-disaster-help = Discard a vault with no builder on it, along with any glass.
order-altar-help = Place an altar on each of two vaults. It raises a glass there from 2 points to 4, and protects the vault from Disaster and its builder from Confuse.

## Ranks

rank-architect = Architect
    .letter = A
rank-mason = Master Mason
    .letter = M
rank-strongman = Strongman
    .letter = S
rank-juggler = Juggler
    .letter = J
rank-none = no rank

## What each rank does

rank-architect-help = Doubles the majority’s points for the area’s tiles, no matter whose Architect it is. Glass is added afterwards, and a second Architect changes nothing.
rank-mason-help = Counts as two builders for the majority, but only as one for the minority’s points.
rank-strongman-help = Wins a tie in its area for its owner, unless the opponent has a Strongman there too.
rank-juggler-help = Makes its tile wild for a scoring: its owner picks one more colour just before.
rank-none-help = Counts as one builder, nothing else.

## The marker that brings the scorings, by variant

marker-2010 = King
marker-2022 = Queen

## Seats

seat-0 = White
seat-1 = Black
