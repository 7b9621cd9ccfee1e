# Pourquoi le serveur refuse quelque chose. Pour les jetons posés, chaque phrase dit quoi faire.
refusals-empty = Pose au moins un jeton.
refusals-off-board =
    { $count ->
        [0] C’est hors du plateau.
        [one] { $squares } est hors du plateau.
       *[other] { $squares } sont hors du plateau.
    }
refusals-occupied =
    { $count ->
        [0] Il y a déjà un jeton.
        [one] { $squares } est déjà prise.
       *[other] { $squares } sont déjà prises.
    }
refusals-bad-tile = Ce jeton, ou sa lettre, n’existe pas dans cette partie.
refusals-bad-tile-named = « { $tile } » n’est pas un jeton de cette partie, ou ne peut pas remplacer une autre lettre.
refusals-blank-letter = Il faut une lettre au joker.
refusals-not-in-rack = Ces jetons ne sont pas sur ton chevalet.
refusals-not-enough = Tu n’as pas assez de { $tiles }.
refusals-not-linear = Place tes jetons sur une seule ligne.
refusals-gap = Comble le trou, ou rapproche tes jetons.
refusals-gap-at = Comble le trou en { $squares }, ou rapproche tes jetons.
refusals-not-attached = Ton mot doit toucher un mot du plateau.
refusals-first-centre = Le premier mot doit couvrir la case de départ.
refusals-first-centre-at = Le premier mot doit couvrir { $square }.
refusals-first-short = Pose encore un jeton : le premier mot doit avoir au moins deux lettres.
refusals-digraph = Ces deux lettres ont un jeton à elles. Utilise-le, ou déplace l’une d’elles{ $where }.
refusals-red-target = Pose la croix rouge sur un jeton d’un tour précédent, une par case{ $where }.
refusals-orphan = Chaque jeton doit rester dans un mot : poses-en un autre à côté de celui qui reste seul{ $where }.
refusals-where = { " " }({ $squares })
refusals-new-words-apart = Les nouveaux mots doivent être reliés : chacun doit partager une case avec un autre.
refusals-duplicate-word =
    { $count ->
        [0] Un mot serait deux fois sur le plateau.
        [one] { $words } serait deux fois sur le plateau.
       *[other] { $words } seraient deux fois sur le plateau.
    }
refusals-bad-word =
    { $count ->
        [0] Un de ces mots n’est pas dans la liste de mots.
        [one] { $words } n’est pas dans la liste de mots.
       *[other] { $words } ne sont pas dans la liste de mots.
    }

