# La page d’accueil, et la salle avant la partie.
lobby-welcome = Un plateau, quelques lettres, de la bonne compagnie.
lobby-welcome-more = Joue tout de suite, ou crée une partie et envoie le lien à tes amis. Sans inscription.
lobby-loading-games = Chargement des jeux…
lobby-offline = Tu pourras commencer une nouvelle partie quand la connexion sera rétablie.

lobby-play-computer = Jouer contre l’ordinateur
lobby-starting = La partie commence…
lobby-first-game = Classic, ordinateur débutant, mots valables seulement.

lobby-join-title = Rejoindre avec un code
lobby-room-code = Code de salle
lobby-code-example = p. ex. K7QF W2MX
lobby-join = Rejoindre
lobby-code-problem = Un code a huit lettres et chiffres, mais jamais 0, 1, I, L, O ou U.

lobby-my-games = Mes parties
lobby-game-with = <strong>{ $system }</strong> avec { $names }
lobby-game-waiting = <strong>{ $system }</strong> en attente d’amis
lobby-show-all = Tout afficher ({ $count })
lobby-show-more = Afficher plus
lobby-load-more = Charger la suite
lobby-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

lobby-name = Ton nom
lobby-name-example = Le nom que tes amis te donnent
lobby-change-name = { $name }<hidden>, changer de nom</hidden>
lobby-name-holds = Tout le monde le voit aussitôt, dans toutes tes parties en cours.
lobby-rename = Changer de nom
lobby-save-name = Enregistrer
lobby-devices = Compte et appareils…
lobby-sign-in = Se connecter

lobby-new-game = Nouvelle partie
lobby-rules = Règles
lobby-play-with = Jouer avec
lobby-with-friends = Des amis
lobby-with-computer = Un ordinateur
lobby-more-settings = Plus de réglages
lobby-create = Créer la partie
lobby-creating = Création de la partie…
lobby-start-computer = Commencer la partie

lobby-level = Ton niveau
lobby-level-beginner = Débutant
lobby-level-intermediate = Intermédiaire
lobby-level-expert = Expert
lobby-targets = Ton objectif : { $targets }.
lobby-target =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }

lobby-try-again = Réessayer

lobby-room-settings = Réglages de la salle…
