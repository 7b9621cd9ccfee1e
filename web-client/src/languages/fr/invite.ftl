# Ce qui accompagne le lien d’une salle.
invite-by = { $name } t’invite à jouer à { $system }
invite-invited = On t’invite à jouer à { $system }
invite-by-to-watch = { $name } t’invite à regarder une partie de { $system }
invite-invited-to-watch = Viens regarder une partie de { $system }
invite-friends = Invite tes amis
invite-watchers = Tes amis peuvent regarder
invite-room-code = Code de salle { $code }
invite-share-link = Partager le lien
invite-copy-link = Copier le lien
invite-link-copied = Lien copié. Envoie-le à tes amis.
invite-copying-forbidden = Ton navigateur ne permet pas de copier. Sélectionne le lien et copie-le toi-même.
invite-qr-code = Code QR du lien
