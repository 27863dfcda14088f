### Basilica: the words of the first game, step by step (games/basilica/lesson.json).

lesson-basilica-welcome = Welcome! You are White, your opponent is Black. You build one cathedral together and compete for its coloured areas.
lesson-basilica-display = Here lie three vaults, and above each of them an order. When a vault is taken, the order above it turns over and becomes the next vault.
lesson-basilica-turn = A turn is three actions: place a vault, put a builder on the vault just placed, or execute an order. The diamonds by your name show how many are left.
lesson-basilica-place = Begin with the blue vault on the left: touch it, then b1. A vault goes to the row at the board or beside a tile that already lies there.
lesson-basilica-crown = Your vault bears a crown, so the Queen went one space. When she reaches the next crown on her way, the areas are scored.
lesson-basilica-builder = Whoever has more builders in an area gets its points. Put one on your vault now: touch your builders, then b1.
lesson-basilica-wild = The order has turned over: a wild vault, yellow and blue at once. Place it on c1, beside your blue one.
lesson-basilica-area = Tiles that touch and have a colour in common form an area: b1 and c1 are a blue area of two tiles. Point at one of them at any time to see what its areas count.
lesson-basilica-black = Black has built a red area on d1 and e1 and put a builder there. Now it is your turn again.
lesson-basilica-refusal = The vault in the middle is wild, too: red and green. It may not go to c2, since a wild vault never lies beside a wild one, and c1 is wild. If you try such a thing, you are told why not.
lesson-basilica-larger = Another blue vault has come up. Make your area larger: place it on b2.
lesson-basilica-order = Now an order. Promote gives one of your builders a rank: touch it.
lesson-basilica-promote = What an order asks for comes step by step. Choose your builder on b1.
lesson-basilica-rank = The Architect doubles the tiles of an area, the Master Mason counts as two, the Strongman breaks a tie, the Juggler adds a colour at a scoring. Choose the Architect whose other side is the Master Mason.
lesson-basilica-paid = Some orders have a part for the opponent: Black paid you a coin and made the builder on d1 a Master Mason. You may spend that coin later.
lesson-basilica-glass = For your last action take Stained glass. A glass gives 2 points more to whoever has the majority in its area.
lesson-basilica-lay = Lay it on b1, where your builder stands.
lesson-basilica-offer = Black has recruited a builder right into your blue area! One against one is a tie, and a tie gives nothing. But for a coin you may recruit, too: pay.
lesson-basilica-recruit = Paid for, a builder goes beside one of your own. Put it on c1: that makes two against one.
lesson-basilica-close = Three crowns to the scoring, and three actions are yours. Place the blue vault on c2.
lesson-basilica-another = Another blue one: place it on b3.
lesson-basilica-points = Look at the blue area: five tiles, doubled by the Architect, and 2 for the glass make 12 points. You get them, since you have the majority; Black, in the minority, gets 1 for each own builder.
lesson-basilica-last = One crown is missing. Place the yellow vault on a1 and watch the scoring.
lesson-basilica-after = You have 12 points, Black 5: 1 from blue and 4 from red. Builders and tokens have gone home, the two rows at the board have left, and your last blue vault slid from b3 to b1.
lesson-basilica-end = The third scoring ends the game, or the stack when it runs out a second time. Whoever has more points then wins. Enjoy building!
