# La connexion au serveur.
connection-back = Connexion rétablie.
connection-lost = La connexion a été perdue.
connection-lost-again = La connexion a été perdue. Réessaie.
connection-next-game = La partie suivante a commencé.
connection-device = { $browser } sur { $system }
