## Le formulaire pour la pendule d’une partie

clocks-title = Pendule
clocks-none = Sans pendule
clocks-game = Pour la partie
clocks-move = Pour chaque coup
clocks-slow = Jours
clocks-minutes = Minutes par joueur
clocks-increment = Secondes de plus après chaque coup
clocks-seconds = Secondes par coup
clocks-days = Jours par coup
clocks-bank = Jours en plus pour la partie
clocks-holiday = Jours de vacances par an
clocks-at-zero = Quand ton temps est écoulé
clocks-lose = Tu es hors de la partie
clocks-pass = Tu passes
clocks-points = Chaque minute coûte des points
clocks-nudge = Tu reçois seulement un rappel
clocks-overtime-points = Points par minute
clocks-overtime-minutes = Minutes avant l’élimination
clocks-out-of-bounds = De { $least } à { $most }
clocks-not-whole = Un nombre entier
clocks-slow-more = La pendule s’arrête la nuit et pendant les vacances, que chaque joueur règle au cours de la partie.

## La pendule dans une partie

clocks-pause = Arrêter les pendules
clocks-resume = Redémarrer les pendules
clocks-paused = Les pendules sont arrêtées.
clocks-change = Changer la pendule…
clocks-propose = Proposer
clocks-agree = D’accord
clocks-take-back = Retirer la proposition
clocks-all-agree = Tout le monde doit être d’accord.
clocks-wants-pause =
    { $who ->
        [you] Tu veux arrêter les pendules.
       *[other] { $name } veut arrêter les pendules.
    }
clocks-wants-resume =
    { $who ->
        [you] Tu veux redémarrer les pendules.
       *[other] { $name } veut redémarrer les pendules.
    }
clocks-wants-change =
    { $who ->
        [you] Tu veux changer la pendule :
       *[other] { $name } veut changer la pendule :
    }
clocks-on-holiday = Tu es en vacances, jusqu’au { $until } au plus tard.
clocks-holiday-left =
    { $count ->
        [one] Il te reste { $count } jour de vacances.
       *[other] Il te reste { $count } jours de vacances.
    }
clocks-begin-holiday = Partir en vacances
clocks-end-holiday = Revenir de vacances
clocks-night-from = Ta nuit de
clocks-night-to = à
clocks-save-night = Enregistrer
clocks-no-night = Pas de nuit
clocks-night-empty = Choisis deux heures différentes.
clocks-night-long = Une nuit dure au plus douze heures.
clocks-night-more = Ta pendule s’arrête la nuit. Tu peux changer ta nuit une fois par semaine.
clocks-night-of = { $name } : nuit de { $from } à { $to } ({ $zone })
