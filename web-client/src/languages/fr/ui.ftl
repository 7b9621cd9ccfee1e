# Ce que plusieurs vues ont en commun.
ui-cancel = Annuler
ui-done = Terminé
ui-help = Aide
ui-dismiss = Fermer
ui-home = Accueil
ui-history = Parties terminées
ui-reload = Recharger
ui-messages = Messages
ui-language = Langue
ui-loading-room = Chargement de la salle { $code }…
ui-computer-strength = Force de l’ordinateur

ui-wordmark = Crisscross<hidden>, accueil</hidden>
ui-look-and-sound = Apparence et son
ui-new-tab = (s’ouvre dans un nouvel onglet)

ui-connecting = Connexion…
ui-connection-lost = Connexion perdue. Reconnexion…
ui-connection-lost-seat = Connexion perdue. Reconnexion… Ta place et tes jetons sont en sécurité.
ui-server-restarting = Le serveur redémarre. Il revient dans un instant.
ui-joining-again = Le serveur ne peut pas ouvrir la partie pour l’instant. Nouvel essai…
ui-page-too-old = Cette page n’est plus à jour. Recharge-la.
ui-no-connection = Pas de connexion. Tes parties sont en sécurité sur le serveur.
ui-server-updated = Le serveur a été mis à jour.
ui-part-missing = Une partie de la page n’a pas été chargée.
