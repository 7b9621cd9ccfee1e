# La page de l’hôte du serveur.
host-title = Hôte
host-page-title = Hôte · Crisscross
host-for-host = Pour l’hôte
host-how-to-sign-in = Pour te connecter, lance ceci là où tourne le serveur, et ouvre le lien qui s’affiche :
host-sign-out = Se déconnecter
host-sections = Rubriques
host-log = Activité
host-refresh = Actualiser
host-loading = Chargement…
host-older = Afficher la suite

host-unreachable = Le serveur est injoignable. Réessaie.
host-refused-signed-out = La session est fermée. Lance « crisscross admin » pour un nouveau lien.
host-refused-bad-link = Ce lien ne peut plus servir. Lance « crisscross admin » pour en avoir un autre.
host-refused-backup-running = Une sauvegarde est déjà en cours.
host-refused-backup-failed = La sauvegarde a eu un problème. Le journal du serveur dit lequel.
host-refused-list-unchanged = La liste de mots n’a pas été modifiée.
host-no-game = Cette salle n’existe pas, ou elle est déjà fermée.
host-no-person = Cette personne n’existe pas, ou elle a déjà été retirée.
host-no-invitation = Cette invitation n’existe pas.
host-no-list = Le serveur n’a plus cette liste de mots.

host-backup-another = Pas de sauvegarde : une autre est en cours à la ligne de commande.
host-backup-stopping = Pas de sauvegarde : le serveur s’arrête.
host-backup-unreadable = Pas de sauvegarde : un fichier est illisible. Le journal du serveur dit lequel.
host-backup-unopened = Pas de sauvegarde : un fichier ne s’ouvre pas. Le journal du serveur dit lequel.
host-backup-full-disk = Pas de sauvegarde : le disque est plein.
host-backup-quota = Pas de sauvegarde : le serveur ne peut pas occuper plus de place sur le disque.
host-backup-not-writable = Pas de sauvegarde : le serveur n’a pas le droit d’écrire là. Son journal dit où.
host-backup-file-in-place = Pas de sauvegarde : il y a un fichier à la place du dossier des sauvegardes.
host-backup-failing-disk = Pas de sauvegarde : le disque est défaillant.
host-backup-damaged = Pas de sauvegarde : la base de données est endommagée. « crisscross verify » dit où.
host-backup-long-list = Pas de sauvegarde : une liste de mots est trop longue.
host-backup-old-one-stays = La sauvegarde est faite, mais une ancienne ne peut pas être supprimée. Le journal du serveur dit pourquoi.

host-list-other-letters = Ce mot contient un signe qui n’est pas une lettre de la liste.
host-list-wrong-length = Un mot d’une liste a de { $least } à { $most } lettres.
host-list-bad-line = La ligne { $line } du fichier { $file } n’est pas un mot, donc le serveur ne s’en sert pas du tout. Corrige-le d’abord.
host-list-other-file = La ligne { $line } du fichier { $file } contient ce mot. Annule d’abord cette modification.
host-list-full-file = { $file } contient { $most } mots ou plus. Modifie ce fichier à la main.
host-list-unreadable = { $file } ne peut pas être lu.
host-list-full-disk = { $file } ne peut pas être écrit : le disque est plein.
host-list-quota = { $file } ne peut pas être écrit : le serveur ne peut pas occuper plus de place sur le disque.
host-list-not-writable = { $file } ne peut pas être écrit : le serveur n’en a pas le droit.
host-list-failing-disk = { $file } ne peut pas être utilisé : le disque est défaillant.
host-list-unwritten = { $file } ne peut pas être écrit. Le journal du serveur dit pourquoi.

host-this-server = Ce serveur
host-overview = Aperçu
host-healthy = Tout fonctionne.
host-unhealthy = Le disque signale des erreurs : rien ne peut être enregistré.
host-entry-everybody = Tout le monde peut entrer.
host-entry-invitation = Un nouveau joueur a besoin d’une invitation.
host-entry-password = Un nouveau joueur a besoin du mot de passe ou d’une invitation.
host-entry-nobody = Aucun nouveau joueur ne peut entrer.
host-connections = Connexions
host-open-rooms = Salles ouvertes

host-limit = Limite { $limit } atteinte
host-version = Version { $version }

host-announcement = Annonce
host-announced = Tout le monde voit : « { $text } »
host-take-back = La retirer
host-tell = À dire à tous
host-tell-example = Le serveur redémarre à 20 h. Vos parties sont en sécurité.
host-tell-missing = Écris ce que tout le monde doit savoir.
host-announce = Annoncer

host-backups = Sauvegardes
host-backing-up = Une sauvegarde est en cours…
host-last-backup = Dernière sauvegarde : <strong>{ $when }</strong>
host-no-backup = Il n’y a pas encore de sauvegarde.
host-back-up = Sauvegarder maintenant
host-backups-every =
    { $hours ->
        [0] Le serveur ne fait pas de sauvegarde de lui-même.
        [one] Le serveur en fait une toutes les heures.
       *[other] Le serveur en fait une toutes les { $hours } heures.
    }
