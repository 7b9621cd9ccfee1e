# Games as files, and how somebody deletes themselves.
files-download = Télécharger<hidden> { $game }</hidden>
files-download-game = Télécharger la partie
files-download-all = Télécharger toutes mes parties
files-download-mine = Télécharger mes données
files-collecting = Préparation…
files-as = En { $format }
files-json = Tout : coups, chevalets et tirages. Peut être vérifié et réimporté.
files-gcg = Pour d’autres programmes et les tournois. Sans temps ni votes.
files-not-in-gcg = Cette partie ne peut pas être enregistrée en GCG. { $why }
# After files-not-in-gcg.
files-gcg-no-moves = Elle n’a aucun coup.
files-gcg-starter-turn = Le premier tour pose un jeton qui n’est sur aucun chevalet.
files-gcg-corners = Ses bonus sont sur les coins entre les cases.
files-gcg-crossed-out = Des jetons sont barrés.
files-gcg-other-tiles = Elle a d’autres jetons que les lettres de A à Z et les jokers.
files-gcg-diagonals = Des mots sont en diagonale.
files-gcg-several-lines = Un coup peut occuper plusieurs lignes.
files-gcg-both-directions = Les mots se lisent dans les deux sens.
files-gcg-no-points = On ne compte pas de points.
files-gcg-whole-racks = On rejette des chevalets entiers.
files-gcg-large-board = Le plateau est trop grand.
files-gcg-room-rules = La salle a ses propres règles.
files-no-such-game = Cette partie ne peut pas être téléchargée.
files-too-many = Trop de demandes. Réessaie dans une minute.
files-wrong-pass-phrase = La phrase secrète n’est pas la bonne.
files-lost = Le serveur est injoignable.
files-failed = Ça n’a pas marché. Réessaie.
files-my-data = Tes données
files-delete = Supprimer mes données
files-delete-more = Supprime ton nom, tes appareils, ton compte et tes messages. Télécharge d’abord tes données si tu veux les garder.
files-delete-title = Supprimer tout ce qui te concerne ?
files-delete-text = Ton nom, ton compte, tes appareils et tout ce que tu as écrit dans les chats sont supprimés définitivement. Tu abandonnes les parties en cours. Tes salles passent à quelqu’un qui y joue, ou sont fermées.
files-delete-games = Les parties terminées restent aux autres, sans ton nom ; les fichiers qu’ils ont enregistrés le gardent. C’est définitif.
files-type-name = Saisis « { $name } » pour confirmer.
files-delete-yes = Supprimer définitivement
# What somebody without a name types.
files-me = moi