refusals-not-your-turn = Ce n’est pas ton tour.
refusals-stale = Ce tour est terminé. Regarde de nouveau le plateau.
refusals-window-open = Le dernier coup n’est pas encore définitif. Attends un instant.
refusals-nothing-to-challenge = Aucun coup n’attend ta réponse.
refusals-nothing-to-vote = Il n’y a plus de vote en cours.
refusals-bag-too-small = Le sac n’a pas assez de jetons pour cet échange.
refusals-not-all-tiles = Tu ne peux rejeter que tous tes jetons à la fois.
refusals-not-a-starter = Le premier jeton est déjà sur le plateau.
refusals-bad-options = Ces options ne vont pas ensemble.
refusals-game-over = La partie est finie.
refusals-chat-is-off = Le chat est désactivé.
refusals-bad-line = Un message a de 1 à 256 caractères visibles. Aucune lettre n’a plus de quatre accents ou autres signes.
refusals-no-such-line = Ce message n’existe plus.
refusals-name-needed = Choisis d’abord un nom.
refusals-too-many-lines = C’est beaucoup à la fois. Réessaie dans un instant.
refusals-too-many-reactions = Ce message a déjà { $most } réactions, c’est le maximum.
refusals-nothing-to-take-back = Ce coup ne peut plus être repris.
refusals-too-late-to-abort = On ne peut annuler une partie qu’avant son deuxième tour.
refusals-already-agreed = Tu as déjà accepté.
refusals-nothing-asked = Personne ne le demande plus.
refusals-nobody-to-nudge = Tu n’attends le coup de personne.
refusals-just-nudged = Ce joueur a déjà été relancé. Tu pourras recommencer dans { $wait }.
refusals-not-now = Tu peux chercher des mots pendant un vote et après la partie.
refusals-no-hints = Il n’y a pas d’indices dans cette salle.
refusals-game-goes-on = Tu pourras analyser la partie quand elle sera finie.
refusals-words-later = Tu pourras chercher des mots quand la partie sera finie.
refusals-plays-elsewhere = Cette personne joue encore dans une partie mise de côté.
refusals-plays-on = Tu joues encore une autre partie dans cette salle, peut-être une partie mise de côté. Tant qu’elle n’est pas finie, tu ne peux ici ni chercher des mots ni faire vérifier des coups.
refusals-under-way = Impossible tant qu’une partie est en cours.
refusals-not-quiet = Une partie est en cours. Tu pourras fermer la salle quand il ne s’y sera rien passé pendant 30 jours.
refusals-not-quiet-until = Une partie est en cours. S’il ne s’y passe rien, tu pourras fermer la salle dans { $wait }.
refusals-no-such-move = À ce moment de la partie, personne n’a posé, échangé ni passé.
refusals-rack-unknown = Le relevé de cette partie n’indique pas tous les jetons du chevalet : impossible de juger ce coup.
refusals-busy = Le serveur est occupé. Réessaie.
refusals-sending = Attends : ta dernière action est encore en cours d’envoi.

refusals-not-seated = Tu ne joues pas dans cette partie.
refusals-already-seated = Tu as déjà une place dans cette partie.
refusals-room-full = Toutes les places sont prises.
refusals-left-out = L’hôte a choisi de jouer la prochaine partie sans toi.
refusals-bad-name = Un nom a de 1 à 24 caractères visibles. Aucune lettre n’a plus de quatre accents ou autres signes, ni deux fois le même.
refusals-name-taken = Quelqu’un dans cette partie a déjà ce nom, ou un nom qui lui ressemble.
refusals-name-taken-in = Dans ta partie { $room }, quelqu’un a déjà ce nom, ou un nom qui lui ressemble.
refusals-no-such-level = Ce niveau n’existe pas dans cette partie.
refusals-not-host = Seul l’hôte peut faire cela.
refusals-too-few-seats = Il manque encore des joueurs.
refusals-seats-missing = La partie demande au moins { $least } joueurs et en a { $count }.
refusals-already-started = La partie a déjà commencé.
refusals-not-started = La partie n’a pas encore commencé.
refusals-not-a-computer = Il n’y a plus d’ordinateur à cette place.
refusals-no-such-seat = Personne ne joue à cette place.
refusals-clock = Les pendules ne le permettent pas.
refusals-clock-wrong-night = Cette nuit n’est pas possible, ou le serveur ne connaît pas ton fuseau horaire.
refusals-clock-night-just-changed = Tu peux changer ta nuit une fois par semaine.
refusals-clock-nothing-new = C’est déjà le cas, ou tu l’as déjà proposé.
refusals-clock-nothing-proposed = Tu n’as rien proposé.
refusals-clock-no-holiday-left = Tu n’as plus de vacances dans cette partie.
refusals-not-absent = Cette personne est là, ou vient de partir. Réessaie plus tard.
refusals-connected = Cette personne est là.
refusals-just-left = Cette personne vient de partir. Réessaie dans { $wait }.
refusals-has-time = Cette personne a encore du temps pour son coup.
refusals-stand-in = Cette personne n’a pas accepté de remplaçant.
refusals-stand-in-strength = Cette personne n’a pas accepté de remplaçant de cette force.
refusals-computer-plays = Un ordinateur joue pour toi. Reprends d’abord ta place.
refusals-has-stand-in = Un ordinateur joue déjà à cette place.
refusals-no-stand-in = Aucun ordinateur ne joue pour toi.
refusals-too-many-changes = Tu as fait trop de changements en peu de temps. Réessaie dans une minute.

