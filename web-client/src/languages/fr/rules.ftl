# Les règles d’une salle en mots simples : leurs chapitres, et ce dont parle chaque phrase.
rules-setup = Mise en place
rules-plays = Coups
rules-words = Mots
rules-score = Points
rules-turns = Tours
rules-challenges = Vérification des mots
rules-end = La fin
rules-about-players = Joueurs
rules-about-board = Plateau
rules-about-tiles = Jetons
rules-about-corners = Coins
rules-about-racks = Chevalets
rules-about-first-player = Qui commence
rules-about-first-turn = Premier tour
rules-about-first-play = Premier coup
rules-about-lines = Lignes
rules-about-connecting = Contact
rules-about-runs = Suites
rules-about-lookup = Recherche
rules-lookup = Tu peux chercher des mots à tout moment.
rules-about-reading = Lecture
rules-about-duplicates = Mots en double
rules-about-points = Calcul
rules-about-premiums = Cases multiplicatrices
rules-about-bingo = Bingo
rules-about-exchange = Échange
rules-about-hints = Indices
rules-about-targets = Objectifs
rules-about-settlement = Décompte
rules-about-list = Liste de mots
rules-not-used = Ne s’applique pas ici.
rules-other-list = { $name }.

rules-players = De { $least } à { $most } joueurs.
rules-board = Le plateau a { $rows } × { $columns } cases.
rules-board-fours = Le plateau a { $rows } × { $columns } cases, dont certaines multiplient par quatre.
rules-tiles = Il y a { $tiles } jetons, dont { $blanks } jokers. Un joker remplace n’importe quelle lettre, la garde et vaut 0.
rules-digraphs = { $tiles } tiennent chacun sur un seul jeton : un mot avec ces lettres doit utiliser ce jeton.
rules-crosses = { $crosses } jetons ont une croix rouge. Pose-en un sur un jeton du plateau, et les deux quittent la partie. La case reste vide ou reçoit, pendant le même tour, un nouveau jeton, qui vaut alors 0.
rules-cross-leaves = Ce qui reste de chaque côté doit être un mot, ou un jeton seul qui fait partie d’un autre mot.
rules-corners = Avant la partie, { $corners } bonus sont placés au hasard aux coins entre les cases ({ $chances }). Chacun agit sur les quatre cases autour de lui.
rules-corner-chance = { $premium } { $percent } %
rules-corners-act = Chaque bonus de lettre multiplie toute nouvelle lettre qui le touche. Chaque bonus de mot multiplie un mot une fois si l’une de ses nouvelles lettres le touche.
rules-racks =
    { $count ->
        [one] Un chevalet contient { $count } jeton et se remplit après chaque coup tant que le sac n’est pas vide.
       *[other] Un chevalet contient { $count } jetons et se remplit après chaque coup tant que le sac n’est pas vide.
    }
rules-open-racks = Tout le monde voit tous les chevalets.
rules-first-best = Tout le monde tire un jeton. Le plus proche du A commence, et un joker bat le A. En cas d’égalité, les ex æquo tirent de nouveau.
rules-first-all-again = Tout le monde tire un jeton. Le plus proche du A commence, et un joker bat le A. En cas d’égalité, tout le monde tire de nouveau.
rules-first-random = Le hasard choisit qui commence.

rules-starter = Qui commence place { $tile } sur une case au choix et fixe les options : { $options }. Cela ne rapporte rien. Au bout de { $time }, le jeton va en { $square }.
rules-a-tile = un { $tile }
rules-an-tile = un { $tile }
rules-first-play =
    { $count ->
        [one] Le premier coup demande au moins { $count } jeton et doit couvrir { $square }.
       *[other] Le premier coup demande au moins { $count } jetons et doit couvrir { $square }.
    }
rules-lines-straight = Place tes jetons sur une seule rangée ou colonne, sans trou.
rules-lines-diagonal = Place tes jetons sur une seule rangée, colonne ou diagonale, sans trou.
rules-lines-connected = Place tes jetons où tu veux, pourvu que leurs mots se touchent.
rules-diagonals = Les diagonales sont aussi des lignes : tu peux y jouer, et elles doivent former des mots.
rules-connected = Les jetons d’un coup peuvent aller partout, pourvu que les nouveaux mots se touchent.
rules-contact-tile = Après le premier, chaque coup doit toucher un jeton du plateau.
rules-contact-board = Tous les jetons du plateau doivent se toucher et former partout des mots.
rules-contact-none = Un coup n’a besoin de rien toucher : il va partout où il y a de la place.

rules-any-word = Tout mot de toute langue convient, noms et abréviations aussi. Il n’y a pas de liste de mots.
rules-no-list = La partie enregistrée n’indique pas de liste de mots.
rules-list =
    { $count ->
        [one] Les mots doivent être dans la liste { $name } ({ $count } mot).
       *[other] Les mots doivent être dans la liste { $name } ({ $count } mots).
    }
