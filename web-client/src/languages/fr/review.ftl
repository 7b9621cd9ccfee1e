# La revue d’une partie terminée.
review-title = Revue · Crisscross
review-subtitle = Revue · { $system }
review-games = Parties
review-room = Salle et chat
review-heading = Revue de la partie
review-not-loaded = Impossible de charger cette partie. Recharge la page.
review-bag =
    { $count ->
        [0] Le sac est vide
        [one] { $count } jeton dans le sac
       *[other] { $count } jetons dans le sac
    }
review-out = Hors du jeu
review-tiles-out = Jetons hors du jeu
review-moves = Coups de la partie

review-first = Début
review-back = Un pas en arrière
review-forward = Un pas en avant
review-last = Fin
review-moment = Moment de la partie
review-moment-now = { $number } sur { $count } : { $text }
review-began = La partie commence.
review-order-drawn = Tirage au sort du premier tour.

review-possible = Ce qui était possible
review-ask = Qu’est-ce qui était possible ?
review-looking = Recherche de coups…
review-equity = Un coup vaut ses points, plus ce que les jetons gardés devraient rapporter selon l’ordinateur.
review-move = Coup
review-score = Points
review-worth-title = Valeur
review-difference = Écart
review-wins = gagne
review-exchanged = Échange
review-passed = Tour passé
review-exchange = Échanger { $tiles }
review-pass = Passer

review-tag-played = joué
review-tag-withdrawn = retiré
review-tag-done = fait

review-points =
    { $count ->
        [one] { $amount } point
       *[other] { $amount } points
    }
review-worth = vaut { $amount }
review-wins-at-once = gagne tout de suite
review-best-played = C’était le meilleur coup.
review-best-exchanged = Échanger était le mieux : aucun autre coup ne valait plus.
review-best-passed = Passer était le mieux : aucun autre coup ne valait plus.
review-no-play = Aucun coup n’a été trouvé.
review-would-have-won = { $name } aurait gagné tout de suite.
review-exchanging = Échanger { $tiles }
review-passing = Passer
review-better = { $name } aurait valu { $points } de plus.
review-withdrawn = Le coup a été retiré.
review-withdrawn-won = Le coup a été retiré. { $name } aurait gagné tout de suite.
review-withdrawn-worth = Le coup a été retiré. { $name } aurait valu { $points }.

review-chances = Occasions manquées
review-no-chances = Aucune : chaque coup était le meilleur.
review-chances-found =
    { $count ->
        [0] Analyse terminée : chaque coup était le meilleur
        [one] Analyse terminée : { $count } occasion manquée
       *[other] Analyse terminée : { $count } occasions manquées
    }
review-analyse-all =
    { $count ->
        [one] Analyser le coup
       *[other] Analyser les { $count } coups
    }
review-analysed =
    { $count ->
        [one] { $done } coup analysé sur { $count }
       *[other] Coups analysés : { $done } sur { $count }
    }
review-stop = Arrêter

review-own = { $name } : { $move }, { $worth }
review-own-withdrawn = { $name } : { $move }, retiré

review-a-win = une victoire
review-show-biggest = Afficher les plus grandes
review-show-all = Tout afficher ({ $count })
review-show-near = Afficher moins

# A game that plays by itself.
review-autoplay = Lecture automatique
review-speed = Rythme
review-speed-seconds =
    { $count ->
        [one] Chaque seconde
       *[other] Toutes les { $count } secondes
    }
review-speed-real = Comme dans la partie

# What is shown of a moment.
review-thought = { $name } a réfléchi pendant { $time }.
review-explain = Le détail du score
review-tiles = Sac et jetons cachés
review-in-the-bag = Dans le sac
review-in-the-bag-or-unknown = Dans le sac ou sur des chevalets inconnus
review-unseen-by = Cachés pour { $name }
# For screen readers, between a name and what they wrote in the chat.
review-said = a écrit :

# The link to a moment, and its picture.
review-share = Partager ce moment
review-share-own = Toi seul peux ouvrir ce lien, car tu as importé cette partie. Envoie aux autres l’image ou le fichier.
review-share-button = Partager<hidden> ce moment</hidden>
review-download = Télécharger
review-embed = Pour l’afficher sur ta propre page, colle ce code.
review-copy-code = Copier le code
review-code-copied = Code copié
review-picture = Le plateau à ce moment
review-save-as = Enregistrer en { $format }
review-no-picture = L’image n’a pas pu être chargée.

