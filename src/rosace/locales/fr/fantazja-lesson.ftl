### Fantazja : les mots de la première partie, une leçon dans le navigateur. La position de chaque étape est dans games/fantazja/lesson.json.
### Devant ; et ! se trouve une espace insécable U+202F, devant : U+00A0.

lesson-fantazja-welcome = Bienvenue ! Autour du château magique grandit une contrée, tuile par tuile. Vous êtes les Sculpteurs de la Nature : vos tuiles ont des coins ronds et des toits verts. Celles des Ingénieurs de la Lumière ont des coins coupés et des toits de cuivre.
lesson-fantazja-hand = Voici votre main : six tuiles que l’adversaire ne voit pas. Chaque côté montre un élément, terre, air, eau ou feu, avec 1 à 3 symboles. Au milieu se dresse le bâtiment.
lesson-fantazja-build = À votre tour, vous faites une action principale. La première sorte : un petit bâtiment, de niveau I. Choisissez Résidentiel I b, puis construisez sur la contrée.
lesson-fantazja-lay = Une tuile doit partager un côté avec une autre. Là, les deux montrent le même élément, et la nouvelle a au moins autant de symboles. Choisissez la case à droite du château : deux symboles d’air y rencontrent un seul.
lesson-fantazja-opponent = Vous avez pioché une nouvelle tuile, et Lumière a construit de l’autre côté. Les deux factions bâtissent la même contrée. Un bâtiment visible de niveau I vaut 1 point.
lesson-fantazja-refusal = Tout ne convient pas. Résidentiel I c ne peut pas aller sous votre premier bâtiment : un symbole de terre en rencontrerait deux. Touchez ce qui est refusé, et le plateau dit pourquoi.
lesson-fantazja-imagine = Les grands bâtiments coûtent des points d’imagination. En gagner un est aussi une action principale : choisissez Productif II a, puis vos points d’imagination. La tuile y reste face cachée.
lesson-fantazja-dark = Voyez la fissure violette : cette tuile de Lumière porte l’énergie sombre. Retenez-la, nous y reviendrons.
lesson-fantazja-large = Maintenant, un grand bâtiment. Un niveau II se construit sur un niveau I du même type. Choisissez Résidentiel II b et construisez.
lesson-fantazja-raise = Il va sur votre Résidentiel I, tourné de sorte que les éléments soient disposés comme dessous. Les voisins ne comptent pas. Vous pourriez tout aussi bien construire sur les bâtiments de l’adversaire !
lesson-fantazja-covered = Seul compte ce qui est dessus : un niveau II vaut 3 points, la tuile recouverte plus rien. Celle qui a payé est maintenant dans votre défausse, face visible.
lesson-fantazja-second = L’adversaire continue vers la gauche. Ajoutez un deuxième bâtiment résidentiel : choisissez Résidentiel I c.
lesson-fantazja-second-lay = Au-dessus du château, il convient : un symbole de terre en rencontre un.
lesson-fantazja-token = On voit deux bâtiments résidentiels à vous, et un seul de Lumière. Au moins deux, et plus que l’adversaire : à la fin de votre tour, le jeton résidentiel vous est revenu. Vous pouvez maintenant utiliser son pouvoir.
lesson-fantazja-power = À chaque tour, vous pouvez utiliser un pouvoir en plus de l’action principale. Touchez le jeton résidentiel : il échange des tuiles de votre main contre d’autres de votre défausse.
lesson-fantazja-give = Vous pouvez donner jusqu’à trois tuiles ; ici, une seule suffit. Donnez Militaire I c.
lesson-fantazja-take = Et reprenez Productif II a dans votre défausse : vous choisissez, sans hasard.
lesson-fantazja-strike = L’action principale vous reste. Votre Militaire I a porte aussi l’énergie sombre : choisissez-la.
lesson-fantazja-strike-lay = Posez-la sous la tuile à la fissure violette. Le plateau vous avertit de ce qui va disparaître.
lesson-fantazja-struck = L’énergie sombre a rencontré l’énergie sombre, et les deux tuiles ont disparu. Le bâtiment tout à gauche, isolé du château, est parti avec elles. Tout va dans la défausse de son propriétaire.
lesson-fantazja-end-turn = Depuis, vous avez gagné un autre point d’imagination. Qui a un jeton peut encore l’utiliser après l’action principale : le tour vous attend donc, terminez-le.
lesson-fantazja-third = Et maintenant le sommet : un niveau III se construit sur un niveau II du même type. Choisissez Résidentiel III.
lesson-fantazja-third-lay = Posez-le sur votre propre Résidentiel II.
lesson-fantazja-bonus = Un niveau III ne vaut que 2 points, mais sur un niveau II à vous il rapporte un jeton bonus : 5 points de plus, que personne ne vous reprendra.
lesson-fantazja-end = La partie se termine quand aucun joueur n’a plus de tuiles. On compte les bâtiments visibles et les jetons bonus, le plus de points gagne, et une égalité revient à qui a le plus de points d’imagination. Le plateau vous dit ce que font les autres pouvoirs. Bonne première partie !