refusals-settings =
    { $count ->
        [one] Ce réglage n’est pas possible ici.
       *[other] Ces réglages ne vont pas ensemble.
    }
refusals-unknown-lexicon = Ce serveur n’a pas cette liste de mots.
refusals-lexicon-gone = Le serveur n’a pas de liste de mots pour cette partie.
refusals-no-such-room = Ce code ne mène à aucune partie.
refusals-game-followed = Une autre partie a suivi celle-ci.
refusals-not-proposed = Cette partie n’est plus proposée.
refusals-no-such-game = Cette partie n’existe pas dans la salle.
refusals-room-locked = Cette salle est verrouillée. Demande à son hôte de la déverrouiller.
refusals-room-password-needed = Il faut un mot de passe pour entrer dans cette salle.
refusals-removed-from-room = L’hôte t’a retiré l’accès à cette salle.
refusals-no-watchers = Tant que cette partie est en cours, seuls ses joueurs peuvent la regarder.
refusals-seat-kept = Les places restantes sont réservées à d’autres.
refusals-no-such-person = Personne de ce nom n’a de place.
refusals-no-such-watcher = Cette personne ne regarde plus ici.
refusals-bad-room-name = Le nom d’une salle a au plus 40 caractères visibles.
refusals-bad-room-password = Le mot de passe d’une salle a de 1 à 64 caractères.
refusals-not-joined = Entre d’abord dans cette salle.
refusals-room-closed = Cette salle a été fermée.
refusals-game-damaged = Cette partie est endommagée sur le disque du serveur et ne peut pas s’ouvrir. Préviens la personne qui gère le serveur.
refusals-too-many-rooms = Tu es dans trop de salles à la fois. Quittes-en d’abord une.
refusals-rooms-at-once = Tu es dans { $most } salles à la fois, c’est le maximum. Quittes-en d’abord une.
refusals-too-many-new-rooms = Trop de salles ont été créées. Réessaie dans quelques minutes.

