# Ce que les gens se disent dans une salle.
chat-lines = Chat
chat-empty = Personne n’a encore rien dit.
chat-older = Messages précédents
chat-say = Dire quelque chose
chat-send = Envoyer
chat-to-all = Toute la salle peut lire cela.
chat-to-players = Tout le monde peut lire cela. Les messages des spectateurs apparaissent après la partie.
chat-to-watchers = Les joueurs verront cela après la partie.
chat-watcher = regarde
chat-more = Réagir à { $name } et autres actions
chat-mute = Masquer { $name }
chat-unmute = Ne plus masquer { $name }
chat-muted = Messages masqués sur cet appareil.
chat-delete = Supprimer
chat-off = Le chat est désactivé.
chat-switch-off = Désactiver le chat
chat-off-title = Désactiver le chat ?
chat-off-text = Personne ne pourra lire ni écrire de messages tant que tu ne l’auras pas réactivé.
chat-off-yes = Désactiver
chat-switch-on = Activer le chat
# Ce que quelqu’un pense d’une ligne.
chat-like = J’aime
chat-love = J’adore
chat-laugh = Drôle
chat-wow = Ouah
chat-sad = Triste
chat-thanks = Merci
chat-given =
    { $count ->
        [one] { $reaction } : { $count }
       *[other] { $reaction } : { $count }
    }
