# Ce qui se passe dans une partie : les nouvelles, le titre de la page et la liste des parties.
game-joined = { $name } a rejoint la partie.
game-computer-joined = { $name }, un ordinateur, a rejoint la partie.
game-stand-in-added =
    { $who ->
        [you] Un ordinateur joue pour toi.
       *[other] Un ordinateur joue pour { $name }.
    }
game-seat-reclaimed =
    { $who ->
        [you] Tu joues de nouveau.
       *[other] { $name } joue de nouveau.
    }
game-renamed =
    { $who ->
        [you] Tu t’appelles maintenant { $name }.
       *[other] { $before } s’appelle maintenant { $name }.
    }
game-turn-began = C’est ton tour.
game-first-chosen =
    { $who ->
        [you] Le sort a décidé : tu commences.
       *[other] Le sort a décidé : { $name } commence.
    }
game-bonuses-placed =
    { $count ->
        [one] { $count } bonus a été placé sur un coin.
       *[other] { $count } bonus ont été placés sur des coins.
    }
game-starter-placed =
    { $who ->
        [you] Tu as placé le premier jeton en { $cell }.
       *[other] { $name } a placé le premier jeton en { $cell }.
    }
game-starter-placed-on-time =
    { $who ->
        [you] Ton temps était écoulé : le premier jeton est en { $cell }.
       *[other] { $name } a épuisé son temps : le premier jeton est en { $cell }.
    }
game-starter-options = Options : { $options }.
game-racks-shown = Tous les chevalets sont maintenant visibles.
game-turn-skipped =
    { $who ->
        [you] Tu perds ce tour.
       *[other] { $name } perd ce tour.
    }

game-played =
    { $who ->
        [you] Tu as joué { $words }.
       *[other] { $name } a joué { $words }.
    }
game-played-for =
    { $who ->
        [you] Tu as joué { $words } pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } a joué { $words } pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
game-no-word = sans former de mot
game-bingo = Bingo !
game-crossed-out =
    { $who ->
        [you] Tu as barré { $cells }.
       *[other] { $name } a barré { $cells }.
    }
game-exchanged =
    { $who ->
        [you] Tu as échangé { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }.
       *[other] { $name } a échangé { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }.
    }
game-discarded =
    { $who ->
        [you] Tu as rejeté { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }.
       *[other] { $name } a rejeté { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        }.
    }
game-passed =
    { $who ->
        [you] Tu as passé ton tour.
       *[other] { $name } a passé son tour.
    }
game-accepted =
    { $who ->
        [you] Tu as accepté le coup.
       *[other] { $name } a accepté le coup.
    }
game-resigned =
    { $who ->
        [you] Tu as abandonné.
       *[other] { $name } a abandonné.
    }
game-passed-on-time =
    { $who ->
        [you] Ton temps était écoulé : tu as passé ton tour.
       *[other] { $name } a épuisé son temps : tour passé.
    }
game-lost-on-time =
    { $who ->
        [you] Ton temps est écoulé : tu es hors de la partie.
       *[other] { $name } a épuisé son temps : hors de la partie.
    }
game-overtime-charged =
    { $who ->
        [you] Temps dépassé : tu perdras { $points } { $points ->
            [one] point
           *[other] points
        } à la fin.
       *[other] Temps dépassé : { $name } perdra { $points } { $points ->
            [one] point
           *[other] points
        } à la fin.
    }
game-taken-back =
    { $who ->
        [you] Tu as repris ton dernier coup.
       *[other] { $name } a repris son dernier coup.
    }
game-wants-take-back =
    { $who ->
        [you] Tu as demandé à reprendre ton dernier coup.
       *[other] { $name } demande à reprendre son dernier coup.
    }
game-wants-end =
    { $who ->
        [you] Tu as demandé à finir la partie maintenant.
       *[other] { $name } demande à finir la partie maintenant.
    }
game-wants-abort =
    { $who ->
        [you] Tu as demandé à annuler la partie.
       *[other] { $name } demande à annuler la partie.
    }
game-agrees =
    { $who ->
        [you] Tu acceptes.
       *[other] { $name } accepte.
    }
game-agreement-declined =
    { $who ->
        [you] Tu as refusé.
       *[other] { $name } a refusé.
    }
game-nudged =
    { $who ->
        [you] Tu as relancé { $nudged }.
       *[other] { $name } a relancé { $nudged }.
    }
game-nudged-you = { $name } attend que tu joues.
game-asks-agreement = { $name } demande ton accord.

game-last-play = le dernier coup
game-challenged =
    { $who ->
        [you] Tu contestes { $words }.
       *[other] { $name } conteste { $words }.
    }
game-disputed =
    { $who ->
        [you] Tu mets en doute { $words }. Les joueurs votent.
       *[other] { $name } met en doute { $words }. Les joueurs votent.
    }
game-in-word-list = C’est dans la liste de mots { $list }.
game-evidence-shown =
    { $who ->
        [you] Tu as envoyé une preuve : { $text }
       *[other] { $name } a envoyé une preuve : { $text }
    }
game-voted-to-accept =
    { $who ->
        [you] Tu as voté pour accepter le coup.
       *[other] { $name } a voté pour accepter le coup.
    }
game-voted-to-reject =
    { $who ->
        [you] Tu as voté pour refuser le coup.
       *[other] { $name } a voté pour refuser le coup.
    }
game-vote-accepted = Les joueurs ont accepté { $words }.
game-vote-rejected =
    { $count ->
        [0] Le dernier coup quitte le plateau.
        [one] { $words } quitte le plateau.
       *[other] { $words } quittent le plateau.
    }
game-plays-again =
    { $who ->
        [you] Tu rejoues.
       *[other] { $name } rejoue.
    }
game-valid =
    { $count ->
        [0] Le dernier coup est valable.
        [one] { $words } est valable.
       *[other] { $words } sont valables.
    }
game-not-valid =
    { $count ->
        [0] Le dernier coup n’est pas valable.
        [one] { $words } n’est pas un mot valable.
       *[other] { $words } ne sont pas tous des mots valables.
    }
game-tiles-back =
    { $who ->
        [you] Tu reprends tes jetons et perds ton tour.
       *[other] { $name } reprend ses jetons et perd son tour.
    }
game-loses-turn =
    { $who ->
        [you] Tu perds un tour.
       *[other] { $name } perd un tour.
    }
game-gets-points =
    { $who ->
        [you] Tu gagnes { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } gagne { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
game-always-accepting = Tu accepteras tous les coups de cette partie. Appuie sur ✓✓ (« Toujours accepter ») pour arrêter.
game-ended = Partie terminée. { $headline }.

game-title-move = ● À toi de jouer
game-title-accept = ● Accepter le coup ?
game-title-vote = ● À toi de voter
game-over = Partie terminée
game-title-paused = Pendules arrêtées
game-title-disputed = Coup mis en doute
game-title-waits =
    { $how ->
        [dispute] Le dernier coup peut être mis en doute
       *[challenge] Le dernier coup peut être contesté
    }
game-turn-of = À { $name } de jouer

game-state-move = à toi de jouer
game-state-accept = accepter le coup ?
game-state-vote = à toi de voter
game-state-review = revue
game-state-not-started = pas commencée
game-state-paused = pendules arrêtées
game-state-waiting = attend les autres
game-state-won = gagné { $scores }
game-state-lost = perdu { $scores }
game-state-drawn = égalité { $scores }
game-time-left = encore { $time }
game-time-nearly-up = moins d’une minute

# Before the game, after it, and in what the room is.
game-unrated = Cette partie ne compte pas pour la cote.