refusals-invitation-needed = Il faut une invitation pour jouer ici. Demande un lien à la personne qui gère le serveur.
refusals-bad-invitation = Cette invitation ne peut plus servir. Demande un nouveau lien.
refusals-password-needed = Il faut un mot de passe pour jouer ici.
refusals-wrong-password = Ce n’est pas le mot de passe.
refusals-no-new-guests = Ce serveur n’accueille pas de nouveaux joueurs en ce moment.
refusals-removed = L’hôte t’a retiré l’accès à ce serveur.
refusals-bad-hand-over = Ce lien ne peut plus servir. Crées-en un nouveau sur ton autre appareil.
refusals-device-signed-out = Ta session sur cet appareil a été fermée.
refusals-bad-device-name = Le nom d’un appareil a de 1 à 40 caractères visibles.
refusals-too-many-devices = Ta session est déjà ouverte sur autant d’appareils que possible. Ferme-la d’abord sur l’un d’eux.
refusals-no-such-device = Cet appareil est déjà déconnecté.
refusals-no-other-device = Ouvre d’abord Crisscross sur ton autre appareil, sous la même identité.
refusals-last-device = C’est ton seul appareil. Sans lui, tu ne retrouverais plus tes parties.
refusals-wrong-pass-phrase = Ce nom et cette phrase secrète ne vont pas ensemble.
refusals-too-many-sign-ins = Trop d’essais. Réessaie dans { $wait }.
refusals-too-many-moves = Tu joues très vite. Réessaie dans { $wait }.
refusals-game-too-long = Cette partie a eu { $most } tours, c’est le maximum. Demande à la finir, ou abandonne.
refusals-history-full = Cette partie ne peut plus garder de changements. Continue à jouer, demande à la finir, ou abandonne.
refusals-too-many-games = Tu as { $most } parties qui ne sont pas terminées. Termines-en ou quittes-en une d’abord.
refusals-bad-pass-phrase = Une phrase secrète a de { $least } à { $most } caractères.
refusals-has-account = Tu as déjà un compte.
refusals-no-account = Tu n’as pas de compte.
refusals-guest-of-account = Tu utilises un compte sur un autre appareil. Connecte-toi ici aussi pour changer tes notifications.
refusals-name-of-account = Quelqu’un d’autre a un compte avec ce nom, ou avec un nom qui lui ressemble.
refusals-no-passkeys = Les clés d’accès ne marchent pas à cette adresse. Il leur faut HTTPS et un nom de domaine, pas une adresse IP.
refusals-no-challenge = Cela a pris trop de temps. Réessaie.
refusals-bad-passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessaie, ou prends-en une autre.
refusals-unknown-passkey = Ce serveur ne connaît pas cette clé d’accès.
refusals-no-such-passkey = Cette clé d’accès a déjà été retirée.
refusals-last-passkey = Sans cette clé d’accès, tu ne pourrais plus te connecter. Choisis d’abord une phrase secrète.
refusals-too-many-passkeys = Ton compte a autant de clés d’accès que possible. Retires-en une d’abord.
refusals-server-full = Le serveur est plein. Réessaie plus tard.
refusals-too-many-guesses = Trop d’essais ratés. Réessaie dans une minute.
refusals-too-many-guests = Trop de nouveaux joueurs sont venus de ton réseau. Réessaie plus tard.
refusals-too-many-guests-in-all = Trop de nouveaux joueurs sont venus sur ce serveur. Réessaie plus tard.
refusals-too-many-connections = Crisscross est ouvert dans trop d’onglets. Fermes-en d’abord quelques-uns.
refusals-connections-at-once = Tu as { $most } connexions à ce serveur, c’est le maximum. Ferme d’abord quelques onglets.
refusals-too-many-requests = Trop de demandes. Attends un instant et réessaie.

refusals-unclear = La page et le serveur ne se comprennent pas. Recharge la page.
refusals-fault =
    { $reason ->
        [missing] (« { $field } » manque.)
        [unknown] (« { $field } » est inconnu.)
        [twice] (« { $field } » y est deux fois.)
        [out_of_range] (« { $field } » doit être entre { $least } et { $most }.)
        [empty] (« { $field } » est vide.)
        [not_a_choice] (« { $field } » a une valeur impossible.)
        [too_deep] (« { $field } » est trop imbriqué.)
       *[other] (« { $field } » n’a pas la bonne forme.)
    }
refusals-too-long = C’est trop long : { $most } au plus.
refusals-unknown-token = Le serveur ne te connaît plus. Recharge la page.
refusals-restarting = Le serveur va redémarrer.
refusals-storage-failed = Le disque du serveur a eu un problème : cela n’a peut-être pas été enregistré. Réessaie.
refusals-internal = Quelque chose s’est mal passé sur le serveur : cela n’a peut-être pas été enregistré. Réessaie.
refusals-internal-named = Quelque chose s’est mal passé sur le serveur : cela n’a peut-être pas été enregistré. Réessaie. (Erreur { $error })

refusals-not-found = Cela n’existe plus.

refusals-calls-off = Ce serveur n’envoie pas de notifications à d’autres serveurs.
refusals-bad-subscription = On ne peut pas envoyer de notifications à ce navigateur.
refusals-bad-address = On ne peut rien envoyer à cette adresse. Elle doit être publique, et être une adresse de ce service.
refusals-no-subscription = Ce navigateur ne reçoit pas de notifications.
refusals-unknown-zone = Le serveur ne connaît pas ton fuseau horaire.
refusals-unknown-format = Le serveur ne connaît pas ce service.
refusals-no-webhook = Cette salle n’envoie pas de notifications à une messagerie.
refusals-not-delivered = La notification n’est pas arrivée. Vérifie l’adresse.