rules-runs-straight = Des jetons voisins sur une rangée ou une colonne forment un mot.
rules-runs-diagonal = Des jetons voisins sur une rangée, une colonne ou une diagonale forment un mot.
rules-diagonal-if-played = Une diagonale ne compte que si le coup la suivait.
rules-backwards = Les mots peuvent se lire dans les deux sens.
rules-reading-straight = Les mots se lisent de gauche à droite et de haut en bas.
rules-reading-diagonal = Les mots se lisent de gauche à droite et de haut en bas. Une diagonale se lit depuis son bout gauche.
rules-lone-tile = Un jeton seul est aussi un mot. Qui le pose dit dans quel sens il se lit.
rules-no-duplicates = Aucun mot ne peut être deux fois sur le plateau.

rules-no-points = On ne compte pas de points.
rules-score-words = Chaque mot qu’un coup forme ou change compte : d’abord ses lettres, puis les cases qui multiplient le mot.
rules-score-readings = Chaque mot avec une nouvelle lettre compte. S’il donne un autre mot à l’envers, les deux comptent.
rules-premium-once = Une case multiplicatrice compte une fois, quand elle est couverte.
rules-premium-always = Les bonus ne s’épuisent jamais.
rules-bingo =
    { $tiles ->
        [one] Poser { $tiles } jeton en un tour est un bingo :
       *[other] Poser { $tiles } jetons en un tour est un bingo :
    } { $points ->
        [one] { $points } point de plus.
       *[other] { $points } points de plus.
    }
rules-bingo-or-more =
    Poser { $tiles } jetons ou plus en un tour est un bingo : { $points ->
        [one] { $points } point de plus.
       *[other] { $points } points de plus.
    }

rules-turn = À ton tour, tu poses, tu échanges ou tu passes.
rules-exchange = Tu peux échanger les jetons de ton choix, au plus autant qu’il y en a dans le sac.
rules-exchange-minimum = Tu peux échanger les jetons de ton choix tant que le sac en contient au moins { $tiles }.
rules-exchange-minimum-limit = Tu peux échanger les jetons de ton choix, au plus autant qu’il y en a dans le sac, tant qu’il en contient au moins { $tiles }.
rules-turn-discard = À ton tour, tu poses, tu rejettes tous tes jetons ou tu passes.
rules-discard = Pour les rejeter, mets tous tes jetons dans le sac, mélange et tires-en de nouveaux.
rules-hints = À ton tour, tu peux demander un indice : de bons coups avec ton chevalet.

rules-unchecked = Les mots ne sont pas vérifiés quand on les pose. Tout adversaire peut contester le dernier coup.
rules-challenge = Si l’un de ses mots n’est pas dans la liste, les jetons reviennent, et les points et le tour sont perdus.
rules-unchecked-vote = Les mots ne sont pas vérifiés. Tout adversaire peut mettre en doute le dernier coup.
rules-vote = Qui l’a joué envoie alors une preuve ou retire le coup, et les autres ont { $time } pour voter. Si la plupart le refusent, les jetons reviennent et la même personne rejoue. En cas d’égalité, le coup est accepté.
rules-window-two =
    { $how ->
        [dispute] À deux, un coup peut être mis en doute pendant { $time } ou jusqu’à ce que tout le monde l’ait accepté ; le joueur suivant attend.
       *[challenge] À deux, un coup peut être contesté pendant { $time } ou jusqu’à ce que tout le monde l’ait accepté ; le joueur suivant attend.
    }
rules-window-two-next =
    { $how ->
        [dispute] À deux, un coup peut être mis en doute jusqu’au coup suivant.
       *[challenge] À deux, un coup peut être contesté jusqu’au coup suivant.
    }
rules-window-more =
    { $how ->
        [dispute] À trois ou quatre, un coup peut être mis en doute pendant { $time } ou jusqu’à ce que tout le monde l’ait accepté ; le joueur suivant attend.
       *[challenge] À trois ou quatre, un coup peut être contesté pendant { $time } ou jusqu’à ce que tout le monde l’ait accepté ; le joueur suivant attend.
    }
rules-window-more-next =
    { $how ->
        [dispute] À trois ou quatre, un coup peut être mis en doute jusqu’au coup suivant.
       *[challenge] À trois ou quatre, un coup peut être contesté jusqu’au coup suivant.
    }
rules-window-last =
    { $how ->
        [dispute] Un coup qui finirait la partie peut être mis en doute pendant { $time }.
       *[challenge] Un coup qui finirait la partie peut être contesté pendant { $time }.
    }

