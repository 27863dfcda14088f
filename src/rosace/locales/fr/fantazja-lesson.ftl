### Fantazja : la première partie, une leçon dans le navigateur. La position de chaque étape est dans games/fantazja/lesson.json.
### Devant ; et ! se trouve une espace insécable U+202F, devant : U+00A0.

lesson-fantazja-welcome = Bienvenue ! Autour du château magique grandit une contrée, tuile après tuile. Vous jouez les Sculpteurs de la Nature : coins ronds et toits verts. En face, les Ingénieurs de la Lumière : coins coupés et toits de cuivre.
lesson-fantazja-hand = Voici votre main : six tuiles que l’adversaire ne voit pas. Chaque côté montre un élément (terre, air, eau ou feu) avec 1 à 3 symboles. Au milieu se dresse le bâtiment.
lesson-fantazja-build = À votre tour, vous faites une action principale. La plus simple : construire un petit bâtiment, de niveau I. Choisissez Résidentiel I b.
lesson-fantazja-lay = Une tuile doit partager un côté avec une autre. Sur ce côté, il faut le même élément, et la nouvelle tuile doit avoir au moins autant de symboles. Choisissez la case à droite du château : deux symboles d’air y rencontrent un seul.
lesson-fantazja-opponent = Vous avez pioché une nouvelle tuile, et Lumière a construit de l’autre côté. Les deux factions bâtissent la même contrée. Un bâtiment visible de niveau I vaut 1 point.
lesson-fantazja-refusal = On ne peut pas tout poser partout. Résidentiel I c ne peut pas aller sous votre premier bâtiment : un symbole de terre en rencontrerait deux. Touchez un coup impossible, et le jeu vous dit pourquoi.
lesson-fantazja-imagine = Les grands bâtiments coûtent des points d’imagination. En gagner un est aussi une action principale : choisissez Production II a, puis vos points d’imagination. La tuile y reste face cachée.
lesson-fantazja-dark = Voyez cette fissure violette : cette tuile de Lumière porte l’énergie sombre. Retenez-la, nous y reviendrons.
lesson-fantazja-large = Maintenant, un grand bâtiment. Un niveau II se construit sur un niveau I du même type. Choisissez Résidentiel II b.
lesson-fantazja-raise = Posez-le sur votre Résidentiel I, tourné de sorte que les éléments soient disposés comme dessous. Les voisins ne comptent pas. Et vous pourriez tout aussi bien construire chez l’adversaire !
lesson-fantazja-covered = Seule la tuile du dessus compte : un niveau II vaut 3 points, la tuile recouverte plus rien. Le point d’imagination dépensé est maintenant dans votre défausse, face visible.
lesson-fantazja-second = L’adversaire continue vers la gauche. Ajoutez un deuxième bâtiment résidentiel : choisissez Résidentiel I c.
lesson-fantazja-second-lay = Au-dessus du château, c’est possible : un symbole de terre en rencontre un.
lesson-fantazja-token = Vous avez deux bâtiments résidentiels visibles, Lumière un seul. Au moins deux, et plus que l’adversaire : à la fin de votre tour, vous avez reçu le jeton résidentiel. Vous pouvez maintenant utiliser son pouvoir.
lesson-fantazja-power = À chaque tour, vous pouvez utiliser un pouvoir en plus de l’action principale. Touchez le jeton résidentiel : il échange des tuiles de votre main contre des tuiles de votre défausse.
lesson-fantazja-give = Vous pouvez donner jusqu’à trois tuiles ; ici, une seule suffit. Donnez Militaire I c.
lesson-fantazja-take = Et reprenez Production II a dans votre défausse : c’est vous qui choisissez, pas le hasard.
lesson-fantazja-strike = Il vous reste l’action principale. Votre Militaire I a porte aussi l’énergie sombre : choisissez cette tuile.
lesson-fantazja-strike-lay = Posez-la sous la tuile à la fissure violette. Le plateau vous avertit de ce qui va disparaître.
lesson-fantazja-struck = L’énergie sombre a rencontré l’énergie sombre : les deux tuiles ont disparu. Le bâtiment tout à gauche, isolé du château, est parti avec elles. Chaque tuile va dans la défausse de son propriétaire.
lesson-fantazja-end-turn = Depuis, vous avez gagné un autre point d’imagination. Comme vous avez un jeton, vous pouvez encore l’utiliser après l’action principale : votre tour ne se termine donc pas tout seul. Terminez-le.
lesson-fantazja-third = Et maintenant le sommet : un niveau III se construit sur un niveau II du même type. Choisissez Résidentiel III.
lesson-fantazja-third-lay = Posez-le sur votre propre Résidentiel II.
lesson-fantazja-bonus = Un niveau III ne vaut que 2 points, mais sur votre propre niveau II il rapporte un jeton Bonus : 5 points de plus, que personne ne peut vous reprendre.
lesson-fantazja-end = La partie se termine quand les deux joueurs n’ont plus de tuiles. On compte les bâtiments visibles et les jetons Bonus : le meilleur score l’emporte. En cas d’égalité, c’est celui qui garde le plus de points d’imagination. Le plateau explique les autres pouvoirs. Bonne première partie !
