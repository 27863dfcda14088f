### Basilica: the words of the first game, step by step (games/basilica/lesson.json).

lesson-basilica-welcome = Welcome! You’re White, and your opponent is Black. You build one cathedral together and compete for its coloured areas.
lesson-basilica-display = Here are three vaults, each with an order above it. When you take a vault, the order above flips over and becomes the next vault.
lesson-basilica-turn = A turn is three actions: place a vault, place a builder on the vault you’ve just placed, or use an order. The diamonds by your name show how many you have left.
lesson-basilica-place = Start with the blue vault on the left: tap it, then b1. A vault goes in the row at the board, or next to a tile that’s already there.
lesson-basilica-crown = Your vault has a crown, so the Queen moved one space. When she reaches the next crown on her track, the areas are scored.
lesson-basilica-builder = The player with more builders in an area scores it. Put one on your vault now: tap your builders, then b1.
lesson-basilica-wild = The order has flipped over: it’s a wild vault, yellow and blue at once. Place it on c1, next to your blue one.
lesson-basilica-area = Tiles that touch and share a colour form an area: b1 and c1 are a blue area of two tiles. Hover over or tap a tile any time to see what its areas score.
lesson-basilica-black = Black has built a red area on d1 and e1 and put a builder there. Now it’s your turn again.
lesson-basilica-refusal = The vault in the middle is wild too: red and green. It can’t go on c2, because c1 is wild and two wild vaults can’t be neighbours. Whenever a move isn’t allowed, you’ll see why.
lesson-basilica-larger = Another blue vault has come up. Make your area bigger: place it on b2.
lesson-basilica-order = Now for an order. Promote gives one of your builders a rank: tap it.
lesson-basilica-promote = Orders take you through their steps one by one. Choose your builder on b1.
lesson-basilica-rank = The Architect doubles an area’s tiles, the Master Mason counts as two, the Strongman breaks a tie and the Juggler adds a colour when you score. Choose the Architect with the Master Mason on the other side.
lesson-basilica-paid = Some orders have a part for your opponent: Black paid you a coin and made the builder on d1 a Master Mason. The coin is yours to spend later.
lesson-basilica-glass = For your last action, take Stained glass. It’s worth 2 more points to the player with the majority in its area.
lesson-basilica-lay = Place it on b1, with your builder.
lesson-basilica-offer = Black has recruited a builder right into your blue area! One against one is a tie, and a tie scores nothing. But for a coin you can recruit too: pay.
lesson-basilica-recruit = A builder you pay for goes next to one of your own. Put it on c1, and it’s two against one.
lesson-basilica-close = The scoring is three crowns away, and you have three actions. Place the blue vault on c2.
lesson-basilica-another = Another blue one: place it on b3.
lesson-basilica-points = Look at the blue area: five tiles, doubled by the Architect, plus 2 for the glass. That’s 12 points for you, since you have the majority. Black has the minority and gets 1 point per builder.
lesson-basilica-last = One crown to go. Place the yellow vault on a1 and watch the scoring.
lesson-basilica-after = You have 12 points, Black has 5: 1 from blue and 4 from red. Builders and tokens are back with their owners, the two rows at the board are gone, and your last blue vault slid from b3 to b1.
lesson-basilica-end = The game ends with the third scoring, or when the stack runs out a second time. Most points wins. Happy building!