host-backups-failed =
    { $count ->
        [one] Une sauvegarde a échoué depuis le démarrage du serveur.
       *[other] { $count } sauvegardes ont échoué depuis le démarrage du serveur.
    }

host-games = Parties
host-games-empty = Il n’y a pas encore de parties.
host-game = <strong>{ $code }</strong> { $system } : { $names }
host-game-nobody = personne
host-game-waiting = en attente
host-game-playing = en cours
host-game-over = terminée
host-game-open = ouverte
host-game-closed = fermée
host-game-changed = dernier coup { $when }

host-close = Fermer<hidden> la salle { $code }</hidden>
host-close-title = Fermer cette salle ?
host-close-more = Tout le monde dans { $code } voit que tu as fermé la salle. Aucune partie ne peut y continuer ni commencer. Ceux qui ont joué pourront encore revoir les parties terminées.
host-close-yes = Fermer la salle

host-people = Personnes
host-people-empty = Personne n’est encore venu.
host-nameless = Une personne sans nom
host-number = numéro { $number }
host-removed = n’a plus accès
host-here =
    { $count ->
        [one] ici en ce moment
       *[other] ici en ce moment, avec { $count } connexions
    }
host-last-here = dernière visite { $when }
host-first-here = première visite { $when }
host-remove = Retirer<hidden> { $name }, numéro { $number }</hidden>
host-remove-title = Retirer { $name } ?
host-remove-more = Son navigateur ne peut plus entrer. Les places dans les parties pas encore commencées se libèrent ; dans une partie en cours, les autres peuvent laisser jouer un ordinateur. Ses messages et les webhooks de ses salles sont supprimés. C’est définitif.
host-remove-yes = Retirer

host-invitations = Invitations
host-new-players = Nouveaux joueurs
host-days = Jours
host-number-problem = Entre un nombre entier de 1 à { $most }.
host-invite = Créer une invitation
host-invited = Envoie ce lien aux personnes que tu invites. Il ne pourra plus être affiché.
host-invitation-link = Lien de l’invitation
host-copy = Copier
host-link-copied = Lien copié
host-no-invitations = Aucune invitation n’est valable en ce moment.
host-invitation = <strong>Invitation { $number }</strong> : encore { $count } fois, jusqu’au { $when }
host-revoke = Annuler<hidden> l’invitation { $number }</hidden>

host-rulings = Décisions maison
host-rulings-note = Des mots dont le vote est allé contre la liste de mots, dans des parties terminées. Ce que tu modifies ici vaut à partir du prochain démarrage du serveur. Les parties en cours gardent leur liste.
host-rulings-empty = Aucun vote n’est encore allé contre une liste de mots.
host-ruling = <strong>{ $word }</strong> (liste { $list })
host-ruling-accepted =
    { $count ->
        [one] accepté { $count } fois
       *[other] accepté { $count } fois
    }
host-ruling-rejected =
    { $count ->
        [one] refusé { $count } fois
       *[other] refusé { $count } fois
    }
host-ruling-last = la dernière fois { $when }
host-ruling-no-list = Le serveur n’a plus cette liste.
host-ruling-listed = Dans la liste
host-ruling-unlisted = Pas dans la liste
host-ruling-added = Ajouté par l’hôte
host-ruling-to-be-added = Sera ajouté au prochain démarrage du serveur
host-ruling-excluded = Exclu par l’hôte
host-ruling-to-be-excluded = Sera exclu au prochain démarrage du serveur
host-ruling-add = Ajouter<hidden> { $word } à la liste { $list }</hidden>
host-ruling-exclude = Exclure<hidden> { $word } de la liste { $list }</hidden>
host-ruling-take-back = Annuler<hidden> la modification du mot { $word } dans la liste { $list }</hidden>

host-log-title = Ce que les hôtes ont fait
host-log-empty = Rien pour l’instant.
host-did-make-link = Lien vers cette page affiché
host-did-sign-in = Connexion
host-did-sign-out = Déconnexion
host-did-sign-everybody-out = Déconnexion de tout le monde
host-did-invite = Invitation { $number } créée
host-did-revoke = Invitation { $number } annulée
host-did-close = Salle { $code } fermée
host-did-remove = Personne { $number } retirée
host-did-reset-account = Compte de la personne { $number } réinitialisé
host-did-back-up = Sauvegarde demandée
host-did-announce = Annonce faite : « { $text } »
host-did-take-back = Annonce retirée
host-did-add-word = { $word } ajouté à la liste { $list }
host-did-exclude-word = { $word } exclu de la liste { $list }
host-did-take-back-word = Modification du mot { $word } annulée dans la liste { $list }
host-did-prune = Suppression de ce qui ne servait plus
host-did-prune-finished = Suppression de ce qui ne servait plus et des anciennes parties terminées
host-did-import = Parties importées pour la personne { $number }
host-command-line = ligne de commande
host-session = session { $number }
