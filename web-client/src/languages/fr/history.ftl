# The page of the finished games: searches, words and statistics.
history-page-title = Parties terminées · Crisscross
history-title = Parties terminées
history-mine = Tes parties terminées
history-of-room = Parties terminées de la salle { $code }
history-to-room = Aller à la salle
history-parts = Rubriques
history-games = Parties
history-words = Mots
history-statistics = Statistiques
history-puzzles = Énigmes
history-puzzles-about = À chacun de ces tours, tu as manqué un bien meilleur coup. Sauras-tu le trouver ?
history-no-puzzles = Aucune de tes parties n’a encore été analysée. Ouvre une partie terminée et analyse-la dans sa revue.
history-puzzles-none = Tu n’as pas fait de grosse erreur ici.
history-puzzle = Tour { $turn }

# The form that finds games.
history-word = Mot posé
history-opponent = Avec
history-player = Joueur
history-system = Règles
history-any-system = Toutes
history-result = Résultat
history-any-result = Tous
history-won = Gagnées
history-drawn = Nulles
history-drawn-short = Nulles
history-lost-game = Perdues
history-more-fields = Plus de filtres
history-filter = Filtrer
history-from = Du
history-to = Au
history-play = Points minimum d’un coup
history-challenge = Coups contestés ou mis en doute
history-any-challenge = Avec ou sans
history-challenge-any = Au moins un
history-challenge-invalid = Le coup n’était pas valable
history-challenge-valid = Le coup était valable
history-end = Fin
history-any-end = Toutes
history-end-went-out = Dernier jeton posé
history-end-resignation = Abandon
history-end-all-passed = Tout le monde a passé
history-end-scoreless = Tours sans point
history-end-out-of-time = Temps écoulé
history-end-target = Objectif atteint
history-end-no-play = Plus de coup possible
history-end-agreement = D’un commun accord
history-end-turn-limit = Trop de tours
history-end-all-idle = Tours passés et échanges
history-end-empty-rack = Chevalet vide
history-end-at-once = Tous les jetons d’un coup
history-sort = Ordre
history-newest = Plus récentes d’abord
history-oldest = Plus anciennes d’abord
history-by-play = Meilleur coup d’abord
history-by-margin = Plus grand écart d’abord
history-with-bingo = Avec un bingo
history-with-phony = Avec un mot non valable
history-this-day = Ce jour-là, toutes les années
history-find = Chercher
history-clear = Effacer

# What was found.
history-found = Résultats
history-searching = Recherche en cours…
history-no-games = Aucune partie terminée ne correspond.
history-imports-left-out = Tu as importé des parties qui ne comptent pas dans les statistiques. Tu peux les compter dans la liste des parties.
history-no-words = Aucun mot ne correspond.
history-two-letters = Saisis au moins deux lettres.
history-day-in-utc = Le serveur ne connaît pas ton fuseau horaire : c’est donc le jour en UTC.
history-first-found =
    { $count ->
        [one] Le premier résultat
       *[other] Les { $count } premiers résultats
    }
history-all-found =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
history-more = Plus
history-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
history-best = { $words } pour { $points }
history-bingos =
    { $count ->
        [one] { $count } bingo
       *[other] { $count } bingos
    }
history-challenges =
    { $count ->
        [one] { $count } coup contesté ou mis en doute
       *[other] { $count } coups contestés ou mis en doute
    }
history-unrated = ne compte pas pour la cote
history-resigned =
    { $who ->
        [you] tu as abandonné
       *[other] { $name } a abandonné
    }
history-ran-out =
    { $who ->
        [you] ton temps était écoulé
       *[other] { $name } a épuisé son temps
    }

# The words, and the word book of a room.
history-word-book = Carnet de mots
history-disputed = Contestés ou mis en doute
history-invalid = Non valables
history-first = Posés pour la première fois
history-any-word = Tous les mots
history-begins = Commence par
history-was-valid = contesté par { $name } : valable
history-was-invalid = contesté par { $name } : non valable
history-was-beside-invalid = contesté par { $name } : retiré avec le coup
history-was-accepted = mis en doute par { $name } : accepté
history-was-rejected = mis en doute par { $name } : retiré
history-stood = hors de la liste, mais resté sur le plateau
history-was-first = première fois dans la salle

