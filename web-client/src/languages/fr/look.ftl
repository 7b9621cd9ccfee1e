# « Apparence et son » : l’apparence et les sons de la page dans ce navigateur.
look-sounds = Sons pendant la partie
look-vibration = Vibrer quand c’est mon tour ou qu’un coup est contesté ou mis en doute
look-notifications = M’avertir quand une partie m’attend et que je regarde ailleurs
look-notifications-refused = Les notifications sont bloquées dans les réglages de ton navigateur.
look-remembered = Seul ce navigateur retient ces choix.

look-appearance = Affichage
look-colours = Couleurs
look-tiles = Jetons
look-board = Plateau
look-motion = Mouvement

look-like-system = Comme l’appareil
look-light = Clair
look-dark = Sombre
look-high-contrast = Contraste élevé
look-standard = Standard
look-safe = Pour le daltonisme
look-ivory = Ivoire
look-wood = Bois
look-porcelain = Porcelaine
look-paper = Papier
look-felt = Feutre
look-newspaper = Journal
look-less-motion = Moins de mouvement
