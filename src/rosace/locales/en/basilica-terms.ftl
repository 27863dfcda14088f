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

order-promote-help = Give one of your builders in the cathedral a rank, with a token from your supply; for a coin your opponent may then do the same with a different rank.
order-move-help = Move one of your builders to an adjacent unoccupied vault.
order-recruit-help = Put a builder from your supply on any unoccupied vault; for a coin your opponent may then put one next to a builder of their own.
order-confuse-help = Take one of your builders back, then move one of your opponent’s to an adjacent unoccupied vault; for a coin your opponent chooses which one and where.
order-glass-help = Lay a stained glass on a vault where you have a builder and no glass lies yet; it is worth 2 more points to whoever has the majority there.
order-scaffolding-help = Lay two scaffoldings on cells where a vault could go, whatever its colour; they block those cells until the next scoring.
order-disaster-help = Discard a vault on which no builder stands, together with any glass on it.
order-altar-help = Lay one altar on each of two vaults: it raises a glass there from 2 points to 4, saves the vault from Disaster and keeps its builder from being moved by Confuse.

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

rank-architect-help = Doubles what the majority scores for the tiles of the area, no matter whose Architect it is; glass is added afterwards, and a second Architect changes nothing.
rank-mason-help = Counts as two builders when the majority is decided, but only as one in the points of the minority.
rank-strongman-help = Turns a tie in its area into a majority for its owner, unless the opponent has a Strongman there too.
rank-juggler-help = For a scoring its tile becomes wild with one more colour, which its owner chooses just before.
rank-none-help = Counts as one builder and changes nothing else.

## The marker that brings the scorings, by variant

marker-2010 = King
marker-2022 = Queen

## Seats

seat-0 = White
seat-1 = Black
