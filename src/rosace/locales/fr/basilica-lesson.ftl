### Basilica : la première partie, pas à pas (games/basilica/lesson.json).
### Devant ; ! et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

lesson-basilica-welcome = Bienvenue ! Vous êtes Blanc, votre adversaire est Noir. Vous bâtissez ensemble une seule cathédrale et vous vous disputez ses zones de couleur.
lesson-basilica-display = Voici trois voûtes, chacune surmontée d’une consigne. Quand une voûte est prise, la consigne du dessus se retourne et devient la voûte suivante.
lesson-basilica-turn = Un tour, c’est trois actions au choix : placer une voûte, placer un bâtisseur sur la voûte que vous venez de placer, ou exécuter une consigne. Les losanges près de votre nom montrent combien il vous en reste.
lesson-basilica-place = Commencez par la voûte bleue de gauche : touchez-la, puis touchez b1. Une voûte se place contre le plateau ou à côté d’une tuile déjà posée.
lesson-basilica-crown = Votre voûte porte une couronne : la reine a donc avancé d’une case. Quand elle atteint la prochaine couronne de son chemin, elle déclenche un décompte.
lesson-basilica-builder = Celui qui a le plus de bâtisseurs dans une zone en marque les points. Placez-en un sur votre voûte : touchez vos bâtisseurs, puis b1.
lesson-basilica-wild = La consigne s’est retournée : c’est une voûte Joker, à la fois jaune et bleue. Placez-la en c1, à côté de votre voûte bleue.
lesson-basilica-area = Des tuiles qui se touchent et partagent une couleur forment une zone : b1 et c1 sont une zone bleue de deux tuiles. Pointez une tuile à tout moment pour voir ce que valent ses zones.
lesson-basilica-black = Noir a bâti une zone rouge en d1 et e1 et y a placé un bâtisseur. À vous de jouer.
lesson-basilica-refusal = La voûte du milieu est aussi un joker, rouge et vert. Elle ne peut pas aller en c2 : deux voûtes Joker ne se touchent jamais, et c1 en est une. Quand un coup est impossible, le jeu vous dit pourquoi.
lesson-basilica-larger = Une autre voûte bleue est arrivée. Agrandissez votre zone : placez-la en b2.
lesson-basilica-order = Passons aux consignes. Promouvoir donne un rang à l’un de vos bâtisseurs : touchez-la.
lesson-basilica-promote = Une consigne s’exécute pas à pas. Choisissez votre bâtisseur en b1.
lesson-basilica-rank = L’architecte double les tuiles d’une zone, le maître maçon compte pour deux, l’hercule tranche une égalité, le jongleur ajoute une couleur au décompte. Choisissez l’architecte dont le jeton porte le maître maçon au dos.
lesson-basilica-paid = Certaines consignes profitent aussi à l’adversaire, s’il paie : Noir vous a donné une pièce de monnaie et son bâtisseur en d1 est devenu maître maçon. Vous pourrez dépenser cette pièce plus tard.
lesson-basilica-glass = Pour votre dernière action, prenez Vitrail. Un vitrail rapporte 2 points de plus à celui qui a la majorité dans sa zone.
lesson-basilica-lay = Posez-le en b1, où se tient votre bâtisseur.
lesson-basilica-offer = Noir a recruté un bâtisseur en plein dans votre zone bleue ! Un contre un : c’est une égalité, et une égalité ne rapporte rien. Mais contre une pièce, vous pouvez recruter aussi : payez.
lesson-basilica-recruit = En payant, vous posez un bâtisseur à côté de l’un des vôtres. Posez-le en c1 : deux contre un.
lesson-basilica-close = Encore trois couronnes avant le décompte, et vous avez trois actions. Placez la voûte bleue en c2.
lesson-basilica-another = Encore une bleue : placez-la en b3.
lesson-basilica-points = Regardez la zone bleue : cinq tuiles doublées par l’architecte, plus 2 pour le vitrail, soit 12 points. Ils sont pour vous, car vous avez la majorité ; Noir, en minorité, marque 1 point par bâtisseur.
lesson-basilica-last = Il manque une couronne. Placez la voûte jaune en a1 et regardez le décompte.
lesson-basilica-after = Vous avez 12 points, Noir 5 : 1 en bleu et 4 en rouge. Bâtisseurs et jetons sont retournés en réserve, les deux rangées contre le plateau ont été défaussées, et votre dernière voûte bleue a glissé de b3 à b1.
lesson-basilica-end = La partie s’achève au troisième décompte, ou quand la pile s’épuise pour la seconde fois. Le meilleur score l’emporte. Bonne construction !
