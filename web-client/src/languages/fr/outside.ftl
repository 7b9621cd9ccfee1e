# Pour ceux que le serveur ne laisse pas entrer.
outside-invitation = Sur invitation seulement
outside-password = Mot de passe demandé
outside-tries = Trop d’essais
outside-nobody = Pas de nouveaux joueurs
outside-removed = Tu ne fais plus partie de ce serveur
outside-closed = Tu ne peux pas entrer
outside-hand-over = Lien non valable
outside-without-link = Continuer sans le lien
outside-signed-out = Appareil déconnecté
outside-new-guest = Jouer comme nouvel invité
outside-password-field = Mot de passe
outside-password-missing = Entre le mot de passe.
outside-enter = Entrer
