# Comment le formulaire d’une nouvelle partie appelle les réglages et leurs valeurs.
knobs-group-list = Liste de mots
knobs-group-words = Mots et lignes
knobs-group-challenges = Vérification des mots
knobs-group-seconds = Temps pour répondre à un coup (secondes)
knobs-group-setup = Mise en place
knobs-group-parts = Plateau et jetons
knobs-group-more = Autres
knobs-seconds-hint = Pour les deux premiers, 0 veut dire jusqu’au coup suivant.

knobs-list =
    { $name }, { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }

knobs-reading = Lecture
knobs-reading-forward = À l’endroit
knobs-reading-both = Aussi à l’envers
knobs-lines = Lignes
knobs-lines-straight = Rangées et colonnes
knobs-lines-diagonals = Aussi les diagonales
knobs-layout = Jetons d’un coup
knobs-layout-line = Sur une ligne
knobs-layout-connected = Reliés
knobs-layout-line-explained = Tous les jetons d’un coup sont sur une ligne, sans trou.
knobs-layout-connected-explained = Les jetons d’un coup peuvent être n’importe où, pourvu que ses mots se touchent.
knobs-duplicates = Mots en double
knobs-duplicates-allowed = Permis
knobs-duplicates-refused = Refusés

knobs-window-two = À deux
knobs-window-more = À trois ou quatre
knobs-window-last = Pour un coup qui finirait la partie
knobs-window-vote = Pour voter

knobs-racks = Chevalets
knobs-racks-hidden = Cachés
knobs-racks-open = Ouverts
knobs-hints = Permettre les indices
knobs-hints-yes = Oui
knobs-hints-no = Non
knobs-word-lookup = Chercher des mots
knobs-word-lookup-after = Après la partie
knobs-word-lookup-always = À tout moment
knobs-word-lookup-explained = Tout le monde peut savoir si un mot est valable.
knobs-first = Qui commence
knobs-first-best = Tirage ; les ex æquo recommencent
knobs-first-all-again = Tirage ; si égalité, tous recommencent
knobs-first-random = Au hasard
knobs-scoring = Points
knobs-scoring-points = Comptés
knobs-scoring-none = Pas comptés
knobs-exchange = Échange
knobs-exchange-some = Jetons au choix
knobs-exchange-all = Tous les jetons à la fois
knobs-rack-size = Jetons par chevalet
knobs-bingo-points = Points d’un bingo
knobs-bingo-tiles = Jetons pour un bingo
knobs-exchange-minimum = Jetons dans le sac pour échanger
knobs-passes = Tours de table passés pour finir
knobs-scoreless = Tours sans point pour finir
knobs-never = jamais

knobs-board = Plateau
knobs-tiles = Jetons

knobs-quoted = « { $name } »
knobs-out-of-range = { $setting } doit être entre { $least } et { $most } ici.
knobs-contradiction =
    { $count ->
        [one] { $settings } ne peut pas être réglé ainsi ici.
       *[other] { $settings } ne vont pas ensemble.
    }