# Statistics.
history-against = Contre
history-show = Afficher
history-won-of = { $won } ({ $part } %)
history-average = Score moyen
history-margin = Écart moyen
history-per-move = Points par coup
history-bingos-a-game = Bingos par partie
history-highest-game = Meilleur score
history-highest-play = Meilleur coup
history-challenges-won = Contestations et mises en doute réussies
history-challenges-lost = Contestations et mises en doute manquées
history-phonies-stood = Mots non valables restés sur le plateau
history-phonies-withdrawn = Coups retirés
history-think = Temps par coup
history-by-system = Par jeu de règles
history-won-of-games =
    { $count ->
        [one] { $won } partie gagnée sur { $count }
       *[other] { $won } parties gagnées sur { $count }
    }
# Twice the deviation: the rating is within it 19 times out of 20.
history-rating = Cote { $rating } ± { $deviation }
history-longest = Mots les plus longs
history-best-words = Meilleurs mots
history-openings = Ouvertures
history-times =
    { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
history-over-time = Au fil du temps
history-over-time-line = La ligne montre
history-over-time-from = { $from } à { $to } : parties et victoires, et en ligne : { $figure }
history-as-table = En tableau
history-month = Mois
history-opponents = Adversaires les plus fréquents
history-name = Nom

# Why a search has no answer.
history-nobody-yet = Tu n’as pas encore de parties sur cet appareil.
history-no-such-room = Cette salle n’existe pas, ou tu ne peux pas voir ses parties.
history-too-many = Trop de recherches à la fois. Réessaie dans un instant.
history-lost = Le serveur n’a pas répondu. Réessaie.
history-failed = La recherche a échoué.

# Parties importées : leur marque, et la partie de la page qui les importe.
history-imported = Importée
history-from-file = D’un fichier de partie, { $date }.
history-from-record = D’un relevé (GCG), { $date }. Les chevalets sont montrés dans la mesure où il les indique.
history-counts = Compter dans les statistiques
history-counts-unchanged = Le changement a échoué. Réessaie.
history-import-remove = Retirer cette partie…
history-import-remove-text = Elle est retirée définitivement de ce serveur, avec tes notes.
history-import-remove-yes = Retirer
history-import-not-removed = Impossible de la retirer. Quelqu’un d’autre y a peut-être une place.
history-import-count-all = Toutes les compter dans les statistiques
history-import-remove-all = Retirer les parties importées…
history-import-remove-all-text = Toutes les parties que tu as importées sont retirées définitivement de ce serveur, avec tes notes. Les parties où quelqu’un d’autre a une place restent.
history-import = Importer des parties
history-imports =
    { $count ->
        [one] { $count } partie importée
       *[other] Tes { $count } parties importées
    }
history-import-what = Choisis des fichiers de partie (.json) ou des parties annotées (.gcg). Il n’y a que toi qui peux les voir, dans une salle à toi. Si ton nom manquait, choisis à nouveau les mêmes fichiers pour l’ajouter.
history-import-own-name = Ton nom dans ces parties
history-import-files = Choisir des fichiers
history-import-folder = Choisir un dossier
history-import-progress = { $done } sur { $count }
history-import-done = Importées : { $imported } ; déjà là : { $known } ; refusées : { $refused }
history-import-known = Déjà là
history-import-bad-file = Ce fichier contient une erreur, à { $place }.
history-import-bad-line = Ce fichier contient une erreur à la ligne { $line }.
history-import-no-files = Aucun fichier .json ou .gcg n’a été trouvé.
history-import-no-file = Ce n’est ni un fichier de partie ni une partie annotée.
history-import-no-record = Ce n’est pas une partie qui peut être importée.
history-import-failed = Cette partie n’a pas pu être importée.
history-import-no-games = Il n’y a aucune partie dans ce fichier.
history-import-not-over = Cette partie n’est pas terminée.
history-import-too-large = Ce fichier est trop grand.
history-import-unreadable = Ce fichier n’a pas pu être lu.
history-import-full = Tu ne peux plus importer de parties.
history-import-enough-today = Plus aucune partie ne peut être importée depuis ton réseau aujourd’hui. Réessaie demain.
history-end-record = Fin du relevé
