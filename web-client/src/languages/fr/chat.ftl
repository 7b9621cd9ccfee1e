# Ce que les gens se disent dans une salle.
chat-lines = Discussion
chat-empty = Personne n’a encore rien dit.
chat-older = Lignes précédentes
chat-say = Dire quelque chose
chat-send = Envoyer
chat-to-all = Toute la salle lit cela.
chat-to-players = Tout le monde peut lire cela. Les messages des spectateurs apparaissent après la partie.
chat-to-watchers = Les joueurs verront cela après la partie.
chat-watcher = regarde
chat-more = Réagir à { $name }, et plus
chat-mute = Ne plus lire { $name }
chat-unmute = Lire de nouveau { $name }
chat-muted = Masqué sur cet appareil.
chat-delete = Supprimer
chat-off = La discussion est fermée.
chat-switch-off = Fermer la discussion
chat-switch-on = Ouvrir la discussion
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
