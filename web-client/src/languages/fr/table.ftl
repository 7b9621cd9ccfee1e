# La vue d’une partie : plateau, joueurs, liste des coups, dialogues.

## Le plateau et le chevalet

table-board = Plateau
table-rack = Ton chevalet
table-blank = Joker
table-red-cross = Croix rouge
table-tile =
    { $tile }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-square-start = départ
table-square-empty = vide
table-square-corner = coin { $premium }
table-square-last = dernier coup
table-square-tile =
    { $letter } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-square-blank = { $letter } joker
table-square-laid = { $tile }, posé, pas encore joué
table-square-instead = { $tile }, à la place de { $letter }, posé, pas encore joué
table-square-cross = croix rouge sur { $letter }, posée, pas encore jouée
table-square-starter = { $tile } { $points }, ira ici, { $square }
table-square-crossed-out = { $square }, jeton barré par le dernier coup
table-turn-of-player = { $name }, tour { $turn }

## Les directions

table-across = horizontal
table-backwards = à l’envers
table-down = vertical
table-upwards = vers le haut
table-diagonally-down = en diagonale vers le bas
table-diagonally-up-backwards = en diagonale vers le haut, à l’envers
table-diagonally-up = en diagonale vers le haut
table-diagonally-down-backwards = en diagonale vers le bas, à l’envers

## Le cadre

table-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
table-room = Salle
table-room-invite = Salle { $code }, inviter
table-invite-and-room = Invitation et salle
table-open-panel = Coups, jetons cachés et règles
table-game-of = Partie de { $system }
table-sounds-off = Couper le son
table-sounds-on = Activer le son
table-bag-label = Sac et liste de mots
table-in-bag =
    { $count ->
        [0] Le sac est vide
        [one] { $count } jeton dans le sac
       *[other] { $count } jetons dans le sac
    }
table-watching =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
table-watching-short =
    { $count ->
        [one] { $count }<long> regarde</long>
       *[other] { $count }<long> regardent</long>
    }