review-analyse-again = Analyser à nouveau
review-analysis-busy = Le serveur analyse d’autres parties. Réessaie dans un instant.
review-analysis-too-long = Cette partie a trop de coups pour être analysée.
review-analysis-no-list = Le serveur n’a pas de liste de mots pour cette partie.
review-analysis-lost = Pas de connexion au serveur. Réessaie.
review-analysis-failed = Cette partie n’a pas pu être analysée.
review-proved = Prouvé : ces coups ont été suivis jusqu’à la fin de la partie. Leur valeur est l’écart final.
review-chance-title = Victoire %
review-chance-by-turn = Chances de victoire par tour
review-report = Toute la partie
review-player = Joueur
review-luck = Chance
review-size-small = Petite erreur
review-size-medium = Erreur moyenne
review-size-large = Grosse erreur
review-mistakes = Erreurs
review-sizes-small = petites
review-sizes-medium = moyennes
review-sizes-large = grosses
review-mistakes-explained = Une erreur est petite à partir de 5 points de moins que le meilleur coup, moyenne à partir de 15, grosse à partir de 30 ou si elle laisse échapper la victoire.
review-luck-explained = La chance dit de combien de points les jetons tirés étaient meilleurs que la moyenne.
review-luck-unknown = « – » : le relevé n’indique pas tous les jetons que le joueur a tirés.
review-other-list = Le serveur n’a pas la liste de mots de cette partie. Les coups ont été jugés d’après { $list }.
review-unjudged =
    { $count ->
        [one] Un coup n’a pas été jugé : le relevé n’indique pas tous les jetons du chevalet.
       *[other] { $count } coups n’ont pas été jugés : le relevé n’indique pas tous les jetons du chevalet.
    }
review-turning-points = Tournants
review-turning-point = Tour { $turn } · { $before } → { $after }
review-new-words = Mots à apprendre
review-new-words-explained = Ces mots étaient dans de meilleurs coups que tu as manqués. Tu ne les as jamais joués ici.

review-notes = Notes
review-note-add = Ajouter une note
review-note-own = Ta note
review-note-of-file = Du fichier
# Before a note of the player that was saved while they were writing one here.
review-note-elsewhere = Enregistrée depuis sur un autre appareil :
review-note-shared = La montrer à tous les joueurs de cette partie
review-note-keep = Enregistrer la note
review-note-kept = Note enregistrée.
review-note-too-long = Les variantes de cette note sont trop longues. Retires-en une.
review-note-too-many = Tu as trop de notes. Retires-en d’abord.
review-note-enough-today = Plus aucune note ne peut être enregistrée depuis ton réseau aujourd’hui. Réessaie demain.
review-note-not-kept = La note n’a pas pu être enregistrée.
review-line-lay = Essayer un coup
review-line-name = Nom de la variante { $number }
review-line-show = Montrer
review-line-remove = Retirer
review-line-whose =
    { $whose ->
        [own] Utilise tes jetons.
       *[other] Joue pour { $name }, avec ces jetons.
    }
review-line-check = Vérifier le coup
review-line-recall = Récupérer
review-line-take = Ajouter à la note
review-line-close = Fermer
review-line-possible = { $words } peut être joué.
review-line-good =
    { $count ->
        [one] { $words } : { $count } point.
       *[other] { $words } : { $count } points.
    }
review-line-bad =
    { $words } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, mais { $bad_count ->
        [one] { $bad } n’est pas dans la liste de mots
       *[other] { $bad } ne sont pas dans la liste de mots
    }.
review-line-refused = Les jetons ne peuvent pas être joués ainsi.

# A puzzle: a turn of one’s own game in which a better play was missed.
review-puzzle-title = Énigme · Crisscross
review-puzzle-subtitle = Énigme · { $system }
review-puzzles = Toutes les énigmes
review-puzzle = Trouve le meilleur coup
review-puzzle-ask =
    { $whose ->
        [own] Tour { $turn }, à toi de jouer. Il y a un bien meilleur coup que le tien.
       *[other] Tour { $turn }, à { $name } de jouer. Il y a un bien meilleur coup que celui qui a été joué.
    }
review-puzzle-best = C’est le meilleur coup.
review-puzzle-good = L’un des meilleurs coups : { $points } de moins que le meilleur.
review-puzzle-other = Ce n’est pas l’un des meilleurs coups. Essaie encore.
review-puzzle-invalid = Ce coup n’est pas valable. Essaie encore.
review-puzzle-show = Montrer la solution
