# La connexion au serveur.
connection-back = Connexion rétablie.
connection-lost = La connexion a été perdue.
connection-lost-again = La connexion a été perdue. Réessaie.
connection-undelivered = Ta dernière action dans la salle { $room } n’a peut-être pas été envoyée.
connection-next-game = La partie suivante a commencé.
connection-device = { $browser } sur { $system }
connection-passkey-given-up = Aucune clé d’accès n’a été utilisée. Réessaie, ou connecte-toi autrement.
connection-tiles-here = Les jetons de ton autre appareil sont sur le plateau.
connection-tiles-late = Les jetons de ton autre appareil ne conviennent plus ici.
connection-tiles-kept = Ton autre appareil a envoyé les jetons posés dans la salle { $room }. Ils t’y attendent.
connection-tiles-sent = Envoyé. Les jetons sont sur ton autre appareil.
