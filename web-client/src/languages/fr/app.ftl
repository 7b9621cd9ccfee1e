# Le cadre des vues : les adresses qui ne mènent nulle part, les parties qu’on ne peut pas montrer.
app-page-not-found = Page introuvable
app-no-such-page = Ce lien ne mène à aucune partie. Un code de salle a huit lettres et chiffres.
app-game-damaged = Partie endommagée
app-room-closed = Salle fermée
app-game-not-found = Partie introuvable
app-no-entry = Tu ne peux pas entrer dans cette salle
app-find-own-games = Chercher tes parties terminées de cette salle