rules-level = Niveau « { $level } » : l’objectif est { $targets } joueurs.
rules-level-beginner = débutant
rules-level-intermediate = intermédiaire
rules-level-expert = expert
rules-level-target =
    { $points ->
        [one] { $points } point à { $players }
       *[other] { $points } points à { $players }
    }

# How a game is timed.
rules-clock-none = Pas de limite de temps.
rules-clock-game = { $time } par joueur.
rules-clock-increment = { $time } de plus après chaque coup.
rules-clock-move = { $time } par coup.
rules-clock-slow =
    { $count ->
        [one] Un jour par coup.
       *[other] { $count } jours par coup.
    }
rules-clock-bank =
    { $count ->
        [one] Un jour de réserve pour toute la partie.
       *[other] { $count } jours de réserve pour toute la partie.
    }
rules-clock-night = La nuit, la pendule s’arrête, aux heures que chacun choisit.
rules-clock-answers = On a au moins un jour pour répondre à un coup, pour voter et pour un premier tour limité dans le temps.
rules-clock-holiday =
    { $count ->
        [one] Jusqu’à un jour de vacances par an.
       *[other] Jusqu’à { $count } jours de vacances par an.
    }
rules-clock-lose = Si ton temps est écoulé, tu es hors de la partie.
rules-clock-pass = Si ton temps est écoulé, tu passes ton tour.
rules-clock-points =
    Si ton temps est écoulé, chaque minute entamée coûte { $points } { $points ->
        [one] point
       *[other] points
    }. Après { $time }, tu es hors de la partie.
rules-clock-nudge = Si ton temps est écoulé, tu reçois seulement un rappel.
rules-clock = Pendule :

# Comment une partie peut finir selon les règles d’une salle. La première phrase parle de la partie ; les suivantes s’y ajoutent.
rules-ends-may-went-out =
    { $also ->
        [yes] La partie finit aussi quand le sac est vide et que quelqu’un pose son dernier jeton.
       *[no] La partie finit quand le sac est vide et que quelqu’un pose son dernier jeton.
    }
rules-ends-may-empty-rack =
    { $also ->
        [yes] La partie finit aussi quand le tour vient à quelqu’un dont le chevalet est vide.
       *[no] La partie finit quand le tour vient à quelqu’un dont le chevalet est vide.
    }
rules-ends-may-all-passed =
    { $also ->
        [yes] La partie finit aussi
       *[no] La partie finit
    } { $times ->
        [one] quand tout le monde passe d’affilée.
       *[other] quand tout le monde a passé { $times } fois d’affilée.
    }
rules-ends-may-all-idle =
    { $also ->
        [yes] La partie finit aussi
       *[no] La partie finit
    } { $times ->
        [one] quand tout le monde a passé ou échangé d’affilée.
       *[other] quand tout le monde a passé ou échangé { $times } fois d’affilée.
    }
rules-ends-may-scoreless =
    { $also ->
        [yes] La partie finit aussi
       *[no] La partie finit
    } { $turns ->
        [one] après { $turns } tour sans point.
       *[other] après { $turns } tours de suite sans point.
    }
rules-ends-may-target =
    { $also ->
        [yes] La partie finit aussi dès que quelqu’un atteint son objectif et gagne ainsi ; les jetons restants ne comptent pas.
       *[no] La partie finit dès que quelqu’un atteint son objectif et gagne ainsi ; les jetons restants ne comptent pas.
    }
rules-ends-may-at-once =
    { $also ->
        [yes] La partie finit aussi
       *[no] La partie finit
    } { $tiles ->
        [one] dès que quelqu’un pose { $tiles } jeton en un tour et gagne ainsi.
       *[other] dès que quelqu’un pose { $tiles } jetons en un tour et gagne ainsi.
    }
rules-ends-may-at-once-or-more =
    { $also ->
        [yes] La partie finit aussi dès que quelqu’un pose { $tiles } jetons ou plus en un tour et gagne ainsi.
       *[no] La partie finit dès que quelqu’un pose { $tiles } jetons ou plus en un tour et gagne ainsi.
    }
rules-ends-may-no-play =
    { $also ->
        [yes] La partie finit aussi quand le sac est vide et que personne ne peut plus rien poser.
       *[no] La partie finit quand le sac est vide et que personne ne peut plus rien poser.
    }
rules-ends-no-points-kept = On ne compte pas de points, donc personne ne gagne aux points.
rules-ends-deduct = À la fin, chacun perd les points des jetons qui lui restent.
rules-ends-no-deduct = Les jetons restants ne coûtent rien.
rules-ends-award = Qui finit en premier gagne les points de tous les jetons restants.
rules-ends-highest-wins = Le plus haut score gagne.
rules-ends-ties-before = En cas d’égalité, le plus haut score avant les jetons restants gagne.
rules-ends-ties-share = En cas d’égalité, on partage la victoire.
