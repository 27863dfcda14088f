### Basilica : les mots de la première partie, pas à pas (games/basilica/lesson.json).
### Devant ; ! et ? se trouve une espace fine insécable (U+202F), devant : une espace insécable (U+00A0).

lesson-basilica-welcome = Bienvenue ! Vous êtes Blanc, votre adversaire est Noir. Vous bâtissez ensemble une seule cathédrale et vous vous disputez ses zones de couleur.
lesson-basilica-display = Voici trois voûtes et, au-dessus de chacune, une consigne. Quand une voûte est prise, la consigne du dessus se retourne et devient la prochaine voûte.
lesson-basilica-turn = Un tour, c’est trois actions : placer une voûte, poser un bâtisseur sur la voûte qui vient d’être placée, ou exécuter une consigne. Les losanges près de votre nom montrent combien il en reste.
lesson-basilica-place = Commencez par la voûte bleue de gauche : touchez-la, puis b1. Une voûte va dans la rangée contre le plateau, ou à côté d’une tuile déjà posée.
lesson-basilica-crown = Votre voûte porte une couronne : la reine a donc avancé d’une case. Quand elle atteint la prochaine couronne de son chemin, il y a un décompte.
lesson-basilica-builder = Celui qui a le plus de bâtisseurs dans une zone en reçoit les points. Posez-en un sur votre voûte : touchez vos bâtisseurs, puis b1.
lesson-basilica-wild = La consigne s’est retournée : c’est une voûte joker, jaune et bleue à la fois. Placez-la en c1, à côté de votre voûte bleue.
lesson-basilica-area = Les tuiles qui se touchent et ont une couleur en commun forment une zone : b1 et c1 sont une zone bleue de deux tuiles. Montrez l’une d’elles à tout moment pour voir ce que valent ses zones.
lesson-basilica-black = Noir a bâti une zone rouge en d1 et e1 et y a posé un bâtisseur. C’est de nouveau à vous.
lesson-basilica-refusal = La voûte du milieu est aussi un joker : rouge et vert. Elle ne peut pas aller en c2, car une voûte joker n’en touche jamais une autre, et c1 en est une. Si vous essayez une telle chose, on vous dit pourquoi elle est refusée.
lesson-basilica-larger = Une autre voûte bleue est arrivée. Agrandissez votre zone : placez-la en b2.
lesson-basilica-order = Maintenant, une consigne. Promouvoir donne un rang à l’un de vos bâtisseurs : touchez-la.
lesson-basilica-promote = Ce qu’une consigne demande vient pas à pas. Choisissez votre bâtisseur en b1.
lesson-basilica-rank = L’architecte double les tuiles d’une zone, le maître maçon compte pour deux, l’hercule tranche une égalité, le jongleur ajoute une couleur au décompte. Choisissez l’architecte dont le jeton porte le maître maçon au dos.
lesson-basilica-paid = Certaines consignes ont une part pour l’adversaire : Noir vous a payé une pièce de monnaie et a fait du bâtisseur en d1 un maître maçon. Vous pourrez dépenser cette pièce plus tard.
lesson-basilica-glass = Pour votre dernière action, prenez Vitrail. Un vitrail vaut 2 points de plus pour celui qui a la majorité dans sa zone.
lesson-basilica-lay = Posez-le en b1, là où se tient votre bâtisseur.
lesson-basilica-offer = Noir a recruté un bâtisseur en plein dans votre zone bleue ! Un contre un, c’est une égalité, et une égalité ne rapporte rien. Mais contre une pièce de monnaie, vous pouvez recruter aussi : payez.
lesson-basilica-recruit = Contre une pièce, un bâtisseur se pose à côté de l’un des vôtres. Posez-le en c1 : cela fait deux contre un.
lesson-basilica-close = Trois couronnes avant le décompte, et vous avez trois actions. Placez la voûte bleue en c2.
lesson-basilica-another = Encore une bleue : placez-la en b3.
lesson-basilica-points = Regardez la zone bleue : cinq tuiles doublées par l’architecte, et 2 pour le vitrail, font 12 points. Ils sont pour vous, car vous avez la majorité ; Noir, en minorité, reçoit 1 point par bâtisseur.
lesson-basilica-last = Il manque une couronne. Placez la voûte jaune en a1 et regardez le décompte.
lesson-basilica-after = Vous avez 12 points, Noir 5 : 1 en bleu et 4 en rouge. Bâtisseurs et jetons sont rentrés en réserve, les deux rangées contre le plateau sont parties, et votre dernière voûte bleue a glissé de b3 à b1.
lesson-basilica-end = Le troisième décompte met fin à la partie, ou bien la pile quand elle s’épuise pour la seconde fois. Celui qui a alors le plus de points gagne. Bonne construction !
