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
lobby-code-problem = Un code a huit lettres et chiffres, mais ni 0, ni 1, I, L, O ou U.

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

lobby-if-away = Si je m’absente
lobby-away-wait = M’attendre
lobby-away-beginner = Un débutant peut jouer pour moi
lobby-away-casual = Un ordinateur moyen peut jouer pour moi
lobby-away-strong = Un ordinateur fort peut jouer pour moi
lobby-away-more = Tant que trois personnes ou plus jouent, les autres peuvent quand même laisser un ordinateur fort jouer pour toi. Pas dans les parties avec des jours pour chaque coup.
lobby-away-agreed = Si tu t’absentes un moment, les autres peuvent le laisser jouer jusqu’à ton retour.

lobby-room-title = { $count } dans la salle { $code } · Crisscross
lobby-rules-of-game = Règles de cette partie
lobby-different = Ce qui change ici
lobby-difference = <strong>{ $knob } :</strong> { $text }
lobby-usual-rules = Les règles habituelles de { $system }.
lobby-players = Joueurs
lobby-you = toi
lobby-host = hôte
lobby-remove = Retirer { $name }
lobby-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-add-computer = Ajouter un ordinateur
lobby-join-game = Rejoindre la partie
lobby-seats-taken = Toutes les places sont prises. Tu regardes : la partie apparaîtra ici.
lobby-waiting-friends = En attente d’amis…
lobby-start =
    { $count ->
        [one] Commencer avec { $count } joueur
       *[other] Commencer avec { $count } joueurs
    }
lobby-one-more = Il manque un joueur : invite un ami ou ajoute un ordinateur.
lobby-host-starts = { $host } commencera la partie quand tout le monde sera là.
lobby-the-host-starts = L’hôte commencera la partie quand tout le monde sera là.
lobby-leave = Quitter la salle

lobby-password = Mot de passe
lobby-password-missing = Entre le mot de passe.
lobby-enter = Entrer
lobby-try-again = Réessayer

lobby-loading = Chargement…

lobby-public-games = Parties publiques
lobby-public-waiting =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-public-playing = En cours
lobby-public-over = Terminée
lobby-public-not-watched = Les autres ne peuvent pas regarder.
lobby-public-nobody = Personne n’a encore de place
lobby-room-password = Mot de passe de la salle
lobby-room-settings = Réglages de la salle…
lobby-kept-for = Réservée à { $name }
lobby-room-locked = La salle est verrouillée : personne de nouveau ne peut entrer ni s’asseoir.
