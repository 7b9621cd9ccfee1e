# La revue d’une partie terminée.
review-title = Revue · Crisscross
review-subtitle = Revue · { $system }
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
review-looking = Recherche de poses…
review-equity = Une pose vaut ses points, plus ce que les jetons gardés devraient rapporter selon l’ordinateur.
review-move = Coup
review-score = Points
review-worth-title = Valeur
review-difference = Écart
review-wins = gagne
review-exchanged = Échange
review-passed = Tour passé

review-tag-played = posé
review-tag-withdrawn = retiré
review-tag-done = fait

review-points =
    { $count ->
        [one] { $amount } point
       *[other] { $amount } points
    }
review-worth = vaut { $amount }
review-wins-at-once = gagne tout de suite
review-best-played = C’était la meilleure pose.
review-best-exchanged = Échanger était le mieux : aucune pose ne valait plus.
review-best-passed = Passer était le mieux : aucune pose ne valait plus.
review-no-play = Aucune pose n’a été trouvée.
review-would-have-won = { $name } aurait gagné tout de suite.
review-better = { $name } aurait valu { $points } de plus.
review-withdrawn = La pose a été retirée.
review-withdrawn-won = La pose a été retirée. { $name } aurait gagné tout de suite.
review-withdrawn-worth = La pose a été retirée. { $name } aurait valu { $points }.

review-chances = Occasions manquées
review-no-chances = Aucune : chaque coup était le meilleur.
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
review-unseen-by = Cachés pour { $name }
# For screen readers, between a name and what they wrote in the chat.
review-said = a écrit :

# The link to a moment, and its picture.
review-share = Partager ce moment
review-download = Télécharger
review-embed = Pour votre propre page : collez ce code.
review-copy-code = Copier le code
review-code-copied = Code copié
review-picture = Le plateau à ce moment
review-save-as = Enregistrer en { $format }
review-no-picture = Il n’y a pas d’image de cette partie : le lien ne suffit pas pour la regarder.