table-any-word = Tous les mots ; aucune liste
table-no-word-list = Aucune liste de mots indiquée
table-word-list =
    { $list }, { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
table-you-watch =
    { $others ->
        [0] Tu regardes
        [one] Tu regardes, avec une autre personne
       *[other] Tu regardes, avec { $others } autres personnes
    }
table-you-watch-late = Tu regardes, avec du retard
table-you-are-host = Tu es maintenant l’hôte de cette salle.
table-text-kept = Ton texte est encore là, dans la partie précédente.
table-clock-not-proposed = La pendule que tu choisissais n’a pas été proposée.

## Sous le plateau

table-actions = Actions
table-play = Jouer
table-play-for = Jouer { $points }
table-playing = Envoi…
table-recall = Récupérer
table-shuffle = Mélanger
table-hint = Indice
table-more = Plus
table-leave-ask = Abandonner et autres actions…
table-accept = Accepter
table-reject = Refuser
table-challenge = Contester
table-dispute = Mettre en doute
table-always-accept = Toujours accepter
# La même chose sur un téléphone, en un mot.
table-always = Toujours
table-always-accept-more = Accepter aussitôt tous les coups de cette partie
table-always-accept-stop = Ne plus accepter tous les coups
table-review = Revue
table-result = Résultat
table-fit-board = Ajuster le plateau
table-enlarge-board = Agrandir le plateau
table-read-tile = Sens de lecture
table-play-by = <strong>{ $words }</strong> <soft>par { $name }{ $plus }</soft>
table-latest-play = { $name } : { $words }{ $plus }.

table-your-turn = À toi de jouer
table-your-turn-after = À toi de jouer. { $latest }
table-drag-or-tap = À toi de jouer. Fais glisser des jetons, ou touche un jeton puis une case.
table-drag-or-click = À toi de jouer. Fais glisser des jetons, ou clique sur une case et tape.
table-bingo-points = bingo { $points }
table-placing-starter = { $name } place le premier jeton et choisit les options.
table-you-resigned = Tu es hors de la partie. Les autres jouent encore.
table-can-challenge =
    { $who ->
        [you] Tu peux encore contester { $words }.
       *[others]
            { $play ->
                [last] Le dernier coup peut encore être contesté.
               *[named] Le coup { $words } peut encore être contesté.
            }
    }
table-can-dispute =
    { $who ->
        [you] Tu peux encore mettre en doute { $words }.
       *[others]
            { $play ->
                [last] Le dernier coup peut encore être mis en doute.
               *[named] Le coup { $words } peut encore être mis en doute.
            }
    }

table-laid = { $words }.
table-laid-for =
    { $words }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-laid-bingo =
    { $words }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, avec un bingo.
table-no-word = Aucun mot
table-not-in-list =
    { $count ->
        [0] Un mot n’est pas dans la liste de mots.
        [one] { $words } n’est pas dans la liste de mots.
       *[other] { $words } ne sont pas dans la liste de mots.
    }
table-not-in-row = Place tes jetons sur une seule rangée ou colonne.
table-unfit-cross = Pose la croix rouge sur un jeton d’un tour précédent, une seule par case.
table-unfit = Il y a déjà un jeton en { $cell }. Choisis une case vide.
table-type-second = { $letter }_ : tape maintenant la deuxième lettre.
table-type-rest = { $letter }_ : tu as { $tiles }, mais pas de { $letter }. Tape { $next }, ou Retour arrière.
table-type-one-of = { $letter }_ : tu as { $tiles }, mais pas de { $letter }. Tape la deuxième lettre, ou Retour arrière.
table-no-tile-for = Tu n’as plus de jeton pour { $letter }. Appuie sur Retour arrière.
table-no-square-for = Il n’y a plus de case pour { $letter }. Appuie sur Retour arrière.

table-first-turn = Premier tour
table-choose-start = <strong>Tu commences.</strong> Choisis une case et les règles pour tous.
table-place-starter = Placer le { $tile } en { $cell }
table-option = { $label } : { $value }

table-played-for-you =
    <strong>Un ordinateur joue pour toi</strong> <soft>({ $strength ->
        [beginner] débutant
        [casual] moyen
       *[strong] fort
    }{ $moves ->
        [0] {""}
        [one] , { $moves } coup jusqu’ici
       *[other] , { $moves } coups jusqu’ici
    }).</soft>
table-made-for-you =
    { $moves ->
        [one] Un ordinateur a joué { $moves } coup pour toi.
       *[other] Un ordinateur a joué { $moves } coups pour toi.
    }
table-take-over = Reprendre

## Mettre en doute et contester

table-disputed = Coup mis en doute
table-disputes =
    { $case ->
        [you] Tu mets en doute { $count ->
            [one] le mot
           *[other] les mots
        } <strong>{ $words }</strong> { $count ->
            [one] joué
           *[other] joués
        } par { $name }.
        [yours] { $challenger } met en doute { $count ->
            [one] ton mot
           *[other] tes mots
        } <strong>{ $words }</strong>.
       *[other] { $challenger } met en doute { $count ->
            [one] le mot
           *[other] les mots
        } <strong>{ $words }</strong> { $count ->
            [one] joué
           *[other] joués
        } par { $name }.
    }
table-evidence = « <text>{ $text }</text> »
table-no-evidence = { $name } n’a pas encore envoyé de preuve.
table-words-in =
    { $count ->
        [one] { $words } est dans { $number ->
            [one] la liste
           *[other] les listes
        } { $lists }.
       *[other] { $words } sont dans { $number ->
            [one] la liste
           *[other] les listes
        } { $lists }.
    }
table-words-in-none =
    { $count ->
        [one] { $words } n’est dans aucune de nos listes de mots.
       *[other] { $words } ne sont dans aucune de nos listes de mots.
    }
table-evidence-label = Preuve
table-evidence-example = Le sens du mot ou un lien
table-evidence-missing = Dis ce que le mot veut dire, ou donne un lien.
table-send = Envoyer
table-withdraw = Retirer le coup
table-you-accepted = Tu as voté pour. Les autres votent encore.
table-you-rejected = Tu as voté contre. Les autres votent encore.

table-challenge-title = Contester { $words } ?
table-time-left = Temps restant :
table-cost-turn =
    { $count ->
        [0] Si le coup est valable, tu perds ton prochain tour.
        [one] Si { $words } est valable, tu perds ton prochain tour.
       *[other] Si { $words } sont valables, tu perds ton prochain tour.
    }
table-cost-points =
    { $count ->
        [0] Si le coup est valable, { $player } gagne { $points } points.
        [one] Si { $words } est valable, { $player } gagne { $points } points.
       *[other] Si { $words } sont valables, { $player } gagne { $points } points.
    }
table-cost-nothing =
    { $count ->
        [0] Si le coup est valable, il ne se passe rien.
        [one] Si { $words } est valable, il ne se passe rien.
       *[other] Si { $words } sont valables, il ne se passe rien.
    }

## Les dialogues

table-close = Fermer
table-view-board = Voir le plateau
table-which-blank = Quelle lettre pour le joker ?
table-back-to-rack = Retour au chevalet
table-discard-title = Rejeter tous tes jetons ?
table-discard-more = Ils vont dans le sac, et tu en tires de nouveaux. Cela compte comme ton tour.
table-discard = Rejeter
table-pass-title = Passer ce tour ?
table-pass-more = Tu gardes tes jetons et ne marques rien.
table-pass = Passer
table-exchange-title = Échanger des jetons
table-exchange-more = Choisis les jetons à échanger. Cela compte comme ton tour.
table-exchange = Échanger
table-exchange-count =
    { $count ->
        [one] Échanger { $count } jeton
       *[other] Échanger { $count } jetons
    }
table-face-down-more =
    { $wanted ->
        [one] Voici { $count } jetons du sac, face cachée. Choisis { $wanted } jeton ; les autres y retournent.
       *[other] Voici { $count } jetons du sac, face cachée. Choisis { $wanted } jetons ; les autres y retournent.
    }
table-bag-holds =
    { $count ->
        [one] Le sac n’a plus que { $count } jeton.
       *[other] Le sac n’a plus que { $count } jetons.
    }
table-face-down = Jetons face cachée
table-face-down-tile = Jeton { $number }, face cachée
table-leave-title = Que veux-tu faire ?
table-send-tiles = Envoyer mes jetons sur mon autre appareil
table-send-tiles-more = Les jetons que tu as posés peuvent passer sur un autre de tes appareils, si cette page y est ouverte.
table-leave-more = Un ordinateur peut jouer pour toi jusqu’à ton retour.
table-let-computer-play-ask = Laisser un ordinateur jouer pour moi…
table-let-computer-play = Laisser un ordinateur jouer pour moi
table-resign-more = Ou abandonne : tu perds la partie. C’est définitif.
table-with-others = Si tout le monde est d’accord
table-take-back = Reprendre mon dernier coup
table-take-back-more = Tout ce qui a suivi est annulé aussi.
table-end-game = Finir la partie maintenant
table-end-game-more = Les scores comptent, moins les jetons restants.
table-end-game-scores = Les scores comptent.
table-end-game-no-points = Personne ne gagne.
table-abort-game = Annuler la partie
table-abort-game-more = La partie ne compte pas.
table-resign = Abandonner
table-who-starts = Qui commence ?
table-order-draw = Tout le monde a tiré un jeton. Le plus proche du A commence ; un joker bat le A.
table-draw-again = { $names } tirent encore une fois.
table-starts =
    { $who ->
        [you] Tu commences.
       *[other] { $name } commence.
    }
table-start-playing = C’est parti

## Les indices

table-looking = Recherche de coups…
table-no-play = Aucun coup n’est possible avec tes jetons. Tu peux en échanger, ou passer.
table-look-at = Regarde <strong>{ $part }</strong> sur le plateau.
table-use-tiles = Joue <strong>{ $tiles }</strong>, <strong>{ $part }</strong> sur le plateau.
table-blank-for = un joker pour { $letter }
table-a-red-cross = une croix rouge
table-which-tiles = Quels jetons ?
table-show-play = Montrer le coup
table-close-hint = Fermer l’indice
table-part-upper-left = en haut à gauche
table-part-top = en haut
table-part-upper-right = en haut à droite
table-part-left = à gauche
table-part-middle = au milieu
table-part-right = à droite
table-part-lower-left = en bas à gauche
table-part-bottom = en bas
table-part-lower-right = en bas à droite

## Les raccourcis

table-keys = Raccourcis clavier
table-key-shift = Maj
table-key-space = Espace
table-key-escape = Échap
table-key-escape-small = échap
table-key-home = Début
table-key-end = Fin
table-keys-lay = Poser un jeton
table-keys-lay-blank = Poser un joker pour cette lettre
table-keys-lay-cross = Poser une croix rouge
table-keys-move = Se déplacer sur le plateau
table-keys-turn = Changer de sens
table-keys-take-back = Reprendre le dernier jeton
table-keys-recall = Récupérer tous les jetons
table-keys-challenge = Contester ou mettre en doute
table-keys-back = Un pas en arrière
table-keys-forward = Un pas en avant
table-keys-start = Au début
table-keys-end = À la fin
table-keys-autoplay = Lancer ou arrêter la lecture automatique

## Qui joue

table-people = Joueurs
table-you = toi
table-computer = ordinateur
table-computer-plays = un ordinateur joue
table-target = objectif { $points }
table-tiles-left =
    { $count ->
        [one] reste { $count }
       *[other] reste { $count }
    }
table-rack-of = Chevalet : { $name }
table-tiles =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
table-progress = { $name } : progression vers l’objectif
table-seat-resigned = hors de la partie
table-seat-won = a gagné
table-seat-loses-turns =
    { $count ->
        [one] perd un tour
       *[other] perd { $count } tours
    }
table-seat-accepted = a accepté
table-seat-voted-to-accept = a voté pour
table-seat-voted-to-reject = a voté contre
table-seat-disputed = coup mis en doute
table-seat-your-turn = à toi de jouer
table-seat-their-turn = joue
table-seat-thinking = réfléchit
table-seat-away = hors ligne
table-seat-away-in-turn = hors ligne · à son tour
table-seat-bingo = Bingo ! +{ $points }
# Sur un téléphone, à trois ou quatre joueurs, ou à côté de l’objectif : un bingo ; hors de la partie ; ce qu’ils font, ou ce qu’ils ont voté.
table-seat-bingo-points = +{ $points } !
table-seat-out = hors jeu
table-seat-accepts = accepte
table-seat-for = pour
table-seat-against = contre
table-seat-in-dispute = en doute
table-seat-yours = à toi
table-seat-thinks = réfléchit

table-replace = Laisser jouer un ordinateur…
table-replace-title = Laisser un ordinateur jouer pour { $name }…
table-nudge = Relancer
table-nudge-more = C’est à { $name } de jouer.
table-stand-in-title = Laisser un ordinateur jouer pour { $name } ?
table-stand-in-more =
    { $strength ->
        [beginner] Un ordinateur débutant commence dès que toutes les personnes présentes sont d’accord. { $name } peut revenir et reprendre sa place à tout moment.
        [casual] Un ordinateur moyen commence dès que toutes les personnes présentes sont d’accord. { $name } peut revenir et reprendre sa place à tout moment.
       *[strong] Un ordinateur fort commence dès que toutes les personnes présentes sont d’accord. { $name } peut revenir et reprendre sa place à tout moment.
    }
table-stand-in = Laisser jouer un ordinateur
table-stand-in-asked =
    { $who ->
        [you] Tu veux qu’un ordinateur joue pour { $name }
        [with-you] { $names } voulez qu’un ordinateur joue pour { $name }
        [other] { $names } veut qu’un ordinateur joue pour { $name }
       *[others] { $names } veulent qu’un ordinateur joue pour { $name }
    } ({ $strength ->
        [beginner] débutant
        [casual] moyen
       *[strong] fort
    }).
table-you-first = Toi
table-waiting-for = On attend { $names }.
table-agree = D’accord
table-agree-more = Accepter qu’un ordinateur joue pour { $name }
table-declines = Refuser
table-withdraw-request = Retirer la demande
table-hide = Masquer
table-show-hidden = Montrer de nouveau ce qui est masqué

## À côté du plateau

table-panel = À propos de la partie
table-moves = Coups
table-chat = Chat
table-chat-unread =
    { $count ->
        [one] Chat, { $count } nouveau message
       *[other] Chat, { $count } nouveaux messages
    }
table-unseen = Cachés
table-rules = Règles
table-unseen-more = Jetons cachés : dans le sac ({ $count }) ou sur les autres chevalets.
table-left-of = { $tile } : { $left } sur { $all }
table-laid-tiles = Les jetons que tu as posés
table-order-drawn = { $name } a tiré { $tile }, { $others }.
table-loading = Chargement…
table-earlier-moves = Coups précédents
table-no-moves = Aucun coup pour l’instant.

table-by-computer = un ordinateur pour { $name }
table-exchanged =
    { $count ->
        [one] { $count } jeton échangé
       *[other] { $count } jetons échangés
    }
table-discarded =
    { $count ->
        [one] { $count } jeton rejeté
       *[other] { $count } jetons rejetés
    }
table-passed = Tour passé
table-starter-placed = Premier jeton placé en { $cell }
table-lost-turn = Tour perdu
table-after-challenge = contestation à tort
table-resigned = Abandon
table-time-was-up = { $name } · temps écoulé
table-lost-on-time = Temps écoulé
table-time-is-up = Temps écoulé, rappel seulement
table-overtime-charged = Temps dépassé : −{ $points }
table-took-back = A repris un coup
table-was-taken-back = repris
table-away = Absence
table-stand-in-plays =
    { $strength ->
        [beginner] un ordinateur débutant joue pour { $name }
        [casual] un ordinateur moyen joue pour { $name }
       *[strong] un ordinateur fort joue pour { $name }
    }
table-back = Retour
table-plays-again = { $name } reprend sa place
table-crossed-out = en barrant { $cells }
table-place = { $cell } { $direction }

table-was-disputed = mis en doute par { $name }
table-was-withdrawn = mis en doute par { $name } : retiré
table-was-accepted = mis en doute par { $name } : accepté
table-was-invalid = contesté par { $name } : non valable
table-was-valid = contesté par { $name } : valable
table-was-valid-turn = contesté par { $name } : valable, { $name } perd un tour
table-was-valid-points =
    { $points ->
        [one] contesté par { $name } : valable, +{ $points } point
       *[other] contesté par { $name } : valable, +{ $points } points
    }
table-may-be =
    { $how ->
        [dispute] peut être mis en doute
       *[challenge] peut être contesté
    }
table-evidence-was = Preuve : <text>{ $text }</text>
table-vote-accept = { $name } : pour
table-vote-reject = { $name } : contre

## Le calcul d’un coup

table-show-word = { $word }, { $direction } : montrer sur le plateau
table-bingo = Bingo
table-total = Total
table-on-letter-premium =
    { $factor ->
        [2] { $letter } est sur une lettre compte double.
        [3] { $letter } est sur une lettre compte triple.
        [4] { $letter } est sur une lettre compte quadruple.
        [one] { $letter } est sur une lettre qui compte { $factor } fois.
       *[other] { $letter } est sur une lettre qui compte { $factor } fois.
    }
table-at-letter-bonus =
    { $factor ->
        [2] { $letter } touche une lettre compte double au coin entre { $from } et { $to }.
        [3] { $letter } touche une lettre compte triple au coin entre { $from } et { $to }.
        [4] { $letter } touche une lettre compte quadruple au coin entre { $from } et { $to }.
        [one] { $letter } touche une lettre qui compte { $factor } fois au coin entre { $from } et { $to }.
       *[other] { $letter } touche une lettre qui compte { $factor } fois au coin entre { $from } et { $to }.
    }
table-on-word-premium =
    { $factor ->
        [2] { $word } couvre un mot compte double.
        [3] { $word } couvre un mot compte triple.
        [4] { $word } couvre un mot compte quadruple.
        [one] { $word } couvre un mot qui compte { $factor } fois.
       *[other] { $word } couvre un mot qui compte { $factor } fois.
    }
table-at-word-bonus =
    { $factor ->
        [2] { $word } touche un mot compte double au coin entre { $from } et { $to }.
        [3] { $word } touche un mot compte triple au coin entre { $from } et { $to }.
        [4] { $word } touche un mot compte quadruple au coin entre { $from } et { $to }.
        [one] { $word } touche un mot qui compte { $factor } fois au coin entre { $from } et { $to }.
       *[other] { $word } touche un mot qui compte { $factor } fois au coin entre { $from } et { $to }.
    }
table-both-directions = { $word } et { $other } sont les mêmes jetons lus dans les deux sens ; chaque mot compte.
table-replaces = { $letter } en { $cell } compte 0 ce tour-ci : il remplace un jeton barré.

## Le résultat

table-player = Joueur
table-score = Score
table-leftover = Jetons restants
table-bonus = Bonus
table-overtime = Dépassement
table-leftover-of = Jetons restants : { $name }
table-best-plays = Meilleurs coups
table-best-play =
    <strong>{ $words }</strong>, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-without-play = aucun coup
table-bingos =
    { $count ->
        [one] Bingo : <each>{ $words }</each>
       *[other] { $count } bingos : <each>{ $words }</each>
    }
table-no-bingos = Pas de bingo cette fois.
table-score-by-turn = Score tour par tour
table-final-scores = Scores à la fin : { $scores }
table-as-table = Montrer sous forme de tableau
table-turn = Tour
table-end = Fin
table-proof = Preuve d’un tirage honnête
table-proof-more = Avec cette graine, on peut refaire tous les tirages. Son empreinte a été montrée avant le premier tirage.
table-proof-before = Une graine secrète décide de tous les tirages. Voici son empreinte ; la graine elle-même est montrée à la fin de la partie.
table-no-seed = Cette partie vient d’un relevé : personne n’en connaît les tirages.
table-seed = Graine
table-fingerprint = Empreinte
table-check-bag = Vérifier le sac
table-checking-bag = Vérification…
table-bag-right =
    { $count ->
        [one] Honnête : ton navigateur a refait le seul tirage avec cette graine, et l’empreinte correspond.
       *[other] Honnête : ton navigateur a refait les { $count } tirages avec cette graine. Tous sont justes, et l’empreinte correspond.
    }
table-bag-fingerprint = Pas honnête : cette graine n’a pas l’empreinte montrée avant le premier tirage.
table-bag-seed = Pas honnête : une autre graine a été montrée à la fin de la partie.
table-bag-draw = Pas honnête : ce qui a été tiré à l’évènement { $version } n’est pas ce que donne cette graine.
table-bag-not-checked = Le sac n’a pas pu être vérifié. Réessaie.

## Les règles, à côté du plateau

table-different = Qu’est-ce qui change ici ?
table-not-here = Cela ne s’applique pas ici.
table-usually = D’habitude : { $rule }
table-usually-not = D’habitude : cela ne s’applique pas.
table-nothing-different = Rien : ce sont les règles habituelles de { $system }.
table-tile-set = Jetons

# The dialog that looks words up.
table-look-up-word = Chercher un mot
table-look-up-field = Mot
table-look-up = Chercher
table-look-up-missing = Entre un mot.
table-looking-up = Recherche…
table-look-it-up = { $word } : chercher ce mot
table-word-in-list = { $word } est dans la liste de mots.
table-word-not-in-list = { $word } n’est pas dans la liste de mots.
table-word-without-list = Il n’y a pas de liste de mots où chercher { $word }.
table-definitions = Définitions
table-definition-of-form = { $part }, forme du mot { $base }
table-no-dictionary = Ce serveur n’a pas de dictionnaire.
table-not-in-dictionary = { $word } n’est pas dans le dictionnaire.
table-longer-words = Une lettre de plus
table-anagrams = Anagrammes

## The next game of the room

table-next-game = Partie suivante
table-later = Plus tard
table-games-of-room = Parties de cette salle
table-find-games = Chercher des parties et des mots de cette salle
table-standings = Classement
table-standings-name = Joueur
table-standings-wins = Victoires
table-standings-games = Parties
table-standings-points = Points
table-wins = { $wins }
table-game-number = Partie { $number }
table-earlier-games = Parties précédentes
table-game-waiting = { $names } · pas commencée
table-game-under-way = { $names } · en cours
table-game-aborted = { $names } · annulée
table-name-and-score = { $name } { $score }
table-you-propose = Tu proposes une partie de { $system }.
table-proposes = { $name } propose une partie de { $system }.
table-next-unrated = La partie ne comptera pas pour la cote.
table-waiting-for-names = On attend { $names }.
table-agree-to-game = Accepter
table-decline = Non merci
table-call-off = Refuser la proposition
table-count-me-out = Sans moi
table-play-after-all = Jouer finalement
table-sitting-out = La prochaine partie se jouera sans { $names }.
table-left-out = L’hôte a décidé que la prochaine partie se jouerait sans { $names }.
table-coming = La prochaine partie se jouera aussi avec { $names }.
table-take-proposal-back = Retirer la proposition
table-begin-without = Commencer sans eux
table-set-aside = Mettre cette partie de côté et en jouer une autre
table-set-aside-more = Cette partie reste telle quelle et pourra être reprise plus tard.
table-play-again = Rejouer
table-other-rules = Autres règles…
table-turn-seats = Tout le monde avance d’une place
table-propose = Proposer

# The clock of a player, and the same for screen readers.
table-clock-overtime = +{ $time }
table-clock-days = { $days } j { $hours } h
table-clock-words = Encore { $time }
table-clock-overtime-words = { $time } de dépassement
table-on-holiday = vacances jusqu’au { $until }
table-at-night = nuit jusqu’à { $until }
table-loading-systems = Chargement…
